### What the page says about the cards of dalang, in English.

dalang-info = About this piece
dalang-info-warrior-does = You spare one player. All others must repel the warrior with one of theirs, or flee. Whoever flees saves up to { $count } cards on stacks and loses the rest.
dalang-info-scholar-does = Put up to { $count } cards on your stacks, or take up to { $count } from them. Others may join in with a scholar.
dalang-info-artist-does = Discard up to { $count } cards and draw as many. Others may join in with an artist.
dalang-info-priest-does = With a second one in hand: start a contest for this island’s priest chip. Whoever shows the most priests wins it.
dalang-info-prince-does = With a second one in hand: start a contest for this island’s prince chip. Whoever shows the most princes wins it.
dalang-info-dalang-does = Sends the Dalang to one of its two islands. Others may block the move with a card that names the same island.
dalang-info-discards = { $total } in the game, { $gone } in the discards
dalang-info-chip-does = When you send the Dalang to its island, you gain a mask. If another player has the other chip there, they gain one too.
dalang-info-chip-scores = With both chips of an island, you gain its seal: { $seal } points.
dalang-info-seal-does = For the player who wins both chips of its island.
dalang-info-seal-scores = { $seal } points
dalang-info-mask-does = For sending the Dalang to an island where you have a chip. The game ends with the last mask.
dalang-info-mask-scores = { $value } points
dalang-info-masks-left = { $count ->
    [0] none left
   *[other] { $count } left
}
dalang-info-island-does = When the Dalang comes here, everyone takes up their stack as their hand. After a scoring, only the bottom { $count } cards.
dalang-info-sign-hand = Cards in hand
dalang-info-sign-stack = A face-down stack, and how many cards it has
dalang-info-sign-mask = A mask, worth the number on it
dalang-info-sign-sure = Automatic notes: cards that a player certainly has there, because they were shown. Here at least { $priest } priest, at least { $prince } princes, and at least { $both } of both together
dalang-info-someone = this player
