### Roundhouse in Spanish (es): informal "tú", no vosotros and no ustedes; words that Spain and Latin America share.
###
### All games
### tap = tocar · slide = deslizar (el dedo) · seat = sitio · player = jugador · the other player = rival
### computer (player) = máquina · turn = turno · move (what is done) = jugada · to move = mover, moverse · hint = pista
### round = ronda · game (a match) = partida · game (a title) = juego · board = tablero · cell = casilla · row = fila
### column = columna · square (of four cells) = cuadrado · corner = esquina · side by side = lado a lado
### resign = rendirse, abandonar · pass = pasar · draw = empate · "Orange wins" = "gana Naranja"
### link (to a game) = enlace · operator = responsable (de la mesa) · start screen (lobby) = pantalla de inicio · set-up = posición inicial
### slider = deslizador · cog = engranaje · panel = panel · settings = ajustes
###
### Transglobal Rail
### map = mapa · lens = lupa · intersection = cruce · city = ciudad · region = región · hub = estación
### link (rail) = tramo · single = simple · double = doble · track = vía, vías · network = red
### connect, connected = conectar (con), conectado (ciudades y vías; de un jugador: "lo conectó todo", nunca
### "está conectado") · bank = saldo · free track = vía gratis
### skip (the second dollar) = renunciar (a) · tax day = día de impuestos · the richest player = el más rico
### clockwise = en sentido horario · crown = corona
###
### Quickway, Crossway, Quax, Quadrex
### stone = piedra · edge = borde · touch at a corner = tocarse por una esquina · corner to corner = en diagonal
### link = enlace · to link = enlazar · chain = cadena · fill (a cell) = ocupar · fill itself = llenarse · closed = cerrada
### swap (pie rule) = cambio, cambiar
###
### Raindrops
### drop = gota · point = punto · unit = unidad · group = grupo · line = línea · capture = capturar, captura
### join = unirse (a) · engaged = activa, not engaged = inactiva · lift = levantar · put down = poner
###
### Rapid Transit
### piece = ficha · network = red · terminal = terminal (la) · swap (pieces) = intercambio, intercambiar
### neighbour = vecina · pass = pase · struck out = tachado
###
### Switch Yard
### car = vagón · train = tren · yard = patio de maniobras · receiving area = zona de recepción
### shipping area = zona de envío · end (of a train) = extremo
###
### Buttons
### JOIN = UNIRSE · START = EMPEZAR · SHOW CITIES = VER CIUDADES · HIDE CITIES = OCULTAR CIUDADES · HINT = PISTA
### UNDO = DESHACER · OK = OK · PASS = PASAR · RESIGN = RENDIRSE · SWAP = CAMBIAR · LEAVE = SALIR · REVIEW = REPASAR
### RULES = REGLAS · SHARE = COMPARTIR · SETTINGS = AJUSTES · CLOSE = CERRAR · BACK = ATRÁS · NEXT = SIGUIENTE
### NEW GAME = NUEVA PARTIDA · CONTINUE = CONTINUAR · NEXT ROUND = SIGUIENTE RONDA · PLAY AGAIN = JUGAR OTRA VEZ
### REPLAY = REPETICIÓN · COMPUTER = MÁQUINA · EASY = FÁCIL · MEDIUM = MEDIO · HARD = DIFÍCIL · YES = SÍ · NO = NO
### KEEP PLAYING = SEGUIR JUGANDO (donde no cabe: SEGUIR) · ALL GAMES = OTROS JUEGOS, JUEGOS · PUZZLE = RETO
### ADAPTIVE = ADAPTABLE · PERSONAL VIEW = MODO PERSONAL · TABLE VIEW = MODO MESA · READY = LISTO
### SHOW NEXT MOVE = VER JUGADA · FULL SCREEN = PANTALLA COMPLETA
###
### Player colours (used as names, without article)
### Orange = Naranja · Sky = Celeste · Green = Verde · Red = Rojo · Blue = Azul · Pink = Rosa
###
### phone = teléfono
### elsewhere (far seat) = a distancia
### invite = invitar
### watch = mirar
### host = servidor
### SHOW HERE = VER AQUÍ
### INVITE = INVITAR
### WATCH = MIRAR
### ALLOW = PERMITIR
### REFUSE = RECHAZAR
### CANCEL LINK = ANULAR ENLACE
### LET COMPUTER PLAY = PONER MÁQUINA
### RETURN SEAT = DEVOLVER SITIO
### TRY AGAIN = REINTENTAR

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Objetivo
rules-transglobal-rail-goal-text =
    Cada jugador tiene cinco ciudades secretas, una en cada región del mapa. Entre todos construyen una sola red de vías. ¡Conecta tus cinco ciudades con tu estación antes que nadie!

    Después, los demás pagan de su saldo para conectar las suyas. Cuando alguien se queda sin dinero, acaba la partida: gana el más rico.

    Una partida dura unas pocas rondas: alrededor de media hora.

rules-transglobal-rail-joining = Cómo unirse
rules-transglobal-rail-joining-text =
    Juegan de dos a seis. Toca UNIRSE en tu sitio y elige tu color. Elige también el mapa: EE. UU. es el más fácil; Asia, el más difícil. O crea el tuyo, de cualquier parte del mundo. Luego toca EMPEZAR.

    Todos empiezan con un saldo de $15. Con menos, la partida es más corta; con más, más larga. Los deslizadores están en la pantalla de inicio y tras el engranaje rojo. Tras el engranaje puedes leer también estas reglas en cualquier momento.

rules-transglobal-rail-cities = Tus cinco ciudades
rules-transglobal-rail-cities-text =
    Toca VER CIUDADES para ver tus cinco ciudades y OCULTAR CIUDADES para cerrar la lista; o mantén el dedo en el botón para echar un vistazo. Tapa la lista con la mano. Puedes mirarla cuando quieras. En tu turno, PISTA te sugiere en la lista un paso, una vez por turno.

    El disco junto a un nombre indica la región de la ciudad, con el mismo color y símbolo que en el mapa. La marca de verificación señala que la ciudad está conectada con tu estación.

    Con dos o tres jugadores no se usan las ciudades con aro blanco discontinuo.

rules-transglobal-rail-hub = Tu estación
rules-transglobal-rail-hub-text =
    En cada ronda se sortea la corona: empieza quien la recibe. En tu turno, toca cualquier cruce, con o sin ciudad, para poner tu estación. Toca otro para moverla y luego toca OK. Se juega en sentido horario.

    Todo lo que construyas debe estar conectado con tu estación. Si la pones en una de tus ciudades, esa ciudad queda conectada al instante. En un cruce no caben dos estaciones.

    ¿No llegas al mapa? Toca el icono de lupa en tu panel: se abre una lupa frente a ti. Toca en ella como en el mapa, o desliza el dedo para moverla.

rules-transglobal-rail-turn = Tu turno: $2
rules-transglobal-rail-turn-text =
    En cada turno tienes $2 de vía gratis, y debes usarlos. Las líneas del mapa son tramos que puedes construir; un tramo construido es vía. Una línea simple cuesta $1. Una línea doble cuesta $2: cruza un río, montañas o un estrecho. Donde no hay líneas, como en el Himalaya, nadie puede construir.

    Así que construye dos tramos simples o uno doble. Los que puedes construir ahora son discontinuos. Toca uno, o desliza el dedo hasta él y suelta.

    Estos $2 no salen de tu saldo: construir no lo cambia.

rules-transglobal-rail-buttons = DESHACER, −$1 y OK
rules-transglobal-rail-buttons-text =
    DESHACER quita paso a paso lo construido en este turno, hasta que toques OK.

    Tras un tramo de $1, con −$1 renuncias a tu segundo dólar y acabas el turno al instante. Úsalo si seguir construyendo solo ayudaría a otro. No se puede deshacer.

    OK termina tu turno cuando has gastado el dinero; también con $1 sin usar, si ya conectaste todas tus ciudades o no alcanzas ningún tramo de $1.

rules-transglobal-rail-track = Las vías son de todos
rules-transglobal-rail-track-text =
    El color de una vía solo indica quién la construyó. En cuanto tu red toca otra, puedes usar todas las vías conectadas y seguir construyendo desde cualquiera.

    Por eso, saber cuándo y dónde conectarte es media partida: tus tramos también ayudan a los demás.

rules-transglobal-rail-finish = El final de la ronda
rules-transglobal-rail-finish-text =
    Cuando alguien con sus cinco ciudades conectadas toca OK, suena una campana y se deja de construir. Quien ya tenga sus cinco ciudades conectadas no paga nada, sin importar quién construyó el último tramo.

    Los demás conectan sus últimas ciudades en sentido horario, empezando por el siguiente a quien tocó OK. Ahora pagas cada tramo, $1 o $2, de tu propio saldo; DESHACER te devuelve el dinero. Las vías que otros construyeron antes que tú son gratis. El botón CONECTAR, con un precio, construye las vías más baratas que te faltan. Cuando conectas tu última ciudad, ya no puedes construir más: toca OK.

    Luego, REPASAR muestra la red más barata de cada uno y reproduce la ronda.

rules-transglobal-rail-banks = Saldos e impuestos
rules-transglobal-rail-banks-text =
    Si tras una ronda algún saldo está en cero o menos, acaba la partida. Gana el más rico; a igual saldo, se comparte el puesto. Si a todos les queda dinero, se vacía el mapa y empieza otra ronda con ciudades y estaciones nuevas.

    Tras la ronda 2 llega, una sola vez, el día de impuestos: todos pagan lo mismo, de modo que al más pobre le queden $5 (un deslizador ajusta cuánto). Si alguien ya tiene eso o menos, nadie paga.

rules-transglobal-rail-credits = Créditos
rules-transglobal-rail-credits-text =
    Transglobal Rail es un juego de dougx.net, que lo ofrece gratis. Su licencia es solo para usuarios finales y para entretenimiento. No puede incluirse en paquetes, venderse, exhibirse ni usarse con ningún otro fin comercial. Preguntas: contact arroba dougx.net.

    Las costas, los ríos y las fronteras son de Natural Earth, de dominio público. Las ciudades de los mapas nuevos son de GeoNames (CC BY 4.0). Las tipografías son Barlow, de Jeremy Tribby, y Noto Sans, de Google, con licencia SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Objetivo
rules-quickway-goal-text =
    Dos bordes opuestos del tablero son de tu color. Conéctalos con una cadena continua de piedras tuyas antes de que tu rival conecte los otros dos. Cada casilla de esquina pertenece a sus dos bordes. Uno de los dos siempre lo consigue.

    Cuatro juegos comparten este objetivo: Quickway, Crossway, Quax y Quadrex. Solo cambia lo que pasa cuando las piedras se tocan por una esquina. Elige uno antes de EMPEZAR.

    Un sorteo decide quién empieza, salvo que también lo elijas antes de EMPEZAR.
rules-quickway-goal-caption-1 = A Naranja le falta una piedra…
rules-quickway-goal-caption-2 = … y conecta sus dos bordes

rules-quickway-turn = Tu turno
rules-quickway-turn-text =
    Toca una casilla vacía para poner tu piedra. Si tocas otra, la piedra pasa allí. OK termina tu turno; hasta entonces, DESHACER retira la piedra. Después, las piedras ya no se mueven ni se capturan nunca.

    Las piedras lado a lado están conectadas. Para las que se tocan por una esquina, mira la página de tu juego.

    Solo puedes PASAR si no tienes ninguna jugada.
rules-quickway-turn-caption-1 = Marcado: dónde puedes jugar
rules-quickway-turn-caption-2 = La nueva conecta con sus vecinas

rules-quickway-swap = Cambio
rules-quickway-swap-text =
    Empezar es una gran ventaja. Por eso, el segundo jugador puede, en su primer turno, tocar CAMBIAR y OK en vez de poner una piedra. Se queda con la primera piedra y sus bordes. Su rival recibe los otros dos bordes y juega el turno siguiente.

    El cambio es posible una sola vez, en el segundo turno de la partida. Puedes desactivarlo antes de EMPEZAR.
rules-quickway-swap-caption-1 = Empieza Naranja…
rules-quickway-swap-caption-2 = … y Celeste se queda con la piedra

rules-quickway-quickway = Quickway: enlaces automáticos
rules-quickway-quickway-text =
    En Quickway, un enlace conecta dos piedras tuyas en cuanto se tocan por una esquina, salvo que ya cruce por ahí un enlace del otro color.

    Así, en cada cuadrado de cuatro casillas se queda el primer enlace. Tu rival aún puede ocupar la última casilla, pero ahí no consigue ningún enlace.
rules-quickway-quickway-caption-1 = Tres piedras
rules-quickway-quickway-caption-2 = Celeste llega tarde para enlazar

rules-quickway-crossway = Crossway: nada se cruza
rules-quickway-crossway-text =
    En Crossway, las piedras del mismo color que se tocan por una esquina siempre están conectadas. Estas conexiones nunca deben cruzarse. Por eso no puedes ocupar la última casilla de un cuadrado de cuatro si así quedan en él dos piedras de cada color en diagonal.

    Esa casilla está cerrada para ti. Tu rival aún puede ocuparla, si no lo impide otro cuadrado.
rules-quickway-crossway-caption-1 = Cerrada para Naranja
rules-quickway-crossway-caption-2 = Naranja puede ocupar tres casillas

rules-quickway-quax = Quax: enlaces a mano
rules-quickway-quax-text =
    En Quax, las piedras que se tocan por una esquina no se conectan solas. En tu turno, pon una piedra o crea un enlace: toca dos piedras tuyas que se toquen por una esquina, o desliza el dedo de una a otra.

    Los enlaces nunca se cruzan: en cada cuadrado de cuatro casillas cabe uno.
rules-quickway-quax-caption-1 = Toca una piedra…
rules-quickway-quax-caption-2 = … y la que quieres enlazar

rules-quickway-quadrex = Quadrex: casillas que se llenan
rules-quickway-quadrex-text =
    En Quadrex, solo se conectan las piedras que están lado a lado. Cuando hay tres casillas ocupadas en un cuadrado de cuatro, dos de un color en diagonal y una del otro, la cuarta se llena sola con el color de las dos.

    Una casilla que se llena puede hacer que se llene otra. Si una casilla puede ser de los dos colores, es para quien acaba de mover.
rules-quickway-quadrex-caption-1 = Le toca a Celeste
rules-quickway-quadrex-caption-2 = Una piedra llena dos casillas más

rules-quickway-credits = Créditos
rules-quickway-credits-text =
    Quickway es un juego de Bill Taylor, que lo publicó en un grupo de noticias en 2007. Quax y Quadrex también son suyos. Taylor cita a Mark Steere, autor de Crossway.

    Su mensaje no indica condiciones de uso.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Objetivo
rules-raindrops-goal-text =
    Las gotas del mismo color que están lado a lado forman una unidad; una gota sola también es una unidad. Gana quien primero tenga todas sus gotas en una sola unidad. Así que junta tus gotas y captura lo que estorbe.

    Al empezar, los colores se alternan como en un tablero de ajedrez. En los tableros de 7, 9 u 11, las dos diagonales largas empiezan vacías.

    Un sorteo decide quién empieza, salvo que lo elijas antes de EMPEZAR.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Una unidad: gana Naranja

rules-raindrops-drop = Una gota sola
rules-raindrops-drop-text =
    Una gota sola se desliza por su fila o columna, tan lejos como quieras mientras el camino esté libre, como una torre de ajedrez. Tócala y luego toca su destino; o arrástrala hasta allí.

    Puede caer sobre una gota del otro color. Así captura toda la unidad: todas sus gotas desaparecen.

    A menudo solo valen algunos puntos. La página «Activa o inactiva» dice por qué.
rules-raindrops-drop-caption-1 = Puede ir a dos puntos
rules-raindrops-drop-caption-2 = Captura una unidad entera…
rules-raindrops-drop-caption-3 = … o se une a las suyas y gana

rules-raindrops-group = Un grupo: la oruga
rules-raindrops-group-text =
    Dos o más gotas lado a lado son un grupo. Un grupo avanza como una oruga, gota a gota, por una sola línea: una fila o una columna. Levanta una gota y ponla en esa línea junto al grupo: en un punto vacío o sobre el otro color. Luego levanta la siguiente. Así la cola pasa adelante una y otra vez.

    En el mismo turno puedes volver a levantar la misma gota, pero no la que acabas de poner. El grupo nunca puede partirse, ni siquiera mientras tienes una gota en la mano.
rules-raindrops-group-caption-1 = Levanta una gota…
rules-raindrops-group-caption-2 = … ponla delante…
rules-raindrops-group-caption-3 = … luego la siguiente…
rules-raindrops-group-caption-4 = … y otra vez la primera

rules-raindrops-line = ¿Qué línea y hacia dónde?
rules-raindrops-line-text =
    Elige una sola línea: una fila o columna en la que el grupo esté al empezar tu turno. Las que solo alcanza durante el turno no cuentan.

    La primera gota va en esa línea junto al grupo. La segunda, junto a la primera, a un lado u otro. Después, cada una va un punto más allá en la misma dirección: nunca al otro extremo ni doblando la esquina.
rules-raindrops-line-caption-1 = Adónde puede ir la primera
rules-raindrops-line-caption-2 = La segunda, junto a la primera
rules-raindrops-line-caption-3 = Y ahora, solo por aquí

rules-raindrops-group-end = Fin del turno de un grupo
rules-raindrops-group-end-text =
    El grupo debe parar cuando captura, cuando se une a una unidad tuya que tiene una gota en la línea, o cuando el siguiente punto de la línea queda fuera del tablero o tiene una gota tuya. Si se une a una unidad fuera de la línea, puede seguir: esa unidad pasa a ser parte del grupo, y también puedes levantar sus gotas.

    También puedes parar antes: OK se ilumina en cuanto el grupo se ha unido a otra unidad. Si en este turno no puede unirse ni capturar, OK se ilumina en cuanto está lo bastante cerca para hacerlo la próxima vez.
rules-raindrops-group-end-caption-1 = Captura: debe parar
rules-raindrops-group-end-caption-2 = Fuera de la línea: OK o sigue
rules-raindrops-group-end-caption-3 = En la línea: para, y gana

rules-raindrops-engaged = Activa o inactiva
rules-raindrops-engaged-text =
    Una unidad está activa si en este turno podría capturar o unirse a otra. No hace falta moverla, pero si la mueves, debe capturar o unirse.

    Las demás unidades también pueden moverse, pero solo adonde puedan capturar o unirse la próxima vez.

    No se puede pasar. Si no puedes mover, pierdes.
rules-raindrops-engaged-caption-1 = Activa: debe capturar o unirse
rules-raindrops-engaged-caption-2 = Inactiva: adónde puede ir
rules-raindrops-engaged-caption-3 = Ahí podrá capturar la próxima vez

rules-raindrops-end = El final
rules-raindrops-end-text =
    Tras cada turno se cuentan las unidades. Si quien movió tiene una sola, gana, aunque su rival también tenga una. Si solo su rival tiene una, gana su rival.

    Cuidado: una captura puede dejar a tu rival con una sola unidad, y así gana. Entonces mueve otra unidad o captura otra cosa.
rules-raindrops-end-caption-1 = Si Naranja captura…
rules-raindrops-end-caption-2 = … Celeste tiene una unidad y gana
rules-raindrops-end-caption-3 = Mejor: mueve otra gota

rules-raindrops-credits = Créditos
rules-raindrops-credits-text =
    Raindrops es un juego de Luis Bolaños Mures, creado en noviembre de 2011.

    Sus reglas no indican condiciones de uso.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Objetivo
rules-rapid-transit-goal-text =
    El tablero está lleno de fichas, y así se queda. Las fichas del mismo color conectadas lado a lado forman una red. Intercambia fichas para que crezcan tus redes. Cuando ya nadie pueda intercambiar, gana la red más grande.

    Un sorteo decide quién empieza, salvo que lo elijas antes de EMPEZAR.
rules-rapid-transit-goal-caption-1 = El comienzo
rules-rapid-transit-goal-caption-2 = Más adelante

rules-rapid-transit-networks = Redes y terminales
rules-rapid-transit-networks-text =
    Una red: fichas del mismo color conectadas lado a lado. Las esquinas no cuentan. Una ficha sola también es una red.

    Una ficha con una sola vecina de su color, o ninguna, es una terminal. En tu turno, una de las dos fichas que intercambias debe ser una terminal tuya; la otra no tiene por qué serlo.
rules-rapid-transit-networks-caption-1 = Las terminales son aros huecos

rules-rapid-transit-turn = Tu turno: un intercambio
rules-rapid-transit-turn-text =
    Toca una de tus terminales y luego una ficha del otro color; o arrastra la terminal hasta ella. Las dos cambian de lugar.

    No hace falta que sean vecinas. Busca una red del otro color que esté lado a lado con la red de tu terminal, da igual dónde. Puedes intercambiar con cualquiera de sus fichas.

    Si puedes intercambiar, debes hacerlo, aunque crezca también una red de tu rival.
rules-rapid-transit-turn-caption-1 = Toca una terminal…
rules-rapid-transit-turn-caption-2 = … y la ficha que quieres a cambio
rules-rapid-transit-turn-caption-3 = Vale cualquier ficha de esa red

rules-rapid-transit-swaps = Intercambios permitidos
rules-rapid-transit-swaps-text =
    Tras el intercambio, las dos fichas deben tener al menos dos vecinas de su color: ninguna puede ser terminal.

    Y cuatro fichas del mismo color nunca pueden llenar un cuadrado de cuatro casillas. Solo puedes tocar intercambios que cumplen estas reglas.
rules-rapid-transit-swaps-caption-1 = Tachado: faltan vecinas
rules-rapid-transit-swaps-caption-2 = Tachado: cuatro harían un cuadrado

rules-rapid-transit-end = El final
rules-rapid-transit-end-text =
    Si no puedes intercambiar, y solo entonces, toca PASAR y OK. Dos pases seguidos terminan la partida.

    Se compara la red más grande de cada color: gana la mayor. Si son iguales, se comparan las segundas, y así sucesivamente. Si todas son iguales, gana quien hizo el último intercambio.
rules-rapid-transit-end-caption-1 = 12 contra 10: gana Celeste
rules-rapid-transit-end-caption-2 = Iguales: Celeste cambió último y gana

rules-rapid-transit-credits = Créditos
rules-rapid-transit-credits-text =
    Rapid Transit es un juego de Phil Leduc (2022 y 2024), que conserva todos los derechos. Por ahora, sus reglas se pueden difundir por la web.

    A quien quiera programar o vender el juego le pide que le escriba para obtener permiso (philleduc.pled arroba gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Objetivo
rules-switch-yard-goal-text =
    Al patio de maniobras llegaron diez vagones de cada color. Lleva los tuyos a tu zona de envío: las dos columnas de tu color, a un lado del tablero. Gana quien primero tenga allí los diez.

    No se puede pasar. Los vagones nunca saltan ni se capturan.

    Un sorteo decide quién empieza, salvo que lo elijas antes de EMPEZAR.
rules-switch-yard-goal-caption-1 = El comienzo
rules-switch-yard-goal-caption-2 = Los diez dentro: gana Naranja

rules-switch-yard-car = Un vagón
rules-switch-yard-car-text =
    Cualquiera de tus vagones puede moverse solo, aunque esté en un tren. Va recto por casillas vacías, tan lejos como quieras, o un paso en diagonal. Tócalo y luego toca su destino; o arrástralo hasta allí.
rules-switch-yard-car-caption-1 = Adónde puede ir un vagón
rules-switch-yard-car-caption-2 = Ya se movió

rules-switch-yard-train = Un tren
rules-switch-yard-train-text =
    Dos o más vagones seguidos en una fila o columna, sin huecos, pueden moverse como un tren si más de la mitad son tuyos. También vale una parte de una fila más larga. Toca los dos extremos, o desliza el dedo de uno a otro; luego toca el destino de uno de los extremos.

    Ese extremo va delante, sea del color que sea: recto o hacia un lado, tan lejos como quieras por casillas vacías, pero nunca en diagonal. Los demás lo siguen por el mismo camino. Un tren doblado en una esquina no puede moverse como un tren hasta quedar recto.
rules-switch-yard-train-caption-1 = Toca los dos extremos
rules-switch-yard-train-caption-2 = Todo recto
rules-switch-yard-train-caption-3 = Doblando la esquina

rules-switch-yard-areas = Zonas cerradas
rules-switch-yard-areas-text =
    Ningún vagón puede entrar en la zona de envío del otro color. En la suya puede moverse, pero nunca salir de ella. Vale para todos los vagones de un tren, lo mueva quien lo mueva.
rules-switch-yard-areas-caption-1 = Tachado: no entra el otro color
rules-switch-yard-areas-caption-2 = De su zona, un vagón ya no sale

rules-switch-yard-set-ups = Posiciones iniciales
rules-switch-yard-set-ups-text =
    Antes de EMPEZAR eliges una posición inicial: con muchos trenes, con menos o la tuya propia. En la tuya, las zonas de recepción, las dos filas delante de cada jugador, se llenan por turnos. Toca una casilla marcada para poner un vagón tuyo; tócala otra vez para cambiar su color. La casilla del otro lado, en línea recta por el centro del tablero, recibe sola el otro color.
rules-switch-yard-set-ups-caption-1 = Principiante
rules-switch-yard-set-ups-caption-2 = Avanzada
rules-switch-yard-set-ups-caption-3 = La tuya

rules-switch-yard-end = El final
rules-switch-yard-end-text =
    Gana quien primero tenga sus diez vagones en su zona de envío. Un tren también puede meter el último vagón de tu rival: entonces gana tu rival. Si un turno llena las dos zonas, gana quien movió.

    Si no puedes mover, pierdes. Si por tercera vez se da la misma posición y le toca al mismo jugador, hay empate.
rules-switch-yard-end-caption-1 = El décimo vagón…
rules-switch-yard-end-caption-2 = … gana

rules-switch-yard-credits = Créditos
rules-switch-yard-credits-text =
    Switch Yard es un juego de Phil Leduc (2014). Sus reglas se pueden difundir por la web, sin cambios y con su nombre como autor; Leduc conserva los demás derechos.

    A quien quiera programar o vender el juego le pide que le escriba para obtener permiso (philleduc.pled arroba gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Botones
rules-buttons-text =
    OK termina tu turno. Hasta entonces, DESHACER lo retira paso a paso. En los ajustes puedes elegir que también lo termine un segundo toque en el mismo sitio o, contra la máquina, un clic de ratón. Después de OK, DESHACER pide a la otra persona que te deje retirarlo.

    RENDIRSE pregunta antes. Ahí puedes abandonar la partida o, en Switch Yard y si tu rival es una persona, ofrecer empate.

    Antes de EMPEZAR puedes elegir un reloj: pierdes si se acaba tu tiempo. Con el reloj de arena no pierde nadie: solo te recuerda que te toca. Cada uno puede tener un tiempo distinto, y cada turno puede sumar 5 segundos.

## The map USA: its name, its regions, its cities

map-usa = EE. UU.
map-great-lakes = Grandes Lagos
region-west = Oeste
region-north = Norte
region-central = Centro
region-south = Sur
region-east = Este
city-seattle = Seattle
city-spokane = Spokane
city-portland = Portland
city-reno = Reno
city-san-francisco = San Francisco
city-los-angeles = Los Ángeles
city-san-diego = San Diego
city-helena = Helena
city-bismarck = Bismarck
city-rapid-city = Rapid City
city-minneapolis = Mineápolis
city-duluth = Duluth
city-chicago = Chicago
city-detroit = Detroit
city-salt-lake-city = Salt Lake City
city-denver = Denver
city-santa-fe = Santa Fe
city-omaha = Omaha
city-topeka = Topeka
city-oklahoma-city = Oklahoma City
city-st-louis = San Luis
city-phoenix = Phoenix
city-el-paso = El Paso
city-san-antonio = San Antonio
city-dallas = Dallas
city-new-orleans = Nueva Orleans
city-memphis = Memphis
city-atlanta = Atlanta
city-boston = Boston
city-buffalo = Buffalo
city-new-york = Nueva York
city-washington = Washington
city-charlotte = Charlotte
city-jacksonville = Jacksonville
city-miami = Miami

## The map Europe: its name, its regions, its cities

map-europe = Europa
region-southwest = Suroeste
region-centre = Centro
city-dublin = Dublín
city-edinburgh = Edimburgo
city-manchester = Mánchester
city-london = Londres
city-amsterdam = Ámsterdam
city-paris = París
city-brest = Brest
city-lisbon = Lisboa
city-seville = Sevilla
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Burdeos
city-marseille = Marsella
city-oslo = Oslo
city-hamburg = Hamburgo
city-berlin = Berlín
city-warsaw = Varsovia
city-frankfurt = Fráncfort
city-munich = Múnich
city-prague = Praga
city-vienna = Viena
city-milan = Milán
city-rome = Roma
city-belgrade = Belgrado
city-bucharest = Bucarest
city-athens = Atenas
city-istanbul = Estambul
city-stockholm = Estocolmo
city-st-petersburg = San Petersburgo
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kiev
city-odesa = Odesa
city-moscow = Moscú

## The map Asia: its name, its regions, its cities

map-asia = Asia
region-southeast = Sureste
city-ankara = Ankara
city-jeddah = Yeda
city-baghdad = Bagdad
city-baku = Bakú
city-tehran = Teherán
city-riyadh = Riad
city-dubai = Dubái
city-novosibirsk = Novosibirsk
city-irkutsk = Irkutsk
city-astana = Astaná
city-tashkent = Taskent
city-almaty = Almatý
city-urumqi = Urumchi
city-ulaanbaatar = Ulán Bator
city-chennai = Chennai
city-hyderabad = Hyderabad
city-kabul = Kabul
city-karachi = Karachi
city-delhi = Delhi
city-mumbai = Bombay
city-kolkata = Calcuta
city-singapore = Singapur
city-ho-chi-minh-city = Ho Chi Minh
city-bangkok = Bangkok
city-yangon = Rangún
city-vientiane = Vientián
city-mandalay = Mandalay
city-hanoi = Hanói
city-tokyo = Tokio
city-seoul = Seúl
city-beijing = Pekín
city-harbin = Harbin
city-shanghai = Shanghái
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Europa Central
city-gdansk = Gdansk
city-poznan = Poznan
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Torun
city-budapest = Budapest
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublin
city-lviv = Leópolis
city-vilnius = Vilna
city-bologna = Bolonia
city-genoa = Génova
city-ljubljana = Liubliana
city-turin = Turín
city-venice = Venecia
city-zagreb = Zagreb
city-brussels = Bruselas
city-dijon = Dijon
city-geneva = Ginebra
city-lyon = Lyon
city-reims = Reims
city-cologne = Colonia
city-stuttgart = Stuttgart

## Everywhere

language-name = Español
list-and = {$first} y {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Naranja
colour-sky = Celeste
colour-green = Verde
colour-red = Rojo
colour-blue = Azul
colour-pink = Rosa

## Settings: what a slider sets, its value, what its ends do

setting-music = Música
setting-sound = Sonidos
setting-bank = Saldo inicial
setting-taxes = Quedan tras impuestos
setting-inches = Tamaño de pantalla
setting-idle = Preguntar «¿Sigues ahí?» tras
setting-kept = Conservar partida a medias
setting-ceiling = Volumen máximo
setting-palm = Ignorar toques de más de
setting-pace = Ritmo de la máquina
setting-confirm = Confirmar turno
setting-confirm-tap = segundo toque
setting-confirm-click = clic de ratón
setting-hints = Pistas
setting-on = sí
setting-off = no
setting-percent = {$value} %
setting-in-inches = {$value} pulgadas
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = más bajo
setting-louder = más alto
setting-shorter-game = más corta
setting-longer-game = más larga
setting-smaller = menor
setting-larger = mayor
setting-sooner = antes
setting-later = después
setting-faster = más rápido
setting-slower = más lento
setting-shorter = menos
setting-longer = más

## A command that is refused, whatever the game

refused-stale = Demasiado tarde: la partida ya avanzó.
refused-no-such-seat = Ese sitio está vacío.
refused-not-your-turn = Es el turno de otro jugador.
refused-not-your-seat = Ese sitio es de otra persona.
refused-finished = La partida ya terminó.
refused-results-shown = Mira primero los resultados y luego toca LISTO.
refused-nothing-to-undo = No hay nada que deshacer.
refused-no-such-cell = El tablero no tiene la casilla {$cell}.
refused-incomplete = Tu turno aún no está completo.
refused-not-offered = Ahora no se puede hacer eso.
refused-illegal = Las reglas no lo permiten.

## A session, whatever the game

session-on-turn = Le toca a {$who}.
session-no-game = No hay ninguna partida en la mesa.
session-no-game-in-progress = No hay ninguna partida en curso.
session-nobodys-turn = Ahora no le toca a nadie.
session-typed-unreadable = «{$text}» no es una jugada. {$why}
session-typed-refused = {$who} no puede jugar {$text}. {$why}
computer-invalid-move = Su jugada no era válida.
computer-cannot-play = La máquina no puede jugar por {$colour}. {$why} Mueve tú por {$colour}, o toca el robot para que lo intente otra vez.

## How strongly the computer plays, where it is read aloud

strength-newcomer = novato
strength-learner = aprendiz
strength-easy = fácil
strength-medium = medio
strength-hard = difícil
strength-master = maestro
# As strong as it takes to win half of the matches against the people at the table.
level-even = adaptable
strength-unknown = Una máquina puede ser «newcomer», «learner», «easy», «medium», «hard» o «master».

## Places round the table

place-near-left = delante a la izquierda
place-left = a la izquierda
place-far-left = al fondo a la izquierda
place-far-right = al fondo a la derecha
place-right = a la derecha
place-near-right = delante a la derecha

## Boards of games for two

cell-unknown = Una casilla se escribe con una letra y un número, como d4.
board-taken = ocupada
board-go-on = sigue
board-goes = de {$from} a {$to}
board-takes = {$from} captura {$to}
board-swaps = {$one} y {$other} se intercambian
board-joins = enlaza {$one} y {$other}
board-fills = se llena sola: {$cells}
board-why-wins = así ganas
board-why-sure = gana en la próxima jugada, pase lo que pase
board-why-threat = amenaza ganar: solo {$cells} lo impide
connection-why-turns = jugadas que faltan, al menos: {$own}; al rival, {$other}
connection-why-cells = casillas vacías que faltan: {$own}; al rival, {$other}
board-title = {$title} · {$size} × {$size}
board-size = Tamaño

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Todos construyen la misma red. Quien primero conecta sus cinco ciudades secretas cierra la ronda.
rail-duration = Unos {$minutes} minutos.
rail-corner = {$map} · RONDA {$round}
rail-title = {$map}, ronda {$round}
rail-standing = {$game}, {$map}
rail-standing-round = En la ronda {$round}, tal como la dejaste.
rail-standing-results = Fin de la ronda {$round}. Los resultados están en la mesa.

rail-place-at = en {$city}
rail-place-near = cerca de {$city}

rail-prompt-hub = Mira tus ciudades y toca dónde va tu estación
rail-prompt-hub-seen = Toca dónde va tu estación
rail-prompt-hub-placed = Toca OK o mueve tu estación
rail-prompt-build = Tu turno: construye {$money} de vía
rail-prompt-build-own = Construye {$money} de vía
rail-prompt-done = Toca OK y acaba tu turno
rail-prompt-nothing-to-buy = Nada que construir por {$money}: toca OK
rail-prompt-finish = Conecta tus últimas ciudades con tu saldo
rail-prompt-finish-spent = Conecta tus últimas ciudades. Pagado hasta ahora: {$money}
rail-prompt-finished = Todo conectado por {$money}: toca OK
rail-prompt-computer = La máquina construye
rail-prompt-computer-hub = La máquina pone su estación
rail-prompt-waiting = Esperando a {$name}
rail-moment = { $count ->
    [one] ¡{$who} lo conectó todo!
   *[other] ¡{$who} lo conectaron todo!
}
rail-moment-means = Los demás pagan ahora por conectar sus últimas ciudades
rail-moment-you = Todo conectado: no pagas nada
rail-moment-it = Todo conectado: no paga nada
rail-prompt-connected = ¡Todo conectado! Esperando a {$who}
rail-prompt-you-win = ¡Ganas tú!
rail-prompt-it-wins = 1.er puesto: ¡gana la máquina!
rail-prompt-place = { $place ->
    [1] 1.er puesto
    [2] 2.º puesto
    [3] 3.er puesto
   *[other] {$place}.º puesto
}
rail-prompt-first = Primero en conectar: nada que pagar
rail-prompt-paid = Conectar costó {$money}
rail-prompt-others-connected-it = Otros conectaron sus ciudades: no paga
rail-prompt-others-connected-you = Otros conectaron tus ciudades: no pagas
rail-may-stop = Ya puedes parar
rail-bank = saldo

rail-show-cities = VER CIUDADES
rail-hide-cities = OCULTAR CIUDADES
rail-undo = DESHACER
rail-skip = renuncia
rail-finish = conectar
rail-finish-for = CONECTAR {$cost}
mirror-finish = Construir la vía que falta al menor precio
rail-ok = OK
rail-hint = PISTA
rail-hint-away = CIUDADES
rail-hint-coming = …
rail-pass-to-orange = PÁSALO A NARANJA: VER CIUDADES
rail-pass-to-sky = PÁSALO A CELESTE: VER CIUDADES
rail-pass-to-green = PÁSALO A VERDE: VER CIUDADES
rail-pass-to-red = PÁSALO A ROJO: VER CIUDADES
rail-pass-to-blue = PÁSALO A AZUL: VER CIUDADES
rail-pass-to-pink = PÁSALO A ROSA: VER CIUDADES

rail-hint-none = No hay ninguna pista
rail-hint-hub = Tu estación {$place}
rail-hint-towards = Construye hacia {$city}
rail-hint-track = Construye esta vía
rail-hint-discard = Toca {$money}: conviene esperar
rail-hint-ok = Toca OK
rail-hint-price = por {$money}
rail-hint-towards-priced = Construye hacia {$city} por {$money}
rail-hint-track-priced = Construye esta vía por {$money}
rail-hint-says-hub = Pista: tu estación en {$hub}.
rail-hint-says-towards = Pista: construye hacia {$city}, desde {$from} hasta {$to}.
rail-hint-says-track = Pista: construye esta vía, desde {$from} hasta {$to}.
rail-hint-says-discard = Pista: toca {$money}; conviene esperar.
rail-hint-says-ok = Pista: toca OK.

rail-results-round = Fin de la ronda {$round}
rail-results-won = ¡Gana {$name}!
rail-results-won-together = ¡Ganan {$names}!
rail-results-paid = pagó
rail-results-taxes = impuestos
rail-results-connected = completo
rail-results-nth = {$place}.º
rail-results-cost = pagó {$money}
rail-results-cost-taxes = pagó {$money}, impuestos {$money-taxes}
rail-results-connected-taxes = completo, impuestos {$money-taxes}
rail-results-no-taxes = Sin impuestos en esta partida: alguien ya tiene {$money} o menos.
rail-results-tax-day = ¡Día de impuestos! Todos pagan {$money}, solo esta vez.
rail-results-go-on = Ahora, el mapa vacío y cinco ciudades nuevas para todos.
rail-results-over = Alguien se quedó sin dinero. Gana el más rico; a igual saldo, se comparte el puesto.
rail-tax-day = ¡Día de impuestos!
rail-tax-day-means = Todos pagan {$money}, solo esta vez.
rail-tax-none = Sin impuestos
rail-tax-none-why = Alguien ya tiene {$money} o menos.
rail-results-why = Sin dinero: {$names}
rail-prompt-results-come = Mira el mapa: ¿quién paga qué?
rail-results-row = {$name}, pagó {$money}, saldo {$money-before}, ahora {$money-now}.
rail-results-row-taxes = {$name}, pagó {$money}, impuestos {$money-taxes}, saldo {$money-before}, ahora {$money-now}.
rail-results-row-connected = {$name}, todo conectado, pagó {$money}, saldo {$money-before}, ahora {$money-now}.
rail-results-row-connected-taxes = {$name}, todo conectado, pagó {$money}, impuestos {$money-taxes}, saldo {$money-before}, ahora {$money-now}.
rail-results-row-placed = {$nth}: {$row}
rail-award-hub = Red más barata: {$money}
rail-award-others = Vías ajenas: {$money}
rail-award-line = Ruta más larga: {$count}
rail-award-hub-panel = Red más barata: {$money}
rail-award-others-panel = Vías ajenas usadas: {$money}
rail-award-line-panel = Ruta más larga: {$count} tramos
rail-award-of = {$name}: {$award}
rail-results-review = REPASAR
rail-results-next = SIGUIENTE RONDA
rail-results-again-short = OTRA VEZ

rail-review-your-hub = LA TUYA
rail-review-its-hub = LA SUYA
rail-review-best-hub = LA MEJOR
rail-review-replay = REPETICIÓN
rail-review-priced = {$button} {$money}
rail-review-show = VER ESTA RED
rail-review-working = Calculando la red más barata…
rail-review-missing = La red más barata no está disponible.
rail-review-unreadable = No se puede leer el resultado. Inténtalo otra vez.
rail-review-perfect-yours = ¡Perfecto! Desde tu estación {$place}: {$money}
rail-review-perfect-its = ¡Perfecto! Desde su estación {$place}: {$money}
rail-review-taken-yours = Tu estación {$place}: tus ciudades por {$money}
rail-review-taken-its = Su estación {$place}: sus ciudades por {$money}
rail-review-was-best = Era la mejor estación del mapa.
rail-review-saves = La mejor estación habría ahorrado {$money}.
rail-review-guessed = {$who} apostaba sobre todo por {$city} ({$share}).
rail-review-best-yours = Mejor estación {$place}: tus ciudades por {$money}
rail-review-best-its = Mejor estación {$place}: sus ciudades por {$money}
rail-review-as-good-yours = Tu estación era igual de buena.
rail-review-as-good-its = Su estación era igual de buena.
rail-review-less-yours = {$money} menos que desde tu estación.
rail-review-less-its = {$money} menos que desde su estación.
rail-map-fair = Justo ({$map}): nueve de cada diez veces, cinco ciudades cuestan de {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: nueve de cada diez veces, cinco ciudades cuestan de {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Vía gratis {$money}, pagado {$money-paid}
rail-review-spent-skipped = Vía gratis {$money}, renuncia {$money-skipped}, pagado {$money-paid}
rail-review-network = Red ({$money}), obra de
rail-review-built = Vías ({$money}) de
rail-review-built-short = {$money}:
rail-review-empty = El mapa está vacío
rail-review-over = Fin de la ronda
rail-review-hub = Estación de {$name}
rail-review-skips = {$name} renuncia a {$money}
rail-review-pays = {$name} paga {$money}
rail-review-builds = {$name} construye: {$money}

rail-says-bank = Saldo {$money}.
rail-says-begins = Empieza esta ronda.
rail-says-hub = Estación en {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, conectada.
rail-tell-builds = {$name} construye {$way}.
rail-tell-builds-left = {$name} construye {$way}, {$money} sin usar.
rail-tell-builds-so-far = {$name} construye {$way}, {$money} hasta ahora.
rail-tell-places-hub = {$name} pone su estación en {$hub}.
rail-tell-places-hub-ok = {$name} pone su estación en {$hub}. Pulsa OK.
rail-tell-undone = {$name} lo deshace.
rail-tell-hub = La estación de {$name} está en {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} no construyó nada.
rail-tell-connected = {$name} ya conectó todas sus ciudades.
rail-tell-round-over = Fin de la ronda {$round}.
rail-tell-round-begins = Empieza la ronda {$round}.
rail-link = {$from} – {$to}
rail-node-hub = estación de {$name}
rail-node-track = vía de {$name} hasta {$end}
rail-link-track = vía de {$name}
rail-link-ring = cierra un círculo
rail-link-connects-track = conecta con la vía de {$name}
rail-link-connects-hub = conecta con la estación de {$name}

rail-refused-no-such-node = El mapa no tiene el cruce {$node}.
rail-refused-no-such-link = El mapa no tiene el tramo {$from}-{$to}.
rail-refused-hubs-stand = Solo puedes poner tu estación al empezar la ronda.
rail-refused-hub-taken = Ahí ya está la estación de otro jugador.
rail-refused-hub-here = Tu estación ya está ahí.
rail-refused-hubs-first = Espera a todas las estaciones; luego construye.
rail-refused-no-hub = Primero pon tu estación.
rail-refused-built = Ese tramo ya está construido.
rail-refused-out-of-reach = Ese tramo aún no está conectado con tu red.
rail-refused-too-dear = Eso cuesta más de lo que te queda: {$money}.
rail-refused-connected = Ya conectaste todas tus ciudades: toca OK.
rail-refused-not-connected = Sigue construyendo: aún te faltan ciudades.
rail-refused-money-left = Gasta primero tus {$money}; luego toca OK.
rail-refused-nothing-to-skip = Solo puedes renunciar tras construir un tramo de {$money}.
rail-step-unknown = Un paso se escribe «hub 3», «link 3-17», «discard» u «ok».
rail-step-backwards = Un tramo se escribe con el número menor primero.
rail-setup-seats = Pueden jugar de {$least} a {$most}, no {$number}.
rail-setup-bank = El saldo inicial puede ser de {$money-least} a {$money-most}, no {$money}.
rail-setup-taxes = Los impuestos pueden dejar al más pobre de {$money-least} a {$money-most}, no {$money}.

rail-figure-on-city = en una ciudad
rail-figure-on-crossing = en un cruce
rail-figure-two-links = {$money} y {$money}
rail-figure-skipped = {$money}, luego {$money-skipped}
rail-figure-one-link = uno de {$money}
rail-figure-connects = {$name} conecta aquí…
rail-figure-builds-on = … y sigue desde allí
rail-figure-from-bank = {$money} + {$money-double} + {$money} del saldo
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = El tablero no tiene esa casilla.
connection-taken = Esa casilla ya tiene una piedra.
connection-crosscut = Cerrada: ahí se cruzarían dos conexiones.
connection-no-links = Solo en Quax pones tú los enlaces.
connection-not-own = Un enlace une dos piedras tuyas.
connection-marked = Ese cuadrado ya tiene un enlace.
connection-no-swap = Solo puedes cambiar en el segundo turno de la partida.
connection-no-pass = Solo puedes pasar si no tienes ninguna jugada.
connection-about = Una piedra por turno. Gana quien conecta primero sus dos bordes.
connection-variant = Juego
connection-quickway-means = Las piedras de un color se enlazan solas por las esquinas. Los enlaces no se cruzan: vale el primero.
connection-crossway-means = Las piedras de un color que se tocan por una esquina están conectadas. Las conexiones no se cruzan.
connection-quax-means = Las piedras que se tocan por una esquina solo se enlazan si gastas un turno.
connection-quadrex-means = Solo se conectan las piedras lado a lado. La casilla donde se cruzarían dos diagonales se llena sola.
connection-swap = Cambio
connection-swap-on-means = El segundo jugador puede quedarse con la primera piedra y sus bordes.
connection-swap-off-means = Cada jugador conserva sus dos bordes.
connection-prompt-quax = Toca una casilla vacía o enlaza dos piedras
connection-prompt = Toca una casilla vacía
connection-prompt-link = Toca la piedra con la que se enlazará
connection-no-link = Un enlace une piedras que se tocan por una esquina.
connection-none-to-link = No hay piedra con la que enlazar esta.
connection-turn-unknown = Una jugada se escribe «d4», «a1-b2», «swap» o «pass».
connection-link-backwards = La letra anterior se escribe primero: «a1-b2».
connection-tally = conecta tus dos bordes
connection-tally-won = bordes conectados
connection-tally-lost = paso cortado
connection-end = Dos bordes conectados

## Raindrops: choices, panels, refusals

raindrops-off-board = El tablero no tiene el punto {$at}.
raindrops-no-piece = No hay ninguna gota en {$at}.
raindrops-not-yours = La gota de {$at} no es tuya.
raindrops-other-unit = La gota de {$at} no es del grupo que mueves.
raindrops-just-placed = Acabas de poner la gota de {$at}: levanta otra.
raindrops-splits = Si levantas la gota de {$at}, el grupo se parte.
raindrops-occupied = En {$at} hay una gota tuya.
raindrops-is-capture = En {$at} está el otro color: escribe «x» para capturar.
raindrops-no-capture = En {$at} no hay nada que capturar: escribe «-» en vez de «x».
raindrops-no-slide = No llega a {$at}: una gota va en línea recta por puntos libres.
raindrops-apart = {$at} no está junto al resto del grupo.
raindrops-not-next = {$at} no es el siguiente punto de la línea.
raindrops-ended = El turno ya terminó.
raindrops-must-gain = Esta unidad puede capturar o unirse: su jugada debe hacerlo.
raindrops-must-engage = Llévala a donde pueda capturar o unirse la próxima vez.
raindrops-about = Junta tus gotas. Gana quien primero las tenga todas en una unidad.
raindrops-full = Tablero lleno, colores alternos.
raindrops-open = Las dos diagonales largas empiezan vacías.
raindrops-drop = gota
raindrops-prompt = Toca una de tus gotas
raindrops-prompt-next = Toca la próxima gota
raindrops-prompt-to = Toca adónde irá
raindrops-go-on = levanta otra gota
raindrops-turn-unknown = Una jugada se escribe paso a paso, con comas: «a5-b3,a3-c3,c2xd3».
raindrops-end = Queda una unidad
raindrops-gives = A {$who} le queda una unidad: gana {$who}
raindrops-gave = Dejaste a {$who} una unidad: gana {$who}
raindrops-why-captures = captura {$count}
raindrops-why-joins = une unidades (quedan {$count})
raindrops-tally = { $count ->
    [one] queda {$count} unidad
   *[other] quedan {$count} unidades
}

## Rapid Transit: choices, panels, refusals

transit-not-own = La ficha de {$cell} no es tuya.
transit-not-opposing = {$cell} también es tuya: elige una ficha del otro color.
transit-no-terminal = {$cell} no es una terminal: tiene al menos dos vecinas de su color.
transit-out-of-reach = Las redes de {$own} y {$other} no se tocan.
transit-still-terminal = Tras el intercambio, ambas fichas necesitan dos vecinas de su color.
transit-square = Cuatro fichas del mismo color no pueden llenar un cuadrado.
transit-must-swap = No puedes pasar: aún puedes intercambiar.
transit-about = Intercambia tus fichas con las del rival. Gana la red más grande.
transit-size-4 = 8 fichas cada uno: partida rápida
transit-size-6 = 18 fichas cada uno
transit-size-8 = 32 fichas cada uno: partida completa
transit-prompt = Toca una de tus terminales
transit-prompt-other = Toca la ficha que quieres a cambio
transit-nothing-to-swap = Esta terminal no tiene intercambio posible.
transit-end-draw = Redes iguales y ningún intercambio
transit-end-last-swap = Redes iguales: decide el último intercambio
transit-end-larger = Red más grande
transit-why-joins = une redes: {$sizes}
transit-why-cuts = divide su red de {$size}
transit-terminal = terminal
transit-turn-unknown = Una jugada se escribe «d4-e6», primero la ficha propia, o «pass».
transit-tally-leads = ganando {$own} a {$other}
transit-tally-trails = perdiendo {$own} a {$other}
transit-tally-level = empate a {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Primero pon todos los vagones; luego muévelos.
yard-all-placed = Ya están puestos todos los vagones.
yard-not-receiving = Pon vagones solo en las casillas marcadas.
yard-taken = {$cell} ya tiene un vagón.
yard-no-car = En {$cell} no hay ningún vagón.
yard-not-own = El vagón de {$cell} no es tuyo.
yard-no-train = {$lead} y {$tail} no son los extremos de un tren.
yard-no-majority = Más de la mitad de los vagones de un tren deben ser tuyos.
yard-no-way = No puede llegar de {$lead} a {$to} en una jugada.
yard-blocked = El camino de {$lead} a {$to} está bloqueado.
yard-shipping = Ningún vagón puede salir de su zona de envío ni entrar en la otra.
yard-about = Mueve vagones y trenes enteros. Gana quien primero lleve los diez a su zona.
yard-setup = Posición
yard-setup-beginner-means = Vagones de un color en columnas: hay trenes desde el principio.
yard-setup-advanced-means = Colores alternos: menos trenes al principio.
yard-setup-custom-means = Los vagones se ponen por turnos. La casilla opuesta recibe el otro color.
yard-setup-beginner = principiante
yard-setup-advanced = avanzada
yard-setup-custom = la tuya
yard-car = vagón
yard-prompt-place = Toca una casilla marcada
yard-prompt = Toca un vagón o ambos extremos de un tren
yard-prompt-first = Toca adónde irá, o el otro extremo del tren
yard-prompt-train = Toca adónde irá uno de los extremos
yard-go-on = tócala otra vez para el otro color
yard-nowhere = Ahora no puede moverse: toca otro vagón.
yard-why-ships = envía {$count}
yard-train-goes = tren de {$count}, de {$from} a {$to}
yard-end-draw = La misma posición por tercera vez
yard-end-shipped = Diez vagones enviados
yard-end-stuck = Su rival no puede mover
yard-ships-here = envío
yard-turn-unknown = Una jugada se escribe «d4-c4»; con un tren, «d4f4-c4»; al poner un vagón, «c1=r».
yard-receiving = RECEPCIÓN
yard-tally = {$count} de 10 enviados

## Games for two: panels and results of all of them

duel-standing-over = La partida terminó. El tablero está como lo dejaste.
duel-standing = En el turno {$turn}, tal como la dejaste.
duel-wins = Gana {$who}
duel-draw = Empate
duel-resign-asked = ¿Te rindes?
duel-resign-or-draw-asked = ¿Te rindes u ofreces empate?
duel-draw-offer = {$who} ofrece empate
duel-draw-offered = Ofreciste empate
duel-draw-declined = Sin empate: se sigue jugando
duel-back-offer = {$who} pide deshacer su último turno
duel-back-asked = Pediste deshacer tu turno
duel-back-declined = No se deshace: se sigue jugando
duel-draw-agreed = Empate acordado
duel-hint-coming = Buscando una buena jugada
duel-hint-marked = Mira la pista en el tablero
duel-hint-why = Pista: {$why}
duel-hint-joints = Punteado: unión segura
duel-hint-swap = Pista: toca CAMBIAR
duel-hint-pass = Pista: toca PASAR
duel-hint-none = No hay ninguna pista
duel-nobody-wins = Empate: no gana nadie
duel-result-resigned = {$result} · {$who} se rindió
duel-result-time = {$result} · {$who}, sin tiempo
duel-result-why = {$result} · {$why}
duel-waiting = Esperando a {$who}
duel-starts = Empieza {$who}
duel-starts-drawn = Empieza {$who} (por sorteo)
duel-you-are = Eres {$who} · {$tally}
duel-score = Marcador {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = En cabeza: {$who}, por {$by}
duel-computer-moves = La máquina mueve
duel-swap-ok = La piedra y sus bordes serán tuyos: toca OK
duel-pass-ok = Toca OK para pasar
duel-ok-or-undo = Toca OK o DESHACER
duel-gives = Esto acaba la partida: gana {$who}
duel-ok-or = Toca OK, o {$or}
duel-must-pass = No puedes mover: toca PASAR
duel-has-swapped = {$other} tomó tu piedra y tus bordes. {$prompt}
duel-edges-sides = Tus bordes: izquierda y derecha
duel-edges-ends = Tus bordes: cercano y lejano
duel-edges-upright = Tus bordes: arriba y abajo
duel-has-swapped-edges = {$other} tomó tu piedra. {$edges}
duel-took-edges = La piedra es tuya. {$edges}
duel-has-passed = {$other} pasó. {$prompt}
duel-or-swap = {$prompt}, o CAMBIAR
duel-resign = RENDIRSE
duel-offer-draw = ¿EMPATE?
duel-draw-accept = ACEPTAR
duel-draw-decline = SEGUIR
duel-back-allow = PERMITIR
duel-swap = CAMBIAR
duel-pass = PASAR
duel-told-undone = {$who} lo deshace.
duel-told-taken-back = {$who} deshace el último turno.
duel-told-touched = {$who} toca {$cells}.
duel-told-press-ok = Pulsa OK o Deshacer
duel-told-touched-then = {$who} toca {$touched}. {$then}.
duel-told-swap = {$who} quiere cambiar.
duel-told-swap-ok = {$who} quiere cambiar. Pulsa OK.
duel-told-pass = {$who} quiere pasar.
duel-told-pass-ok = {$who} quiere pasar. Pulsa OK.
duel-told-swapped = {$who} se quedó con la piedra y sus bordes.
duel-told-passed = {$who} pasó.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} se rindió.
duel-out-of-time = A {$who} se le acabó el tiempo.
clock-minutes = { $count ->
    [one] {$count} minuto
   *[other] {$count} minutos
}
clock-sand-glass = reloj de arena, 30 segundos por turno, solo un aviso
clock-sand-is-through = Se acabó el tiempo: te toca mover
clock-chip = {$who} {$time}
mirror-clock = Tiempo restante: {$time}.

## The lobby

lobby-remove-a-computer = {$title} es para dos: toca QUITAR junto a una máquina.
lobby-too-many = { $count ->
    [one] {$title} es para dos: por favor, que alguien toque SALIR.
    [2] {$title} es para dos: por favor, que dos toquen SALIR.
    [3] {$title} es para dos: por favor, que tres toquen SALIR.
   *[other] {$title} es para dos: por favor, que cuatro toquen SALIR.
}
lobby-nobody = Al menos una persona debe tocar UNIRSE.
lobby-one-more = Falta un jugador o una máquina.
lobby-two-can-play = Toca UNIRSE en tu sitio. Juegan dos.
lobby-two-to-six-can-play = Toca UNIRSE en tu sitio. Juegan de dos a seis.
lobby-map-missing = Este mapa no se cargó. Tócalo otra vez o elige otro.
lobby-map-loading = Cargando el mapa…
lobby-start = EMPEZAR
lobby-try-it = PROBAR
lobby-quick = CORTA
lobby-normal = NORMAL
lobby-long = LARGA
lobby-join = UNIRSE
lobby-computer = MÁQUINA
lobby-leave = SALIR
lobby-remove = QUITAR
lobby-newcomer = NOVATO
lobby-learner = APRENDIZ
lobby-easy = FÁCIL
lobby-medium = MEDIO
lobby-hard = DIFÍCIL
lobby-master = MAESTRO
lobby-even = ADAPTABLE
lobby-someone-here = JUGADOR AQUÍ
lobby-friend = AMIGO POR ENLACE
lobby-add-player = + JUGADOR
lobby-row-map = Mapa
lobby-row-players = Juegan
lobby-row-against = Contra
lobby-row-begins = Empieza
lobby-drawn = sorteo
lobby-row-clock = Reloj
lobby-row-times = Cada uno
clock-increment = +{$seconds} s por turno
lobby-ahead = VENTAJA
connection-ahead = Piedras +{$count}
transit-ahead = Cambios +{$count}
yard-ahead = Enviados +{$count}
lobby-for-players = { $count ->
    [one] {$count} jugador
   *[other] {$count} jugadores
}
lobby-for-players-between = {$least}–{$most} jugadores
lobby-nobody-yet = Aún no se ha unido nadie
lobby-joined = { $count ->
    [one] {$count} jugador en la mesa
   *[other] {$count} jugadores en la mesa
}
lobby-people-and-computers = { $people ->
    [one] {$people} persona
   *[other] {$people} personas
} y { $computers ->
    [one] {$computers} máquina
   *[other] {$computers} máquinas
}
lobby-ready = ¿Todo listo? Toca EMPEZAR en el centro.
lobby-start-chosen = Toca EMPEZAR. Empieza {$who}.
lobby-start-full = La mesa está llena. Toca EMPEZAR.
lobby-start-or-wait = Toca EMPEZAR, o espera a más jugadores.
lobby-map-easiest = más fácil
lobby-map-standard = estándar
lobby-map-hardest = más difícil
lobby-map-coming = cargando…
lobby-maps-from-to = Mapas {$from} a {$to} de {$count}
workshop-hint = Toca un país o mueve el mundo hasta que tu región llene el marco.
workshop-make = CREAR MAPA
workshop-making = Creando tu mapa: {$percent}
workshop-takes = Tarda hasta un minuto.
workshop-cancel = CANCELAR
workshop-change-frame = CAMBIAR MARCO
workshop-play = JUGAR
workshop-uneven = En este mapa la suerte pesa más. Otro mapa o un marco mayor puede ser más justo.
workshop-small = Es demasiado pequeño: muestra al menos 300 km.
workshop-pole = Demasiado cerca de un polo para 35 ciudades. Aléjate.
workshop-world = Mapa del mundo. En el marco: {$frame}. Las flechas lo mueven, + y − acercan o alejan.
workshop-frame-told = {$south}, {$west} a {$north}, {$east}
workshop-north = {$degrees}° norte
workshop-south = {$degrees}° sur
workshop-east = {$degrees}° este
workshop-west = {$degrees}° oeste
workshop-name-back = Nombre anterior del mapa
workshop-name-next = Nombre siguiente del mapa
workshop-remark = donde sea

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Océano Atlántico
map-pacific-ocean = Océano Pacífico
map-indian-ocean = Océano Índico
map-north-sea = Mar del Norte
map-baltic-sea = Mar Báltico
map-mediterranean-sea = Mar Mediterráneo
map-black-sea = Mar Negro
map-arabian-sea = Mar Arábigo
map-bay-of-bengal = Golfo de Bengala
map-south-china-sea = Mar de China Meridional
map-sea-of-japan = Mar del Japón
map-gulf-of-mexico = Golfo de México
map-adriatic-sea = Mar Adriático
map-caucasus = Cáucaso
map-himalaya = Himalaya
map-tibet = Tíbet
map-sahara = Sahara
map-canada = Canadá
map-mexico = México
map-tyrrhenian-sea = Mar Tirreno
map-ligurian-sea = Mar de Liguria
map-ukraine = Ucrania
map-england = Inglaterra

## The map Italy: its name, its regions, its cities

map-italy = Italia
region-northwest = Noroeste
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Rávena
city-rimini = Rímini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Nápoles
city-potenza = Potenza
city-salerno = Salerno
city-catanzaro = Catanzaro
city-cosenza = Cosenza
city-crotone = Crotona
city-lecce = Lecce
city-nuoro = Nuoro
city-olbia = Olbia
city-taranto = Tarento
city-bolzano = Bolzano
city-cuneo = Cúneo
city-lugano = Lugano
city-nice = Niza
city-trento = Trento
city-florence = Florencia
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = África
region-northeast = Noreste
map-gulf-of-guinea = Golfo de Guinea
map-arabia = Arabia
city-antananarivo = Antananarivo
city-cape-town = Ciudad del Cabo
city-maputo = Maputo
city-port-elizabeth = Puerto Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abiyán
city-algiers = Argel
city-casablanca = Casablanca
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = El Aaiún
city-nouadhibou = Nuadibú
city-kano = Kano
city-lagos = Lagos
city-n-djamena = Yamena
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Tombuctú
city-tunis = Túnez
city-abu-simbel = Abu Simbel
city-addis-ababa = Adís Abeba
city-asmara = Asmara
city-benghazi = Bengasi
city-cairo = El Cairo
city-khartoum = Jartum
city-tripoli = Trípoli
city-harare = Harare
city-juba = Yuba
city-kigali = Kigali
city-kinshasa = Kinsasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = América del Sur
map-caribbean-sea = Mar Caribe
map-sargasso-sea = Mar de los Sargazos
city-bogota = Bogotá
city-caracas = Caracas
city-cuenca = Cuenca
city-medellin = Medellín
city-iquitos = Iquitos
city-piura = Piura
city-quito = Quito
city-belem = Belém
city-cayenne = Cayena
city-fortaleza = Fortaleza
city-georgetown = Georgetown
city-macapa = Macapá
city-manaus = Manaos
city-paramaribo = Paramaribo
city-brasilia = Brasilia
city-belo-horizonte = Belo Horizonte
city-recife = Recife
city-rio-de-janeiro = Río de Janeiro
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

map-british-isles = Islas Británicas
region-ireland = Irlanda
region-highlands = Tierras Altas
map-irish-sea = Mar de Irlanda
map-celtic-sea = Mar Céltico
map-english-channel = Canal de la Mancha
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

map-world = Mundo
region-america = América
region-pacific = Pacífico
map-southern-ocean = Océano Antártico
city-santo-domingo = Santo Domingo
city-houston = Houston
city-winnipeg = Winnipeg
city-reykjavik = Reikiavik
city-sydney = Sídney
city-magadan = Magadán
city-perth = Perth
city-port-moresby = Port Moresby
city-cairns = Cairns
city-manila = Manila

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = Escandinavia
map-norwegian-sea = Mar de Noruega
map-russia = Rusia
map-poland = Polonia
map-germany = Alemania
map-barents-sea = Mar de Barents
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Pskov
city-tallinn = Tallin
city-tartu = Tartu
city-klaipeda = Klaipeda
city-gothenburg = Gotemburgo
city-kaliningrad = Kaliningrado
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

map-japan = Japón
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Mar de Filipinas
map-east-china-sea = Mar de China Oriental
city-fukuoka = Fukuoka
city-kagoshima = Kagoshima
city-kumamoto = Kumamoto
city-miyazaki = Miyazaki
city-nagasaki = Nagasaki
city-oita = Oita
city-sasebo = Sasebo
city-hiroshima = Hiroshima
city-kochi = Kochi
city-kyoto = Kioto
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
map-laccadive-sea = Mar de Laquedivas
map-andaman-sea = Mar de Andamán
map-indochina = Indochina
city-cochin = Cochín
city-colombo = Colombo
city-hubli = Hubli
city-jaffna = Jaffna
city-kandy = Kandy
city-madurai = Madurai
city-trichy = Trichy
city-bengaluru = Bangalore
city-puri = Puri
city-ranchi = Ranchi
city-varanasi = Benarés
city-visakhapatnam = Visakhapatnam
city-jodhpur = Jodhpur
city-lahore = Lahore
city-multan = Multán
city-shimla = Shimla
city-srinagar = Srinagar
city-ahmedabad = Ahmedabad
city-bhopal = Bhopal
city-goa = Goa
city-indore = Indore
city-jaipur = Jaipur
city-surat = Surat
city-comilla = Comilla
city-dhaka = Daca
city-guwahati = Guwahati
city-kathmandu = Katmandú
city-shigatse = Shigatse
city-thimphu = Timbu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Cargando las reglas…
sheet-share-nothing-yet = Podrás compartir tras la primera ronda. Hasta entonces, las ciudades son secretas.
sheet-back = ATRÁS
sheet-next = SIGUIENTE
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = PROBAR
sheet-share = Compartir esta partida
sheet-share-copy = COPIAR ENLACE
sheet-share-hands = INCLUIR RONDA, SI TODOS ACEPTAN
sheet-share-put-in = El enlace incluye las ciudades secretas de todos en esta ronda.
sheet-share-left-out = El enlace no incluye la ronda actual.
sheet-share-copied = Enlace copiado.
sheet-share-not-copied = Este navegador no permite copiar.
sheet-share-only-here = Esta página solo se abre en este equipo; por eso no hay código que escanear.
sheet-share-too-long = Esta partida es demasiado larga para un código: copia el enlace.
sheet-share-picture-there = Allí puedes guardar una imagen del resultado.
sheet-picture = Una imagen de recuerdo
sheet-picture-about = La posición final, el resultado de todos y la fecha de hoy.
sheet-picture-open = IMAGEN
sheet-picture-png = GUARDAR COMO FOTO (PNG)
sheet-picture-svg = GUARDAR PARA IMPRIMIR (SVG)
sheet-picture-turns = Turnos: {$count}
sheet-picture-round = Ronda {$round}
sheet-picture-connected = Todo conectado: {$names}
sheet-share-scan = Escanéalo con un teléfono para abrir allí esta partida.
sheet-my-game = MI PARTIDA
sheet-lobby = JUEGOS
sheet-your-turn = Tu turno
sheet-computer = Máquina · {$strength}
sheet-computer-thinks = La máquina está pensando
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Aquí

## The operator: the PIN and the panel

operator-pins-differ = Los dos PIN no coinciden. Elige un PIN otra vez.
operator-wrong-pin = PIN incorrecto.
operator-nothing-is-saved = No se puede guardar: esta partida se perdería.
operator-storage-low = Casi no queda espacio para guardar: {$room} MB.
operator-tap-to-play = TOCA Y JUEGA
operator-tap-the-table = Toca la mesa para seguir.
operator-closes-in = Cierre en {$time}
operator-closed = Esta mesa está cerrada.
operator-pin = PIN del responsable
operator-pin-new = Elige un PIN
operator-pin-again = Repite el PIN
operator-pin-rule = De {$least} a {$most} cifras. Guárdalo en secreto.
operator-pin-waits = Demasiados PIN incorrectos. Espera {$count} s.
operator-pin-asks = Comprobando el PIN…
operator-pin-silent = El servidor no responde: no se puede comprobar el PIN. Prueba otra vez.
operator-pin-unset = Aún no hay PIN. Fíjalo en este equipo: {$command}
operator-locked = Bloqueado: no se pueden leer los ajustes.
operator-pin-erase = BORRAR
operator-panel = Responsable
operator-kiosk-on = QUIOSCO: SÍ
operator-kiosk-off = QUIOSCO: NO
operator-offers = Juegos disponibles
operator-start = Partidas nuevas con
operator-start-heard = música: {$music}, sonidos: {$sounds}
operator-start-game = {$game}, {$map}, saldo {$bank}, impuestos {$taxes}
operator-use-lobby = USAR ESTOS AJUSTES
operator-change-pin = CAMBIAR PIN
operator-export = EXPORTAR DATOS
operator-import = IMPORTAR DATOS
operator-delete-saves = BORRAR TODAS LAS PARTIDAS
operator-delete-all = BORRAR TODO
operator-delete-saves-means = Se borrarán todas las partidas guardadas, también las apartadas.
operator-delete-all-means = Se borrarán todas las partidas guardadas, todos los ajustes y el PIN.
operator-set-by-file = fijado en el archivo de ajustes
operator-file-sets = Lo que está en gris viene del archivo de ajustes del servidor.
operator-file-garbled = El archivo de ajustes del servidor no se puede leer y se ignora.
operator-faults = Errores desde el arranque
operator-foreign-faults = Errores de otros programas en este navegador, como extensiones: {$number}
operator-keep-them = NO BORRAR
operator-yes-delete = BORRAR

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Acercar
mirror-zoom-out = Alejar
mirror-zoom-whole = Mostrar todo el tablero
mirror-unfold = Mostrar todo el panel
mirror-fold = Mostrar más tablero
mirror-sheet-rotate = Girar esta hoja hacia el siguiente lado de la mesa
mirror-lobby-rotate = Girar el centro de la mesa
mirror-hint-coming = La pista está en camino
mirror-lens = Lupa
mirror-discard = −$1, renunciar al último dólar
mirror-let-computer = Dejar que la máquina juegue otra vez
mirror-replay = Repetición
mirror-seek-start = Al principio
mirror-seek-back = Atrás
mirror-seek-next = Siguiente
mirror-seek-end = Al final
mirror-timeline = Posición en la repetición
mirror-close-open = Cerrar
mirror-settings = Ajustes
mirror-languages = Idioma: {$name}
mirror-podium = Ocultar el podio
mirror-taxes = Ocultar el aviso de impuestos
mirror-another-map = Jugar otra vez en otro mapa: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} de {$stops}
mirror-rules-of = Reglas de {$title}
mirror-table = Mesa
mirror-lobby = La próxima partida
mirror-ready = Todo listo: pulsa Empezar.
mirror-nobody = vacío
mirror-sits-here = {$colour} juega en este dispositivo.
mirror-computer-at = {$colour}, máquina, {$strength}
mirror-place = Sitio {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Máquina, {$strength}.
mirror-cell-next = disponible
mirror-cell-hint = pista
mirror-cell-last = último turno
mirror-cell-taken-from = captura aquí
mirror-cell-filled = se llenó sola
mirror-cell-refused = no permitida
mirror-stands = {$who}: {$what}.
mirror-empty = vacías: {$count}
mirror-nothing-yet = Nada todavía.
mirror-has-nothing = {$who} aún no tiene nada aquí.
mirror-here = {$what}.
mirror-place-hub = Pon tu estación aquí.
mirror-walk-map = Las flechas siguen los tramos, las letras van a las ciudades, Intro construye y ? muestra las teclas.
mirror-walk-board = Las flechas van de casilla en casilla, Intro elige, 1 a 5 informan y ? muestra las teclas.
mirror-build = Construir hasta {$end}, {$money}
mirror-build-which = Construir hasta {$end}, {$money}; {$about}
mirror-go = Ir hasta {$end}
mirror-go-which = Ir hasta {$end}; {$about}
mirror-type-a-move = Escribir una jugada de {$who}
mirror-type-example = Por ejemplo, {$line}
mirror-crossing = el cruce {$number}
mirror-crossing-north = el cruce {$number} (al norte de {$city})
mirror-crossing-northeast = el cruce {$number} (al noreste de {$city})
mirror-crossing-east = el cruce {$number} (al este de {$city})
mirror-crossing-southeast = el cruce {$number} (al sureste de {$city})
mirror-crossing-south = el cruce {$number} (al sur de {$city})
mirror-crossing-southwest = el cruce {$number} (al suroeste de {$city})
mirror-crossing-west = el cruce {$number} (al oeste de {$city})
mirror-crossing-northwest = el cruce {$number} (al noroeste de {$city})
mirror-demonstration = Esto es una demostración.
mirror-press-to-begin = Pulsa cualquier tecla para empezar.
mirror-countdown = Pulsa cualquier tecla para continuar ({$count} s).
mirror-still-playing = ¿Sigues ahí?
mirror-please-read = Lee esto, por favor
mirror-vote = Una votación
mirror-vote-all = Todos tienen que estar de acuerdo.
mirror-page = Página {$page} de {$pages} sobre {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = No es una partida de Roundhouse.
fault-text = No es una partida de Roundhouse, o le falta una parte.
fault-too-long = Es demasiado largo para ser una partida.
fault-older = Se creó con una versión anterior de Roundhouse y ya no se puede abrir.
fault-newer = Se creó con una versión más nueva de Roundhouse y aquí no se puede abrir.
fault-length = Le falta una parte.
fault-language = {$language} no está disponible. {$why}
fault-damaged = Los datos están dañados.
fault-no-such-game = Este juego no está disponible aquí.
fault-other-game = Es un juego distinto.
fault-no-such-map = Su mapa no está disponible aquí.
fault-other-map = Su mapa cambió desde que se jugó.
fault-rules = Contiene una jugada que las reglas no permiten.
fault-unwritable-start = Esta partida no se puede guardar.
fault-unwritable-move = Esta partida no se puede guardar: una de sus jugadas no se puede anotar.
fault-unwritable-too-long = Esta partida es demasiado larga para guardarla.
fault-found-late = Apareció una partida anterior. Puedes continuarla después de esta.
fault-second-copy = Una partida guardada estaba dañada, pero su segunda copia está intacta.
fault-put-aside = No se puede abrir una partida guardada. {$why} Queda apartada.
fault-go-on-playing = {$why} Puedes seguir jugando.
fault-file-foreign = Este archivo no contiene partidas de Roundhouse.
fault-file-without-game = Este archivo no contiene ninguna partida.
fault-file-game = No se puede abrir la partida de este archivo. {$why}
fault-query = Este enlace pide {$key} {$value}. {$offered}
fault-query-not-offered = Eso no está disponible aquí.
fault-query-offers = {$title} ofrece {$values}.
fault-rules-damaged = El archivo de reglas está dañado.
fault-link = No se puede abrir este enlace. {$why} Cópialo otra vez, por favor.
fault-map-version = El mapa tiene la versión {$found}; este programa lee la versión {$known}.
fault-map-too-large = El mapa es demasiado grande.
fault-map-too-many-nodes = El mapa tiene demasiados cruces: {$count}.
fault-map-other = El archivo de mapa de {$map} contiene otro mapa.
own-map-title = Tu propio mapa
own-map-newer = Este mapa es de una versión más reciente de la página. Vuelve a cargarla.
own-map-little-land = Aquí hay muy poca tierra para un mapa. Muestra más tierra y menos mar.
own-map-few-towns = Aquí hay muy pocas ciudades lo bastante separadas. Muestra una parte mayor del mundo, o una con más ciudades.
own-map-torn-land = Aquí la tierra está demasiado dividida para un ferrocarril. Muestra más tierra de una pieza.
own-map-failed = No se pudo hacer el mapa. Comprueba la conexión e inténtalo de nuevo.
fault-map-place = Un cruce del mapa no tiene una posición válida.
fault-map-link-end = El tramo {$number} del mapa lleva al cruce {$node}, que no existe.
fault-map-link = El tramo {$number} del mapa (de {$from} a {$to} por {$money}) no está permitido.
fault-map-regions = El mapa tiene {$count} regiones en lugar de {$wanted}.
fault-map-city-region = La ciudad {$city} está en una región que no existe.
fault-map-city-node = La ciudad {$city} está en el cruce {$node}, que no existe.
fault-map-city-city = La ciudad {$city} está encima de otra ciudad.
fault-map-region = La región {$region} tiene {$cities} ciudades, {$ringed} de ellas con aro, en lugar de {$wanted} y {$wanted-ringed}.
fault-map-unreached = Ningún tramo del mapa lleva al cruce {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = El archivo de reglas {$name}
web-map-file = El archivo de mapa {$name}
web-words-file = El archivo de idioma {$name}
web-words-damaged = El archivo de idioma {$name} está dañado.
web-file-missing = {$what} no se pudo cargar (error {$number}).
web-file-silent = {$what} no se cargó. Comprueba la conexión.
web-map-too-long = El archivo de mapa {$name} es demasiado largo.
web-map-damaged = El archivo de mapa {$name} está incompleto o dañado.
web-map-foreign = El archivo de mapa {$name} no es un mapa.
web-no-picture = Este navegador no puede guardar la imagen.
web-no-export = Este navegador no puede exportar partidas guardadas.
web-no-import = Este navegador no puede abrir archivos aquí.
web-file-unreadable = No se puede leer este archivo.
web-storage-refused = Este navegador no puede guardar la partida (falta espacio o es una ventana privada). Sigue jugando, pero no cierres la página.
web-storage-healed = Los datos guardados en este navegador estaban dañados y se borraron. Las partidas se guardan otra vez.
web-storage-silent = Este navegador no está guardando la partida. Sigue jugando, pero no cierres la página, o podría perderse.
web-storage-elsewhere = Ya está abierto en otra ventana. Esta partida no se guardará hasta que cierres esa ventana.
web-storage-slow = Se guarda despacio. Sigue jugando; si se va la luz, podría faltar el último turno.
web-computer-missing = La máquina no se cargó o falló.
web-computer-silent = La máquina no respondió.

## The page itself, while there is no program

page-loading = Cargando Roundhouse…
page-file = Abre Roundhouse desde un servidor web, no como archivo. (Desarrollo: cargo xtask play)
page-too-old = Este navegador es demasiado antiguo para Roundhouse. Usa una versión actual de Chrome.
page-again = Un momento: Roundhouse se está reiniciando.
page-failed = Roundhouse se reinició tres veces y no pudo seguir. Toca la pantalla para intentarlo otra vez.
page-failed-kiosk = Roundhouse se reinició tres veces y no pudo seguir. Lo intentará otra vez en un minuto; o toca ya la pantalla.
page-missing = No hay ninguna página en esta dirección.
page-open = Abrir Roundhouse
mirror-said = Historial de la partida
mirror-own = Tu sitio

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = CERRAR
over-language = Idioma
over-hints-on = PISTAS: SÍ
over-hints-off = PISTAS: NO
coach-leave = CERRAR LA GUÍA
setting-coach = Guía
over-coach-on = GUÍA: SÍ
over-coach-off = GUÍA: NO
seat-leave-asked = ¿Salir de la partida?
seat-leave-tells = Una máquina jugará en tu sitio.
seat-leave = SALIR
seat-stay = QUEDARSE
seat-take-over = JUGAR AQUÍ
seat-nudge = ¿Sigues ahí? Te toca.
seat-away-tells = Una máquina puede jugar por ti.
seat-away-computer = JUEGA LA MÁQUINA
seat-away-here = ESTOY AQUÍ
seat-take-over-asked = ¿Jugar aquí?
seat-take-over-tells = Tú sigues en lugar de la máquina.
seat-take-over-no = NO
mirror-leave-seat = Salir de la partida
setting-motion = Animaciones
setting-contrast = Contraste
setting-text = Tamaño del texto
over-motion-on = ANIMACIONES: SÍ
over-motion-off = ANIMACIONES: NO
over-contrast-high = CONTRASTE: ALTO
over-contrast-auto = CONTRASTE: AUTO
setting-names = Los nombres giran hacia quien lee
over-names-turn = NOMBRES: GIRAN
over-names-stay = NOMBRES: FIJOS
coach-rail-cities = Tapa el panel y toca VER CIUDADES: verás tus ciudades secretas.
coach-rail-cities-own = Tienes ciudades secretas que conectar. Míralas sin que nadie más las vea.
coach-rail-hub = Pon tu estación: toca el mapa cerca de casi todas tus ciudades. Tu vía sale de ahí.
coach-rail-build = Toca tramos discontinuos. En cada turno son gratis dos simples o uno doble.
coach-rail-left = Te queda {$money}: construye otro tramo simple, o toca −$1 para renunciar.
coach-rail-joined = Tu red ya está conectada con {$names}. Desde ahora es de todos.
coach-rail-pay = Alguien ya conectó todas sus ciudades. Conecta las tuyas: ahora paga tu saldo.
coach-rail-known = Eso es todo el juego. Ahora, una partida real.
coach-rail-tasks = Tareas hechas: {$done} de {$all}
coach-swap = Empezar ayuda: toca CAMBIAR para tomar esa piedra y sus bordes, o pon la tuya.
exercise-title = Ejercicio {$number} de {$all}
exercise-next = SIGUIENTE
exercise-skip = OMITIR
exercise-missed = Se puede jugar, pero no es este ejercicio. Prueba otra vez o toca PISTA.
connection-lesson-aim = Toca una casilla vacía. Conecta tus dos bordes con una cadena sin cortes y ganas.
connection-lesson-quickway = Tus piedras se enlazan solas por la esquina, si no cruza ya otro enlace.
connection-lesson-crossway = Tus piedras se conectan también por la esquina. Dos conexiones nunca se cruzan.
connection-lesson-quax = Para conectar dos piedras que se tocan por la esquina, toca las dos. Gasta tu turno.
connection-lesson-quadrex = Solo se conectan lado a lado. La última casilla de un cuadrado puede llenarse sola.
raindrops-lesson-aim = Toca una gota y luego adónde irá. Junta todas tus gotas en una unidad y ganas.
raindrops-lesson-capture = Desliza una gota sobre otra del otro color y capturas toda su unidad.
raindrops-lesson-group = Un grupo va gota a gota: levanta una y ponla junto a las demás, en la línea.
transit-lesson-aim = Toca una terminal tuya (aro hueco) y una ficha del otro color para cambiarlas.
transit-lesson-networks = Las fichas de un color lado a lado son una red. Al final gana la más grande.
transit-lesson-swaps = Ambas deben acabar junto a dos de su color. Nunca cuatro iguales en cuadrado.
yard-lesson-aim = Toca un vagón y luego adónde irá. Lleva los diez al lado de tu color.
yard-lesson-train = Una fila de vagones, la mayoría tuyos, es un tren: toca sus extremos y adónde va.
yard-lesson-areas = Ningún vagón entra en la zona de envío del otro color ni sale de la suya.
connection-do-corner = Rodea la piedra que te estorba: pon una que toque ambos extremos por la esquina.
connection-do-gap = Hay dos caminos para rodear la piedra, pero uno está cortado. Toma el otro.
connection-do-link = Tu cadena solo se toca por una esquina. Toca esas dos piedras para enlazarlas.
connection-do-fill = No llenes el hueco: pon una piedra a su izquierda o derecha y se llenará solo.
connection-do-swap = Tu rival empezó en el centro. Toma esa piedra: toca CAMBIAR y luego OK.
connection-did-connect = Conectaste los dos bordes de tu color. ¡Ganaste!
connection-did-gap = Las conexiones nunca se cruzan: vale la primera.
connection-did-swap = La primera piedra y sus bordes ya son tuyos. Ahora mueve tu rival.
raindrops-do-walk = Sube por la columna: pasa la gota de atrás adelante, y otra vez, hasta capturar.
raindrops-do-spare = Si capturas aquí, tu rival tendrá una sola unidad y gana. Mejor mueve tu otra gota.
raindrops-did-join = Todas tus gotas son una sola unidad. ¡Ganaste!
raindrops-did-capture = La capturaste entera. Si mueves una unidad que puede capturar o unirse, debe hacerlo.
raindrops-did-group = Tu grupo se unió a otra unidad. Eso termina el turno, y aquí además ganas.
raindrops-did-walk = Un grupo avanza gota a gota y nunca se separa. Al capturar o unirse termina el turno.
raindrops-did-spare = Tras cada turno, quien tenga una sola unidad gana, aunque no haya movido.
transit-do-join = Encuentra el intercambio que junta tus ocho fichas.
transit-do-far = Los intercambios llegan lejos: cambia una terminal por una ficha que no esté al lado.
transit-do-pass = Tu rival pasó. Tú tampoco puedes intercambiar: toca PASAR y luego OK.
transit-did-far = Puedes cambiar por cualquier ficha de una red que toque la red de tu terminal.
transit-did-pass = Dos pases seguidos terminan la partida: gana la red más grande.
yard-do-ship = Mueve un vagón a tu zona de envío, en el lado del tablero de tu color.
yard-do-last = Nueve de tus vagones ya llegaron. Lleva el décimo.
yard-did-car = Un vagón va recto sobre casillas vacías hasta donde quieras, o un paso en diagonal.
yard-did-train = Un extremo va delante, recto o hacia un lado. Los demás siguen su rastro.
yard-did-last = Tus diez vagones llegaron. ¡Ganaste!
rail-ready = LISTO
rail-prompt-ready = Listo. Esperando a {$names}
rail-prompt-taxes = {$ended}; impuestos {$money}
over-table-layout = MODO MESA
over-own-screen = MODO PERSONAL
over-to-lobby = OTROS JUEGOS
over-end-game = ACABAR PARTIDA
over-new-game = NUEVA PARTIDA
over-full-screen = PANTALLA COMPLETA
over-full-screen-exit = VER EN VENTANA
over-rules = REGLAS
over-share = COMPARTIR
over-update = ACTUALIZAR
over-holds = Los cambios valen desde la próxima partida.
over-inches = Diagonal. Ayuda a ignorar las palmas.

over-new-game-asked = ¿Empezar otra partida?
over-new-game-means = Esta partida acaba y los mismos jugadores empiezan otra.
over-keep-playing = SEGUIR JUGANDO
over-end-game-asked = ¿Acabar esta partida?
over-end-game-means = Esta partida acaba y vuelves a la pantalla de inicio.
over-forget-means = La partida sin terminar se perderá.
over-delete-it = BORRARLA
over-keep-it = GUARDARLA

over-share-hands-asked = ¿Incluir las ciudades secretas de todos?
over-share-them = COMPARTIRLAS
over-play-again-asked = ¿Jugar otra vez?
over-play-again = JUGAR OTRA VEZ
over-real-game = PARTIDA REAL
over-another-map-asked = ¿Otro mapa: {$map}?
over-lobby-asked = ¿Elegir otro juego?
over-another-map = OTRO MAPA
over-no = NO
over-vote-waits = Tú aceptas. Esperando a {$names}
over-vote-no = {$who} dijo que no

over-keys = Teclas
over-key-tab = Tab, Mayús+Tab
over-key-tab-does = Botón siguiente o anterior
over-key-arrows = Flechas
over-key-arrows-do = Moverse: botones, casillas, tramos, deslizadores
over-key-enter = Intro, Espacio
over-key-enter-does = Pulsar el botón
over-key-escape = Escape
over-key-escape-does = Cerrar
over-key-letters = Letras
over-key-letters-do = En el mapa: ir a la ciudad con esas letras
over-key-ok = Ctrl+Intro
over-key-ok-does = OK
over-key-undo = Retroceso
over-key-undo-does = Deshacer
over-key-ask-does = En el tablero: último turno, cómo va
over-key-next-does = Siguiente mío, siguiente de otros
over-key-around-does = Qué hay alrededor
over-key-zoom-does = Acercar o alejar
over-key-move = Fin
over-key-move-does = Escribir una jugada
over-key-board = Inicio
over-key-board-does = Ir al tablero o al mapa
over-key-list-does = Esta lista

over-play-from-here = JUGAR DESDE AQUÍ
over-back-to-my-game = VOLVER A MI PARTIDA
over-stop-beginning = Principio de la partida
over-stop-turn = Turno {$turn} de {$turns}
over-play-on-asked = ¿Jugar desde aquí?
over-play-on-ends-game = Esta partida sustituirá a la de la mesa.
over-play-on-loses-save = Esta partida sustituirá a tu partida guardada.
over-play = JUGAR
over-keep-watching = SEGUIR MIRANDO

over-unfinished = Partida sin terminar
over-continue = CONTINUAR
over-map-loading = Cargando su mapa…
over-map-again = {$why} Toca CONTINUAR para intentarlo otra vez.
over-tap-to-continue = TOCA PARA CONTINUAR

## Phones, far seats and watchers

refused-cut-off = No hay conexión con la mesa. Inténtalo otra vez en un momento.
fault-seat-link = Este enlace a un sitio de la mesa está incompleto. Escanéalo o cópialo otra vez, por favor.
fault-seat-view = Esta página no puede mostrar la partida de la mesa. Vuelve a cargar la página.

room-phone = En tu teléfono
room-far = Jugar a distancia
room-scan-cities = Escanea el código con tu teléfono y verás allí tus ciudades.
room-scan-board = Escanea el código con tu teléfono para jugar allí.
room-send = Envía este enlace a una sola persona: le da este sitio.
room-until = Hasta entonces juega aquí la máquina.
room-type = O escribe en tu teléfono:
room-phone-holds = Juegas aquí con tu teléfono. También puedes jugar en la mesa.
room-phone-away = Tu teléfono no responde. Juega aquí o desbloquéalo.
room-far-nobody = Nadie ha abierto aún el enlace.
room-left = {$colour} se ha ido.
friend-waits = La partida empieza cuando estén todos.
friend-you = tú
friend-here = aquí
friend-not-yet = aún no está
friend-is-here = {$colour} está aquí. Empieza la partida.
room-far-holds = Alguien juega aquí a distancia.
room-far-away = A distancia, sin conexión
room-asks = Otro teléfono quiere este sitio. ¿Es el tuyo?
room-asks-far = Otra persona abrió el enlace de este sitio. ¿La dejas entrar?
room-allow = PERMITIR
room-refuse = RECHAZAR
room-show-here = VER AQUÍ
room-withdraw = ANULAR ENLACE
room-copy = COPIAR
room-copied = Copiado. Pega el enlace en un mensaje.
room-not-copied = No se pudo copiar: escanea el código.
room-host-full = El servidor está lleno ahora. Inténtalo más tarde.
room-invite = INVITAR
room-far-thinks = A distancia, lleva {$count} s pensando
room-far-waits = A distancia
room-computer-plays = PONER MÁQUINA
room-give-back = DEVOLVER SITIO
room-invite-title = Invitar
room-watch = MIRAR
room-watch-means = Quien tenga este enlace puede mirar, pero no jugar.
room-watchers = { $count ->
    [0] Nadie está mirando.
    [one] {$count} persona está mirando.
   *[other] {$count} personas están mirando.
}

member-looking = Buscando la mesa…
member-no-host = Sin conexión. Intentándolo otra vez…
member-no-table = La otra pantalla no responde. Quédate aquí: esta página se reconecta sola.
member-asking = Alguien ya tiene este sitio. Para ocuparlo tú, toca PERMITIR en la mesa.
member-waits = Eres {$colour}. Espera a que empiece la partida.
member-watches = Estás mirando. Espera a que empiece la partida.
member-refused = En la mesa rechazaron tu petición.
member-elsewhere = Ahora otro teléfono tiene este sitio.
member-closed = Este sitio volvió a la mesa.
member-left = Has dejado tu sitio. Puedes volver mientras nadie lo ocupe.
member-void = Este enlace ya no sirve. Escanea otra vez el código en la mesa.
member-version = La mesa tiene otra versión. Vuelve a cargar esta página.
member-again = REINTENTAR
member-return = VOLVER
member-leave-tells = Tu sitio quedará libre. El mismo enlace te devuelve a él mientras nadie lo ocupe.
member-hand-over = ¿Ceder tu sitio?
member-look-up = Mira la mesa para ver cómo sigue.
member-players-decide = Lo que sigue lo deciden los jugadores.

mirror-phone = Jugar en un teléfono
mirror-far-at = {$colour}, a distancia
member-fair = Reparto limpio: tu dispositivo ayudó a barajar las ciudades y las comprobó.
member-unfair = Las ciudades no se repartieron como se acordó. Pregunta en la mesa.

## Looking back at a game for two

review-percent = {$percent} %
review-working = Repasando la partida: {$known} de {$all}
review-better = Lo mejor aquí: {$turn} (tras {$time})
review-better-marked = Lo mejor aquí: lo marcado (tras {$time})
review-as-played = Era la mejor jugada (tras {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Turno {$turn} + {$tried}
review-try = Toca el tablero, o una jugada de aquí, para probarla.
review-try-turn = Probar {$turn}
review-behind = −{$points} %
review-joints = Las uniones punteadas aguantan todo.
review-joints-none = Aún no hay uniones seguras.
review-only = Gana {$who}, salvo respuesta en: {$cells}
review-only-marked = Gana {$who}, salvo en una casilla dorada
review-only-none = Gana {$who}, pase lo que pase
last-aloud = La máquina dice: {$words}
last-fell-newcomer = ¡Bien jugado! Tu turno {$turn} me sorprendió.
last-fell-easy = Costaba responder a tu turno {$turn}. ¡Bien jugado!
last-fell-medium = Tu turno {$turn} fue el que más me dolió. ¡Buena partida!
last-fell-hard = Tu turno {$turn} fue el que más dolió: mis opciones bajaron de {$before} a {$after}.
last-fell-master = Turno {$turn}: antes me daba {$before}. Después, {$after}.
last-fell-at-last = No vi venir tu último turno. ¡Bien jugado!
last-behind = Ibas por delante desde el principio. ¡Bien jugado!
last-slid = Te adelantaste poco a poco y no me di cuenta.
last-rose = Mira otra vez tu turno {$turn}: fue el que más me ayudó.
last-rose-percent = Tu turno {$turn} me ayudó más que ninguno: mis opciones subieron de {$before} a {$after}.
last-sure = Desde el turno {$turn} sabía que iba a ganar.
last-unsure = Hasta el final no sabía si iba a ganar.
last-open = Aún no había acabado: ¡no creía que fuera a ganar!
last-drawn = Empate. ¡Bien jugado!
last-length = { $turns ->
    [one] ¡Buena partida! Duró {$turns} turno.
   *[other] ¡Buena partida! Duró {$turns} turnos.
}
review-back = VOLVER AL REPASO
review-back-short = VOLVER
over-replay-speed = {$speed}×
mirror-turning-point = Siguiente momento clave
mirror-joints = Uniones seguras
mirror-joints-told = Uniones seguras: {$links}
mirror-joint = {$who} de {$one} a {$other}
mirror-joint-edge = {$who} de {$one} al borde
mirror-replay-play = Reproducir
mirror-replay-pause = Pausar
mirror-replay-speed = Velocidad {$speed}×
sheet-share-moves = COPIAR LAS JUGADAS COMO TEXTO
sheet-share-moves-copied = Jugadas copiadas. Pégalas aquí para volver a verlas.
paste-fails = Línea {$line}: {$why}
paste-begins = Una partida empieza con una línea como esta: {$example}
paste-unknown = «{$text}» no es una orden conocida.
paste-illegal = «{$turn}» no está permitido ahí.
position-form = Una posición se escribe así: {$example}
position-rows = Este juego no tiene tablero de {$rows} filas.
position-row = La fila {$row} desde arriba tiene un signo o un largo incorrecto.
position-side = El bando que juega se escribe {$one} o {$other}.
position-link = Un enlace une dos piedras de un color y ningún otro lo cruza.
position-links = Los enlaces se escriben donde se cruzan dos diagonales, uno en cada lugar.
position-crosscut = En este juego los dos colores nunca se cruzan en un cuadrado de cuatro.
position-unfilled = Hay una casilla vacía que se habría llenado sola.
position-cars = Hay como máximo diez vagones de cada color.
position-area = El vagón de {$cell} está en la zona de envío del otro color.
position-pieces = Cada color necesita una gota en el tablero.
paste-position = Ningún juego tiene esa posición. Escribe encima una línea como esta: {$example}
paste-which = Varios juegos tienen esa posición. Escribe encima una de estas líneas: {$lines}
setup-open = CREAR UNA POSICIÓN
setup-tap = Elige un color y toca el tablero.
setup-link = Elige un color y toca el tablero. Arrastra para enlazar.
setup-over = En esta posición la partida ha terminado.
setup-moves = Juega
setup-nothing = Quitar
setup-clear = VACIAR
setup-start = INICIO

## Puzzles

lobby-puzzle = RETO
puzzle-title = Reto del día
puzzle-another = Otro reto
puzzle-race = Carrera a {$count}
puzzle-back = { $count ->
    [1] El reto de ayer
    [one] Reto de hace {$count} día
    [many] Reto de hace {$count} días
   *[other] Reto de hace {$count} días
}
puzzle-series = { $count ->
    [one] ¡{$count} a la primera!
    [many] ¡{$count} seguidos a la primera!
   *[other] ¡{$count} seguidos a la primera!
}
puzzle-scores = Resueltos: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = FÁCIL
puzzle-medium = MEDIO
puzzle-hard = DIFÍCIL
puzzle-win = { $count ->
    [1] {$who} juega y gana en este turno.
    [one] {$who} juega y gana en {$count} turno, haga lo que haga el rival.
    [many] {$who} juega y gana en {$count} turnos, haga lo que haga el rival.
   *[other] {$who} juega y gana en {$count} turnos, haga lo que haga el rival.
}
puzzle-join = { $count ->
    [one] Conecta esta ciudad por el menor precio.
    [many] Conecta estas {$count} ciudades por el menor precio.
   *[other] Conecta estas {$count} ciudades por el menor precio.
}
puzzle-laid = Hasta ahora: {$money}
puzzle-wrong = { $count ->
    [1] Ese turno no gana. ¡Prueba otro!
    [one] Así no se gana en {$count} turno. ¡Prueba otra cosa!
    [many] Así no se gana en {$count} turnos. ¡Prueba otra cosa!
   *[other] Así no se gana en {$count} turnos. ¡Prueba otra cosa!
}
puzzle-thinks = {$who} está pensando…
puzzle-right = ¡Correcto!
puzzle-answers = {$who} responde {$turn}.
puzzle-again = REINTENTAR
puzzle-apart = Aún no están conectadas todas las ciudades.
puzzle-over = Conectadas, pero sobran {$money}. ¿Qué rodeo puedes quitar?
puzzle-solved = { $count ->
    [1] ¡Resuelto a la primera!
    [one] ¡Resuelto en el intento {$count}!
    [many] ¡Resuelto en el intento {$count}!
   *[other] ¡Resuelto en el intento {$count}!
}
puzzle-first = {$who} ganó la carrera.
puzzle-first-you = ¡Ganaste la carrera!
puzzle-wants = {$who} quiere {$how}: tócalo también, o sigue.
puzzle-waits = {$how} empieza cuando los demás también lo toquen.
puzzle-next = SIGUIENTE
puzzle-earlier = DÍA ANTERIOR
puzzle-later = DÍA SIGUIENTE
puzzle-share = Compartir el resultado
puzzle-copy = COPIAR
puzzle-copied = Resultado copiado.
puzzle-clear = BORRAR
puzzle-loading = Cargando los retos…
puzzle-damaged = El archivo de retos de este juego está dañado.
web-puzzle-file = El archivo de retos {$name}
mirror-puzzle-at = Reto, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
