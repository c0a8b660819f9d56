### altar in German, in the words of its German booklet.

## Goods and cards

altar-good-rice = Reis
altar-good-peanut = Erdnüsse
altar-good-banana = Bananen
altar-good-pepper = Paprika

altar-kind-rice = Reisbauer
altar-kind-peanut = Erdnussbauer
altar-kind-banana = Bananenbauer
altar-kind-pepper = Paprikabauer
altar-kind-stonemason = Steinmetz
altar-kind-priest = Priester
altar-kind-shrine = Schrein
altar-kind-oracle = Orakel

# Playing cards as the object of a sentence.
altar-cards-rice = { $count ->
    [one] einen Reisbauern
   *[other] { $count } Reisbauern
}
altar-cards-peanut = { $count ->
    [one] einen Erdnussbauern
   *[other] { $count } Erdnussbauern
}
altar-cards-banana = { $count ->
    [one] einen Bananenbauern
   *[other] { $count } Bananenbauern
}
altar-cards-pepper = { $count ->
    [one] einen Paprikabauern
   *[other] { $count } Paprikabauern
}
altar-cards-stonemason = { $count ->
    [one] einen Steinmetz
   *[other] { $count } Steinmetze
}
altar-cards-priest = { $count ->
    [one] einen Priester
   *[other] { $count } Priester
}
altar-cards-shrine = { $count ->
    [one] einen Schrein
   *[other] { $count } Schreine
}
altar-cards-oracle = { $count ->
    [one] ein Orakel
   *[other] { $count } Orakel
}

# Sacrifice cards as the object of a sentence.
altar-goods-rice = { $count ->
    [one] eine Reiskarte
   *[other] { $count } Reiskarten
}
altar-goods-peanut = { $count ->
    [one] eine Erdnusskarte
   *[other] { $count } Erdnusskarten
}
altar-goods-banana = { $count ->
    [one] eine Bananenkarte
   *[other] { $count } Bananenkarten
}
altar-goods-pepper = { $count ->
    [one] eine Paprikakarte
   *[other] { $count } Paprikakarten
}
altar-some-goods = { $count ->
    [one] eine Opferkarte
   *[other] { $count } Opferkarten
}
altar-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
altar-due = { $count ->
    [one] 1 Siegpunkt oder Stein
   *[other] { $count } Siegpunkte oder Steine
}
altar-points = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}

## The table

altar-row = Reihe { $row }
altar-demon-mark = Dämon
altar-altar = Altar
altar-supply = Vorrat
altar-pile = Ziehstapel { $count }
altar-head-stone = Steine
altar-head-points = Punkte
altar-head-rice = Re
altar-head-peanut = Er
altar-head-banana = Ba
altar-head-pepper = Pa
altar-head-stonemason = St
altar-head-priest = Pr
altar-head-shrine = Sc
altar-head-cards = Opfer
altar-head-hand = Hand
altar-your-hand = Hand
altar-your-cards = Opferkarten
altar-you-see = Von oben nach unten

## Actions

altar-do-buy = { $what } kaufen
altar-do-play = { $number ->
    [0] einen { $what } ausspielen
   *[other] { $cards } ausspielen
}
altar-do-return = einen { $what } zurücklegen
altar-do-sacrifice = { $what } opfern
altar-do-crown = { $what } obenauf legen
altar-do-take = aus Reihe { $number } nehmen
altar-do-choose = { $what } wählen
altar-do-claim = { $what } nehmen
altar-do-look = Karten vom Altar ansehen
altar-do-decline = nicht ansehen
altar-do-keep = Karte { $number } behalten
altar-do-draw = { $what } ziehen
altar-do-lay = { $what } hinlegen
altar-choice-points = Siegpunkte
altar-choice-stone = Steine

## The costs and effects of a choice

altar-effect-cost = { $cost ->
    [0] kostenlos
    [one] kostet 1 Stein
   *[other] kostet { $cost } Steine
}
altar-effect-demon = der Dämon zieht auf Reihe { $row }
altar-effect-cards = { $cards }
altar-effect-gained = { $number ->
    [1] { $who }: { $gain }
   *[other] { $who }: je { $gain }
}
altar-effect-emptied = { $ends ->
    [1] der Ziehstapel wird leer: keine Karte wird mehr gewertet, es folgt die Abschlusswertung
   *[other] erst wird eine neue Reihe ausgelegt, dann gewertet
}
altar-effect-scored = Wertung: { $kind }
altar-effect-unrewarded = niemand erhält etwas

## The prompt for the player who is deciding

altar-prompt-dealing = Karten werden ausgelegt.
altar-prompt-buying = Kaufe eine Opferkarte oder spiele gleich Karten aus
altar-prompt-playing = Spiele eine oder mehrere Handkarten aus
altar-prompt-sacrificing = Lege für den Schrein von { $other } eine Opferkarte offen auf den Altar
altar-prompt-covering = Lege für deinen Schrein eine Opferkarte verdeckt auf den Altar
altar-prompt-crowning = Lege für deinen Schrein eine Karte aus dem Vorrat oben auf den Altar
altar-prompt-taking = { $count ->
    [one] Nimm eine Karte; die darüber wird gewertet
   *[other] Nimm { $count } Karten; die über der letzten wird gewertet
}
altar-prompt-looking = Sieh dir dank des Orakels Karten vom Altar an oder verzichte darauf
altar-prompt-keeping = { $count ->
    [one] Nimm die einzige Karte vom Altar
   *[other] Behalte eine der obersten { $count } Karten vom Altar
}
altar-prompt-rewarding = { $count ->
    [one] Wähle 1 Siegpunkt oder 1 Stein, denn ein Schrein wird gewertet
   *[other] Wähle { $count } Siegpunkte oder { $count } Steine, denn ein Schrein wird gewertet
}
altar-prompt-claiming = Wähle eine andere Sorte, denn die Sorte { $good } ist aufgebraucht
altar-prompt-over = Das Spiel ist zu Ende.

## The prompt for everyone but the player who is deciding

altar-waiting-buying = Warten auf { $who }: eine Opferkarte kaufen oder Karten ausspielen
altar-waiting-playing = Warten auf { $who }: Karten ausspielen
altar-waiting-sacrificing = Warten auf { $who }: eine Karte für den Schrein von { $other } opfern
altar-waiting-covering = Warten auf { $who }: eine Karte verdeckt für den eigenen Schrein opfern
altar-waiting-crowning = Warten auf { $who }: eine Karte aus dem Vorrat oben auf den Altar legen
altar-waiting-taking = { $count ->
    [one] Warten auf { $who }: eine Karte nehmen; die darüber wird gewertet
   *[other] Warten auf { $who }: { $count } Karten nehmen; die letzte bestimmt die Wertung
}
altar-waiting-looking = Warten auf { $who }: Karten vom Altar ansehen oder nicht (Orakel)
altar-waiting-keeping = { $count ->
    [one] Warten auf { $who }: die einzige Karte vom Altar nehmen
   *[other] Warten auf { $who }: eine der obersten { $count } Karten vom Altar behalten
}
altar-waiting-rewarding = { $count ->
    [one] Warten auf { $who }: 1 Siegpunkt oder 1 Stein wählen (Schrein-Wertung)
   *[other] Warten auf { $who }: { $count } Siegpunkte oder { $count } Steine wählen (Schrein-Wertung)
}
altar-waiting-claiming = Warten auf { $who }: eine andere Sorte als { $good } wählen

## What happened

altar-event-bought = { $cost ->
    [0] { $who } bekommt { $cards } kostenlos.
    [one] { $who } kauft { $cards } für 1 Stein.
   *[other] { $who } kauft { $cards } für { $cost } Steine.
}
altar-event-bought-faded = { $who } kauft eine Opferkarte.
altar-event-played = { $cost ->
    [0] { $who } spielt { $cards } aus.
    [one] { $who } spielt { $cards } für 1 Stein aus.
   *[other] { $who } spielt { $cards } für { $cost } Steine aus.
}
altar-event-demon = Der Dämon zieht auf Reihe { $row }.
altar-event-returned = { $who } kann nichts ausspielen: drei Schreine auf der Hand, aber zu wenige Steine. Ein Schrein kommt zurück in die Schachtel.
altar-event-sacrificed = { $who } opfert { $cards }.
altar-event-sacrificed-faded = { $who } opfert eine Karte.
altar-event-covered = { $who } opfert verdeckt { $cards }.
altar-event-covered-faded = { $who } opfert verdeckt eine Karte.
altar-event-crowned = { $who } legt { $cards } aus dem Vorrat oben auf den Altar.
altar-event-crowned-faded = { $who } legt eine Karte aus dem Vorrat oben auf den Altar.
altar-event-took = { $who } nimmt { $cards } aus Reihe { $row }.
altar-event-took-faded = { $who } nimmt eine Karte aus Reihe { $row }.
altar-event-claimed = { $who } nimmt stattdessen { $cards }.
altar-event-claimed-faded = { $who } nimmt stattdessen eine andere Karte.
altar-event-looked = { $count ->
    [one] { $who } sieht sich die oberste Karte vom Altar an.
   *[other] { $who } sieht sich die obersten { $count } Karten vom Altar an.
}
altar-event-declined = { $who } verzichtet auf den Blick.
altar-event-kept = { $who } behält { $cards }.
altar-event-kept-faded = { $who } behält eine davon.
altar-event-oracles = { $count ->
    [one] Ein Orakel kommt aus dem Spiel.
   *[other] { $count } Orakel kommen aus dem Spiel.
}
altar-event-scored = Wertung: { $kind }.
altar-event-scored-faded = Es wird gewertet.
altar-event-unrewarded = { $why ->
    [sold-out] Niemand erhält etwas, denn im Vorrat sind keine Opferkarten mehr.
   *[unplayed] Niemand erhält etwas, denn niemand hat eine solche Karte ausgespielt.
}
altar-event-unrewarded-faded = Niemand erhält etwas.
altar-event-gained = { $number ->
    [1] { $who }: { $gain }.
   *[other] { $who }: je { $gain }.
}
altar-event-ended = Der Ziehstapel ist leer: Das Spiel ist zu Ende.

## Why something is not possible

altar-reason-not-now = das geht gerade nicht
altar-reason-sold-out = die Sorte { $good } ist im Vorrat aufgebraucht
altar-reason-too-dear = das kostet { $cost ->
    [one] 1 Stein
   *[other] { $cost } Steine
}, und du hast { $stones ->
    [0] keinen
   *[other] nur { $stones }
}
altar-reason-not-in-hand = { $held ->
    [0] auf deiner Hand ist kein { $kind }
   *[other] davon hast du nur { $held } auf der Hand
}
altar-reason-not-stuck = einen Schrein darfst du nur zurücklegen, wenn du drei Schreine auf der Hand und weniger als 7 Steine hast
altar-reason-none-held = du hast keine Opferkarte der Sorte { $good }
altar-reason-demon-there = auf Reihe { $row } steht der Dämon
altar-reason-no-such-place = { $count ->
    [one] du siehst nur eine Karte
   *[other] du siehst nur { $count } Karten
}

## The end

altar-result-tokens = Siegpunkte-Marker
altar-result-shrines = Schreine, je { $worth }
altar-result-stones = Steine, 1 für je { $per }
altar-result-good = { $good ->
    [Reis] Reiskarten, je { $worth }
    [Bananen] Bananenkarten, je { $worth }
    [Paprika] Paprikakarten, je { $worth }
   *[other] Erdnusskarten, je { $worth }
}

## Help

altar-help =
    Ein Stern kennzeichnet die alleinige Mehrheit: mindestens zwei Karten einer Art und mehr als jeder andere. ▸ zeigt, wer entscheidet, und in jeder Reihe die Karte, die genommen werden kann.
    Das Kürzel rechts in der ersten Zeile, etwa A3.1, nennt die Regel, die gerade gilt: docs/rules/altar.md
