### Roundhouse in Simplified Chinese (mainland). Glossary (English term = 中文):
###
## The map Central Europe: its name, its regions, its cities

map-central-europe = 中欧
city-gdansk = 格但斯克
city-poznan = 波兹南
city-rostock = 罗斯托克
city-szczecin = 什切青
city-torun = 托伦
city-budapest = 布达佩斯
city-cluj = 克卢日
city-kosice = 科希策
city-lublin = 卢布林
city-lviv = 利沃夫
city-vilnius = 维尔纽斯
city-bologna = 博洛尼亚
city-genoa = 热那亚
city-ljubljana = 卢布尔雅那
city-turin = 都灵
city-venice = 威尼斯
city-zagreb = 萨格勒布
city-brussels = 布鲁塞尔
city-dijon = 第戎
city-geneva = 日内瓦
city-lyon = 里昂
city-reims = 兰斯
city-cologne = 科隆
city-stuttgart = 斯图加特

### Everywhere:
### tap = 点
### slide (finger) = 滑动
### drag = 拖动
### seat = 座位
### player = 玩家
### computer = 电脑
### turn = 回合
### move = 一步；走
### hint = 提示
### round = 轮（第2轮）
### game = 游戏；一局
### win, wins = 获胜（你赢了）
### draw = 平局
### resign = 认输
### pass = 跳过
### unfinished game = 未完成的游戏
### saved game = 存档
### link (address) = 链接
### operator = 管理员
### start screen = 开始界面（对管理员可说“大厅”）
### set aside = 单独保留
### adaptive = 自适应
### by lot, coin toss = 抽签
### puzzle = 谜题
### panel = 面板
### slider = 滑块
### cog = 齿轮
### rules page = 规则
### kiosk = 展台模式
###
### Transglobal Rail:
### map = 地图
### lens, magnifier = 放大镜
### intersection = 站点
### city = 城市
### region = 区域
### hub = 枢纽
### link (rail) = 路段
### single / double line = 单线／双线
### track = 铁轨
### build = 铺、铺设
### network = 铁路网
### connect, connected = 连通、已连通
### bank = 资金
### richest player = 资金最多的玩家
### free track = 免费铁轨
### skip = 放弃
### tax day = 纳税日
### taxes = 税、税款
###
### Quickway and its family:
### board, cell = 棋盘、格
### stone = 棋子（枚）
### edge = 边
### side by side = 横竖相邻
### touch at a corner = 斜向相邻
### link (Quickway) = 连线
### square (of four) = 田字格
### swap (pie rule) = 换边
###
### Raindrops:
### drop = 水滴（滴）
### point = 交点
### line (row or column) = 线
### unit = 水团
### group = 群
### capture = 吃、吃掉
### join = 汇合
### engaged / not engaged = 有目标／无目标
###
### Rapid Transit:
### piece = 棋子（枚）
### network = 线路网
### terminal = 终点站
### swap (pieces) = 互换
###
### Switch Yard:
### car = 车厢（节）
### train = 列车
### yard = 调车场
### receiving area = 到达区
### shipping area = 发车区
### set-ups = 开局布置：初级、高级、自定义
###
### Buttons (quoted in text with “”, but OK and −$1 stand without quotes):
### JOIN = 加入
### START = 开始
### SHOW CITIES = 查看城市
### HIDE CITIES = 隐藏城市
### HINT = 提示
### UNDO = 撤销
### OK = OK
### −$1 = −$1
### PASS = 跳过
### RESIGN = 认输
### SWAP = 换边
### LEAVE = 离开
### REMOVE = 移除
### REVIEW = 复盘
### RULES = 规则
### SHARE = 分享
### SETTINGS = 设置
### CLOSE = 关闭
### BACK = 上一页
### NEXT = 下一页
### NEW GAME = 新游戏
### CONTINUE = 继续
### NEXT ROUND = 下一轮
### PLAY AGAIN = 再来一局
### REPLAY = 回放
### COMPUTER = 电脑
### EASY = 简单
### MEDIUM = 中等
### HARD = 困难
### YES = 是
### NO = 否
### KEEP PLAYING = 继续玩（PLAY = 接着玩）
### ALL GAMES = 全部游戏
### PERSONAL VIEW, TABLE VIEW = 单人画面、围桌画面
### FULL SCREEN = 全屏
###
### Players' colours, which are their names:
### Orange = 橙方
### Sky = 天蓝方
### Green = 绿方
### Red = 红方
### Blue = 蓝方
### Pink = 粉方
###
### phone = 手机
### far seat, elsewhere = 在别处（在别处的玩家）
### invite = 邀请
### watch = 旁观
### host = 服务器
### SHOW HERE = 在此查看
### INVITE = 邀请
### WATCH = 旁观
### ALLOW = 允许
### REFUSE = 拒绝
### CANCEL LINK = 取消链接
### LET COMPUTER PLAY = 让电脑代玩
### RETURN SEAT = 交还座位
### TRY AGAIN = 再试一次

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = 目标
rules-transglobal-rail-goal-text =
    每人有五座秘密城市，地图的每个区域各一座。大家一起铺一张铁路网，看谁最先让自己的五座城市全部与枢纽连通。

    之后，其他人用自己的资金连通剩下的城市。只要有人资金用光，游戏就结束：资金最多的玩家获胜。

    一局要玩几轮，大约半小时。

rules-transglobal-rail-joining = 加入游戏
rules-transglobal-rail-joining-text =
    二到六人都能玩。在自己的座位上点“加入”，选一种颜色。再选地图：美国最简单，亚洲最难。也可以自制世界任何地方的地图。然后点“开始”。

    每人的起始资金是$15。资金少，游戏短；资金多，游戏长。调节滑块在开始界面里，也在红色齿轮里。这些规则也在齿轮里，随时能看。

rules-transglobal-rail-cities = 你的五座城市
rules-transglobal-rail-cities-text =
    点“查看城市”，就能看到自己的五座城市；点“隐藏城市”收起列表。也可以按住按钮偷看一眼。记得用手遮住。随时都能看。轮到你时，列表里的“提示”会建议你走一步，每回合可用一次。

    名称旁的圆形标志表示城市所在的区域，颜色和符号与地图上相同。打了勾的城市，已与你的枢纽连通。

    两人或三人玩时，带白色虚线圈的城市不用。

rules-transglobal-rail-hub = 你的枢纽
rules-transglobal-rail-hub-text =
    每一轮都抽签，抽中的玩家戴上皇冠，最先开始。轮到你时，点任意一个站点放枢纽，那里有没有城市都行。点别的站点可以移动枢纽，定好后点OK。大家按顺时针方向轮流。

    你铺的铁轨都必须连着自己的枢纽。枢纽放在自己的城市上，这座城市立刻连通。一个站点只能有一个枢纽。

    够不着地图？点面板上的放大镜，面前就会出现放大的地图。在里面点和在地图上点一样，滑动可以移动画面。

rules-transglobal-rail-turn = 你的回合：$2
rules-transglobal-rail-turn-text =
    每回合你有$2的免费铁轨，必须用掉。地图上的线就是可以铺的路段，铺好了就是铁轨。单线每段$1；双线每段$2，因为它跨过河流、山脉或海峡。没有线的地方谁也不能铺，比如喜马拉雅山。

    所以，要么铺两段单线，要么铺一段双线。现在能铺的路段显示为虚线。点一下路段，或者滑到路段上松手。

    这$2不从你的资金里出：铺轨阶段不花资金。

rules-transglobal-rail-buttons = 撤销、−$1和OK
rules-transglobal-rail-buttons-text =
    点OK之前，“撤销”可以一步步收回本回合铺的铁轨。

    铺好一段$1的路段后，点−$1会放弃剩下的$1，并立刻结束你的回合。如果再铺只会帮到别人，就用它。这一步不能撤销。

    $2用完了，点OK结束回合。如果你的城市已全部连通，或者够得着的地方没有$1的路段，剩$1也能点OK。

rules-transglobal-rail-track = 铁轨人人可用
rules-transglobal-rail-track-text =
    铁轨的颜色只表示是谁铺的。你的铁路网一碰到别人的，连在一起的铁轨就全归你用，可以从任何一处接着铺。

    所以，什么时候接、在哪儿接，往往决定胜负：你铺的路段也会帮到别人。

rules-transglobal-rail-finish = 一轮结束
rules-transglobal-rail-finish-text =
    有人连通五座城市并点了OK，铃声响起，铺轨阶段结束。此时五座城市都已连通的玩家不用付钱，不管最后一段是谁铺的。

    从结束铺轨的玩家的下家开始，其他人按顺时针依次连通剩下的城市。现在每铺一段，都要从自己的资金里付$1或$2，“撤销”会退钱。别人先铺好的铁轨可以免费用。点带价格的“补齐”，就会用最少的钱铺好所缺铁轨。最后一座城市连通后，就不能再铺了：点OK。

    之后点“复盘”，可以看到每个人最省钱的铁路网，还能回放这一轮。

rules-transglobal-rail-banks = 资金和税
rules-transglobal-rail-banks-text =
    一轮过后，如果有人的资金为零或负数，游戏就结束。资金最多的玩家获胜；资金相同，名次并列。如果大家都还有钱，就清空地图，用新的城市和新的枢纽开始新一轮。

    第2轮之后是纳税日，整局只有一次：每人交同样多的税，让资金最少的玩家剩下$5（剩多少可用滑块调节）。如果有人的资金已经不超过这个数，大家都不用交。

rules-transglobal-rail-credits = 鸣谢
rules-transglobal-rail-credits-text =
    Transglobal Rail是dougx.net免费提供的游戏。它只授权给最终用户娱乐使用，不得捆绑、出售、展出，也不得用于任何商业目的。有问题请写信到contact at dougx.net。

    海岸、河流和国界来自Natural Earth，属于公有领域。新地图的城市来自GeoNames（CC BY 4.0）。字体是Jeremy Tribby的Barlow和Google的Noto Sans，采用SIL Open Font License。

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = 目标
rules-quickway-goal-text =
    棋盘有两条相对的边是你的颜色。用自己的棋子连成不断的一串，连通这两条边，要抢在对方连通另外两条边之前。角上的格子同属两条边。总有一方能连通。

    目标相同的玩法有四种：Quickway、Crossway、Quax和Quadrex，区别只在棋子斜向相邻时怎么算。点“开始”之前选一种。

    由抽签决定谁先走，这也可以在点“开始”之前选定。
rules-quickway-goal-caption-1 = 橙方还差一枚棋子……
rules-quickway-goal-caption-2 = ……两边就连通了

rules-quickway-turn = 你的回合
rules-quickway-turn-text =
    点一个空格，放下棋子。点别的空格可以改放。点OK结束回合；在这之前，“撤销”可以收回棋子。点OK之后，棋子不再移动，也不会被吃。

    横竖相邻的棋子是连通的。斜向相邻怎么算，请看你所选玩法的那一页。

    只有无处可走时，才能点“跳过”。
rules-quickway-turn-caption-1 = 有标记的格子可以放棋子
rules-quickway-turn-caption-2 = 新棋子与旁边的连通

rules-quickway-swap = 换边
rules-quickway-swap-text =
    先手优势很大。所以后手在自己的第一个回合，可以不放棋子，改点“换边”再点OK。第一枚棋子连同它的两条边就归后手，对方改用另外两条边，并接着走。

    只能在整局的第二个回合用，仅此一次。点“开始”之前可以关掉。
rules-quickway-swap-caption-1 = 橙方先走……
rules-quickway-swap-caption-2 = ……天蓝方接管

rules-quickway-quickway = Quickway：自动连线
rules-quickway-quickway-text =
    在Quickway里，你的两枚棋子一旦斜向相邻，就自动连线，除非对方的连线已经从那里穿过。

    也就是说，每个田字格里先连的线保留。对方仍然可以填上这个田字格的最后一格，但在那里连不成线。
rules-quickway-quickway-caption-1 = 三枚棋子
rules-quickway-quickway-caption-2 = 天蓝方晚了一步，连不上

rules-quickway-crossway = Crossway：不许交叉
rules-quickway-crossway-text =
    在Crossway里，同色棋子斜向相邻，总是连通的。这样的连接绝不能交叉。所以，如果填上某个田字格的最后一格，会让双方在里面各占一条对角线，你就不能填这一格。

    这样的格子你不能填。对方仍然可以填，除非另一个田字格也不允许。
rules-quickway-crossway-caption-1 = 橙方不能填
rules-quickway-crossway-caption-2 = 橙方有三格可填

rules-quickway-quax = Quax：手动连线
rules-quickway-quax-text =
    在Quax里，棋子斜向相邻，不会自己连通。轮到你时，要么放一枚棋子，要么连一条线：依次点自己两枚斜向相邻的棋子，或者从一枚滑到另一枚。

    连线不能交叉：每个田字格里只容得下一条。
rules-quickway-quax-caption-1 = 点一枚棋子……
rules-quickway-quax-caption-2 = ……再点另一枚

rules-quickway-quadrex = Quadrex：自动填格
rules-quickway-quadrex-text =
    在Quadrex里，只有横竖相邻的棋子才连通。田字格填了三格，其中一色两枚成对角、另一色一枚时，第四格会自动填上两枚的那种颜色。

    一格自动填上，可能接着带动下一格。如果一格填哪种颜色都行，就归刚走的玩家。
rules-quickway-quadrex-caption-1 = 轮到天蓝方
rules-quickway-quadrex-caption-2 = 放一枚，再自动填上两格

rules-quickway-credits = 鸣谢
rules-quickway-credits-text =
    Quickway是Bill Taylor的作品，2007年发表在新闻组上。Quax和Quadrex也是他的作品。他向Crossway的设计者Mark Steere致谢。

    原帖没有写明使用条件。

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = 目标
rules-raindrops-goal-text =
    同色水滴横竖相邻，就连成一个水团；单独一滴也是一个水团。最先把自己的水滴全部聚成一个水团的玩家获胜。所以，把自己的水滴聚到一起，把挡路的吃掉。

    开局时两色相间，像国际象棋的棋盘。在边长为7、9、11的棋盘上，两条长对角线开局时是空的。

    由抽签决定谁先走，也可以在点“开始”之前选定。
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = 只剩一个水团：橙方获胜

rules-raindrops-drop = 单个水滴
rules-raindrops-drop-text =
    单独的水滴沿所在的行或列滑动，只要路上没有阻挡，想走多远就走多远，像象棋里的车。点水滴，再点目的地；也可以直接拖过去。

    它可以落在对方的水滴上，这样就吃掉整个水团，里面的水滴全部消失。

    很多时候只有一部分交点可走，原因见“有目标和无目标”一页。
rules-raindrops-drop-caption-1 = 可以去两个交点
rules-raindrops-drop-caption-2 = 吃掉整个水团……
rules-raindrops-drop-caption-3 = ……或与己方汇合，获胜

rules-raindrops-group = 水滴群：像毛毛虫
rules-raindrops-group-text =
    两滴或更多横竖相邻的水滴组成水滴群。它像毛毛虫一样，沿一条线（一行或一列）一滴一滴地往前爬。提起一滴，放到这条线上紧挨水滴群的位置：空交点，或者对方的水滴上。再提下一滴。这样，尾巴一次又一次挪到前头。

    同一回合里，同一滴可以再提起来，但刚放下的那一滴不行。水滴群始终不能断开，手里提着水滴时也一样。
rules-raindrops-group-caption-1 = 提起一滴……
rules-raindrops-group-caption-2 = ……放到前面……
rules-raindrops-group-caption-3 = ……再来一滴……
rules-raindrops-group-caption-4 = ……又轮到第一滴

rules-raindrops-line = 走哪条线，往哪边
rules-raindrops-line-text =
    选一条线：回合开始时水滴群所在的任意一行或一列。回合中途才碰到的行或列不算。

    第一滴放在这条线上，紧挨水滴群。第二滴挨着第一滴，哪一边都行。此后每一滴都朝同一方向再往前一个交点：不能放到另一头，也不能拐弯。
rules-raindrops-line-caption-1 = 第一滴可以放在这里
rules-raindrops-line-caption-2 = 第二滴：挨着第一滴
rules-raindrops-line-caption-3 = 之后只能往这边

rules-raindrops-group-end = 水滴群的回合怎样结束
rules-raindrops-group-end-text =
    吃掉水团时，与这条线上有水滴的己方水团汇合时，或者线上的下一个交点在棋盘外、有己方水滴时，水滴群必须停下。与不在这条线上的己方水团汇合，不必停下：那个水团并入水滴群，它的水滴也能提起来。

    也可以早点停：一旦与己方水团汇合，OK就亮起。如果这一回合既不能汇合也不能吃，那么走到下一次能做到的地方时，OK就亮起。
rules-raindrops-group-end-caption-1 = 吃掉了：必须停下
rules-raindrops-group-end-caption-2 = 线外汇合：可停可走
rules-raindrops-group-end-caption-3 = 线上汇合：停下，获胜

rules-raindrops-engaged = 有目标和无目标
rules-raindrops-engaged-text =
    这个回合能吃或能汇合的水团，就是有目标的水团。你可以不动它；要动，就必须吃或汇合。

    别的水团都是无目标的，也可以走，但停下后，下一次必须能吃或能汇合。

    不能跳过。无路可走就输了。
rules-raindrops-engaged-caption-1 = 有目标：必须吃或汇合
rules-raindrops-engaged-caption-2 = 无目标：可以去的地方
rules-raindrops-engaged-caption-3 = 在这里下次就能吃

rules-raindrops-end = 结束
rules-raindrops-end-text =
    每个回合之后都数一数水团。刚走的玩家只有一个水团，就获胜，哪怕对方也只有一个。如果只有对方是一个水团，则对方获胜。

    当心：吃掉水团可能让对方只剩一个水团，那样就是对方获胜。这时请走别的水团，或者吃别的水滴。
rules-raindrops-end-caption-1 = 如果橙方吃掉……
rules-raindrops-end-caption-2 = ……天蓝方只剩一个水团，获胜
rules-raindrops-end-caption-3 = 更好：走另一滴

rules-raindrops-credits = 鸣谢
rules-raindrops-credits-text =
    Raindrops由Luis Bolaños Mures设计于2011年11月。

    他的规则没有写明使用条件。

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = 目标
rules-rapid-transit-goal-text =
    棋盘上始终摆满棋子。横竖相邻的同色棋子连成线路网。通过互换棋子，让自己的线路网变大：双方都不能再互换时，最大的线路网属于谁，谁就获胜。

    由抽签决定谁先走，也可以在点“开始”之前选定。
rules-rapid-transit-goal-caption-1 = 开局
rules-rapid-transit-goal-caption-2 = 后来

rules-rapid-transit-networks = 线路网和终点站
rules-rapid-transit-networks-text =
    线路网：横竖相邻、连在一起的同色棋子。斜向不算。单独一枚也是一个线路网，大小为一。

    身边没有同色棋子，或者只有一枚的，就是终点站。轮到你时，互换的两枚里必须有一枚是自己的终点站，另一枚不必是终点站。
rules-rapid-transit-networks-caption-1 = 空心圆圈是终点站

rules-rapid-transit-turn = 你的回合：互换
rules-rapid-transit-turn-text =
    点自己的一个终点站，再点对方的一枚棋子；也可以直接拖过去。两枚棋子互换位置。

    两枚不必相邻。找一个对方的线路网，只要它在任何地方与你这个终点站所在的线路网横竖相邻，就可以和里面的任何一枚互换。

    能互换就必须互换，即使对方的线路网也会变大。
rules-rapid-transit-turn-caption-1 = 点一个终点站……
rules-rapid-transit-turn-caption-2 = ……再点要互换的棋子
rules-rapid-transit-turn-caption-3 = 这个线路网里哪枚都行

rules-rapid-transit-swaps = 怎样的互换可行
rules-rapid-transit-swaps-text =
    互换之后，两枚棋子身边都必须有至少两枚同色棋子，也就是都不能是终点站。

    而且，四枚同色棋子绝不能填满一个田字格。只有符合这些规则的互换才能点。
rules-rapid-transit-swaps-caption-1 = 划掉：身边同色太少
rules-rapid-transit-swaps-caption-2 = 划掉：同色填满田字格

rules-rapid-transit-end = 结束
rules-rapid-transit-end-text =
    只有无法互换时，才能点“跳过”再点OK。连续两次跳过，游戏结束。

    比双方各自最大的线路网，谁的大谁获胜。一样大就比第二大的，依此类推。全都一样，最后互换的玩家获胜。
rules-rapid-transit-end-caption-1 = 12比10：天蓝方获胜
rules-rapid-transit-end-caption-2 = 全部相同：最后互换的天蓝方获胜

rules-rapid-transit-credits = 鸣谢
rules-rapid-transit-credits-text =
    Rapid Transit是Phil Leduc的作品（2022年、2024年），他保留一切权利。规则目前可以在网上传播。

    想把这款游戏编成程序或销售，请先写信征得他的许可（philleduc.pled at gmail.com）。

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = 目标
rules-switch-yard-goal-text =
    双方各有十节车厢开进了调车场。把你的车厢送进你的发车区，也就是棋盘侧边与你同色的两列。最先送进全部十节的玩家获胜。

    不能跳过。车厢不能越过别的车厢，也不会被吃。

    由抽签决定谁先走，也可以在点“开始”之前选定。
rules-switch-yard-goal-caption-1 = 开局
rules-switch-yard-goal-caption-2 = 十节全到：橙方获胜

rules-switch-yard-car = 一节车厢
rules-switch-yard-car-text =
    你的任何一节车厢都能单独移动，在列车里也行。它可以沿空格直走，多远都行，或者斜走一格。点车厢，再点目的地；也可以直接拖过去。
rules-switch-yard-car-caption-1 = 车厢可以去的地方
rules-switch-yard-car-caption-2 = 走完之后

rules-switch-yard-train = 列车
rules-switch-yard-train-text =
    两节或更多车厢排在同一行或同一列，中间没有空格，并且超过半数是你的，就能作为列车一起移动。一长串里的一段也可以。点两端，或者沿着它滑过去；再点其中一端的目的地。

    这一端不管什么颜色都打头，往前直走或拐向旁边，在空格上想走多远就走多远，但绝不能斜走。其余车厢沿着它的路线跟上。拐着弯的列车要等到重新排直，才能再作为列车移动。
rules-switch-yard-train-caption-1 = 点两端
rules-switch-yard-train-caption-2 = 往前直走
rules-switch-yard-train-caption-3 = 拐弯

rules-switch-yard-areas = 禁入与禁出
rules-switch-yard-areas-text =
    任何车厢都不能进入另一种颜色的发车区。进了自己颜色的发车区，可以在里面移动，但不能离开。列车的每一节车厢都一样，不管是谁在移动它。
rules-switch-yard-areas-caption-1 = 左边橙方禁入，右边天蓝方禁入
rules-switch-yard-areas-caption-2 = 进去后只能在里面移动

rules-switch-yard-set-ups = 开局布置
rules-switch-yard-set-ups-text =
    点“开始”之前选一种布置：初级的列车多，高级的列车少，还有自定义。选自定义时，双方轮流往到达区（各自面前的两行）放车厢：点一个有标记的格子，放自己的车厢；再点一次，换一种颜色。穿过棋盘中心，另一边对应的格子会自动放上另一种颜色的车厢。
rules-switch-yard-set-ups-caption-1 = 初级
rules-switch-yard-set-ups-caption-2 = 高级
rules-switch-yard-set-ups-caption-3 = 自定义

rules-switch-yard-end = 结束
rules-switch-yard-end-text =
    谁先把十节车厢全部送进自己的发车区，谁就获胜。列车也可能把对方的最后一节带进去，那就是对方获胜。如果一个回合同时装满两个发车区，刚走的玩家获胜。

    无路可走就输了。同一局面第三次出现，而且轮到同一方走，就是平局。
rules-switch-yard-end-caption-1 = 第十节车厢……
rules-switch-yard-end-caption-2 = ……获胜

rules-switch-yard-credits = 鸣谢
rules-switch-yard-credits-text =
    Switch Yard是Phil Leduc的作品（2014年）。规则可以在网上传播，但须保持原样并完整署名；他保留其他一切权利。

    想把这款游戏编成程序或销售，请先写信征得他的许可（philleduc.pled at gmail.com）。

## Rules pages: the last page but one of all games for two.

rules-buttons = 按钮
rules-buttons-text =
    OK结束你的回合。在此之前，可以点“撤销”一步步收回。在设置中还可以选择：再点一次同一处即结束回合；与电脑对局时，用鼠标点击即可。点OK之后，“撤销”会请求对方允许你收回这一回合。

    点“认输”会先请你确认。在那里可以认输；在Switch Yard中如果对方是人，也可以提议平局。

    点“开始”之前可以选棋钟：时间用完的一方输。用沙漏谁也不会输，它只提醒你走棋。双方的时间可以不同，每回合还可以增加5秒。

## The map USA: its name, its regions, its cities

map-usa = 美国
map-great-lakes = 五大湖
region-west = 西部
region-north = 北部
region-central = 中部
region-south = 南部
region-east = 东部
city-seattle = 西雅图
city-spokane = 斯波坎
city-portland = 波特兰
city-reno = 里诺
city-san-francisco = 旧金山
city-los-angeles = 洛杉矶
city-san-diego = 圣迭戈
city-helena = 海伦娜
city-bismarck = 俾斯麦
city-rapid-city = 拉皮德城
city-minneapolis = 明尼阿波利斯
city-duluth = 德卢斯
city-chicago = 芝加哥
city-detroit = 底特律
city-salt-lake-city = 盐湖城
city-denver = 丹佛
city-santa-fe = 圣菲
city-omaha = 奥马哈
city-topeka = 托皮卡
city-oklahoma-city = 俄克拉何马城
city-st-louis = 圣路易斯
city-phoenix = 菲尼克斯
city-el-paso = 埃尔帕索
city-san-antonio = 圣安东尼奥
city-dallas = 达拉斯
city-new-orleans = 新奥尔良
city-memphis = 孟菲斯
city-atlanta = 亚特兰大
city-boston = 波士顿
city-buffalo = 布法罗
city-new-york = 纽约
city-washington = 华盛顿
city-charlotte = 夏洛特
city-jacksonville = 杰克逊维尔
city-miami = 迈阿密

## The map Europe: its name, its regions, its cities

map-europe = 欧洲
region-southwest = 西南部
region-centre = 中部
city-dublin = 都柏林
city-edinburgh = 爱丁堡
city-manchester = 曼彻斯特
city-london = 伦敦
city-amsterdam = 阿姆斯特丹
city-paris = 巴黎
city-brest = 布雷斯特
city-lisbon = 里斯本
city-seville = 塞维利亚
city-madrid = 马德里
city-bilbao = 毕尔巴鄂
city-barcelona = 巴塞罗那
city-bordeaux = 波尔多
city-marseille = 马赛
city-oslo = 奥斯陆
city-hamburg = 汉堡
city-berlin = 柏林
city-warsaw = 华沙
city-frankfurt = 法兰克福
city-munich = 慕尼黑
city-prague = 布拉格
city-vienna = 维也纳
city-milan = 米兰
city-rome = 罗马
city-belgrade = 贝尔格莱德
city-bucharest = 布加勒斯特
city-athens = 雅典
city-istanbul = 伊斯坦布尔
city-stockholm = 斯德哥尔摩
city-st-petersburg = 圣彼得堡
city-riga = 里加
city-minsk = 明斯克
city-kyiv = 基辅
city-odesa = 敖德萨
city-moscow = 莫斯科

## The map Asia: its name, its regions, its cities

map-asia = 亚洲
region-southeast = 东南部
city-ankara = 安卡拉
city-jeddah = 吉达
city-baghdad = 巴格达
city-baku = 巴库
city-tehran = 德黑兰
city-riyadh = 利雅得
city-dubai = 迪拜
city-novosibirsk = 新西伯利亚
city-irkutsk = 伊尔库茨克
city-astana = 阿斯塔纳
city-tashkent = 塔什干
city-almaty = 阿拉木图
city-urumqi = 乌鲁木齐
city-ulaanbaatar = 乌兰巴托
city-chennai = 金奈
city-hyderabad = 海得拉巴
city-kabul = 喀布尔
city-karachi = 卡拉奇
city-delhi = 德里
city-mumbai = 孟买
city-kolkata = 加尔各答
city-singapore = 新加坡
city-ho-chi-minh-city = 胡志明市
city-bangkok = 曼谷
city-yangon = 仰光
city-vientiane = 万象
city-mandalay = 曼德勒
city-hanoi = 河内
city-tokyo = 东京
city-seoul = 首尔
city-beijing = 北京
city-harbin = 哈尔滨
city-shanghai = 上海
city-wuhan = 武汉
city-hong-kong = 香港

## Everywhere

language-name = 简体中文
list-and = {$first}和{$second}
list-comma = {$first}、{$second}
list-sentences = {$first}{$second}

## Players' colours, which are their names

colour-orange = 橙方
colour-sky = 天蓝方
colour-green = 绿方
colour-red = 红方
colour-blue = 蓝方
colour-pink = 粉方

## Settings: what a slider sets, its value, what its ends do

setting-music = 音乐
setting-sound = 音效
setting-bank = 起始资金
setting-taxes = 税后剩余
setting-inches = 屏幕尺寸
setting-idle = 多久后问“还在玩吗？”
setting-kept = 未完成的游戏保留
setting-ceiling = 最大音量
setting-palm = 忽略宽度超过此值的触摸
setting-pace = 电脑速度
setting-confirm = 确认回合
setting-confirm-tap = 再点一次
setting-confirm-click = 鼠标点击
setting-hints = 提示
setting-on = 开
setting-off = 关
setting-percent = {$value}%
setting-in-inches = {$value}英寸
setting-seconds = {$value}秒
setting-tenths = {$whole}.{$tenths}秒
setting-minutes = {$value}分钟
setting-millimetres = {$value}毫米
setting-quieter = 小声些
setting-louder = 大声些
setting-shorter-game = 游戏更短
setting-longer-game = 游戏更长
setting-smaller = 更小
setting-larger = 更大
setting-sooner = 更早
setting-later = 更晚
setting-faster = 更快
setting-slower = 更慢
setting-shorter = 更短
setting-longer = 更长

## A command that is refused, whatever the game

refused-stale = 太晚了：局面已经变了。
refused-no-such-seat = 那个座位是空的。
refused-not-your-turn = 现在轮到别人。
refused-not-your-seat = 这个座位是别人的。
refused-finished = 游戏已经结束。
refused-results-shown = 请先看结果，再点“准备好了”。
refused-nothing-to-undo = 没有可以撤销的。
refused-no-such-cell = 棋盘上没有{$cell}这一格。
refused-incomplete = 这个回合还没走完。
refused-not-offered = 现在不能这样做。
refused-illegal = 规则不允许这样走。

## A session, whatever the game

session-on-turn = 轮到{$who}。
session-no-game = 桌上没有游戏。
session-no-game-in-progress = 没有正在进行的游戏。
session-nobodys-turn = 现在没有轮到谁。
session-typed-unreadable = “{$text}”不是走法：{$why}
session-typed-refused = {$who}不能走{$text}：{$why}
computer-invalid-move = 电脑走的这一步无效。
computer-cannot-play = 电脑没法替{$colour}走。{$why}请你们替{$colour}走，或者点机器人让它再试一次。

## How strongly the computer plays, where it is read aloud

strength-newcomer = 新手
strength-learner = 学徒
strength-easy = 简单
strength-medium = 中等
strength-hard = 困难
strength-master = 大师
# As strong as it takes to win half of the matches against the people at the table.
level-even = 自适应
strength-unknown = 电脑玩家只有newcomer、learner、easy、medium、hard和master六种。

## Places round the table

place-near-left = 左侧近处
place-left = 左侧
place-far-left = 左侧远处
place-far-right = 右侧远处
place-right = 右侧
place-near-right = 右侧近处

## Boards of games for two

cell-unknown = 格子写作一个字母加一个数字，例如d4。
board-taken = 已占
board-go-on = 接着走
board-goes = {$from}到{$to}
board-takes = {$from}吃{$to}
board-swaps = {$one}与{$other}互换
board-joins = 连接{$one}和{$other}
board-fills = 自动填满：{$cells}
board-why-wins = 这步获胜
board-why-sure = 无论如何，下一步获胜
board-why-threat = 下一步要赢：只有{$cells}能阻止
connection-why-turns = 至少还需：己方{$own}步，对方{$other}步
connection-why-cells = 最短路上的空格：己方{$own}，对方{$other}
board-title = {$title} · {$size} × {$size}
board-size = 大小

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = 一起修一张铁路网。最先连通自己五座秘密城市的人结束这一轮。
rail-duration = 约{$minutes}分钟。
rail-corner = {$map} · 第{$round}轮
rail-title = {$map}，第{$round}轮
rail-standing = {$game}，{$map}
rail-standing-round = 停在第{$round}轮，和离开时一样。
rail-standing-results = 第{$round}轮已结束，结果还在桌上。

rail-place-at = {$city}
rail-place-near = {$city}附近

rail-prompt-hub = 先看自己的城市，再点地图放枢纽
rail-prompt-hub-seen = 点地图放枢纽
rail-prompt-hub-placed = 点OK，或换个地方放枢纽
rail-prompt-build = 轮到你：铺{$money}的铁轨
rail-prompt-build-own = 铺{$money}的铁轨
rail-prompt-done = 点OK结束回合
rail-prompt-nothing-to-buy = {$money}铺不了任何铁轨：点OK
rail-prompt-finish = 用资金连通剩下的城市
rail-prompt-finish-spent = 连通剩下的城市，已付{$money}
rail-prompt-finished = 已全部连通，花费{$money}：点OK
rail-prompt-computer = 电脑正在铺轨
rail-prompt-computer-hub = 电脑正在放置枢纽
rail-prompt-waiting = 等待{$name}
rail-moment = { $count ->
   *[other] {$who}连通了自己的全部城市！
}
rail-moment-means = 其他人现在要花钱连通剩下的城市
rail-moment-you = 城市全部连通：你不用付钱
rail-moment-it = 城市全部连通：不用付钱
rail-prompt-connected = 城市全部连通！等待{$who}
rail-prompt-you-win = 你赢了！
rail-prompt-it-wins = 第1名：电脑赢了！
rail-prompt-place = 第{$place}名
rail-prompt-first = 最先连通：不用付钱
rail-prompt-paid = 为连通支付了{$money}
rail-prompt-others-connected-it = 别人帮它连通了：不用付钱
rail-prompt-others-connected-you = 别人帮你连通了：不用付钱
rail-may-stop = 可以到此为止
rail-bank = 资金

rail-show-cities = 查看城市
rail-hide-cities = 隐藏城市
rail-undo = 撤销
rail-skip = 放弃
rail-finish = 补齐
rail-finish-for = 补齐 {$cost}
mirror-finish = 用最少的钱补齐铁轨
rail-ok = OK
rail-hint = 提示
rail-hint-away = 城市
rail-hint-coming = …
rail-pass-to-orange = 交给橙方：查看城市
rail-pass-to-sky = 交给天蓝方：查看城市
rail-pass-to-green = 交给绿方：查看城市
rail-pass-to-red = 交给红方：查看城市
rail-pass-to-blue = 交给蓝方：查看城市
rail-pass-to-pink = 交给粉方：查看城市

rail-hint-none = 暂无提示
rail-hint-hub = 枢纽放在{$place}
rail-hint-towards = 往{$city}方向铺
rail-hint-track = 铺这段铁轨
rail-hint-discard = 点{$money}：等一等更好
rail-hint-ok = 点OK
rail-hint-price = 花{$money}
rail-hint-towards-priced = 花{$money}往{$city}方向铺
rail-hint-track-priced = 花{$money}铺这段铁轨
rail-hint-says-hub = 提示：枢纽放在{$hub}。
rail-hint-says-towards = 提示：往{$city}方向铺，从{$from}到{$to}。
rail-hint-says-track = 提示：铺这段铁轨，从{$from}到{$to}。
rail-hint-says-discard = 提示：点{$money}，等一等更好。
rail-hint-says-ok = 提示：点OK。

rail-results-round = 第{$round}轮结束
rail-results-won = {$name}获胜！
rail-results-won-together = {$names}获胜！
rail-results-paid = 支付
rail-results-taxes = 税
rail-results-connected = 已连通
rail-results-nth = 第{$place}名
rail-results-cost = 支付{$money}
rail-results-cost-taxes = 支付{$money}，税{$money-taxes}
rail-results-connected-taxes = 已连通，税{$money-taxes}
rail-results-no-taxes = 本局不收税：有人的资金已不超过{$money}。
rail-results-tax-day = 纳税日！每人付{$money}，整局只有这一次。
rail-results-go-on = 接下来：地图清空，每人换上五座新城市。
rail-results-over = 有人资金用光了。资金最多的玩家获胜；资金相同，名次并列。
rail-tax-day = 纳税日！
rail-tax-day-means = 每人付{$money}，整局只有这一次。
rail-tax-none = 不用纳税
rail-tax-none-why = 已经有人只有{$money}或更少。
rail-results-why = 钱用完了：{$names}
rail-prompt-results-come = 看地图：谁付多少？
rail-results-row = {$name}，支付{$money}，原有资金{$money-before}，现在{$money-now}。
rail-results-row-taxes = {$name}，支付{$money}，税{$money-taxes}，原有资金{$money-before}，现在{$money-now}。
rail-results-row-connected = {$name}，已连通，支付{$money}，原有资金{$money-before}，现在{$money-now}。
rail-results-row-connected-taxes = {$name}，已连通，支付{$money}，税{$money-taxes}，原有资金{$money-before}，现在{$money-now}。
rail-results-row-placed = {$nth}：{$row}
rail-award-hub = 最省铁路网：{$money}
rail-award-others = 借用铁轨：{$money}
rail-award-line = 最长路线：{$count}
rail-award-hub-panel = 最省钱铁路网：{$money}
rail-award-others-panel = 借用别人的铁轨：{$money}
rail-award-line-panel = 最长路线：{$count}段
rail-award-of = {$name}，{$award}
rail-results-review = 复盘
rail-results-next = 下一轮
rail-results-again-short = 再来

rail-review-your-hub = 你的枢纽
rail-review-its-hub = 它的枢纽
rail-review-best-hub = 最佳枢纽
rail-review-replay = 回放
rail-review-priced = {$button} {$money}
rail-review-show = 显示这张铁路网
rail-review-working = 正在算最省钱的铁路网……
rail-review-missing = 无法显示最省钱的铁路网。
rail-review-unreadable = 结果无法读取。请再试一次。
rail-review-perfect-yours = 完美！你的枢纽在{$place}：{$money}
rail-review-perfect-its = 完美！它的枢纽在{$place}：{$money}
rail-review-taken-yours = 你的枢纽在{$place}：连通你的城市要{$money}
rail-review-taken-its = 它的枢纽在{$place}：连通它的城市要{$money}
rail-review-was-best = 这就是地图上最好的枢纽。
rail-review-saves = 换成最佳枢纽能省{$money}。
rail-review-guessed = {$who}认为最可能是{$city}（{$share}）。
rail-review-best-yours = 最佳枢纽在{$place}：连通你的城市要{$money}
rail-review-best-its = 最佳枢纽在{$place}：连通它的城市要{$money}
rail-review-as-good-yours = 你的枢纽也一样好。
rail-review-as-good-its = 它的枢纽也一样好。
rail-review-less-yours = 比你的枢纽省{$money}。
rail-review-less-its = 比它的枢纽省{$money}。
rail-map-fair = 公平（{$map}）：十次中有九次，五座城市花费{$money-from}到{$money-to}（±{$whole}.{$tenths}）。
rail-map-costs = {$map}：十次中有九次，五座城市花费{$money-from}到{$money-to}（±{$whole}.{$tenths}）。
rail-review-spent = 免费铁轨{$money}，支付{$money-paid}
rail-review-spent-skipped = 免费铁轨{$money}，放弃{$money-skipped}，支付{$money-paid}
rail-review-network = 铁路网（{$money}），铺设者：
rail-review-built = 共{$money}，铺设者：
rail-review-built-short = {$money}：
rail-review-empty = 地图是空的
rail-review-over = 本轮结束
rail-review-hub = {$name}放下枢纽
rail-review-skips = {$name}放弃{$money}
rail-review-pays = {$name}支付{$money}
rail-review-builds = {$name}铺了{$money}的铁轨

rail-says-bank = 资金{$money}。
rail-says-begins = 本轮先走。
rail-says-hub = 枢纽在{$hub}。
rail-says-city = {$city}，{$region}。
rail-says-city-connected = {$city}，{$region}，已连通。
rail-tell-builds = {$name}铺设{$way}的铁轨。
rail-tell-builds-left = {$name}铺设{$way}的铁轨，还剩{$money}。
rail-tell-builds-so-far = {$name}铺设{$way}的铁轨，目前共{$money}。
rail-tell-places-hub = {$name}把枢纽放在{$hub}。
rail-tell-places-hub-ok = {$name}把枢纽放在{$hub}。请按OK。
rail-tell-undone = {$name}撤销了这一步。
rail-tell-hub = {$name}的枢纽在{$hub}。
rail-tell-built = {$name}：{$way}，{$cost}。
rail-tell-built-nothing = {$name}什么也没铺。
rail-tell-connected = {$name}已连通自己的全部城市。
rail-tell-round-over = 第{$round}轮结束。
rail-tell-round-begins = 第{$round}轮开始。
rail-link = {$from} – {$to}
rail-node-hub = {$name}的枢纽
rail-node-track = {$name}通往{$end}的铁轨
rail-link-track = {$name}的铁轨
rail-link-ring = 围成一圈
rail-link-connects-track = 接上{$name}的铁轨
rail-link-connects-hub = 接上{$name}的枢纽

rail-refused-no-such-node = 地图上没有站点{$node}。
rail-refused-no-such-link = 地图上没有路段{$from}-{$to}。
rail-refused-hubs-stand = 只有一轮开始时才能放枢纽。
rail-refused-hub-taken = 那里已有别人的枢纽。
rail-refused-hub-here = 你的枢纽已经在那里了。
rail-refused-hubs-first = 等所有枢纽都放好，再铺铁轨。
rail-refused-no-hub = 请先放枢纽。
rail-refused-built = 那里已经铺了铁轨。
rail-refused-out-of-reach = 那里还没接上你的铁路网。
rail-refused-too-dear = 你只剩{$money}，不够铺这一段。
rail-refused-connected = 你的城市已全部连通：点OK。
rail-refused-not-connected = 接着铺：你还有城市没有连通。
rail-refused-money-left = 先用掉{$money}，再点OK。
rail-refused-nothing-to-skip = 铺好一段{$money}的路段后才能放弃。
rail-step-unknown = 一步写作`hub 3`、`link 3-17`、`discard`或`ok`。
rail-step-backwards = 写路段时，小的数字在前。
rail-setup-seats = 可以{$least}到{$most}人玩，不能{$number}人。
rail-setup-bank = 起始资金须为{$money-least}到{$money-most}，不能是{$money}。
rail-setup-taxes = 税后最少的人可剩{$money-least}到{$money-most}，不能是{$money}。

rail-figure-on-city = 放在城市上
rail-figure-on-crossing = 放在没有城市的站点上
rail-figure-two-links = {$money}加{$money}
rail-figure-skipped = {$money}，然后{$money-skipped}
rail-figure-one-link = 一段{$money}
rail-figure-connects = {$name}在这里接上……
rail-figure-builds-on = ……再从那里接着铺
rail-figure-from-bank = 从资金支付{$money} + {$money-double} + {$money}
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = 棋盘上没有这一格。
connection-taken = 那一格已经有棋子了。
connection-crosscut = 不能放：两处连接会在那里交叉。
connection-no-links = 只有在Quax里才要自己连线。
connection-not-own = 连线要连自己的两枚棋子。
connection-marked = 那个田字格里已有连线。
connection-no-swap = 只有整局的第二个回合才能换边。
connection-no-pass = 只有无处可走时才能跳过。
connection-about = 轮流放棋子。最先连通自己两条边的玩家获胜。
connection-variant = 玩法
connection-quickway-means = 同色棋子斜向相邻就自动连线。连线不能交叉：先连的保留。
connection-crossway-means = 同色棋子斜向相邻就连通。连接绝不能交叉。
connection-quax-means = 斜向相邻的棋子，要花一个回合才能连线。
connection-quadrex-means = 只有横竖相邻才算。可能造成交叉的格子自动填上。
connection-swap = 换边
connection-swap-on-means = 后手可以接管第一枚棋子和它的两条边。
connection-swap-off-means = 双方各用自己的两条边。
connection-prompt-quax = 点一个空格，或给两枚棋子连线
connection-prompt = 点一个空格
connection-prompt-link = 点要连线的另一枚棋子
connection-no-link = 只有斜向相邻的棋子才能连线。
connection-none-to-link = 这枚棋子没有可连线的棋子。
connection-turn-unknown = 一手写作`d4`、`a1-b2`、`swap`或`pass`。
connection-link-backwards = 字母靠前的格子写在前面：`a1-b2`。
connection-tally = 连通你的两条边
connection-tally-won = 两边已连通
connection-tally-lost = 被截断
connection-end = 两边已连通

## Raindrops: choices, panels, refusals

raindrops-off-board = 棋盘上没有交点{$at}。
raindrops-no-piece = {$at}上没有水滴。
raindrops-not-yours = {$at}上的水滴不是你的。
raindrops-other-unit = {$at}上的水滴不在你正移动的水滴群里。
raindrops-just-placed = 你刚放下{$at}上的水滴：请提起另一滴。
raindrops-splits = 提起{$at}上的水滴，水滴群就断开了。
raindrops-occupied = {$at}上是你自己的水滴。
raindrops-is-capture = {$at}上是对方的水滴：要吃它请写x。
raindrops-no-capture = {$at}上没有可吃的水滴：请写-，不写x。
raindrops-no-slide = 到不了{$at}：水滴只能沿空交点直线滑动。
raindrops-apart = {$at}旁边没有水滴群里的其他水滴。
raindrops-not-next = {$at}不是这条线上的下一个交点。
raindrops-ended = 这个回合已经结束。
raindrops-must-gain = 这个水团能吃或能汇合，要走就必须这样走。
raindrops-must-engage = 请把它走到下一次能吃或能汇合的地方。
raindrops-about = 把水滴聚到一起。最先全部聚成一个水团的玩家获胜。
raindrops-full = 摆满棋盘，两色相间。
raindrops-open = 开局时两条长对角线是空的。
raindrops-drop = 水滴
raindrops-prompt = 点自己的一个水滴
raindrops-prompt-next = 点下一滴
raindrops-prompt-to = 点目的地
raindrops-go-on = 再提起一滴
raindrops-turn-unknown = 一手按步骤写，中间用逗号隔开，例如`a5-b3,a3-c3,c2xd3`。
raindrops-end = 只剩一个水团
raindrops-gives = 这样{$who}只剩一个水团：{$who}获胜
raindrops-gave = 你让{$who}只剩一个水团：{$who}获胜
raindrops-why-captures = 吃{$count}滴
raindrops-why-joins = 水团汇合（剩{$count}个）
raindrops-tally = 剩{$count}个水团

## Rapid Transit: choices, panels, refusals

transit-not-own = {$cell}上的棋子不是你的。
transit-not-opposing = {$cell}也是你的：请选对方的棋子。
transit-no-terminal = {$cell}不是终点站：它身边至少有两枚同色棋子。
transit-out-of-reach = {$own}和{$other}的线路网没有挨着。
transit-still-terminal = 互换后，两枚棋子身边都必须至少有两枚同色棋子。
transit-square = 四枚同色棋子不能填满田字格。
transit-must-swap = 你还能互换，所以不能跳过。
transit-about = 用自己的棋子和对方的互换。线路网最大的玩家获胜。
transit-size-4 = 每方8枚棋子：短局
transit-size-6 = 每方18枚棋子
transit-size-8 = 每方32枚棋子：完整游戏
transit-prompt = 点自己的一个终点站
transit-prompt-other = 点要互换的棋子
transit-nothing-to-swap = 这个终点站现在没法互换。
transit-end-draw = 线路网全部相同，也没有互换过
transit-end-last-swap = 线路网全部相同：看谁最后互换
transit-end-larger = 线路网更大
transit-why-joins = 连接线路网：{$sizes}
transit-why-cuts = 切开对方的线路网：{$size}
transit-terminal = 终点站
transit-turn-unknown = 一手写作`d4-e6`（自己的棋子在前），或`pass`。
transit-tally-leads = {$own}比{$other}领先
transit-tally-trails = {$own}比{$other}落后
transit-tally-level = 持平：{$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = 先放完所有车厢，再移动。
yard-all-placed = 所有车厢都已放好。
yard-not-receiving = 车厢只能放在有标记的格子。
yard-taken = {$cell}上已经有车厢了。
yard-no-car = {$cell}上没有车厢。
yard-not-own = {$cell}上的车厢不是你的。
yard-no-train = {$lead}和{$tail}不是一列列车的两端。
yard-no-majority = 列车必须有超过半数的车厢是你的。
yard-no-way = 一步之内不能从{$lead}到{$to}。
yard-blocked = 从{$lead}到{$to}的路被挡住了。
yard-shipping = 车厢不能离开自己的发车区，也不能进入对方的发车区。
yard-about = 移动车厢和整列列车。最先把十节车厢全部送进发车区的玩家获胜。
yard-setup = 布置
yard-setup-beginner-means = 同色车厢开局成列排好：马上就有列车。
yard-setup-advanced-means = 两色相间开局：起初列车较少。
yard-setup-custom-means = 轮流放车厢。每放一节，正对面就放上一节另一色的。
yard-setup-beginner = 初级
yard-setup-advanced = 高级
yard-setup-custom = 自定义
yard-car = 车厢
yard-prompt-place = 点一个有标记的格子
yard-prompt = 点一节车厢，或列车的两端
yard-prompt-first = 点目的地，或列车的另一端
yard-prompt-train = 点其中一端的目的地
yard-go-on = 再点一次换成另一色
yard-nowhere = 它现在动不了：请点别的车厢。
yard-why-ships = 送进{$count}节
yard-train-goes = {$count}节列车从{$from}到{$to}
yard-end-draw = 同一局面第三次出现
yard-end-shipped = 十节车厢全部送进
yard-end-stuck = 对方无路可走
yard-ships-here = 发车区
yard-turn-unknown = 一手写作`d4-c4`，列车写作`d4f4-c4`，放置车厢写作`c1=r`。
yard-receiving = 到达区
yard-tally = 已送进{$count}/10

## Games for two: panels and results of all of them

duel-standing-over = 游戏已经结束。棋盘和离开时一样。
duel-standing = 停在第{$turn}回合，和离开时一样。
duel-wins = {$who}获胜
duel-draw = 平局
duel-resign-asked = 要认输吗？
duel-resign-or-draw-asked = 要认输，还是提议平局？
duel-draw-offer = {$who}提议平局
duel-draw-offered = 你已提议平局
duel-draw-declined = 不同意平局：继续玩
duel-back-offer = {$who}请求撤销上一回合
duel-back-asked = 你已请求撤销上一回合
duel-back-declined = 不撤销：继续玩
duel-draw-agreed = 双方同意平局
duel-hint-coming = 正在找一步好棋
duel-hint-marked = 请看棋盘上的提示
duel-hint-why = 提示：{$why}
duel-hint-joints = 虚线连接断不了
duel-hint-swap = 提示：点“换边”
duel-hint-pass = 提示：点“跳过”
duel-hint-none = 暂无提示
duel-nobody-wins = 平局
duel-result-resigned = {$result} · {$who}认输
duel-result-time = {$result} · {$who}时间用完
duel-result-why = {$result} · {$why}
duel-waiting = 等待{$who}
duel-starts = {$who}先走
duel-starts-drawn = {$who}先走（抽签）
duel-you-are = 你是{$who} · {$tally}
duel-score = 比分：{$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = 领先：{$who}（差{$by}）
duel-computer-moves = 电脑正在走
duel-swap-ok = 接管这枚棋子和它的边：点OK
duel-pass-ok = 点OK跳过
duel-ok-or-undo = 点OK或“撤销”
duel-gives = 这样就结束了：{$who}获胜
duel-ok-or = 点OK，或{$or}
duel-must-pass = 你无路可走：点“跳过”
duel-has-swapped = {$other}接管了你的棋子和边。{$prompt}
duel-edges-sides = 你的边：左和右
duel-edges-ends = 你的边：近和远
duel-edges-upright = 你的边：上和下
duel-has-swapped-edges = {$other}接管了你的棋子。{$edges}
duel-took-edges = 你接管了棋子。{$edges}
duel-has-passed = {$other}跳过了。{$prompt}
duel-or-swap = {$prompt}，或点“换边”
duel-resign = 认输
duel-offer-draw = 提议平局
duel-draw-accept = 同意平局
duel-draw-decline = 继续玩
duel-back-allow = 允许
duel-swap = 换边
duel-pass = 跳过
duel-told-undone = {$who}撤销了这一步。
duel-told-taken-back = {$who}撤销了上一回合。
duel-told-touched = {$who}点了{$cells}。
duel-told-press-ok = 请按OK或“撤销”
duel-told-touched-then = {$who}点了{$touched}。{$then}。
duel-told-swap = {$who}想换边。
duel-told-swap-ok = {$who}想换边。请按OK。
duel-told-pass = {$who}想跳过。
duel-told-pass-ok = {$who}想跳过。请按OK。
duel-told-swapped = {$who}接管了那枚棋子和它的边。
duel-told-passed = {$who}跳过了。
duel-told-played = {$who}：{$what}。
duel-resigned = {$who}认输。
duel-out-of-time = {$who}的时间用完了。
clock-minutes = {$count}分钟
clock-sand-glass = 沙漏，每步30秒，只作提醒
clock-sand-is-through = 时间到了：请走棋
clock-chip = {$who} {$time}
mirror-clock = 剩余时间：{$time}。

## The lobby

lobby-remove-a-computer = {$title}只能两人玩：请点一台电脑旁边的“移除”。
lobby-too-many = {$title}只能两人玩：请{$count}位玩家点“离开”。
lobby-nobody = 至少要有一个人点“加入”。
lobby-one-more = 还缺一位玩家或一台电脑。
lobby-two-can-play = 在自己的座位上点“加入”。两人玩。
lobby-two-to-six-can-play = 在自己的座位上点“加入”。二到六人玩。
lobby-map-missing = 这张地图没有加载成功。请再点一次，或换一张。
lobby-map-loading = 正在加载地图……
lobby-start = 开始
lobby-try-it = 试玩
lobby-quick = 短局
lobby-normal = 普通
lobby-long = 长局
lobby-join = 加入
lobby-computer = 电脑
lobby-leave = 离开
lobby-remove = 移除
lobby-newcomer = 新手
lobby-learner = 学徒
lobby-easy = 简单
lobby-medium = 中等
lobby-hard = 困难
lobby-master = 大师
lobby-even = 自适应
lobby-someone-here = 同屏玩家
lobby-friend = 链接好友
lobby-add-player = + 玩家
lobby-row-map = 地图
lobby-row-players = 玩家
lobby-row-against = 对手
lobby-row-begins = 先手
lobby-drawn = 抽签
lobby-row-clock = 棋钟
lobby-row-times = 各自
clock-increment = 每回合+{$seconds}秒
lobby-ahead = 开局领先
connection-ahead = 棋子 +{$count}
transit-ahead = 互换 +{$count}
yard-ahead = 已送进 +{$count}
lobby-for-players = {$count}人
lobby-for-players-between = {$least}–{$most}人
lobby-nobody-yet = 还没有人加入
lobby-joined = 已有{$count}位玩家加入
lobby-people-and-computers = {$people}人和{$computers}台电脑
lobby-ready = 准备好了？点中间的“开始”。
lobby-start-chosen = 点“开始”。{$who}先走。
lobby-start-full = 人满了。点“开始”。
lobby-start-or-wait = 点“开始”，或等更多玩家加入。
lobby-map-easiest = 最简单
lobby-map-standard = 标准
lobby-map-hardest = 最难
lobby-map-coming = 加载中……
lobby-maps-from-to = 第{$from}到{$to}张地图，共{$count}张
workshop-hint = 点一个国家，或移动世界地图，让你想要的地区填满方框。
workshop-make = 制作地图
workshop-making = 正在制作你的地图：{$percent}
workshop-takes = 最多需要一分钟。
workshop-cancel = 取消
workshop-change-frame = 更改方框
workshop-play = 开始玩
workshop-uneven = 这张地图上运气的影响更大。换一张地图或用更大的方框可能更公平。
workshop-small = 太小了：至少要有 300 公里。
workshop-pole = 离极点太近，没有 35 座城市。请移远一些。
workshop-world = 世界地图。方框内：{$frame}。方向键移动，+ 和 − 缩放。
workshop-frame-told = {$south}，{$west}到{$north}，{$east}
workshop-north = 北纬 {$degrees} 度
workshop-south = 南纬 {$degrees} 度
workshop-east = 东经 {$degrees} 度
workshop-west = 西经 {$degrees} 度
workshop-name-back = 上一个地图名
workshop-name-next = 下一个地图名
workshop-remark = 任意地区

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = 大西洋
map-pacific-ocean = 太平洋
map-indian-ocean = 印度洋
map-north-sea = 北海
map-baltic-sea = 波罗的海
map-mediterranean-sea = 地中海
map-black-sea = 黑海
map-arabian-sea = 阿拉伯海
map-bay-of-bengal = 孟加拉湾
map-south-china-sea = 南海
map-sea-of-japan = 日本海
map-gulf-of-mexico = 墨西哥湾
map-adriatic-sea = 亚得里亚海
map-caucasus = 高加索
map-himalaya = 喜马拉雅山
map-tibet = 西藏
map-sahara = 撒哈拉
map-canada = 加拿大
map-mexico = 墨西哥
map-tyrrhenian-sea = 第勒尼安海
map-ligurian-sea = 利古里亚海
map-ukraine = 乌克兰
map-england = 英格兰

## The map Italy: its name, its regions, its cities

map-italy = 意大利
region-northwest = 西北
city-ancona = 安科纳
city-grosseto = 格罗塞托
city-perugia = 佩鲁贾
city-ravenna = 拉韦纳
city-rimini = 里米尼
city-siena = 锡耶纳
city-bari = 巴里
city-campobasso = 坎波巴索
city-foggia = 福贾
city-naples = 那不勒斯
city-potenza = 波坦察
city-salerno = 萨莱诺
city-catanzaro = 卡坦扎罗
city-cosenza = 科森扎
city-crotone = 克罗托内
city-lecce = 莱切
city-nuoro = 努奥罗
city-olbia = 奥尔比亚
city-taranto = 塔兰托
city-bolzano = 博尔扎诺
city-cuneo = 库内奥
city-lugano = 卢加诺
city-nice = 尼斯
city-trento = 特伦托
city-florence = 佛罗伦萨
city-la-spezia = 拉斯佩齐亚
city-parma = 帕尔马
city-pisa = 比萨
city-verona = 维罗纳

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = 非洲
region-northeast = 东北部
map-gulf-of-guinea = 几内亚湾
map-arabia = 阿拉伯半岛
city-antananarivo = 塔那那利佛
city-cape-town = 开普敦
city-maputo = 马普托
city-port-elizabeth = 伊丽莎白港
city-pretoria = 比勒陀利亚
city-upington = 阿平顿
city-windhoek = 温得和克
city-abidjan = 阿比让
city-algiers = 阿尔及尔
city-casablanca = 卡萨布兰卡
city-dakar = 达喀尔
city-freetown = 弗里敦
city-laayoune = 阿尤恩
city-nouadhibou = 努瓦迪布
city-kano = 卡诺
city-lagos = 拉各斯
city-n-djamena = 恩贾梅纳
city-niamey = 尼亚美
city-tamanrasset = 塔曼拉塞特
city-timbuktu = 廷巴克图
city-tunis = 突尼斯
city-abu-simbel = 阿布辛贝
city-addis-ababa = 亚的斯亚贝巴
city-asmara = 阿斯马拉
city-benghazi = 班加西
city-cairo = 开罗
city-khartoum = 喀土穆
city-tripoli = 的黎波里
city-harare = 哈拉雷
city-juba = 朱巴
city-kigali = 基加利
city-kinshasa = 金沙萨
city-lubumbashi = 卢本巴希
city-mombasa = 蒙巴萨
city-nairobi = 内罗毕

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = 南美洲
map-caribbean-sea = 加勒比海
map-sargasso-sea = 马尾藻海
city-bogota = 波哥大
city-caracas = 加拉加斯
city-cuenca = 昆卡
city-medellin = 麦德林
city-iquitos = 伊基托斯
city-piura = 皮乌拉
city-quito = 基多
city-belem = 贝伦
city-cayenne = 卡宴
city-fortaleza = 福塔莱萨
city-georgetown = 乔治敦
city-macapa = 马卡帕
city-manaus = 马瑙斯
city-paramaribo = 帕拉马里博
city-brasilia = 巴西利亚
city-belo-horizonte = 贝洛奥里藏特
city-recife = 累西腓
city-rio-de-janeiro = 里约热内卢
city-salvador = 萨尔瓦多
city-sao-paulo = 圣保罗
city-porto-alegre = 阿雷格里港
city-antofagasta = 安托法加斯塔
city-asuncion = 亚松森
city-cusco = 库斯科
city-la-paz = 拉巴斯
city-lima = 利马
city-salta = 萨尔塔
city-santa-cruz = 圣克鲁斯
city-bahia-blanca = 布兰卡港
city-buenos-aires = 布宜诺斯艾利斯
city-concepcion = 康塞普西翁
city-cordoba = 科尔多瓦
city-mar-del-plata = 马德普拉塔
city-mendoza = 门多萨
city-santiago = 圣地亚哥

## The map British Isles: its name, its regions, its seas and ranges, its cities

map-british-isles = 不列颠群岛
region-ireland = 爱尔兰
region-highlands = 高地
map-irish-sea = 爱尔兰海
map-celtic-sea = 凯尔特海
map-english-channel = 英吉利海峡
city-ballina = 巴利纳
city-cork = 科克
city-galway = 戈尔韦
city-kilkenny = 基尔肯尼
city-limerick = 利默里克
city-waterford = 沃特福德
city-aberdeen = 阿伯丁
city-aviemore = 阿维莫尔
city-dundee = 邓迪
city-glencoe = 格伦科
city-inverness = 因弗内斯
city-mallaig = 马莱格
city-oban = 奥本
city-belfast = 贝尔法斯特
city-campbeltown = 坎贝尔敦
city-carlisle = 卡莱尔
city-derry = 德里
city-glasgow = 格拉斯哥
city-newcastle = 纽卡斯尔
city-birmingham = 伯明翰
city-bristol = 布里斯托尔
city-derby = 德比
city-leeds = 利兹
city-liverpool = 利物浦
city-york = 约克
city-brighton = 布赖顿
city-cardiff = 加的夫
city-exeter = 埃克塞特
city-norwich = 诺里奇
city-plymouth = 普利茅斯
city-southampton = 南安普敦

## The map World: its name, its regions, its seas and ranges, its cities

map-world = 世界
region-america = 美洲
region-pacific = 太平洋
map-southern-ocean = 南冰洋
city-santo-domingo = 圣多明各
city-houston = 休斯敦
city-winnipeg = 温尼伯
city-reykjavik = 雷克雅未克
city-sydney = 悉尼
city-magadan = 马加丹
city-perth = 珀斯
city-port-moresby = 莫尔兹比港
city-cairns = 凯恩斯
city-manila = 马尼拉

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = 斯堪的纳维亚
map-norwegian-sea = 挪威海
map-russia = 俄罗斯
map-poland = 波兰
map-germany = 德国
map-barents-sea = 巴伦支海
city-falun = 法伦
city-sundsvall = 松兹瓦尔
city-tampere = 坦佩雷
city-umea = 于默奥
city-visby = 维斯比
city-ostersund = 厄斯特松德
city-pskov = 普斯科夫
city-tallinn = 塔林
city-tartu = 塔尔图
city-klaipeda = 克莱佩达
city-gothenburg = 哥德堡
city-kaliningrad = 加里宁格勒
city-kalmar = 卡尔马
city-karlstad = 卡尔斯塔德
city-linkoping = 林雪平
city-malmo = 马尔默
city-bod = 博德
city-hammerfest = 哈默菲斯特
city-mo-i-rana = 摩城
city-narvik = 纳尔维克
city-troms = 特罗姆瑟
city-trondheim = 特隆赫姆
city-bergen = 卑尔根
city-ivalo = 伊瓦洛
city-kajaani = 卡亚尼
city-kiruna = 基律纳
city-kuopio = 库奥皮奥
city-oulu = 奥卢
city-rovaniemi = 罗瓦涅米
city-helsinki = 赫尔辛基

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = 日本
region-kyushu = 九州
region-hokkaido = 北海道
map-philippine-sea = 菲律宾海
map-east-china-sea = 东海
city-fukuoka = 福冈
city-kagoshima = 鹿儿岛
city-kumamoto = 熊本
city-miyazaki = 宫崎
city-nagasaki = 长崎
city-oita = 大分
city-sasebo = 佐世保
city-hiroshima = 广岛
city-kochi = 高知
city-kyoto = 京都
city-nagoya = 名古屋
city-osaka = 大阪
city-takamatsu = 高松
city-tokushima = 德岛
city-fukui = 福井
city-hamamatsu = 滨松
city-kofu = 甲府
city-nagano = 长野
city-tottori = 鸟取
city-toyama = 富山
city-akita = 秋田
city-aomori = 青森
city-fukushima = 福岛
city-morioka = 盛冈
city-niigata = 新潟
city-sendai = 仙台
city-utsunomiya = 宇都宫
city-furano = 富良野
city-hakodate = 函馆
city-muroran = 室兰
city-obihiro = 带广
city-otaru = 小樽
city-sapporo = 札幌
city-tomakomai = 苫小牧

## The map India: its name, its regions, its seas and ranges, its cities

map-india = 印度
map-laccadive-sea = 拉克代夫海
map-andaman-sea = 安达曼海
map-indochina = 中南半岛
city-cochin = 科钦
city-colombo = 科伦坡
city-hubli = 胡布利
city-jaffna = 贾夫纳
city-kandy = 康提
city-madurai = 马杜赖
city-trichy = 蒂鲁吉
city-bengaluru = 班加罗尔
city-puri = 布里
city-ranchi = 兰契
city-varanasi = 瓦拉纳西
city-visakhapatnam = 维沙卡帕特南
city-jodhpur = 焦特布尔
city-lahore = 拉合尔
city-multan = 木尔坦
city-shimla = 西姆拉
city-srinagar = 斯利那加
city-ahmedabad = 阿默达巴德
city-bhopal = 博帕尔
city-goa = 果阿
city-indore = 印多尔
city-jaipur = 斋浦尔
city-surat = 苏拉特
city-comilla = 库米拉
city-dhaka = 达卡
city-guwahati = 古瓦哈提
city-kathmandu = 加德满都
city-shigatse = 日喀则
city-thimphu = 廷布

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = 正在加载规则……
sheet-share-nothing-yet = 第一轮结束后才能分享。在那之前，城市是秘密。
sheet-back = 上一页
sheet-next = 下一页
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = 试一试
sheet-share = 分享这一局
sheet-share-copy = 复制链接
sheet-share-hands = 附上本轮（须全员同意）
sheet-share-put-in = 链接包含本轮所有人的秘密城市。
sheet-share-left-out = 链接不包含当前这一轮。
sheet-share-copied = 链接已复制。
sheet-share-not-copied = 这个浏览器不允许复制。
sheet-share-only-here = 此页只能在这台机器上打开，所以没有二维码可扫。
sheet-share-too-long = 这一局太长，放不进二维码：请改用链接。
sheet-share-picture-there = 可以在那里保存结果图片。
sheet-picture = 留念图片
sheet-picture-about = 终局画面、所有人的结果和今天的日期。
sheet-picture-open = 图片
sheet-picture-png = 存为照片 (PNG)
sheet-picture-svg = 存为打印用 (SVG)
sheet-picture-turns = 回合数：{$count}
sheet-picture-round = 第{$round}轮
sheet-picture-connected = 已连通：{$names}
sheet-share-scan = 用手机扫码，在手机上打开这一局。
sheet-my-game = 我的游戏
sheet-lobby = 全部游戏
sheet-your-turn = 轮到你
sheet-computer = 电脑 · {$strength}
sheet-computer-thinks = 电脑正在思考
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = 这里

## The operator: the PIN and the panel

operator-pins-differ = 两次PIN码不一致。请重新设定。
operator-wrong-pin = PIN码错误。
operator-nothing-is-saved = 现在无法存档：这一局会丢失。
operator-storage-low = 存储空间快满了：还剩{$room} MB。
operator-tap-to-play = 点一下，开始玩
operator-tap-the-table = 点一下桌子继续。
operator-closes-in = {$time}后关闭
operator-closed = 现在不是开放时间。
operator-pin = 管理员PIN码
operator-pin-new = 设定PIN码
operator-pin-again = 再输一次PIN码
operator-pin-rule = {$least}到{$most}位数字。请保密。
operator-pin-waits = PIN码错误次数过多。请等{$count}秒。
operator-pin-asks = 正在核对PIN码……
operator-pin-silent = 服务器没有回应，无法核对PIN码。请再试一次。
operator-pin-unset = 还没有PIN码。请在这台机器上设置：{$command}
operator-locked = 已锁定：无法读取设置。
operator-pin-erase = 删除
operator-panel = 管理员
operator-kiosk-on = 展台模式：开
operator-kiosk-off = 展台模式：关
operator-offers = 可选的游戏
operator-start = 新游戏的初始设置
operator-start-heard = 音乐{$music}，音效{$sounds}
operator-start-game = {$game}，{$map}，资金{$bank}，税后剩{$taxes}
operator-use-lobby = 采用大厅当前设置
operator-change-pin = 更改PIN码
operator-export = 导出存档
operator-import = 导入存档
operator-delete-saves = 删除所有存档
operator-delete-all = 恢复出厂设置
operator-delete-saves-means = 将删除所有存档，包括单独保留的。
operator-delete-all-means = 将删除所有存档、所有设置和PIN码。
operator-set-by-file = 由设置文件指定
operator-file-sets = 灰色的项目由服务器的设置文件指定。
operator-file-garbled = 无法读取服务器的设置文件，已忽略。
operator-faults = 启动以来的错误
operator-foreign-faults = 此浏览器中其他程序（如扩展）的错误：{$number}
operator-keep-them = 保留
operator-yes-delete = 确认删除

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = 放大
mirror-zoom-out = 缩小
mirror-zoom-whole = 显示整个棋盘
mirror-unfold = 显示整个面板
mirror-fold = 显示更多棋盘
mirror-sheet-rotate = 把这个面板转向桌子的下一侧
mirror-lobby-rotate = 转动桌子中间的画面
mirror-hint-coming = 提示马上就来
mirror-lens = 放大镜
mirror-discard = −$1，放弃剩下的$1
mirror-let-computer = 让电脑继续玩
mirror-replay = 回放
mirror-seek-start = 到开头
mirror-seek-back = 后退
mirror-seek-next = 前进
mirror-seek-end = 到结尾
mirror-timeline = 回放位置
mirror-close-open = 关闭打开的内容
mirror-settings = 设置
mirror-languages = 语言：{$name}
mirror-podium = 收起领奖台
mirror-taxes = 收起税务通知
mirror-another-map = 换一张地图再来一局：{$map}
mirror-choice = {$title}：{$value}
mirror-seat-button = {$does}，{$who}
mirror-position = {$stop}/{$stops}
mirror-rules-of = {$title}的规则
mirror-table = 桌子
mirror-lobby = 下一局游戏
mirror-ready = 准备好了：请按“开始”。
mirror-nobody = 空位
mirror-sits-here = {$colour}在这台设备上玩。
mirror-computer-at = {$colour}，电脑，{$strength}
mirror-place = {$place}的座位：{$sits}
mirror-seat = {$colour}，{$place}
mirror-seat-computer = 电脑，{$strength}。
mirror-cell-next = 可以选
mirror-cell-hint = 提示
mirror-cell-last = 上一回合
mirror-cell-taken-from = 这里有水滴被吃
mirror-cell-filled = 自动填上的
mirror-cell-refused = 不行
mirror-stands = {$who}：{$what}。
mirror-empty = 空格：{$count}
mirror-nothing-yet = 还没有。
mirror-has-nothing = {$who}这里还没有。
mirror-here = {$what}。
mirror-place-hub = 把你的枢纽放在这里。
mirror-walk-map = 方向键沿路段移动，字母跳到城市，回车铺轨，?列出按键。
mirror-walk-board = 方向键逐格移动，回车选择，1到5报告局势，?列出按键。
mirror-build = 铺到{$end}，{$money}
mirror-build-which = 铺到{$end}，{$money}；{$about}
mirror-go = 前往{$end}
mirror-go-which = 前往{$end}；{$about}
mirror-type-a-move = 输入{$who}的一步
mirror-type-example = 例如 {$line}
mirror-crossing = 站点{$number}
mirror-crossing-north = 站点{$number}（{$city}以北）
mirror-crossing-northeast = 站点{$number}（{$city}东北）
mirror-crossing-east = 站点{$number}（{$city}以东）
mirror-crossing-southeast = 站点{$number}（{$city}东南）
mirror-crossing-south = 站点{$number}（{$city}以南）
mirror-crossing-southwest = 站点{$number}（{$city}西南）
mirror-crossing-west = 站点{$number}（{$city}以西）
mirror-crossing-northwest = 站点{$number}（{$city}西北）
mirror-demonstration = 这是演示。
mirror-press-to-begin = 按任意键开始。
mirror-countdown = 请在{$count}秒内按任意键继续。
mirror-still-playing = 还在玩吗？
mirror-please-read = 请看这里
mirror-vote = 表决
mirror-vote-all = 须全员同意。
mirror-page = {$title}，第{$page}页，共{$pages}页。

## Saves, links, files: what is wrong with them

fault-foreign = 这不是Roundhouse的游戏。
fault-text = 这不是Roundhouse的游戏，或者缺了一部分。
fault-too-long = 太长了，不可能是一局游戏。
fault-older = 它由旧版Roundhouse生成，已无法打开。
fault-newer = 它由新版Roundhouse生成，在这里打不开。
fault-length = 内容不完整。
fault-language = {$language}不可用：{$why}
fault-damaged = 内容已损坏。
fault-no-such-game = 这里不提供这款游戏。
fault-other-game = 这是另一款游戏。
fault-no-such-map = 这里没有它的地图。
fault-other-map = 它的地图在那之后有了改动。
fault-rules = 其中有一步不合规则。
fault-unwritable-start = 这一局无法存档。
fault-unwritable-move = 这一局无法存档：有一步记录不下来。
fault-unwritable-too-long = 这一局太长，无法存档。
fault-found-late = 找到了一局以前的游戏。这一局结束后可以继续玩。
fault-second-copy = 有一个存档损坏了，但备份完好。
fault-put-aside = 有一个存档打不开。{$why}已单独保留。
fault-go-on-playing = {$why}你可以继续玩。
fault-file-foreign = 这个文件里没有Roundhouse的游戏。
fault-file-without-game = 这个文件里没有游戏。
fault-file-game = 这个文件里的游戏打不开。{$why}
fault-query = 这个链接要求{$key} {$value}。{$offered}
fault-query-not-offered = 这里不提供。
fault-query-offers = {$title}提供{$values}。
fault-rules-damaged = 规则文件已损坏。
fault-link = 这个链接打不开。{$why}请重新复制。
fault-map-version = 地图版本为{$found}，本程序只能读取版本{$known}。
fault-map-too-large = 地图太大。
fault-map-too-many-nodes = 地图有{$count}个站点，太多了。
fault-map-other = {$map}的地图文件里是另一张地图。
own-map-title = 自制地图
own-map-newer = 此地图由更新版本的页面制作。请重新加载页面。
own-map-little-land = 这里陆地太少，无法制作地图。请多显示陆地，少显示海洋。
own-map-few-towns = 这里相距够远的城镇太少。请显示更大的范围，或城镇更多的地方。
own-map-torn-land = 这里的陆地太零碎，无法修铁路。请显示更多连成一片的陆地。
own-map-failed = 地图没有制作成功。请检查网络，再试一次。
fault-map-place = 地图上有一个站点位置不正确。
fault-map-link-end = 地图的路段{$number}通往不存在的站点{$node}。
fault-map-link = 地图的路段{$number}（{$from}到{$to}，{$money}）不允许。
fault-map-regions = 地图有{$count}个区域，应为{$wanted}个。
fault-map-city-region = 城市{$city}所在的区域不存在。
fault-map-city-node = 城市{$city}所在的站点{$node}不存在。
fault-map-city-city = 城市{$city}与另一座城市重叠。
fault-map-region = 区域{$region}有{$cities}座城市，其中{$ringed}座带圈；应为{$wanted}座和{$wanted-ringed}座。
fault-map-unreached = 地图上没有路段通往站点{$node}。

## The browser: storage, network, full screen, faults

web-rules-file = 规则文件{$name}
web-map-file = 地图文件{$name}
web-words-file = 语言文件{$name}
web-words-damaged = 语言文件{$name}已损坏。
web-file-missing = {$what}加载失败（错误{$number}）。
web-file-silent = {$what}没有加载成功。请检查网络。
web-map-too-long = 地图文件{$name}太长。
web-map-damaged = 地图文件{$name}不完整或已损坏。
web-map-foreign = 地图文件{$name}不是地图。
web-no-picture = 这个浏览器无法保存图片。
web-no-export = 这个浏览器无法导出存档。
web-no-import = 这个浏览器无法在这里打开文件。
web-file-unreadable = 这个文件无法读取。
web-storage-refused = 这个浏览器无法存档（空间不足，或是隐私窗口）。可以继续玩，但不要关闭此页。
web-storage-healed = 这个浏览器里的存档数据损坏了，已清除。现在又能存档了。
web-storage-silent = 这个浏览器没有在存档。可以继续玩，但不要关闭此页，否则这一局可能丢失。
web-storage-elsewhere = 已在另一个窗口打开。那个窗口关闭之前，这一局不会存档。
web-storage-slow = 存档很慢。可以继续玩；万一断电，最后一个回合可能丢失。
web-computer-missing = 电脑玩家没有加载，或者出了故障。
web-computer-silent = 电脑玩家没有回应。

## The page itself, while there is no program

page-loading = 正在加载Roundhouse。
page-file = 请通过网页服务器打开Roundhouse，不要直接打开文件。（开发者：cargo xtask play）
page-too-old = 这个浏览器太旧，无法运行Roundhouse。请使用新版Chrome。
page-again = 请稍等：Roundhouse正在重新启动。
page-failed = Roundhouse已重启三次，仍无法继续。请点屏幕再试。
page-failed-kiosk = Roundhouse已重启三次，仍无法继续。一分钟后会再试，也可以现在点屏幕。
page-missing = 这个地址没有页面。
page-open = 打开Roundhouse
mirror-said = 游戏记录
mirror-own = 你的座位

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = 关闭
over-language = 语言
over-hints-on = 提示：开
over-hints-off = 提示：关
coach-leave = 关闭向导
setting-coach = 向导
over-coach-on = 向导：开
over-coach-off = 向导：关
seat-leave-asked = 要离开游戏吗？
seat-leave-tells = 电脑会接替你的座位。
seat-leave = 离开
seat-stay = 留下
seat-take-over = 在此加入
seat-nudge = 还在吗？轮到你了。
seat-away-tells = 电脑可以替你玩。
seat-away-computer = 电脑代玩
seat-away-here = 我在
seat-take-over-asked = 在这里玩吗？
seat-take-over-tells = 你接替电脑继续。
seat-take-over-no = 否
mirror-leave-seat = 离开游戏
setting-motion = 动画
setting-contrast = 对比度
setting-text = 文字大小
over-motion-on = 动画：开
over-motion-off = 动画：关
over-contrast-high = 对比度：高
over-contrast-auto = 对比度：自动
setting-names = 地名转向玩家
over-names-turn = 地名：转向
over-names-stay = 地名：固定
coach-rail-cities = 用手遮住面板，点“查看城市”，看看你的秘密城市。
coach-rail-cities-own = 你要连通你的秘密城市。趁别人看不到时看看是哪些。
coach-rail-hub = 放枢纽：点地图上靠近你大多数城市的站点。你的铁轨从那里开始。
coach-rail-build = 点虚线路段铺铁轨。每回合可以免费铺两段单线或一段双线。
coach-rail-left = 还剩{$money}：再铺一段单线，或点−$1。放弃的钱就没了。
coach-rail-joined = 你的铁路网和{$names}的接通了。从现在起大家共用。
coach-rail-pay = 有人连通了自己的全部城市。现在连通你剩下的，费用从你的资金里出。
coach-rail-known = 游戏就是这样。现在正式开一局吧。
coach-rail-tasks = 已完成{$done}/{$all}项任务
coach-swap = 先走有利：点“换边”，拿走那枚棋子和它的两条边，或放自己的棋子。
exercise-title = 练习 {$number}/{$all}
exercise-next = 下一步
exercise-skip = 略过练习
exercise-missed = 可以这样走，但这不是本练习要求的。再试一次，或点“提示”。
connection-lesson-aim = 点一个空格。用一条不断的棋链连通你的两条边，就能获胜。
connection-lesson-quickway = 你的棋子斜向相邻会自动连线，除非已有连线从那里穿过。
connection-lesson-crossway = 你的棋子斜向相邻也算连通。放棋子不能让两处连接交叉。
connection-lesson-quax = 要连通斜向相邻的两枚棋子，依次点它们。这就用掉一个回合。
connection-lesson-quadrex = 只有横竖相邻的棋子才连通。田字格的最后一格可能自动填上。
raindrops-lesson-aim = 点一个水滴，再点目的地。把你的水滴全部聚成一个水团就获胜。
raindrops-lesson-capture = 滑到对方的水滴上，就吃掉它所在的整个水团。
raindrops-lesson-group = 水滴群一滴一滴地移动：提起一滴，放到同一条线上其余水滴的旁边。
transit-lesson-aim = 点自己的一个终点站（空心环），再点对方的一枚棋子：两枚互换位置。
transit-lesson-networks = 横竖相邻的同色棋子连成线路网。最后，最大的线路网获胜。
transit-lesson-swaps = 互换后，两枚身边都要有至少两枚同色棋子。四枚同色不能填满田字格。
yard-lesson-aim = 点一节车厢，再点目的地。把十节都送到与你同色的一侧。
yard-lesson-train = 一排车厢超过半数是你的，就是列车：点两端，再点一端的目的地。
yard-lesson-areas = 车厢不能进入对方颜色的发车区，也不能离开自己颜色的发车区。
connection-do-corner = 绕过挡路的棋子：在与两头都斜向相邻的格子放一枚。
connection-do-gap = 绕过棋子有两条路，但一条被挡住了。走另一条。
connection-do-link = 你的两段棋链只是斜向相邻。依次点这两枚棋子，把它们连上。
connection-do-fill = 不要自己填空隙：在它左边或右边放一枚棋子，空隙会自动填上。
connection-do-swap = 对方下在正中。拿走这枚棋子：点“换边”，再点OK。
connection-did-connect = 你连通了与你同色的两条边：这样就获胜。
connection-did-gap = 连接绝不能交叉：先有的留下。
connection-did-swap = 第一枚棋子和它的两条边归你了。接下来轮到对方。
raindrops-do-walk = 沿这一列往上走：把后面的一滴移到前面，反复几次，直到吃掉对方。
raindrops-do-spare = 在这里吃，对方就只剩一个水团而获胜。改走你的另一滴。
raindrops-did-join = 你的水滴全部聚成一个水团：这样就获胜。
raindrops-did-capture = 整个水团都吃掉了。能吃或能汇合的水团，要走就必须这样走。
raindrops-did-group = 水滴群与另一个水团汇合了。这就结束回合，在这里还获胜。
raindrops-did-walk = 水滴群一滴一滴地移动，从不散开。吃掉或汇合就结束回合。
raindrops-did-spare = 每个回合后，只剩一个水团的人就获胜，哪怕不是自己走的。
transit-do-join = 有一次互换能把你的八枚棋子连成一个线路网。把它找出来。
transit-do-far = 互换可以很远：把自己的一个终点站和不相邻的一枚棋子互换。
transit-do-pass = 对方跳过了。你也不能互换：点“跳过”，再点OK。
transit-did-far = 只要线路网与你终点站的线路网相接，里面任何一枚都能互换。
transit-did-pass = 连续两次跳过就结束：最大的线路网获胜。
yard-do-ship = 把一节车厢送进你的发车区，就在棋盘上与你同色的一侧。
yard-do-last = 你的九节车厢已送进。把第十节也送进去。
yard-did-car = 车厢可沿空格直走，多远都行，或斜走一格。
yard-did-train = 一端领头，直走或拐向旁边。其余沿它的路线跟上。
yard-did-last = 你的十节车厢全部送进：这样就获胜。
rail-ready = 准备好了
rail-prompt-ready = 已准备好。等待{$names}
rail-prompt-taxes = {$ended}，税{$money}
over-table-layout = 围桌画面
over-own-screen = 单人画面
over-to-lobby = 全部游戏
over-end-game = 结束这一局
over-new-game = 新游戏
over-full-screen = 全屏
over-full-screen-exit = 退出全屏
over-rules = 规则
over-share = 分享
over-update = 更新
over-holds = 改动从下一局起生效。
over-inches = 屏幕对角线长度，用来识别并忽略手掌。

over-new-game-asked = 开始新游戏？
over-new-game-means = 这一局结束，由原班玩家重新开始。
over-keep-playing = 继续玩
over-end-game-asked = 结束这一局？
over-end-game-means = 这一局结束，回到开始界面。
over-forget-means = 未完成的游戏会丢失。
over-delete-it = 删除
over-keep-it = 保留

over-share-hands-asked = 要附上所有人的秘密城市吗？
over-share-them = 同意分享
over-play-again-asked = 再来一局？
over-play-again = 再来一局
over-real-game = 正式开局
over-another-map-asked = 换一张地图：{$map}？
over-lobby-asked = 回到全部游戏？
over-another-map = 换地图
over-no = 否
over-vote-waits = 你已同意。等待{$names}
over-vote-no = {$who}不同意

over-keys = 按键
over-key-tab = Tab、Shift+Tab
over-key-tab-does = 下一个或上一个按钮
over-key-arrows = 方向键
over-key-arrows-do = 移动：按钮、格子、路段、滑块
over-key-enter = 回车、空格
over-key-enter-does = 按下按钮
over-key-escape = Esc
over-key-escape-does = 关闭
over-key-letters = 字母
over-key-letters-do = 在地图上：跳到名称含这些字母的城市
over-key-ok = Ctrl+回车
over-key-ok-does = OK
over-key-undo = 退格
over-key-undo-does = 撤销
over-key-ask-does = 在棋盘上：上一回合、局势
over-key-next-does = 下一个己方、下一个他方
over-key-around-does = 周围有什么
over-key-zoom-does = 放大或缩小
over-key-move = End
over-key-move-does = 输入一步
over-key-board = Home
over-key-board-does = 跳到棋盘或地图
over-key-list-does = 这份列表

over-play-from-here = 从这里接着玩
over-back-to-my-game = 回到我的游戏
over-stop-beginning = 游戏开头
over-stop-turn = 第{$turn}回合，共{$turns}回合
over-play-on-asked = 从这里接着玩？
over-play-on-ends-game = 这一局会替换桌上正在玩的那一局。
over-play-on-loses-save = 这一局会替换你的存档。
over-play = 接着玩
over-keep-watching = 继续看

over-unfinished = 未完成的游戏
over-continue = 继续
over-map-loading = 正在加载它的地图……
over-map-again = {$why}点“继续”再试一次。
over-tap-to-continue = 点一下继续

## Phones, far seats and watchers

refused-cut-off = 连不上桌子。请稍后再试。
fault-seat-link = 这个座位链接不完整。请重新扫码或复制。
fault-seat-view = 这一页无法显示桌上的游戏。请重新加载。

room-phone = 用手机玩
room-far = 在别处玩
room-scan-cities = 用手机扫码，在手机上看自己的城市。
room-scan-board = 用手机扫码，在手机上玩。
room-send = 这个链接只发给一个人：谁收到，座位就归谁。
room-until = 在那之前由电脑在这里玩。
room-type = 或在手机上输入：
room-phone-holds = 这个座位在你的手机上。在这里也可以玩。
room-phone-away = 手机没有回应。请在这里玩，或唤醒手机。
room-far-nobody = 还没有人打开链接。
room-left = {$colour}已离开。
friend-waits = 人到齐后游戏开始。
friend-you = 你
friend-here = 已到
friend-not-yet = 还没到
friend-is-here = {$colour}来了，游戏开始。
room-far-holds = 有人在别处玩这个座位。
room-far-away = 玩家在别处，没有连接
room-asks = 另一部手机想用这个座位。是你的吗？
room-asks-far = 另有一个人打开了这个座位的链接。让对方加入吗？
room-allow = 允许
room-refuse = 拒绝
room-show-here = 在此查看
room-withdraw = 取消链接
room-copy = 复制
room-copied = 链接已复制。请粘贴到消息里。
room-not-copied = 没能复制：请改用扫码。
room-host-full = 服务器现在满了。请稍后再试。
room-invite = 邀请
room-far-thinks = 玩家在别处，已想{$count}秒
room-far-waits = 玩家在别处
room-computer-plays = 让电脑代玩
room-give-back = 交还座位
room-invite-title = 邀请
room-watch = 旁观
room-watch-means = 有这个链接的人可以旁观，但不能玩。
room-watchers = { $count ->
    [0] 现在没有人旁观。
   *[other] 现在有{$count}人旁观。
}

member-looking = 正在找桌子……
member-no-host = 没有连接。正在重试……
member-no-table = 另一块屏幕没有回应。请不要离开：此页会自动重新连接。
member-asking = 这个座位已经有人了。要接替，请在桌上点“允许”。
member-waits = 你是{$colour}。等待游戏开始。
member-watches = 你在旁观。等待游戏开始。
member-refused = 桌上的人拒绝了你的请求。
member-elsewhere = 这个座位现在由另一部手机使用。
member-closed = 这个座位又回到桌上了。
member-left = 你已离开座位。没人坐时可以回来。
member-void = 这个链接已失效。请重新扫桌上的二维码。
member-version = 桌上的版本不同。请重新加载这一页。
member-again = 再试一次
member-return = 回到座位
member-leave-tells = 你的座位会空出来。没人坐时，用同一个链接就能回来。
member-hand-over = 要让出座位吗？
member-look-up = 接下来怎么玩？请看桌子。
member-players-decide = 接下来怎么玩由玩家决定。

mirror-phone = 用手机玩
mirror-far-at = {$colour}，在别处
member-fair = 城市分得公平：你的设备参与了打乱，并已核对。
member-unfair = 城市没有按约定分配。请到桌边询问。

## Looking back at a game for two

review-percent = {$percent}%
review-working = 正在复盘：{$known}/{$all}
review-better = 这里最好：{$turn}（思考{$time}）
review-better-marked = 这里最好：见标记（思考{$time}）
review-as-played = 这里走得最好（思考{$time}）
review-seconds = {$seconds}.{$tenths}秒
review-trying = 第{$turn}回合 + {$tried}
review-try = 点棋盘或这里的走法来试走。
review-try-turn = 试走{$turn}
review-behind = −{$points}%
review-joints = 虚线连接无论如何都断不了。
review-joints-none = 还没有安全连接。
review-only = {$who}将获胜，只有{$cells}可能阻止
review-only-marked = {$who}将获胜，只有金框格可能阻止
review-only-none = 无论如何{$who}都会赢
last-aloud = 电脑说：{$words}
last-fell-newcomer = 下得好！你的第{$turn}回合让我吃了一惊。
last-fell-easy = 你的第{$turn}回合很难应对。下得好！
last-fell-medium = 你的第{$turn}回合最让我吃亏。好一局！
last-fell-hard = 你的第{$turn}回合最厉害：我的胜算从{$before}降到{$after}。
last-fell-master = 第{$turn}回合：之前我估自己有{$before}，之后{$after}。
last-fell-at-last = 你的最后一回合，我没料到。下得好！
last-behind = 你从一开始就领先。下得好！
last-slid = 你一点一点地领先，我都没察觉是什么时候。
last-rose = 再看看你的第{$turn}回合：它最帮我的忙。
last-rose-percent = 你的第{$turn}回合最帮我的忙：我的胜算从{$before}升到{$after}。
last-sure = 从第{$turn}回合起，我就知道自己会赢。
last-unsure = 直到最后，我都没有把握。
last-open = 胜负还没定：我没想到自己会赢！
last-drawn = 平局。下得好！
last-length = { $turns ->
   *[other] 好一局！一共{$turns}回合。
}
review-back = 回到复盘
review-back-short = 返回
over-replay-speed = {$speed}×
mirror-turning-point = 下一个关键时刻
mirror-joints = 安全连接
mirror-joints-told = 安全连接：{$links}
mirror-joint = {$who}从{$one}到{$other}
mirror-joint-edge = {$who}从{$one}到边
mirror-replay-play = 播放
mirror-replay-pause = 暂停
mirror-replay-speed = 速度{$speed}×
sheet-share-moves = 复制棋谱文字
sheet-share-moves-copied = 棋谱已复制。粘贴到这里即可回放。
paste-fails = 第{$line}行：{$why}
paste-begins = 棋谱以这样的一行开头：{$example}
paste-unknown = “{$text}”不是已知的命令。
paste-illegal = 那里不能走“{$turn}”。
position-form = 局面要这样写：{$example}
position-rows = 这个游戏没有{$rows}行的棋盘。
position-row = 从上数第{$row}行的符号或长度不对。
position-side = 轮到哪一方要写成{$one}或{$other}。
position-link = 连线连着两枚同色棋子，而且不与别的连线交叉。
position-links = 两条对角线交叉处才写连线，每处一条。
position-crosscut = 在这个游戏里，双方的棋子绝不会在田字格里交叉。
position-unfilled = 有一个本该自动填上的格子空着。
position-cars = 每种颜色最多十节车厢。
position-area = {$cell}上的车厢停在另一方的发车区里。
position-pieces = 棋盘上每种颜色至少要有一滴。
paste-position = 没有哪个游戏有这样的局面。请在上面写一行，比如：{$example}
paste-which = 有好几个游戏都有这样的局面。请在上面写下面其中一行：{$lines}
setup-open = 摆局面
setup-tap = 选一种颜色，再点棋盘。
setup-link = 选颜色后点棋盘。拖动可以连线。
setup-over = 这个局面里游戏已经结束。
setup-moves = 轮到
setup-nothing = 拿走
setup-clear = 清空
setup-start = 开局

## Puzzles

lobby-puzzle = 谜题
puzzle-title = 每日谜题
puzzle-another = 另一道谜题
puzzle-race = 先解{$count}题者胜
puzzle-back = { $count ->
    [1] 昨天的谜题
   *[other] {$count}天前的谜题
}
puzzle-series = 连续{$count}题一次解出！
puzzle-scores = 已解：{$scores}。
puzzle-score = {$who} {$count}
puzzle-easy = 简单
puzzle-medium = 中等
puzzle-hard = 困难
puzzle-win = { $count ->
    [1] 轮到{$who}：这一回合就取胜。
   *[other] 轮到{$who}：无论对方怎么走，{$count}个回合内取胜。
}
puzzle-join = 用最少的钱连通这{$count}座城市。
puzzle-laid = 目前花费：{$money}
puzzle-wrong = { $count ->
    [1] 这个回合赢不了。换一种试试！
   *[other] 这样{$count}个回合内赢不了。换一种试试！
}
puzzle-thinks = {$who}正在思考……
puzzle-right = 走对了！
puzzle-answers = {$who}应以{$turn}。
puzzle-again = 再试一次
puzzle-apart = 还有城市没有连通。
puzzle-over = 连通了，但多花了{$money}。哪段弯路可以省掉？
puzzle-solved = { $count ->
    [1] 一次就解出来了！
   *[other] 第{$count}次解出来了！
}
puzzle-first = {$who}赢了比赛。
puzzle-first-you = 你赢了比赛！
puzzle-wants = {$who}想换成{$how}：你也点它，或者继续玩。
puzzle-waits = 其他人也点它后，{$how}就开始。
puzzle-next = 下一题
puzzle-earlier = 前一天
puzzle-later = 后一天
puzzle-share = 分享结果
puzzle-copy = 复制
puzzle-copied = 结果已复制。
puzzle-clear = 清空
puzzle-loading = 正在加载谜题……
puzzle-damaged = 这个游戏的谜题文件已损坏。
web-puzzle-file = 谜题文件{$name}
mirror-puzzle-at = 谜题，{$place}
mirror-puzzle-link = {$from}–{$to}，{$money}
