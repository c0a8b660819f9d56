### The overview of a turn.

web-overview-step = { $number } of { $count }:
web-overview-back = Previous step
web-overview-forward = Next step
web-overview-pause = Pause
web-overview-play = Play
web-overview-try = Now try it

# What lies where, in the picture.

web-overview-label-offer = Offer
web-overview-label-altar = Altar
web-overview-label-supply = Supply
web-overview-label-played = Your played cards
web-overview-label-hand = Your hand
web-overview-label-village = Your village
web-overview-label-masks = Masks
web-overview-label-pile = Draw pile

## altar

web-overview-altar-1 = You hold three cards. Next to them are the cards you have played. Above are the offer, in columns, and the altar.
web-overview-altar-2 = Buy one sacrifice card for 5 stone or less, if you like.
web-overview-altar-3 = Play one card, or up to three farmers of one type. They stay in front of you.
web-overview-altar-4 = Take the bottom cards of columns until you hold three cards again.
web-overview-altar-5 = The card above the last one you take is uncovered and scored for everyone who has played that kind.
web-overview-altar-6 = A stonemason gives stone, a priest points, a farmer a sacrifice card.
web-overview-altar-7 = Stone pays for shrines. When you build one, everyone puts cards on the altar.
web-overview-altar-8 = At the end, the type most common on the altar is worth the most. Shrines, points and stone count too.

## dalang

web-overview-dalang-1 = The Dalang is on one of four islands. Your cards there are your hand.
web-overview-dalang-2 = Your turn begins: you draw two cards, the others one each.
web-overview-dalang-3 = Play as many cards as you like. A prince or a priest starts a contest: whoever shows the most wins the chip.
web-overview-dalang-4 = With both chips of an island in your village you gain its seal: 3 points.
web-overview-dalang-5 = A warrior drives others away. With scholars and artists you exchange cards.
web-overview-dalang-6 = A Dalang card sends the Dalang to another island, unless somebody blocks it.
web-overview-dalang-7 = If you have a chip there, you gain a mask. The player with the other chip gains a lower one. Your turn ends.
web-overview-dalang-8 = When the last mask is gone, masks and seals are counted. Whoever has the most points wins.
