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
altar-board-legend-last = 下のカードを取ると得点計算の対象
altar-board-legend-now = 得点計算中
altar-board-uncovered = { $what }（{ $when }）
altar-board-take = { $row }列目から取る（次に一番下になるカード：{ $next }）
altar-board-take-last = { $row }列目から取る（その後、新しい列が並ぶ）
altar-board-new-row = 次は新しい列
altar-board-take-ends = { $row }列目から取る（山札がなくなり、ゲーム終了）
altar-board-row-ends = 取るとゲーム終了
altar-board-pile-ends = 次の新しい列でゲーム終了
altar-board-barred = { $row }列目には悪魔がいます。この列からは取れません。

## The altar

altar-board-cards = { $count }枚
altar-board-bare = まだカードがありません。
altar-board-built = { $who }の寺院
altar-board-top = 一番上：{ $what }
altar-board-face-down = 裏向きのカード
altar-board-unknown = 不明：{ $count }枚
altar-board-row-cards = 枚数
altar-board-row-worth = 1枚の価値
altar-board-worth = { $what }：祭壇に{ $count }枚、今は1枚{ $worth }点
altar-board-worth-unsure = { $what }：祭壇に{ $count }枚、分かっている範囲では今1枚{ $worth }点

## Cards and what a click does

altar-board-count = { $what }：{ $count }枚
altar-board-sole-count = { $what }：{ $count }枚、単独最多
altar-board-sole = 単独最多
altar-board-does = { $what }：{ $deed }
altar-board-why = { $what }（今はできません。理由を見る）
altar-board-how-many = { $what }：プレイする枚数を選ぶ
altar-board-hand-empty = 手札はありません。
altar-board-stuck = 手札が寺院3枚で、石が{ $cost }個未満なので、1枚を箱に戻します。

## A player's panel

altar-board-hand-size = 手札{ $count }枚
altar-board-played = 出したカード：{ $cards }
altar-board-none-played = 出したカードはありません
altar-board-unsure = 全員に見えた範囲

## The end

altar-end-turn = 祭壇のカードを表にします。
altar-end-value = 最も多く捧げられた種類が、最も高い点数になります。
altar-end-worth = 1枚{ $worth }点
altar-end-tie-break = 同点の場合は、寺院の多い人、次に石の多い人の勝ちです。

## Answers in advance

altar-question-shrine = 自分の寺院の報酬

## With a hint

altar-effect-uncovers = 次に一番下になるカード：{ $kind }
altar-ahead-sole = 単独最多になる
altar-ahead-first = 1枚目：得点計算されると利益を得る
altar-ahead-stonemason = 石工の得点計算ごとに石{ $count }個
altar-ahead-priest = 司祭の得点計算ごとに{ $count }勝利点
altar-ahead-shrine = ゲーム終了時に{ $points }勝利点
altar-preview-shrine = 終了時に{ $points }点。ほかの全員が祭壇に1枚、あなたは2枚置きます
altar-ahead-worth = 今の祭壇なら終了時に{ $worth }勝利点

## What the others did, where there is little space

altar-brief-took = { $who }は{ $cards }を取りました。
altar-brief-vain = だれも得られません。

## A button with the amount that it stands for

altar-answer-choose = { $gain }を選ぶ
