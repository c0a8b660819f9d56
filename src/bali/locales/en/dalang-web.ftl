### dalang's table in the browser, in English.

## The islands

dalang-board-islands = Islands
dalang-board-here = Dalang here
dalang-board-goal = Destination
dalang-board-look = Show { $island }
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
dalang-board-never-seen = a card that you have never seen
dalang-board-unseen = { $count ->
    [one] You have never seen the bottom card.
   *[other] You have never seen the bottom { $count } cards.
}
dalang-board-list-stack = List your stack at { $island }
dalang-board-stack-at = Your stack at { $island }, from the top
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
dalang-board-sure = Automatic notes: { $who } has { $cards } here, as shown before
dalang-board-dalang = Dalang

# What a click on an island does.
dalang-board-play-here = send the Dalang here
dalang-board-put-here = put here
dalang-board-take-here = take from here

## Your hand

dalang-board-held = { $count ->
    [one] { $kind }
   *[other] { $kind }, { $count } cards
}
dalang-board-hand-of = { $who }’s hand
dalang-board-pick = choose a target
dalang-board-travel = Where will the Dalang go?
dalang-board-spare = Who will you spare? Everyone else must repel or flee.
dalang-board-why = why not now?
dalang-board-show = how many will you show ({ $kind })?
dalang-board-no-hand = No cards in hand

## Laying the hand down

dalang-board-lay-title = Lay your hand down at { $island }
dalang-board-lay-how = Drag the cards into order, tap one and then its new place, or use the arrow keys.
dalang-board-lay-any = You get all of these back, even after a scoring. The order matters only to a scholar, who takes the top card first.
dalang-board-lay-do = Lay down in this order
dalang-board-lay-all = Lay down
dalang-board-lay-again = Sort as last time
dalang-board-lay-again-why = Arranges these cards like the last hand that you laid down. New kinds of cards come on top.
dalang-board-lay-place = Now choose its new place.
dalang-board-lay-bottom = bottom
dalang-board-lay-top = top
dalang-board-lay-card = { $kind }, { $number } of { $count } from the bottom
dalang-board-lay-stays = always comes back to you
dalang-board-lay-goes = lost if there is a scoring
dalang-board-lay-kept = The bottom { $count }: you take these up again when the Dalang returns to { $island }, even after a scoring.
dalang-board-lay-lost = The rest: you take these up too, unless there is a scoring. Then they are lost.

## What belongs to nobody, and to others

dalang-board-stock = Draw pile, masks and discards
dalang-board-last-mask = { $count ->
    [1] Last mask
   *[other] Last { $count } masks
}
dalang-board-last-mask-why = { $count ->
    [1] The next scoring gives out the last mask and ends the game.
   *[other] The next scoring may give out the last { $count } masks and end the game.
}
dalang-board-masks = { $count ->
    [0] no mask of { $value }
    [one] a mask of { $value }
   *[other] { $count } masks of { $value }
}
dalang-board-open = { $who }’s revealed cards
dalang-board-open-hands = Revealed cards of other players
dalang-board-whose = Whose cards are shown
dalang-board-of = { $what } of { $island }

## Answers to a card

dalang-answer-repel = repel
dalang-answer-block = block
dalang-answer-show = show { $number }
dalang-answer-move-nothing = move nothing
dalang-answer-discard-nothing = discard nothing
dalang-answer-draw = { $count ->
    [one] done: draw 1 card
   *[other] done: draw { $count } cards
}
dalang-alone-laying-alike = Your cards are all the same, so their order makes no difference: they’re laid down for you
dalang-alone-laying-last = This move ends the game, so the order of your cards makes no difference: they’re laid down for you
dalang-always-why = You pass now and every time, without being asked, until you cancel that under “Auto-replies”.

## What a card leads to, before it is confirmed

dalang-preview-set-out = No mask: you have no chip on { $island }. Your hand stays on { $from }. You take up { $stack ->
    [0] no cards
    [one] 1 card
   *[other] { $stack } cards
} and play on.
dalang-preview-set-out-scoring = { $last ->
    [1] You gain the last mask ({ $mask }), and the game ends.
   *[other] You gain a mask of { $mask }, and your turn ends. Your hand stays on { $from }. You take up { $stack ->
        [0] no cards
        [one] 1 card
       *[other] { $stack } cards
    }.
}
dalang-preview-set-out-shared = You gain a mask of { $mask }, { $rival } one of { $lesser }. { $last ->
    [1] These are the last masks: the game ends.
   *[other] Your turn ends. Your hand stays on { $from }. You take up { $stack ->
        [0] no cards
        [one] 1 card
       *[other] { $stack } cards
    }.
}
dalang-preview-scholar = Put up to { $most } cards on your other stacks, or take up to { $most }.
dalang-preview-artist = Discard up to { $most } cards and draw as many.
dalang-preview-contest = You show at least one more { $kind } for the { $chip } of { $island } ({ $holder ->
    [you] now yours
    [nobody] now nobody’s
   *[other] now { $holder }’s
}).
dalang-preview-fled = You save { $count ->
    [one] 1 card
   *[other] { $count } cards
} on your other stacks{ $lost ->
    [0] {""}
   *[other] { " " }and lose { $lost }
}.
dalang-preview-repelled = You keep the rest of your hand.
dalang-preview-forced = The turn ends when everyone has answered. You draw a card.
dalang-preview-blocked = The Dalang stays, and the turn continues.
dalang-preview-stopped = Next turn: { $who }.
dalang-preview-took = You take { $cards }.
dalang-preview-asked-warrior = { $then } must repel it with a warrior or flee. { $count ->
    [one] If it is repelled, a second warrior can end your turn.
   *[other] Anyone who repels can end your turn with a second one.
}
dalang-preview-asked-scholar = Then { $then } may do the same with a scholar{ $count ->
    [one] { " " }and end your turn with a second one.
   *[other] . Anyone who does can end your turn with a second one.
}
dalang-preview-asked-artist = Then { $then } may do the same with an artist{ $count ->
    [one] { " " }and end your turn with a second one.
   *[other] . Anyone who does can end your turn with a second one.
}
dalang-preview-asked-contest = { $count ->
    [one] Only { $then }
   *[other] { $then }
} may show more. The most wins.
dalang-preview-asked-journey = { $count ->
    [one] Only { $then }
   *[other] { $then }
} may block.
dalang-preview-asked-all = all others
dalang-preview-unanswered = Nobody can answer.

## What came of the player’s own card

dalang-outcome-blocked = Blocked by { $who }.
dalang-outcome-won-you = You win the { $chip } of { $island }.
dalang-outcome-kept-you = You keep the { $chip } of { $island }.
dalang-outcome-sealed-you = You gain the seal of { $island }.
dalang-outcome-forced = { $who } has ended your turn with a second card ({ $kind }).
dalang-brief-set-out = { $who } sends the Dalang to { $island }.

## The end

dalang-end-turn = The stacks and hands are turned face up.
dalang-end-hand = Hand
dalang-end-last-mask = { $who } took the last mask.
dalang-end-tie-break = Tied on points: the player who ended the game wins.

## Answers in advance

dalang-question-everything = Everything except warriors
dalang-question-warrior = Warriors
dalang-question-scholar = Scholars
dalang-question-artist = Artists
dalang-question-priest = Contests for the priest chip
dalang-question-prince = Contests for the prince chip
dalang-question-second = A second card to end the turn
dalang-question-journey = Every move of the Dalang
dalang-question-scoring = Moves that score
dalang-question-island = Moves to { $island }
dalang-question-laying = Laying down my hand
dalang-reply-pass = Pass
dalang-reply-repel = Repel, otherwise flee
dalang-reply-flee = Flee
dalang-reply-join = Join in, otherwise pass
dalang-reply-show = Show one more than the others, otherwise pass
dalang-reply-force = Play it, otherwise pass
dalang-reply-block = Block, otherwise pass
dalang-reply-keep-chips = Princes and priests at the bottom
dalang-reply-keep-dalang = Dalang cards at the bottom
dalang-reply-keep-scholars = Scholars at the bottom
dalang-reply-keep-warriors = Warriors at the bottom
dalang-always-everything = Pass on everything until my next turn
dalang-always-scholar = Always pass on scholars
dalang-always-artist = Always pass on artists
dalang-always-priest = Always pass in priest contests
dalang-always-prince = Always pass in prince contests
dalang-always-second = Never play a second card
dalang-always-journey = Never block
