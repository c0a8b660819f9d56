### dalang's rules in English, for players.

dalang-rules-intro = Three or four of you want to rule an island realm. Each of the four islands has a prince and a priest, and each of them lives in somebody’s village. The Dalang, the master of the shadow play, travels from island to island and gives masks to the players who hold power where he arrives. You play only where the Dalang is, and you have a different hand of cards at every island. So it matters which cards you leave behind, and who can send the Dalang where. The game ends the moment the last mask is given out. Masks and seals are worth points, and the player with the most points wins.

## Components

dalang-rules-D1 = What is in the box
dalang-rule-D1-1 = There are four islands: Kukusch, Panschar, Tschakkalag and Wontong. Each island has one village for each player colour. Yellow has seat 1; green, red and blue follow clockwise. With three players, blue is not used. (Our ruling: the last sentence.)
dalang-rule-D1-2 = There are 135 court cards: 30 priests, 30 warriors, 30 princes, 30 scholars and 15 artists. With the 24 Dalang cards, that makes 159 cards. Each Dalang card names two different islands, and there are four cards for each of the 6 possible pairs of islands. It makes no difference which of the two names comes first. (Our ruling: the pairs, and the order of the names.)
dalang-rule-D1-3 = The power symbols are chips: 4 priest chips and 4 prince chips, one of each for every island. There are also 4 seals, one for every island, worth 3 points each.
dalang-rule-D1-4 = There are 16 demon masks, called masks for short: four each of the values 2, 3, 4 and 5. (Our ruling: the values.)
dalang-rule-D1-5 = There are 4 start cards, numbered 1 to 4. Each names an island for your prince chip, another one for your priest chip, and an island for the Dalang. Card 1: prince chip on Panschar, priest chip on Kukusch, Dalang on Tschakkalag. Card 2: prince chip on Tschakkalag, priest chip on Panschar, Dalang on Wontong. Card 3: prince chip on Wontong, priest chip on Tschakkalag, Dalang on Kukusch. Card 4: prince chip on Kukusch, priest chip on Wontong, Dalang on Panschar. (Our ruling: the islands, except those for the two chips of card 1.)

## Setup

dalang-rules-D2 = Setting up
dalang-rule-D2-1 = The 159 cards are shuffled. At each island, every player gets a stack of 3 cards, face down in front of their village. Nobody looks at a stack yet. The islands are dealt in the order of D1.1, each in three rounds of one card per player, starting with yellow. The first card of a stack is its bottom card.
dalang-rule-D2-2 = The remaining cards are the draw pile. Cards that are played or lost go face up onto the discard pile. When a card must be drawn and the draw pile is empty, the discards are shuffled into a new draw pile, at that moment and not before. If both piles are empty, no card is drawn. Everybody sees every discarded card, including those lost by fleeing, in an exchange or in a scoring. (Our ruling: the last two sentences.)
dalang-rule-D2-3 = The start cards are shuffled, and each player is dealt one. The player with card 1 is the start player. With three players, card 1 may be left over: then it is the player with card 2.
dalang-rule-D2-4 = Put your prince chip and your priest chip in your own villages, on the islands that your start card names. With three players, two islands then have only one chip each. The two missing chips are set aside for now (D7.4).
dalang-rule-D2-5 = The start card of the start player’s right-hand neighbour names the island where the Dalang starts. The active island is always the one where the Dalang is.
dalang-rule-D2-6 = Everybody takes up their stack at the active island as their hand.

## A turn

dalang-rules-D3 = A turn
dalang-rule-D3-1 = The active player is the one whose turn it is; all others are passive. First the active player draws 2 cards. Then, clockwise, each other player draws 1.
dalang-rule-D3-2 = Then the active player plays cards from their hand, one at a time and as often as they like, or none at all. The passive players only react, clockwise, each with the same kind of card. You name a card and its target in one choice: a warrior with the player you spare, a Dalang card with its destination, or a card you put on a stack with that stack.
dalang-rule-D3-3 = Your turn ends when you stop, when a passive player forces the end (D4.5, D5.4, D6.3), or with a scoring (D9.7). Then your left-hand neighbour becomes the active player. Stopping is always your own decision: even with an empty hand, your turn does not end by itself. (Our ruling: the last sentence.)
dalang-rule-D3-4 = A forced end takes effect once every player who may still react to the same card has done so. After a forced end, no further second card may be played. You draw the card for your second card immediately, and you cannot decline it. (Our ruling: the last two sentences.)
dalang-rule-D3-5 = If there are still masks left at the end of the 400th turn, the game ends and is scored as it stands. In that case nobody counts as the player who ended it (D10.2). (Our ruling.)
dalang-rule-D3-6 = Who is asked, and how often, depends only on what everybody knows, so a question never gives a hand away. You are present unless you have fled. Every passive player who is present and has at least one card is asked, even if all they can do is pass or flee. A player without cards is not asked. A hand of n cards is laid down in n − 1 choices, whatever it holds: the last card follows by itself. (Our ruling.)

## Warrior

dalang-rules-D4 = Warrior
dalang-rule-D4-1 = Play a warrior. You must name one passive player whom you spare and who may not react. You may spare a player who has fled, and you may play a warrior even if it challenges nobody. (Our ruling: the last sentence.)
dalang-rule-D4-2 = Every other passive player who is present is challenged. Clockwise, each of them repels or flees. A challenged player without cards is not asked, and stays.
dalang-rule-D4-3 = To repel, play a warrior. You stay.
dalang-rule-D4-4 = To flee, choose 3 cards from your hand and put each of them on top of any of your own stacks at the other islands. The rest of your hand is discarded. If you have fewer than 3 cards, you put all of them on your stacks. Once you have fled, you have no hand and take no part until the active player changes or the Dalang moves. (Our ruling: on top of the stacks.)
dalang-rule-D4-5 = If you have repelled, you may play a second warrior. It forces the end of the turn (D3.4), and you draw 1 card.

## Scholar

dalang-rules-D5 = Scholar
dalang-rule-D5-1 = Play a scholar. Then do one of two things, not both. Either put up to 3 cards from your hand, one by one, on top of your own stacks at the islands that are not active. Or take up to 3 cards, one by one, from the tops of those stacks into your hand, looking at each before you choose the next. You may also move no card at all. The exchange ends by itself after three cards, or when nothing more can be moved.
dalang-rule-D5-2 = Then, clockwise, every passive player who is present may play a scholar and do the same.
dalang-rule-D5-3 = If you do not join in, you simply sit out.
dalang-rule-D5-4 = If you have joined in, you may play a second scholar after your own exchange, even one that you have just taken. It forces the end of the turn (D3.4), and you draw 1 card. (Our ruling: after your own exchange, even one just taken.)

## Artist

dalang-rules-D6 = Artist
dalang-rule-D6-1 = Play an artist. Then discard up to 3 cards from your hand, all of them before the first draw, and draw as many. The artist itself does not count. You may also discard no card at all. As with the scholar, the exchange ends by itself after three cards, or when your hand is empty.
dalang-rule-D6-2 = Then, clockwise, every passive player who is present may play an artist and do the same.
dalang-rule-D6-3 = If you have joined in, you may play a second artist after your own exchange. It forces the end of the turn (D3.4), and you draw 1 card. (Our ruling: after your own exchange.)

## Priest and prince

dalang-rules-D7 = Priest and prince
dalang-rule-D7-1 = Play a priest to start a contest for the island’s priest chip. Then you must show at least 1 more priest from your hand, and you may show any number. So you can play a priest only if you have a second one.
dalang-rule-D7-2 = Clockwise, every passive player who is present may show priests, but strictly more than the most shown so far. You need not show all the priests you hold. (Our ruling: strictly more.)
dalang-rule-D7-3 = The player who showed the most takes the island’s priest chip into their village, or keeps it there. All cards that were shown go back to the players’ hands.
dalang-rule-D7-4 = With three players, a chip that was set aside enters its island with the first contest for it.
dalang-rule-D7-5 = After the contest, the active player’s turn continues.
dalang-rule-D7-6 = The prince works in the same way, with princes and the prince chip.

## Seal

dalang-rules-D8 = Seal
dalang-rule-D8-1 = When a contest leaves both chips of an island in one village, the owner of that village gains the island’s seal, from the stock or from the player who has it.
dalang-rule-D8-2 = This is the only way to lose a seal. You keep it even if you lose the chips.

## Dalang card

dalang-rules-D9 = Dalang card and scoring
dalang-rule-D9-1 = Play a Dalang card and name one of its two islands as the destination. The active island cannot be the destination. (Our ruling: the last sentence.)
dalang-rule-D9-2 = Clockwise, each passive player who is present may block the move by playing a Dalang card that also names the destination. After a block, the others are not asked.
dalang-rule-D9-3 = If the move is blocked, the active player’s turn continues, and they may try again.
dalang-rule-D9-4 = If nobody blocks, the Dalang moves. Everybody lays their hand down at the island the Dalang is leaving, as a face-down stack in an order of their choice, from the bottom card to the top one. Players who have fled are back in the game. The hands are laid down clockwise, starting with the active player. Only then is it checked whether there is a scoring; this also applies to the last scoring. (Our ruling: the last two sentences.)
dalang-rule-D9-5 = There is no scoring if the active player has no chip in their village on the new island. Everybody takes up their whole stack there, nobody draws, and the turn continues.
dalang-rule-D9-6 = There is a scoring if the active player has at least one chip there. If they have both chips, or the island has only one, they gain the lowest mask left. If another player has the other chip, that player gains the lowest mask left, even if they had fled, and the active player gains one of the next higher value left, or one of the same value if none is higher. If only one mask is left, the active player gains it and the other player gets none. (Our ruling: the same value if none is higher.)
dalang-rule-D9-7 = After a scoring, everybody takes up only the bottom 4 cards of their stack at the new island. The cards above them are discarded. The turn ends.

## End and final score

dalang-rules-D10 = End and final score
dalang-rule-D10-1 = The game ends immediately with the scoring that gives out the last mask. No more stacks are taken up. Hands and stacks are not scored; the page shows them when the game is over. (Our ruling: the second sentence.)
dalang-rule-D10-2 = Your points are the values of your masks, plus 3 for each seal that you have. The player with the most points wins. In a tie, the tied player who ended the game wins. If none of them did, they share the victory.

## Who knows what

dalang-rules-D11 = Who knows what
dalang-rule-D11-1 = Nobody knows the order of the draw pile. Nor does anybody know the cards of a stack from the setup until its owner first takes it up or takes cards from it.
dalang-rule-D11-2 = Only you know your hand, and which cards you have put on your stacks or seen in them. You may remember your stacks, but not look through them. Everybody knows how many cards are in each hand and each stack.
dalang-rule-D11-3 = Everybody sees the discards, the chips, the seals, the masks, and cards while they are shown.
dalang-rule-D11-4 = Your knowledge is everything you would know with a perfect memory. It consists of your own stacks, in order, as far as you put down or saw their cards; the cards that were discarded, even after they have been shuffled into a new draw pile, as long as you have not drawn them again yourself; and the cards that another player has shown and must still have. A player who starts a contest certainly has a second card of the kind (D7.1). What was shown is remembered as three numbers for each player and island: the least number of priests, the least number of princes, and the least number of both together among the cards that this player has there, in hand or in the stack. Each number goes down by 1 whenever a card leaves unseen. If all the cards there were certain to be such cards, the one that left is remembered at its new place. Each island has its own numbers. Conclusions that could be drawn from several islands together are not noted.
dalang-rule-D11-5 = The table’s memory option determines how much of your knowledge the page repeats for you. With realistic memory, the page forgets what was seen, as at a real table. It shows your hand and what is face up now. Of your own stacks, you see only the size. The log, too, forgets how many cards were shown and which cards you drew, put on your stacks or took up. If you want to know something later, you have to remember it. With automatic notes, the page remembers for you everything that was once seen: all of your own knowledge (D11.4), with your stacks card by card, and the public notes on priests and princes that a player certainly has.
