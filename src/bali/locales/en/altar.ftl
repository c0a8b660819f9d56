### altar in English, in the words of its English booklet.

## Goods and cards

altar-good-rice = rice
altar-good-peanut = peanut
altar-good-banana = banana
altar-good-pepper = pepper

altar-kind-rice = rice farmer
altar-kind-peanut = peanut farmer
altar-kind-banana = banana farmer
altar-kind-pepper = pepper farmer
altar-kind-stonemason = stonemason
altar-kind-priest = priest
altar-kind-shrine = shrine
altar-kind-oracle = oracle

# Playing cards as the object of a sentence.
altar-cards-rice = { $count ->
    [one] a rice farmer
   *[other] { $count } rice farmers
}
altar-cards-peanut = { $count ->
    [one] a peanut farmer
   *[other] { $count } peanut farmers
}
altar-cards-banana = { $count ->
    [one] a banana farmer
   *[other] { $count } banana farmers
}
altar-cards-pepper = { $count ->
    [one] a pepper farmer
   *[other] { $count } pepper farmers
}
altar-cards-stonemason = { $count ->
    [one] a stonemason
   *[other] { $count } stonemasons
}
altar-cards-priest = { $count ->
    [one] a priest
   *[other] { $count } priests
}
altar-cards-shrine = { $count ->
    [one] a shrine
   *[other] { $count } shrines
}
altar-cards-oracle = { $count ->
    [one] an oracle
   *[other] { $count } oracles
}

# Sacrifice cards as the object of a sentence.
altar-goods-rice = { $count ->
    [one] a rice card
   *[other] { $count } rice cards
}
altar-goods-peanut = { $count ->
    [one] a peanut card
   *[other] { $count } peanut cards
}
altar-goods-banana = { $count ->
    [one] a banana card
   *[other] { $count } banana cards
}
altar-goods-pepper = { $count ->
    [one] a pepper card
   *[other] { $count } pepper cards
}
altar-some-goods = { $count ->
    [one] a sacrifice card
   *[other] { $count } sacrifice cards
}
altar-stones = { $count } stone
altar-due = { $count ->
    [one] 1 point or stone
   *[other] { $count } points or stone
}
altar-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The table

altar-row = Row { $row }
altar-demon-mark = demon
altar-altar = Altar
altar-supply = supply
altar-pile = Pile { $count }
altar-head-stone = Stone
altar-head-points = Points
altar-head-rice = Ri
altar-head-peanut = Nu
altar-head-banana = Ba
altar-head-pepper = Pe
altar-head-stonemason = Ma
altar-head-priest = Pr
altar-head-shrine = Sh
altar-head-cards = Cards
altar-head-hand = Hand
altar-your-hand = Hand
altar-your-cards = Sacrifice cards
altar-you-see = From the top

## Actions

altar-do-buy = buy { $what }
altar-do-play = { $number ->
    [0] play { $what }
    [one] play 1 { $what } farmer
   *[other] play { $number } { $what } farmers
}
altar-do-return = return { $what }
altar-do-sacrifice = sacrifice { $what }
altar-do-crown = crown { $what }
altar-do-take = take { $number }
altar-do-choose = choose { $what }
altar-do-claim = claim { $what }
altar-do-look = look
altar-do-decline = decline
altar-do-keep = keep { $number }
altar-do-draw = draw { $what }
altar-do-lay = lay { $what }
altar-choice-points = points
altar-choice-stone = stone

## What a choice costs and brings

altar-effect-cost = { $cost ->
    [0] free
   *[other] costs { $cost } stone
}
altar-effect-demon = the demon goes to row { $row }
altar-effect-cards = { $cards }
altar-effect-gained = { $who }: { $gain }
altar-effect-emptied = a new row is dealt before anything is scored
altar-effect-scored = scores { $kind }

## What is awaited

altar-prompt-dealing = Cards are dealt.
altar-prompt-buying = { $who }: buy a sacrifice card, or play at once
altar-prompt-playing = { $who }: play from your hand
altar-prompt-sacrificing = { $who }: lay one of your sacrifice cards face up on the altar
altar-prompt-covering = { $who }: lay one of your sacrifice cards face down on the altar
altar-prompt-crowning = { $who }: crown the altar with a card from the supply
altar-prompt-taking = { $count ->
    [one] { $who }: take a card; the one above it is scored
   *[other] { $who }: take { $count } cards; the one above the last is scored
}
altar-prompt-looking = { $who }: the oracle lets you look at the altar
altar-prompt-keeping = { $count ->
    [one] { $who }: the card on the altar is yours to keep
   *[other] { $who }: keep one of the top { $count } cards of the altar
}
altar-prompt-rewarding = { $count ->
    [one] { $who }: your shrine brings 1 point or 1 stone
   *[other] { $who }: your shrines bring { $count } points or { $count } stone
}
altar-prompt-claiming = { $who }: no { $good } is left, take another card
altar-prompt-over = The game is over.

## What happened

altar-event-bought = { $cost ->
    [0] { $who } buys { $cards } for free.
   *[other] { $who } buys { $cards } for { $cost } stone.
}
altar-event-bought-faded = { $who } buys a sacrifice card.
altar-event-played = { $cost ->
    [0] { $who } plays { $cards }.
   *[other] { $who } plays { $cards } for { $cost } stone.
}
altar-event-demon = The demon moves to row { $row }.
altar-event-returned = { $who } returns a shrine to the box.
altar-event-sacrificed = { $who } sacrifices { $cards }.
altar-event-sacrificed-faded = { $who } sacrifices a card.
altar-event-covered = { $who } sacrifices { $cards } face down.
altar-event-covered-faded = { $who } sacrifices a card face down.
altar-event-crowned = { $who } crowns the altar with { $cards }.
altar-event-crowned-faded = { $who } crowns the altar with a card.
altar-event-took = { $who } takes { $cards } from row { $row }.
altar-event-took-faded = { $who } takes a card from row { $row }.
altar-event-claimed = { $who } takes { $cards } instead.
altar-event-claimed-faded = { $who } takes another card instead.
altar-event-looked = { $count ->
    [one] { $who } looks at the top card of the altar.
   *[other] { $who } looks at the top { $count } cards of the altar.
}
altar-event-declined = { $who } does not look.
altar-event-kept = { $who } keeps { $cards }.
altar-event-kept-faded = { $who } keeps one of them.
altar-event-oracles = { $count ->
    [one] An oracle leaves the row.
   *[other] { $count } oracles leave the row.
}
altar-event-scored = Scored: { $kind }.
altar-event-scored-faded = There is a scoring.
altar-event-gained = { $who }: { $gain }.
altar-event-ended = The pile is empty: the game is over.

## Why something is not possible

altar-reason-not-now = that is not possible at this moment
altar-reason-sold-out = the supply has no { $good } left
altar-reason-too-dear = that costs { $cost } stone, and you have { $stones }
altar-reason-not-in-hand = { $held ->
    [0] no { $kind } in your hand
   *[other] you do not have { $cards } in your hand
}
altar-reason-not-stuck = a shrine is returned only when the hand is three shrines and the stone does not suffice for one
altar-reason-none-held = you have no { $good } card
altar-reason-demon-there = the demon stands on row { $row }
altar-reason-no-such-place = { $count ->
    [one] the look shows one card only
   *[other] the look shows { $count } cards only
}

## The end

altar-result-tokens = Victory points
altar-result-shrines = Shrines, { $worth } each
altar-result-stones = Stone, 1 for every { $per }
altar-result-good = Cards of { $good }, { $worth } each

## Help

altar-help =
    A star marks a sole majority. ▸ marks whose decision it is, and the card of each row that can be taken.
    The code at the right of the first line, such as A3.1, is the clause of the rules: docs/rules/altar.md
