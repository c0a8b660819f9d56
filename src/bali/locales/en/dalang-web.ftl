### dalang's table in the browser, in English.

## The islands

dalang-board-islands = Islands
dalang-board-here = Dalang here
dalang-board-goal = Destination
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
dalang-board-free-seal = seal, not won yet
dalang-board-spared = spared
dalang-board-sure-priests = { $count ->
    [one] at least 1 priest
   *[other] at least { $count } priests
}
dalang-board-sure-princes = { $count ->
    [one] at least 1 prince
   *[other] at least { $count } princes
}
dalang-board-sure-both = at least { $count } priests and princes in total

# What a click on an island does.
dalang-board-play-here = send the Dalang here
dalang-board-put-here = put here
dalang-board-take-here = take from here

## Your hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } cards
}
dalang-board-pick = choose a target
dalang-board-why = why not now?
dalang-board-show = how many will you show ({ $kind })?
dalang-board-no-hand = No cards in hand

## Laying the hand down

dalang-board-lay-title = Lay your hand down at { $island }
dalang-board-lay-how = Drag the cards into order, tap one and then its place, or move it with the arrow keys.
dalang-board-lay-do = Lay down in this order
dalang-board-lay-bottom = bottom
dalang-board-lay-top = top
dalang-board-lay-card = { $kind }, { $number } of { $count } from the bottom
dalang-board-lay-stays = always comes back to you
dalang-board-lay-goes = lost if there is a scoring
dalang-board-lay-kept = The bottom { $count }: you take these up again when the Dalang returns to { $island }, even after a scoring.
dalang-board-lay-lost = The rest: you take these up too, unless there is a scoring. Then they are lost.

## What belongs to nobody, and to others

dalang-board-stock = Draw pile, masks and discards
dalang-board-masks = { $count ->
    [0] no mask of { $value }
    [one] a mask of { $value }
   *[other] { $count } masks of { $value }
}
dalang-board-open = { $who }’s revealed cards
dalang-board-of = { $what } of { $island }
