### What a first game explains, when it comes up, in German.

## altar

altar-learn-goal = Willkommen auf Bali! Das ist der Altar. Darauf sammeln sich Opfer: Reis, Erdnüsse, Bananen und Paprika. Am Ende ist jede deiner Opferkarten 3 Punkte wert, wenn ihre Sorte am häufigsten auf dem Altar liegt; dann folgen 2, 1 und 0. Du möchtest also, dass sich der Altar mit dem füllt, was du selbst behältst.
altar-learn-offer = Das ist der Dorfplatz: vier Reihen mit Karten. Am Ende deines Zuges nimmst du nacheinander die jeweils unterste Karte einer Reihe, bis du wieder drei Karten auf der Hand hast.
altar-learn-hand = Diese drei Karten sind deine Hand. In jedem Zug spielst du eine Karte oder mehrere Bauern derselben Sorte in deine Auslage aus. Dort bleiben sie das ganze Spiel über.
altar-learn-sacrifices = Das sind deine Opferkarten, die anderen sehen sie nicht. Wie viele Punkte sie am Ende bringen, hängt vom Altar ab.
altar-learn-panels = Hier siehst du alle Spieler: Steine, Siegpunkte und was sie ausgespielt haben. Ein Stern kennzeichnet die alleinige Mehrheit: mindestens zwei Karten einer Art und mehr als irgendjemand sonst.
altar-learn-buying = Dein Zug beginnt. Du darfst eine Opferkarte aus dem Vorrat kaufen: Sie kostet 5 Steine, und 1 weniger für jeden Bauern dieser Sorte in deiner Auslage. Oder spiele gleich Karten aus.
altar-learn-playing = Spiele Handkarten aus: Ein Steinmetz oder ein Priester ist kostenlos. Ein, zwei oder drei Bauern einer Sorte kosten 0, 1 oder 2 Steine. Ein Schrein kostet 7 Steine, ist am Ende 4 Punkte wert und lässt alle eine Karte opfern. Klicke auf eine leuchtende Karte. Lässt sich die Aktion zurücknehmen, geschieht sie sofort, und „Zurücknehmen“ macht sie rückgängig. Sonst siehst du erst, was sie bewirkt, und bestätigst sie dann.
altar-learn-taking = Nimm jetzt Karten, bis du drei auf der Hand hast. Achte auf die Karte über der, die du zuletzt nimmst: Sie wird dadurch frei und dann für alle gewertet! Ein Steinmetz bringt 1 Stein je Steinmetz, ein Priester 1 Siegpunkt je Priester, ein Schrein 1 Siegpunkt oder 1 Stein je Schrein, und bei einem Bauern bekommen alle, die so einen Bauern haben, eine Opferkarte seiner Sorte.
altar-learn-scored = Es gab eine Wertung. Wer Karten dieser Art hat, hat etwas bekommen. Für eine alleinige Mehrheit mit mindestens zwei Karten gab es noch eins dazu.
altar-learn-sacrificing = Jemand hat einen Schrein gebaut, also opfern alle. Lege eine deiner Opferkarten offen auf den Altar: Dadurch wird ihre Sorte wertvoller für alle, die sie behalten.
altar-learn-covering = Du hast einen Schrein gebaut, also opferst du nach den anderen selbst eine Karte, und zwar verdeckt. Nur du weißt, welche es ist.
altar-learn-crowning = Zuletzt legst du eine Opferkarte aus dem Vorrat offen auf den Altar. Das kostet dich nichts. Wähle eine Sorte, von der du viel hast.
altar-learn-rewarding = Deine Schreine bringen etwas ein: Siegpunkte oder Steine, eine Entscheidung für alle zusammen. Fünf Steine sind am Ende einen Punkt wert, aber mit Steinen bezahlst du auch Schreine.
altar-learn-end = Das ist der Ziehstapel. Sobald seine letzte Karte ausgelegt wird, ist das Spiel zu Ende: Achte also darauf, wie viele noch übrig sind.
altar-learn-done = Das ist alles! Spiele weiter, und klicke auf etwas, das nicht leuchtet, um zu erfahren, warum es nicht geht. Das kleine Kürzel neben jeder Aufforderung führt zur Regel.

## dalang

dalang-learn-goal = Willkommen auf Bali! Das ist der Dalang, der Meister des Schattenspiels. Er reist zwischen vier Inseln umher, und wo er ankommt, gibt er denen Masken, die dort Macht haben. Masken und Siegel sind deine Punkte.
dalang-learn-islands = Es gibt vier Inseln, und bei jeder hast du Karten. Gespielt wird nur da, wo der Dalang ist: Dort sind deine Karten deine Hand. Bei den anderen Inseln liegen sie in Stapeln.
dalang-learn-hand = Das ist deine Hand bei dieser Insel. Wenn der Dalang weiterreist, legst du sie hier ab und nimmst den Stapel bei der nächsten Insel auf.
dalang-learn-chips = Inseln haben einen Priesterchip und einen Fürstenchip. Jeder Chip liegt im Dorf des Spielers, der ihn gerade hat. Kommt der Dalang auf eine Insel, auf der der aktive Spieler einen Chip hat, werden Masken vergeben.
dalang-learn-panels = Hier siehst du alle Spieler: Masken, Siegel, Chips und wie viele Karten sie auf der Hand haben.
dalang-learn-playing = Du bist am Zug: Spiele einzelne Karten, so oft du willst, oder beende den Zug. Priester und Fürsten kämpfen um Chips, mit Gelehrten und Künstlern verschiebst und tauschst du Karten, Krieger vertreiben andere, und eine Dalang-Karte schickt den Dalang auf eine ihrer beiden Inseln.
dalang-learn-showing = Du kämpfst um einen Chip. Zeige vor, wie viele von diesen Karten du noch hast: Wer die meisten vorzeigt, gewinnt den Chip. Die vorgezeigten Karten bleiben auf deiner Hand.
dalang-learn-outdoing = Jemand kämpft um einen Chip. Zeige mehr Karten dieser Art vor, als bisher vorgezeigt wurden, und wenn dich niemand überbietet, gehört der Chip dir. Oder passe.
dalang-learn-joining = Jemand anders hat eine Karte gespielt. Hast du eine der gleichen Art, darfst du sie spielen und das Gleiche tun. Oder passe. „In diesem Zug immer passen“ spart dir Klicks und verrät niemandem, was du auf der Hand hast.
dalang-learn-exchanging = Der Gelehrte: Lege bis zu drei Karten auf deine Stapel bei anderen Inseln oder nimm bis zu drei von dort.
dalang-learn-swapping = Der Künstler: Wirf bis zu drei Karten ab, dann ziehst du ebenso viele nach.
dalang-learn-repelling = Ein Krieger! Wehre ihn mit einem eigenen Krieger ab oder fliehe: Dann rettest du drei Karten auf deine anderen Stapel und verlierst den Rest deiner Hand.
dalang-learn-blocking = Jemand will den Dalang weiterschicken. Mit einer Dalang-Karte, auf der dasselbe Ziel steht, blockierst du die Reise. Oder passe.
dalang-learn-laying = Der Dalang reist weiter. Lege deine Hand als Stapel ab, die unterste Karte zuerst. Gibt es hier später eine Wertung, bekommst du nur die untersten vier zurück: Lege deine besten Karten also nach unten.
dalang-learn-masked = Es gab eine Wertung: Masken sind am Ende Punkte wert. Wird die letzte Maske vergeben, ist das Spiel zu Ende.
dalang-learn-done = Mehr brauchst du nicht. Spiele weiter! Das kleine Kürzel neben jeder Aufforderung führt zur Regel.
