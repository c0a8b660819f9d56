### dalang's table in the browser, in Japanese.

## The islands

dalang-board-islands = 島
dalang-board-here = ダランはここ
dalang-board-goal = 目的地
dalang-board-look = { $island }を表示
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
dalang-board-never-seen = まだ一度も見ていないカード
dalang-board-unseen = 下の{ $count }枚はまだ一度も見ていません。
dalang-board-list-stack = { $island }の自分の束を一覧で見る
dalang-board-stack-at = { $island }の自分の束（上から）
dalang-board-aside = { $chip }（最初のチップ争いまで脇に置いてあります）
dalang-board-free-seal = 印章（まだ持ち主なし）
dalang-board-spared = 対象外
dalang-board-sure-priests = 僧侶が少なくとも{ $count }枚
dalang-board-sure-princes = 領主が少なくとも{ $count }枚
dalang-board-sure-both = 僧侶と領主が合わせて少なくとも{ $count }枚
dalang-board-sure = 自動メモ：{ $who }はここに{ $cards }（公開されたカード）
dalang-board-dalang = ダラン

# What a click on an island does.
dalang-board-play-here = ダランをここへ
dalang-board-put-here = ここに置く
dalang-board-take-here = ここから取る

## The own hand

dalang-board-held = { $kind }{ $count }枚
dalang-board-hand-of = { $who }の手札
dalang-board-pick = プレイヤーか島を選ぶ
dalang-board-travel = ダランの行き先は？
dalang-board-spare = だれを対象から外しますか？　ほかの人は、撃退するか逃げます。
dalang-board-why = 今はできません。理由を見る
dalang-board-show = { $kind }を何枚公開しますか？
dalang-board-no-hand = 手札なし

## Laying the hand down

dalang-board-lay-title = 手札を{ $island }に置く
dalang-board-lay-how = カードをドラッグして並べ替えます。カードと移動先を順にタップしても、矢印キーでも動かせます。
dalang-board-lay-any = 得点計算があっても、すべて手札に戻ります。順番が関係するのは「学者」だけで、上のカードから取ります。
dalang-board-lay-do = この順番で置く
dalang-board-lay-all = 置く
dalang-board-lay-again = 前回の順に並べる
dalang-board-lay-again-why = 前回置いた手札と同じ順に並べ替えます。前回なかった種類のカードは上になります。
dalang-board-lay-place = 移動先を選んでください。
dalang-board-lay-bottom = 下
dalang-board-lay-top = 上
dalang-board-lay-card = { $kind }、下から{ $number }枚目（全{ $count }枚）
dalang-board-lay-stays = 必ず手札に戻る
dalang-board-lay-goes = 得点計算があると失う
dalang-board-lay-kept = 下の{ $count }枚：ダランが{ $island }に戻ってきたら、得点計算があっても手札に戻ります。
dalang-board-lay-lost = それより上：得点計算がなければ手札に戻り、あれば失います。

## What belongs to nobody, and to others

dalang-board-stock = 山札・仮面・捨て札
dalang-board-last-mask = { $count ->
    [1] 最後の仮面
   *[other] 最後の{ $count }枚
}
dalang-board-last-mask-why = { $count ->
    [1] 次の得点計算で最後の仮面が授けられ、ゲーム終了です。
   *[other] 次の得点計算で最後の{ $count }枚が授けられると、ゲーム終了です。
}
dalang-board-masks = { $count ->
    [0] { $value }点の仮面なし
   *[other] { $value }点の仮面{ $count }枚
}
dalang-board-open = { $who }の公開カード
dalang-board-open-hands = ほかのプレイヤーの公開カード
dalang-board-whose = カードを表示するプレイヤー
dalang-board-of = { $island }の{ $what }

## Answers to a card

dalang-answer-repel = 撃退
dalang-answer-block = 阻止
dalang-answer-show = { $number }枚公開
dalang-answer-move-nothing = 何も動かさない
dalang-answer-discard-nothing = 何も捨てない
dalang-answer-draw = 完了：{ $count }枚引く
dalang-alone-laying-alike = 手札はすべて同じカードで、順番に意味がないので、自動で置きます
dalang-alone-laying-last = この移動でゲームが終わり、順番に意味がないので、手札を自動で置きます
dalang-always-why = 今回と、これ以降もたずねられずに自動でパスします。「自動応答」で解除できます。

## What a card leads to, before it is confirmed

dalang-preview-set-out = 仮面なし：{ $island }に自分のチップがありません。手札は{ $from }に残ります。{ $stack ->
    [0] 手札になるカードはありません
   *[other] 束の{ $stack }枚が手札になります
}。手番は続きます。
dalang-preview-set-out-scoring = { $last ->
    [1] 最後の仮面（{ $mask }点）を獲得し、ゲーム終了です。
   *[other] { $mask }点の仮面を獲得し、手番が終わります。手札は{ $from }に残ります。{ $stack ->
        [0] 手札になるカードはありません
       *[other] 束の{ $stack }枚が手札になります
    }。
}
dalang-preview-set-out-shared = 自分は{ $mask }点、{ $rival }は{ $lesser }点の仮面を獲得します。{ $last ->
    [1] これが最後の仮面で、ゲーム終了です。
   *[other] 手番が終わり、手札は{ $from }に残ります。{ $stack ->
        [0] 手札になるカードはありません
       *[other] 束の{ $stack }枚が手札になります
    }。
}
dalang-preview-scholar = 手札を{ $most }枚までほかの島の束に置くか、束から{ $most }枚まで取れます。
dalang-preview-artist = 手札を{ $most }枚まで捨て、同じ枚数を引けます。
dalang-preview-contest = { $island }の{ $chip }（{ $holder ->
    [you] 今は自分のもの
    [nobody] まだだれのものでもない
   *[other] 今は{ $holder }のもの
}）をかけて、{ $kind }をさらに1枚以上公開します。
dalang-preview-fled = { $count }枚をほかの島の束に逃がします{ $lost ->
    [0] {""}
   *[other] （{ $lost }枚を失います）
}。
dalang-preview-repelled = 残りの手札はそのままです。
dalang-preview-forced = 全員が応じると手番が終わります。カードを1枚引きます。
dalang-preview-blocked = ダランは移動せず、手番は続きます。
dalang-preview-stopped = 次の手番：{ $who }。
dalang-preview-took = { $cards }を取ります。
dalang-preview-asked-warrior = { $then }は戦士で撃退するか逃げます。2枚目の戦士を出されると手番が終わります。
dalang-preview-asked-scholar = 続いて{ $then }も学者で同じことができます。2枚目を出されると手番が終わります。
dalang-preview-asked-artist = 続いて{ $then }も芸術家で同じことができます。2枚目を出されると手番が終わります。
dalang-preview-asked-contest = { $then }はより多く公開できます。最も多く公開した人がチップを獲得します。
dalang-preview-asked-journey = { $then }は阻止できます。
dalang-preview-asked-all = ほかの全員
dalang-preview-unanswered = だれも応じられません。

## What came of the player’s own card

dalang-outcome-blocked = { $who }に阻止されました。
dalang-outcome-won-you = { $island }の{ $chip }を獲得しました。
dalang-outcome-kept-you = { $island }の{ $chip }を守りました。
dalang-outcome-sealed-you = { $island }の印章を獲得しました。
dalang-outcome-forced = { $who }が2枚目の{ $kind }であなたの手番を終わらせました。
dalang-brief-set-out = { $who }はダランを{ $island }へ向かわせました。

## The end

dalang-end-turn = 束と手札を表にします。
dalang-end-hand = 手札
dalang-end-last-mask = 最後の仮面は{ $who }が獲得しました。
dalang-end-tie-break = 同点の場合は、ゲームを終わらせた人の勝ちです。

## Answers in advance

dalang-question-everything = 戦士以外のすべて
dalang-question-warrior = 戦士
dalang-question-scholar = 学者
dalang-question-artist = 芸術家
dalang-question-priest = 僧侶チップ争い
dalang-question-prince = 領主チップ争い
dalang-question-second = 手番を終わらせる2枚目のカード
dalang-question-journey = ダランの移動すべて
dalang-question-scoring = 得点計算になる移動
dalang-question-island = { $island }への移動
dalang-question-laying = 手札を置く順番
dalang-reply-pass = パスする
dalang-reply-repel = 撃退する（できなければ逃げる）
dalang-reply-flee = 逃げる
dalang-reply-join = 参加する（できなければパス）
dalang-reply-show = 最多より1枚多く公開（できなければパス）
dalang-reply-force = プレイする（できなければパス）
dalang-reply-block = 阻止する（できなければパス）
dalang-reply-keep-chips = 領主と僧侶を下に置く
dalang-reply-keep-dalang = ダランカードを下に置く
dalang-reply-keep-scholars = 学者を下に置く
dalang-reply-keep-warriors = 戦士を下に置く
dalang-always-everything = 次の自分の手番まで常にパス
dalang-always-scholar = 学者では常にパス
dalang-always-artist = 芸術家では常にパス
dalang-always-priest = 僧侶チップでは常にパス
dalang-always-prince = 領主チップでは常にパス
dalang-always-second = 2枚目は常に出さない
dalang-always-journey = 常に阻止しない
