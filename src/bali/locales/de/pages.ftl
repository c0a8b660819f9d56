### What the pages of rules, settings and about say, in German.

## The rules

pages-rules-choose = Welche Regeln möchtest du lesen?
pages-rules-games = Die Spiele
pages-rules-read = Regeln lesen
pages-rules-contents = Inhalt
pages-rules-details = Ein Zug im Einzelnen
pages-rules-memory = Gedächtnis auf dieser Seite
pages-rules-search = In den Regeln suchen
pages-rules-search-hint = Wort oder Nummer: { $number }
pages-rules-clear = Leeren
pages-rules-found = { $count ->
    [0] Keine Regel enthält all diese Wörter.
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
pages-rules-link = Link zu Regel { $number }

## Colours of players

pages-red = Rot
pages-blue = Blau
pages-yellow = Gelb
pages-green = Grün

## Pictures of altar's rules

pages-altar-kinds = Die Spielkarten und wie viele es von jeder gibt
pages-altar-goods = Die vier Gütersorten als Opferkarten, dazu die Marker
pages-altar-stone = Stein
pages-altar-point = Siegpunkt
pages-altar-sets = Die vier Startkarten-Sets: In jedem fehlt eine Sorte Bauern
pages-altar-turn = Dein Zug, Phase für Phase
pages-altar-phase-A3 = Kaufen
pages-altar-phase-A4 = Ausspielen
pages-altar-phase-A5 = Opfern
pages-altar-phase-A6 = Nehmen
pages-altar-phase-A7 = Werten
pages-altar-when-A3 = freiwillig
pages-altar-when-A4 = immer
pages-altar-when-A5 = nach einem Schrein
pages-altar-when-A6 = bis du 3 Karten hast
pages-altar-when-A7 = für alle
pages-altar-price = Was eine Opferkarte kostet
pages-altar-price-farmers = Bauern ihrer Sorte in deiner Auslage
pages-altar-price-stone = Preis in Steinen
pages-altar-costs = Was du ausspielen kannst und wie viele Steine es kostet
pages-altar-costs-stone = { $cost ->
    [one] 1 Stein
   *[other] { $cost } Steine
}
pages-altar-offering = Nach einem Schrein: In dieser Reihenfolge kommen die Karten auf den Altar
pages-altar-offering-others = Alle anderen: je eine eigene Karte, offen
pages-altar-offering-own = Der aktive Spieler: eine eigene Karte, verdeckt
pages-altar-offering-supply = Dann eine Karte aus dem Vorrat, offen
pages-altar-offering-altar = Der Altar
pages-altar-offer = Der Dorfplatz: vier Reihen mit je vier Karten. Nur die unterste Karte einer Reihe kann genommen werden.
pages-altar-takeable = kann genommen werden
pages-altar-uncovered = Ein Beispiel: Als letzte Karte nimmst du einen Erdnussbauern. Dadurch wird der Priester darüber frei, also werden Priester gewertet.
pages-altar-taken = genommen
pages-altar-scores = wird gewertet
pages-altar-rewards = Was es bei einer Wertung für jede Kartenart gibt
pages-altar-reward-stonemason = 1 Stein je Steinmetz
pages-altar-reward-priest = 1 Siegpunkt je Priester
pages-altar-reward-shrine = 1 Siegpunkt oder 1 Stein je Schrein
pages-altar-reward-farmer = 1 Opferkarte dieser Sorte
pages-altar-values = Ein Beispiel: die Karten auf dem Altar und was jede Opferkarte wert ist, die du behalten hast
pages-altar-values-good = Sorte
pages-altar-values-count = Auf dem Altar
pages-altar-values-worth = Wert je Karte
pages-altar-variants = Das Orakel lässt dich nachsehen, was auf dem Altar liegt; der Dämon sperrt eine Reihe

## Pictures of dalang's rules

pages-dalang-islands = Die vier Inseln und ihre Zeichen
pages-dalang-court = Die Hofstaat-Karten und wie viele es von jeder gibt
pages-dalang-travel = Die Dalang-Karten: vier für jedes Inselpaar
pages-dalang-tokens = Chips, Siegel und Masken: von jeder Art vier
pages-dalang-mask = Maske { $value }
pages-dalang-start = Die vier Startkarten
pages-dalang-start-card = Startkarte
pages-dalang-dalang = Dalang
pages-dalang-stacks = Die Karten eines Spielers: bei der aktiven Insel die Hand, bei den anderen je ein verdeckter Stapel
pages-dalang-stack = Stapel
pages-dalang-cards = Was du mit jeder Karte tun kannst
pages-dalang-does-warrior = Fordert alle anderen bis auf einen heraus: Sie wehren ab oder fliehen
pages-dalang-does-scholar = Legt Karten auf deine Stapel oder holt welche zurück
pages-dalang-does-artist = Tauscht Handkarten gegen neue
pages-dalang-does-priest = Beginnt den Kampf um den Priesterchip
pages-dalang-does-prince = Beginnt den Kampf um den Fürstenchip
pages-dalang-does-dalang = Schickt den Dalang zu einer anderen Insel, wo es eine Wertung geben kann
pages-dalang-dalang-card = Dalang-Karte
pages-dalang-flight = Wer flieht, rettet drei Karten; die übrigen sind verloren
pages-dalang-saved = Auf deine Stapel
pages-dalang-lost = Abgeworfen
pages-dalang-scholar = Der Gelehrte: bis zu drei Karten auf deine Stapel legen oder bis zu drei von dort nehmen
pages-dalang-put = Von der Hand auf deine Stapel
pages-dalang-take = oder von deinen Stapeln auf die Hand
pages-dalang-artist = Der Künstler: bis zu drei Karten abwerfen, dann ebenso viele nachziehen
pages-dalang-drawn = Nachgezogen
pages-dalang-contest = Ein Beispiel: Kampf um den Priesterchip
pages-dalang-contest-first = Gelb spielt einen Priester und zeigt 2 weitere vor
pages-dalang-contest-pass = Grün passt
pages-dalang-contest-more = Rot zeigt 3 vor
pages-dalang-contest-won = Rot holt sich den Chip
pages-dalang-seal = Beide Chips in einem Dorf bringen das Siegel
pages-dalang-seal-chips = Beide Chips der Insel
pages-dalang-seal-points = Das Siegel: 3 Punkte
pages-dalang-scoring = Ein Beispiel für eine Wertung: Zwei Spieler haben je einen Chip der Insel
pages-dalang-scoring-other = Der andere Spieler: die niedrigste Maske
pages-dalang-scoring-active = Der aktive Spieler: die nächsthöhere
pages-dalang-bottom = Nach einer Wertung: Von einem Stapel aus sechs Karten nimmst du nur die untersten vier auf
pages-dalang-bottom-kept = Die untersten 4 sind deine Hand
pages-dalang-bottom-lost = Die darüber werden abgeworfen
pages-dalang-points = Was am Ende zählt
pages-dalang-points-mask = Eine Maske: ihr Wert
pages-dalang-points-seal = Ein Siegel: 3 Punkte

## Settings

pages-settings-kept = Jede Änderung wird sofort in diesem Browser gespeichert.
pages-settings-look = Bild und Ton
pages-settings-table = Am Tisch
pages-settings-you = Du
pages-theme = Farben
pages-theme-auto = wie das Gerät
pages-theme-light = hell
pages-theme-dark = dunkel
pages-motion = Kartenanimation
pages-motion-why = Karten und Marker bewegen sich über den Tisch.
pages-motion-reduced = Auf deinem Gerät ist weniger Bewegung eingestellt. Deshalb bewegt sich keine Karte, egal, was du hier wählst.
pages-patterns = Muster zusätzlich zu Farben
pages-patterns-why = Die Plätze unterscheiden sich auch durch ein Muster, nicht nur durch ihre Farbe.
pages-sound = Töne
pages-sound-why = Ein Klopfen, wenn sich eine Karte bewegt, und ein Gong, wenn du dran bist, auch in einem anderen Tab.
pages-sound-try = Anhören
pages-notices = Benachrichtigungen
pages-notices-why = Dein Browser meldet sich, wenn du dran bist und gerade einen anderen Tab oder eine andere App ansiehst.
pages-notices-refused = Dein Browser erlaubt keine Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.
pages-speed-why = Die Aktionen der anderen werden nacheinander gezeigt. Ein Klick auf den Tisch springt zum aktuellen Stand. Solange deine Bedenkzeit läuft, dauert das Aufholen höchstens anderthalb Sekunden.
pages-skip-confirm = Aktionen, die ich zurücknehmen kann, nicht bestätigen
pages-skip-confirm-why = Eine Aktion, die du zurücknehmen kannst, oder die einzig mögliche wird mit einem Klick ausgeführt. Bei jeder anderen wirst du weiterhin erst gefragt, ebenso bevor du eine Karte von deinem Stapel nimmst.
pages-forced = Für mich antworten, wenn ich keine Wahl habe
pages-forced-why = Kannst du nur passen oder fliehen, sagt dir die Seite, warum, und macht es für dich, wenn du allein gegen Bots spielst. Sie legt auch deine Hand ab, wenn alle Karten gleich sind oder das Spiel danach endet. Spielst du mit anderen, antwortest du selbst: Die Antwortzeit könnte sonst deine Hand verraten.
pages-keys = Tasten auf Karten und Knöpfen zeigen
pages-muted = Chat ausblenden
pages-muted-why = Was andere am Tisch schreiben, wird nicht angezeigt.
pages-name-why = So heißt du für die anderen an allen Tischen, an die du dich von jetzt an setzt.
pages-name-kept = Von jetzt an heißt du { $name }.
pages-storage = Speicher
pages-storage-games = Spiele auf diesem Gerät: { $count }. Davon beendet: { $finished }.
pages-storage-use = Belegter Speicher, einschließlich der Dateien zum Offline-Spielen: { $size }.
pages-storage-kept = Der Browser behält diese Daten, bis du sie löschst.
pages-storage-loose = Der Browser darf diese Daten löschen, wenn der Platz knapp wird.
pages-storage-keep = Daten behalten
pages-storage-refused = Der Browser sagt das noch nicht zu. Exportiere deine Spiele, um sicherzugehen.
pages-storage-export = Alle Spiele exportieren
pages-storage-import = Spiele importieren
pages-storage-imported = Importierte Spiele: { $count }.
pages-storage-delete = Beendete Spiele löschen
pages-storage-sure = Alle beendeten Spiele auf diesem Gerät löschen?
pages-storage-sure-why = Ihre Ergebnisse und Wiederholungen sind dann weg. Exportiere sie vorher, falls du sie noch einmal brauchst.
pages-code = Wiederherstellungscode
pages-code-why = Konten gibt es hier nicht: Dieser Browser merkt sich, wer du bist. Mit einem Wiederherstellungscode kannst du auch auf einem anderen Gerät als derselbe Spieler weiterspielen, und du bekommst deine Tische zurück, falls der Browser dich vergisst.
pages-code-make = Code erzeugen
pages-code-once = Hast du schon einen Code, wird er durch den neuen ersetzt. Angemeldete Geräte bleiben angemeldet.
pages-code-yours = Dein Wiederherstellungscode
pages-code-shown = Schreibe ihn auf oder kopiere ihn jetzt: Er wird nur dieses eine Mal angezeigt. Wer ihn hat, kann in deinem Namen spielen.
pages-code-copy = Kopieren
pages-code-copied = Der Code ist kopiert.
pages-code-enter = Code eingeben
pages-code-enter-why = Danach spielst du in diesem Browser als der Spieler, zu dem der Code gehört. Damit du später zu deinem jetzigen Spieler zurückkehren kannst, erzeuge vorher einen Code.
pages-code-use = Code verwenden
pages-code-welcome = Willkommen zurück, { $name }!
pages-code-unknown = Diesen Code gibt es nicht. Prüfe, ob du dich vertippt hast. Vielleicht wurde er auch durch einen neueren ersetzt.
pages-sign-out = Überall abmelden
pages-sign-out-why = Gerät verloren, oder spielt jemand anders in deinem Namen? Damit meldest du alle anderen Geräte und Browser ab. Auch dein Wiederherstellungscode gilt dann nicht mehr; erzeuge danach einen neuen.
pages-sign-out-sure = Auf allen anderen Geräten abmelden?
pages-sign-out-done = Alle anderen Geräte sind abgemeldet. Dieser Browser bleibt angemeldet.

## About

pages-about-title = Über diese Spiele
pages-about-what = Das sind kostenlose digitale Ausgaben zweier Kartenspiele, die beide Bali heißen, gemacht von Leuten, die sie mögen. Du kannst sie hier ohne Konto und ohne Werbung spielen: gegen Bots, online mit Freunden oder zusammen an einem Bildschirm.
pages-about-ours = Unser Programm und alle unsere Bilder sind frei unter der MIT-Lizenz.
pages-here = Diese Seite
pages-here-version = Version { $version }
pages-here-online = Diese Seite kommt von einem Server. Spiele gegen Bots oder an einem Bildschirm laufen auf deinem Gerät. Online-Tische und deren Wiederholungen brauchen den Server.
pages-here-site = Diese Seite braucht keinen Server: Alles läuft auf deinem Gerät. Online-Tische und deren Wiederholungen gehören nicht dazu.
pages-here-site-server = Diese Seite braucht keinen Server: Alles läuft auf deinem Gerät. Online-Tische und deren Wiederholungen gibt es auf { $host }.
pages-here-ready = Sie funktioniert offline: Alle ihre Dateien sind in diesem Browser gespeichert.
pages-here-loading = Sie wird gerade in diesem Browser gespeichert, damit sie offline funktioniert.
pages-here-failed = Sie konnte nicht in diesem Browser gespeichert werden und braucht deshalb eine Verbindung. Bei deinem nächsten Besuch versucht sie es wieder.
pages-here-impossible = Sie braucht eine Verbindung: Dieser Browser speichert hier keine Seiten. Die meisten tun das nur über HTTPS und nicht in privaten Fenstern.
pages-here-install = Nach der Installation öffnet sie sich in einem eigenen Fenster, wie jede andere App.
pages-about-games = Von wem die Spiele stammen
pages-about-designer = Autor: { $name }
pages-about-publisher = Verlag: { $name }, { $year }
pages-about-theirs = Die Ideen dieser Spiele stammen von ihren Autoren und Verlagen. Bilder und Texte der Originalausgaben bleiben deren Eigentum, und nichts davon wird hier verwendet: Bilder, Regeln und alle anderen Texte sind unsere eigenen. Wenn dir ein Spiel gefällt, kaufe es dir, falls du es noch findest.
pages-about-no-tie = Diese Ausgabe steht in keiner Verbindung zu den Autoren und Verlagen.
pages-fair = So wird fair ausgeteilt
pages-fair-why = Weder der Server noch ein Mitspieler kann sich die Karten aussuchen. Nach dem Spiel kannst du das nachprüfen.
pages-fair-before = Wenn ein Tisch eröffnet wird, wählt der Server ein Geheimnis und zeigt nur dessen Fingerabdruck: die Festlegung. Von da an kann er das Geheimnis nicht mehr unbemerkt austauschen.
pages-fair-share = Wenn du dich setzt, würfelt dein Browser eine geheime Zahl, deine Zufallszahl, und zeigt ebenfalls nur ihren Fingerabdruck.
pages-fair-reveal = Wenn das Spiel beginnt, stehen die Plätze fest, der Server fügt eine eigene Zufallszahl hinzu, die alle sehen, und jeder Browser deckt seine auf. Eine Zufallszahl, die nicht innerhalb von zehn Sekunden aufgedeckt wird, wird weggelassen, und alle können das sehen.
pages-fair-deal = Jede Karte ergibt sich aus dem Geheimnis des Servers und allen Zufallszahlen, und aus nichts anderem. Solange deine Zufallszahl unbekannt ist, kann niemand eine Karte vorhersehen oder aussuchen.
pages-fair-after = Ist das Spiel vorbei, legt der Server sein Geheimnis offen. Dein Browser vergleicht alles mit dem, was er vor dem Austeilen gesehen hat, und alle können das ganze Spiel noch einmal austeilen, Karte für Karte.
pages-fair-device = In einem Spiel auf diesem Gerät wählt dein eigener Browser das Geheimnis und teilt aus. Speichere das Spiel nach seinem Ende als Datei: Damit lässt sich auch diese Kartenverteilung prüfen.
pages-fair-limits = Was das nicht beweist
pages-fair-not-hands = Wer den Server betreibt, kann in dessen Datenbank die Karten aller Spieler lesen.
pages-fair-not-withheld = Wer mitspielt und die Datenbank lesen kann, kann zwei Verteilungen vergleichen, mit und ohne die eigene Zufallszahl, und dann entscheiden, ob er sie aufdeckt. Fehlt eine, sehen es alle.
pages-fair-not-operator = Wer den Server betreibt, kann den Beginn eines Spiels verweigern oder eine Zufallszahl weglassen. Ist es deine, sagt dir diese Seite das.
pages-fair-not-page = Auch diese Seite kommt vom Server. Wenn du dich auf niemanden verlassen willst, führe „bali verify“ auf deinem eigenen Rechner aus und vergleiche die Festlegungen.
pages-verify = Kartenverteilung prüfen
pages-verify-how = Wähle ein Spiel, das du nach seinem Ende als Datei gespeichert hast, oder füge dessen Text ein.
pages-verify-own = Das Spiel wird noch einmal ausgeteilt, und dein Browser vergleicht die Festlegungen. Wenn du dich auf niemanden verlassen willst, führe „bali verify DATEI“ auf deinem eigenen Rechner aus.
pages-verify-file = Datei wählen
pages-verify-text = oder den Text daraus einfügen
pages-verify-seen = Festlegung, die du am Tisch gesehen hast (falls notiert)
pages-verify-go = Prüfen
pages-verify-busy = Wird noch einmal ausgeteilt …
pages-verify-fair = Die Karten wurden ausgeteilt wie versprochen.
pages-verify-doubtful = Mit dieser Kartenverteilung stimmt etwas nicht.
pages-verify-fair-why = { $draws ->
    [one] Die eine gezogene Karte ergibt sich aus dem Geheimnis und den Zufallszahlen der Mitspieler.
   *[other] Alle { $draws } gezogenen Karten ergeben sich aus dem Geheimnis und den Zufallszahlen der Mitspieler.
}
pages-verify-unfair = Die Karten wurden nicht ausgeteilt wie versprochen.
pages-verify-wrong = Aktion { $number } war „{ $was }“; aus Geheimnis und Zufallszahlen folgt „{ $due }“.
pages-verify-right = { $draws ->
    [0] Davor war keine gezogene Karte richtig.
    [one] Davor war 1 gezogene Karte richtig.
   *[other] Davor waren { $draws } gezogene Karten richtig.
}
pages-verify-commitment = Festlegung auf das Geheimnis
pages-verify-draws = Gezogene Karten
pages-verify-same = Das ist die Festlegung, die du am Tisch gesehen hast.
pages-verify-unlike = Nicht die Festlegung, die du gesehen hast
pages-verify-other = Das ist nicht die Festlegung, die du eingegeben hast. Entweder ist es ein anderes Spiel, oder das Geheimnis wurde ausgetauscht.
pages-verify-compare = Vergleiche sie mit der, die du am Tisch gesehen hast.
pages-verify-bad = Das lässt sich nicht prüfen.
pages-verify-bad-large = Die Datei ist zu groß für ein gespeichertes Spiel.
pages-verify-bad-running = Das Spiel an diesem Tisch ist noch nicht vorbei. Bis dahin bleibt sein Geheimnis verborgen.
pages-proof-yours = Die Zufallszahl deines Browsers war Teil dieser Kartenverteilung.
pages-proof-yours-left-out = Dein Browser hat seine Zufallszahl aufgedeckt, aber sie fehlt in dieser Kartenverteilung: Sie kam zu spät, oder der Server hat sie weggelassen.
pages-proof-yours-missing = Die Zufallszahl deines Browsers gehört nicht zu dieser Kartenverteilung.
pages-proof-server = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte, bevor dein Browser seine Zufallszahl aufdeckte.
pages-proof-server-changed = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
pages-proof-fixed = Alles andere stand fest, bevor dein Browser seine Zufallszahl aufdeckte.
pages-proof-changed = Die Karten ergeben sich nicht aus dem, was feststand, bevor dein Browser seine Zufallszahl aufdeckte.
pages-proof-left-out = Die Zufallszahl von { $who } kam nicht rechtzeitig und wurde weggelassen.
pages-proof-no-share = { $who } hat keine Zufallszahl beigesteuert.
pages-proof-nobody = Also konnte sich weder der Server noch ein Mitspieler diese Karten aussuchen. Man konnte höchstens eine Zufallszahl weglassen, und das stünde hier.
pages-proof-not-yours = Dieser Browser hatte keine Zufallszahl in dieser Kartenverteilung und kann deshalb nicht sagen, ob jemand die Karten ausgesucht hat. Wessen Zufallszahl dabei war, kann das im eigenen Browser prüfen.
pages-proof-no-shares = In dieser Kartenverteilung steckt keine Zufallszahl eines Mitspielers. Die Karten ergeben sich aus dem Geheimnis, aber nichts beweist, dass es nicht passend zu diesen Karten gewählt wurde.
pages-keys-why = Schaltet sich von selbst ein, sobald du etwas mit einer Taste wählst.
pages-parts = Gebaut mit
pages-parts-svelte = die Seiten im Browser
pages-parts-fluent = Texte in vier Sprachen
pages-parts-fastapi = der Server
pages-parts-numpy = schnelle Regeln und Bots
