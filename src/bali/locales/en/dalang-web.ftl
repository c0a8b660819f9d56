### dalang's table in the browser, in English.

## The islands

dalang-board-islands = Islands
dalang-board-here = Dalang here
dalang-board-goal = Goal
dalang-board-villages = Villages
dalang-board-stack = { $count ->
    [0] no stack
    [one] stack of 1 card
   *[other] stack of { $count } cards
}
dalang-board-own-stack = { $count ->
    [0] Your stack: empty
    [one] Your stack: 1 card
   *[other] Your stack, bottom first: { $count } cards
}
dalang-board-hidden = face-down card
dalang-board-aside = { $chip }, set aside until the first contest for it
dalang-board-free-seal = seal, nobody’s yet
dalang-board-spared = spared
dalang-board-sure-priests = { $count ->
    [one] surely 1 priest
   *[other] surely { $count } priests
}
dalang-board-sure-princes = { $count ->
    [one] surely 1 prince
   *[other] surely { $count } princes
}
dalang-board-sure-both = surely { $count } priests and princes together

# What a click on an island does.
dalang-board-play-here = travel here
dalang-board-put-here = put here
dalang-board-take-here = take

## The own hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } of them
}
dalang-board-pick = choose the target
dalang-board-why = why not now?
dalang-board-show = show how many ({ $kind })?
dalang-board-no-hand = No cards in hand

## Laying the hand down

dalang-board-lay-title = Lay your hand down at { $island }
dalang-board-lay-how = Drag the cards into order, tap one and then its place, or move it with the arrow keys.
dalang-board-lay-do = Lay down in this order
dalang-board-lay-bottom = bottom
dalang-board-lay-top = top
dalang-board-lay-card = { $kind }, { $place } of { $count } from the bottom
dalang-board-lay-stays = comes back in any case
dalang-board-lay-goes = lost in a scoring
dalang-board-lay-kept = The bottom { $count }: you take these up again when the Dalang returns to { $island }, also after a scoring.
dalang-board-lay-lost = The rest: you take it up too, unless there is a scoring. Then it is lost.

## What belongs to nobody, and to others

dalang-board-stock = Pile, masks and discards
dalang-board-masks = { $count ->
    [0] no mask of { $value }
    [one] a mask of { $value }
   *[other] { $count } masks of { $value }
}
dalang-board-open = Open cards of { $who }
dalang-board-of = { $what } of { $island }
