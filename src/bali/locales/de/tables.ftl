### Around a table: your tables, joining, leaving, several players at one screen, replays.

## Your tables

web-turn-of = { $who } ist dran
web-time-left = noch { $time }
web-days-hours = { $days } Tg. { $hours } Std.
web-next-table = { $count ->
    [one] Du bist an einem anderen Tisch dran
   *[other] Du bist an { $count } anderen Tischen dran
}
web-finished = Beendete Spiele
web-finished-none = Hier stehen später deine beendeten Spiele.
web-finished-all = Alle zeigen
web-replay-saved = Gespeichertes Spiel ansehen
web-result-won = Gewonnen { $points }
web-result-shared = Geteilter Sieg { $points }
web-result-place = { $place }. Platz { $points }
web-result-won-resigned = Gewonnen durch Aufgabe
web-result-resigned = Du hast aufgegeben
web-result-winner = Sieg für { $who } { $points }
web-result-winner-resigned = Sieg für { $who } durch Aufgabe

## A new table

web-variant-oracle-why = Wenn Orakel ausgelegt werden, darf sich der aktive Spieler die obersten vier Karten vom Altar ansehen und behält dann heimlich eine davon.
web-variant-demon-why = Ein Dämon sperrt eine Reihe auf dem Dorfplatz. Mit jedem ausgespielten Priester zieht er eine Reihe weiter.
web-seat-name-of = Name von Spieler { $number }
web-seats-shared = Ihr teilt euch einen Bildschirm. Zwischen den Zügen verdeckt ein Vorhang die Karten, und nur wer als Nächstes dran ist, öffnet ihn.

## Joining

web-join-name = Wie heißt du?
web-join-table = Mitspielen

## Leaving

web-resign-sure = Wirklich aufgeben?
web-resign-ends = Das Spiel ist damit zu Ende, und du hast verloren. Das kannst du nicht zurücknehmen.
web-resign-continues = Du verlierst dieses Spiel und kannst nicht zurückkommen. Ein Bot spielt für dich weiter, und alle sehen, dass du aufgegeben hast.
web-resign-yes = Ja, aufgeben
web-resign-no = Weiterspielen
web-note-left = { $who } geht. Ein Bot übernimmt.
web-note-time = Die Zeit von { $who } ist um. Ein Bot übernimmt.
web-note-called = Ein Bot übernimmt für { $who }.
web-note-resigned = { $who } gibt auf.
web-note-returned = { $who } ist zurück.
web-note-renamed = { $before } heißt jetzt { $who }.

## Memory

web-memory-why = Ältere Zeilen nennen nicht mehr jede Karte. Warum?
web-memory-note = Am echten Tisch schreibt niemand für dich mit. So ist es auch hier: Die Seite nennt eine Karte, solange sie neu ist, und zeigt später nicht mehr, welche es war. Merke dir, was dir wichtig ist. Soll die Seite für dich mitschreiben, wähle „mit Notizen“, wenn du einen Tisch eröffnest.
web-memory-note-own = Karten, die alle gesehen haben, nennt die Seite im ganzen Spiel. Karten, die nur du gesehen hast, nennt sie, solange sie neu sind, und später nicht mehr. Merke dir diese selbst.
web-memory-note-ok = Verstanden

## Several players at one screen

web-handover = Als Nächstes ist { $who } dran.
web-handover-go = Bildschirm an { $who } weitergeben

## Replays

web-replay-choose = Datei wählen
web-replay-about = Wähle ein Spiel, das als Datei gespeichert wurde. Deine beendeten Spiele stehen auf der Startseite.
web-play = Abspielen
web-replay-speed = Tempo
web-previous-turn = Voriger Zug
web-next-turn = Nächster Zug
web-next-scoring = Nächste Wertung
web-replay-options = Tempo und Blickwinkel
web-front = Vorne sitzt
web-key-replay-turn = in einer Wiederholung: zum vorigen oder nächsten Zug
web-key-replay-play = in einer Wiederholung: abspielen oder anhalten, nächste Wertung
