### altar in English, in the words of its English booklet.

## Goods and cards

altar-good-rice = rice
altar-good-peanut = peanuts
altar-good-banana = bananas
altar-good-pepper = peppers

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

altar-row = Column { $row }
altar-demon-mark = demon
altar-altar = Altar
altar-supply = supply
altar-pile = Draw pile { $count }
altar-head-stone = Stone
altar-head-points = Points
altar-head-rice = Ri
altar-head-peanut = Pn
altar-head-banana = Ba
altar-head-pepper = Pp
altar-head-stonemason = St
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
    [0] play a { $what }
   *[other] play { $cards }
}
altar-do-return = return a { $what }
altar-do-sacrifice = sacrifice { $what }
altar-do-crown = put { $what } on top
altar-do-take = take from column { $number }
altar-do-choose = choose { $what }
altar-do-claim = gain { $what }
altar-do-look = look into the altar
altar-do-decline = don’t look
altar-do-keep = keep card { $number }
altar-do-draw = draw { $what }
altar-do-lay = lay { $what }
altar-choice-points = points
altar-choice-stone = stone

## The costs and effects of a choice

altar-effect-cost = { $cost ->
    [0] free
   *[other] costs { $cost } stone
}
altar-effect-demon = the demon moves to column { $row }
altar-effect-cards = { $cards }
altar-effect-gained = { $number ->
    [1] { $who }: { $gain }
   *[other] { $who }: { $gain } each
}
altar-effect-emptied = { $ends ->
    [1] the draw pile runs out: the game ends, and no card is scored
   *[other] a new column is dealt before scoring
}
altar-effect-scored = scores { $kind }
altar-effect-unrewarded = nobody gains anything

## The prompt for the player who is deciding

altar-prompt-dealing = Cards are being dealt.
altar-prompt-buying = buy a sacrifice card, or go straight to playing
altar-prompt-playing = play from your hand
altar-prompt-sacrificing = put a sacrifice card face up on the altar for { $other }’s shrine
altar-prompt-covering = put a sacrifice card face down on the altar for your shrine
altar-prompt-crowning = put a card from the supply on top of the altar for your shrine
altar-prompt-taking = { $count ->
    [one] take a card; the card above it will be scored
   *[other] take { $count } cards; the card above the last one will be scored
}
altar-prompt-looking = look into the altar, or decline (an oracle was dealt)
altar-prompt-keeping = { $count ->
    [one] keep the only card on the altar
   *[other] keep one of the top { $count } cards of the altar
}
altar-prompt-rewarding = { $count ->
    [one] choose 1 point or 1 stone, because a shrine is scored
   *[other] choose { $count } points or { $count } stone, because a shrine is scored
}
altar-prompt-claiming = choose another type: no { $good } left in the supply
altar-prompt-over = The game is over.

## The prompt for everyone but the player who is deciding

altar-waiting-buying = Waiting for { $who } to buy a sacrifice card or play cards
altar-waiting-playing = Waiting for { $who } to play cards
altar-waiting-sacrificing = Waiting for { $who } to sacrifice a card for { $other }’s shrine
altar-waiting-covering = Waiting for { $who } to sacrifice a card face down for their shrine
altar-waiting-crowning = Waiting for { $who } to put a card from the supply on top of the altar
altar-waiting-taking = { $count ->
    [one] Waiting for { $who } to take a card; the card above it will be scored
   *[other] Waiting for { $who } to take { $count } cards; the last one decides the scoring
}
altar-waiting-looking = Waiting for { $who } to look into the altar or decline (oracle)
altar-waiting-keeping = { $count ->
    [one] Waiting for { $who } to keep the only card on the altar
   *[other] Waiting for { $who } to keep one of the top { $count } cards of the altar
}
altar-waiting-rewarding = { $count ->
    [one] Waiting for { $who } to choose 1 point or 1 stone for a scored shrine
   *[other] Waiting for { $who } to choose { $count } points or { $count } stone for scored shrines
}
altar-waiting-claiming = Waiting for { $who } to choose a type other than { $good }

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
altar-event-demon = The demon moves to column { $row }.
altar-event-returned = { $who } returns a shrine to the box: three shrines in hand, and not enough stone to play one.
altar-event-sacrificed = { $who } sacrifices { $cards }.
altar-event-sacrificed-faded = { $who } sacrifices a card.
altar-event-covered = { $who } sacrifices { $cards } face down.
altar-event-covered-faded = { $who } sacrifices a card face down.
altar-event-crowned = { $who } puts { $cards } on top of the altar.
altar-event-crowned-faded = { $who } puts a card on top of the altar.
altar-event-took = { $who } takes { $cards } from column { $row }.
altar-event-took-faded = { $who } takes a card from column { $row }.
altar-event-claimed = { $who } gains { $cards } instead.
altar-event-claimed-faded = { $who } gains another card instead.
altar-event-looked = { $count ->
    [one] { $who } looks at the top card of the altar.
   *[other] { $who } looks at the top { $count } cards of the altar.
}
altar-event-declined = { $who } declines to look.
altar-event-kept = { $who } keeps { $cards }.
altar-event-kept-faded = { $who } keeps one of them.
altar-event-oracles = { $count ->
    [one] An oracle leaves the column.
   *[other] { $count } oracles leave the column.
}
altar-event-scored = Scored: { $kind }.
altar-event-scored-faded = A card is scored.
altar-event-unrewarded = { $why ->
    [sold-out] Nobody gains anything, because no sacrifice cards are left.
   *[unplayed] Nobody gains anything, because nobody has played one.
}
altar-event-unrewarded-faded = Nobody gains anything.
altar-event-gained = { $number ->
    [1] { $who }: { $gain }.
   *[other] { $who }: { $gain } each.
}
altar-event-ended = The draw pile is empty: the game is over.

## Why something is not possible

altar-reason-not-now = you can’t do that right now
altar-reason-sold-out = the supply of { $good } is used up
altar-reason-too-dear = that costs { $cost } stone, and you have { $stones }
altar-reason-not-in-hand = { $held ->
    [0] you have no { $kind } in your hand
   *[other] you don’t have { $cards } in your hand
}
altar-reason-not-stuck = you may return a shrine only if you hold three shrines and have fewer than 7 stone
altar-reason-none-held = you have no { $good } to sacrifice
altar-reason-demon-there = the demon is on column { $row }
altar-reason-no-such-place = { $count ->
    [one] you can see only one card
   *[other] you can see only { $count } cards
}

## The end

altar-result-tokens = Victory points
altar-result-shrines = Shrines, { $worth } each
altar-result-stones = Stone, 1 for every { $per }
altar-result-good = { $good ->
    [rice] Rice cards, { $worth } each
    [peanuts] Peanut cards, { $worth } each
    [bananas] Banana cards, { $worth } each
   *[peppers] Pepper cards, { $worth } each
}

## Help

altar-help =
    A star marks a sole majority: at least two of a kind, and more than any other player has. ▸ marks the player who is deciding, and the card you can take from each column.
    The code at the right of the first line, such as A3.1, is the rule that applies: docs/rules/altar.md
