### The words of Roundhouse in English. Each other language is a file beside this one with the same
### messages; docs/translating.md says how to write one, docs/glossary.md which words mean what.
### What comes with a message in braces is put in by the program: {$money} is an amount of dollars, {$count} a
### number, anything else a name or words of another message.

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Goal
rules-transglobal-rail-goal-text =
    Everyone has five secret cities, one in each region of the map. Together you build one rail network. Be the first to connect all five of your cities to your hub.

    Then everyone else pays from their bank to connect theirs. When someone runs out of money, the game ends: the richest player wins.

    A game takes a few rounds, about half an hour.

rules-transglobal-rail-joining = Joining
rules-transglobal-rail-joining-text =
    Two to six players tap JOIN where they sit and choose a colour. Choose a map: the USA is the easiest, Asia the hardest. Or make your own of any part of the world. Then tap START.

    Every bank starts at $15. A smaller bank makes a shorter game, a larger one a longer game. The sliders are on the start screen and behind the red cog. These rules are behind the cog, too, at any time.

rules-transglobal-rail-cities = Your five cities
rules-transglobal-rail-cities-text =
    Tap SHOW CITIES to see your five cities, and HIDE CITIES to close the list; or hold the button to peek. Shield it with your hand. You may look at any time. On your turn, HINT in the list suggests one step, once a turn.

    The round sign beside a name shows the city’s region, with the same colour and symbol as on the map. A check mark means that the city is connected to your hub.

    With two or three players, cities with a white dashed ring are not used.

rules-transglobal-rail-hub = Your hub
rules-transglobal-rail-hub-text =
    Each round, one player gets the crown at random, and starts. On your turn, tap any intersection, with or without a city, to place your hub. Tap another to move it, then tap OK. Play goes clockwise.

    Everything you build must lead back to your hub. A hub on one of your own cities connects that city at once. Two hubs cannot share an intersection.

    Can’t reach? Tap the magnifier on your panel. A lens opens in front of you: tap in it just as on the map, or slide to move it.

rules-transglobal-rail-turn = Your turn: $2
rules-transglobal-rail-turn-text =
    Each turn you get $2 of free track, and you must use it. The lines on the map are links that you can build; a link that is built is track. A single line costs $1. A double line costs $2: it crosses a river, mountains or a strait. Where there are no lines, as in the Himalayas, nobody can build.

    So build two single links, or one double link. Links you can build now are dashed. Tap a link, or slide to it and let go.

    These $2 do not come from your bank: building does not change it.

rules-transglobal-rail-buttons = UNDO, −$1 and OK
rules-transglobal-rail-buttons-text =
    UNDO takes back what you built this turn, step by step, until you tap OK.

    After one $1 link, −$1 skips your second dollar and ends your turn at once. Use it when building more would only help someone else. It cannot be undone.

    OK ends your turn when the money is spent; also with $1 unused, if all your cities are connected or no $1 link is in reach.

rules-transglobal-rail-track = Track belongs to everyone
rules-transglobal-rail-track-text =
    The colour of track only shows who built it. As soon as your network touches another, all connected track is yours to use, and you may build on from any of it.

    So when and where you connect is half the game: your links help others too.

rules-transglobal-rail-finish = The end of a round
rules-transglobal-rail-finish-text =
    When a player who has connected all five cities taps OK, a bell rings and building ends. Everyone whose five cities are connected now pays nothing, no matter who built the last link.

    The others connect their last cities clockwise, starting after the player who ended building. Now you pay for every link, $1 or $2, from your own bank; UNDO gives it back. Track that others have built before you is free. The button with FINISH and a price builds the cheapest track that you lack. When your last city is connected, you can build no more: tap OK.

    REVIEW then shows everyone’s cheapest network, and replays the round.

rules-transglobal-rail-banks = Banks and taxes
rules-transglobal-rail-banks-text =
    If anyone’s bank is empty or below zero after a round, the game ends. The richest player wins; equal banks share a place. If everyone has money left, the map is cleared, and a new round begins with new cities and new hubs.

    After round 2 comes tax day, once: everyone pays the same, so that the poorest player is left with $5 (a slider sets how much). If someone is already at that or less, nobody pays.

rules-transglobal-rail-credits = Credits
rules-transglobal-rail-credits-text =
    Transglobal Rail is a game by dougx.net, who gives it away free of charge. It is licensed to end users only, for entertainment. It may not be bundled, sold, exhibited or otherwise used for any commercial purpose. Questions go to contact at dougx.net.

    Coasts, rivers and borders come from Natural Earth, which is in the public domain. Cities of newer maps come from GeoNames (CC BY 4.0). The letters are Barlow by Jeremy Tribby and Noto Sans by Google, under the SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Goal
rules-quickway-goal-text =
    Two opposite edges of the board are in your colour. Connect them with an unbroken chain of your stones before the other player connects the other two. A corner cell belongs to both of its edges. One of you always gets through.

    Four games share this goal: Quickway, Crossway, Quax and Quadrex. They differ only in what happens when stones touch at a corner. Choose one before START.

    A coin toss decides who starts, unless you choose that before START, too.
rules-quickway-goal-caption-1 = Orange needs one more stone …
rules-quickway-goal-caption-2 = … and connects both edges

rules-quickway-turn = Your turn
rules-quickway-turn-text =
    Tap an empty cell to place your stone. Tap another cell to move it there instead. OK ends your turn; until then, UNDO takes the stone back. After that, stones never move and are never captured.

    Stones side by side are connected. For stones that touch at a corner, see the page of your game.

    You may PASS only if you cannot move at all.
rules-quickway-turn-caption-1 = Marked: where you can play
rules-quickway-turn-caption-2 = A new stone connects to its neighbours

rules-quickway-swap = Swap
rules-quickway-swap-text =
    Going first is a big advantage. So the player who goes second may, on their first turn, tap SWAP and OK instead of placing a stone. They take over the first stone and its edges. The other player gets the other two edges, and moves next.

    This is possible only once, on the second turn of the game. You can switch it off before START.
rules-quickway-swap-caption-1 = Orange begins …
rules-quickway-swap-caption-2 = … and Sky takes it over

rules-quickway-quickway = Quickway: automatic links
rules-quickway-quickway-text =
    In Quickway, a link connects two of your stones as soon as they touch at a corner, unless a link of the other colour already crosses there.

    So in each square of four cells, the first link stays. The other player may still fill the last cell of that square, but gets no link there.
rules-quickway-quickway-caption-1 = Three stones
rules-quickway-quickway-caption-2 = Sky comes too late to link

rules-quickway-crossway = Crossway: no crossings
rules-quickway-crossway-text =
    In Crossway, stones of one colour that touch at a corner are always connected. Such connections must never cross. So you may not fill the last cell of a square of four cells if both colours would then stand corner to corner in it.

    Such a cell is closed to you. The other player may still fill it, unless another square forbids it.
rules-quickway-crossway-caption-1 = Closed to Orange
rules-quickway-crossway-caption-2 = Three cells are open to Orange

rules-quickway-quax = Quax: links by hand
rules-quickway-quax-text =
    In Quax, stones that touch at a corner do not connect by themselves. On your turn, either place a stone or make a link: tap two of your stones that touch at a corner, or slide from one to the other.

    Links never cross: each square of four cells has room for one.
rules-quickway-quax-caption-1 = Tap a stone …
rules-quickway-quax-caption-2 = … and the other end

rules-quickway-quadrex = Quadrex: cells fill themselves
rules-quickway-quadrex-text =
    In Quadrex, only stones side by side are connected. When three cells of a square of four are filled, two of one colour corner to corner and one of the other, the fourth fills itself in the colour of the two.

    One filled cell can fill the next. If a cell could go to either colour, the player who just moved gets it.
rules-quickway-quadrex-caption-1 = Sky is about to move
rules-quickway-quadrex-caption-2 = One stone fills two more cells

rules-quickway-credits = Credits
rules-quickway-credits-text =
    Quickway is a game by Bill Taylor, who published it in a newsgroup in 2007. Quax and Quadrex are also his. He credits Mark Steere, the designer of Crossway.

    The posting names no terms of use.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Goal
rules-raindrops-goal-text =
    Drops of one colour side by side form a unit; a drop on its own is a unit, too. The first player with all drops in a single unit wins. So bring your own drops together, and capture what is in the way.

    At the start the colours alternate like a checkerboard. On boards of 7, 9 or 11 the two long diagonals start empty.

    A coin toss decides who starts, unless you choose it before START.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = One unit: Orange wins

rules-raindrops-drop = A single drop
rules-raindrops-drop-text =
    A drop on its own slides along its row or column, as far as you like while the way is clear, like a rook in chess. Tap it, then tap where it goes; or drag it there.

    It may land on a drop of the other colour. That captures the whole unit: all its drops are gone.

    Often only some points are allowed. The page “Engaged or not” says why.
rules-raindrops-drop-caption-1 = It can go to two points
rules-raindrops-drop-caption-2 = It captures a whole unit …
rules-raindrops-drop-caption-3 = … or joins its own, and wins

rules-raindrops-group = A group: the caterpillar
rules-raindrops-group-text =
    Two or more drops side by side are a group. A group crawls like a caterpillar, one drop at a time, along one line: a row or a column. Lift a drop, and put it down on this line beside the group: on an empty point, or on the other colour. Then lift the next one. So the tail goes to the front, again and again.

    You may lift a drop again later in the same turn, but not the one you have just put down. The group may never split, not even while you hold a drop.
rules-raindrops-group-caption-1 = Lift a drop …
rules-raindrops-group-caption-2 = … put it in front …
rules-raindrops-group-caption-3 = … then the next …
rules-raindrops-group-caption-4 = … and the first one again

rules-raindrops-line = Which line, which way?
rules-raindrops-line-text =
    Choose one line: any row or column that the group is on when your turn starts. A row or column that it only reaches during the turn does not count.

    Put the first drop on that line, beside the group. The second goes next to the first, on either side. After that, each goes one point further in the same direction: never at the other end, and never round a corner.
rules-raindrops-line-caption-1 = Where the first may go
rules-raindrops-line-caption-2 = The second: next to the first
rules-raindrops-line-caption-3 = From now on only this way

rules-raindrops-group-end = When a group’s turn ends
rules-raindrops-group-end-text =
    The group must stop when it captures, when it joins a unit of yours that has a drop on the line, or when the next point on the line is off the board or holds a drop of yours. Joining a unit off the line does not stop it: that unit becomes part of the group, and you may lift its drops, too.

    You may stop sooner: OK lights up once you have joined a unit. If the group cannot join or capture at all this turn, OK lights up once it is close enough to do so next time.
rules-raindrops-group-end-caption-1 = A capture: it must stop
rules-raindrops-group-end-caption-2 = Joined off the line: stop, or not
rules-raindrops-group-end-caption-3 = Joined on the line: stop, and win

rules-raindrops-engaged = Engaged or not
rules-raindrops-engaged-text =
    A unit is engaged if it could capture or join this turn. You need not move it; but if you do, it must capture or join.

    Any other unit may move, too, but only so that it could capture or join next time.

    You may not pass. If you cannot move, you lose.
rules-raindrops-engaged-caption-3 = There it can capture next time
rules-raindrops-engaged-caption-1 = Engaged: it must capture or join
rules-raindrops-engaged-caption-2 = Not engaged: where it may go

rules-raindrops-end = The end
rules-raindrops-end-text =
    After every turn the units are counted. If the player who moved has one unit, that player wins, even if the other has one too. If only the other player has one unit, the other player wins.

    Careful: capturing can leave the other player with one unit, and that wins for them. Then move another unit, or capture something else.
rules-raindrops-end-caption-3 = Better: move another drop
rules-raindrops-end-caption-1 = If Orange captures …
rules-raindrops-end-caption-2 = … Sky has one unit, and wins

rules-raindrops-credits = Credits
rules-raindrops-credits-text =
    Raindrops is a game by Luis Bolaños Mures, designed in November 2011.

    His rules name no terms of use.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Goal
rules-rapid-transit-goal-text =
    The board is full of pieces, and stays full. Pieces of one colour connected side by side form a network. Swap pieces to make your networks grow. When neither of you can swap any more, the largest network wins.

    A coin toss decides who starts, unless you choose it before START.
rules-rapid-transit-goal-caption-1 = The start
rules-rapid-transit-goal-caption-2 = Later

rules-rapid-transit-networks = Networks and terminals
rules-rapid-transit-networks-text =
    A network: pieces of one colour connected side by side. Corners do not count. A single piece is a network of one.

    A piece with no neighbour of its colour, or just one, is a terminal. On your turn, one of the two pieces that you swap must be a terminal of yours. The other need not be one.
rules-rapid-transit-networks-caption-1 = Terminals are open rings

rules-rapid-transit-turn = Your turn: a swap
rules-rapid-transit-turn-text =
    Tap one of your terminals, then a piece of the other colour; or drag it there. The two change places.

    They need not be neighbours. Look for a network of the other colour that lies side by side with your terminal’s network, no matter where. You may swap with any piece of it.

    You must swap if you can, even if the other player’s network grows, too.
rules-rapid-transit-turn-caption-1 = Tap a terminal …
rules-rapid-transit-turn-caption-2 = … and what to swap it with
rules-rapid-transit-turn-caption-3 = Any piece of that network will do

rules-rapid-transit-swaps = Which swaps are allowed
rules-rapid-transit-swaps-text =
    After the swap, both pieces must have at least two neighbours of their own colour, so neither is a terminal.

    And four pieces of one colour may never fill a square of four cells. You can only tap swaps that follow these rules.
rules-rapid-transit-swaps-caption-1 = Struck out: too few neighbours
rules-rapid-transit-swaps-caption-2 = Struck out: four would fill a square

rules-rapid-transit-end = The end
rules-rapid-transit-end-text =
    If you cannot swap, and only then, tap PASS and OK. Two passes in a row end the game.

    Compare the largest network of each colour: the bigger one wins. If they are equal, compare the second largest, and so on. If all are equal, the player who swapped last wins.
rules-rapid-transit-end-caption-1 = 12 against 10: Sky wins
rules-rapid-transit-end-caption-2 = All equal: Sky, who swapped last, wins

rules-rapid-transit-credits = Credits
rules-rapid-transit-credits-text =
    Rapid Transit is a game by Phil Leduc (2022 and 2024), who keeps all rights. Its rules may for now be passed on over the web.

    He asks those who want to program or sell the game to write to him for permission (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Goal
rules-switch-yard-goal-text =
    Ten cars of each colour have arrived in the yard. Bring yours to your shipping area: the two columns at the side of the board that are in your colour. First to have all ten there wins.

    You may not pass. Cars never jump and are never captured.

    A coin toss decides who starts, unless you choose it before START.
rules-switch-yard-goal-caption-1 = The start
rules-switch-yard-goal-caption-2 = All ten are in: Orange wins

rules-switch-yard-car = One car
rules-switch-yard-car-text =
    Any of your cars can move alone, even from a train. It goes straight over empty cells, as far as you like, or one step diagonally. Tap it, then tap where it goes; or drag it there.
rules-switch-yard-car-caption-1 = Where a car can go
rules-switch-yard-car-caption-2 = It has moved

rules-switch-yard-train = A train
rules-switch-yard-train-text =
    Two or more cars in a row or column without gaps can move as a train if more than half of them are yours. A part of a longer row will do. Tap both ends, or slide along them; then tap where one of the ends goes.

    That end leads, whatever its colour: forwards or to the side, as far as you like over empty cells, but never diagonally. The others follow in its track. A train bent round a corner cannot move as a train until it is straight.
rules-switch-yard-train-caption-1 = Tap both ends
rules-switch-yard-train-caption-2 = Straight on
rules-switch-yard-train-caption-3 = Round the corner

rules-switch-yard-areas = Closed areas
rules-switch-yard-areas-text =
    No car may enter the other colour’s shipping area. A car in its own may move about inside, but never leave. This holds for every car of a train, no matter who moves it.
rules-switch-yard-areas-caption-1 = Closed: left to Orange, right to Sky
rules-switch-yard-areas-caption-2 = Once in, it can only move inside

rules-switch-yard-set-ups = Set-ups
rules-switch-yard-set-ups-text =
    Before START you choose a set-up: many trains, fewer trains, or your own. For your own, take turns filling the receiving areas, the two rows in front of each of you. Tap a marked cell to place one of your cars; tap it again to change its colour. The cell on the far side, straight through the middle of the board, gets the other colour by itself.
rules-switch-yard-set-ups-caption-1 = Beginner
rules-switch-yard-set-ups-caption-2 = Advanced
rules-switch-yard-set-ups-caption-3 = Your own

rules-switch-yard-end = The end
rules-switch-yard-end-text =
    First to have all ten cars in wins. A train can bring in the other player’s last car, too: then that player wins. If one turn fills both shipping areas, the player who moved wins.

    If you cannot move, you lose. If the same position comes up for the third time with the same player to move, the game is a draw.
rules-switch-yard-end-caption-1 = The tenth car …
rules-switch-yard-end-caption-2 = … wins

rules-switch-yard-credits = Credits
rules-switch-yard-credits-text =
    Switch Yard is a game by Phil Leduc (2014). Its rules may be passed on over the web, unaltered and with full credit to him; he keeps all other rights.

    He asks those who want to program or sell the game to write to him for permission (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Buttons
rules-buttons-text =
    OK ends your turn. Until then, UNDO takes it back, step by step. You can also let a second tap on the same place, or a mouse click against the computer, end it: see the settings. After OK, UNDO asks the other person to let you take it back.

    RESIGN asks you first. There you can give up the game or, in Switch Yard against a person, offer a draw.

    You may choose a clock before START: then you lose when your time is up. With the sand-glass nobody loses, it only reminds you to move. Each of you can have a different time, and each turn can add 5 seconds.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Great Lakes
region-west = West
region-north = North
region-central = Central
region-south = South
region-east = East
city-seattle = Seattle
city-spokane = Spokane
city-portland = Portland
city-reno = Reno
city-san-francisco = San Francisco
city-los-angeles = Los Angeles
city-san-diego = San Diego
city-helena = Helena
city-bismarck = Bismarck
city-rapid-city = Rapid City
city-minneapolis = Minneapolis
city-duluth = Duluth
city-chicago = Chicago
city-detroit = Detroit
city-salt-lake-city = Salt Lake City
city-denver = Denver
city-santa-fe = Santa Fe
city-omaha = Omaha
city-topeka = Topeka
city-oklahoma-city = Oklahoma City
city-st-louis = St. Louis
city-phoenix = Phoenix
city-el-paso = El Paso
city-san-antonio = San Antonio
city-dallas = Dallas
city-new-orleans = New Orleans
city-memphis = Memphis
city-atlanta = Atlanta
city-boston = Boston
city-buffalo = Buffalo
city-new-york = New York
city-washington = Washington
city-charlotte = Charlotte
city-jacksonville = Jacksonville
city-miami = Miami

## The map Europe: its name, its regions, its cities

map-europe = Europe
region-southwest = Southwest
region-centre = Centre
city-dublin = Dublin
city-edinburgh = Edinburgh
city-manchester = Manchester
city-london = London
city-amsterdam = Amsterdam
city-paris = Paris
city-brest = Brest
city-lisbon = Lisbon
city-seville = Seville
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Bordeaux
city-marseille = Marseille
city-oslo = Oslo
city-hamburg = Hamburg
city-berlin = Berlin
city-warsaw = Warsaw
city-frankfurt = Frankfurt
city-munich = Munich
city-prague = Prague
city-vienna = Vienna
city-milan = Milan
city-rome = Rome
city-belgrade = Belgrade
city-bucharest = Bucharest
city-athens = Athens
city-istanbul = Istanbul
city-stockholm = Stockholm
city-st-petersburg = St Petersburg
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kyiv
city-odesa = Odesa
city-moscow = Moscow

## The map Asia: its name, its regions, its cities

map-asia = Asia
region-southeast = Southeast
city-ankara = Ankara
city-jeddah = Jeddah
city-baghdad = Baghdad
city-baku = Baku
city-tehran = Tehran
city-riyadh = Riyadh
city-dubai = Dubai
city-novosibirsk = Novosibirsk
city-irkutsk = Irkutsk
city-astana = Astana
city-tashkent = Tashkent
city-almaty = Almaty
city-urumqi = Urumqi
city-ulaanbaatar = Ulaanbaatar
city-chennai = Chennai
city-hyderabad = Hyderabad
city-kabul = Kabul
city-karachi = Karachi
city-delhi = Delhi
city-mumbai = Mumbai
city-kolkata = Kolkata
city-singapore = Singapore
city-ho-chi-minh-city = Ho Chi Minh City
city-bangkok = Bangkok
city-yangon = Yangon
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoi
city-tokyo = Tokyo
city-seoul = Seoul
city-beijing = Beijing
city-harbin = Harbin
city-shanghai = Shanghai
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Central Europe
city-gdansk = Gdańsk
city-poznan = Poznań
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Toruń
city-budapest = Budapest
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lviv
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Genoa
city-ljubljana = Ljubljana
city-turin = Turin
city-venice = Venice
city-zagreb = Zagreb
city-brussels = Brussels
city-dijon = Dijon
city-geneva = Geneva
city-lyon = Lyon
city-reims = Reims
city-cologne = Cologne
city-stuttgart = Stuttgart

## Everywhere

language-name = English
list-and = {$first} and {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Orange
colour-sky = Sky
colour-green = Green
colour-red = Red
colour-blue = Blue
colour-pink = Pink

## Settings: what a slider sets, its value, what its ends do

setting-music = Music
setting-sound = Sounds
setting-bank = Starting bank
setting-taxes = Tax day leaves
setting-inches = Screen size
setting-idle = Ask “Still playing?” after
setting-kept = Keep an abandoned game for
setting-ceiling = Maximum volume
setting-palm = Ignore contacts wider than
setting-pace = Computer pace
# How players confirm a turn of a game for two: the setting, and its values besides OK.
setting-confirm = Confirm a turn
setting-confirm-tap = second tap
setting-confirm-click = mouse click
setting-hints = Hints
setting-on = on
setting-off = off
setting-percent = {$value}%
setting-in-inches = {$value} inches
setting-seconds = {$value} s
setting-tenths = {$whole}.{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = quieter
setting-louder = louder
setting-shorter-game = shorter game
setting-longer-game = longer game
setting-smaller = smaller
setting-larger = larger
setting-sooner = sooner
setting-later = later
setting-faster = faster
setting-slower = slower
setting-shorter = shorter
setting-longer = longer

## A command that is refused, whatever the game

refused-stale = Too late: the game has moved on.
refused-no-such-seat = That seat is empty.
refused-not-your-turn = It’s someone else’s turn.
refused-not-your-seat = This seat belongs to someone else.
refused-finished = The game is over.
refused-results-shown = Look at the results first, then tap READY.
refused-nothing-to-undo = Nothing to undo.
refused-no-such-cell = The board has no cell {$cell}.
refused-incomplete = Your turn isn’t finished yet.
refused-not-offered = You can’t do that now.
refused-illegal = The rules don’t allow that.

## A session, whatever the game

# Read aloud; {$who} is a player's colour.
session-on-turn = It’s {$who}’s turn.
session-no-game = There’s no game on the table.
session-no-game-in-progress = No game is in progress.
session-nobodys-turn = It’s nobody’s turn right now.
# The player has typed a move; {$why} says what is wrong with it.
session-typed-unreadable = “{$text}” isn’t a move: {$why}
session-typed-refused = {$who} can’t play {$text}: {$why}
computer-invalid-move = Its move wasn’t valid.
# {$colour} is a player's colour, {$why} a sentence.
computer-cannot-play = The computer can’t play for {$colour}. {$why} Move for {$colour} yourselves, or tap the robot to let it try again.

## How strongly the computer plays, where it is read aloud

strength-newcomer = newcomer
strength-learner = learner
strength-easy = easy
strength-medium = medium
strength-hard = hard
strength-master = master
# A computer as strong as it takes to win half of its matches against the people at the table.
level-even = adaptive
# Someone has typed another word: these names stay as they are.
strength-unknown = Computer players are newcomer, learner, easy, medium, hard or master.

## Places round the table

place-near-left = near left
place-left = left
place-far-left = far left
place-far-right = far right
place-right = right
place-near-right = near right

## Boards of games for two

# The player has typed something else; the sentence ends without a full stop.
cell-unknown = a cell is written as a letter and a number, like d4
board-taken = taken
board-go-on = keep going
# The effect of a turn, after a player’s colour and a colon. {$from}, {$to} and {$one}, {$other} are cells.
board-goes = from {$from} to {$to}
board-takes = {$from} takes {$to}
board-swaps = {$one} and {$other} swap
board-joins = links {$one} and {$other}
# {$cells} are names of cells: "c4, b4".
board-fills = fills by itself: {$cells}
board-why-wins = this wins
# A turn after which the other side cannot stop the win, or only by one of these turns, {$cells}: "d5, e6".
board-why-sure = wins next turn, whatever comes
board-why-threat = threatens to win: only {$cells} stops it
# A turn in a game that connects two edges. Its player still needs at least so many turns, and the other player so
# many, if neither answers. Room for about 50 letters.
connection-why-turns = turns still needed, at least: {$own}, other side {$other}
# The same in Quadrex, where some cells fill by themselves: the empty cells on the shortest way from edge to edge. Room for about 45 letters.
connection-why-cells = empty cells to cross: {$own}, other side {$other}
# {$title} is the name of a game, {$size} the cells along a side.
board-title = {$title} · {$size} × {$size}
board-size = Size

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Build one rail network together. First to connect their five secret cities ends the round.
rail-duration = About {$minutes} minutes.
# In two corners of the table, in capitals; {$map} is the name of a map in capitals.
rail-corner = {$map} · ROUND {$round}
# Read aloud; {$map} is the name of a map.
rail-title = {$map}, round {$round}
# An unfinished game: its name and that of its map, and its state.
rail-standing = {$game}, {$map}
rail-standing-round = In round {$round}, as you left it.
rail-standing-results = Round {$round} is over. The results are on the table.

# Where an intersection is: on a city, or near one.
rail-place-at = at {$city}
rail-place-near = near {$city}

# The prompt on a player's panel, with room for about 50 letters. OK is a button.
rail-prompt-hub = Look at your cities, then tap to place your hub
# The same once the city list is open, with room for about 30 letters.
rail-prompt-hub-seen = Tap to place your hub
rail-prompt-hub-placed = Tap OK, or move your hub
rail-prompt-build = Your turn: build {$money} of track
# The same below the words “Your turn”.
rail-prompt-build-own = Build {$money} of track
rail-prompt-done = Tap OK to end your turn
rail-prompt-nothing-to-buy = Nothing to build for {$money}: tap OK
rail-prompt-finish = Connect your last cities: your bank pays
rail-prompt-finish-spent = Connect your last cities: {$money} paid so far
rail-prompt-finished = Connected for {$money}: tap OK
rail-prompt-computer = The computer is building
rail-prompt-computer-hub = The computer is placing its hub
# {$name} is a player's colour.
rail-prompt-waiting = Waiting for {$name}
rail-moment = { $count ->
    [one] {$who} has connected all their cities!
   *[other] {$who} have connected all their cities!
}
rail-moment-means = Everyone else now pays to connect their last cities
rail-moment-you = All connected: you pay nothing
rail-moment-it = All connected: nothing to pay
rail-prompt-connected = All connected! Waiting for {$who}
rail-prompt-you-win = You win!
rail-prompt-it-wins = 1st place: the computer wins!
rail-prompt-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] {$place}th place
}
rail-prompt-first = First to connect: nothing to pay
rail-prompt-paid = Paid {$money} to connect
rail-prompt-others-connected-it = Connected by others: nothing to pay
rail-prompt-others-connected-you = Others connected you: you pay nothing
# Next to a player's open list of cities, in two lines of about 9 letters: the turn may end now.
rail-may-stop = You can stop here
# Above an amount of money: what the player has. There is room for about 8 letters.
rail-bank = bank

# Buttons of a player's panel. There is room for about 12 letters on the first two, for 5 on UNDO and HINT, for 3 on OK.
rail-show-cities = SHOW CITIES
rail-hide-cities = HIDE CITIES
rail-undo = UNDO
# Below the amount on the button that gives up the last dollar of a turn: room for some 7 letters.
rail-skip = skip
# Under an amount on a small button: builds the cheapest rails that are still missing.
rail-finish = finish
rail-finish-for = FINISH {$cost}
mirror-finish = Build the cheapest missing track
rail-ok = OK
rail-hint = HINT
# On the same button: back from the hint to the cities; the hint is coming.
rail-hint-away = CITIES
rail-hint-coming = …
# On a shared small screen: give it to the player of this colour, who then taps this button.
rail-pass-to-orange = PASS TO ORANGE: SHOW CITIES
rail-pass-to-sky = PASS TO SKY: SHOW CITIES
rail-pass-to-green = PASS TO GREEN: SHOW CITIES
rail-pass-to-red = PASS TO RED: SHOW CITIES
rail-pass-to-blue = PASS TO BLUE: SHOW CITIES
rail-pass-to-pink = PASS TO PINK: SHOW CITIES

# A hint, with room for about 30 letters; {$place} is "at Reno" or "near Reno".
rail-hint-none = No hint available
rail-hint-hub = Your hub {$place}
rail-hint-towards = Build towards {$city}
rail-hint-track = Build this track
# −$1 and OK are buttons; {$money} is −$1.
rail-hint-discard = Tap {$money}: waiting is better
rail-hint-ok = Tap OK
# In a separate line below the track to build.
rail-hint-price = for {$money}
# The same in one sentence.
rail-hint-towards-priced = Build towards {$city} for {$money}
rail-hint-track-priced = Build this track for {$money}
# Hints for a screen reader; {$hub}, {$from} and {$to} are intersections.
rail-hint-says-hub = Hint: your hub at {$hub}.
rail-hint-says-towards = Hint: Build towards {$city}, from {$from} to {$to}.
rail-hint-says-track = Hint: Build this track, from {$from} to {$to}.
rail-hint-says-discard = Hint: Tap {$money}: waiting is better.
rail-hint-says-ok = Hint: Tap OK.

# Title of the results: the end of a round, or the winner.
rail-results-round = Round {$round} is over
rail-results-won = {$name} wins!
# {$names} are two colours or more: "Green and Blue".
rail-results-won-together = {$names} win!
# Heads of columns of money: what a player paid and what taxes took; on the left of the bank.
rail-results-paid = paid
rail-results-taxes = taxes
# In the row of the player who has ended the round.
rail-results-connected = connected
# A place in the results.
rail-results-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] {$place}th
}
# Where there is little room: the cost of the round for a player.
rail-results-cost = paid {$money}
rail-results-cost-taxes = paid {$money}, taxes {$money-taxes}
rail-results-connected-taxes = connected, taxes {$money-taxes}
rail-results-no-taxes = No taxes this game: someone is already at {$money} or less.
rail-results-tax-day = Tax day! Everyone pays {$money}. This happens only once.
rail-results-go-on = Next: an empty map and five new cities for everyone.
rail-results-over = Someone ran out of money. The richest player wins; equal banks share a place.
# Large plates at the end of the second round, each with a line below.
rail-tax-day = Tax day!
rail-tax-day-means = Everyone pays {$money}. This happens only once.
rail-tax-none = No taxes
rail-tax-none-why = Someone is already at {$money} or less.
# On the podium: the players with empty banks, which ends the game. {$names} may be a list.
rail-results-why = Out of money: {$names}
# On each panel at the end of a round, while the map shows its results seat by seat and no panel has them yet.
rail-prompt-results-come = Watch the map: who pays what?
# A player's row for a screen reader; the bank was {$money-before} and is {$money-now}. At the end the place comes
# before it: {$nth} is "1st", {$row} one of these rows.
rail-results-row = {$name}, paid {$money}, bank {$money-before}, now {$money-now}.
rail-results-row-taxes = {$name}, paid {$money}, taxes {$money-taxes}, bank {$money-before}, now {$money-now}.
rail-results-row-connected = {$name}, connected, paid {$money}, bank {$money-before}, now {$money-now}.
rail-results-row-connected-taxes = {$name}, connected, paid {$money}, taxes {$money-taxes}, bank {$money-before}, now {$money-now}.
rail-results-row-placed = {$nth}: {$row}
# Awards at a game's end, on small screens, with room for some 14 letters: the player whose five cities had the
# cheapest track to the hub; the player who used most track of others, and its cost; the most links from a hub to one
# of the player's cities.
rail-award-hub = Cheapest: {$money}
rail-award-others = Borrowed: {$money}
rail-award-line = Longest route: {$count}
# The same on the panels of a table, with room for some 24 letters.
rail-award-hub-panel = Cheapest network: {$money}
rail-award-others-panel = Others’ track used: {$money}
rail-award-line-panel = Longest route: {$count} links
# The same for a screen reader: {$award} is one of these.
rail-award-of = {$name}: {$award}
# Buttons below the results; the second PLAY AGAIN is for a small screen, with room for about 8 letters.
rail-results-review = REVIEW
rail-results-next = NEXT ROUND
rail-results-again-short = AGAIN

# REVIEW of a round. Buttons: the cheapest network from a person's hub, from a computer player's hub, from the best
# hub, and the round as it was played. There is room for about 9 letters.
rail-review-your-hub = YOUR HUB
rail-review-its-hub = THEIR HUB
rail-review-best-hub = BEST HUB
rail-review-replay = REPLAY
# One of these buttons with the cost of its network.
rail-review-priced = {$button} {$money}
rail-review-show = SHOW THIS NETWORK
rail-review-working = Working out the cheapest network…
rail-review-missing = The cheapest network isn’t available.
rail-review-unreadable = The result can’t be read. Please try again.
# {$place} is "at Reno" or "near Reno". The messages with "its" speak of a computer player.
rail-review-perfect-yours = Perfect! From your hub {$place}: {$money}
rail-review-perfect-its = Perfect! From their hub {$place}: {$money}
rail-review-taken-yours = Your hub {$place}: your cities for {$money}
rail-review-taken-its = Their hub {$place}: their cities for {$money}
rail-review-was-best = That was the best hub on the map.
rail-review-saves = The best hub would have saved {$money}.
# The city that a computer player thought likeliest, of the player whose networks are on the screen. {$who} is the
# computer's colour, {$share} is "71%".
rail-review-guessed = {$who}’s best guess: {$city} ({$share}).
rail-review-best-yours = Best hub {$place}: your cities for {$money}
rail-review-best-its = Best hub {$place}: their cities for {$money}
rail-review-as-good-yours = Your hub was just as good.
rail-review-as-good-its = Their hub was just as good.
rail-review-less-yours = {$money} less than from your hub.
rail-review-less-its = {$money} less than from their hub.
# The map’s certificate: the cost of the cheapest network for nine in ten hands, and the standard deviation of all, as
# "±2.3".
rail-map-fair = Fair ({$map}): in nine deals of ten, five cities cost {$money-from} to {$money-to} (±{$whole}.{$tenths}).
# The same of a map whose hands differ more.
rail-map-costs = {$map}: in nine deals of ten, five cities cost {$money-from} to {$money-to} (±{$whole}.{$tenths}).
# The cost of a round for a player: free track of the player's turns, skipped dollars, and track that the bank paid.
rail-review-spent = Free track {$money}, paid {$money-paid}
rail-review-spent-skipped = Free track {$money}, skipped {$money-skipped}, paid {$money-paid}
# Before the emblems of its builders: the cost of all track that connected a player's cities.
rail-review-network = Network ({$money}) built by
# The same on a small screen, and where there is no room even for that.
rail-review-built = Built for {$money} by
rail-review-built-short = {$money}:
# The step of the round on the screen, with room for about 20 letters.
rail-review-empty = The map is empty
rail-review-over = The round is over
rail-review-hub = {$name} places a hub
rail-review-skips = {$name} skips {$money}
rail-review-pays = {$name} pays {$money}
rail-review-builds = {$name} builds for {$money}

# A player's state for a screen reader.
rail-says-bank = Bank {$money}.
rail-says-begins = Begins this round.
# {$hub} is an intersection: the name of a city, or "intersection 7, north of Reno".
rail-says-hub = Hub at {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, connected.
# An action of a player; {$way} is a list of links as in rail-link. OK is a button.
rail-tell-builds = {$name} builds {$way}.
rail-tell-builds-left = {$name} builds {$way}, {$money} left.
rail-tell-builds-so-far = {$name} builds {$way}, {$money} so far.
rail-tell-places-hub = {$name} places the hub at {$hub}.
rail-tell-places-hub-ok = {$name} places the hub at {$hub}. Press OK.
rail-tell-undone = {$name} takes it back.
rail-tell-hub = {$name}’s hub is at {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} built nothing.
rail-tell-connected = {$name} has connected all their cities.
rail-tell-round-over = Round {$round} is over.
rail-tell-round-begins = Round {$round} begins.
# A link of the map between two intersections, as part of a sentence.
rail-link = {$from} – {$to}
# The things at an intersection, or between two.
rail-node-hub = {$name}’s hub
rail-node-track = {$name}’s track to {$end}
rail-link-track = {$name}’s track
rail-link-ring = closes a ring
rail-link-connects-track = connects to {$name}’s track
rail-link-connects-hub = connects to {$name}’s hub

# Why a step is not allowed. {$node}, {$from} and {$to} are numbers of intersections.
rail-refused-no-such-node = The map has no intersection {$node}.
rail-refused-no-such-link = The map has no link {$from}-{$to}.
rail-refused-hubs-stand = You can place a hub only at the start of a round.
rail-refused-hub-taken = Another player’s hub is already there.
rail-refused-hub-here = Your hub is already there.
rail-refused-hubs-first = Wait until all hubs are placed, then build.
rail-refused-no-hub = Place your hub first.
rail-refused-built = That track is already built.
rail-refused-out-of-reach = Not connected to your network yet.
rail-refused-too-dear = That costs more than the {$money} you have left.
rail-refused-connected = All your cities are connected: tap OK.
rail-refused-not-connected = Keep building: not all your cities are connected.
rail-refused-money-left = Spend your {$money} first, then tap OK.
# {$money} is $1.
rail-refused-nothing-to-skip = You can only skip after building one {$money} link.
# The player has typed something else than a step. The text between the marks is code.
rail-step-unknown = A step is spelled `hub 3`, `link 3-17`, `discard` or `ok`.
rail-step-backwards = A link is written with its smaller number first.
# Why a game cannot begin: {$number}, or {$money}, is not between the other two.
rail-setup-seats = {$least} to {$most} can play, not {$number}.
rail-setup-bank = The starting bank can be {$money-least} to {$money-most}, not {$money}.
rail-setup-taxes = Taxes can leave the poorest with {$money-least} to {$money-most}, not {$money}.
# For people who play by the referee; {$ids} are code words.

# In the drawings of the rules, with room for about 25 letters.
rail-figure-on-city = on a city
rail-figure-on-crossing = on an intersection
# How a turn spends its money: two links for $1; one of them, and a skipped dollar ({$money-skipped} is −$1); one for
# $2.
rail-figure-two-links = {$money} and {$money}
rail-figure-skipped = {$money}, then {$money-skipped}
rail-figure-one-link = one for {$money}
# One sentence in two places of the drawing; {$name} is a player's colour.
rail-figure-connects = {$name} connects here…
rail-figure-builds-on = … and builds on there
rail-figure-from-bank = {$money} + {$money-double} + {$money} from the bank
# The taxes, between the bank before and the bank after.
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = The board has no such cell.
connection-taken = That cell already has a stone.
connection-crosscut = Closed: two connections would cross there.
connection-no-links = You place links yourself only in Quax.
connection-not-own = A link connects two of your own stones.
connection-marked = That square already has a link.
connection-no-swap = You can only swap on the second turn of the game.
connection-no-pass = You may only pass if you can’t move.
connection-about = Take turns placing stones. First to connect their two edges wins.
connection-variant = Game
connection-quickway-means = Stones of one colour that touch at a corner link by themselves. Links never cross: the first stays.
connection-crossway-means = Stones of one colour that touch at a corner are connected. Connections may never cross.
connection-quax-means = Stones touching at a corner link only if you spend a turn on it.
connection-quadrex-means = Only side by side counts. A cell where two diagonals would cross is filled automatically.
connection-swap = Swap
connection-swap-on-means = The second player may take the first stone and its edges.
connection-swap-off-means = Each player keeps their own two edges.
connection-prompt-quax = Tap an empty cell, or link two stones
connection-prompt = Tap an empty cell
connection-prompt-link = Tap the stone to link it to
connection-no-link = A link connects stones that touch at a corner.
connection-none-to-link = No stone to link this one to.
# The player has typed something else than a turn. The text between the marks is code.
connection-turn-unknown = A turn is written `d4`, `a1-b2`, `swap` or `pass`.
connection-link-backwards = A link is written with its earlier letter first: `a1-b2`.
connection-tally = connect your two edges
connection-tally-won = edges connected
connection-tally-lost = cut off
connection-end = Both edges connected

## Raindrops: choices, panels, refusals

raindrops-off-board = The board has no point {$at}.
raindrops-no-piece = There’s no drop on {$at}.
raindrops-not-yours = The drop on {$at} isn’t yours.
raindrops-other-unit = The drop on {$at} isn’t in the group you’re moving.
raindrops-just-placed = You just put down the drop on {$at}: lift another one.
raindrops-splits = Lifting the drop on {$at} would split the group.
raindrops-occupied = One of your own drops is on {$at}.
raindrops-is-capture = The other colour is on {$at}: write x to capture it.
raindrops-no-capture = No drop to capture on {$at}: write - instead of x.
raindrops-no-slide = It can’t reach {$at}: a drop slides straight along free points.
raindrops-apart = {$at} isn’t beside the rest of the group.
raindrops-not-next = {$at} isn’t the next point along the line.
raindrops-ended = This turn is already over.
raindrops-must-gain = This unit can capture or join, so its move must do that.
raindrops-must-engage = Move it to where it could capture or join next time.
raindrops-about = Move your drops together. First to have all drops in one unit wins.
raindrops-full = Full board, checkerboard start.
raindrops-open = Starts with the two long diagonals empty.
raindrops-drop = drop
raindrops-prompt = Tap one of your drops
raindrops-prompt-next = Tap the next drop
raindrops-prompt-to = Tap where it should go
raindrops-go-on = lift another drop
# The player has typed something else than a turn. The text between the marks is code.
raindrops-turn-unknown = A turn is written as its steps with commas between, like `a5-b3,a3-c3,c2xd3`.
raindrops-end = One unit left
# A warning before OK, and a sentence after it (raindrops-gave): the turn leaves the opponent $who one unit, which
# wins.
raindrops-gives = This leaves {$who} one unit: {$who} wins
raindrops-gave = You left {$who} one unit: {$who} wins
# Of drops, by a suggested turn.
raindrops-why-captures = captures {$count}
raindrops-why-joins = joins units ({$count} left)
raindrops-tally = { $count ->
    [one] {$count} unit left
   *[other] {$count} units left
}

## Rapid Transit: choices, panels, refusals

transit-not-own = The piece on {$cell} isn’t yours.
transit-not-opposing = {$cell} is yours too: choose a piece of the other colour.
transit-no-terminal = {$cell} isn’t a terminal: it has two or more neighbours of its colour.
transit-out-of-reach = The networks of {$own} and {$other} don’t touch.
transit-still-terminal = After it, both pieces need two neighbours of their own colour.
transit-square = Four pieces of one colour may not fill a square.
transit-must-swap = You can swap, so you may not pass.
transit-about = Swap your pieces with the other player’s. The largest network wins.
transit-size-4 = 8 pieces each: a quick game
transit-size-6 = 18 pieces each
transit-size-8 = 32 pieces each: the full game
transit-prompt = Tap one of your terminals
transit-prompt-other = Tap the piece to swap it with
transit-nothing-to-swap = No swap is possible with this terminal.
transit-end-draw = All networks equal, no swaps made
transit-end-last-swap = All networks equal: the last swap decides
transit-end-larger = Larger network
# $sizes is like 7 + 5.
transit-why-joins = joins networks: {$sizes}
# The size of the other player's largest network.
transit-why-cuts = splits their network of {$size}
transit-terminal = terminal
# The player has typed something else than a turn. The text between the marks is code.
transit-turn-unknown = A turn is written `d4-e6`, your own piece first, or `pass`.
# The sizes of the largest networks, the own first; where these are alike, with the next ones: 9 · 4.
transit-tally-leads = leading {$own} to {$other}
transit-tally-trails = trailing {$own} to {$other}
transit-tally-level = tied at {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Place all cars first, then move them.
yard-all-placed = All cars are already placed.
yard-not-receiving = Place cars on the marked cells only.
yard-taken = {$cell} already has a car.
yard-no-car = There’s no car on {$cell}.
yard-not-own = The car on {$cell} isn’t yours.
yard-no-train = {$lead} and {$tail} aren’t the ends of a train.
yard-no-majority = More than half of a train’s cars must be yours.
yard-no-way = It can’t get from {$lead} to {$to} in one move.
yard-blocked = The way from {$lead} to {$to} is blocked.
yard-shipping = No car may leave its shipping area or enter the other one.
yard-about = Move cars and whole trains. First to bring in all ten cars wins.
yard-setup = Set-up
yard-setup-beginner-means = Cars of one colour start in columns: trains right away.
yard-setup-advanced-means = Checkerboard start: fewer trains at first.
yard-setup-custom-means = Take turns placing cars. Each one puts a car of the other colour opposite.
yard-setup-beginner = beginner
yard-setup-advanced = advanced
yard-setup-custom = your own
yard-car = car
yard-prompt-place = Tap a marked cell
yard-prompt = Tap a car, or both ends of a train
yard-prompt-first = Tap where it should go, or the train’s other end
yard-prompt-train = Tap where one end should go
yard-go-on = tap it again for the other colour
yard-nowhere = It can’t move now: tap another car.
# Of cars, by a suggested turn.
yard-why-ships = brings {$count} in
# A train of {$count} cars: the start and the end of its leading car.
yard-train-goes = train of {$count} from {$from} to {$to}
yard-end-draw = The same position for the third time
yard-end-shipped = All ten cars in
yard-end-stuck = The other player can’t move
yard-ships-here = shipping
# The player has typed something else than a turn. The text between the marks is code.
yard-turn-unknown = A turn is written `d4-c4`, `d4f4-c4` for a train, or `c1=r` for a car that is placed.
yard-receiving = RECEIVING
yard-tally = {$count} of 10 cars in

## Games for two: panels and results of all of them

duel-standing-over = The game is over. The board is as you left it.
duel-standing = At turn {$turn}, as you left it.
duel-wins = {$who} wins
duel-draw = A draw
duel-resign-asked = Resign?
# The same between two people: there is a button for each.
duel-resign-or-draw-asked = Resign, or offer a draw?
# {$who} is the other player: two buttons accept or decline.
duel-draw-offer = {$who} offers a draw
duel-draw-offered = You offered a draw
duel-draw-declined = No draw: keep playing
duel-back-offer = {$who} asks to take back the last turn
duel-back-asked = You asked to take back your turn
duel-back-declined = Not taken back: keep playing
# How the game ended: both wanted a draw.
duel-draw-agreed = Draw agreed
duel-hint-coming = Looking for a good move
duel-hint-marked = See the hint on the board
# The advantage of a suggested turn: one of the -why- messages.
duel-hint-why = Hint: {$why}
# Next to the name, while a hint marks safe links with dashes: these hold whatever the other side plays. Room for
# about 30 letters.
duel-hint-joints = Dashed links are safe
duel-hint-swap = Hint: tap SWAP
duel-hint-pass = Hint: tap PASS
duel-hint-none = No hint available
duel-nobody-wins = It’s a draw
# {$result} is "You win!" or "Orange wins".
duel-result-resigned = {$result} · {$who} resigned
duel-result-time = {$result} · {$who} ran out of time
duel-result-why = {$result} · {$why}
duel-waiting = Waiting for {$who}
# On the board before the first turn: {$who} is the colour of the player who goes first, by choice or by coin toss.
duel-starts = {$who} starts
duel-starts-drawn = Coin toss: {$who} starts
# In PERSONAL VIEW, for the player of $who, a colour; $tally is one of the -tally messages. Those of units and cars
# are also alone on small chips.
duel-you-are = You are {$who} · {$tally}
# The games that the two have won so far, the reader's own first; $tally is one of the -tally messages.
duel-score = Score {$own} : {$other}
duel-score-tally = {$score} · {$tally}
# Above the list of turns: $who is one colour or several, $by is dollars or another count.
lead-by = Ahead: {$who} by {$by}
duel-computer-moves = The computer is moving
duel-swap-ok = You take the stone and its edges: tap OK
duel-pass-ok = Tap OK to pass
duel-ok-or-undo = Tap OK or UNDO
# Before OK, when the turn would end the game and the other player, $who, would win. Also a warning in the raindrops- line.
duel-gives = This ends the game: {$who} wins
# {$or} is another possibility: "lift another drop".
duel-ok-or = Tap OK, or {$or}
duel-must-pass = You can’t move: tap PASS
# {$prompt} is the next thing to do: "Tap an empty cell" or so.
duel-has-swapped = {$other} took your stone and your edges. {$prompt}
# Next to the name of a player who connects two edges of the board: these edges as the player sees them from a seat at
# a table, and the last one in portrait. {$edges} is one of the three.
duel-edges-sides = Your edges: left and right
duel-edges-ends = Your edges: near and far
duel-edges-upright = Your edges: top and bottom
duel-has-swapped-edges = {$other} took your stone. {$edges}
duel-took-edges = You took the stone. {$edges}
duel-has-passed = {$other} passed. {$prompt}
duel-or-swap = {$prompt}, or SWAP
# Buttons, with room for about 8 letters.
duel-resign = RESIGN
duel-offer-draw = OFFER DRAW
duel-draw-accept = ACCEPT DRAW
duel-draw-decline = KEEP PLAYING
duel-back-allow = ALLOW
duel-swap = SWAP
duel-pass = PASS
# For a screen reader. {$who} is a player's colour, {$cells} are names of cells: "c4, b4".
duel-told-undone = {$who} takes it back.
duel-told-taken-back = {$who} takes back the last turn.
duel-told-touched = {$who} taps {$cells}.
duel-told-press-ok = Press OK or Undo
# {$then} is the next thing to do: "Tap where it goes".
duel-told-touched-then = {$who} taps {$touched}. {$then}.
duel-told-swap = {$who} wants to swap.
duel-told-swap-ok = {$who} wants to swap. Press OK.
duel-told-pass = {$who} wants to pass.
duel-told-pass-ok = {$who} wants to pass. Press OK.
duel-told-swapped = {$who} took the stone and its edges.
duel-told-passed = {$who} has passed.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} resigned.
duel-out-of-time = {$who} ran out of time.
# Clocks of two players. How much each has, in words.
clock-minutes = { $count ->
    [one] {$count} minute
   *[other] {$count} minutes
}
clock-sand-glass = sand timer, 30 seconds a turn, only a reminder
# On a panel after the sand timer has run out, which costs no game.
clock-sand-is-through = Time’s up: please move
# {$who} is a player, {$time} the remaining time: "Sky 4:05".
clock-chip = {$who} {$time}
# For a screen reader, next to a player. {$time} is "4:05".
mirror-clock = Time left: {$time}.

## The lobby

# {$title} is the name of a game. REMOVE is a button.
lobby-remove-a-computer = {$title} is for two players: tap REMOVE next to a computer.
# LEAVE is a button; {$count} people have to.
lobby-too-many = { $count ->
    [one] {$title} is for two players: one of you, please tap LEAVE.
    [2] {$title} is for two players: two of you, please tap LEAVE.
    [3] {$title} is for two players: three of you, please tap LEAVE.
   *[other] {$title} is for two players: four of you, please tap LEAVE.
}
lobby-nobody = At least one person must tap JOIN.
lobby-one-more = Need one more player or computer.
lobby-two-can-play = Tap JOIN where you sit. Two can play.
lobby-two-to-six-can-play = Tap JOIN where you sit. Two to six can play.
lobby-map-missing = This map didn’t load. Tap it again, or choose another.
lobby-map-loading = Loading the map…
# Three buttons: the game begins, its rules open, someone sits down.
lobby-start = START
# A button next to RULES: starts a small game at once, with the coach and a newcomer computer.
lobby-try-it = TRY IT
# The length of a game: three small buttons in a row.
lobby-quick = SHORT
lobby-normal = NORMAL
lobby-long = LONG
lobby-join = JOIN
# A small button next to JOIN: the computer plays at this place. There is room for about 9 letters.
lobby-computer = COMPUTER
# Buttons at a place that remove its player: a person, a computer. There is room for about 9 letters.
lobby-leave = LEAVE
lobby-remove = REMOVE
# Buttons: how strongly a computer plays. There is room for about 9 letters.
lobby-newcomer = NEWCOMER
lobby-learner = LEARNER
lobby-easy = EASY
lobby-medium = MEDIUM
lobby-hard = HARD
lobby-master = MASTER
lobby-even = ADAPTIVE
# A button: a second person plays at the same screen.
lobby-someone-here = PLAYER HERE
# A button: a player elsewhere gets a link and plays. It can be two lines of about 9 letters.
lobby-friend = FRIEND BY LINK
# A button: one more plays. Room for about 10 letters.
lobby-add-player = + PLAYER
# Short names of rows of buttons, with room for about 8 letters: the map, the players, the reader's opponents.
lobby-row-map = Map
lobby-row-players = Players
lobby-row-against = Against
# The name of a row of buttons for the first player, with room for about 8 letters, and the button for a coin toss.
lobby-row-begins = First
lobby-drawn = coin toss
# The name of a row of buttons: off, 2:00, 5:00, 10:00, and a sand-glass.
lobby-row-clock = Clock
# The row below it, in games with a clock: the time of each player, and the increment of each turn.
lobby-row-times = Each
clock-increment = +{$seconds} s a turn
# A button on a seat’s panel: this player begins ahead, because the other one is stronger. Then the number of stones,
# swaps or cars already home.
lobby-ahead = HEAD START
connection-ahead = Stones +{$count}
transit-ahead = Swaps +{$count}
yard-ahead = Cars home +{$count}
# How many can play a game, below its name.
lobby-for-players = { $count ->
    [one] {$count} player
   *[other] {$count} players
}
# The same if that can be more or fewer: "2–6 players".
lobby-for-players-between = {$least}–{$most} players
lobby-nobody-yet = Nobody has joined yet
lobby-joined = { $count ->
    [one] {$count} player has joined
   *[other] {$count} players have joined
}
# The players who have joined, if computers are among them.
lobby-people-and-computers = { $people ->
    [one] {$people} person
   *[other] {$people} people
} and { $computers ->
    [one] {$computers} computer
   *[other] {$computers} computers
}
# START is a button in the middle of the table.
lobby-ready = Ready? Tap START in the middle.
# {$who} is the colour of the player who goes first.
lobby-start-chosen = Tap START. {$who} goes first.
lobby-start-full = The table is full. Tap START.
lobby-start-or-wait = Tap START, or let more players join.
# On a map's picture: its difficulty in a word.
lobby-map-easiest = easiest
lobby-map-standard = standard
lobby-map-hardest = hardest
# In place of the picture.
lobby-map-coming = loading…
# The maps that an arrow below them shows, for a screen reader.
lobby-maps-from-to = Maps {$from} to {$to} of {$count}
# The workshop, in which people make a map of a part of the world. Buttons in capitals.
workshop-hint = Tap a country, or move the world until your region fills the frame.
workshop-make = MAKE MAP
# {$percent} is "42%".
workshop-making = Your map is being made: {$percent}
workshop-takes = This takes up to a minute.
workshop-cancel = CANCEL
workshop-change-frame = CHANGE FRAME
workshop-play = PLAY
# Below the certificate of a map whose hands differ much.
workshop-uneven = Luck counts for more on this map. Another map or a larger frame may be fairer.
workshop-small = That is too small: show at least 300 km.
workshop-pole = Too near a pole for 35 cities. Move away from it.
# Read aloud. {$frame} is workshop-frame-told, whose parts are the four below.
workshop-world = World map. In the frame: {$frame}. Arrow keys move it, + and − zoom.
workshop-frame-told = {$south}, {$west} to {$north}, {$east}
workshop-north = {$degrees}° north
workshop-south = {$degrees}° south
workshop-east = {$degrees}° east
workshop-west = {$degrees}° west
workshop-name-back = Previous name for the map
workshop-name-next = Next name for the map
# On the lobby's card of the workshop, where other maps say how hard they are.
workshop-remark = anywhere

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Atlantic Ocean
map-pacific-ocean = Pacific Ocean
map-indian-ocean = Indian Ocean
map-north-sea = North Sea
map-baltic-sea = Baltic Sea
map-mediterranean-sea = Mediterranean Sea
map-black-sea = Black Sea
map-arabian-sea = Arabian Sea
map-bay-of-bengal = Bay of Bengal
map-south-china-sea = South China Sea
map-sea-of-japan = Sea of Japan
map-gulf-of-mexico = Gulf of Mexico
map-adriatic-sea = Adriatic Sea
map-caucasus = Caucasus
map-himalaya = Himalaya
map-tibet = Tibet
map-sahara = Sahara
map-canada = Canada
map-mexico = Mexico
map-tyrrhenian-sea = Tyrrhenian Sea
map-ligurian-sea = Ligurian Sea
map-ukraine = Ukraine
map-england = England

## The map Italy: its name, its regions, its cities

map-italy = Italy
region-northwest = Northwest
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Ravenna
city-rimini = Rimini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Naples
city-potenza = Potenza
city-salerno = Salerno
city-catanzaro = Catanzaro
city-cosenza = Cosenza
city-crotone = Crotone
city-lecce = Lecce
city-nuoro = Nuoro
city-olbia = Olbia
city-taranto = Taranto
city-bolzano = Bolzano
city-cuneo = Cuneo
city-lugano = Lugano
city-nice = Nice
city-trento = Trento
city-florence = Florence
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Africa
region-northeast = Northeast
map-gulf-of-guinea = Gulf of Guinea
map-arabia = Arabia
city-antananarivo = Antananarivo
city-cape-town = Cape Town
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abidjan
city-algiers = Algiers
city-casablanca = Casablanca
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = Laayoune
city-nouadhibou = Nouadhibou
city-kano = Kano
city-lagos = Lagos
city-n-djamena = N’Djamena
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Timbuktu
city-tunis = Tunis
city-abu-simbel = Abu Simbel
city-addis-ababa = Addis Ababa
city-asmara = Asmara
city-benghazi = Benghazi
city-cairo = Cairo
city-khartoum = Khartoum
city-tripoli = Tripoli
city-harare = Harare
city-juba = Juba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = South America
map-caribbean-sea = Caribbean Sea
map-sargasso-sea = Sargasso Sea
city-bogota = Bogotá
city-caracas = Caracas
city-cuenca = Cuenca
city-medellin = Medellín
city-iquitos = Iquitos
city-piura = Piura
city-quito = Quito
city-belem = Belém
city-cayenne = Cayenne
city-fortaleza = Fortaleza
city-georgetown = Georgetown
city-macapa = Macapá
city-manaus = Manaus
city-paramaribo = Paramaribo
city-brasilia = Brasília
city-belo-horizonte = Belo Horizonte
city-recife = Recife
city-rio-de-janeiro = Rio de Janeiro
city-salvador = Salvador
city-sao-paulo = São Paulo
city-porto-alegre = Porto Alegre
city-antofagasta = Antofagasta
city-asuncion = Asunción
city-cusco = Cusco
city-la-paz = La Paz
city-lima = Lima
city-salta = Salta
city-santa-cruz = Santa Cruz
city-bahia-blanca = Bahía Blanca
city-buenos-aires = Buenos Aires
city-concepcion = Concepción
city-cordoba = Córdoba
city-mar-del-plata = Mar del Plata
city-mendoza = Mendoza
city-santiago = Santiago

## The map British Isles: its name, its regions, its seas and ranges, its cities

map-british-isles = British Isles
region-ireland = Ireland
region-highlands = Highlands
map-irish-sea = Irish Sea
map-celtic-sea = Celtic Sea
map-english-channel = English Channel
city-ballina = Ballina
city-cork = Cork
city-galway = Galway
city-kilkenny = Kilkenny
city-limerick = Limerick
city-waterford = Waterford
city-aberdeen = Aberdeen
city-aviemore = Aviemore
city-dundee = Dundee
city-glencoe = Glencoe
city-inverness = Inverness
city-mallaig = Mallaig
city-oban = Oban
city-belfast = Belfast
city-campbeltown = Campbeltown
city-carlisle = Carlisle
city-derry = Derry
city-glasgow = Glasgow
city-newcastle = Newcastle
city-birmingham = Birmingham
city-bristol = Bristol
city-derby = Derby
city-leeds = Leeds
city-liverpool = Liverpool
city-york = York
city-brighton = Brighton
city-cardiff = Cardiff
city-exeter = Exeter
city-norwich = Norwich
city-plymouth = Plymouth
city-southampton = Southampton

## The map World: its name, its regions, its seas and ranges, its cities

map-world = World
region-america = America
region-pacific = Pacific
map-southern-ocean = Southern Ocean
city-santo-domingo = Santo Domingo
city-houston = Houston
city-winnipeg = Winnipeg
city-reykjavik = Reykjavik
city-sydney = Sydney
city-magadan = Magadan
city-perth = Perth
city-port-moresby = Port Moresby
city-cairns = Cairns
city-manila = Manila

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = Scandinavia
map-norwegian-sea = Norwegian Sea
map-russia = Russia
map-poland = Poland
map-germany = Germany
map-barents-sea = Barents Sea
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Pskov
city-tallinn = Tallinn
city-tartu = Tartu
city-klaipeda = Klaipėda
city-gothenburg = Gothenburg
city-kaliningrad = Kaliningrad
city-kalmar = Kalmar
city-karlstad = Karlstad
city-linkoping = Linköping
city-malmo = Malmö
city-bod = Bodø
city-hammerfest = Hammerfest
city-mo-i-rana = Mo i Rana
city-narvik = Narvik
city-troms = Tromsø
city-trondheim = Trondheim
city-bergen = Bergen
city-ivalo = Ivalo
city-kajaani = Kajaani
city-kiruna = Kiruna
city-kuopio = Kuopio
city-oulu = Oulu
city-rovaniemi = Rovaniemi
city-helsinki = Helsinki

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = Japan
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Philippine Sea
map-east-china-sea = East China Sea
city-fukuoka = Fukuoka
city-kagoshima = Kagoshima
city-kumamoto = Kumamoto
city-miyazaki = Miyazaki
city-nagasaki = Nagasaki
city-oita = Oita
city-sasebo = Sasebo
city-hiroshima = Hiroshima
city-kochi = Kochi
city-kyoto = Kyoto
city-nagoya = Nagoya
city-osaka = Osaka
city-takamatsu = Takamatsu
city-tokushima = Tokushima
city-fukui = Fukui
city-hamamatsu = Hamamatsu
city-kofu = Kofu
city-nagano = Nagano
city-tottori = Tottori
city-toyama = Toyama
city-akita = Akita
city-aomori = Aomori
city-fukushima = Fukushima
city-morioka = Morioka
city-niigata = Niigata
city-sendai = Sendai
city-utsunomiya = Utsunomiya
city-furano = Furano
city-hakodate = Hakodate
city-muroran = Muroran
city-obihiro = Obihiro
city-otaru = Otaru
city-sapporo = Sapporo
city-tomakomai = Tomakomai

## The map India: its name, its regions, its seas and ranges, its cities

map-india = India
map-laccadive-sea = Laccadive Sea
map-andaman-sea = Andaman Sea
map-indochina = Indochina
city-cochin = Cochin
city-colombo = Colombo
city-hubli = Hubli
city-jaffna = Jaffna
city-kandy = Kandy
city-madurai = Madurai
city-trichy = Trichy
city-bengaluru = Bengaluru
city-puri = Puri
city-ranchi = Ranchi
city-varanasi = Varanasi
city-visakhapatnam = Visakhapatnam
city-jodhpur = Jodhpur
city-lahore = Lahore
city-multan = Multan
city-shimla = Shimla
city-srinagar = Srinagar
city-ahmedabad = Ahmedabad
city-bhopal = Bhopal
city-goa = Goa
city-indore = Indore
city-jaipur = Jaipur
city-surat = Surat
city-comilla = Comilla
city-dhaka = Dhaka
city-guwahati = Guwahati
city-kathmandu = Kathmandu
city-shigatse = Shigatse
city-thimphu = Thimphu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Loading the rules…
sheet-share-nothing-yet = You can share after the first round. Until then, the cities are secret.
# Buttons of a sheet: it closes; the page before, the next page.
sheet-back = BACK
sheet-next = NEXT
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = TRY THIS
sheet-share = Share this game
# A button.
sheet-share-copy = COPY LINK
# The same on a small screen, with room for about 30 letters.
# A button. The round’s secrets are everyone’s cities, so all have to agree.
sheet-share-hands = INCLUDE ROUND, IF ALL AGREE
sheet-share-put-in = The link includes everyone’s secret cities of this round.
sheet-share-left-out = The link doesn’t include the current round.
sheet-share-copied = Link copied.
sheet-share-not-copied = This browser doesn’t allow copying.
sheet-share-only-here = This page can only be opened on this machine, so there is no code to scan.
sheet-share-too-long = This game is too long for a code: copy the link instead.
# On the sheet of a table, behind sheet-share-scan, when a round or a game is over.
sheet-share-picture-there = You can save a picture of the result there.
# The sheet on which a picture of how it ended is saved, as a file.
sheet-picture = A picture to take home
sheet-picture-about = The final position, everyone’s result and today’s date.
# The button that leads to it.
sheet-picture-open = PICTURE
sheet-picture-png = SAVE AS PHOTO (PNG)
sheet-picture-svg = SAVE FOR PRINTING (SVG)
# On such a picture: how many turns were played, which round it was, who has joined all cities first.
sheet-picture-turns = Turns: {$count}
sheet-picture-round = Round {$round}
sheet-picture-connected = Connected: {$names}
sheet-share-scan = Scan with a phone to open this game there.
# Buttons below a game that came by a link and is looked at. There is room for 16 letters, and for 9 where they
# lead: back to the game on this screen, or to all games (the start screen).
sheet-my-game = MY GAME
sheet-lobby = GAMES
# The answer to a vote, on a button.
# Buttons: the unfinished game goes on, or another begins.
# Below a sentence about what has gone wrong.
# On a seat: it is this player's turn.
sheet-your-turn = Your turn
# On the seat of a computer player; {$strength} is "easy" or so.
sheet-computer = Computer · {$strength}
sheet-computer-thinks = The computer is thinking
# Beside a finger on a link of the map: what it costs, and the cities at its ends.
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
# Beside a finger on an intersection of the map that has no city.
sheet-here = Here

## The operator: the PIN and the panel

operator-pins-differ = The two PINs are different. Choose a PIN again.
operator-wrong-pin = Wrong PIN.
operator-nothing-is-saved = Saving is not working: this game would be lost.
operator-storage-low = Storage is almost full: {$room} MB left.
# Invites people who pass by, in large letters.
operator-tap-to-play = TAP TO PLAY
# Below "Still playing?" and the seconds that are left.
operator-tap-the-table = Tap the table to continue.
# At the edge of the table, with room for about 20 letters: {$time} is an amount of time, "5 min" or "30 s".
operator-closes-in = Closing in {$time}
# Read aloud while the screen is black outside opening hours.
operator-closed = This table is closed.
# Title of the pad on which the operator gives the PIN.
operator-pin = Operator’s PIN
operator-pin-new = Choose a PIN
operator-pin-again = Repeat the PIN
operator-pin-rule = {$least} to {$most} digits. Keep it secret.
# In seconds.
operator-pin-waits = Too many wrong PINs. Wait {$count} s.
# While the host is asked whether the PIN is right.
operator-pin-asks = Checking the PIN…
# On the pad, in two lines of about 35 letters each.
operator-pin-silent = The host is not answering, so the PIN cannot be checked. Try again.
# On the pad and at the foot of the panel; {$command} is a command that the operator types on the machine itself.
operator-pin-unset = No PIN yet. Set one on this machine: {$command}
operator-locked = Locked: the settings cannot be read.
# Keys of the pad, with room for about 8 letters.
operator-pin-erase = ERASE
# Title of the panel of the person who looks after the table.
operator-panel = Operator
# Buttons with room for about 14 letters.
operator-kiosk-on = KIOSK: ON
operator-kiosk-off = KIOSK: OFF
# Heading of the games that visitors can choose.
operator-offers = Games on offer
# Heading of what the lobby begins with, which the next two messages tell.
operator-start = New games start with
# How loud: "music 30%, sounds 80%" or "music off, sounds off".
operator-start-heard = music {$music}, sounds {$sounds}
# {$game} and {$map} are names, {$bank} and {$taxes} amounts: what everyone begins with, and what the poorest is left with.
operator-start-game = {$game}, {$map}, bank {$bank}, taxes {$taxes}
# A button: new games start with what the lobby is set to now.
operator-use-lobby = USE CURRENT LOBBY
operator-change-pin = CHANGE PIN
# Buttons with room for about 14 letters.
operator-export = EXPORT SAVES
operator-import = IMPORT SAVES
operator-delete-saves = DELETE ALL SAVED GAMES
operator-delete-all = FACTORY RESET
# Two questions, in two lines of about 45 letters each, and the buttons that answer them.
operator-delete-saves-means = All saved games will be deleted, including those set aside.
operator-delete-all-means = All saved games, all settings and the PIN will be deleted.
# Under a slider or beside a heading of the panel, small: the settings file on the host sets it.
operator-set-by-file = set in the settings file
# At the foot of the panel, in two lines of about 40 letters each, as is the next one.
operator-file-sets = Greyed-out settings come from the host’s settings file.
operator-file-garbled = The host’s settings file cannot be read and is ignored.
# Heading of up to three lines that tell technicians what has gone wrong in the program.
operator-faults = Errors since start-up
# One line. How often extensions and other programs have failed, which are none of ours.
operator-foreign-faults = Errors from other programs in this browser, such as extensions: {$number}
operator-keep-them = KEEP THEM
operator-yes-delete = YES, DELETE

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Zoom in
mirror-zoom-out = Zoom out
mirror-zoom-whole = Show the whole board
# The handle of the panel below the board on a small screen: opens all of it, or leaves more room for the board.
mirror-unfold = Show all of the panel
mirror-fold = Show more of the board
mirror-sheet-rotate = Turn this panel to the next side of the table
mirror-lobby-rotate = Turn the middle of the table
mirror-hint-coming = Hint is coming
mirror-lens = Lens
mirror-discard = −$1, skip the last dollar
mirror-let-computer = Let the computer play again
mirror-replay = Replay
mirror-seek-start = To the start
mirror-seek-back = Back
mirror-seek-next = Next
mirror-seek-end = To the end
mirror-timeline = Position in the replay
mirror-close-open = Close what’s open
mirror-settings = Settings
# A button with a globe; {$name} is the language that is read now, in itself.
mirror-languages = Language: {$name}
mirror-podium = Hide the podium
mirror-taxes = Hide the notice on taxes
mirror-another-map = Play again on another map: {$map}
# What is chosen before a game: "Size: 13".
mirror-choice = {$title}: {$value}
# What a button does, and the colour of the seat that it belongs to: "Undo, Blue".
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} of {$stops}
mirror-rules-of = Rules of {$title}
mirror-table = Table
mirror-lobby = The next game
mirror-ready = Ready: press Start.
mirror-nobody = empty
# A seat of the lobby on an own screen, read aloud.
mirror-sits-here = {$colour} plays with this device.
mirror-computer-at = {$colour}, computer, {$strength}
# {$sits} is who sits there.
mirror-place = Seat {$place}: {$sits}
# Heading of a seat: "Blue, near left".
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Computer, {$strength}.
mirror-cell-next = available
mirror-cell-hint = hint
mirror-cell-last = last turn
mirror-cell-taken-from = captured here
mirror-cell-filled = filled by itself
mirror-cell-refused = not allowed
# How a player stands, said aloud: "Blue: 3 units left."
mirror-stands = {$who}: {$what}.
# So many cells around are empty.
mirror-empty = {$count} empty
mirror-nothing-yet = Nothing yet.
mirror-has-nothing = {$who} has nothing here yet.
# Something on a map, as a short sentence: the name of an intersection, or what is there.
mirror-here = {$what}.
mirror-place-hub = Place your hub here.
# How a player moves over the map by keys, as a description for screen readers.
mirror-walk-map = Arrows go along links, letters go to cities, Enter builds, ? lists all keys.
mirror-walk-board = Arrows go from cell to cell, Enter picks, 1 to 5 tell how things are, ? lists all keys.
# A button; {$end} is an intersection of the map.
mirror-build = Build to {$end}, {$money}
# {$about} is "connects to Blue's track" or so.
mirror-build-which = Build to {$end}, {$money}; {$about}
mirror-go = Go to {$end}
mirror-go-which = Go to {$end}; {$about}
mirror-type-a-move = Type a move for {$who}
# In the empty field for typed moves. {$line} is a move: "hub 45, ok".
mirror-type-example = For example {$line}
# An intersection by its number, and its direction from the nearest city.
mirror-crossing = intersection {$number}
mirror-crossing-north = intersection {$number}, north of {$city}
mirror-crossing-northeast = intersection {$number}, northeast of {$city}
mirror-crossing-east = intersection {$number}, east of {$city}
mirror-crossing-southeast = intersection {$number}, southeast of {$city}
mirror-crossing-south = intersection {$number}, south of {$city}
mirror-crossing-southwest = intersection {$number}, southwest of {$city}
mirror-crossing-west = intersection {$number}, west of {$city}
mirror-crossing-northwest = intersection {$number}, northwest of {$city}
mirror-demonstration = This is a demonstration.
mirror-press-to-begin = Press any key to begin.
mirror-countdown = Press any key within {$count} seconds to continue.
mirror-still-playing = Still playing?
mirror-please-read = Please read this
mirror-vote = A vote
mirror-vote-all = Everyone has to agree.
# {$title} is the name of a game.
mirror-page = Page {$page} of {$pages} about {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = It’s not a Roundhouse game.
fault-text = It’s not a Roundhouse game, or part of it is missing.
fault-too-long = It’s too long to be a game.
fault-older = It was made by an older version of Roundhouse and can no longer be opened.
fault-newer = It was made by a newer version of Roundhouse and can’t be opened here.
fault-length = It’s incomplete.
# {$language} is its name in itself, {$why} a sentence.
fault-language = {$language} isn’t available: {$why}
fault-damaged = It’s damaged.
fault-no-such-game = This game isn’t available here.
fault-other-game = This is a different game.
fault-no-such-map = Its map isn’t available here.
fault-other-map = Its map has changed since it was played.
fault-rules = It contains a move that the rules don’t allow.
fault-unwritable-start = This game can’t be saved.
fault-unwritable-move = This game can’t be saved: one of its moves can’t be recorded.
fault-unwritable-too-long = This game is too long to be saved.
fault-found-late = An older game turned up. You can continue it after this one.
# A power cut can damage stored data. The game was saved a second time, elsewhere.
fault-second-copy = A saved game was damaged, but its second copy is intact.
# {$why} is a sentence.
fault-put-aside = A saved game can’t be opened. {$why} It has been set aside.
# {$why} is a sentence.
fault-go-on-playing = {$why} You can keep playing.
fault-file-foreign = This file has no Roundhouse games in it.
fault-file-without-game = This file has no game in it.
# {$why} is a sentence.
fault-file-game = The game in this file can’t be opened. {$why}
# The request in an address, {$key} and {$value}, which are code; {$offered} is a sentence.
fault-query = This link asks for {$key} {$value}. {$offered}
fault-query-not-offered = That isn’t available here.
# {$title} is the name of a game, {$values} a list of code words.
fault-query-offers = {$title} offers {$values}.
fault-rules-damaged = The rules file is damaged.
# {$why} is a sentence.
fault-link = This link can’t be opened. {$why} Please copy it again.
# A map that cannot be played on. {$number} and {$node} are numbers of a link and of an intersection.
fault-map-version = The map has version {$found}; this program reads version {$known}.
fault-map-too-large = The map is too large.
fault-map-too-many-nodes = The map has too many intersections: {$count}.
fault-map-other = The map file of {$map} holds another map.
own-map-title = Your own map
own-map-newer = This map was made by a newer version of the page. Load the page again.
# An own map that cannot be made.
own-map-little-land = There’s too little land here for a map. Show more land and less sea.
own-map-few-towns = Too few towns lie far enough apart here. Show a larger part of the world, or one with more towns.
own-map-torn-land = The land here is too torn for a railway. Show more land in one piece.
own-map-failed = The map couldn’t be made. Check the network and try again.
fault-map-place = An intersection of the map has an invalid position.
fault-map-link-end = Link {$number} of the map leads to intersection {$node}, which doesn’t exist.
fault-map-link = Link {$number} of the map ({$from} to {$to} for {$money}) isn’t allowed.
fault-map-regions = The map has {$count} regions instead of {$wanted}.
fault-map-city-region = The city {$city} lies in a region that doesn’t exist.
fault-map-city-node = The city {$city} lies on intersection {$node}, which doesn’t exist.
fault-map-city-city = The city {$city} lies on another city.
fault-map-region = The region {$region} has {$cities} cities, {$ringed} of them ringed, instead of {$wanted} and {$wanted-ringed}.
fault-map-unreached = No links on the map lead to intersection {$node}.

## The browser: storage, network, full screen, faults

# {$name} is the name of a file.
web-rules-file = The rules file {$name}
web-map-file = The map file {$name}
# {$what} is "The map file europe.json" or so.
web-words-file = The language file {$name}
web-words-damaged = The language file {$name} is damaged.
web-file-missing = {$what} couldn’t be loaded (error {$number}).
web-file-silent = {$what} didn’t load. Check the network.
web-map-too-long = The map file {$name} is too long.
web-map-damaged = The map file {$name} is incomplete or damaged.
web-map-foreign = The map file {$name} isn’t a map.
web-no-picture = This browser can’t save the picture.
web-no-export = This browser can’t export saved games.
web-no-import = This browser can’t open a file here.
web-file-unreadable = This file can’t be read.
web-storage-refused = This browser can’t save the game (no space, or a private window). Keep playing, but don’t close the page.
web-storage-healed = Saved data in this browser was damaged and has been cleared. Games are being saved again.
web-storage-silent = This browser isn’t saving the game. Keep playing, but don’t close the page, or it may be lost.
web-storage-elsewhere = Already open in another window. This game won’t be saved until you close that window.
web-storage-slow = Saving is slow. Keep playing; after a power cut the last turn may be missing.
web-computer-missing = The computer player didn’t load, or it failed.
web-computer-silent = The computer player didn’t answer.

## The referee, by which other programs play, where it speaks to people

referee-key-value = Settings are written key=value.
referee-keys = The keys of {$game} are: {$known}.
referee-key-twice = A key is given twice.
referee-number = A value is not a valid number.
referee-not-utf8 = The line is not UTF-8.
referee-no-such-game = There is no game of that name here; `games` lists them.
referee-no-such-command = There is no command of that name.
referee-not-written-so = That is not how `{$command}` is written.
referee-no-game = No game is on: start one with `new`.
referee-too-many-to-list = There are too many turns to list.
referee-nothing-to-undo = There is no step that may be taken back.
referee-too-many-sequences = There are too many sequences of {$depth} turns.
referee-raindrops-size = Raindrops is played on 4 to 12 points a side, not on {$size}.
referee-transit-size = Boards have 4, 6 or 8 cells along a side, not {$size}.
referee-too-many-to-count = There are too many turns to count.
referee-rail-for-two = That is for two-player games.
referee-rail-maps = The maps are {$ids}.
referee-rail-seats = The seats are 0 to {$last}.
referee-rail-only = That is for the rail game.

## The page itself, while there is no program

page-loading = Roundhouse is loading.
# "cargo xtask play" is a command, and stays.
page-file = Open Roundhouse from a web server, not as a file. (Developers: cargo xtask play)
page-too-old = This browser is too old for Roundhouse. Please use a current version of Chrome.
page-again = One moment, please: Roundhouse is restarting.
page-failed = Roundhouse restarted three times but couldn’t continue. Tap the screen to try again.
page-failed-kiosk = Roundhouse restarted three times but couldn’t continue. It will try again in a minute, or tap the screen now.
# A page for addresses at which nothing is: a sentence, and the link that leads to the game.
page-missing = There’s no page at this address.
page-open = Open Roundhouse
# Screen readers' names for the places of messages: to everyone, and to one person.
mirror-said = Game log
mirror-own = Your seat

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = CLOSE
# Title of the list of languages.
over-language = Language
# Buttons of the settings, with room for about 14 letters.
over-hints-on = HINTS: ON
over-hints-off = HINTS: OFF
# The coach teaches beginners at their seats: a sentence of some 80 letters, on three lines of a bubble. The name of a
# button with a cross, for a screen reader.
coach-leave = HIDE THE COACH
setting-coach = Coach
over-coach-on = COACH: ON
over-coach-off = COACH: OFF
# A question at a seat whose person taps the door in the middle of a game; the next line says what follows.
seat-leave-asked = Leave the game?
seat-leave-tells = A computer will take over your seat.
seat-leave = LEAVE
seat-stay = STAY
# A button on a computer player's panel: a person takes its place in the middle of the game.
seat-take-over = PLAY HERE
# To a player who has had the turn for 45 seconds.
seat-nudge = Still there? It’s your turn.
# Asked at a seat where nothing has happened for long: two buttons below.
seat-away-tells = A computer can play for you.
seat-away-computer = COMPUTER PLAYS
seat-away-here = I’M HERE
seat-take-over-asked = Play here?
seat-take-over-tells = You take over from the computer.
seat-take-over-no = NO
mirror-leave-seat = Leave the game
setting-motion = Animations
setting-contrast = Contrast
# On the screen of one person: the size of all words.
setting-text = Text size
# A button that switches whether anything on the screen moves.
over-motion-on = ANIMATIONS: ON
over-motion-off = ANIMATIONS: OFF
over-contrast-high = CONTRAST: HIGH
over-contrast-auto = CONTRAST: AUTO
# Whether the names on a map turn to the side where people read them.
setting-names = Map names turn to the players
# A button with room for about 14 letters: names turn to their readers now.
over-names-turn = MAP NAMES: TURN
# The same: names stay as seen from the near side now.
coach-rail-cities = Shield the panel and tap SHOW CITIES to see your secret cities.
over-names-stay = MAP NAMES: FIXED
# On a screen that some people hand on.
coach-rail-cities-own = You have secret cities to connect. Look at them while nobody else can see.
coach-rail-hub = Place your hub: tap the map near most of your cities. Your track starts there.
coach-rail-build = Tap dashed links to build. Each turn, two single links or one double are free.
coach-rail-left = {$money} left: build one more single link, or tap −$1. Skipped money is gone.
# names: the colours of other players.
coach-rail-joined = Your network is now connected with {$names}. From now on you all share it.
coach-rail-pay = Someone has connected all their cities. Now connect yours: your bank pays.
# On a panel after TRY IT, next to a button for a whole game. With room for about 50 letters.
coach-rail-known = That is the whole game. Now play a real one.
# In a small game that teaches the rules, for a screen reader.
coach-rail-tasks = {$done} of {$all} tasks done
coach-swap = Going first helps: tap SWAP to take that stone and its edges, or place your own.
# The exercises before the first game, one position after another. In two corners of the table, with room for about 20 letters.
exercise-title = Exercise {$number} of {$all}
# A button.
exercise-next = NEXT
# A button, with room for about 9 letters: on to the game without the exercises. It is not PASS.
exercise-skip = SKIP
# The coach's answer to a wrong turn in an exercise, which the page takes back.
exercise-missed = You may play that, but it isn’t this exercise. Try again, or tap HINT.
connection-lesson-aim = Tap an empty cell. Connect your two edges with an unbroken chain, and you win.
connection-lesson-quickway = Your stones link at corners by themselves, unless a link already crosses there.
connection-lesson-crossway = Your stones connect at corners, too. No stone may make two connections cross.
connection-lesson-quax = To connect two stones that touch at a corner, tap both. That uses your turn.
connection-lesson-quadrex = Only stones side by side connect. The last cell of a square may fill itself.
raindrops-lesson-aim = Tap a drop, then where it should go. Bring all your drops into one unit to win.
raindrops-lesson-capture = Slide onto a drop of the other colour to capture its whole unit.
raindrops-lesson-group = A group moves drop by drop: lift one and put it beside the others on the line.
transit-lesson-aim = Tap one of your terminals (open rings) and a piece of the other colour to swap.
transit-lesson-networks = Side by side, pieces of one colour are a network. In the end, the largest wins.
transit-lesson-swaps = Both must end beside two of their colour. No four of a colour may fill a square.
yard-lesson-aim = Tap a car, then where it should go. Bring all ten to the side in your colour.
yard-lesson-train = A row of cars, mostly yours, is a train: tap both ends, then where one goes.
yard-lesson-areas = No car may enter the other colour’s shipping area, or leave its own.
# Exercises: the task (do), and its result (did).
connection-do-corner = Go round the stone in your way: place one that touches both ends at a corner.
connection-do-gap = There are two ways round the stone, but one is blocked. Take the other.
connection-do-link = Your chain’s halves touch only at a corner. Tap these two stones to link them.
connection-do-fill = Don’t fill the gap: place a stone left or right of it, and the gap fills itself.
connection-do-swap = The other player began in the middle. Take that stone: tap SWAP, then OK.
connection-did-connect = You have connected both edges in your colour: that wins.
connection-did-gap = Connections never cross: the first one stays.
connection-did-swap = The first stone and its edges are now yours. The other player moves next.
raindrops-do-walk = Climb the column: put the rear drop in front, and repeat until you capture.
raindrops-do-spare = Capture here, and the other player has one unit and wins. Move your other drop.
raindrops-did-join = All your drops are in one unit: that wins.
raindrops-did-capture = You captured it all. If you move a unit that can capture or join, it must.
raindrops-did-group = Your group has joined another unit. That ends the turn, and here it wins.
raindrops-did-walk = A group moves drop by drop and never splits. Capturing or joining ends its turn.
raindrops-did-spare = After each turn, anyone with a single unit wins, even if it wasn’t their move.
transit-do-join = Find the one swap that joins all eight of your pieces.
transit-do-far = Swaps reach far: swap one of your terminals with a piece that isn’t beside it.
transit-do-pass = The other player has passed. You can’t swap either: tap PASS, then OK.
transit-did-far = You can swap with any piece of a network that touches your terminal’s network.
transit-did-pass = Two passes in a row end the game: the largest network wins.
yard-do-ship = Move a car into your shipping area, on the side of the board in your colour.
yard-do-last = Nine of your cars are in. Bring in the tenth.
yard-did-car = A car goes any distance straight over empty cells, or one step diagonally.
yard-did-train = One end leads, straight on or sideways. The others follow in its track.
yard-did-last = All ten of your cars are in: that wins.
rail-ready = READY
# names: the colours of the players who are not ready for the next round.
rail-prompt-ready = Ready. Waiting for {$names}
# ended: how the round ended for a seat, such as "Paid $3 to connect".
rail-prompt-taxes = {$ended}; taxes {$money}
# Lays everything out for people round a table.
over-table-layout = TABLE VIEW
# Lays everything out for one person with a phone or a computer.
over-own-screen = PERSONAL VIEW
over-to-lobby = ALL GAMES
over-end-game = END THIS GAME
over-new-game = NEW GAME
over-full-screen = FULL SCREEN
over-full-screen-exit = EXIT FULL SCREEN
over-rules = RULES
over-share = SHARE
# To the new version of the program.
over-update = UPDATE
# Below the sliders of the bank and the taxes.
over-holds = Changes apply to the next game.
# Below the slider "Screen size"; there is room for about 40 letters.
over-inches = Screen diagonal. Helps ignore palms.

# Three questions: the question, its consequence, and the buttons for the answer.
over-new-game-asked = Start a new game?
over-new-game-means = This game ends, and the same players start again.
over-keep-playing = KEEP PLAYING
over-end-game-asked = End this game?
over-end-game-means = This game ends, and you return to the start screen.
over-forget-means = The unfinished game will be lost.
over-delete-it = DELETE IT
over-keep-it = KEEP IT

# A vote: everyone is asked, and has a button for yes and one for no.
over-share-hands-asked = Include everyone’s secret cities?
over-share-them = SHARE THEM
over-play-again-asked = Play again?
over-play-again = PLAY AGAIN
# On a button after the game of TRY IT: the same game in its full length, against a stronger computer.
over-real-game = REAL GAME
# A vote at the end of a game: shall the same people play the next one on this map?
over-another-map-asked = Another map: {$map}?
over-lobby-asked = Back to all games?
over-another-map = ANOTHER MAP
over-no = NO
# {$names} are colours of players: "Green, Red".
over-vote-waits = You agree. Waiting for {$names}
# On the panels of all voters: a player has ended the vote.
over-vote-no = {$who} said no

# The list of keys: the names of keys, and their effects.
over-keys = Keys
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Next or previous button
over-key-arrows = Arrows
over-key-arrows-do = Move: buttons, cells, links, sliders
over-key-enter = Enter, Space
over-key-enter-does = Press the button
over-key-escape = Escape
over-key-escape-does = Close
over-key-letters = Letters
over-key-letters-do = On the map: go to the city with these letters
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Undo
# Two keys, and what screen readers say after each while the focus is on the board or the map.
over-key-ask-does = On the board: last turn, how it stands
# Two keys that go to the next hub, drop or stone.
over-key-next-does = Next of mine, next of others
over-key-around-does = What is around here
over-key-zoom-does = Zoom in or out
over-key-move = End
over-key-move-does = Type a move
over-key-board = Home
over-key-board-does = Go to the board or the map
over-key-list-does = This list

# A game from a link can only be viewed until someone continues from the step on the screen.
over-play-from-here = PLAY FROM HERE
over-back-to-my-game = BACK TO MY GAME
# The step of the game on the screen; there is room for about 25 letters.
over-stop-beginning = Start of the game
over-stop-turn = Turn {$turn} of {$turns}
over-play-on-asked = Play from here?
over-play-on-ends-game = This game will replace the one on the table.
over-play-on-loses-save = This game will replace your saved game.
over-play = PLAY
over-keep-watching = KEEP WATCHING

# Title of the sheet of an unfinished game.
over-unfinished = Unfinished game
over-continue = CONTINUE
# {$game} and {$map} are names.
over-map-loading = Loading its map…
# {$why} is a sentence; CONTINUE is a button.
over-map-again = {$why} Tap CONTINUE to try again.
# Below a message about a fault, on the whole table; there is room for about 25 letters.
over-tap-to-continue = TAP TO CONTINUE

## Phones, far seats and watchers

# Reasons why a phone or a far seat cannot do something now.
refused-cut-off = No connection to the table. Try again in a moment.
fault-seat-link = This link to a seat is incomplete. Please scan or copy it again.
fault-seat-view = This page can’t show the game on the table. Reload the page.

# The sheet at a seat about playing on a phone. Titles have room for about 24 letters.
room-phone = On your phone
room-far = Play from elsewhere
room-scan-cities = Scan this with your phone to see your cities on it.
room-scan-board = Scan this with your phone to play there.
room-send = Send this link to one person only: it gives them this seat.
room-until = A computer plays here until then.
# Above the address, for people who cannot scan.
room-type = Or type on your phone:
room-phone-holds = Your phone has this seat. You can still play here, too.
room-phone-away = Your phone isn’t answering. Play here, or wake it up.
room-far-nobody = Nobody has opened the link yet.
# About a player elsewhere. {$colour} is the player's colour.
room-left = {$colour} has left.
# The page waits for the invited friends.
friend-waits = The game begins when everyone is here.
# Next to a player’s colour in a list: the reader, a friend who is here, a friend who is not.
friend-you = you
friend-here = here
friend-not-yet = not here yet
# {$colour} is the player for whom the page has waited.
friend-is-here = {$colour} is here. The game begins.
room-far-holds = Someone is playing here from elsewhere.
room-far-away = Elsewhere, not connected
room-asks = Another phone wants this seat. Is it yours?
room-asks-far = Someone else has opened this seat’s link. Let them in?
# Buttons with room for about 12 letters. SHOW HERE brings the city list back to the table, and takes the seat from the phone.
room-allow = ALLOW
room-refuse = REFUSE
room-show-here = SHOW HERE
room-withdraw = CANCEL LINK
room-copy = COPY
room-copied = Copied. Paste it into a message.
room-not-copied = Copying didn’t work: scan the code instead.
room-host-full = The server is full right now. Try again later.
# In the lobby: offers a seat to someone elsewhere. Room for about 9 letters.
room-invite = INVITE
# On the panel of a far seat: the other players wait for it, and for how many seconds.
room-far-thinks = Elsewhere, thinking for {$count} s
room-far-waits = Elsewhere
# A button at a far seat that is not connected.
room-computer-plays = LET COMPUTER PLAY
# A button at a computer that plays for a player elsewhere, who is back.
room-give-back = RETURN SEAT
# The sheet of invitations.
room-invite-title = Invite
# A button: anyone with that link can only watch.
room-watch = WATCH
room-watch-means = Anyone with this link can watch, but not play.
room-watchers = { $count ->
    [0] Nobody is watching.
    [one] {$count} person is watching.
   *[other] {$count} people are watching.
}

# Messages of a page that holds a seat at a table elsewhere.
member-looking = Looking for the table…
member-no-host = No connection. Trying again…
member-no-table = The other screen isn’t answering. Stay here: this page reconnects by itself.
member-asking = Someone already has this seat. To take it over, tap ALLOW at the table.
# {$colour} is a player's colour.
member-waits = You are {$colour}. Waiting for the game to begin.
member-watches = You are watching. Waiting for the game to begin.
member-refused = The table turned down your request.
member-elsewhere = Another phone has this seat now.
member-closed = This seat is back at the table.
member-left = You have left your seat. You can come back while no one else takes it.
member-void = This link no longer works. Scan the code at the table again.
member-version = The table has another version. Reload this page.
member-again = TRY AGAIN
member-return = COME BACK
# Below the question whether to leave the game.
member-leave-tells = Your seat is free again. The same link brings you back while no one else takes it.
# A title above room-asks or room-asks-far, on the phone that has the seat.
member-hand-over = Hand over your seat?
# After the last round, and where only the table can go on.
member-look-up = Look at the table to see what happens next.
# The same for watchers elsewhere.
member-players-decide = What comes next is up to the players.

# For screen readers.
mirror-phone = Play on a phone
mirror-far-at = {$colour}, elsewhere
# On a far page after a round: the result of its check that the cities were dealt as all devices had agreed.
member-fair = Fair deal: your device helped shuffle the cities and has checked them.
member-unfair = The cities weren’t dealt as agreed. Ask at the table.

## Looking back at a game for two

# A player's expectation from a position of a finished game, next to the player's emblem.
review-percent = {$percent}%
# The computer checks one position after another; this is its progress.
review-working = Checking the game: {$known} of {$all}
# {$turn} is a turn in the game's notation, or a button: SWAP, PASS. {$time} is "0.1 s", the computer's time for it.
# Room for about 40 letters.
review-better = Best here: {$turn} (after {$time})
# The same for a long turn, which the board shows by marks.
review-better-marked = Best here: as marked (after {$time})
# The computer has found nothing better than the next turn of the game.
review-as-played = Best move here (after {$time})
# How long the computer has looked at a position, in seconds with one decimal: "0.1 s".
review-seconds = {$seconds}.{$tenths} s
# The position of a trial: so many turns of the game, and then so many others. Room for about 16 letters.
review-trying = Turn {$turn} + {$tried}
# Above the turns that the computer thinks best. Each is a button that tries it, like a tap on the board.
review-try = Tap the board, or a turn here, to try it.
# The name of such a button for a screen reader.
review-try-turn = Try {$turn}
# By how much a turn is worse than the best one. Room for about 6 letters.
review-behind = −{$points}%
# Dashed lines show stones that are not joined yet, but will be, whatever the other side plays; or there are none.
# Room for about 45 letters.
review-joints = Dashed links hold, whatever is played.
review-joints-none = No safe links here yet.
# {$who} wins unless the other side, whose turn it is, plays on one of these cells, {$cells}: "d4, e5"; or wins for
# certain. Room for about 45 letters.
review-only = {$who} wins unless stopped now on: {$cells}
# The same where these cells are many: they have gold frames.
review-only-marked = {$who} wins unless stopped in a gold frame
review-only-none = {$who} wins, whatever comes
# A computer player of a game for two speaks after its end: one of the sentences below, for a screen reader.
last-aloud = The computer says: {$words}
# It has lost, and across this turn of yours its expectation fell most. A newcomer says it warmly and without figures,
# then come an easy player, a medium one, a hard one and a master, the last two in few words. Turns count as in
# REVIEW. {$before} and {$after} are its chances to win: "62%". Room for about 70 letters.
last-fell-newcomer = Well played! Your turn {$turn} surprised me.
last-fell-easy = Your turn {$turn} was hard to answer. Well played!
last-fell-medium = Your turn {$turn} hurt me most. Good game!
last-fell-hard = Your turn {$turn} hurt most: my chances fell from {$before} to {$after}.
last-fell-master = Turn {$turn}: before it I gave myself {$before}. After it, {$after}.
# It has lost: by your last turn, or it never was ahead, or so slowly that no turn stands out.
last-fell-at-last = I didn’t see your last turn coming. Well played!
last-behind = You were ahead from the start. Well played!
last-slid = You pulled ahead bit by bit. I never noticed when.
# It has won, and across this turn of yours its expectation rose most. A hard player or a master adds figures.
last-rose = Look at your turn {$turn} again: it helped me most.
last-rose-percent = Your turn {$turn} helped me most: my chances rose from {$before} to {$after}.
# It has won: it was sure from one of its turns on, or it never was.
last-sure = From turn {$turn} on I knew I would win.
last-unsure = I wasn’t sure until the very end.
# You resigned or ran out of time, though it did not expect to win.
last-open = It wasn’t over yet: I didn’t think I would win!
last-drawn = A draw. Well played!
# It does not remember its expectations, and mentions only the length of the game.
last-length = { $turns ->
    [one] Good game! It took {$turns} turn.
   *[other] Good game! It took {$turns} turns.
}
# Buttons that lead from a game that is tried out back to the finished one; the second is small, with room for about 8 letters.
review-back = BACK TO REVIEW
review-back-short = BACK
# How fast a replay plays, on a small button: 1, 2, 4 or 8 times.
over-replay-speed = {$speed}×
# Names for a screen reader.
mirror-turning-point = Next key moment
mirror-joints = Safe links
# The same button while the links are on the screen: {$links} are two cells each, or a cell and an edge, after a
# player’s colour.
mirror-joints-told = Safe links: {$links}
mirror-joint = {$who} from {$one} to {$other}
mirror-joint-edge = {$who} from {$one} to the edge
mirror-replay-play = Play the replay
mirror-replay-pause = Pause the replay
mirror-replay-speed = Speed {$speed}×
# A button: the moves of a game for two as lines of text.
sheet-share-moves = COPY THE MOVES AS TEXT
sheet-share-moves-copied = Moves copied. Paste them here to replay them.
# A pasted text is not a game: {$why} is one of the sentences below, or one of the rules.
paste-fails = Line {$line}: {$why}
# {$example} is such a line.
paste-begins = A game begins with a line like this: {$example}
paste-unknown = “{$text}” is not a known command.
paste-illegal = “{$turn}” is not allowed there.
# Faults of a pasted position. {$example} is a position in the right form.
position-form = A position is written like this: {$example}
position-rows = This game has no board with {$rows} rows.
position-row = Row {$row} from the top has a wrong sign or a wrong length.
# {$one} and {$other} are letters.
position-side = The side to move is written {$one} or {$other}.
# Quax, a link that is written.
position-link = A link connects two stones of one colour, and no other link crosses it.
# Quickway, the links that are written.
position-links = Links are written where two diagonals cross, one at each such place.
# Crossway, Quadrex.
position-crosscut = In this game stones of both colours never cross in a square of four.
# Quadrex.
position-unfilled = A cell is empty that would have filled by itself.
# Switch Yard.
position-cars = There are ten cars of a colour at most.
position-area = The car on {$cell} is in the other colour’s shipping area.
# Raindrops.
position-pieces = Each colour needs a drop on the board.
# A pasted line with a position that no game knows, without a line that names the game.
paste-position = No game has such a position. Write a line like this above it: {$example}
# The same of one that more than one game knows. {$lines} are lines, one for each of these games: "new quickway, new quax".
paste-which = Several games have such a position. Write one of these lines above it: {$lines}
# The editor of positions. First the button that opens it, with room for about 20 letters.
setup-open = SET UP A POSITION
# The task there. One line with room for about 55 letters.
setup-tap = Choose a colour, then tap the board.
# The same in Quickway and Quax, where links can be drawn as well.
setup-link = Choose a colour, then tap the board. Drag to link two stones.
setup-over = In this position the game is over.
# Before the emblem of the player to move. Room for about 9 letters.
setup-moves = To move
# For a screen reader: after this button a tap removes a piece.
setup-nothing = Take away
# Buttons with room for about 9 and 13 letters: nothing on the board, and all as at the beginning.
setup-clear = CLEAR
setup-start = START

## Puzzles

# A small button in the lobby next to RULES and TRY IT: the puzzle of the day of the chosen game. Room for about 8
# letters.
lobby-puzzle = PUZZLE
puzzle-title = Puzzle of the day
puzzle-another = Another puzzle
# The title of a puzzle in a race of several people: the first to solve {$count} wins.
puzzle-race = Race to {$count}
# The title of a puzzle of an earlier day; room for about 28 letters.
puzzle-back = { $count ->
    [1] Yesterday’s puzzle
    [one] Puzzle from {$count} day ago
   *[other] Puzzle from {$count} days ago
}
# Number of puzzles in a row that the player solved on the first try; at least 2.
puzzle-series = { $count ->
    [one] {$count} in a row on the first try!
   *[other] {$count} in a row on the first try!
}
# How many puzzles of a race each has solved, as “Orange 2, Blue 1”.
puzzle-scores = Solved: {$scores}.
# One of them: a colour and a number.
puzzle-score = {$who} {$count}
puzzle-easy = EASY
puzzle-medium = MEDIUM
puzzle-hard = HARD
# The task. {$who} is a colour; {$count} turns, mostly 1 to 3.
puzzle-win = { $count ->
    [1] {$who} to move: win this turn.
    [one] {$who} to move: win in {$count} turn, whatever the other player does.
   *[other] {$who} to move: win in {$count} turns, whatever the other player does.
}
puzzle-join = { $count ->
    [one] Connect this city as cheaply as you can.
   *[other] Connect these {$count} cities as cheaply as you can.
}
# The cost of the links laid so far.
puzzle-laid = Built so far: {$money}
# After the other side’s answer, which stays on the board until the player goes back.
puzzle-wrong = { $count ->
    [1] That turn does not win. Try another!
    [one] That does not win in {$count} turn. Try another!
   *[other] That does not win in {$count} turns. Try another!
}
# The other side of a puzzle, a colour, looks for its answer to a turn.
puzzle-thinks = {$who} is thinking…
# A turn of a puzzle was a right one; its answer follows.
puzzle-right = Right!
# The other side’s answer, as `d4` or `d4-e6`.
puzzle-answers = {$who} answers {$turn}.
# A button: takes back a wrong turn and its answer.
puzzle-again = TRY AGAIN
puzzle-apart = Not all cities are connected yet.
# The cities are connected, for so much more than the cheapest network costs.
puzzle-over = Connected, but {$money} too expensive. Which detour can you cut?
# {$count} is the number of the successful try.
puzzle-solved = { $count ->
    [1] Solved on the first try!
    [one] Solved on try {$count}!
   *[other] Solved on try {$count}!
}
puzzle-first = {$who} has won the race.
# To the winner of a race.
puzzle-first-you = You have won the race!
# Several people try a puzzle. One of them, $who, wants another difficulty: EASY, MEDIUM or HARD.
puzzle-wants = {$who} wants {$how}: tap it too, or keep playing.
puzzle-waits = {$how} starts once the others tap it, too.
# A button: another puzzle, once one is solved.
puzzle-next = NEXT
# Two arrows, for a screen reader: the puzzle of the day before the present one, or of the day after.
puzzle-earlier = DAY BEFORE
puzzle-later = DAY AFTER
# The sheet with the result of the day’s puzzles in signs, a button on it, and the confirmation.
puzzle-share = Share the result
puzzle-copy = COPY
puzzle-copied = Result copied.
# A button: takes up all links that are laid.
puzzle-clear = CLEAR
puzzle-loading = Loading puzzles…
puzzle-damaged = The puzzle file of this game is damaged.
web-puzzle-file = The puzzle file {$name}
mirror-puzzle-at = Puzzle, {$place}
# A link between two intersections or cities, and its cost.
mirror-puzzle-link = {$from} – {$to}, {$money}
