### What the lessons explain, in German.

## What happened, in a list

altar-fact-gain = { $who }: { $gain } für { $cards }
altar-fact-majority = { $who }: { $gain } für { $cards } und die alleinige Mehrheit
altar-fact-nothing = { $who }: nichts (kein { $kind } ausgespielt)
dalang-fact-mask = { $who }: eine Maske mit dem Wert { $value }
dalang-fact-showed = { $who }: { $cards } vorgezeigt
dalang-fact-masks = { $count ->
    [0] keine Masken
    [one] Maske { $values }
   *[other] Masken { $values }
}
dalang-fact-holdings = { $count ->
    [0] { $who }: { $points } Punkte ({ $masks }; kein Siegel)
    [one] { $who }: { $points } Punkte ({ $masks }; 1 Siegel)
   *[other] { $who }: { $points } Punkte ({ $masks }; { $count } Siegel)
}
dalang-fact-saved = { $use ->
    [defend] { $island }: { $cards }, um deinen Chip zu verteidigen
    [seal] { $island }: { $cards }, um den zweiten Chip und damit das Siegel zu gewinnen
    [win] { $island }: { $cards }, um einen Chip zu gewinnen
   *[later] { $island }: { $cards }, im Kampf um einen Chip keine Hilfe
}
dalang-fact-chip = { $won ->
    [0] Der Priesterchip von { $island } gehört dir nicht. Mit zwei Priestern kannst du ihn gewinnen: einen spielen, einen vorzeigen.
   *[other] Der Priesterchip von { $island } gehört dir
}
dalang-fact-lost = Abgeworfen: { $cards }

## altar, lesson 1

altar-1-goal = Willkommen auf Bali! Wer die meisten Punkte hat, gewinnt. Die meisten Punkte bringen Schreine und Opferkarten, zum Beispiel Bananen. Das ist der Altar: Er bestimmt, was die Karten wert sind. Jede Karte der Sorte, die am Ende am häufigsten hier liegt, zählt 3 Punkte, die der anderen 2, 1 und 0.
altar-1-play = In jedem Zug spielst du erst Handkarten aus und nimmst dann neue Karten. Du hast drei Bauern. Ein einzelner Bauer ist kostenlos, also spiele einen aus. Er bleibt das ganze Spiel über vor dir liegen.
altar-1-take = Nimm jetzt die unterste Karte einer Reihe. Achte dabei auf die Karte darüber: Sie wird frei und dann gewertet, und zwar für alle, die so eine Karte ausgespielt haben. Hier ist es ein Steinmetz, und ihr habt beide einen. Das Nehmen bestätigst du, denn es beendet deinen Zug. Was du zurücknehmen kannst, fragt nicht nach.
altar-1-scored = Du hast eine Karte freigelegt, also wurde sie gewertet. So bringen dir deine ausgespielten Karten Steine, Siegpunkte und Opferkarten. Je 5 Steine zählen außerdem 1 Punkt.
altar-1-theirs = Auch wenn andere dran sind, bekommst du etwas. Für Bauern gibt es eine Opferkarte ihrer Sorte, egal, wie viele du davon hast. { $touch ->
    [1] Was eine Karte bewirkt, siehst du, wenn du sie gedrückt hältst.
   *[0] Was eine Karte bewirkt, siehst du, wenn du auf sie zeigst.
}
altar-1-panel = Hier siehst du, was { $dewi } hat: Steine, Siegpunkte und die Zahl der Opferkarten, dann die ausgespielten Karten nach Art. Die letzte Zeile nennt die Karten, die alle gesehen haben: zuerst die auf der Hand, jede in einem Rahmen, dann die Opferkarten nach Sorte. { $touch ->
    [1] Tippe
   *[0] Klicke
} darauf, um alles in Worten zu lesen.
altar-1-mason = Spiele den Steinmetz aus: Er ist kostenlos. Dann hast du zwei und { $dewi } einen. Das ist die alleinige Mehrheit: mindestens zwei und mehr als alle anderen. Sie bringt dir bei jeder Wertung der Steinmetze 1 Stein mehr.
altar-1-majority = Deine alleinige Mehrheit, grün markiert, hat dir 1 mehr gebracht. Das ist der Kern des Spiels: Steinmetze bringen Steine, mit Steinen bezahlst du Schreine, und Schreine bringen Punkte. Eine einzelne Karte ist aber nie eine Mehrheit, auch wenn sonst niemand eine hat.
altar-1-bought = { $who } hat { $cards } { $cost ->
    [0] kostenlos bekommen
    [one] für 1 Stein gekauft
   *[other] für { $cost } Steine gekauft
}. Zu Beginn eines Zuges darf man eine Opferkarte kaufen: für 5 Steine, und 1 weniger für jeden Bauern dieser Sorte, den man ausgespielt hat.
altar-1-nobody = Diesmal hat niemand etwas bekommen. Wenn du nichts freilegen kannst, was dir nützt, lege etwas frei, was den anderen nicht hilft.
altar-1-two = Du hast zwei Erdnussbauern. Spiele beide zusammen aus: Einer ist kostenlos, zwei kosten 1 Stein, drei kosten 2. Danach nimmst du zwei neue Karten.
altar-1-takes = Nur die Karte, die du zuletzt nimmst, legt frei, was gewertet wird. Nimm also zuerst den Schrein aus Reihe 4 und dann einen Steinmetz aus Reihe 1: Darüber liegt noch einer.
altar-1-tie = Du und { $dewi } habt gleich viele dieser Karten. Bei Gleichstand gibt es keinen Bonus.
altar-1-shrine = Du hast { $count } Steine. Ein Schrein kostet 7 und ist am Ende 4 Punkte wert. Außerdem müssen alle eine Karte auf den Altar legen. So beeinflusst du, was die Karten wert sind.
altar-1-cover = { $dewi } musste eine Karte offen auf den Altar legen. Jetzt legst du eine von deinen verdeckt darauf: Nur du kennst sie. Merk dir deine Karte: Auf dem Altar steht für sie nur „?“. Wähle eine Sorte, die du sammelst. Du gibst eine Karte her, aber deine übrigen Karten dieser Sorte werden wertvoller.
altar-1-crown = Lege jetzt eine Karte aus dem Vorrat auf den Altar. Das kostet dich nichts. Wähle die Sorte, die du sammelst.
altar-1-least = Neben deinem Namen stehen deine Punkte: so viele, wie du hättest, wenn das Spiel jetzt zu Ende wäre. Deshalb können es auch weniger werden, wenn sich der Altar ändert. „+“ heißt „mindestens“: Es zählt nur, was alle wissen. Sogar deine eigenen verdeckten Karten auf dem Altar gelten als unbekannt.
altar-1-steer = Mit einem Schrein bestimmst du also zwei Karten auf dem Altar, und alle anderen je eine. Wählst du zweimal dieselbe Sorte, liegt sie wahrscheinlich vorn. Sorten, von denen gleich viele dort liegen, sind gleich viel wert. Nimm jetzt wie immer eine Karte.
altar-1-reward = Ein Schrein wurde freigelegt. Wer Schreine hat, wählt dafür Siegpunkte oder Steine. Am Ende sind 5 Steine nur 1 Punkt wert. Nimm also Siegpunkte, außer du brauchst die Steine bald.
altar-1-sacrifice = { $dewi } hat einen Schrein gebaut, also musst du eine Karte offen auf den Altar legen. Gib eine Sorte her, die du nicht sammelst. Aber denk daran: Für andere wird sie dadurch wertvoller.
altar-1-emptied = Die letzte Karte einer Reihe wurde genommen, also wurden sofort vier neue Karten ausgelegt. Die unterste wurde gewertet. Merke dir, was jede Art bringt: Steinmetze Steine, Bauern Opferkarten, Priester Siegpunkte und Schreine Siegpunkte oder Steine.
altar-1-buy = Du hast { $count } Steine. Eine Bananenkarte kostet dich nur 4: 5 weniger 1 für deinen Bananenbauern. Liegen Bananen auf dem Altar vorn, sind das 3 Punkte für 4 Steine.
altar-1-compare = Vergleiche, was jede Reihe dir und { $dewi } bringt. Reihe 2 legt einen Bananenbauern frei: 2 Karten für dich mit der alleinigen Mehrheit und 1 für { $dewi }. Die Reihen 3 und 4 nützen nur { $dewi }. Und aus Reihe 2 bekommst du einen Schrein.
altar-1-jump = Das ist ein ganzer Zug: kaufen, ausspielen, nehmen, werten. So geht das Spiel weiter. Springe zu den letzten Zügen oder spiele selbst weiter.
altar-1-ending = Im Ziehstapel sind noch 2 Karten. Sobald die letzte Karte ausgelegt wird, ist das Spiel zu Ende. Du hast { $count } Bananenkarten, also sorge dafür, dass Bananen auf dem Altar vorn liegen. Mit drei Bananenbauern kostet dich eine weitere Karte nur 2 Steine.
altar-1-ending-shrine = Baue einen letzten Schrein: 4 Punkte, und du bestimmst zwei weitere Karten auf dem Altar.
altar-1-ending-cover = Ab hier entscheidest du selbst, ohne Vorschläge. Du hast { $count } Bananenkarten. Welche Karte legst du auf den Altar, und welche aus dem Vorrat obendrauf? Denk daran: Jede Karte der Sorte, die dort am häufigsten liegt, zählt 3 Punkte.
altar-1-ending-take = In Reihe 1 liegt noch eine Karte. Nimmst du sie, werden die letzten zwei Karten ausgelegt, und das Spiel ist sofort zu Ende. Nimmst du aus einer anderen Reihe, hat { $dewi } noch einen Zug und kann den Altar verändern. Was ist dir lieber?
altar-1-result = { $worth ->
    [3] Bananen liegen auf dem Altar vorn, also zählt jede deiner Bananenkarten 3 Punkte. Zusammen sind das { $points } Punkte. Du hast gut gewählt, was auf den Altar kommt.
   *[other] Bananen liegen auf dem Altar nicht vorn, also zählt jede deiner Bananenkarten nur { $worth }. Zusammen sind das { $points } Punkte. Lege beim nächsten Mal so oft wie möglich die Sorte auf den Altar, die du sammelst.
}
altar-1-done = Die Tabelle zeigt, woher die Punkte kommen. Sorten mit gleich vielen Karten auf dem Altar zählen gleich viel, eine Sorte ohne Karte dort 0. Merke dir: Hol dir früh Steinmetze, bring auf den Altar, was du sammelst, und vergleiche vor dem Nehmen, wer was bekommt.

## altar, a turn without suggestions in lessons 2 and 3

altar-own = Jetzt kommt ein Zug ganz ohne Vorschläge. Kaufe, wenn du magst, spiele Karten aus und nimm neue. Vergleiche vor dem Nehmen: Welche Karte würde jede Reihe freilegen, und was würde das dir und { $dewi } bringen?
altar-own-result = { $outcome ->
    [more] Du hast mehr bekommen als { $dewi }. So soll es sein.
    [same] Du und { $dewi } habt gleich viel bekommen. Das ist in Ordnung, aber mit einer Art, von der du mehr hast, kämst du nach vorn.
    [less] { $dewi } hat mehr bekommen als du. Sieh dir vor dem Nehmen alle Reihen an: Welche Karte nützt dir am meisten und den anderen am wenigsten?
   *[none] Niemand hat etwas bekommen. Das ist in Ordnung, wenn die anderen Reihen { $dewi } mehr genützt hätten als dir.
}

## altar, lesson 2

altar-2-start = Das ist die Orakel-Variante. Vier Opferkarten, eine von jeder Sorte, liegen schon verdeckt auf dem Altar. Ihre Reihenfolge kennt niemand. Und im Ziehstapel sind acht Orakel.
altar-2-plan = Orakel kommen, wenn eine neue Reihe ausgelegt wird, und helfen dem, der die alte geleert hat. Reihe 1 lässt sich gut leeren. Spiele einen Bananenbauern aus und nimm dort den Erdnussbauern.
altar-2-empty = In Reihe 1 liegen noch zwei Karten. Spiele beide Erdnussbauern für 1 Stein aus. Dann nimmst du zwei Karten, und die Reihe ist leer.
altar-2-look = Unter den neuen Karten waren Orakel. Sie kommen aus dem Spiel, und du darfst dir bis zu vier Karten oben auf dem Altar ansehen. Das kostet nichts.
altar-2-keep = Behalte eine dieser Karten. Diesmal entscheidest du, ohne Vorschlag. Die Karte zählt am Ende für dich, liegt aber nicht mehr auf dem Altar, und eine Sorte ohne Karte dort ist 0 Punkte wert. Du sammelst Bananen, { $dewi } sammelt Reis. Die anderen Karten kommen in derselben Reihenfolge zurück.
altar-2-kept = { $good ->
    [banana] Du hast die Banane behalten. Jetzt liegt keine mehr auf dem Altar, also sind deine Bananen 0 Punkte wert, solange niemand wieder eine dorthin legt.
    [rice] Du hast den Reis behalten, und das ist klug: Jetzt liegt keiner mehr auf dem Altar. Der Reis, den { $dewi } sammelt, ist 0 Punkte wert, solange niemand wieder welchen dorthin legt.
   *[other] Du hast eine Karte behalten, die ihr beide nicht sammelt. Sie ist 0 Punkte wert, solange niemand eine weitere dieser Sorte auf den Altar legt.
} Niemand hat gesehen, welche Karte du behalten hast, und niemand sonst hat die anderen gesehen.
altar-2-done = Das ist das Orakel: Leere im richtigen Moment eine Reihe, und du erfährst, was auf dem Altar liegt. Das hilft dir beim Kaufen und Opfern. Wenn du magst, spiele bis zum Ende weiter.

## altar, lesson 3

altar-3-start = Das ist die Dämon-Variante. Der Dämon steht auf Reihe 1: Dort darf niemand eine Karte nehmen.
altar-3-plan = Immer wenn ein Priester ausgespielt wird, zieht der Dämon eine Reihe weiter nach rechts. Du hast noch keinen Priester. Spiele einen Bauern aus und nimm dann den Priester aus Reihe 2.
altar-3-priest = Spiele den Priester aus. Der Dämon zieht von Reihe 1 auf Reihe 2. So ist Reihe 1 für dich frei, und { $dewi } kommt nicht an den Steinmetz in Reihe 2.
altar-3-take = Nimm den Steinmetz aus Reihe 1. Das legt einen Bananenbauern frei, und nur du hast einen ausgespielt.
altar-3-moved = { $who } hat auch einen Priester ausgespielt. Jetzt sperrt der Dämon Reihe { $row }. Nach der letzten Reihe kommt wieder die erste.
altar-3-done = Das ist der Dämon: Ein Priester macht dir eine Reihe frei und sperrt den anderen eine. Es lohnt sich also, einen Priester aufzuheben, bis du ihn brauchst. Wenn du magst, spiele bis zum Ende weiter.

## dalang, lesson 1

dalang-1-goal = Willkommen auf Bali! Wer die meisten Punkte hat, gewinnt. Masken sind 2 bis 5 Punkte wert, Siegel 3. Das Spiel endet, wenn die letzte der 16 Masken vergeben wird.
dalang-1-chips = Beides bekommst du mit Chips. Jede Insel hat einen Priesterchip und einen Fürstenchip. Sie liegen in den Dörfern der Spieler, denen sie gehören. Gewinnst du beide Chips einer Insel, bekommst du ihr Siegel.
dalang-1-here = Der Dalang ist auf Kukusch, also wird hier gespielt. Der Priesterchip gehört dir. Den Fürstenchip hat noch niemand: Zu dritt wird er anfangs beiseitegelegt.
dalang-1-prince = Spiele einen Fürsten und kämpfe um den Fürstenchip. Du brauchst mindestens einen weiteren Fürsten zum Vorzeigen. { $touch ->
    [1] Halte eine Karte gedrückt, um zu lesen, was sie kann.
   *[other] Zeige auf eine Karte, um zu lesen, was sie kann.
}
dalang-1-journey = Eine Dalang-Karte schickt den Dalang auf eine der beiden Inseln, die darauf stehen. Hast du dort einen Chip, gibt es eine Wertung: Masken werden vergeben, und dein Zug endet.
dalang-1-show = Zeige Fürsten aus deiner Hand vor. Die anderen müssen mehr vorzeigen als du, und wer die meisten vorzeigt, gewinnt den Chip. Deine Karten bleiben auf der Hand. Zeige beide vor.
dalang-1-sealed = Du hast den Chip gewonnen. Jetzt liegen beide Chips von { $island } in deinem Dorf: Dafür bekommst du das Siegel, 3 Punkte. Du verlierst es nur, wenn jemand anders beide Chips bekommt.
dalang-1-travel = Auf Panschar hast du den Fürstenchip und { $dewi } den Priesterchip, also bekommt ihr beide eine Maske. Schicke den Dalang dorthin.
dalang-1-stack = Niemand hat die Reise blockiert. Jetzt legen alle ihre Hand bei der Insel, die der Dalang verlässt, als Stapel ab. Dort bleibt sie, bis er zurückkehrt.
dalang-1-lay = Gibt es bei seiner Rückkehr eine Wertung, nimmst du nur die untersten vier Karten auf. Bis zu vier Karten nimmst du alle wieder auf. Sind es mehr, lege die besten nach unten.
dalang-1-shared = Es wurden Masken vergeben. Wer den anderen Chip hat, bekommt die niedrigste, die noch da ist, und der aktive Spieler eine mit dem nächsthöheren Wert.
dalang-1-alone = Niemand sonst hat auf dieser Insel einen Chip, also bekam nur der aktive Spieler eine Maske: die niedrigste, die noch da war.
dalang-1-draws = Jeder Zug beginnt mit dem Ziehen: 2 Karten für den aktiven Spieler, je 1 für alle anderen. Deine Hand ist jetzt der Stapel, den du bei dieser Insel hattest. Deine anderen Karten liegen verdeckt, bis der Dalang dorthin kommt.
dalang-1-repel = { $who } hat einen Krieger gespielt und musste dabei jemanden verschonen: { $other }. Du musst reagieren. Wehre den Krieger mit einem eigenen ab, oder fliehe und verliere alle Karten bis auf drei.
dalang-1-force = Du hast { $cards } gespielt. Spielst du eine zweite Karte dieser Art, endet der Zug von { $who }, und du ziehst dafür eine Karte.
dalang-1-block = { $who } will den Dalang nach { $island } schicken und dort eine Maske bekommen. Eine Dalang-Karte, auf der { $island } steht, blockiert die Reise. Du hast eine.
dalang-1-warrior = Du bist am Zug. { $dewi } hat den Priesterchip von Panschar. Vertreibe { $dewi }, bevor du darum kämpfst: Spiele einen Krieger und verschone { $gede }. Jeder andere muss abwehren oder fliehen.
dalang-1-seal = Der Chip gehört dir, und damit das Siegel von Panschar: 3 Punkte.
dalang-1-kinds = Zwei Arten von Karten kamen noch nicht vor. Ein Gelehrter verschiebt bis zu drei Karten zwischen deiner Hand und deinen Stapeln bei anderen Inseln. Ein Künstler tauscht bis zu drei deiner Handkarten gegen neue.
dalang-1-fled = { $who } flieht: Drei Karten kommen auf andere Stapel, der Rest wird abgeworfen. Bis der Zug endet oder der Dalang weiterreist, kann { $who } auf nichts mehr reagieren.
dalang-1-priest = Spiele einen Priester. { $dewi } ist nicht da, um den Chip zu verteidigen, und du hast einen zweiten Priester zum Vorzeigen.
dalang-1-own = Ab hier entscheidest du selbst, ohne Vorschläge. Dein Gelehrter kann Karten von Tschakkalag holen, wo du deinen Stapel noch nie gesehen hast. Deine Dalang-Karte führt zurück nach Kukusch, wo dir beide Chips gehören. Oder du beendest den Zug.
dalang-1-result = { $masks ->
    [0] Dein Zug ist zu Ende, und du hast keine Maske bekommen. Auf Kukusch gehören dir beide Chips: Eine Reise dorthin bringt dir eine Maske, und sonst niemandem.
   *[other] Gut gemacht: Du hast eine Maske bekommen. Mit beiden Chips einer Insel bekommst nur du eine: die niedrigste. Dafür zählt das Siegel 3 Punkte.
}
dalang-1-done = Hol dir also beide Chips einer Insel, reise oft dorthin, und behalte eine Dalang-Karte, um andere zu blockieren. Wer geflohen ist, kann nicht blockieren und keinen Chip gewinnen. Nach der letzten Maske werden Masken und Siegel zusammengezählt.

## dalang, lesson 2

dalang-2-start = Wenn andere dran sind, wirst du oft gefragt, wie du reagierst. Diese Lektion zeigt alle Antworten. Du wirst auch gefragt, wenn du keine passende Karte hast: So erfährt niemand, was du auf der Hand hast.
dalang-2-join = { $who } hat { $cards } gespielt. Hast du auch so eine Karte, darfst du mitmachen und das Gleiche tun. Du hast eine: Mach mit.
dalang-2-exchange = Nimm bis zu drei Karten von deinen Stapeln bei anderen Inseln, oder lege bis zu drei dorthin, aber nicht beides. Den Stapel bei Tschakkalag hast du noch nicht gesehen. Nimm die oberste Karte.
dalang-2-more = Du siehst jede Karte, bevor du die nächste wählst. Verschiebe bis zu drei oder wähle vorher „Fertig“.
dalang-2-second = Du hast { $cards } gespielt. Mit einer zweiten Karte dieser Art würde der Zug von { $who } enden, und du bekämst eine Karte. Du hast keine, also passe.
dalang-2-block = { $who } will nach { $island }, und dort gäbe es Masken. Blockiere die Reise mit einer Dalang-Karte, auf der { $island } steht. Danach macht { $who } weiter und kann es mit einer anderen Karte noch einmal versuchen.
dalang-2-repel = { $who } hat einen Krieger gespielt und { $other } verschont. Wehre ihn mit einem Krieger ab: Dann behältst du den Rest deiner Hand.
dalang-2-force = Du hast einen zweiten Krieger. Spiele ihn, um den Zug von { $who } zu beenden. Dafür ziehst du außerdem eine Karte.
dalang-2-flee = Noch ein Krieger, diesmal von { $who }, und du hast keinen mehr. Also musst du fliehen.
dalang-2-save = Rette drei Karten. Diesmal entscheidest du, ohne Vorschlag. Lege jede auf einen deiner Stapel. Der Rest deiner Hand wird abgeworfen. Wo könnte ein Fürst oder ein Priester einen Chip gewinnen oder verteidigen?
dalang-2-saved = Du hast drei Karten gerettet. Du hast sie wieder auf der Hand, wenn der Dalang zu ihren Inseln kommt.
dalang-2-answers = Meistens kannst du nur passen. Hier beantwortest du solche Fragen im Voraus, zum Beispiel: bei Künstlern passen. Das gilt auf Dauer oder nur bis zu deinem nächsten Zug. Wirst du gefragt, geht es auch mit dem Knopf neben „Passen“. Niemand erfährt dadurch, was du auf der Hand hast.
dalang-2-done = Du bist zurück: Wer geflohen ist, ist beim nächsten Zug wieder dabei oder sobald der Dalang weiterreist. Jetzt kennst du alle Antworten: mitmachen, blockieren, abwehren oder fliehen, und die zweite Karte, die einen Zug beendet.

## dalang, lesson 3

dalang-3-prince = In dieser Lektion kämpfst du um Chips und legst Karten ab. Du hast den Priesterchip von Kukusch. Mit dem Fürstenchip bekämst du das Siegel, also spiele einen Fürsten.
dalang-3-show = Du darfst alle deine Fürsten vorzeigen oder nur einige. Je mehr, desto sicherer. Aber die anderen erfahren, was du hast. Zeige zwei vor.
dalang-3-lost = { $who } hat mehr vorgezeigt als du und den Chip gewonnen. Alle nehmen ihre Karten wieder auf die Hand, aber jetzt ist bekannt, dass sie hier sind. Die Seite notiert das neben der Hand: „1+ Fü“ heißt mindestens ein Fürst.
dalang-3-chips = Den Priesterchip von Wontong hat noch niemand: Auch er wurde beiseitegelegt, und du hast zwei Priester. Auf Kukusch hast du den Priesterchip und { $dewi } den Fürstenchip: Reist du dorthin, bekommt ihr beide eine Maske, und deine ist die höhere.
dalang-3-scholar = Gleich reist du weiter. Nimm vorher bis zu drei Karten von anderen Stapeln: Fürsten und Priester wirst du hier später brauchen.
dalang-3-travel = Auf Wontong hast du keinen Chip. Deshalb bekommt dort niemand eine Maske, und dein Zug geht weiter.
dalang-3-lay = Lege deine Hand ab: Die erste Karte ist die unterste. Nach einer Wertung hier nimmst du nur die untersten vier Karten auf. Lege also die Karte nach oben, die du am wenigsten brauchst.
dalang-3-arrived = Auf { $island } hat niemand eine Maske bekommen. Alle haben ihren ganzen Stapel aufgenommen, niemand hat gezogen, und dein Zug geht weiter.
dalang-3-own = Ab hier entscheidest du selbst, ohne Vorschläge. Was tust du, und in welcher Reihenfolge?
dalang-3-result = { $masks ->
    [0] Dein Zug ist zu Ende, und du hast keine Maske bekommen. Mit deiner Dalang-Karte hättest du den Dalang nach Kukusch schicken können, wo dein Chip dir eine bringt.
   *[other] Gut gemacht: Du hast eine Maske bekommen, und zwar die höhere, weil es dein Zug war.
}
dalang-3-kept = Nach der Wertung hast du nur die untersten vier Karten deines Stapels aufgenommen. Der Rest wurde abgeworfen.
dalang-3-done = Denk beim Kämpfen und Ablegen daran: Sammle Fürsten und Priester dort, wo du sie brauchst, und lege die besten Karten nach unten. Nur eine Karte fehlt noch: Mit einem Künstler tauschst du bis zu drei Handkarten gegen neue. Jetzt kennst du das ganze Spiel. Spiele weiter oder beginne ein neues.
