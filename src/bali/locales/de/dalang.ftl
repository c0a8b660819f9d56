### dalang in German, in the words of its German booklet.

## Cards and islands

dalang-kind-warrior = Krieger
dalang-kind-scholar = Gelehrter
dalang-kind-artist = Künstler
dalang-kind-priest = Priester
dalang-kind-prince = Fürst
dalang-kind-kukusch-panschar = Kukusch-Panschar
dalang-kind-kukusch-tschakkalag = Kukusch-Tschakkalag
dalang-kind-kukusch-wontong = Kukusch-Wontong
dalang-kind-panschar-tschakkalag = Panschar-Tschakkalag
dalang-kind-panschar-wontong = Panschar-Wontong
dalang-kind-tschakkalag-wontong = Tschakkalag-Wontong

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# A card, or an island on a Dalang card, in one or two letters.
dalang-short-warrior = Kr
dalang-short-scholar = Ge
dalang-short-artist = Kü
dalang-short-priest = Pr
dalang-short-prince = Fü
dalang-short-kukusch = K
dalang-short-panschar = P
dalang-short-tschakkalag = T
dalang-short-wontong = W

# Cards as the object of a sentence.
dalang-cards-warrior = { $count ->
    [one] einen Krieger
   *[other] { $count } Krieger
}
dalang-cards-scholar = { $count ->
    [one] einen Gelehrten
   *[other] { $count } Gelehrte
}
dalang-cards-artist = { $count ->
    [one] einen Künstler
   *[other] { $count } Künstler
}
dalang-cards-priest = { $count ->
    [one] einen Priester
   *[other] { $count } Priester
}
dalang-cards-prince = { $count ->
    [one] einen Fürsten
   *[other] { $count } Fürsten
}
dalang-cards-dalang = { $count ->
    [one] die Dalang-Karte { $kind }
   *[other] { $count } Dalang-Karten { $kind }
}

## The table

dalang-chip-priest = Priesterchip
dalang-chip-prince = Fürstenchip
dalang-seal = Siegel
dalang-pile = Ziehstapel { $count }
dalang-head-masks = Masken
dalang-head-points = Punkte
dalang-hand = Hand { $count }
dalang-fled = geflohen
dalang-shows = zeigt { $count } von { $hand }
dalang-masks-left = Masken übrig
dalang-discards = Ablagestapel { $count }
dalang-your-hand = Hand
dalang-your-stacks = Stapel, von unten

## Actions

dalang-do-spare = einen Krieger spielen, { $other } verschonen
dalang-do-play = { $cards } spielen
dalang-do-travel = mit { $kind } nach { $island } reisen
dalang-do-stop = Zug beenden
dalang-do-repel = mit einem Krieger abwehren
dalang-do-flee = fliehen
dalang-do-join = mitmachen
dalang-do-force = Zugende erzwingen
dalang-do-pass = passen
dalang-do-done = fertig
dalang-do-block = mit { $kind } blockieren
dalang-do-show = { $number ->
    [one] 1 Karte vorzeigen
   *[other] { $number } Karten vorzeigen
}
dalang-do-put = { $cards } auf { $island } legen
dalang-do-take = von { $island } nehmen
dalang-do-discard = { $cards } abwerfen
dalang-do-lay = { $cards } ablegen
dalang-do-draw = { $cards } ziehen
dalang-do-start = Startkarte { $number }
# The beginnings of rows of choices; players, cards or islands follow.
dalang-head-spare = Krieger spielen, verschont wird
dalang-head-play = Karte spielen
dalang-head-travel = { $kind } spielen, Ziel
dalang-head-put = { $cards } legen auf
dalang-head-take = nehmen von

## The effects of a choice

dalang-effect-set-out = keine Maske
dalang-effect-set-out-scoring = du: Maske { $mask }
dalang-effect-set-out-shared = du: Maske { $mask }, { $rival }: Maske { $lesser }
dalang-effect-won = { $who } gewinnt den { $chip }
dalang-effect-kept = { $who } behält den { $chip }
dalang-effect-sealed = dazu das Siegel
dalang-effect-moved = nach { $island }
dalang-effect-masked = { $who }: Maske { $value }

## The prompt for the player who is deciding

dalang-prompt-dealing = Karten werden ausgeteilt.
dalang-prompt-playing = Spiele eine Karte oder beende den Zug
dalang-prompt-repelling = Wehre den Krieger von { $other } mit einem eigenen ab oder fliehe
dalang-prompt-fleeing = { $lost ->
    [0] Fliehe vor { $other }: Wähle jeweils eine Karte, dann eine Insel, um sie zu retten
    [one] Fliehe vor { $other }: Wähle { $count } Karten zum Retten und jeweils eine Insel; 1 geht verloren
   *[other] Fliehe vor { $other }: Wähle { $count } Karten zum Retten und jeweils eine Insel; { $lost } gehen verloren
}
dalang-prompt-fleeing-on = Rette noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $lost ->
    [0] { "" }
    [one] ; 1 geht verloren
   *[other] ; { $lost } gehen verloren
}
dalang-prompt-joining = Spiele wie { $other } { $cards }, um mitzumachen, oder passe
dalang-prompt-exchanging = Lege bis zu { $count } Karten auf deine Stapel oder nimm bis zu { $count } auf die Hand
dalang-prompt-putting = { $count ->
    [one] Lege noch eine Karte auf einen Stapel oder wähle „Fertig“
   *[other] Lege noch bis zu { $count } Karten auf deine Stapel oder wähle „Fertig“
}
dalang-prompt-taking = { $count ->
    [one] Nimm noch eine Karte oder wähle „Fertig“
   *[other] Nimm noch bis zu { $count } Karten oder wähle „Fertig“
}
dalang-prompt-swapping = Wirf bis zu { $count } Karten ab, dann ziehst du ebenso viele nach
dalang-prompt-swapping-on = { $count ->
    [one] Wirf noch eine Karte ab oder wähle „Fertig“; dann ziehst du nach
   *[other] Wirf noch bis zu { $count } Karten ab oder wähle „Fertig“; dann ziehst du nach
}
dalang-prompt-forcing = Beende den Zug von { $other } mit einem zweiten { $kind ->
    [Gelehrter] Gelehrten
   *[other] { $kind }
} oder passe
dalang-prompt-showing = Zeige mindestens eine Karte für den { $chip } von { $island } vor
dalang-prompt-outdoing = Zeige für den { $chip } mehr vor als { $other } ({ $count }) oder passe
dalang-prompt-blocking = Blockiere die Reise von { $other } nach { $island } oder passe
dalang-prompt-blocking-scoring = Blockiere die Reise nach { $island } ({ $other }: Maske { $mask }) oder passe
dalang-prompt-blocking-shared = Blockiere die Reise nach { $island } (Masken: { $other } { $mask }, { $rival } { $lesser }) oder passe
dalang-prompt-laying = { $own ->
    [1] Lege deine Hand ab, unterste zuerst (du reist nach { $goal })
   *[other] Lege deine Hand ab, unterste zuerst ({ $other } reist nach { $goal })
}
dalang-prompt-over = Das Spiel ist zu Ende.

## The prompt for everyone but the player who is deciding

# Asked for an answer, but with no choice.
dalang-alone-repelling = Du kannst vor { $other } nur fliehen: Dir fehlt ein Krieger zum Abwehren
dalang-alone-joining = Du kannst nur passen: Um bei { $other } mitzumachen, bräuchtest du { $cards }
dalang-alone-forcing = Du kannst nur passen: Um den Zug von { $other } zu beenden, bräuchtest du noch { $cards }
dalang-alone-outdoing = Du kannst nur passen: Mehr als { $other } ({ $count }) kannst du für den { $chip } nicht vorzeigen
dalang-alone-blocking = Du kannst nur passen: Keine deiner Karten blockiert die Reise von { $other } nach { $island }
dalang-alone-blocking-scoring = Du kannst nur passen: Keine deiner Karten blockiert die Reise nach { $island } ({ $other }: Maske { $mask })
dalang-alone-blocking-shared = Du kannst nur passen: Keine deiner Karten blockiert die Reise nach { $island } (Masken: { $other } { $mask }, { $rival } { $lesser })

dalang-waiting-playing = Warten auf { $who }: eine Karte spielen oder den Zug beenden
dalang-waiting-repelling = Warten auf { $who }: den Krieger von { $other } abwehren oder fliehen?
dalang-waiting-fleeing = { $lost ->
    [0] { $who } flieht vor { $other } und rettet Karten
    [one] { $who } flieht vor { $other } und rettet { $count } Karten (1 geht verloren)
   *[other] { $who } flieht vor { $other } und rettet { $count } Karten ({ $lost } gehen verloren)
}
dalang-waiting-fleeing-on = { $lost ->
    [0] Warten, bis { $who } noch { $count } gerettet hat
    [one] Warten, bis { $who } noch { $count } gerettet hat (1 geht verloren)
   *[other] Warten, bis { $who } noch { $count } gerettet hat ({ $lost } gehen verloren)
}
dalang-waiting-joining = Warten auf { $who }: wie { $other } { $cards } spielen oder passen?
dalang-waiting-exchanging = Warten auf { $who }: bis zu { $count } Karten legen oder nehmen (Gelehrter)
dalang-waiting-putting = { $count ->
    [one] Warten auf { $who }: noch eine Karte auf einen Stapel legen oder aufhören
   *[other] Warten auf { $who }: noch bis zu { $count } Karten auf Stapel legen oder aufhören
}
dalang-waiting-taking = { $count ->
    [one] Warten auf { $who }: noch eine Karte nehmen oder aufhören
   *[other] Warten auf { $who }: noch bis zu { $count } Karten nehmen oder aufhören
}
dalang-waiting-swapping = Warten auf { $who }: bis zu { $count } Karten tauschen (Künstler)
dalang-waiting-swapping-on = { $count ->
    [one] Warten auf { $who }: noch eine Karte tauschen oder aufhören
   *[other] Warten auf { $who }: noch bis zu { $count } Karten tauschen oder aufhören
}
dalang-waiting-forcing = Warten auf { $who }: den Zug von { $other } mit einem zweiten { $kind ->
    [Gelehrter] Gelehrten
   *[other] { $kind }
} beenden oder passen?
dalang-waiting-showing = Warten auf { $who }: Karten für den { $chip } von { $island } vorzeigen
dalang-waiting-outdoing = Warten auf { $who }: für den { $chip } mehr vorzeigen als { $other } ({ $count }) oder passen?
dalang-waiting-blocking = Warten auf { $who }: die Reise von { $other } nach { $island } blockieren oder passen?
dalang-waiting-blocking-scoring = Warten auf { $who }: die Reise nach { $island } blockieren ({ $other }: Maske { $mask }) oder passen?
dalang-waiting-blocking-shared = Warten auf { $who }: die Reise nach { $island } blockieren (Masken: { $other } { $mask }, { $rival } { $lesser }) oder passen?
dalang-waiting-laying = { $who } legt die Hand ab (Reise nach { $goal })

## What happened

dalang-event-started = { $who } hat Startkarte { $number }.
dalang-event-began = { $who } beginnt. Der Dalang ist auf { $island }.
dalang-event-turn = { $who } ist am Zug.
dalang-event-drew = { $who } zieht { $cards }.
dalang-event-challenged = { $who } spielt einen Krieger und verschont { $other }.
dalang-event-played = { $who } spielt { $cards }.
dalang-event-set-out = { $who } spielt { $cards } mit dem Ziel { $island }.
dalang-event-stopped = { $who } beendet den Zug.
dalang-event-repelled = { $who } spielt { $cards } und wehrt ab.
dalang-event-fled = { $who } flieht.
dalang-event-joined = { $who } spielt { $cards } und macht mit.
dalang-event-forced = { $who } spielt eine zweite Karte ({ $kind }): Der Zug endet.
dalang-event-passed = { $count ->
    [one] { $who } passt.
   *[other] { $who } passen.
}
dalang-event-blocked = { $who } spielt { $cards } und blockiert die Reise.
dalang-event-showed = { $who } zeigt { $cards } vor.
dalang-event-showed-faded = { $who } zeigt Karten vor ({ $kind }).
dalang-event-put = { $who } legt { $cards } auf den Stapel bei { $island }.
dalang-event-put-faded = { $count ->
    [one] { $who } legt eine Karte auf den Stapel bei { $island }.
   *[other] { $who } legt { $count } Karten auf den Stapel bei { $island }.
}
dalang-event-took = { $who } nimmt { $cards } vom Stapel bei { $island }.
dalang-event-took-faded = { $count ->
    [one] { $who } nimmt eine Karte vom Stapel bei { $island }.
   *[other] { $who } nimmt { $count } Karten vom Stapel bei { $island }.
}
dalang-event-discarded = { $who } wirft { $cards } ab.
dalang-event-lost = { $who } verliert { $cards }.
dalang-event-lost-scoring = { $who } verliert alles über den untersten { $bottom } Karten: { $cards }.
dalang-event-won = { $who } gewinnt den { $chip } von { $island }.
dalang-event-kept = { $who } behält den { $chip } von { $island }.
dalang-event-sealed = { $who } erhält das Siegel von { $island }.
dalang-event-sealed-from = { $who } nimmt { $other } das Siegel von { $island } ab.
dalang-event-moved = Der Dalang reist nach { $island }.
dalang-event-took-up = { $who } nimmt { $cards } auf.
dalang-event-masked = { $who } erhält eine Maske mit dem Wert { $value }.
dalang-event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Ziehstapel.
dalang-event-ended = { $who } hat die letzte Wertung herbeigeführt: Das Spiel ist zu Ende.
dalang-event-broke-off = Die Grenze von 400 Zügen ist erreicht: Das Spiel ist zu Ende.

## Why something is not possible

dalang-reason-not-now = das geht gerade nicht
dalang-reason-none-held = diese Karte hast du nicht ({ $kind })
dalang-reason-not-spared = du musst einen Mitspieler verschonen
dalang-reason-needs-two = zum Vorzeigen brauchst du noch eine zweite Karte ({ $kind })
dalang-reason-there-already = der Dalang ist schon auf { $island }
dalang-reason-must-answer = du musst den Krieger abwehren oder fliehen
dalang-reason-must-show = du hast den Kampf begonnen und musst mindestens eine Karte vorzeigen
dalang-reason-other-goal = auf dieser Karte steht { $island } nicht
dalang-reason-too-few = du musst mehr als { $count } vorzeigen
dalang-reason-not-so-many = { $count ->
    [0] davon hast du keine auf der Hand ({ $kind })
   *[other] du hast nur { $cards } auf der Hand
}
dalang-reason-not-both = du darfst Karten entweder auf deine Stapel legen oder von dort nehmen, nicht beides
dalang-reason-active-island = das geht nur mit deinen Stapeln bei den anderen Inseln
dalang-reason-no-stack = bei { $island } hast du keinen Stapel

## The end

dalang-result-masks = Masken
dalang-result-seals = Siegel, je { $worth }

## Help

dalang-help =
    ▸ zeigt, wer entscheidet, • wer am Zug ist. Der Dalang ist auf der hell markierten Insel. ▒ mit einer Zahl ist ein verdeckter Stapel. Mit Notizen bedeutet Pr1 Fü2: mindestens 1 Priester und mindestens 2 Fürsten; Σ4: mindestens 4 von beiden zusammen.
    Das Kürzel rechts in der ersten Zeile, etwa D4.2, nennt die Regel, die gerade gilt: docs/rules/dalang.md
