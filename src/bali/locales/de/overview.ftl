### The overview of a turn, in German.

web-overview-step = { $number } von { $count }:
web-overview-back = Schritt zurück
web-overview-forward = Schritt vor
web-overview-pause = Pause
web-overview-play = Abspielen
web-overview-try = Jetzt ausprobieren

# What lies where, in the picture.

web-overview-label-offer = Dorfplatz
web-overview-label-altar = Altar
web-overview-label-supply = Vorrat
web-overview-label-played = Deine Auslage
web-overview-label-hand = Deine Hand
web-overview-label-village = Dein Dorf
web-overview-label-masks = Masken
web-overview-label-pile = Ziehstapel

## altar

web-overview-altar-1 = Du hast drei Karten auf der Hand. Daneben liegt, was du ausgespielt hast. Auf dem Dorfplatz liegen Karten in Reihen. Rechts davon ist der Altar.
web-overview-altar-2 = Wenn du magst, kaufe eine Opferkarte für 5 Steine oder weniger.
web-overview-altar-3 = Spiele eine Karte aus oder bis zu drei Bauern einer Sorte. Sie bleiben vor dir liegen.
web-overview-altar-4 = Nimm jeweils die unterste Karte einer Reihe, bis du wieder drei Karten hast.
web-overview-altar-5 = Die Karte über der zuletzt genommenen wird frei und für alle gewertet, die so eine ausgespielt haben.
web-overview-altar-6 = Ein Steinmetz bringt Steine, ein Priester Siegpunkte, ein Bauer eine Opferkarte.
web-overview-altar-7 = Mit Steinen bezahlst du Schreine. Baust du einen, legen alle Spieler Karten auf den Altar.
web-overview-altar-8 = Am Ende ist die Sorte am meisten wert, die am häufigsten auf dem Altar liegt. Dazu kommen Schreine, Siegpunkte und Steine.

## dalang

web-overview-dalang-1 = Der Dalang ist auf einer von vier Inseln. Deine Karten dort sind deine Hand.
web-overview-dalang-2 = Dein Zug beginnt: Du ziehst zwei Karten, die anderen je eine.
web-overview-dalang-3 = Spiele so viele Karten, wie du willst. Mit einem Fürsten oder Priester kämpfst du um einen Chip: Wer die meisten vorzeigt, gewinnt ihn.
web-overview-dalang-4 = Liegen beide Chips einer Insel in deinem Dorf, bekommst du ihr Siegel: 3 Punkte.
web-overview-dalang-5 = Ein Krieger vertreibt andere. Mit Gelehrten und Künstlern tauschst du Karten.
web-overview-dalang-6 = Eine Dalang-Karte schickt den Dalang auf eine andere Insel, wenn niemand blockiert.
web-overview-dalang-7 = Hast du dort einen Chip, bekommst du eine Maske. Wer den anderen Chip hat, bekommt eine niedrigere. Dein Zug endet.
web-overview-dalang-8 = Ist die letzte Maske vergeben, werden Masken und Siegel gezählt. Wer die meisten Punkte hat, gewinnt.
