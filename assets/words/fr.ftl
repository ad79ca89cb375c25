### Roundhouse : les mots du jeu en français (fr).
###
### Adresse : « tu » pour le joueur, « vous » pour toute la tablée. Aucun accord au masculin ou au féminin
### avec le lecteur. Espace fine insécable (U+202F) avant : ; ! ? et à l’intérieur des guillemets.
### L’argent du jeu s’écrit comme en anglais : $15, −$1.
###
### Glossaire (anglais = français)
###
### Pour tous les jeux
### tap = toucher (touche …)
### slide, drag = glisser, faire glisser
### seat = place
### panel = panneau
### player = joueur
### computer = ordinateur
### turn = tour
### move = coup (verbe : jouer ; déplacer une pièce)
### hint = conseil
### round = manche
### game (one play) = partie
### win, wins = gagner, gagne
### draw = partie nulle, la nulle (proposer la nulle)
### resign = abandonner
### unfinished game = partie en cours
### ALL GAMES = TOUS LES JEUX (petit bouton : LES JEUX)
### start screen, lobby = écran d’accueil (jamais « accueil » seul)
### coin toss = tirage au sort (sur le bouton : au sort)
### adaptive = adaptatif
### puzzle = énigme
### PIN = code PIN (au responsable on dit « vous »)
### slider = curseur
### red cog = roue dentée rouge
### operator = responsable
### link (address) = lien
### board = plateau
### cell = case
### row, column = rangée, colonne
###
### Transglobal Rail
### map = carte
### lens, magnifier = loupe
### intersection = intersection
### city = ville
### region = région
### hub = gare
### link (rail) = tronçon
### single line, double line = ligne simple, ligne double
### track = voie, voies
### network = réseau
### connect, connected = relier, relié (on relie des villes ; à un joueur on dit « tes villes sont reliées »)
### bank = caisse
### free track = voies gratuites
### skip (the second dollar) = renoncer à
### tax day = jour des impôts
###
### Quickway et sa famille
### stone = pierre
### edge = bord
### touch at a corner = se toucher par un coin
### corner to corner (two stones in a square) = en diagonale
### link (between stones) = lien
### swap (pie rule) = échange
###
### Raindrops
### drop = goutte
### point = point
### unit = bloc
### group = groupe
### capture = capturer
### join = rejoindre
### engaged = engagé
###
### Rapid Transit
### piece = pion
### network = réseau
### terminal = terminus
### swap (pieces) = échanger, échange
###
### Switch Yard
### car = wagon
### train = train
### yard = triage
### receiving area = zone de réception
### shipping area = zone d’expédition
### set-up = mise en place (your own = libre)
###
### Boutons
### JOIN = JE JOUE
### START = COMMENCER
### SHOW CITIES = MES VILLES
### HIDE CITIES = CACHER
### HINT = CONSEIL
### SKIP (an exercise) = IGNORER
### UNDO = ANNULER
### OK = OK
### PASS = PASSER
### RESIGN = ABANDON
### SWAP = ÉCHANGER
### LEAVE = QUITTER
### REVIEW = BILAN
### RULES = RÈGLES
### SHARE = PARTAGER
### SETTINGS = RÉGLAGES
### CLOSE = FERMER
### BACK = RETOUR
### NEXT = SUIVANT
### NEW GAME = NOUVELLE PARTIE
### CONTINUE = CONTINUER
### NEXT ROUND = MANCHE SUIVANTE
### PLAY AGAIN = REJOUER
### REPLAY = REVOIR
### COMPUTER = ORDINATEUR
### EASY = FACILE
### MEDIUM = MOYEN
### HARD = DIFFICILE
### YES = OUI
### NO = NON
### KEEP PLAYING = CONTINUER À JOUER
### FULL SCREEN = PLEIN ÉCRAN
###
### Couleurs des joueurs (employées comme des noms : « Orange gagne »)
### Orange = Orange
### Sky = Azur
### Green = Vert
### Red = Rouge
### Blue = Bleu
### Pink = Rose
###
### phone = téléphone
### far seat, elsewhere = à distance
### PERSONAL VIEW, TABLE VIEW = VUE PERSO, VUE TABLE
### invite = inviter
### watch = regarder
### host = serveur
### SHOW HERE = VOIR ICI
### INVITE = INVITER
### WATCH = REGARDER
### ALLOW = AUTORISER
### REFUSE = REFUSER
### CANCEL LINK = ANNULER LE LIEN
### LET COMPUTER PLAY = L’ORDINATEUR JOUE
### RETURN SEAT = RENDRE LA PLACE
### TRY AGAIN = RÉESSAYER

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = But du jeu
rules-transglobal-rail-goal-text =
    Chacun a cinq villes secrètes, une par région de la carte. Ensemble, vous construisez un seul réseau ferré. À toi de relier tes cinq villes à ta gare avant les autres !

    Dès que quelqu’un y arrive, les autres paient, avec l’argent de leur caisse, pour relier les leurs. Quand quelqu’un n’a plus d’argent, la partie s’arrête : le plus riche gagne.

    Une partie dure quelques manches, environ une demi-heure.

rules-transglobal-rail-joining = Rejoindre la partie
rules-transglobal-rail-joining-text =
    De deux à six joueurs : touchez JE JOUE à votre place et prenez une couleur. Choisissez une carte : États-Unis (la plus facile), Europe ou Asie (la plus difficile). Ou créez la vôtre, de n’importe quelle partie du monde. Puis touchez COMMENCER.

    Chaque caisse contient $15 au départ. Avec moins, la partie est plus courte ; avec plus, elle est plus longue. Les curseurs sont à l’écran d’accueil et derrière la roue dentée rouge. La roue mène aussi à ces règles, à tout moment.

rules-transglobal-rail-cities = Tes cinq villes
rules-transglobal-rail-cities-text =
    Touche MES VILLES pour voir tes cinq villes et CACHER pour fermer la liste ; ou garde le doigt sur le bouton le temps d’un coup d’œil. Protège-la de la main. Regarde-la quand tu veux. À ton tour, le bouton CONSEIL de la liste suggère un coup, une fois par tour.

    La pastille à côté d’un nom montre la région de la ville, avec la couleur et le symbole de la carte. Une coche signale que la ville est reliée à ta gare.

    À deux ou trois joueurs, les villes cerclées de pointillés blancs ne servent pas.

rules-transglobal-rail-hub = Ta gare
rules-transglobal-rail-hub-text =
    À chaque manche, un joueur tiré au sort reçoit la couronne et commence. À ton tour, touche n’importe quelle intersection, avec ou sans ville, pour y poser ta gare. Touches-en une autre pour la déplacer, puis touche OK. On joue dans le sens horaire.

    Tout ce que tu construis doit être relié à ta gare. Si tu poses ta gare sur une de tes villes, cette ville est reliée aussitôt. Deux gares ne peuvent pas partager une intersection.

    La carte est trop loin ? Touche la loupe sur ton panneau : une loupe s’ouvre devant toi. Touche dedans comme sur la carte, ou glisse le doigt pour la déplacer.

rules-transglobal-rail-turn = Ton tour : $2
rules-transglobal-rail-turn-text =
    À chaque tour, tu as $2 de voies gratuites, que tu dois utiliser. Les lignes de la carte sont des tronçons que tu peux construire ; un tronçon construit est une voie. Une ligne simple coûte $1. Une ligne double coûte $2 : elle franchit un fleuve, des montagnes ou un détroit. Là où il n’y a pas de lignes, comme dans l’Himalaya, personne ne peut construire.

    Construis donc deux tronçons simples, ou un double. Ceux que tu peux construire maintenant sont en pointillé. Touches-en un, ou glisse jusqu’à lui et lâche.

    Ces $2 ne sortent pas de ta caisse : construire n’y change rien.

rules-transglobal-rail-buttons = ANNULER, −$1 et OK
rules-transglobal-rail-buttons-text =
    Avant ton OK, ANNULER retire pas à pas ce que tu as construit ce tour-ci.

    Après un tronçon à $1, −$1 te fait renoncer à ton second dollar et termine aussitôt ton tour : utile si construire encore n’aiderait que les autres. C’est définitif.

    OK termine ton tour quand tout l’argent est dépensé ; ou avec $1 de reste, si toutes tes villes sont reliées ou si aucun tronçon à $1 n’est à portée.

rules-transglobal-rail-track = Les voies sont à tous
rules-transglobal-rail-track-text =
    La couleur d’une voie montre seulement qui l’a construite. Dès que ton réseau en touche un autre, toutes les voies reliées te servent : tu peux prolonger n’importe laquelle.

    Où et quand te relier, c’est donc la moitié du jeu : tes tronçons aident aussi les autres.

rules-transglobal-rail-finish = La fin d’une manche
rules-transglobal-rail-finish-text =
    Quand un joueur qui a relié ses cinq villes touche OK, une cloche sonne : fin de la construction. Ceux dont les cinq villes sont alors reliées ne paient rien, peu importe qui a construit le dernier tronçon.

    Les autres relient leurs dernières villes dans le sens horaire, en commençant après celui qui a touché OK. Maintenant, tu paies chaque tronçon, $1 ou $2, de ta propre caisse ; ANNULER te rend l’argent. Les voies que d’autres ont construites avant toi sont gratuites. Le bouton RELIER, avec un prix, construit les voies les moins chères qui te manquent. Quand ta dernière ville est reliée, tu ne peux plus construire : touche OK.

    BILAN montre ensuite le réseau le moins cher de chacun et fait revoir la manche.

rules-transglobal-rail-banks = Caisses et impôts
rules-transglobal-rail-banks-text =
    Si une caisse est à zéro ou moins après une manche, la partie s’arrête. Le plus riche gagne ; à égalité, on partage la place. S’il reste de l’argent à tout le monde, la carte est vidée, et une nouvelle manche commence avec d’autres villes et d’autres gares.

    Après la manche 2, une seule fois, c’est le jour des impôts : chacun paie la même somme, pour qu’il reste $5 au plus pauvre (un curseur règle ce montant). Si quelqu’un a déjà ce montant ou moins, personne ne paie.

rules-transglobal-rail-credits = Crédits
rules-transglobal-rail-credits-text =
    Transglobal Rail est un jeu de dougx.net, qui l’offre gratuitement. Sa licence ne vaut que pour l’utilisateur final, pour le divertissement. Il ne peut être ni intégré à un lot, ni vendu, ni exposé, ni utilisé autrement dans un but commercial. Questions : contact at dougx.net.

    Côtes, fleuves et frontières viennent de Natural Earth (domaine public). Les villes des nouvelles cartes viennent de GeoNames (CC BY 4.0). Les polices sont Barlow, de Jeremy Tribby, et Noto Sans, de Google, sous SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = But du jeu
rules-quickway-goal-text =
    Deux bords opposés du plateau sont de ta couleur. Relie-les par une chaîne continue de tes pierres avant que l’autre joueur ne relie les deux autres. Une case d’angle appartient à ses deux bords. L’un de vous deux y arrive toujours.

    Quatre jeux ont ce même but : Quickway, Crossway, Quax et Quadrex. La seule différence : ce qui se passe quand des pierres se touchent par un coin. Choisissez-en un avant COMMENCER.

    Un tirage au sort décide qui commence, sauf si vous le choisissez aussi avant COMMENCER.
rules-quickway-goal-caption-1 = Il manque une pierre à Orange…
rules-quickway-goal-caption-2 = … et ses deux bords sont reliés

rules-quickway-turn = Ton tour
rules-quickway-turn-text =
    Touche une case vide pour y poser ta pierre ; touche une autre case pour l’y déplacer. OK termine ton tour ; d’ici là, ANNULER te rend la pierre. Ensuite, les pierres ne bougent plus et ne sont jamais capturées.

    Les pierres côte à côte sont reliées. Pour celles qui se touchent par un coin, lis la page de ton jeu.

    Tu ne peux toucher PASSER que si tu n’as aucun coup.
rules-quickway-turn-caption-1 = Marquées : les cases jouables
rules-quickway-turn-caption-2 = La pierre se relie à ses voisines

rules-quickway-swap = Échange
rules-quickway-swap-text =
    Commencer est un gros avantage. Le second joueur peut donc, à son premier tour, toucher ÉCHANGER et OK au lieu de poser une pierre. Il prend alors la première pierre et ses bords. L’autre joueur reçoit les deux autres bords, et c’est à lui de jouer.

    C’est possible une seule fois, au deuxième tour de la partie. Vous pouvez désactiver l’échange avant COMMENCER.
rules-quickway-swap-caption-1 = Orange commence…
rules-quickway-swap-caption-2 = … et Azur lui prend sa pierre

rules-quickway-quickway = Quickway : liens automatiques
rules-quickway-quickway-text =
    Dans Quickway, un lien relie deux de tes pierres dès qu’elles se touchent par un coin, sauf si un lien de l’autre couleur passe déjà par là.

    Dans chaque carré de quatre cases, le premier lien reste donc. L’autre joueur peut encore remplir la dernière case de ce carré, mais n’y obtient pas de lien.
rules-quickway-quickway-caption-1 = Trois pierres
rules-quickway-quickway-caption-2 = Trop tard pour le lien d’Azur

rules-quickway-crossway = Crossway : sans croisement
rules-quickway-crossway-text =
    Dans Crossway, les pierres d’une couleur qui se touchent par un coin sont toujours reliées. Ces liens ne doivent jamais se croiser. Tu ne peux donc pas remplir la dernière case d’un carré de quatre si chaque couleur y a alors deux pierres en diagonale.

    Une telle case t’est fermée. L’autre joueur peut encore la remplir, sauf si un autre carré l’en empêche.
rules-quickway-crossway-caption-1 = Fermée à Orange
rules-quickway-crossway-caption-2 = Trois cases ouvertes à Orange

rules-quickway-quax = Quax : liens à la main
rules-quickway-quax-text =
    Dans Quax, les pierres qui se touchent par un coin ne se relient pas toutes seules. À ton tour, pose une pierre ou fais un lien : touche deux de tes pierres placées ainsi, ou glisse de l’une à l’autre.

    Les liens ne se croisent jamais : un seul par carré de quatre cases.
rules-quickway-quax-caption-1 = Touche une pierre…
rules-quickway-quax-caption-2 = … puis celle à relier

rules-quickway-quadrex = Quadrex : cases automatiques
rules-quickway-quadrex-text =
    Dans Quadrex, seules les pierres côte à côte sont reliées. Quand trois cases d’un carré de quatre sont remplies, deux d’une couleur en diagonale et une de l’autre, la quatrième se remplit toute seule, de la couleur des deux.

    Une case ainsi remplie peut en remplir une autre. Si une case peut prendre les deux couleurs, elle va à celui qui vient de jouer.
rules-quickway-quadrex-caption-1 = C’est à Azur de jouer
rules-quickway-quadrex-caption-2 = Une pierre en amène deux autres

rules-quickway-credits = Crédits
rules-quickway-credits-text =
    Quickway est un jeu de Bill Taylor, publié en 2007 dans un groupe de discussion. Quax et Quadrex sont aussi de lui. Il cite Mark Steere, l’auteur de Crossway.

    Son message n’indique aucune condition d’utilisation.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = But du jeu
rules-raindrops-goal-text =
    Des gouttes d’une même couleur côte à côte forment un bloc ; une goutte seule est aussi un bloc. Le premier à réunir toutes ses gouttes en un seul bloc gagne. Rassemble donc les tiennes, et capture ce qui te gêne.

    Au départ, les couleurs alternent comme sur un damier. Sur les plateaux de 7, 9 ou 11, les deux grandes diagonales sont vides au départ.

    Un tirage au sort décide qui commence, sauf si vous le choisissez avant COMMENCER.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Un seul bloc : Orange gagne

rules-raindrops-drop = Une goutte seule
rules-raindrops-drop-text =
    Une goutte seule glisse le long de sa rangée ou de sa colonne, aussi loin que tu veux tant que le chemin est libre, comme une tour aux échecs. Touche-la, puis sa destination ; ou fais-la glisser.

    Elle peut finir sur une goutte de l’autre couleur. Elle capture alors tout le bloc : toutes ses gouttes disparaissent.

    Souvent, seuls certains points sont permis : la page « Engagé ou non » dit pourquoi.
rules-raindrops-drop-caption-1 = Elle a le choix entre deux points
rules-raindrops-drop-caption-2 = Elle capture tout un bloc…
rules-raindrops-drop-caption-3 = … ou rejoint les siennes et gagne

rules-raindrops-group = Un groupe : la chenille
rules-raindrops-group-text =
    Deux gouttes ou plus côte à côte forment un groupe. Il rampe comme une chenille, une goutte à la fois, le long d’une seule ligne : une rangée ou une colonne. Soulève une goutte et pose-la sur cette ligne, à côté du groupe : sur un point vide ou sur l’autre couleur. Puis soulève la suivante. Ainsi, la queue passe devant, encore et encore.

    Tu peux soulever la même goutte plusieurs fois dans le tour, mais pas celle que tu viens de poser. Le groupe ne doit jamais se couper en deux, même pendant que tu tiens une goutte.
rules-raindrops-group-caption-1 = Soulève une goutte…
rules-raindrops-group-caption-2 = … pose-la devant…
rules-raindrops-group-caption-3 = … puis la suivante…
rules-raindrops-group-caption-4 = … et de nouveau la première

rules-raindrops-line = Quelle ligne, quel sens ?
rules-raindrops-line-text =
    Choisis une seule ligne : une rangée ou une colonne où le groupe se trouve au début de ton tour. Celles qu’il n’atteint que pendant le tour ne comptent pas.

    La première goutte se pose sur cette ligne, à côté du groupe. La deuxième va contre la première, d’un côté ou de l’autre. Ensuite, chacune va un point plus loin dans le même sens : jamais à l’autre bout, jamais en tournant.
rules-raindrops-line-caption-1 = Où peut aller la première
rules-raindrops-line-caption-2 = La deuxième, contre la première
rules-raindrops-line-caption-3 = Et maintenant, par là seulement

rules-raindrops-group-end = Fin du tour d’un groupe
rules-raindrops-group-end-text =
    Le groupe doit s’arrêter quand il capture, quand il rejoint un de tes blocs qui a une goutte sur la ligne, ou quand le point suivant de la ligne est hors du plateau ou porte une de tes gouttes. S’il rejoint un bloc hors de la ligne, il peut continuer : ce bloc fait alors partie du groupe, et tu peux aussi soulever ses gouttes.

    Tu peux t’arrêter avant : OK s’allume dès que le groupe a rejoint un bloc. S’il ne peut ni capturer ni rejoindre ce tour-ci, OK s’allume dès qu’il est assez près pour le faire la prochaine fois.
rules-raindrops-group-end-caption-1 = Capture : il doit s’arrêter
rules-raindrops-group-end-caption-2 = Hors de la ligne : OK ou continue
rules-raindrops-group-end-caption-3 = Sur la ligne : stop, c’est gagné

rules-raindrops-engaged = Engagé ou non
rules-raindrops-engaged-text =
    Un bloc est engagé s’il peut en capturer ou en rejoindre un autre ce tour-ci. Rien ne t’oblige à le jouer, mais si tu le joues, il doit le faire.

    Les autres blocs peuvent bouger aussi, mais doivent finir là où ils pourront le faire la prochaine fois.

    Tu ne peux pas passer. Si tu ne peux pas jouer, tu perds.
rules-raindrops-engaged-caption-1 = Engagé : il capture ou rejoint
rules-raindrops-engaged-caption-2 = Non engagé : où il peut aller
rules-raindrops-engaged-caption-3 = Là, elle pourra capturer ensuite

rules-raindrops-end = Fin de partie
rules-raindrops-end-text =
    Après chaque tour, on compte les blocs. Si celui qui vient de jouer n’en a qu’un, il gagne, même si l’autre n’en a qu’un aussi. Si l’autre joueur est le seul à n’en avoir qu’un, c’est lui qui gagne.

    Attention : une capture peut ne laisser qu’un bloc à l’autre joueur, qui gagne alors. Dans ce cas, joue un autre bloc, ou capture autre chose.
rules-raindrops-end-caption-1 = Si Orange capture…
rules-raindrops-end-caption-2 = … Azur n’a qu’un bloc et gagne
rules-raindrops-end-caption-3 = Mieux : joue une autre goutte

rules-raindrops-credits = Crédits
rules-raindrops-credits-text =
    Raindrops est un jeu de Luis Bolaños Mures, créé en novembre 2011.

    Ses règles n’indiquent aucune condition d’utilisation.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = But du jeu
rules-rapid-transit-goal-text =
    Le plateau est plein de pions du début à la fin. Des pions d’une même couleur reliés côte à côte forment un réseau. Échange des pions pour agrandir tes réseaux. Quand aucun de vous deux ne peut plus échanger, le plus grand réseau gagne.

    Un tirage au sort décide qui commence, sauf si vous le choisissez avant COMMENCER.
rules-rapid-transit-goal-caption-1 = Au départ
rules-rapid-transit-goal-caption-2 = Plus tard

rules-rapid-transit-networks = Réseaux et terminus
rules-rapid-transit-networks-text =
    Un réseau : des pions d’une même couleur reliés côte à côte. Les coins ne comptent pas. Un pion isolé est un réseau à lui seul.

    Un pion sans voisin de sa couleur, ou avec un seul, est un terminus. À ton tour, l’un des deux pions échangés doit être un de tes terminus ; l’autre n’a pas besoin d’en être un.
rules-rapid-transit-networks-caption-1 = Les terminus : des anneaux vides

rules-rapid-transit-turn = Ton tour : un échange
rules-rapid-transit-turn-text =
    Touche un de tes terminus, puis un pion de l’autre couleur ; ou glisse de l’un à l’autre. Ils échangent leurs places.

    Ils n’ont pas besoin d’être voisins. Cherche un réseau de l’autre couleur qui touche côte à côte celui de ton terminus, n’importe où. Tu peux échanger avec n’importe lequel de ses pions.

    Si tu peux échanger, tu dois le faire, même si un réseau de l’autre joueur grandit aussi.
rules-rapid-transit-turn-caption-1 = Touche un terminus…
rules-rapid-transit-turn-caption-2 = … puis le pion à échanger
rules-rapid-transit-turn-caption-3 = Tout pion de ce réseau convient

rules-rapid-transit-swaps = Échanges permis
rules-rapid-transit-swaps-text =
    Après l’échange, chacun des deux pions doit avoir au moins deux voisins de sa couleur : aucun n’est donc un terminus.

    Et quatre pions d’une même couleur ne peuvent jamais remplir un carré de quatre cases. Le plateau n’accepte que les échanges permis.
rules-rapid-transit-swaps-caption-1 = Barré : trop peu de voisins
rules-rapid-transit-swaps-caption-2 = Barré : quatre feraient un carré

rules-rapid-transit-end = Fin de partie
rules-rapid-transit-end-text =
    Si tu ne peux pas échanger, et seulement alors, touche PASSER, puis OK. Deux passes de suite terminent la partie.

    On compare le plus grand réseau de chaque couleur : le plus grand gagne. À égalité, on compare les deuxièmes, et ainsi de suite. Si tout est égal, le dernier joueur à avoir échangé gagne.
rules-rapid-transit-end-caption-1 = 12 contre 10 : Azur gagne
rules-rapid-transit-end-caption-2 = Égalité, dernier échange : Azur gagne

rules-rapid-transit-credits = Crédits
rules-rapid-transit-credits-text =
    Rapid Transit est un jeu de Phil Leduc (2022 et 2024), qui garde tous les droits. Ses règles peuvent pour l’instant circuler sur le web.

    Il prie ceux qui veulent programmer ou vendre le jeu de lui écrire pour avoir son accord (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = But du jeu
rules-switch-yard-goal-text =
    Dix wagons de chaque couleur sont arrivés au triage. Mène les tiens à ta zone d’expédition : les deux colonnes à ta couleur, sur un côté du plateau. Le premier à y avoir ses dix wagons gagne.

    Tu ne peux pas passer. Les wagons ne sautent jamais et ne sont jamais capturés.

    Un tirage au sort décide qui commence, sauf si vous le choisissez avant COMMENCER.
rules-switch-yard-goal-caption-1 = Au départ
rules-switch-yard-goal-caption-2 = Les dix y sont : Orange gagne

rules-switch-yard-car = Un wagon
rules-switch-yard-car-text =
    Chacun de tes wagons peut bouger seul, même s’il est dans un train. Il va tout droit sur des cases vides, aussi loin que tu veux, ou avance d’une case en diagonale. Touche-le, puis sa destination ; ou fais-le glisser.
rules-switch-yard-car-caption-1 = Où un wagon peut aller
rules-switch-yard-car-caption-2 = Il s’est déplacé

rules-switch-yard-train = Un train
rules-switch-yard-train-text =
    Deux wagons ou plus, alignés sans trou dans une rangée ou une colonne, peuvent rouler en train si plus de la moitié sont à toi. Une partie d’une file plus longue suffit. Touche les deux bouts, ou glisse de l’un à l’autre ; puis touche la destination d’un des bouts.

    Ce bout part en tête, quelle que soit sa couleur : tout droit ou de côté, aussi loin que tu veux sur des cases vides, mais jamais en diagonale. Les autres wagons suivent sa trace. Un train plié dans un virage ne roule plus en train tant qu’il n’est pas redevenu droit.
rules-switch-yard-train-caption-1 = Touche les deux bouts
rules-switch-yard-train-caption-2 = Tout droit
rules-switch-yard-train-caption-3 = En tournant

rules-switch-yard-areas = Zones fermées
rules-switch-yard-areas-text =
    Aucun wagon ne peut entrer dans la zone d’expédition de l’autre couleur. Dans la sienne, il peut bouger, mais il n’en sort jamais. Cela vaut pour chaque wagon d’un train, quel que soit le joueur qui le déplace.
rules-switch-yard-areas-caption-1 = Ni Orange à gauche ni Azur à droite
rules-switch-yard-areas-caption-2 = Un wagon arrivé ne ressort plus

rules-switch-yard-set-ups = Mises en place
rules-switch-yard-set-ups-text =
    Avant COMMENCER, choisissez une mise en place : beaucoup de trains, moins de trains, ou libre. En mode libre, remplissez tour à tour les zones de réception, les deux rangées devant chacun de vous. Touche une case marquée pour y mettre un de tes wagons ; touche-la encore pour changer sa couleur. La case de l’autre côté, tout droit par le centre du plateau, prend d’elle-même l’autre couleur.
rules-switch-yard-set-ups-caption-1 = Débutant
rules-switch-yard-set-ups-caption-2 = Avancé
rules-switch-yard-set-ups-caption-3 = Libre

rules-switch-yard-end = Fin de partie
rules-switch-yard-end-text =
    Le premier à avoir ses dix wagons dans sa zone d’expédition gagne. Un train peut aussi faire entrer le dernier wagon de l’autre joueur, qui gagne alors. Si un tour remplit les deux zones, celui qui vient de jouer gagne.

    Si tu ne peux pas jouer, tu perds. Si la même position se présente pour la troisième fois, au tour du même joueur, la partie est nulle.
rules-switch-yard-end-caption-1 = Le dixième wagon…
rules-switch-yard-end-caption-2 = … et c’est gagné

rules-switch-yard-credits = Crédits
rules-switch-yard-credits-text =
    Switch Yard est un jeu de Phil Leduc (2014). Ses règles peuvent circuler sur le web, inchangées et clairement à son nom ; il garde tous les autres droits.

    Il prie ceux qui veulent programmer ou vendre le jeu de lui écrire pour avoir son accord (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Boutons
rules-buttons-text =
    OK termine ton tour. D’ici là, ANNULER le défait pas à pas. Dans les réglages, tu peux choisir qu’un second toucher au même endroit, ou un clic de souris contre l’ordinateur, le termine aussi. Après OK, ANNULER demande à l’autre personne de te laisser le reprendre.

    ABANDON demande d’abord confirmation. Tu peux alors abandonner la partie ou, dans Switch Yard contre une personne, proposer la nulle.

    Avant COMMENCER, vous pouvez choisir une pendule : tu perds quand ton temps est écoulé. Avec le sablier, personne ne perd : il te rappelle seulement de jouer. Chacun peut avoir un temps différent, et chaque tour peut ajouter 5 secondes.

## The map USA: its name, its regions, its cities

map-usa = États-Unis
map-great-lakes = Grands Lacs
region-west = Ouest
region-north = Nord
region-central = Centre
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
city-detroit = Détroit
city-salt-lake-city = Salt Lake City
city-denver = Denver
city-santa-fe = Santa Fe
city-omaha = Omaha
city-topeka = Topeka
city-oklahoma-city = Oklahoma City
city-st-louis = Saint-Louis
city-phoenix = Phoenix
city-el-paso = El Paso
city-san-antonio = San Antonio
city-dallas = Dallas
city-new-orleans = La Nouvelle-Orléans
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
region-southwest = Sud-Ouest
region-centre = Centre
city-dublin = Dublin
city-edinburgh = Édimbourg
city-manchester = Manchester
city-london = Londres
city-amsterdam = Amsterdam
city-paris = Paris
city-brest = Brest
city-lisbon = Lisbonne
city-seville = Séville
city-madrid = Madrid
city-bilbao = Bilbao
city-barcelona = Barcelone
city-bordeaux = Bordeaux
city-marseille = Marseille
city-oslo = Oslo
city-hamburg = Hambourg
city-berlin = Berlin
city-warsaw = Varsovie
city-frankfurt = Francfort
city-munich = Munich
city-prague = Prague
city-vienna = Vienne
city-milan = Milan
city-rome = Rome
city-belgrade = Belgrade
city-bucharest = Bucarest
city-athens = Athènes
city-istanbul = Istanbul
city-stockholm = Stockholm
city-st-petersburg = Saint-Pétersbourg
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kiev
city-odesa = Odessa
city-moscow = Moscou

## The map Asia: its name, its regions, its cities

map-asia = Asie
region-southeast = Sud-Est
city-ankara = Ankara
city-jeddah = Djeddah
city-baghdad = Bagdad
city-baku = Bakou
city-tehran = Téhéran
city-riyadh = Riyad
city-dubai = Dubaï
city-novosibirsk = Novossibirsk
city-irkutsk = Irkoutsk
city-astana = Astana
city-tashkent = Tachkent
city-almaty = Almaty
city-urumqi = Ürümqi
city-ulaanbaatar = Oulan-Bator
city-chennai = Chennai
city-hyderabad = Hyderabad
city-kabul = Kaboul
city-karachi = Karachi
city-delhi = Delhi
city-mumbai = Bombay
city-kolkata = Calcutta
city-singapore = Singapour
city-ho-chi-minh-city = Hô-Chi-Minh-Ville
city-bangkok = Bangkok
city-yangon = Rangoun
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoï
city-tokyo = Tokyo
city-seoul = Séoul
city-beijing = Pékin
city-harbin = Harbin
city-shanghai = Shanghai
city-wuhan = Wuhan
city-hong-kong = Hong Kong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Europe centrale
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
city-bologna = Bologne
city-genoa = Gênes
city-ljubljana = Ljubljana
city-turin = Turin
city-venice = Venise
city-zagreb = Zagreb
city-brussels = Bruxelles
city-dijon = Dijon
city-geneva = Genève
city-lyon = Lyon
city-reims = Reims
city-cologne = Cologne
city-stuttgart = Stuttgart

## Everywhere

language-name = Français
list-and = {$first} et {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Orange
colour-sky = Azur
colour-green = Vert
colour-red = Rouge
colour-blue = Bleu
colour-pink = Rose

## Settings: what a slider sets, its value, what its ends do

setting-music = Musique
setting-sound = Sons
setting-bank = Caisse de départ
setting-taxes = Reste après impôts
setting-inches = Taille de l’écran
setting-idle = « Vous jouez encore ? » après
setting-kept = Garder une partie quittée
setting-ceiling = Volume maximal
setting-palm = Ignorer les contacts de plus de
setting-pace = Vitesse de l’ordinateur
setting-confirm = Valider le tour
setting-confirm-tap = second toucher
setting-confirm-click = clic de souris
setting-hints = Conseils
setting-on = oui
setting-off = non
setting-percent = {$value} %
setting-in-inches = {$value} pouces
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = moins fort
setting-louder = plus fort
setting-shorter-game = plus courte
setting-longer-game = plus longue
setting-smaller = plus petit
setting-larger = plus grand
setting-sooner = plus tôt
setting-later = plus tard
setting-faster = plus vite
setting-slower = moins vite
setting-shorter = plus court
setting-longer = plus long

## A command that is refused, whatever the game

refused-stale = Trop tard : la partie a avancé.
refused-no-such-seat = Cette place est vide.
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-finished = La partie est finie.
refused-results-shown = Regarde d’abord les résultats, puis touche ON Y VA.
refused-nothing-to-undo = Rien à annuler.
refused-no-such-cell = Le plateau n’a pas de case {$cell}.
refused-incomplete = Ton tour n’est pas encore fini.
refused-not-offered = Ce n’est pas possible maintenant.
refused-illegal = Les règles l’interdisent.

## A session, whatever the game

session-on-turn = C’est à {$who} de jouer.
session-no-game = Il n’y a pas de partie sur la table.
session-no-game-in-progress = Aucune partie en cours.
session-nobodys-turn = Ce n’est le tour de personne pour l’instant.
session-typed-unreadable = « {$text} » n’est pas un coup. {$why}
session-typed-refused = {$who} ne peut pas jouer {$text}. {$why}
computer-invalid-move = Son coup n’était pas valable.
computer-cannot-play = L’ordinateur ne peut pas jouer pour {$colour}. {$why} Jouez pour {$colour} vous-mêmes, ou touchez son robot pour qu’il réessaie.

## How strongly the computer plays, where it is read aloud

strength-newcomer = débutant
strength-learner = apprenti
strength-easy = facile
strength-medium = moyen
strength-hard = difficile
strength-master = maître
# As strong as it takes to win half of the matches against the people at the table.
level-even = adaptatif
strength-unknown = Le niveau de l’ordinateur s’écrit newcomer, learner, easy, medium, hard ou master.

## Places round the table

place-near-left = devant à gauche
place-left = à gauche
place-far-left = au fond à gauche
place-far-right = au fond à droite
place-right = à droite
place-near-right = devant à droite

## Boards of games for two

cell-unknown = Une case s’écrit avec une lettre et un nombre, comme d4.
board-taken = occupée
board-go-on = continue
board-goes = de {$from} à {$to}
board-takes = {$from} capture {$to}
board-swaps = {$one} et {$other} échangent leur place
board-joins = relie {$one} et {$other}
board-fills = remplit aussi : {$cells}
board-why-wins = coup gagnant
board-why-sure = gagne au coup suivant, quoi qu’il arrive
board-why-threat = menace de gagner : seul {$cells} l’arrête
connection-why-turns = coups à faire, au moins : {$own}, l’autre camp {$other}
connection-why-cells = cases vides à franchir : {$own}, l’autre camp {$other}
board-title = {$title} · {$size} × {$size}
board-size = Taille

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Construisez ensemble un réseau ferré. Le premier à relier ses cinq villes secrètes termine la manche.
rail-duration = Environ {$minutes} minutes.
rail-corner = {$map} · MANCHE {$round}
rail-title = {$map}, manche {$round}
rail-standing = {$game}, {$map}
rail-standing-round = Interrompue à la manche {$round}.
rail-standing-results = La manche {$round} est finie. Les résultats sont sur la table.

rail-place-at = à {$city}
rail-place-near = vers {$city}

rail-prompt-hub = Regarde tes villes, puis touche où poser ta gare
rail-prompt-hub-seen = Touche où poser ta gare
rail-prompt-hub-placed = Touche OK, ou déplace ta gare
rail-prompt-build = À toi : construis pour {$money}
rail-prompt-build-own = Construis pour {$money}
rail-prompt-done = Touche OK pour finir
rail-prompt-nothing-to-buy = Rien à construire pour {$money} : touche OK
rail-prompt-finish = Relie tes dernières villes : ta caisse paie
rail-prompt-finish-spent = Relie tes dernières villes. Déjà payé : {$money}
rail-prompt-finished = Tout relié pour {$money} : touche OK
rail-prompt-computer = L’ordinateur construit
rail-prompt-computer-hub = L’ordinateur place sa gare
rail-prompt-waiting = On attend {$name}
rail-moment = { $count ->
    [one] {$who} a tout relié !
   *[other] {$who} ont tout relié !
}
rail-moment-means = Les autres paient pour relier leurs dernières villes
rail-moment-you = Tout est relié : tu ne paies rien
rail-moment-it = Tout est relié : rien à payer
rail-prompt-connected = Tout est relié ! On attend {$who}
rail-prompt-you-win = Tu gagnes !
rail-prompt-it-wins = 1re place : l’ordinateur gagne !
rail-prompt-place = { $place ->
    [1] 1re place
   *[other] {$place}e place
}
rail-prompt-first = Relié en premier : rien à payer
rail-prompt-paid = Payé {$money} pour relier
rail-prompt-others-connected-it = Relié par les autres : rien à payer
rail-prompt-others-connected-you = Relié par les autres : tu ne paies rien
rail-may-stop = Tu peux t’arrêter
rail-bank = caisse

rail-show-cities = MES VILLES
rail-hide-cities = CACHER
rail-undo = ANNULER
rail-skip = renoncer
rail-finish = relier
rail-finish-for = RELIER {$cost}
mirror-finish = Construire ce qui manque au moindre prix
rail-ok = OK
rail-hint = CONSEIL
rail-hint-away = VILLES
rail-hint-coming = …
rail-pass-to-orange = POUR ORANGE : MES VILLES
rail-pass-to-sky = POUR AZUR : MES VILLES
rail-pass-to-green = POUR VERT : MES VILLES
rail-pass-to-red = POUR ROUGE : MES VILLES
rail-pass-to-blue = POUR BLEU : MES VILLES
rail-pass-to-pink = POUR ROSE : MES VILLES

rail-hint-none = Pas de conseil
rail-hint-hub = Ta gare {$place}
rail-hint-towards = Construis vers {$city}
rail-hint-track = Construis ce tronçon
rail-hint-discard = Touche {$money} : attends plutôt
rail-hint-ok = Touche OK
rail-hint-price = pour {$money}
rail-hint-towards-priced = Construis vers {$city} pour {$money}
rail-hint-track-priced = Construis ce tronçon pour {$money}
rail-hint-says-hub = Conseil : ta gare à {$hub}.
rail-hint-says-towards = Conseil : construis vers {$city}, entre {$from} et {$to}.
rail-hint-says-track = Conseil : construis ce tronçon, entre {$from} et {$to}.
rail-hint-says-discard = Conseil : touche {$money} ; attends plutôt.
rail-hint-says-ok = Conseil : touche OK.

rail-results-round = La manche {$round} est finie
rail-results-won = {$name} gagne !
rail-results-won-together = {$names} gagnent !
rail-results-paid = payé
rail-results-taxes = impôts
rail-results-connected = relié
rail-results-nth = { $place ->
    [1] 1er
   *[other] {$place}e
}
rail-results-cost = payé {$money}
rail-results-cost-taxes = payé {$money}, impôts {$money-taxes}
rail-results-connected-taxes = relié, impôts {$money-taxes}
rail-results-no-taxes = Pas d’impôts dans cette partie : quelqu’un a déjà {$money} ou moins.
rail-results-tax-day = Jour des impôts ! Chacun paie {$money}. Cela n’arrive qu’une fois.
rail-results-go-on = Ensuite : une carte vide et cinq nouvelles villes pour chacun.
rail-results-over = Quelqu’un n’a plus d’argent. Le plus riche gagne ; à égalité, on partage la place.
rail-tax-day = Jour des impôts !
rail-tax-day-means = Chacun paie {$money}. Cela n’arrive qu’une fois.
rail-tax-none = Pas d’impôts
rail-tax-none-why = Quelqu’un a déjà {$money} ou moins.
rail-results-why = Plus d’argent : {$names}
rail-prompt-results-come = Regardez la carte : qui paie quoi ?
rail-results-row = {$name}, payé {$money}, caisse {$money-before}, maintenant {$money-now}.
rail-results-row-taxes = {$name}, payé {$money}, impôts {$money-taxes}, caisse {$money-before}, maintenant {$money-now}.
rail-results-row-connected = {$name}, relié, payé {$money}, caisse {$money-before}, maintenant {$money-now}.
rail-results-row-connected-taxes = {$name}, relié, payé {$money}, impôts {$money-taxes}, caisse {$money-before}, maintenant {$money-now}.
rail-results-row-placed = {$nth} : {$row}
rail-award-hub = Moins cher : {$money}
rail-award-others = Emprunté : {$money}
rail-award-line = Plus long trajet : {$count}
rail-award-hub-panel = Réseau le moins cher : {$money}
rail-award-others-panel = Voies des autres : {$money}
rail-award-line-panel = Plus long trajet : {$count} tronçons
rail-award-of = {$name} : {$award}
rail-results-review = BILAN
rail-results-next = MANCHE SUIVANTE
rail-results-again-short = REJOUER

rail-review-your-hub = TA GARE
rail-review-its-hub = SA GARE
rail-review-best-hub = MEILLEURE
rail-review-replay = REVOIR
rail-review-priced = {$button} {$money}
rail-review-show = VOIR CE RÉSEAU
rail-review-working = On cherche le réseau le moins cher.
rail-review-missing = Le réseau le moins cher n’est pas disponible.
rail-review-unreadable = Le résultat est illisible. Réessaie.
rail-review-perfect-yours = Parfait ! Depuis ta gare {$place} : {$money}
rail-review-perfect-its = Parfait ! Depuis sa gare {$place} : {$money}
rail-review-taken-yours = Ta gare {$place} : tes villes pour {$money}
rail-review-taken-its = Sa gare {$place} : ses villes pour {$money}
rail-review-was-best = Impossible de trouver mieux.
rail-review-saves = {$money} de moins avec la meilleure gare.
rail-review-guessed = {$who} misait sur {$city} ({$share}).
rail-review-best-yours = Meilleure gare {$place} : tes villes pour {$money}
rail-review-best-its = Meilleure gare {$place} : ses villes pour {$money}
rail-review-as-good-yours = Ta gare valait autant.
rail-review-as-good-its = Sa gare valait autant.
rail-review-less-yours = {$money} de moins qu’avec ta gare.
rail-review-less-its = {$money} de moins qu’avec sa gare.
rail-map-fair = Équitable ({$map}) : neuf fois sur dix, cinq villes coûtent de {$money-from} à {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map} : neuf fois sur dix, cinq villes coûtent de {$money-from} à {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Voies gratuites {$money}, payé {$money-paid}
rail-review-spent-skipped = Voies gratuites {$money}, renoncé à {$money-skipped}, payé {$money-paid}
rail-review-network = Réseau ({$money}) par
rail-review-built = Construit à {$money} par
rail-review-built-short = {$money} :
rail-review-empty = La carte est vide
rail-review-over = La manche est finie
rail-review-hub = {$name} pose sa gare
rail-review-skips = {$name} renonce à {$money}
rail-review-pays = {$name} paie {$money}
rail-review-builds = {$name} construit : {$money}

rail-says-bank = Caisse {$money}.
rail-says-begins = Commence cette manche.
rail-says-hub = Gare à {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, reliée.
rail-tell-builds = {$name} construit {$way}.
rail-tell-builds-left = {$name} construit {$way}, reste {$money}.
rail-tell-builds-so-far = {$name} construit {$way}, {$money} jusqu’ici.
rail-tell-places-hub = {$name} pose sa gare à {$hub}.
rail-tell-places-hub-ok = {$name} pose sa gare à {$hub}. Appuie sur OK.
rail-tell-undone = {$name} annule.
rail-tell-hub = {$name} a sa gare à {$hub}.
rail-tell-built = {$name} : {$way}, {$cost}.
rail-tell-built-nothing = {$name} n’a rien construit.
rail-tell-connected = {$name} a relié toutes ses villes.
rail-tell-round-over = La manche {$round} est finie.
rail-tell-round-begins = La manche {$round} commence.
rail-link = {$from} – {$to}
rail-node-hub = gare posée par {$name}
rail-node-track = voie construite par {$name} vers {$end}
rail-link-track = voie construite par {$name}
rail-link-ring = ferme une boucle
rail-link-connects-track = relie à une voie construite par {$name}
rail-link-connects-hub = relie à la gare posée par {$name}

rail-refused-no-such-node = La carte n’a pas d’intersection {$node}.
rail-refused-no-such-link = La carte n’a pas de tronçon {$from}-{$to}.
rail-refused-hubs-stand = On ne pose sa gare qu’au début d’une manche.
rail-refused-hub-taken = Il y a déjà une autre gare ici.
rail-refused-hub-here = Ta gare est déjà ici.
rail-refused-hubs-first = Attends que toutes les gares soient posées pour construire.
rail-refused-no-hub = Pose d’abord ta gare.
rail-refused-built = Ce tronçon est déjà construit.
rail-refused-out-of-reach = Pas encore relié à ton réseau.
rail-refused-too-dear = Trop cher : il ne te reste que {$money}.
rail-refused-connected = Tes villes sont toutes reliées : touche OK.
rail-refused-not-connected = Continue : tes villes ne sont pas toutes reliées.
rail-refused-money-left = Dépense d’abord tes {$money}, puis touche OK.
rail-refused-nothing-to-skip = Avant de renoncer, construis un tronçon à {$money}.
rail-step-unknown = Une étape s’écrit `hub 3`, `link 3-17`, `discard` ou `ok`.
rail-step-backwards = Un tronçon s’écrit avec son plus petit numéro d’abord.
rail-setup-seats = De {$least} à {$most} joueurs, pas {$number}.
rail-setup-bank = La caisse de départ va de {$money-least} à {$money-most}, pas {$money}.
rail-setup-taxes = Les impôts peuvent laisser de {$money-least} à {$money-most} au plus pauvre, pas {$money}.

rail-figure-on-city = sur une ville
rail-figure-on-crossing = sur une intersection
rail-figure-two-links = {$money} et {$money}
rail-figure-skipped = {$money}, puis {$money-skipped}
rail-figure-one-link = un seul à {$money}
rail-figure-connects = {$name} se relie ici…
rail-figure-builds-on = … et continue par là
rail-figure-from-bank = {$money} + {$money-double} + {$money} de la caisse
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Cette case n’existe pas.
connection-taken = Il y a déjà une pierre ici.
connection-crosscut = Case fermée : deux liens s’y croiseraient.
connection-no-links = On ne pose soi-même des liens que dans Quax.
connection-not-own = Un lien relie deux de tes pierres.
connection-marked = Ce carré a déjà un lien.
connection-no-swap = L’échange n’est permis qu’au deuxième tour de la partie.
connection-no-pass = Tu ne peux passer que si tu n’as aucun coup.
connection-about = Posez des pierres tour à tour. Le premier à relier ses deux bords gagne.
connection-variant = Jeu
connection-quickway-means = Les pierres d’une couleur qui se touchent par un coin se relient. Pas de croisement : le premier lien reste.
connection-crossway-means = Les pierres d’une couleur qui se touchent par un coin sont reliées. Leurs liens ne se croisent jamais.
connection-quax-means = Relier deux pierres par un coin prend un tour.
connection-quadrex-means = Les coins ne comptent pas. Une case où deux diagonales se croiseraient se remplit toute seule.
connection-swap = Échange
connection-swap-on-means = Le second joueur peut prendre la première pierre et ses bords.
connection-swap-off-means = Chacun garde ses deux bords.
connection-prompt-quax = Touche une case vide, ou relie deux pierres
connection-prompt = Touche une case vide
connection-prompt-link = Touche la pierre à relier
connection-no-link = Un lien relie des pierres qui se touchent par un coin.
connection-none-to-link = Aucune pierre à relier à celle-ci.
connection-turn-unknown = Un coup s’écrit `d4`, `a1-b2`, `swap` ou `pass`.
connection-link-backwards = Les lettres vont dans l’ordre alphabétique : `a1-b2`.
connection-tally = relie tes deux bords
connection-tally-won = bords reliés
connection-tally-lost = chemin coupé
connection-end = Deux bords reliés

## Raindrops: choices, panels, refusals

raindrops-off-board = Le plateau n’a pas de point {$at}.
raindrops-no-piece = Il n’y a pas de goutte sur {$at}.
raindrops-not-yours = La goutte sur {$at} n’est pas à toi.
raindrops-other-unit = La goutte sur {$at} n’est pas dans le groupe que tu déplaces.
raindrops-just-placed = Tu viens de poser la goutte sur {$at} : soulèves-en une autre.
raindrops-splits = Soulever la goutte sur {$at} couperait le groupe en deux.
raindrops-occupied = Il y a déjà une de tes gouttes sur {$at}.
raindrops-is-capture = L’autre couleur est sur {$at} : écris x pour la capturer.
raindrops-no-capture = Aucune goutte à capturer sur {$at} : écris - au lieu de x.
raindrops-no-slide = {$at} est hors d’atteinte : une goutte glisse tout droit, par des points libres.
raindrops-apart = {$at} n’est pas à côté du reste du groupe.
raindrops-not-next = {$at} n’est pas le point suivant de la ligne.
raindrops-ended = Ce tour est déjà fini.
raindrops-must-gain = Ce bloc peut capturer ou rejoindre : son coup doit le faire.
raindrops-must-engage = Mène-le là où il pourra capturer ou rejoindre au prochain tour.
raindrops-about = Rassemblez vos gouttes. Le premier à les avoir toutes en un bloc gagne.
raindrops-full = Plateau plein, départ en damier.
raindrops-open = Départ avec les deux diagonales vides.
raindrops-drop = goutte
raindrops-prompt = Touche une de tes gouttes
raindrops-prompt-next = Touche la suivante
raindrops-prompt-to = Touche sa destination
raindrops-go-on = soulève une autre goutte
raindrops-turn-unknown = Un coup s’écrit étape par étape, avec des virgules : `a5-b3,a3-c3,c2xd3`.
raindrops-end = Plus qu’un bloc
raindrops-gives = Il ne reste qu’un bloc à {$who} : {$who} gagne
raindrops-gave = Tu n’as laissé qu’un bloc à {$who} : {$who} gagne
raindrops-why-captures = capture {$count}
raindrops-why-joins = réunit des blocs (il en reste {$count})
raindrops-tally = { $count ->
    [one] encore {$count} bloc
   *[other] encore {$count} blocs
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Le pion en {$cell} n’est pas à toi.
transit-not-opposing = {$cell} aussi est à toi : choisis un pion de l’autre couleur.
transit-no-terminal = {$cell} n’est pas un terminus : au moins deux voisins de sa couleur.
transit-out-of-reach = Les réseaux en {$own} et en {$other} ne se touchent pas.
transit-still-terminal = Après l’échange, chaque pion doit avoir deux voisins de sa couleur.
transit-square = Quatre pions d’une couleur ne peuvent pas former un carré.
transit-must-swap = Tu peux échanger, donc tu ne peux pas passer.
transit-about = Échangez vos pions avec ceux de l’autre. Le plus grand réseau gagne.
transit-size-4 = 8 pions chacun : partie rapide
transit-size-6 = 18 pions chacun
transit-size-8 = 32 pions chacun : le jeu complet
transit-prompt = Touche un de tes terminus
transit-prompt-other = Touche le pion avec lequel l’échanger
transit-nothing-to-swap = Aucun échange possible avec ce terminus.
transit-end-draw = Réseaux tous égaux, aucun échange
transit-end-last-swap = Réseaux tous égaux : le dernier échange décide
transit-end-larger = Plus grand réseau
transit-why-joins = relie des réseaux : {$sizes}
transit-why-cuts = coupe le réseau rival ({$size})
transit-terminal = terminus
transit-turn-unknown = Un coup s’écrit `d4-e6`, ton propre pion d’abord, ou `pass`.
transit-tally-leads = en tête, {$own} à {$other}
transit-tally-trails = derrière, {$own} à {$other}
transit-tally-level = à égalité : {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Place d’abord tous les wagons, puis déplace-les.
yard-all-placed = Tous les wagons sont déjà placés.
yard-not-receiving = Place les wagons sur les cases marquées.
yard-taken = Il y a déjà un wagon en {$cell}.
yard-no-car = Il n’y a pas de wagon en {$cell}.
yard-not-own = Le wagon en {$cell} n’est pas à toi.
yard-no-train = {$lead} et {$tail} ne sont pas les bouts d’un train.
yard-no-majority = Plus de la moitié des wagons du train doit être à toi.
yard-no-way = Impossible d’aller de {$lead} à {$to} en un coup.
yard-blocked = La voie de {$lead} à {$to} n’est pas libre.
yard-shipping = Aucun wagon ne quitte sa zone d’expédition ni n’entre dans l’autre.
yard-about = Déplacez wagons et trains. Le premier à expédier ses dix wagons gagne.
yard-setup = Mise en place
yard-setup-beginner-means = Colonnes d’une seule couleur : des trains tout de suite.
yard-setup-advanced-means = Départ en damier : moins de trains au début.
yard-setup-custom-means = Placez les wagons tour à tour. En face se pose un wagon de l’autre couleur.
yard-setup-beginner = débutant
yard-setup-advanced = avancé
yard-setup-custom = libre
yard-car = wagon
yard-prompt-place = Touche une case marquée
yard-prompt = Touche un wagon, ou les bouts d’un train
yard-prompt-first = Touche sa destination, ou l’autre bout du train
yard-prompt-train = Touche où doit aller l’un des bouts
yard-go-on = touche-la encore pour l’autre couleur
yard-nowhere = Il ne peut pas bouger : touche un autre wagon.
yard-why-ships = { $count ->
    [one] expédie {$count} wagon
   *[other] expédie {$count} wagons
}
yard-train-goes = train de {$count}, de {$from} à {$to}
yard-end-draw = Même position pour la troisième fois
yard-end-shipped = Les dix wagons expédiés
yard-end-stuck = L’autre joueur ne peut plus bouger
yard-ships-here = expédition
yard-turn-unknown = Un coup s’écrit `d4-c4`, `d4f4-c4` pour un train, `c1=r` pour un wagon posé.
yard-receiving = RÉCEPTION
yard-tally = { $count ->
    [one] {$count} expédié sur 10
   *[other] {$count} expédiés sur 10
}

## Games for two: panels and results of all of them

duel-standing-over = La partie est finie. Le plateau est resté tel quel.
duel-standing = Interrompue au tour {$turn}.
duel-wins = {$who} gagne
duel-draw = Partie nulle
duel-resign-asked = Abandonner ?
duel-resign-or-draw-asked = Abandonner ou proposer la nulle ?
duel-draw-offer = {$who} propose la nulle
duel-draw-offered = Tu as proposé la nulle
duel-draw-declined = Pas de nulle : on continue
duel-back-offer = {$who} demande à annuler son dernier tour
duel-back-asked = Tu as demandé à annuler ton tour
duel-back-declined = Le tour n’est pas annulé : on continue
duel-draw-agreed = Nulle d’un commun accord
duel-hint-coming = Recherche d’un bon coup
duel-hint-marked = Conseil marqué sur le plateau
duel-hint-why = Conseil : {$why}
duel-hint-joints = En pointillé : liens sûrs
duel-hint-swap = Conseil : ÉCHANGER
duel-hint-pass = Conseil : PASSER
duel-hint-none = Pas de conseil
duel-nobody-wins = Partie nulle
duel-result-resigned = {$result} · {$who} a abandonné
duel-result-time = {$result} · {$who} n’a plus de temps
duel-result-why = {$result} · {$why}
duel-waiting = On attend {$who}
duel-starts = {$who} commence
duel-starts-drawn = {$who} commence (tirage au sort)
duel-you-are = Tu joues {$who} · {$tally}
duel-score = Score {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = En tête : {$who}, {$by} d’avance
duel-computer-moves = L’ordinateur joue
duel-swap-ok = La pierre et ses bords sont à toi : touche OK
duel-pass-ok = Touche OK pour passer
duel-ok-or-undo = Touche OK ou ANNULER
duel-gives = Ce coup finit la partie : {$who} gagne
duel-ok-or = Touche OK, ou {$or}
duel-must-pass = Aucun coup possible : touche PASSER
duel-has-swapped = {$other} a pris ta pierre et tes bords. {$prompt}
duel-edges-sides = Tes bords : gauche et droite
duel-edges-ends = Tes bords : devant toi et en face
duel-edges-upright = Tes bords : haut et bas
duel-has-swapped-edges = {$other} a pris ta pierre. {$edges}
duel-took-edges = La pierre est à toi. {$edges}
duel-has-passed = {$other} a passé. {$prompt}
duel-or-swap = {$prompt}, ou ÉCHANGER
duel-resign = ABANDON
duel-offer-draw = NULLE ?
duel-draw-accept = ACCEPTER
duel-draw-decline = CONTINUER
duel-back-allow = AUTORISER
duel-swap = ÉCHANGER
duel-pass = PASSER
duel-told-undone = {$who} annule.
duel-told-taken-back = {$who} annule son dernier tour.
duel-told-touched = {$who} touche {$cells}.
duel-told-press-ok = Appuie sur OK ou Annuler
duel-told-touched-then = {$who} touche {$touched}. {$then}.
duel-told-swap = {$who} veut échanger.
duel-told-swap-ok = {$who} veut échanger. Appuie sur OK.
duel-told-pass = {$who} veut passer.
duel-told-pass-ok = {$who} veut passer. Appuie sur OK.
duel-told-swapped = {$who} a pris la pierre et ses bords.
duel-told-passed = {$who} a passé.
duel-told-played = {$who} : {$what}.
duel-resigned = {$who} a abandonné.
duel-out-of-time = {$who} n’a plus de temps.
clock-minutes = { $count ->
    [one] {$count} minute
   *[other] {$count} minutes
}
clock-sand-glass = sablier, 30 secondes par tour, un simple rappel
clock-sand-is-through = Temps écoulé : à toi de jouer
clock-chip = {$who} {$time}
mirror-clock = Temps restant : {$time}.

## The lobby

lobby-remove-a-computer = {$title} se joue à deux : touchez ENLEVER près d’un ordinateur.
lobby-too-many = { $count ->
    [one] {$title} se joue à deux : une personne doit toucher QUITTER.
    [2] {$title} se joue à deux : deux personnes doivent toucher QUITTER.
    [3] {$title} se joue à deux : trois personnes doivent toucher QUITTER.
   *[other] {$title} se joue à deux : quatre personnes doivent toucher QUITTER.
}
lobby-nobody = Quelqu’un doit toucher JE JOUE.
lobby-one-more = Il manque un joueur ou un ordinateur.
lobby-two-can-play = À deux : touchez JE JOUE à votre place.
lobby-two-to-six-can-play = De deux à six : touchez JE JOUE à votre place.
lobby-map-missing = Carte non chargée. Touchez-la encore, ou une autre.
lobby-map-loading = La carte se charge.
lobby-start = COMMENCER
lobby-try-it = ESSAYER
lobby-quick = COURTE
lobby-normal = NORMALE
lobby-long = LONGUE
lobby-join = JE JOUE
lobby-computer = ORDINATEUR
lobby-leave = QUITTER
lobby-remove = ENLEVER
lobby-newcomer = DÉBUTANT
lobby-learner = APPRENTI
lobby-easy = FACILE
lobby-medium = MOYEN
lobby-hard = DIFFICILE
lobby-master = MAÎTRE
lobby-even = ADAPTATIF
lobby-someone-here = JOUEUR ICI
lobby-friend = AMI PAR LIEN
lobby-add-player = + JOUEUR
lobby-row-map = Carte
lobby-row-players = Joueurs
lobby-row-against = Contre
lobby-row-begins = Commence
lobby-drawn = au sort
lobby-row-clock = Pendule
lobby-row-times = Chacun
clock-increment = +{$seconds} s par tour
lobby-ahead = AVANCE
connection-ahead = Pierres +{$count}
transit-ahead = Échanges +{$count}
yard-ahead = Wagons livrés +{$count}
lobby-for-players = { $count ->
    [one] {$count} joueur
   *[other] {$count} joueurs
}
lobby-for-players-between = {$least}–{$most} joueurs
lobby-nobody-yet = Encore aucun joueur
lobby-joined = { $count ->
    [one] {$count} joueur à la table
   *[other] {$count} joueurs à la table
}
lobby-people-and-computers = { $people ->
    [one] {$people} personne
   *[other] {$people} personnes
} et { $computers ->
    [one] {$computers} ordinateur
   *[other] {$computers} ordinateurs
}
lobby-ready = On y va ? Touchez COMMENCER au milieu.
lobby-start-chosen = Touchez COMMENCER. {$who} commence.
lobby-start-full = Table pleine. Touchez COMMENCER.
lobby-start-or-wait = Touchez COMMENCER, ou attendez des joueurs.
lobby-map-easiest = facile
lobby-map-standard = classique
lobby-map-hardest = difficile
lobby-map-coming = chargement…
lobby-maps-from-to = Cartes {$from} à {$to} sur {$count}
workshop-hint = Touchez un pays, ou déplacez le monde jusqu’à ce que votre région remplisse le cadre.
workshop-make = CRÉER LA CARTE
workshop-making = Création de votre carte : {$percent}
workshop-takes = Cela prend jusqu’à une minute.
workshop-cancel = ANNULER
workshop-change-frame = CHANGER LE CADRE
workshop-play = JOUER
workshop-uneven = La chance compte davantage sur cette carte. Une autre carte ou un cadre plus grand sera peut-être plus équitable.
workshop-small = C’est trop petit : montrez au moins 300 km.
workshop-pole = Trop près d’un pôle pour 35 villes. Éloignez-vous.
workshop-world = Carte du monde. Dans le cadre : {$frame}. Les flèches la déplacent, + et − zooment.
workshop-frame-told = {$south}, {$west} à {$north}, {$east}
workshop-north = {$degrees}° nord
workshop-south = {$degrees}° sud
workshop-east = {$degrees}° est
workshop-west = {$degrees}° ouest
workshop-name-back = Nom précédent pour la carte
workshop-name-next = Nom suivant pour la carte
workshop-remark = partout

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Océan Atlantique
map-pacific-ocean = Océan Pacifique
map-indian-ocean = Océan Indien
map-north-sea = Mer du Nord
map-baltic-sea = Mer Baltique
map-mediterranean-sea = Mer Méditerranée
map-black-sea = Mer Noire
map-arabian-sea = Mer d’Arabie
map-bay-of-bengal = Golfe du Bengale
map-south-china-sea = Mer de Chine du Sud
map-sea-of-japan = Mer du Japon
map-gulf-of-mexico = Golfe du Mexique
map-adriatic-sea = Mer Adriatique
map-caucasus = Caucase
map-himalaya = Himalaya
map-tibet = Tibet
map-sahara = Sahara
map-canada = Canada
map-mexico = Mexique
map-tyrrhenian-sea = Mer Tyrrhénienne
map-ligurian-sea = Mer Ligure
map-ukraine = Ukraine
map-england = Angleterre

## The map Italy: its name, its regions, its cities

map-italy = Italie
region-northwest = Nord-Ouest
city-ancona = Ancône
city-grosseto = Grosseto
city-perugia = Pérouse
city-ravenna = Ravenne
city-rimini = Rimini
city-siena = Sienne
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Naples
city-potenza = Potenza
city-salerno = Salerne
city-catanzaro = Catanzaro
city-cosenza = Cosenza
city-crotone = Crotone
city-lecce = Lecce
city-nuoro = Nuoro
city-olbia = Olbia
city-taranto = Tarente
city-bolzano = Bolzano
city-cuneo = Coni
city-lugano = Lugano
city-nice = Nice
city-trento = Trente
city-florence = Florence
city-la-spezia = La Spezia
city-parma = Parme
city-pisa = Pise
city-verona = Vérone

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afrique
region-northeast = Nord-Est
map-gulf-of-guinea = Golfe de Guinée
map-arabia = Arabie
city-antananarivo = Antananarivo
city-cape-town = Le Cap
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abidjan
city-algiers = Alger
city-casablanca = Casablanca
city-dakar = Dakar
city-freetown = Freetown
city-laayoune = Laâyoune
city-nouadhibou = Nouadhibou
city-kano = Kano
city-lagos = Lagos
city-n-djamena = N’Djaména
city-niamey = Niamey
city-tamanrasset = Tamanrasset
city-timbuktu = Tombouctou
city-tunis = Tunis
city-abu-simbel = Abou Simbel
city-addis-ababa = Addis-Abeba
city-asmara = Asmara
city-benghazi = Benghazi
city-cairo = Le Caire
city-khartoum = Khartoum
city-tripoli = Tripoli
city-harare = Harare
city-juba = Djouba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Amérique du Sud
map-caribbean-sea = Mer des Caraïbes
map-sargasso-sea = Mer des Sargasses
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
city-asuncion = Asuncion
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

map-british-isles = Îles Britanniques
region-ireland = Irlande
region-highlands = Highlands
map-irish-sea = Mer d’Irlande
map-celtic-sea = Mer Celtique
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

map-world = Monde
region-america = Amérique
region-pacific = Pacifique
map-southern-ocean = Océan Austral
city-santo-domingo = Saint-Domingue
city-houston = Houston
city-winnipeg = Winnipeg
city-reykjavik = Reykjavik
city-sydney = Sydney
city-magadan = Magadan
city-perth = Perth
city-port-moresby = Port Moresby
city-cairns = Cairns
city-manila = Manille

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = Scandinavie
map-norwegian-sea = Mer de Norvège
map-russia = Russie
map-poland = Pologne
map-germany = Allemagne
map-barents-sea = Mer de Barents
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

map-japan = Japon
region-kyushu = Kyushu
region-hokkaido = Hokkaido
map-philippine-sea = Mer des Philippines
map-east-china-sea = Mer de Chine orientale
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

map-india = Inde
map-laccadive-sea = Mer des Laquedives
map-andaman-sea = Mer d’Andaman
map-indochina = Indochine
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
city-varanasi = Bénarès
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
city-kathmandu = Katmandou
city-shigatse = Shigatsé
city-thimphu = Thimphou

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = Les règles se chargent.
sheet-share-nothing-yet = Tu pourras partager après la première manche. D’ici là, les villes sont secrètes.
sheet-back = RETOUR
sheet-next = SUIVANT
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = ESSAYER
sheet-share = Partager cette partie
sheet-share-copy = COPIER LE LIEN
sheet-share-hands = AJOUTER LA MANCHE, SI ACCORD
sheet-share-put-in = Le lien contient les villes secrètes de chacun pour cette manche.
sheet-share-left-out = Le lien ne contient pas la manche en cours.
sheet-share-copied = Lien copié.
sheet-share-not-copied = Ce navigateur ne permet pas de copier.
sheet-share-only-here = Cette page ne s’ouvre que sur cette machine : pas de code à scanner.
sheet-share-too-long = Cette partie est trop longue pour un code : copie plutôt le lien.
sheet-share-picture-there = Tu pourras y enregistrer une image du résultat.
sheet-picture = Une image à emporter
sheet-picture-about = La position finale, les résultats de tous et la date du jour.
sheet-picture-open = IMAGE
sheet-picture-png = ENREGISTRER EN PHOTO (PNG)
sheet-picture-svg = ENREGISTRER POUR IMPRIMER (SVG)
sheet-picture-turns = Tours : {$count}
sheet-picture-round = Manche {$round}
sheet-picture-connected = Tout relié : {$names}
sheet-share-scan = Scanne avec un téléphone pour y ouvrir cette partie.
sheet-my-game = MA PARTIE
sheet-lobby = LES JEUX
sheet-your-turn = À toi !
sheet-computer = Ordinateur · {$strength}
sheet-computer-thinks = L’ordinateur réfléchit
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Ici

## The operator: the PIN and the panel

operator-pins-differ = Les deux codes PIN sont différents. Recommencez.
operator-wrong-pin = Code PIN incorrect.
operator-nothing-is-saved = L’enregistrement ne marche pas : cette partie serait perdue.
operator-storage-low = Mémoire presque pleine : reste {$room} Mo.
operator-tap-to-play = TOUCHEZ ET JOUEZ
operator-tap-the-table = Touchez la table pour continuer.
operator-closes-in = Fermeture : {$time}
operator-closed = Cette table est fermée.
operator-pin = Code PIN du responsable
operator-pin-new = Choisissez un code PIN
operator-pin-again = Répétez le code PIN
operator-pin-rule = De {$least} à {$most} chiffres. Gardez-le secret.
operator-pin-waits = Trop de codes PIN incorrects. Attendez {$count} s.
operator-pin-asks = Vérification du code PIN…
operator-pin-silent = Le serveur ne répond pas : impossible de vérifier le code PIN. Réessayez.
operator-pin-unset = Pas encore de code PIN. Définissez-le sur cette machine : {$command}
operator-locked = Verrouillé : impossible de lire les réglages.
operator-pin-erase = EFFACER
operator-panel = Responsable
operator-kiosk-on = MODE KIOSQUE : OUI
operator-kiosk-off = MODE KIOSQUE : NON
operator-offers = Jeux proposés
operator-start = Les parties commencent avec
operator-start-heard = musique : {$music}, sons : {$sounds}
operator-start-game = {$game}, {$map}, caisse {$bank}, impôts {$taxes}
operator-use-lobby = CHOIX ACTUELS
operator-change-pin = NOUVEAU PIN
operator-export = EXPORTER
operator-import = IMPORTER
operator-delete-saves = SUPPRIMER LES PARTIES
operator-delete-all = RÉINITIALISER
operator-delete-saves-means = Toutes les parties enregistrées seront supprimées, même celles mises de côté.
operator-delete-all-means = Toutes les parties, tous les réglages et le code PIN seront supprimés.
operator-set-by-file = défini dans le fichier de réglages
operator-file-sets = Les réglages grisés viennent du fichier de réglages du serveur.
operator-file-garbled = Le fichier de réglages du serveur est illisible et ignoré.
operator-faults = Erreurs depuis le démarrage
operator-foreign-faults = Erreurs d’autres programmes dans ce navigateur, comme des extensions : {$number}
operator-keep-them = GARDER
operator-yes-delete = SUPPRIMER

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Agrandir
mirror-zoom-out = Réduire
mirror-zoom-whole = Voir tout le plateau
mirror-unfold = Afficher tout le panneau
mirror-fold = Voir plus du plateau
mirror-sheet-rotate = Tourner ce panneau vers le côté suivant de la table
mirror-lobby-rotate = Tourner le milieu de la table
mirror-hint-coming = Le conseil arrive
mirror-lens = Loupe
mirror-discard = −$1, renoncer au dernier dollar
mirror-let-computer = Laisser l’ordinateur réessayer
mirror-replay = Revoir
mirror-seek-start = Au début
mirror-seek-back = Retour
mirror-seek-next = Suivant
mirror-seek-end = À la fin
mirror-timeline = Position dans la partie
mirror-close-open = Fermer
mirror-settings = Réglages
mirror-languages = Langue : {$name}
mirror-podium = Cacher le podium
mirror-taxes = Cacher l’avis d’impôts
mirror-another-map = Rejouer sur une autre carte : {$map}
mirror-choice = {$title} : {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} sur {$stops}
mirror-rules-of = Règles de {$title}
mirror-table = Table
mirror-lobby = La prochaine partie
mirror-ready = Tout est prêt : appuyez sur Commencer.
mirror-nobody = libre
mirror-sits-here = {$colour} joue sur cet appareil.
mirror-computer-at = {$colour}, ordinateur, {$strength}
mirror-place = Place {$place} : {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Ordinateur, {$strength}.
mirror-cell-next = jouable
mirror-cell-hint = conseil
mirror-cell-last = dernier coup
mirror-cell-taken-from = capture ici
mirror-cell-filled = remplie d’elle-même
mirror-cell-refused = pas permis
mirror-stands = {$who} : {$what}.
mirror-empty = vides : {$count}
mirror-nothing-yet = Rien encore.
mirror-has-nothing = {$who} n’a encore rien ici.
mirror-here = {$what}.
mirror-place-hub = Pose ta gare ici.
mirror-walk-map = Les flèches suivent les tronçons, les lettres vont aux villes, Entrée construit, ? montre les touches.
mirror-walk-board = Les flèches vont de case en case, Entrée choisit, 1 à 5 renseignent, ? montre les touches.
mirror-build = Construire jusqu’à {$end}, {$money}
mirror-build-which = Construire jusqu’à {$end}, {$money} ; {$about}
mirror-go = Aller à {$end}
mirror-go-which = Aller à {$end} ; {$about}
mirror-type-a-move = Écrire un coup pour {$who}
mirror-type-example = Par exemple {$line}
mirror-crossing = l’intersection {$number}
mirror-crossing-north = l’intersection {$number}, au nord par rapport à {$city}
mirror-crossing-northeast = l’intersection {$number}, au nord-est par rapport à {$city}
mirror-crossing-east = l’intersection {$number}, à l’est par rapport à {$city}
mirror-crossing-southeast = l’intersection {$number}, au sud-est par rapport à {$city}
mirror-crossing-south = l’intersection {$number}, au sud par rapport à {$city}
mirror-crossing-southwest = l’intersection {$number}, au sud-ouest par rapport à {$city}
mirror-crossing-west = l’intersection {$number}, à l’ouest par rapport à {$city}
mirror-crossing-northwest = l’intersection {$number}, au nord-ouest par rapport à {$city}
mirror-demonstration = Ceci est une démonstration.
mirror-press-to-begin = Appuyez sur une touche pour commencer.
mirror-countdown = Appuyez sur une touche d’ici {$count} secondes pour continuer.
mirror-still-playing = Vous jouez encore ?
mirror-please-read = À lire, s’il vous plaît
mirror-vote = Un vote
mirror-vote-all = Il faut l’accord de tous.
mirror-page = Page {$page} sur {$pages}, {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = Ce n’est pas une partie de Roundhouse.
fault-text = Ce n’est pas une partie de Roundhouse, ou il en manque un morceau.
fault-too-long = C’est trop long pour être une partie.
fault-older = Cela vient d’une version plus ancienne de Roundhouse et ne s’ouvre plus.
fault-newer = Cela vient d’une version plus récente de Roundhouse et ne s’ouvre pas ici.
fault-length = Il en manque un morceau.
fault-language = {$language} n’est pas disponible : {$why}
fault-damaged = Les données sont endommagées.
fault-no-such-game = Ce jeu n’est pas proposé ici.
fault-other-game = C’est un autre jeu.
fault-no-such-map = Sa carte n’est pas disponible ici.
fault-other-map = Sa carte a changé depuis.
fault-rules = On y trouve un coup contraire aux règles.
fault-unwritable-start = Impossible d’enregistrer cette partie.
fault-unwritable-move = Impossible d’enregistrer cette partie : un de ses coups ne peut pas être noté.
fault-unwritable-too-long = Cette partie est trop longue pour être enregistrée.
fault-found-late = Une partie plus ancienne est réapparue. Vous pourrez la reprendre après celle-ci.
fault-second-copy = Une partie enregistrée était endommagée, mais sa deuxième copie est intacte.
fault-put-aside = Une partie enregistrée ne s’ouvre pas. {$why} Elle est mise de côté.
fault-go-on-playing = {$why} Vous pouvez continuer à jouer.
fault-file-foreign = Ce fichier ne contient pas de parties de Roundhouse.
fault-file-without-game = Ce fichier ne contient aucune partie.
fault-file-game = La partie de ce fichier ne s’ouvre pas. {$why}
fault-query = Ce lien demande {$key} {$value}. {$offered}
fault-query-not-offered = Ce n’est pas proposé ici.
fault-query-offers = {$title} propose {$values}.
fault-rules-damaged = Le fichier des règles est endommagé.
fault-link = Ce lien ne s’ouvre pas. {$why} Copie-le encore une fois.
fault-map-version = La carte est en version {$found}, et ce programme lit la version {$known}.
fault-map-too-large = La carte est trop grande.
fault-map-too-many-nodes = La carte a trop d’intersections : {$count}.
fault-map-other = Le fichier de la carte {$map} contient une autre carte.
own-map-title = Votre carte
own-map-newer = Cette carte vient d’une version plus récente de la page. Rechargez la page.
own-map-little-land = Il y a trop peu de terre ici pour une carte. Montrez plus de terre et moins de mer.
own-map-few-towns = Trop peu de villes sont assez éloignées les unes des autres ici. Montrez une plus grande partie du monde, ou une avec plus de villes.
own-map-torn-land = La terre est trop morcelée ici pour un chemin de fer. Montrez plus de terre d’un seul tenant.
own-map-failed = La carte n’a pas pu être faite. Vérifiez le réseau et réessayez.
fault-map-place = Une intersection de la carte a une position non valable.
fault-map-link-end = Le tronçon {$number} de la carte mène à l’intersection {$node}, qui n’existe pas.
fault-map-link = Le tronçon {$number} de la carte (de {$from} à {$to}, {$money}) n’est pas permis.
fault-map-regions = La carte a {$count} régions au lieu de {$wanted}.
fault-map-city-region = La ville {$city} est dans une région qui n’existe pas.
fault-map-city-node = La ville {$city} est sur l’intersection {$node}, qui n’existe pas.
fault-map-city-city = La ville {$city} est sur une autre ville.
fault-map-region = La région {$region} a {$cities} villes, dont {$ringed} cerclées, au lieu de {$wanted} et {$wanted-ringed}.
fault-map-unreached = Sur la carte, aucun tronçon ne mène à l’intersection {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = Le fichier de règles {$name}
web-map-file = Le fichier de carte {$name}
web-words-file = Le fichier de langue {$name}
web-words-damaged = Le fichier de langue {$name} est endommagé.
web-file-missing = {$what} ne s’est pas chargé (erreur {$number}).
web-file-silent = {$what} ne s’est pas chargé. Vérifiez le réseau.
web-map-too-long = Le fichier de carte {$name} est trop long.
web-map-damaged = Le fichier de carte {$name} est incomplet ou endommagé.
web-map-foreign = Le fichier de carte {$name} n’est pas une carte.
web-no-picture = Ce navigateur ne peut pas enregistrer l’image.
web-no-export = Ce navigateur ne peut pas exporter les parties.
web-no-import = Ce navigateur ne peut pas ouvrir de fichier ici.
web-file-unreadable = Ce fichier est illisible.
web-storage-refused = Ce navigateur ne peut pas enregistrer la partie (plus de place, ou navigation privée). Continuez, mais ne fermez pas la page.
web-storage-healed = Les données de ce navigateur étaient endommagées et ont été effacées. Les parties sont de nouveau enregistrées.
web-storage-silent = Ce navigateur n’enregistre pas la partie. Continuez, mais ne fermez pas la page : la partie pourrait être perdue.
web-storage-elsewhere = Déjà ouvert dans une autre fenêtre. Fermez-la pour que cette partie soit enregistrée.
web-storage-slow = L’enregistrement est lent. Continuez à jouer ; une coupure de courant pourrait effacer le dernier tour.
web-computer-missing = L’ordinateur adverse ne s’est pas chargé ou est en panne.
web-computer-silent = L’ordinateur adverse n’a pas répondu.

## The page itself, while there is no program

page-loading = Roundhouse se charge.
page-file = Ouvrez Roundhouse depuis un serveur web, pas comme fichier. (Développeurs : cargo xtask play)
page-too-old = Ce navigateur est trop ancien pour Roundhouse. Utilisez une version récente de Chrome.
page-again = Un instant : Roundhouse redémarre.
page-failed = Roundhouse a redémarré trois fois sans pouvoir continuer. Touchez l’écran pour réessayer.
page-failed-kiosk = Roundhouse a redémarré trois fois sans pouvoir continuer. Nouvel essai dans une minute, ou touchez l’écran tout de suite.
page-missing = Il n’y a pas de page à cette adresse.
page-open = Ouvrir Roundhouse
mirror-said = Journal de la partie
mirror-own = Ta place

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = FERMER
over-language = Langue
over-hints-on = CONSEILS : OUI
over-hints-off = CONSEILS : NON
coach-leave = FERMER LE GUIDE
setting-coach = Guide
over-coach-on = GUIDE : OUI
over-coach-off = GUIDE : NON
seat-leave-asked = Quitter la partie ?
seat-leave-tells = Un ordinateur prend ta place.
seat-leave = QUITTER
seat-stay = RESTER
seat-take-over = JOUER ICI
seat-nudge = Toujours là ? C’est à toi.
seat-away-tells = Un ordinateur peut jouer pour toi.
seat-away-computer = L’ORDINATEUR JOUE
seat-away-here = JE SUIS LÀ
seat-take-over-asked = Jouer ici ?
seat-take-over-tells = Tu prends la place de l’ordinateur.
seat-take-over-no = NON
mirror-leave-seat = Quitter la partie
setting-motion = Animations
setting-contrast = Contraste
setting-text = Taille du texte
over-motion-on = ANIMATIONS : OUI
over-motion-off = ANIMATIONS : NON
over-contrast-high = CONTRASTE FORT
over-contrast-auto = CONTRASTE AUTO
setting-names = Tourner les noms vers les joueurs
over-names-turn = NOMS TOURNANTS
over-names-stay = NOMS FIXES
coach-rail-cities = Cache le panneau de la main et touche MES VILLES pour voir tes villes secrètes.
coach-rail-cities-own = Tu as des villes secrètes à relier. Regarde-les à l’abri des regards.
coach-rail-hub = Pose ta gare : touche la carte, près de tes villes. Tes voies partiront de là.
coach-rail-build = Touche les pointillés : à chaque tour, deux tronçons simples ou un double gratuits.
coach-rail-left = Reste {$money} : construis encore un tronçon simple, ou renonces-y avec −$1.
coach-rail-joined = Ton réseau est maintenant relié à d’autres : {$names}. Il est désormais à vous tous.
coach-rail-pay = Quelqu’un a relié toutes ses villes. Relie les tiennes : c’est ta caisse qui paie.
coach-rail-known = Voilà tout le jeu. Joue maintenant une vraie partie.
coach-rail-tasks = Tâches faites : {$done} sur {$all}
coach-swap = Commencer aide. ÉCHANGER te donne cette pierre et ses bords. Ou pose la tienne.
exercise-title = Exercice {$number} sur {$all}
exercise-next = SUIVANT
exercise-skip = SAUTER
exercise-missed = C’est permis, mais ce n’est pas l’exercice. Réessaie, ou touche CONSEIL.
connection-lesson-aim = Touche une case vide. Relie tes deux bords par une chaîne continue pour gagner.
connection-lesson-quickway = Tes pierres se relient seules par les coins, sauf si un lien passe déjà par là.
connection-lesson-crossway = Tes pierres se relient aussi par les coins. Mais deux liens ne se croisent jamais.
connection-lesson-quax = Pour relier deux pierres par un coin, touche-les toutes deux. Cela prend ton tour.
connection-lesson-quadrex = Seul le côte à côte relie. La dernière case d’un carré peut se remplir seule.
raindrops-lesson-aim = Touche une goutte, puis sa destination. Réunis-les toutes en un bloc pour gagner.
raindrops-lesson-capture = Glisse sur une goutte de l’autre couleur pour capturer tout son bloc.
raindrops-lesson-group = Un groupe avance goutte à goutte : prends-en une, pose-la à côté des autres.
transit-lesson-aim = Échange un de tes terminus (anneau vide) avec un pion adverse : touche les deux.
transit-lesson-networks = Côte à côte, les pions d’une couleur font un réseau. À la fin, le plus grand gagne.
transit-lesson-swaps = Deux voisins de sa couleur pour chacun, et jamais quatre de même couleur en carré.
yard-lesson-aim = Touche un wagon, puis sa destination. Mène les dix sur le côté à ta couleur.
yard-lesson-train = Une file de wagons, la plupart à toi, est un train : touche ses bouts, puis où aller.
yard-lesson-areas = Aucun wagon n’entre dans la zone d’expédition adverse, ni ne quitte la sienne.
connection-do-corner = Contourne la pierre : pose la tienne là où elle touche tes deux bouts par un coin.
connection-do-gap = Deux chemins contournent la pierre, mais l’un est coupé. Prends l’autre.
connection-do-link = Ta chaîne ne se touche que par un coin. Touche ces deux pierres pour les relier.
connection-do-fill = Ne remplis pas le vide : pose une pierre à gauche ou à droite, il se remplira seul.
connection-do-swap = L’autre joueur a commencé au milieu. Prends sa pierre : touche ÉCHANGER, puis OK.
connection-did-connect = Tu as relié les deux bords à ta couleur : c’est gagné !
connection-did-gap = Les liens ne se croisent jamais : le premier reste.
connection-did-swap = La première pierre et ses bords sont à toi. À l’autre joueur de jouer.
raindrops-do-walk = Monte dans la colonne : passe la goutte de derrière devant, jusqu’à capturer.
raindrops-do-spare = Capturer ici ne laisserait qu’un bloc à l’autre, qui gagnerait. Joue l’autre goutte.
raindrops-did-join = Toutes tes gouttes ne font qu’un bloc : c’est gagné.
raindrops-did-capture = Tout est capturé. Un bloc qui peut capturer ou rejoindre doit le faire s’il bouge.
raindrops-did-group = Ton groupe a rejoint un autre bloc. Cela met fin au tour, et ici c’est gagné.
raindrops-did-walk = Un groupe avance goutte à goutte, toujours uni. Capturer ou rejoindre finit le tour.
raindrops-did-spare = Après chaque tour, qui n’a qu’un bloc gagne, même si ce n’était pas son coup.
transit-do-join = Trouve l’échange qui réunit tes huit pions.
transit-do-far = Un échange porte loin : échange un terminus avec un pion qui n’est pas à côté.
transit-do-pass = L’autre joueur a passé, et tu ne peux rien échanger : touche PASSER, puis OK.
transit-did-far = Tu peux échanger avec tout pion d’un réseau qui touche celui de ton terminus.
transit-did-pass = Deux passes de suite terminent la partie : le plus grand réseau gagne.
yard-do-ship = Mène un wagon dans ta zone d’expédition, sur le côté du plateau à ta couleur.
yard-do-last = Neuf de tes wagons sont arrivés. Amène le dixième.
yard-did-car = Un wagon roule tout droit sans limite si c’est libre, ou d’une case en diagonale.
yard-did-train = Un bout mène, tout droit ou de côté. Les autres suivent sa trace.
yard-did-last = Tes dix wagons sont arrivés : c’est gagné.
rail-ready = ON Y VA
rail-prompt-ready = On attend {$names}
rail-prompt-taxes = {$ended} ; impôts {$money}
over-table-layout = VUE TABLE
over-own-screen = VUE PERSO
over-to-lobby = TOUS LES JEUX
over-end-game = FINIR LA PARTIE
over-new-game = NOUVELLE PARTIE
over-full-screen = PLEIN ÉCRAN
over-full-screen-exit = FIN DU PLEIN ÉCRAN
over-rules = RÈGLES
over-share = PARTAGER
over-update = MISE À JOUR
over-holds = Les changements valent à la prochaine partie.
over-inches = Diagonale. Aide à ignorer les paumes.

over-new-game-asked = Nouvelle partie ?
over-new-game-means = Cette partie s’arrête, et les mêmes joueurs recommencent.
over-keep-playing = CONTINUER À JOUER
over-end-game-asked = Finir la partie ?
over-end-game-means = Cette partie s’arrête. Retour à l’écran d’accueil.
over-forget-means = La partie en cours sera perdue.
over-delete-it = SUPPRIMER
over-keep-it = GARDER

over-share-hands-asked = Ajouter les villes secrètes de tous ?
over-share-them = LES PARTAGER
over-play-again-asked = Rejouer ?
over-play-again = REJOUER
over-real-game = VRAIE PARTIE
over-another-map-asked = Autre carte : {$map} ?
over-lobby-asked = Retour aux jeux ?
over-another-map = AUTRE CARTE
over-no = NON
over-vote-waits = Tu es d’accord. On attend {$names}
over-vote-no = {$who} a dit non

over-keys = Touches
over-key-tab = Tab, Maj+Tab
over-key-tab-does = Bouton suivant ou précédent
over-key-arrows = Flèches
over-key-arrows-do = Se déplacer : boutons, cases, tronçons, curseurs
over-key-enter = Entrée, Espace
over-key-enter-does = Appuyer sur le bouton
over-key-escape = Échap
over-key-escape-does = Fermer
over-key-letters = Lettres
over-key-letters-do = Sur la carte : aller à la ville qui commence ainsi
over-key-ok = Ctrl+Entrée
over-key-ok-does = OK
over-key-undo = Retour arrière
over-key-undo-does = Annuler
over-key-ask-does = Sur le plateau : dernier coup, où on en est
over-key-next-does = Suivant à moi, suivant aux autres
over-key-around-does = Ce qu’il y a autour
over-key-zoom-does = Zoomer ou dézoomer
over-key-move = Fin
over-key-move-does = Écrire un coup
over-key-board = Début (↖)
over-key-board-does = Aller au plateau ou à la carte
over-key-list-does = Cette liste

over-play-from-here = REPRENDRE ICI
over-back-to-my-game = RETOUR À MA PARTIE
over-stop-beginning = Début de la partie
over-stop-turn = Tour {$turn} sur {$turns}
over-play-on-asked = Reprendre ici ?
over-play-on-ends-game = Cette partie remplacera celle de la table.
over-play-on-loses-save = Cette partie remplacera ta partie enregistrée.
over-play = JOUER
over-keep-watching = REGARDER ENCORE

over-unfinished = Partie en cours
over-continue = CONTINUER
over-map-loading = Sa carte se charge.
over-map-again = {$why} Touchez CONTINUER pour réessayer.
over-tap-to-continue = TOUCHEZ POUR CONTINUER

## Phones, far seats and watchers

refused-cut-off = Pas de connexion avec la table. Réessaie dans un instant.
fault-seat-link = Ce lien vers une place est incomplet. Scanne-le ou copie-le encore une fois.
fault-seat-view = Cette page ne peut pas montrer la partie de la table. Recharge la page.

room-phone = Sur ton téléphone
room-far = Jouer à distance
room-scan-cities = Scanne ce code avec ton téléphone pour y voir tes villes.
room-scan-board = Scanne ce code avec ton téléphone pour y jouer.
room-send = Envoie ce lien à une seule personne : il lui donne cette place.
room-until = D’ici là, un ordinateur joue ici.
room-type = Ou saisis cette adresse :
room-phone-holds = Tu joues ici avec ton téléphone. Tu peux aussi jouer sur la table.
room-phone-away = Ton téléphone ne répond pas. Joue ici, ou réveille-le.
room-far-nobody = Personne n’a encore ouvert le lien.
room-left = {$colour} ne joue plus.
friend-waits = La partie commence quand tout le monde est là.
friend-you = toi
friend-here = là
friend-not-yet = pas encore là
friend-is-here = {$colour} est là. La partie commence.
room-far-holds = Quelqu’un joue ici à distance.
room-far-away = À distance, sans connexion
room-asks = Un autre téléphone veut cette place. Est-ce le tien ?
room-asks-far = Quelqu’un d’autre a ouvert le lien de cette place. Accepter ?
room-allow = AUTORISER
room-refuse = REFUSER
room-show-here = VOIR ICI
room-withdraw = ANNULER LE LIEN
room-copy = COPIER
room-copied = Copié. Colle le lien dans un message.
room-not-copied = La copie n’a pas marché : scanne plutôt le code.
room-host-full = Le serveur est plein pour l’instant. Réessaie plus tard.
room-invite = INVITER
room-far-thinks = À distance, réfléchit depuis {$count} s
room-far-waits = À distance
room-computer-plays = L’ORDINATEUR JOUE
room-give-back = RENDRE LA PLACE
room-invite-title = Inviter
room-watch = REGARDER
room-watch-means = Avec ce lien, on peut regarder, mais pas jouer.
room-watchers = { $count ->
    [0] Personne ne regarde.
    [one] {$count} personne regarde.
   *[other] {$count} personnes regardent.
}

member-looking = On cherche la table…
member-no-host = Pas de connexion. Nouvel essai…
member-no-table = L’autre écran ne répond pas. Reste ici : cette page se reconnecte toute seule.
member-asking = Quelqu’un a déjà cette place. Pour la prendre, touche AUTORISER sur la table.
member-waits = Tu joues {$colour}. On attend le début de la partie.
member-watches = Tu regardes. On attend le début de la partie.
member-refused = À la table, on a refusé ta demande.
member-elsewhere = Un autre téléphone a maintenant cette place.
member-closed = Cette place est revenue à la table.
member-left = Tu as quitté ta place. Tu peux revenir tant que personne ne la prend.
member-void = Ce lien ne marche plus. Scanne encore une fois le code sur la table.
member-version = La table a une autre version. Recharge cette page.
member-again = RÉESSAYER
member-return = REVENIR
member-leave-tells = Ta place devient libre. Le même lien t’y ramène tant que personne ne la prend.
member-hand-over = Céder ta place ?
member-look-up = Regarde la table pour voir la suite.
member-players-decide = La suite dépend des joueurs.

mirror-phone = Jouer sur un téléphone
mirror-far-at = {$colour}, à distance
member-fair = Tirage équitable : ton appareil a aidé à mélanger les villes et les a vérifiées.
member-unfair = Les villes n’ont pas été distribuées comme convenu. Demande à la table.

## Looking back at a game for two

review-percent = {$percent} %
review-working = Analyse de la partie : {$known} sur {$all}
review-better = Meilleur coup : {$turn} (après {$time})
review-better-marked = Meilleur coup : marqué (après {$time})
review-as-played = C’était le meilleur coup (après {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Tour {$turn} + {$tried}
review-try = Touchez le plateau, ou un coup ici, pour l’essayer.
review-try-turn = Essayer {$turn}
review-behind = −{$points} %
review-joints = Les liens en pointillé tiennent toujours.
review-joints-none = Pas encore de lien sûr.
review-only = {$who} gagne, sauf réponse en : {$cells}
review-only-marked = {$who} gagne, sauf réponse dans un cadre doré
review-only-none = {$who} gagne, quoi qu’il arrive
last-aloud = L’ordinateur dit : {$words}
last-fell-newcomer = Bien joué ! Ton tour {$turn} m’a surpris.
last-fell-easy = Difficile de répondre à ton tour {$turn}. Bien joué !
last-fell-medium = C’est ton tour {$turn} qui m’a coûté le plus. Belle partie !
last-fell-hard = Ton tour {$turn} m’a coûté cher : mes chances tombent de {$before} à {$after}.
last-fell-master = Tour {$turn} : avant, je me donnais {$before} ; après, {$after}.
last-fell-at-last = Je n’ai pas vu venir ton dernier tour. Bien joué !
last-behind = Tu menais depuis le début. Bien joué !
last-slid = Tu as pris l’avantage peu à peu, sans que je voie quand.
last-rose = Revois ton tour {$turn} : c’est lui qui m’a le plus aidé.
last-rose-percent = Ton tour {$turn} m’a bien aidé : mes chances montent de {$before} à {$after}.
last-sure = Dès le tour {$turn}, je savais que j’allais gagner.
last-unsure = Jusqu’au bout, je n’étais sûr de rien.
last-open = Ce n’était pas fini : je ne pensais pas gagner !
last-drawn = Partie nulle. Bien joué !
last-length = { $turns ->
    [one] Belle partie ! Elle a duré {$turns} tour.
   *[other] Belle partie ! Elle a duré {$turns} tours.
}
review-back = RETOUR AU BILAN
review-back-short = RETOUR
over-replay-speed = {$speed}×
mirror-turning-point = Moment clé suivant
mirror-joints = Liens sûrs
mirror-joints-told = Liens sûrs : {$links}
mirror-joint = {$who} de {$one} à {$other}
mirror-joint-edge = {$who} de {$one} au bord
mirror-replay-play = Lecture
mirror-replay-pause = Pause
mirror-replay-speed = Vitesse {$speed}×
sheet-share-moves = COPIER LES COUPS EN TEXTE
sheet-share-moves-copied = Coups copiés. Colle-les ici pour les revoir.
paste-fails = Ligne {$line} : {$why}
paste-begins = Une partie commence par une ligne comme celle-ci : {$example}
paste-unknown = « {$text} » n’est pas une commande connue.
paste-illegal = « {$turn} » n’est pas permis à cet endroit.
position-form = Une position s’écrit comme ceci : {$example}
position-rows = Ce jeu n’a pas de plateau à {$rows} rangées.
position-row = La rangée {$row} depuis le haut a un mauvais signe ou une mauvaise longueur.
position-side = Le camp qui joue s’écrit {$one} ou {$other}.
position-link = Un lien relie deux pierres de même couleur, et aucun autre ne le croise.
position-links = On écrit les liens là où deux diagonales se croisent, un à chaque endroit.
position-crosscut = Dans ce jeu, les deux couleurs ne se croisent jamais dans un carré de quatre.
position-unfilled = Une case est vide alors qu’elle se serait remplie d’elle-même.
position-cars = Il y a au plus dix wagons de chaque couleur.
position-area = Le wagon en {$cell} est dans la zone d’expédition de l’autre couleur.
position-pieces = Chaque couleur a besoin d’une goutte sur le plateau.
paste-position = Aucun jeu n’a cette position. Écris au-dessus une ligne comme celle-ci : {$example}
paste-which = Plusieurs jeux ont cette position. Écris au-dessus l’une de ces lignes : {$lines}
setup-open = CRÉER UNE POSITION
setup-tap = Choisis une couleur, puis touche le plateau.
setup-link = Choisis une couleur, touche le plateau. Glisse pour relier.
setup-over = Dans cette position, la partie est finie.
setup-moves = Tour de
setup-nothing = Enlever
setup-clear = VIDER
setup-start = DÉBUT

## Puzzles

lobby-puzzle = ÉNIGME
puzzle-title = Énigme du jour
puzzle-another = Autre énigme
puzzle-race = Course à {$count}
puzzle-back = { $count ->
    [1] L’énigme d’hier
    [one] Énigme d’il y a {$count} jour
    [many] Énigme d’il y a {$count} jours
   *[other] Énigme d’il y a {$count} jours
}
puzzle-series = { $count ->
    [one] {$count} du premier coup !
    [many] {$count} de suite du premier coup !
   *[other] {$count} de suite du premier coup !
}
puzzle-scores = Résolues : {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = FACILE
puzzle-medium = MOYEN
puzzle-hard = DIFFICILE
puzzle-win = { $count ->
    [1] {$who} joue et gagne dès ce tour.
    [one] {$who} joue et gagne en {$count} tour, quoi que fasse l’adversaire.
    [many] {$who} joue et gagne en {$count} tours, quoi que fasse l’adversaire.
   *[other] {$who} joue et gagne en {$count} tours, quoi que fasse l’adversaire.
}
puzzle-join = { $count ->
    [one] Relie cette ville au plus bas prix.
    [many] Relie ces {$count} villes au plus bas prix.
   *[other] Relie ces {$count} villes au plus bas prix.
}
puzzle-laid = Construit jusqu’ici : {$money}
puzzle-wrong = { $count ->
    [1] Ce tour ne gagne pas. Essaie autre chose !
    [one] Cela ne gagne pas en {$count} tour. Essaie autre chose !
    [many] Cela ne gagne pas en {$count} tours. Essaie autre chose !
   *[other] Cela ne gagne pas en {$count} tours. Essaie autre chose !
}
puzzle-thinks = {$who} réfléchit…
puzzle-right = Bien vu !
puzzle-answers = {$who} répond {$turn}.
puzzle-again = RÉESSAYER
puzzle-apart = Les villes ne sont pas encore toutes reliées.
puzzle-over = Reliées, mais {$money} de trop. Quel détour peux-tu éviter ?
puzzle-solved = { $count ->
    [1] Résolue du premier coup !
    [one] Résolue à l’essai {$count} !
    [many] Résolue à l’essai {$count} !
   *[other] Résolue à l’essai {$count} !
}
puzzle-first = {$who} a gagné la course.
puzzle-first-you = Tu as gagné la course !
puzzle-wants = {$who} veut {$how} : touche-le aussi, ou continue.
puzzle-waits = {$how} commence quand les autres le touchent aussi.
puzzle-next = SUIVANT
puzzle-earlier = LA VEILLE
puzzle-later = LE LENDEMAIN
puzzle-share = Partager le résultat
puzzle-copy = COPIER
puzzle-copied = Résultat copié.
puzzle-clear = EFFACER
puzzle-loading = Chargement des énigmes…
puzzle-damaged = Le fichier des énigmes est endommagé.
web-puzzle-file = Le fichier d’énigmes {$name}
mirror-puzzle-at = Énigme, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
