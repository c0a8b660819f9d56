### What the terminal says about any game.

you = （あなた）
default-names = ワヤン, カデック, ニョマン, クトゥット
keys = 番号か言葉で入力 · u 取り消し · h ヒント · l ログ · ? ヘルプ · q 保存して終了
comma = { "、" }
and = { "と" }
semicolon = { "／" }
between-sentences = { "" }
aside = { $text }（{ $note }）
for-you = あなた：{ $prompt }
then-asked = 次は{ $who }
ask = >
unknown-words = 「{ $words }」は分かりません。選べる行動：{ $list }
several = 「{ $words }」に当てはまるものが複数あります：{ $list }
not-possible = { $reason }（{ $clause }）。選べる行動：{ $list }
no-number = 次の番号から選んでください：{ $list }
undone = 取り消しました
hint = 強いボットの見積もりによる勝率：{ $list }
hint-choice = { $words } { $percent }%
thinking = { $who }が考えています…
press-enter = Enterで次へ
curtain = { $who }さんにキーボードを渡してください。ほかの人は画面を見ないでください！　Enterを押すとカードが表示されます。
curtain-or-pass = { $who }さんにキーボードを渡してください。ほかの人は画面を見ないでください！　Enterを押すとカードが表示されます。pを押すと、カードを見ずにパスします。
saved = ゲームを保存しました：{ $file }
resume = 続きから遊ぶには：{ $command } play --resume { $file }
replay = リプレイを見るには：{ $command } replay { $file }
too-small = ターミナルを{ $width }×{ $height }以上に広げてからEnterを押してください。
log-empty = まだ何も起きていません。
log-keys = { $at } / { $count } ページ · b 前のページ · Enter テーブルに戻る
compiling = このコンピューター用に{ $game }を準備しています（初回のみ、1分ほど）…
compiling-replay = このコンピューター用にルールを準備しています（初回のみ）…
loading = { $game }を読み込んでいます…
winner = { $count ->
    [1] { $who }の勝利です。
   *[other] { $who }が勝利を分かち合いました。
}
replay-keys = { $at } / { $count } · Enterかn 次へ · b 前へ · 数字：その場面へ · q 終了
replay-bad = Enter、n、b、qのいずれか、または0から{ $count }までの数字を入力してください
result = 最終得点
result-total = 合計
result-place = 順位
help =
    行動は、番号か、一覧に表示された言葉（日本語または英語）で選びます。言葉は、ほかと区別できれば一部だけでもかまいません。
    u  直前の操作を取り消します（自分の手番の操作だけです。新しいカードが見えた操作は取り消せません）
    h  強いボットの見積もりによる、各選択肢の勝率を表示します（ボットはあなたと同じ情報だけで考えます）
    l  ログをすべて表示します
    q  終了します（ゲームは操作のたびに保存されているので、続きから遊べます）
