### Around a table: your tables, joining, leaving, several players at one screen, replays.

## Your tables

web-turn-of = { $who }さんの番
web-time-left = 残り{ $time }
web-days-hours = { $days }日{ $hours }時間
web-next-table = あなたの番：ほか{ $count }卓
web-finished = 終わったゲーム
web-finished-none = 終わったゲームがここに並びます。
web-finished-all = すべて表示
web-replay-saved = 保存したゲームを再生
web-result-won = 勝ち { $points }
web-result-shared = 同率1位 { $points }
web-result-place = { $place }位 { $points }
web-result-won-resigned = 相手の投了で勝ち
web-result-resigned = 投了
web-result-winner = { $who }さんの勝ち { $points }
web-result-winner-resigned = 相手の投了で{ $who }さんの勝ち

## A new table

web-variant-oracle-why = オラクルが並べられると、手番プレイヤーは祭壇の上から4枚を見て、1枚をほかの人に見せずに獲得できます。
web-variant-demon-why = 悪魔がカード提示場の1列をふさぎます。司祭がプレイされるたびに、次の列へ移動します。
web-seat-name-of = プレイヤー{ $number }の名前
web-seats-shared = 1つの画面を全員で使います。交代のときはカードが幕で隠れ、次の人だけが幕を開けます。

## Joining

web-join-name = お名前は？
web-join-table = テーブルに参加

## Leaving

web-resign-sure = 本当に投了しますか？
web-resign-ends = ゲームはここで終わり、あなたの負けになります。取り消せません。
web-resign-continues = あなたの負けになり、もう戻れません。席はボットが引き継ぎ、投了したことは全員に表示されます。
web-resign-yes = 投了する
web-resign-no = ゲームを続ける
web-note-left = { $who }さんが離席しました。ボットが引き継ぎます。
web-note-time = { $who }さんは時間切れです。ボットが引き継ぎます。
web-note-called = { $who }さんの席をボットが引き継ぎます。
web-note-resigned = { $who }さんが投了しました。
web-note-returned = { $who }さんが戻りました。
web-note-renamed = { $before }さんが名前を「{ $who }」に変えました。

## Memory

web-memory-why = 古いログでは、カードの名前が一部消えます。なぜ？
web-memory-note = 実際のテーブルでは、だれも代わりにメモを取ってくれません。ここでも同じです。カードの名前は少しの間だけ表示され、その後は、どのカードだったか分からなくなります。大事なことは自分で覚えておきましょう。自動でメモを取ってほしいときは、テーブルを作るときに「メモあり」を選んでください。
web-memory-note-own = 全員が見たカードの名前は、ゲーム中ずっと表示されます。自分だけが見たカードの名前は少しの間だけ表示され、その後は消えます。自分で覚えておきましょう。
web-memory-note-ok = OK

## Several players at one screen

web-handover = 次は{ $who }さんの番です。
web-handover-go = { $who }さんに画面を渡す

## Replays

web-replay-choose = ファイルを選択
web-replay-about = ファイルに保存したゲームを選んでください。自分が遊び終えたゲームはトップページにあります。
web-play = 再生
web-replay-speed = 速度
web-previous-turn = 前の手番
web-next-turn = 次の手番
web-next-scoring = 次の得点計算
web-replay-options = 速度と視点
web-front = 手前の席
web-key-replay-turn = リプレイ：前の手番、次の手番
web-key-replay-play = リプレイ：再生・一時停止、次の得点計算
