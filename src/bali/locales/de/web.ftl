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
web-about-dalang = Der Meister des Schattenspiels reist zwischen vier Inseln umher. Lege die richtigen Karten an den richtigen Orten ab und gewinne Chips und Masken. Für 3 oder 4 Spieler, etwa 60 Minuten.
web-level-novice = Neuling
web-level-casual = Gelegenheitsspieler
web-level-club = Vielspieler
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
web-clock-live = { $move } s pro Zug, dazu { $minutes } min für das ganze Spiel
web-clock-choice-none = unbegrenzt
web-clock-choice-fast = schnell: 20 Sekunden pro Zug, dazu 2 Minuten für das ganze Spiel
web-clock-choice-normal = gemütlich: 45 Sekunden pro Zug, dazu 10 Minuten für das ganze Spiel
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
web-remove-bot = Bot entfernen
web-invite-bot = Bot hinzufügen
web-reserved-for = reserviert für { $who }
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
web-players = Spieler
web-active = ist am Zug
web-deciding = entscheidet
web-place = { $place }.
web-away-left = abwesend, ein Bot spielt
web-away-time = Zeit abgelaufen, ein Bot spielt
web-away-called = ein Bot spielt
web-away-resigned = hat aufgegeben
web-undo = Zurücknehmen
web-reset = Zug neu beginnen
web-hint = Tipp
web-hint-why = Deine Gewinnchancen, wie ein starker Bot sie einschätzt. Er weiß nur, was du weißt.
web-thinking = Bot überlegt …
web-auto-pass = In diesem Zug immer passen
web-auto-pass-why = Du passt jetzt und jedes Mal, wenn du in diesem Zug wieder dasselbe gefragt wirst. Das geschieht immer nach einer kurzen, unregelmäßigen Pause, damit niemand etwas daraus ablesen kann.
web-cancel-auto-pass = Nicht mehr automatisch passen
web-why = „{ $action }“ geht nicht: { $reason }.
web-call-bot = Bot für { $who } spielen lassen
web-leave-menu = Gehen oder aufgeben
web-leave-hint = Wenn du gehst, spielt ein Bot für dich, bis du zurückkommst. Wenn du aufgibst, kannst du nicht mehr zurückkommen.
web-leave = Vorerst gehen
web-resign = Aufgeben
web-return = Platz wieder einnehmen
web-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
web-log = Verlauf
web-log-chat = Verlauf und Chat
web-since = seit deinem letzten Zug
web-see-position = Das Spiel zu diesem Zeitpunkt ansehen
web-position = Du siehst das Spiel zu einem früheren Zeitpunkt.
web-back-to-now = Zum aktuellen Stand
web-chat = Chat
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-mute = Chat ausblenden
web-chat-show = Chat einblenden
web-chat-muted = Der Chat ist ausgeblendet.
web-spectator = Zuschauer
web-chat-aside = Die Spieler sehen erst nach dem Spiel, was du schreibst.
web-curtain = Gib den Bildschirm an { $who } weiter. Alle anderen schauen weg!
web-curtain-open = Ich bin { $who }: Karten zeigen
web-refused-no-undo = Es gibt nichts zurückzunehmen. Das geht nur bei deinen eigenen Aktionen aus diesem Zug, die keine Karte aufgedeckt haben, und nur, wenn der Tisch es erlaubt.
web-refused-faded = So weit reicht dein Gedächtnis an diesem Tisch nicht zurück.
web-refused-taken = Dieser Platz ist besetzt.
web-refused-limit = Das waren zu viele Anfragen. Warte einen Moment.
web-refused-storage = Der Server kann gerade nichts speichern oder laden. Versuche es gleich noch einmal.
web-refused-not-now = Das geht gerade nicht.
web-refused-offline = Der Server ist nicht erreichbar.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-private = Diesen Tisch können nur die Mitspieler sehen.
web-refused-patience = Ein Bot kann erst einspringen, wenn jemand zwei Minuten auf sich warten lässt.
web-refused-not-asked = Du bist gerade nicht an der Reihe.
web-refused-busy = Der Server ist gerade überlastet. Versuche es noch einmal.
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
web-refused-file-secret = Das Geheimnis des Servers in der Datei passt nicht zu seiner Festlegung.
web-refused-file-share = Die Zufallszahl eines Spielers in der Datei passt nicht zu ihrer Festlegung.
web-refused-chat = Der Chat an diesem Tisch ist voll.
web-refused-misunderstood = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
web-refused-away = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
web-refused-rematched = Für die Revanche gibt es schon einen Tisch.
web-refused-seats = Auf jedem Platz muss ein Spieler oder ein Bot sitzen.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-impossible = Das ist hier nicht möglich.
web-refused-code = Diesen Code hat niemand. Prüfe, ob du dich vertippt hast.
web-refused-bot-asked = Der Bot entscheidet gerade für dich. Versuche es gleich noch einmal.
web-refused-open-tables = Du hast zu viele Tische, die auf Mitspieler warten. Starte zuerst einen davon.
web-refused-listed-tables = Du hast zu viele öffentliche Tische, die auf Mitspieler warten. Eröffne diesen, ohne ihn öffentlich anzuzeigen.
web-refused-running-tables = Du hast zu viele laufende Spiele. Spiele zuerst eines zu Ende oder gib es auf.
web-refused-reserved = Dieser Platz bleibt eine Minute lang für jemanden aus dem letzten Spiel frei.
web-refused-changes = Du hast an diesem Tisch zu oft den Platz gewechselt.
web-refused-frozen = Dieser Tisch wurde mit einer anderen Fassung der Regeln gespielt. Du kannst ihn ansehen, aber niemand kann hier weiterspielen.
web-refused-name = Dieser Name geht nicht. Wähle einen mit höchstens 12 sichtbaren Zeichen.
web-refused-other-rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln gespeichert. Nur eine Version von Bali mit dieser Fassung kann es prüfen.
web-refused-seat = Diesen Platz gibt es nicht.
web-refused-stale = Am Tisch hat sich inzwischen etwas geändert. Schau bitte noch einmal.
web-refused-seated = Du hast schon einen Platz. Ein weiterer Spieler an diesem Bildschirm braucht einen Namen.
web-refused-free = Dieser Platz ist schon frei.
web-refused-no-auto-pass = Hier gibt es kein automatisches Passen, das du ein- oder ausschalten könntest.
web-refused-not-away = Gerade spielt kein Bot für dich.
web-refused-resigned = Du hast schon aufgegeben.
web-refused-not-waiting = Einen Bot kannst du nur für den Spieler holen, auf den alle warten, und nur an einem Tisch ohne Zeitlimit.
web-refused-unknown = Diese Aktion kennt das Spiel nicht.
web-refused-not-seated = Dafür brauchst du einen Platz an diesem Tisch.
web-refused-origin = Dein Browser hat das von einer anderen Website gesendet. Öffne die Seite neu.
web-refused-too-large = Das ist zu groß für den Server.
web-refused-bad-request = Der Server konnte die Anfrage nicht lesen.
web-refused-length = Der Server konnte die Anfrage nicht lesen: Die Längenangabe fehlt.

## The end and the replay

web-over = Das Spiel ist zu Ende.
web-frozen = Dieses Spiel kann hier nicht weitergehen.
web-frozen-why = Es wurde mit einer anderen Fassung der Regeln gespielt, die nicht mehr zu der dieses Servers passt. Du siehst das Spiel so weit, wie beide übereinstimmen. Verdeckte Karten bleiben verdeckt: Mit der anderen Fassung könnte das Spiel noch weitergehen.
web-frozen-save = Verlauf speichern
web-ended-by-resignation = Das Spiel endete durch Aufgabe.
web-category = Kategorie
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-rematch-asked = { $who } möchte eine Revanche.
web-rematch-join = Mitspielen
web-rematch-decline = Ablehnen
web-rematch-declined = Du hast die Revanche abgelehnt.
web-replay = Wiederholung
web-replay-file = Gespeichertes Spiel
web-verify = Kartenverteilung prüfen
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
web-key-number = die erste, zweite, … deiner Möglichkeiten wählen
web-key-enter = die Auswahl bestätigen
web-key-escape = die Auswahl aufheben oder zum aktuellen Stand zurückkehren
web-key-undo = eine Aktion oder den ganzen Zug zurücknehmen
web-key-pass = passen
web-key-hint = Tipp
web-key-help = diese Liste
web-key-replay = in einer Wiederholung: zurück, weiter, zum Anfang, zum Ende

## The first game

web-coach = Einführung
web-coach-next = Weiter
web-coach-done = Weiterspielen
web-coach-leave = Einführung überspringen
