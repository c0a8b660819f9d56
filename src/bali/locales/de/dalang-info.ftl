### What the page says about the cards of dalang, in German.

dalang-info = Über dieses Teil
dalang-info-warrior-does = Du verschonst einen Spieler. Alle anderen müssen den Krieger mit einem eigenen abwehren oder fliehen. Wer flieht, rettet bis zu { $count } Karten auf die eigenen Stapel und verliert den Rest.
dalang-info-scholar-does = Lege bis zu { $count } Karten auf deine Stapel oder nimm bis zu { $count } herunter. Andere können mit einem Gelehrten mitmachen.
dalang-info-artist-does = Wirf bis zu { $count } Karten ab und ziehe ebenso viele. Andere können mit einem Künstler mitmachen.
dalang-info-priest-does = Mit einem zweiten auf der Hand: Beginne den Kampf um den Priesterchip dieser Insel. Wer die meisten Priester vorzeigt, bekommt ihn.
dalang-info-prince-does = Mit einem zweiten auf der Hand: Beginne den Kampf um den Fürstenchip dieser Insel. Wer die meisten Fürsten vorzeigt, bekommt ihn.
dalang-info-dalang-does = Schickt den Dalang zu einer ihrer beiden Inseln. Andere können die Reise mit einer Karte blockieren, auf der dieselbe Insel steht.
dalang-info-discards = { $total } im Spiel, { $gone } auf dem Ablagestapel
dalang-info-chip-does = Schickst du den Dalang zur Insel dieses Chips, bekommst du eine Maske. Hat ein Mitspieler dort den anderen Chip, bekommt auch er eine.
dalang-info-chip-scores = Mit beiden Chips einer Insel bekommst du ihr Siegel: { $seal } Punkte.
dalang-info-seal-does = Für den Spieler, der beide Chips der Insel gewinnt.
dalang-info-seal-scores = { $seal } Punkte
dalang-info-mask-does = Du bekommst sie, wenn du den Dalang zu einer Insel schickst, auf der du einen Chip hast. Mit der letzten Maske endet das Spiel.
dalang-info-mask-scores = { $value } Punkte
dalang-info-masks-left = { $count ->
    [0] keine mehr übrig
   *[other] noch { $count } übrig
}
dalang-info-island-does = Kommt der Dalang hierher, nehmen alle ihren Stapel als Hand auf, nach einer Wertung nur die untersten { $count } Karten.
dalang-info-sign-hand = Handkarten
dalang-info-sign-stack = Ein verdeckter Stapel und wie viele Karten er hat
dalang-info-sign-mask = Eine Maske, so viel wert wie ihre Zahl
dalang-info-sign-sure = Automatische Notizen: Karten, die ein Spieler dort sicher hat, denn sie wurden gezeigt. Hier mindestens { $priest } Priester, mindestens { $prince } Fürsten und mindestens { $both } von beiden zusammen
dalang-info-someone = dieser Spieler
