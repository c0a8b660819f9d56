### What the lessons explain.

## What happened, in a list

altar-fact-gain = { $who }: { $gain } for { $cards }
altar-fact-majority = { $who }: { $gain } for { $cards } and the sole majority
altar-fact-nothing = { $who }: nothing (no { $kind })
dalang-fact-mask = { $who }: a mask of { $value }
dalang-fact-showed = { $who }: { $cards } shown
dalang-fact-masks = { $count ->
    [0] no masks
    [one] mask { $values }
   *[other] masks { $values }
}
dalang-fact-holdings = { $count ->
    [0] { $who }: { $points } points ({ $masks }; no seal)
    [one] { $who }: { $points } points ({ $masks }; 1 seal)
   *[other] { $who }: { $points } points ({ $masks }; { $count } seals)
}
dalang-fact-saved = { $use ->
    [defend] { $island }: { $cards }, to defend your chip
    [seal] { $island }: { $cards }, to win the second chip and the seal
    [win] { $island }: { $cards }, to win a chip
   *[later] { $island }: { $cards }, no help in a contest for a chip
}
dalang-fact-chip = { $won ->
    [0] The priest chip of { $island }: not yours. Two priests can win it, one to play and one to show.
   *[other] The priest chip of { $island }: yours
}
dalang-fact-lost = Discarded: { $cards }

## altar, lesson 1

altar-1-goal = Welcome to Bali! The player with the most points wins. Most points come from shrines and from sacrifice cards such as bananas. This is the altar: it decides what the cards are worth. At the end, the type most common here is worth 3 points a card, the others 2, 1 and 0.
altar-1-play = On each turn, you play from your hand, then take new cards. You hold three farmers. A single farmer is free, so play one. It stays in front of you for the whole game.
altar-1-take = Now take the bottom card of a column. Look at the card above it first: you’ll uncover that one, and it’s then scored for everyone who has played that kind. Here it’s a stonemason, and each of you has one. You confirm a take, because it ends your turn; what you can undo needs no confirmation.
altar-1-scored = You uncovered a card, so it was scored. This is how the cards you have played gain you stone, points and more cards. Every 5 stone also count as 1 point.
altar-1-theirs = You gain on other players’ turns too. Farmers give you one sacrifice card of their type, no matter how many of them you have. { $touch ->
    [1] To see what a card does, hold it.
   *[0] To see what a card does, point at it.
}
altar-1-panel = Here you see what { $dewi } has: stone, points and the number of sacrifice cards, then the cards played, by kind. The last row notes the cards that everyone saw: first those in hand, each in a frame, then the sacrifice cards by type. { $touch ->
    [1] Tap
   *[0] Click
} it to read it all in words.
altar-1-mason = Play the stonemason: it’s free. Then you’ll have two, and { $dewi } one. That’s a sole majority: at least two, and more than anyone else. It gives you 1 extra in every scoring of stonemasons.
altar-1-majority = Your sole majority, marked in green, gave you 1 extra. This is the core of the game: stonemasons give stone, stone pays for shrines, and shrines give points. But one card alone is never a majority, even if nobody else has one.
altar-1-bought = { $who } bought { $cards } for { $cost } stone. At the start of a turn you may buy one sacrifice card: for 5 stone, minus 1 for each farmer of that type you have played.
altar-1-nobody = This time nobody gained anything. If you can’t uncover something good for yourself, uncover something that doesn’t help the others.
altar-1-two = You hold two peanut farmers. Play them together: one is free, two cost 1 stone, three cost 2. You’ll then take two new cards.
altar-1-takes = Only the last card you take uncovers what is scored. So take the shrine from column 4 first, then a stonemason from column 1: above it is another stonemason.
altar-1-tie = You and { $dewi } have the same number of these cards. In a tie, nobody gets the extra 1.
altar-1-shrine = You have { $count } stone. A shrine costs 7 and is worth 4 points at the end. It also makes everyone put a card on the altar. That’s how you influence what the cards are worth.
altar-1-cover = { $dewi } had to put a card on the altar, face up. Now you put one of yours on top, face down: only you know which. Remember your card: on the altar it’s shown only as “?”. Choose a type that you collect. You give one card away, but your other cards of that type become more valuable.
altar-1-crown = Now put a card from the supply on the altar. It costs you nothing. Choose the type that you collect.
altar-1-least = Next to your name are your points: as many as you’d have if the game ended now. So they can also fall when the altar changes. “+” means “at least”: it counts only what everyone knows, so even your own face-down cards on the altar count as unknown.
altar-1-steer = So with a shrine, you choose two cards for the altar, and every other player chooses one. If yours are of the same type, that type is likely to lead. Types with the same number of cards there are worth the same. Now take a card as usual.
altar-1-reward = A shrine was uncovered. Each player with shrines chooses points or stone for them. At the end, 5 stone are worth only 1 point. So take points, unless you need the stone soon.
altar-1-sacrifice = { $dewi } has built a shrine, so you must put a card on the altar, face up. Give a type that you don’t collect. But remember: it becomes more valuable for the others.
altar-1-emptied = The last card of a column was taken, so four new cards were dealt immediately. The bottom one was scored. Remember what you gain: stone from stonemasons, sacrifice cards from farmers, points from priests, and points or stone from shrines.
altar-1-buy = You have { $count } stone. A banana card costs you only 4: 5 minus 1 for your banana farmer. If bananas lead on the altar, that’s 3 points for 4 stone.
altar-1-compare = Compare what each column gives you and { $dewi }. Column 2 uncovers a banana farmer: 2 cards for you, with the sole majority, and 1 for { $dewi }. Columns 3 and 4 help only { $dewi }. And column 2 gives you a shrine.
altar-1-jump = That’s a whole turn: buy, play, take, score. The game continues like this. Skip to the last turns, or play on yourself.
altar-1-ending = The draw pile has 2 cards left. The game ends as soon as the last card is dealt. You have { $count } banana cards, so make sure that bananas lead on the altar. With three banana farmers, another card costs only 2 stone.
altar-1-ending-shrine = Build a last shrine: 4 points, and two more cards on the altar for you to choose.
altar-1-ending-cover = From here on you decide, without suggestions. You have { $count } banana cards. Which card do you put on the altar, and which card from the supply on top of it? Remember: the type most common there is worth 3 points a card.
altar-1-ending-take = Column 1 has one card left. If you take it, the last two cards are dealt, and the game ends immediately. If you take from another column, { $dewi } gets one more turn and may change the altar. Which do you prefer?
altar-1-result = { $worth ->
    [3] Bananas lead on the altar, so each of your banana cards is worth 3 points. Together they give you { $points } points. You chose well what to put on the altar.
   *[other] Bananas don’t lead on the altar, so each of your banana cards is worth only { $worth }. Together they give you { $points } points. Next time, put the type that you collect on the altar whenever you can.
}
altar-1-done = The table shows where the points come from. Types tied on the altar are worth the same; a type without a card there is worth 0. Remember: get stonemasons early, put what you collect on the altar, and compare everyone’s gains before you take a card.

## altar, a turn without suggestions in lessons 2 and 3

altar-own = Now a turn of your own, without suggestions. Buy if you like, play, then take. Before you take, compare: which card would each column uncover, and what would you and { $dewi } gain?
altar-own-result = { $outcome ->
    [more] You gained more than { $dewi }. That’s a good take.
    [same] You and { $dewi } gained the same. That’s all right, but a kind that you have more of would put you ahead.
    [less] { $dewi } gained more than you. Look at every column before you take: which card helps you most, and the others least?
   *[none] Nobody gained anything. That’s all right if the other columns would have helped { $dewi } more than you.
}

## altar, lesson 2

altar-2-start = This game has the oracle variant. Four sacrifice cards, one of each type, already lie face down on the altar. Nobody knows their order. There are also eight oracles in the draw pile.
altar-2-plan = Oracles appear when a new column is dealt, and help the player who emptied the old one. Column 1 is a good one to empty. Play a banana farmer, then take the peanut farmer there.
altar-2-empty = Column 1 has two cards left. Play both peanut farmers for 1 stone. Then you take two cards, and the column is empty.
altar-2-look = There were oracles among the new cards. They leave the game, and you may look at up to four cards on top of the altar. It costs nothing.
altar-2-keep = Keep one of these cards. This time you decide, without a suggestion. The card counts for you at the end, but it no longer lies on the altar, and a type without a card there is worth 0 points. You collect bananas, { $dewi } collects rice. The other cards return in the same order.
altar-2-kept = { $good ->
    [banana] You kept the banana. Now there is none on the altar, so your bananas are worth 0 points unless somebody puts one there again.
    [rice] You kept the rice, and that’s clever: there is none on the altar now. The rice that { $dewi } collects is worth 0 points unless somebody puts some there again.
   *[other] You kept a card that neither of you collects. It’s worth 0 points unless somebody puts another one of its type on the altar.
} Nobody saw which card you kept, and nobody else saw the other cards.
altar-2-done = That’s the oracle: empty a column at the right moment, and you learn what lies on the altar. Use that to decide what you buy and sacrifice. Play on to the end if you like.

## altar, lesson 3

altar-3-start = This game has the demon variant. The demon is on column 1: nobody may take a card from there.
altar-3-plan = Whenever a priest is played, the demon moves one column to the right. You have no priest yet. Play a farmer, then take the priest from column 2.
altar-3-priest = Play the priest. The demon moves from column 1 to column 2. So you can take from column 1, and { $dewi } can’t take the stonemason in column 2.
altar-3-take = Take the stonemason from column 1. It uncovers a banana farmer, and only you have played one.
altar-3-moved = { $who } played a priest too. Now the demon blocks column { $row }. From the last column it returns to the first.
altar-3-done = That’s the demon: a priest opens one column for you and closes another to the others. So keep a priest until you need it. Play on to the end if you like.

## dalang, lesson 1

dalang-1-goal = Welcome to Bali! The player with the most points wins. Masks are worth 2 to 5 points, seals 3. The game ends when the last of the 16 masks is given out.
dalang-1-chips = You gain both with chips. Each island has a priest chip and a prince chip. They lie in the villages of the players who hold them. If you win both chips of an island, you gain its seal.
dalang-1-here = The Dalang is on Kukusch, so everyone plays here. The priest chip is yours. Nobody has the prince chip yet: with three players, it is set aside at first.
dalang-1-prince = Play a prince to start a contest for the prince chip. You need at least one more prince to show. { $touch ->
    [1] To read what a card does, press and hold it.
   *[other] To read what a card does, point at it.
}
dalang-1-journey = A Dalang card sends the Dalang to one of the two islands on it. If you have a chip there, there is a scoring: masks are given out, and your turn ends.
dalang-1-show = Show princes from your hand. The others have to show more than you, and whoever shows the most wins the chip. Your cards stay in your hand. Show both.
dalang-1-sealed = You won the chip. Now both chips of { $island } lie in your village: that’s the seal, 3 points. You lose it only if another player wins both chips.
dalang-1-travel = At Panschar you have the prince chip, and { $dewi } has the priest chip, so both of you gain a mask. Send the Dalang there.
dalang-1-stack = Nobody blocked the move. Now everyone lays down their hand as a stack at the island that the Dalang leaves. It stays there until he returns.
dalang-1-lay = If there is a scoring when he returns, you take up only the bottom four cards. With up to four cards, you keep them all. With more, lay the best ones at the bottom.
dalang-1-shared = Masks were given out. The player with the other chip gains the lowest one left, and the active player one of the next higher value.
dalang-1-alone = Nobody else has a chip at this island, so only the active player gained a mask: the lowest one left.
dalang-1-draws = At the start of each turn, the active player draws 2 cards and everyone else draws 1. Your hand is now the stack that you had at this island. Your other cards lie face down until the Dalang gets there.
dalang-1-repel = { $who } played a warrior and had to spare one player: { $other }. You must answer. Repel the warrior with one of yours, or flee and lose all but three cards.
dalang-1-force = You played { $cards }. Play a second one to end { $who }’s turn. You also draw a card.
dalang-1-block = { $who } wants to send the Dalang to { $island } and gain a mask there. A Dalang card that names { $island } blocks the move. You have one.
dalang-1-warrior = It’s your turn. { $dewi } has the priest chip of Panschar. Drive { $dewi } away before you start a contest for it: play a warrior and spare { $gede }. Everyone else must repel it or flee.
dalang-1-seal = The chip is yours, and with it the seal of Panschar: 3 points.
dalang-1-kinds = Two kinds of cards didn’t come up yet. A scholar moves up to three cards between your hand and your stacks at other islands. An artist replaces up to three cards of your hand with new ones.
dalang-1-fled = { $who } flees: three cards are saved on other stacks, and the rest are discarded. Until the turn ends or the Dalang moves, { $who } can’t answer anything.
dalang-1-priest = Play a priest. { $dewi } isn’t there to defend the chip, and you have a second priest to show.
dalang-1-own = From here on you decide, without suggestions. Your scholar can take cards from Tschakkalag, where you haven’t seen your stack yet. Your Dalang card leads back to Kukusch, where both chips are yours. Or just stop.
dalang-1-result = { $masks ->
    [0] Your turn is over, and you gained no mask. At Kukusch both chips are yours: send the Dalang there, and only you gain a mask.
   *[other] Well done: you gained a mask. With both chips of an island, only you gain one: the lowest left. In return, the seal counts 3 points.
}
dalang-1-done = So aim for both chips of an island, go there often, and keep a Dalang card to block the others. A player who has fled can’t block or win a contest. After the last mask, masks and seals are added up.

## dalang, lesson 2

dalang-2-start = On other players’ turns, you’re often asked to respond. This lesson shows all the answers. You’re asked even if you have no matching card, so nobody learns what you hold.
dalang-2-join = { $who } played { $cards }. If you have such a card too, you may join in and do the same. You have one: join in.
dalang-2-exchange = Take up to three cards from your stacks at other islands, or put up to three there, but not both. You haven’t seen the stack at Tschakkalag yet. Take its top card.
dalang-2-more = You see each card before you choose the next one. Move up to three, then finish.
dalang-2-second = You played { $cards }. A second one would end { $who }’s turn and give you a card. You don’t have one, so pass.
dalang-2-block = { $who } wants to go to { $island }, where masks would be given out. Block the move with a Dalang card that names { $island }. Then { $who }’s turn continues, perhaps with another try.
dalang-2-repel = { $who } played a warrior and spared { $other }. Repel it with a warrior: you keep the rest of your hand.
dalang-2-force = You have a second warrior. Play it to end { $who }’s turn. You also draw a card.
dalang-2-flee = Another warrior, from { $who } this time, and you have none left. So you have to flee.
dalang-2-save = Save three cards. This time you decide, without a suggestion. Put each of them on one of your stacks. The rest of your hand is discarded. Where could a prince or a priest win or defend a chip?
dalang-2-saved = You saved three cards. They’re in your hand again when the Dalang comes to their islands.
dalang-2-answers = Usually you can only pass. Here you can answer such questions in advance, for example with “pass on artists”: for good, or only until your next turn. When you’re asked, there is a button for it next to “Pass”. Nobody learns what you hold.
dalang-2-done = You’re back: players who fled return with the next turn, or when the Dalang moves. Now you know all the answers: join in, block, repel or flee, and the second card that ends a turn.

## dalang, lesson 3

dalang-3-prince = This lesson is about contests and about laying down. You have the priest chip of Kukusch. With the prince chip you would gain the seal, so play a prince.
dalang-3-show = You may show all your princes or only some of them. The more you show, the safer you are. But the others learn what you have. Show two.
dalang-3-lost = { $who } showed more than you and won the chip. All the cards shown go back to their owners’ hands, but now everyone knows that they are here. The page notes it next to the hand: “1+ Pc” means at least one prince.
dalang-3-chips = Nobody has the priest chip of Wontong yet: it was set aside too, and you have two priests. At Kukusch you have the priest chip, and { $dewi } has the prince chip: if you go there, both of you gain a mask, and yours is the higher one.
dalang-3-scholar = You’re about to leave. Take up to three cards from other stacks first: you’ll need princes and priests here later.
dalang-3-travel = At Wontong you have no chip. So nobody will gain a mask there, and your turn continues.
dalang-3-lay = Lay your hand down: the first card is the bottom one. After a scoring here you take up only the bottom four cards. So lay the card that you need least on top.
dalang-3-arrived = At { $island } nobody gained a mask. Everyone took up their whole stack, nobody drew a card, and your turn continues.
dalang-3-own = From here on you decide, without suggestions. What do you do, and in which order?
dalang-3-result = { $masks ->
    [0] Your turn is over, and you gained no mask. Your Dalang card could have taken the Dalang to Kukusch, where your chip gives you one.
   *[other] Well done: you gained a mask, and yours is the higher one because it was your turn.
}
dalang-3-kept = After the scoring you took up only the bottom four cards of your stack. The rest were discarded.
dalang-3-done = That’s contests and laying down: collect princes and priests where you need them, and lay the best cards at the bottom. One card is left: an artist lets you replace up to three cards of your hand. Now you know the whole game. Play on, or start a new one.
