### dalang's table in the browser, in Dutch.

## The islands

dalang-board-islands = Eilanden
dalang-board-here = Dalang hier
dalang-board-goal = Doel
dalang-board-villages = Dorpen
dalang-board-stack = { $count ->
    [0] geen stapel
    [one] stapel van 1 kaart
   *[other] stapel van { $count } kaarten
}
dalang-board-own-stack = { $count ->
    [0] Je stapel: leeg
    [one] Je stapel: 1 kaart
   *[other] Je stapel, van onderaf: { $count } kaarten
}
dalang-board-hidden = gedekte kaart
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

# What a click on an island does.
dalang-board-play-here = Dalang hierheen
dalang-board-put-here = hier neerleggen
dalang-board-take-here = hier pakken

## The own hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } kaarten
}
dalang-board-pick = kies een doel
dalang-board-why = waarom kan dat nu niet?
dalang-board-show = hoeveel toon je er ({ $kind })?
dalang-board-no-hand = Geen kaarten in je hand

## Laying the hand down

dalang-board-lay-title = Leg je handkaarten neer bij { $island }
dalang-board-lay-how = Sleep de kaarten in de gewenste volgorde, tik eerst op een kaart en dan op een plek, of verplaats de kaart met de pijltjestoetsen.
dalang-board-lay-do = Zo neerleggen
dalang-board-lay-bottom = onder
dalang-board-lay-top = boven
dalang-board-lay-card = { $kind }, { $number }e kaart van onderen (van { $count })
dalang-board-lay-stays = komt in elk geval terug
dalang-board-lay-goes = verloren bij een waardering
dalang-board-lay-kept = De onderste { $count }: die neem je weer op als de Dalang terugkeert naar { $island }, ook na een waardering.
dalang-board-lay-lost = De rest: die neem je ook op, behalve bij een waardering. Dan ben je die kaarten kwijt.

## What belongs to nobody, and to others

dalang-board-stock = Trekstapel, maskers en aflegstapel
dalang-board-masks = { $count ->
    [0] geen masker met waarde { $value }
    [one] een masker met waarde { $value }
   *[other] { $count } maskers met waarde { $value }
}
dalang-board-open = Open kaarten van { $who }
dalang-board-of = { $what } van { $island }
