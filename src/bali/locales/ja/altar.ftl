### altar in Japanese, in the words of its Japanese booklet.

## Goods and cards

altar-good-rice = 米
altar-good-peanut = 落花生
altar-good-banana = バナナ
altar-good-pepper = 香辛料

altar-kind-rice = 稲作農家
altar-kind-peanut = 落花生農家
altar-kind-banana = バナナ農家
altar-kind-pepper = 香辛料農家
altar-kind-stonemason = 石工
altar-kind-priest = 司祭
altar-kind-shrine = 寺院
altar-kind-oracle = オラクル

# Playing cards as the object of a sentence.
altar-cards-rice = 稲作農家{ $count }枚
altar-cards-peanut = 落花生農家{ $count }枚
altar-cards-banana = バナナ農家{ $count }枚
altar-cards-pepper = 香辛料農家{ $count }枚
altar-cards-stonemason = 石工{ $count }枚
altar-cards-priest = 司祭{ $count }枚
altar-cards-shrine = 寺院{ $count }枚
altar-cards-oracle = オラクル{ $count }枚

# Sacrifice cards as the object of a sentence.
altar-goods-rice = 米カード{ $count }枚
altar-goods-peanut = 落花生カード{ $count }枚
altar-goods-banana = バナナカード{ $count }枚
altar-goods-pepper = 香辛料カード{ $count }枚
altar-some-goods = 捧げ物カード{ $count }枚
altar-stones = 石{ $count }個
altar-due = { $count }勝利点か石{ $count }個
altar-points = { $count }勝利点

## The table

altar-row = { $row }列目
altar-demon-mark = 悪魔
altar-altar = 祭壇
altar-supply = サプライ
altar-pile = 山札{ $count }枚
altar-head-stone = 石
altar-head-points = 勝利点
altar-head-rice = 米
altar-head-peanut = 落
altar-head-banana = バ
altar-head-pepper = 香
altar-head-stonemason = 工
altar-head-priest = 司
altar-head-shrine = 寺
altar-head-cards = 捧げ物
altar-head-hand = 手札
altar-your-hand = 手札
altar-your-cards = 捧げ物カード
altar-you-see = 上から

## Actions

altar-do-buy = { $what }を購入
altar-do-play = { $number ->
    [0] { $what }をプレイ
   *[other] { $cards }をプレイ
}
altar-do-return = { $what }を箱に戻す
altar-do-sacrifice = { $what }を捧げる
altar-do-crown = { $what }を祭壇に重ねる
altar-do-take = { $number }列目から取る
altar-do-choose = { $what }を選ぶ
altar-do-claim = { $what }を取る
altar-do-look = 祭壇を見る
altar-do-decline = 見ない
altar-do-keep = 上から{ $number }枚目を獲得
altar-do-draw = { $what }を引く
altar-do-lay = { $what }を置く
altar-choice-points = 勝利点
altar-choice-stone = 石

## The costs and effects of a choice

altar-effect-cost = { $cost ->
    [0] 無料
   *[other] コスト：石{ $cost }個
}
altar-effect-demon = 悪魔は{ $row }列目へ
altar-effect-cards = { $cards }
altar-effect-gained = { $who }：{ $gain }
altar-effect-emptied = { $ends ->
    [1] 山札がなくなり、カードの得点計算はせずに最終得点へ
   *[other] 新しい列を並べてから得点計算
}
altar-effect-scored = 得点計算：{ $kind }
altar-effect-unrewarded = だれも何も得ない

## The prompt for the player who is deciding

altar-prompt-dealing = カードを並べています。
altar-prompt-buying = 捧げ物カードを購入するか、そのままカードをプレイしてください
altar-prompt-playing = 手札からカードをプレイしてください
altar-prompt-sacrificing = { $other }の寺院のため、捧げ物カード1枚を表向きで捧げてください
altar-prompt-covering = 自分の寺院のため、捧げ物カード1枚を裏向きで捧げてください
altar-prompt-crowning = 自分の寺院のため、サプライから1枚を祭壇に重ねてください
altar-prompt-taking = { $count ->
    [1] カードを1枚取ってください（その上のカードが得点計算の対象）
   *[other] カードを{ $count }枚取ってください（最後の1枚の上が得点計算の対象）
}
altar-prompt-looking = オラクルが出ました。祭壇を見るかどうか選んでください
altar-prompt-keeping = { $count ->
    [1] 祭壇に1枚だけあるカードを獲得してください
   *[other] 祭壇の上から{ $count }枚のうち1枚を獲得してください
}
altar-prompt-rewarding = 寺院の得点計算です。{ $count }勝利点か石{ $count }個を選んでください
altar-prompt-claiming = サプライに{ $good }がありません。代わりの種類を選んでください
altar-prompt-over = ゲーム終了です。

## The prompt for everyone but the player who is deciding

altar-waiting-buying = { $who }の選択待ち：捧げ物カードの購入か、カードのプレイ
altar-waiting-playing = { $who }の選択待ち：プレイするカード
altar-waiting-sacrificing = { $who }の選択待ち：{ $other }の寺院のために捧げるカード
altar-waiting-covering = { $who }の選択待ち：自分の寺院のために裏向きで捧げるカード
altar-waiting-crowning = { $who }の選択待ち：サプライから祭壇に重ねるカード
altar-waiting-taking = { $count ->
    [1] { $who }の選択待ち：取るカード1枚（その上のカードが得点計算の対象）
   *[other] { $who }の選択待ち：取るカード{ $count }枚（最後の1枚の上が得点計算の対象）
}
altar-waiting-looking = { $who }の選択待ち：オラクルで祭壇を見るかどうか
altar-waiting-keeping = { $count ->
    [1] { $who }の選択待ち：祭壇に1枚だけあるカードを獲得
   *[other] { $who }の選択待ち：祭壇の上から{ $count }枚のうち1枚を獲得
}
altar-waiting-rewarding = { $who }の選択待ち：寺院の得点計算（{ $count }勝利点か石{ $count }個）
altar-waiting-claiming = { $who }の選択待ち：{ $good }の代わりの種類

## What happened

altar-event-bought = { $cost ->
    [0] { $who }は{ $cards }を無料で手に入れました。
   *[other] { $who }は石{ $cost }個で{ $cards }を購入しました。
}
altar-event-bought-faded = { $who }は捧げ物カード1枚を購入しました。
altar-event-played = { $cost ->
    [0] { $who }は{ $cards }をプレイしました。
   *[other] { $who }は石{ $cost }個を支払って{ $cards }をプレイしました。
}
altar-event-demon = 悪魔が{ $row }列目に移動しました。
altar-event-returned = { $who }は手札が寺院3枚で、建てる石が足りないため、寺院1枚を箱に戻しました。
altar-event-sacrificed = { $who }は{ $cards }を捧げました。
altar-event-sacrificed-faded = { $who }はカード1枚を捧げました。
altar-event-covered = { $who }は{ $cards }を裏向きで捧げました。
altar-event-covered-faded = { $who }はカード1枚を裏向きで捧げました。
altar-event-crowned = { $who }はサプライの{ $cards }を祭壇に重ねました。
altar-event-crowned-faded = { $who }はサプライのカード1枚を祭壇に重ねました。
altar-event-took = { $who }は{ $row }列目から{ $cards }を取りました。
altar-event-took-faded = { $who }は{ $row }列目からカード1枚を取りました。
altar-event-claimed = { $who }は代わりに{ $cards }を取りました。
altar-event-claimed-faded = { $who }は代わりに別のカードを取りました。
altar-event-looked = { $count ->
    [1] { $who }は祭壇の一番上のカードを見ました。
   *[other] { $who }は祭壇の上から{ $count }枚を見ました。
}
altar-event-declined = { $who }は祭壇を見ませんでした。
altar-event-kept = { $who }は{ $cards }を獲得しました。
altar-event-kept-faded = { $who }はそのうち1枚を獲得しました。
altar-event-oracles = オラクル{ $count }枚が列から取り除かれました。
altar-event-scored = { $kind }の得点計算です。
altar-event-scored-faded = 得点計算がありました。
altar-event-unrewarded = { $why ->
    [sold-out] 捧げ物カードが残っていないため、だれも何も得られませんでした。
   *[unplayed] 手元に持つ人がいないため、だれも何も得られませんでした。
}
altar-event-unrewarded-faded = だれも何も得られませんでした。
altar-event-gained = { $number ->
    [1] { $who }は{ $gain }を得ました。
   *[other] { $who }は{ $gain }ずつ得ました。
}
altar-event-ended = 山札がなくなり、ゲーム終了です。

## Why something is not possible

altar-reason-not-now = 今はできません
altar-reason-sold-out = サプライに{ $good }が残っていません
altar-reason-too-dear = コストは石{ $cost }個ですが、{ $stones ->
    [0] 石を持っていません
   *[other] 手持ちは{ $stones }個だけです
}
altar-reason-not-in-hand = { $held ->
    [0] 手札に{ $kind }がありません
   *[other] 手札に{ $cards }はありません
}
altar-reason-not-stuck = 寺院を箱に戻せるのは、手札が寺院3枚で、石が7個未満の場合だけです
altar-reason-none-held = { $good }カードを持っていません
altar-reason-demon-there = { $row }列目には悪魔がいます
altar-reason-no-such-place = 見られるのは{ $count }枚だけです

## The end

altar-result-tokens = 勝利点トークン
altar-result-shrines = 寺院（1枚{ $worth }点）
altar-result-stones = 石（{ $per }個ごとに1点）
altar-result-good = { $good }カード（1枚{ $worth }点）

## Help

altar-help =
    星印（*）は単独最多（2枚以上で、ほかのだれよりも多いこと）を表します。▸は、選択中のプレイヤーと、各列の取れるカードを示します。
    1行目の右端の番号（A3.1など）は、そのとき適用されるルールの番号です：docs/rules/altar.md
