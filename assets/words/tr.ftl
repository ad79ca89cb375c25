### Roundhouse in Turkish (tr). Address: sen; siz only where the whole table is meant.
###
### Colour names are names: Turuncu’ya, Açık Mavi’de. Button names take endings after an apostrophe: KATIL’a,
### OK’e (read "okey"). Amounts are read with "dolar": $1’lık hat. Ellipsis without a space: gerek… / …ve.
### A sentence after a colon begins with a capital; a list or a part of a sentence does not.
###
### Glossary: English term = Turkish term. Use these words without exception.
###
### All games
### tap = dokunmak (…’e dokun); slide = kaydırmak; drag = sürüklemek; hold = basılı tutmak; let go = bırakmak
### seat = yer; panel = panel; table = masa
### player = oyuncu; the other player (games for two) = rakip; the other colour = öbür renk
### computer = bilgisayar
### turn = sıra (whose: sıra sende, sırası), hamle (what is done in it, and what is counted: 2. hamle)
### move = hamle; to move = hareket etmek (cars and trains: gitmek); to make it move = oynatmak
### hint = ipucu
### round = tur
### game = oyun
### win, wins = kazanmak, kazanır; lose = kaybetmek; draw = beraberlik, berabere
### resign = pes etmek; pass = pas, pas geçmek
### unfinished game = yarım kalan oyun
### operator = yetkili
### link (address) = bağlantı
### start screen = başlangıç ekranı (operators: lobi; ALL GAMES: OYUNLAR); slider = kaydırıcı; cog = dişli; button = düğme; rules = kurallar; credits = künye
### board = tahta; cell = kare; row = satır; column = sütun; square of four cells = dörtlü blok
### side by side = yan yana; corner to corner = çapraz; neighbour = komşu; position = konum
###
### Transglobal Rail
### map = harita; region = bölge
### lens = mercek; magnifier (its button) = büyüteç
### intersection = kavşak
### city = şehir
### hub = gar
### link (rail) = hat; single = tek hat ($1’lık hat); double = çift hat
### track = ray, raylar; to build = döşemek; building (as a phase) = inşaat
### network = ağ
### connect, connected = bağlamak, bağlı (a player is connected = beş şehri de bağlı)
### bank = kasa
### free track = bedava ray
### skip (the second dollar) = vazgeçmek
### tax day = vergi günü
###
### Quickway and its family
### stone = taş
### edge = kenar
### touch at a corner = köşeden değmek
### link = köprü; to link = köprü kurmak
### swap (pie rule) = takas; take over = devralmak
###
### Raindrops
### drop = damla; lift = kaldırmak; put down = koymak
### point = nokta; line = çizgi
### unit = küme
### group = grup
### capture = almak (always with its object: küme almak)
### join = birleşmek
### engaged = etkin
###
### Rapid Transit
### piece = taş
### network = ağ
### terminal = son durak
### swap (pieces) = takas, takas etmek; change places = yer değiştirmek
###
### Switch Yard
### car = vagon
### train = tren
### yard = manevra sahası
### receiving area = kabul alanı
### shipping area = sevk alanı
### set-up = diziliş
###
### Buttons
### JOIN = KATIL
### START = BAŞLA
### SHOW CITIES = ŞEHİRLERİ GÖSTER
### HIDE CITIES = ŞEHİRLERİ GİZLE
### HINT = İPUCU
### UNDO = GERİ AL
### OK = OK
### PASS = PAS
### RESIGN = PES ET
### SWAP = TAKAS
### LEAVE = AYRIL
### REVIEW = İNCELE
### RULES = KURALLAR
### SHARE = PAYLAŞ
### SETTINGS = AYARLAR
### CLOSE = KAPAT
### BACK = GERİ
### NEXT = İLERİ
### NEW GAME = YENİ OYUN
### CONTINUE = DEVAM ET
### NEXT ROUND = SONRAKİ TUR
### PLAY AGAIN = TEKRAR OYNA
### REPLAY = BAŞTAN İZLE
### COMPUTER = BİLGİSAYAR
### EASY = KOLAY
### MEDIUM = ORTA
### HARD = ZOR
### YES = EVET
### NO = HAYIR
### KEEP PLAYING = OYNAMAYA DEVAM
### FULL SCREEN = TAM EKRAN
###
### Player colours
### Orange = Turuncu, Sky = Açık Mavi, Green = Yeşil, Red = Kırmızı, Blue = Mavi, Pink = Pembe
###
### phone = telefon
### far seat, elsewhere = başka yerde, başka yerden
### invite = davet etmek
### watch = izlemek (watcher = izleyici)
### host = sunucu
### SHOW HERE = BURADA GÖSTER
### INVITE = DAVET ET
### WATCH = İZLEYİCİ
### ALLOW = İZİN VER
### REFUSE = REDDET
### CANCEL LINK = İPTAL ET
### LET COMPUTER PLAY = BİLGİSAYAR OYNASIN
### RETURN SEAT = YERİ VER
### TRY AGAIN = YENİDEN DENE

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Amaç
rules-transglobal-rail-goal-text =
    Herkesin beş gizli şehri var: haritanın her bölgesinde bir tane. Hep birlikte tek bir demiryolu ağı kurarsınız. Beş şehrini de garına ilk bağlayan sen ol.

    Sonra diğerleri kendi şehirlerini bağlamak için kasalarından öder. Birinin parası bitince oyun da biter: En zengin oyuncu kazanır.

    Bir oyun birkaç tur, yaklaşık yarım saat sürer.

rules-transglobal-rail-joining = Oyuna katılma
rules-transglobal-rail-joining-text =
    Oyun iki ila altı kişiliktir. Herkes kendi yerinde KATIL’a dokunup renk seçer. Haritayı seçin: En kolayı ABD, en zoru Asya. Ya da dünyanın istediğiniz yerinden kendi haritanızı yapın. Sonra BAŞLA’ya dokunun.

    Her kasa $15 ile başlar. Küçük kasayla oyun kısa sürer, büyük kasayla uzun. Kaydırıcılar başlangıç ekranında ve kırmızı dişlidedir. Bu kuralları da istediğiniz an dişliden açabilirsiniz.

rules-transglobal-rail-cities = Beş gizli şehrin
rules-transglobal-rail-cities-text =
    ŞEHİRLERİ GÖSTER beş şehrinin listesini açar, ŞEHİRLERİ GİZLE kapatır; şöyle bir bakmak için düğmeyi basılı tut. Elini siper et. İstediğin zaman bakabilirsin. Sıra sendeyken listedeki İPUCU, hamle başına bir kez, bir adım önerir.

    Şehir adının yanındaki yuvarlak işaret şehrin bölgesini gösterir; rengi ve simgesi haritadakiyle aynıdır. Onay işareti varsa şehir senin garına bağlıdır.

    İki ya da üç kişi oynarken beyaz kesik çizgiyle çevrili şehirler oyun dışıdır.

rules-transglobal-rail-hub = Garın
rules-transglobal-rail-hub-text =
    Her turda tacı kimin alacağı kurayla belirlenir; taçlı oyuncu başlar. Sıran gelince garını kurmak için herhangi bir kavşağa dokun; şehir olsun olmasın. Başka bir kavşağa dokunursan garın oraya taşınır; sonra OK’e dokun. Sıra saat yönünde ilerler.

    Döşediğin her hat garına bağlanmalı. Garın kendi şehirlerinden birindeyse o şehir hemen bağlanır. Aynı kavşakta iki gar olamaz.

    Haritaya yetişemiyor musun? Panelindeki büyütece dokun. Önünde bir mercek açılır: Merceğe de haritaya dokunur gibi dokun; gezdirmek için kaydır.

rules-transglobal-rail-turn = Sıra sende: $2
rules-transglobal-rail-turn-text =
    Her hamlede $2’lık bedava ray alırsın; kullanmak zorundasın. Haritadaki çizgiler döşenebilecek hatlardır; döşenen hat ray olur. Tek hat $1 tutar. Çift hat $2 tutar: Nehir, dağ ya da boğaz aşar. Himalayalar gibi çizgi olmayan yere kimse ray döşeyemez.

    Yani ya iki tek hat döşe ya da bir çift hat. Şu anda döşeyebileceğin hatlar kesik çizgilidir. Birine dokun ya da parmağını üstüne kaydırıp bırak.

    Bu $2 kasandan çıkmaz: Ray döşemek kasanı eksiltmez.

rules-transglobal-rail-buttons = GERİ AL, −$1 ve OK
rules-transglobal-rail-buttons-text =
    GERİ AL, OK’e dokunana kadar bu hamlede döşediklerini adım adım geri alır.

    $1’lık bir hattan sonra −$1’a dokunursan ikinci dolarından vazgeçersin, hamlen hemen biter. Daha fazla döşemek yalnızca başkasına yarayacaksa bunu kullan. Geri dönüşü yoktur.

    $2 harcanınca OK hamleni bitirir. Beş şehrin de bağlıysa ya da ulaşabileceğin $1’lık hat yoksa, $1 artsa da OK’e dokunabilirsin.

rules-transglobal-rail-track = Raylar herkesin
rules-transglobal-rail-track-text =
    Rayın rengi yalnızca kimin döşediğini gösterir. Ağın başka bir ağa değdiği anda, bağlanan bütün rayları sen de kullanırsın; istediğin yerinden döşemeye devam edersin.

    Yani ne zaman, nerede bağlandığın oyunun yarısıdır: Hatların başkalarına da yarar.

rules-transglobal-rail-finish = Turun sonu
rules-transglobal-rail-finish-text =
    Beş şehrini de bağlayan bir oyuncu OK’e dokununca çan çalar, inşaat biter. O anda beş şehri de bağlı olanlar hiçbir şey ödemez; son hattı kimin döşediği fark etmez.

    Kalanlar, inşaatı bitirenden sonraki oyuncudan başlayıp saat yönünde son şehirlerini bağlar. Artık her hattı, $1 ya da $2, kendi kasandan ödersin; GERİ AL parayı iade eder. Başkalarının senden önce döşediği raylar bedava. Üzerinde TAMAMLA ve fiyat olan düğme, eksik rayları en ucuz yoldan döşer. Son şehrin de bağlanınca artık hat döşeyemezsin: OK’e dokun.

    Ardından İNCELE, herkesin en ucuz ağını gösterir ve turu baştan oynatır.

rules-transglobal-rail-banks = Kasalar ve vergi
rules-transglobal-rail-banks-text =
    Tur sonunda birinin kasası boş ya da eksideyse oyun biter. En zengin oyuncu kazanır; kasası eşit olanlar dereceyi paylaşır. Herkesin parası kaldıysa harita temizlenir, yeni şehirler ve yeni garlarla yeni tur başlar.

    2. turdan sonra bir kereliğine vergi günü gelir: Herkes, en yoksul oyuncuya $5 kalacak kadar, aynı parayı öder (bu sınırı bir kaydırıcı belirler). Zaten o kadar ya da daha az parası olan varsa kimse ödemez.

rules-transglobal-rail-credits = Künye
rules-transglobal-rail-credits-text =
    Transglobal Rail, dougx.net’in ücretsiz sunduğu bir oyundur. Lisansı yalnızca son kullanıcılar ve eğlence içindir. Paketlere eklenemez, satılamaz, sergilenemez, hiçbir ticari amaçla kullanılamaz. Sorular için: contact at dougx.net.

    Kıyılar, nehirler ve sınırlar, kamu malı olan Natural Earth’ten alınmıştır. Yeni haritaların şehirleri GeoNames’tendir (CC BY 4.0). Yazı tipleri Jeremy Tribby’nin Barlow’u ve Google’ın Noto Sans’ıdır (SIL Open Font License).

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Amaç
rules-quickway-goal-text =
    Tahtanın karşılıklı iki kenarı senin renginde. Rakibin öbür iki kenarı bağlamadan, sen kendininkileri kesintisiz bir taş zinciriyle bağla. Köşedeki kare, değdiği iki kenara da aittir. İkinizden biri mutlaka başarır.

    Dört oyunun amacı budur: Quickway, Crossway, Quax ve Quadrex. Aralarındaki tek fark, köşeden değen taşlara ne olduğudur. BAŞLA’dan önce birini seçin.

    Onu da BAŞLA’dan önce seçmezseniz kimin başlayacağını yazı tura belirler.
rules-quickway-goal-caption-1 = Turuncu’ya bir taş daha gerek…
rules-quickway-goal-caption-2 = …ve iki kenar bağlandı

rules-quickway-turn = Sıra sende
rules-quickway-turn-text =
    Taş koymak için boş bir kareye dokun. Başka bir kareye dokunursan taş oraya geçer. OK hamleni bitirir; o zamana kadar GERİ AL ile taşı geri alabilirsin. Ondan sonra taşlar yerinden oynamaz, tahtadan alınmaz.

    Yan yana taşlar bağlıdır. Köşeden değen taşlar için kendi oyununun sayfasına bak.

    PAS’a ancak hiç hamlen yoksa dokunabilirsin.
rules-quickway-turn-caption-1 = İşaretli: oynanabilen kareler
rules-quickway-turn-caption-2 = Yeni taş komşularına bağlanır

rules-quickway-swap = Takas
rules-quickway-swap-text =
    İlk başlayan çok avantajlıdır. Bu yüzden ikinci oyuncu, ilk hamlesinde taş koymak yerine TAKAS’a, sonra OK’e dokunabilir. İlk taşı ve o rengin kenarlarını devralır. Rakibi öbür iki kenarı alır, sıra da ona geçer.

    Bu yalnızca bir kez, oyunun ikinci hamlesinde olur. BAŞLA’dan önce kapatabilirsiniz.
rules-quickway-swap-caption-1 = Turuncu başlar…
rules-quickway-swap-caption-2 = …Açık Mavi taşı devralır

rules-quickway-quickway = Quickway: kendiliğinden köprü
rules-quickway-quickway-text =
    Quickway’de aynı renkten iki taş köşeden değdiği anda aralarında bir köprü kurulur; yeter ki oradan daha önce öbür rengin köprüsü geçmesin.

    Yani her dörtlü blokta ilk kurulan köprü kalır. Rakibin o bloğun son karesini yine de doldurabilir, ama orada köprüsü olmaz.
rules-quickway-quickway-caption-1 = Üç taş
rules-quickway-quickway-caption-2 = Açık Mavi köprü için geç kaldı

rules-quickway-crossway = Crossway: kesişme yok
rules-quickway-crossway-text =
    Crossway’de köşeden değen aynı renk taşlar her zaman bağlıdır. Bu bağlantılar hiç kesişemez. O yüzden dörtlü bir blokta her iki renkten de çapraz ikişer taş olacaksa, bloğun son karesini dolduramazsın.

    O kare sana kapalıdır. Başka bir blok engel olmuyorsa rakibin yine de doldurabilir.
rules-quickway-crossway-caption-1 = Turuncu’ya kapalı
rules-quickway-crossway-caption-2 = Üç kare Turuncu’ya açık

rules-quickway-quax = Quax: köprüyü sen kur
rules-quickway-quax-text =
    Quax’ta köşeden değen taşlar kendiliğinden bağlanmaz. Sıra sendeyken ya bir taş koy ya da bir köprü kur: Köşeden değen iki taşına dokun ya da parmağını birinden öbürüne kaydır.

    Köprüler hiç kesişmez: Her dörtlü blokta tek köprüye yer var.
rules-quickway-quax-caption-1 = Bir taşa dokun…
rules-quickway-quax-caption-2 = …sonra öbür uca

rules-quickway-quadrex = Quadrex: kendiliğinden dolar
rules-quickway-quadrex-text =
    Quadrex’te yalnızca yan yana taşlar bağlıdır. Dörtlü bir blokta aynı renkten çapraz iki taş ve öbür renkten bir taş varsa, dördüncü kare kendiliğinden dolar: çaprazdaki ikilinin rengiyle.

    Dolan bir kare başkasını da doldurabilir. Bir kare iki renge de gidebilecekse onu son hamleyi yapan alır.
rules-quickway-quadrex-caption-1 = Sıra Açık Mavi’de
rules-quickway-quadrex-caption-2 = Bir taş iki kare daha doldurur

rules-quickway-credits = Künye
rules-quickway-credits-text =
    Quickway, Bill Taylor’ın 2007’de bir haber grubunda yayımladığı bir oyundur. Quax ve Quadrex de onundur. Taylor, Crossway’in tasarımcısı Mark Steere’in katkısını da anar.

    İletisi hiçbir kullanım koşulu belirtmez.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Amaç
rules-raindrops-goal-text =
    Yan yana duran aynı renk damlalar bir küme oluşturur; tek başına bir damla da kümedir. Bütün damlalarını tek kümede ilk toplayan kazanır. Damlalarını bir araya getir, yoluna çıkan kümeleri al.

    Başta renkler dama desenindedir. Boyutu 7, 9 ya da 11 olan tahtalarda iki uzun köşegen boş başlar.

    BAŞLA’dan önce seçmezseniz kimin başlayacağını yazı tura belirler.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Tek küme: Turuncu kazanır

rules-raindrops-drop = Tek damla
rules-raindrops-drop-text =
    Tek başına duran damla, satırı ya da sütunu boyunca, yol açık oldukça istediğin kadar kayar; satrançtaki kale gibi. Önce ona, sonra gideceği yere dokun; ya da oraya sürükle.

    Öbür renkten bir damlanın üstüne gidebilir. O zaman bütün kümeyi alır: Damlalarının hepsi tahtadan gider.

    Çoğu zaman yalnızca bazı noktalara gidilebilir. Nedeni “Etkin mi, değil mi?” sayfasında.
rules-raindrops-drop-caption-1 = İki noktaya gidebilir
rules-raindrops-drop-caption-2 = Ya bütün bir kümeyi alır…
rules-raindrops-drop-caption-3 = …ya da birleşir ve kazanır

rules-raindrops-group = Grup: tırtıl
rules-raindrops-group-text =
    Yan yana iki ya da daha çok damla bir gruptur. Grup, bir çizgi (satır ya da sütun) boyunca tırtıl gibi damla damla ilerler. Bir damlayı kaldır, bu çizgide grubun yanına koy: boş bir noktaya ya da öbür rengin üstüne. Sonra bir sonrakini kaldır. Böylece kuyruk tekrar tekrar öne geçer.

    Bir damlayı aynı hamlede daha sonra yeniden kaldırabilirsin; yalnızca az önce koyduğunu kaldıramazsın. Grup, elinde damla varken bile asla bölünemez.
rules-raindrops-group-caption-1 = Bir damla kaldır…
rules-raindrops-group-caption-2 = …öne koy…
rules-raindrops-group-caption-3 = …sonra bir sonrakini…
rules-raindrops-group-caption-4 = …ve yine ilk damlayı

rules-raindrops-line = Hangi çizgi, hangi yön?
rules-raindrops-line-text =
    Bir çizgi seç: hamlenin başında grubun bulunduğu herhangi bir satır ya da sütun. Sonradan, hamle sırasında ulaştığı satır ya da sütun sayılmaz.

    İlk damlayı bu çizgide grubun yanına koy. İkincisini ilkinin yanına, hangi tarafa istersen. Sonra her damla aynı yönde bir nokta öteye gider: Asla öbür uca konmaz, asla köşe dönülmez.
rules-raindrops-line-caption-1 = İlk damla nereye gidebilir
rules-raindrops-line-caption-2 = İkincisi: ilkinin yanına
rules-raindrops-line-caption-3 = Artık yalnızca bu yöne

rules-raindrops-group-end = Grubun hamlesi ne zaman biter?
rules-raindrops-group-end-text =
    Grup şu durumlarda durmak zorundadır: küme aldığında; çizgide damlası olan bir kümenle birleştiğinde; çizgide sıradaki nokta tahtanın dışındaysa ya da orada damlan varsa. Çizgide olmayan bir kümenle birleşmek onu durdurmaz: O küme gruba girer, onun damlalarını da kaldırabilirsin.

    Daha erken de durabilirsin: Grup bir kümenle birleşince OK yanar. Bu hamlede ne birleşebiliyor ne de küme alabiliyorsa OK, bir dahaki sefere yapabileceği kadar yaklaşınca yanar.
rules-raindrops-group-end-caption-1 = Aldı: Durmak zorunda
rules-raindrops-group-end-caption-2 = Çizgi dışında: dur ya da devam
rules-raindrops-group-end-caption-3 = Çizgide: durur ve kazanır

rules-raindrops-engaged = Etkin mi, değil mi?
rules-raindrops-engaged-text =
    Bu hamlede birleşebilen ya da küme alabilen bir küme etkindir. Onu oynatmak zorunda değilsin; ama oynatırsan birleşmeli ya da küme almalı.

    Etkin olmayan küme de hareket edebilir, ama yalnızca bir dahaki sefere etkin olacağı bir yere.

    Pas geçemezsin. Hamle yapamazsan kaybedersin.
rules-raindrops-engaged-caption-1 = Etkin: küme al ya da birleş
rules-raindrops-engaged-caption-2 = Etkin değil: gidebileceği yerler
rules-raindrops-engaged-caption-3 = Oradan bir dahaki sefere alır

rules-raindrops-end = Oyunun sonu
rules-raindrops-end-text =
    Her hamleden sonra kümeler sayılır. Hamleyi yapanın tek kümesi varsa, rakibinin de tek kümesi olsa bile o kazanır. Tek kümesi olan yalnızca rakibiyse rakibi kazanır.

    Dikkat: Küme alırken rakibini tek kümeyle bırakabilirsin; o zaman o kazanır. Öyleyse başka bir kümeyi oynat ya da başka bir küme al.
rules-raindrops-end-caption-1 = Turuncu küme alırsa…
rules-raindrops-end-caption-2 = …Açık Mavi tek kümeyle kazanır
rules-raindrops-end-caption-3 = Daha iyisi: başka damla oyna

rules-raindrops-credits = Künye
rules-raindrops-credits-text =
    Raindrops, Luis Bolaños Mures’in Kasım 2011’de tasarladığı bir oyundur.

    Kuralları hiçbir kullanım koşulu belirtmez.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Amaç
rules-rapid-transit-goal-text =
    Tahta taşlarla doludur, hep de dolu kalır. Yan yana bağlı aynı renk taşlar bir ağ oluşturur. Taşları takas edip ağlarını büyüt. İkiniz de artık takas yapamayınca en büyük ağ kazanır.

    BAŞLA’dan önce seçmezseniz kimin başlayacağını yazı tura belirler.
rules-rapid-transit-goal-caption-1 = Başlangıç
rules-rapid-transit-goal-caption-2 = Daha sonra

rules-rapid-transit-networks = Ağlar ve son duraklar
rules-rapid-transit-networks-text =
    Ağ: yan yana bağlı aynı renk taşlar. Köşeler sayılmaz. Yalnız kalan taş, tek taşlık bir ağdır.

    Kendi renginden komşusu olmayan ya da tek komşusu olan taş son duraktır. Hamlende takas ettiğin iki taştan biri senin son durağın olmalıdır; öbürünün son durak olması gerekmez.
rules-rapid-transit-networks-caption-1 = Son duraklar içi boş halkalardır

rules-rapid-transit-turn = Sıra sende: takas
rules-rapid-transit-turn-text =
    Bir son durağına, sonra öbür renkten bir taşa dokun; ya da üstüne sürükle. İkisi yer değiştirir.

    Komşu olmaları gerekmez. Son durağının ağıyla herhangi bir yerde yan yana duran, öbür renkten bir ağ bul. O ağın herhangi bir taşıyla takas edebilirsin.

    Takas edebiliyorsan etmek zorundasın; rakibin ağı da büyüse bile.
rules-rapid-transit-turn-caption-1 = Bir son durağa dokun…
rules-rapid-transit-turn-caption-2 = …sonra takas edeceğin taşa
rules-rapid-transit-turn-caption-3 = O ağın herhangi bir taşı olur

rules-rapid-transit-swaps = Geçerli takaslar
rules-rapid-transit-swaps-text =
    Takastan sonra iki taşın da kendi renginden en az iki komşusu olmalı; yani ikisi de son durak değildir.

    Ayrıca aynı renkten dört taş asla bir dörtlü blok oluşturamaz. Yalnızca bu kurallara uyan takasları yapabilirsin.
rules-rapid-transit-swaps-caption-1 = Üstü çizili: komşusu az
rules-rapid-transit-swaps-caption-2 = Üstü çizili: dörtlü blok olurdu

rules-rapid-transit-end = Oyunun sonu
rules-rapid-transit-end-text =
    Yalnızca takas yapamıyorsan pas geçersin: PAS’a, sonra OK’e dokun. Art arda iki pas oyunu bitirir.

    İki rengin en büyük ağlarını karşılaştırın: Büyük olan kazanır. Eşitse ikinci büyük ağlara bakılır, böyle sürer. Hepsi eşitse son takası yapan kazanır.
rules-rapid-transit-end-caption-1 = 12’ye 10: Açık Mavi kazanır
rules-rapid-transit-end-caption-2 = Eşit: Son takasla Açık Mavi kazanır

rules-rapid-transit-credits = Künye
rules-rapid-transit-credits-text =
    Rapid Transit, Phil Leduc’ün oyunudur (2022 ve 2024); bütün hakları ona aittir. Kuralları şimdilik internette paylaşılabilir.

    Leduc, oyunu programlamak ya da satmak isteyenlerin kendisine yazıp izin almasını ister (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Amaç
rules-switch-yard-goal-text =
    Manevra sahasına her renkten on vagon geldi. Seninkileri sevk alanına, tahtanın yanında senin renginde olan iki sütuna götür. On vagonunu da oraya ilk götüren kazanır.

    Pas geçemezsin. Vagonlar birbirinin üstünden atlamaz, tahtadan alınmaz.

    BAŞLA’dan önce seçmezseniz kimin başlayacağını yazı tura belirler.
rules-switch-yard-goal-caption-1 = Başlangıç
rules-switch-yard-goal-caption-2 = On vagon tamam: Turuncu kazanır

rules-switch-yard-car = Tek vagon
rules-switch-yard-car-text =
    Her vagonun tek başına gidebilir, trenden bile ayrılabilir. Boş karelerde istediğin kadar düz ya da bir kare çapraz gider. Önce vagona, sonra gideceği yere dokun; ya da vagonu oraya sürükle.
rules-switch-yard-car-caption-1 = Vagonun gidebileceği yerler
rules-switch-yard-car-caption-2 = Hamleden sonra

rules-switch-yard-train = Tren
rules-switch-yard-train-text =
    Bir satırda ya da sütunda aralıksız duran iki ya da daha çok vagon, yarıdan çoğu seninse tren olarak gidebilir. Daha uzun bir dizinin bir parçası da olur. İki ucuna dokun ya da parmağını bir uçtan öbürüne kaydır; sonra uçlardan birinin gideceği yere dokun.

    Rengi ne olursa olsun o uç öne geçip dümdüz ya da yana gider. Boş karelerde istediğin kadar gider, ama asla çapraz gitmez. Diğerleri onun izinden gider. Köşede bükülen tren, düzelene kadar tren olarak gidemez.
rules-switch-yard-train-caption-1 = İki ucuna dokun
rules-switch-yard-train-caption-2 = Dümdüz
rules-switch-yard-train-caption-3 = Köşeyi dönerek

rules-switch-yard-areas = Yasak alanlar
rules-switch-yard-areas-text =
    Hiçbir vagon öbür rengin sevk alanına giremez. Kendi sevk alanındaki vagon içeride gezebilir, ama asla çıkamaz. Kim oynatırsa oynatsın, kural trendeki her vagon için geçerlidir.
rules-switch-yard-areas-caption-1 = Turuncu sola, Açık Mavi sağa giremez
rules-switch-yard-areas-caption-2 = İçeride gezer, dışarı çıkamaz

rules-switch-yard-set-ups = Dizilişler
rules-switch-yard-set-ups-text =
    BAŞLA’dan önce bir diziliş seçin: çok trenli, az trenli ya da kendi dizilişin. Kendi dizilişinde kabul alanlarını, yani önünüzdeki ikişer satırı, sırayla doldurursunuz: İşaretli bir kareye dokununca kendi vagonun gelir, bir daha dokununca rengi değişir. Tahtanın ortasından dümdüz geçince karşı tarafa düşen kareye öbür renk kendiliğinden konur.
rules-switch-yard-set-ups-caption-1 = Acemi
rules-switch-yard-set-ups-caption-2 = Usta
rules-switch-yard-set-ups-caption-3 = Kendi dizilişin

rules-switch-yard-end = Oyunun sonu
rules-switch-yard-end-text =
    On vagonunun hepsini sevk alanına ilk sokan kazanır. Tren, rakibin son vagonunu da sokabilir: O zaman rakip kazanır. Bir hamle iki alanı da doldurursa hamleyi yapan kazanır.

    Hamle yapamazsan kaybedersin. Aynı konum, sıra aynı oyuncudayken üçüncü kez oluşursa oyun berabere biter.
rules-switch-yard-end-caption-1 = Onuncu vagon…
rules-switch-yard-end-caption-2 = …kazandırır

rules-switch-yard-credits = Künye
rules-switch-yard-credits-text =
    Switch Yard, Phil Leduc’ün oyunudur (2014). Kuralları, değiştirilmeden ve onun adı açıkça anılarak internette paylaşılabilir; diğer bütün hakları ona aittir.

    Leduc, oyunu programlayan ya da satanların kendisine yazıp izin almasını ister (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Düğmeler
rules-buttons-text =
    OK hamleni bitirir. O zamana kadar GERİ AL onu adım adım geri alır. Ayarlarda, aynı yere ikinci bir dokunuşun ya da bilgisayara karşı bir fare tıklamasının da hamleyi bitirmesini seçebilirsin. OK’den sonra GERİ AL, hamleyi geri alman için diğer kişiden izin ister.

    PES ET önce sana sorar. Orada pes edebilir ya da Switch Yard’da rakibin bir insansa beraberlik önerebilirsin.

    BAŞLA’dan önce saat seçebilirsiniz: O zaman süresi biten kaybeder. Kum saatiyle kimse kaybetmez, yalnızca oynamanı hatırlatır. Her birinizin süresi farklı olabilir ve her hamle 5 saniye ekleyebilir.

## The map USA: its name, its regions, its cities

map-usa = ABD
map-great-lakes = Büyük Göller
region-west = Batı
region-north = Kuzey
region-central = Orta
region-south = Güney
region-east = Doğu
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

map-europe = Avrupa
region-southwest = Güneybatı
region-centre = Orta
city-dublin = Dublin
city-edinburgh = Edinburgh
city-manchester = Manchester
city-london = Londra
city-amsterdam = Amsterdam
city-paris = Paris
city-brest = Brest
city-lisbon = Lizbon
city-seville = Sevilla
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barselona
city-bordeaux = Bordeaux
city-marseille = Marsilya
city-oslo = Oslo
city-hamburg = Hamburg
city-berlin = Berlin
city-warsaw = Varşova
city-frankfurt = Frankfurt
city-munich = Münih
city-prague = Prag
city-vienna = Viyana
city-milan = Milano
city-rome = Roma
city-belgrade = Belgrad
city-bucharest = Bükreş
city-athens = Atina
city-istanbul = İstanbul
city-stockholm = Stockholm
city-st-petersburg = St. Petersburg
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kiev
city-odesa = Odesa
city-moscow = Moskova

## The map Asia: its name, its regions, its cities

map-asia = Asya
region-southeast = Güneydoğu
city-ankara = Ankara
city-jeddah = Cidde
city-baghdad = Bağdat
city-baku = Bakü
city-tehran = Tahran
city-riyadh = Riyad
city-dubai = Dubai
city-novosibirsk = Novosibirsk
city-irkutsk = İrkutsk
city-astana = Astana
city-tashkent = Taşkent
city-almaty = Almatı
city-urumqi = Urumçi
city-ulaanbaatar = Ulan Batur
city-chennai = Chennai
city-hyderabad = Haydarabad
city-kabul = Kabil
city-karachi = Karaçi
city-delhi = Delhi
city-mumbai = Mumbai
city-kolkata = Kalküta
city-singapore = Singapur
city-ho-chi-minh-city = Ho Chi Minh
city-bangkok = Bangkok
city-yangon = Yangon
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoi
city-tokyo = Tokyo
city-seoul = Seul
city-beijing = Pekin
city-harbin = Harbin
city-shanghai = Şanghay
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Orta Avrupa
city-gdansk = Gdańsk
city-poznan = Poznan
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Torun
city-budapest = Budapeşte
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lviv
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Cenova
city-ljubljana = Ljubljana
city-turin = Torino
city-venice = Venedik
city-zagreb = Zagreb
city-brussels = Brüksel
city-dijon = Dijon
city-geneva = Cenevre
city-lyon = Lyon
city-reims = Reims
city-cologne = Köln
city-stuttgart = Stuttgart

## Everywhere

language-name = Türkçe
list-and = {$first} ve {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Turuncu
colour-sky = Açık Mavi
colour-green = Yeşil
colour-red = Kırmızı
colour-blue = Mavi
colour-pink = Pembe

## Settings: what a slider sets, its value, what its ends do

setting-music = Müzik
setting-sound = Sesler
setting-bank = Başlangıç kasası
setting-taxes = Vergiden kalan
setting-inches = Ekran boyutu
setting-idle = “Oyun sürüyor mu?” süresi
setting-kept = Yarım kalan oyunu saklama
setting-ceiling = En yüksek ses
setting-palm = En geniş dokunuş
setting-pace = Bilgisayarın hızı
setting-confirm = Hamle onayı
setting-confirm-tap = ikinci dokunuş
setting-confirm-click = fare tıklaması
setting-hints = İpuçları
setting-on = açık
setting-off = kapalı
setting-percent = %{$value}
setting-in-inches = {$value} inç
setting-seconds = {$value} sn
setting-tenths = {$whole},{$tenths} sn
setting-minutes = {$value} dk
setting-millimetres = {$value} mm
setting-quieter = daha kısık
setting-louder = daha yüksek
setting-shorter-game = daha kısa oyun
setting-longer-game = daha uzun oyun
setting-smaller = daha küçük
setting-larger = daha büyük
setting-sooner = daha erken
setting-later = daha geç
setting-faster = daha hızlı
setting-slower = daha yavaş
setting-shorter = daha kısa
setting-longer = daha uzun

## A command that is refused, whatever the game

refused-stale = Geç kaldın: Oyun ilerledi.
refused-no-such-seat = O yer boş.
refused-not-your-turn = Sıra başkasında.
refused-not-your-seat = Bu yer başkasının.
refused-finished = Oyun bitti.
refused-results-shown = Önce sonuçlara bak, sonra HAZIR’a dokun.
refused-nothing-to-undo = Geri alınacak bir şey yok.
refused-no-such-cell = Tahtada {$cell} diye bir kare yok.
refused-incomplete = Hamlen daha bitmedi.
refused-not-offered = Bunu şimdi yapamazsın.
refused-illegal = Kurallar buna izin vermiyor.

## A session, whatever the game

session-on-turn = Sıra: {$who}.
session-no-game = Masada oyun yok.
session-no-game-in-progress = Süren bir oyun yok.
session-nobodys-turn = Şu anda sıra kimsede değil.
session-typed-unreadable = “{$text}” bir hamle değil: {$why}
session-typed-refused = {$who} {$text} oynayamaz: {$why}
computer-invalid-move = Hamlesi geçersizdi.
computer-cannot-play = Bilgisayar şu renkle oynayamıyor: {$colour}. {$why} Onun yerine siz oynayın ya da robota dokunun, bir daha denesin.

## How strongly the computer plays, where it is read aloud

strength-newcomer = acemi
strength-learner = çırak
strength-easy = kolay
strength-medium = orta
strength-hard = zor
strength-master = usta
# As strong as it takes to win half of the matches against the people at the table.
level-even = uyumlu
strength-unknown = Bilgisayar için newcomer, learner, easy, medium, hard ya da master yazılır.

## Places round the table

place-near-left = yakın sol
place-left = sol
place-far-left = uzak sol
place-far-right = uzak sağ
place-right = sağ
place-near-right = yakın sağ

## Boards of games for two

cell-unknown = kare bir harf ve bir sayıyla yazılır, d4 gibi
board-taken = dolu
board-go-on = devam et
board-goes = {$from} → {$to}
board-takes = {$from}, {$to} alır
board-swaps = {$one} ile {$other} yer değiştirir
board-joins = {$one} ile {$other} bağlanır
board-fills = kendiliğinden dolar: {$cells}
board-why-wins = bu kazandırır
board-why-sure = ne gelirse gelsin sonraki hamlede kazanır
board-why-threat = kazanmakla tehdit eder: yalnız {$cells} önler
connection-why-turns = gereken hamle, en az: {$own}, karşı tarafa {$other}
connection-why-cells = en kısa yolda boş kare: {$own}, karşı tarafta {$other}
board-title = {$title} · {$size} × {$size}
board-size = Boyut

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Demiryolu ağını birlikte kurun. Beş gizli şehrini ilk bağlayan turu bitirir.
rail-duration = Yaklaşık {$minutes} dakika.
rail-corner = {$map} · {$round}. TUR
rail-title = {$map}, {$round}. tur
rail-standing = {$game}, {$map}
rail-standing-round = {$round}. turda, bıraktığınız gibi.
rail-standing-results = {$round}. tur bitti. Sonuçlar masada.

rail-place-at = {$city}
rail-place-near = {$city} yakını

rail-prompt-hub = Şehirlerine bak, sonra dokunup garını kur
rail-prompt-hub-seen = Dokunup garını kur
rail-prompt-hub-placed = OK’e dokun ya da garını taşı
rail-prompt-build = Sıra sende: {$money}’lık ray döşe
rail-prompt-build-own = {$money}’lık ray döşe
rail-prompt-done = Hamleni bitir: OK’e dokun
rail-prompt-nothing-to-buy = {$money}’a döşenecek hat yok: OK’e dokun
rail-prompt-finish = Son şehirlerini bağla: kasandan ödenir
rail-prompt-finish-spent = Son şehirlerini bağla. Şimdiye dek ödenen: {$money}
rail-prompt-finished = {$money} ile bağlandı: OK’e dokun
rail-prompt-computer = Bilgisayar ray döşüyor
rail-prompt-computer-hub = Bilgisayar garını kuruyor
rail-prompt-waiting = Beklenen: {$name}
rail-moment = { $count ->
    [one] {$who} bütün şehirlerini bağladı!
   *[other] {$who} bütün şehirlerini bağladı!
}
rail-moment-means = Diğerleri artık son şehirlerini parayla bağlar
rail-moment-you = Hepsi bağlı: Hiçbir şey ödemezsin
rail-moment-it = Hepsi bağlı: Ödeme yok
rail-prompt-connected = Hepsi bağlı! Beklenen: {$who}
rail-prompt-you-win = Kazandın!
rail-prompt-it-wins = 1. derece: Bilgisayar kazandı!
rail-prompt-place = {$place}. derece
rail-prompt-first = İlk bağlayan: Ödeme yok
rail-prompt-paid = Bağlamak {$money} tuttu
rail-prompt-others-connected-it = Başkaları bağladı: Ödeme yok
rail-prompt-others-connected-you = Başkaları bağladı: Ödemen gerekmez
rail-may-stop = Bitirebilirsin
rail-bank = kasa

rail-show-cities = ŞEHİRLERİ GÖSTER
rail-hide-cities = ŞEHİRLERİ GİZLE
rail-undo = GERİ AL
rail-skip = vazgeç
rail-finish = tamamla
rail-finish-for = TAMAMLA {$cost}
mirror-finish = Eksik rayları en ucuz yoldan döşe
rail-ok = OK
rail-hint = İPUCU
rail-hint-away = ŞEHİRLER
rail-hint-coming = …
rail-pass-to-orange = TURUNCU’YA VER: ŞEHİRLERİ AÇ
rail-pass-to-sky = AÇIK MAVİ’YE VER: ŞEHİRLERİ AÇ
rail-pass-to-green = YEŞİL’E VER: ŞEHİRLERİ AÇ
rail-pass-to-red = KIRMIZI’YA VER: ŞEHİRLERİ AÇ
rail-pass-to-blue = MAVİ’YE VER: ŞEHİRLERİ AÇ
rail-pass-to-pink = PEMBE’YE VER: ŞEHİRLERİ AÇ

rail-hint-none = İpucu yok
rail-hint-hub = Garın: {$place}
rail-hint-towards = {$city} yönünde döşe
rail-hint-track = Bu hattı döşe
rail-hint-discard = {$money}’a dokun: Beklemek iyi
rail-hint-ok = OK’e dokun
rail-hint-price = tutarı {$money}
rail-hint-towards-priced = {$city} yönünde {$money}’lık döşe
rail-hint-track-priced = {$money}’lık bu hattı döşe
rail-hint-says-hub = İpucu: Garın için en iyi yer {$hub}.
rail-hint-says-towards = İpucu: {$city} yönünde, {$from} – {$to} hattını döşe.
rail-hint-says-track = İpucu: {$from} – {$to} hattını döşe.
rail-hint-says-discard = İpucu: {$money}’a dokun, beklemek daha iyi.
rail-hint-says-ok = İpucu: OK’e dokun.

rail-results-round = {$round}. tur bitti
rail-results-won = {$name} kazandı!
rail-results-won-together = {$names} kazandı!
rail-results-paid = ödenen
rail-results-taxes = vergi
rail-results-connected = bağlı
rail-results-nth = {$place}.
rail-results-cost = ödenen {$money}
rail-results-cost-taxes = ödenen {$money}, vergi {$money-taxes}
rail-results-connected-taxes = bağlı, vergi {$money-taxes}
rail-results-no-taxes = Bu oyunda vergi yok: Birinin zaten {$money} ya da daha az parası var.
rail-results-tax-day = Vergi günü! Herkes {$money} öder. Bu yalnızca bir kez olur.
rail-results-go-on = Şimdi: boş bir harita ve herkese beş yeni şehir.
rail-results-over = Birinin parası bitti. En zengin oyuncu kazanır; kasası eşit olanlar dereceyi paylaşır.
rail-tax-day = Vergi günü!
rail-tax-day-means = Herkes {$money} öder. Bu yalnızca bir kez olur.
rail-tax-none = Vergi yok
rail-tax-none-why = Birinde zaten {$money} ya da daha az var.
rail-results-why = Parası bitti: {$names}
rail-prompt-results-come = Haritaya bakın: kim ne ödüyor?
rail-results-row = {$name}, ödenen {$money}, kasa {$money-before}, şimdi {$money-now}.
rail-results-row-taxes = {$name}, ödenen {$money}, vergi {$money-taxes}, kasa {$money-before}, şimdi {$money-now}.
rail-results-row-connected = {$name}, bağlı, ödenen {$money}, kasa {$money-before}, şimdi {$money-now}.
rail-results-row-connected-taxes = {$name}, bağlı, ödenen {$money}, vergi {$money-taxes}, kasa {$money-before}, şimdi {$money-now}.
rail-results-row-placed = {$nth} {$row}
rail-award-hub = En ucuz: {$money}
rail-award-others = Başkalarından: {$money}
rail-award-line = En uzun yol: {$count}
rail-award-hub-panel = En ucuz ağ: {$money}
rail-award-others-panel = Başkalarının rayı: {$money}
rail-award-line-panel = En uzun yol: {$count} hat
rail-award-of = {$name}: {$award}
rail-results-review = İNCELE
rail-results-next = SONRAKİ TUR
rail-results-again-short = TEKRAR

rail-review-your-hub = GARIN
rail-review-its-hub = GARI
rail-review-best-hub = EN İYİ GAR
rail-review-replay = BAŞTAN İZLE
rail-review-priced = {$button} {$money}
rail-review-show = BU AĞI GÖSTER
rail-review-working = En ucuz ağ hesaplanıyor…
rail-review-missing = En ucuz ağ bulunamadı.
rail-review-unreadable = Sonuç okunamadı. Lütfen yeniden dene.
rail-review-perfect-yours = Kusursuz! Garın {$place}: {$money}
rail-review-perfect-its = Kusursuz! Garı {$place}: {$money}
rail-review-taken-yours = Garın {$place}: Şehirlerin {$money} tutar
rail-review-taken-its = Garı {$place}: Şehirleri {$money} tutar
rail-review-was-best = Haritanın en iyi garı buydu.
rail-review-saves = En iyi gar {$money} daha ucuza gelirdi.
rail-review-guessed = {$who} en çok şunu bekledi: {$city} ({$share}).
rail-review-best-yours = En iyi gar {$place}: Şehirlerin {$money} tutar
rail-review-best-its = En iyi gar {$place}: Şehirleri {$money} tutar
rail-review-as-good-yours = Senin garın da o kadar iyiydi.
rail-review-as-good-its = Onun garı da o kadar iyiydi.
rail-review-less-yours = Senin garından {$money} daha ucuz.
rail-review-less-its = Onun garından {$money} daha ucuz.
rail-map-fair = Adil ({$map}): on seferin dokuzunda beş şehir {$money-from} ile {$money-to} arası tutar (±{$whole},{$tenths}).
rail-map-costs = {$map}: on seferin dokuzunda beş şehir {$money-from} ile {$money-to} arası tutar (±{$whole},{$tenths}).
rail-review-spent = Bedava ray {$money}, ödenen {$money-paid}
rail-review-spent-skipped = Bedava ray {$money}, vazgeçilen {$money-skipped}, ödenen {$money-paid}
rail-review-network = Ağı ({$money}) döşeyen:
rail-review-built = {$money}, döşeyen:
rail-review-built-short = {$money}:
rail-review-empty = Harita boş
rail-review-over = Tur bitti
rail-review-hub = {$name} garını kurar
rail-review-skips = {$name} {$money}’dan vazgeçer
rail-review-pays = {$name} {$money} öder
rail-review-builds = {$name} {$money}’lık döşer

rail-says-bank = Kasa {$money}.
rail-says-begins = Bu tura o başlar.
rail-says-hub = Gar: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, bağlı.
rail-tell-builds = {$name} döşüyor: {$way}.
rail-tell-builds-left = {$name} döşüyor: {$way}, kalan {$money}.
rail-tell-builds-so-far = {$name} döşüyor: {$way}, şimdiye kadar {$money}.
rail-tell-places-hub = {$name} garını kuruyor: {$hub}.
rail-tell-places-hub-ok = {$name} garını kuruyor: {$hub}. OK’e bas.
rail-tell-undone = {$name} geri alıyor.
rail-tell-hub = {$name}, gar: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} hiç ray döşemedi.
rail-tell-connected = {$name} bütün şehirlerini bağladı.
rail-tell-round-over = {$round}. tur bitti.
rail-tell-round-begins = {$round}. tur başlıyor.
rail-link = {$from} – {$to}
rail-node-hub = {$name} oyuncunun garı
rail-node-track = {$name} oyuncunun rayı, öbür ucu {$end}
rail-link-track = {$name} oyuncunun rayı
rail-link-ring = halkayı kapatır
rail-link-connects-track = {$name} oyuncunun rayına bağlar
rail-link-connects-hub = {$name} oyuncunun garına bağlar

rail-refused-no-such-node = Haritada {$node} numaralı kavşak yok.
rail-refused-no-such-link = Haritada {$from}-{$to} hattı yok.
rail-refused-hubs-stand = Garını yalnızca tur başında kurabilirsin.
rail-refused-hub-taken = Orada başka bir oyuncunun garı var.
rail-refused-hub-here = Garın zaten orada.
rail-refused-hubs-first = Bütün garlar kurulsun, sonra döşe.
rail-refused-no-hub = Önce garını kur.
rail-refused-built = Bu hat zaten döşendi.
rail-refused-out-of-reach = Henüz ağına bağlı değil.
rail-refused-too-dear = Paran yetmez: Sende {$money} kaldı.
rail-refused-connected = Bütün şehirlerin bağlı: OK’e dokun.
rail-refused-not-connected = Döşemeye devam et: Bütün şehirlerin bağlı değil.
rail-refused-money-left = Önce {$money} harca, sonra OK’e dokun.
rail-refused-nothing-to-skip = Önce {$money}’lık bir hat döşe, sonra vazgeçebilirsin.
rail-step-unknown = Bir adım `hub 3`, `link 3-17`, `discard` ya da `ok` diye yazılır.
rail-step-backwards = Bir hattın önce küçük numarası yazılır.
rail-setup-seats = {$least}–{$most} kişi oynayabilir, {$number} kişi oynayamaz.
rail-setup-bank = Başlangıç kasası {$money-least}–{$money-most} olabilir, {$money} olamaz.
rail-setup-taxes = Vergi en yoksula {$money-least}–{$money-most} bırakabilir, {$money} bırakamaz.

rail-figure-on-city = şehirde
rail-figure-on-crossing = kavşakta
rail-figure-two-links = {$money} ve {$money}
rail-figure-skipped = {$money}, sonra {$money-skipped}
rail-figure-one-link = tek hat: {$money}
rail-figure-connects = {$name} burada bağlanır…
rail-figure-builds-on = …oradan devam eder
rail-figure-from-bank = kasadan {$money} + {$money-double} + {$money}
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Tahtada öyle bir kare yok.
connection-taken = O karede zaten bir taş var.
connection-crosscut = Kapalı: Orada iki bağlantı kesişir.
connection-no-links = Yalnızca Quax’ta köprüyü sen kurarsın.
connection-not-own = Köprü, kendi iki taşının arasına kurulur.
connection-marked = Bu dörtlü blokta zaten köprü var.
connection-no-swap = Takas yalnızca oyunun ikinci hamlesinde olur.
connection-no-pass = Yalnızca hamlen yoksa pas geçebilirsin.
connection-about = Sırayla taş koyun. İki kenarını ilk bağlayan kazanır.
connection-variant = Oyun
connection-quickway-means = Köşeden değen aynı renk taşlar kendiliğinden köprü kurar. Köprüler kesişmez: İlk kurulan kalır.
connection-crossway-means = Köşeden değen aynı renk taşlar bağlıdır. Bağlantılar hiç kesişemez.
connection-quax-means = Köşeden değen taşların arasına köprü kurmak bir hamledir.
connection-quadrex-means = Yalnızca yan yana taşlar bağlıdır. Çaprazların kesişeceği kare kendiliğinden dolar.
connection-swap = Takas
connection-swap-on-means = İkinci oyuncu ilk taşı ve kenarlarını alabilir.
connection-swap-off-means = Herkes kendi iki kenarıyla oynar.
connection-prompt-quax = Boş bir kareye dokun ya da köprü kur
connection-prompt = Boş bir kareye dokun
connection-prompt-link = Köprünün öbür taşına dokun
connection-no-link = Köprü, köşeden değen taşların arasına kurulur.
connection-none-to-link = Bu taşla köprü kurulacak taş yok.
connection-turn-unknown = Bir hamle `d4`, `a1-b2`, `swap` ya da `pass` diye yazılır.
connection-link-backwards = Alfabede önce gelen harf önce yazılır: `a1-b2`.
connection-tally = iki kenarını bağla
connection-tally-won = kenarlar bağlı
connection-tally-lost = yolu kesik
connection-end = İki kenar da bağlı

## Raindrops: choices, panels, refusals

raindrops-off-board = Tahtada {$at} diye bir nokta yok.
raindrops-no-piece = {$at} noktasında damla yok.
raindrops-not-yours = {$at} noktasındaki damla senin değil.
raindrops-other-unit = {$at} noktasındaki damla, oynattığın grupta değil.
raindrops-just-placed = {$at} noktasındaki damlayı az önce koydun: Başkasını kaldır.
raindrops-splits = {$at} noktasındaki damlayı kaldırırsan grup bölünür.
raindrops-occupied = {$at} noktasında kendi damlan var.
raindrops-is-capture = {$at} noktasında öbür renk var: Küme almak için x yaz.
raindrops-no-capture = {$at} noktasında alınacak damla yok: x yerine - yaz.
raindrops-no-slide = {$at} noktasına gidemez: Damla boş noktalardan dümdüz kayar.
raindrops-apart = Grubun kalanı {$at} noktasının yanında değil.
raindrops-not-next = Çizgide sıradaki nokta {$at} değil.
raindrops-ended = Hamle çoktan bitti.
raindrops-must-gain = Bu küme alabilir ya da birleşebilir, o yüzden yapmalı.
raindrops-must-engage = Bir dahaki sefere alabileceği ya da birleşebileceği yere götür.
raindrops-about = Damlalarını bir araya getir. Hepsini tek kümede ilk toplayan kazanır.
raindrops-full = Dolu tahta, dama deseni.
raindrops-open = İki uzun köşegen başta boştur.
raindrops-drop = damla
raindrops-prompt = Bir damlana dokun
raindrops-prompt-next = Sıradaki damlaya dokun
raindrops-prompt-to = Gideceği yere dokun
raindrops-go-on = başka damla kaldır
raindrops-turn-unknown = Bir hamle, adımların arasına virgül konarak yazılır: `a5-b3,a3-c3,c2xd3`.
raindrops-end = Tek küme kaldı
raindrops-gives = {$who} tek kümeyle kalır: {$who} kazanır
raindrops-gave = {$who} hamlenle tek kümeyle kaldı: {$who} kazandı
raindrops-why-captures = {$count} damla alır
raindrops-why-joins = kümeleri birleştirir ({$count} kalır)
raindrops-tally = {$count} küme kaldı

## Rapid Transit: choices, panels, refusals

transit-not-own = {$cell} karesindeki taş senin değil.
transit-not-opposing = {$cell} karesindeki de senin: Öbür renkten bir taş seç.
transit-no-terminal = {$cell} son durak değil: Kendi renginden en az iki komşusu var.
transit-out-of-reach = {$own} ile {$other} taşlarının ağları birbirine değmiyor.
transit-still-terminal = Takastan sonra iki taşın da kendi renginden iki komşusu olmalı.
transit-square = Aynı renkten dört taş dörtlü blok oluşturamaz.
transit-must-swap = Takas yapabilirsin, pas geçemezsin.
transit-about = Taşlarını rakibinkilerle takas et. En büyük ağ kazanır.
transit-size-4 = Herkese 8 taş: kısa bir oyun
transit-size-6 = Herkese 18 taş
transit-size-8 = Herkese 32 taş: tam oyun
transit-prompt = Bir son durağına dokun
transit-prompt-other = Takas edeceğin taşa dokun
transit-nothing-to-swap = Bu son durakla takas yapılamaz.
transit-end-draw = Bütün ağlar eşit, hiç takas olmadı
transit-end-last-swap = Bütün ağlar eşit: Son takas belirler
transit-end-larger = Daha büyük ağ
transit-why-joins = ağları birleştirir: {$sizes}
transit-why-cuts = rakibin ağını böler: {$size}
transit-terminal = son durak
transit-turn-unknown = Bir hamle, önce kendi taşın olmak üzere `d4-e6` ya da `pass` diye yazılır.
transit-tally-leads = {$own} – {$other} önde
transit-tally-trails = {$own} – {$other} geride
transit-tally-level = eşit: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Önce bütün vagonları koy, sonra oynat.
yard-all-placed = Bütün vagonlar kondu.
yard-not-receiving = Vagonları yalnızca işaretli karelere koy.
yard-taken = {$cell} karesinde zaten vagon var.
yard-no-car = {$cell} karesinde vagon yok.
yard-not-own = {$cell} karesindeki vagon senin değil.
yard-no-train = {$lead} ile {$tail} bir trenin uçları değil.
yard-no-majority = Trenin yarıdan çoğu senin olmalı.
yard-no-way = Bir hamlede buradan oraya gidemez: {$lead} – {$to}.
yard-blocked = Yol kapalı: {$lead} – {$to}.
yard-shipping = Vagonlar kendi sevk alanından çıkamaz, öbürüne giremez.
yard-about = Vagonları ve trenleri oynat. On vagonunu yerine ilk götüren kazanır.
yard-setup = Diziliş
yard-setup-beginner-means = Aynı renk vagonlar sütun sütun dizilir: Başta çok tren var.
yard-setup-advanced-means = Dama deseniyle dizilir: Başta az tren var.
yard-setup-custom-means = Vagonları sırayla koyun. Her vagonun karşısına öbür renkten bir vagon gelir.
yard-setup-beginner = acemi
yard-setup-advanced = usta
yard-setup-custom = kendi dizilişin
yard-car = vagon
yard-prompt-place = İşaretli kareye dokun
yard-prompt = Vagona ya da trenin iki ucuna dokun
yard-prompt-first = Gideceği yere ya da trenin öbür ucuna dokun
yard-prompt-train = Bir ucunun gideceği yere dokun
yard-go-on = öbür renk için yine dokun
yard-nowhere = Gidecek yeri yok: Başka vagona dokun.
yard-why-ships = {$count} vagonu yerine götürür
yard-train-goes = {$count} vagonluk tren: {$from} → {$to}
yard-end-draw = Üçüncü kez aynı konum
yard-end-shipped = On vagon da yerinde
yard-end-stuck = Rakibin hamlesi yok
yard-ships-here = sevk alanı
yard-turn-unknown = Bir hamle `d4-c4`, tren için `d4f4-c4`, konan vagon için `c1=r` diye yazılır.
yard-receiving = KABUL
yard-tally = {$count}/10 vagon yerinde

## Games for two: panels and results of all of them

duel-standing-over = Oyun bitti. Tahta bıraktığınız gibi.
duel-standing = {$turn}. hamlede, bıraktığınız gibi.
duel-wins = {$who} kazandı
duel-draw = Berabere
duel-resign-asked = Pes mi?
duel-resign-or-draw-asked = Pes mi, beraberlik mi?
duel-draw-offer = {$who} beraberlik öneriyor
duel-draw-offered = Beraberlik önerdin
duel-draw-declined = Beraberlik yok: Oyuna devam
duel-back-offer = {$who} son hamlesini geri almak istiyor
duel-back-asked = Hamleni geri almak istedin
duel-back-declined = Hamle geri alınmadı: Oyuna devam
duel-draw-agreed = Beraberlikte anlaşıldı
duel-hint-coming = İyi bir hamle aranıyor
duel-hint-marked = İpucuna tahtada bak
duel-hint-why = İpucu: {$why}
duel-hint-joints = Kesikli bağlar güvenli
duel-hint-swap = İpucu: TAKAS’a dokun
duel-hint-pass = İpucu: PAS’a dokun
duel-hint-none = İpucu yok
duel-nobody-wins = Berabere
duel-result-resigned = {$result} · {$who} pes etti
duel-result-time = {$result} · {$who} için süre doldu
duel-result-why = {$result} · {$why}
duel-waiting = Beklenen: {$who}
duel-starts = {$who} başlar
duel-starts-drawn = {$who} başlar (yazı tura)
duel-you-are = Rengin: {$who} · {$tally}
duel-score = Skor {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Önde: {$who}, {$by} farkla
duel-computer-moves = Bilgisayar oynuyor
duel-swap-ok = Taşı ve kenarlarını alıyorsun: OK’e dokun
duel-pass-ok = Pas için OK’e dokun
duel-ok-or-undo = OK ya da GERİ AL
duel-gives = Bu oyunu bitirir: {$who} kazanır
duel-ok-or = OK’e dokun ya da {$or}
duel-must-pass = Hamlen yok: PAS’a dokun
duel-has-swapped = {$other} senin taşını ve kenarlarını aldı. {$prompt}
duel-edges-sides = Kenarların: sol ve sağ
duel-edges-ends = Kenarların: yakın ve uzak
duel-edges-upright = Kenarların: üst ve alt
duel-has-swapped-edges = {$other} taşını aldı. {$edges}
duel-took-edges = Taş artık senin. {$edges}
duel-has-passed = {$other} pas geçti. {$prompt}
duel-or-swap = {$prompt}; ya da TAKAS
duel-resign = PES ET
duel-offer-draw = BERABERLİK?
duel-draw-accept = KABUL ET
duel-draw-decline = DEVAM ET
duel-back-allow = İZİN VER
duel-swap = TAKAS
duel-pass = PAS
duel-told-undone = {$who} geri alıyor.
duel-told-taken-back = {$who} son hamlesini geri alıyor.
duel-told-touched = {$who} dokundu: {$cells}.
duel-told-press-ok = OK ya da Geri al
duel-told-touched-then = {$who} dokundu: {$touched}. {$then}.
duel-told-swap = {$who} takas istiyor.
duel-told-swap-ok = {$who} takas istiyor. OK’e bas.
duel-told-pass = {$who} pas geçmek istiyor.
duel-told-pass-ok = {$who} pas geçmek istiyor. OK’e bas.
duel-told-swapped = {$who} taşı ve kenarlarını aldı.
duel-told-passed = {$who} pas geçti.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} pes etti.
duel-out-of-time = {$who} için süre doldu.
clock-minutes = {$count} dakika
clock-sand-glass = kum saati, hamle başına 30 saniye, yalnızca hatırlatır
clock-sand-is-through = Süre doldu: Lütfen oyna
clock-chip = {$who} {$time}
mirror-clock = Kalan süre: {$time}.

## The lobby

lobby-remove-a-computer = {$title} iki kişiliktir: Bilgisayarın yanında ÇIKAR’a dokunun.
lobby-too-many = { $count ->
    [one] {$title} iki kişiliktir: Biriniz lütfen AYRIL’a dokunsun.
   *[other] {$title} iki kişiliktir: {$count} kişi lütfen AYRIL’a dokunsun.
}
lobby-nobody = En az bir kişi KATIL’a dokunmalı.
lobby-one-more = Bir oyuncu ya da bilgisayar daha gerek.
lobby-two-can-play = Oturduğunuz yerde KATIL’a dokunun. İki kişilik.
lobby-two-to-six-can-play = Oturduğunuz yerde KATIL’a dokunun. İki ila altı kişilik.
lobby-map-missing = Harita yüklenemedi. Yine dokunun ya da başkasını seçin.
lobby-map-loading = Harita yükleniyor…
lobby-start = BAŞLA
lobby-try-it = DENE
lobby-quick = KISA
lobby-normal = NORMAL
lobby-long = UZUN
lobby-join = KATIL
lobby-computer = BİLGİSAYAR
lobby-leave = AYRIL
lobby-remove = ÇIKAR
lobby-newcomer = ACEMİ
lobby-learner = ÇIRAK
lobby-easy = KOLAY
lobby-medium = ORTA
lobby-hard = ZOR
lobby-master = USTA
lobby-even = UYUMLU
lobby-someone-here = BURADAN BİRİ
lobby-friend = UZAKTAN ARKADAŞ
lobby-add-player = + OYUNCU
lobby-row-map = Harita
lobby-row-players = Oyuncu
lobby-row-against = Rakip
lobby-row-begins = Başlayan
lobby-drawn = yazı tura
lobby-row-clock = Saat
lobby-row-times = Süre
clock-increment = hamle başına +{$seconds} sn
lobby-ahead = AVANTAJ
connection-ahead = Taş +{$count}
transit-ahead = Takas +{$count}
yard-ahead = Yerinde vagon +{$count}
lobby-for-players = {$count} oyuncu
lobby-for-players-between = {$least}–{$most} oyuncu
lobby-nobody-yet = Henüz kimse katılmadı
lobby-joined = {$count} oyuncu katıldı
lobby-people-and-computers = {$people} kişi ve {$computers} bilgisayar
lobby-ready = Hazır mı? Ortadaki BAŞLA’ya dokunun.
lobby-start-chosen = BAŞLA’ya dokunun. {$who} başlar.
lobby-start-full = Masa dolu. BAŞLA’ya dokunun.
lobby-start-or-wait = BAŞLA’ya dokunun ya da bekleyin.
lobby-map-easiest = en kolay
lobby-map-standard = normal
lobby-map-hardest = en zor
lobby-map-coming = yükleniyor…
lobby-maps-from-to = Haritalar: {$count} içinden {$from}–{$to}
workshop-hint = Bir ülkeye dokunun ya da bölgeniz çerçeveyi doldurana kadar dünyayı kaydırın.
workshop-make = HARİTA YAP
workshop-making = Haritanız hazırlanıyor: {$percent}
workshop-takes = Bu bir dakika kadar sürer.
workshop-cancel = VAZGEÇ
workshop-change-frame = ÇERÇEVEYİ DEĞİŞTİR
workshop-play = OYNA
workshop-uneven = Bu haritada şansın payı daha büyük. Başka bir harita ya da daha büyük bir çerçeve daha adil olabilir.
workshop-small = Bu çok küçük: en az 300 km gösterin.
workshop-pole = 35 şehir için kutba çok yakın. Uzaklaşın.
workshop-world = Dünya haritası. Çerçevede: {$frame}. Ok tuşları kaydırır, + ve − yakınlaştırır.
workshop-frame-told = {$south}, {$west} ile {$north}, {$east} arası
workshop-north = {$degrees}° kuzey
workshop-south = {$degrees}° güney
workshop-east = {$degrees}° doğu
workshop-west = {$degrees}° batı
workshop-name-back = Haritanın önceki adı
workshop-name-next = Haritanın sonraki adı
workshop-remark = her yer

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Atlas Okyanusu
map-pacific-ocean = Büyük Okyanus
map-indian-ocean = Hint Okyanusu
map-north-sea = Kuzey Denizi
map-baltic-sea = Baltık Denizi
map-mediterranean-sea = Akdeniz
map-black-sea = Karadeniz
map-arabian-sea = Umman Denizi
map-bay-of-bengal = Bengal Körfezi
map-south-china-sea = Güney Çin Denizi
map-sea-of-japan = Japon Denizi
map-gulf-of-mexico = Meksika Körfezi
map-adriatic-sea = Adriyatik Denizi
map-caucasus = Kafkaslar
map-himalaya = Himalayalar
map-tibet = Tibet
map-sahara = Sahra
map-canada = Kanada
map-mexico = Meksika
map-tyrrhenian-sea = Tiren Denizi
map-ligurian-sea = Ligurya Denizi
map-ukraine = Ukrayna
map-england = İngiltere

## The map Italy: its name, its regions, its cities

map-italy = İtalya
region-northwest = Kuzeybatı
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Ravenna
city-rimini = Rimini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Napoli
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
city-florence = Floransa
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afrika
region-northeast = Kuzeydoğu
map-gulf-of-guinea = Gine Körfezi
map-arabia = Arabistan
city-antananarivo = Antananarivo
city-cape-town = Cape Town
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abican
city-algiers = Cezayir
city-casablanca = Kazablanka
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = Layun
city-nouadhibou = Nuadibu
city-kano = Kano
city-lagos = Lagos
city-n-djamena = Encemine
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Timbuktu
city-tunis = Tunus
city-abu-simbel = Ebu Simbel
city-addis-ababa = Addis Ababa
city-asmara = Asmara
city-benghazi = Bingazi
city-cairo = Kahire
city-khartoum = Hartum
city-tripoli = Trablus
city-harare = Harare
city-juba = Cuba
city-kigali = Kigali
city-kinshasa = Kinşasa
city-lubumbashi = Lubumbaşi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Güney Amerika
map-caribbean-sea = Karayip Denizi
map-sargasso-sea = Sargasso Denizi
city-bogota = Bogotá
city-caracas = Karakas
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

map-british-isles = Britanya Adaları
region-ireland = İrlanda
region-highlands = Highlands
map-irish-sea = İrlanda Denizi
map-celtic-sea = Kelt Denizi
map-english-channel = Manş Denizi
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

map-world = Dünya
region-america = Amerika
region-pacific = Pasifik
map-southern-ocean = Güney Okyanusu
city-santo-domingo = Santo Domingo
city-houston = Houston
city-winnipeg = Winnipeg
city-reykjavik = Reykjavik
city-sydney = Sidney
city-magadan = Magadan
city-perth = Perth
city-port-moresby = Port Moresby
city-cairns = Cairns
city-manila = Manila

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = İskandinavya
map-norwegian-sea = Norveç Denizi
map-russia = Rusya
map-poland = Polonya
map-germany = Almanya
map-barents-sea = Barents Denizi
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Pskov
city-tallinn = Tallinn
city-tartu = Tartu
city-klaipeda = Klaipeda
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
city-helsinki = Helsinki

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = Japonya
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Filipin Denizi
map-east-china-sea = Doğu Çin Denizi
city-fukuoka = Fukuoka
city-kagoshima = Kagoşima
city-kumamoto = Kumamoto
city-miyazaki = Miyazaki
city-nagasaki = Nagasaki
city-oita = Oita
city-sasebo = Sasebo
city-hiroshima = Hiroşima
city-kochi = Kochi
city-kyoto = Kyoto
city-nagoya = Nagoya
city-osaka = Osaka
city-takamatsu = Takamatsu
city-tokushima = Tokuşima
city-fukui = Fukui
city-hamamatsu = Hamamatsu
city-kofu = Kofu
city-nagano = Nagano
city-tottori = Tottori
city-toyama = Toyama
city-akita = Akita
city-aomori = Aomori
city-fukushima = Fukuşima
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

map-india = Hindistan
map-laccadive-sea = Lakşadvip Denizi
map-andaman-sea = Andaman Denizi
map-indochina = Hindiçin
city-cochin = Koçi
city-colombo = Kolombo
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
city-jodhpur = Codpur
city-lahore = Lahor
city-multan = Multan
city-shimla = Şimla
city-srinagar = Srinagar
city-ahmedabad = Ahmedabad
city-bhopal = Bhopal
city-goa = Goa
city-indore = Indore
city-jaipur = Caypur
city-surat = Surat
city-comilla = Comilla
city-dhaka = Dakka
city-guwahati = Guwahati
city-kathmandu = Katmandu
city-shigatse = Şigatse
city-thimphu = Thimphu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Kurallar yükleniyor…
sheet-share-nothing-yet = İlk turdan sonra paylaşabilirsin. O zamana kadar şehirler gizli.
sheet-back = GERİ
sheet-next = İLERİ
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = DENE
sheet-share = Bu oyunu paylaş
sheet-share-copy = KOPYALA
sheet-share-hands = HERKES İSTERSE TURU EKLE
sheet-share-put-in = Bağlantıda herkesin bu turdaki gizli şehirleri var.
sheet-share-left-out = Bağlantı bu turu içermiyor.
sheet-share-copied = Bağlantı kopyalandı.
sheet-share-not-copied = Bu tarayıcı kopyalamaya izin vermiyor.
sheet-share-only-here = Bu sayfa yalnızca bu makinede açılır; o yüzden taranacak kod yok.
sheet-share-too-long = Bu oyun bir koda sığmıyor: Onun yerine bağlantıyı kopyala.
sheet-share-picture-there = Sonucun resmini orada kaydedebilirsin.
sheet-picture = Hatıra resmi
sheet-picture-about = Son konum, herkesin sonucu ve bugünün tarihi.
sheet-picture-open = RESİM
sheet-picture-png = FOTOĞRAF OLARAK KAYDET (PNG)
sheet-picture-svg = BASKI İÇİN KAYDET (SVG)
sheet-picture-turns = Hamleler: {$count}
sheet-picture-round = {$round}. tur
sheet-picture-connected = Bağlandı: {$names}
sheet-share-scan = Oyunu telefonda açmak için kodu telefonla tara.
sheet-my-game = OYUNUM
sheet-lobby = OYUNLAR
sheet-your-turn = Sıra sende
sheet-computer = Bilgisayar · {$strength}
sheet-computer-thinks = Bilgisayar düşünüyor
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Burası

## The operator: the PIN and the panel

operator-pins-differ = İki PIN farklı. Yeniden bir PIN seç.
operator-wrong-pin = Yanlış PIN.
operator-nothing-is-saved = Kayıt çalışmıyor: Bu oyun kaybolur.
operator-storage-low = Bellek dolmak üzere: {$room} MB kaldı.
operator-tap-to-play = DOKUN VE OYNA
operator-tap-the-table = Devam etmek için masaya dokunun.
operator-closes-in = Kapanışa {$time}
operator-closed = Bu masa kapalı.
operator-pin = Yetkilinin PIN’i
operator-pin-new = Bir PIN seç
operator-pin-again = PIN’i tekrarla
operator-pin-rule = {$least}–{$most} rakam. Kimseye söyleme.
operator-pin-waits = Çok fazla yanlış PIN. {$count} sn bekle.
operator-pin-asks = PIN kontrol ediliyor…
operator-pin-silent = Sunucu yanıt vermiyor, PIN kontrol edilemiyor. Yeniden dene.
operator-pin-unset = Henüz PIN yok. Bu bilgisayarda belirle: {$command}
operator-locked = Kilitli: Ayarlar okunamıyor.
operator-pin-erase = SİL
operator-panel = Yetkili
operator-kiosk-on = KİOSK: AÇIK
operator-kiosk-off = KİOSK: KAPALI
operator-offers = Sunulan oyunlar
operator-start = Yeni oyunların başlangıcı
operator-start-heard = müzik {$music}, sesler {$sounds}
operator-start-game = {$game}, {$map}, kasa {$bank}, vergi {$taxes}
operator-use-lobby = BU LOBİYİ KULLAN
operator-change-pin = PIN DEĞİŞTİR
operator-export = DIŞA AKTAR
operator-import = İÇE AKTAR
operator-delete-saves = KAYITLI OYUNLARI SİL
operator-delete-all = TÜMÜNÜ SIFIRLA
operator-delete-saves-means = Kenara ayrılanlar dâhil, kayıtlı bütün oyunlar silinecek.
operator-delete-all-means = Kayıtlı bütün oyunlar, bütün ayarlar ve PIN silinecek.
operator-set-by-file = ayar dosyasında belirlendi
operator-file-sets = Gri ayarlar sunucunun ayar dosyasından gelir.
operator-file-garbled = Sunucunun ayar dosyası okunamıyor ve yok sayılıyor.
operator-faults = Açılıştan beri hatalar
operator-foreign-faults = Bu tarayıcıdaki eklentiler gibi başka programların hataları: {$number}
operator-keep-them = SAKLA
operator-yes-delete = EVET, SİL

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Büyüt
mirror-zoom-out = Küçült
mirror-zoom-whole = Bütün tahtayı göster
mirror-unfold = Panelin tamamını göster
mirror-fold = Tahtayı daha çok göster
mirror-sheet-rotate = Bu paneli masanın öbür kenarına çevir
mirror-lobby-rotate = Masanın ortasını çevir
mirror-hint-coming = İpucu geliyor
mirror-lens = Mercek
mirror-discard = −$1, son dolardan vazgeç
mirror-let-computer = Bilgisayar yine oynasın
mirror-replay = Baştan izle
mirror-seek-start = Başa
mirror-seek-back = Geri
mirror-seek-next = İleri
mirror-seek-end = Sona
mirror-timeline = İzlemedeki yer
mirror-close-open = Kapat
mirror-settings = Ayarlar
mirror-languages = Dil: {$name}
mirror-podium = Kürsüyü gizle
mirror-taxes = Vergi bildirimini gizle
mirror-another-map = Başka bir haritada tekrar oyna: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} / {$stops}
mirror-rules-of = Kurallar: {$title}
mirror-table = Masa
mirror-lobby = Sonraki oyun
mirror-ready = Hazır: Başla’ya bas.
mirror-nobody = boş
mirror-sits-here = {$colour} bu cihazda oynuyor.
mirror-computer-at = {$colour}, bilgisayar, {$strength}
mirror-place = Yer, {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Bilgisayar, {$strength}.
mirror-cell-next = seçilebilir
mirror-cell-hint = ipucu
mirror-cell-last = son hamle
mirror-cell-taken-from = burada damla alındı
mirror-cell-filled = kendiliğinden doldu
mirror-cell-refused = izin yok
mirror-stands = {$who}: {$what}.
mirror-empty = boş: {$count}
mirror-nothing-yet = Henüz bir şey yok.
mirror-has-nothing = {$who}: burada henüz bir şey yok.
mirror-here = {$what}.
mirror-place-hub = Garını buraya kur.
mirror-walk-map = Oklar hatlar boyunca gider, harfler şehirlere, Enter döşer, ? tuşları gösterir.
mirror-walk-board = Oklar kareden kareye gider, Enter seçer, 1–5 bilgi verir, ? tuşları gösterir.
mirror-build = Döşe: {$end}, {$money}
mirror-build-which = Döşe: {$end}, {$money}; {$about}
mirror-go = Git: {$end}
mirror-go-which = Git: {$end}; {$about}
mirror-type-a-move = Hamle yaz: {$who}
mirror-type-example = Örneğin {$line}
mirror-crossing = kavşak {$number}
mirror-crossing-north = kavşak {$number}, {$city} kuzeyi
mirror-crossing-northeast = kavşak {$number}, {$city} kuzeydoğusu
mirror-crossing-east = kavşak {$number}, {$city} doğusu
mirror-crossing-southeast = kavşak {$number}, {$city} güneydoğusu
mirror-crossing-south = kavşak {$number}, {$city} güneyi
mirror-crossing-southwest = kavşak {$number}, {$city} güneybatısı
mirror-crossing-west = kavşak {$number}, {$city} batısı
mirror-crossing-northwest = kavşak {$number}, {$city} kuzeybatısı
mirror-demonstration = Bu bir tanıtım oyunu.
mirror-press-to-begin = Başlamak için bir tuşa bas.
mirror-countdown = Devam etmek için {$count} saniye içinde bir tuşa bas.
mirror-still-playing = Oyun sürüyor mu?
mirror-please-read = Lütfen okuyun
mirror-vote = Oylama
mirror-vote-all = Herkes kabul etmeli.
mirror-page = {$title}, sayfa {$page} / {$pages}.

## Saves, links, files: what is wrong with them

fault-foreign = Bu bir Roundhouse oyunu değil.
fault-text = Bu bir Roundhouse oyunu değil ya da bir parçası eksik.
fault-too-long = Bir oyun için fazla uzun.
fault-older = Roundhouse’un eski bir sürümüyle yapılmış, artık açılamaz.
fault-newer = Roundhouse’un daha yeni bir sürümüyle yapılmış, burada açılamaz.
fault-length = Eksik.
fault-language = {$language} kullanılamıyor: {$why}
fault-damaged = Bozuk.
fault-no-such-game = Bu oyun burada yok.
fault-other-game = Bu başka bir oyun.
fault-no-such-map = Haritası burada yok.
fault-other-map = Haritası, oynandığından beri değişmiş.
fault-rules = İçinde kurallara aykırı bir hamle var.
fault-unwritable-start = Bu oyun kaydedilemiyor.
fault-unwritable-move = Bu oyun kaydedilemiyor: Hamlelerinden biri yazılamıyor.
fault-unwritable-too-long = Bu oyun kaydedilemeyecek kadar uzun.
fault-found-late = Daha eski bir oyun bulundu. Bu oyundan sonra ona devam edebilirsiniz.
fault-second-copy = Kayıtlı bir oyun bozulmuş, ama ikinci kopyası sağlam.
fault-put-aside = Kayıtlı bir oyun açılamıyor. {$why} Kenara ayrıldı.
fault-go-on-playing = {$why} Oynamaya devam edebilirsiniz.
fault-file-foreign = Bu dosyada Roundhouse oyunu yok.
fault-file-without-game = Bu dosyada oyun yok.
fault-file-game = Bu dosyadaki oyun açılamıyor. {$why}
fault-query = Bu bağlantı şunu istiyor: {$key} {$value}. {$offered}
fault-query-not-offered = Burada öyle bir şey yok.
fault-query-offers = {$title} için olanlar: {$values}.
fault-rules-damaged = Kural dosyası bozuk.
fault-link = Bu bağlantı açılamıyor. {$why} Lütfen yeniden kopyala.
fault-map-version = Haritanın sürümü {$found}, bu program {$known} sürümünü okuyor.
fault-map-too-large = Harita fazla büyük.
fault-map-too-many-nodes = Haritada çok fazla kavşak var: {$count}.
fault-map-other = {$map} haritasının dosyasında başka bir harita var.
own-map-title = Kendi haritanız
own-map-newer = Bu harita sayfanın daha yeni bir sürümüyle yapılmış. Sayfayı yeniden yükleyin.
own-map-little-land = Burada bir harita için çok az kara var. Daha çok kara, daha az deniz gösterin.
own-map-few-towns = Burada birbirinden yeterince uzak çok az şehir var. Dünyanın daha büyük ya da daha çok şehirli bir bölümünü gösterin.
own-map-torn-land = Burada kara bir demiryolu için çok parçalı. Tek parça halinde daha çok kara gösterin.
own-map-failed = Harita yapılamadı. Ağı kontrol edip yeniden deneyin.
fault-map-place = Haritada bir kavşağın yeri hatalı.
fault-map-link-end = Haritanın {$number} numaralı hattı, olmayan {$node} numaralı kavşağa gidiyor.
fault-map-link = Haritanın {$number} numaralı hattı ({$from} – {$to}, {$money}) geçersiz.
fault-map-regions = Haritada {$wanted} yerine {$count} bölge var.
fault-map-city-region = {$city} şehri, olmayan bir bölgede.
fault-map-city-node = {$city} şehri, olmayan {$node} numaralı kavşakta.
fault-map-city-city = {$city} şehri başka bir şehrin üstünde.
fault-map-region = {$region} bölgesinde {$cities} şehir var, çevrili olan {$ringed}; olması gereken {$wanted} ve {$wanted-ringed}.
fault-map-unreached = Haritada {$node} numaralı kavşağa giden yol yok.

## The browser: storage, network, full screen, faults

web-rules-file = {$name} adlı kural dosyası
web-map-file = {$name} adlı harita dosyası
web-words-file = {$name} adlı dil dosyası
web-words-damaged = {$name} adlı dil dosyası bozuk.
web-file-missing = {$what} yüklenemedi (hata {$number}).
web-file-silent = {$what} yüklenemedi. Ağı kontrol et.
web-map-too-long = {$name} adlı harita dosyası fazla uzun.
web-map-damaged = {$name} adlı harita dosyası yarım ya da bozuk.
web-map-foreign = {$name} adlı dosya bir harita değil.
web-no-picture = Bu tarayıcı resmi kaydedemiyor.
web-no-export = Bu tarayıcı kayıtlı oyunları dışa aktaramıyor.
web-no-import = Bu tarayıcı burada dosya açamıyor.
web-file-unreadable = Bu dosya okunamıyor.
web-storage-refused = Bu tarayıcı oyunu kaydedemiyor (yer yok ya da gizli pencere). Oynamaya devam edin, ama sayfayı kapatmayın.
web-storage-healed = Bu tarayıcıdaki kayıtlar bozulmuştu ve silindi. Oyunlar yine kaydediliyor.
web-storage-silent = Bu tarayıcı oyunu kaydetmiyor. Oynamaya devam edin, ama sayfayı kapatmayın, yoksa oyun kaybolabilir.
web-storage-elsewhere = Başka bir pencerede açık. O pencere kapatılana kadar bu oyun kaydedilmez.
web-storage-slow = Kayıt yavaş. Oynamaya devam edin; elektrik kesilirse son hamle kaybolabilir.
web-computer-missing = Bilgisayar oyuncu yüklenemedi ya da çöktü.
web-computer-silent = Bilgisayar oyuncu yanıt vermedi.

## The page itself, while there is no program

page-loading = Roundhouse yükleniyor.
page-file = Roundhouse’u dosya olarak değil, web sunucusundan aç. (Geliştirici: cargo xtask play)
page-too-old = Bu tarayıcı Roundhouse için çok eski. Lütfen Chrome’un güncel bir sürümünü kullan.
page-again = Bir dakika lütfen: Roundhouse yeniden başlıyor.
page-failed = Roundhouse üç kez yeniden başladı, devam edemedi. Bir daha denemek için ekrana dokun.
page-failed-kiosk = Roundhouse üç kez yeniden başladı, devam edemedi. Bir dakika sonra yine dener; beklemezsen ekrana dokun.
page-missing = Bu adreste bir sayfa yok.
page-open = Roundhouse’u aç
mirror-said = Oyun günlüğü
mirror-own = Senin yerin

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = KAPAT
over-language = Dil
over-hints-on = İPUCU: AÇIK
over-hints-off = İPUCU: KAPALI
coach-leave = REHBERİ KAPAT
setting-coach = Rehber
over-coach-on = REHBER: AÇIK
over-coach-off = REHBER: KAPALI
seat-leave-asked = Ayrılıyor musun?
seat-leave-tells = Yerini bir bilgisayar alır.
seat-leave = AYRIL
seat-stay = KAL
seat-take-over = BURADA OYNA
seat-nudge = Hâlâ orada mısın? Sıra sende.
seat-away-tells = Yerine bir bilgisayar oynayabilir.
seat-away-computer = BİLGİSAYAR OYNASIN
seat-away-here = BURADAYIM
seat-take-over-asked = Burada oynayacak mısın?
seat-take-over-tells = Oyunu bilgisayardan devralırsın.
seat-take-over-no = HAYIR
mirror-leave-seat = Oyundan ayrıl
setting-motion = Animasyon
setting-contrast = Karşıtlık
setting-text = Yazı boyutu
over-motion-on = ANİMASYON: AÇIK
over-motion-off = ANİMASYON: KAPALI
over-contrast-high = KARŞITLIK: YÜKSEK
over-contrast-auto = KARŞITLIK: OTO
setting-names = Harita adları size döner
over-names-turn = ADLAR: DÖNER
over-names-stay = ADLAR: SABİT
coach-rail-cities = Elini panele siper et ve ŞEHİRLERİ GÖSTER’e dokun: Gizli şehirlerini gör.
coach-rail-cities-own = Bağlayacağın gizli şehirler var. Başka kimse görmezken onlara bak.
coach-rail-hub = Garını kur: Şehirlerinin çoğuna yakın bir yere dokun. Rayların oradan başlar.
coach-rail-build = Kesik çizgili hatlara dokunup döşe. Her hamlede iki tek ya da bir çift hat bedava.
coach-rail-left = {$money} kaldı: $1’lık bir hat daha döşe ya da −$1’a dokun. Harcanmayan para gider.
coach-rail-joined = Ağın artık şunlarla bağlı: {$names}. Bundan sonra ağ hepinizin.
coach-rail-pay = Biri bütün şehirlerini bağladı. Şimdi sen de bağla: Parası kasandan çıkar.
coach-rail-known = Oyun bundan ibaret. Şimdi gerçeğini oyna.
coach-rail-tasks = {$all} görevden {$done} tanesi tamam
coach-swap = Başlamak avantajdır: TAKAS’a dokun, o taşı ve kenarlarını al ya da taş koy.
exercise-title = Alıştırma {$number}/{$all}
exercise-next = İLERİ
exercise-skip = ATLA
exercise-missed = Bunu oynayabilirsin, ama istenen bu değil. Yine dene ya da İPUCU’na dokun.
connection-lesson-aim = Boş bir kareye dokun. İki kenarını kesintisiz bir zincirle bağla, kazanırsın.
connection-lesson-quickway = Taşların köşelerden kendiliğinden bağlanır; yeter ki oradan bir köprü geçmesin.
connection-lesson-crossway = Taşların köşelerden de bağlıdır. Hiçbir taş iki bağlantıyı kesiştiremez.
connection-lesson-quax = Köşeden değen iki taşı bağlamak için ikisine de dokun. Bu da hamlendir.
connection-lesson-quadrex = Yalnızca yan yana taşlar bağlıdır. Dörtlü bloğun son karesi kendiliğinden dolabilir.
raindrops-lesson-aim = Bir damlaya, sonra gideceği yere dokun. Damlalarını tek kümede topla, kazanırsın.
raindrops-lesson-capture = Öbür rengin bir damlasının üstüne kay, bütün kümesini al.
raindrops-lesson-group = Grup damla damla gider: Birini kaldır, aynı çizgide öbürlerinin yanına koy.
transit-lesson-aim = Takas için bir son durağına (içi boş halka) ve öbür rengin bir taşına dokun.
transit-lesson-networks = Yan yana aynı renk taşlar bir ağdır. Sonunda en büyük ağ kazanır.
transit-lesson-swaps = Takastan sonra ikisinin de kendi renginden iki komşusu olmalı. Dörtlü blok olamaz.
yard-lesson-aim = Bir vagona, sonra gideceği yere dokun. On vagonunu da kendi rengindeki yana götür.
yard-lesson-train = Çoğu senin olan vagon dizisi trendir: İki ucuna, sonra bir ucun hedefine dokun.
yard-lesson-areas = Hiçbir vagon öbür rengin sevk alanına giremez, kendininkinden çıkamaz.
connection-do-corner = Yolundaki taşın çevresinden dolaş: İki uca da köşeden değen bir taş koy.
connection-do-gap = Taşın çevresinden iki yol var, ama biri kapalı. Öbüründen git.
connection-do-link = Zincirinin yarıları yalnızca köşeden değiyor. Köprü için bu iki taşa dokun.
connection-do-fill = Boşluğu doldurma: Soluna ya da sağına bir taş koy, kendiliğinden dolar.
connection-do-swap = Rakibin ortadan başladı. Taşını al: Önce TAKAS’a, sonra OK’e dokun.
connection-did-connect = Kendi rengindeki iki kenarı bağladın: Kazandın!
connection-did-gap = Bağlantılar hiç kesişmez: İlk kurulan kalır.
connection-did-swap = İlk taş ve kenarları artık senin. Sıra rakibinde.
raindrops-do-walk = Sütunda yüksel: Arkadaki damlayı öne koy, bir küme alana dek sürdür.
raindrops-do-spare = Burada alırsan rakibin tek kümeyle kalır ve kazanır. Öbür damlanı oynat.
raindrops-did-join = Bütün damlaların tek kümede: Kazandın!
raindrops-did-capture = Hepsini aldın! Alabilen ya da birleşebilen bir küme, oynarsa bunu yapmalı.
raindrops-did-group = Grubun başka bir kümeye katıldı. Bu hamleyi bitirir, burada da kazandırır.
raindrops-did-walk = Grup damla damla ilerler ve hiç bölünmez. Küme almak ya da birleşmek hamleyi bitirir.
raindrops-did-spare = Her hamleden sonra tek kümesi olan kazanır, hamleyi o yapmamış olsa bile.
transit-do-join = Sekiz taşının hepsini birleştiren tek takası bul.
transit-do-far = Takas uzağa erişir: Bir son durağını yanında olmayan bir taşla değiştir.
transit-do-pass = Rakibin pas geçti. Sen de takas yapamıyorsun: Önce PAS’a, sonra OK’e dokun.
transit-did-far = Son durağının ağına değen bir ağın her taşıyla takas yapabilirsin.
transit-did-pass = Art arda iki pas oyunu bitirir: En büyük ağ kazanır.
yard-do-ship = Bir vagonu sevk alanına, tahtanın senin rengindeki yanına götür.
yard-do-last = Dokuz vagonun yerinde. Onuncuyu da götür.
yard-did-car = Vagon boş karelerden istediği kadar düz gider ya da çapraz bir adım atar.
yard-did-train = Bir uç öne geçer, düz ya da yana gider; öbürleri izinden gelir.
yard-did-last = On vagonun da yerinde: Kazandın!
rail-ready = HAZIR
rail-prompt-ready = Hazır. Beklenen: {$names}
rail-prompt-taxes = {$ended}; vergi {$money}
over-table-layout = MASA EKRANI
over-own-screen = KİŞİSEL EKRAN
over-to-lobby = OYUNLAR
over-end-game = OYUNU BİTİR
over-new-game = YENİ OYUN
over-full-screen = TAM EKRAN
over-full-screen-exit = TAM EKRANI KAPAT
over-rules = KURALLAR
over-share = PAYLAŞ
over-update = GÜNCELLE
over-holds = Değişiklikler sonraki oyunda geçerli.
over-inches = Ekran köşegeni. Avucu parmaktan ayırır.

over-new-game-asked = Yeni oyun başlasın mı?
over-new-game-means = Bu oyun biter, aynı oyuncular yeniden başlar.
over-keep-playing = OYNAMAYA DEVAM
over-end-game-asked = Bu oyun bitsin mi?
over-end-game-means = Bu oyun biter, başlangıç ekranına dönersiniz.
over-forget-means = Yarım kalan oyun silinir.
over-delete-it = SİL
over-keep-it = SAKLA

over-share-hands-asked = Herkesin gizli şehirleri de eklensin mi?
over-share-them = PAYLAŞ
over-play-again-asked = Tekrar oynayalım mı?
over-play-again = TEKRAR OYNA
over-real-game = GERÇEK OYUN
over-another-map-asked = Başka harita: {$map}?
over-lobby-asked = Oyunlara dönelim mi?
over-another-map = BAŞKA HARİTA
over-no = HAYIR
over-vote-waits = Kabul ettin. Beklenen: {$names}
over-vote-no = {$who} hayır dedi

over-keys = Tuşlar
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Sonraki ya da önceki düğme
over-key-arrows = Oklar
over-key-arrows-do = Git: düğmeler, kareler, hatlar, kaydırıcılar
over-key-enter = Enter, Boşluk
over-key-enter-does = Düğmeye bas
over-key-escape = Escape
over-key-escape-does = Kapat
over-key-letters = Harfler
over-key-letters-do = Haritada: bu harfli şehre git
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Geri tuşu
over-key-undo-does = Geri al
over-key-ask-does = Tahtada: son hamle, durum
over-key-next-does = Sıradaki benimki, onlarınki
over-key-around-does = Çevrede ne var
over-key-zoom-does = Yakınlaştır ya da uzaklaştır
over-key-move = End
over-key-move-does = Hamle yaz
over-key-board = Home
over-key-board-does = Tahtaya ya da haritaya git
over-key-list-does = Bu liste

over-play-from-here = BURADAN OYNA
over-back-to-my-game = OYUNUMA DÖN
over-stop-beginning = Oyunun başı
over-stop-turn = Hamle {$turn} / {$turns}
over-play-on-asked = Buradan oynayalım mı?
over-play-on-ends-game = Masadaki oyunun yerine bu geçer.
over-play-on-loses-save = Kayıtlı oyununun yerine bu geçer.
over-play = OYNA
over-keep-watching = İZLEMEYE DEVAM

over-unfinished = Yarım kalan oyun
over-continue = DEVAM ET
over-map-loading = Haritası yükleniyor…
over-map-again = {$why} Yeniden denemek için DEVAM ET’e dokun.
over-tap-to-continue = DEVAM İÇİN DOKUN

## Phones, far seats and watchers

refused-cut-off = Masayla bağlantı yok. Biraz sonra yine dene.
fault-seat-link = Bu yerin bağlantısı eksik. Lütfen yeniden tara ya da kopyala.
fault-seat-view = Bu sayfa masadaki oyunu gösteremiyor. Sayfayı yeniden yükle.

room-phone = Telefonunda
room-far = Başka yerden oyna
room-scan-cities = Kodu telefonunla tara, şehirlerini telefonunda gör.
room-scan-board = Kodu telefonunla tara, telefonunda oyna.
room-send = Bu bağlantıyı yalnızca bir kişiye gönder: Bu yer onun olur.
room-until = O zamana dek bir bilgisayar oynar.
room-type = Ya da telefonuna yaz:
room-phone-holds = Bu yer telefonunda. Burada da oynayabilirsin.
room-phone-away = Telefonun yanıt vermiyor. Burada oyna ya da onu uyandır.
room-far-nobody = Bağlantıyı henüz kimse açmadı.
room-left = {$colour} ayrıldı.
friend-waits = Herkes gelince oyun başlar.
friend-you = sen
friend-here = burada
friend-not-yet = henüz gelmedi
friend-is-here = {$colour} geldi. Oyun başlıyor.
room-far-holds = Burada biri başka yerden oynuyor.
room-far-away = Başka yerde, bağlantısı yok
room-asks = Bu yeri başka bir telefon istiyor. Senin mi?
room-asks-far = Bu yerin bağlantısını başka biri açtı. Girsin mi?
room-allow = İZİN VER
room-refuse = REDDET
room-show-here = BURADA GÖSTER
room-withdraw = İPTAL ET
room-copy = KOPYALA
room-copied = Bağlantı kopyalandı. Bir mesaja yapıştır.
room-not-copied = Kopyalanamadı: Kodu tara.
room-host-full = Sunucu şu an dolu. Daha sonra yine dene.
room-invite = DAVET ET
room-far-thinks = Başka yerde, {$count} sn’dir düşünüyor
room-far-waits = Başka yerde
room-computer-plays = BİLGİSAYAR OYNASIN
room-give-back = YERİ VER
room-invite-title = Davet et
room-watch = İZLEYİCİ
room-watch-means = Bu bağlantıyı alan herkes izler, ama oynayamaz.
room-watchers = { $count ->
    [0] Kimse izlemiyor.
   *[other] {$count} kişi izliyor.
}

member-looking = Masa aranıyor…
member-no-host = Bağlantı yok. Yeniden deneniyor…
member-no-table = Diğer ekran yanıt vermiyor. Burada kal: Sayfa kendiliğinden yeniden bağlanır.
member-asking = Bu yerde zaten biri oynuyor. Onu devralmak için masada İZİN VER’e dokun.
member-waits = Rengin: {$colour}. Oyunun başlaması bekleniyor.
member-watches = İzliyorsun. Oyunun başlaması bekleniyor.
member-refused = Masa isteğini reddetti.
member-elsewhere = Bu yer artık başka bir telefonda.
member-closed = Bu yer artık yine masada.
member-left = Yerinden ayrıldın. Başkası almadıkça dönebilirsin.
member-void = Bu bağlantı artık geçersiz. Masadaki kodu yeniden tara.
member-version = Masada başka bir sürüm var. Bu sayfayı yeniden yükle.
member-again = YENİDEN DENE
member-return = GERİ DÖN
member-leave-tells = Yerin boşalır. Başkası almadıkça aynı bağlantı seni geri getirir.
member-hand-over = Yerini verir misin?
member-look-up = Bundan sonrası için masaya bak.
member-players-decide = Bundan sonrasına oyuncular karar verir.

mirror-phone = Telefonda oyna
mirror-far-at = {$colour}, başka yerde
member-fair = Dağıtım adil: Cihazın şehirleri karıştırmaya katıldı ve denetledi.
member-unfair = Şehirler kararlaştırıldığı gibi dağıtılmadı. Masada sor.

## Looking back at a game for two

review-percent = %{$percent}
review-working = Oyun inceleniyor: {$known} / {$all}
review-better = Burada en iyisi: {$turn} ({$time} sonra)
review-better-marked = Burada en iyisi: işaretli olan ({$time} sonra)
review-as-played = Buradaki en iyi hamle ({$time} sonra)
review-seconds = {$seconds},{$tenths} sn
review-trying = Hamle {$turn} + {$tried}
review-try = Denemek için tahtaya ya da bir hamleye dokun.
review-try-turn = {$turn} hamlesini dene
review-behind = −%{$points}
review-joints = Kesikli bağlar her durumda korunur.
review-joints-none = Henüz güvenli bağ yok.
review-only = {$who} kazanır. Yalnız şunlar önleyebilir: {$cells}
review-only-marked = {$who} kazanır. Yalnız altın kareler önleyebilir.
review-only-none = {$who} ne olursa olsun kazanır
last-aloud = Bilgisayar diyor ki: {$words}
last-fell-newcomer = İyi oynadın! {$turn}. hamlen beni şaşırttı.
last-fell-easy = {$turn}. hamlene yanıt vermek zordu. İyi oynadın!
last-fell-medium = Bana en çok {$turn}. hamlen zarar verdi. Güzel oyundu!
last-fell-hard = En çok {$turn}. hamlen acıttı. Şansım: önce {$before}, sonra {$after}.
last-fell-master = {$turn}. hamle: Öncesinde kendime {$before} veriyordum. Sonrasında {$after}.
last-fell-at-last = Son hamleni beklemiyordum. İyi oynadın!
last-behind = Baştan beri öndeydin. İyi oynadın!
last-slid = Yavaş yavaş öne geçtin. Ne zaman, hiç fark etmedim.
last-rose = {$turn}. hamlene yeniden bak: Bana en çok o yaradı.
last-rose-percent = Bana en çok {$turn}. hamlen yaradı. Şansım: önce {$before}, sonra {$after}.
last-sure = {$turn}. hamleden itibaren kazanacağımı biliyordum.
last-unsure = Son ana kadar emin değildim.
last-open = Daha bitmemişti: Kazanacağımı sanmıyordum!
last-drawn = Berabere. İyi oynadın!
last-length = { $turns ->
   *[other] Güzel oyundu! {$turns} hamle sürdü.
}
review-back = İNCELEMEYE DÖN
review-back-short = GERİ
over-replay-speed = {$speed}×
mirror-turning-point = Sonraki kilit an
mirror-joints = Güvenli bağlar
mirror-joints-told = Güvenli bağlar: {$links}
mirror-joint = {$who}: {$one} ile {$other} arası
mirror-joint-edge = {$who}: {$one} ile kenar arası
mirror-replay-play = Oynat
mirror-replay-pause = Duraklat
mirror-replay-speed = Hız {$speed}×
sheet-share-moves = HAMLELERİ METİN OLARAK KOPYALA
sheet-share-moves-copied = Hamleler kopyalandı. Yeniden izlemek için buraya yapıştır.
paste-fails = {$line}. satır: {$why}
paste-begins = Bir oyun şöyle bir satırla başlar: {$example}
paste-unknown = “{$text}” bilinen bir komut değil.
paste-illegal = “{$turn}” orada oynanamaz.
position-form = Bir konum şöyle yazılır: {$example}
position-rows = Bu oyunda {$rows} satırlı tahta yok.
position-row = Yukarıdan {$row}. satırda yanlış bir işaret ya da uzunluk var.
position-side = Sıradaki taraf {$one} ya da {$other} diye yazılır.
position-link = Köprü aynı renkten iki taşı bağlar ve başka köprüyle kesişmez.
position-links = Köprüler iki çaprazın kesiştiği yerde yazılır, her yerde bir tane.
position-crosscut = Bu oyunda iki renk dörtlü bir blokta asla kesişmez.
position-unfilled = Kendiliğinden dolması gereken bir kare boş.
position-cars = Her renkten en çok on vagon vardır.
position-area = {$cell} karesindeki vagon öbür rengin sevk alanında.
position-pieces = Tahtada her rengin bir damlası olmalı.
paste-position = Hiçbir oyunda böyle bir konum yok. Üstüne şöyle bir satır yaz: {$example}
paste-which = Birkaç oyunda böyle bir konum var. Üstüne şu satırlardan birini yaz: {$lines}
setup-open = KONUM KUR
setup-tap = Bir renk seç, sonra tahtaya dokun.
setup-link = Renk seç, tahtaya dokun. Köprü için sürükle.
setup-over = Bu konumda oyun bitmiş.
setup-moves = Sıra
setup-nothing = Kaldır
setup-clear = BOŞALT
setup-start = BAŞLANGIÇ

## Puzzles

lobby-puzzle = BULMACA
puzzle-title = Günün bulmacası
puzzle-another = Başka bulmaca
puzzle-race = {$count} çözümlük yarış
puzzle-back = { $count ->
    [1] Dünün bulmacası
    [one] {$count} gün önceki bulmaca
   *[other] {$count} gün önceki bulmaca
}
puzzle-series = { $count ->
    [one] İlk denemede {$count}!
   *[other] İlk denemede üst üste {$count}!
}
puzzle-scores = Çözülen: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = KOLAY
puzzle-medium = ORTA
puzzle-hard = ZOR
puzzle-win = { $count ->
    [1] Sıra: {$who}. Bu hamleyle kazan.
    [one] Sıra: {$who}. Rakip ne yaparsa yapsın {$count} hamlede kazan.
   *[other] Sıra: {$who}. Rakip ne yaparsa yapsın {$count} hamlede kazan.
}
puzzle-join = { $count ->
    [one] Bu şehri en ucuza bağla.
   *[other] Bu {$count} şehri en ucuza bağla.
}
puzzle-laid = Şimdiye dek döşenen: {$money}
puzzle-wrong = { $count ->
    [1] Bu hamle kazandırmıyor. Başkasını dene!
    [one] Böyle {$count} hamlede kazanılmaz. Başkasını dene!
   *[other] Böyle {$count} hamlede kazanılmaz. Başkasını dene!
}
puzzle-thinks = {$who} düşünüyor…
puzzle-right = Doğru!
puzzle-answers = {$who} yanıtı: {$turn}.
puzzle-again = YENİDEN DENE
puzzle-apart = Henüz bütün şehirler bağlı değil.
puzzle-over = Bağlandı, ama {$money} fazla pahalı. Hangi dolambaç gereksiz?
puzzle-solved = { $count ->
    [1] İlk denemede çözüldü!
    [one] {$count}. denemede çözüldü!
   *[other] {$count}. denemede çözüldü!
}
puzzle-first = Yarışı kazanan: {$who}.
puzzle-first-you = Yarışı sen kazandın!
puzzle-wants = {$who} {$how} istiyor: sen de dokun ya da devam et.
puzzle-waits = {$how}, diğerleri de dokununca başlar.
puzzle-next = SONRAKİ
puzzle-earlier = ÖNCEKİ GÜN
puzzle-later = SONRAKİ GÜN
puzzle-share = Sonucu paylaş
puzzle-copy = KOPYALA
puzzle-copied = Sonuç kopyalandı.
puzzle-clear = TEMİZLE
puzzle-loading = Bulmacalar yükleniyor…
puzzle-damaged = Bu oyunun bulmaca dosyası bozuk.
web-puzzle-file = {$name} adlı bulmaca dosyası
mirror-puzzle-at = Bulmaca, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
