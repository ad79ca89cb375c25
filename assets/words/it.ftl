### Roundhouse: le parole del gioco in italiano (it).
###
### Si dà del «tu» a chi gioca, del «voi» al tavolo intero. Niente maschili o femminili riferiti a chi legge.
### Apostrofo tipografico ’. I puntini … stanno attaccati alla parola. Il denaro si scrive come in inglese: $15, −$1.
### I nomi dei giocatori (Arancione, Azzurro …) vanno senza articolo: «Arancione vince».
###
### Glossario (inglese = italiano)
###
### Per tutti i giochi
### tap = toccare (tocca …)
### slide, drag = trascinare (trascina …)
### seat = posto
### panel = pannello
### player = giocatore
### the other player (in games for two) = avversario
### computer = computer
### turn = turno
### move = mossa (verbo: muovere)
### hint = aiuto
### round = manche (la manche)
### game (one play) = partita
### game (Quickway, Raindrops …) = gioco
### win, wins = vincere, vince
### draw = pareggio
### resign = abbandonare
### unfinished game = partita in sospeso
### ALL GAMES = TUTTI I GIOCHI (pulsante piccolo: GIOCHI)
### start screen, lobby = schermata iniziale
### coin toss = a sorte
### adaptive = adattivo
### puzzle = enigma
### slider = cursore
### red cog = ingranaggio rosso
### operator = gestore
### link (address) = link
### board = tabellone
### cell = casella
### square (of four cells) = quadrato
### side by side = affiancati
### row, column = riga, colonna
###
### Transglobal Rail
### map = mappa
### lens, magnifier = lente
### intersection = incrocio
### city = città
### region = regione
### hub = stazione
### link (rail) = tratta
### single line, double line = linea semplice, linea doppia
### track = binari
### network = rete
### connect, connected = collegare, collegato
### bank = cassa
### free track = binari gratis
### skip (the second dollar) = rinunciare a
### tax day = giorno delle tasse
###
### Quickway e la sua famiglia
### stone = pedina
### edge = lato
### touch at a corner = toccarsi in diagonale
### link (between stones) = collegamento
### swap (pie rule) = scambio (pulsante SCAMBIA)
###
### Raindrops
### drop = goccia
### point = punto
### unit = blocco
### group = gruppo
### capture = catturare, cattura
### join = unirsi a
### engaged = attivo
###
### Rapid Transit
### piece = pezzo
### network = rete
### terminal = capolinea (il capolinea, i capolinea)
### swap (pieces) = scambiare, scambio
###
### Switch Yard
### car = vagone
### train = treno
### yard = scalo
### receiving area = area di ricezione
### shipping area = area di spedizione
### set-up = schieramento (your own = libero)
###
### Pulsanti
### JOIN = ENTRA
### START = INIZIA
### SHOW CITIES = MOSTRA CITTÀ
### HIDE CITIES = NASCONDI
### HINT = AIUTO
### UNDO = ANNULLA
### OK = OK
### PASS = PASSA
### RESIGN = ABBANDONA
### SWAP = SCAMBIA
### LEAVE = ESCI
### REVIEW = RIEPILOGO
### RULES = REGOLE
### SHARE = CONDIVIDI
### SETTINGS = IMPOSTAZIONI
### CLOSE = CHIUDI
### BACK = INDIETRO
### NEXT = AVANTI
### NEW GAME = NUOVA PARTITA
### CONTINUE = CONTINUA
### NEXT ROUND = PROSSIMA MANCHE
### READY = ANDIAMO
### PLAY AGAIN = GIOCA ANCORA
### REPLAY = RIVEDI
### COMPUTER = COMPUTER
### EASY = FACILE
### MEDIUM = MEDIO
### HARD = DIFFICILE
### YES = SÌ
### NO = NO
### KEEP PLAYING = RESTA IN GIOCO
### FULL SCREEN = SCHERMO INTERO
###
### Colori dei giocatori (usati come nomi: «Arancione vince»)
### Orange = Arancione
### Sky = Azzurro
### Green = Verde
### Red = Rosso
### Blue = Blu
### Pink = Rosa
###
### phone = telefono
### far seat, elsewhere = a distanza
### PERSONAL VIEW, TABLE VIEW = VISTA SINGOLA, VISTA TAVOLO
### invite = invitare
### watch = guardare
### host = server
### SHOW HERE = MOSTRA QUI
### INVITE = INVITA
### WATCH = GUARDA
### ALLOW = ACCETTA
### REFUSE = RIFIUTA
### CANCEL LINK = ANNULLA LINK
### LET COMPUTER PLAY = PASSA AL COMPUTER
### RETURN SEAT = RENDI IL POSTO
### TRY AGAIN = RIPROVA

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Obiettivo
rules-transglobal-rail-goal-text =
    Ognuno ha cinque città segrete, una in ogni regione della mappa. Insieme costruite un’unica rete ferroviaria. Collega tutte e cinque le tue città alla tua stazione prima degli altri.

    A quel punto gli altri pagano, con i soldi della propria cassa, per collegare le loro. Quando qualcuno resta senza soldi, la partita finisce: vince il più ricco.

    Una partita dura qualche manche, circa mezz’ora.

rules-transglobal-rail-joining = Entrare in gioco
rules-transglobal-rail-joining-text =
    Da due a sei giocatori toccano ENTRA al proprio posto e scelgono un colore. Scegliete una mappa: USA è la più facile, Asia la più difficile. Oppure createne una vostra, di qualsiasi parte del mondo. Poi toccate INIZIA.

    Ogni cassa parte da $15. Con meno soldi la partita è più breve, con più soldi è più lunga. I cursori sono nella schermata iniziale e dietro l’ingranaggio rosso. Lì dietro trovate in ogni momento anche queste regole.

rules-transglobal-rail-cities = Le tue cinque città
rules-transglobal-rail-cities-text =
    Tocca MOSTRA CITTÀ per vedere le tue cinque città e NASCONDI per chiudere l’elenco; oppure tieni premuto il pulsante per sbirciare. Fai schermo con la mano. Puoi guardare quando vuoi. Nel tuo turno, AIUTO (nell’elenco) suggerisce una mossa: una volta per turno.

    Il dischetto accanto a un nome indica la regione della città, con il colore e il simbolo che ha sulla mappa. Il segno di spunta vuol dire che la città è collegata alla tua stazione.

    Se giocate in due o in tre, le città con l’anello bianco tratteggiato non si usano.

rules-transglobal-rail-hub = La tua stazione
rules-transglobal-rail-hub-text =
    A ogni manche la corona viene sorteggiata: chi la riceve comincia. Quando è il tuo turno, tocca un incrocio qualsiasi, con o senza città, per mettere la tua stazione. Toccane un altro per spostarla, poi tocca OK. Si gioca in senso orario.

    Tutto ciò che costruisci deve essere collegato alla tua stazione. Se la metti su una delle tue città, quella è subito collegata. Due stazioni non possono stare sullo stesso incrocio.

    La mappa è troppo lontana? Tocca la lente sul tuo pannello: se ne apre una davanti a te. Toccala come se fosse la mappa, o trascina il dito per spostarla.

rules-transglobal-rail-turn = Il tuo turno: $2
rules-transglobal-rail-turn-text =
    A ogni turno hai $2 di binari gratis e devi usarli. Le linee della mappa sono tratte che puoi costruire; le tratte costruite sono binari. Una linea semplice costa $1. Una linea doppia costa $2: attraversa un fiume, montagne o uno stretto. Dove non ci sono linee, come sull’Himalaya, nessuno può costruire.

    Costruisci quindi due tratte semplici oppure una doppia. Le tratte che puoi costruire ora sono tratteggiate. Toccane una, oppure trascina il dito fin lì e sollevalo.

    Questi $2 non vengono dalla tua cassa: costruire non la intacca.

rules-transglobal-rail-buttons = ANNULLA, −$1 e OK
rules-transglobal-rail-buttons-text =
    ANNULLA toglie ciò che hai costruito nel turno, un passo alla volta, finché non tocchi OK.

    Dopo una tratta da $1, con −$1 rinunci al secondo dollaro e chiudi subito il turno. Serve quando costruire ancora aiuterebbe solo gli altri. Non si può annullare.

    OK chiude il turno quando hai speso tutto. Funziona anche se avanza $1, quando le tue città sono tutte collegate o nessuna tratta da $1 è a portata.

rules-transglobal-rail-track = I binari sono di tutti
rules-transglobal-rail-track-text =
    Il colore dei binari dice solo chi li ha costruiti. Appena la tua rete ne tocca un’altra, puoi usare tutti i binari collegati e continuare a costruire da qualsiasi loro punto.

    Perciò quando e dove collegarti è metà del gioco: le tue tratte aiutano anche gli altri.

rules-transglobal-rail-finish = La fine della manche
rules-transglobal-rail-finish-text =
    Quando un giocatore con tutte e cinque le città collegate tocca OK, suona una campana e la costruzione finisce. Chi in quel momento ha tutte e cinque le città collegate non paga nulla, chiunque abbia costruito l’ultima tratta.

    In senso orario, a partire da chi segue il giocatore che ha toccato OK, gli altri collegano le loro ultime città. Ora paghi ogni tratta, $1 o $2, dalla tua cassa; ANNULLA restituisce i soldi. I binari che altri hanno costruito prima di te sono gratis. Il pulsante COMPLETA, con un prezzo, costruisce i binari più economici che ti mancano. Quando la tua ultima città è collegata non puoi più costruire: tocca OK.

    RIEPILOGO mostra poi la rete più economica di ognuno e fa rivedere la manche.

rules-transglobal-rail-banks = Casse e tasse
rules-transglobal-rail-banks-text =
    Se dopo una manche una cassa è a zero o sotto, la partita finisce. Vince il più ricco; a cassa uguale, pari merito. Se tutti hanno ancora soldi, la mappa si svuota e si gioca un’altra manche con nuove città e nuove stazioni.

    Dopo la seconda manche c’è il giorno delle tasse, una volta sola: tutti pagano la stessa somma, in modo che al più povero restino $5 (la cifra si regola con un cursore). Se qualcuno è già a quella cifra o sotto, nessuno paga.

rules-transglobal-rail-credits = Autore e diritti
rules-transglobal-rail-credits-text =
    Transglobal Rail è un gioco di dougx.net, che lo offre gratis. La licenza vale solo per gli utenti finali, per svago. Non può essere incluso in pacchetti, venduto, esposto né usato in altro modo a fini commerciali. Domande a: contact at dougx.net.

    Coste, fiumi e confini vengono da Natural Earth, che è di pubblico dominio. Le città delle mappe nuove vengono da GeoNames (CC BY 4.0). I caratteri sono Barlow di Jeremy Tribby e Noto Sans di Google, con licenza SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Obiettivo
rules-quickway-goal-text =
    Due lati opposti del tabellone sono del tuo colore. Collegali con una catena ininterrotta di tue pedine prima che l’avversario colleghi gli altri due. Una casella d’angolo appartiene a entrambi i suoi lati. Uno dei due ci riesce sempre.

    Quattro giochi hanno questo obiettivo: Quickway, Crossway, Quax e Quadrex. Cambia solo ciò che succede quando due pedine si toccano in diagonale. Sceglietene uno prima di INIZIA.

    Chi comincia si decide a sorte, se non scegliete anche questo prima di INIZIA.
rules-quickway-goal-caption-1 = Ad Arancione manca una pedina…
rules-quickway-goal-caption-2 = …e collega i suoi due lati

rules-quickway-turn = Il tuo turno
rules-quickway-turn-text =
    Tocca una casella vuota per mettere la tua pedina. Toccane un’altra per spostarla lì. OK chiude il turno; fino ad allora con ANNULLA riprendi la pedina. Poi le pedine non si muovono più e nessuno le cattura.

    Le pedine affiancate sono collegate. Per quelle che si toccano in diagonale, vedi la pagina del tuo gioco.

    Puoi toccare PASSA solo se non hai nessuna mossa.
rules-quickway-turn-caption-1 = Puoi giocare dov’è segnato
rules-quickway-turn-caption-2 = La nuova si collega alle vicine

rules-quickway-swap = Scambio
rules-quickway-swap-text =
    Chi comincia ha un grosso vantaggio. Perciò chi gioca per secondo, nel suo primo turno, può toccare SCAMBIA e OK invece di mettere una pedina. Prende così la prima pedina e i suoi lati. L’avversario riceve gli altri due lati e gioca subito dopo.

    Si può una volta sola, nel secondo turno della partita. Potete disattivare lo scambio prima di INIZIA.
rules-quickway-swap-caption-1 = Arancione comincia…
rules-quickway-swap-caption-2 = …e Azzurro si prende la pedina

rules-quickway-quickway = Quickway: si collega da sé
rules-quickway-quickway-text =
    In Quickway, appena due tue pedine si toccano in diagonale, un collegamento le unisce, a meno che lì non passi già un collegamento dell’altro colore.

    Quindi in ogni quadrato di quattro caselle resta il primo collegamento. L’avversario può ancora occupare l’ultima casella, ma lì non ottiene collegamenti.
rules-quickway-quickway-caption-1 = Tre pedine
rules-quickway-quickway-caption-2 = Azzurro non può più collegarsi

rules-quickway-crossway = Crossway: niente incroci
rules-quickway-crossway-text =
    In Crossway, le pedine dello stesso colore che si toccano in diagonale sono sempre collegate. Questi collegamenti non devono mai incrociarsi. Perciò non puoi occupare l’ultima casella di un quadrato di quattro se così vi si trovano due pedine per colore, in diagonale tra loro.

    Quella casella per te è chiusa. L’avversario può ancora occuparla, se un altro quadrato non glielo impedisce.
rules-quickway-crossway-caption-1 = Chiusa ad Arancione
rules-quickway-crossway-caption-2 = Tre caselle aperte ad Arancione

rules-quickway-quax = Quax: si collega a mano
rules-quickway-quax-text =
    In Quax, le pedine che si toccano in diagonale non si collegano da sole. Nel tuo turno metti una pedina o fai un collegamento: tocca due tue pedine che si toccano in diagonale, o trascina dall’una all’altra.

    I collegamenti non si incrociano mai: ogni quadrato di quattro caselle ne ospita al massimo uno.
rules-quickway-quax-caption-1 = Tocca una pedina…
rules-quickway-quax-caption-2 = …e quella da collegare

rules-quickway-quadrex = Quadrex: si riempie da sé
rules-quickway-quadrex-text =
    In Quadrex, solo le pedine affiancate sono collegate. Quando tre caselle di un quadrato di quattro sono occupate, due da un colore in diagonale e una dall’altro, la quarta si riempie da sé con il colore delle due.

    Una casella riempita può farne riempire un’altra. Se una casella spetta a entrambi i colori, va a chi ha appena mosso.
rules-quickway-quadrex-caption-1 = Azzurro sta per giocare
rules-quickway-quadrex-caption-2 = Una pedina ne aggiunge altre due

rules-quickway-credits = Autore e diritti
rules-quickway-credits-text =
    Quickway è un gioco di Bill Taylor, che lo pubblicò in un newsgroup nel 2007. Sono suoi anche Quax e Quadrex. Taylor rende merito a Mark Steere, autore di Crossway.

    Il messaggio non indica condizioni d’uso.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Obiettivo
rules-raindrops-goal-text =
    Le gocce affiancate dello stesso colore formano un blocco; anche una goccia da sola è un blocco. Vince chi per primo ha tutte le sue gocce in un solo blocco. Quindi riunisci le tue gocce e cattura quelle che sono d’intralcio.

    All’inizio i colori si alternano come su una scacchiera. Sui tabelloni da 7, 9 o 11 le due diagonali lunghe sono vuote all’inizio.

    Chi comincia si decide a sorte, se non lo scegliete prima di INIZIA.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Un solo blocco: Arancione vince

rules-raindrops-drop = Una goccia sola
rules-raindrops-drop-text =
    Una goccia da sola scivola lungo la sua riga o colonna, fin dove vuoi finché la via è libera, come una torre negli scacchi. Toccala e poi tocca la destinazione; oppure trascinala lì.

    Può finire su una goccia dell’altro colore. Così cattura l’intero blocco: tutte le sue gocce spariscono.

    Spesso sono permessi solo alcuni punti. La pagina «Attivo o no» dice perché.
rules-raindrops-drop-caption-1 = Può andare su due punti
rules-raindrops-drop-caption-2 = Cattura un blocco intero…
rules-raindrops-drop-caption-3 = …o si unisce alle sue e vince

rules-raindrops-group = Un gruppo: il bruco
rules-raindrops-group-text =
    Due o più gocce affiancate sono un gruppo. Un gruppo striscia come un bruco, una goccia alla volta, lungo una sola linea: una riga o una colonna. Solleva una goccia e posala su quella linea accanto al gruppo: su un punto vuoto o sull’altro colore. Poi solleva la prossima. Così la coda passa davanti, più e più volte.

    Nello stesso turno puoi sollevare di nuovo la stessa goccia, ma non quella appena posata. Il gruppo non può mai dividersi, nemmeno mentre tieni una goccia.
rules-raindrops-group-caption-1 = Solleva una goccia…
rules-raindrops-group-caption-2 = …posala davanti…
rules-raindrops-group-caption-3 = …poi la prossima…
rules-raindrops-group-caption-4 = …e di nuovo la prima

rules-raindrops-line = Quale linea, quale verso?
rules-raindrops-line-text =
    Scegli una sola linea: una riga o una colonna su cui il gruppo si trova all’inizio del tuo turno. Quelle che raggiunge solo durante il turno non contano.

    La prima goccia va su quella linea, accanto al gruppo. La seconda va accanto alla prima, da una parte o dall’altra. Poi ognuna va un punto più in là nello stesso verso: mai all’altro capo, mai girando l’angolo.
rules-raindrops-line-caption-1 = Dove può andare la prima
rules-raindrops-line-caption-2 = La seconda: accanto alla prima
rules-raindrops-line-caption-3 = Da ora solo di qua

rules-raindrops-group-end = Fine del turno di un gruppo
rules-raindrops-group-end-text =
    Il gruppo deve fermarsi quando cattura, quando si unisce a un tuo blocco che ha una goccia sulla linea, o quando il prossimo punto della linea è fuori dal tabellone o ha una tua goccia. Se si unisce a un blocco fuori dalla linea può continuare: quel blocco entra nel gruppo e puoi sollevare anche le sue gocce.

    Puoi fermarti prima: OK si accende appena il gruppo si è unito a un blocco. Se in questo turno non può né unirsi né catturare, OK si accende appena è abbastanza vicino per farlo la prossima volta.
rules-raindrops-group-end-caption-1 = Cattura: deve fermarsi
rules-raindrops-group-end-caption-2 = Fuori dalla linea: OK o continua
rules-raindrops-group-end-caption-3 = Sulla linea: si ferma, e vince

rules-raindrops-engaged = Attivo o no
rules-raindrops-engaged-text =
    Un blocco è attivo se in questo turno potrebbe catturare o unirsi a un altro. Puoi anche non muoverlo; ma se lo muovi, deve catturare o unirsi.

    Anche gli altri blocchi possono muoversi, ma devono finire dove la volta dopo potrebbero catturare o unirsi.

    Non puoi passare. Se non puoi muovere, perdi.
rules-raindrops-engaged-caption-1 = Attivo: deve catturare o unirsi
rules-raindrops-engaged-caption-2 = Non attivo: dove può andare
rules-raindrops-engaged-caption-3 = Da lì poi potrà catturare

rules-raindrops-end = La fine
rules-raindrops-end-text =
    Dopo ogni turno si contano i blocchi. Se chi ha mosso ha un solo blocco, vince, anche se l’avversario ne ha a sua volta uno solo. Se invece è solo l’avversario ad averne uno, vince lui.

    Attenzione: una cattura può lasciare all’avversario un solo blocco, e allora vince lui. In quel caso muovi un altro blocco o cattura altro.
rules-raindrops-end-caption-1 = Se Arancione cattura…
rules-raindrops-end-caption-2 = …Azzurro ha un solo blocco e vince
rules-raindrops-end-caption-3 = Meglio: muovi un’altra goccia

rules-raindrops-credits = Autore e diritti
rules-raindrops-credits-text =
    Raindrops è un gioco di Luis Bolaños Mures, ideato nel novembre 2011.

    Le sue regole non indicano condizioni d’uso.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Obiettivo
rules-rapid-transit-goal-text =
    Il tabellone è pieno di pezzi, e pieno resta. I pezzi affiancati dello stesso colore formano una rete. Scambia i pezzi per far crescere le tue reti. Quando nessuno dei due può più scambiare, vince la rete più grande.

    Chi comincia si decide a sorte, se non lo scegliete prima di INIZIA.
rules-rapid-transit-goal-caption-1 = L’inizio
rules-rapid-transit-goal-caption-2 = Più tardi

rules-rapid-transit-networks = Reti e capolinea
rules-rapid-transit-networks-text =
    Una rete: pezzi affiancati dello stesso colore. In diagonale non vale. Un pezzo da solo è una rete da uno.

    Un pezzo senza vicini del suo colore, o con uno solo, è un capolinea. Nel tuo turno uno dei due pezzi scambiati dev’essere un tuo capolinea; l’altro non deve esserlo per forza.
rules-rapid-transit-networks-caption-1 = I capolinea sono anelli aperti

rules-rapid-transit-turn = Il tuo turno: uno scambio
rules-rapid-transit-turn-text =
    Tocca un tuo capolinea, poi un pezzo dell’altro colore; oppure trascinalo lì. I due si scambiano di posto.

    Non devono essere vicini per forza. Cerca una rete dell’altro colore affiancata alla rete del tuo capolinea, in un punto qualsiasi. Puoi scambiare con qualunque suo pezzo.

    Se puoi scambiare, devi farlo, anche se cresce pure una rete dell’avversario.
rules-rapid-transit-turn-caption-1 = Tocca un capolinea…
rules-rapid-transit-turn-caption-2 = …e il pezzo con cui scambiarlo
rules-rapid-transit-turn-caption-3 = Va bene ogni pezzo di quella rete

rules-rapid-transit-swaps = Quali scambi sono ammessi
rules-rapid-transit-swaps-text =
    Dopo lo scambio entrambi i pezzi devono avere almeno due vicini del loro colore: nessuno dei due dev’essere un capolinea.

    E quattro pezzi di un colore non possono mai riempire un quadrato di quattro caselle. Puoi toccare solo gli scambi che seguono queste regole.
rules-rapid-transit-swaps-caption-1 = Barrati: troppo pochi vicini
rules-rapid-transit-swaps-caption-2 = Barrati: quattro in un quadrato

rules-rapid-transit-end = La fine
rules-rapid-transit-end-text =
    Se non puoi scambiare, e solo allora, tocca PASSA e OK. Se passate uno dopo l’altro, la partita finisce.

    Si confronta la rete più grande di ogni colore: vince la maggiore. A parità si confrontano le seconde reti, e così via. Se sono tutte pari, vince chi ha scambiato per ultimo.
rules-rapid-transit-end-caption-1 = 12 contro 10: Azzurro vince
rules-rapid-transit-end-caption-2 = Pari, ultimo scambio: Azzurro vince

rules-rapid-transit-credits = Autore e diritti
rules-rapid-transit-credits-text =
    Rapid Transit è un gioco di Phil Leduc (2022 e 2024), che si riserva tutti i diritti. Per ora le sue regole si possono diffondere sul web.

    Leduc chiede a chi vuole programmare o vendere il gioco di scrivergli per avere il permesso (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Obiettivo
rules-switch-yard-goal-text =
    Dieci vagoni per colore sono arrivati allo scalo. Porta i tuoi nella tua area di spedizione: le due colonne del tuo colore, su un lato del tabellone. Vince chi per primo ce li porta tutti e dieci.

    Non puoi passare. I vagoni non saltano mai e nessuno li cattura.

    Chi comincia si decide a sorte, se non lo scegliete prima di INIZIA.
rules-switch-yard-goal-caption-1 = L’inizio
rules-switch-yard-goal-caption-2 = Ci sono tutti: Arancione vince

rules-switch-yard-car = Un vagone
rules-switch-yard-car-text =
    Ogni tuo vagone può muoversi da solo, anche staccandosi da un treno. Va dritto su caselle vuote, fin dove vuoi, oppure di un passo in diagonale. Toccalo, poi tocca dove va; oppure trascinalo lì.
rules-switch-yard-car-caption-1 = Dove può andare un vagone
rules-switch-yard-car-caption-2 = Si è mosso

rules-switch-yard-train = Un treno
rules-switch-yard-train-text =
    Due o più vagoni in una riga o colonna, senza vuoti, possono muoversi come treno se più della metà sono tuoi. Basta anche una parte di una fila più lunga. Tocca i due capi, o trascina dall’uno all’altro; poi tocca dove deve andare uno dei due.

    Quel capo va in testa, di qualunque colore sia: dritto o di lato, fin dove vuoi su caselle vuote, ma mai in diagonale. Gli altri vagoni lo seguono sulla stessa via. Un treno in curva non può muoversi come treno finché non è di nuovo dritto.
rules-switch-yard-train-caption-1 = Tocca i due capi
rules-switch-yard-train-caption-2 = Dritto
rules-switch-yard-train-caption-3 = In curva

rules-switch-yard-areas = Aree chiuse
rules-switch-yard-areas-text =
    Nessun vagone può entrare nell’area di spedizione dell’altro colore. Nella propria può muoversi, ma non ne esce mai. Vale per ogni vagone di un treno, chiunque lo muova.
rules-switch-yard-areas-caption-1 = A ciascuno è vietata l’area altrui
rules-switch-yard-areas-caption-2 = Chi è nella sua area ci resta

rules-switch-yard-set-ups = Schieramenti
rules-switch-yard-set-ups-text =
    Prima di INIZIA scegliete uno schieramento: con molti treni, con meno treni o libero. In quello libero riempite a turno le aree di ricezione, le due righe davanti a ciascuno di voi. Tocca una casella segnata per mettere un tuo vagone; toccala di nuovo per cambiarne il colore. La casella dall’altra parte, dritto attraverso il centro del tabellone, prende da sola l’altro colore.
rules-switch-yard-set-ups-caption-1 = Per principianti
rules-switch-yard-set-ups-caption-2 = Per esperti
rules-switch-yard-set-ups-caption-3 = Libero

rules-switch-yard-end = La fine
rules-switch-yard-end-text =
    Vince chi per primo ha tutti e dieci i vagoni nella sua area di spedizione. Un treno può portare dentro anche l’ultimo vagone dell’avversario: allora vince lui. Se un turno riempie entrambe le aree, vince chi ha mosso.

    Se non puoi muovere, perdi. Se la stessa posizione, con lo stesso giocatore di turno, si presenta per la terza volta, è pareggio.
rules-switch-yard-end-caption-1 = Il decimo vagone…
rules-switch-yard-end-caption-2 = …vince

rules-switch-yard-credits = Autore e diritti
rules-switch-yard-credits-text =
    Switch Yard è un gioco di Phil Leduc (2014). Le sue regole si possono diffondere sul web, senza modifiche e citando lui come autore; Leduc si riserva tutti gli altri diritti.

    Chiede a chi vuole programmare o vendere il gioco di scrivergli per avere il permesso (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Pulsanti
rules-buttons-text =
    OK chiude il turno. Fino ad allora ANNULLA lo ritira passo dopo passo. Nelle impostazioni puoi scegliere che lo chiuda anche un secondo tocco nello stesso punto o, contro il computer, un clic del mouse. Dopo OK, ANNULLA chiede all’altra persona di lasciartelo ritirare.

    ABBANDONA chiede prima conferma. Lì puoi abbandonare la partita o, in Switch Yard contro una persona, proporre il pareggio.

    Prima di INIZIA potete scegliere un orologio: perdi quando il tuo tempo finisce. Con la clessidra non perde nessuno: ti ricorda soltanto di muovere. Ciascuno può avere un tempo diverso, e ogni turno può aggiungere 5 secondi.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Grandi Laghi
region-west = Ovest
region-north = Nord
region-central = Centro
region-south = Sud
region-east = Est
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
city-st-louis = Saint Louis
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
region-southwest = Sudovest
region-centre = Centro
city-dublin = Dublino
city-edinburgh = Edimburgo
city-manchester = Manchester
city-london = Londra
city-amsterdam = Amsterdam
city-paris = Parigi
city-brest = Brest
city-lisbon = Lisbona
city-seville = Siviglia
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcellona
city-bordeaux = Bordeaux
city-marseille = Marsiglia
city-oslo = Oslo
city-hamburg = Amburgo
city-berlin = Berlino
city-warsaw = Varsavia
city-frankfurt = Francoforte
city-munich = Monaco
city-prague = Praga
city-vienna = Vienna
city-milan = Milano
city-rome = Roma
city-belgrade = Belgrado
city-bucharest = Bucarest
city-athens = Atene
city-istanbul = Istanbul
city-stockholm = Stoccolma
city-st-petersburg = San Pietroburgo
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kiev
city-odesa = Odessa
city-moscow = Mosca

## The map Asia: its name, its regions, its cities

map-asia = Asia
region-southeast = Sudest
city-ankara = Ankara
city-jeddah = Gedda
city-baghdad = Baghdad
city-baku = Baku
city-tehran = Teheran
city-riyadh = Riad
city-dubai = Dubai
city-novosibirsk = Novosibirsk
city-irkutsk = Irkutsk
city-astana = Astana
city-tashkent = Tashkent
city-almaty = Almaty
city-urumqi = Urumqi
city-ulaanbaatar = Ulan Bator
city-chennai = Chennai
city-hyderabad = Hyderabad
city-kabul = Kabul
city-karachi = Karachi
city-delhi = Delhi
city-mumbai = Mumbai
city-kolkata = Calcutta
city-singapore = Singapore
city-ho-chi-minh-city = Ho Chi Minh
city-bangkok = Bangkok
city-yangon = Yangon
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoi
city-tokyo = Tokyo
city-seoul = Seul
city-beijing = Pechino
city-harbin = Harbin
city-shanghai = Shanghai
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Europa centrale
city-gdansk = Danzica
city-poznan = Poznań
city-rostock = Rostock
city-szczecin = Stettino
city-torun = Toruń
city-budapest = Budapest
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublino
city-lviv = Leopoli
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Genova
city-ljubljana = Lubiana
city-turin = Torino
city-venice = Venezia
city-zagreb = Zagabria
city-brussels = Bruxelles
city-dijon = Digione
city-geneva = Ginevra
city-lyon = Lione
city-reims = Reims
city-cologne = Colonia
city-stuttgart = Stoccarda

## Everywhere

language-name = Italiano
list-and = {$first} e {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Arancione
colour-sky = Azzurro
colour-green = Verde
colour-red = Rosso
colour-blue = Blu
colour-pink = Rosa

## Settings: what a slider sets, its value, what its ends do

setting-music = Musica
setting-sound = Suoni
setting-bank = Cassa iniziale
setting-taxes = Resta dopo le tasse
setting-inches = Misura schermo
setting-idle = Chiedi «C’è ancora qualcuno?» dopo
setting-kept = Tieni la partita in sospeso per
setting-ceiling = Volume massimo
setting-palm = Ignora tocchi più larghi di
setting-pace = Velocità computer
setting-confirm = Conferma turno
setting-confirm-tap = secondo tocco
setting-confirm-click = clic del mouse
setting-hints = Aiuti
setting-on = sì
setting-off = no
setting-percent = {$value}%
setting-in-inches = {$value} pollici
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = più piano
setting-louder = più forte
setting-shorter-game = partita più breve
setting-longer-game = partita più lunga
setting-smaller = più piccolo
setting-larger = più grande
setting-sooner = prima
setting-later = più tardi
setting-faster = più veloce
setting-slower = più lento
setting-shorter = meno a lungo
setting-longer = più a lungo

## A command that is refused, whatever the game

refused-stale = Troppo tardi: la partita è andata avanti.
refused-no-such-seat = Quel posto è vuoto.
refused-not-your-turn = È il turno di qualcun altro.
refused-not-your-seat = Questo posto è di qualcun altro.
refused-finished = La partita è finita.
refused-results-shown = Guarda prima i risultati, poi tocca ANDIAMO.
refused-nothing-to-undo = Niente da annullare.
refused-no-such-cell = Sul tabellone non c’è la casella {$cell}.
refused-incomplete = Il tuo turno non è ancora finito.
refused-not-offered = Adesso non si può.
refused-illegal = Le regole non lo permettono.

## A session, whatever the game

session-on-turn = È il turno di {$who}.
session-no-game = Sul tavolo non c’è nessuna partita.
session-no-game-in-progress = Non c’è nessuna partita in corso.
session-nobodys-turn = Ora non è il turno di nessuno.
session-typed-unreadable = «{$text}» non è una mossa: {$why}
session-typed-refused = {$who} non può giocare {$text}. {$why}
computer-invalid-move = La sua mossa non era valida.
computer-cannot-play = Il computer non può giocare per {$colour}. {$why} Giocate voi per {$colour}, oppure toccate lì il robot perché ci riprovi.

## How strongly the computer plays, where it is read aloud

strength-newcomer = novizio
strength-learner = allievo
strength-easy = facile
strength-medium = medio
strength-hard = difficile
strength-master = maestro
# As strong as it takes to win half of the matches against the people at the table.
level-even = adattivo
strength-unknown = Un computer può essere newcomer, learner, easy, medium, hard o master.

## Places round the table

place-near-left = davanti a sinistra
place-left = a sinistra
place-far-left = in fondo a sinistra
place-far-right = in fondo a destra
place-right = a destra
place-near-right = davanti a destra

## Boards of games for two

cell-unknown = una casella si scrive con una lettera e un numero, come d4
board-taken = occupata
board-go-on = continua
board-goes = da {$from} a {$to}
board-takes = {$from} cattura {$to}
board-swaps = {$one} e {$other} si scambiano
board-joins = collega {$one} e {$other}
board-fills = si riempie da sé: {$cells}
board-why-wins = con questa vinci
board-why-sure = vince alla prossima mossa, comunque vada
board-why-threat = minaccia di vincere: solo {$cells} lo ferma
connection-why-turns = mosse mancanti, almeno: {$own}; all’altro {$other}
connection-why-cells = caselle vuote mancanti: {$own}; all’altro {$other}
board-title = {$title} · {$size} × {$size}
board-size = Misura

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Costruite insieme un’unica rete. Chi collega per primo le sue cinque città segrete chiude la manche.
rail-duration = Circa {$minutes} minuti.
rail-corner = {$map} · MANCHE {$round}
rail-title = {$map}, manche {$round}
rail-standing = {$game}, {$map}
rail-standing-round = Alla manche {$round}, come l’hai lasciata.
rail-standing-results = La manche {$round} è finita. I risultati sono sul tavolo.

rail-place-at = su {$city}
rail-place-near = presso {$city}

rail-prompt-hub = Guarda le tue città, poi tocca dove va la stazione
rail-prompt-hub-seen = Tocca dove va la stazione
rail-prompt-hub-placed = Tocca OK o sposta la stazione
rail-prompt-build = Il tuo turno: costruisci per {$money}
rail-prompt-build-own = Costruisci per {$money}
rail-prompt-done = Tocca OK e chiudi il turno
rail-prompt-nothing-to-buy = Niente da costruire con {$money}: tocca OK
rail-prompt-finish = Collega le ultime città: paga la tua cassa
rail-prompt-finish-spent = Collega le ultime città. Pagato finora: {$money}
rail-prompt-finished = Tutto collegato per {$money}: tocca OK
rail-prompt-computer = Il computer costruisce
rail-prompt-computer-hub = Il computer mette la stazione
rail-prompt-waiting = In attesa di {$name}
rail-moment = { $count ->
    [one] {$who} ha collegato tutto!
   *[other] {$who} hanno collegato tutto!
}
rail-moment-means = Ora gli altri pagano per collegare le ultime città
rail-moment-you = Tutto collegato: non paghi niente
rail-moment-it = Tutto collegato: niente da pagare
rail-prompt-connected = Tutto collegato! In attesa di {$who}
rail-prompt-you-win = Hai vinto!
rail-prompt-it-wins = 1º posto: vince il computer!
rail-prompt-place = {$place}º posto
rail-prompt-first = Prima rete completa: niente da pagare
rail-prompt-paid = Binari pagati: {$money}
rail-prompt-others-connected-it = Ci hanno pensato altri: non paga nulla
rail-prompt-others-connected-you = Ci hanno pensato altri: non paghi nulla
rail-may-stop = Puoi fermarti
rail-bank = cassa

rail-show-cities = MOSTRA CITTÀ
rail-hide-cities = NASCONDI
rail-undo = ANNULLA
rail-skip = rinuncia
rail-finish = completa
rail-finish-for = COMPLETA {$cost}
mirror-finish = Costruisci ciò che manca al minor costo
rail-ok = OK
rail-hint = AIUTO
rail-hint-away = CITTÀ
rail-hint-coming = …
rail-pass-to-orange = PASSA AD ARANCIONE: MOSTRA CITTÀ
rail-pass-to-sky = PASSA AD AZZURRO: MOSTRA CITTÀ
rail-pass-to-green = PASSA A VERDE: MOSTRA CITTÀ
rail-pass-to-red = PASSA A ROSSO: MOSTRA CITTÀ
rail-pass-to-blue = PASSA A BLU: MOSTRA CITTÀ
rail-pass-to-pink = PASSA A ROSA: MOSTRA CITTÀ

rail-hint-none = Nessun aiuto disponibile
rail-hint-hub = La tua stazione {$place}
rail-hint-towards = Costruisci verso {$city}
rail-hint-track = Costruisci questi binari
rail-hint-discard = Tocca {$money}: meglio aspettare
rail-hint-ok = Tocca OK
rail-hint-price = per {$money}
rail-hint-towards-priced = Costruisci verso {$city} per {$money}
rail-hint-track-priced = Costruisci questi binari per {$money}
rail-hint-says-hub = Aiuto: la tua stazione qui, {$hub}.
rail-hint-says-towards = Aiuto: costruisci verso {$city}, da {$from} a {$to}.
rail-hint-says-track = Aiuto: costruisci questi binari, da {$from} a {$to}.
rail-hint-says-discard = Aiuto: tocca {$money}; meglio aspettare.
rail-hint-says-ok = Aiuto: tocca OK.

rail-results-round = La manche {$round} è finita
rail-results-won = {$name} vince!
rail-results-won-together = {$names} vincono!
rail-results-paid = pagato
rail-results-taxes = tasse
rail-results-connected = collegato
rail-results-nth = {$place}º
rail-results-cost = pagato {$money}
rail-results-cost-taxes = pagato {$money}, tasse {$money-taxes}
rail-results-connected-taxes = collegato, tasse {$money-taxes}
rail-results-no-taxes = Partita senza tasse: qualcuno è già a {$money} o meno.
rail-results-tax-day = Giorno delle tasse! Ognuno paga {$money}. Succede una volta sola.
rail-results-go-on = Ora: mappa vuota e cinque nuove città per tutti.
rail-results-over = Qualcuno è rimasto senza soldi. Vince il più ricco; a cassa uguale, pari merito.
rail-tax-day = Giorno delle tasse!
rail-tax-day-means = Ognuno paga {$money}. Succede una volta sola.
rail-tax-none = Niente tasse
rail-tax-none-why = Qualcuno ha già {$money} o meno.
rail-results-why = Senza soldi: {$names}
rail-prompt-results-come = Guardate la mappa: chi paga cosa?
rail-results-row = {$name}, pagato {$money}, cassa {$money-before}, ora {$money-now}.
rail-results-row-taxes = {$name}, pagato {$money}, tasse {$money-taxes}, cassa {$money-before}, ora {$money-now}.
rail-results-row-connected = {$name}, collegato, pagato {$money}, cassa {$money-before}, ora {$money-now}.
rail-results-row-connected-taxes = {$name}, collegato, pagato {$money}, tasse {$money-taxes}, cassa {$money-before}, ora {$money-now}.
rail-results-row-placed = {$nth}: {$row}
rail-award-hub = Più economica: {$money}
rail-award-others = Dagli altri: {$money}
rail-award-line = Percorso più lungo: {$count}
rail-award-hub-panel = Rete più economica: {$money}
rail-award-others-panel = Binari altrui: {$money}
rail-award-line-panel = Percorso più lungo: {$count} tratte
rail-award-of = {$name}: {$award}
rail-results-review = RIEPILOGO
rail-results-next = PROSSIMA MANCHE
rail-results-again-short = ANCORA

rail-review-your-hub = LA TUA
rail-review-its-hub = LA SUA
rail-review-best-hub = MIGLIORE
rail-review-replay = RIVEDI
rail-review-priced = {$button} {$money}
rail-review-show = MOSTRA QUESTA RETE
rail-review-working = Calcolo della rete più economica…
rail-review-missing = La rete più economica non è disponibile.
rail-review-unreadable = Il risultato non si può leggere. Riprova.
rail-review-perfect-yours = Perfetto! Dalla tua stazione {$place}: {$money}
rail-review-perfect-its = Perfetto! Dalla sua stazione {$place}: {$money}
rail-review-taken-yours = La tua stazione {$place}: le tue città per {$money}
rail-review-taken-its = La sua stazione {$place}: le sue città per {$money}
rail-review-was-best = Era la stazione migliore della mappa.
rail-review-saves = La stazione migliore fa risparmiare {$money}.
rail-review-guessed = {$who} puntava su {$city} ({$share}).
rail-review-best-yours = Migliore stazione {$place}: le tue città per {$money}
rail-review-best-its = Migliore stazione {$place}: le sue città per {$money}
rail-review-as-good-yours = La tua andava altrettanto bene.
rail-review-as-good-its = La sua andava altrettanto bene.
rail-review-less-yours = {$money} in meno che dalla tua stazione.
rail-review-less-its = {$money} in meno che dalla sua stazione.
rail-map-fair = Equa ({$map}): nove volte su dieci, cinque città costano da {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: nove volte su dieci, cinque città costano da {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Binari gratis {$money}, pagato {$money-paid}
rail-review-spent-skipped = Binari gratis {$money}, rinuncia {$money-skipped}, pagato {$money-paid}
rail-review-network = Rete ({$money}) di
rail-review-built = Binari ({$money}) di
rail-review-built-short = {$money}:
rail-review-empty = La mappa è vuota
rail-review-over = La manche è finita
rail-review-hub = Stazione di {$name}
rail-review-skips = {$name} rinuncia a {$money}
rail-review-pays = {$name} paga {$money}
rail-review-builds = {$name} costruisce: {$money}

rail-says-bank = Cassa {$money}.
rail-says-begins = Comincia questa manche.
rail-says-hub = Stazione: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, collegata.
rail-tell-builds = {$name} costruisce {$way}.
rail-tell-builds-left = {$name} costruisce {$way}, resta {$money}.
rail-tell-builds-so-far = {$name} costruisce {$way}, finora {$money}.
rail-tell-places-hub = {$name} mette la stazione: {$hub}.
rail-tell-places-hub-ok = {$name} mette la stazione: {$hub}. Premi OK.
rail-tell-undone = {$name} annulla.
rail-tell-hub = La stazione di {$name}: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} non ha costruito nulla.
rail-tell-connected = {$name} ha collegato tutte le sue città.
rail-tell-round-over = La manche {$round} è finita.
rail-tell-round-begins = Comincia la manche {$round}.
rail-link = {$from} – {$to}
rail-node-hub = stazione di {$name}
rail-node-track = binari di {$name} fino a {$end}
rail-link-track = binari di {$name}
rail-link-ring = chiude un anello
rail-link-connects-track = si collega ai binari di {$name}
rail-link-connects-hub = si collega alla stazione di {$name}

rail-refused-no-such-node = Sulla mappa non c’è l’incrocio {$node}.
rail-refused-no-such-link = Sulla mappa non c’è la tratta {$from}-{$to}.
rail-refused-hubs-stand = La stazione si mette solo all’inizio della manche.
rail-refused-hub-taken = Lì c’è già la stazione di un altro giocatore.
rail-refused-hub-here = La tua stazione è già lì.
rail-refused-hubs-first = Aspetta che tutti mettano la stazione, poi costruisci.
rail-refused-no-hub = Prima metti la tua stazione.
rail-refused-built = Quei binari ci sono già.
rail-refused-out-of-reach = Non è ancora collegato alla tua rete.
rail-refused-too-dear = Costa di più: ti resta solo {$money}.
rail-refused-connected = Le tue città sono tutte collegate: tocca OK.
rail-refused-not-connected = Continua: le tue città non sono tutte collegate.
rail-refused-money-left = Prima spendi {$money}, poi tocca OK.
rail-refused-nothing-to-skip = Puoi rinunciare solo dopo aver costruito una tratta da {$money}.
rail-step-unknown = Un passo si scrive `hub 3`, `link 3-17`, `discard` oppure `ok`.
rail-step-backwards = Una tratta si scrive con il numero minore per primo.
rail-setup-seats = Si gioca da {$least} a {$most}, non in {$number}.
rail-setup-bank = La cassa iniziale va da {$money-least} a {$money-most}, non {$money}.
rail-setup-taxes = Le tasse possono lasciare al più povero da {$money-least} a {$money-most}, non {$money}.

rail-figure-on-city = su una città
rail-figure-on-crossing = su un incrocio
rail-figure-two-links = {$money} e {$money}
rail-figure-skipped = {$money}, poi {$money-skipped}
rail-figure-one-link = una da {$money}
rail-figure-connects = {$name} si collega qui…
rail-figure-builds-on = …e prosegue da lì
rail-figure-from-bank = {$money} + {$money-double} + {$money} dalla cassa
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Sul tabellone non c’è quella casella.
connection-taken = In quella casella c’è già una pedina.
connection-crosscut = Casella chiusa: lì due collegamenti si incrocerebbero.
connection-no-links = Solo in Quax i collegamenti si fanno a mano.
connection-not-own = Un collegamento unisce due tue pedine.
connection-marked = In quel quadrato c’è già un collegamento.
connection-no-swap = Puoi scambiare solo nel secondo turno della partita.
connection-no-pass = Puoi passare solo se non puoi muovere.
connection-about = Si mette una pedina a turno. Vince chi per primo collega i suoi due lati.
connection-variant = Gioco
connection-quickway-means = Le pedine di un colore che si toccano in diagonale si collegano da sole. Niente incroci: vale il primo collegamento.
connection-crossway-means = Le pedine di un colore che si toccano in diagonale sono collegate. I collegamenti non si incrociano mai.
connection-quax-means = Le pedine che si toccano in diagonale si collegano solo se ci spendi un turno.
connection-quadrex-means = Valgono solo le pedine affiancate. La casella dove due diagonali si incrocerebbero si riempie da sé.
connection-swap = Scambio
connection-swap-on-means = Chi gioca per secondo può prendersi la prima pedina e i suoi lati.
connection-swap-off-means = Ognuno tiene i suoi due lati.
connection-prompt-quax = Tocca una casella vuota o collega due pedine
connection-prompt = Tocca una casella vuota
connection-prompt-link = Tocca la pedina da collegare
connection-no-link = Un collegamento unisce pedine che si toccano in diagonale.
connection-none-to-link = Non c’è una pedina a cui collegarla.
connection-turn-unknown = Una mossa si scrive `d4`, `a1-b2`, `swap` oppure `pass`.
connection-link-backwards = Si scrive prima la lettera che viene prima: `a1-b2`.
connection-tally = collega i tuoi due lati
connection-tally-won = lati collegati
connection-tally-lost = via bloccata
connection-end = I due lati sono collegati

## Raindrops: choices, panels, refusals

raindrops-off-board = Sul tabellone non c’è il punto {$at}.
raindrops-no-piece = In {$at} non ci sono gocce.
raindrops-not-yours = La goccia in {$at} non è tua.
raindrops-other-unit = La goccia in {$at} non fa parte del gruppo che muovi.
raindrops-just-placed = Hai appena posato la goccia in {$at}: sollevane un’altra.
raindrops-splits = Se sollevi la goccia in {$at} il gruppo si divide.
raindrops-occupied = In {$at} c’è già una tua goccia.
raindrops-is-capture = In {$at} c’è l’altro colore: scrivi x per catturarlo.
raindrops-no-capture = In {$at} non c’è nessuna goccia da catturare: scrivi - invece di x.
raindrops-no-slide = Non arriva in {$at}: una goccia scivola dritta lungo punti liberi.
raindrops-apart = {$at} non è accanto al resto del gruppo.
raindrops-not-next = {$at} non è il prossimo punto della linea.
raindrops-ended = Questo turno è già finito.
raindrops-must-gain = Questo blocco può catturare o unirsi, e la mossa deve farlo.
raindrops-must-engage = Portalo dove la volta dopo può catturare o unirsi.
raindrops-about = Riunisci le tue gocce. Vince chi per primo le ha tutte in un solo blocco.
raindrops-full = Tabellone pieno, a scacchiera.
raindrops-open = All’inizio le due diagonali lunghe sono vuote.
raindrops-drop = goccia
raindrops-prompt = Tocca una tua goccia
raindrops-prompt-next = Tocca la prossima goccia
raindrops-prompt-to = Tocca dove deve andare
raindrops-go-on = solleva un’altra goccia
raindrops-turn-unknown = Una mossa si scrive passo per passo, con virgole: `a5-b3,a3-c3,c2xd3`.
raindrops-end = Un solo blocco
raindrops-gives = A {$who} resta un solo blocco: {$who} vince
raindrops-gave = Hai lasciato a {$who} un solo blocco: {$who} vince
raindrops-why-captures = cattura {$count}
raindrops-why-joins = unisce blocchi (ne restano {$count})
raindrops-tally = { $count ->
    [one] resta {$count} blocco
   *[other] restano {$count} blocchi
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Il pezzo in {$cell} non è tuo.
transit-not-opposing = Anche {$cell} è tuo: scegli un pezzo dell’altro colore.
transit-no-terminal = {$cell} non è un capolinea: ha almeno due vicini del suo colore.
transit-out-of-reach = Le reti di {$own} e {$other} non si toccano.
transit-still-terminal = Dopo lo scambio a entrambi i pezzi servono due vicini del loro colore.
transit-square = Quattro pezzi di un colore non possono formare un quadrato.
transit-must-swap = Puoi scambiare, quindi non puoi passare.
transit-about = Scambia i tuoi pezzi con quelli dell’avversario. Vince la rete più grande.
transit-size-4 = 8 pezzi a testa: partita veloce
transit-size-6 = 18 pezzi a testa
transit-size-8 = 32 pezzi a testa: il gioco completo
transit-prompt = Tocca un tuo capolinea
transit-prompt-other = Tocca il pezzo con cui scambiarlo
transit-nothing-to-swap = Con questo capolinea non si può scambiare.
transit-end-draw = Reti tutte pari, nessuno scambio
transit-end-last-swap = Reti tutte pari: decide l’ultimo scambio
transit-end-larger = Rete più grande
transit-why-joins = unisce reti: {$sizes}
transit-why-cuts = spezza la rete rivale da {$size}
transit-terminal = capolinea
transit-turn-unknown = Una mossa si scrive `d4-e6`, prima il proprio pezzo, oppure `pass`.
transit-tally-leads = in vantaggio {$own} a {$other}
transit-tally-trails = in svantaggio {$own} a {$other}
transit-tally-level = parità a {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Prima metti tutti i vagoni, poi li muovi.
yard-all-placed = I vagoni ci sono già tutti.
yard-not-receiving = Metti i vagoni solo sulle caselle segnate.
yard-taken = In {$cell} c’è già un vagone.
yard-no-car = In {$cell} non ci sono vagoni.
yard-not-own = Il vagone in {$cell} non è tuo.
yard-no-train = {$lead} e {$tail} non sono i due capi di un treno.
yard-no-majority = Più della metà dei vagoni di un treno deve essere tua.
yard-no-way = Non può andare da {$lead} a {$to} in una mossa.
yard-blocked = La via da {$lead} a {$to} è bloccata.
yard-shipping = Nessun vagone può uscire dalla sua area di spedizione o entrare nell’altra.
yard-about = Muovi vagoni e treni interi. Vince chi per primo spedisce i suoi dieci vagoni.
yard-setup = Schieramento
yard-setup-beginner-means = I vagoni di un colore partono in colonna: treni da subito.
yard-setup-advanced-means = Vagoni a scacchiera: all’inizio meno treni.
yard-setup-custom-means = Si mette un vagone a turno. Di fronte ne compare uno dell’altro colore.
yard-setup-beginner = principianti
yard-setup-advanced = esperti
yard-setup-custom = libero
yard-car = vagone
yard-prompt-place = Tocca una casella segnata
yard-prompt = Tocca un vagone o i due capi di un treno
yard-prompt-first = Tocca dove deve andare, o l’altro capo del treno
yard-prompt-train = Tocca dove deve andare uno dei due capi
yard-go-on = toccala ancora per l’altro colore
yard-nowhere = Non può muoversi: tocca un altro vagone.
yard-why-ships = { $count ->
    [one] spedisce {$count} vagone
   *[other] spedisce {$count} vagoni
}
yard-train-goes = treno di {$count}, da {$from} a {$to}
yard-end-draw = Stessa posizione per la terza volta
yard-end-shipped = Spediti tutti e dieci i vagoni
yard-end-stuck = L’avversario non può muovere
yard-ships-here = spedizione
yard-turn-unknown = Una mossa si scrive `d4-c4`, `d4f4-c4` per un treno, `c1=r` per un vagone piazzato.
yard-receiving = RICEZIONE
yard-tally = {$count} su 10 spediti

## Games for two: panels and results of all of them

duel-standing-over = La partita è finita. Il tabellone è rimasto com’era.
duel-standing = Al turno {$turn}, come l’hai lasciata.
duel-wins = {$who} vince
duel-draw = Pareggio
duel-resign-asked = Abbandonare?
duel-resign-or-draw-asked = Abbandonare o proporre il pareggio?
duel-draw-offer = {$who} propone il pareggio
duel-draw-offered = Hai proposto il pareggio
duel-draw-declined = Niente pareggio: si continua
duel-back-offer = {$who} chiede di annullare l’ultimo turno
duel-back-asked = Hai chiesto di annullare il tuo turno
duel-back-declined = Turno non annullato: si continua
duel-draw-agreed = Pareggio concordato
duel-hint-coming = Cerco una buona mossa
duel-hint-marked = L’aiuto è segnato sul tabellone
duel-hint-why = Aiuto: {$why}
duel-hint-joints = Tratteggio: legame sicuro
duel-hint-swap = Aiuto: tocca SCAMBIA
duel-hint-pass = Aiuto: tocca PASSA
duel-hint-none = Nessun aiuto disponibile
duel-nobody-wins = È un pareggio
duel-result-resigned = {$result} · {$who} abbandona
duel-result-time = {$result} · {$who} ha finito il tempo
duel-result-why = {$result} · {$why}
duel-waiting = In attesa di {$who}
duel-starts = Comincia {$who}
duel-starts-drawn = Comincia {$who} (a sorte)
duel-you-are = Sei {$who} · {$tally}
duel-score = Punteggio {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = In testa: {$who}, di {$by}
duel-computer-moves = Il computer muove
duel-swap-ok = Prendi la pedina e i suoi lati: tocca OK
duel-pass-ok = Tocca OK per passare
duel-ok-or-undo = Tocca OK o ANNULLA
duel-gives = Così la partita finisce: {$who} vince
duel-ok-or = Tocca OK, o {$or}
duel-must-pass = Non puoi muovere: tocca PASSA
duel-has-swapped = {$other} ha preso la tua pedina e i tuoi lati. {$prompt}
duel-edges-sides = I tuoi lati: sinistra e destra
duel-edges-ends = I tuoi lati: davanti a te e di fronte
duel-edges-upright = I tuoi lati: sopra e sotto
duel-has-swapped-edges = {$other} ha preso la tua pedina. {$edges}
duel-took-edges = La pedina è tua. {$edges}
duel-has-passed = {$other} ha passato. {$prompt}
duel-or-swap = {$prompt}, o SCAMBIA
duel-resign = ABBANDONA
duel-offer-draw = PAREGGIO?
duel-draw-accept = ACCETTA
duel-draw-decline = CONTINUA
duel-back-allow = PERMETTI
duel-swap = SCAMBIA
duel-pass = PASSA
duel-told-undone = {$who} annulla.
duel-told-taken-back = {$who} annulla l’ultimo turno.
duel-told-touched = {$who} tocca {$cells}.
duel-told-press-ok = Premi OK o Annulla
duel-told-touched-then = {$who} tocca {$touched}. {$then}.
duel-told-swap = {$who} vuole scambiare.
duel-told-swap-ok = {$who} vuole scambiare. Premi OK.
duel-told-pass = {$who} vuole passare.
duel-told-pass-ok = {$who} vuole passare. Premi OK.
duel-told-swapped = {$who} ha preso la pedina e i suoi lati.
duel-told-passed = {$who} ha passato.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} abbandona.
duel-out-of-time = {$who} ha finito il tempo.
clock-minutes = { $count ->
    [one] {$count} minuto
   *[other] {$count} minuti
}
clock-sand-glass = clessidra, 30 secondi a turno, solo un promemoria
clock-sand-is-through = Tempo scaduto: tocca a te
clock-chip = {$who} {$time}
mirror-clock = Tempo rimasto: {$time}.

## The lobby

lobby-remove-a-computer = {$title} è per due: tocca TOGLI accanto a un computer.
lobby-too-many = { $count ->
    [one] {$title} è per due: uno di voi tocchi ESCI.
    [2] {$title} è per due: due di voi tocchino ESCI.
    [3] {$title} è per due: tre di voi tocchino ESCI.
   *[other] {$title} è per due: quattro di voi tocchino ESCI.
}
lobby-nobody = Almeno una persona deve toccare ENTRA.
lobby-one-more = Manca un giocatore o un computer.
lobby-two-can-play = Tocca ENTRA al tuo posto. Si gioca in due.
lobby-two-to-six-can-play = Tocca ENTRA al tuo posto. Si gioca da due a sei.
lobby-map-missing = La mappa non si è caricata. Toccala di nuovo, o scegline un’altra.
lobby-map-loading = Carico la mappa…
lobby-start = INIZIA
lobby-try-it = PROVA
lobby-quick = BREVE
lobby-normal = NORMALE
lobby-long = LUNGA
lobby-join = ENTRA
lobby-computer = COMPUTER
lobby-leave = ESCI
lobby-remove = TOGLI
lobby-newcomer = NOVIZIO
lobby-learner = ALLIEVO
lobby-easy = FACILE
lobby-medium = MEDIO
lobby-hard = DIFFICILE
lobby-master = MAESTRO
lobby-even = ADATTIVO
lobby-someone-here = AMICO QUI
lobby-friend = AMICO VIA LINK
lobby-add-player = + GIOCATORE
lobby-row-map = Mappa
lobby-row-players = In gioco
lobby-row-against = Contro
lobby-row-begins = Comincia
lobby-drawn = a sorte
lobby-row-clock = Tempo
lobby-row-times = Ciascuno
clock-increment = +{$seconds} s a turno
lobby-ahead = VANTAGGIO
connection-ahead = Pedine +{$count}
transit-ahead = Scambi +{$count}
yard-ahead = Spediti +{$count}
lobby-for-players = { $count ->
    [one] {$count} giocatore
   *[other] {$count} giocatori
}
lobby-for-players-between = {$least}–{$most} giocatori
lobby-nobody-yet = Ancora nessun giocatore
lobby-joined = { $count ->
    [one] {$count} giocatore al tavolo
   *[other] {$count} giocatori al tavolo
}
lobby-people-and-computers = { $people ->
    [one] {$people} persona
   *[other] {$people} persone
} e { $computers ->
    [one] {$computers} computer
   *[other] {$computers} computer
}
lobby-ready = Tutto pronto? Tocca INIZIA al centro.
lobby-start-chosen = Tocca INIZIA. Comincia {$who}.
lobby-start-full = Il tavolo è pieno. Tocca INIZIA.
lobby-start-or-wait = Tocca INIZIA, o aspetta altri giocatori.
lobby-map-easiest = più facile
lobby-map-standard = normale
lobby-map-hardest = più difficile
lobby-map-coming = attendi…
lobby-maps-from-to = Mappe da {$from} a {$to} di {$count}
workshop-hint = Tocca un Paese oppure sposta il mondo finché la tua regione riempie la cornice.
workshop-make = CREA MAPPA
workshop-making = La tua mappa si sta creando: {$percent}
workshop-takes = Ci vuole fino a un minuto.
workshop-cancel = ANNULLA
workshop-change-frame = CAMBIA CORNICE
workshop-play = GIOCA
workshop-uneven = Su questa mappa la fortuna conta di più. Un’altra mappa o una cornice più grande può essere più equa.
workshop-small = È troppo piccolo: mostra almeno 300 km.
workshop-pole = Troppo vicino a un polo per 35 città. Allontanati.
workshop-world = Mappa del mondo. Nella cornice: {$frame}. Le frecce la spostano, + e − la ingrandiscono o riducono.
workshop-frame-told = {$south}, {$west} a {$north}, {$east}
workshop-north = {$degrees}° nord
workshop-south = {$degrees}° sud
workshop-east = {$degrees}° est
workshop-west = {$degrees}° ovest
workshop-name-back = Nome precedente per la mappa
workshop-name-next = Nome successivo per la mappa
workshop-remark = ovunque

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Oceano Atlantico
map-pacific-ocean = Oceano Pacifico
map-indian-ocean = Oceano Indiano
map-north-sea = Mare del Nord
map-baltic-sea = Mar Baltico
map-mediterranean-sea = Mar Mediterraneo
map-black-sea = Mar Nero
map-arabian-sea = Mar Arabico
map-bay-of-bengal = Golfo del Bengala
map-south-china-sea = Mar Cinese Meridionale
map-sea-of-japan = Mar del Giappone
map-gulf-of-mexico = Golfo del Messico
map-adriatic-sea = Mar Adriatico
map-caucasus = Caucaso
map-himalaya = Himalaya
map-tibet = Tibet
map-sahara = Sahara
map-canada = Canada
map-mexico = Messico
map-tyrrhenian-sea = Mar Tirreno
map-ligurian-sea = Mar Ligure
map-ukraine = Ucraina
map-england = Inghilterra

## The map Italy: its name, its regions, its cities

map-italy = Italia
region-northwest = Nord-ovest
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
city-nice = Nizza
city-trento = Trento
city-florence = Firenze
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Africa
region-northeast = Nord-est
map-gulf-of-guinea = Golfo di Guinea
map-arabia = Arabia
city-antananarivo = Antananarivo
city-cape-town = Città del Capo
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abidjan
city-algiers = Algeri
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
city-timbuktu = Timbuctù
city-tunis = Tunisi
city-abu-simbel = Abu Simbel
city-addis-ababa = Addis Abeba
city-asmara = Asmara
city-benghazi = Bengasi
city-cairo = Il Cairo
city-khartoum = Khartum
city-tripoli = Tripoli
city-harare = Harare
city-juba = Giuba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Sudamerica
map-caribbean-sea = Mar dei Caraibi
map-sargasso-sea = Mar dei Sargassi
city-bogota = Bogotà
city-caracas = Caracas
city-cuenca = Cuenca
city-medellin = Medellín
city-iquitos = Iquitos
city-piura = Piura
city-quito = Quito
city-belem = Belém
city-cayenne = Caienna
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
city-sao-paulo = San Paolo
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

map-british-isles = Isole britanniche
region-ireland = Irlanda
region-highlands = Highlands
map-irish-sea = Mare d’Irlanda
map-celtic-sea = Mar Celtico
map-english-channel = La Manica
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

map-world = Mondo
region-america = America
region-pacific = Pacifico
map-southern-ocean = Oceano Antartico
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

map-scandinavia = Scandinavia
map-norwegian-sea = Mare di Norvegia
map-russia = Russia
map-poland = Polonia
map-germany = Germania
map-barents-sea = Mare di Barents
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

map-japan = Giappone
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Mar delle Filippine
map-east-china-sea = Mar Cinese Orientale
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
map-laccadive-sea = Mare delle Laccadive
map-andaman-sea = Mar delle Andamane
map-indochina = Indocina
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
city-dhaka = Dacca
city-guwahati = Guwahati
city-kathmandu = Katmandu
city-shigatse = Shigatse
city-thimphu = Thimphu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Carico le regole…
sheet-share-nothing-yet = Puoi condividere dopo la prima manche. Fino ad allora le città sono segrete.
sheet-back = INDIETRO
sheet-next = AVANTI
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = PROVA
sheet-share = Condividi questa partita
sheet-share-copy = COPIA LINK
sheet-share-hands = AGGIUNGI MANCHE, SE D’ACCORDO
sheet-share-put-in = Il link contiene le città segrete di tutti in questa manche.
sheet-share-left-out = Il link non comprende la manche in corso.
sheet-share-copied = Link copiato.
sheet-share-not-copied = Questo browser non permette di copiare.
sheet-share-only-here = Questa pagina si apre solo su questo dispositivo, perciò non c’è un codice da inquadrare.
sheet-share-too-long = Questa partita è troppo lunga per un codice: copia invece il link.
sheet-share-picture-there = Lì potrai salvare un’immagine del risultato.
sheet-picture = Un’immagine ricordo
sheet-picture-about = La posizione finale, i risultati di tutti e la data di oggi.
sheet-picture-open = IMMAGINE
sheet-picture-png = SALVA COME FOTO (PNG)
sheet-picture-svg = SALVA PER LA STAMPA (SVG)
sheet-picture-turns = Turni: {$count}
sheet-picture-round = Manche {$round}
sheet-picture-connected = Tutto collegato: {$names}
sheet-share-scan = Inquadralo con un telefono per aprire lì la partita.
sheet-my-game = MIA PARTITA
sheet-lobby = GIOCHI
sheet-your-turn = Il tuo turno
sheet-computer = Computer · {$strength}
sheet-computer-thinks = Il computer sta pensando
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Qui

## The operator: the PIN and the panel

operator-pins-differ = I due PIN sono diversi. Scegli di nuovo un PIN.
operator-wrong-pin = PIN errato.
operator-nothing-is-saved = Il salvataggio non funziona: questa partita andrebbe persa.
operator-storage-low = La memoria è quasi piena: restano {$room} MB.
operator-tap-to-play = TOCCA E GIOCA
operator-tap-the-table = Tocca il tavolo per continuare.
operator-closes-in = Chiude fra {$time}
operator-closed = Questo tavolo è chiuso.
operator-pin = PIN del gestore
operator-pin-new = Scegli un PIN
operator-pin-again = Ripeti il PIN
operator-pin-rule = Da {$least} a {$most} cifre. Tienilo segreto.
operator-pin-waits = Troppi PIN errati. Aspetta {$count} s.
operator-pin-asks = Verifica del PIN…
operator-pin-silent = Il server non risponde, perciò il PIN non si può verificare. Riprova.
operator-pin-unset = Ancora nessun PIN. Impostalo su questo computer: {$command}
operator-locked = Bloccato: le impostazioni non si possono leggere.
operator-pin-erase = CANCELLA
operator-panel = Gestore
operator-kiosk-on = KIOSK: SÌ
operator-kiosk-off = KIOSK: NO
operator-offers = Giochi disponibili
operator-start = Nuove partite con
operator-start-heard = musica: {$music}, suoni: {$sounds}
operator-start-game = {$game}, {$map}, cassa {$bank}, tasse {$taxes}
operator-use-lobby = SCELTE ATTUALI
operator-change-pin = CAMBIA PIN
operator-export = ESPORTA PARTITE
operator-import = IMPORTA PARTITE
operator-delete-saves = ELIMINA TUTTE LE PARTITE
operator-delete-all = RESET TOTALE
operator-delete-saves-means = Tutte le partite salvate saranno eliminate, anche quelle messe da parte.
operator-delete-all-means = Partite salvate, impostazioni e PIN: sarà eliminato tutto.
operator-set-by-file = fissato nel file delle impostazioni
operator-file-sets = Le voci in grigio vengono dal file delle impostazioni del server.
operator-file-garbled = Il file delle impostazioni del server è illeggibile e viene ignorato.
operator-faults = Errori dall’avvio
operator-foreign-faults = Errori di altri programmi in questo browser, come le estensioni: {$number}
operator-keep-them = TIENI TUTTO
operator-yes-delete = ELIMINA

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Ingrandisci
mirror-zoom-out = Riduci
mirror-zoom-whole = Mostra tutto il tabellone
mirror-unfold = Mostra tutto il pannello
mirror-fold = Mostra più tabellone
mirror-sheet-rotate = Gira questo pannello verso il prossimo lato del tavolo
mirror-lobby-rotate = Gira il centro del tavolo
mirror-hint-coming = L’aiuto sta arrivando
mirror-lens = Lente
mirror-discard = −$1, rinuncia all’ultimo dollaro
mirror-let-computer = Fai giocare di nuovo il computer
mirror-replay = Rivedi
mirror-seek-start = Vai all’inizio
mirror-seek-back = Indietro
mirror-seek-next = Avanti
mirror-seek-end = Vai alla fine
mirror-timeline = Momento della partita
mirror-close-open = Chiudi
mirror-settings = Impostazioni
mirror-languages = Lingua: {$name}
mirror-podium = Nascondi il podio
mirror-taxes = Nascondi l’avviso sulle tasse
mirror-another-map = Gioca ancora su un’altra mappa: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} di {$stops}
mirror-rules-of = Regole di {$title}
mirror-table = Tavolo
mirror-lobby = La prossima partita
mirror-ready = Tutto pronto: premi Inizia.
mirror-nobody = libero
mirror-sits-here = {$colour} gioca su questo dispositivo.
mirror-computer-at = {$colour}, computer, {$strength}
mirror-place = Posto {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Computer, {$strength}.
mirror-cell-next = giocabile
mirror-cell-hint = aiuto
mirror-cell-last = ultimo turno
mirror-cell-taken-from = cattura qui
mirror-cell-filled = si è riempita da sé
mirror-cell-refused = non permessa
mirror-stands = {$who}: {$what}.
mirror-empty = vuote: {$count}
mirror-nothing-yet = Ancora niente.
mirror-has-nothing = {$who} non ha ancora nulla qui.
mirror-here = {$what}.
mirror-place-hub = Metti qui la tua stazione.
mirror-walk-map = Le frecce seguono le tratte, le lettere vanno alle città, Invio costruisce, ? mostra i tasti.
mirror-walk-board = Le frecce vanno di casella in casella, Invio sceglie, da 1 a 5 informano, ? mostra i tasti.
mirror-build = Costruisci fino a {$end}, {$money}
mirror-build-which = Costruisci fino a {$end}, {$money}; {$about}
mirror-go = Vai a {$end}
mirror-go-which = Vai a {$end}; {$about}
mirror-type-a-move = Scrivi una mossa per {$who}
mirror-type-example = Per esempio {$line}
mirror-crossing = incrocio {$number}
mirror-crossing-north = incrocio {$number}, a nord di {$city}
mirror-crossing-northeast = incrocio {$number}, a nordest di {$city}
mirror-crossing-east = incrocio {$number}, a est di {$city}
mirror-crossing-southeast = incrocio {$number}, a sudest di {$city}
mirror-crossing-south = incrocio {$number}, a sud di {$city}
mirror-crossing-southwest = incrocio {$number}, a sudovest di {$city}
mirror-crossing-west = incrocio {$number}, a ovest di {$city}
mirror-crossing-northwest = incrocio {$number}, a nordovest di {$city}
mirror-demonstration = Questa è una dimostrazione.
mirror-press-to-begin = Premi un tasto qualsiasi per cominciare.
mirror-countdown = Premi un tasto qualsiasi per continuare. Secondi rimasti: {$count}.
mirror-still-playing = C’è ancora qualcuno?
mirror-please-read = Leggi qui, per favore
mirror-vote = Una votazione
mirror-vote-all = Devono essere tutti d’accordo.
mirror-page = Pagina {$page} di {$pages}: {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = Non è una partita di Roundhouse.
fault-text = Non è una partita di Roundhouse, o ne manca una parte.
fault-too-long = Una partita non può essere così lunga.
fault-older = Viene da una versione precedente di Roundhouse e non si può più aprire.
fault-newer = Viene da una versione più recente di Roundhouse e qui non si può aprire.
fault-length = Ne manca una parte.
fault-language = {$language} non è disponibile. {$why}
fault-damaged = I dati sono danneggiati.
fault-no-such-game = Qui questo gioco non è disponibile.
fault-other-game = È un altro gioco.
fault-no-such-map = Qui la sua mappa non è disponibile.
fault-other-map = La sua mappa è cambiata da quando si è giocato.
fault-rules = Contiene una mossa che le regole non permettono.
fault-unwritable-start = Questa partita non si può salvare.
fault-unwritable-move = Questa partita non si può salvare: una delle sue mosse non si può registrare.
fault-unwritable-too-long = Questa partita è troppo lunga per essere salvata.
fault-found-late = È ricomparsa una partita più vecchia. Potete riprenderla dopo questa.
fault-second-copy = Una partita salvata era danneggiata, ma la sua seconda copia è intatta.
fault-put-aside = Una partita salvata non si può aprire. {$why} È stata messa da parte.
fault-go-on-playing = {$why} Potete continuare a giocare.
fault-file-foreign = Questo file non contiene partite di Roundhouse.
fault-file-without-game = Questo file non contiene nessuna partita.
fault-file-game = La partita in questo file non si può aprire. {$why}
fault-query = Questo link chiede {$key} {$value}. {$offered}
fault-query-not-offered = Qui non è disponibile.
fault-query-offers = {$title} offre {$values}.
fault-rules-damaged = Il file delle regole è danneggiato.
fault-link = Questo link non si può aprire. {$why} Copialo di nuovo, per favore.
fault-map-version = La mappa è della versione {$found}, ma questo programma legge la versione {$known}.
fault-map-too-large = La mappa è troppo grande.
fault-map-too-many-nodes = La mappa ha troppi incroci: {$count}.
fault-map-other = Il file della mappa {$map} contiene un’altra mappa.
own-map-title = La tua mappa
own-map-newer = Questa mappa viene da una versione più recente. Ricarica la pagina.
own-map-little-land = Qui c’è troppo poca terra per una mappa. Mostra più terra e meno mare.
own-map-few-towns = Qui troppo poche città sono abbastanza lontane tra loro. Mostra una parte più grande del mondo, o una con più città.
own-map-torn-land = Qui la terra è troppo frammentata per una ferrovia. Mostra più terra in un pezzo solo.
own-map-failed = Non è stato possibile creare la mappa. Controlla la rete e riprova.
fault-map-place = Un incrocio della mappa non ha una posizione valida.
fault-map-link-end = La tratta {$number} della mappa porta all’incrocio {$node}, che non esiste.
fault-map-link = La tratta {$number} della mappa (da {$from} a {$to} per {$money}) non è ammessa.
fault-map-regions = La mappa ha {$count} regioni invece di {$wanted}.
fault-map-city-region = La città {$city} è in una regione che non esiste.
fault-map-city-node = La città {$city} è sull’incrocio {$node}, che non esiste.
fault-map-city-city = La città {$city} è sopra un’altra città.
fault-map-region = La regione {$region} ha {$cities} città, di cui {$ringed} con l’anello, invece di {$wanted} e {$wanted-ringed}.
fault-map-unreached = Nessuna tratta della mappa porta all’incrocio {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = Il file delle regole {$name}
web-map-file = Il file della mappa {$name}
web-words-file = Il file della lingua {$name}
web-words-damaged = Il file della lingua {$name} è danneggiato.
web-file-missing = {$what} non si è caricato (errore {$number}).
web-file-silent = {$what} non si è caricato. Controlla la rete.
web-map-too-long = Il file della mappa {$name} è troppo lungo.
web-map-damaged = Il file della mappa {$name} è incompleto o danneggiato.
web-map-foreign = Il file della mappa {$name} non è una mappa.
web-no-picture = Questo browser non può salvare l’immagine.
web-no-export = Questo browser non può esportare le partite salvate.
web-no-import = Questo browser non può aprire un file qui.
web-file-unreadable = Questo file non si può leggere.
web-storage-refused = Questo browser non può salvare la partita (spazio finito, o finestra privata). Continuate, ma non chiudete la pagina.
web-storage-healed = I dati salvati in questo browser erano danneggiati e sono stati cancellati. Ora le partite si salvano di nuovo.
web-storage-silent = Questo browser non sta salvando la partita. Continuate, ma non chiudete la pagina, o potrebbe andare persa.
web-storage-elsewhere = Già aperto in un’altra finestra. Questa partita non viene salvata finché non chiudete quella finestra.
web-storage-slow = Il salvataggio è lento. Continuate pure; se manca la corrente, l’ultimo turno potrebbe andare perso.
web-computer-missing = Il computer avversario non si è caricato o si è bloccato.
web-computer-silent = Il computer avversario non ha risposto.

## The page itself, while there is no program

page-loading = Roundhouse si sta caricando.
page-file = Apri Roundhouse da un server web, non come file. (Sviluppatori: cargo xtask play)
page-too-old = Questo browser è troppo vecchio per Roundhouse. Usa una versione aggiornata di Chrome.
page-again = Un momento: Roundhouse si riavvia.
page-failed = Roundhouse si è riavviato tre volte senza riuscire a continuare. Tocca lo schermo per riprovare.
page-failed-kiosk = Roundhouse si è riavviato tre volte senza riuscire a continuare. Riprova tra un minuto, oppure tocca lo schermo ora.
page-missing = A questo indirizzo non c’è nessuna pagina.
page-open = Apri Roundhouse
mirror-said = Cronaca della partita
mirror-own = Il tuo posto

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = CHIUDI
over-language = Lingua
over-hints-on = AIUTI: SÌ
over-hints-off = AIUTI: NO
coach-leave = CHIUDI LA GUIDA
setting-coach = Guida
over-coach-on = GUIDA: SÌ
over-coach-off = GUIDA: NO
seat-leave-asked = Uscire dalla partita?
seat-leave-tells = Un computer prende il tuo posto.
seat-leave = ESCI
seat-stay = RESTA
seat-take-over = GIOCA QUI
seat-nudge = Ci sei ancora? Tocca a te.
seat-away-tells = Un computer può giocare per te.
seat-away-computer = GIOCA IL COMPUTER
seat-away-here = CI SONO
seat-take-over-asked = Giocare qui?
seat-take-over-tells = Prendi il posto del computer.
seat-take-over-no = NO
mirror-leave-seat = Esci dalla partita
setting-motion = Animazioni
setting-contrast = Contrasto
setting-text = Dimensione testo
over-motion-on = ANIMAZIONI: SÌ
over-motion-off = ANIMAZIONI: NO
over-contrast-high = CONTRASTO: ALTO
over-contrast-auto = CONTRASTO: AUTO
setting-names = Gira i nomi verso i giocatori
over-names-turn = NOMI: GIRANO
over-names-stay = NOMI: FISSI
coach-rail-cities = Fai schermo con la mano e tocca MOSTRA CITTÀ: ecco le tue città segrete.
coach-rail-cities-own = Hai delle città segrete da collegare. Guardale quando nessun altro vede.
coach-rail-hub = Metti la stazione: tocca la mappa vicino alle tue città. I binari partono da lì.
coach-rail-build = Tocca le linee tratteggiate: a ogni turno due semplici o una doppia sono gratis.
coach-rail-left = Resta {$money}: costruisci un’altra tratta semplice, o rinuncia con −$1.
coach-rail-joined = La tua rete ora è collegata con {$names}. D’ora in poi la usate tutti.
coach-rail-pay = Qualcuno ha collegato tutto. Ora collega le tue città: paga la tua cassa.
coach-rail-known = Il gioco è tutto qui. Ora gioca una partita vera.
coach-rail-tasks = Compiti fatti: {$done} su {$all}
coach-swap = Cominciare aiuta: con SCAMBIA quella pedina e i suoi lati sono tuoi. O metti la tua.
exercise-title = Esercizio {$number} di {$all}
exercise-next = AVANTI
exercise-skip = SALTA
exercise-missed = Si può fare, ma l’esercizio è un altro. Riprova, o tocca AIUTO.
connection-lesson-aim = Tocca una casella vuota. Collega i tuoi due lati con una catena continua e vinci.
connection-lesson-quickway = Le tue pedine si collegano in diagonale da sole, se lì non passa già un collegamento.
connection-lesson-crossway = Le tue pedine si collegano anche in diagonale. I collegamenti non si incrociano mai.
connection-lesson-quax = Per collegare due pedine in diagonale, toccale tutte e due. Vale come turno.
connection-lesson-quadrex = Si collegano solo le affiancate. L’ultima casella di un quadrato può riempirsi da sé.
raindrops-lesson-aim = Tocca una goccia, poi dove deve andare. Riuniscile tutte in un solo blocco e vinci.
raindrops-lesson-capture = Scivola su una goccia dell’altro colore e catturi tutto il suo blocco.
raindrops-lesson-group = Un gruppo avanza goccia a goccia: sollevane una e posala accanto, sulla linea.
transit-lesson-aim = Tocca un tuo capolinea (un anello), poi un pezzo dell’altro colore, e li scambi.
transit-lesson-networks = I pezzi affiancati di un colore sono una rete. Alla fine vince la più grande.
transit-lesson-swaps = A entrambi servono due vicini del loro colore. Mai quattro uguali in un quadrato.
yard-lesson-aim = Tocca un vagone, poi dove deve andare. Portali tutti e dieci sul lato del tuo colore.
yard-lesson-train = Una fila di vagoni, quasi tutti tuoi, è un treno: tocca i due capi, poi dove va.
yard-lesson-areas = Nessun vagone può entrare nell’area di spedizione altrui o uscire dalla propria.
connection-do-corner = Aggira la pedina: metti la tua dove tocca in diagonale entrambi i capi.
connection-do-gap = Ci sono due vie intorno alla pedina, ma una è bloccata. Prendi l’altra.
connection-do-link = La tua catena si tocca solo in diagonale. Tocca queste due pedine per collegarle.
connection-do-fill = Non riempire il vuoto: metti una pedina a destra o a sinistra, e si riempie da sé.
connection-do-swap = L’avversario ha cominciato al centro. Prendi la sua pedina: tocca SCAMBIA, poi OK.
connection-did-connect = Hai collegato i due lati del tuo colore: hai vinto!
connection-did-gap = I collegamenti non si incrociano mai: resta il primo.
connection-did-swap = La prima pedina e i suoi lati ora sono tuoi. Adesso muove l’avversario.
raindrops-do-walk = Risali la colonna: porta davanti la goccia di dietro, finché catturi.
raindrops-do-spare = Se catturi qui, all’avversario resta un blocco e vince. Muovi l’altra goccia.
raindrops-did-join = Tutte le tue gocce sono un solo blocco: hai vinto!
raindrops-did-capture = Catturato tutto! Se muovi un blocco che può catturare o unirsi, deve farlo.
raindrops-did-group = Il gruppo si è unito a un altro blocco. Questo chiude il turno, e qui fa vincere.
raindrops-did-walk = Un gruppo avanza goccia a goccia e non si divide. Se cattura o si unisce, ha finito.
raindrops-did-spare = Dopo ogni turno vince chi ha un solo blocco, anche se non ha mosso.
transit-do-join = Trova lo scambio che unisce tutti i tuoi otto pezzi.
transit-do-far = Si scambia anche da lontano: scambia un capolinea con un pezzo non vicino.
transit-do-pass = L’avversario ha passato. Neanche tu puoi scambiare: tocca PASSA, poi OK.
transit-did-far = Puoi scambiare con ogni pezzo di una rete che tocca quella del tuo capolinea.
transit-did-pass = Se passate uno dopo l’altro, la partita finisce: vince la rete più grande.
yard-do-ship = Porta un vagone nella tua area di spedizione, sul lato del tabellone del tuo colore.
yard-do-last = Nove dei tuoi vagoni sono arrivati. Manca il decimo: portalo.
yard-did-car = Un vagone va dritto di quante caselle libere vuoi, o di una casella in diagonale.
yard-did-train = Un capo guida, dritto o di lato. Gli altri seguono la sua scia.
yard-did-last = I tuoi dieci vagoni sono arrivati: hai vinto!
rail-ready = ANDIAMO
rail-prompt-ready = In attesa di {$names}
rail-prompt-taxes = {$ended}; tasse {$money}
over-table-layout = VISTA TAVOLO
over-own-screen = VISTA SINGOLA
over-to-lobby = TUTTI I GIOCHI
over-end-game = TERMINA PARTITA
over-new-game = NUOVA PARTITA
over-full-screen = SCHERMO INTERO
over-full-screen-exit = TORNA IN FINESTRA
over-rules = REGOLE
over-share = CONDIVIDI
over-update = AGGIORNA
over-holds = Le modifiche valgono dalla prossima partita.
over-inches = Diagonale. Aiuta a ignorare i palmi.

over-new-game-asked = Nuova partita?
over-new-game-means = La partita finisce e gli stessi giocatori ricominciano.
over-keep-playing = RESTA IN GIOCO
over-end-game-asked = Terminare la partita?
over-end-game-means = La partita finisce e torni alla schermata iniziale.
over-forget-means = La partita in sospeso andrà persa.
over-delete-it = ELIMINALA
over-keep-it = TIENILA

over-share-hands-asked = Includere le città segrete di tutti?
over-share-them = CONDIVIDI
over-play-again-asked = Giocare ancora?
over-play-again = GIOCA ANCORA
over-real-game = PARTITA VERA
over-another-map-asked = Un’altra mappa: {$map}?
over-lobby-asked = Tornare ai giochi?
over-another-map = ALTRA MAPPA
over-no = NO
over-vote-waits = Sei d’accordo. In attesa di {$names}
over-vote-no = {$who} ha detto di no

over-keys = Tasti
over-key-tab = Tab, Maiusc+Tab
over-key-tab-does = Pulsante seguente o precedente
over-key-arrows = Frecce
over-key-arrows-do = Spostati: pulsanti, caselle, tratte, cursori
over-key-enter = Invio, Spazio
over-key-enter-does = Premi il pulsante
over-key-escape = Esc
over-key-escape-does = Chiudi
over-key-letters = Lettere
over-key-letters-do = Sulla mappa: vai alla città che comincia così
over-key-ok = Ctrl+Invio
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Annulla
over-key-ask-does = Sul tabellone: ultimo turno, punteggio
over-key-next-does = Prossimo mio, prossimo altrui
over-key-around-does = Che cosa c’è intorno
over-key-zoom-does = Ingrandisci o riduci
over-key-move = Fine
over-key-move-does = Scrivi una mossa
over-key-board = Home
over-key-board-does = Vai al tabellone o alla mappa
over-key-list-does = Questo elenco

over-play-from-here = GIOCA DA QUI
over-back-to-my-game = ALLA MIA PARTITA
over-stop-beginning = Inizio della partita
over-stop-turn = Turno {$turn} di {$turns}
over-play-on-asked = Giocare da qui?
over-play-on-ends-game = Questa partita sostituirà quella sul tavolo.
over-play-on-loses-save = Questa partita sostituirà quella che hai salvato.
over-play = GIOCA
over-keep-watching = GUARDA ANCORA

over-unfinished = Partita in sospeso
over-continue = CONTINUA
over-map-loading = Carico la sua mappa…
over-map-again = {$why} Tocca CONTINUA per riprovare.
over-tap-to-continue = TOCCA PER CONTINUARE

## Phones, far seats and watchers

refused-cut-off = Nessuna connessione con il tavolo. Riprova tra un momento.
fault-seat-link = Questo link a un posto è incompleto. Inquadralo o copialo di nuovo, per favore.
fault-seat-view = Questa pagina non può mostrare la partita del tavolo. Ricarica la pagina.

room-phone = Sul tuo telefono
room-far = Gioco a distanza
room-scan-cities = Inquadra il codice con il telefono per vedere lì le tue città.
room-scan-board = Inquadra il codice con il telefono per giocare lì.
room-send = Manda questo link a una sola persona: le dà questo posto.
room-until = Fino ad allora qui gioca un computer.
room-type = Oppure scrivi sul telefono:
room-phone-holds = Giochi qui con il telefono. Puoi giocare anche sul tavolo.
room-phone-away = Il tuo telefono non risponde. Gioca qui, o sbloccalo.
room-far-nobody = Nessuno ha ancora aperto il link.
room-left = {$colour} non gioca più.
friend-waits = La partita inizia quando ci sono tutti.
friend-you = tu
friend-here = qui
friend-not-yet = non ancora qui
friend-is-here = {$colour} è qui. La partita inizia.
room-far-holds = Qui gioca qualcuno a distanza.
room-far-away = A distanza, senza connessione
room-asks = Un altro telefono vuole questo posto. È il tuo?
room-asks-far = Qualcun altro ha aperto il link di questo posto. Accettare?
room-allow = ACCETTA
room-refuse = RIFIUTA
room-show-here = MOSTRA QUI
room-withdraw = ANNULLA LINK
room-copy = COPIA
room-copied = Copiato. Incolla il link in un messaggio.
room-not-copied = Copia non riuscita: inquadra il codice.
room-host-full = Ora il server è pieno. Riprova più tardi.
room-invite = INVITA
room-far-thinks = A distanza, pensa da {$count} s
room-far-waits = A distanza
room-computer-plays = PASSA AL COMPUTER
room-give-back = RENDI IL POSTO
room-invite-title = Invita
room-watch = GUARDA
room-watch-means = Chi ha questo link può guardare, ma non giocare.
room-watchers = { $count ->
    [0] Nessuno sta guardando.
    [one] {$count} persona sta guardando.
   *[other] {$count} persone stanno guardando.
}

member-looking = Cerco il tavolo…
member-no-host = Nessuna connessione. Si riprova…
member-no-table = L’altro schermo non risponde. Resta qui: questa pagina si ricollega da sola.
member-asking = Qualcuno ha già questo posto. Per prenderlo, tocca ACCETTA sul tavolo.
member-waits = Sei {$colour}. Aspetta l’inizio della partita.
member-watches = Stai guardando. Aspetta l’inizio della partita.
member-refused = Al tavolo la tua richiesta è stata rifiutata.
member-elsewhere = Ora questo posto è di un altro telefono.
member-closed = Questo posto è tornato al tavolo.
member-left = Hai lasciato il tuo posto. Puoi tornare finché nessuno lo prende.
member-void = Questo link non funziona più. Inquadra di nuovo il codice sul tavolo.
member-version = Il tavolo ha un’altra versione. Ricarica questa pagina.
member-again = RIPROVA
member-return = TORNA
member-leave-tells = Il tuo posto torna libero. Lo stesso link ti riporta qui finché nessuno lo prende.
member-hand-over = Cedere il tuo posto?
member-look-up = Guarda il tavolo per vedere come continua.
member-players-decide = Il seguito lo decidono i giocatori.

mirror-phone = Gioca su un telefono
mirror-far-at = {$colour}, a distanza
member-fair = Distribuzione corretta: il tuo dispositivo ha aiutato a mescolare e ha controllato.
member-unfair = Le città non sono state distribuite come concordato. Chiedi al tavolo.

## Looking back at a game for two

review-percent = {$percent}%
review-working = Analisi della partita: {$known} di {$all}
review-better = Mossa migliore: {$turn} (dopo {$time})
review-better-marked = Mossa migliore: segnata (dopo {$time})
review-as-played = Era la mossa migliore (dopo {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Turno {$turn} + {$tried}
review-try = Tocca il tabellone, o una mossa qui, per provarla.
review-try-turn = Prova {$turn}
review-behind = −{$points}%
review-joints = I legami tratteggiati reggono sempre.
review-joints-none = Ancora nessun legame sicuro.
review-only = {$who} vince, salvo risposta in: {$cells}
review-only-marked = {$who} vince, salvo in una casella dorata
review-only-none = {$who} vince, qualunque cosa accada
last-aloud = Il computer dice: {$words}
last-fell-newcomer = Ben giocato! Il tuo turno {$turn} mi ha sorpreso.
last-fell-easy = Era difficile rispondere al tuo turno {$turn}. Ben giocato!
last-fell-medium = Il tuo turno {$turn} mi ha messo nei guai. Bella partita!
last-fell-hard = Col tuo turno {$turn} le mie chance sono scese da {$before} a {$after}.
last-fell-master = Turno {$turn}: prima mi davo {$before}, dopo {$after}.
last-fell-at-last = Non ho visto arrivare il tuo ultimo turno. Ben giocato!
last-behind = Eri in vantaggio fin dall’inizio. Ben giocato!
last-slid = Hai preso il largo a poco a poco, e non me ne sono accorto.
last-rose = Rivedi il tuo turno {$turn}: è quello che mi ha aiutato di più.
last-rose-percent = Col tuo turno {$turn} le mie chance sono salite da {$before} a {$after}.
last-sure = Dal turno {$turn} sapevo che avrei vinto.
last-unsure = Fino all’ultimo non ero sicuro di niente.
last-open = Non era ancora finita: non pensavo di vincere!
last-drawn = Pareggio. Ben giocato!
last-length = { $turns ->
    [one] Bella partita! È durata {$turns} turno.
   *[other] Bella partita! È durata {$turns} turni.
}
review-back = AL RIEPILOGO
review-back-short = INDIETRO
over-replay-speed = {$speed}×
mirror-turning-point = Prossimo momento chiave
mirror-joints = Legami sicuri
mirror-joints-told = Legami sicuri: {$links}
mirror-joint = {$who} da {$one} a {$other}
mirror-joint-edge = {$who} da {$one} al lato
mirror-replay-play = Riproduci
mirror-replay-pause = Pausa
mirror-replay-speed = Velocità {$speed}×
sheet-share-moves = COPIA LE MOSSE COME TESTO
sheet-share-moves-copied = Mosse copiate. Incollale qui per rivederle.
paste-fails = Riga {$line}: {$why}
paste-begins = Una partita comincia con una riga come questa: {$example}
paste-unknown = «{$text}» non è un comando conosciuto.
paste-illegal = «{$turn}» lì non è permesso.
position-form = Una posizione si scrive così: {$example}
position-rows = Questo gioco non ha un tabellone di {$rows} righe.
position-row = La riga {$row} dall’alto ha un segno o una lunghezza sbagliata.
position-side = Chi deve muovere si scrive {$one} o {$other}.
position-link = Un collegamento unisce due pedine di un colore e nessun altro lo incrocia.
position-links = I collegamenti si scrivono dove due diagonali si incrociano, uno per punto.
position-crosscut = In questo gioco i due colori non si incrociano mai in un quadrato di quattro.
position-unfilled = È vuota una casella che si sarebbe riempita da sola.
position-cars = Ci sono al massimo dieci vagoni per colore.
position-area = Il vagone in {$cell} è nell’area di spedizione dell’altro colore.
position-pieces = Ogni colore ha bisogno di una goccia sul tabellone.
paste-position = Nessun gioco ha questa posizione. Scrivi sopra una riga come questa: {$example}
paste-which = Più giochi hanno questa posizione. Scrivi sopra una di queste righe: {$lines}
setup-open = CREA UNA POSIZIONE
setup-tap = Scegli un colore, poi tocca il tabellone.
setup-link = Scegli un colore e tocca il tabellone. Trascina per collegare.
setup-over = In questa posizione la partita è finita.
setup-moves = Muove
setup-nothing = Togli
setup-clear = SVUOTA
setup-start = INIZIO

## Puzzles

lobby-puzzle = ENIGMA
puzzle-title = Enigma del giorno
puzzle-another = Un altro enigma
puzzle-race = Gara ai {$count}
puzzle-back = { $count ->
    [1] L’enigma di ieri
    [one] Enigma di {$count} giorno fa
    [many] Enigma di {$count} giorni fa
   *[other] Enigma di {$count} giorni fa
}
puzzle-series = { $count ->
    [one] {$count} al primo tentativo!
    [many] {$count} di fila al primo tentativo!
   *[other] {$count} di fila al primo tentativo!
}
puzzle-scores = Risolti: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = FACILE
puzzle-medium = MEDIO
puzzle-hard = DIFFICILE
puzzle-win = { $count ->
    [1] {$who} muove e vince con questo turno.
    [one] {$who} muove e vince in {$count} turno, qualunque cosa faccia l’avversario.
    [many] {$who} muove e vince in {$count} turni, qualunque cosa faccia l’avversario.
   *[other] {$who} muove e vince in {$count} turni, qualunque cosa faccia l’avversario.
}
puzzle-join = { $count ->
    [one] Collega questa città al minor costo.
    [many] Collega queste {$count} città al minor costo.
   *[other] Collega queste {$count} città al minor costo.
}
puzzle-laid = Costruito finora: {$money}
puzzle-wrong = { $count ->
    [1] Questo turno non vince. Provane un altro!
    [one] Così non si vince in {$count} turno. Prova altro!
    [many] Così non si vince in {$count} turni. Prova altro!
   *[other] Così non si vince in {$count} turni. Prova altro!
}
puzzle-thinks = {$who} sta pensando…
puzzle-right = Giusto!
puzzle-answers = {$who} risponde {$turn}.
puzzle-again = RIPROVA
puzzle-apart = Le città non sono ancora tutte collegate.
puzzle-over = Collegate, ma con {$money} di troppo. Quale giro puoi evitare?
puzzle-solved = { $count ->
    [1] Risolto al primo tentativo!
    [one] Risolto al tentativo {$count}!
    [many] Risolto al tentativo {$count}!
   *[other] Risolto al tentativo {$count}!
}
puzzle-first = {$who} ha vinto la gara.
puzzle-first-you = Hai vinto la gara!
puzzle-wants = {$who} vuole {$how}: toccalo anche tu, o continua.
puzzle-waits = {$how} inizia quando anche gli altri lo toccano.
puzzle-next = AVANTI
puzzle-earlier = GIORNO PRIMA
puzzle-later = GIORNO DOPO
puzzle-share = Condividi il risultato
puzzle-copy = COPIA
puzzle-copied = Risultato copiato.
puzzle-clear = CANCELLA
puzzle-loading = Carico gli enigmi…
puzzle-damaged = Il file degli enigmi di questo gioco è danneggiato.
web-puzzle-file = Il file degli enigmi {$name}
mirror-puzzle-at = Enigma, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
