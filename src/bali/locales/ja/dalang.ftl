### dalang in Japanese. The booklet is German; these are our own terms.

## Cards and islands

dalang-kind-warrior = 戦士
dalang-kind-scholar = 学者
dalang-kind-artist = 芸術家
dalang-kind-priest = 僧侶
dalang-kind-prince = 領主
dalang-kind-kukusch-panschar = ククシュ／パンシャル
dalang-kind-kukusch-tschakkalag = ククシュ／チャッカラグ
dalang-kind-kukusch-wontong = ククシュ／ウォントン
dalang-kind-panschar-tschakkalag = パンシャル／チャッカラグ
dalang-kind-panschar-wontong = パンシャル／ウォントン
dalang-kind-tschakkalag-wontong = チャッカラグ／ウォントン

dalang-island-kukusch = ククシュ
dalang-island-panschar = パンシャル
dalang-island-tschakkalag = チャッカラグ
dalang-island-wontong = ウォントン

# A card, or an island on a Dalang card, in one or two letters.
dalang-short-warrior = 戦
dalang-short-scholar = 学
dalang-short-artist = 芸
dalang-short-priest = 僧
dalang-short-prince = 領
dalang-short-kukusch = ク
dalang-short-panschar = パ
dalang-short-tschakkalag = チ
dalang-short-wontong = ウ

# Cards as the object of a sentence.
dalang-cards-warrior = 戦士{ $count }枚
dalang-cards-scholar = 学者{ $count }枚
dalang-cards-artist = 芸術家{ $count }枚
dalang-cards-priest = 僧侶{ $count }枚
dalang-cards-prince = 領主{ $count }枚
dalang-cards-dalang = ダランカード「{ $kind }」{ $count }枚

## The table

dalang-chip-priest = 僧侶チップ
dalang-chip-prince = 領主チップ
dalang-seal = 印章
dalang-pile = 山札{ $count }枚
dalang-head-masks = 仮面
dalang-head-points = 得点
dalang-hand = 手札{ $count }
dalang-fled = 逃走中
dalang-shows = { $hand }枚中{ $count }枚公開
dalang-masks-left = 残りの仮面
dalang-discards = 捨て札{ $count }枚
dalang-your-hand = 手札
dalang-your-stacks = 束（下から）

## Actions

dalang-do-spare = 戦士をプレイ（{ $other }は対象外）
dalang-do-play = { $kind }をプレイ
dalang-do-travel = ダランカード（{ $kind }）で{ $island }へ
dalang-do-stop = 手番終了
dalang-do-repel = 戦士で撃退
dalang-do-flee = 逃げる
dalang-do-join = 参加する
dalang-do-force = 手番を強制終了
dalang-do-pass = パス
dalang-do-done = 完了
dalang-do-block = { $kind }で阻止
dalang-do-show = { $number }枚公開
dalang-do-put = { $kind }を{ $island }に置く
dalang-do-take = { $island }から取る
dalang-do-discard = { $kind }を捨てる
dalang-do-lay = { $kind }を置く
dalang-do-draw = { $kind }を引く
dalang-do-start = スタートカード{ $number }番
# The beginnings of rows of choices; players, cards or islands follow.
dalang-head-spare = 戦士（対象から外す人）：
dalang-head-play = プレイ：
dalang-head-travel = ダランカード（{ $kind }）で移動：
dalang-head-put = { $kind }を置く：
dalang-head-take = 束から取る：

## The effects of a choice

dalang-effect-set-out = 仮面なし
dalang-effect-set-out-scoring = 自分：{ $mask }点の仮面
dalang-effect-set-out-shared = 自分：{ $mask }点、{ $rival }：{ $lesser }点
dalang-effect-won = { $who }が{ $chip }を獲得
dalang-effect-kept = { $who }が{ $chip }を守る
dalang-effect-sealed = 印章も獲得
dalang-effect-moved = { $island }へ
dalang-effect-masked = { $who }：{ $value }点の仮面

## The prompt for the player who is deciding

dalang-prompt-dealing = カードを配っています。
dalang-prompt-playing = カードをプレイするか、手番を終了してください
dalang-prompt-repelling = { $other }の戦士を自分の戦士で撃退するか、逃げてください
dalang-prompt-fleeing = { $lost ->
    [0] { $other }から逃げます。逃がすカードと、その島を選んでください
   *[other] { $other }から逃げます。逃がす{ $count }枚と、それぞれの島を選んでください（残り{ $lost }枚は捨て札）
}
dalang-prompt-fleeing-on = { $lost ->
    [0] あと{ $count }枚逃がしてください
   *[other] あと{ $count }枚逃がしてください（残り{ $lost }枚は捨て札）
}
dalang-prompt-joining = { $other }に続いて{ $cards }で参加しますか？
dalang-prompt-exchanging = 手札を{ $count }枚まで束に置くか、束から{ $count }枚まで取ってください
dalang-prompt-putting = { $count ->
    [1] 束にもう1枚置くか、「完了」を選んでください
   *[other] 束にあと{ $count }枚まで置くか、「完了」を選んでください
}
dalang-prompt-taking = { $count ->
    [1] 束からもう1枚取るか、「完了」を選んでください
   *[other] 束からあと{ $count }枚まで取るか、「完了」を選んでください
}
dalang-prompt-swapping = 手札を{ $count }枚まで捨ててください（同じ枚数を引きます）
dalang-prompt-swapping-on = { $count ->
    [1] もう1枚捨てるか「完了」を選んでください（同じ枚数を引きます）
   *[other] あと{ $count }枚まで捨てるか「完了」を選んでください（同数を引きます）
}
dalang-prompt-forcing = 2枚目の{ $kind }で{ $other }の手番を強制終了しますか？
dalang-prompt-showing = { $island }の{ $chip }をかけて1枚以上公開してください
dalang-prompt-outdoing = { $chip }をかけて{ $other }（{ $count }枚）より多く公開しますか？
dalang-prompt-blocking = { $other }の{ $island }への移動を阻止しますか？
dalang-prompt-blocking-scoring = { $other }の{ $island }への移動（{ $mask }点）を阻止しますか？
dalang-prompt-blocking-shared = { $other }の{ $island }への移動（{ $mask }点、{ $rival }は{ $lesser }点）を阻止しますか？
dalang-prompt-laying = { $own ->
    [1] { $goal }への移動の前に、手札を下から順に置いてください
   *[other] { $other }の{ $goal }への移動の前に、手札を下から順に置いてください
}
dalang-prompt-over = ゲーム終了です。

## The prompt for everyone but the player who is deciding

# Asked for an answer, but with no choice.
dalang-alone-repelling = 撃退する戦士がないので、{ $other }から逃げてください
dalang-alone-joining = { $other }に続く{ $kind }がないので、パスしてください
dalang-alone-forcing = { $other }の手番を終わらせる2枚目の{ $kind }がないので、パスしてください
dalang-alone-outdoing = { $chip }をかけて{ $other }（{ $count }枚）より多く公開できないので、パスしてください
dalang-alone-blocking = { $other }の{ $island }への移動を阻止できないので、パスしてください
dalang-alone-blocking-scoring = { $other }の{ $island }への移動（{ $mask }点）を阻止できないので、パスしてください
dalang-alone-blocking-shared = { $other }の{ $island }への移動（{ $mask }点、{ $rival }は{ $lesser }点）を阻止できないので、パスしてください

dalang-waiting-playing = { $who }の選択待ち：カードをプレイするか手番を終えるか
dalang-waiting-repelling = { $who }の選択待ち：{ $other }の戦士を撃退するか逃げるか
dalang-waiting-fleeing = { $lost ->
    [0] { $who }は{ $other }から逃げます：逃がすカードを選択中
   *[other] { $who }は{ $other }から逃げます：逃がす{ $count }枚を選択中（残り{ $lost }枚は捨て札）
}
dalang-waiting-fleeing-on = { $lost ->
    [0] { $who }の選択待ち：逃がすカード（あと{ $count }枚）
   *[other] { $who }の選択待ち：逃がすカード（あと{ $count }枚、残り{ $lost }枚は捨て札）
}
dalang-waiting-joining = { $who }の選択待ち：{ $other }に続いて{ $cards }で参加するかパスするか
dalang-waiting-exchanging = { $who }の選択待ち：学者で束に置くカードか、束から取るカード（{ $count }枚まで）
dalang-waiting-putting = { $who }の選択待ち：束に置くカード（あと{ $count }枚まで）
dalang-waiting-taking = { $who }の選択待ち：束から取るカード（あと{ $count }枚まで）
dalang-waiting-swapping = { $who }の選択待ち：芸術家で交換するカード（{ $count }枚まで）
dalang-waiting-swapping-on = { $who }の選択待ち：交換するカード（あと{ $count }枚まで）
dalang-waiting-forcing = { $who }の選択待ち：2枚目の{ $kind }で{ $other }の手番を強制終了するかパスするか
dalang-waiting-showing = { $who }の選択待ち：{ $island }の{ $chip }をかけて公開する枚数
dalang-waiting-outdoing = { $who }の選択待ち：{ $chip }をかけて{ $other }（{ $count }枚）より多く公開するかパスするか
dalang-waiting-blocking = { $who }の選択待ち：{ $other }の{ $island }への移動を阻止するかパスするか
dalang-waiting-blocking-scoring = { $who }の選択待ち：{ $other }の{ $island }への移動（{ $mask }点）を阻止するかパスするか
dalang-waiting-blocking-shared = { $who }の選択待ち：{ $other }の{ $island }への移動（{ $mask }点、{ $rival }は{ $lesser }点）を阻止するかパスするか
dalang-waiting-laying = { $who }の選択待ち：{ $goal }への移動の前に手札を置く順番

## What happened

dalang-event-started = { $who }のスタートカードは{ $number }番です。
dalang-event-began = { $who }がスタートプレイヤーです。ダランは{ $island }にいます。
dalang-event-turn = { $who }の手番です。
dalang-event-drew = { $who }は{ $cards }を引きました。
dalang-event-challenged = { $who }は{ $other }を対象から外して戦士をプレイしました。
dalang-event-played = { $who }は{ $cards }をプレイしました。
dalang-event-set-out = { $who }は{ $cards }をプレイし、{ $island }を目的地に指定しました。
dalang-event-stopped = { $who }は手番を終了しました。
dalang-event-repelled = { $who }は{ $cards }で撃退しました。
dalang-event-fled = { $who }は逃げました。
dalang-event-joined = { $who }は{ $cards }で参加しました。
dalang-event-forced = { $who }は2枚目の{ $kind }で手番を強制終了しました。
dalang-event-passed = { $who }はパスしました。
dalang-event-blocked = { $who }は{ $cards }で阻止しました。
dalang-event-showed = { $who }は{ $cards }を公開しました。
dalang-event-showed-faded = { $who }は{ $kind }を公開しました。
dalang-event-put = { $who }は{ $island }の束に{ $cards }を置きました。
dalang-event-put-faded = { $who }は{ $island }の束にカードを{ $count }枚置きました。
dalang-event-took = { $who }は{ $island }の束から{ $cards }を取りました。
dalang-event-took-faded = { $who }は{ $island }の束からカードを{ $count }枚取りました。
dalang-event-discarded = { $who }は{ $cards }を捨てました。
dalang-event-lost = { $who }は{ $cards }を失いました。
dalang-event-lost-scoring = { $who }は下から{ $bottom }枚より上の{ $cards }を失いました。
dalang-event-won = { $who }は{ $island }の{ $chip }を獲得しました。
dalang-event-kept = { $who }は{ $island }の{ $chip }を守りました。
dalang-event-sealed = { $who }は{ $island }の印章を獲得しました。
dalang-event-sealed-from = { $who }は{ $other }から{ $island }の印章を奪いました。
dalang-event-moved = ダランが{ $island }に移動しました。
dalang-event-took-up = { $who }は{ $cards }を手札にしました。
dalang-event-masked = { $who }は{ $value }点の仮面を獲得しました。
dalang-event-reshuffled = 捨て札をシャッフルして新しい山札にしました。
dalang-event-ended = { $who }の手番で最後の得点計算があり、ゲーム終了です。
dalang-event-broke-off = 手番が上限の400回に達したため、ゲーム終了です。

## Why something is not possible

dalang-reason-not-now = 今はできません
dalang-reason-none-held = 手札に{ $kind }がありません
dalang-reason-not-spared = ほかのプレイヤーを1人、対象から外してください
dalang-reason-needs-two = 公開する2枚目の{ $kind }が必要です
dalang-reason-there-already = ダランはすでに{ $island }にいます
dalang-reason-must-answer = 戦士に挑まれたら、撃退するか逃げるしかありません
dalang-reason-must-show = チップ争いを始めた人は、1枚以上公開しなければなりません
dalang-reason-other-goal = そのカードに{ $island }は書かれていません
dalang-reason-too-few = { $count }枚より多く公開する必要があります
dalang-reason-not-so-many = { $count ->
    [0] 手札に{ $kind }がありません
   *[other] 公開できるのは{ $cards }までです
}
dalang-reason-not-both = 束に置くか、束から取るか、どちらか一方しかできません
dalang-reason-active-island = 使えるのはほかの島の束だけです
dalang-reason-no-stack = { $island }に自分の束がありません

## The end

dalang-result-masks = 仮面
dalang-result-seals = 印章（1個{ $worth }点）

## Help

dalang-help =
    ▸は選択中のプレイヤー、•は手番プレイヤー、明るく表示された島はダランのいる島です。▒と数字は裏向きの束とその枚数です。メモありのとき、「僧1 領2」は僧侶が少なくとも1枚、領主が少なくとも2枚あること、「Σ4」は両方合わせて少なくとも4枚あることを表します。
    1行目の右端の番号（D4.2など）は、そのとき適用されるルールの番号です：docs/rules/dalang.md
