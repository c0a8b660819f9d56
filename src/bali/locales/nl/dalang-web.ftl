### dalang's table in the browser, in Dutch.

## The islands

dalang-board-islands = Eilanden
dalang-board-here = Dalang hier
dalang-board-goal = Doel
dalang-board-look = { $island } tonen
dalang-board-villages = Dorpen
dalang-board-stack = { $count ->
    [0] geen stapel
    [one] stapel van 1 kaart
   *[other] stapel van { $count } kaarten
}
dalang-board-own-stack = { $count ->
    [0] Je stapel: leeg
    [one] Je stapel: 1 kaart
   *[other] Je stapel, onderste eerst: { $count } kaarten
}
dalang-board-hidden = gedekte kaart
dalang-board-never-seen = een kaart die je nog nooit hebt gezien
dalang-board-unseen = { $count ->
    [one] De onderste kaart heb je nog nooit gezien.
   *[other] De onderste { $count } kaarten heb je nog nooit gezien.
}
dalang-board-list-stack = Toon je stapel bij { $island }
dalang-board-stack-at = Je stapel bij { $island }, bovenste eerst
dalang-board-aside = { $chip }, apart gelegd tot de eerste strijd erom
dalang-board-free-seal = zegel, nog van niemand
dalang-board-spared = gespaard
dalang-board-sure-priests = { $count ->
    [one] minstens 1 priester
   *[other] minstens { $count } priesters
}
dalang-board-sure-princes = { $count ->
    [one] minstens 1 vorst
   *[other] minstens { $count } vorsten
}
dalang-board-sure-both = minstens { $count } priesters en vorsten samen
dalang-board-sure = Automatische notities: { $who } heeft hier { $cards }, want dat is getoond
dalang-board-dalang = Dalang

# What a click on an island does.
dalang-board-play-here = Dalang hierheen
dalang-board-put-here = hier leggen
dalang-board-take-here = hier pakken

## Your hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } kaarten
}
dalang-board-hand-of = Hand van { $who }
dalang-board-pick = kies een doel
dalang-board-travel = Waar reist de Dalang heen?
dalang-board-spare = Wie spaar je? Ieder ander moet afweren of vluchten.
dalang-board-why = waarom kan dat nu niet?
dalang-board-show = hoeveel toon je er ({ $kind })?
dalang-board-no-hand = Geen handkaarten

## Laying the hand down

dalang-board-lay-title = Leg je handkaarten neer bij { $island }
dalang-board-lay-how = Sleep de kaarten in de gewenste volgorde, tik eerst op een kaart en dan op een plek, of gebruik de pijltjestoetsen.
dalang-board-lay-any = Je krijgt ze allemaal terug, ook na een waardering. De volgorde telt alleen voor een geleerde: die pakt de bovenste eerst.
dalang-board-lay-do = Zo neerleggen
dalang-board-lay-all = Neerleggen
dalang-board-lay-again = Sorteren als vorige keer
dalang-board-lay-again-why = Sorteert deze kaarten zoals de vorige hand die je hebt neergelegd. Nieuwe soorten komen bovenop.
dalang-board-lay-place = Kies nu de nieuwe plek.
dalang-board-lay-bottom = onder
dalang-board-lay-top = boven
dalang-board-lay-card = { $kind }, { $number }e kaart van onderen (van { $count })
dalang-board-lay-stays = komt in elk geval terug
dalang-board-lay-goes = verloren bij een waardering
dalang-board-lay-kept = De onderste { $count }: die neem je weer op als de Dalang terugkeert naar { $island }, ook na een waardering.
dalang-board-lay-lost = De rest: die neem je ook op, behalve bij een waardering. Dan ben je die kaarten kwijt.

## What belongs to nobody, and to others

dalang-board-stock = Trekstapel, maskers en aflegstapel
dalang-board-last-mask = { $count ->
    [1] Laatste masker
   *[other] Laatste { $count } maskers
}
dalang-board-last-mask-why = { $count ->
    [1] Bij de volgende waardering wordt het laatste masker uitgedeeld, en het spel eindigt.
   *[other] Bij de volgende waardering kunnen de laatste { $count } maskers worden uitgedeeld. Dan eindigt het spel.
}
dalang-board-masks = { $count ->
    [0] geen masker met waarde { $value }
    [one] een masker met waarde { $value }
   *[other] { $count } maskers met waarde { $value }
}
dalang-board-open = Open kaarten van { $who }
dalang-board-open-hands = Open kaarten van de anderen
dalang-board-whose = Van wie je kaarten ziet
dalang-board-of = { $what } van { $island }

## Answers to a card

dalang-answer-repel = afweren
dalang-answer-block = blokkeren
dalang-answer-show = { $number } tonen
dalang-answer-move-nothing = niets verplaatsen
dalang-answer-discard-nothing = niets afleggen
dalang-answer-draw = { $count ->
    [one] klaar: trek 1 kaart
   *[other] klaar: trek { $count } kaarten
}
dalang-alone-laying-alike = Je kaarten zijn allemaal gelijk, dus de volgorde maakt niet uit: ze worden voor je neergelegd
dalang-alone-laying-last = Deze reis beëindigt het spel, dus de volgorde van je kaarten maakt niet uit: ze worden voor je neergelegd
dalang-always-why = Je past nu en voortaan elke keer zonder vraag, tot je dat intrekt onder “Auto-antwoorden”.

## What a card leads to, before it is confirmed

dalang-preview-set-out = Geen masker: je hebt geen fiche op { $island }. Je handkaarten blijven op { $from }. Je neemt { $stack ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $stack } kaarten
} op en speelt verder.
dalang-preview-set-out-scoring = { $last ->
    [1] Je krijgt het laatste masker ({ $mask }), en het spel eindigt.
   *[other] Je krijgt een masker ({ $mask }), en je beurt eindigt. Je handkaarten blijven op { $from }. Je neemt { $stack ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $stack } kaarten
    } op.
}
dalang-preview-set-out-shared = Maskers: jij krijgt { $mask }, { $rival } krijgt { $lesser }. { $last ->
    [1] Dat zijn de laatste: het spel eindigt.
   *[other] Je beurt eindigt. Je handkaarten blijven op { $from }. Je neemt { $stack ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $stack } kaarten
    } op.
}
dalang-preview-scholar = Leg maximaal { $most } kaarten op je andere stapels of pak er maximaal { $most }.
dalang-preview-artist = Leg maximaal { $most } kaarten af en trek er evenveel.
dalang-preview-contest = Je toont minstens nog één kaart voor het { $chip } van { $island } ({ $holder ->
    [you] nu van jou
    [nobody] nog van niemand
   *[other] nu van { $holder }
}).
dalang-preview-fled = Je redt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} op je andere stapels{ $lost ->
    [0] {""}
   *[other] { " " }en verliest er { $lost }
}.
dalang-preview-repelled = De rest van je hand houd je.
dalang-preview-forced = De beurt eindigt zodra iedereen heeft gereageerd. Je trekt een kaart.
dalang-preview-blocked = De Dalang blijft hier, en de beurt gaat verder.
dalang-preview-stopped = Volgende beurt: { $who }.
dalang-preview-took = Je pakt { $cards }.
dalang-preview-asked-warrior = { $then } { $count ->
    [one] moet
   *[other] moeten
} afweren of vluchten. Wie afweert, kan met een tweede krijger je beurt beëindigen.
dalang-preview-asked-scholar = Daarna { $count ->
    [one] mag
   *[other] mogen
} { $then } hetzelfde doen met een geleerde. Wie dat doet, kan met een tweede geleerde je beurt beëindigen.
dalang-preview-asked-artist = Daarna { $count ->
    [one] mag
   *[other] mogen
} { $then } hetzelfde doen met een kunstenaar. Wie dat doet, kan met een tweede kunstenaar je beurt beëindigen.
dalang-preview-asked-contest = { $then } { $count ->
    [one] mag
   *[other] mogen
} er meer tonen. Wie de meeste toont, krijgt het fiche.
dalang-preview-asked-journey = { $then } { $count ->
    [one] mag
   *[other] mogen
} blokkeren.
dalang-preview-asked-all = alle anderen
dalang-preview-unanswered = Niemand kan reageren.

## What came of the player’s own card

dalang-outcome-blocked = Geblokkeerd door { $who }.
dalang-outcome-won-you = Je wint het { $chip } van { $island }.
dalang-outcome-kept-you = Je houdt het { $chip } van { $island }.
dalang-outcome-sealed-you = Je krijgt het zegel van { $island }.
dalang-outcome-forced = { $who } heeft je beurt met een tweede kaart beëindigd ({ $kind }).
dalang-brief-set-out = { $who } stuurt de Dalang naar { $island }.

## The end

dalang-end-turn = De stapels en handkaarten worden omgedraaid.
dalang-end-hand = Hand
dalang-end-last-mask = { $who } kreeg het laatste masker.
dalang-end-tie-break = Evenveel punten: wie het spel heeft beëindigd, wint.

## Answers in advance

dalang-question-everything = Alles behalve krijgers
dalang-question-warrior = Krijgers
dalang-question-scholar = Geleerden
dalang-question-artist = Kunstenaars
dalang-question-priest = Strijd om het priesterfiche
dalang-question-prince = Strijd om het vorstenfiche
dalang-question-second = Tweede kaart die de beurt beëindigt
dalang-question-journey = Elke reis van de Dalang
dalang-question-scoring = Reizen met een waardering
dalang-question-island = Reizen naar { $island }
dalang-question-laying = Mijn hand neerleggen
dalang-reply-pass = Passen
dalang-reply-repel = Afweren, anders vluchten
dalang-reply-flee = Vluchten
dalang-reply-join = Meedoen, anders passen
dalang-reply-show = Er één meer tonen dan de anderen, anders passen
dalang-reply-force = Spelen, anders passen
dalang-reply-block = Blokkeren, anders passen
dalang-reply-keep-chips = Vorsten en priesters onderop
dalang-reply-keep-dalang = Dalangkaarten onderop
dalang-reply-keep-scholars = Geleerden onderop
dalang-reply-keep-warriors = Krijgers onderop
dalang-always-everything = Altijd passen tot mijn volgende beurt
dalang-always-scholar = Altijd passen bij geleerden
dalang-always-artist = Altijd passen bij kunstenaars
dalang-always-priest = Altijd passen bij priesterfiches
dalang-always-prince = Altijd passen bij vorstenfiches
dalang-always-second = Nooit een tweede kaart
dalang-always-journey = Nooit blokkeren
