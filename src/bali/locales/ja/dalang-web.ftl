### dalang's table in the browser, in Japanese.

## The islands

dalang-board-islands = 島
dalang-board-here = ダランはここ
dalang-board-goal = 目的地
dalang-board-villages = 村
dalang-board-stack = { $count ->
    [0] 束なし
   *[other] 束：{ $count }枚
}
dalang-board-own-stack = { $count ->
    [0] 自分の束：なし
   *[other] 自分の束（下から）：{ $count }枚
}
dalang-board-hidden = 裏向きのカード
dalang-board-aside = { $chip }（最初に争われるまで脇に置いてあります）
dalang-board-free-seal = 印章（まだ持ち主なし）
dalang-board-spared = 対象外
dalang-board-sure-priests = 僧侶が少なくとも{ $count }枚
dalang-board-sure-princes = 領主が少なくとも{ $count }枚
dalang-board-sure-both = 僧侶と領主が合わせて少なくとも{ $count }枚

# What a click on an island does.
dalang-board-play-here = ダランをここへ
dalang-board-put-here = ここに置く
dalang-board-take-here = ここから取る

## The own hand

dalang-board-held = { $kind }{ $count }枚
dalang-board-pick = プレイヤーか島を選ぶ
dalang-board-why = 今はできません。理由を見る
dalang-board-show = { $kind }を何枚公開しますか？
dalang-board-no-hand = 手札なし

## Laying the hand down

dalang-board-lay-title = 手札を{ $island }に置く
dalang-board-lay-how = カードをドラッグして並べ替えます。カードと移動先を順にタップしても、矢印キーでも動かせます。
dalang-board-lay-do = この順番で置く
dalang-board-lay-bottom = 下
dalang-board-lay-top = 上
dalang-board-lay-card = { $kind }、下から{ $number }枚目（全{ $count }枚）
dalang-board-lay-stays = 必ず手札に戻る
dalang-board-lay-goes = 得点計算があると失う
dalang-board-lay-kept = 下の{ $count }枚：ダランが{ $island }に戻ってきたら、得点計算があっても手札に戻ります。
dalang-board-lay-lost = それより上：得点計算がなければ手札に戻り、あれば失います。

## What belongs to nobody, and to others

dalang-board-stock = 山札・仮面・捨て札
dalang-board-masks = { $count ->
    [0] { $value }点の仮面なし
   *[other] { $value }点の仮面{ $count }枚
}
dalang-board-open = { $who }の公開カード
dalang-board-of = { $island }の{ $what }
