### Roundhouse in Japanese. Glossary (English term = 日本語):
###
## The map Central Europe: its name, its regions, its cities

map-central-europe = 中央ヨーロッパ
city-gdansk = グダニスク
city-poznan = ポズナン
city-rostock = ロストック
city-szczecin = シュチェチン
city-torun = トルン
city-budapest = ブダペスト
city-cluj = クルージュ
city-kosice = コシツェ
city-lublin = ルブリン
city-lviv = リヴィウ
city-vilnius = ヴィリニュス
city-bologna = ボローニャ
city-genoa = ジェノヴァ
city-ljubljana = リュブリャナ
city-turin = トリノ
city-venice = ヴェネツィア
city-zagreb = ザグレブ
city-brussels = ブリュッセル
city-dijon = ディジョン
city-geneva = ジュネーヴ
city-lyon = リヨン
city-reims = ランス
city-cologne = ケルン
city-stuttgart = シュトゥットガルト

### Everywhere:
### tap = タップ（する）
### slide (finger) = 指をすべらせる
### drag = ドラッグ
### seat = 席
### player = プレイヤー（文中では「〜人」でもよい）
### computer = コンピューター
### turn = 手番
### move = 手／一手
### hint = ヒント
### round = ラウンド（第2ラウンド）
### win, wins = 〜の勝ち
### draw = 引き分け
### resign = 投了
### unfinished game = 途中のゲーム
### link (address) = リンク
### operator = 管理者
### start screen = スタート画面（管理者向けには「ロビー」）
### on, off = オン、オフ
### adaptive = 自動調整
### by lot, coin toss = 抽選
### puzzle = パズル
### panel = パネル
### slider = スライダー
### cog = 歯車
### rules page = ルール
### map = マップ
### lens = レンズ（アイコンは虫めがね）
###
### Transglobal Rail:
### intersection = 地点
### city = 都市
### region = 地域
### hub = 拠点
### link (rail) = 区間
### single / double line = 一重線／二重線
### track = 線路
### network = 路線網
### build = （線路を）敷く；段階の名は「建設」
### connect, connected = つなぐ、つながる
### bank = 所持金
### richest player = 所持金がいちばん多い人
### free track = 無料の線路
### skip = スキップ
### tax day = 納税日
### taxes = 税金
###
### Quickway and its family:
### board, cell = 盤、マス
### stone = 石
### edge = 辺
### side by side = 縦横に隣り合う
### touch at a corner = 斜めに隣り合う
### link (Quickway) = 橋（かける、かかる）
### square (of four) = 2×2
### place (a stone) = 置く
### swap (pie rule) = 先手交代
###
### Raindrops:
### drop = しずく
### point = 交点
### line (row or column) = 列
### unit = かたまり
### group = グループ
### capture = 取る
### join = 合流（する）
### engaged / not engaged = 射程内／射程外
###
### Rapid Transit:
### piece = 駒
### network = 路線網
### terminal = 終着駅
### swap (pieces) = 入れ替え（る）
###
### Switch Yard:
### car = 貨車（数えるときは「両」）
### train = 列車
### yard = 操車場
### receiving area = 入荷エリア
### shipping area = 出荷エリア
### set-ups = 最初の配置：初級、上級、自由
###
### Buttons (quoted in text with 「」):
### JOIN = 参加
### START = スタート
### SHOW CITIES = 都市を見る
### HIDE CITIES = 都市を隠す
### HINT = ヒント
### UNDO = 元に戻す
### OK = OK
### −$1 = −$1
### PASS = パス
### RESIGN = 投了
### SWAP = 先手交代
### LEAVE = 抜ける
### REVIEW = ふり返り
### RULES = ルール
### SHARE = 共有
### SETTINGS = 設定
### CLOSE = 閉じる
### BACK = 戻る
### NEXT = 次へ
### NEW GAME = 新しいゲーム
### CONTINUE = 続きから
### NEXT ROUND = 次のラウンド
### PLAY AGAIN = もう一度遊ぶ
### REPLAY = リプレイ
### COMPUTER = コンピューター
### EASY = よわい
### MEDIUM = ふつう
### HARD = つよい
### YES = はい
### NO = いいえ
### KEEP PLAYING = ゲームを続ける
### ALL GAMES = ゲーム一覧
### PERSONAL VIEW, TABLE VIEW = 1人用画面、テーブル画面
### PUZZLE = パズル
### FULL SCREEN = 全画面
###
### Players' colours, which are their names:
### Orange = オレンジ
### Sky = 水色
### Green = 緑
### Red = 赤
### Blue = 青
### Pink = ピンク
###
### phone = スマホ
### far seat, elsewhere = 別の場所（別の場所の人）
### invite = 招待（する）
### watch = 観戦（する）
### host = サーバー
### SHOW HERE = ここで見る
### INVITE = 招待
### WATCH = 観戦
### ALLOW = 許可
### REFUSE = 断る
### CANCEL LINK = リンク取消
### LET COMPUTER PLAY = コンピューターに任せる
### RETURN SEAT = 席を返す
### TRY AGAIN = もう一度試す

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = ゲームの目的
rules-transglobal-rail-goal-text =
    全員がマップの5つの地域から1つずつ、秘密の都市を5つ持ちます。線路はみんなで敷き、1つの路線網に育てます。自分の5都市を、だれよりも先に拠点とつなぎましょう。

    1人がつなぎ終えると、ほかの人は所持金を払って残りの都市をつなぎます。だれかの所持金がなくなったらゲーム終了。所持金がいちばん多い人の勝ちです。

    1ゲームは数ラウンド、30分ほどです。

rules-transglobal-rail-joining = 参加する
rules-transglobal-rail-joining-text =
    2〜6人で遊びます。自分の席の「参加」をタップして、色を選びます。次にマップを選びます。アメリカがいちばんやさしく、アジアがいちばん難しいマップです。世界の好きな場所のマップを自分で作ることもできます。そろったら「スタート」をタップ。

    所持金は全員$15から始まります。この額が少ないとゲームは短く、多いと長くなります。額を変えるスライダーは、スタート画面と赤い歯車の中にあります。このルールも、いつでも歯車から読めます。

rules-transglobal-rail-cities = あなたの5都市
rules-transglobal-rail-cities-text =
    「都市を見る」をタップすると、自分の5都市の一覧が開き、「都市を隠す」で閉じます。ボタンを押さえている間だけ、のぞくこともできます。手で隠しながら、いつでもどうぞ。自分の手番には、一覧の「ヒント」がおすすめの一手を教えてくれます（1手番に1回）。

    名前の横の丸い印は、その都市の地域を表します。色と記号はマップと同じです。チェックマークは、拠点とつながった都市です。

    2人か3人で遊ぶときは、白い破線の輪がついた都市は使いません。

rules-transglobal-rail-hub = あなたの拠点
rules-transglobal-rail-hub-text =
    ラウンドごとに抽選で1人が王冠をもらい、その人から始めます。自分の番が来たら、好きな地点をタップして拠点を置きます。都市があってもなくてもかまいません。別の地点をタップすると、拠点が移ります。決まったら「OK」。順番は時計回りです。

    線路は、必ず自分の拠点からつながるように敷きます。自分の都市に拠点を置けば、その都市はすぐにつながります。1つの地点に置ける拠点は1つだけです。

    手が届かないときは、パネルの虫めがねをタップ。目の前にレンズが開きます。レンズの中もマップと同じようにタップでき、指をすべらせると映る場所が動きます。

rules-transglobal-rail-turn = あなたの手番：$2
rules-transglobal-rail-turn-text =
    手番のたびに、無料の線路を$2分もらい、必ず使います。マップの線は、線路を敷ける区間です。一重線の区間は$1。川や山、海峡を越える二重線の区間は$2です。ヒマラヤのように線のない所には、だれも敷けません。

    つまり、一重線を2区間か、二重線を1区間。いま敷ける区間は破線になっています。区間をタップするか、指をすべらせて区間の上で離します。

    この$2は所持金とは別です。線路を敷いても所持金は減りません。

rules-transglobal-rail-buttons = 元に戻す・−$1・OK
rules-transglobal-rail-buttons-text =
    「OK」をタップするまでは、「元に戻す」で、この手番で敷いた区間を1つずつ取り消せます。

    $1の区間を1つ敷いたあとに「−$1」をタップすると、残りの$1をスキップして、すぐに手番が終わります。これ以上敷いてもほかの人を助けるだけ、というときに使います。取り消しはできません。

    $2を使い切ったら「OK」で手番終了です。$1残っていても、5都市がすべてつながったときや、$1で敷ける区間がないときは、「OK」で終えられます。

rules-transglobal-rail-track = 線路はみんなのもの
rules-transglobal-rail-track-text =
    線路の色は、だれが敷いたかを示すだけです。自分の路線網がほかの路線網とつながったら、つながった線路はすべて自分も使え、どこからでも続きを敷けます。

    だから、いつ、どこでつなぐかが勝負の分かれ目。あなたの線路は、ほかの人の役にも立ちます。

rules-transglobal-rail-finish = ラウンドの終わり
rules-transglobal-rail-finish-text =
    5都市をすべてつないだ人が「OK」をタップすると、ベルが鳴り、建設は終わりです。このとき5都市がつながっている人は、最後の区間をだれが敷いたかに関係なく、何も払いません。

    ほかの人は、建設を終わらせた人の次の人から時計回りに、残りの都市をつなぎます。ここからは、どの区間も$1か$2を自分の所持金から払います。「元に戻す」でお金は戻ります。ほかの人が先に敷いた線路は、無料で使えます。金額つきの「完成」は、足りない線路をいちばん安く敷くボタンです。最後の都市がつながったら、もう敷けません。「OK」をタップしましょう。

    そのあと「ふり返り」で、全員のいちばん安い路線網とリプレイを見られます。

rules-transglobal-rail-banks = 所持金と税金
rules-transglobal-rail-banks-text =
    ラウンドのあと、所持金が$0以下の人がいれば、ゲーム終了。所持金がいちばん多い人の勝ちで、同額なら同じ順位です。全員にお金が残っていれば、マップを片づけ、新しい都市と新しい拠点で次のラウンドを始めます。

    第2ラウンドのあとに、一度だけ納税日があります。所持金がいちばん少ない人に$5が残るように、全員が同じ額を払います（残す額はスライダーで変えられます）。すでにその額以下の人がいれば、だれも払いません。

rules-transglobal-rail-credits = クレジット
rules-transglobal-rail-credits-text =
    Transglobal Railはdougx.netが無料で公開しているゲームです。使えるのはエンドユーザーが娯楽として遊ぶときだけで、同梱、販売、展示、そのほかの商用利用は認められていません。お問い合わせ：contact at dougx.net

    海岸線、川、国境のデータはパブリックドメインのNatural Earth、新しいマップの都市はGeoNames（CC BY 4.0）、書体はJeremy TribbyのBarlowとGoogleのNoto Sans（SIL Open Font License）です。

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = ゲームの目的
rules-quickway-goal-text =
    盤の向かい合う2辺が、あなたの色です。自分の石を切れ目なく並べて、この2辺をつなぎましょう。相手が残りの2辺をつなぐより先につなげば勝ちです。角のマスは、両方の辺に含まれます。必ずどちらか1人がつなげます。

    目的が同じゲームは、Quickway、Crossway、Quax、Quadrexの4つです。違うのは、石が斜めに隣り合ったときのルールだけ。「スタート」の前に1つ選びます。

    先手は抽選で決まります。これも「スタート」の前に選べます。
rules-quickway-goal-caption-1 = オレンジはあと1個で…
rules-quickway-goal-caption-2 = …2辺がつながる

rules-quickway-turn = あなたの手番
rules-quickway-turn-text =
    空いたマスをタップして、石を置きます。別のマスをタップすれば置き直せます。「OK」で手番終了。それまでは「元に戻す」で石を取り消せます。「OK」のあとは、石が動くことも、取られることもありません。

    縦横に隣り合う石はつながっています。斜めに隣り合う石については、遊ぶゲームのページを見てください。

    「パス」を使えるのは、できる手が1つもないときだけです。
rules-quickway-turn-caption-1 = 印：置けるマス
rules-quickway-turn-caption-2 = 新しい石は隣の石とつながる

rules-quickway-swap = 先手交代
rules-quickway-swap-text =
    先手はとても有利です。そこで2手目の人は、自分の最初の手番に、石を置くかわりに「先手交代」と「OK」をタップできます。最初の石とその2辺が自分のものになり、相手は残りの2辺に移って、次の手番になります。

    できるのは、ゲームの2手目に1回だけです。「スタート」の前にオフにもできます。
rules-quickway-swap-caption-1 = オレンジが置き…
rules-quickway-swap-caption-2 = …水色がその石をもらう

rules-quickway-quickway = Quickway：橋は自動でかかる
rules-quickway-quickway-text =
    Quickwayでは、自分の石が2個、斜めに隣り合うと、すぐに橋がかかってつながります。ただし、相手の橋が先にそこを横切っていれば、かかりません。

    つまり、2×2のマスでは、先にかかった橋が残ります。相手はその2×2の最後のマスにも石を置けますが、そこに橋はかかりません。
rules-quickway-quickway-caption-1 = 石が3個
rules-quickway-quickway-caption-2 = 水色の橋はもうかからない

rules-quickway-crossway = Crossway：交差なし
rules-quickway-crossway-text =
    Crosswayでは、斜めに隣り合う同じ色の石は、いつでもつながっています。つながりどうしは交差してはいけません。そこで、2×2の最後のマスを埋めると両方の色が斜めに2個ずつ並んでしまうときは、そこに置けません。

    そのマスに、あなたは置けません。相手は、別の2×2で禁止されていなければ置けます。
rules-quickway-crossway-caption-1 = オレンジは置けない
rules-quickway-crossway-caption-2 = オレンジが置けるのは3マス

rules-quickway-quax = Quax：橋は自分でかける
rules-quickway-quax-text =
    Quaxでは、石は斜めに隣り合うだけではつながりません。手番には、石を置くか橋をかけるか、どちらかをします。橋をかけるには、斜めに隣り合う自分の石2個をタップするか、一方から他方へ指をすべらせます。

    橋は交差できません。2×2のマスにかけられる橋は1本だけです。
rules-quickway-quax-caption-1 = 石をタップし…
rules-quickway-quax-caption-2 = …もう一方もタップ

rules-quickway-quadrex = Quadrex：自動で埋まる
rules-quickway-quadrex-text =
    Quadrexでつながるのは、縦横に隣り合う石だけです。2×2のうち3マスが埋まり、同じ色が斜めに2個、もう一方の色が1個になると、残りの1マスは自動で2個あるほうの色になります。

    1マス埋まると、続けて次のマスが埋まることもあります。どちらの色にもなれるマスは、いま石を置いた人の色になります。
rules-quickway-quadrex-caption-1 = 次は水色の手番
rules-quickway-quadrex-caption-2 = 1個置くと、さらに2マス埋まる

rules-quickway-credits = クレジット
rules-quickway-credits-text =
    QuickwayはBill Taylorのゲームで、2007年にニュースグループで発表されました。QuaxとQuadrexも彼の作品です。投稿には、Crosswayの作者Mark Steereへの謝辞があります。

    投稿に、利用の条件は書かれていません。

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = ゲームの目的
rules-raindrops-goal-text =
    同じ色のしずくが縦横に隣り合うと、1つのかたまりになります。1個だけのしずくも、かたまりです。自分のしずくをすべて、先に1つのかたまりにまとめた人の勝ちです。自分のしずくを集め、じゃまなしずくは取りましょう。

    しずくは、はじめ市松模様に並んでいます。大きさが7、9、11の盤では、2本の長い対角線が空いています。

    先手は抽選で決まります。「スタート」の前に選ぶこともできます。
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = かたまり1つ：オレンジの勝ち

rules-raindrops-drop = 1個だけのしずく
rules-raindrops-drop-text =
    1個だけのしずくは、道が空いているかぎり、将棋の飛車のように縦か横へ好きなだけ進めます。しずくをタップし、行き先をタップ。ドラッグでも動かせます。

    相手のしずくの上に進むと、そのかたまりを丸ごと取ります。しずくはすべて消えます。

    行ける交点が限られることもよくあります。理由は「射程内と射程外」のページにあります。
rules-raindrops-drop-caption-1 = 行き先は2か所
rules-raindrops-drop-caption-2 = かたまりを丸ごと取るか…
rules-raindrops-drop-caption-3 = …合流して勝つか

rules-raindrops-group = グループ：いも虫の動き
rules-raindrops-group-text =
    縦横に隣り合う2個以上のしずくはグループです。グループは、縦か横の1列に沿って、しずくを1個ずつ動かし、いも虫のように進みます。しずくを持ち上げ、その列の中でグループの隣に置きます。置けるのは、空いた交点か、相手のしずくの上。そしてまた次の1個。こうして、後ろのしずくが次々に前へ出ます。

    一度動かしたしずくを、同じ手番の中でまた持ち上げてもかまいません。ただし、いま置いたばかりのしずくはいけません。グループは、しずくを持ち上げている間も、分かれてはいけません。
rules-raindrops-group-caption-1 = しずくを持ち上げて…
rules-raindrops-group-caption-2 = …前に置き…
rules-raindrops-group-caption-3 = …次の1個も…
rules-raindrops-group-caption-4 = …そしてまた最初の1個

rules-raindrops-line = どの列を、どの向きに
rules-raindrops-line-text =
    手番のはじめにグループのしずくがある縦か横の列から、1つ選びます。手番の途中で初めて届いた列は使えません。

    1個目は、その列の中でグループの隣に置きます。2個目は1個目の隣、どちら側でもかまいません。そのあとは、同じ向きに1つずつ先へ置きます。反対の端に置くことも、曲がることもできません。
rules-raindrops-line-caption-1 = 1個目を置ける場所
rules-raindrops-line-caption-2 = 2個目は1個目の隣
rules-raindrops-line-caption-3 = ここからはこの向きだけ

rules-raindrops-group-end = グループの手番の終わり
rules-raindrops-group-end-text =
    グループは、相手を取ったとき、その列にしずくのある自分のかたまりと合流したとき、または列の次の交点が盤の外か自分のしずくのとき、そこで止まらなければなりません。その列にしずくのないかたまりと合流したときは、まだ続けられます。そのかたまりもグループに加わり、そのしずくも持ち上げられます。

    その前に終えてもかまいません。自分のかたまりと合流すると「OK」が光ります。この手番で合流も取ることもできないグループなら、次の手番でそれができる所まで近づくと「OK」が光ります。
rules-raindrops-group-end-caption-1 = 取ったら止まる
rules-raindrops-group-end-caption-2 = 列の外で合流：続けてもよい
rules-raindrops-group-end-caption-3 = 列の上で合流：止まって勝ち

rules-raindrops-engaged = 射程内と射程外
rules-raindrops-engaged-text =
    この手番で相手を取れるか、合流できるかたまりは「射程内」です。動かさなくてもかまいませんが、動かすなら、必ずそのどちらかをします。

    どちらもできないかたまりは「射程外」です。これも、次に取れるか合流できる場所へなら動かせます。

    パスはできません。動かせなくなったら負けです。
rules-raindrops-engaged-caption-1 = 射程内：取るか合流するか
rules-raindrops-engaged-caption-2 = 射程外：行ける場所
rules-raindrops-engaged-caption-3 = ここなら次に取れる

rules-raindrops-end = ゲームの終わり
rules-raindrops-end-text =
    手番が終わるたびに、かたまりを数えます。動かした人のかたまりが1つなら、相手も1つであっても、動かした人の勝ち。相手だけが1つなら、相手の勝ちです。

    注意：取ると相手のかたまりが1つになり、相手が勝つことがあります。そんなときは、別のかたまりを動かすか、ほかのしずくを取りましょう。
rules-raindrops-end-caption-1 = オレンジが取ると…
rules-raindrops-end-caption-2 = …水色はかたまり1つで勝ち
rules-raindrops-end-caption-3 = 別のしずくを動かすほうがよい

rules-raindrops-credits = クレジット
rules-raindrops-credits-text =
    RaindropsはLuis Bolaños Muresが2011年11月に考案したゲームです。

    ルールに、利用の条件は書かれていません。

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = ゲームの目的
rules-rapid-transit-goal-text =
    盤は最初から最後まで駒でいっぱいです。縦横に隣り合ってつながる同じ色の駒が路線網です。駒を入れ替えて、自分の路線網を大きくしましょう。どちらも入れ替えられなくなったとき、最大の路線網を持つ人の勝ちです。

    先手は抽選で決まります。「スタート」の前に選ぶこともできます。
rules-rapid-transit-goal-caption-1 = 開始
rules-rapid-transit-goal-caption-2 = 中盤

rules-rapid-transit-networks = 路線網と終着駅
rules-rapid-transit-networks-text =
    縦横に隣り合ってつながる同じ色の駒の集まりが路線網です。斜めは数えません。1個だけの駒も、大きさ1の路線網です。

    隣に同じ色の駒がないか、1個しかない駒は「終着駅」です。手番では、入れ替える2個のうち1個が自分の終着駅でなければなりません。もう1個は終着駅でなくてもかまいません。
rules-rapid-transit-networks-caption-1 = 輪の形の駒が終着駅

rules-rapid-transit-turn = あなたの手番：入れ替え
rules-rapid-transit-turn-text =
    自分の終着駅をタップし、次に相手の駒をタップします。ドラッグでもできます。2個の場所が入れ替わります。

    2個は隣り合っていなくてもかまいません。自分の終着駅の路線網と、どこかで縦横に隣り合う相手の路線網を探しましょう。その中のどの駒とも入れ替えられます。

    入れ替えられるときは、相手の路線網が大きくなっても、必ず入れ替えます。
rules-rapid-transit-turn-caption-1 = 終着駅をタップし…
rules-rapid-transit-turn-caption-2 = …入れ替える駒をタップ
rules-rapid-transit-turn-caption-3 = その路線網のどの駒でもよい

rules-rapid-transit-swaps = できる入れ替え
rules-rapid-transit-swaps-text =
    入れ替えたあと、どちらの駒も、隣に同じ色の駒が2個以上なければなりません。つまり、終着駅になってはいけません。

    また、同じ色の駒4個で2×2を埋めてはいけません。タップできるのは、ルールに合う入れ替えだけです。
rules-rapid-transit-swaps-caption-1 = バツ印：隣の同じ色が足りない
rules-rapid-transit-swaps-caption-2 = バツ印：同じ色で2×2が埋まる

rules-rapid-transit-end = ゲームの終わり
rules-rapid-transit-end-text =
    入れ替えができないときだけ、「パス」と「OK」をタップします。パスが2回続くとゲーム終了です。

    それぞれの最大の路線網を比べ、大きいほうの勝ちです。同じなら2番目、それも同じなら3番目と比べていきます。すべて同じなら、最後に入れ替えた人の勝ちです。
rules-rapid-transit-end-caption-1 = 12対10：水色の勝ち
rules-rapid-transit-end-caption-2 = 同数：最後に入れ替えた水色の勝ち

rules-rapid-transit-credits = クレジット
rules-rapid-transit-credits-text =
    Rapid TransitはPhil Leducのゲームです（2022年、2024年）。すべての権利は作者にあります。ルールは当面、ウェブで配布してよいとされています。

    作者は、プログラム化や販売をしたい人に、連絡して許可を得るよう求めています（philleduc.pled at gmail.com）。

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = ゲームの目的
rules-switch-yard-goal-text =
    操車場に、両方の色の貨車が10両ずつ着きました。自分の貨車を、自分の出荷エリアへ運びましょう。盤の端にある、自分の色の縦2列です。先に10両すべてを入れた人の勝ちです。

    パスはできません。貨車は、飛び越すことも、取られることもありません。

    先手は抽選で決まります。「スタート」の前に選ぶこともできます。
rules-switch-yard-goal-caption-1 = 開始
rules-switch-yard-goal-caption-2 = 10両入った：オレンジの勝ち

rules-switch-yard-car = 1両の貨車
rules-switch-yard-car-text =
    自分の貨車は、列車の中にあっても、どれでも1両だけで動かせます。空いたマスを縦横にまっすぐ、好きなだけ進むか、斜めに1マス進みます。貨車をタップし、行き先をタップ。ドラッグでも動かせます。
rules-switch-yard-car-caption-1 = 貨車の行き先
rules-switch-yard-car-caption-2 = 動いたあと

rules-switch-yard-train = 列車
rules-switch-yard-train-text =
    縦か横の1列にすき間なく並んだ2両以上の貨車は、半分より多くが自分の色なら、列車として動かせます。長い列の一部だけでもかまいません。両端をタップするか、端から端へ指をすべらせ、次に、どちらかの端の行き先をタップします。

    その端の貨車が、何色でも先頭になり、前か横へ進みます。空いたマスの上なら好きなだけ進めますが、斜めには進めません。ほかの貨車はそのあとをたどります。角で曲がった列車は、一直線に戻るまで列車として動けません。
rules-switch-yard-train-caption-1 = 両端をタップ
rules-switch-yard-train-caption-2 = まっすぐ進む
rules-switch-yard-train-caption-3 = 角を曲がる

rules-switch-yard-areas = 出荷エリアの出入り
rules-switch-yard-areas-text =
    貨車は、もう一方の色の出荷エリアには入れません。自分の色の出荷エリアの中では動けますが、外には出られません。これは列車のどの貨車にも、だれが動かすときにも当てはまります。
rules-switch-yard-areas-caption-1 = オレンジは左、水色は右に入れない
rules-switch-yard-areas-caption-2 = 入った貨車は中でしか動けない

rules-switch-yard-set-ups = 最初の配置
rules-switch-yard-set-ups-text =
    「スタート」の前に、列車の多い「初級」、少ない「上級」、自分たちで並べる「自由」から選びます。「自由」では、交互に入荷エリアを埋めます。それぞれの目の前の横2列です。印のついたマスをタップすると自分の貨車が入り、もう一度タップすると色が変わります。盤の中心をはさんで反対側のマスには、もう一方の色の貨車が自動で入ります。
rules-switch-yard-set-ups-caption-1 = 初級
rules-switch-yard-set-ups-caption-2 = 上級
rules-switch-yard-set-ups-caption-3 = 自由

rules-switch-yard-end = ゲームの終わり
rules-switch-yard-end-text =
    自分の貨車を10両とも先に出荷エリアに入れた人の勝ちです。列車が相手の最後の貨車まで運び込むと、相手の勝ちになります。1手で両方の出荷エリアがそろったら、動かした人の勝ちです。

    動かせなくなったら負けです。同じ局面が、同じ人の手番で3回目に現れたら引き分けです。
rules-switch-yard-end-caption-1 = 10両目が入って…
rules-switch-yard-end-caption-2 = …勝ち

rules-switch-yard-credits = クレジット
rules-switch-yard-credits-text =
    Switch YardはPhil Leducのゲームです（2014年）。ルールは、改変せず、作者名をきちんと示せば、ウェブで配布できます。そのほかの権利はすべて作者にあります。

    作者は、プログラム化や販売をしたい人に、連絡して許可を得るよう求めています（philleduc.pled at gmail.com）。

## Rules pages: the last page but one of all games for two.

rules-buttons = ボタン
rules-buttons-text =
    「OK」で手番が終わります。それまでは「元に戻す」で1つずつ取り消せます。設定では、同じ場所をもう一度タップするか、コンピューター相手ならマウスのクリックでも終わるように選べます。「OK」の後は、「元に戻す」で相手に手を戻してよいか頼めます。

    「投了」をタップすると、まず確認の質問が出ます。そこで投了するか、Switch Yardで相手が人なら、引き分けを提案できます。

    「スタート」の前に持ち時間を選べます。時間が切れた人の負けです。砂時計ではだれも負けません。一手をうながすだけです。持ち時間は1人ずつ変えられ、1手ごとに5秒足すこともできます。

## The map USA: its name, its regions, its cities

map-usa = アメリカ
map-great-lakes = 五大湖
region-west = 西部
region-north = 北部
region-central = 中部
region-south = 南部
region-east = 東部
city-seattle = シアトル
city-spokane = スポケーン
city-portland = ポートランド
city-reno = リノ
city-san-francisco = サンフランシスコ
city-los-angeles = ロサンゼルス
city-san-diego = サンディエゴ
city-helena = ヘレナ
city-bismarck = ビスマーク
city-rapid-city = ラピッドシティ
city-minneapolis = ミネアポリス
city-duluth = ダルース
city-chicago = シカゴ
city-detroit = デトロイト
city-salt-lake-city = ソルトレイクシティ
city-denver = デンバー
city-santa-fe = サンタフェ
city-omaha = オマハ
city-topeka = トピカ
city-oklahoma-city = オクラホマシティ
city-st-louis = セントルイス
city-phoenix = フェニックス
city-el-paso = エルパソ
city-san-antonio = サンアントニオ
city-dallas = ダラス
city-new-orleans = ニューオーリンズ
city-memphis = メンフィス
city-atlanta = アトランタ
city-boston = ボストン
city-buffalo = バッファロー
city-new-york = ニューヨーク
city-washington = ワシントン
city-charlotte = シャーロット
city-jacksonville = ジャクソンビル
city-miami = マイアミ

## The map Europe: its name, its regions, its cities

map-europe = ヨーロッパ
region-southwest = 南西部
region-centre = 中央部
city-dublin = ダブリン
city-edinburgh = エディンバラ
city-manchester = マンチェスター
city-london = ロンドン
city-amsterdam = アムステルダム
city-paris = パリ
city-brest = ブレスト
city-lisbon = リスボン
city-seville = セビリア
city-madrid = マドリード
city-bilbao = ビルバオ
city-barcelona = バルセロナ
city-bordeaux = ボルドー
city-marseille = マルセイユ
city-oslo = オスロ
city-hamburg = ハンブルク
city-berlin = ベルリン
city-warsaw = ワルシャワ
city-frankfurt = フランクフルト
city-munich = ミュンヘン
city-prague = プラハ
city-vienna = ウィーン
city-milan = ミラノ
city-rome = ローマ
city-belgrade = ベオグラード
city-bucharest = ブカレスト
city-athens = アテネ
city-istanbul = イスタンブール
city-stockholm = ストックホルム
city-st-petersburg = ペテルブルク
city-riga = リガ
city-minsk = ミンスク
city-kyiv = キーウ
city-odesa = オデーサ
city-moscow = モスクワ

## The map Asia: its name, its regions, its cities

map-asia = アジア
region-southeast = 南東部
city-ankara = アンカラ
city-jeddah = ジッダ
city-baghdad = バグダッド
city-baku = バクー
city-tehran = テヘラン
city-riyadh = リヤド
city-dubai = ドバイ
city-novosibirsk = ノボシビルスク
city-irkutsk = イルクーツク
city-astana = アスタナ
city-tashkent = タシケント
city-almaty = アルマトイ
city-urumqi = ウルムチ
city-ulaanbaatar = ウランバートル
city-chennai = チェンナイ
city-hyderabad = ハイデラバード
city-kabul = カブール
city-karachi = カラチ
city-delhi = デリー
city-mumbai = ムンバイ
city-kolkata = コルカタ
city-singapore = シンガポール
city-ho-chi-minh-city = ホーチミン
city-bangkok = バンコク
city-yangon = ヤンゴン
city-vientiane = ビエンチャン
city-mandalay = マンダレー
city-hanoi = ハノイ
city-tokyo = 東京
city-seoul = ソウル
city-beijing = 北京
city-harbin = ハルビン
city-shanghai = 上海
city-wuhan = 武漢
city-hong-kong = 香港

## Everywhere

language-name = 日本語
list-and = {$first}と{$second}
list-comma = {$first}、{$second}
list-sentences = {$first}{$second}

## Players' colours, which are their names

colour-orange = オレンジ
colour-sky = 水色
colour-green = 緑
colour-red = 赤
colour-blue = 青
colour-pink = ピンク

## Settings: what a slider sets, its value, what its ends do

setting-music = 音楽
setting-sound = 効果音
setting-bank = 最初の所持金
setting-taxes = 納税後に残る額
setting-inches = 画面サイズ
setting-idle = 「まだ遊びますか？」と聞くまで
setting-kept = 途中のゲームを残す時間
setting-ceiling = 最大音量
setting-palm = これより大きいタッチを無視
setting-pace = コンピューターの速さ
setting-confirm = 手番の確定
setting-confirm-tap = 2回目のタップ
setting-confirm-click = クリック
setting-hints = ヒント
setting-on = オン
setting-off = オフ
setting-percent = {$value}%
setting-in-inches = {$value}インチ
setting-seconds = {$value}秒
setting-tenths = {$whole}.{$tenths}秒
setting-minutes = {$value}分
setting-millimetres = {$value} mm
setting-quieter = 小さく
setting-louder = 大きく
setting-shorter-game = 短いゲーム
setting-longer-game = 長いゲーム
setting-smaller = 小さく
setting-larger = 大きく
setting-sooner = 早く
setting-later = 遅く
setting-faster = 速く
setting-slower = 遅く
setting-shorter = 短く
setting-longer = 長く

## A command that is refused, whatever the game

refused-stale = ゲームはもう先へ進んでいます。
refused-no-such-seat = その席は空いています。
refused-not-your-turn = いまはほかの人の手番です。
refused-not-your-seat = この席はほかの人の席です。
refused-finished = ゲームは終わっています。
refused-results-shown = 先に結果を見て、「準備OK」をタップしてください。
refused-nothing-to-undo = 元に戻すものがありません。
refused-no-such-cell = 盤に{$cell}というマスはありません。
refused-incomplete = 手番がまだ終わっていません。
refused-not-offered = いまはできません。
refused-illegal = ルール上できません。

## A session, whatever the game

session-on-turn = {$who}の手番です。
session-no-game = テーブルにゲームがありません。
session-no-game-in-progress = 進行中のゲームはありません。
session-nobodys-turn = いまはだれの手番でもありません。
session-typed-unreadable = 「{$text}」という手はありません：{$why}
session-typed-refused = {$who}の「{$text}」は無効な手です：{$why}
computer-invalid-move = コンピューターの手が正しくありませんでした。
computer-cannot-play = コンピューターが{$colour}の手番を進められません。{$why}かわりにみなさんで{$colour}の手を進めるか、席のロボットをタップしてもう一度試してください。

## How strongly the computer plays, where it is read aloud

strength-newcomer = はじめて
strength-learner = みならい
strength-easy = よわい
strength-medium = ふつう
strength-hard = つよい
strength-master = 名人
# As strong as it takes to win half of the matches against the people at the table.
level-even = 自動調整
strength-unknown = コンピューターの強さは、newcomer、learner、easy、medium、hard、masterのどれかです。

## Places round the table

place-near-left = 左手前
place-left = 左
place-far-left = 左奥
place-far-right = 右奥
place-right = 右
place-near-right = 右手前

## Boards of games for two

cell-unknown = マスは、d4のように文字と数字で書きます
board-taken = 埋まっています
board-go-on = 続ける
board-goes = {$from}から{$to}へ
board-takes = {$from}で{$to}を取る
board-swaps = {$one}と{$other}を入れ替え
board-joins = {$one}と{$other}をつなぐ
board-fills = 自動で埋まる：{$cells}
board-why-wins = これで勝ちます
board-why-sure = どう受けても次の手で勝ち
board-why-threat = 次に勝ちます：受けは{$cells}だけ
connection-why-turns = 最低でもあと{$own}手、相手は{$other}手
connection-why-cells = 最短であと{$own}マス、相手は{$other}マス
board-title = {$title} · {$size} × {$size}
board-size = 大きさ

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = みんなで1つの路線網を育てるゲーム。だれかが自分の秘密の5都市をつなぐと、ラウンド終了です。
rail-duration = 約{$minutes}分。
rail-corner = {$map} · 第{$round}ラウンド
rail-title = {$map}、第{$round}ラウンド
rail-standing = {$game}、{$map}
rail-standing-round = 第{$round}ラウンドの途中。やめたときのままです。
rail-standing-results = 第{$round}ラウンドは終了。結果を表示しています。

rail-place-at = {$city}
rail-place-near = {$city}の近く

rail-prompt-hub = 自分の都市を見てから、拠点の場所をタップ
rail-prompt-hub-seen = 拠点の場所をタップ
rail-prompt-hub-placed = 「OK」をタップ、または拠点を移す
rail-prompt-build = あなたの手番：線路を{$money}分敷く
rail-prompt-build-own = 線路を{$money}分敷く
rail-prompt-done = 「OK」をタップして手番終了
rail-prompt-nothing-to-buy = {$money}で敷ける区間なし：「OK」をタップ
rail-prompt-finish = 残りの都市を所持金でつなぐ
rail-prompt-finish-spent = 残りの都市をつなぐ（支払い済み：{$money}）
rail-prompt-finished = {$money}でつながった：「OK」をタップ
rail-prompt-computer = コンピューターが建設中
rail-prompt-computer-hub = コンピューターが拠点を選択中
rail-prompt-waiting = {$name}を待っています
rail-moment = { $count ->
   *[other] {$who}が自分の都市をすべてつないだ！
}
rail-moment-means = ほかの人は、お金を払って残りの都市をつなぎます
rail-moment-you = すべてつながった：支払いなし
rail-moment-it = すべてつながった：支払いなし
rail-prompt-connected = すべてつながった！　{$who}を待っています
rail-prompt-you-win = あなたの勝ち！
rail-prompt-it-wins = 1位：コンピューターの勝ち！
rail-prompt-place = {$place}位
rail-prompt-first = 一番乗り：支払いなし
rail-prompt-paid = {$money}払ってつないだ
rail-prompt-others-connected-it = ほかの人の線路でつながった：支払いなし
rail-prompt-others-connected-you = ほかの人のおかげでつながった：支払いなし
rail-may-stop = ここで終えてもよい
rail-bank = 所持金

rail-show-cities = 都市を見る
rail-hide-cities = 都市を隠す
rail-undo = 元に戻す
rail-skip = スキップ
rail-finish = 完成
rail-finish-for = 完成 {$cost}
mirror-finish = 足りない線路をいちばん安く敷く
rail-ok = OK
rail-hint = ヒント
rail-hint-away = 都市
rail-hint-coming = …
rail-pass-to-orange = オレンジに渡す：都市を見る
rail-pass-to-sky = 水色に渡す：都市を見る
rail-pass-to-green = 緑に渡す：都市を見る
rail-pass-to-red = 赤に渡す：都市を見る
rail-pass-to-blue = 青に渡す：都市を見る
rail-pass-to-pink = ピンクに渡す：都市を見る

rail-hint-none = ヒントはありません
rail-hint-hub = 拠点：{$place}
rail-hint-towards = {$city}の方へ敷く
rail-hint-track = この区間に敷く
rail-hint-discard = 「{$money}」をタップ：待つほうが得
rail-hint-ok = 「OK」をタップ
rail-hint-price = {$money}分
rail-hint-towards-priced = {$city}の方へ{$money}分敷く
rail-hint-track-priced = この区間に{$money}で敷く
rail-hint-says-hub = ヒント：拠点は{$hub}に。
rail-hint-says-towards = ヒント：{$city}の方へ、{$from}から{$to}まで敷きます。
rail-hint-says-track = ヒント：{$from}から{$to}までの区間に敷きます。
rail-hint-says-discard = ヒント：「{$money}」をタップ。待つほうが得です。
rail-hint-says-ok = ヒント：「OK」をタップ。

rail-results-round = 第{$round}ラウンド終了
rail-results-won = {$name}の勝ち！
rail-results-won-together = {$names}の勝ち！
rail-results-paid = 支払い
rail-results-taxes = 税金
rail-results-connected = つながった
rail-results-nth = {$place}位
rail-results-cost = 支払い{$money}
rail-results-cost-taxes = 支払い{$money}、税金{$money-taxes}
rail-results-connected-taxes = つながった、税金{$money-taxes}
rail-results-no-taxes = このゲームは税金なし：所持金が{$money}以下の人がいます。
rail-results-tax-day = 納税日！　全員が{$money}を払います。1ゲームに1回だけです。
rail-results-go-on = 次は、何もないマップで、全員に新しい5都市を配ります。
rail-results-over = 所持金のなくなった人がいます。所持金がいちばん多い人の勝ち。同額なら同じ順位です。
rail-tax-day = 納税日！
rail-tax-day-means = 全員が{$money}払います。ゲーム中に1回だけ。
rail-tax-none = 税金なし
rail-tax-none-why = すでに{$money}以下の人がいます。
rail-results-why = お金がなくなった：{$names}
rail-prompt-results-come = マップに注目：だれがいくら払う？
rail-results-row = {$name}、支払い{$money}、所持金は{$money-before}から{$money-now}に。
rail-results-row-taxes = {$name}、支払い{$money}、税金{$money-taxes}、所持金は{$money-before}から{$money-now}に。
rail-results-row-connected = {$name}、つながった、支払い{$money}、所持金は{$money-before}から{$money-now}に。
rail-results-row-connected-taxes = {$name}、つながった、支払い{$money}、税金{$money-taxes}、所持金は{$money-before}から{$money-now}に。
rail-results-row-placed = {$nth}：{$row}
rail-award-hub = 最安の路線網：{$money}
rail-award-others = 借りた線路：{$money}
rail-award-line = 最長の路線：{$count}
rail-award-hub-panel = 最安の路線網：{$money}
rail-award-others-panel = 借りた線路：{$money}
rail-award-line-panel = 最長の路線：{$count}区間
rail-award-of = {$name}、{$award}
rail-results-review = ふり返り
rail-results-next = 次のラウンド
rail-results-again-short = もう一度

rail-review-your-hub = 自分の拠点
rail-review-its-hub = この席の拠点
rail-review-best-hub = 最高の拠点
rail-review-replay = リプレイ
rail-review-priced = {$button} {$money}
rail-review-show = この路線網を見る
rail-review-working = いちばん安い路線網を計算しています。
rail-review-missing = いちばん安い路線網は表示できません。
rail-review-unreadable = 計算結果を読み取れません。もう一度試してください。
rail-review-perfect-yours = 完璧！　あなたの拠点（{$place}）、{$money}
rail-review-perfect-its = 完璧！　この席の拠点（{$place}）、{$money}
rail-review-taken-yours = あなたの拠点（{$place}）：全都市が{$money}
rail-review-taken-its = この席の拠点（{$place}）：全都市が{$money}
rail-review-was-best = マップでいちばんよい拠点でした。
rail-review-saves = 最高の拠点なら{$money}安くすみました。
rail-review-guessed = {$who}のいちばんの予想：{$city}（{$share}）。
rail-review-best-yours = 最高の拠点（{$place}）：あなたの全都市が{$money}
rail-review-best-its = 最高の拠点（{$place}）：この席の全都市が{$money}
rail-review-as-good-yours = あなたの拠点でも同じ額です。
rail-review-as-good-its = この席の拠点でも同じ額です。
rail-review-less-yours = あなたの拠点より{$money}安くすみます。
rail-review-less-its = この席の拠点より{$money}安くすみます。
rail-map-fair = 公平（{$map}）：10回中9回は、5都市で{$money-from}〜{$money-to}です（±{$whole}.{$tenths}）。
rail-map-costs = {$map}：10回中9回は、5都市で{$money-from}〜{$money-to}です（±{$whole}.{$tenths}）。
rail-review-spent = 無料の線路{$money}、支払い{$money-paid}
rail-review-spent-skipped = 無料の線路{$money}、スキップ{$money-skipped}、支払い{$money-paid}
rail-review-network = 路線網{$money}、敷いた人：
rail-review-built = {$money}、敷いた人：
rail-review-built-short = {$money}：
rail-review-empty = まだ何もないマップ
rail-review-over = ラウンド終了
rail-review-hub = {$name}が拠点を置く
rail-review-skips = {$name}が{$money}スキップ
rail-review-pays = {$name}が{$money}払う
rail-review-builds = {$name}が{$money}分敷く

rail-says-bank = 所持金{$money}。
rail-says-begins = このラウンドの最初の人。
rail-says-hub = 拠点は{$hub}。
rail-says-city = {$city}、{$region}。
rail-says-city-connected = {$city}、{$region}、つながっています。
rail-tell-builds = {$name}が{$way}に線路を敷きます。
rail-tell-builds-left = {$name}が{$way}に線路を敷きます。残り{$money}。
rail-tell-builds-so-far = {$name}が{$way}に線路を敷きます。ここまで{$money}。
rail-tell-places-hub = {$name}が拠点を置きます：{$hub}。
rail-tell-places-hub-ok = {$name}が拠点を置きます：{$hub}。「OK」を押してください。
rail-tell-undone = {$name}が元に戻しました。
rail-tell-hub = {$name}の拠点は{$hub}です。
rail-tell-built = {$name}：{$way}、{$cost}。
rail-tell-built-nothing = {$name}は何も敷きませんでした。
rail-tell-connected = {$name}が自分の都市をすべてつなぎました。
rail-tell-round-over = 第{$round}ラウンドは終わりです。
rail-tell-round-begins = 第{$round}ラウンドの始まりです。
rail-link = {$from} – {$to}
rail-node-hub = {$name}の拠点
rail-node-track = {$end}への{$name}の線路
rail-link-track = {$name}の線路
rail-link-ring = 輪になる
rail-link-connects-track = {$name}の線路とつながる
rail-link-connects-hub = {$name}の拠点とつながる

rail-refused-no-such-node = マップに地点{$node}はありません。
rail-refused-no-such-link = マップに区間{$from}-{$to}はありません。
rail-refused-hubs-stand = 拠点を置くのはラウンドの最初だけです。
rail-refused-hub-taken = そこにはほかの人の拠点があります。
rail-refused-hub-here = あなたの拠点はもうそこにあります。
rail-refused-hubs-first = 全員が拠点を置くまで待って、それから線路を敷きます。
rail-refused-no-hub = 先に拠点を置いてください。
rail-refused-built = そこにはもう線路があります。
rail-refused-out-of-reach = まだあなたの路線網とつながっていません。
rail-refused-too-dear = 残り{$money}ではその区間に敷けません。
rail-refused-connected = すべてつながりました：「OK」をタップ。
rail-refused-not-connected = 続けて敷きます。つながっていない都市があります。
rail-refused-money-left = 先に{$money}を使ってから「OK」をタップ。
rail-refused-nothing-to-skip = スキップできるのは、{$money}の区間を1つ敷いたあとだけです。
rail-step-unknown = 手は`hub 3`、`link 3-17`、`discard`、`ok`のように書きます。
rail-step-backwards = 区間は小さい番号を先に書きます。
rail-setup-seats = {$number}人では遊べません。{$least}〜{$most}人で遊びます。
rail-setup-bank = 最初の所持金は{$money-least}から{$money-most}までで、{$money}にはできません。
rail-setup-taxes = 納税後に残る額は{$money-least}から{$money-most}までで、{$money}にはできません。

rail-figure-on-city = 都市のある地点
rail-figure-on-crossing = 都市のない地点
rail-figure-two-links = {$money}と{$money}
rail-figure-skipped = {$money}のあと{$money-skipped}
rail-figure-one-link = {$money}を1区間
rail-figure-connects = {$name}がここでつなぎ…
rail-figure-builds-on = …あちらから続きを敷く
rail-figure-from-bank = 所持金から{$money} + {$money-double} + {$money}
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = 盤にそのマスはありません。
connection-taken = そのマスにはもう石があります。
connection-crosscut = そこには置けません。つながりどうしが交差します。
connection-no-links = 自分で橋をかけられるのはQuaxだけです。
connection-not-own = 橋は自分の石2個の間にかけます。
connection-marked = その2×2にはもう橋があります。
connection-no-swap = 先手交代は2手目だけです。
connection-no-pass = パスできるのは、できる手がないときだけです。
connection-about = 交互に石を置き、自分の2辺を先につないだ人の勝ちです。
connection-variant = ゲーム
connection-quickway-means = 同じ色の石が斜めに隣り合うと、自動で橋がかかります。橋は交差できず、先の橋が残ります。
connection-crossway-means = 同じ色の石は、斜めに隣り合ってもつながります。つながりが交差する場所には置けません。
connection-quax-means = 斜めに隣り合う石は、1手使って橋をかけるとつながります。
connection-quadrex-means = つながるのは縦横だけです。斜めの並びが交差するマスは自動で埋まります。
connection-swap = 先手交代
connection-swap-on-means = 2手目の人は、最初の石とその2辺をもらえます。
connection-swap-off-means = 2人とも、最初に決まった2辺のままです。
connection-prompt-quax = 空いたマスか、橋をかける石をタップ
connection-prompt = 空いたマスをタップ
connection-prompt-link = 橋をかける相手の石をタップ
connection-no-link = 橋は、斜めに隣り合う石の間にかけます。
connection-none-to-link = この石から橋をかけられる石はありません。
connection-turn-unknown = 手は`d4`、`a1-b2`、`swap`、`pass`のように書きます。
connection-link-backwards = アルファベット順で先の文字から書きます：`a1-b2`。
connection-tally = 自分の2辺をつなぐ
connection-tally-won = 2辺がつながった
connection-tally-lost = つながらなかった
connection-end = 2辺がつながった

## Raindrops: choices, panels, refusals

raindrops-off-board = 盤に交点{$at}はありません。
raindrops-no-piece = {$at}にしずくはありません。
raindrops-not-yours = {$at}のしずくはあなたのものではありません。
raindrops-other-unit = {$at}のしずくは、動かしているグループのものではありません。
raindrops-just-placed = {$at}のしずくは、いま置いたばかりです。ほかのしずくを持ち上げてください。
raindrops-splits = {$at}のしずくを持ち上げると、グループが分かれてしまいます。
raindrops-occupied = {$at}には自分のしずくがあります。
raindrops-is-capture = {$at}には相手のしずくがあります。取るときはxと書きます。
raindrops-no-capture = {$at}に取れるものはありません。xではなく-と書きます。
raindrops-no-slide = {$at}には届きません。しずくは、空いた交点をまっすぐ進みます。
raindrops-apart = {$at}の隣に、グループの残りがありません。
raindrops-not-next = {$at}は列のすぐ次の交点ではありません。
raindrops-ended = この手番はもう終わっています。
raindrops-must-gain = このかたまりは射程内です。動かすなら、取るか合流してください。
raindrops-must-engage = このかたまりは、次に取れるか合流できる場所に動かしてください。
raindrops-about = しずくを集めて、先に1つのかたまりにまとめた人の勝ちです。
raindrops-full = 盤いっぱいの市松模様で始めます。
raindrops-open = 2本の対角線が空いた状態で始めます。
raindrops-drop = しずく
raindrops-prompt = 自分のしずくをタップ
raindrops-prompt-next = 次のしずくをタップ
raindrops-prompt-to = 行き先をタップ
raindrops-go-on = 次のしずくを持ち上げる
raindrops-turn-unknown = 手は、`a5-b3,a3-c3,c2xd3`のように動きをコンマで区切って書きます。
raindrops-end = かたまりが1つになった
raindrops-gives = {$who}のかたまりが1つになり、{$who}の勝ちになります
raindrops-gave = {$who}のかたまりを1つにしたので、{$who}の勝ちです
raindrops-why-captures = {$count}個取る
raindrops-why-joins = かたまりが合流：残り{$count}
raindrops-tally = 残りのかたまり：{$count}

## Rapid Transit: choices, panels, refusals

transit-not-own = {$cell}の駒はあなたのものではありません。
transit-not-opposing = {$cell}も自分の駒です。相手の駒を選んでください。
transit-no-terminal = {$cell}は終着駅ではありません。隣に同じ色の駒が2個以上あります。
transit-out-of-reach = {$own}と{$other}の路線網は隣り合っていません。
transit-still-terminal = 入れ替え後は、どちらの駒にも、隣に同じ色の駒が2個以上必要です。
transit-square = 同じ色の駒4個で2×2を埋めてはいけません。
transit-must-swap = 入れ替えができるので、パスはできません。
transit-about = 自分の駒を相手の駒と入れ替えます。最大の路線網を作った人の勝ちです。
transit-size-4 = 駒は8個ずつ：短いゲーム
transit-size-6 = 駒は18個ずつ
transit-size-8 = 駒は32個ずつ：本格ゲーム
transit-prompt = 自分の終着駅をタップ
transit-prompt-other = 入れ替える駒をタップ
transit-nothing-to-swap = この終着駅は、いまどの駒とも入れ替えられません。
transit-end-draw = 路線網はすべて同じで、入れ替えもなし
transit-end-last-swap = 路線網はすべて同じ：最後の入れ替えで決着
transit-end-larger = より大きい路線網
transit-why-joins = 路線網をつなぐ：{$sizes}
transit-why-cuts = 相手の路線網を分断：{$size}
transit-terminal = 終着駅
transit-turn-unknown = 手は、自分の駒を先にして`d4-e6`、または`pass`と書きます。
transit-tally-leads = {$own}対{$other}で優勢
transit-tally-trails = {$own}対{$other}で劣勢
transit-tally-level = 互角：{$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = 先に貨車をすべて置きます。動かすのはそのあとです。
yard-all-placed = 貨車はもうすべて置かれています。
yard-not-receiving = 置けるのは、印のついたマスだけです。
yard-taken = {$cell}にはもう貨車があります。
yard-no-car = {$cell}に貨車はありません。
yard-not-own = {$cell}の貨車はあなたのものではありません。
yard-no-train = {$lead}と{$tail}は列車の両端ではありません。
yard-no-majority = 列車の貨車は、半分より多くが自分の色でなければなりません。
yard-no-way = {$lead}から{$to}へは1手で行けません。
yard-blocked = {$lead}から{$to}への道がふさがっています。
yard-shipping = 自分の色の出荷エリアからは出られず、相手の色の出荷エリアには入れません。
yard-about = 貨車や列車を動かし、先に10両すべてを出荷エリアに入れた人の勝ちです。
yard-setup = 最初の配置
yard-setup-beginner-means = 同じ色の貨車が縦に並び、すぐに列車を動かせます。
yard-setup-advanced-means = 市松模様に並び、はじめは列車が少なめです。
yard-setup-custom-means = 交互に貨車を置きます。向かいのマスには、もう一方の色の貨車が入ります。
yard-setup-beginner = 初級
yard-setup-advanced = 上級
yard-setup-custom = 自由
yard-car = 貨車
yard-prompt-place = 印のついたマスをタップ
yard-prompt = 貨車か、列車の両端をタップ
yard-prompt-first = 行き先か、列車のもう一方の端をタップ
yard-prompt-train = どちらかの端の行き先をタップ
yard-go-on = もう一度タップで相手の色に
yard-nowhere = いまは動かせません：別の貨車をタップ
yard-why-ships = {$count}両を出荷する
yard-train-goes = {$count}両の列車が{$from}から{$to}へ
yard-end-draw = 同じ局面が3回現れた
yard-end-shipped = 10両すべて出荷
yard-end-stuck = 相手が動かせない
yard-ships-here = 出荷エリア
yard-turn-unknown = 手は`d4-c4`、列車なら`d4f4-c4`、貨車を置くなら`c1=r`と書きます。
yard-receiving = 入荷エリア
yard-tally = 10両中{$count}両を出荷

## Games for two: panels and results of all of them

duel-standing-over = ゲームは終わっています。盤は、やめたときのままです。
duel-standing = {$turn}手目。やめたときのままです。
duel-wins = {$who}の勝ち
duel-draw = 引き分け
duel-resign-asked = 投了しますか？
duel-resign-or-draw-asked = 投了しますか？　引き分けを提案しますか？
duel-draw-offer = {$who}が引き分けを提案しています
duel-draw-offered = 引き分けを提案しました
duel-draw-declined = 引き分けなし：続けます
duel-back-offer = {$who}が前の手を戻したいそうです
duel-back-asked = 手を戻したいと頼みました
duel-back-declined = 手は戻しません：続けます
duel-draw-agreed = 合意による引き分け
duel-hint-coming = よい手を考えています
duel-hint-marked = ヒントは盤の上です
duel-hint-why = ヒント：{$why}
duel-hint-joints = 破線は切れないつながり
duel-hint-swap = ヒント：「先手交代」をタップ
duel-hint-pass = ヒント：「パス」をタップ
duel-hint-none = ヒントはありません
duel-nobody-wins = 引き分けです
duel-result-resigned = {$result}（{$who}の投了）
duel-result-time = {$result}（{$who}の時間切れ）
duel-result-why = {$result} · {$why}
duel-waiting = {$who}を待っています
duel-starts = 先手は{$who}
duel-starts-drawn = 先手は{$who}（抽選）
duel-you-are = あなたは{$who}・{$tally}
duel-score = 勝敗 {$own} : {$other}
duel-score-tally = {$score}・{$tally}
lead-by = リード：{$who}（{$by}差）
duel-computer-moves = コンピューターの手番です
duel-swap-ok = 石とその2辺をもらう：「OK」をタップ
duel-pass-ok = 「OK」をタップしてパス
duel-ok-or-undo = 「OK」か「元に戻す」をタップ
duel-gives = これで終わり：{$who}の勝ちになります
duel-ok-or = 「OK」をタップ、または{$or}
duel-must-pass = できる手なし：「パス」をタップ
duel-has-swapped = {$other}が石と2辺をもらいました。{$prompt}
duel-edges-sides = 自分の辺：左と右
duel-edges-ends = 自分の辺：手前と奥
duel-edges-upright = 自分の辺：上と下
duel-has-swapped-edges = {$other}が石をもらいました。{$edges}
duel-took-edges = 石をもらいました。{$edges}
duel-has-passed = {$other}はパスしました。{$prompt}
duel-or-swap = {$prompt}、または「先手交代」
duel-resign = 投了
duel-offer-draw = 引き分けを提案
duel-draw-accept = 受け入れる
duel-draw-decline = 続ける
duel-back-allow = 許可する
duel-swap = 先手交代
duel-pass = パス
duel-told-undone = {$who}が元に戻しました。
duel-told-taken-back = {$who}が前の手を元に戻しました。
duel-told-touched = {$who}が{$cells}をタップ。
duel-told-press-ok = 「OK」か「元に戻す」を押してください
duel-told-touched-then = {$who}が{$touched}をタップ。{$then}。
duel-told-swap = {$who}が先手交代を選びました。
duel-told-swap-ok = {$who}が先手交代を選びました。「OK」を押してください。
duel-told-pass = {$who}がパスを選びました。
duel-told-pass-ok = {$who}がパスを選びました。「OK」を押してください。
duel-told-swapped = {$who}が石とその2辺をもらいました。
duel-told-passed = {$who}がパスしました。
duel-told-played = {$who}：{$what}。
duel-resigned = {$who}が投了しました。
duel-out-of-time = {$who}の時間切れです。
clock-minutes = {$count}分
clock-sand-glass = 砂時計、1手30秒、お知らせだけ
clock-sand-is-through = 時間です。一手どうぞ
clock-chip = {$who} {$time}
mirror-clock = 残り時間：{$time}。

## The lobby

lobby-remove-a-computer = {$title}は2人用です。コンピューターの横の「外す」をタップしてください。
lobby-too-many = {$title}は2人用です。{$count}人が「抜ける」をタップしてください。
lobby-nobody = 1人以上が「参加」をタップしてください。
lobby-one-more = プレイヤーかコンピューターがあと1人必要です。
lobby-two-can-play = 自分の席の「参加」をタップ。2人で遊べます。
lobby-two-to-six-can-play = 自分の席の「参加」をタップ。2〜6人で遊べます。
lobby-map-missing = マップを読み込めませんでした。もう一度タップするか、別のマップを選んでください。
lobby-map-loading = マップを読み込んでいます。
lobby-start = スタート
lobby-try-it = お試し
lobby-quick = 短い
lobby-normal = ふつう
lobby-long = 長い
lobby-join = 参加
lobby-computer = コンピューター
lobby-leave = 抜ける
lobby-remove = 外す
lobby-newcomer = はじめて
lobby-learner = みならい
lobby-easy = よわい
lobby-medium = ふつう
lobby-hard = つよい
lobby-master = 名人
lobby-even = 自動調整
lobby-someone-here = となりの人
lobby-friend = リンクで友だち
lobby-add-player = + 人数
lobby-row-map = マップ
lobby-row-players = 参加者
lobby-row-against = 相手
lobby-row-begins = 先手
lobby-drawn = 抽選
lobby-row-clock = 持ち時間
lobby-row-times = 各自
clock-increment = 1手ごとに+{$seconds}秒
lobby-ahead = ハンデ
connection-ahead = 石 +{$count}
transit-ahead = 入れ替え +{$count}
yard-ahead = 出荷済みの貨車 +{$count}
lobby-for-players = {$count}人
lobby-for-players-between = {$least}〜{$most}人
lobby-nobody-yet = まだだれも参加していません
lobby-joined = {$count}人が参加しています
lobby-people-and-computers = {$people}人とコンピューター{$computers}台
lobby-ready = そろったら、中央の「スタート」をタップ。
lobby-start-chosen = 「スタート」をタップ。先手は{$who}です。
lobby-start-full = 満席です。「スタート」をタップ。
lobby-start-or-wait = 「スタート」をタップ。まだ参加もできます。
lobby-map-easiest = やさしい
lobby-map-standard = 標準
lobby-map-hardest = 難しい
lobby-map-coming = 読み込み中…
lobby-maps-from-to = マップ{$from}～{$to}（全{$count}）
workshop-hint = 国をタップするか、マップにしたい地域が枠いっぱいになるまで世界を動かしてください。
workshop-make = マップを作る
workshop-making = マップを作っています：{$percent}
workshop-takes = 1分ほどかかることがあります。
workshop-cancel = 中止
workshop-change-frame = 枠を変える
workshop-play = 遊ぶ
workshop-uneven = このマップでは運の影響が大きめです。別のマップか、より大きな枠のほうが公平かもしれません。
workshop-small = 小さすぎます。300 km以上を枠に入れてください。
workshop-pole = 極に近すぎて35の都市がありません。離れてください。
workshop-world = 世界地図。枠の中：{$frame}。矢印キーで動かし、＋と−で拡大・縮小します。
workshop-frame-told = {$south}、{$west}から{$north}、{$east}まで
workshop-north = 北緯{$degrees}度
workshop-south = 南緯{$degrees}度
workshop-east = 東経{$degrees}度
workshop-west = 西経{$degrees}度
workshop-name-back = 前のマップ名
workshop-name-next = 次のマップ名
workshop-remark = 世界中

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = 大西洋
map-pacific-ocean = 太平洋
map-indian-ocean = インド洋
map-north-sea = 北海
map-baltic-sea = バルト海
map-mediterranean-sea = 地中海
map-black-sea = 黒海
map-arabian-sea = アラビア海
map-bay-of-bengal = ベンガル湾
map-south-china-sea = 南シナ海
map-sea-of-japan = 日本海
map-gulf-of-mexico = メキシコ湾
map-adriatic-sea = アドリア海
map-caucasus = コーカサス
map-himalaya = ヒマラヤ
map-tibet = チベット
map-sahara = サハラ
map-canada = カナダ
map-mexico = メキシコ
map-tyrrhenian-sea = ティレニア海
map-ligurian-sea = リグリア海
map-ukraine = ウクライナ
map-england = イングランド

## The map Italy: its name, its regions, its cities

map-italy = イタリア
region-northwest = 北西部
city-ancona = アンコーナ
city-grosseto = グロッセート
city-perugia = ペルージャ
city-ravenna = ラヴェンナ
city-rimini = リミニ
city-siena = シエナ
city-bari = バーリ
city-campobasso = カンポバッソ
city-foggia = フォッジャ
city-naples = ナポリ
city-potenza = ポテンツァ
city-salerno = サレルノ
city-catanzaro = カタンザーロ
city-cosenza = コゼンツァ
city-crotone = クロトーネ
city-lecce = レッチェ
city-nuoro = ヌーオロ
city-olbia = オルビア
city-taranto = ターラント
city-bolzano = ボルツァーノ
city-cuneo = クネオ
city-lugano = ルガーノ
city-nice = ニース
city-trento = トレント
city-florence = フィレンツェ
city-la-spezia = ラスペツィア
city-parma = パルマ
city-pisa = ピサ
city-verona = ヴェローナ

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = アフリカ
region-northeast = 北東部
map-gulf-of-guinea = ギニア湾
map-arabia = アラビア
city-antananarivo = アンタナナリボ
city-cape-town = ケープタウン
city-maputo = マプト
city-port-elizabeth = ポートエリザベス
city-pretoria = プレトリア
city-upington = アピントン
city-windhoek = ウィントフック
city-abidjan = アビジャン
city-algiers = アルジェ
city-casablanca = カサブランカ
city-dakar = ダカール
city-freetown = フリータウン
city-laayoune = アイウン
city-nouadhibou = ヌアディブ
city-kano = カノ
city-lagos = ラゴス
city-n-djamena = ンジャメナ
city-niamey = ニアメ
city-tamanrasset = タマンラセット
city-timbuktu = トンブクトゥ
city-tunis = チュニス
city-abu-simbel = アブシンベル
city-addis-ababa = アディスアベバ
city-asmara = アスマラ
city-benghazi = ベンガジ
city-cairo = カイロ
city-khartoum = ハルツーム
city-tripoli = トリポリ
city-harare = ハラレ
city-juba = ジュバ
city-kigali = キガリ
city-kinshasa = キンシャサ
city-lubumbashi = ルブンバシ
city-mombasa = モンバサ
city-nairobi = ナイロビ

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = 南アメリカ
map-caribbean-sea = カリブ海
map-sargasso-sea = サルガッソ海
city-bogota = ボゴタ
city-caracas = カラカス
city-cuenca = クエンカ
city-medellin = メデジン
city-iquitos = イキトス
city-piura = ピウラ
city-quito = キト
city-belem = ベレン
city-cayenne = カイエンヌ
city-fortaleza = フォルタレザ
city-georgetown = ジョージタウン
city-macapa = マカパ
city-manaus = マナウス
city-paramaribo = パラマリボ
city-brasilia = ブラジリア
city-belo-horizonte = ベロオリゾンテ
city-recife = レシフェ
city-rio-de-janeiro = リオデジャネイロ
city-salvador = サルバドール
city-sao-paulo = サンパウロ
city-porto-alegre = ポルトアレグレ
city-antofagasta = アントファガスタ
city-asuncion = アスンシオン
city-cusco = クスコ
city-la-paz = ラパス
city-lima = リマ
city-salta = サルタ
city-santa-cruz = サンタクルス
city-bahia-blanca = バイアブランカ
city-buenos-aires = ブエノスアイレス
city-concepcion = コンセプシオン
city-cordoba = コルドバ
city-mar-del-plata = マルデルプラタ
city-mendoza = メンドーサ
city-santiago = サンティアゴ

## The map British Isles: its name, its regions, its seas and ranges, its cities

map-british-isles = イギリス諸島
region-ireland = アイルランド
region-highlands = ハイランド
map-irish-sea = アイリッシュ海
map-celtic-sea = ケルト海
map-english-channel = イギリス海峡
city-ballina = バリナ
city-cork = コーク
city-galway = ゴールウェイ
city-kilkenny = キルケニー
city-limerick = リムリック
city-waterford = ウォーターフォード
city-aberdeen = アバディーン
city-aviemore = アヴィモア
city-dundee = ダンディー
city-glencoe = グレンコー
city-inverness = インヴァネス
city-mallaig = マレイグ
city-oban = オーバン
city-belfast = ベルファスト
city-campbeltown = キャンベルタウン
city-carlisle = カーライル
city-derry = デリー
city-glasgow = グラスゴー
city-newcastle = ニューカッスル
city-birmingham = バーミンガム
city-bristol = ブリストル
city-derby = ダービー
city-leeds = リーズ
city-liverpool = リヴァプール
city-york = ヨーク
city-brighton = ブライトン
city-cardiff = カーディフ
city-exeter = エクセター
city-norwich = ノリッジ
city-plymouth = プリマス
city-southampton = サウサンプトン

## The map World: its name, its regions, its seas and ranges, its cities

map-world = 世界
region-america = アメリカ
region-pacific = 太平洋
map-southern-ocean = 南極海
city-santo-domingo = サントドミンゴ
city-houston = ヒューストン
city-winnipeg = ウィニペグ
city-reykjavik = レイキャビク
city-sydney = シドニー
city-magadan = マガダン
city-perth = パース
city-port-moresby = ポートモレスビー
city-cairns = ケアンズ
city-manila = マニラ

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = スカンディナヴィア
map-norwegian-sea = ノルウェー海
map-russia = ロシア
map-poland = ポーランド
map-germany = ドイツ
map-barents-sea = バレンツ海
city-falun = ファールン
city-sundsvall = スンツヴァル
city-tampere = タンペレ
city-umea = ウメオ
city-visby = ヴィスビュー
city-ostersund = エステルスンド
city-pskov = プスコフ
city-tallinn = タリン
city-tartu = タルトゥ
city-klaipeda = クライペダ
city-gothenburg = ヨーテボリ
city-kaliningrad = カリーニングラード
city-kalmar = カルマル
city-karlstad = カールスタード
city-linkoping = リンシェーピング
city-malmo = マルメ
city-bod = ボードー
city-hammerfest = ハンメルフェスト
city-mo-i-rana = モー・イ・ラーナ
city-narvik = ナルヴィク
city-troms = トロムソ
city-trondheim = トロンハイム
city-bergen = ベルゲン
city-ivalo = イヴァロ
city-kajaani = カヤーニ
city-kiruna = キルナ
city-kuopio = クオピオ
city-oulu = オウル
city-rovaniemi = ロヴァニエミ
city-helsinki = ヘルシンキ

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = 日本
region-kyushu = 九州
region-hokkaido = 北海道
map-philippine-sea = フィリピン海
map-east-china-sea = 東シナ海
city-fukuoka = 福岡
city-kagoshima = 鹿児島
city-kumamoto = 熊本
city-miyazaki = 宮崎
city-nagasaki = 長崎
city-oita = 大分
city-sasebo = 佐世保
city-hiroshima = 広島
city-kochi = 高知
city-kyoto = 京都
city-nagoya = 名古屋
city-osaka = 大阪
city-takamatsu = 高松
city-tokushima = 徳島
city-fukui = 福井
city-hamamatsu = 浜松
city-kofu = 甲府
city-nagano = 長野
city-tottori = 鳥取
city-toyama = 富山
city-akita = 秋田
city-aomori = 青森
city-fukushima = 福島
city-morioka = 盛岡
city-niigata = 新潟
city-sendai = 仙台
city-utsunomiya = 宇都宮
city-furano = 富良野
city-hakodate = 函館
city-muroran = 室蘭
city-obihiro = 帯広
city-otaru = 小樽
city-sapporo = 札幌
city-tomakomai = 苫小牧

## The map India: its name, its regions, its seas and ranges, its cities

map-india = インド
map-laccadive-sea = ラッカディブ海
map-andaman-sea = アンダマン海
map-indochina = インドシナ
city-cochin = コーチ
city-colombo = コロンボ
city-hubli = フブリ
city-jaffna = ジャフナ
city-kandy = キャンディ
city-madurai = マドゥライ
city-trichy = ティルチ
city-bengaluru = ベンガルール
city-puri = プリー
city-ranchi = ラーンチー
city-varanasi = ワーラーナシー
city-visakhapatnam = ビシャカパトナム
city-jodhpur = ジョードプル
city-lahore = ラホール
city-multan = ムルターン
city-shimla = シムラー
city-srinagar = スリナガル
city-ahmedabad = アーメダバード
city-bhopal = ボーパール
city-goa = ゴア
city-indore = インドール
city-jaipur = ジャイプール
city-surat = スーラト
city-comilla = コミラ
city-dhaka = ダッカ
city-guwahati = グワハティ
city-kathmandu = カトマンズ
city-shigatse = シガツェ
city-thimphu = ティンプー

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = ルールを読み込んでいます。
sheet-share-nothing-yet = 第1ラウンドのあとで共有できます。それまで都市は秘密です。
sheet-back = 戻る
sheet-next = 次へ
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = 試す
sheet-share = このゲームを共有
sheet-share-copy = リンクをコピー
sheet-share-hands = このラウンドも含める（要同意）
sheet-share-put-in = リンクには、このラウンドの全員の秘密の都市が含まれます。
sheet-share-left-out = リンクに、いまのラウンドは含まれません。
sheet-share-copied = リンクをコピーしました。
sheet-share-not-copied = このブラウザーではコピーできません。
sheet-share-only-here = このページはこの機器でしか開けないため、読み取るコードはありません。
sheet-share-too-long = ゲームが長すぎてコードにできません。かわりにリンクをコピーしてください。
sheet-share-picture-there = 結果の画像をそこで保存できます。
sheet-picture = 持ち帰る画像
sheet-picture-about = 最後の場面、全員の結果、今日の日付が入ります。
sheet-picture-open = 画像
sheet-picture-png = 写真として保存 (PNG)
sheet-picture-svg = 印刷用に保存 (SVG)
sheet-picture-turns = 手数：{$count}
sheet-picture-round = 第{$round}ラウンド
sheet-picture-connected = つないだ人：{$names}
sheet-share-scan = スマホで読み取ると、このゲームがスマホで開きます。
sheet-my-game = 自分のゲーム
sheet-lobby = ゲーム一覧
sheet-your-turn = あなたの手番
sheet-computer = コンピューター · {$strength}
sheet-computer-thinks = コンピューターが考えています
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first}〜{$second}
sheet-here = ここ

## The operator: the PIN and the panel

operator-pins-differ = 2つのPINが違います。もう一度決めてください。
operator-wrong-pin = PINが違います。
operator-nothing-is-saved = 保存できない状態です。このゲームは失われます。
operator-storage-low = 保存領域の残りがわずかです：{$room} MB。
operator-tap-to-play = タップして遊ぼう
operator-tap-the-table = 続けるにはテーブルをタップしてください。
operator-closes-in = あと{$time}で終了
operator-closed = ただいま営業時間外です。
operator-pin = 管理者のPIN
operator-pin-new = PINを決める
operator-pin-again = PINをもう一度
operator-pin-rule = {$least}〜{$most}桁。だれにも教えないでください。
operator-pin-waits = PINの間違いが多すぎます。{$count}秒お待ちください。
operator-pin-asks = PINを確認しています…
operator-pin-silent = サーバーが応答しないため、PINを確認できません。もう一度試してください。
operator-pin-unset = PINはまだありません。このコンピューターで設定します：{$command}
operator-locked = ロック中：設定を読み取れません。
operator-pin-erase = 消す
operator-panel = 管理者
operator-kiosk-on = キオスク：オン
operator-kiosk-off = キオスク：オフ
operator-offers = 選べるゲーム
operator-start = 新しいゲームの初期設定
operator-start-heard = 音楽{$music}、効果音{$sounds}
operator-start-game = {$game}、{$map}、所持金{$bank}、納税後{$taxes}
operator-use-lobby = いまのロビーの設定にする
operator-change-pin = PINを変更
operator-export = データを書き出す
operator-import = データを読み込む
operator-delete-saves = 保存したゲームをすべて削除
operator-delete-all = 初期状態に戻す
operator-delete-saves-means = 保存したゲームを、別に保管したものも含めてすべて削除します。
operator-delete-all-means = 保存したゲーム、設定、PINをすべて削除します。
operator-set-by-file = 設定ファイルで指定
operator-file-sets = 灰色の項目はサーバーの設定ファイルで指定されています。
operator-file-garbled = サーバーの設定ファイルを読み取れないため、無視します。
operator-faults = 起動後のエラー
operator-foreign-faults = このブラウザーのほかのプログラム（拡張機能など）のエラー：{$number}
operator-keep-them = 残す
operator-yes-delete = はい、削除

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = 拡大
mirror-zoom-out = 縮小
mirror-zoom-whole = 盤全体を表示
mirror-unfold = パネルを全部表示
mirror-fold = 盤面を広く表示
mirror-sheet-rotate = このパネルをテーブルの次の側に向ける
mirror-lobby-rotate = テーブル中央の表示を回す
mirror-hint-coming = ヒントを準備中
mirror-lens = レンズ
mirror-discard = −$1、残りの$1をスキップ
mirror-let-computer = コンピューターにもう一度試させる
mirror-replay = リプレイ
mirror-seek-start = 最初へ
mirror-seek-back = 前へ
mirror-seek-next = 次へ
mirror-seek-end = 最後へ
mirror-timeline = リプレイの位置
mirror-close-open = 開いているものを閉じる
mirror-settings = 設定
mirror-languages = 言語：{$name}
mirror-podium = 表彰台を隠す
mirror-taxes = 税金のお知らせを隠す
mirror-another-map = 別のマップでもう一度遊ぶ：{$map}
mirror-choice = {$title}：{$value}
mirror-seat-button = {$does}、{$who}
mirror-position = {$stops}手中{$stop}手目
mirror-rules-of = {$title}のルール
mirror-table = テーブル
mirror-lobby = 次のゲーム
mirror-ready = 準備完了：「スタート」を押してください。
mirror-nobody = 空席
mirror-sits-here = {$colour}はこの端末でプレイします。
mirror-computer-at = {$colour}、コンピューター、{$strength}
mirror-place = 席、{$place}：{$sits}
mirror-seat = {$colour}、{$place}
mirror-seat-computer = コンピューター、{$strength}。
mirror-cell-next = 選べます
mirror-cell-hint = ヒント
mirror-cell-last = 直前の手
mirror-cell-taken-from = ここで取られました
mirror-cell-filled = 自動で埋まりました
mirror-cell-refused = できません
mirror-stands = {$who}：{$what}。
mirror-empty = 空き：{$count}
mirror-nothing-yet = まだ何もありません。
mirror-has-nothing = {$who}はまだ何もありません。
mirror-here = {$what}。
mirror-place-hub = ここに拠点を置く。
mirror-walk-map = 矢印で区間を進み、文字で都市へ、Enterで敷設、?でキー一覧。
mirror-walk-board = 矢印でマスを移動、Enterで選択、1から5で状況、?でキー一覧。
mirror-build = {$end}まで敷く、{$money}
mirror-build-which = {$end}まで敷く、{$money}、{$about}
mirror-go = {$end}へ移動
mirror-go-which = {$end}へ移動、{$about}
mirror-type-a-move = {$who}の手を入力
mirror-type-example = 例：{$line}
mirror-crossing = 地点{$number}
mirror-crossing-north = {$city}の北の地点{$number}
mirror-crossing-northeast = {$city}の北東の地点{$number}
mirror-crossing-east = {$city}の東の地点{$number}
mirror-crossing-southeast = {$city}の南東の地点{$number}
mirror-crossing-south = {$city}の南の地点{$number}
mirror-crossing-southwest = {$city}の南西の地点{$number}
mirror-crossing-west = {$city}の西の地点{$number}
mirror-crossing-northwest = {$city}の北西の地点{$number}
mirror-demonstration = これはデモです。
mirror-press-to-begin = どれかキーを押すと始まります。
mirror-countdown = 続けるには、{$count}秒以内にどれかキーを押してください。
mirror-still-playing = まだ遊びますか？
mirror-please-read = お読みください
mirror-vote = 投票
mirror-vote-all = 全員の同意が必要です。
mirror-page = {$title}、{$pages}ページのうち{$page}ページ目。

## Saves, links, files: what is wrong with them

fault-foreign = Roundhouseのゲームではありません。
fault-text = Roundhouseのゲームではないか、一部が欠けています。
fault-too-long = 長すぎて、ゲームとして読み取れません。
fault-older = 古いバージョンのRoundhouseのゲームなので、もう開けません。
fault-newer = より新しいバージョンのRoundhouseのゲームなので、ここでは開けません。
fault-length = 途中で切れています。
fault-language = {$language}は使えません：{$why}
fault-damaged = データが壊れています。
fault-no-such-game = このゲームはここでは遊べません。
fault-other-game = 別のゲームです。
fault-no-such-map = このマップはここでは使えません。
fault-other-map = 遊んだときからマップが変わっています。
fault-rules = ルール上できない手が含まれています。
fault-unwritable-start = このゲームは保存できません。
fault-unwritable-move = 記録できない手があるため、このゲームは保存できません。
fault-unwritable-too-long = 長すぎるため、このゲームは保存できません。
fault-found-late = 前のゲームが見つかりました。いまのゲームのあとで続きができます。
fault-second-copy = 保存したゲームが壊れていましたが、予備のコピーは無事です。
fault-put-aside = 保存したゲームを開けません。{$why}別に保管します。
fault-go-on-playing = {$why}ゲームは続けられます。
fault-file-foreign = このファイルにRoundhouseのゲームはありません。
fault-file-without-game = このファイルにゲームはありません。
fault-file-game = このファイルのゲームを開けません。{$why}
fault-query = このリンクは{$key} {$value}を指定しています。{$offered}
fault-query-not-offered = ここでは使えません。
fault-query-offers = {$title}で使えるのは{$values}です。
fault-rules-damaged = ルールのファイルが壊れています。
fault-link = このリンクを開けません。{$why}もう一度コピーしてください。
fault-map-version = マップはバージョン{$found}ですが、このプログラムで読めるのはバージョン{$known}です。
fault-map-too-large = マップが大きすぎます。
fault-map-too-many-nodes = マップの地点が{$count}個あり、多すぎます。
fault-map-other = {$map}のマップファイルの中身が別のマップです。
own-map-title = 自分のマップ
own-map-newer = この地図は新しいバージョンで作られました。ページを再読み込みしてください。
own-map-little-land = ここは陸地が少なすぎて地図にできません。陸地を増やし、海を減らしてください。
own-map-few-towns = 離れた町が足りません。もっと広い範囲か、町の多い範囲を表示してください。
own-map-torn-land = 陸地が細切れで鉄道を敷けません。ひと続きの陸地を増やしてください。
own-map-failed = 地図を作れませんでした。ネットワークを確かめて、もう一度お試しください。
fault-map-place = マップに、位置の正しくない地点があります。
fault-map-link-end = マップの区間{$number}の先の地点{$node}がありません。
fault-map-link = マップの区間{$number}（{$from}から{$to}まで、{$money}）は使えません。
fault-map-regions = マップの地域が{$wanted}個ではなく{$count}個あります。
fault-map-city-region = 都市{$city}の地域がありません。
fault-map-city-node = 都市{$city}の地点{$node}がありません。
fault-map-city-city = 都市{$city}が別の都市と重なっています。
fault-map-region = 地域{$region}の都市は{$cities}個、うち輪つきが{$ringed}個です。正しくは{$wanted}個と{$wanted-ringed}個です。
fault-map-unreached = マップの地点{$node}へ行く道がありません。

## The browser: storage, network, full screen, faults

web-rules-file = ルールのファイル{$name}
web-map-file = マップファイル{$name}
web-words-file = 言語ファイル{$name}
web-words-damaged = 言語ファイル{$name}が壊れています。
web-file-missing = {$what}を読み込めませんでした（サーバーの応答：{$number}）。
web-file-silent = {$what}を読み込めませんでした。ネットワークを確かめてください。
web-map-too-long = マップファイル{$name}が長すぎます。
web-map-damaged = マップファイル{$name}が不完全か、壊れています。
web-map-foreign = マップファイル{$name}はマップではありません。
web-no-picture = このブラウザーでは画像を保存できません。
web-no-export = このブラウザーでは、保存したゲームを書き出せません。
web-no-import = このブラウザーでは、ここでファイルを開けません。
web-file-unreadable = このファイルは読み取れません。
web-storage-refused = このブラウザーではゲームを保存できません（空き容量がないか、プライベートウィンドウです）。続けて遊べますが、ページは閉じないでください。
web-storage-healed = このブラウザーの保存データが壊れていたため、消去しました。いまはまた保存されています。
web-storage-silent = このブラウザーはゲームを保存できていません。続けて遊べますが、失われるおそれがあるので、ページは閉じないでください。
web-storage-elsewhere = 別のウィンドウですでに開いています。そのウィンドウを閉じるまで、このゲームは保存されません。
web-storage-slow = 保存に時間がかかっています。続けて遊べますが、電源が切れると最後の手番が失われるかもしれません。
web-computer-missing = コンピューターのプレイヤーを読み込めなかったか、エラーが起きました。
web-computer-silent = コンピューターのプレイヤーが応答しません。

## The page itself, while there is no program

page-loading = Roundhouseを読み込んでいます。
page-file = Roundhouseは、ファイルとしてではなく、Webサーバーから開いてください（開発者：cargo xtask play）。
page-too-old = このブラウザーは古いため、Roundhouseを開けません。最新のChromeをお使いください。
page-again = 少しお待ちください。Roundhouseを再起動しています。
page-failed = Roundhouseを3回再起動しましたが、続けられませんでした。画面をタップすると、もう一度試します。
page-failed-kiosk = Roundhouseを3回再起動しましたが、続けられませんでした。1分後にもう一度試します。すぐに試すには画面をタップしてください。
page-missing = このアドレスにページはありません。
page-open = Roundhouseを開く
mirror-said = ゲームの記録
mirror-own = あなたの席

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = 閉じる
over-language = 言語
over-hints-on = ヒント：オン
over-hints-off = ヒント：オフ
coach-leave = ガイドを閉じる
setting-coach = ガイド
over-coach-on = ガイド：オン
over-coach-off = ガイド：オフ
seat-leave-asked = ゲームを抜けますか？
seat-leave-tells = あなたの席はコンピューターが引きつぎます。
seat-leave = 抜ける
seat-stay = 続ける
seat-take-over = ここで遊ぶ
seat-nudge = まだいますか？　あなたの手番です。
seat-away-tells = コンピューターが代わりに遊べます。
seat-away-computer = コンピューター
seat-away-here = います
seat-take-over-asked = ここで遊びますか？
seat-take-over-tells = コンピューターの代わりに続けます。
seat-take-over-no = いいえ
mirror-leave-seat = ゲームを抜ける
setting-motion = 画面の動き
setting-contrast = コントラスト
setting-text = 文字サイズ
over-motion-on = 動き：オン
over-motion-off = 動き：オフ
over-contrast-high = コントラスト：高
over-contrast-auto = コントラスト：自動
setting-names = 地名をプレイヤーに向ける
over-names-turn = 地名：回る
over-names-stay = 地名：固定
coach-rail-cities = パネルを手で隠し、「都市を見る」をタップ。つなぐのは、この秘密の都市です。
coach-rail-cities-own = つなぐのは、あなただけの秘密の都市です。ほかの人に見えないように見ましょう。
coach-rail-hub = 自分の都市が多い所の近くの地点をタップ。そこが拠点で、線路の始まりです。
coach-rail-build = 破線の区間をタップして敷きます。毎回、一重線2つか二重線1つまで無料です。
coach-rail-left = 残り{$money}：一重線をもう1つ敷くか、−$1をタップ。使わない分はなくなります。
coach-rail-joined = {$names}の路線網とつながりました。これからは、みんなで同じ路線網を使います。
coach-rail-pay = だれかが自分の都市をすべてつなぎました。残りの都市をつなぎましょう。代金は所持金からです。
coach-rail-known = これでゲームのすべてです。次は本番をどうぞ。
coach-rail-tasks = 課題{$all}件中{$done}件完了
coach-swap = 先手は有利です。「先手交代」で最初の石とその2辺をもらうか、自分の石を置きます。
exercise-title = 練習 {$number}/{$all}
exercise-next = 次へ
exercise-skip = とばす
exercise-missed = ルール上はできますが、この練習とは別の手です。やり直すか、「ヒント」をタップ。
connection-lesson-aim = 空いたマスをタップ。自分の色の2辺を、切れ目のない石の列でつなげば勝ちです。
connection-lesson-quickway = 斜めに隣り合う自分の石は、自動でつながります。先に橋が横切っていれば別です。
connection-lesson-crossway = 斜めに隣り合う自分の石もつながります。つながりが交差するマスには置けません。
connection-lesson-quax = 斜めに隣り合う石2個をつなぐには、両方をタップ。これで手番を使います。
connection-lesson-quadrex = つながるのは縦横に隣り合う石だけ。2×2の最後のマスは自動で埋まることがあります。
raindrops-lesson-aim = 自分のしずくをタップし、行き先をタップ。自分のしずくを全部1つのかたまりにすれば勝ちです。
raindrops-lesson-capture = 相手のしずくの上に進むと、そのかたまりを全部取れます。
raindrops-lesson-group = グループは1個ずつ動きます。1個を持ち上げ、同じ列で残りの隣に置きます。
transit-lesson-aim = 自分の終着駅（輪の駒）をタップし、相手の駒をタップ。2つの場所が入れ替わります。
transit-lesson-networks = 縦横に隣り合う同じ色の駒が路線網です。最後に、路線網がいちばん大きい人の勝ちです。
transit-lesson-swaps = 入れ替え後は、どちらも隣に同じ色が2個以上必要。同じ色4個の2×2は作れません。
yard-lesson-aim = 自分の貨車をタップし、行き先をタップ。10両全部を、自分の色の側へ運びましょう。
yard-lesson-train = 一直線の貨車は、半分より多くが自分の色なら列車です。両端をタップし、次に行き先をタップ。
yard-lesson-areas = 貨車は相手の色の出荷エリアに入れず、自分の色のエリアから出られません。
connection-do-corner = 石が道をふさいでいます。よけて、両方の端に斜めに接するマスに石を置きましょう。
connection-do-gap = よける道は2つありますが、片方はふさがっています。もう片方でつなぎましょう。
connection-do-link = つながりが斜めに接する所で切れています。この2個の石をタップして橋をかけましょう。
connection-do-fill = すきまには置かず、その左か右に石を置きましょう。すきまは自動で埋まります。
connection-do-swap = 相手は中央から始めました。その石をもらいましょう。「先手交代」、次に「OK」をタップ。
connection-did-connect = 自分の色の2辺がつながりました。これで勝ちです。
connection-did-gap = つながりは交差できません。先にあったほうが残ります。
connection-did-swap = 最初の石とその2辺が自分のものになりました。次は相手の手番です。
raindrops-do-walk = グループを列に沿って上へ進めましょう。後ろのしずくを前へ、取れるまで繰り返します。
raindrops-do-spare = ここで取ると相手のかたまりが1つになり、相手の勝ちです。もう一方のしずくを動かしましょう。
raindrops-did-join = 自分のしずくが全部1つのかたまりになりました。これで勝ちです。
raindrops-did-capture = かたまりを全部取りました。取るか合流できるかたまりは、動くなら必ずそうします。
raindrops-did-group = グループが別のかたまりと合流しました。これで手番は終わり、ここでは勝ちです。
raindrops-did-walk = グループは1個ずつ動き、分かれることはありません。取るか合流すると手番が終わります。
raindrops-did-spare = 手番のたびにかたまりを数えます。1つになった人の勝ちで、自分の手番でなくても同じです。
transit-do-join = 1回の入れ替えで、自分の駒8個が1つの路線網になります。探してみましょう。
transit-do-far = 入れ替えは遠くまで届きます。自分の終着駅を、隣にない駒と入れ替えましょう。
transit-do-pass = 相手はパスしました。こちらも入れ替えられません。「パス」、次に「OK」をタップ。
transit-did-far = 終着駅の路線網に接する路線網の駒なら、どれとでも入れ替えられます。
transit-did-pass = 2人続けてパスするとゲーム終了。最大の路線網の勝ちです。
yard-do-ship = 貨車を1両、盤の自分の色の側にある出荷エリアへ運びましょう。
yard-do-last = 9両はもう着いています。10両目を運び入れましょう。
yard-did-car = 貨車は空いたマスをまっすぐ何マスでも進むか、斜めに1マス動けます。
yard-did-train = 片方の端が先頭になってまっすぐか横へ進み、残りがその跡をついて行きます。
yard-did-last = 10両すべて着きました。これで勝ちです。
rail-ready = 準備OK
rail-prompt-ready = 準備OK。{$names}を待っています
rail-prompt-taxes = {$ended}、税金{$money}
over-table-layout = テーブル画面
over-own-screen = 1人用画面
over-to-lobby = ゲーム一覧
over-end-game = ゲームを終える
over-new-game = 新しいゲーム
over-full-screen = 全画面
over-full-screen-exit = 全画面をやめる
over-rules = ルール
over-share = 共有
over-update = 更新
over-holds = 変更は、次のゲームから有効です。
over-inches = 対角線の長さ。手のひらによる誤反応を防ぎます。

over-new-game-asked = 新しいゲームを始めますか？
over-new-game-means = いまのゲームを終え、同じメンバーで新しく始めます。
over-keep-playing = ゲームを続ける
over-end-game-asked = このゲームを終えますか？
over-end-game-means = いまのゲームを終え、スタート画面に戻ります。
over-forget-means = 途中のゲームは失われます。
over-delete-it = 削除する
over-keep-it = 残す

over-share-hands-asked = 全員の秘密の都市も含めますか？
over-share-them = 共有する
over-play-again-asked = もう一度遊びますか？
over-play-again = もう一度遊ぶ
over-real-game = 本番を遊ぶ
over-another-map-asked = 別のマップ：{$map}？
over-lobby-asked = ゲーム一覧に戻りますか？
over-another-map = 別のマップ
over-no = いいえ
over-vote-waits = 同意しました。{$names}を待っています
over-vote-no = {$who}が「いいえ」と答えました

over-keys = キー操作
over-key-tab = Tab、Shift+Tab
over-key-tab-does = 次または前のボタン
over-key-arrows = 矢印
over-key-arrows-do = 移動：ボタン、マス、区間、スライダー
over-key-enter = Enter、スペース
over-key-enter-does = ボタンを押す
over-key-escape = Esc
over-key-escape-does = 閉じる
over-key-letters = 文字
over-key-letters-do = マップ：その文字の都市へ移動
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = 元に戻す
over-key-ask-does = 盤上：直前の手、形勢
over-key-next-does = 次の自分、次の相手
over-key-around-does = まわりにあるもの
over-key-zoom-does = 拡大・縮小
over-key-move = End
over-key-move-does = 手を入力
over-key-board = Home
over-key-board-does = 盤やマップへ移動
over-key-list-does = この一覧

over-play-from-here = ここから遊ぶ
over-back-to-my-game = 自分のゲームに戻る
over-stop-beginning = ゲームの最初
over-stop-turn = {$turn}/{$turns}手目
over-play-on-asked = ここから遊びますか？
over-play-on-ends-game = テーブルのゲームが、このゲームに入れ替わります。
over-play-on-loses-save = 保存したゲームが、このゲームに入れ替わります。
over-play = 遊ぶ
over-keep-watching = 見続ける

over-unfinished = 途中のゲーム
over-continue = 続きから
over-map-loading = マップを読み込んでいます。
over-map-again = {$why}「続きから」をタップすると、もう一度試します。
over-tap-to-continue = タップして続ける

## Phones, far seats and watchers

refused-cut-off = テーブルと通信できません。少し待って、もう一度試してください。
fault-seat-link = 席のリンクが途中で切れています。もう一度読み取るか、コピーしてください。
fault-seat-view = このページではテーブルのゲームを表示できません。ページを読み込み直してください。

room-phone = スマホで遊ぶ
room-far = 別の場所から遊ぶ
room-scan-cities = スマホで読み取ると、自分の都市をスマホで見られます。
room-scan-board = スマホで読み取ると、スマホで遊べます。
room-send = このリンクを1人だけに送ってください。その人の席になります。
room-until = それまではコンピューターが代わりに遊びます。
room-type = または、スマホで入力：
room-phone-holds = この席はスマホで遊んでいます。ここでも遊べます。
room-phone-away = スマホが応答しません。ここで続けるか、スマホの画面をつけてください。
room-far-nobody = リンクはまだ開かれていません。
room-left = {$colour}が抜けました。
friend-waits = 全員がそろうと始まります。
friend-you = あなた
friend-here = 来ています
friend-not-yet = まだ来ていません
friend-is-here = {$colour}が来ました。ゲームを始めます。
room-far-holds = 別の場所の人が遊んでいます。
room-far-away = 別の場所の人：接続していません
room-asks = 別のスマホがこの席を使おうとしています。あなたのスマホですか？
room-asks-far = この席のリンクを別の人が開きました。参加を許可しますか？
room-allow = 許可
room-refuse = 断る
room-show-here = ここで見る
room-withdraw = リンク取消
room-copy = コピー
room-copied = コピーしました。メッセージに貼り付けてください。
room-not-copied = コピーできませんでした。コードを読み取ってください。
room-host-full = いまサーバーがいっぱいです。あとでもう一度試してください。
room-invite = 招待
room-far-thinks = 別の場所の人が考え中：{$count}秒
room-far-waits = 別の場所の人
room-computer-plays = コンピューターに任せる
room-give-back = 席を返す
room-invite-title = 招待
room-watch = 観戦
room-watch-means = このリンクがあれば、だれでも観戦できます。遊ぶことはできません。
room-watchers = { $count ->
    [0] いまはだれも観戦していません。
   *[other] {$count}人が観戦しています。
}

member-looking = テーブルを探しています…
member-no-host = 通信できません。もう一度試しています…
member-no-table = 相手の画面が応答しません。このままお待ちください。自動でつながり直します。
member-asking = この席はほかの人が使っています。代わるには、テーブルの「許可」をタップしてください。
member-waits = あなたは{$colour}です。ゲームが始まるのを待っています。
member-watches = 観戦中です。ゲームが始まるのを待っています。
member-refused = テーブルで参加を断られました。
member-elsewhere = この席は、いま別のスマホが使っています。
member-closed = この席はテーブルに戻りました。
member-left = 席を離れました。だれも座らなければ、戻れます。
member-void = このリンクはもう使えません。テーブルのコードをもう一度読み取ってください。
member-version = テーブルのバージョンが違います。このページを読み込み直してください。
member-again = もう一度試す
member-return = 席に戻る
member-leave-tells = あなたの席は空きます。だれも座らなければ、同じリンクで戻れます。
member-hand-over = 席をゆずりますか？
member-look-up = このあとは、テーブルを見てください。
member-players-decide = このあとどうするかは、プレイヤーが決めます。

mirror-phone = スマホで遊ぶ
mirror-far-at = {$colour}、別の場所
member-fair = 都市は公正に配られました（この端末も参加し、確認しました）。
member-unfair = 都市が約束どおりに配られていません。テーブルで確かめてください。

## Looking back at a game for two

review-percent = {$percent}%
review-working = ゲームを調べています：{$known}/{$all}
review-better = ここでの最善：{$turn}（{$time}で検討）
review-better-marked = ここでの最善：印のとおり（{$time}で検討）
review-as-played = ここではこれが最善（{$time}で検討）
review-seconds = {$seconds}.{$tenths}秒
review-trying = {$turn}手目＋{$tried}
review-try = 盤か候補手をタップして試せます。
review-try-turn = {$turn}を試す
review-behind = −{$points}%
review-joints = 破線のつながりは何があっても切れません。
review-joints-none = 確実なつながりはまだありません。
review-only = このままでは{$who}の勝ち：受けは{$cells}だけ
review-only-marked = このままでは{$who}の勝ち：受けは金枠のマスだけ
review-only-none = 何があっても{$who}の勝ち
last-aloud = コンピューターから：{$words}
last-fell-newcomer = おみごと！　{$turn}手目にはおどろきました。
last-fell-easy = {$turn}手目には、返す手に困りました。おみごと！
last-fell-medium = {$turn}手目がいちばんこたえました。いい勝負でした！
last-fell-hard = {$turn}手目がいちばんこたえました：勝つ見込みが{$before}から{$after}に。
last-fell-master = {$turn}手目：その前の見込みは{$before}。その後は{$after}。
last-fell-at-last = 最後の一手は見えていませんでした。おみごと！
last-behind = 最初からずっとあなたが優勢でした。おみごと！
last-slid = 少しずつ引き離されました。いつの間に…。
last-rose = あなたの{$turn}手目を見直してみてください。いちばん助かりました。
last-rose-percent = あなたの{$turn}手目にいちばん助けられました：勝つ見込みが{$before}から{$after}に。
last-sure = {$turn}手目からは、勝てるとわかっていました。
last-unsure = 最後の最後まで、勝てるかどうかわかりませんでした。
last-open = まだ勝負はついていませんでした。勝てるとは思っていませんでした！
last-drawn = 引き分け。いい勝負でした！
last-length = { $turns ->
   *[other] いい勝負でした！　全部で{$turns}手でした。
}
review-back = ふり返りに戻る
review-back-short = 戻る
over-replay-speed = {$speed}×
mirror-turning-point = 次の大事な場面
mirror-joints = 確実なつながり
mirror-joints-told = 確実なつながり：{$links}
mirror-joint = {$who}の{$one}から{$other}
mirror-joint-edge = {$who}の{$one}から辺
mirror-replay-play = 再生
mirror-replay-pause = 一時停止
mirror-replay-speed = 速さ {$speed}×
sheet-share-moves = 手順を文字でコピー
sheet-share-moves-copied = 手順をコピーしました。ここに貼り付けると再生できます。
paste-fails = {$line}行目：{$why}
paste-begins = 手順は次のような行で始まります：{$example}
paste-unknown = 「{$text}」というコマンドはありません。
paste-illegal = 「{$turn}」はそこではできません。
position-form = 局面は次のように書きます：{$example}
position-rows = このゲームに{$rows}段の盤はありません。
position-row = 上から{$row}段目の文字か長さが正しくありません。
position-side = 手番は{$one}か{$other}で書きます。
position-link = 橋は同じ色の石2つの間にかかり、ほかの橋と交差しません。
position-links = 橋は、2本の対角線が交差する所ごとに1本だけ書きます。
position-crosscut = このゲームでは、2×2の中で両方の色が斜めに交差することはありません。
position-unfilled = 自動で埋まるはずのマスが空いています。
position-cars = 貨車は各色10両までです。
position-area = {$cell}の貨車が相手の色の出荷エリアにあります。
position-pieces = どちらの色のしずくも盤に必要です。
paste-position = どのゲームにもない局面です。上に次のような行を書いてください：{$example}
paste-which = この局面は複数のゲームにあります。上に次のどれかの行を書いてください：{$lines}
setup-open = 局面を作る
setup-tap = 色を選んで盤をタップ
setup-link = 色を選んで盤をタップ。ドラッグで橋をかけます。
setup-over = この局面ではゲームは終わっています。
setup-moves = 手番
setup-nothing = 取り除く
setup-clear = 空にする
setup-start = 初期配置

## Puzzles

lobby-puzzle = パズル
puzzle-title = 今日のパズル
puzzle-another = 別のパズル
puzzle-race = {$count}問レース
puzzle-back = { $count ->
    [1] 昨日のパズル
   *[other] {$count}日前のパズル
}
puzzle-series = {$count}問連続で一発正解！
puzzle-scores = 解いた数：{$scores}
puzzle-score = {$who} {$count}
puzzle-easy = やさしい
puzzle-medium = ふつう
puzzle-hard = むずかしい
puzzle-win = { $count ->
    [1] {$who}の手番です。この手番で勝ってください。
   *[other] {$who}の手番です。相手がどう応じても、自分の{$count}手以内に勝ってください。
}
puzzle-join = この{$count}つの都市を、できるだけ安くつなぎましょう。
puzzle-laid = ここまでの費用：{$money}
puzzle-wrong = { $count ->
    [1] その手では勝てません。別の手をどうぞ。
   *[other] それでは{$count}手以内に勝てません。別の手をどうぞ。
}
puzzle-thinks = {$who}が考えています…
puzzle-right = 正解！
puzzle-answers = {$who}の応手は{$turn}です。
puzzle-again = やり直す
puzzle-apart = まだつながっていない都市があります。
puzzle-over = つながりましたが、{$money}余分です。どの回り道を省けますか？
puzzle-solved = { $count ->
    [1] 1回目で正解です！
   *[other] {$count}回目で正解です！
}
puzzle-first = {$who}がレースに勝ちました。
puzzle-first-you = あなたがレースに勝ちました！
puzzle-wants = {$who}が{$how}を希望：あなたもタップするか、そのまま続けてください。
puzzle-waits = ほかの人もタップすると、{$how}が始まります。
puzzle-next = 次へ
puzzle-earlier = 前の日
puzzle-later = 次の日
puzzle-share = 結果を共有
puzzle-copy = コピー
puzzle-copied = 結果をコピーしました。
puzzle-clear = 全部消す
puzzle-loading = パズルを読み込んでいます。
puzzle-damaged = パズルのデータが壊れています。
web-puzzle-file = パズルファイル「{$name}」
mirror-puzzle-at = パズル、{$place}
mirror-puzzle-link = {$from}–{$to}、{$money}
