### dalang's table in the browser, in German.

## The islands

dalang-board-islands = Inseln
dalang-board-here = Dalang hier
dalang-board-goal = Ziel
dalang-board-look = { $island } zeigen
dalang-board-villages = Dörfer
dalang-board-stack = { $count ->
    [0] kein Stapel
    [one] Stapel mit 1 Karte
   *[other] Stapel mit { $count } Karten
}
dalang-board-own-stack = { $count ->
    [0] Dein Stapel: leer
    [one] Dein Stapel: 1 Karte
   *[other] Dein Stapel, von unten: { $count } Karten
}
dalang-board-hidden = verdeckte Karte
dalang-board-never-seen = eine Karte, die du noch nie gesehen hast
dalang-board-unseen = { $count ->
    [one] Die unterste Karte hast du noch nie gesehen.
   *[other] Die untersten { $count } Karten hast du noch nie gesehen.
}
dalang-board-list-stack = Deinen Stapel bei { $island } auflisten
dalang-board-stack-at = Dein Stapel bei { $island }, von oben
dalang-board-aside = { $chip }, bis zum ersten Kampf darum beiseitegelegt
dalang-board-free-seal = Siegel, noch nicht vergeben
dalang-board-spared = verschont
dalang-board-sure-priests = mindestens { $count } Priester
dalang-board-sure-princes = { $count ->
    [one] mindestens 1 Fürst
   *[other] mindestens { $count } Fürsten
}
dalang-board-sure-both = mindestens { $count } Priester und Fürsten zusammen
dalang-board-sure = Automatische Notizen: { $who } hat hier { $cards }, denn das wurde gezeigt
dalang-board-dalang = Dalang

# What a click on an island does.
dalang-board-play-here = Dalang hierher schicken
dalang-board-put-here = hierher legen
dalang-board-take-here = hier nehmen

## The own hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count }-mal
}
dalang-board-hand-of = Hand von { $who }
dalang-board-pick = Ziel wählen
dalang-board-travel = Wohin soll der Dalang reisen?
dalang-board-spare = Wen verschonst du? Jeder andere muss abwehren oder fliehen.
dalang-board-why = Warum geht das gerade nicht?
dalang-board-show = Wie viele zeigst du vor ({ $kind })?
dalang-board-no-hand = Keine Karten auf der Hand

## Laying the hand down

dalang-board-lay-title = Lege deine Hand bei { $island } ab
dalang-board-lay-how = Ziehe die Karten in die gewünschte Reihenfolge, tippe erst eine Karte und dann ihren Platz an oder verschiebe sie mit den Pfeiltasten.
dalang-board-lay-any = Du bekommst alle zurück, auch nach einer Wertung. Die Reihenfolge ist nur für einen Gelehrten wichtig: Er nimmt die oberste zuerst.
dalang-board-lay-do = So ablegen
dalang-board-lay-all = Ablegen
dalang-board-lay-again = Wie letztes Mal sortieren
dalang-board-lay-again-why = Ordnet diese Karten wie die letzte Hand, die du abgelegt hast. Neue Sorten kommen nach oben.
dalang-board-lay-place = Wähle jetzt den neuen Platz.
dalang-board-lay-bottom = unten
dalang-board-lay-top = oben
dalang-board-lay-card = { $kind }, { $number }. Karte von unten (von { $count })
dalang-board-lay-stays = kommt in jedem Fall zurück
dalang-board-lay-goes = bei einer Wertung verloren
dalang-board-lay-kept = Die untersten { $count }: Diese nimmst du wieder auf, wenn der Dalang nach { $island } zurückkehrt, auch nach einer Wertung.
dalang-board-lay-lost = Der Rest: Auch ihn nimmst du auf, außer bei einer Wertung. Dann ist er verloren.

## What belongs to nobody, and to others

dalang-board-stock = Ziehstapel, Masken und Ablagestapel
dalang-board-last-mask = { $count ->
    [1] Letzte Maske
   *[other] Letzte { $count } Masken
}
dalang-board-last-mask-why = { $count ->
    [1] Bei der nächsten Wertung wird die letzte Maske vergeben, und das Spiel endet.
   *[other] Bei der nächsten Wertung können die letzten { $count } Masken vergeben werden. Dann endet das Spiel.
}
dalang-board-masks = { $count ->
    [0] keine Maske mit dem Wert { $value }
    [one] eine Maske mit dem Wert { $value }
   *[other] { $count } Masken mit dem Wert { $value }
}
dalang-board-open = Offene Karten von { $who }
dalang-board-open-hands = Offene Karten der anderen
dalang-board-whose = Wessen Karten zu sehen sind
dalang-board-of = { $what } von { $island }

## Answers to a card

dalang-answer-repel = abwehren
dalang-answer-block = blockieren
dalang-answer-show = { $number } vorzeigen
dalang-answer-move-nothing = nichts verschieben
dalang-answer-discard-nothing = nichts abwerfen
dalang-answer-draw = { $count ->
    [one] fertig: 1 Karte ziehen
   *[other] fertig: { $count } Karten ziehen
}
dalang-alone-laying-alike = Deine Karten sind alle gleich, die Reihenfolge ist also egal: Sie werden für dich abgelegt
dalang-alone-laying-last = Diese Reise beendet das Spiel, die Reihenfolge deiner Karten ist also egal: Sie werden für dich abgelegt
dalang-always-why = Du passt jetzt und ab sofort jedes Mal ungefragt, bis du das unter „Auto-Antworten“ widerrufst.

## What a card leads to, before it is confirmed

dalang-preview-set-out = Keine Maske: Du hast keinen Chip auf { $island }. Deine Handkarten bleiben auf { $from }. Du nimmst { $stack ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $stack } Karten
} auf und spielst weiter.
dalang-preview-set-out-scoring = { $last ->
    [1] Du bekommst die letzte Maske ({ $mask }), und das Spiel endet.
   *[other] Du bekommst eine Maske ({ $mask }), und dein Zug endet. Deine Handkarten bleiben auf { $from }. Du nimmst { $stack ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $stack } Karten
    } auf.
}
dalang-preview-set-out-shared = Masken: Du bekommst { $mask }, { $rival } bekommt { $lesser }. { $last ->
    [1] Es sind die letzten: Das Spiel endet.
   *[other] Dein Zug endet. Deine Handkarten bleiben auf { $from }. Du nimmst { $stack ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $stack } Karten
    } auf.
}
dalang-preview-scholar = Lege bis zu { $most } Karten auf deine anderen Stapel oder nimm bis zu { $most }.
dalang-preview-artist = Wirf bis zu { $most } Karten ab und ziehe ebenso viele.
dalang-preview-contest = Du zeigst mindestens eine weitere Karte für den { $chip } von { $island } vor ({ $holder ->
    [you] jetzt bei dir
    [nobody] noch frei
   *[other] jetzt bei { $holder }
}).
dalang-preview-fled = Du rettest { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf deine anderen Stapel{ $lost ->
    [0] {""}
   *[other] { " " }und verlierst { $lost }
}.
dalang-preview-repelled = Den Rest deiner Hand behältst du.
dalang-preview-forced = Der Zug endet, sobald alle reagiert haben. Du ziehst eine Karte.
dalang-preview-blocked = Der Dalang bleibt hier, und der Zug geht weiter.
dalang-preview-stopped = Nächster Zug: { $who }.
dalang-preview-took = Du nimmst { $cards }.
dalang-preview-asked-warrior = { $then } { $count ->
    [one] muss
   *[other] müssen
} abwehren oder fliehen. Wer abwehrt, kann mit einem zweiten Krieger deinen Zug beenden.
dalang-preview-asked-scholar = Danach { $count ->
    [one] darf
   *[other] dürfen
} { $then } mit einem Gelehrten dasselbe tun. Wer das tut, kann mit einem zweiten Gelehrten deinen Zug beenden.
dalang-preview-asked-artist = Danach { $count ->
    [one] darf
   *[other] dürfen
} { $then } mit einem Künstler dasselbe tun. Wer das tut, kann mit einem zweiten Künstler deinen Zug beenden.
dalang-preview-asked-contest = { $then } { $count ->
    [one] darf
   *[other] dürfen
} mehr vorzeigen. Wer die meisten zeigt, bekommt den Chip.
dalang-preview-asked-journey = { $then } { $count ->
    [one] darf
   *[other] dürfen
} blockieren.
dalang-preview-asked-all = alle anderen
dalang-preview-unanswered = Niemand kann reagieren.

## What came of the player’s own card

dalang-outcome-blocked = { $who } hat blockiert.
dalang-outcome-won-you = Du gewinnst den { $chip } von { $island }.
dalang-outcome-kept-you = Du behältst den { $chip } von { $island }.
dalang-outcome-sealed-you = Du erhältst das Siegel von { $island }.
dalang-outcome-forced = { $who } hat deinen Zug mit einer zweiten Karte beendet ({ $kind }).
dalang-brief-set-out = { $who } schickt den Dalang nach { $island }.

## The end

dalang-end-turn = Stapel und Handkarten werden aufgedeckt.
dalang-end-hand = Hand
dalang-end-last-mask = { $who } hat die letzte Maske bekommen.
dalang-end-tie-break = Gleichstand: Es gewinnt, wer das Spiel beendet hat.

## Answers in advance

dalang-question-everything = Alles außer Kriegern
dalang-question-warrior = Krieger
dalang-question-scholar = Gelehrte
dalang-question-artist = Künstler
dalang-question-priest = Kampf um den Priesterchip
dalang-question-prince = Kampf um den Fürstenchip
dalang-question-second = Zweite Karte, die den Zug beendet
dalang-question-journey = Jede Reise des Dalang
dalang-question-scoring = Reisen mit Wertung
dalang-question-island = Reisen nach { $island }
dalang-question-laying = Meine Hand ablegen
dalang-reply-pass = Passen
dalang-reply-repel = Abwehren, sonst fliehen
dalang-reply-flee = Fliehen
dalang-reply-join = Mitmachen, sonst passen
dalang-reply-show = Eine mehr vorzeigen als die anderen, sonst passen
dalang-reply-force = Spielen, sonst passen
dalang-reply-block = Blockieren, sonst passen
dalang-reply-keep-chips = Fürsten und Priester nach unten
dalang-reply-keep-dalang = Dalang-Karten nach unten
dalang-reply-keep-scholars = Gelehrte nach unten
dalang-reply-keep-warriors = Krieger nach unten
dalang-always-everything = Bis zu meinem nächsten Zug immer passen
dalang-always-scholar = Bei Gelehrten immer passen
dalang-always-artist = Bei Künstlern immer passen
dalang-always-priest = Bei Priesterchips immer passen
dalang-always-prince = Bei Fürstenchips immer passen
dalang-always-second = Nie eine zweite Karte
dalang-always-journey = Nie blockieren
