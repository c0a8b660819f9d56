### What the terminal says about any game.

you = (du)
default-names = Wayan, Kadek, Nyoman, Ketut
keys = Nummer/Worte · u zurück · h Tipp · l Verlauf · ? Hilfe · q speichern und beenden
comma = { ", " }
and = { " und " }
semicolon = { "; " }
between-sentences = { " " }
aside = { $text } ({ $note })
for-you = Du: { $prompt }
then-asked = danach { $who }
ask = >
unknown-words = „{ $words }“ kenne ich nicht. Möglich ist: { $list }
several = „{ $words }“ ist nicht eindeutig: { $list }
not-possible = { $reason } [{ $clause }]. Möglich ist: { $list }
no-number = wähle eine der Nummern { $list }
undone = zurückgenommen
hint = Gewinnchancen, wie ein starker Bot sie einschätzt: { $list }
hint-choice = { $words } { $percent } %
thinking = { $who } überlegt …
press-enter = Weiter mit Enter
curtain = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg! Enter zeigt die Karten.
curtain-or-pass = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg! Enter zeigt die Karten; mit p passt du, ohne sie anzusehen.
saved = Spiel gespeichert in { $file }
resume = weiterspielen mit: { $command } play --resume { $file }
replay = noch einmal ansehen mit: { $command } replay { $file }
too-small = Bitte vergrößere das Terminal auf { $width } x { $height } und drücke dann Enter.
log-empty = Noch ist nichts passiert.
log-keys = Seite { $at } von { $count } · b früher · Enter zurück zum Tisch
compiling = { $game } wird einmalig für diesen Rechner vorbereitet. Das dauert etwa eine Minute …
compiling-replay = Die Regeln werden einmalig für diesen Rechner vorbereitet …
loading = { $game } wird geladen …
winner = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}
replay-keys = { $at } von { $count } · Enter oder n weiter · b zurück · eine Zahl: dorthin · q beenden
replay-bad = drücke Enter, n, b oder q oder gib eine Zahl von 0 bis { $count } ein
result = Abschlusswertung
result-total = Summe
result-place = Platz
help =
    Wähle eine Aktion mit ihrer Nummer, mit ihren Worten aus der Liste (in deiner Sprache oder auf Englisch) oder mit so vielen davon, dass sie eindeutig ist.
    u  nimmt deine letzte Aktion zurück, wenn sie zu deinem eigenen Zug gehört und keine Karte aufgedeckt hat
    h  zeigt, was ein starker Bot von deinen Möglichkeiten hält; er weiß nur, was du weißt
    l  zeigt den ganzen Verlauf
    q  beendet das Programm; das Spiel wird nach jeder Aktion gespeichert, es geht also nichts verloren
