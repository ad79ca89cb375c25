### Glossary: English term = Czech term. Use these words without exception.
###
### Address: ty (imperative, present and future; no past tense of the second person, it would show a gender);
### vy where the whole table is meant. A no-break space (U+00A0) follows k, s, v, z, o, u, a, i standing alone.
### The ellipsis stands without a space: "Klepni na kámen…", "…a na druhý konec". Money as in English: $15, −$1.
###
### All games
### tap = klepnout (klepni na + accusative); slide = přejet prstem; drag = přetáhnout; hold = podržet
### seat = místo
### player = hráč; the other player (games for two) = soupeř; the other colour = druhá barva
### computer = počítač
### turn = tah (your turn = tvůj tah, jsi na tahu)
### move = tah; to move = táhnout (drops: přesouvat se; cars and trains: jet)
### hint = tip
### round = kolo
### game = hra; win = vyhrát (vyhrává); lose = prohrát (prohráváš); draw = remíza
### resign = vzdát se
### unfinished game = rozehraná hra
### operator = provozovatel
### start screen = úvodní obrazovka (ALL GAMES, its button = VÝBĚR HRY); panel = panel; button = tlačítko; slider = posuvník;
### cog = ozubené kolo; board = deska; cell = pole; row = řada; column = sloupec; set-up = rozestavení
### link (to a game) = odkaz
###
### Transglobal Rail
### map = mapa; region = oblast
### lens = lupa; magnifier (its button) = symbol lupy
### intersection = křižovatka
### city = město
### hub = nádraží
### link (rail) = úsek (single = jednoduchý, double = dvojitý)
### track = koleje
### network = síť
### connect, connected = spojit, spojený (all five connected: všech pět spojeno; s + instrumental; to a player: máš města spojená)
### bank = pokladna (at or below zero: na nule nebo v minusu)
### free track = koleje zdarma
### skip = nechat propadnout ($1 skipped = propadl $1)
### tax day = den daní
###
### Quickway, Crossway, Quax, Quadrex
### stone = kámen (genitive: kamene); place a stone = položit kámen
### edge = okraj
### side by side = sousedit stranou
### touch at a corner = dotýkat se rohem (corner to corner = rohem k sobě)
### square (of four cells) = čtverec 2 × 2 (again on the same page: čtverec)
### link (Quickway and family) = spojka
### swap (pie rule) = výměna, vyměnit
### fill = obsadit (by a player), zaplnit (by itself); closed = zavřené
###
### Raindrops
### drop = kapka (lift = zvednout, put down = položit)
### point = bod; line = linie
### side by side = vedle sebe nebo nad sebou
### unit = kaluž (a single drop is one, too)
### group = skupina (a kaluž of two drops or more that moves)
### capture = sebrat (imperfective: brát)
### join = slít se (s); imperfective: slévat
### engaged = aktivní
###
### Rapid Transit
### piece = kámen
### network = síť
### terminal = konečná (feminine, as of a tram line; plural: konečné)
### swap (pieces) = výměna, vyměnit
### neighbour = soused; pass = pasovat, pas
###
### Switch Yard
### car = vagon
### train = vlak
### yard = seřadiště
### receiving area = příjezdová zóna
### shipping area = odjezdová zóna
###
### Buttons
### JOIN = PŘIDAT SE
### START = START
### SHOW CITIES = UKÁZAT MĚSTA
### HIDE CITIES = SKRÝT MĚSTA
### HINT = TIP
### UNDO = VRÁTIT
### OK = OK
### PASS = PASOVAT
### RESIGN = VZDÁT SE
### SWAP = VYMĚNIT
### LEAVE = ODEJÍT
### REMOVE = ODEBRAT
### REVIEW = ROZBOR
### RULES = PRAVIDLA
### SHARE = SDÍLET
### SETTINGS = NASTAVENÍ
### CLOSE = ZAVŘÍT
### BACK = ZPĚT
### NEXT = DALŠÍ
### NEW GAME = NOVÁ HRA
### CONTINUE = POKRAČOVAT
### NEXT ROUND = DALŠÍ KOLO
### PLAY AGAIN = HRÁT ZNOVU
### REPLAY = PŘEHRÁT
### COMPUTER = POČÍTAČ
### EASY = LEHKÝ
### MEDIUM = STŘEDNÍ
### HARD = TĚŽKÝ
### YES = ANO
### NO = NE
### KEEP PLAYING = HRÁT DÁL
### FULL SCREEN = CELÁ OBRAZOVKA
### PERSONAL VIEW = OSOBNÍ REŽIM; TABLE VIEW = REŽIM STOLU
### ADAPTIVE = ADAPTIVNÍ; coin toss = hod mincí
###
### Colours as names of players (feminine, with a capital: "Oranžová vyhrává"):
### Orange = Oranžová, Sky = Azurová, Green = Zelená, Red = Červená, Blue = Modrá, Pink = Růžová
###
### phone = telefon
### far seat, elsewhere = hra na dálku (hrát na dálku)
### invite = pozvat
### watch = dívat se (watchers = diváci)
### host = server
### SHOW HERE = UKÁZAT TADY
### INVITE = POZVAT
### WATCH = SLEDOVAT
### ALLOW = POVOLIT
### REFUSE = ODMÍTNOUT
### CANCEL LINK = ZRUŠIT ODKAZ
### LET COMPUTER PLAY = AŤ HRAJE POČÍTAČ
### RETURN SEAT = VRÁTIT MÍSTO
### TRY AGAIN = ZKUSIT ZNOVU

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Cíl hry
rules-transglobal-rail-goal-text =
    Každý má pět tajných měst, v každé oblasti mapy jedno. Společně stavíte jednu železniční síť. Spoj všech svých pět měst se svým nádražím dřív než ostatní!

    Ostatní pak svá města spojí taky, ale zaplatí z vlastní pokladny. Jakmile někomu dojdou peníze, hra končí a vyhrává nejbohatší.

    Hra má několik kol a trvá asi půl hodiny.

rules-transglobal-rail-joining = Jak se přidat
rules-transglobal-rail-joining-text =
    Hra je pro dva až šest hráčů. Každý na svém místě klepne na PŘIDAT SE a vybere si barvu. Zvolte mapu: nejlehčí jsou USA, nejtěžší Asie. Nebo si vytvořte vlastní, z kterékoli části světa. Pak klepněte na START.

    Na začátku má každý v pokladně $15. S menší pokladnou je hra kratší, s větší delší. Posuvníky jsou na úvodní obrazovce a pod červeným ozubeným kolem. Pod ním si můžete kdykoli přečíst i tato pravidla.

rules-transglobal-rail-cities = Tvých pět měst
rules-transglobal-rail-cities-text =
    Klepni na UKÁZAT MĚSTA a uvidíš svých pět měst; SKRÝT MĚSTA seznam zavře. Chceš jen nakouknout? Podrž tlačítko. Seznam si zakryj dlaní. Dívat se můžeš kdykoli. Když jsi na tahu, TIP v seznamu ti jednou za tah poradí jeden krok.

    Kulatá značka vedle názvu ukazuje oblast města: má stejnou barvu a stejný symbol jako na mapě. Fajfka znamená, že je město spojené s tvým nádražím.

    Ve dvou nebo ve třech se nehraje s městy v bílém čárkovaném kroužku.

rules-transglobal-rail-hub = Tvoje nádraží
rules-transglobal-rail-hub-text =
    V každém kole los určí, kdo dostane korunu a začne. Až budeš na tahu, klepni na kteroukoli křižovatku, s městem nebo bez něj: tam umístíš nádraží. Klepnutím na jinou ho přesuneš; nakonec klepni na OK. Hraje se po směru hodinových ručiček.

    Vše, co postavíš, musí vést zpátky k tvému nádraží. Stojí-li nádraží v jednom z tvých měst, je to město hned spojené. Dvě nádraží se na jednu křižovatku nevejdou.

    Nedosáhneš na mapu? Klepni na symbol lupy na svém panelu. Otevře se před tebou lupa: klepej v ní stejně jako na mapě, přejetím prstem ji posuneš.

rules-transglobal-rail-turn = Tvůj tah: $2
rules-transglobal-rail-turn-text =
    Na každý tah dostaneš koleje zdarma v hodnotě $2 a musíš je využít. Čáry na mapě jsou úseky, které se dají postavit; postavené úseky jsou koleje. Jednoduchá čára stojí $1. Dvojitá stojí $2: vede přes řeku, hory nebo úžinu. Kde čáry nejsou, třeba v Himálaji, nemůže stavět nikdo.

    Postav tedy dva jednoduché úseky, nebo jeden dvojitý. Úseky, které teď můžeš postavit, jsou čárkované. Na jeden klepni, nebo na něj přejeď prstem a pusť.

    Tyto $2 neplatíš z pokladny: stavbou se v ní nic nezmění.

rules-transglobal-rail-buttons = VRÁTIT, −$1 a OK
rules-transglobal-rail-buttons-text =
    VRÁTIT krok za krokem ruší, co v tomto tahu postavíš, dokud neklepneš na OK.

    Po jednom úseku za $1 můžeš klepnout na −$1: druhý dolar propadne a tah hned končí. To se hodí, když by další stavba pomohla jen někomu jinému. Vrátit to nejde.

    OK ukončí tah, když máš utraceno; se zbylým $1 jen tehdy, když máš všechna města spojená nebo nedosáhneš na žádný úsek za $1.

rules-transglobal-rail-track = Koleje patří všem
rules-transglobal-rail-track-text =
    Barva kolejí jen ukazuje, kdo je postavil. Jakmile se tvá síť dotkne jiné, můžeš využívat všechny spojené koleje a stavět dál odkudkoli z nich.

    Kdy a kde se spojit? V tom je půlka hry: tvoje úseky pomáhají i ostatním.

rules-transglobal-rail-finish = Konec kola
rules-transglobal-rail-finish-text =
    Jakmile na OK klepne hráč, který má spojených všech pět měst, zazní zvonek a stavba končí. Kdo má v tu chvíli svých pět měst spojených, neplatí nic, ať poslední úsek postavil kdokoli.

    Ostatní spojí svá zbylá města jeden po druhém po směru hodinových ručiček; začíná hráč, který je na řadě po tom, kdo stavbu ukončil. Teď platíš každý úsek, $1 nebo $2, ze své pokladny; VRÁTIT peníze vrací. Koleje, které už postavili ostatní, jsou zadarmo. Tlačítko DOKONČIT s cenou postaví nejlevnější koleje, které ti chybějí. Až spojíš poslední město, dál už stavět nemůžeš: klepni na OK.

    ROZBOR pak ukáže nejlevnější síť každého hráče a přehraje celé kolo.

rules-transglobal-rail-banks = Pokladny a daně
rules-transglobal-rail-banks-text =
    Má-li po kole někdo pokladnu na nule nebo v minusu, hra končí. Vyhrává nejbohatší; kdo má stejně, dělí se o místo. Zbývá-li peněz všem, mapa se vyčistí a začne nové kolo s novými městy a novými nádražími.

    Po 2. kole přijde jednou za hru den daní: všichni zaplatí stejně, a to tolik, aby nejchudšímu zbylo $5 (dá se změnit posuvníkem). Má-li už někdo jen tolik nebo méně, neplatí nikdo.

rules-transglobal-rail-credits = Autor a práva
rules-transglobal-rail-credits-text =
    Transglobal Rail je hra od dougx.net, který ji nabízí zdarma. Licence platí jen pro koncové uživatele a jen pro zábavu. Hra se nesmí přibalovat, prodávat, vystavovat ani jinak využívat komerčně. Dotazy: contact at dougx.net.

    Pobřeží, řeky a hranice pocházejí z Natural Earth a jsou volným dílem. Města novějších map pocházejí z GeoNames (CC BY 4.0). Písma jsou Barlow (Jeremy Tribby) a Noto Sans (Google), licence SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Cíl hry
rules-quickway-goal-text =
    Dva protilehlé okraje desky mají tvou barvu. Spoj je souvislým řetězem svých kamenů dřív, než soupeř spojí druhé dva. Rohové pole patří k oběma okrajům. Jeden z vás se vždycky probije.

    Stejný cíl mají čtyři hry: Quickway, Crossway, Quax a Quadrex. Liší se jen tím, co se stane, když se kameny dotknou rohem. Jednu si vyberte před klepnutím na START.

    Kdo začne, určí hod mincí, pokud si předem nezvolíte i to.
rules-quickway-goal-caption-1 = Oranžové chybí jediný kámen…
rules-quickway-goal-caption-2 = …a oba okraje jsou spojené

rules-quickway-turn = Tvůj tah
rules-quickway-turn-text =
    Klepni na prázdné pole a položíš tam svůj kámen. Když klepneš na jiné, přesune se tam. OK ukončí tah; do té doby kámen vezmeš zpět tlačítkem VRÁTIT. Potom už se kameny nehýbou a nikdo je nesebere.

    Kameny, které sousedí stranou, jsou spojené. Co když se dotýkají rohem? To řekne stránka tvé hry.

    PASOVAT smíš, jen když vůbec nemůžeš táhnout.
rules-quickway-turn-caption-1 = Vyznačeno: kam můžeš hrát
rules-quickway-turn-caption-2 = Nový kámen se spojí se sousedy

rules-quickway-swap = Výměna
rules-quickway-swap-text =
    Začínat je velká výhoda. Proto druhý hráč smí ve svém prvním tahu místo položení kamene klepnout na VYMĚNIT a OK. Převezme tak první kámen i s okraji. Soupeř dostane druhé dva okraje a je na tahu.

    Jde to jen jednou, ve druhém tahu hry. Vypnout se to dá před klepnutím na START.
rules-quickway-swap-caption-1 = Oranžová začíná…
rules-quickway-swap-caption-2 = …a Azurová kámen přebírá

rules-quickway-quickway = Quickway: automatické spojky
rules-quickway-quickway-text =
    Jakmile se ve hře Quickway dva tvé kameny dotknou rohem, vznikne mezi nimi spojka, pokud už tam křížem nevede spojka druhé barvy.

    V každém čtverci 2 × 2 tedy platí ta první. Soupeř smí poslední pole čtverce ještě obsadit, ale spojku tam nedostane.
rules-quickway-quickway-caption-1 = Tři kameny
rules-quickway-quickway-caption-2 = Azurová už spojku nestihne

rules-quickway-crossway = Crossway: nic se nekříží
rules-quickway-crossway-text =
    Ve hře Crossway jsou kameny jedné barvy, které se dotýkají rohem, vždy spojené. Tato spojení se nikdy nesmějí křížit. Proto nesmíš obsadit poslední pole čtverce 2 × 2, pokud by v něm pak obě barvy měly dva kameny rohem k sobě.

    Takové pole je pro tebe zavřené. Soupeř ho obsadit smí, pokud mu to nezakazuje jiný čtverec.
rules-quickway-crossway-caption-1 = Zavřené pro Oranžovou
rules-quickway-crossway-caption-2 = Oranžová smí na tři pole

rules-quickway-quax = Quax: spojky ručně
rules-quickway-quax-text =
    Ve hře Quax se kameny, které se dotýkají rohem, samy nespojí. Ve svém tahu buď polož kámen, nebo udělej spojku: klepni na dva své kameny, které se dotýkají rohem, nebo přejeď prstem z jednoho na druhý.

    Spojky se nikdy nekříží: do každého čtverce 2 × 2 se vejde jen jedna.
rules-quickway-quax-caption-1 = Klepni na kámen…
rules-quickway-quax-caption-2 = …a na druhý konec

rules-quickway-quadrex = Quadrex: pole se plní sama
rules-quickway-quadrex-text =
    Ve hře Quadrex jsou spojené jen kameny, které sousedí stranou. Když jsou ve čtverci 2 × 2 tři kameny, dva jedné barvy rohem k sobě a jeden druhé barvy, čtvrté pole se samo zaplní barvou těch dvou.

    Jedno zaplněné pole může zaplnit další. Může-li pole připadnout oběma barvám, získá ho ten, kdo právě táhl.
rules-quickway-quadrex-caption-1 = Azurová je na tahu
rules-quickway-quadrex-caption-2 = Jeden kámen zaplní další dvě pole

rules-quickway-credits = Autor a práva
rules-quickway-credits-text =
    Hru Quickway vymyslel Bill Taylor a v roce 2007 ji zveřejnil v diskusní skupině. Jeho jsou i hry Quax a Quadrex. Zásluhu přiznává i Marku Steerovi, autorovi hry Crossway.

    Příspěvek neuvádí žádné podmínky užití.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Cíl hry
rules-raindrops-goal-text =
    Kapky jedné barvy vedle sebe nebo nad sebou tvoří kaluž; kaluží je i jediná kapka. Vyhrává, kdo první slije všechny své kapky do jedné kaluže. Slévej tedy své kapky a ber, co ti překáží.

    Na začátku se barvy střídají jako na šachovnici. Na desce velikosti 7, 9 nebo 11 jsou obě dlouhé úhlopříčky zpočátku prázdné.

    Kdo začne, určí hod mincí, pokud si to nezvolíte před klepnutím na START.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Jedna kaluž: Oranžová vyhrává

rules-raindrops-drop = Samotná kapka
rules-raindrops-drop-text =
    Samotná kapka klouže po své řadě nebo sloupci, jak daleko chceš, dokud je cesta volná, jako věž v šachu. Klepni na ni a pak na cíl; nebo ji tam přetáhni.

    Může skončit na kapce druhé barvy. Tím sebere celou kaluž: všechny její kapky zmizí.

    Často jsou dovolené jen některé body. Proč, to vysvětlí stránka „Aktivní, nebo ne“.
rules-raindrops-drop-caption-1 = Na výběr má dva body
rules-raindrops-drop-caption-2 = Sebere celou kaluž…
rules-raindrops-drop-caption-3 = …nebo se slije s ostatními: výhra

rules-raindrops-group = Skupina: housenka
rules-raindrops-group-text =
    Dvě nebo více kapek vedle sebe nebo nad sebou jsou skupina. Leze jako housenka, kapku po kapce, po jedné linii: po řadě, nebo po sloupci. Zvedni kapku a polož ji na tuto linii vedle skupiny: na prázdný bod, nebo na druhou barvu. Pak zvedni další. Konec tak jde znovu a znovu dopředu.

    Kapku smíš v témže tahu později zvednout znovu, jen ne tu naposled položenou. Skupina se nikdy nesmí rozdělit, ani ve chvíli, kdy kapku držíš.
rules-raindrops-group-caption-1 = Zvedni kapku…
rules-raindrops-group-caption-2 = …polož ji dopředu…
rules-raindrops-group-caption-3 = …pak další…
rules-raindrops-group-caption-4 = …a znovu tu první

rules-raindrops-line = Která linie, který směr?
rules-raindrops-line-text =
    Vyber jednu linii: kteroukoli řadu nebo sloupec, kde skupina stojí na začátku tahu. Řada nebo sloupec, kam se dostane až během tahu, se nepočítá.

    První kapku polož na tuto linii vedle skupiny. Druhou vedle první, z kterékoli strany. Každou další pak o bod dál stejným směrem: nikdy na druhý konec a nikdy za roh.
rules-raindrops-line-caption-1 = Kam smí první kapka
rules-raindrops-line-caption-2 = Druhá: vedle první
rules-raindrops-line-caption-3 = Odteď už jen tímto směrem

rules-raindrops-group-end = Kdy tah skupiny končí
rules-raindrops-group-end-text =
    Skupina musí zastavit, když něco sebere, když se slije s tvou kaluží, která má na linii kapku, nebo když je další bod linie mimo desku či na něm je tvá kapka. Slití s kaluží mimo linii ji nezastaví: ta kaluž se stane částí skupiny a smíš zvedat i její kapky.

    Zastavit smíš i dřív: OK se rozsvítí, jakmile se skupina slije s kaluží. Nemůže-li se v tomto tahu vůbec slít ani nic sebrat, OK se rozsvítí, jakmile je dost blízko, aby to mohla příště.
rules-raindrops-group-end-caption-1 = Sebráno: musí zastavit
rules-raindrops-group-end-caption-2 = Slití mimo linii: stůj, nebo dál
rules-raindrops-group-end-caption-3 = Slití na linii: stojí a vyhrává

rules-raindrops-engaged = Aktivní, nebo ne
rules-raindrops-engaged-text =
    Kaluž je aktivní, když se v tomto tahu může slít nebo něco sebrat. Táhnout jí nemusíš. Když jí ale táhneš, musí se slít nebo něco sebrat.

    Neaktivní kaluží smíš táhnout taky, ale jen tam, odkud se příště může slít nebo něco sebrat.

    Pasovat se nesmí. Když nemůžeš táhnout, prohráváš.
rules-raindrops-engaged-caption-1 = Aktivní: musí sebrat, nebo se slít
rules-raindrops-engaged-caption-2 = Neaktivní: kam smí
rules-raindrops-engaged-caption-3 = Odtud může příště něco sebrat

rules-raindrops-end = Konec hry
rules-raindrops-end-text =
    Po každém tahu se počítají kaluže. Má-li ten, kdo táhl, jedinou kaluž, vyhrává, i kdyby soupeř měl také jedinou. Má-li jedinou kaluž jen soupeř, vyhrává on.

    Pozor: když něco sebereš, může soupeři zbýt jediná kaluž, a tím vyhraje. Pak táhni jinou kaluží, nebo seber něco jiného.
rules-raindrops-end-caption-1 = Když Oranžová sebere kaluž…
rules-raindrops-end-caption-2 = …Azurová má jednu a vyhrává
rules-raindrops-end-caption-3 = Lepší: táhni jinou kapkou

rules-raindrops-credits = Autor a práva
rules-raindrops-credits-text =
    Hru Raindrops vymyslel v listopadu 2011 Luis Bolaños Mures.

    Jeho pravidla neuvádějí žádné podmínky užití.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Cíl hry
rules-rapid-transit-goal-text =
    Deska je plná kamenů a plná i zůstane. Kameny jedné barvy vedle sebe nebo nad sebou tvoří síť. Vyměňuj kameny, ať tvé sítě rostou. Až ani jeden z vás nebude moct nic vyměnit, vyhraje největší síť.

    Kdo začne, určí hod mincí, pokud si to nezvolíte před klepnutím na START.
rules-rapid-transit-goal-caption-1 = Začátek
rules-rapid-transit-goal-caption-2 = Později

rules-rapid-transit-networks = Sítě a konečné
rules-rapid-transit-networks-text =
    Síť tvoří kameny jedné barvy vedle sebe nebo nad sebou. Šikmo se nepočítá. Sítí je i jediný kámen.

    Kámen, který nemá souseda své barvy, nebo má jen jednoho, je konečná. Ze dvou kamenů, které v tahu vyměníš, musí být jeden tvá konečná. Druhý jí být nemusí.
rules-rapid-transit-networks-caption-1 = Prázdný kroužek je konečná

rules-rapid-transit-turn = Tvůj tah: výměna
rules-rapid-transit-turn-text =
    Klepni na jednu ze svých konečných a pak na kámen druhé barvy; nebo ji na něj přetáhni. Oba kameny si vymění místo.

    Nemusejí spolu sousedit. Najdi síť druhé barvy, která kdekoli sousedí stranou se sítí tvé konečné. Vyměnit smíš s kterýmkoli jejím kamenem.

    Můžeš-li vyměnit, musíš, i kdyby tím rostla i soupeřova síť.
rules-rapid-transit-turn-caption-1 = Klepni na konečnou…
rules-rapid-transit-turn-caption-2 = …a na kámen k výměně
rules-rapid-transit-turn-caption-3 = Jde to s každým kamenem té sítě

rules-rapid-transit-swaps = Které výměny jsou dovolené
rules-rapid-transit-swaps-text =
    Po výměně musí mít oba kameny aspoň dva sousedy své barvy. Žádný z nich tedy není konečná.

    Čtyři kameny jedné barvy nikdy nesmějí zaplnit čtverec 2 × 2. Hra ti dovolí jen výměny podle těchto pravidel.
rules-rapid-transit-swaps-caption-1 = Škrtnuto: málo sousedů
rules-rapid-transit-swaps-caption-2 = Škrtnuto: vznikl by čtverec

rules-rapid-transit-end = Konec hry
rules-rapid-transit-end-text =
    Klepni na PASOVAT a OK, jen když nemůžeš nic vyměnit. Když oba pasujete hned po sobě, hra končí.

    Porovnejte největší sítě obou barev: vyhrává ta větší. Jsou-li stejné, rozhodne druhá největší a tak dál. Je-li stejné všechno, vyhrává ten, kdo vyměňoval naposled.
rules-rapid-transit-end-caption-1 = 12 ku 10: Azurová vyhrává
rules-rapid-transit-end-caption-2 = Shoda: Azurové stačí poslední výměna

rules-rapid-transit-credits = Autor a práva
rules-rapid-transit-credits-text =
    Hru Rapid Transit (2022 a 2024) vymyslel Phil Leduc a ponechává si všechna práva. Pravidla se prozatím smějí šířit na webu.

    Kdo chce hru naprogramovat nebo prodávat, ať mu napíše o svolení (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Cíl hry
rules-switch-yard-goal-text =
    Na seřadiště přijelo deset vagonů každé barvy. Doprav ty své do odjezdové zóny: to jsou dva sloupce na kraji desky, které mají tvou barvu. Kdo tam jako první má všech deset, vyhrává.

    Pasovat se nesmí. Vagony nikdy neskáčou a nikdo je nesebere.

    Kdo začne, určí hod mincí, pokud si to nezvolíte před klepnutím na START.
rules-switch-yard-goal-caption-1 = Začátek
rules-switch-yard-goal-caption-2 = Deset v cíli: Oranžová vyhrává

rules-switch-yard-car = Jeden vagon
rules-switch-yard-car-text =
    Každý tvůj vagon může jet sám, i když stojí ve vlaku. Jede rovně po prázdných polích, jak daleko chceš, nebo o jedno pole šikmo. Klepni na něj a pak na cíl; nebo ho tam přetáhni.
rules-switch-yard-car-caption-1 = Kam může vagon jet
rules-switch-yard-car-caption-2 = Už je tam

rules-switch-yard-train = Vlak
rules-switch-yard-train-text =
    Dva nebo více vagonů v řadě nebo sloupci bez mezer mohou jet jako vlak, patří-li ti víc než půlka z nich. Stačí i část delší řady. Klepni na oba konce, nebo přejeď prstem po celém vlaku; pak klepni, kam má jeden konec dojet.

    Tento konec vede, ať má jakoukoli barvu: rovně, nebo do strany. Jede po prázdných polích, jak daleko chceš, ale nikdy šikmo. Ostatní jedou v jeho stopě. Vlak zahnutý za roh nemůže jet jako vlak, dokud není zase rovný.
rules-switch-yard-train-caption-1 = Klepni na oba konce
rules-switch-yard-train-caption-2 = Rovně
rules-switch-yard-train-caption-3 = Za roh

rules-switch-yard-areas = Uzavřené zóny
rules-switch-yard-areas-text =
    Žádný vagon nesmí vjet do odjezdové zóny druhé barvy. Ve své zóně vagon jezdit smí, ale opustit ji nesmí nikdy. Platí to pro každý vagon vlaku, ať s ním jede kdokoli.
rules-switch-yard-areas-caption-1 = Vlevo nesmí Oranžová, vpravo Azurová
rules-switch-yard-areas-caption-2 = Uvnitř jezdit smí, ven už ne

rules-switch-yard-set-ups = Rozestavení
rules-switch-yard-set-ups-text =
    Před klepnutím na START zvolte rozestavení: s mnoha vlaky, s méně vlaky, nebo vlastní. U vlastního střídavě plníte příjezdové zóny, dvě řady před každým z vás. Klepnutím na vyznačené pole tam dáš svůj vagon, dalším klepnutím změníš jeho barvu. Pole na druhé straně, rovně přes střed desky, dostane samo druhou barvu.
rules-switch-yard-set-ups-caption-1 = Pro začátečníky
rules-switch-yard-set-ups-caption-2 = Pro pokročilé
rules-switch-yard-set-ups-caption-3 = Vlastní

rules-switch-yard-end = Konec hry
rules-switch-yard-end-text =
    Vyhrává, kdo má první všech deset vagonů v odjezdové zóně. Vlak může dovézt i poslední soupeřův vagon: pak vyhrává soupeř. Zaplní-li jeden tah obě zóny, vyhrává ten, kdo táhl.

    Když nemůžeš táhnout, prohráváš. Když potřetí nastane stejná pozice se stejným hráčem na tahu, je to remíza.
rules-switch-yard-end-caption-1 = Desátý vagon…
rules-switch-yard-end-caption-2 = …a je vyhráno

rules-switch-yard-credits = Autor a práva
rules-switch-yard-credits-text =
    Hru Switch Yard (2014) vymyslel Phil Leduc. Pravidla se smějí šířit na webu, beze změn a s plným uvedením autora; všechna ostatní práva si ponechává.

    Kdo chce hru naprogramovat nebo prodávat, ať mu napíše o svolení (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Tlačítka
rules-buttons-text =
    OK ukončí tah. Do té doby ho VRÁTIT bere krok za krokem zpět. V nastavení můžeš zvolit, že ho ukončí i druhé klepnutí na totéž místo nebo, proti počítači, kliknutí myší. Po OK požádá VRÁTIT druhou osobu, aby ti tah dovolila vrátit.

    VZDÁT SE se tě nejdřív zeptá. Tam můžeš hru vzdát, nebo ve hře Switch Yard nabídnout remízu, je-li soupeř člověk.

    Před klepnutím na START můžete zvolit hodiny: pak prohrává ten, komu vyprší čas. S přesýpacími hodinami neprohraje nikdo, jen připomenou, že máš táhnout. Každý z vás může mít jiný čas a každý tah může přidat 5 sekund.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Velká jezera
region-west = Západ
region-north = Sever
region-central = Střed
region-south = Jih
region-east = Východ
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

map-europe = Evropa
region-southwest = Jihozápad
region-centre = Střed
city-dublin = Dublin
city-edinburgh = Edinburgh
city-manchester = Manchester
city-london = Londýn
city-amsterdam = Amsterdam
city-paris = Paříž
city-brest = Brest
city-lisbon = Lisabon
city-seville = Sevilla
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Bordeaux
city-marseille = Marseille
city-oslo = Oslo
city-hamburg = Hamburk
city-berlin = Berlín
city-warsaw = Varšava
city-frankfurt = Frankfurt
city-munich = Mnichov
city-prague = Praha
city-vienna = Vídeň
city-milan = Milán
city-rome = Řím
city-belgrade = Bělehrad
city-bucharest = Bukurešť
city-athens = Athény
city-istanbul = Istanbul
city-stockholm = Stockholm
city-st-petersburg = Petrohrad
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kyjev
city-odesa = Oděsa
city-moscow = Moskva

## The map Asia: its name, its regions, its cities

map-asia = Asie
region-southeast = Jihovýchod
city-ankara = Ankara
city-jeddah = Džidda
city-baghdad = Bagdád
city-baku = Baku
city-tehran = Teherán
city-riyadh = Rijád
city-dubai = Dubaj
city-novosibirsk = Novosibirsk
city-irkutsk = Irkutsk
city-astana = Astana
city-tashkent = Taškent
city-almaty = Almaty
city-urumqi = Urumči
city-ulaanbaatar = Ulánbátar
city-chennai = Čennaj
city-hyderabad = Hajdarábád
city-kabul = Kábul
city-karachi = Karáčí
city-delhi = Dillí
city-mumbai = Bombaj
city-kolkata = Kalkata
city-singapore = Singapur
city-ho-chi-minh-city = Ho Či Minovo Město
city-bangkok = Bangkok
city-yangon = Rangún
city-vientiane = Vientiane
city-mandalay = Mandalaj
city-hanoi = Hanoj
city-tokyo = Tokio
city-seoul = Soul
city-beijing = Peking
city-harbin = Charbin
city-shanghai = Šanghaj
city-wuhan = Wu-chan
city-hong-kong = Hongkong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Střední Evropa
city-gdansk = Gdaňsk
city-poznan = Poznaň
city-rostock = Rostock
city-szczecin = Štětín
city-torun = Toruň
city-budapest = Budapešť
city-cluj = Kluž
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lvov
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Janov
city-ljubljana = Lublaň
city-turin = Turín
city-venice = Benátky
city-zagreb = Záhřeb
city-brussels = Brusel
city-dijon = Dijon
city-geneva = Ženeva
city-lyon = Lyon
city-reims = Remeš
city-cologne = Kolín nad Rýnem
city-stuttgart = Stuttgart

## Everywhere

language-name = Čeština
list-and = {$first} a {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Oranžová
colour-sky = Azurová
colour-green = Zelená
colour-red = Červená
colour-blue = Modrá
colour-pink = Růžová

## Settings: what a slider sets, its value, what its ends do

setting-music = Hudba
setting-sound = Zvuky
setting-bank = Pokladna na začátku
setting-taxes = Zbude po daních
setting-inches = Velikost obrazovky
setting-idle = Ptát se „Hrajete ještě?“ po
setting-kept = Opuštěnou hru uchovat
setting-ceiling = Nejvyšší hlasitost
setting-palm = Ignorovat dotyky širší než
setting-pace = Tempo počítače
setting-confirm = Potvrzení tahu
setting-confirm-tap = druhé klepnutí
setting-confirm-click = kliknutí myší
setting-hints = Tipy
setting-on = zap.
setting-off = vyp.
setting-percent = {$value} %
setting-in-inches = {$value} palců
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = tišeji
setting-louder = hlasitěji
setting-shorter-game = kratší hra
setting-longer-game = delší hra
setting-smaller = menší
setting-larger = větší
setting-sooner = dříve
setting-later = později
setting-faster = rychleji
setting-slower = pomaleji
setting-shorter = kratší
setting-longer = delší

## A command that is refused, whatever the game

refused-stale = Pozdě: hra už běží dál.
refused-no-such-seat = To místo je prázdné.
refused-not-your-turn = Na tahu je někdo jiný.
refused-not-your-seat = To místo patří někomu jinému.
refused-finished = Hra skončila.
refused-results-shown = Nejdřív si prohlédni výsledky, pak klepni na HOTOVO.
refused-nothing-to-undo = Není co vrátit.
refused-no-such-cell = Deska nemá pole {$cell}.
refused-incomplete = Tvůj tah ještě není hotový.
refused-not-offered = Teď to nejde.
refused-illegal = To pravidla nedovolují.

## A session, whatever the game

session-on-turn = {$who} je na tahu.
session-no-game = Na stole není žádná hra.
session-no-game-in-progress = Žádná hra neběží.
session-nobodys-turn = Teď tu není nikdo na tahu.
session-typed-unreadable = „{$text}“ není tah: {$why}
session-typed-refused = {$who} nemůže zahrát {$text}: {$why}
computer-invalid-move = Jeho tah nebyl platný.
computer-cannot-play = {$colour}: počítač nemůže hrát. {$why} Táhněte za něj sami, nebo klepněte na robota, ať to zkusí znovu.

## How strongly the computer plays, where it is read aloud

strength-newcomer = nováček
strength-learner = učeň
strength-easy = lehký
strength-medium = střední
strength-hard = těžký
strength-master = mistr
# As strong as it takes to win half of the matches against the people at the table.
level-even = adaptivní
strength-unknown = Počítačoví hráči jsou newcomer, learner, easy, medium, hard nebo master.

## Places round the table

place-near-left = vpředu vlevo
place-left = vlevo
place-far-left = vzadu vlevo
place-far-right = vzadu vpravo
place-right = vpravo
place-near-right = vpředu vpravo

## Boards of games for two

cell-unknown = pole se píše písmenem a číslem, třeba d4
board-taken = obsazeno
board-go-on = pokračuj
board-goes = z {$from} na {$to}
board-takes = {$from} bere {$to}
board-swaps = {$one} a {$other} si vymění místo
board-joins = spojka {$one} a {$other}
board-fills = samo se zaplní: {$cells}
board-why-wins = tím vyhraješ
board-why-sure = vyhraje příštím tahem, ať se stane cokoli
board-why-threat = hrozí výhrou: zastaví ji jen {$cells}
connection-why-turns = zbývá tahů, nejméně: {$own}, soupeři {$other}
connection-why-cells = prázdných polí k cíli: {$own}, soupeř {$other}
board-title = {$title} · {$size} × {$size}
board-size = Velikost

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Společně stavíte jednu železniční síť. Kdo první spojí svých pět tajných měst, ukončí kolo.
rail-duration = Asi {$minutes} minut.
rail-corner = {$map} · {$round}. KOLO
rail-title = {$map}, {$round}. kolo
rail-standing = {$game}, {$map}
rail-standing-round = Hraje se {$round}. kolo.
rail-standing-results = {$round}. kolo skončilo. Výsledky jsou na stole.

rail-place-at = {$city}
rail-place-near = u města {$city}

rail-prompt-hub = Prohlédni si města a klepni, kde chceš nádraží
rail-prompt-hub-seen = Klepni, kde chceš nádraží
rail-prompt-hub-placed = Klepni na OK, nebo přesuň nádraží
rail-prompt-build = Jsi na tahu: stavěj koleje za {$money}
rail-prompt-build-own = Stavěj koleje za {$money}
rail-prompt-done = Klepnutím na OK ukončíš tah
rail-prompt-nothing-to-buy = Za {$money} není co stavět: klepni na OK
rail-prompt-finish = Spoj svá zbylá města: platí tvoje pokladna
rail-prompt-finish-spent = Spoj svá zbylá města. Zatím zaplaceno: {$money}
rail-prompt-finished = Spojeno za {$money}: klepni na OK
rail-prompt-computer = Počítač staví
rail-prompt-computer-hub = Počítač umisťuje nádraží
rail-prompt-waiting = Na tahu je {$name}
rail-moment = { $count ->
    [one] {$who} má všechna svá města spojena!
   *[other] {$who} mají všechna svá města spojena!
}
rail-moment-means = Ostatní teď platí za spojení zbylých měst
rail-moment-you = Vše spojeno: nic neplatíš
rail-moment-it = Vše spojeno: nic neplatí
rail-prompt-connected = Vše spojeno! Na tahu je {$who}
rail-prompt-you-win = Vyhráváš!
rail-prompt-it-wins = 1. místo: vyhrává počítač!
rail-prompt-place = {$place}. místo
rail-prompt-first = Spojeno jako první: bez placení
rail-prompt-paid = Spojení stálo {$money}
rail-prompt-others-connected-it = Města spojili ostatní: nic neplatí
rail-prompt-others-connected-you = Města spojili ostatní: nic neplatíš
rail-may-stop = Můžeš skončit
rail-bank = pokladna

rail-show-cities = UKÁZAT MĚSTA
rail-hide-cities = SKRÝT MĚSTA
rail-undo = VRÁTIT
rail-skip = pryč
rail-finish = dokončit
rail-finish-for = DOKONČIT {$cost}
mirror-finish = Postavit nejlevnější chybějící koleje
rail-ok = OK
rail-hint = TIP
rail-hint-away = MĚSTA
rail-hint-coming = …
rail-pass-to-orange = PŘEDAT ORANŽOVÉ: UKÁZAT MĚSTA
rail-pass-to-sky = PŘEDAT AZUROVÉ: UKÁZAT MĚSTA
rail-pass-to-green = PŘEDAT ZELENÉ: UKÁZAT MĚSTA
rail-pass-to-red = PŘEDAT ČERVENÉ: UKÁZAT MĚSTA
rail-pass-to-blue = PŘEDAT MODRÉ: UKÁZAT MĚSTA
rail-pass-to-pink = PŘEDAT RŮŽOVÉ: UKÁZAT MĚSTA

rail-hint-none = Tip teď není
rail-hint-hub = Nádraží: {$place}
rail-hint-towards = Stavěj směr {$city}
rail-hint-track = Postav tyto koleje
rail-hint-discard = Klepni na {$money}: radši počkej
rail-hint-ok = Klepni na OK
rail-hint-price = za {$money}
rail-hint-towards-priced = Stavěj směr {$city} za {$money}
rail-hint-track-priced = Postav tyto koleje za {$money}
rail-hint-says-hub = Tip: nádraží dej sem: {$hub}.
rail-hint-says-towards = Tip: stavěj směr {$city}, úsek {$from} – {$to}.
rail-hint-says-track = Tip: postav tyto koleje: {$from} – {$to}.
rail-hint-says-discard = Tip: klepni na {$money}: radši počkej.
rail-hint-says-ok = Tip: klepni na OK.

rail-results-round = {$round}. kolo skončilo
rail-results-won = {$name} vyhrává!
rail-results-won-together = {$names} vyhrávají!
rail-results-paid = platba
rail-results-taxes = daně
rail-results-connected = spojeno
rail-results-nth = {$place}.
rail-results-cost = platba {$money}
rail-results-cost-taxes = platba {$money}, daně {$money-taxes}
rail-results-connected-taxes = spojeno, daně {$money-taxes}
rail-results-no-taxes = Daně v této hře nebudou: někdo už má jen {$money} nebo méně.
rail-results-tax-day = Den daní! Všichni platí {$money}. Jen jednou za hru.
rail-results-go-on = Teď prázdná mapa a pro každého pět nových měst.
rail-results-over = Někomu došly peníze. Vyhrává nejbohatší; kdo má stejně, dělí se o místo.
rail-tax-day = Den daní!
rail-tax-day-means = Všichni platí {$money}. Jen jednou za hru.
rail-tax-none = Žádné daně
rail-tax-none-why = Někdo už má {$money} nebo méně.
rail-results-why = Došly peníze: {$names}
rail-prompt-results-come = Sledujte mapu: kdo co zaplatí?
rail-results-row = {$name}, platba {$money}, v pokladně bylo {$money-before}, teď {$money-now}.
rail-results-row-taxes = {$name}, platba {$money}, daně {$money-taxes}, v pokladně bylo {$money-before}, teď {$money-now}.
rail-results-row-connected = {$name}, spojeno, platba {$money}, v pokladně bylo {$money-before}, teď {$money-now}.
rail-results-row-connected-taxes = {$name}, spojeno, platba {$money}, daně {$money-taxes}, v pokladně bylo {$money-before}, teď {$money-now}.
rail-results-row-placed = {$nth} místo: {$row}
rail-award-hub = Nejlevněji: {$money}
rail-award-others = Od ostatních: {$money}
rail-award-line = Nejdelší trasa: {$count}
rail-award-hub-panel = Nejlevnější síť: {$money}
rail-award-others-panel = Cizí koleje: {$money}
rail-award-line-panel = Nejdelší trasa, úseky: {$count}
rail-award-of = {$name}: {$award}
rail-results-review = ROZBOR
rail-results-next = DALŠÍ KOLO
rail-results-again-short = ZNOVU

rail-review-your-hub = TVOJE
rail-review-its-hub = JEHO
rail-review-best-hub = NEJLEPŠÍ
rail-review-replay = PŘEHRÁT
rail-review-priced = {$button} {$money}
rail-review-show = UKÁZAT TUTO SÍŤ
rail-review-working = Hledá se nejlevnější síť…
rail-review-missing = Nejlevnější síť není k dispozici.
rail-review-unreadable = Výsledek se nedá přečíst. Zkus to znovu.
rail-review-perfect-yours = Výborně! Tvé nádraží ({$place}): {$money}
rail-review-perfect-its = Výborně! Jeho nádraží ({$place}): {$money}
rail-review-taken-yours = Tvé nádraží ({$place}): tvá města za {$money}
rail-review-taken-its = Jeho nádraží ({$place}): jeho města za {$money}
rail-review-was-best = Lepší nádraží na mapě nebylo.
rail-review-saves = Nejlepší nádraží by ušetřilo {$money}.
rail-review-guessed = {$who} – odhad: {$city} ({$share}).
rail-review-best-yours = Nejlepší nádraží ({$place}): tvá města za {$money}
rail-review-best-its = Nejlepší nádraží ({$place}): jeho města za {$money}
rail-review-as-good-yours = Tvé nádraží bylo stejně dobré.
rail-review-as-good-its = Jeho nádraží bylo stejně dobré.
rail-review-less-yours = O {$money} méně než od tvého nádraží.
rail-review-less-its = O {$money} méně než od jeho nádraží.
rail-map-fair = Spravedlivě ({$map}): devětkrát z deseti stojí pět měst {$money-from} až {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: devětkrát z deseti stojí pět měst {$money-from} až {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Koleje zdarma {$money}, platba {$money-paid}
rail-review-spent-skipped = Koleje zdarma {$money}, propadlo {$money-skipped}, platba {$money-paid}
rail-review-network = Síť ({$money}) od
rail-review-built = Stavba za {$money} od
rail-review-built-short = {$money}:
rail-review-empty = Mapa je prázdná
rail-review-over = Kolo skončilo
rail-review-hub = {$name} umisťuje nádraží
rail-review-skips = {$name}: propadá {$money}
rail-review-pays = {$name} platí {$money}
rail-review-builds = {$name} staví za {$money}

rail-says-bank = Pokladna {$money}.
rail-says-begins = V tomto kole začíná.
rail-says-hub = Nádraží: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, spojeno.
rail-tell-builds = {$name} staví: {$way}.
rail-tell-builds-left = {$name} staví: {$way}, zbývá {$money}.
rail-tell-builds-so-far = {$name} staví: {$way}, zatím za {$money}.
rail-tell-places-hub = {$name} umisťuje nádraží: {$hub}.
rail-tell-places-hub-ok = {$name} umisťuje nádraží: {$hub}. Stiskni OK.
rail-tell-undone = {$name} vrací krok.
rail-tell-hub = {$name} má nádraží: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} nic nepostavila.
rail-tell-connected = {$name} má spojena všechna svá města.
rail-tell-round-over = {$round}. kolo skončilo.
rail-tell-round-begins = {$round}. kolo začíná.
rail-link = {$from} – {$to}
rail-node-hub = nádraží hráče {$name}
rail-node-track = koleje hráče {$name} směr {$end}
rail-link-track = koleje hráče {$name}
rail-link-ring = uzavře kruh
rail-link-connects-track = spojí s kolejemi hráče {$name}
rail-link-connects-hub = spojí s nádražím hráče {$name}

rail-refused-no-such-node = Mapa nemá křižovatku {$node}.
rail-refused-no-such-link = Mapa nemá úsek {$from}-{$to}.
rail-refused-hubs-stand = Nádraží můžeš umístit jen na začátku kola.
rail-refused-hub-taken = Tam už je nádraží jiného hráče.
rail-refused-hub-here = Tvoje nádraží už tam je.
rail-refused-hubs-first = Počkej, až budou stát všechna nádraží, a pak stavěj.
rail-refused-no-hub = Nejdřív umísti nádraží.
rail-refused-built = Tady už koleje vedou.
rail-refused-out-of-reach = S tvou sítí to zatím není spojené.
rail-refused-too-dear = To stojí víc, než ti zbývá ({$money}).
rail-refused-connected = Máš všechna města spojená: klepni na OK.
rail-refused-not-connected = Stavěj dál: ještě nemáš všechna města spojená.
rail-refused-money-left = Nejdřív utrať {$money}, pak klepni na OK.
rail-refused-nothing-to-skip = Nechat něco propadnout můžeš až po jednom úseku za {$money}.
rail-step-unknown = Krok se píše `hub 3`, `link 3-17`, `discard` nebo `ok`.
rail-step-backwards = U úseku se menší číslo píše první.
rail-setup-seats = Hráčů může být {$least} až {$most}, ne {$number}.
rail-setup-bank = Pokladna na začátku má {$money-least} až {$money-most}, ne {$money}.
rail-setup-taxes = Po daních může nejchudšímu zbýt {$money-least} až {$money-most}, ne {$money}.

rail-figure-on-city = ve městě
rail-figure-on-crossing = na křižovatce
rail-figure-two-links = {$money} a {$money}
rail-figure-skipped = {$money}, pak {$money-skipped}
rail-figure-one-link = jeden za {$money}
rail-figure-connects = {$name} se tu spojí…
rail-figure-builds-on = …a staví tam dál
rail-figure-from-bank = {$money} + {$money-double} + {$money} z pokladny
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Takové pole deska nemá.
connection-taken = Na tom poli už kámen je.
connection-crosscut = Zavřené: křížila by se tu dvě spojení.
connection-no-links = Spojky kladeš jen ve hře Quax.
connection-not-own = Spojka patří mezi dva tvoje kameny.
connection-marked = V tomto čtverci už spojka je.
connection-no-swap = Vyměnit jde jen ve druhém tahu hry.
connection-no-pass = Pasovat smíš, jen když nemůžeš táhnout.
connection-about = Střídavě kladete kameny. Vyhrává, kdo první spojí své dva okraje.
connection-variant = Hra
connection-quickway-means = Kameny jedné barvy, které se dotknou rohem, se spojí samy. Spojky se nekříží: platí ta první.
connection-crossway-means = Kameny jedné barvy, které se dotýkají rohem, jsou spojené. Spojení se nesmějí křížit.
connection-quax-means = Spojit kameny, které se dotýkají rohem, tě stojí jeden tah.
connection-quadrex-means = Kameny spojuje jen strana. Pole, kde by se křížily úhlopříčky, se zaplní samo.
connection-swap = Výměna
connection-swap-on-means = Druhý hráč smí převzít první kámen i s okraji.
connection-swap-off-means = Každému zůstanou jeho dva okraje.
connection-prompt-quax = Klepni na prázdné pole, nebo spoj dva kameny
connection-prompt = Klepni na prázdné pole
connection-prompt-link = Klepni na kámen na druhém konci
connection-no-link = Spojka vede mezi kameny, které se dotýkají rohem.
connection-none-to-link = Tento kámen nemáš s čím spojit.
connection-turn-unknown = Tah se píše `d4`, `a1-b2`, `swap` nebo `pass`.
connection-link-backwards = Dřívější písmeno se píše první: `a1-b2`.
connection-tally = spoj své dva okraje
connection-tally-won = okraje spojené
connection-tally-lost = odříznuto
connection-end = Oba okraje spojené

## Raindrops: choices, panels, refusals

raindrops-off-board = Deska nemá bod {$at}.
raindrops-no-piece = Na {$at} žádná kapka není.
raindrops-not-yours = Kapka na {$at} není tvoje.
raindrops-other-unit = Kapka na {$at} nepatří ke skupině, kterou přesouváš.
raindrops-just-placed = Kapka na {$at} je právě položená: zvedni jinou.
raindrops-splits = Bez kapky na {$at} by se skupina rozpadla.
raindrops-occupied = Na {$at} je tvoje vlastní kapka.
raindrops-is-capture = Na {$at} je druhá barva: když ji bereš, piš „x“.
raindrops-no-capture = Na {$at} není co sebrat: piš „-“, ne „x“.
raindrops-no-slide = Na {$at} se nedostane: kapka klouže rovně po volných bodech.
raindrops-apart = {$at} neleží vedle zbytku skupiny.
raindrops-not-next = {$at} není další bod linie.
raindrops-ended = Tah už skončil.
raindrops-must-gain = Tato kaluž může něco sebrat nebo se slít, takže to musí udělat.
raindrops-must-engage = Přesuň ji tam, odkud příště může něco sebrat nebo se slít.
raindrops-about = Slévej své kapky. Vyhrává, kdo první má všechny v jedné kaluži.
raindrops-full = Plná deska, na začátku jako šachovnice.
raindrops-open = Obě dlouhé úhlopříčky jsou na začátku prázdné.
raindrops-drop = kapka
raindrops-prompt = Klepni na svou kapku
raindrops-prompt-next = Klepni na další kapku
raindrops-prompt-to = Klepni na cíl
raindrops-go-on = zvedni další kapku
raindrops-turn-unknown = Tah se píše jako kroky oddělené čárkami, třeba `a5-b3,a3-c3,c2xd3`.
raindrops-end = Zbyla jediná kaluž
raindrops-gives = {$who} bude mít jedinou kaluž: {$who} vyhrává
raindrops-gave = {$who} má po tvém tahu jedinou kaluž: {$who} vyhrává
raindrops-why-captures = sebere {$count}
raindrops-why-joins = { $count ->
    [few] spojí kaluže: zbývají {$count}
   *[other] spojí kaluže: zbývá {$count}
}
raindrops-tally = { $count ->
    [one] zbývá {$count} kaluž
    [few] zbývají {$count} kaluže
    [many] zbývá {$count} kaluže
   *[other] zbývá {$count} kaluží
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Kámen na {$cell} není tvůj.
transit-not-opposing = Na {$cell} je taky tvůj kámen: vyber si kámen druhé barvy.
transit-no-terminal = {$cell} není konečná: má aspoň dva sousedy své barvy.
transit-out-of-reach = Sítě kamenů {$own} a {$other} spolu nesousedí.
transit-still-terminal = Po výměně musí mít oba kameny dva sousedy své barvy.
transit-square = Čtyři kameny jedné barvy nesmějí zaplnit čtverec.
transit-must-swap = Máš co vyměnit, takže nesmíš pasovat.
transit-about = Vyměňuj své kameny za soupeřovy. Vyhrává největší síť.
transit-size-4 = Po 8 kamenech: rychlá hra
transit-size-6 = Po 18 kamenech
transit-size-8 = Po 32 kamenech: celá hra
transit-prompt = Klepni na svou konečnou
transit-prompt-other = Klepni na soupeřův kámen
transit-nothing-to-swap = S touto konečnou žádná výměna nejde.
transit-end-draw = Sítě jsou stejné a nikdo nic nevyměnil
transit-end-last-swap = Sítě jsou stejné: rozhoduje poslední výměna
transit-end-larger = Větší síť
transit-why-joins = spojí sítě: {$sizes}
transit-why-cuts = rozdělí soupeřovu síť: {$size}
transit-terminal = konečná
transit-turn-unknown = Tah se píše `d4-e6`, nejdřív vlastní kámen, nebo `pass`.
transit-tally-leads = vede {$own} ku {$other}
transit-tally-trails = prohrává {$own} ku {$other}
transit-tally-level = vyrovnáno: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Nejdřív rozestav všechny vagony, pak s nimi jezdi.
yard-all-placed = Všechny vagony už jsou rozestavené.
yard-not-receiving = Vagony stavěj jen na vyznačená pole.
yard-taken = Na {$cell} už vagon stojí.
yard-no-car = Na {$cell} žádný vagon není.
yard-not-own = Vagon na {$cell} není tvůj.
yard-no-train = {$lead} a {$tail} nejsou konce vlaku.
yard-no-majority = Víc než půlka vagonů ve vlaku musí být tvoje.
yard-no-way = Z {$lead} na {$to} jedním tahem nedojedeš.
yard-blocked = Cesta z {$lead} na {$to} není volná.
yard-shipping = Žádný vagon nesmí opustit svou odjezdovou zónu ani vjet do druhé.
yard-about = Posunuj vagony i celé vlaky. Vyhrává, kdo první dopraví všech deset do cíle.
yard-setup = Rozestavení
yard-setup-beginner-means = Vagony jedné barvy stojí ve sloupcích: vlaky jsou hned.
yard-setup-advanced-means = Vagony stojí jako na šachovnici: zpočátku méně vlaků.
yard-setup-custom-means = Střídavě rozestavujete vagony. Naproti každému přibude vagon druhé barvy.
yard-setup-beginner = začátečníci
yard-setup-advanced = pokročilí
yard-setup-custom = vlastní
yard-car = vagon
yard-prompt-place = Klepni na vyznačené pole
yard-prompt = Klepni na vagon, nebo na oba konce vlaku
yard-prompt-first = Klepni na cíl, nebo na druhý konec vlaku
yard-prompt-train = Klepni, kam má jeden konec dojet
yard-go-on = dalším klepnutím změň barvu
yard-nowhere = Teď nemá kam jet: klepni na jiný vagon.
yard-why-ships = doveze do cíle {$count}
yard-train-goes = vlak ({$count}) z {$from} na {$to}
yard-end-draw = Stejná pozice potřetí
yard-end-shipped = Všech deset vagonů v cíli
yard-end-stuck = Soupeř nemůže táhnout
yard-ships-here = odjezd
yard-turn-unknown = Tah se píše `d4-c4`, s vlakem `d4f4-c4`, postavený vagon `c1=r`.
yard-receiving = PŘÍJEZD
yard-tally = {$count} z 10 v cíli

## Games for two: panels and results of all of them

duel-standing-over = Hra skončila. Deska je, jak jste ji nechali.
duel-standing = Rozehraný je {$turn}. tah.
duel-wins = {$who} vyhrává
duel-draw = Remíza
duel-resign-asked = Vzdát se?
duel-resign-or-draw-asked = Vzdát se, nebo nabídnout remízu?
duel-draw-offer = {$who} nabízí remízu
duel-draw-offered = Nabídka remízy čeká na odpověď
duel-draw-declined = Bez remízy: hraje se dál
duel-back-offer = {$who} chce vrátit svůj poslední tah
duel-back-asked = Žádost o vrácení tahu čeká na odpověď
duel-back-declined = Tah se nevrací: hraje se dál
duel-draw-agreed = Remíza dohodou
duel-hint-coming = Hledá se dobrý tah
duel-hint-marked = Tip najdeš na desce
duel-hint-why = Tip: {$why}
duel-hint-joints = Čárkovaně: jistá spojení
duel-hint-swap = Tip: klepni na VYMĚNIT
duel-hint-pass = Tip: klepni na PASOVAT
duel-hint-none = Tip teď není
duel-nobody-wins = Je to remíza
duel-result-resigned = {$result} · {$who} se vzdala
duel-result-time = {$result} · {$who}: čas vypršel
duel-result-why = {$result} · {$why}
duel-waiting = Na tahu je {$who}
duel-starts = Začíná {$who}
duel-starts-drawn = Začíná {$who} (hod mincí)
duel-you-are = Tvá barva: {$who} · {$tally}
duel-score = Skóre {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Vede: {$who}, o {$by}
duel-computer-moves = Počítač táhne
duel-swap-ok = Vezmeš si kámen i s okraji: klepni na OK
duel-pass-ok = Klepnutím na OK pasuješ
duel-ok-or-undo = Klepni na OK, nebo VRÁTIT
duel-gives = Tím hra končí: {$who} vyhrává
duel-ok-or = Klepni na OK, nebo {$or}
duel-must-pass = Nemáš tah: klepni na PASOVAT
duel-has-swapped = {$other} převzala tvůj kámen i s okraji. {$prompt}
duel-edges-sides = Tvé okraje: levý a pravý
duel-edges-ends = Tvé okraje: před tebou a naproti
duel-edges-upright = Tvé okraje: horní a dolní
duel-has-swapped-edges = {$other} převzala tvůj kámen. {$edges}
duel-took-edges = Kámen je tvůj. {$edges}
duel-has-passed = {$other} pasovala. {$prompt}
duel-or-swap = {$prompt}, nebo VYMĚNIT
duel-resign = VZDÁT SE
duel-offer-draw = REMÍZA?
duel-draw-accept = PŘIJMOUT
duel-draw-decline = HRÁT DÁL
duel-back-allow = DOVOLIT
duel-swap = VYMĚNIT
duel-pass = PASOVAT
duel-told-undone = {$who} vrací krok.
duel-told-taken-back = {$who} vrací poslední tah.
duel-told-touched = {$who} klepla na: {$cells}.
duel-told-press-ok = Stiskni OK, nebo Vrátit
duel-told-touched-then = {$who} klepla na: {$touched}. {$then}.
duel-told-swap = {$who} chce výměnu.
duel-told-swap-ok = {$who} chce výměnu. Stiskni OK.
duel-told-pass = {$who} chce pasovat.
duel-told-pass-ok = {$who} chce pasovat. Stiskni OK.
duel-told-swapped = {$who} převzala kámen i s okraji.
duel-told-passed = {$who} pasovala.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} se vzdala.
duel-out-of-time = {$who}: čas vypršel.
clock-minutes = { $count ->
    [one] {$count} minuta
    [few] {$count} minuty
   *[other] {$count} minut
}
clock-sand-glass = přesýpací hodiny, 30 sekund na tah, jen připomínka
clock-sand-is-through = Čas vypršel: táhni, prosím
clock-chip = {$who} {$time}
mirror-clock = Zbývající čas: {$time}.

## The lobby

lobby-remove-a-computer = {$title} je pro dva hráče: u některého počítače klepněte na ODEBRAT.
lobby-too-many = { $count ->
    [one] {$title} je pro dva hráče: ať jeden z vás klepne na ODEJÍT.
    [2] {$title} je pro dva hráče: ať dva z vás klepnou na ODEJÍT.
    [3] {$title} je pro dva hráče: ať tři z vás klepnou na ODEJÍT.
   *[other] {$title} je pro dva hráče: ať čtyři z vás klepnou na ODEJÍT.
}
lobby-nobody = Aspoň jeden hráč musí klepnout na PŘIDAT SE.
lobby-one-more = Chybí ještě jeden hráč nebo počítač.
lobby-two-can-play = Klepněte u sebe na PŘIDAT SE. Hrají dva.
lobby-two-to-six-can-play = Klepněte u sebe na PŘIDAT SE. Hrají dva až šest.
lobby-map-missing = Mapa se nenačetla. Klepněte na ni znovu, nebo vyberte jinou.
lobby-map-loading = Načítá se mapa…
lobby-start = START
lobby-try-it = VYZKOUŠET
lobby-quick = KRÁTKÁ
lobby-normal = BĚŽNÁ
lobby-long = DLOUHÁ
lobby-join = PŘIDAT SE
lobby-computer = POČÍTAČ
lobby-leave = ODEJÍT
lobby-remove = ODEBRAT
lobby-newcomer = NOVÁČEK
lobby-learner = UČEŇ
lobby-easy = LEHKÝ
lobby-medium = STŘEDNÍ
lobby-hard = TĚŽKÝ
lobby-master = MISTR
lobby-even = ADAPTIVNÍ
lobby-someone-here = HRÁČ TADY
lobby-friend = PŘÍTEL PŘES ODKAZ
lobby-add-player = + HRÁČ
lobby-row-map = Mapa
lobby-row-players = Hráči
lobby-row-against = Soupeř
lobby-row-begins = Začíná
lobby-drawn = hod mincí
lobby-row-clock = Hodiny
lobby-row-times = Čas
clock-increment = +{$seconds} s za tah
lobby-ahead = NÁSKOK
connection-ahead = Kameny +{$count}
transit-ahead = Výměny +{$count}
yard-ahead = Vagony v cíli +{$count}
lobby-for-players = { $count ->
    [one] {$count} hráč
    [few] {$count} hráči
    [many] {$count} hráče
   *[other] {$count} hráčů
}
lobby-for-players-between = {$least}–{$most} hráčů
lobby-nobody-yet = Zatím se nikdo nepřidal
lobby-joined = { $count ->
    [one] Přidal se {$count} hráč
    [few] Přidali se {$count} hráči
    [many] Přidalo se {$count} hráče
   *[other] Přidalo se {$count} hráčů
}
lobby-people-and-computers = { $people ->
    [one] {$people} člověk
    [few] {$people} lidé
    [many] {$people} člověka
   *[other] {$people} lidí
} a { $computers ->
    [one] {$computers} počítač
    [few] {$computers} počítače
    [many] {$computers} počítače
   *[other] {$computers} počítačů
}
lobby-ready = Připraveni? START je uprostřed.
lobby-start-chosen = Klepněte na START. Začíná {$who}.
lobby-start-full = Stůl je plný. Klepněte na START.
lobby-start-or-wait = Klepněte na START, nebo počkejte na další.
lobby-map-easiest = nejlehčí
lobby-map-standard = běžná
lobby-map-hardest = nejtěžší
lobby-map-coming = načítá se…
lobby-maps-from-to = Mapy {$from} až {$to} z {$count}
workshop-hint = Klepni na zemi, nebo posouvej svět, dokud tvůj kraj nevyplní rámeček.
workshop-make = VYTVOŘIT MAPU
workshop-making = Tvoje mapa vzniká: {$percent}
workshop-takes = Trvá to nejvýš minutu.
workshop-cancel = ZRUŠIT
workshop-change-frame = ZMĚNIT RÁMEČEK
workshop-play = HRÁT
workshop-uneven = Na této mapě rozhoduje štěstí víc. Jiná mapa nebo větší rámeček může být spravedlivější.
workshop-small = To je moc malé: ukaž aspoň 300 km.
workshop-pole = Moc blízko pólu na 35 měst. Posuň se dál.
workshop-world = Mapa světa. V rámečku: {$frame}. Šipky ji posouvají, + a − přibližují a oddalují.
workshop-frame-told = {$south}, {$west} až {$north}, {$east}
workshop-north = {$degrees}° severně
workshop-south = {$degrees}° jižně
workshop-east = {$degrees}° východně
workshop-west = {$degrees}° západně
workshop-name-back = Předchozí název mapy
workshop-name-next = Další název mapy
workshop-remark = kdekoli

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Atlantský oceán
map-pacific-ocean = Tichý oceán
map-indian-ocean = Indický oceán
map-north-sea = Severní moře
map-baltic-sea = Baltské moře
map-mediterranean-sea = Středozemní moře
map-black-sea = Černé moře
map-arabian-sea = Arabské moře
map-bay-of-bengal = Bengálský záliv
map-south-china-sea = Jihočínské moře
map-sea-of-japan = Japonské moře
map-gulf-of-mexico = Mexický záliv
map-adriatic-sea = Jaderské moře
map-caucasus = Kavkaz
map-himalaya = Himálaj
map-tibet = Tibet
map-sahara = Sahara
map-canada = Kanada
map-mexico = Mexiko
map-tyrrhenian-sea = Tyrhénské moře
map-ligurian-sea = Ligurské moře
map-ukraine = Ukrajina
map-england = Anglie

## The map Italy: its name, its regions, its cities

map-italy = Itálie
region-northwest = Severozápad
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Ravenna
city-rimini = Rimini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Neapol
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
city-trento = Trident
city-florence = Florencie
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afrika
region-northeast = Severovýchod
map-gulf-of-guinea = Guinejský záliv
map-arabia = Arábie
city-antananarivo = Antananarivo
city-cape-town = Kapské Město
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abidžan
city-algiers = Alžír
city-casablanca = Casablanca
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = Al-Ajún
city-nouadhibou = Nuadhibu
city-kano = Kano
city-lagos = Lagos
city-n-djamena = N’Djamena
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Timbuktu
city-tunis = Tunis
city-abu-simbel = Abú Simbel
city-addis-ababa = Addis Abeba
city-asmara = Asmara
city-benghazi = Benghází
city-cairo = Káhira
city-khartoum = Chartúm
city-tripoli = Tripolis
city-harare = Harare
city-juba = Džuba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Jižní Amerika
map-caribbean-sea = Karibské moře
map-sargasso-sea = Sargasové moře
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
city-cusco = Cuzco
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

map-british-isles = Britské ostrovy
region-ireland = Irsko
region-highlands = Vysočina
map-irish-sea = Irské moře
map-celtic-sea = Keltské moře
map-english-channel = Lamanšský průliv
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

map-world = Svět
region-america = Amerika
region-pacific = Pacifik
map-southern-ocean = Jižní oceán
city-santo-domingo = Santo Domingo
city-houston = Houston
city-winnipeg = Winnipeg
city-reykjavik = Reykjavík
city-sydney = Sydney
city-magadan = Magadan
city-perth = Perth
city-port-moresby = Port Moresby
city-cairns = Cairns
city-manila = Manila

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = Skandinávie
map-norwegian-sea = Norské moře
map-russia = Rusko
map-poland = Polsko
map-germany = Německo
map-barents-sea = Barentsovo moře
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
city-gothenburg = Göteborg
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
city-helsinki = Helsinky

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = Japonsko
region-kyushu = Kjúšú
region-hokkaido = Hokkaidó
map-philippine-sea = Filipínské moře
map-east-china-sea = Východočínské moře
city-fukuoka = Fukuoka
city-kagoshima = Kagošima
city-kumamoto = Kumamoto
city-miyazaki = Mijazaki
city-nagasaki = Nagasaki
city-oita = Óita
city-sasebo = Sasebo
city-hiroshima = Hirošima
city-kochi = Kóči
city-kyoto = Kjóto
city-nagoya = Nagoja
city-osaka = Ósaka
city-takamatsu = Takamacu
city-tokushima = Tokušima
city-fukui = Fukui
city-hamamatsu = Hamamacu
city-kofu = Kófu
city-nagano = Nagano
city-tottori = Tottori
city-toyama = Tojama
city-akita = Akita
city-aomori = Aomori
city-fukushima = Fukušima
city-morioka = Morioka
city-niigata = Niigata
city-sendai = Sendai
city-utsunomiya = Ucunomija
city-furano = Furano
city-hakodate = Hakodate
city-muroran = Muroran
city-obihiro = Obihiro
city-otaru = Otaru
city-sapporo = Sapporo
city-tomakomai = Tomakomai

## The map India: its name, its regions, its seas and ranges, its cities

map-india = Indie
map-laccadive-sea = Lakadivské moře
map-andaman-sea = Andamanské moře
map-indochina = Indočína
city-cochin = Kóčin
city-colombo = Kolombo
city-hubli = Hublí
city-jaffna = Džafna
city-kandy = Kandy
city-madurai = Madurai
city-trichy = Tirúčči
city-bengaluru = Bengalúr
city-puri = Purí
city-ranchi = Ránčí
city-varanasi = Váránasí
city-visakhapatnam = Višákhapatnam
city-jodhpur = Džódhpur
city-lahore = Láhaur
city-multan = Multán
city-shimla = Šimla
city-srinagar = Šrínagar
city-ahmedabad = Ahmadábád
city-bhopal = Bhópál
city-goa = Goa
city-indore = Indaur
city-jaipur = Džajpur
city-surat = Súrat
city-comilla = Komilla
city-dhaka = Dháka
city-guwahati = Guváhátí
city-kathmandu = Káthmándú
city-shigatse = Žikace
city-thimphu = Thimbú

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Načítají se pravidla…
sheet-share-nothing-yet = Sdílet můžeš po prvním kole. Do té doby jsou města tajná.
sheet-back = ZPĚT
sheet-next = DALŠÍ
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = VYZKOUŠET
sheet-share = Sdílet tuto hru
sheet-share-copy = KOPÍROVAT
sheet-share-hands = PŘIDAT KOLO SE SOUHLASEM VŠECH
sheet-share-put-in = Odkaz prozradí tajná města všech v tomto kole.
sheet-share-left-out = Rozehrané kolo v odkazu není.
sheet-share-copied = Odkaz je zkopírovaný.
sheet-share-not-copied = Tento prohlížeč kopírovat nedovolí.
sheet-share-only-here = Stránka se otevře jen na tomto počítači, proto tu není kód k naskenování.
sheet-share-too-long = Na kód je tato hra moc dlouhá: zkopíruj místo něj odkaz.
sheet-share-picture-there = Dá se tam uložit obrázek s výsledkem.
sheet-picture = Obrázek na památku
sheet-picture-about = Konečná pozice, výsledky všech a dnešní datum.
sheet-picture-open = OBRÁZEK
sheet-picture-png = ULOŽIT JAKO FOTO (PNG)
sheet-picture-svg = ULOŽIT K TISKU (SVG)
sheet-picture-turns = Tahy: {$count}
sheet-picture-round = Kolo {$round}
sheet-picture-connected = Spojeno: {$names}
sheet-share-scan = Naskenuj kód a hra se otevře v telefonu.
sheet-my-game = MOJE HRA
sheet-lobby = VÝBĚR HRY
sheet-your-turn = Jsi na tahu
sheet-computer = Počítač · {$strength}
sheet-computer-thinks = Počítač přemýšlí
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Tady

## The operator: the PIN and the panel

operator-pins-differ = PINy se neshodují. Zvol PIN znovu.
operator-wrong-pin = Špatný PIN.
operator-nothing-is-saved = Ukládání nefunguje: tato hra by se ztratila.
operator-storage-low = Úložiště je skoro plné: zbývá {$room} MB.
operator-tap-to-play = KLEPNI A HRAJ
operator-tap-the-table = Klepněte na stůl a hraje se dál.
operator-closes-in = Zavíráme za {$time}
operator-closed = Tento stůl je zavřený.
operator-pin = PIN provozovatele
operator-pin-new = Zvol PIN
operator-pin-again = Zopakuj PIN
operator-pin-rule = {$least} až {$most} číslic. Nikomu ho neříkej.
operator-pin-waits = Příliš mnoho špatných PINů. Počkej {$count} s.
operator-pin-asks = PIN se ověřuje…
operator-pin-silent = Server neodpovídá, PIN se nedá ověřit. Zkus to znovu.
operator-pin-unset = PIN chybí. Nastav ho na tomto počítači: {$command}
operator-locked = Zamčeno: nastavení se nedá přečíst.
operator-pin-erase = SMAZAT
operator-panel = Provozovatel
operator-kiosk-on = KIOSK: ZAP.
operator-kiosk-off = KIOSK: VYP.
operator-offers = Hry na výběr
operator-start = Nové hry začínají takto
operator-start-heard = hudba {$music}, zvuky {$sounds}
operator-start-game = {$game}, {$map}, pokladna {$bank}, po daních {$taxes}
operator-use-lobby = PŘEVZÍT Z ÚVODU
operator-change-pin = ZMĚNIT PIN
operator-export = EXPORT HER
operator-import = IMPORT HER
operator-delete-saves = SMAZAT ULOŽENÉ HRY
operator-delete-all = TOVÁRNÍ RESET
operator-delete-saves-means = Smažou se všechny uložené hry, i ty odložené.
operator-delete-all-means = Smažou se všechny uložené hry, všechna nastavení a PIN.
operator-set-by-file = určuje soubor nastavení
operator-file-sets = Šedé volby určuje soubor nastavení na serveru.
operator-file-garbled = Soubor nastavení na serveru se nedá přečíst a nepoužije se.
operator-faults = Chyby od spuštění
operator-foreign-faults = Chyby jiných programů v tomto prohlížeči, třeba rozšíření: {$number}
operator-keep-them = NECHAT
operator-yes-delete = ANO, SMAZAT

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Přiblížit
mirror-zoom-out = Oddálit
mirror-zoom-whole = Ukázat celou desku
mirror-unfold = Zobrazit celý panel
mirror-fold = Zobrazit víc z desky
mirror-sheet-rotate = Otočit list k další straně stolu
mirror-lobby-rotate = Otočit střed stolu
mirror-hint-coming = Tip se hledá
mirror-lens = Lupa
mirror-discard = −$1, nechat poslední dolar propadnout
mirror-let-computer = Nechat počítač hrát znovu
mirror-replay = Přehrát
mirror-seek-start = Na začátek
mirror-seek-back = Zpět
mirror-seek-next = Další
mirror-seek-end = Na konec
mirror-timeline = Pozice v přehrávání
mirror-close-open = Zavřít
mirror-settings = Nastavení
mirror-languages = Jazyk: {$name}
mirror-podium = Skrýt stupně vítězů
mirror-taxes = Skrýt oznámení o daních
mirror-another-map = Hrát znovu na jiné mapě: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} z {$stops}
mirror-rules-of = Pravidla hry {$title}
mirror-table = Stůl
mirror-lobby = Příští hra
mirror-ready = Připraveno: stiskni Start.
mirror-nobody = prázdné
mirror-sits-here = {$colour} hraje na tomto zařízení.
mirror-computer-at = {$colour}, počítač, {$strength}
mirror-place = Místo {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Počítač, {$strength}.
mirror-cell-next = dá se vybrat
mirror-cell-hint = tip
mirror-cell-last = poslední tah
mirror-cell-taken-from = tady se bralo
mirror-cell-filled = zaplnilo se samo
mirror-cell-refused = nedovoleno
mirror-stands = {$who}: {$what}.
mirror-empty = prázdných: {$count}
mirror-nothing-yet = Zatím nic.
mirror-has-nothing = {$who} tu zatím nic nemá.
mirror-here = {$what}.
mirror-place-hub = Umístit nádraží sem.
mirror-walk-map = Šipky jdou po úsecích, písmena na města, Enter staví, ? ukáže všechny klávesy.
mirror-walk-board = Šipky jdou po polích, Enter volí, 1 až 5 říkají stav, ? ukáže všechny klávesy.
mirror-build = Stavět směr {$end}, {$money}
mirror-build-which = Stavět směr {$end}, {$money}; {$about}
mirror-go = Přejít směr {$end}
mirror-go-which = Přejít směr {$end}; {$about}
mirror-type-a-move = Napsat tah, {$who}
mirror-type-example = Například {$line}
mirror-crossing = křižovatka {$number}
mirror-crossing-north = křižovatka {$number}, severně od města {$city}
mirror-crossing-northeast = křižovatka {$number}, severovýchodně od města {$city}
mirror-crossing-east = křižovatka {$number}, východně od města {$city}
mirror-crossing-southeast = křižovatka {$number}, jihovýchodně od města {$city}
mirror-crossing-south = křižovatka {$number}, jižně od města {$city}
mirror-crossing-southwest = křižovatka {$number}, jihozápadně od města {$city}
mirror-crossing-west = křižovatka {$number}, západně od města {$city}
mirror-crossing-northwest = křižovatka {$number}, severozápadně od města {$city}
mirror-demonstration = Tohle je ukázka.
mirror-press-to-begin = Začneš stiskem libovolné klávesy.
mirror-countdown = Hrajete dál? Stiskněte libovolnou klávesu. Zbývá: {$count} s.
mirror-still-playing = Hrajete ještě?
mirror-please-read = Přečti si to, prosím
mirror-vote = Hlasování
mirror-vote-all = Souhlasit musí všichni.
mirror-page = {$title}: strana {$page} z {$pages}.

## Saves, links, files: what is wrong with them

fault-foreign = Není to hra pro Roundhouse.
fault-text = Není to hra pro Roundhouse, nebo z ní kus chybí.
fault-too-long = Na hru je to moc dlouhé.
fault-older = Hra je ze starší verze Roundhouse a už se nedá otevřít.
fault-newer = Hra je z novější verze Roundhouse a tady se nedá otevřít.
fault-length = Hra je neúplná.
fault-language = {$language}: jazyk není k dispozici. {$why}
fault-damaged = Hra je poškozená.
fault-no-such-game = Tato hra tu není k dispozici.
fault-other-game = Tohle je jiná hra.
fault-no-such-map = Mapa této hry tu není.
fault-other-map = Mapa této hry se od té doby změnila.
fault-rules = Ve hře je tah, který pravidla nedovolují.
fault-unwritable-start = Tato hra se nedá uložit.
fault-unwritable-move = Tato hra se nedá uložit: jeden tah se nedá zapsat.
fault-unwritable-too-long = Tato hra je na uložení moc dlouhá.
fault-found-late = Našla se starší hra. Můžete v ní pokračovat po této.
fault-second-copy = Uložená hra byla poškozená, ale její druhá kopie je v pořádku.
fault-put-aside = Uložená hra se nedá otevřít. {$why} Je odložená.
fault-go-on-playing = {$why} Hrát můžete dál.
fault-file-foreign = V tomto souboru nejsou hry pro Roundhouse.
fault-file-without-game = V tomto souboru není žádná hra.
fault-file-game = Hra v tomto souboru se nedá otevřít. {$why}
fault-query = V tomto odkazu je {$key} {$value}. {$offered}
fault-query-not-offered = To tu není k dispozici.
fault-query-offers = {$title} nabízí {$values}.
fault-rules-damaged = Soubor s pravidly je poškozený.
fault-link = Tento odkaz se nedá otevřít. {$why} Zkopíruj ho, prosím, znovu.
fault-map-version = Mapa má verzi {$found}, tento program čte verzi {$known}.
fault-map-too-large = Mapa je moc velká.
fault-map-too-many-nodes = Mapa má příliš mnoho křižovatek: {$count}.
fault-map-other = V souboru s mapou {$map} je jiná mapa.
own-map-title = Vlastní mapa
own-map-newer = Tuto mapu vytvořila novější verze stránky. Načtěte stránku znovu.
own-map-little-land = Na mapu je tu příliš málo pevniny. Ukažte více pevniny a méně moře.
own-map-few-towns = Příliš málo měst tu leží dost daleko od sebe. Ukažte větší část světa nebo takovou, kde je měst více.
own-map-torn-land = Pevnina je tu na železnici příliš roztříštěná. Ukažte více pevniny v jednom kuse.
own-map-failed = Mapu se nepodařilo vytvořit. Zkontrolujte síť a zkuste to znovu.
fault-map-place = Některá křižovatka mapy nemá správnou polohu.
fault-map-link-end = Úsek {$number} na mapě vede na křižovatku {$node}, která neexistuje.
fault-map-link = Úsek {$number} na mapě ({$from} – {$to} za {$money}) není povolený.
fault-map-regions = Počet oblastí na mapě je {$count} místo {$wanted}.
fault-map-city-region = Město {$city} leží v oblasti, která neexistuje.
fault-map-city-node = Město {$city} leží na křižovatce {$node}, která neexistuje.
fault-map-city-city = Město {$city} leží na jiném městě.
fault-map-region = Oblast {$region}: počet měst je {$cities}, z toho v kroužku {$ringed}, místo {$wanted} a {$wanted-ringed}.
fault-map-unreached = Na křižovatku {$node} na mapě nevede žádný úsek.

## The browser: storage, network, full screen, faults

web-rules-file = Soubor s pravidly {$name}
web-map-file = Soubor s mapou {$name}
web-words-file = Jazykový soubor {$name}
web-words-damaged = Jazykový soubor {$name} je poškozený.
web-file-missing = {$what} se nenačetl (chyba {$number}).
web-file-silent = {$what} se nenačetl. Zkontroluj připojení.
web-map-too-long = Soubor s mapou {$name} je moc dlouhý.
web-map-damaged = Soubor s mapou {$name} je neúplný nebo poškozený.
web-map-foreign = V souboru s mapou {$name} není mapa.
web-no-picture = Tento prohlížeč neumí obrázek uložit.
web-no-export = Tento prohlížeč neumí uložené hry exportovat.
web-no-import = Tento prohlížeč tu nemůže otevřít soubor.
web-file-unreadable = Tento soubor se nedá přečíst.
web-storage-refused = Tento prohlížeč nemůže hru uložit (málo místa nebo anonymní okno). Hrajte dál, ale nezavírejte stránku.
web-storage-healed = Data uložená v tomto prohlížeči byla poškozená a jsou smazaná. Hry se zase ukládají.
web-storage-silent = Tento prohlížeč hru neukládá. Hrajte dál, ale nezavírejte stránku, jinak se hra může ztratit.
web-storage-elsewhere = Roundhouse už běží v jiném okně. Dokud ho nezavřete, tato hra se neukládá.
web-storage-slow = Ukládání je pomalé. Hrajte dál; po výpadku proudu může chybět poslední tah.
web-computer-missing = Počítačový hráč se nenačetl, nebo selhal.
web-computer-silent = Počítačový hráč neodpověděl.

## The page itself, while there is no program

page-loading = Roundhouse se načítá.
page-file = Otevři Roundhouse z webového serveru, ne jako soubor. (Pro vývojáře: cargo xtask play)
page-too-old = Tento prohlížeč je pro Roundhouse moc starý. Použij prosím aktuální Chrome.
page-again = Okamžik, prosím: Roundhouse se znovu spouští.
page-failed = Roundhouse se ani na třetí pokus nerozběhl. Klepni na obrazovku a zkus to znovu.
page-failed-kiosk = Roundhouse se ani na třetí pokus nerozběhl. Za minutu to zkusí zas. Klepnutím na obrazovku to zkusíš hned.
page-missing = Na této adrese žádná stránka není.
page-open = Otevřít Roundhouse
mirror-said = Průběh hry
mirror-own = Tvoje místo

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = ZAVŘÍT
over-language = Jazyk
over-hints-on = TIPY: ZAP.
over-hints-off = TIPY: VYP.
coach-leave = SKRÝT PRŮVODCE
setting-coach = Průvodce
over-coach-on = PRŮVODCE: ZAP.
over-coach-off = PRŮVODCE: VYP.
seat-leave-asked = Odejít ze hry?
seat-leave-tells = Tvoje místo převezme počítač.
seat-leave = ODEJÍT
seat-stay = ZŮSTAT
seat-take-over = HRÁT TADY
seat-nudge = Jsi tu ještě? Jsi na tahu.
seat-away-tells = Počítač může hrát za tebe.
seat-away-computer = HRAJE POČÍTAČ
seat-away-here = JSEM TU
seat-take-over-asked = Hrát tady?
seat-take-over-tells = Převezmeš hru od počítače.
seat-take-over-no = NE
mirror-leave-seat = Odejít ze hry
setting-motion = Animace
setting-contrast = Kontrast
setting-text = Velikost písma
over-motion-on = ANIMACE: ZAP.
over-motion-off = ANIMACE: VYP.
over-contrast-high = KONTRAST: VYSOKÝ
over-contrast-auto = KONTRAST: AUTO
setting-names = Názvy na mapě se otáčejí k hráčům
over-names-turn = NÁZVY: OTÁČENÉ
over-names-stay = NÁZVY: PEVNÉ
coach-rail-cities = Zakryj panel a klepni na UKÁZAT MĚSTA: uvidíš svá tajná města.
coach-rail-cities-own = Máš spojit svá tajná města. Prohlédni si je, až displej nikdo jiný neuvidí.
coach-rail-hub = Umísti nádraží: klepni na mapu poblíž většiny svých měst. Odtud povedou koleje.
coach-rail-build = Klepej na čárkované úseky. Každý tah máš dva jednoduché nebo jeden dvojitý zdarma.
coach-rail-left = Zbývá {$money}: postav ještě jednoduchý úsek, nebo klepni na −$1 a zbytek propadne.
coach-rail-joined = Koleje se setkaly: {$names}. Odteď je to vaše společná síť.
coach-rail-pay = Někdo spojil všechna svá města. Teď spoj i ta svá: platíš z pokladny.
coach-rail-known = To je celá hra. Teď si zahraj doopravdy.
coach-rail-tasks = Splněno úkolů: {$done} z {$all}
coach-swap = Začínat je výhoda: VYMĚNIT ti dá ten kámen i s okraji. Nebo polož vlastní.
exercise-title = Cvičení {$number} z {$all}
exercise-next = DALŠÍ
exercise-skip = PŘESKOČIT
exercise-missed = Tak se hrát smí, ale tady jde o něco jiného. Zkus to znovu, nebo klepni na TIP.
connection-lesson-aim = Klepni na prázdné pole. Spoj své dva okraje souvislým řetězem a vyhraješ.
connection-lesson-quickway = Tvé kameny se rohem spojí samy, pokud už tam křížem nevede jiná spojka.
connection-lesson-crossway = Tvé kameny se spojují i rohem. Žádná dvě spojení se nesmějí křížit.
connection-lesson-quax = Dva kameny rohem k sobě spojíš klepnutím na oba. Stojí tě to tah.
connection-lesson-quadrex = Spojené jsou jen kameny stranou k sobě. Poslední pole čtverce se může zaplnit samo.
raindrops-lesson-aim = Klepni na kapku a pak na cíl. Slij všechny své kapky do jedné kaluže a vyhraješ.
raindrops-lesson-capture = Skonči na kapce druhé barvy: sebereš celou její kaluž.
raindrops-lesson-group = Skupina jde kapku po kapce: zvedni jednu a polož ji vedle ostatních na linii.
transit-lesson-aim = Klepni na svou konečnou (kroužek) a na kámen druhé barvy: vymění si místa.
transit-lesson-networks = Kameny jedné barvy vedle sebe tvoří síť. Na konci vyhraje největší.
transit-lesson-swaps = Oba pak musí mít dva sousedy své barvy. Čtyři jedné barvy nesmí tvořit čtverec.
yard-lesson-aim = Klepni na vagon a pak na cíl. Doprav všech deset na stranu ve své barvě.
yard-lesson-train = Řada vagonů, většinou tvých, je vlak: klepni na oba konce a pak na cíl.
yard-lesson-areas = Žádný vagon nesmí vjet do cizí odjezdové zóny ani opustit svou.
connection-do-corner = Obejdi kámen v cestě: polož svůj tak, aby se rohem dotýkal obou konců.
connection-do-gap = Kolem kamene vedou dvě cesty, ale jedna je zavřená. Jdi tou druhou.
connection-do-link = Půlky řetězu se dotýkají jen rohem. Spoj je: klepni na tyto dva kameny.
connection-do-fill = Mezeru nezaplňuj: polož kámen vlevo nebo vpravo od ní a zaplní se sama.
connection-do-swap = Soupeř začal uprostřed. Převezmi jeho kámen: klepni na VYMĚNIT a pak na OK.
connection-did-connect = Oba okraje tvé barvy jsou spojené: tím se vyhrává.
connection-did-gap = Spojení se nikdy nekříží: zůstává to první.
connection-did-swap = První kámen i s okraji je teď tvůj. Na tahu je soupeř.
raindrops-do-walk = Jdi sloupcem vzhůru: zadní kapku dávej dopředu, dokud něco nesebereš.
raindrops-do-spare = Když tu něco sebereš, má soupeř jedinou kaluž a vyhraje. Táhni druhou kapkou.
raindrops-did-join = Všechny tvé kapky jsou jedna kaluž: tím se vyhrává.
raindrops-did-capture = Celá kaluž je pryč. Kaluž, která může něco sebrat nebo se slít, to při tahu musí.
raindrops-did-group = Skupina se slila s jinou kaluží. Tím tah končí a tady se tím vyhrává.
raindrops-did-walk = Skupina postupuje kapku po kapce a nikdy se nerozdělí. Sebráním nebo slitím tah končí.
raindrops-did-spare = Po každém tahu vyhrává, kdo má jedinou kaluž, i když netáhl on.
transit-do-join = Najdi výměnu, která spojí všech tvých osm kamenů.
transit-do-far = Výměna dosáhne daleko: vyměň svou konečnou s kamenem, který neleží vedle ní.
transit-do-pass = Soupeř pasoval. Ani ty nemůžeš vyměnit: klepni na PASOVAT a pak na OK.
transit-did-far = Jde to s každým kamenem sítě, která sousedí se sítí tvé konečné.
transit-did-pass = Když pasujete oba po sobě, hra končí: vyhrává největší síť.
yard-do-ship = Doprav vagon do své odjezdové zóny, na stranu desky ve tvé barvě.
yard-do-last = Devět tvých vagonů je v cíli. Doprav desátý.
yard-did-car = Vagon jede rovně libovolně daleko po prázdných polích, nebo o jedno pole šikmo.
yard-did-train = Jeden konec vede, rovně nebo do strany, a ostatní jedou v jeho stopě.
yard-did-last = Všech deset vagonů je v cíli: tím se vyhrává.
rail-ready = HOTOVO
rail-prompt-ready = Hotovo. Čeká se na: {$names}
rail-prompt-taxes = {$ended}; daně {$money}
over-table-layout = REŽIM STOLU
over-own-screen = OSOBNÍ REŽIM
over-to-lobby = VÝBĚR HRY
over-end-game = UKONČIT HRU
over-new-game = NOVÁ HRA
over-full-screen = CELÁ OBRAZOVKA
over-full-screen-exit = ZPĚT DO OKNA
over-rules = PRAVIDLA
over-share = SDÍLET
over-update = AKTUALIZOVAT
over-holds = Změny platí od příští hry.
over-inches = Úhlopříčka. Pomáhá rozlišit prst a dlaň.

over-new-game-asked = Začít novou hru?
over-new-game-means = Tato hra skončí a stejní hráči začnou znovu.
over-keep-playing = HRÁT DÁL
over-end-game-asked = Ukončit hru?
over-end-game-means = Tato hra skončí a vrátíte se na úvodní obrazovku.
over-forget-means = Rozehraná hra se ztratí.
over-delete-it = SMAZAT JI
over-keep-it = NECHAT JI

over-share-hands-asked = Přidat tajná města všech?
over-share-them = SDÍLET JE
over-play-again-asked = Hrát znovu?
over-play-again = HRÁT ZNOVU
over-real-game = SKUTEČNÁ HRA
over-another-map-asked = Jiná mapa: {$map}?
over-lobby-asked = Zpět na výběr hry?
over-another-map = JINÁ MAPA
over-no = NE
over-vote-waits = Souhlasíš. Ještě chybí {$names}
over-vote-no = {$who} je proti

over-keys = Klávesy
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Další nebo předchozí tlačítko
over-key-arrows = Šipky
over-key-arrows-do = Posun: tlačítka, pole, úseky, posuvníky
over-key-enter = Enter, mezerník
over-key-enter-does = Stisknout tlačítko
over-key-escape = Escape
over-key-escape-does = Zavřít
over-key-letters = Písmena
over-key-letters-do = Na mapě: přejít na město s těmito písmeny
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Vrátit
over-key-ask-does = Na desce: poslední tah, stav
over-key-next-does = Další moje, další cizí
over-key-around-does = Co je kolem
over-key-zoom-does = Přiblížit nebo oddálit
over-key-move = End
over-key-move-does = Napsat tah
over-key-board = Home
over-key-board-does = Přejít na desku nebo mapu
over-key-list-does = Tento seznam

over-play-from-here = HRÁT ODTUD
over-back-to-my-game = ZPĚT K MÉ HŘE
over-stop-beginning = Začátek hry
over-stop-turn = Tah {$turn} z {$turns}
over-play-on-asked = Hrát odtud?
over-play-on-ends-game = Tato hra nahradí hru na stole.
over-play-on-loses-save = Tato hra nahradí tvou uloženou hru.
over-play = HRÁT
over-keep-watching = DÍVAT SE DÁL

over-unfinished = Rozehraná hra
over-continue = POKRAČOVAT
over-map-loading = Načítá se její mapa…
over-map-again = {$why} Klepni na POKRAČOVAT a zkus to znovu.
over-tap-to-continue = KLEPNI A POKRAČUJ

## Phones, far seats and watchers

refused-cut-off = Není spojení se stolem. Za chvíli to zkus znovu.
fault-seat-link = Tento odkaz na místo není úplný. Naskenuj nebo zkopíruj ho, prosím, znovu.
fault-seat-view = Tato stránka nemůže hru ze stolu ukázat. Načti ji znovu.

room-phone = Na tvém telefonu
room-far = Hra na dálku
room-scan-cities = Naskenuj kód telefonem a uvidíš na něm svá města.
room-scan-board = Naskenuj kód telefonem a hraj na něm.
room-send = Pošli tento odkaz jen jednomu člověku: toto místo bude jeho.
room-until = Do té doby tu hraje počítač.
room-type = Nebo zadej do telefonu:
room-phone-holds = Hraješ na telefonu. Hrát můžeš i tady.
room-phone-away = Telefon neodpovídá. Hraj dál tady, nebo ho probuď.
room-far-nobody = Odkaz ještě nikdo neotevřel.
room-left = {$colour}: hráč odešel.
friend-waits = Hra začne, až tu budou všichni.
friend-you = ty
friend-here = je tu
friend-not-yet = ještě tu není
friend-is-here = {$colour} už je tady. Hra začíná.
room-far-holds = Někdo tu hraje na dálku.
room-far-away = Na dálku, bez spojení
room-asks = Toto místo chce jiný telefon. Je tvůj?
room-asks-far = Odkaz na toto místo otevřel někdo další. Pustit ho?
room-allow = POVOLIT
room-refuse = ODMÍTNOUT
room-show-here = UKÁZAT TADY
room-withdraw = ZRUŠIT ODKAZ
room-copy = KOPÍROVAT
room-copied = Odkaz je zkopírovaný. Vlož ho do zprávy.
room-not-copied = Kopírování se nepovedlo: naskenuj kód.
room-host-full = Server je teď plný. Zkus to později.
room-invite = POZVAT
room-far-thinks = Na dálku, přemýšlí už {$count} s
room-far-waits = Hraje na dálku
room-computer-plays = AŤ HRAJE POČÍTAČ
room-give-back = VRÁTIT MÍSTO
room-invite-title = Pozvat
room-watch = SLEDOVAT
room-watch-means = Kdo má tento odkaz, může se dívat, ale ne hrát.
room-watchers = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se {$count} člověk.
    [few] Dívají se {$count} lidé.
    [many] Dívá se {$count} člověka.
   *[other] Dívá se {$count} lidí.
}

member-looking = Hledá se stůl…
member-no-host = Není spojení. Zkouší se znovu…
member-no-table = Druhá obrazovka neodpovídá. Zůstaň tady: stránka se znovu připojí sama.
member-asking = Toto místo už někdo má. Chceš-li ho převzít, klepni u stolu na POVOLIT.
member-waits = Tvoje barva: {$colour}. Čeká se na začátek hry.
member-watches = Díváš se. Čeká se na začátek hry.
member-refused = U stolu tvou žádost odmítli.
member-elsewhere = Toto místo má teď jiný telefon.
member-closed = Toto místo je zase u stolu.
member-left = Tvoje místo je volné. Můžeš se vrátit, dokud ho nikdo neobsadí.
member-void = Tento odkaz už neplatí. Naskenuj kód na stole znovu.
member-version = Stůl má jinou verzi. Načti tuto stránku znovu.
member-again = ZKUSIT ZNOVU
member-return = VRÁTIT SE
member-leave-tells = Tvoje místo se uvolní. Stejný odkaz tě vrátí, dokud ho nikdo neobsadí.
member-hand-over = Předat místo?
member-look-up = Jak dál? Podívej se na stůl.
member-players-decide = Jak dál, rozhodnou hráči.

mirror-phone = Hrát na telefonu
mirror-far-at = {$colour}, na dálku
member-fair = Poctivé rozdání: tvoje zařízení pomohlo zamíchat města a ověřilo je.
member-unfair = Města se nerozdala podle dohody. Zeptej se u stolu.

## Looking back at a game for two

review-percent = {$percent} %
review-working = Kontroluje se hra: {$known} z {$all}
review-better = Nejlepší tah: {$turn} (po {$time})
review-better-marked = Nejlepší tah: vyznačený (po {$time})
review-as-played = To byl nejlepší tah (po {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Tah {$turn} + {$tried}
review-try = Klepni na desku nebo na tah a vyzkoušej ho.
review-try-turn = Vyzkoušet {$turn}
review-behind = −{$points} %
review-joints = Čárkovaná spojení nejde přerušit.
review-joints-none = Zatím žádná jistá spojení.
review-only = {$who} vyhraje. Zabránit může jen: {$cells}
review-only-marked = {$who} vyhraje. Zabránit může jen zlaté pole.
review-only-none = {$who} vyhraje, ať přijde cokoli
last-aloud = Počítač říká: {$words}
last-fell-newcomer = Výborně! Tvůj {$turn}. tah mě překvapil.
last-fell-easy = Na tvůj {$turn}. tah se těžko odpovídalo. Výborně!
last-fell-medium = Tvůj {$turn}. tah mě bolel nejvíc. Pěkná hra!
last-fell-hard = Tvůj {$turn}. tah bolel nejvíc: moje šance klesla z {$before} na {$after}.
last-fell-master = Před {$turn}. tahem jsem si dával {$before}. Po něm {$after}.
last-fell-at-last = Tvůj poslední tah jsem nečekal. Výborně!
last-behind = Náskok byl od začátku tvůj. Výborně!
last-slid = Tvůj náskok rostl pomalu. Nevšiml jsem si, kdy.
last-rose = Podívej se znovu na svůj {$turn}. tah: pomohl mi nejvíc.
last-rose-percent = Tvůj {$turn}. tah mi pomohl nejvíc: moje šance stoupla z {$before} na {$after}.
last-sure = Od {$turn}. tahu jsem věděl, že vyhraju.
last-unsure = Až do konce jsem si nebyl jistý.
last-open = Ještě nebyl konec: výhru jsem nečekal!
last-drawn = Remíza. Výborně!
last-length = { $turns ->
    [one] Pěkná hra! Trvala {$turns} tah.
    [few] Pěkná hra! Trvala {$turns} tahy.
   *[other] Pěkná hra! Trvala {$turns} tahů.
}
review-back = ZPĚT K ROZBORU
review-back-short = ZPĚT
over-replay-speed = {$speed}×
mirror-turning-point = Další klíčový okamžik
mirror-joints = Jistá spojení
mirror-joints-told = Jistá spojení: {$links}
mirror-joint = {$who} z {$one} na {$other}
mirror-joint-edge = {$who} z {$one} k okraji
mirror-replay-play = Přehrát
mirror-replay-pause = Pozastavit
mirror-replay-speed = Rychlost {$speed}×
sheet-share-moves = KOPÍROVAT TAHY JAKO TEXT
sheet-share-moves-copied = Tahy jsou zkopírované. Vlož je sem a přehrají se.
paste-fails = Řádek {$line}: {$why}
paste-begins = Hra začíná takovým řádkem: {$example}
paste-unknown = „{$text}“ je neznámý příkaz.
paste-illegal = „{$turn}“ tam není dovoleno.
position-form = Pozice se zapisuje takto: {$example}
position-rows = Tato hra nemá desku, kde je řad {$rows}.
position-row = Řada {$row} shora má špatný znak nebo špatnou délku.
position-side = Strana na tahu se píše {$one} nebo {$other}.
position-link = Spojka vede mezi dvěma kameny jedné barvy a žádná jiná ji nekříží.
position-links = Spojky se zapisují tam, kde se kříží dvě úhlopříčky, vždy jedna.
position-crosscut = V této hře se obě barvy nikdy nekříží ve čtverci 2 × 2.
position-unfilled = Prázdné je pole, které by se zaplnilo samo.
position-cars = Od jedné barvy je nejvýš deset vagonů.
position-area = Vagon na {$cell} stojí v odjezdové zóně druhé barvy.
position-pieces = Každá barva musí mít na desce kapku.
paste-position = Takovou pozici žádná hra nemá. Napiš nad ni řádek jako tento: {$example}
paste-which = Takovou pozici má víc her. Napiš nad ni jeden z těchto řádků: {$lines}
setup-open = POSTAVIT POZICI
setup-tap = Vyber barvu a klepni na desku.
setup-link = Vyber barvu, klepni na desku. Tažením spojíš kameny.
setup-over = V této pozici je konec hry.
setup-moves = Na tahu
setup-nothing = Odebrat
setup-clear = VYMAZAT
setup-start = ZAČÁTEK

## Puzzles

lobby-puzzle = ÚLOHA
puzzle-title = Úloha dne
puzzle-another = Další úloha
puzzle-race = Závod do {$count}
puzzle-back = { $count ->
    [1] Včerejší úloha
    [one] Úloha stará {$count} den
    [few] Úloha stará {$count} dny
    [many] Úloha stará {$count} dne
   *[other] Úloha stará {$count} dní
}
puzzle-series = { $count ->
    [one] {$count} na první pokus!
    [few] {$count} po sobě na první pokus!
    [many] {$count} po sobě na první pokus!
   *[other] {$count} po sobě na první pokus!
}
puzzle-scores = Vyřešeno: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = LEHKÁ
puzzle-medium = STŘEDNÍ
puzzle-hard = TĚŽKÁ
puzzle-win = { $count ->
    [1] {$who} je na tahu: vyhraj tímto tahem.
    [one] {$who} je na tahu: vyhraj do {$count} tahu, ať soupeř udělá cokoli.
    [few] {$who} je na tahu: vyhraj do {$count} tahů, ať soupeř udělá cokoli.
    [many] {$who} je na tahu: vyhraj do {$count} tahu, ať soupeř udělá cokoli.
   *[other] {$who} je na tahu: vyhraj do {$count} tahů, ať soupeř udělá cokoli.
}
puzzle-join = { $count ->
    [one] Spoj toto město co nejlevněji.
    [few] Spoj tato {$count} města co nejlevněji.
    [many] Spoj tato města co nejlevněji ({$count}).
   *[other] Spoj těchto {$count} měst co nejlevněji.
}
puzzle-laid = Zatím postaveno za {$money}
puzzle-wrong = { $count ->
    [1] Tento tah nevyhrává. Zkus jiný!
    [one] Takto se do {$count} tahu nevyhraje. Zkus to jinak!
    [few] Takto se do {$count} tahů nevyhraje. Zkus to jinak!
    [many] Takto se do {$count} tahu nevyhraje. Zkus to jinak!
   *[other] Takto se do {$count} tahů nevyhraje. Zkus to jinak!
}
puzzle-thinks = {$who} přemýšlí…
puzzle-right = Správně!
puzzle-answers = {$who} odpovídá {$turn}.
puzzle-again = ZKUSIT ZNOVU
puzzle-apart = Ještě nejsou spojena všechna města.
puzzle-over = Spojeno, ale o {$money} dráž. Která oklika je zbytečná?
puzzle-solved = { $count ->
    [1] Vyřešeno napoprvé!
    [one] Vyřešeno na {$count}. pokus!
    [few] Vyřešeno na {$count}. pokus!
    [many] Vyřešeno na {$count}. pokus!
   *[other] Vyřešeno na {$count}. pokus!
}
puzzle-first = Závod vyhrává {$who}.
puzzle-first-you = Závod vyhráváš ty!
puzzle-wants = {$who} chce {$how}: klepni na to taky, nebo hraj dál.
puzzle-waits = {$how} začne, až na to klepnou i ostatní.
puzzle-next = DALŠÍ
puzzle-earlier = DEN PŘEDTÍM
puzzle-later = DEN POTOM
puzzle-share = Sdílet výsledek
puzzle-copy = KOPÍROVAT
puzzle-copied = Výsledek zkopírován.
puzzle-clear = SMAZAT
puzzle-loading = Načítají se úlohy…
puzzle-damaged = Soubor s úlohami této hry je poškozený.
web-puzzle-file = Soubor s úlohami {$name}
mirror-puzzle-at = Úloha, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
