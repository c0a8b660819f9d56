### dalang's table in the browser, in German.

## The islands

dalang-board-islands = Inseln
dalang-board-here = Dalang hier
dalang-board-goal = Ziel
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
dalang-board-aside = { $chip }, bis zum ersten Kampf darum beiseitegelegt
dalang-board-free-seal = Siegel, noch nicht vergeben
dalang-board-spared = verschont
dalang-board-sure-priests = mindestens { $count } Priester
dalang-board-sure-princes = { $count ->
    [one] mindestens 1 Fürst
   *[other] mindestens { $count } Fürsten
}
dalang-board-sure-both = mindestens { $count } Priester und Fürsten zusammen

# What a click on an island does.
dalang-board-play-here = Dalang hierher schicken
dalang-board-put-here = hierher legen
dalang-board-take-here = hier nehmen

## The own hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count }-mal
}
dalang-board-pick = Ziel wählen
dalang-board-why = Warum geht das gerade nicht?
dalang-board-show = Wie viele zeigst du vor ({ $kind })?
dalang-board-no-hand = Keine Karten auf der Hand

## Laying the hand down

dalang-board-lay-title = Lege deine Hand bei { $island } ab
dalang-board-lay-how = Ziehe die Karten in die gewünschte Reihenfolge, tippe erst eine Karte und dann ihren Platz an oder verschiebe sie mit den Pfeiltasten.
dalang-board-lay-do = So ablegen
dalang-board-lay-bottom = unten
dalang-board-lay-top = oben
dalang-board-lay-card = { $kind }, { $number }. Karte von unten (von { $count })
dalang-board-lay-stays = kommt in jedem Fall zurück
dalang-board-lay-goes = bei einer Wertung verloren
dalang-board-lay-kept = Die untersten { $count }: Diese nimmst du wieder auf, wenn der Dalang nach { $island } zurückkehrt, auch nach einer Wertung.
dalang-board-lay-lost = Der Rest: Auch ihn nimmst du auf, außer bei einer Wertung. Dann ist er verloren.

## What belongs to nobody, and to others

dalang-board-stock = Ziehstapel, Masken und Ablagestapel
dalang-board-masks = { $count ->
    [0] keine Maske mit dem Wert { $value }
    [one] eine Maske mit dem Wert { $value }
   *[other] { $count } Masken mit dem Wert { $value }
}
dalang-board-open = Offene Karten von { $who }
dalang-board-of = { $what } von { $island }
