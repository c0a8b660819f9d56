### What the page in the browser says about any game, in Japanese.

## Around everything

web-title = 「Bali」という名の2つのカードゲーム
web-skip = 本文へ
web-pages = ページ
web-home = トップページ
web-rules = ルール
web-settings = 設定
web-about = このサイトについて
web-language = 言語
web-close = 閉じる
web-cancel = キャンセル
web-confirm = 決定
web-loading = お待ちください…
web-offline = サーバーに接続できません。
web-again = 再試行
web-stop = { "。" }
web-colon = { "：" }

## The games

web-game = ゲーム
web-game-altar = Bali：祭壇
web-game-dalang = Bali：ダラン
web-by-altar = デザイン：Klaus-Jürgen Wrede
web-by-dalang = デザイン：Uwe Rosenberg
web-about-altar = 島を耕し、寺院を建て、捧げ物をするゲームです。祭壇に最も多く捧げられた商品が、ゲーム終了時に最も高い価値を持ちます。2～4人用、約30分。
web-about-dalang = 影絵芝居の人形遣いが、4つの島を旅します。カードを置く場所を見きわめ、チップと仮面を手に入れましょう。3～4人用、約60分。
web-level-novice = 入門
web-level-casual = 初級
web-level-club = 中級
web-level-expert = 上級
web-level-master = 達人
web-bot = ボット（{ $level }）
web-variant-oracle = オラクルあり
web-variant-demon = 悪魔あり

## The start page

web-your-name = あなたの名前
web-bots-level = ボットの強さ
web-play-now = すぐに遊ぶ
web-learn = 遊びながら覚える
web-together = この画面で一緒に遊ぶ
web-how-many = 人数
web-players-count = { $count }人
web-new-table = 新しいテーブル
web-my-tables = あなたのテーブル
web-my-tables-none = まだテーブルがありません。「すぐに遊ぶ」で作れます。
web-open-tables = 参加者を募集中のテーブル
web-open-tables-none = 現在、募集中のテーブルはありません。
web-join = リンクから参加
web-join-go = 参加
web-bad-link = テーブルのリンクではありません。
web-status-open = 参加者を募集中
web-status-dealing = 配布中
web-status-playing = プレイ中
web-status-over = 終了
web-status-frozen = 凍結中
web-your-turn = あなたの番です

## A new table

web-seats = 席
web-seat-you = あなた
web-seat-too = この画面で遊ぶもう1人
web-seat-open = 友だち用の空席
web-seats-hint = 空席には、リンクを送った相手が座れます。1つの画面を何人かで使うこともできます。手番の合間は、幕がカードを隠します。
web-options = テーブルの設定
web-memory = 記憶
web-memory-faithful = メモなし
web-memory-open = メモあり
web-memory-faithful-why = 本物のテーブルと同じように、一度見えたカードも、しばらくすると盤面とログから消えます。
web-memory-open-why = 見えたものを、ページが代わりに覚えておきます。「祭壇」では全員に見えたものを、「ダラン」では自分だけが見たものも覚えます。
web-clock = 持ち時間
web-clock-none = 時間制限なし
web-clock-days = 1手につき{ $count }日
web-clock-live = 1手につき{ $move }秒と、ゲーム全体で予備{ $minutes }分
web-clock-choice-none = 無制限
web-clock-choice-fast = 速め：1手につき20秒と、ゲーム全体で予備2分
web-clock-choice-normal = ゆったり：1手につき45秒と、ゲーム全体で予備10分
web-clock-choice-day = 1手につき1日
web-clock-choice-days = 1手につき3日
web-no-undo = 取り消しなし
web-listed = 公開
web-undo-allowed = 取り消しを許可
web-spectators = 観戦を許可
web-list-it = テーブルを公開リストに載せる
web-open-table = テーブルを作成

## Before the game

web-free-seat = 空席
web-sit = ここに座る
web-sit-here-too = この画面で遊ぶ人を追加
web-seat-name = 名前
web-guest = プレイヤー{ $number }
web-stand = 席を立つ
web-remove-bot = ボットを外す
web-invite-bot = ボットを追加
web-reserved-for = { $who }さんの予約席
web-declined = 空席（{ $who }さんは辞退）
web-release-seat = 席を空ける
web-share = リンクを共有
web-link-copied = リンクをコピーしました。
web-share-hint = リンクを友だちに送るか、空席にボットを入れてください。
web-seats-full = 全員そろいました。
web-start = ゲーム開始
web-commitment = サーバーのコミットメント：{ $hash }
web-commitment-why = これは何ですか？
web-no-share = 乱数なし
web-dealing = カードを配っています…
web-deal-changed = カードを配る間に、このテーブルの内容が変わりました。この配り方は信用できません。
web-deal-left-out = { $who }さんの乱数が時間内に届かなかったため、それを使わずにカードが配られました。
web-deal-left-out-you = あなたのブラウザーの乱数が時間内に届かなかったため、それを使わずにカードが配られました。

## At the table

web-action-line = 次にすること
web-choices = 選択肢
web-see-rule = ルールを見る
web-players = プレイヤー
web-active = 手番プレイヤー
web-deciding = 選択中
web-place = { $place }位
web-away-left = 離席中（ボットが代行）
web-away-time = 時間切れ（ボットが代行）
web-away-called = ボットが代行
web-away-resigned = 投了
web-undo = 取り消し
web-reset = 手番をやり直す
web-hint = ヒント
web-hint-why = 強いボットの見積もりによる勝率です。ボットはあなたと同じ情報だけで考えます。
web-thinking = 考え中…
web-auto-pass = この手番はずっとパス
web-auto-pass-why = 今回と、この手番で同じ選択を求められるたびに、自動でパスします。毎回、不規則な短い間をおいてからパスするので、タイミングから手札を読まれることはありません。
web-cancel-auto-pass = 自動パスを解除
web-why = 「{ $action }」はできません：{ $reason }。
web-call-bot = { $who }の席をボットに任せる
web-leave-menu = 離席・投了
web-leave-hint = 離席すると、戻るまでボットが代わりにプレイします。投了すると、もう戻れません。
web-leave = 一時離席
web-resign = 投了
web-return = 席に戻る
web-lost = 接続が切れました。自動的に再接続します…
web-log = ログ
web-log-chat = ログとチャット
web-since = 前回の手番から
web-see-position = この場面を見る
web-position = 過去の場面を表示しています。
web-back-to-now = 現在に戻る
web-chat = チャット
web-chat-say = メッセージを入力
web-chat-send = 送信
web-chat-mute = チャットを隠す
web-chat-show = チャットを表示
web-chat-muted = チャットは非表示です。
web-spectator = 観戦者
web-chat-aside = 書いた内容は、ゲームが終わるまでプレイヤーには表示されません。
web-curtain = { $who }さんに画面を渡してください。ほかの人は画面を見ないでください！
web-curtain-open = { $who }です。カードを表示
web-refused-no-undo = 取り消せる操作がありません。取り消せるのは、取り消しが許可されたテーブルで、この手番に自分が行い、カードが明らかになっていない操作だけです。
web-refused-faded = この記憶の設定では、そこまでさかのぼれません。
web-refused-taken = この席は埋まっています。
web-refused-limit = 一度に操作が多すぎます。少しお待ちください。
web-refused-storage = サーバーが今は保存も読み込みもできません。少し待ってからもう一度お試しください。
web-refused-not-now = 今はできません。
web-refused-offline = サーバーに接続できません。
web-refused-no-table = そのテーブルはありません。
web-refused-private = このテーブルは参加者だけが見られます。
web-refused-patience = ボットに任せられるのは、そのプレイヤーを2分待ってからです。
web-refused-not-asked = 今はあなたが選ぶ番ではありません。
web-refused-busy = 混み合っています。もう一度お試しください。
web-refused-error = 問題が起きました。もう一度お試しください。
web-refused-no-guest = 先にトップページで名前を決めてください。
web-refused-no-hint = ヒントは、ほかの全員がボットのときだけ使えます。
web-refused-no-position = その場面はありません。
web-refused-unfinished = このゲームはまだ終わっていません。
web-refused-file = これはBaliの保存ファイルではありません。
web-refused-bad = このファイルはゲームとして読み込めません。
web-refused-no-share = この配り方に、あなたの乱数は使われていません。
web-refused-revealed = あなたの乱数はすでに公開されています。
web-refused-wrong-share = あなたがコミットした乱数と一致しません。
web-refused-file-short = ファイルが途中で切れています（最後の行がありません）。
web-refused-file-changed = ファイルが、保存された後で書き換えられています。
web-refused-file-format = このファイルは、より新しいバージョンのBaliで保存されています。
web-refused-file-secret = ファイルにあるサーバーの秘密の値が、コミットメントと一致しません。
web-refused-file-share = ファイルにあるプレイヤーの乱数が、コミットメントと一致しません。
web-refused-chat = このテーブルのチャットは上限に達しました。
web-refused-misunderstood = サーバーが内容を理解できませんでした。ページを読み込み直してから、もう一度お試しください。
web-refused-away = ボットが代わりにプレイしています。先に席に戻ってください。
web-refused-rematched = 再戦のテーブルはもうあります。
web-refused-seats = すべての席にプレイヤーかボットが必要です。
web-refused-not-yours = あなたの席ではありません。
web-refused-impossible = ここではできません。
web-refused-code = このコードは登録されていません。入力に間違いがないか確かめてください。
web-refused-bot-asked = 今、ボットが代わりに選択しています。少し待ってからもう一度お試しください。
web-refused-open-tables = 参加者を募集中のテーブルが多すぎます。先にどれかを始めてください。
web-refused-listed-tables = 公開して募集中のテーブルが多すぎます。このテーブルは公開リストに載せずに開いてください。
web-refused-running-tables = 進行中のゲームが多すぎます。先にどれかを終えるか、投了してください。
web-refused-reserved = この席は、前のゲームのプレイヤーのために1分間取ってあります。
web-refused-changes = このテーブルで席を替えすぎました。
web-refused-frozen = このテーブルは別のバージョンのルールで遊ばれました。見ることはできますが、ここでは続けられません。
web-refused-name = この名前は使えません。目に見える文字で、12文字までにしてください。
web-refused-other-rules = このゲームは別のバージョンのルールで保存されています。検証できるのは、そのルールを使うバージョンのBaliだけです。
web-refused-seat = その席はありません。
web-refused-stale = テーブルの状況が変わりました。もう一度ご確認ください。
web-refused-seated = あなたの席はすでにあります。この画面で遊ぶ人を追加するには、その人の名前が必要です。
web-refused-free = この席はすでに空いています。
web-refused-no-auto-pass = ここでは自動パスを設定も解除もできません。
web-refused-not-away = 今、ボットはあなたの代わりにプレイしていません。
web-refused-resigned = すでに投了しています。
web-refused-not-waiting = ボットに任せられるのは、時間制限のないテーブルで、全員が待っているプレイヤーの席だけです。
web-refused-unknown = そのような行動はありません。
web-refused-not-seated = それには、このテーブルの席が必要です。
web-refused-origin = 別のサイトからの送信でした。ページを開き直してください。
web-refused-too-large = サーバーが受け付けるには大きすぎます。
web-refused-bad-request = サーバーがリクエストを読み取れませんでした。
web-refused-length = サーバーがリクエストを読み取れませんでした（長さの指定がありません）。

## The end and the replay

web-over = ゲーム終了です。
web-frozen = このゲームは、ここでは続けられません。
web-frozen-why = 別のバージョンのルールで遊ばれたため、このサーバーのルールに合わなくなりました。ルールに合うところまで表示しています。元のバージョンなら続けられるかもしれないので、伏せられたカードは伏せたままです。
web-frozen-save = ログを保存
web-ended-by-resignation = 投了によりゲームは終了しました。
web-category = 項目
web-rematch = 再戦
web-to-rematch = 再戦へ
web-rematch-asked = { $who }さんが再戦を希望しています。
web-rematch-join = 参加する
web-rematch-decline = 辞退する
web-rematch-declined = 再戦を辞退しました。
web-replay = リプレイ
web-replay-file = 保存したゲーム
web-verify = 配り方を検証
web-export = ファイルに保存
web-first = 最初へ
web-previous = 前の選択
web-following = 次の選択
web-last = 最後へ
web-step = 場面
web-seen-from = 視点
web-all-open = 全カード公開

## Keys

web-keys = キー操作
web-key-number = 1番目、2番目、…の選択肢を選ぶ
web-key-enter = 選んだものを決定する
web-key-escape = 選択を解除する、または現在に戻る
web-key-undo = 操作を取り消す、または手番をやり直す
web-key-pass = パス
web-key-hint = ヒント
web-key-help = この一覧
web-key-replay = リプレイ：前へ、次へ、最初へ、最後へ

## The first game

web-coach = チュートリアル
web-coach-next = 次へ
web-coach-done = ゲームを続ける
web-coach-leave = チュートリアルを終了
