### What a first game explains, when it comes up.

## altar

altar-learn-goal = Welcome to Bali! This is the altar. Offerings of rice, peanut, banana and pepper pile up on it. At the end, each card of the good that lies there most often is worth 3 points, then 2, 1 and 0. So you want the altar to be full of what you keep yourself.
altar-learn-offer = This is the offer: four rows of cards. At the end of your turn you take bottom cards of rows, one by one, until you hold three cards again.
altar-learn-hand = These three cards are your hand. Each turn you play one card, or several farmers of the same good, into your tableau, where they stay for the whole game.
altar-learn-sacrifices = These are your sacrifice cards, hidden from the others. They bring points at the end, depending on the altar.
altar-learn-panels = Here you see every player: stone, points, and what they have played. A star marks a sole majority: two or more of a kind, and more than anyone else.
altar-learn-buying = Your turn begins. You may buy one sacrifice card from the supply: 5 stone, and 1 less for each farmer of that good in your tableau. Or go straight on and play.
altar-learn-playing = Play from your hand: a stonemason or a priest is free. Up to three farmers of one good cost 0, 1 or 2 stone. A shrine costs 7 stone, is worth 4 points at the end and brings offerings to the altar. Click a glowing card. What can be taken back happens at once, and “Undo” takes it back; for everything else you are shown what it brings and asked to confirm.
altar-learn-taking = Now take cards until you hold three. Look at the card above the one you take last: your take lays it free, and then it is scored for all players! A stonemason pays 1 stone for each stonemason, a priest 1 point for each priest, a shrine 1 point or stone for each shrine, and a farmer gives one sacrifice card to everyone who has such a farmer.
altar-learn-scored = There was a scoring. Everyone who has that kind got something, and a sole majority of two or more got one more.
altar-learn-sacrificing = Someone has built a shrine, so everyone brings an offering. Lay one of your sacrifice cards face up on the altar: it makes its good more valuable for all who keep it.
altar-learn-covering = You have built a shrine, so your own offering comes after the others, face down. Only you know what it is.
altar-learn-crowning = Last, crown the altar with a card from the supply. It costs you nothing. Choose what you have many of.
altar-learn-rewarding = Your shrines pay: points or stone, one choice for all of them. Five stone are worth a point at the end, but stone also buys shrines.
altar-learn-end = This is the pile. The moment its last card is dealt, the game is over: so watch how many are left.
altar-learn-done = That is all! Play on, and click anything that does not glow to learn why not. The small code beside each prompt leads to the rule.

## dalang

dalang-learn-goal = Welcome to Bali! This is the Dalang, master of the shadow play. He travels between four islands, and where he comes, he gives demon masks to those who have power there. Masks and seals are your points.
dalang-learn-islands = Four islands. You have a stack of cards at each of them. Play takes place only where the Dalang is: there you hold your stack in your hand.
dalang-learn-hand = This is your hand at this island. When the Dalang leaves, you lay it down here, and take up the stack at the next island.
dalang-learn-chips = Islands have a priest and a prince. Each chip lies in the village of whoever holds it. When the Dalang comes to an island where the active player has a chip, masks are given.
dalang-learn-panels = Here you see every player: masks, seals, chips and how many cards they hold.
dalang-learn-playing = It is your turn: play single cards, as often as you like, or stop. Priests and princes fight for chips, scholars and artists move and exchange cards, warriors chase others away, and a Dalang card sends the Dalang to one of its two islands.
dalang-learn-showing = You fight for a chip. Show how many more of these cards you have: whoever shows the most wins the chip. The cards you show stay in your hand.
dalang-learn-outdoing = Someone fights for a chip. Show more cards of that kind than they did and, unless someone outdoes you, the chip is yours. Or pass.
dalang-learn-joining = Another player has played a card. If you have one of the same kind, you may join in and do the same. Or pass. “Pass for the rest of this turn” saves you clicks and tells nobody what you hold.
dalang-learn-exchanging = The scholar: put up to three cards on your stacks at other islands, or take up to three from them.
dalang-learn-swapping = The artist: discard up to three cards, then draw as many.
dalang-learn-repelling = A warrior! Repel him with a warrior of your own, or flee: then you save three cards on your other stacks and lose the rest of your hand.
dalang-learn-blocking = Someone wants to send the Dalang on. A Dalang card that names the same island blocks the way. Or pass.
dalang-learn-laying = The Dalang leaves. Lay your hand down as a stack, the bottom card first. After a scoring here only the bottom four come back to you, so put your best cards at the bottom.
dalang-learn-masked = There was a scoring: masks are points at the end. When the last mask is given, the game is over.
dalang-learn-done = That is all you need. Play on! The small code beside each prompt leads to the rule.
