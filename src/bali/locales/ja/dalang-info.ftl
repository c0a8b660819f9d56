### What the page says about the cards of dalang, in Japanese.

dalang-info = 説明
dalang-info-warrior-does = 1人を対象から外します。ほかの全員は、戦士で撃退するか逃げます。逃げる人は手札を{ $count }枚まで束に逃がし、残りを失います。
dalang-info-scholar-does = 手札を{ $count }枚まで自分の束に置くか、束から{ $count }枚まで取ります。ほかの人も学者で参加できます。
dalang-info-artist-does = 手札を{ $count }枚まで捨て、同じ枚数を引きます。ほかの人も芸術家で参加できます。
dalang-info-priest-does = 手札にもう1枚あれば、この島の僧侶チップ争いを始めます。僧侶を最も多く公開した人がチップを獲得します。
dalang-info-prince-does = 手札にもう1枚あれば、この島の領主チップ争いを始めます。領主を最も多く公開した人がチップを獲得します。
dalang-info-dalang-does = 書かれている2つの島のどちらかへダランを向かわせます。ほかの人は、同じ島が書かれたカードで阻止できます。
dalang-info-discards = 全{ $total }枚、捨て札に{ $gone }枚
dalang-info-chip-does = ダランをこのチップの島へ向かわせると、仮面を獲得します。そこのもう1枚のチップをほかの人が持っていれば、その人も獲得します。
dalang-info-chip-scores = 同じ島のチップを2枚そろえると、印章を獲得します（{ $seal }点）。
dalang-info-seal-does = この島のチップを2枚そろえた人が獲得します。
dalang-info-seal-scores = { $seal }点
dalang-info-mask-does = 自分のチップがある島へダランを向かわせると獲得できます。最後の1枚がなくなるとゲーム終了です。
dalang-info-mask-scores = { $value }点
dalang-info-masks-left = 残り{ $count }枚
dalang-info-island-does = ダランが来ると、全員がここの自分の束を手札にします。得点計算の後は、下から{ $count }枚だけです。
dalang-info-sign-hand = 手札の枚数
dalang-info-sign-stack = 裏向きの束とその枚数
dalang-info-sign-mask = 仮面。書かれた数が点数になります
dalang-info-sign-sure = 自動メモ：公開されたので、その島に確実にあるカード。ここでは僧侶{ $priest }枚以上、領主{ $prince }枚以上、合わせて{ $both }枚以上
dalang-info-someone = このプレイヤー
