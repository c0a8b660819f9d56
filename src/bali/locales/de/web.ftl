### What the page in the browser says about any game, in German.

## Around everything

web-title = Zwei Kartenspiele namens Bali
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
web-loading = Einen Moment …
web-offline = Der Server ist nicht erreichbar.
web-again = Erneut versuchen
web-stop = { ". " }
web-colon = { ": " }

## The games

web-game = Spiel
web-game-altar = Bali: Der Altar
web-game-dalang = Bali: Der Dalang
web-by-altar = von Klaus-Jürgen Wrede
web-by-dalang = von Uwe Rosenberg
web-about-altar = Bewirtschafte die Insel, baue Schreine und bringe Opfer dar. Was am häufigsten auf dem Altar liegt, ist am Ende am meisten wert. Für 2 bis 4 Spieler, etwa 30 Minuten.
web-about-dalang = Vier Inseln, und der Meister des Schattenspiels reist zwischen ihnen umher. Lege deine Karten an den richtigen Orten ab und gewinne Chips und Masken. Für 3 oder 4 Spieler, etwa 60 Minuten.
web-level-novice = Neuling
web-level-casual = Gelegenheitsspieler
web-level-club = Vereinsspieler
web-level-expert = Experte
web-level-master = Meister
web-bot = Bot, { $level }
web-variant-oracle = mit Orakel
web-variant-demon = mit Dämon

## The start page

web-your-name = Dein Name
web-bots-level = Stärke der Bots
web-play-now = Jetzt spielen
web-learn = Spielend lernen
web-together = Zusammen an diesem Bildschirm
web-how-many = Spieler
web-players-count = { $count } Spieler
web-new-table = Neuer Tisch
web-my-tables = Deine Tische
web-my-tables-none = Du hast noch keinen Tisch. „Jetzt spielen“ eröffnet einen.
web-open-tables = Tische, die auf Mitspieler warten
web-open-tables-none = Zurzeit wartet kein öffentlicher Tisch.
web-join = Mit Link beitreten
web-join-go = Los
web-bad-link = Das ist kein Link zu einem Tisch.
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
web-memory-faithful-why = Wie am echten Tisch: Was einmal zu sehen war, wird nur eine Weile angezeigt.
web-memory-open-why = Die Seite merkt sich für dich, was zu sehen war: beim Altar, was alle gesehen haben, beim Dalang auch, was nur du gesehen hast.
web-clock = Bedenkzeit
web-clock-none = ohne Zeitlimit
web-clock-days = { $count ->
    [one] ein Tag pro Zug
   *[other] { $count } Tage pro Zug
}
web-clock-live = { $move } s pro Zug, { $minutes } min Reserve
web-clock-choice-none = unbegrenzt
web-clock-choice-fast = schnell: 20 Sekunden, 2 Minuten Reserve
web-clock-choice-normal = gemütlich: 45 Sekunden, 10 Minuten Reserve
web-clock-choice-day = ein Tag pro Zug
web-clock-choice-days = drei Tage pro Zug
web-no-undo = ohne Zurücknehmen
web-listed = öffentlich
web-undo-allowed = Zurücknehmen erlauben
web-spectators = Zuschauer erlauben
web-list-it = Tisch öffentlich anzeigen
web-open-table = Tisch eröffnen

## Before the game

web-free-seat = frei
web-sit = Hier hinsetzen
web-sit-here-too = Spieler an diesem Bildschirm hinzufügen
web-seat-name = Name
web-guest = Spieler { $number }
web-stand = Aufstehen
web-remove-bot = Wegschicken
web-invite-bot = Bot
web-reserved-for = frei gehalten für { $who }
web-declined = frei, { $who } hat abgelehnt
web-release-seat = Platz freigeben
web-share = Link teilen
web-link-copied = Der Link ist kopiert.
web-share-hint = Schicke den Link an deine Freunde oder vergib die freien Plätze an Bots.
web-seats-full = Alle sind da.
web-start = Spiel starten
web-commitment = Festlegung des Servers: { $hash }
web-commitment-why = Was ist das?
web-no-share = ohne eigene Zufallszahl
web-dealing = Die Karten werden ausgeteilt …
web-deal-changed = Dieser Tisch hat sich während des Austeilens verändert. Traue diesem Spiel nicht.
web-deal-left-out = Die Zufallszahl von { $who } kam nicht rechtzeitig. Die Karten wurden ohne sie ausgeteilt.
web-deal-left-out-you = Die Zufallszahl deines Browsers kam nicht rechtzeitig. Die Karten wurden ohne sie ausgeteilt.

## At the table

web-action-line = Was jetzt ansteht
web-choices = Deine Möglichkeiten
web-see-rule = Zur Regel
web-players = Spieler
web-active = ist am Zug
web-deciding = entscheidet
web-place = { $place }.
web-away-left = abwesend, ein Bot spielt
web-away-time = Zeit abgelaufen, ein Bot spielt
web-away-called = ein Bot spielt
web-away-resigned = hat aufgegeben
web-undo = Zurücknehmen
web-reset = Zug zurücknehmen
web-hint = Tipp
web-hint-why = Gewinnchancen, wie ein starker Bot sie sieht. Er weiß nur, was du weißt.
web-thinking = Überlegt …
web-auto-pass = In diesem Zug immer passen
web-auto-pass-why = Du passt jetzt und jedes Mal, wenn du in diesem Zug wieder dasselbe gefragt wirst, immer nach einer kurzen, unregelmäßigen Pause, damit niemand etwas daraus ablesen kann.
web-cancel-auto-pass = Nicht mehr automatisch passen
web-why = „{ $action }“ geht nicht: { $reason }.
web-call-bot = Bot für { $who } spielen lassen
web-leave-menu = Gehen oder aufgeben
web-leave-hint = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst. Wenn du aufgibst, kannst du nicht mehr zurückkommen.
web-leave = Vorerst gehen
web-resign = Aufgeben
web-return = Platz wieder einnehmen
web-lost = Die Verbindung ist unterbrochen. Sie wird automatisch wiederhergestellt …
web-log = Verlauf
web-log-chat = Verlauf und Chat
web-since = seit deinem letzten Zug
web-see-position = Diesen Moment ansehen
web-position = Du siehst einen früheren Moment.
web-back-to-now = Zum aktuellen Stand
web-chat = Chat
web-chat-say = Schreibe etwas
web-chat-send = Senden
web-chat-mute = Chat ausblenden
web-chat-show = Chat einblenden
web-chat-muted = Der Chat ist ausgeblendet.
web-spectator = Zuschauer
web-chat-aside = Die Spieler sehen erst nach dem Spiel, was du schreibst.
web-curtain = Gib den Bildschirm an { $who } weiter. Alle anderen schauen weg!
web-curtain-open = Ich bin { $who }: Zeige meine Karten
web-refused-no-undo = Hier gibt es nichts zurückzunehmen: Das geht nur bei deinen eigenen Schritten aus diesem Zug, die keine Karte gezeigt haben, und nur an Tischen, die es erlauben.
web-refused-faded = So weit reicht dein Gedächtnis an diesem Tisch nicht zurück.
web-refused-taken = Dieser Platz ist besetzt.
web-refused-limit = Das war zu viel auf einmal. Warte einen Moment.
web-refused-storage = Der Server kann gerade nichts speichern oder laden. Versuche es gleich noch einmal.
web-refused-not-now = Das geht gerade nicht.
web-refused-offline = Der Server ist nicht erreichbar.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-private = Diesen Tisch können nur die Mitspieler sehen.
web-refused-patience = Ein Bot kann erst nach zwei Minuten einspringen.
web-refused-not-asked = Du bist gerade nicht an der Reihe.
web-refused-busy = Gerade ist viel los. Versuche es noch einmal.
web-refused-error = Etwas ist schiefgegangen. Versuche es noch einmal.
web-refused-no-guest = Dieser Browser hat noch keinen Namen. Öffne die Startseite.
web-refused-no-hint = Tipps gibt es nur, wenn du allein gegen Bots spielst.
web-refused-no-position = Diesen Moment gibt es nicht.
web-refused-unfinished = Dieses Spiel ist noch nicht zu Ende.
web-refused-file = Das ist kein gespeichertes Bali-Spiel.
web-refused-bad = Diese Datei lässt sich nicht als Spiel lesen.
web-refused-no-share = Du hast keine Zufallszahl für diese Kartenverteilung festgelegt.
web-refused-revealed = Deine Zufallszahl ist schon aufgedeckt.
web-refused-wrong-share = Das ist nicht die Zufallszahl, auf die du dich festgelegt hast.
web-refused-file-short = Die Datei ist unvollständig: Die letzte Zeile fehlt.
web-refused-file-changed = Die Datei wurde nach dem Speichern verändert.
web-refused-file-format = Die Datei stammt aus einer neueren Version von Bali.
web-refused-file-secret = Das Geheimnis des Servers in der Datei passt nicht zu seiner Festlegung.
web-refused-file-share = Eine Zufallszahl in der Datei passt nicht zu ihrer Festlegung.
web-refused-chat = Der Chat an diesem Tisch ist voll.
web-refused-misunderstood = Das wurde nicht verstanden.
web-refused-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
web-refused-rematched = Für die Revanche gibt es schon einen Tisch.
web-refused-seats = Jeder Platz braucht einen Spieler oder Bot.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-impossible = Das ist hier nicht möglich.
web-refused-code = Diesen Code hat niemand.
web-refused-bot-asked = Der Bot entscheidet gerade für dich. Versuche es gleich noch einmal.
web-refused-open-tables = Du hast zu viele Tische, die auf Mitspieler warten. Starte zuerst einen davon.
web-refused-listed-tables = Du hast zu viele öffentliche Tische, die auf Mitspieler warten. Eröffne diesen, ohne ihn öffentlich anzuzeigen.
web-refused-running-tables = Du hast zu viele laufende Spiele. Spiele zuerst eines zu Ende oder gib es auf.
web-refused-reserved = Dieser Platz bleibt eine Minute lang für jemanden aus dem letzten Spiel frei.
web-refused-changes = Du hast an diesem Tisch zu oft den Platz gewechselt.
web-refused-frozen = Dieser Tisch wurde mit einer anderen Fassung der Regeln gespielt. Du kannst ihn ansehen, aber niemand kann hier weiterspielen.
web-refused-name = Dieser Name geht nicht. Wähle bis zu 12 Zeichen, die alle sehen können.
web-refused-other-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln gespeichert. Nur ein Programm dieser Fassung kann es prüfen.
web-refused-seat = Diesen Platz gibt es nicht.
web-refused-stale = Am Tisch hat sich inzwischen etwas geändert. Schau bitte noch einmal.
web-refused-seated = Du hast schon einen Platz. Ein weiterer Spieler an diesem Bildschirm braucht einen Namen.
web-refused-free = Dieser Platz ist schon leer.
web-refused-no-auto-pass = Hier gibt es kein automatisches Passen.
web-refused-not-away = Gerade spielt kein Bot für dich.
web-refused-resigned = Du hast schon aufgegeben.
web-refused-not-waiting = Einen Bot kannst du nur für den Spieler holen, auf den alle warten, und nur an einem Tisch ohne Bedenkzeit.
web-refused-unknown = Diese Aktion kennt das Spiel nicht.
web-refused-not-seated = Dafür brauchst du einen Platz an diesem Tisch.
web-refused-origin = Dein Browser hat das von einer anderen Website gesendet. Öffne die Seite neu.
web-refused-too-large = Das ist zu groß für den Server.
web-refused-bad-request = Der Server konnte die Anfrage nicht lesen.
web-refused-length = Der Server konnte die Anfrage nicht lesen: Die Längenangabe fehlt.

## The end and the replay

web-over = Das Spiel ist zu Ende.
web-frozen = Dieses Spiel kann hier nicht weitergehen.
web-frozen-why = Es wurde mit einer anderen Fassung der Regeln gespielt, die nicht mehr zu der dieses Servers passt. Du siehst das Spiel so weit, wie es passt. Verdeckte Karten bleiben verdeckt: Mit der anderen Fassung könnte es noch weitergehen.
web-frozen-save = Verlauf speichern
web-ended-by-resignation = Das Spiel wurde aufgegeben.
web-category = Kategorie
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-rematch-asked = { $who } möchte eine Revanche.
web-rematch-join = Mitspielen
web-rematch-decline = Ablehnen
web-rematch-declined = Du hast die Revanche abgelehnt.
web-replay = Wiederholung
web-replay-file = Ein gespeichertes Spiel
web-verify = Kartenverteilung prüfen
web-export = Als Datei speichern
web-first = Zum Anfang
web-previous = Vorige Entscheidung
web-following = Nächste Entscheidung
web-last = Zum Ende
web-step = Position
web-seen-from = Sicht
web-all-open = alle Karten offen

## Keys

web-keys = Tasten
web-key-number = die erste, zweite, … deiner Möglichkeiten wählen
web-key-enter = das Gewählte ausführen
web-key-escape = Auswahl aufheben oder zum aktuellen Stand
web-key-undo = einen Schritt oder den Zug zurücknehmen
web-key-pass = passen
web-key-hint = Tipp
web-key-help = diese Liste
web-key-replay = in einer Wiederholung: zurück, weiter, zum Anfang, zum Ende

## The first game

web-coach = Erklärung
web-coach-next = Weiter
web-coach-done = Weiterspielen
web-coach-leave = Genug erklärt
