### What the pages of rules, settings and about say, in Japanese.

## The rules

pages-rules-choose = どちらのゲームのルールを読みますか？
pages-rules-games = ゲーム
pages-rules-read = ルールを読む
pages-rules-contents = 目次
pages-rules-details = 手番の細則
pages-rules-memory = 記憶と自動メモ
pages-rules-search = ルールを検索
pages-rules-search-hint = 言葉または番号（例：{ $number }）
pages-rules-clear = クリア
pages-rules-found = { $count ->
    [0] すべての言葉を含むルールはありません。
   *[other] { $count }件のルールが見つかりました
}
pages-rules-link = ルール{ $number }へのリンク

## Colours of players

pages-red = 赤
pages-blue = 青
pages-yellow = 黄
pages-green = 緑

## Pictures of altar's rules

pages-altar-kinds = プレイング・カードの種類と枚数
pages-altar-goods = 4種類の商品（捧げ物カード）とトークン
pages-altar-stone = 石
pages-altar-point = 勝利点
pages-altar-sets = 4色のスタートカード。色ごとに、入っていない農家が違います
pages-altar-turn = 手番の流れ
pages-altar-phase-A3 = 購入
pages-altar-phase-A4 = プレイ
pages-altar-phase-A5 = 捧げ物
pages-altar-phase-A6 = 取る
pages-altar-phase-A7 = 得点計算
pages-altar-when-A3 = 任意
pages-altar-when-A4 = 必須
pages-altar-when-A5 = 寺院をプレイした後
pages-altar-when-A6 = 手札が3枚になるまで
pages-altar-when-A7 = 全員が対象
pages-altar-price = 捧げ物カードのコスト
pages-altar-price-farmers = 手元にあるその種類の農家
pages-altar-price-stone = コスト（石）
pages-altar-costs = プレイできるカードと、支払う石の数
pages-altar-costs-stone = 石{ $cost }個
pages-altar-offering = 寺院をプレイした後は、この順番でカードを祭壇に重ねます
pages-altar-offering-others = ほかのプレイヤー：自分のカードを1枚ずつ、表向きで
pages-altar-offering-own = 手番プレイヤー：自分のカードを1枚、裏向きで
pages-altar-offering-supply = 最後にサプライから1枚、表向きで
pages-altar-offering-altar = 祭壇
pages-altar-offer = カード提示場。4枚の列が4つあり、取れるのは各列の一番下のカードだけです。
pages-altar-takeable = 取れる
pages-altar-uncovered = 例：最後に落花生農家を取ると、その上の司祭が列の一番下になり、司祭が得点計算の対象になります。
pages-altar-taken = 取ったカード
pages-altar-scores = 得点計算
pages-altar-rewards = 得点計算で、種類ごとにもらえるもの
pages-altar-reward-stonemason = 石工1枚につき石1個
pages-altar-reward-priest = 司祭1枚につき1勝利点
pages-altar-reward-shrine = 寺院1枚につき1勝利点または石1個
pages-altar-reward-farmer = その種類の捧げ物カード1枚
pages-altar-values = 祭壇の例。まだ持っている捧げ物カードの点数は、このように決まります
pages-altar-values-good = 商品
pages-altar-values-count = 祭壇の枚数
pages-altar-values-worth = 1枚の点数
pages-altar-variants = オラクルがあれば祭壇のカードを見ることができ、悪魔は列を1つふさぎます

## Pictures of dalang's rules

pages-dalang-islands = 4つの島とその紋章
pages-dalang-court = 宮廷カードの種類と枚数
pages-dalang-travel = ダランカード。島の組み合わせごとに4枚ずつあります
pages-dalang-tokens = チップ、印章、仮面（4つずつ）
pages-dalang-mask = { $value }点の仮面
pages-dalang-start = 4枚のスタートカード
pages-dalang-start-card = スタートカード
pages-dalang-dalang = ダラン
pages-dalang-stacks = 1人のプレイヤーのカード。ダランのいる島では手札、ほかの島では裏向きの束になります
pages-dalang-stack = 束
pages-dalang-cards = それぞれのカードでできること
pages-dalang-does-warrior = 1人を除くほかの全員に挑みます。挑まれた人は撃退するか逃げます
pages-dalang-does-scholar = 手札を自分の束に置くか、束から取り戻します
pages-dalang-does-artist = 手札を新しいカードと交換します
pages-dalang-does-priest = 僧侶チップ争いを始めます
pages-dalang-does-prince = 領主チップ争いを始めます
pages-dalang-does-dalang = ダランを別の島へ向かわせます。そこで得点計算になることがあります
pages-dalang-dalang-card = ダランカード
pages-dalang-flight = 逃げるときは3枚を逃がし、残りは失います
pages-dalang-saved = 自分の束へ
pages-dalang-lost = 捨て札
pages-dalang-scholar = 学者：束に3枚まで置くか、束から3枚まで取り戻します
pages-dalang-put = 手札から自分の束へ
pages-dalang-take = または束から手札へ
pages-dalang-artist = 芸術家：手札を3枚まで捨て、同じ枚数を引きます
pages-dalang-drawn = 引いたカード
pages-dalang-contest = 例：僧侶チップ争い
pages-dalang-contest-first = 黄が僧侶をプレイし、さらに2枚公開
pages-dalang-contest-pass = 緑はパス
pages-dalang-contest-more = 赤が3枚公開
pages-dalang-contest-won = 赤がチップを獲得
pages-dalang-seal = 2枚のチップが1つの村にそろうと、印章を獲得します
pages-dalang-seal-chips = 島の2枚のチップ
pages-dalang-seal-points = 印章：3点
pages-dalang-scoring = 得点計算の例：2人が島のチップを1枚ずつ持っている場合
pages-dalang-scoring-other = もう1人：点数の最も低い仮面
pages-dalang-scoring-active = 手番プレイヤー：その次に高い点数の仮面
pages-dalang-bottom = 得点計算の後は、6枚の束なら下から4枚だけを手札にします
pages-dalang-bottom-kept = 下の4枚は手札に
pages-dalang-bottom-lost = それより上は捨て札に
pages-dalang-points = ゲーム終了時に得点になるもの
pages-dalang-points-mask = 仮面：書かれた点数
pages-dalang-points-seal = 印章：3点

## Settings

pages-settings-kept = 変更は自動的に、このブラウザーに保存されます。
pages-settings-look = 表示と音
pages-settings-table = テーブル
pages-settings-you = プレイヤー
pages-theme = 配色
pages-theme-auto = 端末に合わせる
pages-theme-light = ライト
pages-theme-dark = ダーク
pages-motion = カードの動き
pages-motion-why = カードやトークンがテーブルの上を動きます。
pages-motion-reduced = お使いの端末で動きを減らす設定がオンになっているため、ここでの選択にかかわらずカードは動きません。
pages-patterns = 色に加えて模様も使う
pages-patterns-why = 席を色だけでなく模様でも見分けられるようにします。
pages-sound = 音
pages-sound-why = カードが動くと軽い音、自分の番になるとゴングが鳴ります。別のタブを見ているときも鳴ります。
pages-sound-try = 鳴らしてみる
pages-notices = 通知
pages-notices-why = 別のタブやアプリを見ている間に自分の番になると、ブラウザーが通知します。
pages-notices-refused = ブラウザーで通知が許可されていません。ブラウザーの、このサイトの設定で変更できます。
pages-speed-why = 順番に1つずつ表示します。テーブルをクリックすると現在まで進みます。自分の持ち時間が減っている間は、長くても1.5秒で終わります。
pages-skip-confirm = 取り消せる操作は確認しない
pages-skip-confirm-why = 取り消せる行動と、ほかに選択肢のない行動は1回のクリックで実行します。それ以外では、これまでどおり先に確認します。自分の束からカードを取るときは、必ず確認します。
pages-forced = 選択肢がないときは自動で応答
pages-forced-why = 相手がボットだけのとき、パスか逃げるかしかできない理由を表示して、自動で進みます。手札がすべて同じカードのときや、その移動でゲームが終わるときは、手札も自動で置きます。ほかの人と遊ぶときは、応答までの時間から手札を読まれないように、自分で応答します。
pages-keys = カードとボタンにキーを表示
pages-muted = チャットを隠す
pages-muted-why = テーブルでほかの人が書いた内容を表示しません。
pages-name-why = この名前は、これから参加するテーブルでほかの人に表示されます。
pages-name-kept = 名前を「{ $name }」に変更しました。
pages-storage = 保存データ
pages-storage-games = この端末のゲーム：{ $count }件（うち終了：{ $finished }件）。
pages-storage-use = 使用量（オフライン用のファイルを含む）：{ $size }。
pages-storage-kept = 削除するまで、ブラウザーがこのデータを保持します。
pages-storage-loose = 空き容量が少なくなると、ブラウザーがこのデータを削除することがあります。
pages-storage-keep = データを保持する
pages-storage-refused = ブラウザーは今のところ、データの保持を約束していません。念のため、ゲームを書き出してください。
pages-storage-export = すべてのゲームを書き出す
pages-storage-import = ゲームを読み込む
pages-storage-imported = 読み込んだゲーム：{ $count }件。
pages-storage-delete = 終了したゲームを削除
pages-storage-sure = この端末の終了したゲームをすべて削除しますか？
pages-storage-sure-why = 結果とリプレイも消えます。残しておきたい場合は、先に書き出してください。
pages-code = 復元コード
pages-code-why = ここにはアカウントがなく、プレイヤーの情報はこのブラウザーに保存されます。復元コードがあれば、別の端末でも同じプレイヤーとして遊べます。ブラウザーのデータが消えても、自分のテーブルに戻れます。
pages-code-make = コードを作成
pages-code-once = すでにコードがある場合は、新しいコードに置き換わります。サインイン済みの端末はそのまま使えます。
pages-code-yours = あなたの復元コード
pages-code-shown = 今すぐ書き留めるかコピーしてください。表示されるのはこの1回だけです。このコードを知っている人は、あなたとして遊ぶことができます。
pages-code-copy = コピー
pages-code-copied = コードをコピーしました。
pages-code-enter = コードを入力
pages-code-enter-why = このブラウザーでは、コードの持ち主として遊ぶことになります。今のプレイヤーに戻れるようにしておくには、先に今のプレイヤーのコードを作成してください。
pages-code-use = コードを使う
pages-code-welcome = おかえりなさい、{ $name }さん！
pages-code-unknown = このコードは登録されていません。入力の間違いか、新しいコードに置き換えられた可能性があります。
pages-sign-out = すべての端末からサインアウト
pages-sign-out-why = 端末をなくしたときや、だれかがあなたとして遊んでいるときに使ってください。ほかのすべての端末とブラウザーがサインアウトされます。復元コードも使えなくなるので、後で新しく作成してください。
pages-sign-out-sure = ほかのすべての端末からサインアウトしますか？
pages-sign-out-done = ほかの端末はすべてサインアウトしました。このブラウザーはそのまま使えます。

## About

pages-about-title = 2つのゲームについて
pages-about-what = 「Bali」という同じ名前を持つ2つのカードゲームを、愛好者が無料のデジタル版にしました。アカウントも広告もありません。ボットを相手に、離れた友だちと、または1つの画面を囲んで遊べます。
pages-about-ours = 私たちのプログラムと絵は、すべてMITライセンスで自由に使えます。
pages-here = このページ
pages-here-version = バージョン{ $version }
pages-here-online = このページはサーバーから届いています。ボットとのゲームや1つの画面でのゲームは、この端末で動きます。オンラインのテーブルと、そのリプレイにはサーバーが必要です。
pages-here-site = このページにサーバーは不要で、すべてがこの端末で動きます。オンラインのテーブルと、そのリプレイはありません。
pages-here-site-server = このページにサーバーは不要で、すべてがこの端末で動きます。オンラインのテーブルと、そのリプレイは{ $host }にあります。
pages-here-ready = すべてのファイルがこのブラウザーに保存されていて、オフラインでも使えます。
pages-here-loading = オフラインでも使えるように、このブラウザーに保存しています。
pages-here-failed = このブラウザーに保存できなかったため、接続が必要です。次に開いたときに、もう一度保存を試みます。
pages-here-impossible = 接続が必要です。このブラウザーは、ここではページを保存しません。多くのブラウザーは、HTTPSの接続で、プライベートウィンドウ以外のときだけ保存します。
pages-here-install = インストールすると、ほかのアプリと同じように専用のウィンドウで開きます。
pages-about-games = 原作について
pages-about-designer = デザイン：{ $name }
pages-about-publisher = 出版：{ $name }、{ $year }年
pages-about-theirs = ゲームのアイデアは、デザイナーと出版社の皆さんによるものです。原作の箱に入っている絵や文章の権利は原作者側にあり、ここでは一切使っていません。絵もルールもそのほかの文章も、すべて私たちが新しく作ったものです。気に入ったゲームがまだ手に入るようでしたら、ぜひ製品版をお買い求めください。
pages-about-no-tie = デザイナーと出版社は、このデジタル版には関わっていません。
pages-fair = 公正に配る仕組み
pages-fair-why = サーバーもプレイヤーも、配られるカードを選ぶことはできません。ゲームの後でそれを確かめられます。
pages-fair-before = テーブルが作成されると、サーバーは秘密の値を決め、その指紋にあたる「コミットメント」だけを表示します。その後で秘密の値をすり替えれば、必ず分かります。
pages-fair-share = あなたが席に着くと、ブラウザーが独自の秘密の値（あなたの乱数）を作り、その指紋だけを表示します。
pages-fair-reveal = ゲームが始まると席が確定し、サーバーが全員に見える乱数を加え、すべてのブラウザーが乱数を公開します。10秒以内に公開されなかった乱数は使われず、そのことは全員に分かります。
pages-fair-deal = カードは、サーバーの秘密の値と乱数、プレイヤーの乱数だけから決まります。あなたの乱数が知られていない限り、だれもカードを予測したり選んだりできません。
pages-fair-after = ゲームが終わると、サーバーは秘密の値を公開します。ブラウザーは配る前に見た内容とすべてを照合し、だれでもゲーム全体を1枚ずつ配り直せます。
pages-fair-device = この端末でのゲームでは、あなたのブラウザーが秘密の値を決めて配ります。終わったゲームをファイルに保存すれば、その配り方も検証できます。
pages-fair-limits = これで証明されないこと
pages-fair-not-hands = サーバーの運営者は、データベースで全員の手札を見ることができます。
pages-fair-not-withheld = データベースを読めるプレイヤーは、自分の乱数を使う場合と使わない場合の2通りの配り方を比べてから、公開するかどうかを決められます。乱数が公開されなかったことは、全員に分かります。
pages-fair-not-operator = サーバーの運営者は、ゲームを開始しないことも、だれかの乱数を除くこともできます。除かれたのがあなたの乱数なら、このページでお知らせします。
pages-fair-not-page = このページもサーバーから届いています。だれにも頼らずに確かめたい場合は、自分のコンピューターで「bali verify」を実行し、コミットメントを比べてください。
pages-verify = 配り方を検証
pages-verify-how = 終わったゲームを保存したファイルを選ぶか、その内容を貼り付けてください。
pages-verify-own = ゲームを配り直し、ブラウザーがコミットメントを照合します。だれにも頼らずに確かめたい場合は、自分のコンピューターで「bali verify ファイル名」を実行してください。
pages-verify-file = ファイルを選択
pages-verify-text = または内容を貼り付ける
pages-verify-seen = テーブルに表示されていたコミットメント（控えがあれば）
pages-verify-go = 検証
pages-verify-busy = 配り直しています…
pages-verify-fair = カードは約束どおりに配られていました。
pages-verify-doubtful = この配り方には問題があります。
pages-verify-fair-why = 引かれたカード{ $draws }枚はすべて、秘密の値とプレイヤーの乱数のとおりです。
pages-verify-unfair = カードは約束どおりに配られていませんでした。
pages-verify-wrong = { $number }番目の操作は「{ $was }」でしたが、秘密の値と乱数によれば「{ $due }」のはずです。
pages-verify-right = { $draws ->
    [0] それより前に正しく引かれたカードはありません。
   *[other] それより前の{ $draws }枚は正しく引かれていました。
}
pages-verify-commitment = 秘密の値のコミットメント
pages-verify-draws = 引かれたカード
pages-verify-same = テーブルに表示されていたコミットメントと一致します。
pages-verify-unlike = コミットメントが一致しません
pages-verify-other = 入力されたコミットメントと一致しません。別のゲームか、秘密の値がすり替えられた可能性があります。
pages-verify-compare = テーブルに表示されていたものと比べてください。
pages-verify-bad = 検証できませんでした。
pages-verify-bad-large = ゲームのファイルとしては大きすぎます。
pages-verify-bad-running = このテーブルのゲームはまだ終わっていません。秘密の値は、終わるまで公開されません。
pages-proof-yours = あなたのブラウザーの乱数は、この配り方に使われました。
pages-proof-yours-left-out = あなたのブラウザーは乱数を公開しましたが、この配り方には使われていません。届くのが遅すぎたか、サーバーが使わなかったかのどちらかです。
pages-proof-yours-missing = あなたのブラウザーの乱数は、この配り方に含まれていません。
pages-proof-server = サーバーの秘密の値は、あなたのブラウザーが乱数を公開する前のコミットメントと一致します。
pages-proof-server-changed = サーバーの秘密の値が、コミットメントと一致しません。
pages-proof-fixed = ほかの値はすべて、あなたのブラウザーが乱数を公開する前に確定していました。
pages-proof-changed = 配り方に使われた値が、あなたのブラウザーが乱数を公開する前に確定していたものと違います。
pages-proof-left-out = { $who }さんの乱数は時間内に公開されず、使われませんでした。
pages-proof-no-share = { $who }さんは乱数を加えていません。
pages-proof-nobody = したがって、サーバーもプレイヤーも、配られるカードを選ぶことはできませんでした。できたのは、だれかの乱数を使わないことだけで、その場合はここに表示されます。
pages-proof-not-yours = このブラウザーの乱数は使われていないため、だれかがカードを選んだかどうかは分かりません。乱数が使われたプレイヤーは、自分のブラウザーで確かめられます。
pages-proof-no-shares = この配り方にプレイヤーの乱数は使われていません。カードは秘密の値のとおりですが、望みのカードになるように秘密の値が選ばれた可能性は否定できません。
pages-keys-why = キーで何かを選ぶと、自動でオンになります。
pages-parts = 使用しているソフトウェア
pages-parts-svelte = ブラウザーのページ
pages-parts-fluent = 4か国語の文章
pages-parts-fastapi = サーバー
pages-parts-numpy = 高速なルール処理とボット
