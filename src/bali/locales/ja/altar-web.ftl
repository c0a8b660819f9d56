### What altar's board in the browser says beyond the terminal, in Japanese.

## Regions

altar-board-offer = カード提示場
altar-board-altar = 祭壇
altar-board-table = 場
altar-board-own = 自分の場
altar-board-tableau = 手元
altar-board-look = オラクルで見たカード（上から）

## The offer

altar-board-legend = 下のカードを最後に取ると得点計算の対象
altar-board-legend-now = 得点計算中
altar-board-uncovered = { $what }（下のカードを最後に取ると得点計算の対象）
altar-board-scoring = { $what }（得点計算中）
altar-board-take = { $row }列目から取る（次に現れるカード：{ $next }）
altar-board-take-last = { $row }列目から取る（その後、新しい列を並べます）
altar-board-new-row = 次は新しい列
altar-board-barred = { $row }列目には悪魔がいます。この列からは取れません。

## The altar

altar-board-cards = { $count }枚
altar-board-bare = まだカードがありません。
altar-board-top = 一番上：{ $what }
altar-board-face-down = 裏向きのカード
altar-board-unknown = 不明：{ $count }枚

## Cards and what a click does

altar-board-count = { $what }：{ $count }枚
altar-board-sole-count = { $what }：{ $count }枚、単独最多
altar-board-sole = 単独最多
altar-board-does = { $what }：{ $deed }
altar-board-why = { $what }（今はできません。理由を見る）
altar-board-how-many = { $what }：プレイする枚数を選ぶ
altar-board-hand-empty = 手札はありません。

## A player's panel

altar-board-hand-size = 手札{ $count }枚
altar-board-unsure = 全員に見えた範囲
