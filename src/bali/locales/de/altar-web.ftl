### What altar's board in the browser says beyond the terminal, in German.

## Regions

altar-board-offer = Dorfplatz
altar-board-altar = Altar
altar-board-table = Tisch
altar-board-own = Deine Seite
altar-board-tableau = Deine Auslage
altar-board-look = Das Orakel zeigt dir, von oben nach unten

## The offer

altar-board-legend = wird gewertet, wenn die Karte darunter als letzte genommen wird
altar-board-legend-last = wird gewertet, wenn die Karte darunter genommen wird
altar-board-legend-now = wird jetzt gewertet
altar-board-uncovered = { $what }; { $when }
altar-board-take = aus Reihe { $row } nehmen; legt frei: { $next }
altar-board-take-last = aus Reihe { $row } nehmen; dann wird eine neue Reihe ausgelegt
altar-board-new-row = dann neue Reihe
altar-board-take-ends = aus Reihe { $row } nehmen; dann ist der Ziehstapel leer und das Spiel zu Ende
altar-board-row-ends = beendet das Spiel
altar-board-pile-ends = Die nächste neue Reihe beendet das Spiel
altar-board-barred = Auf Reihe { $row } steht der Dämon: Dort kannst du keine Karte nehmen.

## The altar

altar-board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
altar-board-bare = Hier liegt noch keine Karte.
altar-board-built = Schrein von { $who }
altar-board-top = zuoberst: { $what }
altar-board-face-down = eine verdeckte Karte
altar-board-unknown = unbekannt: { $count }
altar-board-row-cards = Karten
altar-board-row-worth = Wert je Karte
altar-board-worth = { $what }: { $count } auf dem Altar, jetzt je { $worth } wert
altar-board-worth-unsure = { $what }: { $count } auf dem Altar, jetzt je { $worth } wert, falls die unbekannten Karten nichts daran ändern

## Cards and what a click does

altar-board-count = { $what }: { $count }
altar-board-sole-count = { $what }: { $count }, alleinige Mehrheit
altar-board-sole = alleinige Mehrheit
altar-board-does = { $what }: { $deed }
altar-board-why = { $what } (geht gerade nicht: warum?)
altar-board-how-many = { $what }: wähle, wie viele du ausspielst
altar-board-hand-empty = Deine Hand ist leer.
altar-board-stuck = Du hast drei Schreine auf der Hand und weniger als { $cost } Steine. Deshalb kommt einer zurück in die Schachtel.

## A player's panel

altar-board-hand-size = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
altar-board-played = Ausgespielt: { $cards }
altar-board-none-played = Keine Karten ausgespielt
altar-board-unsure = soweit es alle sehen konnten

## The end

altar-end-turn = Die Karten auf dem Altar werden aufgedeckt.
altar-end-value = Am meisten wert ist die Sorte, die am häufigsten geopfert wurde.
altar-end-worth = je { $worth }
altar-end-tie-break = Gleichstand: Es entscheiden die meisten Schreine, dann die meisten Steine.

## Answers in advance

altar-question-shrine = Ertrag meiner Schreine

## With a hint

altar-effect-uncovers = legt frei: { $kind }
altar-ahead-sole = bringt dir die alleinige Mehrheit
altar-ahead-first = dein erster: Du gewinnst etwas, wenn er gewertet wird
altar-ahead-stonemason = { $count ->
    [one] 1 Stein, sooft ein Steinmetz gewertet wird
   *[other] { $count } Steine, sooft ein Steinmetz gewertet wird
}
altar-ahead-priest = { $count ->
    [one] 1 Siegpunkt, sooft ein Priester gewertet wird
   *[other] { $count } Siegpunkte, sooft ein Priester gewertet wird
}
altar-ahead-shrine = { $points } Siegpunkte am Ende
altar-preview-shrine = am Ende { $points } Punkte; alle anderen legen eine Karte auf den Altar, du zwei
altar-ahead-worth = am Ende { $worth } wert, so wie der Altar jetzt ist

## What the others did, where there is little space

altar-brief-took = { $who } nimmt { $cards }.
altar-brief-vain = Niemand erhält etwas.

## A button with the amount that it stands for

altar-answer-choose = { $gain } wählen
