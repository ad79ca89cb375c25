### The words of Roundhouse in Dutch (nl).
###
### Aanspreekvorm: je/jij; jullie voor de hele tafel. Geen zijn/haar voor spelers: wie, de ander, de anderen, iedereen.
### Apostrof ’, aanhalingstekens ‘ ’. Spelersnamen (Oranje, Lichtblauw ...) zonder lidwoord: Oranje wint.
###
### Glossary: English term = Dutch term. Use these words without exception.
###
### All games
### tap = tikken (op)
### slide = vegen; drag = slepen
### seat = plek
### player = speler (rather: wie, iedereen, de anderen); the other player (games for two) = de ander
### computer = computer
### turn = beurt (your turn = je beurt, je bent aan de beurt)
### move = zet; to move = verplaatsen (drops: gaan, cars and trains: rijden)
### hint = hint
### round = ronde
### game = spel
### win, wins = winnen, wint
### draw = gelijkspel (offer a draw = remise aanbieden); coin toss = loting
### resign = opgeven
### unfinished game = onafgemaakt spel
### link (address) = link
### operator = beheerder
### lobby = startscherm (for operators: lobby); panel = paneel; button = knop; slider = schuifje; red cog = rode tandwiel
### board = bord; cell = vakje; row, column = rij, kolom
### square (of four cells) = vierkant (2 × 2)
### side by side = zij aan zij
###
### Transglobal Rail
### map = kaart; region = regio
### lens = loep; magnifier (its button) = vergrootglas
### intersection = kruispunt
### city = stad
### hub = station
### link (rail) = traject (single = enkel, double = dubbel)
### track = spoor (no plural)
### network = netwerk (the whole of it also: spoornetwerk)
### connect, connected = verbinden, verbonden
### bank = kas
### free track = gratis spoor
### skip = laten vervallen ($1 skipped = $1 vervallen)
### tax day = belastingdag
###
### Quickway and its family
### stone = steen, stenen
### edge = rand
### touch at a corner, corner to corner = hoek aan hoek (liggen)
### link = brug
### swap (pie rule) = wisselen
###
### Raindrops
### drop = druppel (single = losse; lift = oppakken, put down = neerleggen)
### point = punt
### unit = blok
### group = groep
### capture = slaan
### join = aansluiten (bij)
### engaged = actief
###
### Rapid Transit
### piece = stuk, stukken
### network = netwerk
### terminal = eindstation
### swap (pieces) = ruil, ruilen
###
### Switch Yard
### car = wagon
### train = trein
### yard = rangeerterrein
### receiving area = aankomstzone
### shipping area = verzendzone
### set-up = opstelling
###
### Buttons
### JOIN = MEEDOEN
### START = START
### SHOW CITIES = TOON STEDEN
### HIDE CITIES = VERBERG STEDEN
### HINT = HINT
### UNDO = TERUG (read aloud: Ongedaan maken)
### OK = OK
### PASS = PASSEN
### RESIGN = OPGEVEN
### SWAP = WISSELEN
### LEAVE = WEGGAAN
### REVIEW = TERUGBLIK
### RULES = REGELS
### SHARE = DELEN
### SETTINGS = INSTELLINGEN
### CLOSE = SLUITEN
### ALL GAMES = ALLE SPELLEN (small: SPELLEN)
### PERSONAL VIEW = SOLOWEERGAVE
### TABLE VIEW = TAFELWEERGAVE
### BACK = VORIGE
### NEXT = VOLGENDE
### NEW GAME = NIEUW SPEL
### CONTINUE = DOORGAAN
### NEXT ROUND = VOLGENDE RONDE
### PLAY AGAIN = NOG EEN KEER
### REPLAY = AFSPELEN
### COMPUTER = COMPUTER
### EASY = SIMPEL
### MEDIUM = NORMAAL
### HARD = LASTIG
### ADAPTIVE = OP MAAT
### PLAYER HERE = MEDESPELER
### YES = JA
### NO = NEE
### KEEP PLAYING = DOORSPELEN
### FULL SCREEN = VOLLEDIG SCHERM
###
### Colours as names: Orange = Oranje, Sky = Lichtblauw, Green = Groen, Red = Rood, Blue = Blauw, Pink = Roze
###
### phone = telefoon
### far seat, elsewhere = op afstand
### invite = uitnodigen
### watch = meekijken
### host = server
### SHOW HERE = TOON HIER
### INVITE = UITNODIGEN
### WATCH = MEEKIJKEN
### ALLOW = TOELATEN
### REFUSE = WEIGEREN
### CANCEL LINK = WIS LINK
### LET COMPUTER PLAY = COMPUTER INZETTEN
### RETURN SEAT = TERUGGEVEN
### TRY AGAIN = OPNIEUW PROBEREN

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Doel
rules-transglobal-rail-goal-text =
    Iedereen heeft vijf geheime steden, één in elke regio van de kaart. Samen bouwen jullie één spoornetwerk. Verbind als eerste al je vijf steden met je station.

    Daarna betalen de anderen uit hun kas om hun steden ook te verbinden. Is iemands geld op, dan is het spel afgelopen: de rijkste speler wint.

    Een spel duurt een paar rondes, ongeveer een halfuur.

rules-transglobal-rail-joining = Meedoen
rules-transglobal-rail-joining-text =
    Twee tot zes spelers tikken bij hun plek op MEEDOEN en kiezen een kleur. Kies een kaart: USA is het makkelijkst, Azië het moeilijkst. Of maak er zelf een, van welk deel van de wereld ook. Tik dan op START.

    Iedereen begint met $15 in kas. Met minder duurt het spel korter, met meer langer. De schuifjes vind je op het startscherm en achter het rode tandwiel. Achter het tandwiel staan ook altijd deze regels.

rules-transglobal-rail-cities = Je vijf steden
rules-transglobal-rail-cities-text =
    Tik op TOON STEDEN om je vijf steden te zien en op VERBERG STEDEN om de lijst te sluiten. Even spieken? Houd de knop ingedrukt. Scherm de lijst af met je hand. Kijken mag altijd. Ben je aan de beurt, dan stelt HINT in de lijst een stap voor, één keer per beurt.

    Het rondje naast een naam laat zien in welke regio de stad ligt, met kleur en symbool zoals op de kaart. Een vinkje betekent dat de stad met je station verbonden is.

    Met twee of drie spelers doen steden met een onderbroken witte ring niet mee.

rules-transglobal-rail-hub = Je station
rules-transglobal-rail-hub-text =
    Elke ronde wordt geloot wie de kroon krijgt en begint. Ben je aan de beurt, tik dan op een kruispunt naar keuze, met of zonder stad: daar komt je station. Tik op een ander kruispunt om het te verplaatsen, en dan op OK. De beurt gaat met de klok mee.

    Alles wat je bouwt, moet verbonden zijn met je station. Zet je het op een van je eigen steden, dan is die meteen verbonden. Op elk kruispunt past maar één station.

    Is de kaart te ver weg? Tik op het vergrootglas op je paneel: vlak voor je gaat een loep open. Tik erin zoals op de kaart, en veeg om het beeld te verschuiven.

rules-transglobal-rail-turn = Je beurt: $2
rules-transglobal-rail-turn-text =
    Elke beurt krijg je $2 aan gratis spoor, en dat moet je gebruiken. De lijnen op de kaart zijn trajecten die je kunt bouwen; op een gebouwd traject ligt spoor. Een enkel traject kost $1. Een dubbel traject kost $2: dat gaat over een rivier, bergen of een zeestraat. Waar geen lijnen zijn, zoals in de Himalaya, kan niemand bouwen.

    Bouw dus twee enkele trajecten of één dubbel. Wat je nu kunt bouwen, is gestreept. Tik op een traject, of veeg ernaartoe en laat los.

    Deze $2 komt niet uit je kas: bouwen verandert daar niets aan.

rules-transglobal-rail-buttons = TERUG, −$1 en OK
rules-transglobal-rail-buttons-text =
    TERUG haalt weg wat je deze beurt hebt gebouwd, stap voor stap, tot je op OK tikt.

    Na één traject van $1 laat −$1 je tweede dollar vervallen en is je beurt meteen voorbij. Handig als verder bouwen alleen een ander helpt. Terugdraaien kan niet.

    OK beëindigt je beurt als het geld op is; ook met $1 over, als al je steden verbonden zijn of je nergens een traject van $1 kunt bouwen.

rules-transglobal-rail-track = Spoor is van iedereen
rules-transglobal-rail-track-text =
    De kleur van het spoor laat alleen zien wie het heeft gebouwd. Zodra je netwerk een ander netwerk raakt, mag je al het verbonden spoor gebruiken en er overal aan verder bouwen.

    Waar en wanneer je verbindt, is dus het halve spel: je trajecten helpen ook anderen.

rules-transglobal-rail-finish = Het einde van een ronde
rules-transglobal-rail-finish-text =
    Wie alle vijf de steden heeft verbonden en op OK tikt, laat de bel klinken: het bouwen is voorbij. Iedereen met vijf verbonden steden betaalt nu niets, van wie het laatste traject ook is.

    Vanaf de volgende plek verbinden de anderen nu met de klok mee hun laatste steden. Nu betaal je elk traject, $1 of $2, uit je eigen kas; TERUG geeft het geld terug. Spoor dat anderen vóór jou hebben gebouwd, is gratis. De knop AFMAKEN met de prijs bouwt het goedkoopste spoor dat je nog mist. Is je laatste stad verbonden, dan kun je niet verder bouwen: tik op OK.

    TERUGBLIK toont daarna ieders goedkoopste netwerk en speelt de ronde nog eens af.

rules-transglobal-rail-banks = Kas en belasting
rules-transglobal-rail-banks-text =
    Staat een kas na een ronde op nul of in de min, dan eindigt het spel. De rijkste speler wint; wie evenveel heeft, deelt een plaats. Heeft iedereen nog geld, dan wordt de kaart leeggemaakt en begint een nieuwe ronde met nieuwe steden en stations.

    Na ronde 2 is het eenmalig belastingdag: iedereen betaalt hetzelfde bedrag, zo hoog dat de armste speler nog $5 overhoudt (met een schuifje kies je hoeveel). Heeft iemand al zo weinig of nog minder, dan betaalt niemand.

rules-transglobal-rail-credits = Maker en rechten
rules-transglobal-rail-credits-text =
    Transglobal Rail is een spel van dougx.net, dat het gratis weggeeft. De licentie geldt alleen voor eindgebruikers, voor vermaak. Het mag niet gebundeld, verkocht, tentoongesteld of voor enig commercieel doel gebruikt worden. Vragen: contact at dougx.net.

    Kusten, rivieren en grenzen komen van Natural Earth en zijn publiek domein. De steden van de nieuwere kaarten komen van GeoNames (CC BY 4.0). De lettertypen zijn Barlow van Jeremy Tribby en Noto Sans van Google, onder de SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Doel
rules-quickway-goal-text =
    Twee randen tegenover elkaar hebben jouw kleur. Verbind ze met een ononderbroken keten van je stenen, voordat de ander de andere twee verbindt. Een hoekvakje hoort bij beide randen. Een van jullie komt er altijd door.

    Vier spellen hebben dit doel: Quickway, Crossway, Quax en Quadrex. Het enige verschil: wat er gebeurt als stenen hoek aan hoek liggen. Kies er een vóór START.

    Loting bepaalt wie begint, tenzij jullie ook dat vóór START kiezen.
rules-quickway-goal-caption-1 = Oranje mist nog één steen …
rules-quickway-goal-caption-2 = … en verbindt beide randen

rules-quickway-turn = Je beurt
rules-quickway-turn-text =
    Tik op een leeg vakje om je steen te plaatsen. Tik je op een ander vakje, dan gaat hij daarheen. OK beëindigt je beurt; tot dan haalt TERUG de steen weer weg. Daarna blijft elke steen liggen en wordt hij nooit geslagen.

    Stenen zij aan zij zijn verbonden. Liggen ze hoek aan hoek, kijk dan op de pagina van je spel.

    PASSEN mag alleen als je geen enkele zet hebt.
rules-quickway-turn-caption-1 = Gemarkeerd: hier kun je spelen
rules-quickway-turn-caption-2 = Meteen verbonden met de buren

rules-quickway-swap = Wisselen
rules-quickway-swap-text =
    Beginnen is een groot voordeel. Ben je als tweede aan de beurt, dan mag je daarom in je eerste beurt op WISSELEN en OK tikken in plaats van een steen te plaatsen. De eerste steen en zijn randen zijn dan van jou; de ander krijgt de andere twee randen en is aan de beurt.

    Dat kan maar één keer, in de tweede beurt van het spel. Vóór START kun je het uitzetten.
rules-quickway-swap-caption-1 = Oranje begint …
rules-quickway-swap-caption-2 = … en Lichtblauw neemt hem over

rules-quickway-quickway = Quickway: vanzelf bruggen
rules-quickway-quickway-text =
    Bij Quickway komt er een brug tussen twee van je stenen zodra ze hoek aan hoek liggen, tenzij er al een brug van de andere kleur dwars ligt.

    In elk vierkant (2 × 2) blijft dus de eerste brug. De ander mag het laatste vakje van dat vierkant nog vullen, maar krijgt daar geen brug.
rules-quickway-quickway-caption-1 = Drie stenen
rules-quickway-quickway-caption-2 = Brug van Lichtblauw: te laat

rules-quickway-crossway = Crossway: geen kruising
rules-quickway-crossway-text =
    Bij Crossway zijn stenen van één kleur die hoek aan hoek liggen, altijd verbonden. Zulke verbindingen mogen elkaar nooit kruisen. Daarom mag je het laatste vakje van een vierkant (2 × 2) niet vullen als er dan van elke kleur twee stenen hoek aan hoek in liggen.

    Zo’n vakje is gesloten voor jou. De ander mag het nog wel vullen, tenzij een ander vierkant dat verbiedt.
rules-quickway-crossway-caption-1 = Gesloten voor Oranje
rules-quickway-crossway-caption-2 = Drie vakjes zijn open voor Oranje

rules-quickway-quax = Quax: zelf bruggen leggen
rules-quickway-quax-text =
    Bij Quax zijn stenen die hoek aan hoek liggen, niet vanzelf verbonden. In je beurt plaats je een steen of leg je een brug: tik op twee van je stenen die hoek aan hoek liggen, of veeg van de ene naar de andere.

    Bruggen kruisen elkaar nooit: in elk vierkant (2 × 2) past er maar één.
rules-quickway-quax-caption-1 = Tik op een steen …
rules-quickway-quax-caption-2 = … en op het andere uiteinde

rules-quickway-quadrex = Quadrex: vanzelf gevuld
rules-quickway-quadrex-text =
    Bij Quadrex zijn alleen stenen zij aan zij verbonden. Zijn drie vakjes van een vierkant (2 × 2) gevuld, twee hoek aan hoek in de ene kleur en één in de andere, dan vult het vierde zich vanzelf in de kleur van die twee.

    Zo vult soms het ene vakje het volgende. Kan een vakje beide kleuren krijgen, dan is het voor wie net de zet deed.
rules-quickway-quadrex-caption-1 = Lichtblauw is aan de beurt
rules-quickway-quadrex-caption-2 = Eén steen vult nog twee vakjes

rules-quickway-credits = Maker en rechten
rules-quickway-credits-text =
    Quickway is een spel van Bill Taylor, die het in 2007 in een nieuwsgroep publiceerde. Quax en Quadrex zijn ook van hem. Hij vermeldt ook Mark Steere, de bedenker van Crossway.

    Zijn bericht noemt geen gebruiksvoorwaarden.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Doel
rules-raindrops-goal-text =
    Druppels van één kleur die zij aan zij liggen, vormen een blok; ook één losse druppel is een blok. Wie als eerste alle eigen druppels in één blok heeft, wint. Breng je druppels dus bij elkaar, en sla wat in de weg ligt.

    Aan het begin liggen de kleuren om en om, als op een dambord. Op borden van 7, 9 of 11 zijn de twee lange diagonalen dan leeg.

    Loting bepaalt wie begint, tenzij jullie dat vóór START kiezen.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Eén blok: Oranje wint

rules-raindrops-drop = Een losse druppel
rules-raindrops-drop-text =
    Een losse druppel glijdt langs zijn rij of kolom, zo ver je wilt zolang de weg vrij is, zoals een toren bij het schaken. Tik erop en dan op het punt waar hij heen moet; of sleep hem daarheen.

    Hij mag op een druppel van de andere kleur landen. Dan slaat hij het hele blok: al die druppels zijn weg.

    Vaak mogen maar een paar punten. De pagina ‘Actief of niet’ zegt waarom.
rules-raindrops-drop-caption-1 = Hij kan naar twee punten
rules-raindrops-drop-caption-2 = Hij slaat een heel blok …
rules-raindrops-drop-caption-3 = … of sluit aan, en wint

rules-raindrops-group = Een groep: de rups
rules-raindrops-group-text =
    Twee of meer druppels zij aan zij zijn een groep. Die kruipt als een rups, druppel voor druppel, langs één lijn: een rij of kolom. Pak een druppel op en leg hem op die lijn naast de groep neer: op een leeg punt of op de andere kleur. Pak dan de volgende op. Zo komt de staart steeds weer vooraan.

    Later in dezelfde beurt mag je een druppel nog eens oppakken, maar niet die je net neerlegde. De groep mag nooit uiteenvallen, ook niet terwijl je een druppel vasthoudt.
rules-raindrops-group-caption-1 = Pak een druppel op …
rules-raindrops-group-caption-2 = … leg hem vooraan …
rules-raindrops-group-caption-3 = … dan de volgende …
rules-raindrops-group-caption-4 = … en weer de eerste

rules-raindrops-line = Welke lijn, welke kant op?
rules-raindrops-line-text =
    Kies één lijn: een rij of kolom waar de groep aan het begin van je beurt op ligt. Een lijn die hij pas tijdens de beurt bereikt, telt niet.

    De eerste druppel komt op die lijn naast de groep. De tweede komt naast de eerste, aan een van beide kanten. Daarna gaat elke druppel één punt verder in dezelfde richting: nooit aan het andere eind en nooit de hoek om.
rules-raindrops-line-caption-1 = Waar de eerste heen mag
rules-raindrops-line-caption-2 = De tweede: naast de eerste
rules-raindrops-line-caption-3 = Nu alleen nog deze kant op

rules-raindrops-group-end = Einde van een groepsbeurt
rules-raindrops-group-end-text =
    De groep moet stoppen als hij slaat, als hij aansluit bij een blok van jou met een druppel op de lijn, of als het volgende punt op de lijn buiten het bord valt of er een druppel van jou ligt. Sluit hij aan bij een blok naast de lijn, dan hoeft hij niet te stoppen: dat blok hoort nu bij de groep, en ook die druppels mag je oppakken.

    Eerder stoppen mag ook: OK licht op zodra de groep bij een blok aansluit. Kan hij deze beurt niet aansluiten of slaan, dan licht OK op zodra hij dichtbij genoeg is om dat de volgende keer te doen.
rules-raindrops-group-end-caption-1 = Geslagen: hij moet stoppen
rules-raindrops-group-end-caption-2 = Naast de lijn: stop of ga door
rules-raindrops-group-end-caption-3 = Op de lijn: stop, en gewonnen

rules-raindrops-engaged = Actief of niet
rules-raindrops-engaged-text =
    Een blok is actief als het deze beurt kan slaan of aansluiten. Je hoeft het niet te verplaatsen; doe je het wel, dan moet het slaan of aansluiten.

    Elk ander blok mag je ook verplaatsen, als het de volgende keer maar kan slaan of aansluiten.

    Passen mag niet. Heb je geen zet, dan verlies je.
rules-raindrops-engaged-caption-1 = Actief: moet slaan of aansluiten
rules-raindrops-engaged-caption-2 = Niet actief: hier mag hij heen
rules-raindrops-engaged-caption-3 = Daar kan hij volgende beurt slaan

rules-raindrops-end = Het einde
rules-raindrops-end-text =
    Na elke beurt worden de blokken geteld. Heb je na je eigen beurt nog maar één blok, dan win je, zelfs als de ander er ook één heeft. Heeft alleen de ander één blok, dan wint de ander.

    Pas op: als je slaat, houdt de ander soms nog maar één blok over, en dan wint de ander. Verplaats dan een ander blok, of sla iets anders.
rules-raindrops-end-caption-1 = Als Oranje slaat …
rules-raindrops-end-caption-2 = … wint Lichtblauw met één blok
rules-raindrops-end-caption-3 = Beter: een andere druppel

rules-raindrops-credits = Maker en rechten
rules-raindrops-credits-text =
    Raindrops is een spel van Luis Bolaños Mures, bedacht in november 2011.

    Zijn regels noemen geen gebruiksvoorwaarden.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Doel
rules-rapid-transit-goal-text =
    Het bord ligt vol stukken en blijft vol. Stukken van één kleur die zij aan zij verbonden zijn, vormen een netwerk. Ruil stukken om je netwerken te laten groeien. Kunnen jullie geen van beiden meer ruilen, dan wint het grootste netwerk.

    Loting bepaalt wie begint, tenzij jullie dat vóór START kiezen.
rules-rapid-transit-goal-caption-1 = Het begin
rules-rapid-transit-goal-caption-2 = Later

rules-rapid-transit-networks = Netwerken en eindstations
rules-rapid-transit-networks-text =
    Een netwerk: stukken van één kleur, zij aan zij verbonden. Hoeken tellen niet. Ook één los stuk is een netwerk.

    Een stuk met maar één buur van zijn kleur, of geen, is een eindstation. Van de twee stukken die je ruilt, moet er één een eindstation van jou zijn. Het andere hoeft dat niet te zijn.
rules-rapid-transit-networks-caption-1 = Eindstations zijn open ringen

rules-rapid-transit-turn = Je beurt: een ruil
rules-rapid-transit-turn-text =
    Tik op een van je eindstations en dan op een stuk van de andere kleur; of sleep het daarheen. De twee wisselen van plaats.

    Ze hoeven geen buren te zijn. Zoek een netwerk van de andere kleur dat ergens zij aan zij ligt met het netwerk van je eindstation. Je mag ruilen met elk stuk ervan.

    Kun je ruilen, dan moet het, ook als een netwerk van de ander groeit.
rules-rapid-transit-turn-caption-1 = Tik op een eindstation …
rules-rapid-transit-turn-caption-2 = … en op het stuk om mee te ruilen
rules-rapid-transit-turn-caption-3 = Elk stuk van dat netwerk mag

rules-rapid-transit-swaps = Welke ruil mag?
rules-rapid-transit-swaps-text =
    Na de ruil moeten beide stukken minstens twee buren van hun eigen kleur hebben; dan is geen van beide een eindstation.

    Bovendien mogen vier stukken van één kleur nooit een vierkant (2 × 2) vullen. Een ruil die niet mag, kun je niet aantikken.
rules-rapid-transit-swaps-caption-1 = Doorgestreept: te weinig buren
rules-rapid-transit-swaps-caption-2 = Doorgestreept: een vol vierkant

rules-rapid-transit-end = Het einde
rules-rapid-transit-end-text =
    Alleen als je niet kunt ruilen, tik je op PASSEN en OK. Na twee keer passen op rij is het spel afgelopen.

    Wie het grootste netwerk heeft, wint. Zijn ze even groot, dan telt het op een na grootste, enzovoort. Is alles gelijk, dan wint wie het laatst ruilde.
rules-rapid-transit-end-caption-1 = 12 tegen 10: Lichtblauw wint
rules-rapid-transit-end-caption-2 = Gelijk: Lichtblauw ruilde het laatst

rules-rapid-transit-credits = Maker en rechten
rules-rapid-transit-credits-text =
    Rapid Transit is een spel van Phil Leduc (2022 en 2024), die zich alle rechten voorbehoudt. De regels mogen voorlopig via het web worden doorgegeven.

    Wil je het spel programmeren of verkopen, dan vraagt hij je hem om toestemming te schrijven (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Doel
rules-switch-yard-goal-text =
    Op het rangeerterrein zijn tien wagons van elke kleur aangekomen. Breng de jouwe naar je verzendzone: de twee kolommen aan de zijkant van het bord in jouw kleur. Wie ze daar als eerste alle tien heeft, wint.

    Passen mag niet. Wagons springen nooit en worden nooit geslagen.

    Loting bepaalt wie begint, tenzij jullie dat vóór START kiezen.
rules-switch-yard-goal-caption-1 = Het begin
rules-switch-yard-goal-caption-2 = Alle tien binnen: Oranje wint

rules-switch-yard-car = Eén wagon
rules-switch-yard-car-text =
    Elke wagon van jou kan los rijden, ook vanuit een trein: in een rechte lijn over lege vakjes, zo ver je wilt, of één stap schuin. Tik erop en dan op het vakje waar hij heen moet; of sleep hem daarheen.
rules-switch-yard-car-caption-1 = Hier kan een wagon heen
rules-switch-yard-car-caption-2 = Na de zet

rules-switch-yard-train = Een trein
rules-switch-yard-train-text =
    Twee of meer wagons in een rij of kolom zonder gaten, waarvan meer dan de helft van jou is, kunnen als trein rijden. Een deel van een langere rij mag ook. Tik op beide uiteinden, of veeg eroverheen; tik dan op het vakje waar een ervan heen moet.

    Dat uiteinde rijdt voorop, welke kleur het ook heeft: rechtdoor of opzij, zo ver je wilt over lege vakjes, maar nooit schuin. De rest volgt in zijn spoor. Staat een trein om een hoek, dan kan hij pas weer als trein rijden als hij recht is.
rules-switch-yard-train-caption-1 = Tik op beide uiteinden
rules-switch-yard-train-caption-2 = Rechtdoor
rules-switch-yard-train-caption-3 = De hoek om

rules-switch-yard-areas = Gesloten zones
rules-switch-yard-areas-text =
    Geen wagon mag de verzendzone van de andere kleur in. In zijn eigen zone mag een wagon rijden, maar hij mag er nooit uit. Dat geldt voor elke wagon van een trein, wie hem ook verplaatst.
rules-switch-yard-areas-caption-1 = Verboden: de zone van de ander
rules-switch-yard-areas-caption-2 = Eenmaal binnen, altijd binnen

rules-switch-yard-set-ups = Opstellingen
rules-switch-yard-set-ups-text =
    Vóór START kiezen jullie een opstelling: veel treinen, minder treinen, of een eigen opstelling. Daarvoor vullen jullie om de beurt de aankomstzones, de twee rijen voor ieder van jullie. Tik op een gemarkeerd vakje voor een wagon van jou, en nog eens om de kleur te wisselen. Het vakje aan de overkant, recht door het midden van het bord, krijgt vanzelf de andere kleur.
rules-switch-yard-set-ups-caption-1 = Beginners
rules-switch-yard-set-ups-caption-2 = Gevorderden
rules-switch-yard-set-ups-caption-3 = Eigen opstelling

rules-switch-yard-end = Het einde
rules-switch-yard-end-text =
    Wie als eerste alle tien wagons binnen heeft, wint. Een trein kan ook de laatste wagon van de ander binnenbrengen: dan wint de ander. Vult één beurt beide verzendzones, dan wint wie de zet deed.

    Heb je geen zet, dan verlies je. Komt dezelfde stelling, met dezelfde speler aan de beurt, voor de derde keer voor, dan is het gelijkspel.
rules-switch-yard-end-caption-1 = De tiende wagon …
rules-switch-yard-end-caption-2 = … wint

rules-switch-yard-credits = Maker en rechten
rules-switch-yard-credits-text =
    Switch Yard is een spel van Phil Leduc (2014). De regels mogen via het web worden doorgegeven, ongewijzigd en met volledige naamsvermelding; alle overige rechten behoudt hij zich voor.

    Wil je het spel programmeren of verkopen, dan vraagt hij je hem om toestemming te schrijven (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Knoppen
rules-buttons-text =
    OK beëindigt je beurt. Tot dan draait TERUG hem stap voor stap terug. In de instellingen kun je kiezen dat ook een tweede tik op dezelfde plek hem beëindigt of, tegen de computer, een muisklik. Na OK vraagt TERUG de ander of je hem mag terugnemen.

    OPGEVEN vraagt eerst of je het zeker weet. Daar kun je opgeven of, in Switch Yard tegen een mens, remise aanbieden.

    Vóór START kun je een klok kiezen: dan verlies je als je tijd om is. Met de zandloper verliest niemand: die herinnert je alleen aan je zet. Ieder van jullie kan een andere tijd hebben, en elke beurt kan 5 seconden toevoegen.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Grote Meren
region-west = West
region-north = Noord
region-central = Midden
region-south = Zuid
region-east = Oost
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

map-europe = Europa
region-southwest = Zuidwest
region-centre = Midden
city-dublin = Dublin
city-edinburgh = Edinburgh
city-manchester = Manchester
city-london = Londen
city-amsterdam = Amsterdam
city-paris = Parijs
city-brest = Brest
city-lisbon = Lissabon
city-seville = Sevilla
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Bordeaux
city-marseille = Marseille
city-oslo = Oslo
city-hamburg = Hamburg
city-berlin = Berlijn
city-warsaw = Warschau
city-frankfurt = Frankfurt
city-munich = München
city-prague = Praag
city-vienna = Wenen
city-milan = Milaan
city-rome = Rome
city-belgrade = Belgrado
city-bucharest = Boekarest
city-athens = Athene
city-istanbul = Istanbul
city-stockholm = Stockholm
city-st-petersburg = Sint-Petersburg
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kyiv
city-odesa = Odesa
city-moscow = Moskou

## The map Asia: its name, its regions, its cities

map-asia = Azië
region-southeast = Zuidoost
city-ankara = Ankara
city-jeddah = Djedda
city-baghdad = Bagdad
city-baku = Bakoe
city-tehran = Teheran
city-riyadh = Riyad
city-dubai = Dubai
city-novosibirsk = Novosibirsk
city-irkutsk = Irkoetsk
city-astana = Astana
city-tashkent = Tasjkent
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
city-ho-chi-minh-city = Ho Chi Minhstad
city-bangkok = Bangkok
city-yangon = Yangon
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoi
city-tokyo = Tokio
city-seoul = Seoul
city-beijing = Beijing
city-harbin = Harbin
city-shanghai = Shanghai
city-wuhan = Wuhan
city-hong-kong = Hongkong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Midden-Europa
city-gdansk = Gdańsk
city-poznan = Poznań
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Toruń
city-budapest = Boedapest
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lviv
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Genua
city-ljubljana = Ljubljana
city-turin = Turijn
city-venice = Venetië
city-zagreb = Zagreb
city-brussels = Brussel
city-dijon = Dijon
city-geneva = Genève
city-lyon = Lyon
city-reims = Reims
city-cologne = Keulen
city-stuttgart = Stuttgart

## Everywhere

language-name = Nederlands
list-and = {$first} en {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Oranje
colour-sky = Lichtblauw
colour-green = Groen
colour-red = Rood
colour-blue = Blauw
colour-pink = Roze

## Settings: what a slider sets, its value, what its ends do

setting-music = Muziek
setting-sound = Geluiden
setting-bank = Kas bij de start
setting-taxes = Over na belasting
setting-inches = Schermmaat
setting-idle = Vraag ‘Nog bezig?’ na
setting-kept = Bewaar onafgemaakt spel
setting-ceiling = Maximumvolume
setting-palm = Negeer aanraking breder dan
setting-pace = Tempo computer
setting-confirm = Beurt bevestigen
setting-confirm-tap = tweede tik
setting-confirm-click = muisklik
setting-hints = Hints
setting-on = aan
setting-off = uit
setting-percent = {$value}%
setting-in-inches = {$value} inch
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = zachter
setting-louder = harder
setting-shorter-game = korter spel
setting-longer-game = langer spel
setting-smaller = kleiner
setting-larger = groter
setting-sooner = eerder
setting-later = later
setting-faster = sneller
setting-slower = trager
setting-shorter = korter
setting-longer = langer

## A command that is refused, whatever the game

refused-stale = Te laat: het spel is al verder.
refused-no-such-seat = Die plek is leeg.
refused-not-your-turn = Iemand anders is aan de beurt.
refused-not-your-seat = Deze plek is van iemand anders.
refused-finished = Het spel is afgelopen.
refused-results-shown = Bekijk eerst de uitslag, tik dan op KLAAR.
refused-nothing-to-undo = Er valt niets terug te draaien.
refused-no-such-cell = Het bord heeft geen vakje {$cell}.
refused-incomplete = Je beurt is nog niet af.
refused-not-offered = Dat kan nu niet.
refused-illegal = Dat mag niet volgens de regels.

## A session, whatever the game

session-on-turn = {$who} is aan de beurt.
session-no-game = Er ligt geen spel op tafel.
session-no-game-in-progress = Er is geen spel bezig.
session-nobodys-turn = Er is nu niemand aan de beurt.
session-typed-unreadable = ‘{$text}’ is geen zet: {$why}
session-typed-refused = {$who} kan {$text} niet spelen: {$why}
computer-invalid-move = De zet was ongeldig.
computer-cannot-play = De computer kan niet spelen voor {$colour}. {$why} Speel zelf voor {$colour}, of tik daar op de robot om het nog eens te proberen.

## How strongly the computer plays, where it is read aloud

strength-newcomer = beginner
strength-learner = leerling
strength-easy = simpel
strength-medium = normaal
strength-hard = lastig
strength-master = meester
# As strong as it takes to win half of the matches against the people at the table.
level-even = op maat
strength-unknown = Een computer is newcomer (beginner), learner (leerling), easy (simpel), medium (normaal), hard (lastig) of master (meester).

## Places round the table

place-near-left = linksvoor
place-left = links
place-far-left = linksachter
place-far-right = rechtsachter
place-right = rechts
place-near-right = rechtsvoor

## Boards of games for two

cell-unknown = een vakje schrijf je als letter en getal, zoals d4
board-taken = bezet
board-go-on = ga door
board-goes = van {$from} naar {$to}
board-takes = {$from} slaat {$to}
board-swaps = {$one} en {$other} wisselen
board-joins = verbindt {$one} en {$other}
board-fills = vult zichzelf: {$cells}
board-why-wins = dit wint
board-why-sure = wint volgende beurt, wat er ook komt
board-why-threat = dreigt te winnen: alleen {$cells} helpt
connection-why-turns = zetten te gaan, minstens: {$own}, de ander {$other}
connection-why-cells = lege vakjes te gaan: {$own}, de ander {$other}
board-title = {$title} · {$size} × {$size}
board-size = Maat

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Bouw samen één spoornetwerk. Wie als eerste vijf geheime steden verbindt, beëindigt de ronde.
rail-duration = Ongeveer {$minutes} minuten.
rail-corner = {$map} · RONDE {$round}
rail-title = {$map}, ronde {$round}
rail-standing = {$game}, {$map}
rail-standing-round = In ronde {$round}, zoals jullie het achterlieten.
rail-standing-results = Ronde {$round} is voorbij. De uitslag ligt op tafel.

rail-place-at = in {$city}
rail-place-near = bij {$city}

rail-prompt-hub = Bekijk je steden, tik dan om je station te zetten
rail-prompt-hub-seen = Tik om je station te zetten
rail-prompt-hub-placed = Tik op OK, of verplaats je station
rail-prompt-build = Jouw beurt: bouw voor {$money} spoor
rail-prompt-build-own = Bouw voor {$money} spoor
rail-prompt-done = Tik op OK om je beurt af te sluiten
rail-prompt-nothing-to-buy = Voor {$money} kan niets meer: tik op OK
rail-prompt-finish = Verbind je laatste steden: je kas betaalt
rail-prompt-finish-spent = Verbind je laatste steden. Tot nu toe betaald: {$money}
rail-prompt-finished = Verbonden voor {$money}: tik op OK
rail-prompt-computer = De computer bouwt
rail-prompt-computer-hub = De computer plaatst zijn station
rail-prompt-waiting = Wachten op {$name}
rail-moment = { $count ->
    [one] {$who} heeft alles verbonden!
   *[other] {$who} hebben alles verbonden!
}
rail-moment-means = De anderen betalen nu voor hun laatste steden
rail-moment-you = Alles verbonden: je betaalt niets
rail-moment-it = Alles verbonden: niets te betalen
rail-prompt-connected = Alles verbonden! Wachten op {$who}
rail-prompt-you-win = Je wint!
rail-prompt-it-wins = 1e plaats: de computer wint!
rail-prompt-place = {$place}e plaats
rail-prompt-first = Als eerste verbonden: niets te betalen
rail-prompt-paid = Verbinden kostte {$money}
rail-prompt-others-connected-it = Door anderen verbonden: niets te betalen
rail-prompt-others-connected-you = Door anderen verbonden: je betaalt niets
rail-may-stop = Je mag nu stoppen
rail-bank = kas

rail-show-cities = TOON STEDEN
rail-hide-cities = VERBERG STEDEN
rail-undo = TERUG
rail-skip = vervalt
rail-finish = afmaken
rail-finish-for = AFMAKEN {$cost}
mirror-finish = Zo goedkoop mogelijk bouwen wat ontbreekt
rail-ok = OK
rail-hint = HINT
rail-hint-away = STEDEN
rail-hint-coming = …
rail-pass-to-orange = NAAR ORANJE: TOON STEDEN
rail-pass-to-sky = NAAR LICHTBLAUW: TOON STEDEN
rail-pass-to-green = NAAR GROEN: TOON STEDEN
rail-pass-to-red = NAAR ROOD: TOON STEDEN
rail-pass-to-blue = NAAR BLAUW: TOON STEDEN
rail-pass-to-pink = NAAR ROZE: TOON STEDEN

rail-hint-none = Geen hint beschikbaar
rail-hint-hub = Je station {$place}
rail-hint-towards = Bouw richting {$city}
rail-hint-track = Bouw dit traject
rail-hint-discard = Tik op {$money}: wachten is beter
rail-hint-ok = Tik op OK
rail-hint-price = voor {$money}
rail-hint-towards-priced = Bouw richting {$city} voor {$money}
rail-hint-track-priced = Bouw dit traject voor {$money}
rail-hint-says-hub = Hint voor je station: {$hub}.
rail-hint-says-towards = Hint: bouw richting {$city}, van {$from} naar {$to}.
rail-hint-says-track = Hint: bouw dit traject, van {$from} naar {$to}.
rail-hint-says-discard = Hint: tik op {$money}: wachten is beter.
rail-hint-says-ok = Hint: tik op OK.

rail-results-round = Ronde {$round} is voorbij
rail-results-won = {$name} wint!
rail-results-won-together = {$names} winnen!
rail-results-paid = betaald
rail-results-taxes = belasting
rail-results-connected = verbonden
rail-results-nth = {$place}e
rail-results-cost = {$money} betaald
rail-results-cost-taxes = {$money} betaald, {$money-taxes} belasting
rail-results-connected-taxes = verbonden, {$money-taxes} belasting
rail-results-no-taxes = Geen belasting dit spel: iemand heeft al {$money} of minder.
rail-results-tax-day = Belastingdag! Iedereen betaalt {$money}, alleen deze keer.
rail-results-go-on = Hierna: een lege kaart en vijf nieuwe steden voor iedereen.
rail-results-over = Iemands geld is op. De rijkste speler wint; wie evenveel heeft, deelt de plaats.
rail-tax-day = Belastingdag!
rail-tax-day-means = Iedereen betaalt {$money}, alleen deze keer.
rail-tax-none = Geen belasting
rail-tax-none-why = Iemand heeft al {$money} of minder.
rail-results-why = Geld op: {$names}
rail-prompt-results-come = Kijk naar de kaart: wie betaalt wat?
rail-results-row = {$name}, {$money} betaald, kas {$money-before}, nu {$money-now}.
rail-results-row-taxes = {$name}, {$money} betaald, {$money-taxes} belasting, kas {$money-before}, nu {$money-now}.
rail-results-row-connected = {$name}, verbonden, {$money} betaald, kas {$money-before}, nu {$money-now}.
rail-results-row-connected-taxes = {$name}, verbonden, {$money} betaald, {$money-taxes} belasting, kas {$money-before}, nu {$money-now}.
rail-results-row-placed = {$nth}: {$row}
rail-award-hub = Goedkoopst: {$money}
rail-award-others = Van anderen: {$money}
rail-award-line = Langste route: {$count}
rail-award-hub-panel = Goedkoopste net: {$money}
rail-award-others-panel = Spoor van anderen: {$money}
rail-award-line-panel = Langste route: {$count} trajecten
rail-award-of = {$name}: {$award}
rail-results-review = TERUGBLIK
rail-results-next = VOLGENDE RONDE
rail-results-again-short = NOG EENS

rail-review-your-hub = JE STATION
rail-review-its-hub = STATION
rail-review-best-hub = TOPSTATION
rail-review-replay = AFSPELEN
rail-review-priced = {$button} {$money}
rail-review-show = TOON DIT NETWERK
rail-review-working = Het goedkoopste netwerk wordt berekend …
rail-review-missing = Het goedkoopste netwerk is er niet.
rail-review-unreadable = De uitkomst is niet te lezen. Probeer het nog eens.
rail-review-perfect-yours = Perfect! Je station {$place}: {$money}
rail-review-perfect-its = Perfect! Zijn station {$place}: {$money}
rail-review-taken-yours = Je station {$place}: je steden voor {$money}
rail-review-taken-its = Zijn station {$place}: zijn steden voor {$money}
rail-review-was-best = Een beter station was er niet op de kaart.
rail-review-saves = Het beste station had {$money} gescheeld.
rail-review-guessed = Beste gok van {$who}: {$city} ({$share}).
rail-review-best-yours = Beste station {$place}: je steden voor {$money}
rail-review-best-its = Beste station {$place}: zijn steden voor {$money}
rail-review-as-good-yours = Je station was net zo goed.
rail-review-as-good-its = Zijn station was net zo goed.
rail-review-less-yours = {$money} minder dan vanaf je station.
rail-review-less-its = {$money} minder dan vanaf zijn station.
rail-map-fair = Eerlijk ({$map}): negen van de tien keer kosten vijf steden {$money-from} tot {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: negen van de tien keer kosten vijf steden {$money-from} tot {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Gratis spoor {$money}, betaald {$money-paid}
rail-review-spent-skipped = Gratis spoor {$money}, vervallen {$money-skipped}, betaald {$money-paid}
rail-review-network = Netwerk ({$money}) van
rail-review-built = Voor {$money} gebouwd door
rail-review-built-short = {$money}:
rail-review-empty = De kaart is leeg
rail-review-over = De ronde is voorbij
rail-review-hub = {$name} zet het station
rail-review-skips = {$name}: {$money} vervalt
rail-review-pays = {$name} betaalt {$money}
rail-review-builds = {$name} bouwt voor {$money}

rail-says-bank = Kas {$money}.
rail-says-begins = Begint deze ronde.
rail-says-hub = Station: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, verbonden.
rail-tell-builds = {$name} bouwt {$way}.
rail-tell-builds-left = {$name} bouwt {$way}, nog {$money} over.
rail-tell-builds-so-far = {$name} bouwt {$way}, tot nu toe {$money}.
rail-tell-places-hub = {$name} zet het station hier: {$hub}.
rail-tell-places-hub-ok = {$name} zet het station hier: {$hub}. Druk op OK.
rail-tell-undone = {$name} draait het terug.
rail-tell-hub = Station van {$name}: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} bouwde niets.
rail-tell-connected = {$name} heeft alle eigen steden verbonden.
rail-tell-round-over = Ronde {$round} is voorbij.
rail-tell-round-begins = Ronde {$round} begint.
rail-link = {$from} – {$to}
rail-node-hub = Station van {$name}
rail-node-track = Spoor van {$name}, naar {$end}
rail-link-track = spoor van {$name}
rail-link-ring = sluit een ring
rail-link-connects-track = verbindt met spoor van {$name}
rail-link-connects-hub = verbindt met het station van {$name}

rail-refused-no-such-node = De kaart heeft geen kruispunt {$node}.
rail-refused-no-such-link = De kaart heeft geen traject {$from}-{$to}.
rail-refused-hubs-stand = Je zet een station alleen aan het begin van een ronde.
rail-refused-hub-taken = Daar staat al een ander station.
rail-refused-hub-here = Daar staat je station al.
rail-refused-hubs-first = Wacht tot alle stations staan, bouw dan pas.
rail-refused-no-hub = Zet eerst je station.
rail-refused-built = Dat spoor ligt er al.
rail-refused-out-of-reach = Nog niet verbonden met je netwerk.
rail-refused-too-dear = Dat kost meer dan de {$money} die je nog hebt.
rail-refused-connected = Al je steden zijn verbonden: tik op OK.
rail-refused-not-connected = Bouw door: nog niet al je steden zijn verbonden.
rail-refused-money-left = Besteed eerst je {$money}, tik dan op OK.
rail-refused-nothing-to-skip = Laten vervallen mag pas na een traject van {$money}.
rail-step-unknown = Een stap schrijf je als `hub 3`, `link 3-17`, `discard` of `ok`.
rail-step-backwards = Bij een traject staat het laagste nummer voorop.
rail-setup-seats = Er kunnen {$least} tot {$most} spelers meedoen, geen {$number}.
rail-setup-bank = De kas bij de start kan {$money-least} tot {$money-most} zijn, niet {$money}.
rail-setup-taxes = Na belasting kan {$money-least} tot {$money-most} overblijven, niet {$money}.

rail-figure-on-city = op een stad
rail-figure-on-crossing = op een kruispunt
rail-figure-two-links = {$money} en {$money}
rail-figure-skipped = {$money}, dan {$money-skipped}
rail-figure-one-link = één van {$money}
rail-figure-connects = {$name} verbindt hier …
rail-figure-builds-on = … en bouwt daar verder
rail-figure-from-bank = {$money} + {$money-double} + {$money} uit de kas
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Dat vakje bestaat niet.
connection-taken = Op dat vakje ligt al een steen.
connection-crosscut = Gesloten: daar zouden twee verbindingen elkaar kruisen.
connection-no-links = Alleen in Quax leg je zelf bruggen.
connection-not-own = Een brug verbindt twee van je eigen stenen.
connection-marked = In dat vierkant ligt al een brug.
connection-no-swap = Wisselen mag alleen in de tweede beurt van het spel.
connection-no-pass = Passen mag alleen als je geen zet hebt.
connection-about = Plaats om de beurt een steen. Wie als eerste de eigen twee randen verbindt, wint.
connection-variant = Spel
connection-quickway-means = Stenen van één kleur hoek aan hoek krijgen vanzelf een brug. Bruggen kruisen nooit: de eerste blijft.
connection-crossway-means = Stenen van één kleur hoek aan hoek zijn verbonden. Verbindingen mogen elkaar nooit kruisen.
connection-quax-means = Hoek aan hoek is pas verbonden met een brug, en die kost een beurt.
connection-quadrex-means = Alleen zij aan zij telt. Waar diagonalen elkaar zouden kruisen, vult het vakje zich vanzelf.
connection-swap = Wisselen
connection-swap-on-means = De tweede speler mag de eerste steen en zijn randen overnemen.
connection-swap-off-means = Iedereen houdt de eigen twee randen.
connection-prompt-quax = Tik op een leeg vakje of leg een brug
connection-prompt = Tik op een leeg vakje
connection-prompt-link = Tik op het andere uiteinde
connection-no-link = Een brug verbindt stenen die hoek aan hoek liggen.
connection-none-to-link = Er is geen steen om deze mee te verbinden.
connection-turn-unknown = Een zet schrijf je als `d4`, `a1-b2`, `swap` of `pass`.
connection-link-backwards = De eerdere letter staat voorop: `a1-b2`.
connection-tally = verbind je twee randen
connection-tally-won = randen verbonden
connection-tally-lost = afgesneden
connection-end = Beide randen verbonden

## Raindrops: choices, panels, refusals

raindrops-off-board = Het bord heeft geen punt {$at}.
raindrops-no-piece = Op {$at} ligt geen druppel.
raindrops-not-yours = De druppel op {$at} is niet van jou.
raindrops-other-unit = De druppel op {$at} hoort niet bij de groep die je verplaatst.
raindrops-just-placed = De druppel op {$at} heb je net neergelegd: pak een andere op.
raindrops-splits = Zonder de druppel op {$at} valt de groep uiteen.
raindrops-occupied = Op {$at} ligt een druppel van jou.
raindrops-is-capture = Op {$at} ligt de andere kleur: schrijf x om die te slaan.
raindrops-no-capture = Op {$at} ligt niets om te slaan: schrijf - in plaats van x.
raindrops-no-slide = {$at} kan niet: een druppel gaat recht over vrije punten.
raindrops-apart = De rest van de groep ligt niet naast {$at}.
raindrops-not-next = {$at} is niet het volgende punt op de lijn.
raindrops-ended = De beurt is al voorbij.
raindrops-must-gain = Dit blok kan slaan of aansluiten, dus dat moet het ook doen.
raindrops-must-engage = Ga naar een plek waar het de volgende keer kan slaan of aansluiten.
raindrops-about = Breng je druppels bij elkaar. Wie als eerste alles in één blok heeft, wint.
raindrops-full = Vol bord: begint als een dambord.
raindrops-open = Begint met de twee lange diagonalen leeg.
raindrops-drop = druppel
raindrops-prompt = Tik op een van je druppels
raindrops-prompt-next = Tik op de volgende druppel
raindrops-prompt-to = Tik waar hij heen moet
raindrops-go-on = pak nog een druppel op
raindrops-turn-unknown = Een zet schrijf je stap voor stap, met komma’s: `a5-b3,a3-c3,c2xd3`.
raindrops-end = Nog maar één blok
raindrops-gives = Zo houdt {$who} één blok over: {$who} wint
raindrops-gave = {$who} hield door jou één blok over: {$who} wint
raindrops-why-captures = slaat {$count}
raindrops-why-joins = voegt blokken samen (nog {$count})
raindrops-tally = { $count ->
    [one] nog {$count} blok
   *[other] nog {$count} blokken
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Het stuk op {$cell} is niet van jou.
transit-not-opposing = {$cell} is ook van jou: kies een stuk van de andere kleur.
transit-no-terminal = {$cell} is geen eindstation: het heeft twee of meer buren van zijn kleur.
transit-out-of-reach = De netwerken van {$own} en {$other} raken elkaar niet.
transit-still-terminal = Na de ruil moeten beide stukken twee buren van hun eigen kleur hebben.
transit-square = Vier stukken van één kleur mogen geen vierkant vullen.
transit-must-swap = Je kunt ruilen, dus passen mag niet.
transit-about = Ruil jouw stukken met die van de ander. Het grootste netwerk wint.
transit-size-4 = Elk 8 stukken: een kort spel
transit-size-6 = Elk 18 stukken
transit-size-8 = Elk 32 stukken: het hele spel
transit-prompt = Tik op een van je eindstations
transit-prompt-other = Tik op het stuk om mee te ruilen
transit-nothing-to-swap = Met dit eindstation kun je niet ruilen.
transit-end-draw = Alle netwerken gelijk, niets geruild
transit-end-last-swap = Alle netwerken gelijk: de laatste ruil beslist
transit-end-larger = Groter netwerk
transit-why-joins = verbindt netwerken: {$sizes}
transit-why-cuts = splitst het andere netwerk ({$size})
transit-terminal = eindstation
transit-turn-unknown = Een zet schrijf je als `d4-e6`, je eigen stuk voorop, of `pass`.
transit-tally-leads = voor met {$own} tegen {$other}
transit-tally-trails = achter met {$own} tegen {$other}
transit-tally-level = gelijk: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Zet eerst alle wagons neer; daarna rijden ze.
yard-all-placed = Alle wagons staan er al.
yard-not-receiving = Zet wagons alleen op de gemarkeerde vakjes.
yard-taken = Op {$cell} staat al een wagon.
yard-no-car = Op {$cell} staat geen wagon.
yard-not-own = De wagon op {$cell} is niet van jou.
yard-no-train = {$lead} en {$tail} zijn niet de uiteinden van een trein.
yard-no-majority = Meer dan de helft van de wagons in een trein moet van jou zijn.
yard-no-way = Van {$lead} naar {$to} kan niet in één zet.
yard-blocked = De weg van {$lead} naar {$to} is versperd.
yard-shipping = Geen wagon mag zijn verzendzone uit of de andere in.
yard-about = Verplaats wagons en hele treinen. Wie als eerste alle tien de wagons binnen heeft, wint.
yard-setup = Opstelling
yard-setup-beginner-means = Wagons van één kleur in kolommen: meteen treinen.
yard-setup-advanced-means = Begint als een dambord: eerst minder treinen.
yard-setup-custom-means = Zet om de beurt wagons neer. Ertegenover komt er telkens een van de andere kleur.
yard-setup-beginner = beginners
yard-setup-advanced = gevorderden
yard-setup-custom = eigen
yard-car = wagon
yard-prompt-place = Tik op een gemarkeerd vakje
yard-prompt = Tik op een wagon, of op beide treinuiteinden
yard-prompt-first = Tik waar hij heen moet, of op het andere uiteinde
yard-prompt-train = Tik waar één uiteinde heen moet
yard-go-on = tik nog eens voor de andere kleur
yard-nowhere = Die kan nu niet rijden: neem een andere wagon.
yard-why-ships = brengt er {$count} binnen
yard-train-goes = trein van {$count}, van {$from} naar {$to}
yard-end-draw = Dezelfde stelling voor de derde keer
yard-end-shipped = Alle tien wagons binnen
yard-end-stuck = De ander heeft geen zet
yard-ships-here = verzending
yard-turn-unknown = Een zet schrijf je als `d4-c4`, een trein als `d4f4-c4`, een geplaatste wagon als `c1=r`.
yard-receiving = AANKOMST
yard-tally = {$count} van 10 binnen

## Games for two: panels and results of all of them

duel-standing-over = Het spel is afgelopen. Het bord ligt er nog net zo bij.
duel-standing = Bij beurt {$turn}, zoals jullie het achterlieten.
duel-wins = {$who} wint
duel-draw = Gelijkspel
duel-resign-asked = Opgeven?
duel-resign-or-draw-asked = Opgeven of remise aanbieden?
duel-draw-offer = {$who} biedt remise aan
duel-draw-offered = Je hebt remise aangeboden
duel-draw-declined = Geen remise: speel door
duel-back-offer = {$who} wil de laatste beurt terugnemen
duel-back-asked = Je wilt je beurt terugnemen
duel-back-declined = Niet teruggenomen: speel door
duel-draw-agreed = Remise afgesproken
duel-hint-coming = Op zoek naar een goede zet
duel-hint-marked = De hint staat op het bord
duel-hint-why = Hint: {$why}
duel-hint-joints = Gestreept: veilig verbonden
duel-hint-swap = Hint: tik op WISSELEN
duel-hint-pass = Hint: tik op PASSEN
duel-hint-none = Geen hint beschikbaar
duel-nobody-wins = Gelijkspel
duel-result-resigned = {$result} · {$who} gaf op
duel-result-time = {$result} · {$who} heeft geen tijd meer
duel-result-why = {$result} · {$why}
duel-waiting = Wachten op {$who}
duel-starts = {$who} begint
duel-starts-drawn = {$who} begint (geloot)
duel-you-are = Jij bent {$who} · {$tally}
duel-score = Stand {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Voorop: {$who}, met {$by}
duel-computer-moves = De computer is aan zet
duel-swap-ok = Jij krijgt de steen en zijn randen: tik op OK
duel-pass-ok = Tik op OK om te passen
duel-ok-or-undo = Tik op OK of TERUG
duel-gives = Hiermee eindigt het spel: {$who} wint
duel-ok-or = Tik op OK, of {$or}
duel-must-pass = Je hebt geen zet: tik op PASSEN
duel-has-swapped = {$other} nam je steen en je randen over. {$prompt}
duel-edges-sides = Jouw randen: links en rechts
duel-edges-ends = Jouw randen: voor en achter
duel-edges-upright = Jouw randen: boven en onder
duel-has-swapped-edges = {$other} nam je steen over. {$edges}
duel-took-edges = De steen is van jou. {$edges}
duel-has-passed = {$other} heeft gepast. {$prompt}
duel-or-swap = {$prompt}, of WISSELEN
duel-resign = OPGEVEN
duel-offer-draw = REMISE?
duel-draw-accept = AANNEMEN
duel-draw-decline = VERDER
duel-back-allow = TOESTAAN
duel-swap = WISSELEN
duel-pass = PASSEN
duel-told-undone = {$who} draait het terug.
duel-told-taken-back = {$who} neemt de laatste beurt terug.
duel-told-touched = {$who} tikt op {$cells}.
duel-told-press-ok = Druk op OK of Ongedaan maken
duel-told-touched-then = {$who} tikt op {$touched}. {$then}.
duel-told-swap = {$who} wil wisselen.
duel-told-swap-ok = {$who} wil wisselen. Druk op OK.
duel-told-pass = {$who} wil passen.
duel-told-pass-ok = {$who} wil passen. Druk op OK.
duel-told-swapped = {$who} nam de steen en zijn randen over.
duel-told-passed = {$who} heeft gepast.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} gaf op.
duel-out-of-time = {$who} heeft geen tijd meer.
clock-minutes = { $count ->
    [one] {$count} minuut
   *[other] {$count} minuten
}
clock-sand-glass = zandloper, 30 seconden per beurt, alleen een herinnering
clock-sand-is-through = De tijd is om: doe je zet
clock-chip = {$who} {$time}
mirror-clock = Resterende tijd: {$time}.

## The lobby

lobby-remove-a-computer = {$title} is voor twee spelers: tik bij een computer op WEGHALEN.
lobby-too-many = { $count ->
    [one] {$title} is voor twee spelers: wil één van jullie op WEGGAAN tikken?
    [2] {$title} is voor twee spelers: willen twee van jullie op WEGGAAN tikken?
    [3] {$title} is voor twee spelers: willen drie van jullie op WEGGAAN tikken?
   *[other] {$title} is voor twee spelers: willen vier van jullie op WEGGAAN tikken?
}
lobby-nobody = Minstens één mens moet op MEEDOEN tikken.
lobby-one-more = Nog één speler of computer nodig.
lobby-two-can-play = Tik bij je plek op MEEDOEN. Voor twee spelers.
lobby-two-to-six-can-play = Tik bij je plek op MEEDOEN. Voor twee tot zes spelers.
lobby-map-missing = Deze kaart laadt niet. Tik er nog eens op, of kies een andere.
lobby-map-loading = De kaart wordt geladen …
lobby-start = START
lobby-try-it = PROBEREN
lobby-quick = KORT
lobby-normal = NORMAAL
lobby-long = LANG
lobby-join = MEEDOEN
lobby-computer = COMPUTER
lobby-leave = WEGGAAN
lobby-remove = WEGHALEN
lobby-newcomer = BEGINNER
lobby-learner = LEERLING
lobby-easy = SIMPEL
lobby-medium = NORMAAL
lobby-hard = LASTIG
lobby-master = MEESTER
lobby-even = OP MAAT
lobby-someone-here = MEDESPELER
lobby-friend = VRIEND VIA LINK
lobby-add-player = + SPELER
lobby-row-map = Kaart
lobby-row-players = Spelers
lobby-row-against = Tegen
lobby-row-begins = Begint
lobby-drawn = loting
lobby-row-clock = Klok
lobby-row-times = Ieder
clock-increment = +{$seconds} s per beurt
lobby-ahead = VOORSPRONG
connection-ahead = Stenen +{$count}
transit-ahead = Ruilen +{$count}
yard-ahead = Wagons binnen +{$count}
lobby-for-players = { $count ->
    [one] {$count} speler
   *[other] {$count} spelers
}
lobby-for-players-between = {$least}–{$most} spelers
lobby-nobody-yet = Er doet nog niemand mee
lobby-joined = { $count ->
    [one] {$count} speler doet mee
   *[other] {$count} spelers doen mee
}
lobby-people-and-computers = { $people ->
    [one] {$people} mens
   *[other] {$people} mensen
} en { $computers ->
    [one] {$computers} computer
   *[other] {$computers} computers
}
lobby-ready = Klaar? Tik in het midden op START.
lobby-start-chosen = Tik op START. {$who} begint.
lobby-start-full = De tafel is vol. Tik op START.
lobby-start-or-wait = Tik op START, of wacht tot er meer meedoen.
lobby-map-easiest = makkelijkst
lobby-map-standard = standaard
lobby-map-hardest = moeilijkst
lobby-map-coming = laden …
lobby-maps-from-to = Kaarten {$from} tot {$to} van {$count}
workshop-hint = Tik op een land, of verschuif de wereld tot jouw streek het kader vult.
workshop-make = MAAK KAART
workshop-making = Je kaart wordt gemaakt: {$percent}
workshop-takes = Dit duurt hooguit een minuut.
workshop-cancel = ANNULEREN
workshop-change-frame = ANDER KADER
workshop-play = SPELEN
workshop-uneven = Op deze kaart telt geluk zwaarder. Een andere kaart of een groter kader is misschien eerlijker.
workshop-small = Dat is te klein: laat minstens 300 km zien.
workshop-pole = Te dicht bij een pool voor 35 steden. Ga verder weg.
workshop-world = Wereldkaart. In het kader: {$frame}. Pijltjestoetsen verschuiven, + en − zoomen.
workshop-frame-told = {$south}, {$west} tot {$north}, {$east}
workshop-north = {$degrees}° noord
workshop-south = {$degrees}° zuid
workshop-east = {$degrees}° oost
workshop-west = {$degrees}° west
workshop-name-back = Vorige naam voor de kaart
workshop-name-next = Volgende naam voor de kaart
workshop-remark = overal

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Atlantische Oceaan
map-pacific-ocean = Grote Oceaan
map-indian-ocean = Indische Oceaan
map-north-sea = Noordzee
map-baltic-sea = Oostzee
map-mediterranean-sea = Middellandse Zee
map-black-sea = Zwarte Zee
map-arabian-sea = Arabische Zee
map-bay-of-bengal = Golf van Bengalen
map-south-china-sea = Zuid-Chinese Zee
map-sea-of-japan = Japanse Zee
map-gulf-of-mexico = Golf van Mexico
map-adriatic-sea = Adriatische Zee
map-caucasus = Kaukasus
map-himalaya = Himalaya
map-tibet = Tibet
map-sahara = Sahara
map-canada = Canada
map-mexico = Mexico
map-tyrrhenian-sea = Tyrreense Zee
map-ligurian-sea = Ligurische Zee
map-ukraine = Oekraïne
map-england = Engeland

## The map Italy: its name, its regions, its cities

map-italy = Italië
region-northwest = Noordwest
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Ravenna
city-rimini = Rimini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Napels
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
city-trento = Trente
city-florence = Florence
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afrika
region-northeast = Noordoosten
map-gulf-of-guinea = Golf van Guinee
map-arabia = Arabië
city-antananarivo = Antananarivo
city-cape-town = Kaapstad
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
city-laayoune = El Aaiún
city-nouadhibou = Nouadhibou
city-kano = Kano
city-lagos = Lagos
city-n-djamena = N’Djamena
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Timboektoe
city-tunis = Tunis
city-abu-simbel = Aboe Simbel
city-addis-ababa = Addis Abeba
city-asmara = Asmara
city-benghazi = Benghazi
city-cairo = Caïro
city-khartoum = Khartoem
city-tripoli = Tripoli
city-harare = Harare
city-juba = Juba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Zuid-Amerika
map-caribbean-sea = Caribische Zee
map-sargasso-sea = Sargassozee
city-bogota = Bogota
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
city-brasilia = Brasilia
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

map-british-isles = Britse Eilanden
region-ireland = Ierland
region-highlands = Hooglanden
map-irish-sea = Ierse Zee
map-celtic-sea = Keltische Zee
map-english-channel = Het Kanaal
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

map-world = Wereld
region-america = Amerika
region-pacific = Pacific
map-southern-ocean = Zuidelijke Oceaan
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

map-scandinavia = Scandinavië
map-norwegian-sea = Noorse Zee
map-russia = Rusland
map-poland = Polen
map-germany = Duitsland
map-barents-sea = Barentszzee
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
city-helsinki = Helsinki

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = Japan
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Filipijnenzee
map-east-china-sea = Oost-Chinese Zee
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
map-laccadive-sea = Lakkadivenzee
map-andaman-sea = Andamanse Zee
map-indochina = Indochina
city-cochin = Cochin
city-colombo = Colombo
city-hubli = Hubli
city-jaffna = Jaffna
city-kandy = Kandy
city-madurai = Madurai
city-trichy = Trichy
city-bengaluru = Bangalore
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

sheet-rules-loading = De regels worden geladen …
sheet-share-nothing-yet = Delen kan na de eerste ronde. Tot dan zijn de steden geheim.
sheet-back = VORIGE
sheet-next = VOLGENDE
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = PROBEREN
sheet-share = Dit spel delen
sheet-share-copy = KOPIEER LINK
sheet-share-hands = RONDE MEE, ALS IEDEREEN WIL
sheet-share-put-in = In de link staan nu ook alle geheime steden van deze ronde.
sheet-share-left-out = De huidige ronde zit niet in de link.
sheet-share-copied = Link gekopieerd.
sheet-share-not-copied = Deze browser staat kopiëren niet toe.
sheet-share-only-here = Deze pagina kun je alleen op dit apparaat openen, dus er is geen code om te scannen.
sheet-share-too-long = Dit spel is te lang voor een code: kopieer liever de link.
sheet-share-picture-there = Daar kun je een afbeelding van de uitslag opslaan.
sheet-picture = Een afbeelding om mee te nemen
sheet-picture-about = De eindstand, ieders resultaat en de datum van vandaag.
sheet-picture-open = AFBEELDING
sheet-picture-png = OPSLAAN ALS FOTO (PNG)
sheet-picture-svg = OPSLAAN OM TE PRINTEN (SVG)
sheet-picture-turns = Beurten: {$count}
sheet-picture-round = Ronde {$round}
sheet-picture-connected = Verbonden: {$names}
sheet-share-scan = Scan met een telefoon om dit spel daar te openen.
sheet-my-game = MIJN SPEL
sheet-lobby = SPELLEN
sheet-your-turn = Jouw beurt
sheet-computer = Computer · {$strength}
sheet-computer-thinks = De computer denkt na
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Hier

## The operator: the PIN and the panel

operator-pins-differ = De twee pincodes verschillen. Kies opnieuw een pincode.
operator-wrong-pin = Verkeerde pincode.
operator-nothing-is-saved = Bewaren lukt niet: dit spel zou verloren gaan.
operator-storage-low = De opslag is bijna vol: nog {$room} MB vrij.
operator-tap-to-play = TIK OM TE SPELEN
operator-tap-the-table = Tik op de tafel om door te gaan.
operator-closes-in = Sluit over {$time}
operator-closed = Deze tafel is gesloten.
operator-pin = Pincode beheerder
operator-pin-new = Kies een pincode
operator-pin-again = Herhaal de pincode
operator-pin-rule = {$least} tot {$most} cijfers. Houd ze geheim.
operator-pin-waits = Te veel foute pincodes. Wacht {$count} s.
operator-pin-asks = Pincode wordt gecontroleerd …
operator-pin-silent = De server antwoordt niet, dus de pincode is niet te controleren. Probeer opnieuw.
operator-pin-unset = Nog geen pincode. Stel er op deze computer een in: {$command}
operator-locked = Vergrendeld: de instellingen zijn niet te lezen.
operator-pin-erase = WISSEN
operator-panel = Beheerder
operator-kiosk-on = KIOSK: AAN
operator-kiosk-off = KIOSK: UIT
operator-offers = Aangeboden spellen
operator-start = Nieuwe spellen beginnen met
operator-start-heard = muziek {$music}, geluiden {$sounds}
operator-start-game = {$game}, {$map}, kas {$bank}, belasting {$taxes}
operator-use-lobby = LOBBY OVERNEMEN
operator-change-pin = WIJZIG PIN
operator-export = EXPORTEREN
operator-import = IMPORTEREN
operator-delete-saves = WIS ALLE BEWAARDE SPELLEN
operator-delete-all = ALLES RESETTEN
operator-delete-saves-means = Alle bewaarde spellen worden gewist, ook wat opzij is gezet.
operator-delete-all-means = Alle bewaarde spellen, alle instellingen en de pincode worden gewist.
operator-set-by-file = staat in het instellingenbestand
operator-file-sets = Grijze instellingen komen uit het instellingenbestand van de server.
operator-file-garbled = Het instellingenbestand van de server is niet te lezen en telt niet.
operator-faults = Fouten sinds de start
operator-foreign-faults = Fouten van andere programma’s in deze browser, zoals extensies: {$number}
operator-keep-them = BEWAREN
operator-yes-delete = JA, WISSEN

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Inzoomen
mirror-zoom-out = Uitzoomen
mirror-zoom-whole = Toon het hele bord
mirror-unfold = Heel paneel tonen
mirror-fold = Meer van het bord tonen
mirror-sheet-rotate = Draai dit blad naar de volgende kant van de tafel
mirror-lobby-rotate = Draai het midden van de tafel
mirror-hint-coming = De hint komt eraan
mirror-lens = Loep
mirror-discard = −$1, laat de laatste dollar vervallen
mirror-let-computer = Laat de computer weer spelen
mirror-replay = Afspelen
mirror-seek-start = Naar het begin
mirror-seek-back = Vorige stap
mirror-seek-next = Volgende stap
mirror-seek-end = Naar het einde
mirror-timeline = Punt in de terugblik
mirror-close-open = Sluiten
mirror-settings = Instellingen
mirror-languages = Taal: {$name}
mirror-podium = Podium verbergen
mirror-taxes = Bericht over belasting verbergen
mirror-another-map = Nog een keer op een andere kaart: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} van {$stops}
mirror-rules-of = Regels van {$title}
mirror-table = Tafel
mirror-lobby = Het volgende spel
mirror-ready = Klaar: druk op Start.
mirror-nobody = leeg
mirror-sits-here = {$colour} speelt op dit apparaat.
mirror-computer-at = {$colour}, computer, {$strength}
mirror-place = Plek {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Computer, {$strength}.
mirror-cell-next = beschikbaar
mirror-cell-hint = hint
mirror-cell-last = laatste beurt
mirror-cell-taken-from = hier is geslagen
mirror-cell-filled = vanzelf gevuld
mirror-cell-refused = mag niet
mirror-stands = {$who}: {$what}.
mirror-empty = leeg: {$count}
mirror-nothing-yet = Nog niets.
mirror-has-nothing = {$who} heeft hier nog niets.
mirror-here = {$what}.
mirror-place-hub = Zet hier je station.
mirror-walk-map = Pijlen volgen trajecten, letters gaan naar steden, Enter bouwt, ? toont alle toetsen.
mirror-walk-board = Pijlen gaan van vakje naar vakje, Enter kiest, 1 tot 5 vertellen de stand, ? toont alle toetsen.
mirror-build = Bouw naar {$end}, {$money}
mirror-build-which = Bouw naar {$end}, {$money}; {$about}
mirror-go = Ga naar {$end}
mirror-go-which = Ga naar {$end}; {$about}
mirror-type-a-move = Typ een zet voor {$who}
mirror-type-example = Bijvoorbeeld {$line}
mirror-crossing = kruispunt {$number}
mirror-crossing-north = kruispunt {$number}, ten noorden van {$city}
mirror-crossing-northeast = kruispunt {$number}, ten noordoosten van {$city}
mirror-crossing-east = kruispunt {$number}, ten oosten van {$city}
mirror-crossing-southeast = kruispunt {$number}, ten zuidoosten van {$city}
mirror-crossing-south = kruispunt {$number}, ten zuiden van {$city}
mirror-crossing-southwest = kruispunt {$number}, ten zuidwesten van {$city}
mirror-crossing-west = kruispunt {$number}, ten westen van {$city}
mirror-crossing-northwest = kruispunt {$number}, ten noordwesten van {$city}
mirror-demonstration = Dit is een demonstratie.
mirror-press-to-begin = Druk op een toets om te beginnen.
mirror-countdown = Druk binnen {$count} seconden op een toets om door te gaan.
mirror-still-playing = Nog bezig?
mirror-please-read = Even lezen
mirror-vote = Een stemming
mirror-vote-all = Iedereen moet het ermee eens zijn.
mirror-page = Pagina {$page} van {$pages} over {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = Dit is geen spel van Roundhouse.
fault-text = Dit is geen spel van Roundhouse, of er ontbreekt een deel.
fault-too-long = Dit is te lang voor een spel.
fault-older = Dit komt uit een oudere versie van Roundhouse en is niet meer te openen.
fault-newer = Dit komt uit een nieuwere versie van Roundhouse en is hier niet te openen.
fault-length = Het is onvolledig.
fault-language = {$language} is niet beschikbaar: {$why}
fault-damaged = De gegevens zijn beschadigd.
fault-no-such-game = Dit spel is hier niet beschikbaar.
fault-other-game = Dit is een ander spel.
fault-no-such-map = De kaart ervan is hier niet beschikbaar.
fault-other-map = De kaart is sinds dit spel veranderd.
fault-rules = Er zit een zet in die niet mag volgens de regels.
fault-unwritable-start = Dit spel kan niet worden bewaard.
fault-unwritable-move = Dit spel kan niet worden bewaard: een van de zetten is niet te noteren.
fault-unwritable-too-long = Dit spel is te lang om te bewaren.
fault-found-late = Er dook een ouder spel op. Na dit spel kunnen jullie ermee doorgaan.
fault-second-copy = Een bewaard spel was beschadigd, maar de tweede kopie is nog heel.
fault-put-aside = Een bewaard spel is niet te openen. {$why} Het is opzijgezet.
fault-go-on-playing = {$why} Jullie kunnen gewoon doorspelen.
fault-file-foreign = In dit bestand zitten geen spellen van Roundhouse.
fault-file-without-game = In dit bestand zit geen spel.
fault-file-game = Het spel in dit bestand is niet te openen. {$why}
fault-query = Deze link vraagt om {$key} {$value}. {$offered}
fault-query-not-offered = Dat is hier niet beschikbaar.
fault-query-offers = {$title} biedt {$values}.
fault-rules-damaged = Het bestand met de regels is beschadigd.
fault-link = Deze link is niet te openen. {$why} Kopieer hem nog eens.
fault-map-version = De kaart heeft versie {$found}; dit programma leest versie {$known}.
fault-map-too-large = De kaart is te groot.
fault-map-too-many-nodes = De kaart heeft te veel kruispunten: {$count}.
fault-map-other = In het kaartbestand van {$map} zit een andere kaart.
own-map-title = Eigen kaart
own-map-newer = Deze kaart komt uit een nieuwere versie. Laad de pagina opnieuw.
own-map-little-land = Hier is te weinig land voor een kaart. Toon meer land en minder zee.
own-map-few-towns = Hier liggen te weinig plaatsen ver genoeg uit elkaar. Toon een groter deel van de wereld, of een deel met meer plaatsen.
own-map-torn-land = Het land is hier te versnipperd voor een spoorweg. Toon meer land aan één stuk.
own-map-failed = De kaart kon niet worden gemaakt. Controleer het netwerk en probeer het opnieuw.
fault-map-place = Een kruispunt op de kaart heeft geen geldige plaats.
fault-map-link-end = Traject {$number} op de kaart gaat naar kruispunt {$node}, dat niet bestaat.
fault-map-link = Traject {$number} op de kaart (van {$from} naar {$to} voor {$money}) mag niet.
fault-map-regions = Het aantal regio’s op de kaart is {$count} in plaats van {$wanted}.
fault-map-city-region = De stad {$city} ligt in een regio die niet bestaat.
fault-map-city-node = De stad {$city} ligt op kruispunt {$node}, dat niet bestaat.
fault-map-city-city = De stad {$city} ligt op een andere stad.
fault-map-region = Het aantal steden in de regio {$region} is {$cities}, waarvan {$ringed} met ring, in plaats van {$wanted} en {$wanted-ringed}.
fault-map-unreached = Geen traject op de kaart leidt naar kruispunt {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = Het regelbestand {$name}
web-map-file = Het kaartbestand {$name}
web-words-file = Het taalbestand {$name}
web-words-damaged = Het taalbestand {$name} is beschadigd.
web-file-missing = {$what} kon niet worden geladen (fout {$number}).
web-file-silent = {$what} is niet geladen. Controleer het netwerk.
web-map-too-long = Het kaartbestand {$name} is te lang.
web-map-damaged = Het kaartbestand {$name} is onvolledig of beschadigd.
web-map-foreign = Het kaartbestand {$name} is geen kaart.
web-no-picture = Deze browser kan de afbeelding niet opslaan.
web-no-export = Deze browser kan geen bewaarde spellen exporteren.
web-no-import = Deze browser kan hier geen bestand openen.
web-file-unreadable = Dit bestand is niet te lezen.
web-storage-refused = Deze browser kan het spel niet bewaren (geen ruimte, of een privévenster). Speel door, maar sluit de pagina niet.
web-storage-healed = De gegevens in deze browser waren beschadigd en zijn gewist. Spellen worden nu weer bewaard.
web-storage-silent = Deze browser bewaart het spel niet. Speel door, maar sluit de pagina niet, anders is het misschien weg.
web-storage-elsewhere = Al open in een ander venster. Dit spel wordt pas bewaard als je dat venster sluit.
web-storage-slow = Bewaren gaat traag. Speel door; na een stroomstoring ontbreekt misschien de laatste beurt.
web-computer-missing = De computerspeler is niet geladen of werkt niet meer.
web-computer-silent = De computerspeler heeft niet geantwoord.

## The page itself, while there is no program

page-loading = Roundhouse wordt geladen.
page-file = Open Roundhouse via een webserver, niet als bestand. (Ontwikkelaars: cargo xtask play)
page-too-old = Deze browser is te oud voor Roundhouse. Gebruik een recente versie van Chrome.
page-again = Een moment: Roundhouse start opnieuw.
page-failed = Roundhouse is drie keer opnieuw gestart en kon niet verder. Tik op het scherm om het nog eens te proberen.
page-failed-kiosk = Roundhouse is drie keer opnieuw gestart en kon niet verder. Over een minuut volgt een nieuwe poging. Tik op het scherm om het nu te proberen.
page-missing = Op dit adres is geen pagina.
page-open = Roundhouse openen
mirror-said = Spelverloop
mirror-own = Jouw plek

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = SLUITEN
over-language = Taal
over-hints-on = HINTS: AAN
over-hints-off = HINTS: UIT
coach-leave = COACH SLUITEN
setting-coach = Coach
over-coach-on = COACH: AAN
over-coach-off = COACH: UIT
seat-leave-asked = Het spel verlaten?
seat-leave-tells = Een computer neemt je plek over.
seat-leave = WEGGAAN
seat-stay = BLIJVEN
seat-take-over = HIER SPELEN
seat-nudge = Ben je er nog? Het is jouw beurt.
seat-away-tells = Een computer kan voor je spelen.
seat-away-computer = COMPUTER SPEELT
seat-away-here = IK BEN ER
seat-take-over-asked = Hier spelen?
seat-take-over-tells = Je neemt het over van de computer.
seat-take-over-no = NEE
mirror-leave-seat = Het spel verlaten
setting-motion = Animaties
setting-contrast = Contrast
setting-text = Tekstgrootte
over-motion-on = ANIMATIES: AAN
over-motion-off = ANIMATIES: UIT
over-contrast-high = CONTRAST: HOOG
over-contrast-auto = CONTRAST: AUTO
setting-names = Namen draaien naar jullie toe
over-names-turn = NAMEN: DRAAIEN
over-names-stay = NAMEN: VAST
coach-rail-cities = Scherm je paneel af en tik op TOON STEDEN: daar staan je geheime steden.
coach-rail-cities-own = Je hebt geheime steden om te verbinden. Bekijk ze als niemand meekijkt.
coach-rail-hub = Zet je station: tik op de kaart, dicht bij de meeste van je steden.
coach-rail-build = Tik op gestreepte trajecten. Elke beurt zijn twee enkele of één dubbel gratis.
coach-rail-left = Nog {$money}: bouw nog een enkel traject of tik op −$1. Dan vervalt het geld.
coach-rail-joined = Je netwerk zit nu vast aan dat van {$names}. Vanaf nu delen jullie alles.
coach-rail-pay = Iemand heeft alle eigen steden verbonden. Verbind nu de jouwe: je kas betaalt.
coach-rail-known = Dat is het hele spel. Speel nu een echt potje.
coach-rail-tasks = {$done} van {$all} taken gedaan
coach-swap = Beginnen scheelt: neem met WISSELEN die steen en zijn randen, of plaats er zelf een.
exercise-title = Oefening {$number} van {$all}
exercise-next = VOLGENDE
exercise-skip = OVERSLAAN
exercise-missed = Dat mag, maar hier wordt iets anders gevraagd. Probeer het nog eens, of tik op HINT.
connection-lesson-aim = Tik op een leeg vakje. Verbind je twee randen zonder gaten in de keten en je wint.
connection-lesson-quickway = Hoek aan hoek krijgen je stenen vanzelf een brug, tenzij er al een dwars ligt.
connection-lesson-crossway = Ook hoek aan hoek zijn je stenen verbonden. Verbindingen mogen elkaar niet kruisen.
connection-lesson-quax = Tik op twee stenen hoek aan hoek om ze te verbinden. Dat kost je beurt.
connection-lesson-quadrex = Alleen zij aan zij telt. Het laatste vakje van een vierkant kan zichzelf vullen.
raindrops-lesson-aim = Tik op een druppel, dan waar hij heen moet. Breng alles in één blok en je wint.
raindrops-lesson-capture = Land op een druppel van de andere kleur: zo sla je het hele blok.
raindrops-lesson-group = Een groep gaat druppel voor druppel: leg er een op de lijn naast de rest.
transit-lesson-aim = Om te ruilen: tik op je eindstation (open ring) en een stuk van de andere kleur.
transit-lesson-networks = Zij aan zij vormt één kleur een netwerk. Aan het eind wint het grootste.
transit-lesson-swaps = Daarna hebben beide twee buren van hun kleur. Nooit een vierkant van één kleur!
yard-lesson-aim = Tik op een wagon en waar hij heen moet. Breng alle tien naar de kant in jouw kleur.
yard-lesson-train = Een rij wagons, vooral van jou, is een trein: tik op beide uiteinden, dan het doel.
yard-lesson-areas = Geen wagon mag de verzendzone van de andere kleur in, of zijn eigen zone uit.
connection-do-corner = Ga om de steen heen: plaats er een die beide uiteinden hoek aan hoek raakt.
connection-do-gap = Er gaan twee wegen om de steen heen, maar één is dicht. Neem de andere.
connection-do-link = De helften raken elkaar alleen hoek aan hoek. Tik op deze twee stenen.
connection-do-fill = Vul het gat niet: plaats een steen links of rechts, dan vult het zich vanzelf.
connection-do-swap = De ander begon in het midden. Neem die steen over: tik op WISSELEN en dan op OK.
connection-did-connect = Je hebt beide randen in jouw kleur verbonden: zo win je.
connection-did-gap = Verbindingen kruisen elkaar nooit: de eerste blijft.
connection-did-swap = De eerste steen en zijn randen zijn nu van jou. De ander is aan de beurt.
raindrops-do-walk = Ga de kolom op: leg steeds de achterste druppel vooraan, tot je slaat.
raindrops-do-spare = Sla je hier, dan heeft de ander één blok en wint. Verplaats je andere druppel.
raindrops-did-join = Al je druppels vormen één blok: zo win je.
raindrops-did-capture = Alles geslagen! Een blok dat kan slaan of aansluiten, moet dat doen als het beweegt.
raindrops-did-group = Je groep sluit aan bij een ander blok. Dat beëindigt de beurt, en hier win je ermee.
raindrops-did-walk = Een groep gaat druppel voor druppel, blijft heel en stopt bij slaan of aansluiten.
raindrops-did-spare = Wie na een beurt maar één blok heeft, wint, ook als het niet de eigen beurt was.
transit-do-join = Vind de ene ruil die al je acht stukken verbindt.
transit-do-far = Een ruil reikt ver: ruil een van je eindstations met een stuk dat er niet naast ligt.
transit-do-pass = De ander heeft gepast. Jij kunt ook niet ruilen: tik op PASSEN en dan op OK.
transit-did-far = Je mag ruilen met elk stuk van een netwerk dat het netwerk van je eindstation raakt.
transit-did-pass = Twee keer passen na elkaar beëindigt het spel: het grootste netwerk wint.
yard-do-ship = Rijd een wagon je verzendzone in, aan de kant van het bord in jouw kleur.
yard-do-last = Negen van je wagons zijn binnen. Breng de tiende binnen.
yard-did-car = Een wagon rijdt rechtdoor over lege vakjes, zo ver je wilt, of één stap schuin.
yard-did-train = Eén uiteinde rijdt voorop, rechtdoor of opzij. De rest volgt zijn spoor.
yard-did-last = Al je tien wagons zijn binnen: zo win je.
rail-ready = KLAAR
rail-prompt-ready = Klaar. Wachten op {$names}
rail-prompt-taxes = {$ended}; belasting {$money}
over-table-layout = TAFELWEERGAVE
over-own-screen = SOLOWEERGAVE
over-to-lobby = ALLE SPELLEN
over-end-game = SPEL STOPPEN
over-new-game = NIEUW SPEL
over-full-screen = VOLLEDIG SCHERM
over-full-screen-exit = VOLLEDIG SCHERM UIT
over-rules = REGELS
over-share = DELEN
over-update = UPDATE
over-holds = Wijzigingen gelden vanaf het volgende spel.
over-inches = Schermdiagonaal. Helpt handpalmen negeren.

over-new-game-asked = Nieuw spel beginnen?
over-new-game-means = Dit spel stopt, en dezelfde spelers beginnen opnieuw.
over-keep-playing = DOORSPELEN
over-end-game-asked = Dit spel stoppen?
over-end-game-means = Dit spel stopt, en je gaat naar het startscherm.
over-forget-means = Het onafgemaakte spel gaat verloren.
over-delete-it = WISSEN
over-keep-it = BEWAREN

over-share-hands-asked = Ieders geheime steden meesturen?
over-share-them = MEESTUREN
over-play-again-asked = Nog een keer spelen?
over-play-again = NOG EEN KEER
over-real-game = ECHT SPEL
over-another-map-asked = Andere kaart: {$map}?
over-lobby-asked = Terug naar alle spellen?
over-another-map = ANDERE KAART
over-no = NEE
over-vote-waits = Jij bent voor. Wachten op {$names}
over-vote-no = {$who} zei nee

over-keys = Toetsen
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Volgende of vorige knop
over-key-arrows = Pijltjes
over-key-arrows-do = Bewegen: knoppen, vakjes, trajecten, schuifjes
over-key-enter = Enter, spatie
over-key-enter-does = De knop indrukken
over-key-escape = Escape
over-key-escape-does = Sluiten
over-key-letters = Letters
over-key-letters-do = Op de kaart: naar de stad met deze letters
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Terug
over-key-ask-does = Op het bord: laatste beurt, de stand
over-key-next-does = Volgende van mij, van anderen
over-key-around-does = Wat eromheen ligt
over-key-zoom-does = In- of uitzoomen
over-key-move = End
over-key-move-does = Een zet typen
over-key-board = Home
over-key-board-does = Naar het bord of de kaart
over-key-list-does = Deze lijst

over-play-from-here = SPEEL VANAF HIER
over-back-to-my-game = NAAR MIJN SPEL
over-stop-beginning = Begin van het spel
over-stop-turn = Beurt {$turn} van {$turns}
over-play-on-asked = Vanaf hier spelen?
over-play-on-ends-game = Dit spel vervangt het spel op tafel.
over-play-on-loses-save = Dit spel vervangt je bewaarde spel.
over-play = SPELEN
over-keep-watching = VERDER KIJKEN

over-unfinished = Onafgemaakt spel
over-continue = DOORGAAN
over-map-loading = De kaart ervan wordt geladen …
over-map-again = {$why} Tik op DOORGAAN om het nog eens te proberen.
over-tap-to-continue = TIK OM DOOR TE GAAN

## Phones, far seats and watchers

refused-cut-off = Geen verbinding met de tafel. Probeer het zo nog eens.
fault-seat-link = Deze link naar een plek is onvolledig. Scan of kopieer hem nog eens.
fault-seat-view = Deze pagina kan het spel op tafel niet tonen. Laad de pagina opnieuw.

room-phone = Op je telefoon
room-far = Spelen op afstand
room-scan-cities = Scan de code met je telefoon: dan zie je daar je steden.
room-scan-board = Scan de code met je telefoon om daar te spelen.
room-send = Stuur deze link naar maar één persoon: die krijgt dan deze plek.
room-until = Tot die tijd speelt hier een computer.
room-type = Of typ op je telefoon:
room-phone-holds = Je speelt hier met je telefoon. Je kunt ook aan tafel verderspelen.
room-phone-away = Je telefoon reageert niet. Speel hier verder, of maak hem wakker.
room-far-nobody = Nog niemand heeft de link geopend.
room-left = {$colour} is weggegaan.
friend-waits = Het spel begint zodra iedereen er is.
friend-you = jij
friend-here = is er
friend-not-yet = nog niet hier
friend-is-here = {$colour} is er. Het spel begint.
room-far-holds = Hier speelt iemand op afstand.
room-far-away = Op afstand, geen verbinding
room-asks = Een andere telefoon wil deze plek. Is die van jou?
room-asks-far = Iemand anders heeft de link van deze plek geopend. Toelaten?
room-allow = TOELATEN
room-refuse = WEIGEREN
room-show-here = TOON HIER
room-withdraw = WIS LINK
room-copy = KOPIEER
room-copied = Gekopieerd. Plak de link in een bericht.
room-not-copied = Kopiëren lukte niet: scan de code.
room-host-full = De server is nu vol. Probeer het later nog eens.
room-invite = UITNODIGEN
room-far-thinks = Op afstand, denkt al {$count} s na
room-far-waits = Op afstand
room-computer-plays = COMPUTER INZETTEN
room-give-back = TERUGGEVEN
room-invite-title = Uitnodigen
room-watch = MEEKIJKEN
room-watch-means = Wie deze link heeft, kan meekijken maar niet meespelen.
room-watchers = { $count ->
    [0] Niemand kijkt mee.
    [one] {$count} persoon kijkt mee.
   *[other] {$count} personen kijken mee.
}

member-looking = De tafel wordt gezocht …
member-no-host = Geen verbinding. Nieuwe poging …
member-no-table = Het andere scherm reageert niet. Blijf hier: de verbinding komt vanzelf terug.
member-asking = Iemand heeft deze plek al. Wil je die overnemen, tik dan aan tafel op TOELATEN.
member-waits = Jij bent {$colour}. Wacht tot het spel begint.
member-watches = Je kijkt mee. Wacht tot het spel begint.
member-refused = Aan tafel ben je niet toegelaten.
member-elsewhere = Een andere telefoon heeft nu deze plek.
member-closed = Deze plek is weer aan tafel.
member-left = Je hebt je plek verlaten. Je kunt terug zolang niemand hem neemt.
member-void = Deze link werkt niet meer. Scan de code op tafel nog eens.
member-version = De tafel heeft een andere versie. Laad deze pagina opnieuw.
member-again = OPNIEUW PROBEREN
member-return = TERUGKOMEN
member-leave-tells = Je plek komt vrij. Met dezelfde link kom je terug zolang niemand hem neemt.
member-hand-over = Je plek afstaan?
member-look-up = Kijk op de tafel hoe het verdergaat.
member-players-decide = Hoe het verdergaat, bepalen de spelers.

mirror-phone = Op een telefoon spelen
mirror-far-at = {$colour}, op afstand
member-fair = Eerlijk verdeeld: je toestel schudde de steden mee en heeft het gecontroleerd.
member-unfair = De steden zijn niet verdeeld zoals afgesproken. Vraag het aan tafel.

## Looking back at a game for two

review-percent = {$percent}%
review-working = Het spel wordt nagekeken: {$known} van {$all}
review-better = Beste zet: {$turn} (na {$time})
review-better-marked = Beste zet: gemarkeerd (na {$time})
review-as-played = Beste zet hier (na {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Beurt {$turn} + {$tried}
review-try = Tik op het bord of op een zet om die te proberen.
review-try-turn = {$turn} proberen
review-behind = −{$points}%
review-joints = Gestreepte verbindingen houden altijd.
review-joints-none = Nog geen veilige verbindingen.
review-only = {$who} wint. Alleen dit kan nog helpen: {$cells}
review-only-marked = {$who} wint. Alleen een gouden vakje helpt nog.
review-only-none = {$who} wint, wat er ook komt
last-aloud = De computer zegt: {$words}
last-fell-newcomer = Goed gespeeld! Jouw beurt {$turn} verraste me.
last-fell-easy = Jouw beurt {$turn} was lastig te beantwoorden. Goed gespeeld!
last-fell-medium = Jouw beurt {$turn} deed me het meest pijn. Mooi spel!
last-fell-hard = Jouw beurt {$turn} deed pijn: mijn kans zakte van {$before} naar {$after}.
last-fell-master = Beurt {$turn}: ervoor gaf ik mezelf {$before}, erna {$after}.
last-fell-at-last = Je laatste beurt zag ik niet aankomen. Goed gespeeld!
last-behind = Je stond vanaf het begin voor. Goed gespeeld!
last-slid = Je liep beetje bij beetje uit. Ik heb niet gemerkt wanneer.
last-rose = Bekijk jouw beurt {$turn} nog eens: die hielp me het meest.
last-rose-percent = Jouw beurt {$turn} hielp me: mijn kans steeg van {$before} naar {$after}.
last-sure = Vanaf beurt {$turn} wist ik dat ik zou winnen.
last-unsure = Tot het einde was ik er niet zeker van.
last-open = Het was nog niet voorbij: ik dacht niet dat ik zou winnen!
last-drawn = Gelijkspel. Goed gespeeld!
last-length = { $turns ->
    [one] Mooi spel! Het duurde {$turns} beurt.
   *[other] Mooi spel! Het duurde {$turns} beurten.
}
review-back = NAAR DE TERUGBLIK
review-back-short = TERUGBLIK
over-replay-speed = {$speed}×
mirror-turning-point = Volgende keerpunt
mirror-joints = Veilige verbindingen
mirror-joints-told = Veilige verbindingen: {$links}
mirror-joint = {$who} van {$one} naar {$other}
mirror-joint-edge = {$who} van {$one} naar de rand
mirror-replay-play = Afspelen
mirror-replay-pause = Pauzeren
mirror-replay-speed = Snelheid {$speed}×
sheet-share-moves = KOPIEER DE ZETTEN ALS TEKST
sheet-share-moves-copied = Zetten gekopieerd. Plak ze hier om ze terug te zien.
paste-fails = Regel {$line}: {$why}
paste-begins = Een spel begint met een regel als deze: {$example}
paste-unknown = ‘{$text}’ is geen bekende opdracht.
paste-illegal = ‘{$turn}’ mag daar niet.
position-form = Een stelling schrijf je zo: {$example}
position-rows = Dit spel heeft geen bord met {$rows} rijen.
position-row = Rij {$row} van boven heeft een verkeerd teken of de verkeerde lengte.
position-side = Wie aan zet is, schrijf je als {$one} of {$other}.
position-link = Een brug verbindt twee stenen van één kleur, en geen andere kruist haar.
position-links = Bruggen schrijf je waar twee diagonalen elkaar kruisen, één per plek.
position-crosscut = In dit spel kruisen beide kleuren elkaar nooit in een vierkant (2 × 2).
position-unfilled = Er is een vakje leeg dat zich vanzelf gevuld zou hebben.
position-cars = Er zijn hoogstens tien wagons van één kleur.
position-area = De wagon op {$cell} staat in de verzendzone van de andere kleur.
position-pieces = Elke kleur heeft een druppel op het bord nodig.
paste-position = Geen spel heeft zo’n stelling. Schrijf erboven een regel als deze: {$example}
paste-which = Meer spellen hebben zo’n stelling. Schrijf erboven een van deze regels: {$lines}
setup-open = STELLING OPZETTEN
setup-tap = Kies een kleur en tik op het bord.
setup-link = Kies een kleur en tik op het bord. Sleep voor een brug.
setup-over = In deze stelling is het spel afgelopen.
setup-moves = Aan zet
setup-nothing = Weghalen
setup-clear = LEEG
setup-start = BEGIN

## Puzzles

lobby-puzzle = PUZZEL
puzzle-title = Puzzel van de dag
puzzle-another = Nog een puzzel
puzzle-race = Race tot {$count}
puzzle-back = { $count ->
    [1] De puzzel van gisteren
    [one] Puzzel van {$count} dag geleden
   *[other] Puzzel van {$count} dagen geleden
}
puzzle-series = { $count ->
    [one] {$count} in één keer goed!
   *[other] {$count} op rij in één keer goed!
}
puzzle-scores = Opgelost: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = SIMPEL
puzzle-medium = NORMAAL
puzzle-hard = LASTIG
puzzle-win = { $count ->
    [1] {$who} is aan zet: win met deze beurt.
    [one] {$who} is aan zet: win in {$count} beurt, wat de ander ook doet.
   *[other] {$who} is aan zet: win in {$count} beurten, wat de ander ook doet.
}
puzzle-join = { $count ->
    [one] Verbind deze stad zo goedkoop mogelijk.
   *[other] Verbind deze {$count} steden zo goedkoop mogelijk.
}
puzzle-laid = Tot nu toe gebouwd: {$money}
puzzle-wrong = { $count ->
    [1] Die beurt wint niet. Probeer een andere!
    [one] Dat wint niet in {$count} beurt. Probeer iets anders!
   *[other] Dat wint niet in {$count} beurten. Probeer iets anders!
}
puzzle-thinks = {$who} denkt na …
puzzle-right = Goed!
puzzle-answers = {$who} antwoordt {$turn}.
puzzle-again = OPNIEUW
puzzle-apart = Nog niet alle steden zijn verbonden.
puzzle-over = Verbonden, maar {$money} te duur. Welke omweg kan weg?
puzzle-solved = { $count ->
    [1] In één keer opgelost!
    [one] Opgelost bij poging {$count}!
   *[other] Opgelost bij poging {$count}!
}
puzzle-first = {$who} heeft de race gewonnen.
puzzle-first-you = Jij hebt de race gewonnen!
puzzle-wants = {$who} wil {$how}: tik er ook op, of speel door.
puzzle-waits = {$how} begint als de anderen er ook op tikken.
puzzle-next = VOLGENDE
puzzle-earlier = DAG ERVOOR
puzzle-later = DAG ERNA
puzzle-share = Uitslag delen
puzzle-copy = KOPIEER
puzzle-copied = Uitslag gekopieerd.
puzzle-clear = WISSEN
puzzle-loading = De puzzels worden geladen …
puzzle-damaged = Het puzzelbestand van dit spel is beschadigd.
web-puzzle-file = Het puzzelbestand {$name}
mirror-puzzle-at = Puzzel, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
