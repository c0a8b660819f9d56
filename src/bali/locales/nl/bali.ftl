### What the terminal says about any game.

you = (jij)
default-names = Wayan, Kadek, Nyoman, Ketut
keys = nummer of tekst · u terug · h hint · l logboek · ? help · q opslaan en stoppen
comma = { ", " }
and = { " en " }
semicolon = { "; " }
between-sentences = { " " }
aside = { $text } ({ $note })
for-you = Jij: { $prompt }
then-asked = daarna { $who }
ask = >
unknown-words = “{ $words }” ken ik niet. Mogelijk: { $list }
several = “{ $words }” kan meerdere dingen betekenen: { $list }
not-possible = { $reason } [{ $clause }]. Mogelijk: { $list }
no-number = kies een van de nummers { $list }
undone = teruggenomen
hint = winstkansen volgens een sterke bot: { $list }
hint-choice = { $words } { $percent }%
thinking = { $who } denkt na …
press-enter = Druk op Enter om verder te gaan
curtain = Geef het toetsenbord aan { $who }. De rest kijkt even weg! Druk op Enter om de kaarten te tonen.
curtain-or-pass = Geef het toetsenbord aan { $who }. De rest kijkt even weg! Druk op Enter om de kaarten te tonen, of op p om te passen zonder te kijken.
saved = Het spel is opgeslagen in { $file }
resume = verderspelen met: { $command } play --resume { $file }
replay = opnieuw bekijken met: { $command } replay { $file }
too-small = Maak de terminal groter, tot { $width } x { $height }, en druk dan op Enter.
log-empty = Er is nog niets gebeurd.
log-keys = pagina { $at } van { $count } · b eerder · Enter terug naar de tafel
compiling = { $game } wordt eenmalig voorbereid voor deze computer. Dat duurt ongeveer een minuut …
compiling-replay = De regels worden eenmalig voorbereid voor deze computer …
loading = { $game } wordt geladen …
winner = { $count ->
    [one] { $who } wint.
   *[other] { $who } delen de overwinning.
}
replay-keys = { $at } van { $count } · Enter of n verder · b terug · een getal: daarheen · q stoppen
replay-bad = druk op Enter, n, b of q, of typ een getal van 0 tot en met { $count }
result = Puntentelling
result-total = Totaal
result-place = Plaats
help =
    Kies een actie met het nummer, met de woorden uit de lijst (in je eigen taal of in het Engels) of met genoeg daarvan om duidelijk te maken welke je bedoelt.
    u  neemt je laatste actie terug, als die bij je eigen beurt hoort en er geen kaart zichtbaar werd
    h  toont wat een sterke bot van je keuzes vindt; hij weet alleen wat jij weet
    l  toont het hele logboek
    q  stopt; het spel wordt na elke actie opgeslagen, dus er gaat niets verloren
