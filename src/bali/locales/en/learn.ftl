### What a first game explains, when it comes up.

## altar

altar-learn-goal = Welcome to Bali! This is the altar, where sacrificed rice, peanuts, bananas and peppers pile up. At the end, each of your sacrifice cards is worth 3 points if its type is the most common on the altar. The other types are worth 2, 1 and 0. So you want the altar to be full of what you keep yourself.
altar-learn-offer = This is the offer: four columns of cards. At the end of your turn, you take bottom cards from columns, one by one, until you hold three cards again.
altar-learn-hand = These three cards are your hand. Each turn you play one card, or several farmers of the same type, into your tableau, where they stay for the whole game.
altar-learn-sacrifices = These are your sacrifice cards, hidden from the others. They earn points at the end, depending on the altar.
altar-learn-panels = Here you can see every player: stone, points, and what they have played. A star marks a sole majority: at least two of a kind, and more than anyone else has.
altar-learn-buying = Your turn begins. You may buy one sacrifice card from the supply: it costs 5 stone, and 1 less for each farmer of that type in your tableau. Or go straight to playing.
altar-learn-playing = Play from your hand: a stonemason or a priest is free. Up to three farmers of one type cost 0, 1 or 2 stone. A shrine costs 7 stone, is worth 4 points at the end, and makes everyone sacrifice a card. Click a glowing card. If you can undo the action, it happens immediately, and “Undo” reverses it. Otherwise you see what it does and are asked to confirm.
altar-learn-taking = Now take cards until you hold three. Look at the card above the one you take last: you uncover it, and then it is scored for all players! A stonemason pays 1 stone for each stonemason, a priest 1 point for each priest, a shrine 1 point or stone for each shrine, and a farmer gives one sacrifice card to everyone who has such a farmer.
altar-learn-scored = There was a scoring. Everyone who has that kind of card gained something, and a player with a sole majority gained one more.
altar-learn-sacrificing = Someone has built a shrine, so everyone sacrifices a card. Put one of your sacrifice cards face up on the altar: it makes its type more valuable for everyone who keeps some.
altar-learn-covering = You have built a shrine, so you sacrifice a card after the others, face down. Only you know what it is.
altar-learn-crowning = Last, put a card from the supply on top of the altar. It costs you nothing. Choose a type that you have plenty of.
altar-learn-rewarding = Your shrines pay out: points or stone, one choice for all of them. Five stone are worth a point at the end, but stone also buys shrines.
altar-learn-end = This is the draw pile. The moment its last card is dealt, the game is over, so watch how many are left.
altar-learn-done = That’s all! Keep playing, and click anything that doesn’t glow to find out why not. The small code next to each prompt leads to the rule.

## dalang

dalang-learn-goal = Welcome to Bali! This is the Dalang, master of the shadow play. He travels between four islands, and wherever he arrives, he gives masks to the players who have power there. Masks and seals are your points.
dalang-learn-islands = There are four islands, and you have cards at each of them. Play takes place only where the Dalang is: there your cards are your hand. At the other islands they lie in stacks.
dalang-learn-hand = This is your hand at this island. When the Dalang leaves, you lay it down here and take up your stack at the next island.
dalang-learn-chips = Islands have a priest chip and a prince chip. Each chip lies in the village of the player who holds it. When the Dalang arrives at an island where the active player has a chip, masks are given out.
dalang-learn-panels = Here you can see every player: masks, seals, chips and how many cards they hold.
dalang-learn-playing = It’s your turn: play single cards, as often as you like, or stop. Priests and princes start contests for chips, scholars and artists move and exchange cards, warriors drive others away, and a Dalang card sends the Dalang to one of its two islands.
dalang-learn-showing = You have started a contest for a chip. Show how many more of these cards you have: the player who shows the most wins the chip. The cards you show stay in your hand.
dalang-learn-outdoing = Someone has started a contest for a chip. Show more cards of that kind than they did and, unless someone outdoes you, the chip is yours. Or pass.
dalang-learn-joining = Another player has played a card. If you have one of the same kind, you may play it and do the same. Or pass. “Pass for the rest of this turn” saves you clicks and tells nobody what you hold.
dalang-learn-exchanging = The scholar: put up to three cards on your stacks at other islands, or take up to three from them.
dalang-learn-swapping = The artist: discard up to three cards, then draw as many.
dalang-learn-repelling = A warrior! Repel it with a warrior of your own, or flee: then you save three cards on your other stacks and lose the rest of your hand.
dalang-learn-blocking = Someone wants to send the Dalang to another island. A Dalang card that names the same destination blocks the move. Or pass.
dalang-learn-laying = The Dalang is leaving. Lay your hand down as a stack, the bottom card first. After a scoring here, you take up only the bottom four, so put your best cards at the bottom.
dalang-learn-masked = There was a scoring: masks are points at the end. When the last mask is given out, the game is over.
dalang-learn-done = That’s all you need. Keep playing! The small code next to each prompt leads to the rule.
