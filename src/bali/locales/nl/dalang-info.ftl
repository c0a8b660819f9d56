### What the page says about the cards of dalang, in Dutch.

dalang-info = Over dit onderdeel
dalang-info-warrior-does = Je spaart één speler. Alle anderen moeten de krijger afweren met een eigen krijger, of vluchten. Wie vlucht, redt maximaal { $count } kaarten op stapels en verliest de rest.
dalang-info-scholar-does = Leg maximaal { $count } kaarten op je stapels of pak er maximaal { $count } af. Anderen kunnen meedoen met een geleerde.
dalang-info-artist-does = Leg maximaal { $count } kaarten af en trek er evenveel. Anderen kunnen meedoen met een kunstenaar.
dalang-info-priest-does = Met een tweede in je hand: begin de strijd om het priesterfiche van dit eiland. Wie de meeste priesters toont, krijgt het.
dalang-info-prince-does = Met een tweede in je hand: begin de strijd om het vorstenfiche van dit eiland. Wie de meeste vorsten toont, krijgt het.
dalang-info-dalang-does = Stuurt de Dalang naar een van de twee eilanden op de kaart. Anderen kunnen de reis blokkeren met een kaart waar hetzelfde eiland op staat.
dalang-info-discards = { $total } in het spel, { $gone } op de aflegstapel
dalang-info-chip-does = Stuur je de Dalang naar het eiland van dit fiche, dan krijg je een masker. Heeft iemand anders daar het andere fiche, dan krijgt die er ook een.
dalang-info-chip-scores = Met beide fiches van een eiland krijg je het zegel: { $seal } punten.
dalang-info-seal-does = Voor de speler die beide fiches van het eiland wint.
dalang-info-seal-scores = { $seal } punten
dalang-info-mask-does = Je krijgt het als je de Dalang naar een eiland stuurt waar je een fiche hebt. Met het laatste masker eindigt het spel.
dalang-info-mask-scores = { $value } punten
dalang-info-masks-left = { $count ->
    [0] geen meer
   *[other] nog { $count }
}
dalang-info-island-does = Als de Dalang hier komt, neemt iedereen de eigen stapel op als hand. Na een waardering alleen de onderste { $count } kaarten.
dalang-info-sign-hand = Kaarten in de hand
dalang-info-sign-stack = Een gedekte stapel, en hoeveel kaarten die heeft
dalang-info-sign-mask = Een masker, zoveel waard als het getal erop
dalang-info-sign-sure = Automatische notities: kaarten die een speler daar zeker heeft, want ze zijn getoond. Hier minstens { $priest } priester, minstens { $prince } vorsten en minstens { $both } van beide samen
dalang-info-someone = deze speler
