### dalang in Dutch. The booklet is German; these are our own terms.

## Cards and islands

dalang-kind-warrior = krijger
dalang-kind-scholar = geleerde
dalang-kind-artist = kunstenaar
dalang-kind-priest = priester
dalang-kind-prince = vorst
dalang-kind-kukusch-panschar = Kukusch-Panschar
dalang-kind-kukusch-tschakkalag = Kukusch-Tschakkalag
dalang-kind-kukusch-wontong = Kukusch-Wontong
dalang-kind-panschar-tschakkalag = Panschar-Tschakkalag
dalang-kind-panschar-wontong = Panschar-Wontong
dalang-kind-tschakkalag-wontong = Tschakkalag-Wontong

dalang-island-kukusch = Kukusch
dalang-island-panschar = Panschar
dalang-island-tschakkalag = Tschakkalag
dalang-island-wontong = Wontong

# A card, or an island on a Dalang card, in one or two letters.
dalang-short-warrior = Kr
dalang-short-scholar = Ge
dalang-short-artist = Ku
dalang-short-priest = Pr
dalang-short-prince = Vo
dalang-short-kukusch = K
dalang-short-panschar = P
dalang-short-tschakkalag = T
dalang-short-wontong = W

# Cards as the object of a sentence.
dalang-cards-warrior = { $count ->
    [one] een krijger
   *[other] { $count } krijgers
}
dalang-cards-scholar = { $count ->
    [one] een geleerde
   *[other] { $count } geleerden
}
dalang-cards-artist = { $count ->
    [one] een kunstenaar
   *[other] { $count } kunstenaars
}
dalang-cards-priest = { $count ->
    [one] een priester
   *[other] { $count } priesters
}
dalang-cards-prince = { $count ->
    [one] een vorst
   *[other] { $count } vorsten
}
dalang-cards-dalang = { $count ->
    [one] de Dalangkaart { $kind }
   *[other] { $count } Dalangkaarten { $kind }
}

## The table

dalang-chip-priest = priesterfiche
dalang-chip-prince = vorstenfiche
dalang-seal = zegel
dalang-pile = Trekstapel { $count }
# Short, so that the table fits 80 columns.
dalang-head-masks = Masker
dalang-head-points = Punten
dalang-hand = hand { $count }
dalang-fled = gevlucht
dalang-shows = toont { $count } van { $hand }
dalang-masks-left = Maskers over
dalang-discards = Aflegstapel { $count }
dalang-your-hand = Hand
dalang-your-stacks = Stapels, van onderaf

## Actions

dalang-do-spare = speel een krijger, spaar { $other }
dalang-do-play = speel { $cards }
dalang-do-travel = speel { $kind }, reis naar { $island }
dalang-do-stop = stoppen
dalang-do-repel = afweren met een krijger
dalang-do-flee = vluchten
dalang-do-join = meedoen
dalang-do-force = beurt beëindigen
dalang-do-pass = passen
dalang-do-done = klaar
dalang-do-block = blokkeren met { $kind }
dalang-do-show = { $number ->
    [one] toon 1 kaart
   *[other] toon { $number } kaarten
}
dalang-do-put = leg { $cards } op { $island }
dalang-do-take = pak van { $island }
dalang-do-discard = leg { $cards } af
dalang-do-lay = leg { $cards } neer
dalang-do-draw = trek { $cards }
dalang-do-start = startkaart { $number }
# The beginnings of rows of choices; players, cards or islands follow.
dalang-head-spare = speel een krijger, spaar
dalang-head-play = speel
dalang-head-travel = speel { $kind }, reis naar
dalang-head-put = leg { $cards } op
dalang-head-take = pak van

## The effects of a choice

dalang-effect-set-out = geen masker
dalang-effect-set-out-scoring = jij: masker { $mask }
dalang-effect-set-out-shared = jij: masker { $mask }, { $rival }: { $lesser }
dalang-effect-won = { $who } wint het { $chip }
dalang-effect-kept = { $who } houdt het { $chip }
dalang-effect-sealed = ook het zegel
dalang-effect-moved = naar { $island }
dalang-effect-masked = { $who }: masker { $value }

## The prompt for the player who is deciding

dalang-prompt-dealing = Er worden kaarten gedeeld.
dalang-prompt-playing = speel een kaart of stop
dalang-prompt-repelling = weer de krijger van { $other } af met een eigen krijger, of vlucht
dalang-prompt-fleeing = { $lost ->
    [0] vlucht voor { $other }: kies telkens een kaart, en dan een eiland om die te redden
   *[other] vlucht voor { $other }: kies { $count } kaarten om te redden, met telkens een eiland; { $lost } raak je kwijt
}
dalang-prompt-fleeing-on = { $lost ->
    [0] red er nog { $count }
   *[other] red er nog { $count }; { $lost } raak je kwijt
}
dalang-prompt-joining = speel net als { $other } { $cards } om mee te doen, of pas
dalang-prompt-exchanging = leg maximaal { $count } kaarten op je stapels of neem er maximaal { $count } op hand
dalang-prompt-putting = { $count ->
    [one] leg nog een kaart op een stapel of kies “Klaar”
   *[other] leg nog maximaal { $count } kaarten op je stapels of kies “Klaar”
}
dalang-prompt-taking = { $count ->
    [one] pak nog een kaart of kies “Klaar”
   *[other] pak nog maximaal { $count } kaarten of kies “Klaar”
}
dalang-prompt-swapping = leg maximaal { $count } kaarten af; daarna trek je er evenveel
dalang-prompt-swapping-on = { $count ->
    [one] leg nog een kaart af of kies “Klaar”; dan trek je er evenveel
   *[other] leg er nog maximaal { $count } af of kies “Klaar”; dan trek je er evenveel
}
dalang-prompt-forcing = beëindig de beurt van { $other } met een tweede { $kind }, of pas
dalang-prompt-showing = toon minstens één kaart voor het { $chip } van { $island }
dalang-prompt-outdoing = toon er meer dan { $other } ({ $count }) voor het { $chip }, of pas
dalang-prompt-blocking = blokkeer de reis van { $other } naar { $island }, of pas
dalang-prompt-blocking-scoring = blokkeer de reis naar { $island } ({ $other }: masker { $mask }), of pas
dalang-prompt-blocking-shared = blokkeer de reis naar { $island } (maskers: { $other } { $mask }, { $rival } { $lesser }), of pas
dalang-prompt-laying = { $own ->
    [1] leg je handkaarten neer, onderste eerst (je reist naar { $goal })
   *[other] leg je handkaarten neer, onderste eerst ({ $other } reist naar { $goal })
}
dalang-prompt-over = Het spel is afgelopen.

## The prompt for everyone but the player who is deciding

# Asked for an answer, but with no choice.
dalang-alone-repelling = Je kunt alleen vluchten voor { $other }: je hebt geen krijger om af te weren
dalang-alone-joining = Je kunt alleen passen: je hebt geen { $kind } om met { $other } mee te doen
dalang-alone-forcing = Je kunt alleen passen: je hebt geen tweede { $kind } om de beurt van { $other } te beëindigen
dalang-alone-outdoing = Je kunt alleen passen: je kunt er niet meer tonen dan { $other } ({ $count }) voor het { $chip }
dalang-alone-blocking = Je kunt alleen passen: je kunt de reis van { $other } naar { $island } niet blokkeren
dalang-alone-blocking-scoring = Je kunt alleen passen: je kunt de reis naar { $island } niet blokkeren ({ $other }: masker { $mask })
dalang-alone-blocking-shared = Je kunt alleen passen: je kunt de reis naar { $island } niet blokkeren (maskers: { $other } { $mask }, { $rival } { $lesser })

dalang-waiting-playing = Wachten op { $who }: een kaart spelen of stoppen
dalang-waiting-repelling = Wachten op { $who }: de krijger van { $other } afweren of vluchten?
dalang-waiting-fleeing = { $lost ->
    [0] Wachten tot { $who } kaarten heeft gered, op de vlucht voor { $other }
    [one] Wachten tot { $who } { $count } kaarten heeft gered, op de vlucht voor { $other } (1 gaat verloren)
   *[other] Wachten tot { $who } { $count } kaarten heeft gered, op de vlucht voor { $other } ({ $lost } gaan verloren)
}
dalang-waiting-fleeing-on = { $lost ->
    [0] Wachten tot { $who } er nog { $count } heeft gered
    [one] Wachten tot { $who } er nog { $count } heeft gered (1 gaat verloren)
   *[other] Wachten tot { $who } er nog { $count } heeft gered ({ $lost } gaan verloren)
}
dalang-waiting-joining = Wachten op { $who }: net als { $other } { $cards } spelen, of passen?
dalang-waiting-exchanging = Wachten op { $who }: maximaal { $count } kaarten leggen of pakken (geleerde)
dalang-waiting-putting = { $count ->
    [one] Wachten op { $who }: nog een kaart op een stapel leggen of ophouden
   *[other] Wachten op { $who }: nog maximaal { $count } kaarten op stapels leggen of ophouden
}
dalang-waiting-taking = { $count ->
    [one] Wachten op { $who }: nog een kaart pakken of ophouden
   *[other] Wachten op { $who }: nog maximaal { $count } kaarten pakken of ophouden
}
dalang-waiting-swapping = Wachten op { $who }: maximaal { $count } kaarten ruilen (kunstenaar)
dalang-waiting-swapping-on = { $count ->
    [one] Wachten op { $who }: nog een kaart ruilen of ophouden
   *[other] Wachten op { $who }: nog maximaal { $count } kaarten ruilen of ophouden
}
dalang-waiting-forcing = Wachten op { $who }: de beurt van { $other } beëindigen met een tweede { $kind }, of passen?
dalang-waiting-showing = Wachten op { $who }: kaarten tonen voor het { $chip } van { $island }
dalang-waiting-outdoing = Wachten op { $who }: er meer tonen dan { $other } ({ $count }) voor het { $chip }, of passen?
dalang-waiting-blocking = Wachten op { $who }: de reis van { $other } naar { $island } blokkeren, of passen?
dalang-waiting-blocking-scoring = Wachten op { $who }: de reis naar { $island } blokkeren ({ $other }: masker { $mask }), of passen?
dalang-waiting-blocking-shared = Wachten op { $who }: de reis naar { $island } blokkeren (maskers: { $other } { $mask }, { $rival } { $lesser }), of passen?
dalang-waiting-laying = Wachten op { $who }: handkaarten neerleggen voor de reis naar { $goal }

## What happened

dalang-event-started = { $who } heeft startkaart { $number }.
dalang-event-began = { $who } begint. De Dalang is op { $island }.
dalang-event-turn = { $who } is aan de beurt.
dalang-event-drew = { $who } trekt { $cards }.
dalang-event-challenged = { $who } speelt een krijger en spaart { $other }.
dalang-event-played = { $who } speelt { $cards }.
dalang-event-set-out = { $who } speelt { $cards }, met { $island } als doel.
dalang-event-stopped = { $who } stopt.
dalang-event-repelled = { $who } weert af met { $cards }.
dalang-event-fled = { $who } vlucht.
dalang-event-joined = { $who } doet mee met { $cards }.
dalang-event-forced = { $who } speelt een tweede kaart ({ $kind }): de beurt is voorbij.
dalang-event-passed = { $count ->
    [one] { $who } past.
   *[other] { $who } passen.
}
dalang-event-blocked = { $who } blokkeert met { $cards }.
dalang-event-showed = { $who } toont { $cards }.
dalang-event-showed-faded = { $who } toont kaarten ({ $kind }).
dalang-event-put = { $who } legt { $cards } op de stapel bij { $island }.
dalang-event-put-faded = { $count ->
    [one] { $who } legt een kaart op de stapel bij { $island }.
   *[other] { $who } legt { $count } kaarten op de stapel bij { $island }.
}
dalang-event-took = { $who } pakt { $cards } van de stapel bij { $island }.
dalang-event-took-faded = { $count ->
    [one] { $who } pakt een kaart van de stapel bij { $island }.
   *[other] { $who } pakt { $count } kaarten van de stapel bij { $island }.
}
dalang-event-discarded = { $who } legt { $cards } af.
dalang-event-lost = { $who } verliest { $cards }.
dalang-event-lost-scoring = { $who } verliest de kaarten boven de onderste { $bottom }: { $cards }.
dalang-event-won = { $who } wint het { $chip } van { $island }.
dalang-event-kept = { $who } houdt het { $chip } van { $island }.
dalang-event-sealed = { $who } krijgt het zegel van { $island }.
dalang-event-sealed-from = { $who } neemt het zegel van { $island } af van { $other }.
dalang-event-moved = De Dalang reist naar { $island }.
dalang-event-took-up = { $who } neemt { $cards } op.
dalang-event-masked = { $who } krijgt een masker met waarde { $value }.
dalang-event-reshuffled = De aflegstapel wordt geschud en is nu de nieuwe trekstapel.
dalang-event-ended = { $who } heeft voor de laatste waardering gezorgd: het spel is afgelopen.
dalang-event-broke-off = De limiet van 400 beurten is bereikt: het spel is afgelopen.

## Why something is not possible

dalang-reason-not-now = dat kan nu niet
dalang-reason-none-held = die kaart heb je niet ({ $kind })
dalang-reason-not-spared = je moet een van de andere spelers sparen
dalang-reason-needs-two = je hebt er nog een nodig om te tonen ({ $kind })
dalang-reason-there-already = de Dalang is al op { $island }
dalang-reason-must-answer = tegen een krijger kun je alleen afweren of vluchten
dalang-reason-must-show = wie de strijd om het fiche begint, moet minstens één kaart tonen
dalang-reason-other-goal = { $island } staat niet op die kaart
dalang-reason-too-few = je moet er meer dan { $count } tonen
dalang-reason-not-so-many = { $count ->
    [0] die heb je niet in je hand ({ $kind })
   *[other] je hebt maar { $cards } in je hand
}
dalang-reason-not-both = leg kaarten op je stapels of pak er kaarten van, niet allebei
dalang-reason-active-island = dat kan alleen met je stapels bij de andere eilanden
dalang-reason-no-stack = bij { $island } heb je geen stapel

## The end

dalang-result-masks = Maskers
dalang-result-seals = Zegels, elk { $worth }

## Help

dalang-help =
    ▸ wijst aan wie er beslist, • wie er aan de beurt is. De Dalang is op het oplichtende eiland. ▒ met een getal is een gedekte stapel. Met notities betekent Pr1 Vo2: minstens 1 priester en minstens 2 vorsten; Σ4: minstens 4 van beide samen.
    De code rechts op de eerste regel, zoals D4.2, is de spelregel die nu geldt: docs/rules/dalang.md
