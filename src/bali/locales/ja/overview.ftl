### The overview of a turn, in Japanese.

web-overview-step = { $number }/{ $count }
web-overview-back = 前へ
web-overview-forward = 次へ
web-overview-pause = 一時停止
web-overview-play = 再生
web-overview-try = やってみる

# What lies where, in the picture.

web-overview-label-offer = カード提示場
web-overview-label-altar = 祭壇
web-overview-label-supply = サプライ
web-overview-label-played = プレイしたカード
web-overview-label-hand = 手札
web-overview-label-village = あなたの村
web-overview-label-masks = 仮面
web-overview-label-pile = 山札

## altar

web-overview-altar-1 = 手札は3枚です。その横に、プレイしたカードがあります。上には、カードが列に並ぶカード提示場と、祭壇があります。
web-overview-altar-2 = 石5個以下で、捧げ物カードを1枚購入できます。購入しなくてもかまいません。
web-overview-altar-3 = カードを1枚、または同じ種類の農家を3枚までプレイします。カードは手元に残ります。
web-overview-altar-4 = 手札がまた3枚になるまで、列の一番下のカードを取ります。
web-overview-altar-5 = 最後に取ったカードの上のカードで得点計算です。その種類をプレイした全員が報酬をもらいます。
web-overview-altar-6 = 石工で石、司祭で勝利点、農家で捧げ物カードがもらえます。
web-overview-altar-7 = 石で寺院を建てます。寺院を建てると、全員が祭壇にカードを捧げます。
web-overview-altar-8 = ゲーム終了時、祭壇に最も多い種類のカードが最も高い点数になります。寺院、勝利点、石も得点になります。

## dalang

web-overview-dalang-1 = ダランは4つの島のどれかにいます。その島にある自分のカードが手札です。
web-overview-dalang-2 = 手番の最初に、あなたは2枚、ほかの人は1枚ずつ引きます。
web-overview-dalang-3 = カードを好きなだけプレイします。領主か僧侶でチップ争いが始まり、最も多く公開した人がチップを獲得します。
web-overview-dalang-4 = 島のチップが2枚とも自分の村にそろうと、印章（3点）を獲得します。
web-overview-dalang-5 = 戦士でほかの人を追い払い、学者と芸術家でカードを交換します。
web-overview-dalang-6 = ダランカードで、ダランを別の島へ向かわせます。だれかに阻止されることもあります。
web-overview-dalang-7 = そこに自分のチップがあれば仮面を獲得し、もう1枚のチップを持つ人は、それより点数の低い仮面を獲得します。これで手番は終わりです。
web-overview-dalang-8 = 仮面がすべてなくなると、仮面と印章の点を合計します。得点の最も高い人の勝ちです。
