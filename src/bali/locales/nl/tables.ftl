### Around a table: your tables, joining, leaving, several players at one screen, replays.

## Your tables

web-turn-of = { $who } is aan zet
web-time-left = nog { $time }
web-days-hours = { $days } d { $hours } u
web-next-table = { $count ->
    [one] Je bent aan zet aan een andere tafel
   *[other] Je bent aan zet aan { $count } andere tafels
}
web-finished = Afgeronde spellen
web-finished-none = Hier komen je afgeronde spellen te staan.
web-finished-all = Alles tonen
web-replay-saved = Opgeslagen spel terugkijken
web-result-won = Gewonnen { $points }
web-result-shared = Gedeelde overwinning { $points }
web-result-place = { $place }e plaats { $points }
web-result-won-resigned = Gewonnen door opgave
web-result-resigned = Je hebt opgegeven
web-result-winner = { $who } wint { $points }
web-result-winner-resigned = { $who } wint door opgave

## A new table

web-variant-oracle-why = Als er orakels worden neergelegd, mag de speler die aan de beurt is de bovenste vier kaarten op de offerplaats bekijken en er in het geheim één houden.
web-variant-demon-why = Een demon blokkeert één rij van het aanbod. Met elke gespeelde priester gaat hij een rij verder.
web-seat-name-of = Naam van speler { $number }
web-seats-shared = Jullie delen één apparaat. Tussen de beurten verbergt een gordijn de kaarten, en alleen de volgende speler doet het open.

## Joining

web-join-name = Hoe heet je?
web-join-table = Meespelen

## Leaving

web-resign-sure = Echt opgeven?
web-resign-ends = Het spel is dan afgelopen en jij hebt verloren. Dit kun je niet terugnemen.
web-resign-continues = Je verliest dit spel en kunt niet terugkomen. Een bot speelt voor je verder, en iedereen ziet dat je hebt opgegeven.
web-resign-yes = Ja, opgeven
web-resign-no = Verderspelen
web-note-left = { $who } gaat weg. Een bot neemt het over.
web-note-time = De tijd van { $who } is op. Een bot neemt het over.
web-note-called = Een bot neemt het over van { $who }.
web-note-resigned = { $who } geeft op.
web-note-returned = { $who } is terug.
web-note-renamed = { $before } heet nu { $who }.

## Memory

web-memory-why = Oudere regels noemen niet meer elke kaart. Waarom?
web-memory-note = Aan een echte tafel schrijft niemand voor je mee. Zo gaat het hier ook: de pagina noemt een kaart zolang die nieuw is, en laat later niet meer zien welke het was. Onthoud wat voor jou belangrijk is. Moet de pagina voor je meeschrijven? Kies dan “met notities” als je een tafel opent.
web-memory-note-own = Kaarten die iedereen heeft gezien, noemt de pagina het hele spel lang. Kaarten die alleen jij hebt gezien, noemt ze zolang ze nieuw zijn, en later niet meer. Onthoud die zelf.
web-memory-note-ok = Begrepen

## Several players at one screen

web-handover = Nu is { $who } aan zet.
web-handover-go = Geef het apparaat aan { $who }

## Replays

web-replay-choose = Bestand kiezen
web-replay-about = Kies een spel dat als bestand is opgeslagen. Je afgeronde spellen staan op de startpagina.
web-play = Afspelen
web-replay-speed = Tempo
web-previous-turn = Vorige beurt
web-next-turn = Volgende beurt
web-next-scoring = Volgende waardering
web-replay-options = Tempo en perspectief
web-front = Vooraan zit
web-key-replay-turn = bij het terugkijken: vorige of volgende beurt
web-key-replay-play = bij het terugkijken: afspelen of pauzeren, volgende waardering
