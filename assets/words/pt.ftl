### Roundhouse em português (pt), para Brasil e Portugal: grafia brasileira onde é preciso escolher.
###
### Tratamento: imperativo (toque, escolha) e "seu, sua"; nunca "você", nunca "tu". Frases feitas de modo que o
### pronome caia no mesmo lugar nos dois países ("que se tocam", "não se cruzam", "ligue-as"); nada de gerúndio
### com "estar"; "até lá", nunca "até o" nem "até ao". O dinheiro fica como em inglês: $15, −$1.
###
### Glossário (inglês = português)
###
### Todos os jogos
### tap = tocar (toque em …)
### slide = deslizar o dedo; drag = arrastar
### seat = lugar
### panel = painel
### player = jogador; the other player = o adversário
### computer = computador
### turn = turno; your turn = sua vez
### move = jogada (verbo: jogar; uma peça: andar, mover)
### hint = dica
### round = rodada
### game (one play) = partida; game (a title) = jogo
### win, wins = vencer, vence ("Laranja vence")
### draw = empate
### pass = passar, passe
### resign = desistir
### unfinished game = partida inacabada
### link (address) = link
### operator = responsável
### start screen (lobby) = menu inicial
### slider = barra; red cog = engrenagem vermelha
### set-up = posição inicial
### board = tabuleiro; cell = casa; square (of four cells) = quadrado; corner = canto
### row = fileira; column = coluna; line (row or column) = linha
### side by side = lado a lado
###
### Transglobal Rail
### map = mapa
### lens = lente; magnifier = lupa
### intersection = cruzamento
### city = cidade
### region = região
### hub = estação
### link (rail) = trecho (simples, duplo)
### track = trilhos
### network = rede
### connect, connected = ligar, ligado (ligam-se cidades; a um jogador diz-se "cidades ligadas")
### bank = saldo
### free track = trilhos grátis
### skip (the second dollar) = dispensar
### tax day = dia dos impostos
### the richest player = o mais rico
### clockwise = no sentido horário
###
### Quickway, Crossway, Quax, Quadrex
### stone = pedra; place = colocar; fill = ocupar
### edge = borda
### touch at a corner = tocar-se pelo canto; corner to corner = em diagonal
### chain = corrente
### link (between stones) = elo
### connect, connected = ligar, ligado
### swap (pie rule) = troca, trocar
###
### Raindrops
### drop = gota
### point = ponto
### unit = bloco
### group = grupo
### capture = capturar
### join = juntar, juntar-se a
### engaged = ativo; not engaged = inativo
### lift = levantar; put down = colocar
###
### Rapid Transit
### piece = peça
### network = rede
### terminal = terminal (o)
### swap (pieces) = troca, trocar
### neighbour = vizinha
###
### Switch Yard
### car = vagão
### train = trem
### yard = pátio
### receiving area = área de recepção
### shipping area = área de expedição
### end (of a train) = ponta
###
### Botões
### JOIN = ENTRAR
### START = COMEÇAR
### SHOW CITIES = VER CIDADES
### HIDE CITIES = ESCONDER CIDADES
### HINT = DICA
### UNDO = DESFAZER
### OK = OK
### PASS = PASSAR
### RESIGN = DESISTIR
### SWAP = TROCAR
### LEAVE = SAIR
### REVIEW = REVER
### RULES = REGRAS
### SHARE = COMPARTILHAR
### SETTINGS = AJUSTES
### CLOSE = FECHAR
### BACK = VOLTAR
### NEXT = AVANÇAR
### NEW GAME = NOVA PARTIDA
### CONTINUE = CONTINUAR
### NEXT ROUND = PRÓXIMA RODADA
### PLAY AGAIN = JOGAR DE NOVO
### REPLAY = REPLAY
### COMPUTER = COMPUTADOR
### EASY = FÁCIL
### MEDIUM = MÉDIO
### HARD = DIFÍCIL
### YES = SIM
### NO = NÃO
### KEEP PLAYING = CONTINUAR NO JOGO (onde não cabe: CONTINUAR)
### ALL GAMES = OUTROS JOGOS, JOGOS
### PUZZLE = DESAFIO
### ADAPTIVE = ADAPTÁVEL
### PERSONAL VIEW = MODO PESSOAL
### TABLE VIEW = MODO MESA
### READY = PRONTO
### SHOW NEXT MOVE = VER JOGADA
### FULL SCREEN = TELA CHEIA
###
### Cores dos jogadores (nomes, sem artigo: "Laranja vence")
### Orange = Laranja
### Sky = Celeste
### Green = Verde
### Red = Vermelho
### Blue = Azul
### Pink = Rosa
###
### phone = celular
### elsewhere (far seat) = à distância
### invite = convidar
### watch = assistir
### host = servidor
### SHOW HERE = VER AQUI
### INVITE = CONVIDAR
### WATCH = ASSISTIR
### ALLOW = PERMITIR
### REFUSE = RECUSAR
### CANCEL LINK = ANULAR LINK
### LET COMPUTER PLAY = CHAMAR COMPUTADOR
### RETURN SEAT = DEVOLVER LUGAR
### TRY AGAIN = TENTAR DE NOVO

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Objetivo
rules-transglobal-rail-goal-text =
    Cada jogador tem cinco cidades secretas, uma em cada região do mapa. Todos juntos constroem uma só rede de trilhos. Ligue as suas cinco cidades à sua estação antes dos outros.

    Depois, os outros pagam do próprio saldo para ligar as cidades que lhes faltam. Quando alguém fica sem dinheiro, a partida acaba: vence o mais rico.

    Uma partida tem algumas rodadas e dura cerca de meia hora.

rules-transglobal-rail-joining = Como entrar
rules-transglobal-rail-joining-text =
    Jogam de dois a seis. Toque em ENTRAR no seu lugar e escolha a cor. Escolha o mapa: o dos EUA é o mais fácil; o da Ásia, o mais difícil. Ou crie o seu, de qualquer parte do mundo. Depois, toque em COMEÇAR.

    Todos começam com um saldo de $15. Com menos, a partida fica mais curta; com mais, mais longa. As barras para isso estão no menu inicial e na engrenagem vermelha. Estas regras também estão na engrenagem, a qualquer momento.

rules-transglobal-rail-cities = Suas cinco cidades
rules-transglobal-rail-cities-text =
    Toque em VER CIDADES para ver as suas cinco cidades e em ESCONDER CIDADES para fechar a lista; ou segure o botão para espiar. Cubra a lista com a mão. Pode olhar quando quiser. Na sua vez, o botão DICA, na lista, sugere um passo: uma vez por turno.

    O sinal redondo ao lado do nome mostra a região da cidade, com a cor e o símbolo que ela tem no mapa. O sinal de certo indica que a cidade está ligada à sua estação.

    Com dois ou três jogadores, as cidades com anel branco tracejado ficam de fora.

rules-transglobal-rail-hub = Sua estação
rules-transglobal-rail-hub-text =
    Em cada rodada, um sorteio decide quem recebe a coroa e começa. Na sua vez, toque em qualquer cruzamento, com ou sem cidade, para colocar a sua estação. Toque em outro para mudá-la de lugar e, depois, em OK. A vez passa no sentido horário.

    Tudo o que construir deve levar de volta à sua estação. Uma estação numa das suas cidades liga essa cidade na hora. Em cada cruzamento só cabe uma estação.

    Não alcança o mapa? Toque na lupa do seu painel. Abre-se uma lente à sua frente: toque nela como no mapa, ou deslize o dedo para movê-la.

rules-transglobal-rail-turn = Sua vez: $2
rules-transglobal-rail-turn-text =
    Em cada turno, cada jogador recebe $2 de trilhos grátis e tem de usá-los. As linhas do mapa são trechos para construir; trechos construídos são trilhos. Uma linha simples custa $1. Uma linha dupla custa $2: atravessa um rio, montanhas ou um estreito. Onde não há linhas, como no Himalaia, ninguém pode construir.

    Construa dois trechos simples ou um duplo. Os que podem ser construídos agora são tracejados. Toque num trecho, ou deslize o dedo até ele e solte.

    Esses $2 não saem do seu saldo: construir não mexe nele.

rules-transglobal-rail-buttons = DESFAZER, −$1 e OK
rules-transglobal-rail-buttons-text =
    Antes do OK, DESFAZER retira, passo a passo, o que construiu no turno.

    Depois de um trecho de $1, −$1 dispensa o segundo dólar e encerra o turno na hora. Use-o quando construir mais só ajudaria os outros. Isso não pode ser desfeito.

    OK encerra o turno quando o dinheiro acaba; também com $1 de sobra, se as suas cidades estão todas ligadas ou não há trecho de $1 ao alcance.

rules-transglobal-rail-track = Os trilhos são de todos
rules-transglobal-rail-track-text =
    A cor dos trilhos só mostra quem os construiu. Assim que a sua rede toca em outra, pode usar todos os trilhos ligados e continuar a construir a partir de qualquer um deles.

    Por isso, quando e onde ligar as redes é metade do jogo: os seus trechos também ajudam os outros.

rules-transglobal-rail-finish = O fim da rodada
rules-transglobal-rail-finish-text =
    Quando um jogador com as cinco cidades ligadas toca em OK, soa um sino e a construção acaba. Quem tem então as cinco cidades ligadas não paga nada, seja de quem for o último trecho.

    Os outros ligam as cidades que faltam, no sentido horário, a partir do jogador seguinte ao que encerrou a construção. Agora cada um paga todos os trechos, de $1 ou $2, do próprio saldo; DESFAZER devolve o dinheiro. Os trilhos que os outros já construíram são grátis. CONCLUIR, o botão com um preço, constrói da forma mais barata os trilhos que faltam. Com a última cidade ligada, não se constrói mais: toque em OK.

    Depois, REVER mostra a rede mais barata de cada um e o replay da rodada.

rules-transglobal-rail-banks = Saldos e impostos
rules-transglobal-rail-banks-text =
    Se, depois de uma rodada, o saldo de alguém está em zero ou menos, a partida acaba. Vence o mais rico; saldos iguais dividem a posição. Se todos ainda têm dinheiro, o mapa volta a ficar vazio e começa outra rodada, com novas cidades e novas estações.

    Depois da rodada 2 vem, uma única vez, o dia dos impostos: todos pagam o mesmo, e o mais pobre fica com $5 (uma barra define quanto). Se alguém já tem isso ou menos, ninguém paga.

rules-transglobal-rail-credits = Créditos
rules-transglobal-rail-credits-text =
    Transglobal Rail é um jogo de dougx.net, oferecido de graça. A licença vale só para usuários finais e para diversão. Não pode ser incluído em pacotes, vendido, exposto nem usado de outra forma para fins comerciais. Perguntas: contact arroba dougx.net.

    Costas, rios e fronteiras vêm de Natural Earth, em domínio público. As cidades dos mapas novos vêm de GeoNames (CC BY 4.0). As fontes são Barlow, de Jeremy Tribby, e Noto Sans, do Google, sob a SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Objetivo
rules-quickway-goal-text =
    Duas bordas opostas do tabuleiro têm a sua cor. Ligue-as com uma corrente ininterrupta de pedras suas antes que o adversário ligue as outras duas. Uma casa de canto pertence às duas bordas. Um dos dois sempre consegue.

    Quatro jogos têm este objetivo: Quickway, Crossway, Quax e Quadrex. Só muda o que acontece quando pedras se tocam pelo canto. Escolha um deles antes de COMEÇAR.

    Um sorteio decide quem começa, a não ser que também escolham isso antes de COMEÇAR.
rules-quickway-goal-caption-1 = Falta uma pedra para Laranja…
rules-quickway-goal-caption-2 = … e as duas bordas estão ligadas

rules-quickway-turn = Sua vez
rules-quickway-turn-text =
    Toque numa casa vazia para colocar a sua pedra. Toque em outra casa para mudar a pedra de lugar. OK encerra o turno; até lá, DESFAZER retira a pedra. Depois disso, as pedras nunca saem do lugar nem são capturadas.

    Pedras lado a lado estão ligadas. Sobre pedras que se tocam pelo canto, veja a página do seu jogo.

    PASSAR só vale quando não há jogada possível.
rules-quickway-turn-caption-1 = Marcadas: onde se pode jogar
rules-quickway-turn-caption-2 = Pedra nova, ligada às vizinhas

rules-quickway-swap = Troca
rules-quickway-swap-text =
    Começar é uma grande vantagem. Por isso, quem joga em segundo pode, no seu primeiro turno, tocar em TROCAR e OK em vez de colocar uma pedra. Fica então com a primeira pedra e as bordas dela. O adversário recebe as outras duas bordas e joga a seguir.

    Isso só é possível uma vez, no segundo turno da partida. A troca pode ser desativada antes de COMEÇAR.
rules-quickway-swap-caption-1 = Laranja começa…
rules-quickway-swap-caption-2 = … e Celeste fica com a pedra

rules-quickway-quickway = Quickway: elos automáticos
rules-quickway-quickway-text =
    Em Quickway, assim que duas pedras suas se tocam pelo canto, surge um elo entre elas, a não ser que um elo da outra cor já passe por ali.

    Ou seja, em cada quadrado de quatro casas vale o primeiro elo. O adversário ainda pode ocupar a última casa desse quadrado, mas não ganha um elo ali.
rules-quickway-quickway-caption-1 = Três pedras
rules-quickway-quickway-caption-2 = Celeste chega tarde para o elo

rules-quickway-crossway = Crossway: sem cruzamentos
rules-quickway-crossway-text =
    Em Crossway, pedras da mesma cor que se tocam pelo canto estão sempre ligadas. Essas ligações nunca se cruzam. Por isso, é proibido ocupar a última casa de um quadrado de quatro casas se assim ficarem nele duas pedras de cada cor, em diagonal.

    Essa casa fica fechada para a sua cor. O adversário ainda pode ocupá-la, se outro quadrado não impedir.
rules-quickway-crossway-caption-1 = Fechada para Laranja
rules-quickway-crossway-caption-2 = Três casas abertas para Laranja

rules-quickway-quax = Quax: elos à mão
rules-quickway-quax-text =
    Em Quax, pedras que se tocam pelo canto não se ligam sozinhas. Na sua vez, coloque uma pedra ou crie um elo: toque em duas pedras suas que se tocam pelo canto, ou deslize o dedo de uma à outra.

    Os elos nunca se cruzam: só cabe um em cada quadrado de quatro casas.
rules-quickway-quax-caption-1 = Toque numa pedra…
rules-quickway-quax-caption-2 = … e na outra ponta

rules-quickway-quadrex = Quadrex: pedras automáticas
rules-quickway-quadrex-text =
    Em Quadrex, só pedras lado a lado estão ligadas. Quando três casas de um quadrado de quatro estão ocupadas, duas de uma cor em diagonal e uma da outra, a quarta recebe sozinha uma pedra da cor das duas.

    Uma casa ocupada assim pode ocupar a seguinte. Se uma casa pode ficar com uma cor ou com a outra, ela é de quem acabou de jogar.
rules-quickway-quadrex-caption-1 = É a vez de Celeste
rules-quickway-quadrex-caption-2 = Uma pedra ocupa mais duas casas

rules-quickway-credits = Créditos
rules-quickway-credits-text =
    Quickway é um jogo de Bill Taylor, que o publicou num grupo de notícias em 2007. Quax e Quadrex também são dele. Ele dá crédito a Mark Steere, criador de Crossway.

    A mensagem não menciona condições de uso.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Objetivo
rules-raindrops-goal-text =
    Gotas da mesma cor lado a lado formam um bloco; uma gota sozinha também é um bloco. Vence quem primeiro tiver todas as suas gotas num só bloco. Por isso, junte as suas e capture o que estiver no caminho.

    No início, as cores alternam como num tabuleiro de xadrez. Em tabuleiros de 7, 9 ou 11, as duas diagonais longas começam vazias.

    Um sorteio decide quem começa, a não ser que escolham antes de COMEÇAR.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Um só bloco: Laranja vence

rules-raindrops-drop = Uma gota sozinha
rules-raindrops-drop-text =
    Uma gota sozinha desliza pela sua fileira ou coluna, até onde quiser enquanto o caminho estiver livre, como uma torre no xadrez. Toque nela e depois no destino; ou arraste-a até lá.

    Ela pode parar sobre uma gota da outra cor. Assim captura o bloco inteiro: todas as gotas dele somem.

    Muitas vezes só alguns pontos são permitidos. A página “Ativo ou inativo” diz por quê.
rules-raindrops-drop-caption-1 = Pode ir para dois pontos
rules-raindrops-drop-caption-2 = Captura um bloco inteiro…
rules-raindrops-drop-caption-3 = … ou junta as suas e vence

rules-raindrops-group = Um grupo: a lagarta
rules-raindrops-group-text =
    Duas ou mais gotas lado a lado são um grupo. Ele rasteja como uma lagarta, uma gota por vez, por uma linha: uma fileira ou coluna. Levante uma gota e coloque-a nessa linha, ao lado do grupo: num ponto vazio ou sobre a outra cor. Depois, levante a seguinte. Assim a cauda passa para a frente, vez após vez.

    Mais tarde no mesmo turno, uma gota pode ser levantada de novo, mas não a que acabou de ser colocada. O grupo nunca pode ficar dividido, nem enquanto há uma gota levantada.
rules-raindrops-group-caption-1 = Levante uma gota…
rules-raindrops-group-caption-2 = … coloque-a na frente…
rules-raindrops-group-caption-3 = … depois a seguinte…
rules-raindrops-group-caption-4 = … e de novo a primeira

rules-raindrops-line = Que linha, que direção?
rules-raindrops-line-text =
    Escolha uma linha: qualquer fileira ou coluna em que o grupo esteja no início do turno. As que ele só alcança durante o turno não contam.

    Coloque a primeira gota nessa linha, ao lado do grupo. A segunda, ao lado da primeira, de um lado ou do outro. Depois, cada uma vai um ponto adiante na mesma direção: nunca na outra ponta e nunca em curva.
rules-raindrops-line-caption-1 = Aonde a primeira pode ir
rules-raindrops-line-caption-2 = A segunda: ao lado da primeira
rules-raindrops-line-caption-3 = Agora só nesta direção

rules-raindrops-group-end = Fim do turno de um grupo
rules-raindrops-group-end-text =
    O grupo tem de parar quando captura, quando se junta a outro bloco seu que tem uma gota na linha, ou quando o próximo ponto da linha fica fora do tabuleiro ou tem uma gota sua. Juntar-se a um bloco fora da linha não o faz parar: esse bloco passa a fazer parte do grupo, e as gotas dele também podem ser levantadas.

    Pode parar antes: OK acende assim que o grupo se junta a um bloco. Se neste turno ele não tem como se juntar nem capturar, OK acende assim que está perto o bastante para fazer isso na próxima vez.
rules-raindrops-group-end-caption-1 = Captura: tem de parar
rules-raindrops-group-end-caption-2 = Fora da linha: pare ou continue
rules-raindrops-group-end-caption-3 = Na linha: para, e vence

rules-raindrops-engaged = Ativo ou inativo
rules-raindrops-engaged-text =
    Um bloco está ativo se neste turno pode capturar ou juntar-se a outro. Ele não é obrigado a andar; mas, se andar, deve capturar ou juntar-se.

    Um bloco inativo também pode andar, mas só para onde possa capturar ou juntar-se da próxima vez.

    Não é permitido passar. Quem não pode jogar perde.
rules-raindrops-engaged-caption-1 = Ativo: deve capturar ou juntar-se
rules-raindrops-engaged-caption-2 = Inativo: para onde pode ir
rules-raindrops-engaged-caption-3 = Dali captura na próxima vez

rules-raindrops-end = O fim
rules-raindrops-end-text =
    Depois de cada turno, contam-se os blocos. Se quem jogou tem um só bloco, vence, mesmo que o adversário também tenha um só. Se apenas o adversário tem um só bloco, vence ele.

    Cuidado: uma captura pode deixar o adversário com um só bloco, e aí ele vence. Nesse caso, mova outro bloco ou capture outra coisa.
rules-raindrops-end-caption-1 = Se Laranja captura…
rules-raindrops-end-caption-2 = … Celeste tem um só bloco e vence
rules-raindrops-end-caption-3 = Melhor: mova outra gota

rules-raindrops-credits = Créditos
rules-raindrops-credits-text =
    Raindrops é um jogo de Luis Bolaños Mures, criado em novembro de 2011.

    As regras dele não mencionam condições de uso.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Objetivo
rules-rapid-transit-goal-text =
    O tabuleiro está cheio de peças, e assim continua. Peças da mesma cor ligadas lado a lado formam uma rede. Troque peças para aumentar as suas redes. Quando nenhum dos dois tem mais trocas possíveis, vence a maior rede.

    Um sorteio decide quem começa, a não ser que escolham antes de COMEÇAR.
rules-rapid-transit-goal-caption-1 = O início
rules-rapid-transit-goal-caption-2 = Mais tarde

rules-rapid-transit-networks = Redes e terminais
rules-rapid-transit-networks-text =
    Uma rede: peças da mesma cor ligadas lado a lado. Os cantos não contam. Uma peça sozinha também é uma rede.

    Uma peça com uma só vizinha da mesma cor, ou nenhuma, é um terminal. No seu turno, uma das duas peças trocadas tem de ser um terminal seu; a outra não precisa ser.
rules-rapid-transit-networks-caption-1 = Os terminais são anéis vazios

rules-rapid-transit-turn = Sua vez: uma troca
rules-rapid-transit-turn-text =
    Toque num dos seus terminais e depois numa peça da outra cor; ou arraste-o até ela. As duas peças trocam de lugar.

    Não precisam ser vizinhas. Procure uma rede da outra cor que fique lado a lado com a rede do seu terminal, em qualquer lugar. Pode trocar com qualquer peça dela.

    Se puder trocar, tem de trocar, mesmo que a rede do adversário também cresça.
rules-rapid-transit-turn-caption-1 = Toque num terminal…
rules-rapid-transit-turn-caption-2 = … e na peça para a troca
rules-rapid-transit-turn-caption-3 = Vale qualquer peça dessa rede

rules-rapid-transit-swaps = Trocas permitidas
rules-rapid-transit-swaps-text =
    Depois da troca, cada uma das duas peças deve ter pelo menos duas vizinhas da própria cor: nenhuma é, então, um terminal.

    E quatro peças da mesma cor nunca podem ocupar um quadrado de quatro casas. O jogo só aceita trocas que seguem estas regras.
rules-rapid-transit-swaps-caption-1 = Riscada: poucas vizinhas
rules-rapid-transit-swaps-caption-2 = Riscada: formaria um quadrado

rules-rapid-transit-end = O fim
rules-rapid-transit-end-text =
    Se não puder trocar, e só então, toque em PASSAR e OK. Dois passes seguidos encerram a partida.

    Compare a maior rede de cada cor: vence a que for maior. Se forem iguais, compare a segunda maior, e assim por diante. Se todas forem iguais, vence quem trocou por último.
rules-rapid-transit-end-caption-1 = 12 contra 10: Celeste vence
rules-rapid-transit-end-caption-2 = Celeste trocou por último e vence

rules-rapid-transit-credits = Créditos
rules-rapid-transit-credits-text =
    Rapid Transit é um jogo de Phil Leduc (2022 e 2024), que mantém todos os direitos. Por enquanto, as regras podem ser divulgadas na web.

    Ele pede a quem quiser programar ou vender o jogo que lhe escreva para obter permissão (philleduc.pled arroba gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Objetivo
rules-switch-yard-goal-text =
    Dez vagões de cada cor chegaram ao pátio. Leve os seus para a sua área de expedição: as duas colunas, num lado do tabuleiro, que têm a sua cor. Vence quem primeiro tiver os dez lá.

    Não é permitido passar. Vagões nunca saltam nem são capturados.

    Um sorteio decide quem começa, a não ser que escolham antes de COMEÇAR.
rules-switch-yard-goal-caption-1 = O início
rules-switch-yard-goal-caption-2 = Os dez lá dentro: Laranja vence

rules-switch-yard-car = Um vagão
rules-switch-yard-car-text =
    Qualquer vagão seu pode andar sozinho, mesmo que esteja num trem. Ele vai em linha reta por casas vazias, até onde quiser, ou um passo em diagonal. Toque nele e depois no destino; ou arraste-o até lá.
rules-switch-yard-car-caption-1 = Para onde um vagão pode ir
rules-switch-yard-car-caption-2 = Depois da jogada

rules-switch-yard-train = Um trem
rules-switch-yard-train-text =
    Dois ou mais vagões numa fileira ou coluna, sem espaços, podem andar como trem se mais da metade deles for sua. Uma parte de uma fileira mais longa também serve. Toque nas duas pontas, ou deslize o dedo de uma à outra; depois, toque no destino de uma delas.

    Essa ponta puxa o trem, seja qual for a cor dela: em frente ou para o lado, até onde quiser por casas vazias, mas nunca em diagonal. Os outros vão pelo mesmo caminho. Um trem dobrado numa curva só volta a andar como trem quando fica reto.
rules-switch-yard-train-caption-1 = Toque nas duas pontas
rules-switch-yard-train-caption-2 = Em frente
rules-switch-yard-train-caption-3 = Na curva

rules-switch-yard-areas = Áreas fechadas
rules-switch-yard-areas-text =
    Nenhum vagão pode entrar na área de expedição da outra cor. Na sua, um vagão pode andar, mas nunca sair. Isso vale para todos os vagões de um trem, não importa quem o mova.
rules-switch-yard-areas-caption-1 = Nenhum entra na área da outra cor
rules-switch-yard-areas-caption-2 = Lá dentro anda, mas não sai

rules-switch-yard-set-ups = Posições iniciais
rules-switch-yard-set-ups-text =
    Antes de COMEÇAR, escolha a posição inicial: com muitos trens, com menos trens ou personalizada. Na personalizada, os jogadores enchem, um de cada vez, as áreas de recepção: as duas fileiras à frente de cada um. Toque numa casa marcada para colocar um vagão seu; toque de novo para mudar a cor. A casa do outro lado, em linha reta pelo centro do tabuleiro, recebe sozinha a outra cor.
rules-switch-yard-set-ups-caption-1 = Iniciante
rules-switch-yard-set-ups-caption-2 = Avançada
rules-switch-yard-set-ups-caption-3 = Personalizada

rules-switch-yard-end = O fim
rules-switch-yard-end-text =
    Vence quem primeiro tiver os dez vagões na sua área. Um trem também pode levar para dentro o último vagão do adversário: aí vence o adversário. Se um turno enche as duas áreas, vence quem jogou.

    Quem não pode jogar perde. Se a mesma posição surge pela terceira vez, com o mesmo jogador na vez, há empate.
rules-switch-yard-end-caption-1 = O décimo vagão…
rules-switch-yard-end-caption-2 = … dá a vitória

rules-switch-yard-credits = Créditos
rules-switch-yard-credits-text =
    Switch Yard é um jogo de Phil Leduc (2014). As regras podem ser divulgadas na web, sem alterações e com todo o crédito a ele; ele mantém todos os outros direitos.

    Ele pede a quem quiser programar ou vender o jogo que lhe escreva para obter permissão (philleduc.pled arroba gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Botões
rules-buttons-text =
    OK encerra o turno. Até lá, DESFAZER volta passo a passo. Nos ajustes dá para escolher que um segundo toque no mesmo lugar ou, contra o computador, um clique do mouse também o encerre. Depois de OK, DESFAZER pede à outra pessoa licença para voltar atrás.

    DESISTIR pergunta antes. Ali dá para desistir da partida ou, em Switch Yard contra uma pessoa, propor empate.

    Antes de COMEÇAR dá para escolher um relógio: perde quem ficar sem tempo. Com a ampulheta ninguém perde: ela só lembra que é hora de jogar. Cada um pode ter um tempo diferente, e cada turno pode somar 5 segundos.

## The map USA: its name, its regions, its cities

map-usa = EUA
map-great-lakes = Grandes Lagos
region-west = Oeste
region-north = Norte
region-central = Centro
region-south = Sul
region-east = Leste
city-seattle = Seattle
city-spokane = Spokane
city-portland = Portland
city-reno = Reno
city-san-francisco = São Francisco
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
city-santa-fe = Santa Fé
city-omaha = Omaha
city-topeka = Topeka
city-oklahoma-city = Oklahoma City
city-st-louis = St. Louis
city-phoenix = Phoenix
city-el-paso = El Paso
city-san-antonio = San Antonio
city-dallas = Dallas
city-new-orleans = Nova Orleans
city-memphis = Memphis
city-atlanta = Atlanta
city-boston = Boston
city-buffalo = Buffalo
city-new-york = Nova York
city-washington = Washington
city-charlotte = Charlotte
city-jacksonville = Jacksonville
city-miami = Miami

## The map Europe: its name, its regions, its cities

map-europe = Europa
region-southwest = Sudoeste
region-centre = Centro
city-dublin = Dublin
city-edinburgh = Edimburgo
city-manchester = Manchester
city-london = Londres
city-amsterdam = Amsterdã
city-paris = Paris
city-brest = Brest
city-lisbon = Lisboa
city-seville = Sevilha
city-madrid = Madri
city-bilbao = Bilbao
city-barcelona = Barcelona
city-bordeaux = Bordeaux
city-marseille = Marselha
city-oslo = Oslo
city-hamburg = Hamburgo
city-berlin = Berlim
city-warsaw = Varsóvia
city-frankfurt = Frankfurt
city-munich = Munique
city-prague = Praga
city-vienna = Viena
city-milan = Milão
city-rome = Roma
city-belgrade = Belgrado
city-bucharest = Bucareste
city-athens = Atenas
city-istanbul = Istambul
city-stockholm = Estocolmo
city-st-petersburg = São Petersburgo
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kiev
city-odesa = Odessa
city-moscow = Moscou

## The map Asia: its name, its regions, its cities

map-asia = Ásia
region-southeast = Sudeste
city-ankara = Ancara
city-jeddah = Jidá
city-baghdad = Bagdá
city-baku = Baku
city-tehran = Teerã
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
city-kabul = Cabul
city-karachi = Karachi
city-delhi = Délhi
city-mumbai = Mumbai
city-kolkata = Calcutá
city-singapore = Singapura
city-ho-chi-minh-city = Ho Chi Minh
city-bangkok = Bangcoc
city-yangon = Yangon
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanói
city-tokyo = Tóquio
city-seoul = Seul
city-beijing = Pequim
city-harbin = Harbin
city-shanghai = Xangai
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Europa Central
city-gdansk = Gdansk
city-poznan = Poznan
city-rostock = Rostock
city-szczecin = Szczecin
city-torun = Torun
city-budapest = Budapeste
city-cluj = Cluj
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lviv
city-vilnius = Vilnius
city-bologna = Bolonha
city-genoa = Gênova
city-ljubljana = Liubliana
city-turin = Turim
city-venice = Veneza
city-zagreb = Zagreb
city-brussels = Bruxelas
city-dijon = Dijon
city-geneva = Genebra
city-lyon = Lyon
city-reims = Reims
city-cologne = Colônia
city-stuttgart = Stuttgart

## Everywhere

language-name = Português
list-and = {$first} e {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Laranja
colour-sky = Celeste
colour-green = Verde
colour-red = Vermelho
colour-blue = Azul
colour-pink = Rosa

## Settings: what a slider sets, its value, what its ends do

setting-music = Música
setting-sound = Sons
setting-bank = Saldo inicial
setting-taxes = Saldo após impostos
setting-inches = Tamanho da tela
setting-idle = Perguntar se continua após
setting-kept = Guardar partida abandonada por
setting-ceiling = Volume máximo
setting-palm = Ignorar toques mais largos que
setting-pace = Ritmo do computador
setting-confirm = Confirmar turno
setting-confirm-tap = segundo toque
setting-confirm-click = clique do mouse
setting-hints = Dicas
setting-on = sim
setting-off = não
setting-percent = {$value}%
setting-in-inches = {$value} polegadas
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = mais baixo
setting-louder = mais alto
setting-shorter-game = mais curta
setting-longer-game = mais longa
setting-smaller = menor
setting-larger = maior
setting-sooner = antes
setting-later = depois
setting-faster = mais rápido
setting-slower = mais lento
setting-shorter = menos
setting-longer = mais

## A command that is refused, whatever the game

refused-stale = Tarde demais: a partida já avançou.
refused-no-such-seat = Esse lugar está vazio.
refused-not-your-turn = É a vez de outro jogador.
refused-not-your-seat = Esse lugar é de outra pessoa.
refused-finished = A partida já acabou.
refused-results-shown = Veja os resultados e depois toque em PRONTO.
refused-nothing-to-undo = Não há nada a desfazer.
refused-no-such-cell = O tabuleiro não tem a casa {$cell}.
refused-incomplete = O seu turno ainda não está completo.
refused-not-offered = Agora não dá para fazer isso.
refused-illegal = As regras não permitem isso.

## A session, whatever the game

session-on-turn = É a vez de {$who}.
session-no-game = Não há partida na mesa.
session-no-game-in-progress = Não há partida em andamento.
session-nobodys-turn = Agora não é a vez de ninguém.
session-typed-unreadable = “{$text}” não é uma jogada: {$why}
session-typed-refused = {$who} não pode jogar {$text}: {$why}
computer-invalid-move = A jogada dele não era válida.
computer-cannot-play = O computador não consegue jogar por {$colour}. {$why} Jogue por {$colour} ou toque no robô para ele tentar de novo.

## How strongly the computer plays, where it is read aloud

strength-newcomer = novato
strength-learner = aprendiz
strength-easy = fácil
strength-medium = médio
strength-hard = difícil
strength-master = mestre
# As strong as it takes to win half of the matches against the people at the table.
level-even = adaptável
strength-unknown = Um computador pode ser newcomer, learner, easy, medium, hard ou master.

## Places round the table

place-near-left = na frente à esquerda
place-left = à esquerda
place-far-left = ao fundo à esquerda
place-far-right = ao fundo à direita
place-right = à direita
place-near-right = na frente à direita

## Boards of games for two

cell-unknown = escreva a casa com uma letra e um número, como d4
board-taken = ocupada
board-go-on = continue
board-goes = de {$from} para {$to}
board-takes = {$from} captura {$to}
board-swaps = {$one} e {$other} trocam de lugar
board-joins = liga {$one} e {$other}
board-fills = preenche-se sozinha: {$cells}
board-why-wins = vence a partida
board-why-sure = vence na próxima jogada, não importa o quê
board-why-threat = ameaça vencer: só {$cells} impede
connection-why-turns = jogadas que faltam, ao menos: {$own}; ao rival, {$other}
connection-why-cells = casas vazias que faltam: {$own}; ao rival, {$other}
board-title = {$title} · {$size} × {$size}
board-size = Tamanho

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Uma só rede para todos. Quem primeiro liga as suas cinco cidades secretas encerra a rodada.
rail-duration = Cerca de {$minutes} minutos.
rail-corner = {$map} · RODADA {$round}
rail-title = {$map}, rodada {$round}
rail-standing = {$game}, {$map}
rail-standing-round = Na rodada {$round}, tal como ficou.
rail-standing-results = Fim da rodada {$round}. Os resultados estão na mesa.

rail-place-at = em {$city}
rail-place-near = perto de {$city}

rail-prompt-hub = Veja as suas cidades e toque onde quer a estação
rail-prompt-hub-seen = Toque onde quer a estação
rail-prompt-hub-placed = Toque em OK ou mova a estação
rail-prompt-build = Sua vez: construa {$money} de trilhos
rail-prompt-build-own = Construa {$money} de trilhos
rail-prompt-done = Encerre o turno com OK
rail-prompt-nothing-to-buy = Nada a construir por {$money}: toque em OK
rail-prompt-finish = Ligue as cidades que faltam com o seu saldo
rail-prompt-finish-spent = Ligue as cidades que faltam. Pago até agora: {$money}
rail-prompt-finished = Tudo ligado por {$money}: toque em OK
rail-prompt-computer = O computador constrói
rail-prompt-computer-hub = O computador coloca a estação
rail-prompt-waiting = À espera de {$name}
rail-moment = { $count ->
    [one] {$who} ligou todas as suas cidades!
   *[other] {$who} ligaram todas as suas cidades!
}
rail-moment-means = Os outros agora pagam para ligar o que falta
rail-moment-you = Todas ligadas: nada a pagar
rail-moment-it = Todas ligadas: nada a pagar
rail-prompt-connected = Todas ligadas! À espera de {$who}
rail-prompt-you-win = Vitória!
rail-prompt-it-wins = 1º lugar: o computador vence!
rail-prompt-place = {$place}º lugar
rail-prompt-first = Primeiro a ligar tudo: nada a pagar
rail-prompt-paid = Ligar custou {$money}
rail-prompt-others-connected-it = Cidades ligadas por outros: nada a pagar
rail-prompt-others-connected-you = Outros ligaram suas cidades: nada a pagar
rail-may-stop = Já pode parar
rail-bank = saldo

rail-show-cities = VER CIDADES
rail-hide-cities = ESCONDER CIDADES
rail-undo = DESFAZER
rail-skip = pular
rail-finish = concluir
rail-finish-for = CONCLUIR {$cost}
mirror-finish = Construir os trilhos que faltam pelo menor preço
rail-ok = OK
rail-hint = DICA
rail-hint-away = CIDADES
rail-hint-coming = …
rail-pass-to-orange = PARA LARANJA: VER CIDADES
rail-pass-to-sky = PARA CELESTE: VER CIDADES
rail-pass-to-green = PARA VERDE: VER CIDADES
rail-pass-to-red = PARA VERMELHO: VER CIDADES
rail-pass-to-blue = PARA AZUL: VER CIDADES
rail-pass-to-pink = PARA ROSA: VER CIDADES

rail-hint-none = Não há dica agora
rail-hint-hub = Sua estação {$place}
rail-hint-towards = Construa rumo a {$city}
rail-hint-track = Construa estes trilhos
rail-hint-discard = Toque em {$money}: esperar é melhor
rail-hint-ok = Toque em OK
rail-hint-price = por {$money}
rail-hint-towards-priced = Construa rumo a {$city} por {$money}
rail-hint-track-priced = Construa estes trilhos por {$money}
rail-hint-says-hub = Dica para a sua estação: {$hub}.
rail-hint-says-towards = Dica: construa rumo a {$city}, de {$from} a {$to}.
rail-hint-says-track = Dica: construa estes trilhos, de {$from} a {$to}.
rail-hint-says-discard = Dica: toque em {$money}; esperar é melhor.
rail-hint-says-ok = Dica: toque em OK.

rail-results-round = Fim da rodada {$round}
rail-results-won = {$name} vence!
rail-results-won-together = {$names} vencem!
rail-results-paid = pagou
rail-results-taxes = impostos
rail-results-connected = ligou tudo
rail-results-nth = {$place}º
rail-results-cost = pagou {$money}
rail-results-cost-taxes = pagou {$money}, impostos {$money-taxes}
rail-results-connected-taxes = ligou tudo, impostos {$money-taxes}
rail-results-no-taxes = Sem impostos nesta partida: alguém já está com {$money} ou menos.
rail-results-tax-day = Dia dos impostos! Todos pagam {$money}, só desta vez.
rail-results-go-on = A seguir: mapa vazio e cinco cidades novas para todos.
rail-results-over = Alguém ficou sem dinheiro. Vence o mais rico; saldos iguais dividem a posição.
rail-tax-day = Dia dos impostos!
rail-tax-day-means = Todos pagam {$money}, só desta vez.
rail-tax-none = Sem impostos
rail-tax-none-why = Alguém já tem {$money} ou menos.
rail-results-why = Sem dinheiro: {$names}
rail-prompt-results-come = Olhe para o mapa: quem paga o quê?
rail-results-row = {$name}, pagou {$money}, saldo {$money-before}, agora {$money-now}.
rail-results-row-taxes = {$name}, pagou {$money}, impostos {$money-taxes}, saldo {$money-before}, agora {$money-now}.
rail-results-row-connected = {$name}, ligou tudo, pagou {$money}, saldo {$money-before}, agora {$money-now}.
rail-results-row-connected-taxes = {$name}, ligou tudo, pagou {$money}, impostos {$money-taxes}, saldo {$money-before}, agora {$money-now}.
rail-results-row-placed = {$nth}: {$row}
rail-award-hub = Rede mais barata: {$money}
rail-award-others = Emprestado: {$money}
rail-award-line = Rota mais longa: {$count}
rail-award-hub-panel = Rede mais barata: {$money}
rail-award-others-panel = Trilhos dos outros: {$money}
rail-award-line-panel = Rota mais longa: {$count} trechos
rail-award-of = {$name}: {$award}
rail-results-review = REVER
rail-results-next = PRÓXIMA RODADA
rail-results-again-short = DE NOVO

rail-review-your-hub = A SUA
rail-review-its-hub = A DELE
rail-review-best-hub = A MELHOR
rail-review-replay = REPLAY
rail-review-priced = {$button} {$money}
rail-review-show = VER ESTA REDE
rail-review-working = Calculando a rede mais barata…
rail-review-missing = A rede mais barata não está disponível.
rail-review-unreadable = Não dá para ler o resultado. Tente de novo.
rail-review-perfect-yours = Perfeito! Com a sua estação {$place}: {$money}
rail-review-perfect-its = Perfeito! Com a estação dele {$place}: {$money}
rail-review-taken-yours = Sua estação {$place}: suas cidades por {$money}
rail-review-taken-its = A estação dele {$place}: as cidades por {$money}
rail-review-was-best = Era a melhor estação do mapa.
rail-review-saves = A melhor estação teria poupado {$money}.
rail-review-guessed = {$who} apostava mais em {$city} ({$share}).
rail-review-best-yours = Melhor estação {$place}: suas cidades por {$money}
rail-review-best-its = Melhor estação {$place}: as cidades por {$money}
rail-review-as-good-yours = A sua estação era igualmente boa.
rail-review-as-good-its = A estação dele era igualmente boa.
rail-review-less-yours = {$money} a menos que com a sua estação.
rail-review-less-its = {$money} a menos que com a estação dele.
rail-map-fair = Justo ({$map}): nove em cada dez vezes, cinco cidades custam de {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: nove em cada dez vezes, cinco cidades custam de {$money-from} a {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Trilhos grátis {$money}, pagou {$money-paid}
rail-review-spent-skipped = Trilhos grátis {$money}, dispensou {$money-skipped}, pagou {$money-paid}
rail-review-network = Rede ({$money}) feita por
rail-review-built = Feita ({$money}) por
rail-review-built-short = {$money}:
rail-review-empty = O mapa está vazio
rail-review-over = Fim da rodada
rail-review-hub = {$name} põe a estação
rail-review-skips = {$name} dispensa {$money}
rail-review-pays = {$name} paga {$money}
rail-review-builds = {$name} constrói: {$money}

rail-says-bank = Saldo {$money}.
rail-says-begins = Joga primeiro nesta rodada.
rail-says-hub = Estação: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, ligada.
rail-tell-builds = {$name} constrói {$way}.
rail-tell-builds-left = {$name} constrói {$way}, sobra {$money}.
rail-tell-builds-so-far = {$name} constrói {$way}, {$money} até agora.
rail-tell-places-hub = {$name} põe a estação: {$hub}.
rail-tell-places-hub-ok = {$name} põe a estação: {$hub}. Pressione OK.
rail-tell-undone = {$name} volta atrás.
rail-tell-hub = Estação de {$name}: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} não construiu nada.
rail-tell-connected = {$name} ligou todas as suas cidades.
rail-tell-round-over = Fim da rodada {$round}.
rail-tell-round-begins = Começa a rodada {$round}.
rail-link = {$from} – {$to}
rail-node-hub = estação de {$name}
rail-node-track = trilhos de {$name} até {$end}
rail-link-track = trilhos de {$name}
rail-link-ring = fecha um anel
rail-link-connects-track = liga aos trilhos de {$name}
rail-link-connects-hub = liga à estação de {$name}

rail-refused-no-such-node = O mapa não tem o cruzamento {$node}.
rail-refused-no-such-link = O mapa não tem o trecho {$from}-{$to}.
rail-refused-hubs-stand = Estações só podem ser colocadas no começo da rodada.
rail-refused-hub-taken = A estação de outro jogador já está ali.
rail-refused-hub-here = A sua estação já está ali.
rail-refused-hubs-first = Espere todas as estações; depois construa.
rail-refused-no-hub = Coloque primeiro a sua estação.
rail-refused-built = Esse trecho já está construído.
rail-refused-out-of-reach = Ainda não está ligado à sua rede.
rail-refused-too-dear = Isso custa mais do que sobra: {$money}.
rail-refused-connected = As suas cidades estão todas ligadas: toque em OK.
rail-refused-not-connected = Continue a construir: ainda há cidades por ligar.
rail-refused-money-left = Gaste primeiro {$money}; depois toque em OK.
rail-refused-nothing-to-skip = Só dá para dispensar depois de um trecho de {$money}.
rail-step-unknown = Escreva um passo assim: `hub 3`, `link 3-17`, `discard` ou `ok`.
rail-step-backwards = Num trecho, o número menor vem primeiro.
rail-setup-seats = Jogam de {$least} a {$most}, não {$number}.
rail-setup-bank = O saldo inicial pode ser de {$money-least} a {$money-most}, não {$money}.
rail-setup-taxes = Os impostos podem deixar ao mais pobre de {$money-least} a {$money-most}, não {$money}.

rail-figure-on-city = numa cidade
rail-figure-on-crossing = num cruzamento
rail-figure-two-links = {$money} e {$money}
rail-figure-skipped = {$money}, depois {$money-skipped}
rail-figure-one-link = um de {$money}
rail-figure-connects = {$name} liga as redes aqui…
rail-figure-builds-on = … e continua ali
rail-figure-from-bank = {$money} + {$money-double} + {$money} do saldo
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = O tabuleiro não tem essa casa.
connection-taken = Essa casa já tem uma pedra.
connection-crosscut = Fechada: duas ligações se cruzariam ali.
connection-no-links = Só em Quax o jogador coloca os elos.
connection-not-own = Um elo une duas pedras suas.
connection-marked = Esse quadrado já tem um elo.
connection-no-swap = A troca só vale no segundo turno da partida.
connection-no-pass = Passar só vale quando não há jogada possível.
connection-about = Uma pedra por turno. Vence quem primeiro ligar as suas duas bordas.
connection-variant = Jogo
connection-quickway-means = Entre pedras da mesma cor que se tocam pelo canto surge um elo. Elos não se cruzam: vale o primeiro.
connection-crossway-means = Pedras da mesma cor que se tocam pelo canto estão ligadas. As ligações nunca se cruzam.
connection-quax-means = Para ligar pedras que se tocam pelo canto, gasta-se um turno.
connection-quadrex-means = Só há ligação lado a lado. Uma pedra automática impede que diagonais se cruzem.
connection-swap = Troca
connection-swap-on-means = O segundo jogador pode ficar com a primeira pedra e as bordas dela.
connection-swap-off-means = Cada jogador fica com as suas duas bordas.
connection-prompt-quax = Toque numa casa vazia ou ligue duas pedras
connection-prompt = Toque numa casa vazia
connection-prompt-link = Toque na pedra a ligar com esta
connection-no-link = Um elo une pedras que se tocam pelo canto.
connection-none-to-link = Não há pedra para ligar com esta.
connection-turn-unknown = Uma jogada se escreve `d4`, `a1-b2`, `swap` ou `pass`.
connection-link-backwards = A letra anterior se escreve primeiro: `a1-b2`.
connection-tally = ligue as suas duas bordas
connection-tally-won = bordas ligadas
connection-tally-lost = sem caminho
connection-end = As duas bordas ligadas

## Raindrops: choices, panels, refusals

raindrops-off-board = O tabuleiro não tem o ponto {$at}.
raindrops-no-piece = Não há gota em {$at}.
raindrops-not-yours = A gota em {$at} não é sua.
raindrops-other-unit = A gota em {$at} não é do grupo em movimento.
raindrops-just-placed = A gota em {$at} foi colocada agora: levante outra.
raindrops-splits = Levantar a gota em {$at} dividiria o grupo.
raindrops-occupied = Em {$at} há uma gota sua.
raindrops-is-capture = Em {$at} está a outra cor: escreva x para capturar.
raindrops-no-capture = Não há gota a capturar em {$at}: escreva - em vez de x.
raindrops-no-slide = Não chega a {$at}: uma gota anda em linha reta por pontos livres.
raindrops-apart = {$at} não fica ao lado do resto do grupo.
raindrops-not-next = {$at} não é o próximo ponto da linha.
raindrops-ended = O turno já acabou.
raindrops-must-gain = Este bloco pode capturar ou juntar-se: a jogada deve fazer isso.
raindrops-must-engage = Leve-o para onde possa capturar ou juntar-se da próxima vez.
raindrops-about = Junte as suas gotas. Vence quem primeiro tiver todas num só bloco.
raindrops-full = Tabuleiro cheio, início em xadrez.
raindrops-open = As duas diagonais longas começam vazias.
raindrops-drop = gota
raindrops-prompt = Toque numa gota sua
raindrops-prompt-next = Toque na próxima gota
raindrops-prompt-to = Toque no destino
raindrops-go-on = levante outra gota
raindrops-turn-unknown = Uma jogada se escreve passo a passo, com vírgulas: `a5-b3,a3-c3,c2xd3`.
raindrops-end = Um só bloco
raindrops-gives = {$who} fica com um só bloco: {$who} vence
raindrops-gave = Só sobrou um bloco para {$who}: {$who} vence
raindrops-why-captures = captura {$count}
raindrops-why-joins = junta blocos (restam {$count})
raindrops-tally = { $count ->
    [one] resta {$count} bloco
   *[other] restam {$count} blocos
}

## Rapid Transit: choices, panels, refusals

transit-not-own = A peça em {$cell} não é sua.
transit-not-opposing = {$cell} também é sua: escolha uma peça da outra cor.
transit-no-terminal = {$cell} não é um terminal: tem duas ou mais vizinhas da sua cor.
transit-out-of-reach = As redes de {$own} e {$other} não se tocam.
transit-still-terminal = Depois da troca, cada peça precisa de duas vizinhas da própria cor.
transit-square = Quatro peças da mesma cor não podem formar um quadrado.
transit-must-swap = Não dá para passar: há uma troca possível.
transit-about = Troque peças suas por peças do adversário. Vence a maior rede.
transit-size-4 = 8 peças cada um: partida rápida
transit-size-6 = 18 peças cada um
transit-size-8 = 32 peças cada um: a partida completa
transit-prompt = Toque num terminal seu
transit-prompt-other = Toque na peça para a troca
transit-nothing-to-swap = Este terminal não tem troca possível.
transit-end-draw = Redes todas iguais e nenhuma troca
transit-end-last-swap = Redes todas iguais: decide a última troca
transit-end-larger = Rede maior
transit-why-joins = une redes: {$sizes}
transit-why-cuts = divide a rede de {$size} do adversário
transit-terminal = terminal
transit-turn-unknown = Uma jogada se escreve `d4-e6`, primeiro a própria peça, ou `pass`.
transit-tally-leads = à frente {$own} a {$other}
transit-tally-trails = atrás {$own} a {$other}
transit-tally-level = empate em {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Coloque primeiro todos os vagões; depois andam.
yard-all-placed = Todos os vagões já estão colocados.
yard-not-receiving = Coloque vagões só nas casas marcadas.
yard-taken = {$cell} já tem um vagão.
yard-no-car = Não há vagão em {$cell}.
yard-not-own = O vagão em {$cell} não é seu.
yard-no-train = {$lead} e {$tail} não são as pontas de um trem.
yard-no-majority = Mais da metade dos vagões de um trem deve ser sua.
yard-no-way = Não dá para ir de {$lead} a {$to} numa só jogada.
yard-blocked = O caminho de {$lead} a {$to} está bloqueado.
yard-shipping = Nenhum vagão pode sair da sua área de expedição nem entrar na outra.
yard-about = Mova vagões e trens inteiros. Vence quem primeiro levar os dez para a sua área.
yard-setup = Posição
yard-setup-beginner-means = Vagões da mesma cor em colunas: há trens desde o início.
yard-setup-advanced-means = Início em xadrez: menos trens no começo.
yard-setup-custom-means = Um vagão de cada vez, cada jogador na sua vez. A casa oposta recebe a outra cor.
yard-setup-beginner = iniciante
yard-setup-advanced = avançada
yard-setup-custom = personalizada
yard-car = vagão
yard-prompt-place = Toque numa casa marcada
yard-prompt = Toque num vagão ou nas pontas de um trem
yard-prompt-first = Toque no destino ou na outra ponta do trem
yard-prompt-train = Toque no destino de uma das pontas
yard-go-on = toque de novo para a outra cor
yard-nowhere = Agora não pode andar: toque em outro vagão.
yard-why-ships = expede {$count}
yard-train-goes = trem de {$count}, de {$from} para {$to}
yard-end-draw = A mesma posição pela terceira vez
yard-end-shipped = Dez vagões expedidos
yard-end-stuck = Adversário sem jogada
yard-ships-here = expedição
yard-turn-unknown = Uma jogada se escreve `d4-c4`, `d4f4-c4` para um trem, `c1=r` para um vagão colocado.
yard-receiving = RECEPÇÃO
yard-tally = {$count} de 10 expedidos

## Games for two: panels and results of all of them

duel-standing-over = A partida acabou. O tabuleiro está como foi deixado.
duel-standing = No turno {$turn}, tal como ficou.
duel-wins = {$who} vence
duel-draw = Empate
duel-resign-asked = Desistir?
duel-resign-or-draw-asked = Desistir ou propor empate?
duel-draw-offer = {$who} propõe empate
duel-draw-offered = Empate proposto
duel-draw-declined = Sem empate: o jogo continua
duel-back-offer = {$who} pede para desfazer o último turno
duel-back-asked = Pedido para desfazer o turno enviado
duel-back-declined = Turno mantido: o jogo continua
duel-draw-agreed = Empate combinado
duel-hint-coming = À procura de uma boa jogada
duel-hint-marked = Veja a dica no tabuleiro
duel-hint-why = Dica: {$why}
duel-hint-joints = Tracejado: ligação segura
duel-hint-swap = Dica: toque em TROCAR
duel-hint-pass = Dica: toque em PASSAR
duel-hint-none = Não há dica agora
duel-nobody-wins = Empate: ninguém vence
duel-result-resigned = {$result} · {$who} desistiu
duel-result-time = {$result} · {$who} ficou sem tempo
duel-result-why = {$result} · {$why}
duel-waiting = À espera de {$who}
duel-starts = {$who} começa
duel-starts-drawn = {$who} começa (sorteio)
duel-you-are = Sua cor: {$who} · {$tally}
duel-score = Placar {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Na frente: {$who}, por {$by}
duel-computer-moves = O computador joga
duel-swap-ok = A pedra e as bordas são suas: toque em OK
duel-pass-ok = Toque em OK para passar
duel-ok-or-undo = Toque em OK ou DESFAZER
duel-gives = Isto encerra a partida: {$who} vence
duel-ok-or = Toque em OK ou {$or}
duel-must-pass = Não há jogada: toque em PASSAR
duel-has-swapped = {$other} ficou com a sua pedra e as bordas dela. {$prompt}
duel-edges-sides = Suas bordas: esquerda e direita
duel-edges-ends = Suas bordas: perto e longe
duel-edges-upright = Suas bordas: em cima e embaixo
duel-has-swapped-edges = {$other} ficou com a sua pedra. {$edges}
duel-took-edges = A pedra é sua. {$edges}
duel-has-passed = {$other} passou. {$prompt}
duel-or-swap = {$prompt}, ou TROCAR
duel-resign = DESISTIR
duel-offer-draw = EMPATE?
duel-draw-accept = ACEITAR
duel-draw-decline = CONTINUAR
duel-back-allow = PERMITIR
duel-swap = TROCAR
duel-pass = PASSAR
duel-told-undone = {$who} volta atrás.
duel-told-taken-back = {$who} desfaz o último turno.
duel-told-touched = {$who} toca em {$cells}.
duel-told-press-ok = Pressione OK ou Desfazer
duel-told-touched-then = {$who} toca em {$touched}. {$then}.
duel-told-swap = {$who} quer trocar.
duel-told-swap-ok = {$who} quer trocar. Pressione OK.
duel-told-pass = {$who} quer passar.
duel-told-pass-ok = {$who} quer passar. Pressione OK.
duel-told-swapped = {$who} ficou com a pedra e as bordas dela.
duel-told-passed = {$who} passou.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} desistiu.
duel-out-of-time = {$who} ficou sem tempo.
clock-minutes = { $count ->
    [one] {$count} minuto
   *[other] {$count} minutos
}
clock-sand-glass = ampulheta, 30 segundos por turno, só um lembrete
clock-sand-is-through = Tempo esgotado: jogue, por favor
clock-chip = {$who} {$time}
mirror-clock = Tempo restante: {$time}.

## The lobby

lobby-remove-a-computer = {$title} é para dois: toque em REMOVER ao lado de um computador.
lobby-too-many = { $count ->
    [one] {$title} é para dois jogadores: um deve tocar em SAIR.
    [2] {$title} é para dois jogadores: dois devem tocar em SAIR.
    [3] {$title} é para dois jogadores: três devem tocar em SAIR.
   *[other] {$title} é para dois jogadores: quatro devem tocar em SAIR.
}
lobby-nobody = Pelo menos uma pessoa deve tocar em ENTRAR.
lobby-one-more = Falta um jogador ou um computador.
lobby-two-can-play = Toque em ENTRAR no seu lugar. Jogam dois.
lobby-two-to-six-can-play = Toque em ENTRAR no seu lugar. Jogam de dois a seis.
lobby-map-missing = Este mapa não carregou. Toque nele de novo ou escolha outro.
lobby-map-loading = Carregando o mapa…
lobby-start = COMEÇAR
lobby-try-it = EXPERIMENTAR
lobby-quick = CURTA
lobby-normal = NORMAL
lobby-long = LONGA
lobby-join = ENTRAR
lobby-computer = COMPUTADOR
lobby-leave = SAIR
lobby-remove = REMOVER
lobby-newcomer = NOVATO
lobby-learner = APRENDIZ
lobby-easy = FÁCIL
lobby-medium = MÉDIO
lobby-hard = DIFÍCIL
lobby-master = MESTRE
lobby-even = ADAPTÁVEL
lobby-someone-here = JOGADOR AQUI
lobby-friend = AMIGO POR LINK
lobby-add-player = + JOGADOR
lobby-row-map = Mapa
lobby-row-players = Jogadores
lobby-row-against = Contra
lobby-row-begins = Começa
lobby-drawn = sorteio
lobby-row-clock = Relógio
lobby-row-times = Cada um
clock-increment = +{$seconds} s por turno
lobby-ahead = VANTAGEM
connection-ahead = Pedras +{$count}
transit-ahead = Trocas +{$count}
yard-ahead = Expedidos +{$count}
lobby-for-players = { $count ->
    [one] {$count} jogador
   *[other] {$count} jogadores
}
lobby-for-players-between = {$least}–{$most} jogadores
lobby-nobody-yet = Ninguém entrou ainda
lobby-joined = { $count ->
    [one] {$count} jogador entrou
   *[other] {$count} jogadores entraram
}
lobby-people-and-computers = { $people ->
    [one] {$people} pessoa
   *[other] {$people} pessoas
} e { $computers ->
    [one] {$computers} computador
   *[other] {$computers} computadores
}
lobby-ready = Tudo pronto? Toque em COMEÇAR, no meio.
lobby-start-chosen = Toque em COMEÇAR. {$who} começa.
lobby-start-full = A mesa está cheia. Toque em COMEÇAR.
lobby-start-or-wait = Toque em COMEÇAR ou espere mais jogadores.
lobby-map-easiest = mais fácil
lobby-map-standard = padrão
lobby-map-hardest = mais difícil
lobby-map-coming = carregando…
lobby-maps-from-to = Mapas {$from} a {$to} de {$count}
workshop-hint = Toque em um país ou mova o mundo até que sua região preencha a moldura.
workshop-make = CRIAR MAPA
workshop-making = Criando seu mapa: {$percent}
workshop-takes = Isso leva até um minuto.
workshop-cancel = CANCELAR
workshop-change-frame = MUDAR MOLDURA
workshop-play = JOGAR
workshop-uneven = Neste mapa a sorte pesa mais. Outro mapa ou uma moldura maior pode ser mais justo.
workshop-small = É pequeno demais: mostre pelo menos 300 km.
workshop-pole = Perto demais de um polo para 35 cidades. Afaste-se.
workshop-world = Mapa do mundo. Na moldura: {$frame}. As setas o movem, + e − aproximam e afastam.
workshop-frame-told = {$south}, {$west} a {$north}, {$east}
workshop-north = {$degrees}° norte
workshop-south = {$degrees}° sul
workshop-east = {$degrees}° leste
workshop-west = {$degrees}° oeste
workshop-name-back = Nome anterior do mapa
workshop-name-next = Próximo nome do mapa
workshop-remark = onde quiser

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Oceano Atlântico
map-pacific-ocean = Oceano Pacífico
map-indian-ocean = Oceano Índico
map-north-sea = Mar do Norte
map-baltic-sea = Mar Báltico
map-mediterranean-sea = Mar Mediterrâneo
map-black-sea = Mar Negro
map-arabian-sea = Mar da Arábia
map-bay-of-bengal = Golfo de Bengala
map-south-china-sea = Mar do Sul da China
map-sea-of-japan = Mar do Japão
map-gulf-of-mexico = Golfo do México
map-adriatic-sea = Mar Adriático
map-caucasus = Cáucaso
map-himalaya = Himalaia
map-tibet = Tibete
map-sahara = Saara
map-canada = Canadá
map-mexico = México
map-tyrrhenian-sea = Mar Tirreno
map-ligurian-sea = Mar da Ligúria
map-ukraine = Ucrânia
map-england = Inglaterra

## The map Italy: its name, its regions, its cities

map-italy = Itália
region-northwest = Noroeste
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perúgia
city-ravenna = Ravena
city-rimini = Rimini
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
city-taranto = Taranto
city-bolzano = Bolzano
city-cuneo = Cuneo
city-lugano = Lugano
city-nice = Nice
city-trento = Trento
city-florence = Florença
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = África
region-northeast = Nordeste
map-gulf-of-guinea = Golfo da Guiné
map-arabia = Arábia
city-antananarivo = Antananarivo
city-cape-town = Cidade do Cabo
city-maputo = Maputo
city-port-elizabeth = Porto Elizabeth
city-pretoria = Pretória
city-upington = Upington
city-windhoek = Vinduque
city-abidjan = Abidjan
city-algiers = Argel
city-casablanca = Casablanca
city-dakar = Dacar
city-freetown = Freetown
city-laayoune = El Aiune
city-nouadhibou = Nouadhibou
city-kano = Kano
city-lagos = Lagos
city-n-djamena = Jamena
city-niamey = Niamei
city-tamanrasset = Tamanrasset
city-timbuktu = Tombuctu
city-tunis = Tunes
city-abu-simbel = Abu Simbel
city-addis-ababa = Adis Abeba
city-asmara = Asmara
city-benghazi = Bengasi
city-cairo = Cairo
city-khartoum = Cartum
city-tripoli = Trípoli
city-harare = Harare
city-juba = Juba
city-kigali = Kigali
city-kinshasa = Quinxassa
city-lubumbashi = Lubumbashi
city-mombasa = Mombaça
city-nairobi = Nairóbi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = América do Sul
map-caribbean-sea = Mar do Caribe
map-sargasso-sea = Mar dos Sargaços
city-bogota = Bogotá
city-caracas = Caracas
city-cuenca = Cuenca
city-medellin = Medellín
city-iquitos = Iquitos
city-piura = Piura
city-quito = Quito
city-belem = Belém
city-cayenne = Caiena
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
city-asuncion = Assunção
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

map-british-isles = Ilhas Britânicas
region-ireland = Irlanda
region-highlands = Terras Altas
map-irish-sea = Mar da Irlanda
map-celtic-sea = Mar Céltico
map-english-channel = Canal da Mancha
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
map-southern-ocean = Oceano Antártico
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

map-scandinavia = Escandinávia
map-norwegian-sea = Mar da Noruega
map-russia = Rússia
map-poland = Polónia
map-germany = Alemanha
map-barents-sea = Mar de Barents
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Pskov
city-tallinn = Talin
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
city-helsinki = Helsínquia

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = Japão
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Mar das Filipinas
map-east-china-sea = Mar da China Oriental
city-fukuoka = Fukuoka
city-kagoshima = Kagoshima
city-kumamoto = Kumamoto
city-miyazaki = Miyazaki
city-nagasaki = Nagasaki
city-oita = Oita
city-sasebo = Sasebo
city-hiroshima = Hiroshima
city-kochi = Kochi
city-kyoto = Quioto
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

map-india = Índia
map-laccadive-sea = Mar das Laquedivas
map-andaman-sea = Mar de Andamão
map-indochina = Indochina
city-cochin = Cochim
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
city-surat = Surate
city-comilla = Comilla
city-dhaka = Daca
city-guwahati = Guwahati
city-kathmandu = Katmandu
city-shigatse = Shigatse
city-thimphu = Timbu

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Carregando as regras…
sheet-share-nothing-yet = Dá para compartilhar depois da primeira rodada. Até lá, as cidades são secretas.
sheet-back = VOLTAR
sheet-next = AVANÇAR
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = EXPERIMENTAR
sheet-share = Compartilhar esta partida
sheet-share-copy = COPIAR LINK
sheet-share-hands = INCLUIR RODADA, SE ACEITAREM
sheet-share-put-in = O link inclui as cidades secretas de todos nesta rodada.
sheet-share-left-out = O link não inclui a rodada atual.
sheet-share-copied = Link copiado.
sheet-share-not-copied = Este navegador não permite copiar.
sheet-share-only-here = Esta página só abre nesta máquina; por isso não há código para ler.
sheet-share-too-long = A partida é longa demais para um código: copie o link.
sheet-share-picture-there = Lá dá para guardar uma imagem do resultado.
sheet-picture = Uma imagem para levar
sheet-picture-about = A posição final, o resultado de todos e a data de hoje.
sheet-picture-open = IMAGEM
sheet-picture-png = GUARDAR COMO FOTO (PNG)
sheet-picture-svg = GUARDAR PARA IMPRIMIR (SVG)
sheet-picture-turns = Turnos: {$count}
sheet-picture-round = Rodada {$round}
sheet-picture-connected = Tudo ligado: {$names}
sheet-share-scan = Leia o código com um celular para abrir a partida nele.
sheet-my-game = MEU JOGO
sheet-lobby = JOGOS
sheet-your-turn = Sua vez
sheet-computer = Computador · {$strength}
sheet-computer-thinks = O computador pensa
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Aqui

## The operator: the PIN and the panel

operator-pins-differ = Os dois PINs são diferentes. Escolha de novo.
operator-wrong-pin = PIN errado.
operator-nothing-is-saved = Não é possível guardar: esta partida seria perdida.
operator-storage-low = Pouco espaço livre: restam {$room} MB.
operator-tap-to-play = TOQUE PARA JOGAR
operator-tap-the-table = Toque na mesa para continuar.
operator-closes-in = Fecha em {$time}
operator-closed = Esta mesa está fechada.
operator-pin = PIN do responsável
operator-pin-new = Escolha um PIN
operator-pin-again = Repita o PIN
operator-pin-rule = De {$least} a {$most} dígitos. Guarde segredo.
operator-pin-waits = Muitos PINs errados. Espere {$count} s.
operator-pin-asks = Verificando o PIN…
operator-pin-silent = O servidor não responde: o PIN não pode ser verificado. Tente de novo.
operator-pin-unset = Ainda não há PIN. Defina um nesta máquina: {$command}
operator-locked = Bloqueado: não dá para ler os ajustes.
operator-pin-erase = APAGAR
operator-panel = Responsável
operator-kiosk-on = QUIOSQUE: SIM
operator-kiosk-off = QUIOSQUE: NÃO
operator-offers = Jogos disponíveis
operator-start = Novas partidas começam com
operator-start-heard = música: {$music}, sons: {$sounds}
operator-start-game = {$game}, {$map}, saldo {$bank}, impostos {$taxes}
operator-use-lobby = USAR OS ATUAIS
operator-change-pin = MUDAR PIN
operator-export = EXPORTAR DADOS
operator-import = IMPORTAR DADOS
operator-delete-saves = APAGAR TODAS AS PARTIDAS
operator-delete-all = APAGAR TUDO
operator-delete-saves-means = Todas as partidas guardadas serão apagadas, também as separadas.
operator-delete-all-means = Todas as partidas guardadas, todos os ajustes e o PIN serão apagados.
operator-set-by-file = definido no arquivo de ajustes
operator-file-sets = O que está cinza vem do arquivo de ajustes do servidor.
operator-file-garbled = O arquivo de ajustes do servidor não pode ser lido e é ignorado.
operator-faults = Erros desde o início
operator-foreign-faults = Erros de outros programas neste navegador, como extensões: {$number}
operator-keep-them = MANTER
operator-yes-delete = SIM, APAGAR

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Ampliar
mirror-zoom-out = Reduzir
mirror-zoom-whole = Ver o tabuleiro inteiro
mirror-unfold = Mostrar todo o painel
mirror-fold = Mostrar mais do tabuleiro
mirror-sheet-rotate = Virar esta folha para o próximo lado da mesa
mirror-lobby-rotate = Virar o centro da mesa
mirror-hint-coming = A dica já vem
mirror-lens = Lente
mirror-discard = −$1, dispensar o último dólar
mirror-let-computer = Deixar o computador jogar de novo
mirror-replay = Replay
mirror-seek-start = Ao início
mirror-seek-back = Voltar
mirror-seek-next = Avançar
mirror-seek-end = Ao fim
mirror-timeline = Posição no replay
mirror-close-open = Fechar
mirror-settings = Ajustes
mirror-languages = Idioma: {$name}
mirror-podium = Esconder o pódio
mirror-taxes = Esconder o aviso de impostos
mirror-another-map = Jogar de novo em outro mapa: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} de {$stops}
mirror-rules-of = Regras de {$title}
mirror-table = Mesa
mirror-lobby = A próxima partida
mirror-ready = Tudo pronto: pressione Começar.
mirror-nobody = vazio
mirror-sits-here = {$colour} joga neste aparelho.
mirror-computer-at = {$colour}, computador, {$strength}
mirror-place = Lugar {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Computador, {$strength}.
mirror-cell-next = disponível
mirror-cell-hint = dica
mirror-cell-last = último turno
mirror-cell-taken-from = captura aqui
mirror-cell-filled = preencheu-se sozinha
mirror-cell-refused = não permitida
mirror-stands = {$who}: {$what}.
mirror-empty = vazias: {$count}
mirror-nothing-yet = Nada ainda.
mirror-has-nothing = {$who} ainda não tem nada aqui.
mirror-here = {$what}.
mirror-place-hub = Coloque a sua estação aqui.
mirror-walk-map = As setas seguem os trechos, as letras vão às cidades, Enter constrói e ? mostra as teclas.
mirror-walk-board = As setas vão de casa em casa, Enter escolhe, 1 a 5 informam e ? mostra as teclas.
mirror-build = Construir até {$end}, {$money}
mirror-build-which = Construir até {$end}, {$money}; {$about}
mirror-go = Ir até {$end}
mirror-go-which = Ir até {$end}; {$about}
mirror-type-a-move = Escrever uma jogada de {$who}
mirror-type-example = Por exemplo, {$line}
mirror-crossing = cruzamento {$number}
mirror-crossing-north = cruzamento {$number}, ao norte de {$city}
mirror-crossing-northeast = cruzamento {$number}, a nordeste de {$city}
mirror-crossing-east = cruzamento {$number}, a leste de {$city}
mirror-crossing-southeast = cruzamento {$number}, a sudeste de {$city}
mirror-crossing-south = cruzamento {$number}, ao sul de {$city}
mirror-crossing-southwest = cruzamento {$number}, a sudoeste de {$city}
mirror-crossing-west = cruzamento {$number}, a oeste de {$city}
mirror-crossing-northwest = cruzamento {$number}, a noroeste de {$city}
mirror-demonstration = Isto é uma demonstração.
mirror-press-to-begin = Pressione qualquer tecla para começar.
mirror-countdown = Para continuar, pressione qualquer tecla em {$count} segundos.
mirror-still-playing = A partida continua?
mirror-please-read = Leia isto, por favor
mirror-vote = Votação
mirror-vote-all = Todos precisam aceitar.
mirror-page = {$title}: página {$page} de {$pages}.

## Saves, links, files: what is wrong with them

fault-foreign = Não é uma partida do Roundhouse.
fault-text = Não é uma partida do Roundhouse, ou falta uma parte.
fault-too-long = O texto é longo demais para uma partida.
fault-older = Vem de uma versão mais antiga do Roundhouse e já não abre.
fault-newer = Vem de uma versão mais nova do Roundhouse e não abre aqui.
fault-length = Falta uma parte.
fault-language = {$language} não está disponível: {$why}
fault-damaged = Os dados estão danificados.
fault-no-such-game = Este jogo não está disponível aqui.
fault-other-game = É de outro jogo.
fault-no-such-map = O mapa não está disponível aqui.
fault-other-map = O mapa mudou desde essa partida.
fault-rules = Contém uma jogada que as regras não permitem.
fault-unwritable-start = Não dá para guardar esta partida.
fault-unwritable-move = Não dá para guardar esta partida: uma jogada não pôde ser registrada.
fault-unwritable-too-long = A partida é longa demais para ser guardada.
fault-found-late = Apareceu uma partida anterior. Dá para continuar com ela depois desta.
fault-second-copy = Uma partida guardada estava danificada, mas a segunda cópia está intacta.
fault-put-aside = Não dá para abrir uma partida guardada. {$why} Foi separada.
fault-go-on-playing = {$why} Dá para continuar a jogar.
fault-file-foreign = Este arquivo não tem partidas do Roundhouse.
fault-file-without-game = Este arquivo não tem nenhuma partida.
fault-file-game = Não dá para abrir a partida deste arquivo. {$why}
fault-query = Este link pede {$key} {$value}. {$offered}
fault-query-not-offered = Isso não está disponível aqui.
fault-query-offers = {$title} oferece {$values}.
fault-rules-damaged = O arquivo de regras está danificado.
fault-link = Não dá para abrir este link. {$why} Copie o link de novo, por favor.
fault-map-version = O mapa tem a versão {$found}; este programa lê a versão {$known}.
fault-map-too-large = O mapa é grande demais.
fault-map-too-many-nodes = O mapa tem cruzamentos demais: {$count}.
fault-map-other = O arquivo do mapa {$map} contém outro mapa.
own-map-title = Seu próprio mapa
own-map-newer = Este mapa é de uma versão mais recente. Recarregue a página.
own-map-little-land = Aqui há pouca terra para um mapa. Mostre mais terra e menos mar.
own-map-few-towns = Aqui poucas cidades ficam longe o bastante umas das outras. Mostre uma parte maior do mundo, ou uma com mais cidades.
own-map-torn-land = Aqui a terra é dividida demais para uma ferrovia. Mostre mais terra numa peça só.
own-map-failed = Não foi possível fazer o mapa. Verifique a rede e tente de novo.
fault-map-place = Um cruzamento do mapa não tem posição válida.
fault-map-link-end = O trecho {$number} do mapa leva ao cruzamento {$node}, que não existe.
fault-map-link = O trecho {$number} do mapa (de {$from} a {$to} por {$money}) não é permitido.
fault-map-regions = O mapa tem {$count} regiões em vez de {$wanted}.
fault-map-city-region = A cidade {$city} fica numa região que não existe.
fault-map-city-node = A cidade {$city} fica no cruzamento {$node}, que não existe.
fault-map-city-city = A cidade {$city} fica em cima de outra cidade.
fault-map-region = A região {$region} tem {$cities} cidades, {$ringed} delas com anel, em vez de {$wanted} e {$wanted-ringed}.
fault-map-unreached = Nenhum trecho do mapa leva ao cruzamento {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = O arquivo de regras {$name}
web-map-file = O arquivo de mapa {$name}
web-words-file = O arquivo de idioma {$name}
web-words-damaged = O arquivo de idioma {$name} está danificado.
web-file-missing = {$what} não pôde ser carregado (erro {$number}).
web-file-silent = {$what} não carregou. Verifique a rede.
web-map-too-long = O arquivo de mapa {$name} é longo demais.
web-map-damaged = O arquivo de mapa {$name} está incompleto ou danificado.
web-map-foreign = O arquivo de mapa {$name} não é um mapa.
web-no-picture = Este navegador não guarda a imagem.
web-no-export = Este navegador não exporta partidas guardadas.
web-no-import = Este navegador não abre arquivos aqui.
web-file-unreadable = Não dá para ler este arquivo.
web-storage-refused = Este navegador não consegue guardar a partida (falta espaço ou a janela é privada). Continue a jogar, mas não feche a página.
web-storage-healed = Os dados guardados neste navegador estavam danificados e foram apagados. As partidas voltam a ser guardadas.
web-storage-silent = Este navegador não guarda a partida. Continue a jogar, mas não feche a página: ela pode ser perdida.
web-storage-elsewhere = Já aberto em outra janela. Esta partida não será guardada enquanto a outra janela não fechar.
web-storage-slow = Guardar demora. Continue a jogar; se faltar luz, pode perder-se o último turno.
web-computer-missing = O computador que joga não carregou ou falhou.
web-computer-silent = O computador que joga não respondeu.

## The page itself, while there is no program

page-loading = Carregando o Roundhouse.
page-file = Abra o Roundhouse num servidor web, não como arquivo. (Desenvolvimento: cargo xtask play)
page-too-old = Este navegador é antigo demais para o Roundhouse. Use uma versão atual do Chrome, por favor.
page-again = Um momento, por favor: o Roundhouse vai reiniciar.
page-failed = O Roundhouse reiniciou três vezes e não conseguiu continuar. Toque na tela para tentar de novo.
page-failed-kiosk = O Roundhouse reiniciou três vezes e não conseguiu continuar. Vai tentar de novo em um minuto; ou toque já na tela.
page-missing = Não há nenhuma página neste endereço.
page-open = Abrir o Roundhouse
mirror-said = Histórico da partida
mirror-own = Seu lugar

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = FECHAR
over-language = Idioma
over-hints-on = DICAS: SIM
over-hints-off = DICAS: NÃO
coach-leave = FECHAR O GUIA
setting-coach = Guia
over-coach-on = GUIA: SIM
over-coach-off = GUIA: NÃO
seat-leave-asked = Sair da partida?
seat-leave-tells = Um computador vai jogar no seu lugar.
seat-leave = SAIR
seat-stay = FICAR
seat-take-over = JOGAR AQUI
seat-nudge = Ainda está aí? É a sua vez.
seat-away-tells = Um computador pode jogar no seu lugar.
seat-away-computer = JOGA O COMPUTADOR
seat-away-here = ESTOU AQUI
seat-take-over-asked = Jogar aqui?
seat-take-over-tells = Assuma o lugar do computador.
seat-take-over-no = NÃO
mirror-leave-seat = Sair da partida
setting-motion = Animações
setting-contrast = Contraste
setting-text = Tamanho do texto
over-motion-on = ANIMAÇÕES: SIM
over-motion-off = ANIMAÇÕES: NÃO
over-contrast-high = CONTRASTE: ALTO
over-contrast-auto = CONTRASTE: AUTO
setting-names = Os nomes viram-se para quem lê
over-names-turn = NOMES: VIRAM
over-names-stay = NOMES: FIXOS
coach-rail-cities = Cubra o painel e toque em VER CIDADES: são as suas cidades secretas.
coach-rail-cities-own = Há cidades secretas para ligar. Veja quais são sem ninguém mais olhar.
coach-rail-hub = Coloque a estação perto da maioria das suas cidades: os trilhos começam ali.
coach-rail-build = Toque em trechos tracejados. Por turno, dois simples ou um duplo são grátis.
coach-rail-left = Sobra {$money}: construa mais um trecho simples, ou toque em −$1 para dispensar.
coach-rail-joined = A sua rede está ligada à de {$names}. A partir de agora, é de todos.
coach-rail-pay = Alguém já ligou todas as cidades. Agora ligue as suas: o seu saldo paga.
coach-rail-known = O jogo é só isso. Agora, uma partida de verdade.
coach-rail-tasks = Tarefas feitas: {$done} de {$all}
coach-swap = Começar ajuda: toque em TROCAR para ficar com essa pedra e as bordas, ou jogue.
exercise-title = Exercício {$number} de {$all}
exercise-next = AVANÇAR
exercise-skip = PULAR
exercise-missed = Essa jogada vale, mas não é este exercício. Tente de novo ou toque em DICA.
connection-lesson-aim = Toque numa casa vazia. Ligue as suas duas bordas com uma corrente sem falhas e vença.
connection-lesson-quickway = Pelo canto, as suas pedras ligam-se por um elo, se outro elo não passar já ali.
connection-lesson-crossway = As suas pedras ligam-se também pelo canto. Duas ligações nunca se cruzam.
connection-lesson-quax = Para ligar duas pedras que se tocam pelo canto, toque nas duas. Isso gasta o turno.
connection-lesson-quadrex = Só lado a lado há ligação. A última casa de um quadrado pode preencher-se sozinha.
raindrops-lesson-aim = Toque numa gota e depois no destino. Junte todas as gotas num só bloco e vença.
raindrops-lesson-capture = Deslize uma gota para cima de outra da outra cor: captura o bloco inteiro.
raindrops-lesson-group = Um grupo anda gota a gota: levante uma e coloque-a junto das outras, na linha.
transit-lesson-aim = Para trocar, toque num terminal seu (anel aberto) e numa peça da outra cor.
transit-lesson-networks = Peças de uma cor lado a lado são uma rede. No fim, vence a maior.
transit-lesson-swaps = Ambas devem ficar ao lado de duas da sua cor. Nunca quatro iguais em quadrado.
yard-lesson-aim = Toque num vagão e depois no destino. Leve os dez para o lado da sua cor.
yard-lesson-train = Uma fila de vagões, a maioria seus, é um trem: toque nas pontas e depois no destino.
yard-lesson-areas = Nenhum vagão entra na área de expedição da outra cor nem sai da sua.
connection-do-corner = Contorne a pedra no caminho: coloque uma que toque as duas pontas pelo canto.
connection-do-gap = Há dois caminhos à volta da pedra, mas um está cortado. Siga pelo outro.
connection-do-link = A sua corrente só se toca pelo canto. Toque nessas duas pedras: surge um elo.
connection-do-fill = Não preencha o vão: coloque uma pedra à esquerda ou à direita; ele se preenche.
connection-do-swap = O adversário começou no centro. Fique com essa pedra: toque em TROCAR e em OK.
connection-did-connect = As duas bordas da sua cor estão ligadas. Vitória!
connection-did-gap = As ligações nunca se cruzam: vale a primeira.
connection-did-swap = A primeira pedra e as bordas dela agora são suas. O adversário joga a seguir.
raindrops-do-walk = Suba pela coluna: passe a gota de trás para a frente, e de novo, até capturar.
raindrops-do-spare = Capture aqui, e o adversário fica com um só bloco e vence. Mova a outra gota.
raindrops-did-join = Todas as suas gotas estão num só bloco. Vitória!
raindrops-did-capture = Captura completa. Um bloco que anda e pode capturar ou juntar-se tem de o fazer.
raindrops-did-group = O grupo juntou-se a outro bloco. Isso encerra o turno e, aqui, vence.
raindrops-did-walk = Um grupo anda gota a gota e nunca se separa. Capturar ou juntar-se encerra o turno.
raindrops-did-spare = Depois de cada turno, quem tem um só bloco vence, mesmo sem ter jogado.
transit-do-join = Encontre a troca que junta as suas oito peças.
transit-do-far = As trocas vão longe: troque um terminal seu com uma peça que não esteja ao lado.
transit-do-pass = O adversário passou, e não há troca para fazer: toque em PASSAR e depois em OK.
transit-did-far = Serve qualquer peça de uma rede que toque a rede do seu terminal.
transit-did-pass = Dois passes seguidos encerram a partida: vence a maior rede.
yard-do-ship = Leve um vagão para a sua área de expedição, no lado do tabuleiro com a sua cor.
yard-do-last = Nove dos seus vagões já chegaram. Leve o décimo.
yard-did-car = Um vagão anda quantas casas livres quiser em linha reta, ou um passo em diagonal.
yard-did-train = Uma ponta vai à frente, reto ou para o lado. Os outros seguem o rastro dela.
yard-did-last = Os seus dez vagões chegaram. Vitória!
rail-ready = PRONTO
rail-prompt-ready = Pronto. À espera de {$names}
rail-prompt-taxes = {$ended}; impostos {$money}
over-table-layout = MODO MESA
over-own-screen = MODO PESSOAL
over-to-lobby = OUTROS JOGOS
over-end-game = ENCERRAR PARTIDA
over-new-game = NOVA PARTIDA
over-full-screen = TELA CHEIA
over-full-screen-exit = SAIR DA TELA CHEIA
over-rules = REGRAS
over-share = COMPARTILHAR
over-update = ATUALIZAR
over-holds = As mudanças valem na próxima partida.
over-inches = Diagonal: ajuda a ignorar a palma da mão.

over-new-game-asked = Começar nova partida?
over-new-game-means = Esta partida acaba, e os mesmos jogadores recomeçam.
over-keep-playing = CONTINUAR NO JOGO
over-end-game-asked = Encerrar esta partida?
over-end-game-means = Esta partida acaba e volta o menu inicial.
over-forget-means = A partida inacabada será perdida.
over-delete-it = APAGAR
over-keep-it = MANTER

over-share-hands-asked = Incluir as cidades secretas de todos?
over-share-them = COMPARTILHAR
over-play-again-asked = Jogar de novo?
over-play-again = JOGAR DE NOVO
over-real-game = PARTIDA REAL
over-another-map-asked = Outro mapa: {$map}?
over-lobby-asked = Escolher outro jogo?
over-another-map = OUTRO MAPA
over-no = NÃO
over-vote-waits = Seu voto: sim. À espera de {$names}
over-vote-no = {$who} disse não

over-keys = Teclas
over-key-tab = Tab, Shift+Tab
over-key-tab-does = Botão seguinte ou anterior
over-key-arrows = Setas
over-key-arrows-do = Andar: botões, casas, trechos, barras
over-key-enter = Enter, Espaço
over-key-enter-does = Pressionar o botão
over-key-escape = Escape
over-key-escape-does = Fechar
over-key-letters = Letras
over-key-letters-do = No mapa: ir à cidade com essas letras
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = Desfazer
over-key-ask-does = No tabuleiro: último turno, como está
over-key-next-does = Próximo meu, próximo dos outros
over-key-around-does = O que há em volta
over-key-zoom-does = Aproximar ou afastar
over-key-move = End
over-key-move-does = Escrever uma jogada
over-key-board = Home
over-key-board-does = Ir ao tabuleiro ou ao mapa
over-key-list-does = Esta lista

over-play-from-here = JOGAR DAQUI
over-back-to-my-game = VOLTAR AO JOGO
over-stop-beginning = Início da partida
over-stop-turn = Turno {$turn} de {$turns}
over-play-on-asked = Jogar a partir daqui?
over-play-on-ends-game = Esta partida substitui a que está na mesa.
over-play-on-loses-save = Esta partida substitui a sua partida guardada.
over-play = JOGAR
over-keep-watching = CONTINUAR A VER

over-unfinished = Partida inacabada
over-continue = CONTINUAR
over-map-loading = Carregando o mapa…
over-map-again = {$why} Toque em CONTINUAR para tentar de novo.
over-tap-to-continue = TOQUE PARA CONTINUAR

## Phones, far seats and watchers

refused-cut-off = Sem conexão com a mesa. Tente de novo daqui a pouco.
fault-seat-link = Este link para um lugar na mesa está incompleto. Leia o código ou copie o link de novo, por favor.
fault-seat-view = Esta página não consegue mostrar a partida da mesa. Carregue a página de novo.

room-phone = No seu celular
room-far = Jogar à distância
room-scan-cities = Leia o código com o celular e veja nele as suas cidades.
room-scan-board = Leia o código com o celular para jogar nele.
room-send = Mande este link a uma só pessoa: ela fica com este lugar.
room-until = Até lá, o computador joga aqui.
room-type = Ou escreva no celular:
room-phone-holds = Aqui se joga com o seu celular. Também dá para jogar na mesa.
room-phone-away = O seu celular não responde. Jogue aqui ou desbloqueie o celular.
room-far-nobody = Ninguém abriu o link ainda.
room-left = {$colour} saiu.
friend-waits = A partida começa quando todos chegarem.
friend-you = você
friend-here = aqui
friend-not-yet = ainda não chegou
friend-is-here = {$colour} chegou. A partida começa.
room-far-holds = Alguém joga aqui à distância.
room-far-away = À distância, sem conexão
room-asks = Outro celular quer este lugar. É o seu?
room-asks-far = Outra pessoa abriu o link deste lugar. Deixar entrar?
room-allow = PERMITIR
room-refuse = RECUSAR
room-show-here = VER AQUI
room-withdraw = ANULAR LINK
room-copy = COPIAR
room-copied = Copiado. Cole o link numa mensagem.
room-not-copied = Não deu para copiar: leia o código.
room-host-full = O servidor está cheio agora. Tente mais tarde.
room-invite = CONVIDAR
room-far-thinks = À distância, pensa há {$count} s
room-far-waits = À distância
room-computer-plays = CHAMAR COMPUTADOR
room-give-back = DEVOLVER LUGAR
room-invite-title = Convidar
room-watch = ASSISTIR
room-watch-means = Quem tem este link pode assistir, mas não jogar.
room-watchers = { $count ->
    [0] Ninguém assiste.
    [one] {$count} pessoa assiste.
   *[other] {$count} pessoas assistem.
}

member-looking = À procura da mesa…
member-no-host = Sem conexão. Nova tentativa…
member-no-table = A outra tela não responde. Fique aqui: esta página volta a conectar-se sozinha.
member-asking = Alguém já tem este lugar. Para ficar com ele, toque em PERMITIR na mesa.
member-waits = Sua cor: {$colour}. Espere o começo da partida.
member-watches = Aqui dá para assistir. Espere o começo da partida.
member-refused = A mesa recusou o seu pedido.
member-elsewhere = Agora outro celular tem este lugar.
member-closed = Este lugar voltou para a mesa.
member-left = O seu lugar ficou livre. Pode voltar enquanto ninguém o ocupar.
member-void = Este link já não vale. Leia de novo o código na mesa.
member-version = A mesa tem outra versão. Carregue esta página de novo.
member-again = TENTAR DE NOVO
member-return = VOLTAR
member-leave-tells = O seu lugar fica livre. O mesmo link serve para voltar enquanto ninguém o ocupar.
member-hand-over = Ceder seu lugar?
member-look-up = Olhe para a mesa: lá se vê o que vem agora.
member-players-decide = O que vem a seguir é com os jogadores.

mirror-phone = Jogar num celular
mirror-far-at = {$colour}, à distância
member-fair = Distribuição justa: este aparelho ajudou a sortear as cidades e conferiu tudo.
member-unfair = As cidades não saíram como combinado. Pergunte na mesa.

## Looking back at a game for two

review-percent = {$percent}%
review-working = Revendo a partida: {$known} de {$all}
review-better = O melhor aqui: {$turn} (após {$time})
review-better-marked = O melhor aqui: como marcado (após {$time})
review-as-played = Era a melhor jogada (após {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Turno {$turn} + {$tried}
review-try = Toque no tabuleiro, ou numa jogada, para testar.
review-try-turn = Testar {$turn}
review-behind = −{$points}%
review-joints = As ligações tracejadas resistem a tudo.
review-joints-none = Ainda não há ligações seguras.
review-only = {$who} vence, salvo resposta em: {$cells}
review-only-marked = {$who} vence, salvo numa casa dourada
review-only-none = {$who} vence, aconteça o que acontecer
last-aloud = O computador diz: {$words}
last-fell-newcomer = Muito bem! Seu turno {$turn} me surpreendeu.
last-fell-easy = Foi difícil responder ao seu turno {$turn}. Muito bem!
last-fell-medium = Seu turno {$turn} foi o que mais doeu. Bom jogo!
last-fell-hard = Seu turno {$turn} foi o que mais doeu: minhas chances caíram de {$before} para {$after}.
last-fell-master = Turno {$turn}: antes eu me dava {$before}. Depois, {$after}.
last-fell-at-last = Eu não esperava o seu último turno. Muito bem!
last-behind = A vantagem foi sua desde o início. Muito bem!
last-slid = A vantagem foi sua pouco a pouco. Nem percebi quando.
last-rose = Reveja o seu turno {$turn}: foi o que mais me ajudou.
last-rose-percent = Seu turno {$turn} foi o que mais me ajudou: minhas chances subiram de {$before} para {$after}.
last-sure = A partir do turno {$turn}, eu sabia que ia vencer.
last-unsure = Só mesmo no fim tive certeza.
last-open = Ainda não tinha acabado: eu não achava que ia vencer!
last-drawn = Empate. Muito bem!
last-length = { $turns ->
    [one] Bom jogo! Durou {$turns} turno.
   *[other] Bom jogo! Durou {$turns} turnos.
}
review-back = VOLTAR A REVER
review-back-short = VOLTAR
over-replay-speed = {$speed}×
mirror-turning-point = Próximo momento decisivo
mirror-joints = Ligações seguras
mirror-joints-told = Ligações seguras: {$links}
mirror-joint = {$who} de {$one} a {$other}
mirror-joint-edge = {$who} de {$one} à borda
mirror-replay-play = Reproduzir
mirror-replay-pause = Pausar
mirror-replay-speed = Velocidade {$speed}×
sheet-share-moves = COPIAR AS JOGADAS COMO TEXTO
sheet-share-moves-copied = Jogadas copiadas. Cole aqui para rever.
paste-fails = Linha {$line}: {$why}
paste-begins = Uma partida começa com uma linha como esta: {$example}
paste-unknown = “{$text}” não é um comando conhecido.
paste-illegal = “{$turn}” não é permitido ali.
position-form = Uma posição se escreve assim: {$example}
position-rows = Este jogo não tem tabuleiro com {$rows} fileiras.
position-row = A fileira {$row} de cima tem um sinal ou um comprimento errado.
position-side = O lado da vez se escreve {$one} ou {$other}.
position-link = Um elo une duas pedras de uma cor, e nenhum outro o cruza.
position-links = Os elos se escrevem onde duas diagonais se cruzam, um em cada lugar.
position-crosscut = Neste jogo as duas cores nunca se cruzam num quadrado de quatro.
position-unfilled = Há uma casa vazia que teria se preenchido sozinha.
position-cars = Há no máximo dez vagões de cada cor.
position-area = O vagão em {$cell} está na área de expedição da outra cor.
position-pieces = Cada cor precisa de uma gota no tabuleiro.
paste-position = Nenhum jogo tem essa posição. Escreva acima uma linha como esta: {$example}
paste-which = Vários jogos têm essa posição. Escreva acima uma destas linhas: {$lines}
setup-open = MONTAR UMA POSIÇÃO
setup-tap = Escolha uma cor e toque no tabuleiro.
setup-link = Escolha uma cor e toque no tabuleiro. Arraste para unir.
setup-over = Nesta posição a partida acabou.
setup-moves = Joga
setup-nothing = Tirar
setup-clear = LIMPAR
setup-start = INÍCIO

## Puzzles

lobby-puzzle = DESAFIO
puzzle-title = Desafio do dia
puzzle-another = Outro desafio
puzzle-race = Corrida até {$count}
puzzle-back = { $count ->
    [1] O desafio de ontem
    [one] Desafio de {$count} dia atrás
    [many] Desafio de {$count} dias atrás
   *[other] Desafio de {$count} dias atrás
}
puzzle-series = { $count ->
    [one] {$count} de primeira!
    [many] {$count} seguidos de primeira!
   *[other] {$count} seguidos de primeira!
}
puzzle-scores = Resolvidos: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = FÁCIL
puzzle-medium = MÉDIO
puzzle-hard = DIFÍCIL
puzzle-win = { $count ->
    [1] {$who} joga e vence nesta jogada.
    [one] {$who} joga e vence em {$count} jogada, faça o adversário o que fizer.
    [many] {$who} joga e vence em {$count} jogadas, faça o adversário o que fizer.
   *[other] {$who} joga e vence em {$count} jogadas, faça o adversário o que fizer.
}
puzzle-join = { $count ->
    [one] Ligue esta cidade pelo menor preço.
    [many] Ligue estas {$count} cidades pelo menor preço.
   *[other] Ligue estas {$count} cidades pelo menor preço.
}
puzzle-laid = Construído: {$money}
puzzle-wrong = { $count ->
    [1] Essa jogada não vence. Tente outra!
    [one] Assim não se vence em {$count} jogada. Tente outra!
    [many] Assim não se vence em {$count} jogadas. Tente outra!
   *[other] Assim não se vence em {$count} jogadas. Tente outra!
}
puzzle-thinks = {$who} pensa…
puzzle-right = Certo!
puzzle-answers = {$who} responde {$turn}.
puzzle-again = TENTAR DE NOVO
puzzle-apart = Nem todas as cidades estão ligadas ainda.
puzzle-over = Ligadas, mas {$money} a mais. Que desvio pode sair?
puzzle-solved = { $count ->
    [1] Resolvido na primeira tentativa!
    [one] Resolvido na tentativa {$count}!
    [many] Resolvido na tentativa {$count}!
   *[other] Resolvido na tentativa {$count}!
}
puzzle-first = {$who} venceu a corrida.
puzzle-first-you = Vitória na corrida!
puzzle-wants = {$who} quer {$how}: toque também, ou continue.
puzzle-waits = {$how} começa quando os outros tocarem também.
puzzle-next = PRÓXIMO
puzzle-earlier = DIA ANTERIOR
puzzle-later = DIA SEGUINTE
puzzle-share = Compartilhar o resultado
puzzle-copy = COPIAR
puzzle-copied = Resultado copiado.
puzzle-clear = LIMPAR
puzzle-loading = Carregando os desafios…
puzzle-damaged = O arquivo de desafios deste jogo está danificado.
web-puzzle-file = O arquivo de desafios {$name}
mirror-puzzle-at = Desafio, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
