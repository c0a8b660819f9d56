### dalang's rules in German, for players.

dalang-rules-intro = Ihr wollt zu dritt oder zu viert über ein Inselreich herrschen. Jede der vier Inseln hat einen Fürsten und einen Priester, und jeder von ihnen wohnt in einem eurer Dörfer. Der Dalang, der Meister des Schattenspiels, reist von Insel zu Insel und gibt denen Masken, die dort Macht haben, wo er ankommt. Ihr spielt immer nur da, wo der Dalang ist, und bei jeder Insel hast du andere Karten auf der Hand. Es kommt also darauf an, welche Karten du zurücklässt und wer den Dalang wohin schicken kann. Das Spiel endet in dem Moment, in dem die letzte Maske vergeben wird. Masken und Siegel sind Punkte wert, und wer die meisten Punkte hat, gewinnt.

## Components

dalang-rules-D1 = Was zum Spiel gehört
dalang-rule-D1-1 = Es gibt vier Inseln: Kukusch, Panschar, Tschakkalag und Wontong. Auf jeder Insel liegt für jede Spielerfarbe ein Dorf. Gelb hat Platz 1, im Uhrzeigersinn folgen Grün, Rot und Blau. Zu dritt spielt ihr ohne Blau. (Unsere Festlegung: der letzte Satz.)
dalang-rule-D1-2 = Es gibt 135 Hofstaat-Karten: 30 Priester, 30 Krieger, 30 Fürsten, 30 Gelehrte und 15 Künstler. Mit den 24 Dalang-Karten sind es zusammen 159 Karten. Jede Dalang-Karte nennt zwei verschiedene Inseln, und jedes der 6 möglichen Inselpaare kommt viermal vor. Welcher der beiden Namen zuerst steht, hat keine Bedeutung. (Unsere Festlegung: die Paare und die Reihenfolge der Namen.)
dalang-rule-D1-3 = Die Machtsymbole sind Chips: 4 Priesterchips und 4 Fürstenchips, je einer pro Insel. Dazu kommen 4 Siegel, eines pro Insel, die je 3 Punkte wert sind.
dalang-rule-D1-4 = Es gibt 16 Dämonenmasken, kurz Masken: je vier mit den Werten 2, 3, 4 und 5. (Unsere Festlegung: die Werte.)
dalang-rule-D1-5 = Es gibt 4 Startkarten mit den Nummern 1 bis 4. Jede nennt eine Insel für deinen Fürstenchip, eine andere für deinen Priesterchip und eine Insel für den Dalang. Karte 1: Fürstenchip auf Panschar, Priesterchip auf Kukusch, Dalang auf Tschakkalag. Karte 2: Fürstenchip auf Tschakkalag, Priesterchip auf Panschar, Dalang auf Wontong. Karte 3: Fürstenchip auf Wontong, Priesterchip auf Tschakkalag, Dalang auf Kukusch. Karte 4: Fürstenchip auf Kukusch, Priesterchip auf Wontong, Dalang auf Panschar. (Unsere Festlegung: die Inseln, außer denen für die beiden Chips von Karte 1.)

## Setup

dalang-rules-D2 = Spielaufbau
dalang-rule-D2-1 = Die 159 Karten werden gemischt. Bei jeder Insel bekommt ihr alle je einen Stapel aus 3 Karten, verdeckt vor eurem Dorf. Noch sieht sich niemand einen Stapel an. Die Inseln kommen in der Reihenfolge aus D1.1 dran; bei jeder wird in drei Runden je eine Karte ausgeteilt, beginnend bei Gelb. Die erste Karte eines Stapels ist seine unterste.
dalang-rule-D2-2 = Die übrigen Karten bilden den Ziehstapel. Gespielte und verlorene Karten kommen offen auf den Ablagestapel. Muss eine Karte gezogen werden, wenn der Ziehstapel leer ist, wird der Ablagestapel gemischt und zum neuen Ziehstapel, genau in diesem Moment und nicht früher. Sind beide Stapel leer, entfällt das Ziehen. Alle sehen jede Karte, die auf den Ablagestapel kommt, auch wenn sie durch Flucht, bei einem Tausch oder bei einer Wertung verloren geht. (Unsere Festlegung: die letzten beiden Sätze.)
dalang-rule-D2-3 = Die Startkarten werden gemischt, und ihr bekommt alle je eine. Wer Karte 1 hat, ist Startspieler. Zu dritt kann Karte 1 übrig bleiben: Dann ist Startspieler, wer Karte 2 hat.
dalang-rule-D2-4 = Lege deinen Fürstenchip und deinen Priesterchip in deine eigenen Dörfer auf den Inseln, die deine Startkarte nennt. Zu dritt haben danach zwei Inseln nur je einen Chip. Die beiden fehlenden Chips werden vorerst beiseitegelegt (D7.4).
dalang-rule-D2-5 = Der Dalang beginnt auf der Insel, die auf der Startkarte des rechten Nachbarn des Startspielers für ihn angegeben ist. Die aktive Insel ist immer die, auf der der Dalang ist.
dalang-rule-D2-6 = Nehmt alle euren Stapel bei der aktiven Insel auf die Hand.

## A turn

dalang-rules-D3 = Ein Zug
dalang-rule-D3-1 = Wer am Zug ist, ist der aktive Spieler, alle anderen sind passiv. Zuerst zieht der aktive Spieler 2 Karten. Dann ziehen die anderen im Uhrzeigersinn je 1 Karte.
dalang-rule-D3-2 = Danach spielt der aktive Spieler Karten aus der Hand, immer nur eine auf einmal und so oft er will, oder auch gar keine. Die passiven Spieler reagieren nur, im Uhrzeigersinn und jeder mit einer Karte der gleichen Art. Eine Karte und ihr Ziel nennst du zusammen, in einer einzigen Entscheidung: einen Krieger mit dem Spieler, den du verschonst, eine Dalang-Karte mit der Insel, zu der sie führt, eine Karte, die du auf einen Stapel legst, mit diesem Stapel.
dalang-rule-D3-3 = Dein Zug endet, wenn du ihn beendest, wenn ein passiver Spieler das Ende erzwingt (D4.5, D5.4, D6.3) oder mit einer Wertung (D9.7). Danach ist dein linker Nachbar der aktive Spieler. Ob du aufhörst, entscheidest immer du selbst: Auch mit leerer Hand endet dein Zug nicht von allein. (Unsere Festlegung: der letzte Satz.)
dalang-rule-D3-4 = Ein erzwungenes Ende wird wirksam, sobald alle, die auf dieselbe Karte noch reagieren dürfen, das getan haben. Nach einem erzwungenen Ende darf niemand mehr eine zweite Karte spielen. Die Karte, die du für deine zweite Karte ziehst, bekommst du sofort, und du kannst nicht auf sie verzichten. (Unsere Festlegung: die letzten beiden Sätze.)
dalang-rule-D3-5 = Sind nach dem Ende des 400. Zuges noch Masken übrig, endet das Spiel und wird so gewertet, wie es steht. Dann gilt niemand als derjenige, der das Spiel beendet hat (D10.2). (Unsere Festlegung.)
dalang-rule-D3-6 = Wer gefragt wird und wie oft, hängt nur davon ab, was alle wissen. So verrät eine Frage nie etwas über eine Hand. Du bist anwesend, solange du nicht geflohen bist. Jeder passive Spieler, der anwesend ist und mindestens eine Karte hat, wird gefragt, auch wenn er nur passen oder fliehen kann. Wer keine Karten hat, wird nicht gefragt. Eine Hand aus n Karten wird in n − 1 Entscheidungen abgelegt, ganz gleich, was sie enthält: Die letzte Karte folgt von selbst. (Unsere Festlegung.)

## Warrior

dalang-rules-D4 = Krieger
dalang-rule-D4-1 = Spiele einen Krieger. Dabei musst du einen passiven Spieler nennen, den du verschonst und der nicht reagieren darf. Du darfst auch jemanden verschonen, der geflohen ist, und du darfst einen Krieger auch dann spielen, wenn er niemanden herausfordert. (Unsere Festlegung: der letzte Satz.)
dalang-rule-D4-2 = Alle anderen passiven Spieler, die anwesend sind, sind herausgefordert. Im Uhrzeigersinn wehren sie ab oder fliehen. Wer herausgefordert ist und keine Karten hat, wird nicht gefragt und bleibt.
dalang-rule-D4-3 = Um abzuwehren, spielst du einen Krieger. Du bleibst.
dalang-rule-D4-4 = Um zu fliehen, wählst du 3 Handkarten und legst jede davon oben auf einen beliebigen deiner eigenen Stapel bei den anderen Inseln. Den Rest deiner Hand wirfst du ab. Mit weniger als 3 Karten legst du alle auf deine Stapel. Wer geflohen ist, hat keine Hand und nimmt nicht mehr teil, bis jemand anders am Zug ist oder der Dalang weiterreist. (Unsere Festlegung: oben auf die Stapel.)
dalang-rule-D4-5 = Hast du abgewehrt, darfst du einen zweiten Krieger spielen. Er erzwingt das Ende des Zuges (D3.4), und du ziehst 1 Karte.

## Scholar

dalang-rules-D5 = Gelehrter
dalang-rule-D5-1 = Spiele einen Gelehrten. Dann tust du eines von beidem, nicht beides: Entweder legst du bis zu 3 Handkarten einzeln nacheinander oben auf deine eigenen Stapel bei den nicht aktiven Inseln. Oder du nimmst bis zu 3 Karten einzeln nacheinander oben von diesen Stapeln auf die Hand und siehst dir jede an, bevor du die nächste wählst. Du darfst auch gar keine Karte bewegen. Der Tausch endet von selbst nach drei Karten oder wenn nichts mehr bewegt werden kann.
dalang-rule-D5-2 = Danach darf im Uhrzeigersinn jeder passive Spieler, der anwesend ist, einen Gelehrten spielen und das Gleiche tun.
dalang-rule-D5-3 = Wer nicht mitmacht, setzt diesmal einfach aus.
dalang-rule-D5-4 = Hast du mitgemacht, darfst du nach deinem eigenen Tausch einen zweiten Gelehrten spielen, auch einen, den du gerade erst genommen hast. Er erzwingt das Ende des Zuges (D3.4), und du ziehst 1 Karte. (Unsere Festlegung: nach deinem eigenen Tausch, auch einen gerade genommenen.)

## Artist

dalang-rules-D6 = Künstler
dalang-rule-D6-1 = Spiele einen Künstler. Dann wirfst du bis zu 3 Handkarten ab, und zwar alle, bevor du die erste neue ziehst, und ziehst ebenso viele nach. Der Künstler selbst zählt nicht mit. Du darfst auch gar keine Karte abwerfen. Wie beim Gelehrten endet der Tausch von selbst nach drei Karten oder wenn deine Hand leer ist.
dalang-rule-D6-2 = Danach darf im Uhrzeigersinn jeder passive Spieler, der anwesend ist, einen Künstler spielen und das Gleiche tun.
dalang-rule-D6-3 = Hast du mitgemacht, darfst du nach deinem eigenen Tausch einen zweiten Künstler spielen. Er erzwingt das Ende des Zuges (D3.4), und du ziehst 1 Karte. (Unsere Festlegung: nach deinem eigenen Tausch.)

## Priest and prince

dalang-rules-D7 = Priester und Fürst
dalang-rule-D7-1 = Spiele einen Priester, um den Kampf um den Priesterchip der Insel zu beginnen. Dann musst du mindestens 1 weiteren Priester aus der Hand vorzeigen und darfst beliebig viele vorzeigen. Du kannst einen Priester also nur spielen, wenn du noch einen zweiten hast.
dalang-rule-D7-2 = Im Uhrzeigersinn darf jeder passive Spieler, der anwesend ist, Priester vorzeigen, aber nur, wenn es mehr sind, als irgendjemand bisher vorgezeigt hat. Du musst nicht alle vorzeigen, die du hast. (Unsere Festlegung: dass es mehr sein müssen.)
dalang-rule-D7-3 = Wer die meisten vorgezeigt hat, holt den Priesterchip der Insel in das eigene Dorf oder behält ihn dort. Alle nehmen ihre vorgezeigten Karten wieder auf die Hand.
dalang-rule-D7-4 = Zu dritt kommt ein beiseitegelegter Chip mit dem ersten Kampf um ihn auf seine Insel.
dalang-rule-D7-5 = Nach dem Kampf macht der aktive Spieler weiter.
dalang-rule-D7-6 = Der Fürst funktioniert genauso, mit Fürsten und dem Fürstenchip.

## Seal

dalang-rules-D8 = Siegel
dalang-rule-D8-1 = Liegen nach einem Kampf beide Chips einer Insel im selben Dorf, erhält der Besitzer des Dorfes das Siegel der Insel, aus dem Vorrat oder von dem Spieler, der es hat.
dalang-rule-D8-2 = Nur auf diese Weise geht ein Siegel verloren. Verlierst du die Chips, behältst du es trotzdem.

## Dalang card

dalang-rules-D9 = Dalang-Karte und Wertung
dalang-rule-D9-1 = Spiele eine Dalang-Karte und nenne eine ihrer beiden Inseln als Ziel. Die aktive Insel kann nicht das Ziel sein. (Unsere Festlegung: der letzte Satz.)
dalang-rule-D9-2 = Im Uhrzeigersinn darf jeder passive Spieler, der anwesend ist, die Reise blockieren, indem er eine Dalang-Karte spielt, auf der das Ziel ebenfalls steht. Nach einer Blockade werden die Übrigen nicht mehr gefragt.
dalang-rule-D9-3 = Wird die Reise blockiert, macht der aktive Spieler weiter und darf es noch einmal versuchen.
dalang-rule-D9-4 = Blockiert niemand, reist der Dalang zu seinem Ziel. Alle legen ihre Hand verdeckt bei der bisher aktiven Insel ab, als Stapel in selbst gewählter Reihenfolge, von der untersten Karte bis zur obersten. Wer geflohen war, ist wieder im Spiel. Ihr legt eure Karten im Uhrzeigersinn ab, beginnend mit dem aktiven Spieler. Erst danach wird geprüft, ob es eine Wertung gibt; das gilt auch bei der letzten Wertung. (Unsere Festlegung: die letzten beiden Sätze.)
dalang-rule-D9-5 = Es gibt keine Wertung, wenn der aktive Spieler auf der neuen Insel keinen Chip in seinem Dorf hat. Alle nehmen dort ihren ganzen Stapel auf, niemand zieht, und der Zug geht weiter.
dalang-rule-D9-6 = Es gibt eine Wertung, wenn der aktive Spieler dort mindestens einen Chip hat. Hat er beide Chips oder hat die Insel nur einen, erhält er die niedrigste Maske, die noch übrig ist. Hat ein anderer Spieler den anderen Chip, erhält dieser die niedrigste übrige Maske, auch wenn er geflohen war, und der aktive Spieler erhält eine mit dem nächsthöheren noch vorhandenen Wert oder, wenn keine höhere da ist, eine mit dem gleichen Wert. Ist nur noch eine Maske übrig, erhält sie der aktive Spieler, und der andere bekommt keine. (Unsere Festlegung: der gleiche Wert, wenn keine höhere da ist.)
dalang-rule-D9-7 = Nach einer Wertung nehmen alle nur die untersten 4 Karten ihres Stapels bei der neuen Insel auf. Die Karten darüber werden abgeworfen. Der Zug endet.

## End and final score

dalang-rules-D10 = Spielende und Abschlusswertung
dalang-rule-D10-1 = Das Spiel endet sofort mit der Wertung, in der die letzte Maske vergeben wird. Es wird kein Stapel mehr aufgenommen. Handkarten und Stapel zählen nichts; die Seite zeigt sie, sobald das Spiel zu Ende ist. (Unsere Festlegung: der zweite Satz.)
dalang-rule-D10-2 = Deine Punkte sind die Werte deiner Masken und 3 für jedes Siegel, das du hast. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Führenden derjenige, der das Spiel beendet hat. War es keiner von ihnen, teilen sie sich den Sieg.

## Who knows what

dalang-rules-D11 = Wer was weiß
dalang-rule-D11-1 = Niemand kennt die Reihenfolge des Ziehstapels. Auch einen Stapel aus dem Spielaufbau kennt niemand, bis sein Besitzer ihn zum ersten Mal aufnimmt oder Karten von ihm nimmt.
dalang-rule-D11-2 = Nur du kennst deine Hand und die Karten, die du auf deine Stapel gelegt oder dort gesehen hast. Du darfst dir deine Stapel merken, sie aber nicht durchsehen. Wie viele Karten jede Hand und jeder Stapel hat, wissen alle.
dalang-rule-D11-3 = Alle sehen den Ablagestapel, die Chips, die Siegel, die Masken und Karten, solange sie vorgezeigt werden.
dalang-rule-D11-4 = Dein Wissen ist alles, was du mit einem perfekten Gedächtnis wüsstest. Das sind deine eigenen Stapel in ihrer Reihenfolge, soweit du ihre Karten abgelegt oder gesehen hast; die abgeworfenen Karten, auch nachdem sie zu einem neuen Ziehstapel gemischt wurden, soweit du sie nicht selbst wieder gezogen hast; und die Karten, die ein anderer Spieler vorgezeigt hat und noch haben muss. Wer einen Kampf beginnt, hat sicher eine zweite Karte der gleichen Art (D7.1). Was vorgezeigt wurde, wird für jeden Spieler und jede Insel in drei Zahlen festgehalten: wie viele Priester, wie viele Fürsten und wie viele von beiden zusammen mindestens unter den Karten sind, die dieser Spieler dort hat, auf der Hand oder im Stapel. Jede Zahl sinkt jedes Mal um 1, wenn eine Karte ungesehen weggeht. War sicher, dass es dort nur solche Karten gab, wird die weggegangene dort mitgezählt, wo sie hingekommen ist. Die Zahlen gelten Insel für Insel; was sich aus mehreren Inseln zusammen schließen ließe, wird nicht notiert.
dalang-rule-D11-5 = Die Tischoption „Gedächtnis“ bestimmt, wie viel von deinem Wissen die Seite dir wieder zeigt. Ohne Notizen ist es wie am echten Tisch: Die Seite zeigt deine Hand und nur das, was gerade offen liegt. Von deinen eigenen Stapeln siehst du nur die Größe. Auch der Verlauf vergisst, wie viele Karten vorgezeigt wurden und welche Karten du gezogen, auf deine Stapel gelegt oder aufgenommen hast. Was du später wissen willst, musst du dir merken. Mit Notizen merkt sich die Seite für dich alles, was einmal zu sehen war: dein ganzes eigenes Wissen (D11.4), mit deinen Stapeln Karte für Karte, und die öffentlichen Notizen darüber, wie viele Priester und Fürsten jemand sicher hat.
