### What the page in the browser says about any game, in German.

## Around everything

web-title = Zwei Kartenspiele rund um Bali
web-skip = Zum Inhalt
web-pages = Seiten
web-home = Startseite
web-rules = Regeln
web-settings = Einstellungen
web-about = Info
web-language = Sprache
web-close = Schließen
web-cancel = Abbrechen
web-confirm = Bestätigen
web-again-confirms = noch einmal zum Bestätigen
web-loading = Einen Moment …
web-offline = Keine Verbindung zum Server. Spiele auf diesem Gerät funktionieren weiter. Online-Tische sind wieder da, sobald die Verbindung steht.
web-load-failed = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.
web-update = Eine neue Version ist bereit. Deine Spiele bleiben erhalten.
web-update-reload = Neu laden
web-again = Erneut versuchen
web-stop = { ". " }
web-colon = { ": " }
web-or = { " oder " }

## The games

web-game = Spiel
web-game-altar = Bali: Der Altar
web-game-dalang = Bali: Der Dalang
web-by-altar = von Klaus-Jürgen Wrede
web-by-dalang = von Uwe Rosenberg
web-about-altar = Bewirtschafte die Insel, baue Schreine und bringe Opfer dar. Was am häufigsten auf dem Altar liegt, ist am Ende am meisten wert. Für 2 bis 4 Spieler, etwa 30 Minuten.
web-tag-altar = Was oft geopfert wird, zählt viel.
web-about-dalang = Der Meister des Schattenspiels reist zwischen vier Inseln hin und her. Lege die richtigen Karten an den richtigen Orten ab und gewinne Chips und Masken. Für 3 oder 4 Spieler, etwa 60 Minuten.
web-tag-dalang = Die richtigen Karten am richtigen Ort.
web-level-novice = Neuling
web-level-casual = Gelegenheitsspieler
web-level-club = Vielspieler
web-level-expert = Experte
web-level-master = Meister
web-level-champion = Champion
web-bot = Bot, { $level }
web-variant-oracle = mit Orakel
web-variant-demon = mit Dämon

## The start page

web-free = Kostenlos und ohne Anmeldung: gegen Bots oder mit Freunden.
web-more = Mehr
web-your-name = Dein Name
web-bots-level = Stärke der Bots
web-play-now = Jetzt spielen
web-overview = Ein Zug in einer Minute
web-lessons = Lektionen
web-lessons-new = Neu hier? Beginne mit Lektion 1.
web-lesson-begin = Beginnen: { $lesson }
web-lesson-continue = Fortsetzen: { $lesson }
web-lesson-again = Noch einmal: { $lesson }
web-lesson-done = geschafft
web-lesson-begun = begonnen
web-together = Zusammen an diesem Bildschirm
web-how-many = Spieler
web-players-count = { $count } Spieler
web-new-table = Neuer Tisch
web-my-tables = Deine Tische
web-open-tables = Tische, die auf Mitspieler warten
web-open-tables-none = Zurzeit wartet kein öffentlicher Tisch.
web-join = Mit Link beitreten
web-join-go = Los
web-bad-link = Das ist kein Link zu einem Tisch.
web-online = Online-Tische
web-no-server = Hier läuft alles auf deinem Gerät. Um online mit Freunden zu spielen, muss jemand von euch einen Server betreiben.
web-online-at = Online mit Freunden spielen kannst du auf { $host }.
web-online-go = Online spielen
web-install = Bali installieren
web-status-open = wartet auf Mitspieler
web-status-dealing = es wird ausgeteilt
web-status-playing = läuft
web-status-over = beendet
web-status-frozen = eingefroren
web-your-turn = Du bist dran

## A new table

web-seats = Plätze
web-seat-you = Du
web-seat-too = Noch jemand an diesem Bildschirm
web-seat-open = Frei für Freunde
web-seats-hint = Freie Plätze sind für alle, denen du den Link schickst. Ihr könnt auch zu mehreren an diesem Bildschirm spielen: Zwischen den Zügen verdeckt ein Vorhang die Karten.
web-options = Tischoptionen
web-memory = Gedächtnis
web-memory-faithful = ohne Notizen
web-memory-open = mit Notizen
web-memory-faithful-why = Wie am echten Tisch: Die Seite zeigt nur kurz, welche Karte es war. Danach musst du sie dir merken.
web-memory-open-why = Die Seite merkt sich Karten für dich. Beim Altar: die Karten, die alle sehen konnten. Beim Dalang: auch die, die nur du gesehen hast.
web-clock = Bedenkzeit
web-clock-none = ohne Zeitlimit
web-clock-days = { $count ->
    [one] ein Tag pro Entscheidung
   *[other] { $count } Tage pro Entscheidung
}
web-clock-live = { $move } s pro Entscheidung, dazu { $minutes } min für das ganze Spiel
web-clock-choice-none = unbegrenzt
web-clock-choice-fast = schnell: 20 Sekunden pro Entscheidung, dazu 2 Minuten für das ganze Spiel
web-clock-choice-normal = gemütlich: 45 Sekunden pro Entscheidung, dazu 10 Minuten für das ganze Spiel
web-clock-choice-day = ein Tag pro Entscheidung
web-clock-choice-days = drei Tage pro Entscheidung
web-no-undo = ohne Zurücknehmen
web-listed = öffentlich
web-hands-open = Zuschauer sehen alle Karten
web-undo-allowed = Zurücknehmen erlauben
web-spectators = Zuschauer erlauben
web-list-it = Tisch öffentlich anzeigen
web-where = Wo
web-where-device = Auf diesem Gerät
web-where-online = Online
web-where-device-why = Das Spiel läuft auf deinem Gerät. Es braucht keine Verbindung, und niemand sonst kann beitreten.
web-where-online-why = Der Tisch ist auf dem Server. Freunde können per Link beitreten, und alle brauchen eine Verbindung.
web-where-nowhere-why = Besetze alle Plätze mit Spielern an diesem Bildschirm oder mit Bots: Freunde an anderen Geräten können nur über einen Server beitreten.
web-on-device = auf diesem Gerät
web-open-hands = Zuschauer sehen alle Karten
web-open-hands-why = Nur möglich, wenn auf allen Plätzen Bots sitzen.
web-open-table = Tisch eröffnen

## Before the game

web-free-seat = frei
web-sit = Hier hinsetzen
web-sit-here-too = Spieler an diesem Bildschirm hinzufügen
web-seat-name = Name
web-guest = Spieler { $number }
web-stand = Aufstehen
web-remove-bot = Bot entfernen
web-invite-bot = Bot hinzufügen
web-reserved-for = { $who } hat noch nicht geantwortet
web-declined = frei, { $who } hat abgelehnt
web-release-seat = Platz freigeben
web-share = Link teilen
web-link-copied = Der Link ist kopiert.
web-share-hint = Schicke den Link an deine Freunde oder besetze die freien Plätze mit Bots.
web-seats-full = Alle sind da.
web-start = Spiel starten
web-commitment = Festlegung des Servers: { $hash }
web-commitment-why = Was ist das?
web-no-share = ohne eigene Zufallszahl
web-dealing = Die Karten werden ausgeteilt …
web-deal-changed = Dieser Tisch hat sich während des Austeilens verändert. Traue dieser Kartenverteilung nicht.
web-deal-left-out = Die Zufallszahl von { $who } kam nicht rechtzeitig. Die Karten wurden ohne sie ausgeteilt.
web-deal-left-out-you = Die Zufallszahl deines Browsers kam nicht rechtzeitig. Die Karten wurden ohne sie ausgeteilt.

## At the table

web-action-line = Was jetzt ansteht
web-choices = Deine Möglichkeiten
web-see-rule = Zur Regel
web-rule = Regel { $clause }
web-info-does = Wirkung
web-info-costs = Kosten
web-info-scores = Wertung
web-info-left = Anzahl
web-players = Spieler
web-look-at = { $who } ansehen
web-look-seat = Platz { $number }
web-active = Am Zug
web-deciding = Entscheidet gerade
web-place = { $place }.
web-away-left = abwesend, ein Bot spielt
web-away-time = Zeit abgelaufen, ein Bot spielt
web-away-called = ein Bot spielt
web-away-resigned = hat aufgegeben
web-points = Punkte:
web-points-known = { $who } hätte mindestens { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, wenn das Spiel jetzt endete. Verdeckte Karten können mehr bringen.
web-points-exact = { $who } hätte { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, wenn das Spiel jetzt endete.
web-points-final = { $who } hat { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
web-connected = verbunden
web-not-connected = nicht verbunden
web-watching = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
web-undo = Zurücknehmen
web-final = Das lässt sich nicht zurücknehmen.
web-reset = Zug neu beginnen
web-hint = Tipp
web-hint-chance = Deine Gewinnchance nach jeder Wahl
web-hint-why = Geschätzt vom Champion, dem stärksten Bot. Er weiß nur, was du weißt.
web-hint-thinking = Der Champion überlegt …
web-hint-close = Esc schließt den Tipp.
web-hint-equal = Die beiden besten sind etwa gleich gut.
web-hint-none = keine unmittelbare Wirkung
web-thinking = Bot überlegt …
web-answers = Auto-Antworten
web-answers-count = { $count ->
    [0] Auto-Antworten
   *[other] Auto-Antworten: { $count } festgelegt
}
web-answers-point = Beantworte eine Frage hier im Voraus, und du wirst nicht mehr gefragt: Deine Antwort wird automatisch gegeben. Diese Liste siehst nur du.
web-answers-why = Jede Antwort kommt nach einer kurzen, unregelmäßigen Pause. Du kannst jede wählen, egal, was du auf der Hand hast. Ist sie dann nicht möglich, gilt die mögliche Antwort, die ihr am nächsten kommt. So erfährt niemand etwas über deine Hand.
web-answers-newest = Passen mehrere Antworten, gilt die, die du zuletzt festgelegt hast.
web-answers-until = Neue Antworten gelten
web-answers-until-turn = für diesen Zug
web-answers-until-own_turn = bis zu meinem nächsten Zug
web-answers-until-cancelled = bis ich es ändere
web-answers-ask = Frag mich
web-answers-set = { $question }: { $reply } ({ $until })
web-answers-cancel = Widerrufen: { $answer }
web-answers-cancel-all = Alle widerrufen
web-answers-done-cancelled = Ab jetzt passt du bei dieser Frage. Widerrufen kannst du das unter „Auto-Antworten“.
web-answers-done-own_turn = Bis zu deinem nächsten Zug passt du, wann immer das geht. Widerrufen kannst du das unter „Auto-Antworten“.
web-answers-offer = Passen geht auch im Voraus. Dadurch erfährt niemand, was du auf der Hand hast.
web-answered = Automatische Antwort: { $answer }
web-answered-change = Ändern
web-answered-why = Diese Antwort widerrufen und selbst entscheiden
web-forced-why = Hier hast du keine Wahl, deshalb antwortet die Seite für dich. In den Einstellungen kannst du das ausschalten.
web-call-bot = Bot für { $who } spielen lassen
web-leave-menu = Gehen oder aufgeben
web-leave-hint = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst. Wenn du aufgibst, kannst du nicht mehr zurückkommen.
web-leave-waits = Wenn du gehst, wartet das Spiel auf der Startseite auf dich. Wenn du aufgibst, kannst du nicht mehr zurückkommen.
web-leave = Vorerst gehen
web-resign = Aufgeben
web-return = Platz wieder einnehmen
web-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
web-unsent = Du bist nicht verbunden, deshalb wurde das nicht gesendet. Versuche es gleich noch einmal.
web-unconfirmed = Die Verbindung brach ab, bevor deine Aktion bestätigt war. Siehst du sie nicht auf dem Tisch, wiederhole sie bitte.
web-log = Verlauf
web-log-newest = Zum Neuesten
web-log-chat = Verlauf und Chat
web-since = seit deiner letzten Aktion
web-see-position = Das Spiel zu diesem Zeitpunkt ansehen
web-recent = Letzte Aktionen
web-skip-tip = { $touch ->
    [1] Tippe
   *[0] Klicke
} auf den Tisch, um vorzuspringen
web-speed = Tempo der anderen
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-step = Schritt für Schritt
web-speed-instant = sofort
web-pause = Pause
web-continue = Weiter
web-next-action = Nächste Aktion
web-to-present = Zum aktuellen Stand springen
web-position = Du siehst das Spiel zu einem früheren Zeitpunkt.
web-back-to-now = Zum aktuellen Stand
web-chat = Chat
web-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-chat-unread = Chat ({ $count } neu)
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-mute = Chat ausblenden
web-chat-show = Chat einblenden
web-chat-muted = Der Chat ist ausgeblendet.
web-spectator = Zuschauer
web-chat-aside = Die Spieler sehen erst nach dem Spiel, was du schreibst.
web-curtain = Gib den Bildschirm an { $who } weiter. Alle anderen schauen weg!
web-curtain-open = Ich bin { $who }: Karten zeigen
web-refused-no-undo = Es gibt nichts zurückzunehmen. Das geht nur bei Aktionen aus deinem eigenen Zug, die keine Karte aufgedeckt haben, und nur, wenn der Tisch es erlaubt.
web-refused-faded = So weit kannst du nicht zurückblicken: An diesem Tisch musst du dir frühere Karten selbst merken.
web-refused-taken = Dieser Platz ist besetzt.
web-refused-open-hands = An diesem Tisch können nur Bots spielen, weil Zuschauer alle Karten sehen.
web-refused-limit = Das waren zu viele Anfragen. Warte einen Moment.
web-refused-storage = Der Server kann gerade nichts speichern oder laden. Versuche es gleich noch einmal.
web-refused-storage-full = Auf diesem Gerät ist kein Platz mehr für Spiele. Lösche beendete Spiele in den Einstellungen oder schaffe Platz, und versuche es noch einmal.
web-refused-storage-failed = Das Gerät konnte das nicht speichern, deshalb ist nichts geschehen. Versuche es noch einmal.
web-refused-no-storage = Dieser Browser speichert für diese Seite keine Spiele, vielleicht weil es ein privates Fenster ist. Nimm ein normales Fenster oder spiele online.
web-refused-no-local = Dieser Browser ist zu alt, um ohne Server zu spielen. Online-Tische funktionieren trotzdem.
web-refused-no-engine = Die Regeln dieses Spiels konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
web-refused-no-champion = Der Champion konnte nicht geladen werden. Deshalb gibt es keine Tipps, und er kann nicht spielen. Prüfe deine Verbindung. Alle anderen Bots spielen weiter.
web-refused-no-bots = Die Bots konnten nicht geladen werden. Prüfe deine Verbindung. Sobald es klappt, geht das Spiel weiter.
web-refused-file-online = Dieses Spiel wurde online gespielt und kann auf diesem Gerät nicht weitergehen. Die Wiederholung kannst du trotzdem ansehen.
web-refused-not-now = Das geht gerade nicht.
web-asked-now = Jetzt: { $prompt }
web-refused-offline = Der Server ist nicht erreichbar.
web-refused-no-server = Das geht nur mit einem Server, und diese Seite hat keinen.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-private = Diesen Tisch können nur die Mitspieler sehen.
web-refused-patience = Ein Bot kann erst einspringen, wenn jemand zwei Minuten auf sich warten lässt.
web-refused-not-asked = Du bist gerade nicht an der Reihe.
web-refused-busy = Der Server ist gerade überlastet. Versuche es noch einmal.
web-refused-preparing = Der Server bereitet dieses Spiel noch vor. Das dauert nur beim ersten Mal ein bis zwei Minuten, danach geht es von selbst weiter. Spiele gegen Bots auf diesem Gerät beginnen sofort.
web-refused-error = Etwas ist schiefgegangen. Versuche es noch einmal.
web-refused-no-guest = Wähle zuerst auf der Startseite einen Namen.
web-refused-no-hint = Tipps gibt es nur, wenn du allein gegen Bots spielst.
web-refused-no-position = Diesen Zeitpunkt gibt es in diesem Spiel nicht.
web-refused-unfinished = Dieses Spiel ist noch nicht zu Ende.
web-refused-file = Das ist kein gespeichertes Bali-Spiel.
web-refused-bad = Diese Datei lässt sich nicht als Spiel lesen.
web-refused-no-share = Du hast keine Zufallszahl für diese Kartenverteilung festgelegt.
web-refused-revealed = Deine Zufallszahl ist schon aufgedeckt.
web-refused-wrong-share = Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.
web-refused-file-short = Die Datei ist unvollständig: Die letzte Zeile fehlt.
web-refused-file-changed = Die Datei wurde nach dem Speichern verändert.
web-refused-file-format = Die Datei stammt aus einer neueren Version von Bali.
web-refused-file-secret = Das Geheimnis in der Datei passt nicht zu seiner Festlegung.
web-refused-file-share = Die Zufallszahl eines Spielers in der Datei passt nicht zu ihrer Festlegung.
web-refused-chat = Der Chat an diesem Tisch ist voll.
web-refused-misunderstood = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-refused-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
web-refused-rematched = Für die Revanche gibt es schon einen Tisch.
web-refused-lesson = Eine Lektion spielst du allein mit Bots.
web-refused-no-jump = Von hier aus kannst du nicht vorspringen.
web-refused-lesson-deal = Die Karten einer Lektion stehen fest. Deshalb gibt es keine Kartenverteilung zu prüfen.
web-refused-seats = Auf jedem Platz muss ein Spieler oder ein Bot sitzen.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-impossible = Das ist hier nicht möglich.
web-refused-code = Diesen Code gibt es nicht. Prüfe, ob du dich vertippt hast.
web-refused-bot-asked = Der Bot entscheidet gerade für dich. Versuche es gleich noch einmal.
web-refused-open-tables = Du hast zu viele Tische, die auf Mitspieler warten. Starte zuerst einen davon.
web-refused-listed-tables = Du hast zu viele öffentliche Tische, die auf Mitspieler warten. Eröffne diesen, ohne ihn öffentlich anzuzeigen.
web-refused-running-tables = Du hast zu viele laufende Spiele. Spiele zuerst eines zu Ende oder gib es auf.
web-refused-reserved = Dieser Platz ist eine Minute lang für jemanden aus dem letzten Spiel reserviert.
web-refused-changes = Du hast an diesem Tisch zu oft den Platz gewechselt.
web-refused-frozen = Dieser Tisch wurde mit einer anderen Fassung der Regeln gespielt. Du kannst ihn ansehen, aber niemand kann hier weiterspielen.
web-refused-name = Dieser Name geht nicht. Wähle einen mit höchstens 12 sichtbaren Zeichen.
web-refused-other-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln gespeichert. Nur eine Version von Bali mit dieser Fassung kann es prüfen.
web-refused-unfair = Die Karten dieses Spiels folgen nicht aus seinem Geheimnis. Deshalb kann es nicht geteilt werden.
web-refused-kept-games = Mehr Spiele kannst du heute nicht teilen. Versuche es morgen wieder.
web-refused-seat = Diesen Platz gibt es nicht.
web-refused-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh bitte noch einmal hin.
web-refused-seated = Du hast schon einen Platz. Ein weiterer Spieler an diesem Bildschirm braucht einen Namen.
web-refused-free = Dieser Platz ist schon frei.
web-refused-no-answer = Diese Antwort im Voraus gibt es nicht, oder sie gilt nicht mehr.
web-refused-many-answers = Du hast deine Antworten im Voraus an diesem Tisch zu oft geändert.
web-refused-not-away = Gerade spielt kein Bot für dich.
web-refused-resigned = Du hast schon aufgegeben.
web-refused-not-waiting = Einen Bot kannst du nur für den Spieler holen, auf den alle warten, und nur an einem Tisch ohne Zeitlimit.
web-refused-unknown = Diese Aktion kennt das Spiel nicht.
web-refused-not-seated = Dafür brauchst du einen Platz an diesem Tisch.
web-refused-origin = Diese Anfrage kam von einer anderen Website. Lade die Seite neu.
web-refused-too-large = Das ist zu groß für den Server.
web-refused-bad-request = Der Server konnte die Anfrage nicht lesen.
web-refused-length = Der Server konnte die Anfrage nicht lesen: Die Längenangabe fehlt.

## The end and the replay

web-over = Das Spiel ist zu Ende.
web-frozen = Dieses Spiel kann hier nicht weitergehen.
web-frozen-why = Es wurde mit einer anderen Fassung der Regeln gespielt, die nicht mehr zu der dieses Servers passt. Du siehst das Spiel so weit, wie beide übereinstimmen. Verdeckte Karten bleiben verdeckt: Mit der anderen Fassung könnte das Spiel noch weitergehen.
web-frozen-save = Verlauf speichern
web-ended-by-resignation = Das Spiel endete durch Aufgabe. So standen die Punkte in diesem Moment.
web-end-counting = Die Punkte werden gezählt …
web-end-skip = Überspringen
web-end-you-win = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
web-end-you-tie-break = Gleichstand: Du gewinnst
web-end-you-share = Du teilst dir den Sieg mit { $who }
web-end-win = { $who } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Vorsprung
web-end-tie-break = Gleichstand: { $who } gewinnt
web-end-share = { $who } teilen sich den Sieg
web-end-and-you = { $headline }, du bist auf Platz { $place }
web-end-you-resigned = Du hast aufgegeben. { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
web-end-win-by-resignation = Du gewinnst: { $who } { $count ->
    [one] hat
   *[other] haben
} aufgegeben
web-end-resigned = Nach der Aufgabe von { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $winners }
web-end-board = Tisch ansehen
web-end-result = Ergebnis ansehen
web-end-again = Zählung ansehen
web-end-picture = Als Bild teilen
web-end-picture-share = Teilen
web-end-picture-save = Bild speichern
web-end-picture-saved = Als { $file } in deinem Download-Ordner gespeichert.
web-end-picture-failed = Dieser Browser kann das Bild nicht erstellen.
web-category = Kategorie
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-rematch-asked = { $who } möchte eine Revanche.
web-rematch-join = Mitspielen
web-rematch-decline = Ablehnen
web-rematch-declined = Du hast die Revanche abgelehnt.
web-rematch-joined = dabei
web-rematch-waiting = Warten auf { $who }.
web-rematch-patience = Nach einer Minute könnt ihr auch ohne Antwort starten.
web-rematch-without = Ohne { $who } starten
web-rematch-without-really = Ohne { $who } starten?
web-rematch-without-why = { $count ->
    [one] Ein Bot übernimmt den Platz. Der Spieler kann dann nicht mehr mitspielen.
   *[other] Bots übernehmen die Plätze. Die Spieler können dann nicht mehr mitspielen.
}
web-rematch-wait = Weiter warten
web-rematch-seats = Die Plätze sind weitergerückt: Du sitzt jetzt auf Platz { $number }. Reihenfolge: { $order }.
web-replay = Wiederholung
web-replay-file = Gespeichertes Spiel
web-verify = Wurde fair gemischt?
web-export = Als Datei speichern
web-first = Zum Anfang
web-previous = Vorige Entscheidung
web-following = Nächste Entscheidung
web-last = Zum Ende
web-step = Zeitpunkt
web-seen-from = Blickwinkel
web-all-open = alle Karten offen

## Keys

web-keys = Tasten
web-help = Zeichen und Tasten
web-signs = Zeichen
web-sign-points = Punkte, die dieser Spieler hätte, wenn das Spiel jetzt endete
web-sign-at-least = Mindestens so viele Punkte: Verdeckte Karten können mehr bringen
web-clicks = Klicken und Tippen
web-clicks-why = Ein Knopf mit dem Namen einer Aktion führt sie sofort aus. Ein Klick auf den Tisch tut das, wenn du die Aktion zurücknehmen kannst. Alles andere verlangt einen zweiten Klick. Immer nachgefragt wird, wenn du deinen Zug beendest, fliehst oder eine Karte nimmst. Führt der erste Klick eines Doppelklicks eine Aktion aus, bewirkt der zweite nichts.
web-key-number = eine Karte oder Aktion mit ihrer Zahl wählen
web-key-enter = die Auswahl bestätigen oder die einzige mögliche Aktion ausführen
web-key-escape = den Tipp schließen, die Auswahl aufheben oder zum aktuellen Stand zurückkehren
web-key-undo = eine Aktion oder den ganzen Zug zurücknehmen
web-key-end = den Zug beenden, oder fertig
web-key-pass = passen
web-key-answers = Auto-Antworten
web-key-hint = Tipp
web-key-next = die nächste Aktion zeigen
web-key-help = diese Liste
web-key-replay = in einer Wiederholung: zurück, weiter, zum Anfang, zum Ende

## The first game

web-coach = Lektion
web-coach-next = Weiter
web-coach-more = Weiterlesen
web-coach-leave = Lektion ausblenden
web-coach-fold = Einklappen
web-coach-unfold = Ausklappen
web-coach-resume = Lektion einblenden
web-coach-suggestion = Du bist dran: { $action }
web-coach-own = Du bist dran: Entscheide selbst
web-coach-play-on = Dieses Spiel fortsetzen
web-coach-new-game = Neues Spiel ({ $level })
web-coach-jump = Zu den letzten Zügen springen
web-coach-next-lesson = Nächste Lektion
web-coach-following = Nächste Lektion: { $lesson }
web-coach-you = Du
web-coach-free = Du hast dich anders entschieden. Das ist in Ordnung: Das Spiel geht weiter, und die Lektion erklärt weiterhin, was geschieht. Nimmst du die Aktion zurück, kommen die Vorschläge der Lektion wieder.

# The titles of the lessons.

altar-1 = So wird gespielt
altar-2 = Mit dem Orakel
altar-3 = Mit dem Dämon
dalang-1 = So wird gespielt
dalang-2 = Wenn andere dran sind
dalang-3 = Kämpfen und Ablegen
