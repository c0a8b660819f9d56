### altar's rules in German, for players.

altar-rules-intro = Ihr bewirtschaftet die Insel, baut Schreine und bringt auf einem gemeinsamen Altar Opfer dar. Güter, die oft geopfert werden, sind am Ende mehr wert. Du möchtest also, dass sich der Altar mit genau den Gütern füllt, die du selbst behältst, aber solange das Spiel läuft, darf niemand nachsehen, was alles darauf liegt. Steinmetze bringen Steine, mit Steinen bezahlst du Schreine, und Priester bringen Siegpunkte. Sobald der Ziehstapel leer ist, ist das Spiel vorbei, und wer dann die meisten Punkte hat, gewinnt. Für 2 bis 4 Spieler.

## Components

altar-rules-A1 = Was zum Spiel gehört
altar-rule-A1-1 = Es gibt vier Sorten von Gütern: Reis, Erdnüsse, Bananen und Paprika.
altar-rule-A1-2 = Es gibt 58 Spielkarten: 20 Bauern (5 für jede Gütersorte), 12 Steinmetze, 9 Priester, 9 Schreine und 8 Orakel. Die Orakel gehören nur zur Orakel-Variante. Ohne sie spielt ihr mit 50 Karten.
altar-rule-A1-3 = Es gibt 100 Opferkarten, 25 von jeder Sorte. Nach Sorten getrennt bilden sie vier offene Stapel. Das ist der Vorrat: die Opferkarten, die noch niemandem gehören.
altar-rule-A1-4 = Es gibt vier Sets mit Startkarten, eines in jeder Farbe: Rot, Blau, Gelb und Grün. Ein Set besteht aus 1 Steinmetz und 3 Bauern. Diese 16 Karten zählen nicht zu den 58 Spielkarten.
altar-rule-A1-5 = Die drei Bauern eines Sets gehören zu drei verschiedenen Sorten, und jeder Farbe fehlt eine andere Sorte: Rot hat keinen Reisbauern, Blau keinen Erdnussbauern, Gelb keinen Bananenbauern und Grün keinen Paprikabauern. (Unsere Festlegung.)
altar-rule-A1-6 = Steine und Siegpunkte gehen nie aus. Die 46 Steinmarker und 30 Siegpunkte-Marker gibt es in mehreren Werten. Sie sind Wechselgeld, keine Obergrenze. (Unsere Festlegung.)

## Setup

altar-rules-A2 = Spielaufbau
altar-rule-A2-1 = Nimm dir das Startkarten-Set deiner Farbe. Lege den Steinmetz offen vor dir ab: Mit ihm beginnt deine Auslage, also die offenen Karten, die du ausgespielt hast. Die drei Bauern sind deine Handkarten. Zeige sie den anderen nicht. Sets von Farben, die niemand spielt, kommen zurück in die Schachtel.
altar-rule-A2-2 = Nimm dir von jeder Sorte eine Opferkarte und bewahre diese vier verdeckt auf. Deine eigenen Opferkarten darfst du dir ansehen, wann immer du willst.
altar-rule-A2-3 = Mischt die 50 Spielkarten. 16 davon bilden den Dorfplatz: 4 Reihen mit je 4 Karten, alle offen. Die Karten einer Reihe liegen untereinander. Die anderen 34 Karten sind der verdeckte Ziehstapel. Die Reihen werden von links nach rechts nacheinander ausgelegt, jede von oben nach unten. Die zuletzt ausgelegte Karte einer Reihe ist also ihre unterste, und nur diese kann genommen werden. Neue Reihen werden genauso ausgelegt.
altar-rule-A2-4 = Wer auf Platz 1 sitzt, ist Startspieler und erhält 2 Steine. Im Uhrzeigersinn erhält jeder weitere Spieler 1 Stein mehr: 2, 3, 4, 5.
altar-rule-A2-5 = Gespielt wird reihum im Uhrzeigersinn. Wer am Zug ist, heißt aktiver Spieler. Jeder Zug hat diese Phasen: 1 kaufen, 2a ausspielen, 2b opfern, 3 nehmen, 4 werten.

## Phase 1: buy

altar-rules-A3 = Phase 1: Kaufen (freiwillig)
altar-rule-A3-1 = In deinem Zug darfst du eine Opferkarte einer beliebigen Sorte nehmen, die noch im Vorrat ist, und sie verdeckt zu deinen eigenen legen. Sie kostet 5 Steine, aber 1 Stein weniger für jeden Bauern dieser Sorte in deiner Auslage, und nie weniger als 0.
altar-rule-A3-2 = Eine Sorte, die aufgebraucht ist, kannst du nicht wählen. Den Preis musst du vollständig bezahlen: Kredit gibt es nicht.

## Phase 2a: play

altar-rules-A4 = Phase 2a: Karten ausspielen
altar-rule-A4-1 = Du musst genau eines davon ausspielen: 1 Steinmetz, kostenlos; 1 Priester, kostenlos; 1 Schrein für 7 Steine; oder 1, 2 oder 3 Bauern einer einzigen Sorte für 0, 1 oder 2 Steine.
altar-rule-A4-2 = Ausgespielte Karten liegen offen in deiner Auslage. Alle können sehen, wie viele Karten jeder Art du dort hast.
altar-rule-A4-3 = Hast du drei Schreine auf der Hand und weniger als 7 Steine, legst du einen Schrein zurück in die Schachtel, statt eine Karte auszuspielen. Dann gibt es keine Opferphase, und dein Zug geht mit Phase 3 weiter. (Mit jeder anderen Hand kannst du etwas kostenlos ausspielen, du sitzt also nie fest.)

## Phase 2b: sacrifice

altar-rules-A5 = Phase 2b: Opfern (nur nach einem Schrein)
altar-rule-A5-1 = Wurde ein Schrein ausgespielt, opfern zuerst die anderen, im Uhrzeigersinn ab dem linken Nachbarn des aktiven Spielers. Sie müssen je 1 eigene Opferkarte offen oben auf den Altar legen.
altar-rule-A5-2 = Danach muss der aktive Spieler 1 seiner eigenen Opferkarten verdeckt obenauf legen.
altar-rule-A5-3 = Zuletzt nimmt der aktive Spieler 1 Opferkarte einer Sorte seiner Wahl aus dem Vorrat und legt sie offen obenauf.
altar-rule-A5-4 = Wer keine Opferkarte hat, legt keine, und auch aus dem Vorrat kommt kein Ersatz. Ein aktiver Spieler ohne Opferkarten führt A5.3 trotzdem aus.
altar-rule-A5-5 = Ist der Vorrat völlig leer, entfällt A5.3. (Unsere Festlegung.)
altar-rule-A5-6 = Vom Altar ist nur die oberste Karte zu sehen, und auch die nur, wenn sie offen hingelegt wurde. Solange das Spiel läuft, darf niemand nachsehen, was darunter liegt.

## Phase 3: take

altar-rules-A6 = Phase 3: Karten nehmen
altar-rule-A6-1 = Jetzt musst du Karten vom Dorfplatz nehmen, bis du 3 auf der Hand hast. Wähle jedes Mal eine Reihe und nimm ihre unterste Karte.
altar-rule-A6-2 = Nimmst du mehrere Karten, dürfen sie aus einer Reihe oder aus verschiedenen Reihen stammen.
altar-rule-A6-3 = Nimmst du die letzte Karte einer Reihe, wird sofort, noch vor allem anderen, eine neue Reihe mit 4 Karten vom Ziehstapel ausgelegt. Aus der neuen Reihe darfst du gleich wieder nehmen.
altar-rule-A6-4 = Wer zugesehen hat, weiß, welche Karten du vom Dorfplatz genommen hast. Trotzdem hältst du deine Handkarten verdeckt.

## Phase 4: score

altar-rules-A7 = Phase 4: Wertung
altar-rule-A7-1 = Am Ende jedes Zuges bestimmt eine Karte, welche Kartenart gewertet wird, und zwar für alle. Es ist die Karte, die beim Nehmen zuletzt frei geworden ist: die unterste Karte der Reihe, aus der zuletzt genommen wurde. Ist die Reihe dabei leer geworden, ist es die unterste Karte der neuen Reihe.
altar-rule-A7-2 = Steinmetz: Alle bekommen 1 Stein für jeden Steinmetz in ihrer Auslage.
altar-rule-A7-3 = Priester: Alle bekommen 1 Siegpunkt für jeden Priester in ihrer Auslage.
altar-rule-A7-4 = Schrein: Alle bekommen für jeden Schrein in ihrer Auslage 1 Siegpunkt oder 1 Stein. Du entscheidest nur einmal: Für alle deine Schreine und für den Bonus aus A7.6 bekommst du dasselbe. Entschieden wird in Zugreihenfolge, der aktive Spieler zuerst. Wer keinen Schrein hat, wird nicht gefragt. (Unsere Festlegung: die letzten beiden Sätze.)
altar-rule-A7-5 = Bauer: Wer mindestens einen Bauern dieser Sorte in der Auslage hat, bekommt genau 1 Opferkarte der Sorte. Mehr Bauern bringen nicht mehr. Der aktive Spieler nimmt zuerst, dann die anderen im Uhrzeigersinn.
altar-rule-A7-6 = Alleinige Mehrheit: Hast du mehr Karten der gewerteten Art als irgendjemand sonst, und zwar mindestens 2, bekommst du 1 mehr von derselben Belohnung: 1 Stein, 1 Siegpunkt oder 1 Opferkarte. Hat jemand anders genauso viele, gibt es keinen Bonus. Bei Bauern nimmst du die zusätzliche Karte erst, nachdem alle anderen ihre genommen haben.
altar-rule-A7-7 = Ist die gewertete Sorte im Vorrat aufgebraucht, wenn dir eine Karte davon zusteht, nimmst du stattdessen eine Karte einer Sorte deiner Wahl. Auch die Bonuskarte wird so ersetzt. Ablehnen kannst du den Ersatz nicht. Ist der ganze Vorrat leer, gehst du leer aus. (Unsere Festlegung: alles außer dem ersten Satz.)

## End and final score

altar-rules-A8 = Spielende und Abschlusswertung
altar-rule-A8-1 = Das Spiel endet sofort, wenn die letzte Karte des Ziehstapels gezogen wird. Phase 4 dieses Zuges entfällt. Wer weniger Züge hatte, bekommt keinen weiteren.
altar-rule-A8-2 = Der Ziehstapel mit 34 Karten reicht für 8 neue Reihen zu je 4 Karten, und für die neunte bleiben nur 2 Karten. Sie werden ausgelegt, der Ziehstapel ist leer, das Spiel ist zu Ende. Karten, die der aktive Spieler noch hätte nehmen müssen, werden nicht mehr genommen. (Unsere Festlegung.)
altar-rule-A8-3 = Zählt die Karten auf dem Altar nach Sorten. Eine Karte der am häufigsten geopferten Sorte ist 3 Punkte wert, eine der zweithäufigsten 2, eine der dritthäufigsten 1 und eine der seltensten 0. Sorten mit gleich vielen Karten haben denselben Wert, und die Sorte mit der nächstkleineren Anzahl bekommt den nächsten Wert, ohne Lücke. Sind also alle vier gleich, ist jede 3 wert; bei zwei Paaren gelten 3 und 2; sind drei gleich, gelten 3 und 2; sind zwei gleich, gelten 3, 2 und 1.
altar-rule-A8-4 = Eine Sorte, von der keine Karte auf dem Altar liegt, ist 0 wert, ganz gleich, auf welchem Rang sie steht. Bei 5, 4, 0 und 0 Karten sind die Werte 3, 2, 0 und 0.
altar-rule-A8-5 = Deine Punkte sind deine Siegpunkte-Marker, dazu 4 für jeden Schrein in deiner Auslage, dazu 1 für je 5 Steine (ein Rest zählt nicht), dazu der Wert jeder Opferkarte, die du noch besitzt. Karten, die du noch auf der Hand hast, zählen nichts. (Unsere Festlegung: 5 Steine, nicht 1 wie in der japanischen Anleitung.)
altar-rule-A8-6 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die meisten Schreine, dann die meisten Steine. Herrscht auch dann noch Gleichstand, wird der Sieg geteilt.

## Variants

altar-rules-A9 = Varianten: das Orakel und der Dämon
altar-rule-A9-1 = Die Varianten lassen sich einzeln oder zusammen spielen. Orakel, Aufbau: Nehmt aus dem Vorrat eine Opferkarte jeder Sorte, mischt diese 4 und legt sie als verdeckten Stapel auf den Altar. Wenn der Dorfplatz ausliegt, mischt ihr die 8 Orakel in den Ziehstapel. Er hat dann 42 Karten: genug für 10 Reihen zu je 4, und 2 bleiben übrig.
altar-rule-A9-2 = Orakel, in Phase 3: Orakel in einer neu ausgelegten Reihe kommen sofort aus dem Spiel. Sie werden nicht ersetzt, es sei denn, alle vier Karten waren Orakel: Dann wird eine ganze neue Reihe ausgelegt. Danach darf sich der aktive Spieler die obersten 4 Karten vom Altar ansehen, oder alle, wenn es weniger sind. Eine davon nimmt er geheim zu seinen eigenen Opferkarten, die übrigen legt er in derselben Reihenfolge zurück.
altar-rule-A9-3 = Orakel, der Blick auf den Altar: Eine Reihe mit Orakeln gibt dir genau einen Blick, egal, wie viele darin waren. Eine Ersatzreihe mit Orakeln gibt dir einen weiteren Blick. Dazu kommt es, sobald die Reihe fertig ausliegt, noch bevor die nächste Karte genommen oder gewertet wird. Du darfst auf den Blick verzichten; hast du dir die Karten aber angesehen, musst du genau eine davon nehmen. Bei Karten, die du zurücklegst, bleibt dieselbe Seite oben wie zuvor. Welche Karte du genommen hast, erfährt niemand, aber wenn sich die oberste Karte geändert hat, können das alle sehen. Die Reihe, die das Spiel beendet, gibt keinen Blick und behält ihre Orakel, und Blicke, die noch ausstehen, verfallen. Ein leerer Altar gibt keinen Blick. (Unsere Festlegung.)
altar-rule-A9-4 = Dämon, Aufbau: Der Dämon beginnt auf der Reihe ganz links.
altar-rule-A9-5 = Dämon, Bewegung: Immer wenn ein Priester ausgespielt wird, zieht der Dämon eine Reihe weiter nach rechts, von der letzten Reihe auf die erste. Er zieht vor Phase 3.
altar-rule-A9-6 = Dämon, in Phase 3: Aus der Reihe, auf der der Dämon steht, darf keine Karte genommen werden. In den drei anderen Reihen liegen immer Karten, du kannst also immer eine nehmen. Und die Reihe des Dämons kann unter ihm nie leer werden.

## Who knows what

altar-rules-A10 = Wer was weiß
altar-rule-A10-1 = Niemand kennt die Reihenfolge des Ziehstapels oder die Reihenfolge der vier Karten, die in der Orakel-Variante auf den Altar gelegt werden.
altar-rule-A10-2 = Nur der Spieler selbst kennt die Sorte der Karte, die er verdeckt geopfert hat. Nur er weiß auch, was er bei einem Orakel-Blick gesehen und welche Karte er dabei genommen hat.
altar-rule-A10-3 = Alle sehen, was offen liegt und wie viele Karten es gibt: auf jeder Hand, im Ziehstapel, auf dem Altar, unter den Opferkarten jedes Spielers und in jedem Stapel des Vorrats.
altar-rule-A10-4 = Wer sich gut erinnert, kann mehr wissen: die Startkarten-Sets (A1.5), und damit jede Hand; außerdem jede Opferkarte, die gekauft, bei einer Wertung erhalten oder offen geopfert wurde. Bots dürfen alles nutzen, was man auf ihrem Platz mit einem perfekten Gedächtnis wüsste. Wenn sie sich die verborgenen Karten vorstellen, halten sie sich an all das: Sie erfinden nie eine Hand, die unmöglich ist, und nie ein Opfer, das der Spieler gar nicht besessen haben kann.
altar-rule-A10-5 = Wie viel davon die Seite für dich wiederholt und was sie deshalb überhaupt geschickt bekommt, bestimmt die Tischoption „Gedächtnis“. Ohne Notizen vergisst die Seite, was zu sehen war, wie an einem echten Tisch. Außer deinen eigenen Karten zeigt sie nur, was gerade offen liegt: keine Handkarten und keine Opferkarten der anderen und vom Altar nur die oberste Karte und die Zahl der Karten. Karten, die inzwischen zugedeckt sind, nennt der Verlauf nicht mehr. Mit Notizen merkt sich die Seite alles, was einmal für alle zu sehen war, und zeigt allen dasselbe. Was nur du gesehen hast, musst du dir so oder so selbst merken.
