### Glossary: English term = Polish term. Use these words without exception.
###
### tap = dotknąć (dotknij + genitive: dotknij pola, dotknij OK); slide = przesunąć palcem; drag = przeciągnąć
### Address: ty (imperative; no past tense of the second person, it would show a gender); wy where the whole table is meant
### seat = miejsce
### player = gracz; the other player (games for two) = przeciwnik; the other colour = kolor przeciwnika
### computer = komputer
### turn = tura (your turn = Twoja tura)
### move = ruch; to move = ruszać się, robić ruch (cars and trains: jechać)
### hint = rada
### round = runda
### game = gra (one game that is given up or goes on, for two: partia)
### win = wygrać, wygrywa; lose = przegrać; draw = remis
### resign = poddać się
### unfinished game = niedokończona gra
### operator = operator
### start screen = ekran startowy (ALL GAMES, its button = WYBÓR GRY; for operators: lobby); panel = panel; button = przycisk; slider = suwak; cog = zębatka; board = plansza; cell = pole
### map = mapa; region = region
### lens = lupa; magnifier (its button) = ikona lupy
### intersection = skrzyżowanie
### city = miasto
### hub = dworzec (genitive: dworca)
### link (rail) = odcinek (single = pojedynczy, double = podwójny)
### link (address) = link
### track = tory
### network = sieć
### connect, connected = połączyć, połączony (all five connected: cała piątka połączona)
### bank = kasa (at or below zero: pusta lub na minusie)
### free track = darmowe tory
### skip = przepada ($1 skipped = przepada $1, przepadło $1)
### tax day = dzień podatków
### stone = kamień; place a stone = postawić kamień
### edge = brzeg
### side by side = bokami (stykają się bokami)
### touch at a corner = stykać się rogami (corner to corner = po skosie)
### square (of four cells) = kwadrat z czterech pól (again on the same page: kwadrat)
### link (Quickway and family) = łącznik
### swap (pie rule) = zamiana, zamienić
### drop = kropla (lift = podnieść, put down = odłożyć)
### point = punkt
### unit = kałuża (a single drop is one, too)
### group = grupa
### capture = zbić, zbijać
### join = połączyć się (z), łączyć się (z)
### engaged = aktywna
### piece = pionek
### terminal = stacja końcowa
### swap (pieces) = zamiana, zamienić
### car = wagon
### train = pociąg
### receiving area = strefa przyjazdu
### shipping area = strefa odjazdu
### set-up = rozstawienie
###
### JOIN = DOŁĄCZ
### START = START
### SHOW CITIES = POKAŻ MIASTA
### HIDE CITIES = UKRYJ MIASTA
### HINT = RADA
### UNDO = COFNIJ
### OK = OK
### PASS = PASUJ
### RESIGN = PODDAJ SIĘ
### SWAP = ZAMIEŃ
### LEAVE = WYJDŹ
### REVIEW = PRZEGLĄD
### RULES = ZASADY
### SHARE = UDOSTĘPNIJ
### SETTINGS = USTAWIENIA
### CLOSE = ZAMKNIJ
### BACK = WSTECZ
### NEXT = DALEJ
### NEW GAME = NOWA GRA
### CONTINUE = KONTYNUUJ
### NEXT ROUND = NASTĘPNA RUNDA
### PLAY AGAIN = JESZCZE RAZ
### REPLAY = POWTÓRKA
### COMPUTER = KOMPUTER
### EASY = ŁATWY
### MEDIUM = ŚREDNI
### HARD = TRUDNY
### YES = TAK
### NO = NIE
### KEEP PLAYING = GRAJ DALEJ
### FULL SCREEN = PEŁNY EKRAN
### PERSONAL VIEW = WIDOK OSOBISTY; TABLE VIEW = WIDOK STOŁU
### ADAPTIVE = DOPASOWANY; coin toss = losowo
###
### Colours as names (masculine, with a capital): Orange = Pomarańczowy, Sky = Błękitny, Green = Zielony,
### Red = Czerwony, Blue = Niebieski, Pink = Różowy
###
### phone = telefon
### far seat, elsewhere = zdalnie (zdalny gracz)
### invite = zaprosić
### watch = oglądać (watchers = widzowie)
### host = serwer
### SHOW HERE = POKAŻ TUTAJ
### INVITE = ZAPROŚ
### WATCH = OGLĄDANIE
### ALLOW = ZEZWÓL
### REFUSE = ODMÓW
### CANCEL LINK = ANULUJ LINK
### LET COMPUTER PLAY = NIECH GRA KOMPUTER
### RETURN SEAT = ODDAJ MIEJSCE
### TRY AGAIN = SPRÓBUJ ZNOWU

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Cel
rules-transglobal-rail-goal-text =
    Każdy ma pięć tajnych miast, po jednym w każdym regionie mapy. Razem budujecie jedną sieć torów. Połącz wszystkie pięć swoich miast ze swoim dworcem, zanim inni połączą swoje.

    Potem pozostali płacą z własnej kasy, żeby połączyć swoje miasta. Gdy komuś skończą się pieniądze, gra się kończy: wygrywa najbogatszy.

    Gra trwa kilka rund, około pół godziny.

rules-transglobal-rail-joining = Jak dołączyć
rules-transglobal-rail-joining-text =
    Gra od 2 do 6 osób. Dotknij DOŁĄCZ na swoim miejscu i wybierz kolor. Wybierzcie mapę: najłatwiejsza to USA, najtrudniejsza Azja. Możecie też zrobić własną, z dowolnej części świata. Potem dotknijcie START.

    Na początku w każdej kasie jest $15. Mniejsza kasa skraca grę, większa ją wydłuża: suwaki są na ekranie startowym i pod czerwoną zębatką. Pod zębatką w każdej chwili znajdziesz też te zasady.

rules-transglobal-rail-cities = Twoje pięć miast
rules-transglobal-rail-cities-text =
    POKAŻ MIASTA otwiera listę twoich pięciu miast, UKRYJ MIASTA ją zamyka. Chcesz tylko zerknąć? Przytrzymaj przycisk. Zasłaniaj listę dłonią. Zaglądać możesz w każdej chwili. W swojej turze dotknij RADA na liście: raz na turę podsunie ci jeden krok.

    Krążek obok nazwy pokazuje region miasta: ma ten sam kolor i symbol co region na mapie. Ptaszek oznacza, że miasto jest połączone z twoim dworcem.

    Przy dwóch lub trzech graczach miasta w białej przerywanej obwódce są poza grą.

rules-transglobal-rail-hub = Twój dworzec
rules-transglobal-rail-hub-text =
    W każdej rundzie los decyduje, kto dostaje koronę i zaczyna. W swojej turze dotknij dowolnego skrzyżowania, z miastem lub bez: stanie tam twój dworzec. Dotknij innego, aby go przenieść, a na koniec OK. Gracie zgodnie z ruchem wskazówek zegara.

    Wszystko, co budujesz, musi się łączyć z twoim dworcem. Jeśli stoi on w twoim mieście, jest ono od razu połączone. Na jednym skrzyżowaniu mieści się jeden dworzec.

    Mapa jest za daleko? Dotknij ikony lupy na swoim panelu: przed tobą otworzy się lupa. Dotykaj w niej jak na mapie; przesuń palcem, aby zmienić widok.

rules-transglobal-rail-turn = Twoja tura: $2
rules-transglobal-rail-turn-text =
    W każdej turze dostajesz darmowe tory warte $2 i musisz je zbudować. Linie na mapie to odcinki, które można zbudować; zbudowany odcinek to tory. Pojedynczy odcinek kosztuje $1. Podwójny kosztuje $2: przecina rzekę, góry lub cieśninę. Gdzie nie ma linii, jak w Himalajach, nikt nie może budować.

    Zbuduj więc dwa pojedyncze odcinki albo jeden podwójny. Odcinki, które możesz teraz zbudować, są przerywane: dotknij jednego albo przesuń na niego palec i puść.

    Te $2 nie pochodzą z twojej kasy: budowa nic z niej nie zabiera.

rules-transglobal-rail-buttons = COFNIJ, −$1 i OK
rules-transglobal-rail-buttons-text =
    COFNIJ usuwa krok po kroku tory zbudowane w tej turze, dopóki nie dotkniesz OK.

    Po jednym odcinku za $1 przycisk −$1 od razu kończy turę, a drugi dolar przepada. Przydaje się, gdy dalsza budowa pomogłaby tylko innym. Nie da się tego cofnąć.

    OK kończy turę po wydaniu pieniędzy; także z resztą $1, jeśli wszystkie twoje miasta są połączone lub żaden odcinek za $1 nie jest w zasięgu.

rules-transglobal-rail-track = Tory należą do wszystkich
rules-transglobal-rail-track-text =
    Kolor torów mówi tylko, kto je zbudował. Gdy tylko twoja sieć zetknie się z inną, możesz korzystać ze wszystkich połączonych torów i budować dalej w dowolnym ich miejscu.

    Wybierz więc dobrze, kiedy i gdzie łączysz sieci: twoje odcinki pomagają też innym.

rules-transglobal-rail-finish = Koniec rundy
rules-transglobal-rail-finish-text =
    Gdy gracz, który połączył wszystkie pięć miast, dotknie OK, rozlega się dzwonek i budowa się kończy. Kto ma wtedy połączone wszystkie pięć, nie płaci nic, nieważne, kto zbudował ostatni odcinek.

    Pozostali łączą teraz swoje ostatnie miasta, zgodnie z ruchem wskazówek zegara, zaczynając od następnego gracza. Za każdy odcinek, $1 lub $2, płacisz teraz z własnej kasy; COFNIJ zwraca pieniądze. Tory, które inni zbudowali przed tobą, są za darmo. Przycisk DOKOŃCZ z ceną buduje najtańsze tory, których ci brakuje. Gdy połączysz ostatnie miasto, nie możesz już budować: dotknij OK.

    PRZEGLĄD pokazuje potem najtańszą sieć każdego gracza i odtwarza rundę.

rules-transglobal-rail-banks = Kasy i podatki
rules-transglobal-rail-banks-text =
    Jeśli po rundzie czyjaś kasa jest pusta lub na minusie, gra się kończy. Wygrywa najbogatszy; przy równych kasach miejsce jest wspólne. Jeśli każdy ma jeszcze pieniądze, mapa pustoszeje i rusza nowa runda z nowymi miastami i nowymi dworcami.

    Po 2. rundzie, tylko raz, nadchodzi dzień podatków: każdy płaci tyle samo, tak aby najbiedniejszemu zostało $5 (kwotę ustawia suwak). Jeśli ktoś ma już tyle lub mniej, nikt nie płaci.

rules-transglobal-rail-credits = Autorstwo i prawa
rules-transglobal-rail-credits-text =
    Transglobal Rail to gra od dougx.net, udostępniana bezpłatnie. Licencja jest tylko dla użytkowników końcowych, dla rozrywki. Gry nie wolno dołączać do pakietów, sprzedawać, wystawiać ani wykorzystywać w celach komercyjnych. Pytania: contact at dougx.net.

    Wybrzeża, rzeki i granice pochodzą z Natural Earth (domena publiczna). Miasta nowszych map pochodzą z GeoNames (CC BY 4.0). Kroje pisma to Barlow (autor: Jeremy Tribby) i Noto Sans (Google), na licencji SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Cel
rules-quickway-goal-text =
    Dwa przeciwległe brzegi planszy mają twój kolor. Połącz je nieprzerwanym łańcuchem swoich kamieni, zanim przeciwnik połączy pozostałe dwa. Pole w rogu należy do obu brzegów, które się tam schodzą. Komuś z was zawsze się uda.

    Ten cel mają cztery gry: Quickway, Crossway, Quax i Quadrex. Różnią się tylko tym, co się dzieje, gdy kamienie stykają się rogami. Wybierzcie jedną przed START.

    O tym, kto zaczyna, decyduje los, chyba że to też wybierzecie przed START.
rules-quickway-goal-caption-1 = Pomarańczowemu brakuje kamienia…
rules-quickway-goal-caption-2 = …i już oba brzegi są połączone

rules-quickway-turn = Twoja tura
rules-quickway-turn-text =
    Dotknij pustego pola, aby postawić kamień. Dotknij innego, a kamień tam się przeniesie. OK kończy turę; do tego czasu COFNIJ zabiera kamień z powrotem. Potem kamienie już się nie ruszają i nikt ich nie zbija.

    Kamienie stykające się bokami są połączone. Co z tymi, które stykają się rogami, mówi strona twojej gry.

    PASUJ działa tylko wtedy, gdy nie masz żadnego ruchu.
rules-quickway-turn-caption-1 = Zaznaczone: tu możesz stawiać
rules-quickway-turn-caption-2 = Nowy kamień łączy się z sąsiadami

rules-quickway-swap = Zamiana
rules-quickway-swap-text =
    Kto zaczyna, ma dużą przewagę. Dlatego drugi gracz może w swojej pierwszej turze, zamiast stawiać kamień, dotknąć ZAMIEŃ i OK. Przejmuje wtedy pierwszy kamień i jego brzegi, a pierwszy gracz dostaje dwa pozostałe brzegi i ma następny ruch.

    Można to zrobić tylko raz, w drugiej turze gry. Przed START da się to wyłączyć.
rules-quickway-swap-caption-1 = Pomarańczowy zaczyna…
rules-quickway-swap-caption-2 = …a Błękitny przejmuje kamień

rules-quickway-quickway = Quickway: samo się łączy
rules-quickway-quickway-text =
    W Quickway łącznik spina dwa twoje kamienie, gdy tylko zetkną się rogami, chyba że w poprzek biegnie już łącznik przeciwnika.

    W każdym kwadracie z czterech pól zostaje więc pierwszy łącznik. Przeciwnik może jeszcze zająć ostatnie pole tego kwadratu, ale nie dostanie tam łącznika.
rules-quickway-quickway-caption-1 = Trzy kamienie
rules-quickway-quickway-caption-2 = Błękitny nie zdążył z łącznikiem

rules-quickway-crossway = Crossway: bez krzyżowania
rules-quickway-crossway-text =
    W Crossway kamienie jednego koloru, które stykają się rogami, są zawsze połączone. Takie połączenia nie mogą się krzyżować. Dlatego nie możesz zająć ostatniego pola w kwadracie z czterech pól, jeśli powstałyby w nim dwie pary po skosie, po jednej w każdym kolorze.

    Takie pole jest dla ciebie zamknięte. Przeciwnik może je zająć, chyba że zabrania mu tego inny kwadrat.
rules-quickway-crossway-caption-1 = Pole zamknięte dla Pomarańczowego
rules-quickway-crossway-caption-2 = Trzy pola dla Pomarańczowego

rules-quickway-quax = Quax: łączysz ręcznie
rules-quickway-quax-text =
    W Quax kamienie, które stykają się rogami, nie łączą się same. W swojej turze postaw kamień albo zrób łącznik: dotknij dwóch swoich kamieni, które stykają się rogami, lub przesuń palcem od jednego do drugiego.

    Łączniki nigdy się nie krzyżują: w każdym kwadracie z czterech pól mieści się jeden.
rules-quickway-quax-caption-1 = Dotknij kamienia…
rules-quickway-quax-caption-2 = …i drugiego końca

rules-quickway-quadrex = Quadrex: samo się zapełnia
rules-quickway-quadrex-text =
    W Quadrex połączone są tylko kamienie, które stykają się bokami. Gdy w kwadracie z czterech pól zajęte są trzy, dwa po skosie w jednym kolorze i jedno w drugim, czwarte samo się zapełnia kolorem tych dwóch.

    Jedno zapełnione pole może zapełnić następne. Gdy do pola pasują oba kolory, dostaje je ten, kto właśnie zrobił ruch.
rules-quickway-quadrex-caption-1 = Za chwilę ruch Błękitnego
rules-quickway-quadrex-caption-2 = Kamień zapełnia jeszcze dwa pola

rules-quickway-credits = Autorstwo i prawa
rules-quickway-credits-text =
    Quickway to gra, którą Bill Taylor opublikował na grupie dyskusyjnej w 2007 roku. Quax i Quadrex też są jego. Taylor powołuje się na Marka Steere’a, autora gry Crossway.

    Wpis nie podaje warunków użytkowania.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Cel
rules-raindrops-goal-text =
    Krople jednego koloru stykające się bokami to jedna kałuża; samotna kropla też nią jest. Kto pierwszy ma wszystkie swoje krople w jednej kałuży, wygrywa. Łącz więc swoje krople i zbijaj to, co stoi na drodze.

    Na początku kolory leżą na zmianę, jak na szachownicy. Na planszach o boku 7, 9 lub 11 dwie długie przekątne są wtedy puste.

    O tym, kto zaczyna, decyduje los, chyba że wybierzecie to przed START.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Jedna kałuża: Pomarańczowy wygrywa

rules-raindrops-drop = Samotna kropla
rules-raindrops-drop-text =
    Samotna kropla sunie po swoim rzędzie lub kolumnie, jak daleko chcesz, byle droga była wolna, jak wieża w szachach. Dotknij jej, a potem celu; albo ją tam przeciągnij.

    Może wylądować na kropli przeciwnika. Zbija wtedy całą jej kałużę: wszystkie jej krople znikają.

    Często dozwolone są tylko niektóre punkty. Dlaczego, mówi strona „Aktywna czy nie”.
rules-raindrops-drop-caption-1 = Może przejść na dwa punkty
rules-raindrops-drop-caption-2 = Zbija całą kałużę…
rules-raindrops-drop-caption-3 = …lub łączy się ze swoją i wygrywa

rules-raindrops-group = Grupa: gąsienica
rules-raindrops-group-text =
    Co najmniej dwie krople stykające się bokami to grupa. Pełznie jak gąsienica, kropla po kropli, wzdłuż jednej linii: rzędu lub kolumny. Podnieś kroplę i odłóż ją na tej linii tuż przy grupie: na pusty punkt albo na kroplę przeciwnika. Potem podnieś następną. Tak ogon raz po raz trafia na przód.

    Tę samą kroplę możesz później w tej samej turze podnieść znowu, ale nie tę odłożoną przed chwilą. Grupa nigdy nie może się rozpaść, nawet gdy trzymasz kroplę.
rules-raindrops-group-caption-1 = Podnieś kroplę…
rules-raindrops-group-caption-2 = …odłóż ją z przodu…
rules-raindrops-group-caption-3 = …potem następną…
rules-raindrops-group-caption-4 = …i znów tę pierwszą

rules-raindrops-line = Która linia, w którą stronę?
rules-raindrops-line-text =
    Wybierz jedną linię: dowolny rząd lub kolumnę, w której grupa stoi na początku tury. Linia, do której dotrze dopiero w trakcie tury, się nie liczy.

    Pierwsza kropla staje na tej linii tuż przy grupie. Druga obok pierwszej, z dowolnej strony. Potem każda staje o punkt dalej w tę samą stronę: nigdy na drugim końcu i nigdy za rogiem.
rules-raindrops-line-caption-1 = Gdzie może stanąć pierwsza
rules-raindrops-line-caption-2 = Druga: obok pierwszej
rules-raindrops-line-caption-3 = Teraz już tylko tędy

rules-raindrops-group-end = Kiedy kończy się tura grupy
rules-raindrops-group-end-text =
    Grupa musi stanąć, gdy zbije, gdy połączy się z twoją kałużą, która ma na linii kroplę, albo gdy następny punkt linii jest poza planszą lub stoi na nim twoja kropla. Jeśli połączy się z kałużą spoza linii, nie musi stanąć: ta kałuża należy teraz do grupy, a jej krople też możesz podnosić.

    Możesz skończyć wcześniej: OK zapala się, gdy grupa połączy się z kałużą. Jeśli w tej turze nie może ani zbić, ani się połączyć, OK zapala się, gdy jest dość blisko, by zrobić to następnym razem.
rules-raindrops-group-end-caption-1 = Zbicie: musi stanąć
rules-raindrops-group-end-caption-2 = Poza linią: OK albo dalej
rules-raindrops-group-end-caption-3 = Na linii: staje i wygrywa

rules-raindrops-engaged = Aktywna czy nie
rules-raindrops-engaged-text =
    Kałuża jest aktywna, jeśli w tej turze może zbić inną lub się połączyć. Nie musisz nią ruszać, ale jeśli ruszysz, musi to zrobić.

    Inne kałuże też mogą się ruszyć, ale tylko tam, skąd następnym razem mogłyby zbić inną lub się połączyć.

    Pasować nie wolno. Jeśli nie masz ruchu, przegrywasz.
rules-raindrops-engaged-caption-1 = Aktywna: musi zbić lub się połączyć
rules-raindrops-engaged-caption-2 = Nieaktywna: dokąd może przejść
rules-raindrops-engaged-caption-3 = Stamtąd następnym razem może zbić

rules-raindrops-end = Koniec
rules-raindrops-end-text =
    Po każdej turze liczy się kałuże. Jeśli ten, kto zrobił ruch, ma jedną kałużę, wygrywa, nawet gdy przeciwnik też ma jedną. Jeśli jedną kałużę ma tylko przeciwnik, wygrywa przeciwnik.

    Uwaga: po zbiciu przeciwnikowi może zostać jedna kałuża, a wtedy to on wygrywa. Rusz wtedy inną kałużą albo zbij co innego.
rules-raindrops-end-caption-1 = Jeśli Pomarańczowy zbije…
rules-raindrops-end-caption-2 = …wygra Błękitny: ma jedną kałużę
rules-raindrops-end-caption-3 = Lepiej: rusz inną kroplą

rules-raindrops-credits = Autorstwo i prawa
rules-raindrops-credits-text =
    Raindrops to gra, którą w listopadzie 2011 roku zaprojektował Luis Bolaños Mures.

    Jego zasady nie podają warunków użytkowania.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Cel
rules-rapid-transit-goal-text =
    Plansza jest pełna pionków i taka zostaje. Pionki jednego koloru, połączone bokami, tworzą sieć. Zamieniaj pionki, aby twoje sieci rosły. Gdy nikt z was nie może już zrobić zamiany, wygrywa największa sieć.

    O tym, kto zaczyna, decyduje los, chyba że wybierzecie to przed START.
rules-rapid-transit-goal-caption-1 = Początek
rules-rapid-transit-goal-caption-2 = Później

rules-rapid-transit-networks = Sieci i stacje końcowe
rules-rapid-transit-networks-text =
    Sieć to pionki jednego koloru połączone bokami. Rogi się nie liczą. Pojedynczy pionek to też sieć.

    Pionek, który ma tylko jednego sąsiada swojego koloru albo żadnego, to stacja końcowa. Z dwóch zamienianych pionków jeden musi być twoją stacją końcową; drugi nie musi nią być.
rules-rapid-transit-networks-caption-1 = Stacje końcowe są puste w środku

rules-rapid-transit-turn = Twoja tura: zamiana
rules-rapid-transit-turn-text =
    Dotknij swojej stacji końcowej, a potem pionka przeciwnika; albo przeciągnij ją na niego. Zamienią się miejscami.

    Nie muszą sąsiadować. Znajdź sieć przeciwnika, która gdziekolwiek styka się bokiem z siecią twojej stacji końcowej. Możesz zamienić się z każdym jej pionkiem.

    Jeśli możesz zrobić zamianę, musisz ją zrobić, nawet gdy rośnie też sieć przeciwnika.
rules-rapid-transit-turn-caption-1 = Dotknij stacji końcowej…
rules-rapid-transit-turn-caption-2 = …i pionka do zamiany
rules-rapid-transit-turn-caption-3 = Każdy pionek tej sieci się nada

rules-rapid-transit-swaps = Dozwolone zamiany
rules-rapid-transit-swaps-text =
    Po zamianie każdy z dwóch pionków musi mieć co najmniej dwóch sąsiadów swojego koloru, czyli nie może być stacją końcową.

    Cztery pionki jednego koloru nigdy nie mogą wypełnić kwadratu z czterech pól. Wybrać da się tylko dozwolone zamiany.
rules-rapid-transit-swaps-caption-1 = Skreślone: za mało sąsiadów
rules-rapid-transit-swaps-caption-2 = Skreślone: cztery w kwadracie

rules-rapid-transit-end = Koniec
rules-rapid-transit-end-text =
    Gdy nie możesz zrobić zamiany (i tylko wtedy), dotknij PASUJ i OK. Dwa pasy z rzędu kończą grę.

    Porównajcie największe sieci obu kolorów: większa wygrywa. Gdy są równe, liczą się drugie co do wielkości i tak dalej. Gdy wszystkie są równe, wygrywa ten, kto ostatni zrobił zamianę.
rules-rapid-transit-end-caption-1 = 12 do 10: Błękitny wygrywa
rules-rapid-transit-end-caption-2 = Równo: Błękitny zamieniał ostatni

rules-rapid-transit-credits = Autorstwo i prawa
rules-rapid-transit-credits-text =
    Rapid Transit stworzył Phil Leduc (2022 i 2024), który zastrzega wszelkie prawa. Zasady gry wolno na razie przekazywać dalej w internecie.

    Kto chce programować lub sprzedawać tę grę, niech napisze do niego o zgodę (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Cel
rules-switch-yard-goal-text =
    Na stację rozrządową wjechało po dziesięć wagonów każdego koloru. Doprowadź swoje do swojej strefy odjazdu: to dwie kolumny z boku planszy w twoim kolorze. Kto pierwszy ma tam całą dziesiątkę, wygrywa.

    Pasować nie wolno. Wagony nie skaczą i nikt ich nie zbija.

    O tym, kto zaczyna, decyduje los, chyba że wybierzecie to przed START.
rules-switch-yard-goal-caption-1 = Początek
rules-switch-yard-goal-caption-2 = Komplet: Pomarańczowy wygrywa

rules-switch-yard-car = Jeden wagon
rules-switch-yard-car-text =
    Każdy twój wagon może jechać sam, nawet gdy stoi w pociągu. Jedzie prosto po pustych polach, jak daleko chcesz, albo o jedno pole po skosie. Dotknij go, a potem celu; albo go tam przeciągnij.
rules-switch-yard-car-caption-1 = Dokąd może jechać wagon
rules-switch-yard-car-caption-2 = Wagon pojechał

rules-switch-yard-train = Pociąg
rules-switch-yard-train-text =
    Dwa wagony lub więcej w rzędzie lub kolumnie bez przerw, w ponad połowie twoje, mogą jechać jako pociąg. Wystarczy też część dłuższego rzędu. Dotknij obu końców lub przesuń palcem po wagonach; potem dotknij celu dla jednego z końców.

    Ten koniec prowadzi, bez względu na kolor: prosto albo w bok. Jedzie po pustych polach, jak daleko chcesz, ale nigdy po skosie. Reszta jedzie jego śladem. Pociąg zgięty na zakręcie nie pojedzie jako pociąg, dopóki się nie wyprostuje.
rules-switch-yard-train-caption-1 = Dotknij obu końców
rules-switch-yard-train-caption-2 = Prosto przed siebie
rules-switch-yard-train-caption-3 = Przez zakręt

rules-switch-yard-areas = Zamknięte strefy
rules-switch-yard-areas-text =
    Żaden wagon nie może wjechać do strefy odjazdu przeciwnika. W swojej może jeździć, ale nie może z niej wyjechać. Dotyczy to każdego wagonu w pociągu, bez względu na to, kto go prowadzi.
rules-switch-yard-areas-caption-1 = Do cudzej strefy wjazd wzbroniony
rules-switch-yard-areas-caption-2 = U siebie wagon już zostaje

rules-switch-yard-set-ups = Rozstawienia
rules-switch-yard-set-ups-text =
    Przed START wybierzcie rozstawienie: z wieloma pociągami, z mniejszą ich liczbą albo własne. Własne układacie na zmianę w strefach przyjazdu, czyli w dwóch rzędach przed każdym graczem. Dotknij zaznaczonego pola, a stanie tam twój wagon; dotknij jeszcze raz, aby zmienić jego kolor. Pole po drugiej stronie, na wprost przez środek planszy, samo dostaje drugi kolor.
rules-switch-yard-set-ups-caption-1 = Łatwe
rules-switch-yard-set-ups-caption-2 = Trudne
rules-switch-yard-set-ups-caption-3 = Własne

rules-switch-yard-end = Koniec
rules-switch-yard-end-text =
    Wygrywa, kto pierwszy ma wszystkie dziesięć wagonów w strefie odjazdu. Pociąg może wwieźć też ostatni wagon przeciwnika: wtedy wygrywa przeciwnik. Jeśli jedna tura zapełni obie strefy, wygrywa ten, kto zrobił ruch.

    Jeśli nie masz żadnego ruchu, przegrywasz. Jeśli ta sama pozycja z ruchem tego samego gracza pojawi się trzeci raz, jest remis.
rules-switch-yard-end-caption-1 = Dziesiąty wagon…
rules-switch-yard-end-caption-2 = …i wygrana

rules-switch-yard-credits = Autorstwo i prawa
rules-switch-yard-credits-text =
    Switch Yard stworzył Phil Leduc (2014). Zasady gry wolno przekazywać dalej w internecie, bez zmian i z pełnym podaniem autora; wszystkie inne prawa są zastrzeżone.

    Kto chce programować lub sprzedawać tę grę, niech napisze do niego o zgodę (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Przyciski
rules-buttons-text =
    OK kończy turę. Do tego czasu COFNIJ wycofuje ją krok po kroku. W ustawieniach możesz wybrać, że kończy ją też drugie dotknięcie tego samego miejsca albo, w grze z komputerem, kliknięcie myszą. Po OK przycisk COFNIJ prosi drugą osobę o zgodę na cofnięcie.

    PODDAJ SIĘ najpierw pyta. Możesz tam poddać partię albo, w Switch Yard przeciw człowiekowi, zaproponować remis.

    Przed START możecie wybrać zegar: przegrywa ten, komu skończy się czas. Z klepsydrą nikt nie przegrywa, ona tylko przypomina o ruchu. Każde z was może mieć inny czas, a każda tura może dodawać 5 sekund.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Wielkie Jeziora
region-west = Zachód
region-north = Północ
region-central = Centrum
region-south = Południe
region-east = Wschód
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
city-new-orleans = Nowy Orlean
city-memphis = Memphis
city-atlanta = Atlanta
city-boston = Boston
city-buffalo = Buffalo
city-new-york = Nowy Jork
city-washington = Waszyngton
city-charlotte = Charlotte
city-jacksonville = Jacksonville
city-miami = Miami

## The map Europe: its name, its regions, its cities

map-europe = Europa
region-southwest = Południowy zachód
region-centre = Centrum
city-dublin = Dublin
city-edinburgh = Edynburg
city-manchester = Manchester
city-london = Londyn
city-amsterdam = Amsterdam
city-paris = Paryż
city-brest = Brest
city-lisbon = Lizbona
city-seville = Sewilla
city-madrid = Madryt
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Bordeaux
city-marseille = Marsylia
city-oslo = Oslo
city-hamburg = Hamburg
city-berlin = Berlin
city-warsaw = Warszawa
city-frankfurt = Frankfurt
city-munich = Monachium
city-prague = Praga
city-vienna = Wiedeń
city-milan = Mediolan
city-rome = Rzym
city-belgrade = Belgrad
city-bucharest = Bukareszt
city-athens = Ateny
city-istanbul = Stambuł
city-stockholm = Sztokholm
city-st-petersburg = Petersburg
city-riga = Ryga
city-minsk = Mińsk
city-kyiv = Kijów
city-odesa = Odessa
city-moscow = Moskwa

## The map Asia: its name, its regions, its cities

map-asia = Azja
region-southeast = Południowy wschód
city-ankara = Ankara
city-jeddah = Dżudda
city-baghdad = Bagdad
city-baku = Baku
city-tehran = Teheran
city-riyadh = Rijad
city-dubai = Dubaj
city-novosibirsk = Nowosybirsk
city-irkutsk = Irkuck
city-astana = Astana
city-tashkent = Taszkent
city-almaty = Ałmaty
city-urumqi = Urumczi
city-ulaanbaatar = Ułan Bator
city-chennai = Ćennaj
city-hyderabad = Hajdarabad
city-kabul = Kabul
city-karachi = Karaczi
city-delhi = Delhi
city-mumbai = Mumbaj
city-kolkata = Kalkuta
city-singapore = Singapur
city-ho-chi-minh-city = Ho Chi Minh
city-bangkok = Bangkok
city-yangon = Rangun
city-vientiane = Wientian
city-mandalay = Mandalaj
city-hanoi = Hanoi
city-tokyo = Tokio
city-seoul = Seul
city-beijing = Pekin
city-harbin = Harbin
city-shanghai = Szanghaj
city-wuhan = Wuhan
city-hong-kong = Hongkong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Europa Środkowa
city-gdansk = Gdańsk
city-poznan = Poznań
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Toruń
city-budapest = Budapeszt
city-cluj = Kluż
city-kosice = Koszyce
city-lublin = Lublin
city-lviv = Lwów
city-vilnius = Wilno
city-bologna = Bolonia
city-genoa = Genua
city-ljubljana = Lublana
city-turin = Turyn
city-venice = Wenecja
city-zagreb = Zagrzeb
city-brussels = Bruksela
city-dijon = Dijon
city-geneva = Genewa
city-lyon = Lyon
city-reims = Reims
city-cologne = Kolonia
city-stuttgart = Stuttgart

## Everywhere

language-name = Polski
list-and = {$first} i {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Pomarańczowy
colour-sky = Błękitny
colour-green = Zielony
colour-red = Czerwony
colour-blue = Niebieski
colour-pink = Różowy

## Settings: what a slider sets, its value, what its ends do

setting-music = Muzyka
setting-sound = Dźwięki
setting-bank = Kasa na start
setting-taxes = Zostaje po podatkach
setting-inches = Rozmiar ekranu
setting-idle = Pytaj „Gracie jeszcze?” po
setting-kept = Trzymaj porzuconą grę przez
setting-ceiling = Maksymalna głośność
setting-palm = Pomijaj dotyk szerszy niż
setting-pace = Tempo komputera
setting-confirm = Potwierdzanie tury
setting-confirm-tap = drugie dotknięcie
setting-confirm-click = kliknięcie myszą
setting-hints = Rady
setting-on = wł.
setting-off = wył.
setting-percent = {$value}%
setting-in-inches = { $value ->
    [few] {$value} cale
    [many] {$value} cali
   *[other] {$value} cali
}
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = ciszej
setting-louder = głośniej
setting-shorter-game = krótsza gra
setting-longer-game = dłuższa gra
setting-smaller = mniejszy
setting-larger = większy
setting-sooner = wcześniej
setting-later = później
setting-faster = szybciej
setting-slower = wolniej
setting-shorter = krócej
setting-longer = dłużej

## A command that is refused, whatever the game

refused-stale = Za późno: gra poszła już dalej.
refused-no-such-seat = To miejsce jest puste.
refused-not-your-turn = Teraz gra ktoś inny.
refused-not-your-seat = To miejsce należy do kogoś innego.
refused-finished = Gra jest skończona.
refused-results-shown = Najpierw obejrzyj wyniki, potem dotknij GOTOWE.
refused-nothing-to-undo = Nie ma czego cofnąć.
refused-no-such-cell = Na planszy nie ma pola {$cell}.
refused-incomplete = Twój ruch nie jest jeszcze skończony.
refused-not-offered = Teraz nie da się tego zrobić.
refused-illegal = Zasady na to nie pozwalają.

## A session, whatever the game

session-on-turn = Teraz gra {$who}.
session-no-game = Na stole nie ma żadnej gry.
session-no-game-in-progress = Żadna gra nie trwa.
session-nobodys-turn = Teraz nikt nie ma ruchu.
session-typed-unreadable = „{$text}” to nie jest ruch: {$why}
session-typed-refused = {$who} nie może zagrać {$text}: {$why}
computer-invalid-move = Jego ruch był nieprawidłowy.
computer-cannot-play = {$colour}: komputer nie może tu grać. {$why} Zagrajcie za niego sami albo dotknijcie robota, a komputer spróbuje jeszcze raz.

## How strongly the computer plays, where it is read aloud

strength-newcomer = nowicjusz
strength-learner = uczeń
strength-easy = łatwy
strength-medium = średni
strength-hard = trudny
strength-master = mistrz
# As strong as it takes to win half of the matches against the people at the table.
level-even = dopasowany
strength-unknown = Komputer może być newcomer, learner, easy, medium, hard lub master.

## Places round the table

place-near-left = z przodu po lewej
place-left = po lewej
place-far-left = z tyłu po lewej
place-far-right = z tyłu po prawej
place-right = po prawej
place-near-right = z przodu po prawej

## Boards of games for two

cell-unknown = pole zapisuje się literą i liczbą, na przykład d4
board-taken = zajęte
board-go-on = graj dalej
board-goes = z {$from} na {$to}
board-takes = {$from} zbija {$to}
board-swaps = zamiana {$one} i {$other}
board-joins = łączy {$one} i {$other}
board-fills = zapełnia się samo: {$cells}
board-why-wins = to wygrywa
board-why-sure = wygrywa w następnym ruchu, cokolwiek się stanie
board-why-threat = grozi wygraną: ratuje tylko {$cells}
connection-why-turns = brakuje ruchów, co najmniej: {$own}, rywalowi {$other}
connection-why-cells = pustych pól do celu: {$own}, rywal {$other}
board-title = {$title} · {$size} × {$size}
board-size = Rozmiar

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Budujcie razem jedną sieć torów. Kto pierwszy połączy swoje pięć tajnych miast, kończy rundę.
rail-duration = Około {$minutes} minut.
rail-corner = {$map} · RUNDA {$round}
rail-title = {$map}, runda {$round}
rail-standing = {$game}, {$map}
rail-standing-round = Przerwana w {$round}. rundzie.
rail-standing-results = Koniec rundy {$round}. Wyniki są na stole.

rail-place-at = {$city}
rail-place-near = okolice: {$city}

rail-prompt-hub = Obejrzyj miasta, potem dotknij miejsca na dworzec
rail-prompt-hub-seen = Dotknij miejsca na dworzec
rail-prompt-hub-placed = Dotknij OK lub przenieś dworzec
rail-prompt-build = Twoja tura: zbuduj tory za {$money}
rail-prompt-build-own = Zbuduj tory za {$money}
rail-prompt-done = Dotknij OK, aby skończyć turę
rail-prompt-nothing-to-buy = Za {$money} nic nie zbudujesz: dotknij OK
rail-prompt-finish = Połącz ostatnie miasta: płaci twoja kasa
rail-prompt-finish-spent = Połącz ostatnie miasta. Zapłacono dotąd: {$money}
rail-prompt-finished = Połączone za {$money}: dotknij OK
rail-prompt-computer = Komputer buduje
rail-prompt-computer-hub = Komputer stawia swój dworzec
rail-prompt-waiting = Czekamy na: {$name}
rail-moment = { $count ->
    [one] {$who} łączy wszystkie swoje miasta!
   *[other] {$who} łączą wszystkie swoje miasta!
}
rail-moment-means = Pozostali płacą teraz za połączenie ostatnich miast
rail-moment-you = Wszystko połączone: nic nie płacisz
rail-moment-it = Wszystko połączone: nic nie płaci
rail-prompt-connected = Wszystko połączone! Czekamy na: {$who}
rail-prompt-you-win = Wygrywasz!
rail-prompt-it-wins = 1. miejsce: wygrywa komputer!
rail-prompt-place = {$place}. miejsce
rail-prompt-first = Połączone jako pierwsze: bez płacenia
rail-prompt-paid = Połączenie kosztowało {$money}
rail-prompt-others-connected-it = Miasta połączyli inni: nic nie płaci
rail-prompt-others-connected-you = Miasta połączyli inni: nic nie płacisz
rail-may-stop = Możesz skończyć
rail-bank = kasa

rail-show-cities = POKAŻ MIASTA
rail-hide-cities = UKRYJ MIASTA
rail-undo = COFNIJ
rail-skip = przepada
rail-finish = dokończ
rail-finish-for = DOKOŃCZ {$cost}
mirror-finish = Zbuduj najtańsze brakujące tory
rail-ok = OK
rail-hint = RADA
rail-hint-away = MIASTA
rail-hint-coming = …
rail-pass-to-orange = DLA POMARAŃCZOWEGO: POKAŻ MIASTA
rail-pass-to-sky = DLA BŁĘKITNEGO: POKAŻ MIASTA
rail-pass-to-green = DLA ZIELONEGO: POKAŻ MIASTA
rail-pass-to-red = DLA CZERWONEGO: POKAŻ MIASTA
rail-pass-to-blue = DLA NIEBIESKIEGO: POKAŻ MIASTA
rail-pass-to-pink = DLA RÓŻOWEGO: POKAŻ MIASTA

rail-hint-none = Rada niedostępna
rail-hint-hub = Dworzec – {$place}
rail-hint-towards = Buduj: kierunek {$city}
rail-hint-track = Zbuduj te tory
rail-hint-discard = Dotknij {$money}: lepiej poczekać
rail-hint-ok = Dotknij OK
rail-hint-price = za {$money}
rail-hint-towards-priced = Buduj: kierunek {$city}, za {$money}
rail-hint-track-priced = Zbuduj te tory za {$money}
rail-hint-says-hub = Rada: postaw tu dworzec – {$hub}.
rail-hint-says-towards = Rada: buduj, kierunek {$city}, odcinek {$from} – {$to}.
rail-hint-says-track = Rada: zbuduj tory {$from} – {$to}.
rail-hint-says-discard = Rada: dotknij {$money}, lepiej poczekać.
rail-hint-says-ok = Rada: dotknij OK.

rail-results-round = Koniec rundy {$round}
rail-results-won = {$name} wygrywa!
rail-results-won-together = {$names} wygrywają!
rail-results-paid = zapłata
rail-results-taxes = podatki
rail-results-connected = połączone
rail-results-nth = {$place}.
rail-results-cost = zapłacono {$money}
rail-results-cost-taxes = zapłacono {$money}, podatki {$money-taxes}
rail-results-connected-taxes = połączone, podatki {$money-taxes}
rail-results-no-taxes = W tej grze nie będzie podatków: ktoś ma już tylko {$money} lub mniej.
rail-results-tax-day = Dzień podatków! Każdy płaci {$money}. Tylko raz w grze.
rail-results-go-on = Teraz pusta mapa i pięć nowych miast dla każdego.
rail-results-over = Komuś skończyły się pieniądze. Wygrywa najbogatszy; przy równych kasach miejsce jest wspólne.
rail-tax-day = Dzień podatków!
rail-tax-day-means = Każdy płaci {$money}. Tylko raz w grze.
rail-tax-none = Bez podatków
rail-tax-none-why = Ktoś ma już {$money} lub mniej.
rail-results-why = Skończyły się pieniądze: {$names}
rail-prompt-results-come = Patrzcie na mapę: kto ile płaci?
rail-results-row = {$name}, zapłacono {$money}, w kasie było {$money-before}, teraz {$money-now}.
rail-results-row-taxes = {$name}, zapłacono {$money}, podatki {$money-taxes}, w kasie było {$money-before}, teraz {$money-now}.
rail-results-row-connected = {$name}, połączone, zapłacono {$money}, w kasie było {$money-before}, teraz {$money-now}.
rail-results-row-connected-taxes = {$name}, połączone, zapłacono {$money}, podatki {$money-taxes}, w kasie było {$money-before}, teraz {$money-now}.
rail-results-row-placed = {$nth} miejsce: {$row}
rail-award-hub = Najtaniej: {$money}
rail-award-others = Od innych: {$money}
rail-award-line = Najdłuższa trasa: {$count}
rail-award-hub-panel = Najtańsza sieć: {$money}
rail-award-others-panel = Cudze tory: {$money}
rail-award-line-panel = Najdłuższa trasa, odcinki: {$count}
rail-award-of = {$name}: {$award}
rail-results-review = PRZEGLĄD
rail-results-next = NASTĘPNA RUNDA
rail-results-again-short = ZNOWU

rail-review-your-hub = TWÓJ
rail-review-its-hub = JEGO
rail-review-best-hub = NAJLEPSZY
rail-review-replay = POWTÓRKA
rail-review-priced = {$button} {$money}
rail-review-show = POKAŻ TĘ SIEĆ
rail-review-working = Szukanie najtańszej sieci…
rail-review-missing = Najtańsza sieć jest niedostępna.
rail-review-unreadable = Nie da się odczytać wyniku. Spróbuj jeszcze raz.
rail-review-perfect-yours = Idealnie! Twój dworzec ({$place}): {$money}
rail-review-perfect-its = Idealnie! Jego dworzec ({$place}): {$money}
rail-review-taken-yours = Twój dworzec ({$place}): twoje miasta za {$money}
rail-review-taken-its = Jego dworzec ({$place}): jego miasta za {$money}
rail-review-was-best = To był najlepszy dworzec na mapie.
rail-review-saves = Najlepszy dworzec byłby o {$money} tańszy.
rail-review-guessed = {$who} – typ: {$city} ({$share}).
rail-review-best-yours = Najlepszy dworzec ({$place}): miasta za {$money}
rail-review-best-its = Najlepszy dworzec ({$place}): miasta za {$money}
rail-review-as-good-yours = Twój dworzec był równie dobry.
rail-review-as-good-its = Jego dworzec był równie dobry.
rail-review-less-yours = O {$money} mniej niż z twojego dworca.
rail-review-less-its = O {$money} mniej niż z jego dworca.
rail-map-fair = Sprawiedliwie ({$map}): dziewięć razy na dziesięć pięć miast kosztuje od {$money-from} do {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: dziewięć razy na dziesięć pięć miast kosztuje od {$money-from} do {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Darmowe tory {$money}, z kasy {$money-paid}
rail-review-spent-skipped = Darmowe tory {$money}, przepadło {$money-skipped}, z kasy {$money-paid}
rail-review-network = Sieć ({$money}), budowa:
rail-review-built = Za {$money}, budowa:
rail-review-built-short = {$money}:
rail-review-empty = Mapa jest pusta
rail-review-over = Koniec rundy
rail-review-hub = {$name}: dworzec
rail-review-skips = {$name}: przepada {$money}
rail-review-pays = {$name} płaci {$money}
rail-review-builds = {$name} buduje za {$money}

rail-says-bank = Kasa {$money}.
rail-says-begins = Zaczyna tę rundę.
rail-says-hub = Dworzec: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, połączone.
rail-tell-builds = {$name} buduje: {$way}.
rail-tell-builds-left = {$name} buduje: {$way}, zostaje {$money}.
rail-tell-builds-so-far = {$name} buduje: {$way}, dotąd {$money}.
rail-tell-places-hub = {$name} stawia dworzec: {$hub}.
rail-tell-places-hub-ok = {$name} stawia dworzec: {$hub}. Naciśnij OK.
rail-tell-undone = {$name} cofa ruch.
rail-tell-hub = {$name} ma dworzec: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} nic nie zbudował.
rail-tell-connected = {$name} łączy wszystkie swoje miasta.
rail-tell-round-over = Koniec rundy {$round}.
rail-tell-round-begins = Zaczyna się runda {$round}.
rail-link = {$from} – {$to}
rail-node-hub = dworzec: {$name}
rail-node-track = tory: {$name}, do: {$end}
rail-link-track = tory: {$name}
rail-link-ring = zamyka pętlę
rail-link-connects-track = łączy z torami: {$name}
rail-link-connects-hub = łączy z dworcem: {$name}

rail-refused-no-such-node = Na mapie nie ma skrzyżowania {$node}.
rail-refused-no-such-link = Na mapie nie ma odcinka {$from}-{$to}.
rail-refused-hubs-stand = Dworzec możesz postawić tylko na początku rundy.
rail-refused-hub-taken = Stoi tam już dworzec innego gracza.
rail-refused-hub-here = Twój dworzec już tam stoi.
rail-refused-hubs-first = Zaczekaj, aż staną wszystkie dworce, potem buduj.
rail-refused-no-hub = Najpierw postaw swój dworzec.
rail-refused-built = Te tory są już zbudowane.
rail-refused-out-of-reach = To jeszcze nie łączy się z twoją siecią.
rail-refused-too-dear = To kosztuje więcej, niż ci zostało ({$money}).
rail-refused-connected = Wszystkie twoje miasta są połączone: dotknij OK.
rail-refused-not-connected = Buduj dalej: nie wszystkie twoje miasta są połączone.
rail-refused-money-left = Najpierw wydaj {$money}, potem dotknij OK.
rail-refused-nothing-to-skip = Dolar może przepaść dopiero po zbudowaniu odcinka za {$money}.
rail-step-unknown = Krok zapisuje się tak: `hub 3`, `link 3-17`, `discard` lub `ok`.
rail-step-backwards = W zapisie odcinka mniejsza liczba stoi pierwsza.
rail-setup-seats = Grać może od {$least} do {$most} osób, a nie {$number}.
rail-setup-bank = Kasa na start to od {$money-least} do {$money-most}, a nie {$money}.
rail-setup-taxes = Najbiedniejszemu zostaje po podatkach od {$money-least} do {$money-most}, a nie {$money}.

rail-figure-on-city = w mieście
rail-figure-on-crossing = na skrzyżowaniu
rail-figure-two-links = {$money} i {$money}
rail-figure-skipped = {$money}, potem {$money-skipped}
rail-figure-one-link = jeden za {$money}
rail-figure-connects = {$name} łączy się tutaj…
rail-figure-builds-on = …i tam buduje dalej
rail-figure-from-bank = {$money} + {$money-double} + {$money} z kasy
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Na planszy nie ma takiego pola.
connection-taken = Na tym polu stoi już kamień.
connection-crosscut = Zamknięte: skrzyżowałyby się tu dwa połączenia.
connection-no-links = Łączniki stawiasz ręcznie tylko w Quax.
connection-not-own = Łącznik spina dwa twoje kamienie.
connection-marked = W tym kwadracie jest już łącznik.
connection-no-swap = Zamiana jest możliwa tylko w drugiej turze gry.
connection-no-pass = Pasować możesz tylko wtedy, gdy nie masz ruchu.
connection-about = Stawiajcie kamienie na zmianę. Kto pierwszy połączy swoje dwa brzegi, wygrywa.
connection-variant = Gra
connection-quickway-means = Kamienie jednego koloru stykające się rogami same się łączą. Łączniki się nie krzyżują: zostaje pierwszy.
connection-crossway-means = Kamienie jednego koloru stykające się rogami są połączone. Połączenia nie mogą się krzyżować.
connection-quax-means = Kamienie stykające się rogami połączysz, jeśli poświęcisz turę.
connection-quadrex-means = Liczą się tylko boki. Pole, na którym skrzyżowałyby się dwie przekątne, samo się zapełnia.
connection-swap = Zamiana
connection-swap-on-means = Drugi gracz może przejąć pierwszy kamień i jego brzegi.
connection-swap-off-means = Każdy zostaje przy swoich dwóch brzegach.
connection-prompt-quax = Dotknij pustego pola lub połącz dwa kamienie
connection-prompt = Dotknij pustego pola
connection-prompt-link = Dotknij drugiego kamienia
connection-no-link = Łącznik spina kamienie, które stykają się rogami.
connection-none-to-link = Tego kamienia nie ma z czym połączyć.
connection-turn-unknown = Ruch zapisuje się jako `d4`, `a1-b2`, `swap` albo `pass`.
connection-link-backwards = Najpierw pisze się wcześniejszą literę: `a1-b2`.
connection-tally = połącz swoje dwa brzegi
connection-tally-won = brzegi połączone
connection-tally-lost = odcięte
connection-end = Oba brzegi połączone

## Raindrops: choices, panels, refusals

raindrops-off-board = Na planszy nie ma punktu {$at}.
raindrops-no-piece = Na {$at} nie ma kropli.
raindrops-not-yours = Kropla na {$at} nie jest twoja.
raindrops-other-unit = Kropla na {$at} nie należy do grupy, którą ruszasz.
raindrops-just-placed = Kropla na {$at} została przed chwilą odłożona: podnieś inną.
raindrops-splits = Bez kropli na {$at} grupa by się rozpadła.
raindrops-occupied = Na {$at} stoi twoja własna kropla.
raindrops-is-capture = Na {$at} jest kolor przeciwnika: napisz x, aby zbić.
raindrops-no-capture = Na {$at} nie ma czego zbić: napisz -, a nie x.
raindrops-no-slide = Na {$at} nie dojdzie: kropla idzie prosto po wolnych punktach.
raindrops-apart = {$at} nie leży obok reszty grupy.
raindrops-not-next = {$at} to nie następny punkt na linii.
raindrops-ended = Tura już się skończyła.
raindrops-must-gain = Ta kałuża może zbić lub się połączyć, więc musi to zrobić.
raindrops-must-engage = Przesuń ją tam, skąd potem może zbić lub się połączyć.
raindrops-about = Zbierz swoje krople. Kto pierwszy ma wszystkie w jednej kałuży, wygrywa.
raindrops-full = Pełna plansza, jak szachownica.
raindrops-open = Dwie długie przekątne są na początku puste.
raindrops-drop = kropla
raindrops-prompt = Dotknij swojej kropli
raindrops-prompt-next = Dotknij następnej kropli
raindrops-prompt-to = Dotknij celu
raindrops-go-on = podnieś inną kroplę
raindrops-turn-unknown = Ruch zapisuje się krok po kroku, z przecinkami: `a5-b3,a3-c3,c2xd3`.
raindrops-end = Jedna kałuża
raindrops-gives = {$who} będzie mieć jedną kałużę: {$who} wygrywa
raindrops-gave = {$who} ma po twoim ruchu jedną kałużę: {$who} wygrywa
raindrops-why-captures = zbija {$count}
raindrops-why-joins = { $count ->
    [few] łączy kałuże: zostają {$count}
   *[other] łączy kałuże: zostaje {$count}
}
raindrops-tally = { $count ->
    [one] {$count} kałuża
    [few] {$count} kałuże
    [many] {$count} kałuż
   *[other] {$count} kałuży
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Pionek na {$cell} nie jest twój.
transit-not-opposing = Pionek na {$cell} też jest twój: wybierz pionek przeciwnika.
transit-no-terminal = {$cell} to nie stacja końcowa: ma co najmniej dwóch sąsiadów swojego koloru.
transit-out-of-reach = Sieci na {$own} i {$other} się nie stykają.
transit-still-terminal = Po zamianie oba pionki muszą mieć po dwóch sąsiadów swojego koloru.
transit-square = Cztery pionki jednego koloru nie mogą wypełnić kwadratu.
transit-must-swap = Możesz zrobić zamianę, więc nie wolno pasować.
transit-about = Zamieniaj swoje pionki z pionkami przeciwnika. Wygrywa największa sieć.
transit-size-4 = po 8 pionków: szybka gra
transit-size-6 = po 18 pionków
transit-size-8 = po 32 pionki: pełna gra
transit-prompt = Dotknij swojej stacji końcowej
transit-prompt-other = Dotknij pionka do zamiany
transit-nothing-to-swap = Z tą stacją końcową nie da się zrobić zamiany.
transit-end-draw = Wszystkie sieci równe, ani jednej zamiany
transit-end-last-swap = Wszystkie sieci równe: decyduje ostatnia zamiana
transit-end-larger = Większa sieć
transit-why-joins = łączy sieci: {$sizes}
transit-why-cuts = rozrywa jego sieć: {$size}
transit-terminal = stacja końcowa
transit-turn-unknown = Ruch zapisuje się jako `d4-e6`, najpierw własny pionek, albo `pass`.
transit-tally-leads = prowadzi {$own} do {$other}
transit-tally-trails = przegrywa {$own} do {$other}
transit-tally-level = równo: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Najpierw ustaw wszystkie wagony, potem nimi jedź.
yard-all-placed = Wszystkie wagony już stoją.
yard-not-receiving = Stawiaj wagony tylko na zaznaczonych polach.
yard-taken = Na {$cell} stoi już wagon.
yard-no-car = Na {$cell} nie ma wagonu.
yard-not-own = Wagon na {$cell} nie jest twój.
yard-no-train = {$lead} i {$tail} to nie końce pociągu.
yard-no-majority = Ponad połowa wagonów pociągu musi być twoja.
yard-no-way = Z {$lead} na {$to} nie da się dojechać jednym ruchem.
yard-blocked = Droga z {$lead} na {$to} jest zablokowana.
yard-shipping = Wagon nie może wyjechać ze swojej strefy odjazdu ani wjechać do cudzej.
yard-about = Przesuwaj wagony i całe pociągi. Kto pierwszy dowiezie całą dziesiątkę, wygrywa.
yard-setup = Rozstawienie
yard-setup-beginner-means = Wagony jednego koloru stoją w kolumnach: pociągi od razu.
yard-setup-advanced-means = Wagony stoją jak na szachownicy: na początku mniej pociągów.
yard-setup-custom-means = Ustawiacie wagony na zmianę. Naprzeciwko zawsze staje wagon drugiego koloru.
yard-setup-beginner = łatwe
yard-setup-advanced = trudne
yard-setup-custom = własne
yard-car = wagon
yard-prompt-place = Dotknij zaznaczonego pola
yard-prompt = Dotknij wagonu lub obu końców pociągu
yard-prompt-first = Dotknij celu lub drugiego końca pociągu
yard-prompt-train = Dotknij pola, dokąd ma dojechać jeden koniec
yard-go-on = dotknij znów, by zmienić kolor
yard-nowhere = Nie ma dokąd jechać: dotknij innego.
yard-why-ships = dowozi do celu {$count}
yard-train-goes = pociąg ({$count}) z {$from} na {$to}
yard-end-draw = Ta sama pozycja po raz trzeci
yard-end-shipped = Komplet wagonów u celu
yard-end-stuck = Przeciwnik nie ma ruchu
yard-ships-here = odjazd
yard-turn-unknown = Ruch zapisuje się jako `d4-c4`, pociąg jako `d4f4-c4`, postawiony wagon jako `c1=r`.
yard-receiving = PRZYJAZD
yard-tally = {$count} z 10 u celu

## Games for two: panels and results of all of them

duel-standing-over = Gra jest skończona. Plansza jest nietknięta.
duel-standing = Przerwana przy ruchu {$turn}.
duel-wins = {$who} wygrywa
duel-draw = Remis
duel-resign-asked = Poddać się?
duel-resign-or-draw-asked = Poddać się czy zaproponować remis?
duel-draw-offer = {$who} proponuje remis
duel-draw-offered = Proponujesz remis
duel-draw-declined = Bez remisu: gramy dalej
duel-back-offer = {$who} prosi o cofnięcie ostatniego ruchu
duel-back-asked = Prosisz o cofnięcie swojego ruchu
duel-back-declined = Bez cofania: gramy dalej
duel-draw-agreed = Remis za zgodą obu stron
duel-hint-coming = Szukam dobrego ruchu
duel-hint-marked = Zobacz radę na planszy
duel-hint-why = Rada: {$why}
duel-hint-joints = Przerywane: pewne połączenia
duel-hint-swap = Rada: dotknij ZAMIEŃ
duel-hint-pass = Rada: dotknij PASUJ
duel-hint-none = Rada niedostępna
duel-nobody-wins = Jest remis
duel-result-resigned = {$result} · {$who} poddaje partię
duel-result-time = {$result} · {$who}: czas minął
duel-result-why = {$result} · {$why}
duel-waiting = Czekamy na: {$who}
duel-starts = Zaczyna {$who}
duel-starts-drawn = Zaczyna {$who} (losowo)
duel-you-are = Twój kolor: {$who} · {$tally}
duel-score = Wynik {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Prowadzi: {$who}, o {$by}
duel-computer-moves = Ruch komputera
duel-swap-ok = Bierzesz kamień i jego brzegi: dotknij OK
duel-pass-ok = Pasujesz: dotknij OK
duel-ok-or-undo = Dotknij OK lub COFNIJ
duel-gives = To kończy grę: {$who} wygrywa
duel-ok-or = Dotknij OK lub {$or}
duel-must-pass = Nie masz ruchu: dotknij PASUJ
duel-has-swapped = {$other} przejął twój kamień i twoje brzegi. {$prompt}
duel-edges-sides = Twoje brzegi: lewy i prawy
duel-edges-ends = Brzegi: przed tobą i naprzeciwko
duel-edges-upright = Twoje brzegi: górny i dolny
duel-has-swapped-edges = {$other} przejął twój kamień. {$edges}
duel-took-edges = Kamień jest twój. {$edges}
duel-has-passed = {$other} spasował. {$prompt}
duel-or-swap = {$prompt} albo ZAMIEŃ
duel-resign = PODDAJ SIĘ
duel-offer-draw = REMIS?
duel-draw-accept = PRZYJMIJ
duel-draw-decline = GRAJ DALEJ
duel-back-allow = POZWÓL
duel-swap = ZAMIEŃ
duel-pass = PASUJ
duel-told-undone = {$who} cofa ruch.
duel-told-taken-back = {$who} cofa ostatni ruch.
duel-told-touched = {$who} dotyka: {$cells}.
duel-told-press-ok = Naciśnij OK lub Cofnij
duel-told-touched-then = {$who} dotyka: {$touched}. {$then}.
duel-told-swap = {$who} chce zamiany.
duel-told-swap-ok = {$who} chce zamiany. Naciśnij OK.
duel-told-pass = {$who} chce spasować.
duel-told-pass-ok = {$who} chce spasować. Naciśnij OK.
duel-told-swapped = {$who} przejął kamień i jego brzegi.
duel-told-passed = {$who} spasował.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} poddał partię.
duel-out-of-time = {$who}: czas minął.
clock-minutes = { $count ->
    [one] {$count} minuta
    [few] {$count} minuty
   *[other] {$count} minut
}
clock-sand-glass = klepsydra, 30 sekund na turę, tylko przypomnienie
clock-sand-is-through = Czas minął: twój ruch
clock-chip = {$who} {$time}
mirror-clock = Pozostały czas: {$time}.

## The lobby

lobby-remove-a-computer = {$title} jest dla dwóch graczy: dotknijcie USUŃ przy komputerze.
lobby-too-many = { $count ->
    [one] {$title} jest dla dwóch graczy: niech jedna osoba dotknie WYJDŹ.
    [2] {$title} jest dla dwóch graczy: niech dwie osoby dotkną WYJDŹ.
    [3] {$title} jest dla dwóch graczy: niech trzy osoby dotkną WYJDŹ.
   *[other] {$title} jest dla dwóch graczy: niech cztery osoby dotkną WYJDŹ.
}
lobby-nobody = Najpierw ktoś musi dotknąć DOŁĄCZ.
lobby-one-more = Brakuje jeszcze gracza lub komputera.
lobby-two-can-play = Dotknijcie u siebie DOŁĄCZ. Grają dwie osoby.
lobby-two-to-six-can-play = Dotknijcie u siebie DOŁĄCZ. Gra od 2 do 6 osób.
lobby-map-missing = Mapa się nie wczytała. Dotknijcie jej znowu albo innej.
lobby-map-loading = Wczytywanie mapy…
lobby-start = START
lobby-try-it = WYPRÓBUJ
lobby-quick = KRÓTKA
lobby-normal = ZWYKŁA
lobby-long = DŁUGA
lobby-join = DOŁĄCZ
lobby-computer = KOMPUTER
lobby-leave = WYJDŹ
lobby-remove = USUŃ
lobby-newcomer = NOWICJUSZ
lobby-learner = UCZEŃ
lobby-easy = ŁATWY
lobby-medium = ŚREDNI
lobby-hard = TRUDNY
lobby-master = MISTRZ
lobby-even = DOPASOWANY
lobby-someone-here = GRACZ TUTAJ
lobby-friend = ZNAJOMY PRZEZ LINK
lobby-add-player = + GRACZ
lobby-row-map = Mapa
lobby-row-players = Gracze
lobby-row-against = Rywal
lobby-row-begins = Zaczyna
lobby-drawn = losowo
lobby-row-clock = Zegar
lobby-row-times = Czas
clock-increment = +{$seconds} s za ruch
lobby-ahead = FORY
connection-ahead = Kamienie +{$count}
transit-ahead = Zamiany +{$count}
yard-ahead = Wagony u celu +{$count}
lobby-for-players = { $count ->
    [one] {$count} gracz
    [few] {$count} graczy
    [many] {$count} graczy
   *[other] {$count} gracza
}
lobby-for-players-between = {$least}–{$most} graczy
lobby-nobody-yet = Nikt jeszcze nie dołączył
lobby-joined = { $count ->
    [one] Dołączył {$count} gracz
    [few] Dołączyło {$count} graczy
    [many] Dołączyło {$count} graczy
   *[other] Dołączyło {$count} gracza
}
lobby-people-and-computers = { $people ->
    [one] {$people} osoba
    [few] {$people} osoby
    [many] {$people} osób
   *[other] {$people} osoby
} i { $computers ->
    [one] {$computers} komputer
    [few] {$computers} komputery
    [many] {$computers} komputerów
   *[other] {$computers} komputera
}
lobby-ready = Gotowi? Dotknijcie START na środku.
lobby-start-chosen = Dotknijcie START. Zaczyna {$who}.
lobby-start-full = Stół jest pełny. Dotknijcie START.
lobby-start-or-wait = Dotknijcie START lub poczekajcie na innych.
lobby-map-easiest = łatwa
lobby-map-standard = zwykła
lobby-map-hardest = trudna
lobby-map-coming = wczytuję…
lobby-maps-from-to = Mapy od {$from} do {$to} z {$count}
workshop-hint = Dotknij kraju albo przesuwaj świat, aż twój region wypełni ramkę.
workshop-make = ZRÓB MAPĘ
workshop-making = Twoja mapa powstaje: {$percent}
workshop-takes = To potrwa do minuty.
workshop-cancel = ANULUJ
workshop-change-frame = ZMIEŃ RAMKĘ
workshop-play = GRAJ
workshop-uneven = Na tej mapie szczęście znaczy więcej. Inna mapa albo większa ramka może być sprawiedliwsza.
workshop-small = To za mało: pokaż co najmniej 300 km.
workshop-pole = Za blisko bieguna na 35 miast. Odsuń się od niego.
workshop-world = Mapa świata. W ramce: {$frame}. Strzałki ją przesuwają, + i − przybliżają i oddalają.
workshop-frame-told = {$south}, {$west} do {$north}, {$east}
workshop-north = {$degrees}° północ
workshop-south = {$degrees}° południe
workshop-east = {$degrees}° wschód
workshop-west = {$degrees}° zachód
workshop-name-back = Poprzednia nazwa mapy
workshop-name-next = Następna nazwa mapy
workshop-remark = gdzie chcesz

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Ocean Atlantycki
map-pacific-ocean = Ocean Spokojny
map-indian-ocean = Ocean Indyjski
map-north-sea = Morze Północne
map-baltic-sea = Morze Bałtyckie
map-mediterranean-sea = Morze Śródziemne
map-black-sea = Morze Czarne
map-arabian-sea = Morze Arabskie
map-bay-of-bengal = Zatoka Bengalska
map-south-china-sea = Morze Południowochińskie
map-sea-of-japan = Morze Japońskie
map-gulf-of-mexico = Zatoka Meksykańska
map-adriatic-sea = Morze Adriatyckie
map-caucasus = Kaukaz
map-himalaya = Himalaje
map-tibet = Tybet
map-sahara = Sahara
map-canada = Kanada
map-mexico = Meksyk
map-tyrrhenian-sea = Morze Tyrreńskie
map-ligurian-sea = Morze Liguryjskie
map-ukraine = Ukraina
map-england = Anglia

## The map Italy: its name, its regions, its cities

map-italy = Włochy
region-northwest = Północny zachód
city-ancona = Ankona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Rawenna
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
city-taranto = Tarent
city-bolzano = Bolzano
city-cuneo = Cuneo
city-lugano = Lugano
city-nice = Nicea
city-trento = Trydent
city-florence = Florencja
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Piza
city-verona = Werona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afryka
region-northeast = Północny wschód
map-gulf-of-guinea = Zatoka Gwinejska
map-arabia = Arabia
city-antananarivo = Antananarywa
city-cape-town = Kapsztad
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhuk
city-abidjan = Abidżan
city-algiers = Algier
city-casablanca = Casablanca
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = Al-Ujun
city-nouadhibou = Nawazibu
city-kano = Kano
city-lagos = Lagos
city-n-djamena = Ndżamena
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Timbuktu
city-tunis = Tunis
city-abu-simbel = Abu Simbel
city-addis-ababa = Addis Abeba
city-asmara = Asmara
city-benghazi = Bengazi
city-cairo = Kair
city-khartoum = Chartum
city-tripoli = Trypolis
city-harare = Harare
city-juba = Dżuba
city-kigali = Kigali
city-kinshasa = Kinszasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Ameryka Południowa
map-caribbean-sea = Morze Karaibskie
map-sargasso-sea = Morze Sargassowe
city-bogota = Bogota
city-caracas = Caracas
city-cuenca = Cuenca
city-medellin = Medellín
city-iquitos = Iquitos
city-piura = Piura
city-quito = Quito
city-belem = Belém
city-cayenne = Kajenna
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

map-british-isles = Wyspy Brytyjskie
region-ireland = Irlandia
region-highlands = Highlands
map-irish-sea = Morze Irlandzkie
map-celtic-sea = Morze Celtyckie
map-english-channel = La Manche
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

map-world = Świat
region-america = Ameryka
region-pacific = Pacyfik
map-southern-ocean = Ocean Południowy
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

map-scandinavia = Skandynawia
map-norwegian-sea = Morze Norweskie
map-russia = Rosja
map-poland = Polska
map-germany = Niemcy
map-barents-sea = Morze Barentsa
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Psków
city-tallinn = Tallinn
city-tartu = Tartu
city-klaipeda = Kłajpeda
city-gothenburg = Göteborg
city-kaliningrad = Królewiec
city-kalmar = Kalmar
city-karlstad = Karlstad
city-linkoping = Linköping
city-malmo = Malmö
city-bod = Bodø
city-hammerfest = Hammerfest
city-mo-i-rana = Mo i Rana
city-narvik = Narwik
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

map-japan = Japonia
region-kyushu = Kiusiu
region-hokkaido = Hokkaido
map-philippine-sea = Morze Filipińskie
map-east-china-sea = Morze Wschodniochińskie
city-fukuoka = Fukuoka
city-kagoshima = Kagoshima
city-kumamoto = Kumamoto
city-miyazaki = Miyazaki
city-nagasaki = Nagasaki
city-oita = Oita
city-sasebo = Sasebo
city-hiroshima = Hiroszima
city-kochi = Kochi
city-kyoto = Kioto
city-nagoya = Nagoja
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

map-india = Indie
map-laccadive-sea = Morze Lakkadiwskie
map-andaman-sea = Morze Andamańskie
map-indochina = Indochiny
city-cochin = Koczin
city-colombo = Kolombo
city-hubli = Hubli
city-jaffna = Dżafna
city-kandy = Kandy
city-madurai = Maduraj
city-trichy = Tiruczi
city-bengaluru = Bengaluru
city-puri = Puri
city-ranchi = Ranći
city-varanasi = Waranasi
city-visakhapatnam = Wisakhapatnam
city-jodhpur = Dźodhpur
city-lahore = Lahaur
city-multan = Multan
city-shimla = Śimla
city-srinagar = Śrinagar
city-ahmedabad = Ahmadabad
city-bhopal = Bhopal
city-goa = Goa
city-indore = Indaur
city-jaipur = Dźajpur
city-surat = Surat
city-comilla = Kumilla
city-dhaka = Dhaka
city-guwahati = Guwahati
city-kathmandu = Katmandu
city-shigatse = Xigazê
city-thimphu = Thimphu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Wczytywanie zasad…
sheet-share-nothing-yet = Udostępnić można po pierwszej rundzie. Do tego czasu miasta są tajne.
sheet-back = WSTECZ
sheet-next = DALEJ
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = WYPRÓBUJ
sheet-share = Udostępnij tę grę
sheet-share-copy = KOPIUJ LINK
sheet-share-hands = DODAJ RUNDĘ ZA ZGODĄ WSZYSTKICH
sheet-share-put-in = Link zawiera tajne miasta wszystkich z tej rundy.
sheet-share-left-out = Link nie obejmuje bieżącej rundy.
sheet-share-copied = Link skopiowany.
sheet-share-not-copied = Ta przeglądarka nie pozwala kopiować.
sheet-share-only-here = Tę stronę otworzy tylko to urządzenie, więc nie ma kodu do zeskanowania.
sheet-share-too-long = Ta gra jest za długa na kod: skopiuj link.
sheet-share-picture-there = Można tam zapisać obraz z wynikiem.
sheet-picture = Obraz na pamiątkę
sheet-picture-about = Końcowa sytuacja, wyniki wszystkich i dzisiejsza data.
sheet-picture-open = OBRAZ
sheet-picture-png = ZAPISZ JAKO ZDJĘCIE (PNG)
sheet-picture-svg = ZAPISZ DO DRUKU (SVG)
sheet-picture-turns = Ruchy: {$count}
sheet-picture-round = Runda {$round}
sheet-picture-connected = Połączone: {$names}
sheet-share-scan = Zeskanuj telefonem, aby otworzyć na nim tę grę.
sheet-my-game = MOJA GRA
sheet-lobby = WYBÓR GRY
sheet-your-turn = Twoja tura
sheet-computer = Komputer · {$strength}
sheet-computer-thinks = Komputer myśli
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Tutaj

## The operator: the PIN and the panel

operator-pins-differ = PIN-y się różnią. Wybierz PIN jeszcze raz.
operator-wrong-pin = Błędny PIN.
operator-nothing-is-saved = Zapisywanie nie działa: ta gra by przepadła.
operator-storage-low = Pamięć jest prawie pełna: zostało {$room} MB.
operator-tap-to-play = DOTKNIJ I GRAJ
operator-tap-the-table = Dotknijcie stołu, aby grać dalej.
operator-closes-in = Koniec za {$time}
operator-closed = Ten stół jest nieczynny.
operator-pin = PIN operatora
operator-pin-new = Wybierz PIN
operator-pin-again = Powtórz PIN
operator-pin-rule = Od {$least} do {$most} cyfr. Zachowaj go w tajemnicy.
operator-pin-waits = Za dużo błędnych PIN-ów. Poczekaj {$count} s.
operator-pin-asks = Sprawdzanie PIN-u…
operator-pin-silent = Serwer nie odpowiada, nie da się sprawdzić PIN-u. Spróbuj jeszcze raz.
operator-pin-unset = Brak PIN-u. Ustaw go na tym komputerze: {$command}
operator-locked = Blokada: nie da się odczytać ustawień.
operator-pin-erase = SKASUJ
operator-panel = Operator
operator-kiosk-on = KIOSK: WŁ.
operator-kiosk-off = KIOSK: WYŁ.
operator-offers = Gry do wyboru
operator-start = Ustawienia nowych gier
operator-start-heard = muzyka {$music}, dźwięki {$sounds}
operator-start-game = {$game}, {$map}, kasa {$bank}, podatki {$taxes}
operator-use-lobby = USTAW JAK W LOBBY
operator-change-pin = ZMIEŃ PIN
operator-export = EKSPORT GIER
operator-import = IMPORT GIER
operator-delete-saves = USUŃ ZAPISANE GRY
operator-delete-all = RESET FABRYCZNY
operator-delete-saves-means = Wszystkie zapisane gry znikną, także te odłożone na bok.
operator-delete-all-means = Znikną wszystkie zapisane gry, wszystkie ustawienia i PIN.
operator-set-by-file = ustawione w pliku ustawień
operator-file-sets = Szare ustawienia pochodzą z pliku ustawień serwera.
operator-file-garbled = Nie da się odczytać pliku ustawień serwera: jest pomijany.
operator-faults = Błędy od uruchomienia
operator-foreign-faults = Błędy innych programów w tej przeglądarce, np. rozszerzeń: {$number}
operator-keep-them = ZOSTAW
operator-yes-delete = TAK, USUŃ

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Powiększ
mirror-zoom-out = Pomniejsz
mirror-zoom-whole = Pokaż całą planszę
mirror-unfold = Pokaż cały panel
mirror-fold = Pokaż więcej planszy
mirror-sheet-rotate = Obróć to okno do następnego boku stołu
mirror-lobby-rotate = Obróć środek stołu
mirror-hint-coming = Rada zaraz będzie
mirror-lens = Lupa
mirror-discard = −$1, przepada ostatni dolar
mirror-let-computer = Niech komputer znów gra
mirror-replay = Powtórka
mirror-seek-start = Na początek
mirror-seek-back = Wstecz
mirror-seek-next = Dalej
mirror-seek-end = Na koniec
mirror-timeline = Miejsce w powtórce
mirror-close-open = Zamknij
mirror-settings = Ustawienia
mirror-languages = Język: {$name}
mirror-podium = Ukryj podium
mirror-taxes = Ukryj zawiadomienie o podatkach
mirror-another-map = Jeszcze raz na innej mapie: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} z {$stops}
mirror-rules-of = Zasady: {$title}
mirror-table = Stół
mirror-lobby = Następna gra
mirror-ready = Gotowe: naciśnij Start.
mirror-nobody = puste
mirror-sits-here = {$colour} gra na tym urządzeniu.
mirror-computer-at = {$colour}, komputer, {$strength}
mirror-place = Miejsce {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Komputer, {$strength}.
mirror-cell-next = można wybrać
mirror-cell-hint = rada
mirror-cell-last = ostatni ruch
mirror-cell-taken-from = tutaj bicie
mirror-cell-filled = zapełniło się samo
mirror-cell-refused = niedozwolone
mirror-stands = {$who}: {$what}.
mirror-empty = puste: {$count}
mirror-nothing-yet = Jeszcze nic.
mirror-has-nothing = {$who} jeszcze nic tu nie ma.
mirror-here = {$what}.
mirror-place-hub = Postaw tu swój dworzec.
mirror-walk-map = Strzałki idą wzdłuż odcinków, litery do miast, Enter buduje, ? pokazuje klawisze.
mirror-walk-board = Strzałki idą od pola do pola, Enter wybiera, 1 do 5 informują, ? pokazuje klawisze.
mirror-build = Buduj do: {$end}, {$money}
mirror-build-which = Buduj do: {$end}, {$money}; {$about}
mirror-go = Idź do: {$end}
mirror-go-which = Idź do: {$end}; {$about}
mirror-type-a-move = Wpisz ruch: {$who}
mirror-type-example = Na przykład {$line}
mirror-crossing = skrzyżowanie {$number}
mirror-crossing-north = skrzyżowanie {$number}, na północ od miasta {$city}
mirror-crossing-northeast = skrzyżowanie {$number}, na północny wschód od miasta {$city}
mirror-crossing-east = skrzyżowanie {$number}, na wschód od miasta {$city}
mirror-crossing-southeast = skrzyżowanie {$number}, na południowy wschód od miasta {$city}
mirror-crossing-south = skrzyżowanie {$number}, na południe od miasta {$city}
mirror-crossing-southwest = skrzyżowanie {$number}, na południowy zachód od miasta {$city}
mirror-crossing-west = skrzyżowanie {$number}, na zachód od miasta {$city}
mirror-crossing-northwest = skrzyżowanie {$number}, na północny zachód od miasta {$city}
mirror-demonstration = To jest pokaz.
mirror-press-to-begin = Naciśnij dowolny klawisz, aby zacząć.
mirror-countdown = Naciśnij dowolny klawisz w ciągu {$count} s, aby grać dalej.
mirror-still-playing = Gracie jeszcze?
mirror-please-read = Przeczytaj to, proszę
mirror-vote = Głosowanie
mirror-vote-all = Wszyscy muszą się zgodzić.
mirror-page = {$title}: strona {$page} z {$pages}.

## Saves, links, files: what is wrong with them

fault-foreign = To nie jest gra Roundhouse.
fault-text = To nie jest gra Roundhouse albo brakuje jej części.
fault-too-long = To za długie jak na grę.
fault-older = Pochodzi ze starszej wersji Roundhouse i już się nie otworzy.
fault-newer = Pochodzi z nowszej wersji Roundhouse i tutaj się nie otworzy.
fault-length = Czegoś tu brakuje.
fault-language = {$language}: język niedostępny. {$why}
fault-damaged = Dane są uszkodzone.
fault-no-such-game = Tej gry tutaj nie ma.
fault-other-game = To inna gra.
fault-no-such-map = Mapy tej gry tutaj nie ma.
fault-other-map = Mapa tej gry od tamtej pory się zmieniła.
fault-rules = Jest tam ruch, na który zasady nie pozwalają.
fault-unwritable-start = Tej gry nie da się zapisać.
fault-unwritable-move = Tej gry nie da się zapisać: nie da się zanotować jednego z ruchów.
fault-unwritable-too-long = Ta gra jest za długa, aby ją zapisać.
fault-found-late = Znalazła się starsza gra. Możecie ją dokończyć po tej.
fault-second-copy = Zapisana gra była uszkodzona, ale jej druga kopia jest cała.
fault-put-aside = Nie da się otworzyć zapisanej gry. {$why} Odłożono ją na bok.
fault-go-on-playing = {$why} Możecie grać dalej.
fault-file-foreign = W tym pliku nie ma gier Roundhouse.
fault-file-without-game = W tym pliku nie ma żadnej gry.
fault-file-game = Nie da się otworzyć gry z tego pliku. {$why}
fault-query = Ten link prosi o {$key} {$value}. {$offered}
fault-query-not-offered = Tego tutaj nie ma.
fault-query-offers = {$title} ma do wyboru: {$values}.
fault-rules-damaged = Plik z zasadami jest uszkodzony.
fault-link = Nie da się otworzyć tego linku. {$why} Skopiuj go jeszcze raz.
fault-map-version = Mapa jest w wersji {$found}, a ten program czyta wersję {$known}.
fault-map-too-large = Mapa jest za duża.
fault-map-too-many-nodes = Mapa ma za dużo skrzyżowań: {$count}.
fault-map-other = W pliku mapy {$map} jest inna mapa.
own-map-title = Własna mapa
own-map-newer = Ta mapa pochodzi z nowszej wersji strony. Wczytaj stronę ponownie.
own-map-little-land = Jest tu za mało lądu na mapę. Pokaż więcej lądu, a mniej morza.
own-map-few-towns = Za mało miast leży tu dość daleko od siebie. Pokaż większą część świata albo taką, w której jest więcej miast.
own-map-torn-land = Ląd jest tu zbyt rozdrobniony na kolej. Pokaż więcej lądu w jednym kawałku.
own-map-failed = Nie udało się zrobić mapy. Sprawdź sieć i spróbuj ponownie.
fault-map-place = Jedno ze skrzyżowań mapy ma nieprawidłowe położenie.
fault-map-link-end = Odcinek {$number} mapy prowadzi do skrzyżowania {$node}, które nie istnieje.
fault-map-link = Odcinek {$number} mapy (z {$from} do {$to} za {$money}) jest niedozwolony.
fault-map-regions = Liczba regionów mapy to {$count} zamiast {$wanted}.
fault-map-city-region = Miasto {$city} leży w regionie, który nie istnieje.
fault-map-city-node = Miasto {$city} leży na skrzyżowaniu {$node}, które nie istnieje.
fault-map-city-city = Miasto {$city} leży na innym mieście.
fault-map-region = Region {$region}: liczba miast to {$cities}, w tym w obwódce {$ringed}, zamiast {$wanted} i {$wanted-ringed}.
fault-map-unreached = Żadne odcinki na mapie nie prowadzą do skrzyżowania {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = Plik z zasadami {$name}
web-map-file = Plik mapy {$name}
web-words-file = Plik językowy {$name}
web-words-damaged = Plik językowy {$name} jest uszkodzony.
web-file-missing = {$what} się nie wczytał (błąd {$number}).
web-file-silent = {$what} się nie wczytał. Sprawdź sieć.
web-map-too-long = Plik mapy {$name} jest za długi.
web-map-damaged = Plik mapy {$name} jest niepełny lub uszkodzony.
web-map-foreign = Plik mapy {$name} nie jest mapą.
web-no-picture = Ta przeglądarka nie umie zapisać obrazu.
web-no-export = Ta przeglądarka nie umie eksportować zapisanych gier.
web-no-import = Ta przeglądarka nie może tu otworzyć pliku.
web-file-unreadable = Nie da się odczytać tego pliku.
web-storage-refused = Ta przeglądarka nie może zapisać gry (brak miejsca lub okno prywatne). Grajcie dalej, ale nie zamykajcie strony.
web-storage-healed = Dane zapisane w tej przeglądarce były uszkodzone i zostały usunięte. Gry znów są zapisywane.
web-storage-silent = Ta przeglądarka nie zapisuje gry. Grajcie dalej, ale nie zamykajcie strony, bo gra może przepaść.
web-storage-elsewhere = Roundhouse jest już otwarty w innym oknie. Ta gra nie będzie zapisywana, dopóki go nie zamkniecie.
web-storage-slow = Zapis trwa długo. Grajcie dalej; gdy zabraknie prądu, ostatnia tura może przepaść.
web-computer-missing = Gracz komputerowy się nie wczytał albo ma awarię.
web-computer-silent = Gracz komputerowy nie odpowiedział.

## The page itself, while there is no program

page-loading = Roundhouse się wczytuje.
page-file = Otwórz Roundhouse z serwera WWW, nie jako plik. (Dla programistów: cargo xtask play)
page-too-old = Ta przeglądarka jest za stara na Roundhouse. Użyj aktualnej wersji Chrome.
page-again = Chwileczkę: Roundhouse uruchamia się jeszcze raz.
page-failed = Roundhouse trzy razy próbował się uruchomić, ale bez skutku. Dotknij ekranu, aby spróbować jeszcze raz.
page-failed-kiosk = Roundhouse trzy razy próbował się uruchomić, ale bez skutku. Za minutę spróbuje znowu. Dotknij ekranu, aby spróbować teraz.
page-missing = Pod tym adresem nie ma strony.
page-open = Otwórz Roundhouse
mirror-said = Przebieg gry
mirror-own = Twoje miejsce

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = ZAMKNIJ
over-language = Język
over-hints-on = RADY: WŁ.
over-hints-off = RADY: WYŁ.
coach-leave = UKRYJ PRZEWODNIK
setting-coach = Przewodnik
over-coach-on = PRZEWODNIK: WŁ.
over-coach-off = PRZEWODNIK: WYŁ.
seat-leave-asked = Wyjść z gry?
seat-leave-tells = Twoje miejsce przejmie komputer.
seat-leave = WYJDŹ
seat-stay = ZOSTAŃ
seat-take-over = GRAJ TUTAJ
seat-nudge = Jesteś jeszcze? Twoja tura.
seat-away-tells = Komputer może zagrać za ciebie.
seat-away-computer = GRA KOMPUTER
seat-away-here = JESTEM
seat-take-over-asked = Grać tutaj?
seat-take-over-tells = Przejmujesz grę od komputera.
seat-take-over-no = NIE
mirror-leave-seat = Wyjdź z gry
setting-motion = Animacje
setting-contrast = Kontrast
setting-text = Rozmiar tekstu
over-motion-on = ANIMACJE: WŁ.
over-motion-off = ANIMACJE: WYŁ.
over-contrast-high = KONTRAST: DUŻY
over-contrast-auto = KONTRAST: AUTO
setting-names = Nazwy na mapie zwrócone do graczy
over-names-turn = NAZWY: OBRACANE
over-names-stay = NAZWY: STAŁE
coach-rail-cities = Zasłoń panel i dotknij POKAŻ MIASTA: zobaczysz swoje tajne miasta.
coach-rail-cities-own = Masz połączyć swoje tajne miasta. Obejrzyj je, gdy nikt inny nie widzi ekranu.
coach-rail-hub = Postaw dworzec: dotknij mapy blisko większości swoich miast. Stąd ruszą tory.
coach-rail-build = Dotykaj przerywanych odcinków. Co turę dwa pojedyncze lub jeden podwójny za darmo.
coach-rail-left = Zostało {$money}: zbuduj pojedynczy odcinek albo dotknij −$1, a reszta przepadnie.
coach-rail-joined = Tory się spotkały: {$names}. Odtąd to wasza wspólna sieć.
coach-rail-pay = Ktoś połączył wszystkie swoje miasta. Połącz teraz swoje: płacisz z kasy.
coach-rail-known = To cała gra. Teraz zagraj naprawdę.
coach-rail-tasks = Wykonane zadania: {$done} z {$all}
coach-swap = Kto zaczyna, ma łatwiej: ZAMIEŃ da ci ten kamień i jego brzegi. Albo postaw swój.
exercise-title = Ćwiczenie {$number} z {$all}
exercise-next = DALEJ
exercise-skip = POMIŃ
exercise-missed = Tak wolno zagrać, ale tu chodzi o co innego. Spróbuj znowu albo dotknij RADA.
connection-lesson-aim = Dotknij pustego pola. Połącz swoje dwa brzegi ciągłym łańcuchem, a wygrasz.
connection-lesson-quickway = Twoje kamienie łączą się rogami same, chyba że przecina to już inny łącznik.
connection-lesson-crossway = Twoje kamienie łączą się też rogami. Połączenia nie mogą się krzyżować.
connection-lesson-quax = Aby połączyć dwa kamienie po skosie, dotknij obu. Kosztuje to turę.
connection-lesson-quadrex = Kamienie łączą się tylko bokami. Ostatnie pole kwadratu może zapełnić się samo.
raindrops-lesson-aim = Dotknij kropli, potem celu. Zbierz swoje krople w jedną kałużę, a wygrasz.
raindrops-lesson-capture = Wejdź na kroplę przeciwnika, a zbijesz całą jej kałużę.
raindrops-lesson-group = Grupa idzie kropla po kropli: podnieś jedną i odłóż obok reszty, na tej linii.
transit-lesson-aim = Dotknij swojej stacji końcowej (pierścień) i pionka przeciwnika, by je zamienić.
transit-lesson-networks = Pionki jednego koloru połączone bokami to sieć. Na końcu wygrywa największa.
transit-lesson-swaps = Oba muszą mieć potem dwóch sąsiadów swego koloru. Cztery nie mogą tworzyć kwadratu.
yard-lesson-aim = Dotknij wagonu, potem celu. Doprowadź całą dziesiątkę na stronę w twoim kolorze.
yard-lesson-train = Rząd wagonów, w większości twoich, to pociąg: dotknij obu końców, potem celu.
yard-lesson-areas = Żaden wagon nie wjeżdża do strefy odjazdu przeciwnika ani nie wyjeżdża z własnej.
connection-do-corner = Obejdź kamień na drodze: postaw swój tak, by rogami stykał się z oboma końcami.
connection-do-gap = Kamień można obejść dwiema drogami, ale jedna jest zamknięta. Wybierz drugą.
connection-do-link = Połówki łańcucha stykają się tylko rogami. Połącz je: dotknij tych dwóch kamieni.
connection-do-fill = Nie zapełniaj luki: postaw kamień z jej lewej lub prawej, a zapełni się sama.
connection-do-swap = Przeciwnik zaczął na środku. Przejmij jego kamień: dotknij ZAMIEŃ, potem OK.
connection-did-connect = Oba brzegi w twoim kolorze są połączone: tak się wygrywa.
connection-did-gap = Połączenia nigdy się nie krzyżują: zostaje pierwsze.
connection-did-swap = Pierwszy kamień i jego brzegi są teraz twoje. Ruch ma przeciwnik.
raindrops-do-walk = Idź w górę kolumny: przekładaj tylną kroplę do przodu, aż zbijesz.
raindrops-do-spare = Po zbiciu przeciwnik miałby jedną kałużę i wygrałby. Rusz drugą kroplą.
raindrops-did-join = Wszystkie twoje krople to jedna kałuża: tak się wygrywa.
raindrops-did-capture = Cała zbita! Kałuża, która może zbić lub się połączyć, musi to zrobić, gdy się ruszy.
raindrops-did-group = Grupa połączyła się z drugą kałużą. To kończy turę, a tu daje wygraną.
raindrops-did-walk = Grupa idzie kropla po kropli i nigdy się nie rozrywa. Zbicie lub połączenie kończy turę.
raindrops-did-spare = Po każdej turze wygrywa ten, kto ma jedną kałużę, nawet jeśli ruszał się ktoś inny.
transit-do-join = Znajdź zamianę, która połączy wszystkie osiem twoich pionków.
transit-do-far = Zamiana sięga daleko: zamień swoją stację końcową z pionkiem, który nie stoi obok niej.
transit-do-pass = Przeciwnik spasował. Ty też nie możesz zrobić zamiany: dotknij PASUJ, potem OK.
transit-did-far = Może to być każdy pionek sieci stykającej się z siecią twojej stacji końcowej.
transit-did-pass = Dwa pasy z rzędu kończą grę: wygrywa największa sieć.
yard-do-ship = Doprowadź wagon do swojej strefy odjazdu, po stronie planszy w twoim kolorze.
yard-do-last = Dziewięć twoich wagonów jest na miejscu. Doprowadź dziesiąty.
yard-did-car = Wagon jedzie prosto dowolnie daleko po pustych polach albo o jedno pole po skosie.
yard-did-train = Jeden koniec prowadzi, prosto lub w bok, a reszta jedzie jego śladem.
yard-did-last = Komplet twoich wagonów jest na miejscu: tak się wygrywa.
rail-ready = GOTOWE
rail-prompt-ready = Czekamy na: {$names}
rail-prompt-taxes = {$ended}; podatki {$money}
over-table-layout = WIDOK STOŁU
over-own-screen = WIDOK OSOBISTY
over-to-lobby = WYBÓR GRY
over-end-game = ZAKOŃCZ TĘ GRĘ
over-new-game = NOWA GRA
over-full-screen = PEŁNY EKRAN
over-full-screen-exit = ZWYKŁY EKRAN
over-rules = ZASADY
over-share = UDOSTĘPNIJ
over-update = AKTUALIZUJ
over-holds = Zmiany działają od następnej gry.
over-inches = Przekątna. Pozwala pomijać dłonie.

over-new-game-asked = Zacząć nową grę?
over-new-game-means = Ta gra się kończy i ci sami gracze zaczynają nową.
over-keep-playing = GRAJ DALEJ
over-end-game-asked = Zakończyć tę grę?
over-end-game-means = Ta gra się kończy i wracacie do ekranu startowego.
over-forget-means = Niedokończona gra przepadnie.
over-delete-it = USUŃ
over-keep-it = ZOSTAW

over-share-hands-asked = Dodać tajne miasta wszystkich?
over-share-them = UDOSTĘPNIJ
over-play-again-asked = Jeszcze raz?
over-play-again = JESZCZE RAZ
over-real-game = PRAWDZIWA GRA
over-another-map-asked = Inna mapa: {$map}?
over-lobby-asked = Wracamy do wyboru gry?
over-another-map = INNA MAPA
over-no = NIE
over-vote-waits = Zgoda. Czekamy na: {$names}
over-vote-no = {$who}: nie

over-keys = Klawisze
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Następny lub poprzedni przycisk
over-key-arrows = Strzałki
over-key-arrows-do = Ruch: przyciski, pola, odcinki, suwaki
over-key-enter = Enter, spacja
over-key-enter-does = Naciśnij przycisk
over-key-escape = Escape
over-key-escape-does = Zamknij
over-key-letters = Litery
over-key-letters-do = Na mapie: idź do miasta na te litery
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Cofnij
over-key-ask-does = Na planszy: ostatni ruch, stan gry
over-key-next-does = Następne moje, następne cudze
over-key-around-does = Co jest dookoła
over-key-zoom-does = Przybliż lub oddal
over-key-move = End
over-key-move-does = Wpisz ruch
over-key-board = Home
over-key-board-does = Idź do planszy lub mapy
over-key-list-does = Ta lista

over-play-from-here = GRAJ STĄD
over-back-to-my-game = DO MOJEJ GRY
over-stop-beginning = Początek gry
over-stop-turn = Ruch {$turn} z {$turns}
over-play-on-asked = Grać stąd?
over-play-on-ends-game = Ta gra zastąpi grę na stole.
over-play-on-loses-save = Ta gra zastąpi zapisaną grę.
over-play = GRAJ
over-keep-watching = OGLĄDAJ DALEJ

over-unfinished = Niedokończona gra
over-continue = KONTYNUUJ
over-map-loading = Wczytywanie jej mapy…
over-map-again = {$why} Dotknij KONTYNUUJ, aby spróbować jeszcze raz.
over-tap-to-continue = DOTKNIJ, ABY KONTYNUOWAĆ

## Phones, far seats and watchers

refused-cut-off = Brak połączenia ze stołem. Spróbuj jeszcze raz za chwilę.
fault-seat-link = Ten link do miejsca jest niepełny. Zeskanuj lub skopiuj go jeszcze raz.
fault-seat-view = Ta strona nie może pokazać gry ze stołu. Wczytaj ją jeszcze raz.

room-phone = Na twoim telefonie
room-far = Gra zdalna
room-scan-cities = Zeskanuj kod telefonem, aby zobaczyć na nim swoje miasta.
room-scan-board = Zeskanuj kod telefonem i graj na nim.
room-send = Wyślij ten link tylko jednej osobie: dostanie to miejsce.
room-until = Do tego czasu gra tu komputer.
room-type = Albo wpisz w telefonie:
room-phone-holds = To miejsce jest na twoim telefonie. Tutaj też możesz grać.
room-phone-away = Telefon nie odpowiada. Graj dalej tutaj albo go wybudź.
room-far-nobody = Nikt jeszcze nie otworzył linku.
room-left = {$colour}: gracz wyszedł.
friend-waits = Gra zacznie się, gdy będą wszyscy.
friend-you = ty
friend-here = jest
friend-not-yet = jeszcze nie ma
friend-is-here = {$colour} już jest. Gra się zaczyna.
room-far-holds = Ktoś gra tu zdalnie.
room-far-away = Zdalnie, bez połączenia
room-asks = Inny telefon prosi o to miejsce. To twój?
room-asks-far = Ktoś inny otworzył link do tego miejsca. Wpuścić?
room-allow = ZEZWÓL
room-refuse = ODMÓW
room-show-here = POKAŻ TUTAJ
room-withdraw = ANULUJ LINK
room-copy = KOPIUJ
room-copied = Skopiowano. Wklej link do wiadomości.
room-not-copied = Kopiowanie się nie udało: zeskanuj kod.
room-host-full = Serwer jest teraz pełny. Spróbuj później.
room-invite = ZAPROŚ
room-far-thinks = Zdalnie, myśli od {$count} s
room-far-waits = Gra zdalnie
room-computer-plays = NIECH GRA KOMPUTER
room-give-back = ODDAJ MIEJSCE
room-invite-title = Zaproś
room-watch = OGLĄDANIE
room-watch-means = Kto ma ten link, może oglądać, ale nie grać.
room-watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda {$count} osoba.
    [few] Oglądają {$count} osoby.
    [many] Ogląda {$count} osób.
   *[other] Ogląda {$count} osoby.
}

member-looking = Szukam stołu…
member-no-host = Brak połączenia. Próbuję dalej…
member-no-table = Drugi ekran nie odpowiada. Zostań tu: strona połączy się sama.
member-asking = To miejsce ktoś już zajął. Aby je przejąć, dotknij ZEZWÓL na stole.
member-waits = Twój kolor: {$colour}. Czekamy na początek gry.
member-watches = Oglądasz. Czekamy na początek gry.
member-refused = Przy stole odrzucono twoją prośbę.
member-elsewhere = To miejsce jest teraz na innym telefonie.
member-closed = Na tym miejscu znów gra się przy stole.
member-left = Opuszczono miejsce. Możesz wrócić, dopóki nikt go nie zajmie.
member-void = Ten link już nie działa. Zeskanuj jeszcze raz kod na stole.
member-version = Stół ma inną wersję. Wczytaj tę stronę jeszcze raz.
member-again = SPRÓBUJ ZNOWU
member-return = WRÓĆ
member-leave-tells = Twoje miejsce będzie wolne. Ten sam link przywróci cię, dopóki nikt go nie zajmie.
member-hand-over = Oddać miejsce?
member-look-up = Co dalej? Spójrz na stół.
member-players-decide = Co dalej, zdecydują gracze.

mirror-phone = Graj na telefonie
mirror-far-at = {$colour}, zdalnie
member-fair = Uczciwe rozdanie: twoje urządzenie pomogło tasować miasta i je sprawdziło.
member-unfair = Miast nie rozdano tak, jak uzgodniono. Zapytaj przy stole.

## Looking back at a game for two

review-percent = {$percent}%
review-working = Sprawdzanie gry: {$known} z {$all}
review-better = Najlepszy ruch: {$turn} (po {$time})
review-better-marked = Najlepszy ruch: zaznaczony (po {$time})
review-as-played = To był najlepszy ruch (po {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Ruch {$turn} + {$tried}
review-try = Dotknij planszy lub ruchu, aby go wypróbować.
review-try-turn = Wypróbuj {$turn}
review-behind = −{$points}%
review-joints = Przerywanych połączeń nie da się zerwać.
review-joints-none = Nie ma jeszcze pewnych połączeń.
review-only = {$who} wygrywa. Ratować może tylko: {$cells}
review-only-marked = {$who} wygrywa. Ratować może tylko złote pole.
review-only-none = {$who} wygrywa, cokolwiek się stanie
last-aloud = Komputer mówi: {$words}
last-fell-newcomer = Świetna gra! Twój ruch nr {$turn} mnie zaskoczył.
last-fell-easy = Na twój ruch nr {$turn} trudno było odpowiedzieć. Świetna gra!
last-fell-medium = Twój ruch nr {$turn} zabolał mnie najmocniej. Dobra gra!
last-fell-hard = Twój ruch nr {$turn} zabolał najbardziej: moje szanse spadły z {$before} na {$after}.
last-fell-master = Ruch nr {$turn}: przed nim dawałem sobie {$before}. Po nim {$after}.
last-fell-at-last = Twojego ostatniego ruchu nie udało mi się przewidzieć. Świetna gra!
last-behind = Przewaga była twoja od samego początku. Świetna gra!
last-slid = Twoja przewaga rosła powoli. Nie zauważyłem kiedy.
last-rose = Obejrzyj jeszcze raz swój ruch nr {$turn}: pomógł mi najbardziej.
last-rose-percent = Twój ruch nr {$turn} najbardziej mi pomógł: moje szanse wzrosły z {$before} na {$after}.
last-sure = Od ruchu nr {$turn} wiedziałem, że wygram.
last-unsure = Do samego końca nie miałem pewności.
last-open = To jeszcze nie był koniec: nie liczyłem na wygraną!
last-drawn = Remis. Świetna gra!
last-length = { $turns ->
    [one] Dobra gra! Trwała {$turns} ruch.
    [few] Dobra gra! Trwała {$turns} ruchy.
   *[other] Dobra gra! Trwała {$turns} ruchów.
}
review-back = DO PRZEGLĄDU
review-back-short = WRÓĆ
over-replay-speed = {$speed}×
mirror-turning-point = Następny kluczowy moment
mirror-joints = Pewne połączenia
mirror-joints-told = Pewne połączenia: {$links}
mirror-joint = {$who} od {$one} do {$other}
mirror-joint-edge = {$who} od {$one} do brzegu
mirror-replay-play = Odtwarzaj
mirror-replay-pause = Wstrzymaj
mirror-replay-speed = Szybkość {$speed}×
sheet-share-moves = KOPIUJ RUCHY JAKO TEKST
sheet-share-moves-copied = Ruchy skopiowane. Wklej je tutaj, by je odtworzyć.
paste-fails = Wiersz {$line}: {$why}
paste-begins = Gra zaczyna się takim wierszem: {$example}
paste-unknown = „{$text}” to nieznane polecenie.
paste-illegal = „{$turn}” nie jest tam dozwolone.
position-form = Pozycję zapisuje się tak: {$example}
position-rows = Ta gra nie ma planszy o liczbie rzędów {$rows}.
position-row = Rząd {$row} od góry ma zły znak albo złą długość.
position-side = Kto ma ruch, zapisuje się: {$one} albo {$other}.
position-link = Łącznik spina dwa kamienie jednego koloru i nie krzyżuje się z innym.
position-links = Łączniki zapisuje się tam, gdzie krzyżują się przekątne, po jednym.
position-crosscut = W tej grze oba kolory nigdy nie krzyżują się w kwadracie czterech pól.
position-unfilled = Puste jest pole, które wypełniłoby się samo.
position-cars = W jednym kolorze jest najwyżej dziesięć wagonów.
position-area = Wagon na {$cell} stoi w strefie odjazdu drugiego koloru.
position-pieces = Każdy kolor musi mieć kroplę na planszy.
paste-position = Żadna gra nie ma takiej pozycji. Napisz nad nią wiersz taki jak ten: {$example}
paste-which = Taką pozycję ma kilka gier. Napisz nad nią jeden z tych wierszy: {$lines}
setup-open = USTAW POZYCJĘ
setup-tap = Wybierz kolor i dotknij planszy.
setup-link = Wybierz kolor, dotknij planszy. Przeciągnij, by spiąć.
setup-over = W tej pozycji gra jest skończona.
setup-moves = Ruch
setup-nothing = Zabierz
setup-clear = WYCZYŚĆ
setup-start = POCZĄTEK

## Puzzles

lobby-puzzle = ZADANIE
puzzle-title = Zadanie dnia
puzzle-another = Inne zadanie
puzzle-race = Wyścig do {$count}
puzzle-back = { $count ->
    [1] Wczorajsze zadanie
    [one] Zadanie sprzed {$count} dnia
    [few] Zadanie sprzed {$count} dni
    [many] Zadanie sprzed {$count} dni
   *[other] Zadanie sprzed {$count} dni
}
puzzle-series = { $count ->
    [one] {$count} za pierwszym razem!
    [few] {$count} z rzędu za pierwszym razem!
    [many] {$count} z rzędu za pierwszym razem!
   *[other] {$count} z rzędu za pierwszym razem!
}
puzzle-scores = Rozwiązane: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = ŁATWE
puzzle-medium = ŚREDNIE
puzzle-hard = TRUDNE
puzzle-win = { $count ->
    [1] Gra {$who}: wygraj tym ruchem.
    [one] Gra {$who}: wygraj w {$count} ruchu, cokolwiek zrobi przeciwnik.
    [few] Gra {$who}: wygraj w {$count} ruchach, cokolwiek zrobi przeciwnik.
    [many] Gra {$who}: wygraj w {$count} ruchach, cokolwiek zrobi przeciwnik.
   *[other] Gra {$who}: wygraj w {$count} ruchach, cokolwiek zrobi przeciwnik.
}
puzzle-join = { $count ->
    [one] Połącz to miasto najtaniej, jak się da.
    [few] Połącz te {$count} miasta najtaniej, jak się da.
    [many] Połącz te {$count} miast najtaniej, jak się da.
   *[other] Połącz te {$count} miasta najtaniej, jak się da.
}
puzzle-laid = Zbudowano za {$money}
puzzle-wrong = { $count ->
    [1] Ten ruch nie wygrywa. Spróbuj innego!
    [one] To nie wygrywa w {$count} ruchu. Spróbuj inaczej!
    [few] To nie wygrywa w {$count} ruchach. Spróbuj inaczej!
    [many] To nie wygrywa w {$count} ruchach. Spróbuj inaczej!
   *[other] To nie wygrywa w {$count} ruchach. Spróbuj inaczej!
}
puzzle-thinks = {$who} myśli…
puzzle-right = Dobrze!
puzzle-answers = {$who} odpowiada {$turn}.
puzzle-again = JESZCZE RAZ
puzzle-apart = Nie wszystkie miasta są jeszcze połączone.
puzzle-over = Połączone, ale o {$money} za drogo. Który objazd jest zbędny?
puzzle-solved = { $count ->
    [1] Rozwiązane za pierwszym razem!
    [one] Rozwiązane za {$count}. razem!
    [few] Rozwiązane za {$count}. razem!
    [many] Rozwiązane za {$count}. razem!
   *[other] Rozwiązane za {$count}. razem!
}
puzzle-first = Wyścig wygrywa: {$who}.
puzzle-first-you = Wygrywasz wyścig!
puzzle-wants = {$who} chce {$how}: też tego dotknij albo graj dalej.
puzzle-waits = {$how} ruszy, gdy inni też tego dotkną.
puzzle-next = DALEJ
puzzle-earlier = DZIEŃ WCZEŚNIEJ
puzzle-later = DZIEŃ PÓŹNIEJ
puzzle-share = Udostępnij wynik
puzzle-copy = KOPIUJ
puzzle-copied = Wynik skopiowany.
puzzle-clear = WYCZYŚĆ
puzzle-loading = Wczytywanie zadań…
puzzle-damaged = Plik z zadaniami tej gry jest uszkodzony.
web-puzzle-file = Plik z zadaniami {$name}
mirror-puzzle-at = Zadanie, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
