### dalang in English. The booklet is German; these are our own terms.

## Cards and islands

dalang-kind-warrior = warrior
dalang-kind-scholar = scholar
dalang-kind-artist = artist
dalang-kind-priest = priest
dalang-kind-prince = prince
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
dalang-short-warrior = Wa
dalang-short-scholar = Sc
dalang-short-artist = Ar
dalang-short-priest = Pr
dalang-short-prince = Pc
dalang-short-kukusch = K
dalang-short-panschar = P
dalang-short-tschakkalag = T
dalang-short-wontong = W

# Cards as the object of a sentence.
dalang-cards-warrior = { $count ->
    [one] a warrior
   *[other] { $count } warriors
}
dalang-cards-scholar = { $count ->
    [one] a scholar
   *[other] { $count } scholars
}
dalang-cards-artist = { $count ->
    [one] an artist
   *[other] { $count } artists
}
dalang-cards-priest = { $count ->
    [one] a priest
   *[other] { $count } priests
}
dalang-cards-prince = { $count ->
    [one] a prince
   *[other] { $count } princes
}
dalang-cards-dalang = { $count ->
    [one] the Dalang card { $kind }
   *[other] { $count } Dalang cards { $kind }
}

## The table

dalang-chip-priest = priest chip
dalang-chip-prince = prince chip
dalang-seal = seal
dalang-pile = Draw pile { $count }
dalang-head-masks = Masks
dalang-head-points = Points
dalang-hand = hand { $count }
dalang-fled = fled
dalang-shows = shows { $count } of { $hand }
dalang-masks-left = Masks left
dalang-discards = Discards { $count }
dalang-your-hand = Hand
dalang-your-stacks = Stacks, bottom first

## Actions

dalang-do-spare = play a warrior, sparing { $other }
dalang-do-play = play { $cards }
dalang-do-travel = play { $kind } to { $island }
dalang-do-stop = stop
dalang-do-repel = repel with a warrior
dalang-do-flee = flee
dalang-do-join = join in
dalang-do-force = end the turn
dalang-do-pass = pass
dalang-do-done = done
dalang-do-block = block with { $kind }
dalang-do-show = { $number ->
    [one] show 1 card
   *[other] show { $number } cards
}
dalang-do-put = put { $cards } on { $island }
dalang-do-take = take from { $island }
dalang-do-discard = discard { $cards }
dalang-do-lay = lay down { $cards }
dalang-do-draw = draw { $cards }
dalang-do-start = start card { $number }
# The beginnings of rows of choices; players, cards or islands follow.
dalang-head-spare = play a warrior, sparing
dalang-head-play = play
dalang-head-travel = play { $kind } to
dalang-head-put = put { $cards } on
dalang-head-take = take from

## The effects of a choice

dalang-effect-set-out = no mask
dalang-effect-set-out-scoring = you: mask { $mask }
dalang-effect-set-out-shared = you: mask { $mask }, { $rival }: { $lesser }
dalang-effect-won = { $who } wins the { $chip }
dalang-effect-kept = { $who } keeps the { $chip }
dalang-effect-sealed = the seal too
dalang-effect-moved = to { $island }
dalang-effect-masked = { $who }: mask { $value }

## The prompt for the player who is deciding

dalang-prompt-dealing = Cards are being dealt.
dalang-prompt-playing = play a card, or stop
dalang-prompt-repelling = repel { $other }’s warrior with one of yours, or flee
dalang-prompt-fleeing = { $lost ->
    [0] flee from { $other }: choose each card, then an island where to save it
   *[other] flee from { $other }: choose { $count } cards to save and an island for each; { $lost } will be lost
}
dalang-prompt-fleeing-on = { $lost ->
    [0] save { $count } more
   *[other] save { $count } more; { $lost } will be lost
}
dalang-prompt-joining = join { $other } by playing { $cards } too, or pass
dalang-prompt-exchanging = put up to { $count } cards on your stacks, or take up to { $count } from them
dalang-prompt-putting = { $count ->
    [one] put one more card on a stack, or say you’re done
   *[other] put up to { $count } more cards on your stacks, or say you’re done
}
dalang-prompt-taking = { $count ->
    [one] take one more card, or say you’re done
   *[other] take up to { $count } more cards, or say you’re done
}
dalang-prompt-swapping = discard up to { $count } cards, then draw as many
dalang-prompt-swapping-on = { $count ->
    [one] discard one more card, or say you’re done; then draw as many
   *[other] discard up to { $count } more, or say you’re done; then draw as many
}
dalang-prompt-forcing = end { $other }’s turn with a second { $kind }, or pass
dalang-prompt-showing = show at least one card for the { $chip } of { $island }
dalang-prompt-outdoing = show more than { $other } ({ $count }) for the { $chip }, or pass
dalang-prompt-blocking = block { $other }’s move to { $island }, or pass
dalang-prompt-blocking-scoring = block { $other }’s move to { $island } (mask { $mask }), or pass
dalang-prompt-blocking-shared = block { $other }’s move to { $island } (mask { $mask }; { $rival } gains { $lesser }), or pass
dalang-prompt-laying = { $own ->
    [1] lay down your hand, bottom first, for your move to { $goal }
   *[other] lay down your hand, bottom first, for { $other }’s move to { $goal }
}
dalang-prompt-over = The game is over.

## The prompt for everyone but the player who is deciding

# Asked for an answer, but with no choice.
dalang-alone-repelling = You can only flee from { $other }: you have no warrior to repel theirs
dalang-alone-joining = You can only pass: you have no { $kind } to join { $other }
dalang-alone-forcing = You can only pass: you have no second { $kind } to end { $other }’s turn
dalang-alone-outdoing = You can only pass: you can’t show more than { $other } ({ $count }) for the { $chip }
dalang-alone-blocking = You can only pass: no card of yours can block { $other }’s move to { $island }
dalang-alone-blocking-scoring = You can only pass: no card of yours can block { $other }’s move to { $island } (mask { $mask })
dalang-alone-blocking-shared = You can only pass: no card of yours can block { $other }’s move to { $island } (mask { $mask }; { $rival } gains { $lesser })

dalang-waiting-playing = Waiting for { $who } to play a card or stop
dalang-waiting-repelling = Waiting for { $who }: repel { $other }’s warrior, or flee?
dalang-waiting-fleeing = { $lost ->
    [0] Waiting for { $who } to flee from { $other } and save cards
   *[other] Waiting for { $who } to flee from { $other }, save { $count } cards and lose { $lost }
}
dalang-waiting-fleeing-on = { $lost ->
    [0] Waiting for { $who } to save { $count } more
   *[other] Waiting for { $who } to save { $count } more and lose { $lost }
}
dalang-waiting-joining = Waiting for { $who }: join { $other } by playing { $cards }, or pass?
dalang-waiting-exchanging = Waiting for { $who } to put up to { $count } cards on stacks or take up to { $count }
dalang-waiting-putting = { $count ->
    [one] Waiting for { $who } to put one more card on a stack or finish
   *[other] Waiting for { $who } to put up to { $count } more cards on stacks or finish
}
dalang-waiting-taking = { $count ->
    [one] Waiting for { $who } to take one more card or finish
   *[other] Waiting for { $who } to take up to { $count } more cards or finish
}
dalang-waiting-swapping = Waiting for { $who } to discard up to { $count } cards and draw as many
dalang-waiting-swapping-on = { $count ->
    [one] Waiting for { $who } to discard one more card or finish
   *[other] Waiting for { $who } to discard up to { $count } more cards or finish
}
dalang-waiting-forcing = Waiting for { $who }: end { $other }’s turn with a second { $kind }, or pass?
dalang-waiting-showing = Waiting for { $who } to show cards for the { $chip } of { $island }
dalang-waiting-outdoing = Waiting for { $who }: show more than { $other } ({ $count }) for the { $chip }, or pass?
dalang-waiting-blocking = Waiting for { $who }: block { $other }’s move to { $island }, or pass?
dalang-waiting-blocking-scoring = Waiting for { $who }: block { $other }’s move to { $island } (mask { $mask }), or pass?
dalang-waiting-blocking-shared = Waiting for { $who }: block { $other }’s move to { $island } (mask { $mask }; { $rival } gains { $lesser }), or pass?
dalang-waiting-laying = Waiting for { $who } to lay down their hand for the move to { $goal }

## What happened

dalang-event-started = { $who } has start card { $number }.
dalang-event-began = { $who } starts. The Dalang is on { $island }.
dalang-event-turn = It is { $who }’s turn.
dalang-event-drew = { $who } draws { $cards }.
dalang-event-challenged = { $who } plays a warrior and spares { $other }.
dalang-event-played = { $who } plays { $cards }.
dalang-event-set-out = { $who } plays { $cards } to send the Dalang to { $island }.
dalang-event-stopped = { $who } stops.
dalang-event-repelled = { $who } repels with { $cards }.
dalang-event-fled = { $who } flees.
dalang-event-joined = { $who } joins in with { $cards }.
dalang-event-forced = { $who } plays a second card ({ $kind }): the turn ends.
dalang-event-passed = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
}
dalang-event-blocked = { $who } blocks with { $cards }.
dalang-event-showed = { $who } shows { $cards }.
dalang-event-showed-faded = { $who } shows cards ({ $kind }).
dalang-event-put = { $who } puts { $cards } on { $island }.
dalang-event-put-faded = { $count ->
    [one] { $who } puts a card on { $island }.
   *[other] { $who } puts { $count } cards on { $island }.
}
dalang-event-took = { $who } takes { $cards } from { $island }.
dalang-event-took-faded = { $count ->
    [one] { $who } takes a card from { $island }.
   *[other] { $who } takes { $count } cards from { $island }.
}
dalang-event-discarded = { $who } discards { $cards }.
dalang-event-lost = { $who } loses { $cards }.
dalang-event-lost-scoring = { $who } loses the cards above the bottom { $bottom }: { $cards }.
dalang-event-won = { $who } wins the { $chip } of { $island }.
dalang-event-kept = { $who } keeps the { $chip } of { $island }.
dalang-event-sealed = { $who } gains the seal of { $island }.
dalang-event-sealed-from = { $who } takes the seal of { $island } from { $other }.
dalang-event-moved = The Dalang moves to { $island }.
dalang-event-took-up = { $who } takes up { $cards }.
dalang-event-masked = { $who } gains a mask of { $value }.
dalang-event-reshuffled = The discards are shuffled into a new draw pile.
dalang-event-ended = { $who } triggered the last scoring: the game is over.
dalang-event-broke-off = The 400-turn limit was reached: the game is over.

## Why something is not possible

dalang-reason-not-now = you can’t do that right now
dalang-reason-none-held = you don’t have that card ({ $kind })
dalang-reason-not-spared = you must spare one of the other players
dalang-reason-needs-two = you need a second card of this kind to show ({ $kind })
dalang-reason-there-already = the Dalang is already on { $island }
dalang-reason-must-answer = you must repel the warrior or flee
dalang-reason-must-show = you started the contest, so you must show at least one card
dalang-reason-other-goal = that card doesn’t name { $island }
dalang-reason-too-few = you must show more than { $count }
dalang-reason-not-so-many = { $count ->
    [0] you have none of these in your hand ({ $kind })
   *[other] you have only { $cards } in your hand
}
dalang-reason-not-both = either put cards on your stacks or take some from them, not both
dalang-reason-active-island = you can use only your stacks at the other islands
dalang-reason-no-stack = you have no stack at { $island }

## The end

dalang-result-masks = Masks
dalang-result-seals = Seals, { $worth } each

## Help

dalang-help =
    ▸ marks the player who is deciding, • the active player. The Dalang is on the highlighted island. ▒ with a number is a face-down stack. With automatic notes, Pr1 Pc2 means at least 1 priest and at least 2 princes; Σ4 means at least 4 of both together.
    The code at the right of the first line, such as D4.2, is the rule that applies: docs/rules/dalang.md
