### altar's rules in English, for players.

altar-rules-intro = You farm the island, build shrines and put sacrifice cards on a shared altar. The more often a type of goods is sacrificed, the more it is worth at the end. So you want the altar to fill with the very goods that you keep yourself, but nobody may look through it during the game. Stonemasons provide stone, stone pays for shrines, and priests earn victory points. The game is over the moment the draw pile is empty, and the player with the most points wins. For 2 to 4 players.

## Components

altar-rules-A1 = What is in the box
altar-rule-A1-1 = There are four types of goods: rice, peanuts, bananas and peppers.
altar-rule-A1-2 = There are 58 playing cards: 20 farmers (5 for each type of goods), 12 stonemasons, 9 priests, 9 shrines and 8 oracles. The oracles are used only in the oracle variant. Without them you play with 50 cards.
altar-rule-A1-3 = There are 100 sacrifice cards, 25 of each type. Sorted by type, they form four face-up piles. This is the supply: the sacrifice cards that nobody owns yet.
altar-rule-A1-4 = There are four starting sets, one in each colour: red, blue, yellow and green. A set consists of 1 stonemason and 3 farmers. These 16 cards are not part of the 58 playing cards.
altar-rule-A1-5 = The three farmers of a set are of three different types, and every colour lacks a different type: red has no rice farmer, blue no peanut farmer, yellow no banana farmer, and green no pepper farmer. (Our ruling.)
altar-rule-A1-6 = Stone and victory points never run out. The 46 stone tokens and 30 victory point tokens come in several denominations. They are change, not a limit. (Our ruling.)

## Setup

altar-rules-A2 = Setting up
altar-rule-A2-1 = Take the starting set of your colour. Put the stonemason face up in front of you: it starts your tableau, the face-up cards that you have played. The three farmers are your hand. Keep them hidden from the others. Sets of unused colours go back to the box.
altar-rule-A2-2 = Take one sacrifice card of each type and keep these four face down. You may look at your own sacrifice cards whenever you like.
altar-rule-A2-3 = Shuffle the 50 playing cards. 16 of them make the offer: 4 columns of 4 cards, all face up. (The booklets call a column a row.) The other 34 are the draw pile, face down. Columns are dealt one after the other from the left, and each column from its top to its bottom. So the card dealt last in a column is its bottom card, the one that can be taken. New columns are dealt in the same way.
altar-rule-A2-4 = The player in seat 1 is the start player and gets 2 stone. Going clockwise, each further player gets 1 more: 2, 3, 4, 5.
altar-rule-A2-5 = Play proceeds clockwise. The active player is the one whose turn it is. Every turn has these phases: 1 buy, 2a play, 2b sacrifice, 3 take, 4 score.

## Phase 1: buy

altar-rules-A3 = Phase 1: buying (optional)
altar-rule-A3-1 = On your turn you may buy one sacrifice card of any type that is still in the supply, and add it face down to your own. The price is 5 stone, less 1 for each farmer of that type in your tableau, but never below 0.
altar-rule-A3-2 = You cannot choose a type that has run out. You must pay the price in full: there is no credit.

## Phase 2a: play

altar-rules-A4 = Phase 2a: playing cards
altar-rule-A4-1 = You must play exactly one of these: 1 stonemason, free; 1 priest, free; 1 shrine, for 7 stone; or 1, 2 or 3 farmers of a single type, for 0, 1 or 2 stone.
altar-rule-A4-2 = The cards you play lie face up in your tableau. Everybody can see how many cards of each kind you have there.
altar-rule-A4-3 = If you hold three shrines and have fewer than 7 stone, you return one shrine to the box instead of playing a card. There is no sacrifice phase then, and your turn continues with phase 3. (Every other hand lets you play something for free, so you are never stuck.)

## Phase 2b: sacrifice

altar-rules-A5 = Phase 2b: sacrificing (only after a shrine)
altar-rule-A5-1 = After a shrine has been played, the other players go first, clockwise from the active player’s left. Each must put 1 of their own sacrifice cards face up on top of the altar.
altar-rule-A5-2 = Next, the active player must put 1 of their own sacrifice cards on top, face down.
altar-rule-A5-3 = Last, the active player takes 1 sacrifice card of a type of their choice from the supply and puts it on top, face up.
altar-rule-A5-4 = If you have no sacrifice card, you put none on the altar, and the supply does not provide one in its place. An active player without sacrifice cards still carries out A5.3.
altar-rule-A5-5 = If the supply is completely empty, A5.3 is skipped. (Our ruling.)
altar-rule-A5-6 = Only the top card of the altar can be seen, and only if it was put there face up. Nobody may look through the altar during the game.

## Phase 3: take

altar-rules-A6 = Phase 3: taking cards
altar-rule-A6-1 = Now you must take cards from the offer until you hold 3. Each time, choose a column and take its bottom card.
altar-rule-A6-2 = If you take several cards, they may come from one column or from different columns.
altar-rule-A6-3 = When you take the last card of a column, a new column of 4 is dealt from the draw pile immediately, before anything else happens. You may take from the new column straight away.
altar-rule-A6-4 = Everyone who was watching knows which cards you took from the offer. You still keep your hand hidden.

## Phase 4: score

altar-rules-A7 = Phase 4: scoring
altar-rule-A7-1 = At the end of every turn, one card determines which kind pays, for all players. It is the card uncovered by the last card taken: the bottom card of the column from which that card was taken. If taking it emptied the column, it is the bottom card of the new column.
altar-rule-A7-2 = Stonemason: every player gains 1 stone for each stonemason in their tableau.
altar-rule-A7-3 = Priest: every player gains 1 victory point for each priest in their tableau.
altar-rule-A7-4 = Shrine: for each shrine in their tableau, every player gains 1 victory point or 1 stone. You make one choice: all your shrines, and the bonus of A7.6, pay out in the same way. The players choose in turn order, the active player first. If you have no shrine, you are not asked. (Our ruling: the last two sentences.)
altar-rule-A7-5 = Farmer: every player who has at least one farmer of that type in their tableau gains exactly 1 sacrifice card of the type. Having more farmers does not give you more cards. The active player gains theirs first, then the others clockwise.
altar-rule-A7-6 = Sole majority: if you have more cards of the scored kind than every other player, and at least 2 of them, you gain 1 more of the same reward: 1 stone, 1 victory point or 1 sacrifice card. If somebody else has just as many, there is no bonus. For farmers, you gain the extra card after everybody else has gained theirs.
altar-rule-A7-7 = If you should gain a card of the scored type but the supply has none left, you gain a card of a type of your choice instead. The bonus card is replaced in the same way. You cannot decline the replacement. If the whole supply is empty, you gain nothing. (Our ruling: all but the first sentence.)

## End and final score

altar-rules-A8 = End and final score
altar-rule-A8-1 = The game ends immediately when the last card of the draw pile is drawn. Phase 4 of that turn is skipped. Players who have had fewer turns do not get another one.
altar-rule-A8-2 = The draw pile of 34 cards is enough for 8 new columns of 4, and 2 cards are left for the ninth. These are dealt, the draw pile is empty, and the game is over. Cards that the active player still had to take are not taken. (Our ruling.)
altar-rule-A8-3 = Count the cards on the altar by type. Each card of the most sacrificed type is worth 3 points, of the second 2, of the third 1, and of the least sacrificed 0. Types with equal counts share one value, and the next lower count gets the next value, without a gap. So if all four are equal, they are worth 3 each; two pairs are worth 3 and 2; with three equal, the values are 3 and 2; with two equal, they are 3, 2 and 1.
altar-rule-A8-4 = A type with no card on the altar is worth 0, whatever its rank. With counts of 5, 4, 0 and 0, the values are 3, 2, 0 and 0.
altar-rule-A8-5 = Your points are your victory point tokens, plus 4 for each shrine in your tableau, plus 1 for every full 5 stone, plus the value of each sacrifice card you still own. Cards left in your hand count for nothing. (Our ruling: 5 stone, not 1 as in the Japanese booklet.)
altar-rule-A8-6 = The player with the most points wins. Among tied players, the one with the most shrines wins, then the one with the most stone. If they are still tied, they share the victory.

## Variants

altar-rules-A9 = Variants: the oracle and the demon
altar-rule-A9-1 = The variants can be played separately or together. Oracle, setup: take one sacrifice card of each type from the supply, shuffle these 4, and put them on the altar as a face-down pile. When the offer has been dealt, shuffle the 8 oracles into the draw pile. It then has 42 cards: enough for 10 columns of 4, with 2 left over.
altar-rule-A9-2 = Oracle, in phase 3: oracles in a newly dealt column leave the game immediately. They are not replaced, unless all four cards were oracles: then a whole new column is dealt. After that the active player may look at the top 4 cards of the altar, or at all of them if there are fewer. They secretly add one of these to their own sacrifice cards and put the rest back in the same order.
altar-rule-A9-3 = Oracle, the look: a dealt column gives one look, however many oracles were in it. A replacement column with oracles in it gives another look. You look once the column is complete, before the next card is taken or the scoring begins. You may decline the look, but once you have looked, you must keep exactly one card. Cards that you put back stay face up or face down as they were. Nobody is told which card you kept, but if the top card has changed, everyone can see that. The column that ends the game gives no look and keeps its oracles, and any looks still to come are lost. An empty altar gives no look. (Our ruling.)
altar-rule-A9-4 = Demon, setup: the demon starts on the leftmost column.
altar-rule-A9-5 = Demon, moving: whenever a priest is played, the demon moves one column to the right, or from the last column to the first. It moves before phase 3.
altar-rule-A9-6 = Demon, in phase 3: no card may be taken from the demon’s column. The three other columns always have cards, so you can always take one. And the demon’s own column can never be emptied while the demon is there.

## Who knows what

altar-rules-A10 = Who knows what
altar-rule-A10-1 = Nobody knows the order of the draw pile, nor the order of the four cards that the oracle variant puts on the altar.
altar-rule-A10-2 = Only the player concerned knows the type of the card they sacrificed face down, what they saw in an oracle look, and which card they kept there.
altar-rule-A10-3 = Everybody can see all face-up cards, and how many cards there are: in each hand, in the draw pile, on the altar, among each player’s sacrifice cards, and in each pile of the supply.
altar-rule-A10-4 = Anyone with a good memory can know more: the starting sets (A1.5), and with them every hand; also every sacrifice card that was bought, scored or sacrificed face up. Bots may use whatever a player with a perfect memory would know in their seat. When they imagine the hidden cards, they respect all of that knowledge: they never make up a hand that is impossible, nor a sacrifice card that its owner cannot have held.
altar-rule-A10-5 = The table’s memory option determines how much of this the page repeats for you, and therefore what is sent to it. With realistic memory, the page forgets what was seen, as at a real table. Apart from your own cards, it shows only what is face up now: no other hands, no other player’s sacrifice cards, and of the altar just the top card and the number of cards. The log no longer names cards that have since been covered. With automatic notes, the page remembers everything that everyone could once see, and shows the same to everyone. Either way, you have to remember for yourself what only you have seen.
