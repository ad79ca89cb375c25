### Glossary: English term = German term. Use these words without exception.
###
### tap = tippen (auf), antippen; slide = mit dem Finger fahren (in a lens: wischen); drag = ziehen (hinziehen)
### Address: du; ihr where the whole table is meant
### seat = Platz
### player = Spieler (better: wer, alle, die anderen; in games for two: die andere Farbe, dein Gegenüber)
### computer = Computer
### turn = Zug (your turn = Dein Zug, du bist am Zug, du bist dran)
### move = Zug; to move = ziehen (cars and trains: fahren)
### hint = Tipp
### round = Runde
### game = Spiel
### win = gewinnen
### draw = unentschieden (offer a draw = Remis anbieten)
### coin toss = Münzwurf
### resign = aufgeben
### unfinished game = angefangenes Spiel
### operator = Betreiber
### lobby = Startbildschirm (for operators: Lobby); panel = Pult (where it can be: an deinem Platz); button = Knopf; slider = Regler; board = Brett; cell = Feld
### map = Karte
### lens = Lupe; magnifier (its button) = Lupensymbol
### intersection = Kreuzung
### city = Stadt
### hub = Bahnhof
### link (rail) = Strecke (single = einfache, double = doppelte)
### link (address) = Link
### track = Gleise
### network = Netz (the whole of it also: Streckennetz)
### connect, connected = verbinden, verbunden
### bank = Kasse (at or below zero: leer oder im Minus)
### free track = Gratis-Gleise
### skip = verfallen lassen ($1 skipped = $1 verfallen)
### tax day = Steuertag
### stone = Stein
### edge = Rand (Ränder)
### side by side = Seite an Seite
### touch at a corner = sich diagonal berühren (corner to corner = diagonal)
### square (of four cells) = Viererquadrat (a second time on a page: Quadrat)
### link (Quickway and family) = Brücke
### swap (pie rule) = Tausch, tauschen
### drop = Tropfen (lift = aufheben, put down = absetzen)
### point = Punkt
### unit = Einheit
### group = Gruppe
### capture = schlagen
### join = verschmelzen (mit)
### engaged = aktiv
### piece = Stein
### terminal = Endstation
### swap (pieces) = Tausch, tauschen
### car = Waggon
### train = Güterzug (never Zug alone, that is a turn)
### receiving area = Ankunftszone
### shipping area = Versandzone
### set-up = Aufstellung
###
### JOIN = MITSPIELEN
### START = START
### SHOW CITIES = STÄDTE ZEIGEN
### HIDE CITIES = STÄDTE VERBERGEN
### HINT = TIPP
### UNDO = ZURÜCK (read aloud: Rückgängig)
### OK = OK
### PASS = PASSEN
### RESIGN = AUFGEBEN
### SWAP = TAUSCHEN
### LEAVE = AUSSTEIGEN
### REVIEW = RÜCKBLICK
### RULES = REGELN
### SHARE = TEILEN
### SETTINGS = EINSTELLUNGEN
### CLOSE = SCHLIESSEN
### ALL GAMES = ALLE SPIELE (small: SPIELE)
### PERSONAL VIEW = EINZELANSICHT
### TABLE VIEW = TISCHANSICHT
### BACK = ZURÜCK
### NEXT = WEITER
### NEW GAME = NEUES SPIEL
### CONTINUE = FORTSETZEN
### NEXT ROUND = NÄCHSTE RUNDE
### PLAY AGAIN = NOCH EINMAL
### REPLAY = ABSPIELEN
### COMPUTER = COMPUTER
### EASY = LEICHT
### MEDIUM = MITTEL
### HARD = SCHWER
### ADAPTIVE = PASSEND
### PLAYER HERE = MITSPIELER
### YES = JA
### NO = NEIN
### KEEP PLAYING = WEITERSPIELEN
### FULL SCREEN = VOLLBILD
###
### Colours as names: Orange = Orange, Sky = Hellblau, Green = Grün, Red = Rot, Blue = Blau, Pink = Pink
###
### phone = Handy
### far seat, elsewhere = woanders, von woanders
### invite = einladen
### watch = zuschauen
### host = Server
### SHOW HERE = HIER ZEIGEN
### INVITE = EINLADEN
### WATCH = ZUSCHAUEN
### ALLOW = ZULASSEN
### REFUSE = ABLEHNEN
### CANCEL LINK = LINK LÖSCHEN
### LET COMPUTER PLAY = COMPUTER EINSETZEN
### RETURN SEAT = ZURÜCKGEBEN
### TRY AGAIN = ERNEUT VERSUCHEN

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = Ziel
rules-transglobal-rail-goal-text =
    Alle haben je fünf geheime Städte, eine in jeder Region der Karte. Gemeinsam baut ihr ein Streckennetz. Verbinde alle deine fünf Städte mit deinem Bahnhof, bevor es den anderen mit ihren gelingt.

    Danach zahlen die anderen aus ihrer Kasse, bis auch ihre Städte verbunden sind. Geht jemandem das Geld aus, endet das Spiel: Wer am reichsten ist, gewinnt.

    Ein Spiel dauert ein paar Runden, etwa eine halbe Stunde.

rules-transglobal-rail-joining = Mitspielen
rules-transglobal-rail-joining-text =
    Zwei bis sechs können mitspielen: Tippt an eurem Platz auf MITSPIELEN und wählt eure Farbe. Wählt eine Karte: Die USA sind am leichtesten, Asien am schwersten. Oder macht eine eigene, von jedem Teil der Welt. Tippt dann auf START.

    In jeder Kasse sind am Anfang $15. Mit weniger wird das Spiel kürzer, mit mehr länger. Die Regler findet ihr auf dem Startbildschirm und hinter dem roten Zahnrad. Hinter dem Zahnrad stehen jederzeit auch diese Regeln.

rules-transglobal-rail-cities = Deine fünf Städte
rules-transglobal-rail-cities-text =
    STÄDTE ZEIGEN öffnet die Liste deiner fünf Städte, STÄDTE VERBERGEN schließt sie. Für einen kurzen Blick hältst du den Knopf gedrückt. Halt die Hand schützend davor. Nachsehen darfst du jederzeit. Bist du am Zug, schlägt TIPP in der Liste einen Schritt vor, einmal pro Zug.

    Das runde Zeichen neben dem Namen zeigt die Region der Stadt, mit Farbe und Symbol wie auf der Karte. Ein Häkchen heißt: Die Stadt ist mit deinem Bahnhof verbunden.

    Zu zweit oder zu dritt sind Städte mit weiß gestricheltem Ring nicht im Spiel.

rules-transglobal-rail-hub = Dein Bahnhof
rules-transglobal-rail-hub-text =
    In jeder Runde entscheidet das Los, wer die Krone bekommt und beginnt. Bist du am Zug, tippe auf eine beliebige Kreuzung, mit oder ohne Stadt: Dort steht dann dein Bahnhof. Tippst du auf eine andere, wandert er dorthin. OK legt ihn fest. Weiter geht es im Uhrzeigersinn.

    Was du baust, muss mit deinem Bahnhof zusammenhängen. Steht er auf einer deiner Städte, ist sie sofort verbunden. Auf jede Kreuzung passt nur ein Bahnhof.

    Ist die Karte zu weit weg? Tippe an deinem Platz auf das Lupensymbol: Vor dir öffnet sich eine Lupe. Tippe darin wie auf der Karte; zum Verschieben wischst du.

rules-transglobal-rail-turn = Dein Zug: $2
rules-transglobal-rail-turn-text =
    In jedem Zug bekommst du Gratis-Gleise für $2 und musst sie bauen. Die Linien auf der Karte sind Strecken, die du bauen kannst; auf einer gebauten Strecke liegen Gleise. Eine einfache Strecke kostet $1, eine doppelte $2: Sie führt über Fluss, Gebirge oder Meerenge. Wo keine Linien sind, etwa im Himalaja, kann niemand bauen.

    Bau also zwei einfache Strecken oder eine doppelte. Was gerade geht, ist gestrichelt: Tippe darauf, oder fahr mit dem Finger hin und lass los.

    Diese $2 kommen nicht aus deiner Kasse: Beim Bauen bleibt sie, wie sie ist.

rules-transglobal-rail-buttons = ZURÜCK, −$1 und OK
rules-transglobal-rail-buttons-text =
    ZURÜCK nimmt Schritt für Schritt weg, was du in diesem Zug gebaut hast, bis du auf OK tippst.

    Nach einer Strecke für $1 lässt −$1 deinen zweiten Dollar verfallen und beendet sofort deinen Zug: gut, wenn Weiterbauen nur anderen hilft. Das ist endgültig.

    OK beendet deinen Zug, wenn das Geld verbaut ist; auch mit $1 Rest, wenn alle deine Städte verbunden sind oder du keine Strecke für $1 erreichst.

rules-transglobal-rail-track = Gleise gehören allen
rules-transglobal-rail-track-text =
    Die Farbe der Gleise zeigt nur, wer sie gebaut hat. Sobald dein Netz ein anderes berührt, darfst du alle verbundenen Gleise nutzen und überall an ihnen weiterbauen.

    Überleg also gut, wann und wo du Netze verbindest: Deine Strecken helfen auch den anderen.

rules-transglobal-rail-finish = Das Ende einer Runde
rules-transglobal-rail-finish-text =
    Sobald jemand alle fünf Städte verbunden hat und auf OK tippt, läutet die Glocke, und das Bauen ist vorbei. Wer jetzt auch alle fünf verbunden hat, zahlt nichts, egal von wem die letzte Strecke stammt.

    Vom nächsten Platz an verbinden die anderen nun im Uhrzeigersinn ihre letzten Städte. Jetzt bezahlst du jede Strecke, $1 oder $2, aus deiner Kasse; ZURÜCK erstattet das Geld. Gleise, die andere vor dir gebaut haben, sind gratis. Der Knopf ERGÄNZEN mit dem Preis baut die billigsten Gleise, die dir fehlen. Ist deine letzte Stadt verbunden, kannst du nicht weiterbauen: Tippe auf OK.

    RÜCKBLICK zeigt dann für alle das günstigste Netz und spielt die Runde ab.

rules-transglobal-rail-banks = Kassen und Steuern
rules-transglobal-rail-banks-text =
    Ist nach einer Runde eine Kasse leer oder im Minus, endet das Spiel. Wer am reichsten ist, gewinnt; bei gleichem Stand teilt ihr euch den Platz. Haben alle noch Geld, wird die Karte leer geräumt, und eine neue Runde mit neuen Städten und Bahnhöfen beginnt.

    Nach Runde 2 kommt einmalig der Steuertag: Alle zahlen gleich viel, und zwar so viel, dass den Ärmsten $5 bleiben (mit einem Regler einstellbar). Hat jemand nur noch so viel oder weniger, zahlt niemand.

rules-transglobal-rail-credits = Autor und Rechte
rules-transglobal-rail-credits-text =
    Transglobal Rail ist ein Spiel von dougx.net und wird dort kostenlos abgegeben. Es ist nur für Endnutzer und nur zur Unterhaltung lizenziert. Es darf nicht gebündelt, verkauft, ausgestellt oder sonst gewerblich genutzt werden. Fragen an: contact at dougx.net.

    Küsten, Flüsse und Grenzen stammen von Natural Earth und sind gemeinfrei. Die Städte der neueren Karten stammen von GeoNames (CC BY 4.0). Die Schriften sind Barlow von Jeremy Tribby und Noto Sans von Google, unter der SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = Ziel
rules-quickway-goal-text =
    Zwei gegenüberliegende Ränder des Bretts haben deine Farbe. Verbinde sie mit einer lückenlosen Kette deiner Steine, bevor die andere Farbe ihre beiden verbindet. Ein Eckfeld gehört zu beiden Rändern. Eine der Farben schafft es immer.

    Vier Spiele haben dieses Ziel: Quickway, Crossway, Quax und Quadrex. Nur eines ist verschieden: was passiert, wenn sich Steine diagonal berühren. Wählt vor START eines aus.

    Ein Münzwurf bestimmt, wer beginnt, wenn ihr es nicht auch vor START wählt.
rules-quickway-goal-caption-1 = Orange braucht noch einen Stein …
rules-quickway-goal-caption-2 = … und verbindet beide Ränder

rules-quickway-turn = Dein Zug
rules-quickway-turn-text =
    Tippe auf ein leeres Feld, um deinen Stein zu setzen. Tippst du auf ein anderes, wandert er dorthin. OK beendet deinen Zug; bis dahin nimmt ZURÜCK den Stein wieder weg. Danach bleibt jeder Stein liegen und wird nie geschlagen.

    Steine Seite an Seite sind verbunden. Was diagonal gilt, steht bei deinem Spiel auf einer eigenen Seite.

    PASSEN darfst du nur, wenn kein Zug möglich ist.
rules-quickway-turn-caption-1 = Markiert: Hier kannst du setzen
rules-quickway-turn-caption-2 = Sofort mit den Nachbarn verbunden

rules-quickway-swap = Tausch
rules-quickway-swap-text =
    Wer beginnt, hat einen großen Vorteil. Bist du als Zweites dran, darfst du deshalb in deinem ersten Zug auf TAUSCHEN und OK tippen, statt einen Stein zu setzen. Dann gehören dir der erste Stein und seine Ränder; dein Gegenüber bekommt die beiden anderen Ränder und ist am Zug.

    Das geht nur einmal, im zweiten Zug des Spiels. Vor START könnt ihr es abschalten.
rules-quickway-swap-caption-1 = Orange beginnt …
rules-quickway-swap-caption-2 = … und Hellblau übernimmt den Stein

rules-quickway-quickway = Quickway: Brücken von selbst
rules-quickway-quickway-text =
    Bei Quickway verbindet eine Brücke zwei deiner Steine, sobald sie sich diagonal berühren, es sei denn, dort liegt schon eine Brücke der anderen Farbe quer.

    In jedem Viererquadrat bleibt also die erste Brücke. Die andere Farbe darf das letzte Feld dieses Quadrats noch besetzen, bekommt dort aber keine Brücke.
rules-quickway-quickway-caption-1 = Drei Steine
rules-quickway-quickway-caption-2 = Zu spät für Hellblaus Brücke

rules-quickway-crossway = Crossway: nichts kreuzt sich
rules-quickway-crossway-text =
    Bei Crossway sind Steine einer Farbe, die sich diagonal berühren, immer verbunden. Solche Verbindungen dürfen sich nie kreuzen. Deshalb darfst du das letzte Feld eines Viererquadrats nicht besetzen, wenn darin dann von jeder Farbe zwei Steine diagonal liegen.

    So ein Feld ist für dich gesperrt. Die andere Farbe darf es besetzen, wenn kein anderes Quadrat es verbietet.
rules-quickway-crossway-caption-1 = Für Orange gesperrt
rules-quickway-crossway-caption-2 = Drei Felder sind für Orange offen

rules-quickway-quax = Quax: Brücken von Hand
rules-quickway-quax-text =
    Bei Quax sind Steine, die sich diagonal berühren, nicht von selbst verbunden. In deinem Zug setzt du einen Stein oder baust eine Brücke: Tippe auf zwei deiner Steine, die sich diagonal berühren, oder fahr mit dem Finger vom einen zum anderen.

    Brücken kreuzen sich nie: In jedes Viererquadrat passt nur eine.
rules-quickway-quax-caption-1 = Tippe auf einen Stein …
rules-quickway-quax-caption-2 = … und auf das andere Ende

rules-quickway-quadrex = Quadrex: Felder füllen sich
rules-quickway-quadrex-text =
    Bei Quadrex sind nur Steine Seite an Seite verbunden. Sind drei Felder eines Viererquadrats besetzt, zwei diagonal in einer Farbe und eines in der anderen, füllt sich das vierte von selbst in der Farbe der zwei.

    Ein gefülltes Feld kann das nächste füllen. Kommen für ein Feld beide Farben infrage, bekommt es, wer gerade gezogen hat.
rules-quickway-quadrex-caption-1 = Gleich zieht Hellblau
rules-quickway-quadrex-caption-2 = Ein Stein füllt zwei weitere Felder

rules-quickway-credits = Autor und Rechte
rules-quickway-credits-text =
    Quickway ist ein Spiel von Bill Taylor, 2007 in einer Newsgroup veröffentlicht. Auch Quax und Quadrex sind von ihm. Er würdigt Mark Steere, den Autor von Crossway.

    Nutzungsbedingungen nennt sein Beitrag nicht.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = Ziel
rules-raindrops-goal-text =
    Tropfen einer Farbe, die Seite an Seite liegen, bilden eine Einheit; auch ein einzelner Tropfen ist eine. Wer zuerst alle eigenen Tropfen in einer einzigen Einheit hat, gewinnt. Bring also deine Tropfen zusammen und schlag, was im Weg ist.

    Am Anfang wechseln sich die Farben ab wie beim Schachbrett. Auf Brettern der Größe 7, 9 oder 11 sind die zwei langen Diagonalen am Anfang leer.

    Ein Münzwurf bestimmt, wer beginnt, wenn ihr es nicht vor START wählt.
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = Eine Einheit: Orange gewinnt

rules-raindrops-drop = Ein einzelner Tropfen
rules-raindrops-drop-text =
    Ein einzelner Tropfen gleitet in seiner Reihe oder Spalte, so weit du willst, solange der Weg frei ist, wie ein Turm beim Schach. Tippe auf ihn und dann auf sein Ziel; oder zieh ihn dorthin.

    Er darf auch auf einem Tropfen der anderen Farbe landen. Damit schlägt er dessen ganze Einheit: Alle ihre Tropfen sind weg.

    Oft sind nur manche Punkte erlaubt. Warum, steht auf der Seite „Aktiv oder nicht“.
rules-raindrops-drop-caption-1 = Er kann auf zwei Punkte ziehen
rules-raindrops-drop-caption-2 = Er schlägt eine ganze Einheit …
rules-raindrops-drop-caption-3 = … oder verschmilzt und gewinnt

rules-raindrops-group = Eine Gruppe: die Raupe
rules-raindrops-group-text =
    Zwei oder mehr Tropfen Seite an Seite sind eine Gruppe. Sie kriecht wie eine Raupe, Tropfen für Tropfen, an einer Linie entlang: einer Reihe oder Spalte. Heb einen Tropfen auf und setz ihn auf dieser Linie neben der Gruppe ab: auf einem leeren Punkt oder auf der anderen Farbe. Heb dann den nächsten auf. So kommt immer wieder das Ende nach vorn.

    Denselben Tropfen darfst du im selben Zug später noch einmal aufheben, nur nicht den eben abgesetzten. Die Gruppe darf nie zerfallen, auch nicht, während du einen Tropfen hältst.
rules-raindrops-group-caption-1 = Heb einen Tropfen auf …
rules-raindrops-group-caption-2 = … setz ihn nach vorn …
rules-raindrops-group-caption-3 = … dann den nächsten …
rules-raindrops-group-caption-4 = … und wieder den ersten

rules-raindrops-line = Welche Linie, welche Richtung?
rules-raindrops-line-text =
    Wähl eine Linie: irgendeine Reihe oder Spalte, auf der die Gruppe am Anfang deines Zuges liegt. Eine, die sie erst während des Zuges erreicht, zählt nicht.

    Der erste Tropfen kommt auf dieser Linie neben die Gruppe. Der zweite kommt neben den ersten, egal auf welche Seite. Danach geht jeder einen Punkt weiter in derselben Richtung: nie ans andere Ende und nie um die Ecke.
rules-raindrops-line-caption-1 = Wohin der erste darf
rules-raindrops-line-caption-2 = Der zweite: neben den ersten
rules-raindrops-line-caption-3 = Von nun an nur in diese Richtung

rules-raindrops-group-end = Wann der Zug der Gruppe endet
rules-raindrops-group-end-text =
    Die Gruppe muss anhalten, wenn sie schlägt, wenn sie mit einer deiner Einheiten verschmilzt, die auf der Linie einen Tropfen hat, oder wenn der nächste Punkt der Linie außerhalb des Bretts liegt oder einen Tropfen von dir trägt. Verschmilzt sie abseits der Linie, muss sie nicht anhalten: Diese Einheit gehört nun zur Gruppe, und auch ihre Tropfen darfst du aufheben.

    Du darfst früher aufhören: OK leuchtet auf, sobald die Gruppe verschmolzen ist. Kann sie in diesem Zug weder schlagen noch verschmelzen, leuchtet OK auf, sobald sie nah genug ist, um es nächstes Mal zu können.
rules-raindrops-group-end-caption-1 = Geschlagen: Sie muss anhalten
rules-raindrops-group-end-caption-2 = Abseits der Linie: weiter oder OK
rules-raindrops-group-end-caption-3 = Auf der Linie: Halt, und gewonnen

rules-raindrops-engaged = Aktiv oder nicht
rules-raindrops-engaged-text =
    Eine Einheit ist aktiv, wenn sie jetzt schlagen oder verschmelzen kann. Du musst nicht mit ihr ziehen; wenn doch, muss sie schlagen oder verschmelzen.

    Andere Einheiten dürfen auch ziehen, aber nur so, dass sie nächstes Mal schlagen oder verschmelzen könnten.

    Passen geht nicht. Wer nicht ziehen kann, verliert.
rules-raindrops-engaged-caption-1 = Aktiv: schlagen oder verschmelzen
rules-raindrops-engaged-caption-2 = Nicht aktiv: wohin er ziehen darf
rules-raindrops-engaged-caption-3 = Dort kann er nächstes Mal schlagen

rules-raindrops-end = Das Ende
rules-raindrops-end-text =
    Nach jedem Zug werden die Einheiten gezählt. Wer gezogen hat, gewinnt mit nur einer Einheit, selbst wenn auch die andere Farbe nur eine hat. Hat allein die andere Farbe nur eine Einheit, gewinnt sie.

    Vorsicht: Schlägst du, bleibt der anderen Farbe vielleicht nur eine Einheit, und sie gewinnt. Zieh dann mit einer anderen Einheit, oder schlag etwas anderes.
rules-raindrops-end-caption-1 = Wenn Orange schlägt …
rules-raindrops-end-caption-2 = … gewinnt Hellblau: eine Einheit
rules-raindrops-end-caption-3 = Besser: einen anderen ziehen

rules-raindrops-credits = Autor und Rechte
rules-raindrops-credits-text =
    Raindrops ist ein Spiel von Luis Bolaños Mures, entworfen im November 2011.

    Nutzungsbedingungen nennen seine Regeln nicht.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = Ziel
rules-rapid-transit-goal-text =
    Das Brett ist voller Steine und bleibt es auch. Steine einer Farbe, Seite an Seite verbunden, bilden ein Netz. Tausche Steine, damit deine Netze wachsen. Könnt ihr beide nicht mehr tauschen, gewinnt das größte Netz.

    Ein Münzwurf bestimmt, wer beginnt, wenn ihr es nicht vor START wählt.
rules-rapid-transit-goal-caption-1 = Der Anfang
rules-rapid-transit-goal-caption-2 = Später

rules-rapid-transit-networks = Netze und Endstationen
rules-rapid-transit-networks-text =
    Ein Netz: Steine einer Farbe, Seite an Seite verbunden. Diagonal zählt nicht. Auch ein einzelner Stein ist ein Netz.

    Ein Stein mit nur einem oder gar keinem Nachbarn seiner Farbe ist eine Endstation. Von den zwei Steinen, die du tauschst, muss einer deine Endstation sein. Der andere muss keine sein.
rules-rapid-transit-networks-caption-1 = Endstationen sind offene Ringe

rules-rapid-transit-turn = Dein Zug: ein Tausch
rules-rapid-transit-turn-text =
    Tippe auf eine deiner Endstationen, dann auf einen Stein der anderen Farbe; oder zieh sie dorthin. Die beiden tauschen ihre Felder.

    Sie müssen keine Nachbarn sein. Such ein Netz der anderen Farbe, das irgendwo Seite an Seite mit dem Netz deiner Endstation liegt. Du darfst mit jedem Stein daraus tauschen.

    Kannst du tauschen, musst du es tun, selbst wenn auch ein Netz der anderen Farbe wächst.
rules-rapid-transit-turn-caption-1 = Tippe auf eine Endstation …
rules-rapid-transit-turn-caption-2 = … und auf ihren Tauschpartner
rules-rapid-transit-turn-caption-3 = Jeder Stein dieses Netzes geht

rules-rapid-transit-swaps = Welcher Tausch erlaubt ist
rules-rapid-transit-swaps-text =
    Nach dem Tausch müssen beide Steine mindestens zwei Nachbarn ihrer Farbe haben. Keiner ist dann noch eine Endstation.

    Und nie dürfen vier Steine einer Farbe ein Viererquadrat füllen. Antippen kannst du nur, was diese Regeln erlauben.
rules-rapid-transit-swaps-caption-1 = Gestrichen: zu wenige Nachbarn
rules-rapid-transit-swaps-caption-2 = Gestrichen: gäbe ein Viererquadrat

rules-rapid-transit-end = Das Ende
rules-rapid-transit-end-text =
    Nur wenn du nicht tauschen kannst, tippe auf PASSEN und OK. Passt ihr beide nacheinander, ist Schluss.

    Wer das größte Netz hat, gewinnt. Bei Gleichstand vergleicht ihr die zweitgrößten und so weiter. Sind alle gleich, gewinnt, wer zuletzt getauscht hat.
rules-rapid-transit-end-caption-1 = 12 gegen 10: Hellblau gewinnt
rules-rapid-transit-end-caption-2 = Gleich: Hellblau zog zuletzt und siegt

rules-rapid-transit-credits = Autor und Rechte
rules-rapid-transit-credits-text =
    Rapid Transit ist ein Spiel von Phil Leduc (2022 und 2024), der alle Rechte behält. Die Regeln dürfen vorerst im Web weitergegeben werden.

    Wer das Spiel programmieren oder verkaufen will, soll ihn schriftlich um Erlaubnis bitten (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = Ziel
rules-switch-yard-goal-text =
    Auf dem Rangierbahnhof sind zehn Waggons jeder Farbe angekommen. Bring deine in deine Versandzone: die zwei Spalten an der Brettseite in deiner Farbe. Wer zuerst alle zehn dort hat, gewinnt.

    Passen gibt es nicht. Waggons springen nie und werden nie geschlagen.

    Ein Münzwurf bestimmt, wer beginnt, wenn ihr es nicht vor START wählt.
rules-switch-yard-goal-caption-1 = Der Anfang
rules-switch-yard-goal-caption-2 = Alle zehn sind da: Orange gewinnt

rules-switch-yard-car = Ein Waggon
rules-switch-yard-car-text =
    Jeder deiner Waggons kann allein fahren, auch aus einem Güterzug heraus: geradeaus über leere Felder, so weit du willst, oder einen Schritt diagonal. Tippe auf ihn, dann auf sein Ziel; oder zieh ihn hin.
rules-switch-yard-car-caption-1 = Hierhin kann der Waggon fahren
rules-switch-yard-car-caption-2 = Er ist gefahren

rules-switch-yard-train = Ein Güterzug
rules-switch-yard-train-text =
    Zwei oder mehr Waggons in einer Reihe oder Spalte ohne Lücke, mehr als die Hälfte davon deine, können als Güterzug fahren. Auch ein Teil einer längeren Reihe genügt. Tippe auf beide Enden oder fahr mit dem Finger daran entlang; dann tippe an, wohin ein Ende soll.

    Dieses Ende führt, egal welche Farbe es hat: geradeaus oder zur Seite, über leere Felder, so weit du willst, aber nie diagonal. Die anderen folgen in seiner Spur. Steht ein Güterzug um die Ecke, kann er erst wieder als Güterzug fahren, wenn er gerade ist.
rules-switch-yard-train-caption-1 = Tippe auf beide Enden
rules-switch-yard-train-caption-2 = Geradeaus
rules-switch-yard-train-caption-3 = Um die Ecke

rules-switch-yard-areas = Gesperrte Zonen
rules-switch-yard-areas-text =
    Kein Waggon darf in die Versandzone der anderen Farbe. In seiner eigenen darf er fahren, sie aber nie verlassen. Das gilt für jeden Waggon eines Güterzugs, egal wer ihn bewegt.
rules-switch-yard-areas-caption-1 = Links nie Orange, rechts nie Hellblau
rules-switch-yard-areas-caption-2 = Einmal drin, bleibt er drin

rules-switch-yard-set-ups = Aufstellungen
rules-switch-yard-set-ups-text =
    Vor START wählt ihr eine Aufstellung: viele Güterzüge, weniger oder eure eigene. Für die eigene füllt ihr abwechselnd die Ankunftszonen, die zwei Reihen vor euch. Tippe auf ein markiertes Feld, und einer deiner Waggons steht dort; tippe noch einmal, und er wechselt die Farbe. Das Feld auf der anderen Seite, gerade durch die Brettmitte, bekommt von selbst die andere Farbe.
rules-switch-yard-set-ups-caption-1 = Für den Einstieg
rules-switch-yard-set-ups-caption-2 = Für Erfahrene
rules-switch-yard-set-ups-caption-3 = Eure eigene

rules-switch-yard-end = Das Ende
rules-switch-yard-end-text =
    Wer zuerst alle zehn Waggons in der Versandzone hat, gewinnt. Ein Güterzug kann auch den letzten Waggon der anderen Farbe hineinbringen: Dann gewinnt sie. Füllt ein Zug beide Versandzonen, gewinnt, wer gezogen hat.

    Kannst du nicht ziehen, verlierst du. Entsteht dieselbe Stellung mit derselben Farbe am Zug zum dritten Mal, endet das Spiel unentschieden.
rules-switch-yard-end-caption-1 = Der zehnte Waggon …
rules-switch-yard-end-caption-2 = … gewinnt

rules-switch-yard-credits = Autor und Rechte
rules-switch-yard-credits-text =
    Switch Yard ist ein Spiel von Phil Leduc (2014). Die Regeln dürfen im Web weitergegeben werden, unverändert und unter voller Namensnennung; alle übrigen Rechte behält er.

    Wer das Spiel programmieren oder verkaufen will, soll ihn schriftlich um Erlaubnis bitten (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = Knöpfe
rules-buttons-text =
    OK beendet deinen Zug. Bis dahin nimmt ZURÜCK ihn Schritt für Schritt zurück. In den Einstellungen kannst du auch wählen, dass ihn ein zweites Tippen auf dieselbe Stelle beendet oder, gegen den Computer, ein Mausklick. Nach OK bittet ZURÜCK die andere Person darum, dass du ihn zurücknehmen darfst.

    AUFGEBEN fragt erst nach. Dort kannst du das Spiel aufgeben oder in Switch Yard, wenn dein Gegenüber ein Mensch ist, Remis anbieten.

    Vor START könnt ihr eine Uhr wählen: Dann verlierst du, wenn deine Zeit abläuft. Bei der Sanduhr verliert niemand, sie erinnert nur ans Ziehen. Jeder von euch kann eine andere Zeit haben, und jeder Zug kann 5 Sekunden bringen.

## The map USA: its name, its regions, its cities

map-usa = USA
map-great-lakes = Große Seen
region-west = Westen
region-north = Norden
region-central = Mitte
region-south = Süden
region-east = Osten
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
region-southwest = Südwesten
region-centre = Mitte
city-dublin = Dublin
city-edinburgh = Edinburgh
city-manchester = Manchester
city-london = London
city-amsterdam = Amsterdam
city-paris = Paris
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
city-berlin = Berlin
city-warsaw = Warschau
city-frankfurt = Frankfurt
city-munich = München
city-prague = Prag
city-vienna = Wien
city-milan = Mailand
city-rome = Rom
city-belgrade = Belgrad
city-bucharest = Bukarest
city-athens = Athen
city-istanbul = Istanbul
city-stockholm = Stockholm
city-st-petersburg = St. Petersburg
city-riga = Riga
city-minsk = Minsk
city-kyiv = Kyjiw
city-odesa = Odesa
city-moscow = Moskau

## The map Asia: its name, its regions, its cities

map-asia = Asien
region-southeast = Südosten
city-ankara = Ankara
city-jeddah = Dschidda
city-baghdad = Bagdad
city-baku = Baku
city-tehran = Teheran
city-riyadh = Riad
city-dubai = Dubai
city-novosibirsk = Nowosibirsk
city-irkutsk = Irkutsk
city-astana = Astana
city-tashkent = Taschkent
city-almaty = Almaty
city-urumqi = Ürümqi
city-ulaanbaatar = Ulan-Bator
city-chennai = Chennai
city-hyderabad = Hyderabad
city-kabul = Kabul
city-karachi = Karatschi
city-delhi = Delhi
city-mumbai = Mumbai
city-kolkata = Kalkutta
city-singapore = Singapur
city-ho-chi-minh-city = Ho-Chi-Minh-Stadt
city-bangkok = Bangkok
city-yangon = Rangun
city-vientiane = Vientiane
city-mandalay = Mandalay
city-hanoi = Hanoi
city-tokyo = Tokio
city-seoul = Seoul
city-beijing = Peking
city-harbin = Harbin
city-shanghai = Shanghai
city-wuhan = Wuhan
city-hong-kong = Hongkong

## The map Central Europe: its name, its regions, its cities

map-central-europe = Mitteleuropa
city-gdansk = Danzig
city-poznan = Posen
city-rostock = Rostock
city-szczecin = Stettin
city-torun = Thorn
city-budapest = Budapest
city-cluj = Klausenburg
city-kosice = Košice
city-lublin = Lublin
city-lviv = Lwiw
city-vilnius = Vilnius
city-bologna = Bologna
city-genoa = Genua
city-ljubljana = Ljubljana
city-turin = Turin
city-venice = Venedig
city-zagreb = Zagreb
city-brussels = Brüssel
city-dijon = Dijon
city-geneva = Genf
city-lyon = Lyon
city-reims = Reims
city-cologne = Köln
city-stuttgart = Stuttgart

## Everywhere

language-name = Deutsch
list-and = {$first} und {$second}
list-comma = {$first}, {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = Orange
colour-sky = Hellblau
colour-green = Grün
colour-red = Rot
colour-blue = Blau
colour-pink = Pink

## Settings: what a slider sets, its value, what its ends do

setting-music = Musik
setting-sound = Töne
setting-bank = Startkasse
setting-taxes = Nach Steuern bleiben
setting-inches = Bildschirmgröße
setting-idle = „Noch jemand da?“ fragen nach
setting-kept = Verlassenes Spiel behalten
setting-ceiling = Maximale Lautstärke
setting-palm = Berührung ignorieren ab
setting-pace = Tempo des Computers
setting-confirm = Zug bestätigen
setting-confirm-tap = zweites Tippen
setting-confirm-click = Mausklick
setting-hints = Tipps
setting-on = an
setting-off = aus
setting-percent = {$value} %
setting-in-inches = {$value} Zoll
setting-seconds = {$value} s
setting-tenths = {$whole},{$tenths} s
setting-minutes = {$value} min
setting-millimetres = {$value} mm
setting-quieter = leiser
setting-louder = lauter
setting-shorter-game = kürzeres Spiel
setting-longer-game = längeres Spiel
setting-smaller = kleiner
setting-larger = größer
setting-sooner = früher
setting-later = später
setting-faster = schneller
setting-slower = langsamer
setting-shorter = kürzer
setting-longer = länger

## A command that is refused, whatever the game

refused-stale = Zu spät: Das Spiel ist schon weitergegangen.
refused-no-such-seat = Dieser Platz ist leer.
refused-not-your-turn = Jemand anders ist am Zug.
refused-not-your-seat = Dieser Platz gehört jemand anderem.
refused-finished = Das Spiel ist vorbei.
refused-results-shown = Seht euch erst die Ergebnisse an und tippt dann auf BEREIT.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-no-such-cell = Das Brett hat kein Feld {$cell}.
refused-incomplete = Dein Zug ist noch nicht fertig.
refused-not-offered = Das geht gerade nicht.
refused-illegal = Das erlauben die Regeln nicht.

## A session, whatever the game

session-on-turn = {$who} ist am Zug.
session-no-game = Auf dem Tisch ist kein Spiel.
session-no-game-in-progress = Es läuft kein Spiel.
session-nobodys-turn = Gerade ist niemand am Zug.
session-typed-unreadable = „{$text}“ ist kein Zug: {$why}
session-typed-refused = {$who} kann {$text} nicht spielen: {$why}
computer-invalid-move = Sein Zug war nicht gültig.
computer-cannot-play = Der Computer kann nicht für {$colour} spielen. {$why} Spielt selbst für {$colour} oder tippt dort auf den Roboter: Dann versucht er es noch einmal.

## How strongly the computer plays, where it is read aloud

strength-newcomer = Neuling
strength-learner = Lehrling
strength-easy = leicht
strength-medium = mittel
strength-hard = schwer
strength-master = Meister
# As strong as it takes to win half of the matches against the people at the table.
level-even = passend
strength-unknown = Computer spielen newcomer, learner, easy, medium, hard oder master.

## Places round the table

place-near-left = vorne links
place-left = links
place-far-left = hinten links
place-far-right = hinten rechts
place-right = rechts
place-near-right = vorne rechts

## Boards of games for two

cell-unknown = ein Feld schreibt man mit Buchstabe und Zahl, etwa d4
board-taken = besetzt
board-go-on = mach weiter
board-goes = von {$from} nach {$to}
board-takes = {$from} schlägt {$to}
board-swaps = {$one} und {$other} tauschen
board-joins = Brücke {$one} und {$other}
board-fills = füllt sich selbst: {$cells}
board-why-wins = das gewinnt
board-why-sure = gewinnt im nächsten Zug, was auch kommt
board-why-threat = droht zu gewinnen: nur {$cells} hilft dagegen
connection-why-turns = nötige Züge, mindestens: {$own}, andere Seite {$other}
connection-why-cells = leere Felder zum Ziel: {$own}, andere Seite {$other}
board-title = {$title} · {$size} × {$size}
board-size = Größe

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = Baut zusammen ein Streckennetz. Wer zuerst die eigenen fünf geheimen Städte verbindet, beendet die Runde.
rail-duration = Etwa {$minutes} Minuten.
rail-corner = {$map} · RUNDE {$round}
rail-title = {$map}, Runde {$round}
rail-standing = {$game}, {$map}
rail-standing-round = In Runde {$round}, wie ihr es verlassen habt.
rail-standing-results = Runde {$round} ist vorbei. Die Ergebnisse sind auf dem Tisch.

rail-place-at = in {$city}
rail-place-near = bei {$city}

rail-prompt-hub = Sieh dir deine Städte an, dann setz den Bahnhof
rail-prompt-hub-seen = Tipp an, wo dein Bahnhof steht
rail-prompt-hub-placed = Tippe auf OK oder versetz den Bahnhof
rail-prompt-build = Dein Zug: Bau Gleise für {$money}
rail-prompt-build-own = Bau Gleise für {$money}
rail-prompt-done = Beende deinen Zug mit OK
rail-prompt-nothing-to-buy = Für {$money} geht nichts mehr: Tippe auf OK
rail-prompt-finish = Verbinde deine letzten Städte: Deine Kasse zahlt
rail-prompt-finish-spent = Verbinde deine letzten Städte: {$money} bezahlt
rail-prompt-finished = Verbunden für {$money}: Tippe auf OK
rail-prompt-computer = Der Computer baut
rail-prompt-computer-hub = Der Computer setzt seinen Bahnhof
rail-prompt-waiting = Warten auf {$name}
rail-moment = { $count ->
    [one] {$who} hat alle eigenen Städte verbunden!
   *[other] {$who} haben alle eigenen Städte verbunden!
}
rail-moment-means = Alle anderen zahlen jetzt für ihre letzten Städte
rail-moment-you = Alle verbunden: Du zahlst nichts
rail-moment-it = Alle verbunden: nichts zu zahlen
rail-prompt-connected = Alle verbunden! Warten auf {$who}
rail-prompt-you-win = Du gewinnst!
rail-prompt-it-wins = 1. Platz: Der Computer gewinnt!
rail-prompt-place = {$place}. Platz
rail-prompt-first = Zuerst verbunden: nichts zu zahlen
rail-prompt-paid = Fürs Verbinden gezahlt: {$money}
rail-prompt-others-connected-it = Von anderen verbunden: nichts zu zahlen
rail-prompt-others-connected-you = Von anderen verbunden: Du zahlst nichts
rail-may-stop = Du darfst aufhören
rail-bank = Kasse

rail-show-cities = STÄDTE ZEIGEN
rail-hide-cities = STÄDTE VERBERGEN
rail-undo = ZURÜCK
rail-skip = verfällt
rail-finish = ergänzen
rail-finish-for = ERGÄNZEN {$cost}
mirror-finish = Fehlende Gleise möglichst billig bauen
rail-ok = OK
rail-hint = TIPP
rail-hint-away = STÄDTE
rail-hint-coming = …
rail-pass-to-orange = WEITER AN ORANGE: STÄDTE ZEIGEN
rail-pass-to-sky = WEITER AN HELLBLAU: STÄDTE ZEIGEN
rail-pass-to-green = WEITER AN GRÜN: STÄDTE ZEIGEN
rail-pass-to-red = WEITER AN ROT: STÄDTE ZEIGEN
rail-pass-to-blue = WEITER AN BLAU: STÄDTE ZEIGEN
rail-pass-to-pink = WEITER AN PINK: STÄDTE ZEIGEN

rail-hint-none = Kein Tipp verfügbar
rail-hint-hub = Dein Bahnhof {$place}
rail-hint-towards = Bau Richtung {$city}
rail-hint-track = Bau diese Gleise
rail-hint-discard = Tippe auf {$money}: besser warten
rail-hint-ok = Tippe auf OK
rail-hint-price = für {$money}
rail-hint-towards-priced = Bau für {$money} Richtung {$city}
rail-hint-track-priced = Bau diese Gleise für {$money}
rail-hint-says-hub = Tipp für deinen Bahnhof: {$hub}.
rail-hint-says-towards = Tipp: Bau Richtung {$city}, von {$from} bis {$to}.
rail-hint-says-track = Tipp: Bau diese Gleise, von {$from} bis {$to}.
rail-hint-says-discard = Tipp: Tippe auf {$money}. Warten ist besser.
rail-hint-says-ok = Tipp: Tippe auf OK.

rail-results-round = Runde {$round} ist vorbei
rail-results-won = {$name} gewinnt!
rail-results-won-together = {$names} gewinnen!
rail-results-paid = gezahlt
rail-results-taxes = Steuern
rail-results-connected = verbunden
rail-results-nth = {$place}.
rail-results-cost = {$money} gezahlt
rail-results-cost-taxes = {$money} gezahlt, Steuern {$money-taxes}
rail-results-connected-taxes = verbunden, Steuern {$money-taxes}
rail-results-no-taxes = Keine Steuern in diesem Spiel: Jemand hat nur noch {$money} oder weniger.
rail-results-tax-day = Steuertag! Alle zahlen {$money}, nur dieses eine Mal.
rail-results-go-on = Weiter geht’s: leere Karte, fünf neue Städte für alle.
rail-results-over = Jemand ist pleite. Wer am reichsten ist, gewinnt; bei gleichem Stand teilt ihr euch den Platz.
rail-tax-day = Steuertag!
rail-tax-day-means = Alle zahlen {$money}, nur dieses eine Mal.
rail-tax-none = Keine Steuern
rail-tax-none-why = Jemand hat schon {$money} oder weniger.
rail-results-why = Kein Geld mehr: {$names}
rail-prompt-results-come = Schaut auf die Karte: Wer zahlt was?
rail-results-row = {$name}, {$money} gezahlt, Kasse {$money-before}, jetzt {$money-now}.
rail-results-row-taxes = {$name}, {$money} gezahlt, Steuern {$money-taxes}, Kasse {$money-before}, jetzt {$money-now}.
rail-results-row-connected = {$name}, verbunden, {$money} gezahlt, Kasse {$money-before}, jetzt {$money-now}.
rail-results-row-connected-taxes = {$name}, verbunden, {$money} gezahlt, Steuern {$money-taxes}, Kasse {$money-before}, jetzt {$money-now}.
rail-results-row-placed = {$nth} Platz: {$row}
rail-award-hub = Am billigsten: {$money}
rail-award-others = Von anderen: {$money}
rail-award-line = Längster Weg: {$count}
rail-award-hub-panel = Billigstes Netz: {$money}
rail-award-others-panel = Gleise anderer: {$money}
rail-award-line-panel = Längster Weg: {$count} Strecken
rail-award-of = {$name}: {$award}
rail-results-review = RÜCKBLICK
rail-results-next = NÄCHSTE RUNDE
rail-results-again-short = NOCH MAL

rail-review-your-hub = DEIN BHF.
rail-review-its-hub = SEIN BHF.
rail-review-best-hub = BESTER BHF.
rail-review-replay = ABSPIELEN
rail-review-priced = {$button} {$money}
rail-review-show = DIESES NETZ ZEIGEN
rail-review-working = Das günstigste Netz wird berechnet …
rail-review-missing = Das günstigste Netz ist nicht verfügbar.
rail-review-unreadable = Das Ergebnis ist nicht lesbar. Bitte versuch es noch einmal.
rail-review-perfect-yours = Perfekt! Dein Bahnhof {$place}: {$money}
rail-review-perfect-its = Perfekt! Sein Bahnhof {$place}: {$money}
rail-review-taken-yours = Dein Bahnhof {$place}: deine Städte für {$money}
rail-review-taken-its = Sein Bahnhof {$place}: seine Städte für {$money}
rail-review-was-best = Das war der beste Bahnhof auf der Karte.
rail-review-saves = Der beste Bahnhof hätte {$money} gespart.
rail-review-guessed = {$who} vermutete {$city} ({$share}).
rail-review-best-yours = Bester Bahnhof {$place}: deine Städte für {$money}
rail-review-best-its = Bester Bahnhof {$place}: seine Städte für {$money}
rail-review-as-good-yours = Dein Bahnhof war genauso gut.
rail-review-as-good-its = Sein Bahnhof war genauso gut.
rail-review-less-yours = {$money} weniger als mit deinem Bahnhof.
rail-review-less-its = {$money} weniger als mit seinem Bahnhof.
rail-map-fair = Fair ({$map}): In neun von zehn Fällen kosten fünf Städte {$money-from} bis {$money-to} (±{$whole},{$tenths}).
rail-map-costs = {$map}: In neun von zehn Fällen kosten fünf Städte {$money-from} bis {$money-to} (±{$whole},{$tenths}).
rail-review-spent = Gratis-Gleise {$money}, gezahlt {$money-paid}
rail-review-spent-skipped = Gratis-Gleise {$money}, verfallen {$money-skipped}, gezahlt {$money-paid}
rail-review-network = Netz ({$money}) von
rail-review-built = Für {$money} gebaut von
rail-review-built-short = {$money}:
rail-review-empty = Die Karte ist leer
rail-review-over = Die Runde ist vorbei
rail-review-hub = {$name} setzt den Bahnhof
rail-review-skips = {$name}: {$money} verfallen
rail-review-pays = {$name} zahlt {$money}
rail-review-builds = {$name} baut für {$money}

rail-says-bank = Kasse {$money}.
rail-says-begins = Beginnt diese Runde.
rail-says-hub = Bahnhof: {$hub}.
rail-says-city = {$city}, {$region}.
rail-says-city-connected = {$city}, {$region}, verbunden.
rail-tell-builds = {$name} baut {$way}.
rail-tell-builds-left = {$name} baut {$way}, {$money} übrig.
rail-tell-builds-so-far = {$name} baut {$way}, bisher {$money}.
rail-tell-places-hub = {$name} setzt den Bahnhof: {$hub}.
rail-tell-places-hub-ok = {$name} setzt den Bahnhof: {$hub}. Drück OK.
rail-tell-undone = {$name} nimmt es zurück.
rail-tell-hub = Bahnhof von {$name}: {$hub}.
rail-tell-built = {$name}: {$way}, {$cost}.
rail-tell-built-nothing = {$name} hat nichts gebaut.
rail-tell-connected = {$name} hat alle eigenen Städte verbunden.
rail-tell-round-over = Runde {$round} ist vorbei.
rail-tell-round-begins = Runde {$round} beginnt.
rail-link = {$from} – {$to}
rail-node-hub = Bahnhof von {$name}
rail-node-track = Gleise von {$name}, bis {$end}
rail-link-track = Gleise von {$name}
rail-link-ring = schließt einen Ring
rail-link-connects-track = Anschluss an die Gleise von {$name}
rail-link-connects-hub = Anschluss an den Bahnhof von {$name}

rail-refused-no-such-node = Die Karte hat keine Kreuzung {$node}.
rail-refused-no-such-link = Die Karte hat keine Strecke {$from}-{$to}.
rail-refused-hubs-stand = Einen Bahnhof setzt du nur zu Beginn einer Runde.
rail-refused-hub-taken = Da steht schon ein anderer Bahnhof.
rail-refused-hub-here = Dein Bahnhof steht schon da.
rail-refused-hubs-first = Warte, bis alle Bahnhöfe stehen. Dann wird gebaut.
rail-refused-no-hub = Setz zuerst deinen Bahnhof.
rail-refused-built = Diese Gleise liegen schon.
rail-refused-out-of-reach = Noch nicht mit deinem Netz verbunden.
rail-refused-too-dear = Das kostet mehr als die {$money}, die du noch hast.
rail-refused-connected = Alle deine Städte sind verbunden: Tippe auf OK.
rail-refused-not-connected = Bau weiter: Noch sind nicht alle deine Städte verbunden.
rail-refused-money-left = Verbau erst deine {$money}, dann tippe auf OK.
rail-refused-nothing-to-skip = Verfallen lassen geht nur nach einer Strecke für {$money}.
rail-step-unknown = Einen Schritt schreibt man `hub 3`, `link 3-17`, `discard` oder `ok`.
rail-step-backwards = Bei einer Strecke steht die kleinere Nummer vorn.
rail-setup-seats = {$least} bis {$most} können mitspielen, nicht {$number}.
rail-setup-bank = Die Startkasse geht von {$money-least} bis {$money-most}, nicht {$money}.
rail-setup-taxes = Nach Steuern können {$money-least} bis {$money-most} bleiben, nicht {$money}.

rail-figure-on-city = auf einer Stadt
rail-figure-on-crossing = auf einer Kreuzung
rail-figure-two-links = {$money} und {$money}
rail-figure-skipped = {$money}, dann {$money-skipped}
rail-figure-one-link = eine für {$money}
rail-figure-connects = {$name} verbindet hier …
rail-figure-builds-on = … und baut dort weiter
rail-figure-from-bank = {$money} + {$money-double} + {$money} aus der Kasse
rail-figure-taxes = − {$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = Dieses Feld gibt es nicht.
connection-taken = Auf diesem Feld liegt schon ein Stein.
connection-crosscut = Gesperrt: Dort würden sich zwei Verbindungen kreuzen.
connection-no-links = Brücken setzt du nur in Quax selbst.
connection-not-own = Eine Brücke verbindet zwei deiner Steine.
connection-marked = In diesem Quadrat liegt schon eine Brücke.
connection-no-swap = Tauschen darfst du nur im zweiten Zug des Spiels.
connection-no-pass = Passen darfst du nur, wenn kein Zug möglich ist.
connection-about = Setzt abwechselnd Steine. Wer zuerst die beiden eigenen Ränder verbindet, gewinnt.
connection-variant = Spiel
connection-quickway-means = Diagonal verbinden sich Steine einer Farbe von selbst. Brücken kreuzen sich nie: Die erste bleibt.
connection-crossway-means = Diagonal sind Steine einer Farbe immer verbunden. Verbindungen dürfen sich nie kreuzen.
connection-quax-means = Diagonal verbindet nur eine Brücke, und die kostet einen Zug.
connection-quadrex-means = Nur Seite an Seite zählt. Wo sich zwei Diagonalen kreuzen würden, füllt sich das Feld.
connection-swap = Tausch
connection-swap-on-means = Die zweite Farbe darf den ersten Stein und seine Ränder übernehmen.
connection-swap-off-means = Beide behalten ihre eigenen Ränder.
connection-prompt-quax = Tippe auf ein leeres Feld oder bau eine Brücke
connection-prompt = Tippe auf ein leeres Feld
connection-prompt-link = Tippe auf den Stein am anderen Ende
connection-no-link = Eine Brücke verbindet Steine, die sich diagonal berühren.
connection-none-to-link = Von diesem Stein aus geht keine Brücke.
connection-turn-unknown = Einen Zug schreibt man `d4`, `a1-b2`, `swap` oder `pass`.
connection-link-backwards = Der frühere Buchstabe steht zuerst: `a1-b2`.
connection-tally = verbinde deine Ränder
connection-tally-won = Ränder verbunden
connection-tally-lost = abgeschnitten
connection-end = Beide Ränder verbunden

## Raindrops: choices, panels, refusals

raindrops-off-board = Den Punkt {$at} gibt es nicht.
raindrops-no-piece = Auf {$at} liegt kein Tropfen.
raindrops-not-yours = Der Tropfen auf {$at} gehört dir nicht.
raindrops-other-unit = Der Tropfen auf {$at} gehört nicht zu der Gruppe, mit der du ziehst.
raindrops-just-placed = Den Tropfen auf {$at} hast du eben abgesetzt: Heb einen anderen auf.
raindrops-splits = Ohne den Tropfen auf {$at} würde die Gruppe zerfallen.
raindrops-occupied = Auf {$at} liegt schon ein Tropfen von dir.
raindrops-is-capture = Auf {$at} liegt die andere Farbe: Schreib x, um sie zu schlagen.
raindrops-no-capture = Auf {$at} gibt es nichts zu schlagen: Schreib - statt x.
raindrops-no-slide = {$at} geht nicht: Ein Tropfen gleitet geradeaus über freie Punkte.
raindrops-apart = Der Rest der Gruppe liegt nicht neben {$at}.
raindrops-not-next = {$at} ist nicht der nächste Punkt auf der Linie.
raindrops-ended = Der Zug ist schon zu Ende.
raindrops-must-gain = Diese Einheit kann schlagen oder verschmelzen, also muss sie es tun.
raindrops-must-engage = Zieh dorthin, wo sie beim nächsten Mal schlagen oder verschmelzen könnte.
raindrops-about = Bring deine Tropfen zusammen. Wer zuerst alle in einer Einheit hat, gewinnt.
raindrops-full = Volles Brett im Schachbrettmuster.
raindrops-open = Die zwei langen Diagonalen sind am Anfang leer.
raindrops-drop = Tropfen
raindrops-prompt = Tippe auf einen deiner Tropfen
raindrops-prompt-next = Tippe auf den nächsten Tropfen
raindrops-prompt-to = Tippe auf sein Ziel
raindrops-go-on = heb noch einen Tropfen auf
raindrops-turn-unknown = Einen Zug schreibt man als Schritte mit Kommas dazwischen, etwa `a5-b3,a3-c3,c2xd3`.
raindrops-end = Nur noch eine Einheit
raindrops-gives = So bleibt {$who} nur eine Einheit: {$who} gewinnt
raindrops-gave = Du hast {$who} eine Einheit gelassen: {$who} gewinnt
raindrops-why-captures = schlägt {$count}
raindrops-why-joins = verschmilzt Einheiten (noch {$count})
raindrops-tally = { $count ->
    [one] noch {$count} Einheit
   *[other] noch {$count} Einheiten
}

## Rapid Transit: choices, panels, refusals

transit-not-own = Der Stein auf {$cell} gehört dir nicht.
transit-not-opposing = {$cell} gehört auch dir: Wähl einen Stein der anderen Farbe.
transit-no-terminal = {$cell} ist keine Endstation: Der Stein hat mindestens zwei Nachbarn seiner Farbe.
transit-out-of-reach = Die Netze von {$own} und {$other} grenzen nicht aneinander.
transit-still-terminal = Nach dem Tausch brauchen beide Steine zwei Nachbarn ihrer Farbe.
transit-square = Vier Steine einer Farbe dürfen kein Viererquadrat füllen.
transit-must-swap = Du kannst tauschen, also darfst du nicht passen.
transit-about = Tausche deine Steine gegen die der anderen Farbe. Das größte Netz gewinnt.
transit-size-4 = Je 8 Steine: ein kurzes Spiel
transit-size-6 = Je 18 Steine
transit-size-8 = Je 32 Steine: das volle Spiel
transit-prompt = Tippe auf eine deiner Endstationen
transit-prompt-other = Tippe auf den Tauschpartner
transit-nothing-to-swap = Mit dieser Endstation ist kein Tausch möglich.
transit-end-draw = Alle Netze gleich und kein Tausch
transit-end-last-swap = Alle Netze gleich: Der letzte Tausch entscheidet
transit-end-larger = Größeres Netz
transit-why-joins = verbindet Netze: {$sizes}
transit-why-cuts = teilt fremdes Netz ({$size})
transit-terminal = Endstation
transit-turn-unknown = Einen Zug schreibt man `d4-e6`, der eigene Stein zuerst, oder `pass`.
transit-tally-leads = in Führung: {$own} zu {$other}
transit-tally-trails = im Rückstand: {$own} zu {$other}
transit-tally-level = gleichauf: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = Stellt erst alle Waggons auf, dann fahren sie.
yard-all-placed = Alle Waggons sind schon aufgestellt.
yard-not-receiving = Setz Waggons nur auf die markierten Felder.
yard-taken = Auf {$cell} steht schon ein Waggon.
yard-no-car = Auf {$cell} steht kein Waggon.
yard-not-own = Der Waggon auf {$cell} gehört dir nicht.
yard-no-train = {$lead} und {$tail} sind nicht die Enden eines Güterzugs.
yard-no-majority = Mehr als die Hälfte der Waggons im Güterzug muss dir gehören.
yard-no-way = Von {$lead} nach {$to} geht es nicht in einem Zug.
yard-blocked = Der Weg von {$lead} nach {$to} ist versperrt.
yard-shipping = Kein Waggon darf seine Versandzone verlassen oder in die andere fahren.
yard-about = Bewege Waggons und ganze Güterzüge. Wer zuerst alle zehn am Ziel hat, gewinnt.
yard-setup = Aufstellung
yard-setup-beginner-means = Waggons einer Farbe stehen in Spalten: Güterzüge von Anfang an.
yard-setup-advanced-means = Schachbrettmuster: am Anfang weniger Güterzüge.
yard-setup-custom-means = Ihr stellt abwechselnd Waggons auf. Gegenüber kommt jeweils einer der anderen Farbe hin.
yard-setup-beginner = Einstieg
yard-setup-advanced = Erfahrene
yard-setup-custom = Eure eigene
yard-car = Waggon
yard-prompt-place = Tippe auf ein markiertes Feld
yard-prompt = Waggon antippen oder beide Enden eines Güterzugs
yard-prompt-first = Tippe aufs Ziel oder aufs andere Güterzug-Ende
yard-prompt-train = Tippe an, wohin ein Ende soll
yard-go-on = tippe für die andere Farbe noch einmal
yard-nowhere = Der kann gerade nicht fahren: Nimm einen anderen.
yard-why-ships = bringt {$count} ans Ziel
yard-train-goes = Güterzug ({$count}) von {$from} nach {$to}
yard-end-draw = Dieselbe Stellung zum dritten Mal
yard-end-shipped = Alle zehn Waggons am Ziel
yard-end-stuck = Die andere Farbe kann nicht ziehen
yard-ships-here = Versand
yard-turn-unknown = Einen Zug schreibt man `d4-c4`, mit einem Güterzug `d4f4-c4`, einen gesetzten Waggon `c1=r`.
yard-receiving = ANKUNFT
yard-tally = {$count} von 10 am Ziel

## Games for two: panels and results of all of them

duel-standing-over = Das Spiel ist vorbei. Das Brett ist, wie ihr es verlassen habt.
duel-standing = Bei Zug {$turn}, wie ihr es verlassen habt.
duel-wins = {$who} gewinnt
duel-draw = Unentschieden
duel-resign-asked = Aufgeben?
duel-resign-or-draw-asked = Aufgeben oder Remis anbieten?
duel-draw-offer = {$who} bietet Remis an
duel-draw-offered = Du hast Remis angeboten
duel-draw-declined = Kein Remis: Weiter geht’s
duel-back-offer = {$who} möchte den letzten Zug zurücknehmen
duel-back-asked = Du möchtest deinen Zug zurücknehmen
duel-back-declined = Nicht zurückgenommen: Weiter geht’s
duel-draw-agreed = Remis vereinbart
duel-hint-coming = Ein guter Zug wird gesucht
duel-hint-marked = Der Tipp ist auf dem Brett markiert
duel-hint-why = Tipp: {$why}
duel-hint-joints = Gestrichelt: sicher verbunden
duel-hint-swap = Tipp: Tippe auf TAUSCHEN
duel-hint-pass = Tipp: Tippe auf PASSEN
duel-hint-none = Kein Tipp verfügbar
duel-nobody-wins = Unentschieden
duel-result-resigned = {$result} · {$who} hat aufgegeben
duel-result-time = {$result} · {$who} hat keine Zeit mehr
duel-result-why = {$result} · {$why}
duel-waiting = Warten auf {$who}
duel-starts = {$who} beginnt
duel-starts-drawn = {$who} beginnt (Münzwurf)
duel-you-are = Du bist {$who} · {$tally}
duel-score = Stand {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = Vorn: {$who} mit {$by} Vorsprung
duel-computer-moves = Der Computer zieht
duel-swap-ok = Du nimmst den Stein und seine Ränder: Tippe auf OK
duel-pass-ok = Passen: Tippe auf OK
duel-ok-or-undo = Tippe auf OK oder ZURÜCK
duel-gives = Damit endet das Spiel: {$who} gewinnt
duel-ok-or = Tippe auf OK oder {$or}
duel-must-pass = Kein Zug möglich: Tippe auf PASSEN
duel-has-swapped = {$other} hat Stein und Ränder übernommen. {$prompt}
duel-edges-sides = Deine Ränder: links und rechts
duel-edges-ends = Deine Ränder: vorn und hinten
duel-edges-upright = Deine Ränder: oben und unten
duel-has-swapped-edges = {$other} hat getauscht. {$edges}
duel-took-edges = Der Stein gehört jetzt dir. {$edges}
duel-has-passed = {$other} hat gepasst. {$prompt}
duel-or-swap = {$prompt} oder TAUSCHEN
duel-resign = AUFGEBEN
duel-offer-draw = REMIS?
duel-draw-accept = ANNEHMEN
duel-draw-decline = WEITER
duel-back-allow = ERLAUBEN
duel-swap = TAUSCHEN
duel-pass = PASSEN
duel-told-undone = {$who} nimmt es zurück.
duel-told-taken-back = {$who} nimmt den letzten Zug zurück.
duel-told-touched = {$who} tippt auf {$cells}.
duel-told-press-ok = Drück OK oder Rückgängig
duel-told-touched-then = {$who} tippt auf {$touched}. {$then}.
duel-told-swap = {$who} will tauschen.
duel-told-swap-ok = {$who} will tauschen. Drück OK.
duel-told-pass = {$who} will passen.
duel-told-pass-ok = {$who} will passen. Drück OK.
duel-told-swapped = {$who} hat den Stein und seine Ränder übernommen.
duel-told-passed = {$who} hat gepasst.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} hat aufgegeben.
duel-out-of-time = {$who} hat keine Zeit mehr.
clock-minutes = { $count ->
    [one] {$count} Minute
   *[other] {$count} Minuten
}
clock-sand-glass = Sanduhr, 30 Sekunden je Zug, nur zur Erinnerung
clock-sand-is-through = Die Zeit ist um: Bitte zieh
clock-chip = {$who} {$time}
mirror-clock = Restzeit: {$time}.

## The lobby

lobby-remove-a-computer = {$title} ist für zwei: Tippt bei einem Computer auf ENTFERNEN.
lobby-too-many = { $count ->
    [one] {$title} ist für zwei: Jemand von euch muss AUSSTEIGEN.
    [2] {$title} ist für zwei: Zwei von euch müssen AUSSTEIGEN.
    [3] {$title} ist für zwei: Drei von euch müssen AUSSTEIGEN.
   *[other] {$title} ist für zwei: Vier von euch müssen AUSSTEIGEN.
}
lobby-nobody = Mindestens ein Mensch muss auf MITSPIELEN tippen.
lobby-one-more = Es fehlt noch jemand: ein Mensch oder ein Computer.
lobby-two-can-play = Tippt an eurem Platz auf MITSPIELEN. Für zwei.
lobby-two-to-six-can-play = Tippt an eurem Platz auf MITSPIELEN. Für zwei bis sechs.
lobby-map-missing = Die Karte lädt nicht. Tippt noch mal darauf oder auf eine andere.
lobby-map-loading = Die Karte wird geladen …
lobby-start = START
lobby-try-it = AUSPROBIEREN
lobby-quick = KURZ
lobby-normal = NORMAL
lobby-long = LANG
lobby-join = MITSPIELEN
lobby-computer = COMPUTER
lobby-leave = AUSSTEIGEN
lobby-remove = ENTFERNEN
lobby-newcomer = NEULING
lobby-learner = LEHRLING
lobby-easy = LEICHT
lobby-medium = MITTEL
lobby-hard = SCHWER
lobby-master = MEISTER
lobby-even = PASSEND
lobby-someone-here = MITSPIELER
lobby-friend = FREUND PER LINK
lobby-add-player = + SPIELER
lobby-row-map = Karte
lobby-row-players = Spieler
lobby-row-against = Gegen
lobby-row-begins = Beginnt
lobby-drawn = Münzwurf
lobby-row-clock = Uhr
lobby-row-times = Jeweils
clock-increment = +{$seconds} s je Zug
lobby-ahead = VORSPRUNG
connection-ahead = Steine +{$count}
transit-ahead = Tausche +{$count}
yard-ahead = Am Ziel +{$count}
lobby-for-players = {$count} Spieler
lobby-for-players-between = {$least}–{$most} Spieler
lobby-nobody-yet = Noch spielt niemand mit
lobby-joined = { $count ->
    [one] {$count} Person spielt mit
   *[other] {$count} Personen spielen mit
}
lobby-people-and-computers = { $people ->
    [one] {$people} Person und {$computers} Computer
   *[other] {$people} Personen und {$computers} Computer
}
lobby-ready = Bereit? Tippt in der Mitte auf START.
lobby-start-chosen = Tippt auf START. {$who} beginnt.
lobby-start-full = Der Tisch ist voll. Tippt auf START.
lobby-start-or-wait = Tippt auf START oder wartet auf weitere Leute.
lobby-map-easiest = leicht
lobby-map-standard = normal
lobby-map-hardest = schwer
lobby-map-coming = lädt …
lobby-maps-from-to = Karten {$from} bis {$to} von {$count}
workshop-hint = Tippe auf ein Land oder verschiebe die Welt, bis deine Gegend den Rahmen füllt.
workshop-make = KARTE MACHEN
workshop-making = Deine Karte entsteht: {$percent}
workshop-takes = Das dauert bis zu einer Minute.
workshop-cancel = ABBRECHEN
workshop-change-frame = RAHMEN ÄNDERN
workshop-play = SPIELEN
workshop-uneven = Auf dieser Karte zählt das Glück mehr. Eine andere Karte oder ein größerer Rahmen ist vielleicht fairer.
workshop-small = Das ist zu klein: Zeig mindestens 300 km.
workshop-pole = Zu nah am Pol für 35 Städte. Rücke weiter weg.
workshop-world = Weltkarte. Im Rahmen: {$frame}. Pfeiltasten verschieben sie, + und − zoomen.
workshop-frame-told = {$south}, {$west} bis {$north}, {$east}
workshop-north = {$degrees}° Nord
workshop-south = {$degrees}° Süd
workshop-east = {$degrees}° Ost
workshop-west = {$degrees}° West
workshop-name-back = Voriger Name für die Karte
workshop-name-next = Nächster Name für die Karte
workshop-remark = überall

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = Atlantik
map-pacific-ocean = Pazifik
map-indian-ocean = Indischer Ozean
map-north-sea = Nordsee
map-baltic-sea = Ostsee
map-mediterranean-sea = Mittelmeer
map-black-sea = Schwarzes Meer
map-arabian-sea = Arabisches Meer
map-bay-of-bengal = Golf von Bengalen
map-south-china-sea = Südchinesisches Meer
map-sea-of-japan = Japanisches Meer
map-gulf-of-mexico = Golf von Mexiko
map-adriatic-sea = Adria
map-caucasus = Kaukasus
map-himalaya = Himalaya
map-tibet = Tibet
map-sahara = Sahara
map-canada = Kanada
map-mexico = Mexiko
map-tyrrhenian-sea = Tyrrhenisches Meer
map-ligurian-sea = Ligurisches Meer
map-ukraine = Ukraine
map-england = England

## The map Italy: its name, its regions, its cities

map-italy = Italien
region-northwest = Nordwesten
city-ancona = Ancona
city-grosseto = Grosseto
city-perugia = Perugia
city-ravenna = Ravenna
city-rimini = Rimini
city-siena = Siena
city-bari = Bari
city-campobasso = Campobasso
city-foggia = Foggia
city-naples = Neapel
city-potenza = Potenza
city-salerno = Salerno
city-catanzaro = Catanzaro
city-cosenza = Cosenza
city-crotone = Crotone
city-lecce = Lecce
city-nuoro = Nuoro
city-olbia = Olbia
city-taranto = Tarent
city-bolzano = Bozen
city-cuneo = Cuneo
city-lugano = Lugano
city-nice = Nizza
city-trento = Trient
city-florence = Florenz
city-la-spezia = La Spezia
city-parma = Parma
city-pisa = Pisa
city-verona = Verona

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = Afrika
region-northeast = Nordosten
map-gulf-of-guinea = Golf von Guinea
map-arabia = Arabien
city-antananarivo = Antananarivo
city-cape-town = Kapstadt
city-maputo = Maputo
city-port-elizabeth = Port Elizabeth
city-pretoria = Pretoria
city-upington = Upington
city-windhoek = Windhoek
city-abidjan = Abidjan
city-algiers = Algier
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
city-timbuktu = Timbuktu
city-tunis = Tunis
city-abu-simbel = Abu Simbel
city-addis-ababa = Addis Abeba
city-asmara = Asmara
city-benghazi = Bengasi
city-cairo = Kairo
city-khartoum = Khartum
city-tripoli = Tripolis
city-harare = Harare
city-juba = Juba
city-kigali = Kigali
city-kinshasa = Kinshasa
city-lubumbashi = Lubumbashi
city-mombasa = Mombasa
city-nairobi = Nairobi

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = Südamerika
map-caribbean-sea = Karibik
map-sargasso-sea = Sargassosee
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

map-british-isles = Britische Inseln
region-ireland = Irland
region-highlands = Highlands
map-irish-sea = Irische See
map-celtic-sea = Keltische See
map-english-channel = Ärmelkanal
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

map-world = Welt
region-america = Amerika
region-pacific = Pazifik
map-southern-ocean = Südpolarmeer
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

map-scandinavia = Skandinavien
map-norwegian-sea = Europäisches Nordmeer
map-russia = Russland
map-poland = Polen
map-germany = Deutschland
map-barents-sea = Barentssee
city-falun = Falun
city-sundsvall = Sundsvall
city-tampere = Tampere
city-umea = Umeå
city-visby = Visby
city-ostersund = Östersund
city-pskov = Pskow
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
map-philippine-sea = Philippinensee
map-east-china-sea = Ostchinesisches Meer
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

map-india = Indien
map-laccadive-sea = Lakkadivensee
map-andaman-sea = Andamanensee
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

sheet-rules-loading = Die Regeln werden geladen …
sheet-share-nothing-yet = Teilen könnt ihr nach der ersten Runde. Bis dahin sind die Städte geheim.
sheet-back = ZURÜCK
sheet-next = WEITER
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = AUSPROBIEREN
sheet-share = Dieses Spiel teilen
sheet-share-copy = LINK KOPIEREN
sheet-share-hands = RUNDE DAZU, WENN ALLE WOLLEN
sheet-share-put-in = Der Link enthält auch alle geheimen Städte dieser Runde.
sheet-share-left-out = Die laufende Runde ist nicht im Link.
sheet-share-copied = Link kopiert.
sheet-share-not-copied = Dieser Browser erlaubt kein Kopieren.
sheet-share-only-here = Nur dieses Gerät kann diese Seite öffnen, darum gibt es keinen Code zum Scannen.
sheet-share-too-long = Dieses Spiel ist zu lang für einen Code: Kopier stattdessen den Link.
sheet-share-picture-there = Dort könnt ihr ein Bild vom Ergebnis sichern.
sheet-picture = Ein Bild zum Mitnehmen
sheet-picture-about = Der Endstand, alle Ergebnisse und das heutige Datum.
sheet-picture-open = BILD
sheet-picture-png = ALS FOTO SICHERN (PNG)
sheet-picture-svg = ZUM DRUCKEN SICHERN (SVG)
sheet-picture-turns = Züge: {$count}
sheet-picture-round = Runde {$round}
sheet-picture-connected = Verbunden: {$names}
sheet-share-scan = Mit dem Handy scannen, um das Spiel dort zu öffnen.
sheet-my-game = MEIN SPIEL
sheet-lobby = SPIELE
sheet-your-turn = Dein Zug
sheet-computer = Computer · {$strength}
sheet-computer-thinks = Der Computer denkt nach
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = Hier

## The operator: the PIN and the panel

operator-pins-differ = Die beiden PINs sind verschieden. Bitte noch einmal wählen.
operator-wrong-pin = Falsche PIN.
operator-nothing-is-saved = Speichern geht nicht: Dieses Spiel ginge verloren.
operator-storage-low = Der Speicher ist fast voll: noch {$room} MB frei.
operator-tap-to-play = ZUM SPIELEN TIPPEN
operator-tap-the-table = Tippt auf den Tisch, um weiterzuspielen.
operator-closes-in = Schluss in {$time}
operator-closed = Dieser Tisch ist geschlossen.
operator-pin = PIN des Betreibers
operator-pin-new = PIN wählen
operator-pin-again = PIN wiederholen
operator-pin-rule = {$least} bis {$most} Ziffern. PIN geheim halten.
operator-pin-waits = Zu viele falsche PINs. Bitte {$count} s warten.
operator-pin-asks = Die PIN wird geprüft …
operator-pin-silent = Der Server antwortet nicht, die PIN ist nicht prüfbar. Bitte erneut versuchen.
operator-pin-unset = Noch keine PIN. Auf diesem Rechner setzen mit: {$command}
operator-locked = Gesperrt: Die Einstellungen sind nicht lesbar.
operator-pin-erase = LÖSCHEN
operator-panel = Betreiber
operator-kiosk-on = KIOSK: AN
operator-kiosk-off = KIOSK: AUS
operator-offers = Angebotene Spiele
operator-start = Neue Spiele beginnen mit
operator-start-heard = Musik {$music}, Töne {$sounds}
operator-start-game = {$game}, {$map}, Kasse {$bank}, Steuern {$taxes}
operator-use-lobby = LOBBY ÜBERNEHMEN
operator-change-pin = PIN ÄNDERN
operator-export = EXPORTIEREN
operator-import = IMPORTIEREN
operator-delete-saves = ALLE SPIELSTÄNDE LÖSCHEN
operator-delete-all = ALLES ZURÜCKSETZEN
operator-delete-saves-means = Alle Spielstände werden gelöscht, auch die beiseitegelegten.
operator-delete-all-means = Alle Spielstände, alle Einstellungen und die PIN werden gelöscht.
operator-set-by-file = steht in der Einstellungsdatei
operator-file-sets = Was grau ist, steht in der Einstellungsdatei des Servers.
operator-file-garbled = Die Einstellungsdatei des Servers ist nicht lesbar und zählt nicht.
operator-faults = Fehler seit dem Start
operator-foreign-faults = Fehler anderer Programme in diesem Browser, etwa von Erweiterungen: {$number}
operator-keep-them = BEHALTEN
operator-yes-delete = JA, LÖSCHEN

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = Vergrößern
mirror-zoom-out = Verkleinern
mirror-zoom-whole = Das ganze Brett zeigen
mirror-unfold = Ganze Leiste zeigen
mirror-fold = Mehr vom Brett zeigen
mirror-sheet-rotate = Blatt zur nächsten Tischseite drehen
mirror-lobby-rotate = Mitte zur nächsten Tischseite drehen
mirror-hint-coming = Tipp kommt gleich
mirror-lens = Lupe
mirror-discard = −$1, den letzten Dollar verfallen lassen
mirror-let-computer = Den Computer wieder spielen lassen
mirror-replay = Abspielen
mirror-seek-start = Zum Anfang
mirror-seek-back = Schritt zurück
mirror-seek-next = Schritt weiter
mirror-seek-end = Zum Ende
mirror-timeline = Abspielposition
mirror-close-open = Schließen
mirror-settings = Einstellungen
mirror-languages = Sprache: {$name}
mirror-podium = Siegertreppe ausblenden
mirror-taxes = Steuerhinweis ausblenden
mirror-another-map = Noch einmal auf einer anderen Karte: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}, {$who}
mirror-position = {$stop} von {$stops}
mirror-rules-of = Regeln von {$title}
mirror-table = Tisch
mirror-lobby = Das nächste Spiel
mirror-ready = Bereit: Drückt Start.
mirror-nobody = leer
mirror-sits-here = {$colour} spielt an diesem Gerät.
mirror-computer-at = {$colour}, Computer, {$strength}
mirror-place = Platz {$place}: {$sits}
mirror-seat = {$colour}, {$place}
mirror-seat-computer = Computer, {$strength}.
mirror-cell-next = wählbar
mirror-cell-hint = Tipp
mirror-cell-last = letzter Zug
mirror-cell-taken-from = hier wurde geschlagen
mirror-cell-filled = von selbst gefüllt
mirror-cell-refused = nicht erlaubt
mirror-stands = {$who}: {$what}.
mirror-empty = leer: {$count}
mirror-nothing-yet = Noch nichts.
mirror-has-nothing = {$who} hat hier noch nichts.
mirror-here = {$what}.
mirror-place-hub = Setz deinen Bahnhof hierher.
mirror-walk-map = Pfeile gehen Strecken entlang, Buchstaben zu Städten, Enter baut, ? zeigt alle Tasten.
mirror-walk-board = Pfeile gehen von Feld zu Feld, Enter wählt, 1 bis 5 geben Auskunft, ? zeigt alle Tasten.
mirror-build = Bauen bis {$end}, {$money}
mirror-build-which = Bauen bis {$end}, {$money}; {$about}
mirror-go = Weiter bis {$end}
mirror-go-which = Weiter bis {$end}; {$about}
mirror-type-a-move = Zug für {$who} eintippen
mirror-type-example = Zum Beispiel {$line}
mirror-crossing = Kreuzung {$number}
mirror-crossing-north = Kreuzung {$number}, nördlich von {$city}
mirror-crossing-northeast = Kreuzung {$number}, nordöstlich von {$city}
mirror-crossing-east = Kreuzung {$number}, östlich von {$city}
mirror-crossing-southeast = Kreuzung {$number}, südöstlich von {$city}
mirror-crossing-south = Kreuzung {$number}, südlich von {$city}
mirror-crossing-southwest = Kreuzung {$number}, südwestlich von {$city}
mirror-crossing-west = Kreuzung {$number}, westlich von {$city}
mirror-crossing-northwest = Kreuzung {$number}, nordwestlich von {$city}
mirror-demonstration = Das ist eine Vorführung.
mirror-press-to-begin = Drück eine beliebige Taste, um zu beginnen.
mirror-countdown = Sekunden übrig: {$count}. Drück eine beliebige Taste, um weiterzuspielen.
mirror-still-playing = Noch jemand da?
mirror-please-read = Bitte lesen
mirror-vote = Eine Abstimmung
mirror-vote-all = Alle müssen zustimmen.
mirror-page = Seite {$page} von {$pages}: {$title}.

## Saves, links, files: what is wrong with them

fault-foreign = Das ist kein Spiel von Roundhouse.
fault-text = Das ist kein Spiel von Roundhouse, oder ein Teil fehlt.
fault-too-long = Für ein Spiel ist das zu lang.
fault-older = Das Spiel stammt aus einer älteren Version von Roundhouse und lässt sich nicht mehr öffnen.
fault-newer = Das Spiel stammt aus einer neueren Version von Roundhouse und lässt sich hier nicht öffnen.
fault-length = Ein Teil fehlt.
fault-language = {$language} ist nicht verfügbar: {$why}
fault-damaged = Die Daten sind beschädigt.
fault-no-such-game = Dieses Spiel gibt es hier nicht.
fault-other-game = Das ist ein anderes Spiel.
fault-no-such-map = Die Karte dazu gibt es hier nicht.
fault-other-map = Die Karte hat sich seit diesem Spiel geändert.
fault-rules = Ein Zug darin ist nach den Regeln nicht erlaubt.
fault-unwritable-start = Dieses Spiel lässt sich nicht speichern.
fault-unwritable-move = Dieses Spiel lässt sich nicht speichern: Einer der Züge lässt sich nicht aufschreiben.
fault-unwritable-too-long = Dieses Spiel ist zu lang zum Speichern.
fault-found-late = Ein älteres Spiel ist aufgetaucht. Ihr könnt es nach diesem fortsetzen.
fault-second-copy = Ein gespeichertes Spiel war beschädigt, aber die zweite Kopie ist in Ordnung.
fault-put-aside = Ein Spielstand lässt sich nicht öffnen. {$why} Er wurde beiseitegelegt.
fault-go-on-playing = {$why} Ihr könnt weiterspielen.
fault-file-foreign = In dieser Datei sind keine Spiele von Roundhouse.
fault-file-without-game = In dieser Datei ist kein Spiel.
fault-file-game = Das Spiel in dieser Datei lässt sich nicht öffnen. {$why}
fault-query = Dieser Link verlangt {$key} {$value}. {$offered}
fault-query-not-offered = Das gibt es hier nicht.
fault-query-offers = {$title} bietet {$values}.
fault-rules-damaged = Die Regeldatei ist beschädigt.
fault-link = Dieser Link lässt sich nicht öffnen. {$why} Bitte kopier den Link noch einmal.
fault-map-version = Die Karte hat Version {$found}, dieses Programm liest Version {$known}.
fault-map-too-large = Die Karte ist zu groß.
fault-map-too-many-nodes = Die Karte hat zu viele Kreuzungen: {$count}.
fault-map-other = In der Kartendatei von {$map} ist eine andere Karte.
own-map-title = Eigene Karte
own-map-newer = Diese Karte stammt von einer neueren Version der Seite. Lade die Seite neu.
own-map-little-land = Hier ist zu wenig Land für eine Karte. Zeige mehr Land und weniger Meer.
own-map-few-towns = Hier liegen zu wenige Orte weit genug auseinander. Zeige einen größeren Teil der Welt oder einen mit mehr Orten.
own-map-torn-land = Das Land hier ist zu zerrissen für eine Eisenbahn. Zeige mehr Land am Stück.
own-map-failed = Die Karte konnte nicht gemacht werden. Prüfe das Netz und versuche es noch einmal.
fault-map-place = Eine Kreuzung der Karte hat keinen gültigen Ort.
fault-map-link-end = Strecke {$number} der Karte führt zu Kreuzung {$node}, die es nicht gibt.
fault-map-link = Strecke {$number} der Karte (von {$from} bis {$to} für {$money}) ist nicht erlaubt.
fault-map-regions = Zahl der Regionen auf der Karte: {$count} statt {$wanted}.
fault-map-city-region = Die Stadt {$city} liegt in einer Region, die es nicht gibt.
fault-map-city-node = Die Stadt {$city} liegt auf Kreuzung {$node}, die es nicht gibt.
fault-map-city-city = Die Stadt {$city} liegt auf einer anderen Stadt.
fault-map-region = Zahl der Städte in der Region {$region}: {$cities}, davon {$ringed} mit Ring, statt {$wanted} und {$wanted-ringed}.
fault-map-unreached = Keine Strecke auf der Karte führt zu Kreuzung {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = Die Regeldatei {$name}
web-map-file = Die Kartendatei {$name}
web-words-file = Die Sprachdatei {$name}
web-words-damaged = Die Sprachdatei {$name} ist beschädigt.
web-file-missing = {$what} ließ sich nicht laden (Fehler {$number}).
web-file-silent = {$what} wurde nicht geladen. Bitte prüft die Verbindung.
web-map-too-long = Die Kartendatei {$name} ist zu lang.
web-map-damaged = Die Kartendatei {$name} ist unvollständig oder beschädigt.
web-map-foreign = Die Kartendatei {$name} enthält keine Karte.
web-no-picture = Dieser Browser kann das Bild nicht sichern.
web-no-export = Dieser Browser kann keine Spielstände exportieren.
web-no-import = Dieser Browser kann hier keine Datei öffnen.
web-file-unreadable = Diese Datei ist nicht lesbar.
web-storage-refused = Dieser Browser kann das Spiel nicht speichern (kein Platz oder privates Fenster). Spielt weiter, aber schließt die Seite nicht.
web-storage-healed = Die Daten in diesem Browser waren beschädigt und wurden gelöscht. Ab jetzt werden Spiele wieder gespeichert.
web-storage-silent = Dieser Browser speichert das Spiel gerade nicht. Spielt weiter, aber schließt die Seite nicht: Sonst ist es vielleicht verloren.
web-storage-elsewhere = Schon in einem anderen Fenster offen. Dieses Spiel wird erst gespeichert, wenn ihr das andere Fenster schließt.
web-storage-slow = Das Speichern dauert lange. Spielt weiter; nach einem Stromausfall fehlt vielleicht der letzte Zug.
web-computer-missing = Der Computer wurde nicht geladen oder ist ausgefallen.
web-computer-silent = Der Computer hat nicht geantwortet.

## The page itself, while there is no program

page-loading = Roundhouse wird geladen.
page-file = Öffne Roundhouse über einen Webserver, nicht als Datei. (Für Entwickler: cargo xtask play)
page-too-old = Dieser Browser ist zu alt für Roundhouse. Bitte nimm eine aktuelle Version von Chrome.
page-again = Einen Moment bitte: Roundhouse startet neu.
page-failed = Roundhouse ist dreimal neu gestartet und kam nicht weiter. Tippe auf den Bildschirm, um es noch einmal zu versuchen.
page-failed-kiosk = Roundhouse ist dreimal neu gestartet und kam nicht weiter. In einer Minute folgt der nächste Versuch. Tippe auf den Bildschirm, um es gleich zu versuchen.
page-missing = Unter dieser Adresse gibt es keine Seite.
page-open = Roundhouse öffnen
mirror-said = Spielverlauf
mirror-own = Dein Platz

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = SCHLIESSEN
over-language = Sprache
over-hints-on = TIPPS: AN
over-hints-off = TIPPS: AUS
coach-leave = SPIELHILFE SCHLIESSEN
setting-coach = Spielhilfe
over-coach-on = SPIELHILFE: AN
over-coach-off = SPIELHILFE: AUS
seat-leave-asked = Aussteigen?
seat-leave-tells = Ein Computer übernimmt deinen Platz.
seat-leave = AUSSTEIGEN
seat-stay = BLEIBEN
seat-take-over = MITSPIELEN
seat-nudge = Noch da? Du bist dran.
seat-away-tells = Ein Computer kann für dich spielen.
seat-away-computer = COMPUTER SPIELT
seat-away-here = ICH BIN DA
seat-take-over-asked = Hier spielen?
seat-take-over-tells = Du übernimmst vom Computer.
seat-take-over-no = NEIN
mirror-leave-seat = Aussteigen
setting-motion = Animationen
setting-contrast = Kontrast
setting-text = Schriftgröße
over-motion-on = ANIMATION: AN
over-motion-off = ANIMATION: AUS
over-contrast-high = KONTRAST: HOCH
over-contrast-auto = KONTRAST: AUTO
setting-names = Namen drehen sich zu euch
over-names-turn = ORTSNAMEN: DREHEN
over-names-stay = ORTSNAMEN: FEST
coach-rail-cities = Sieh dir deine geheimen Städte an: Halt die Hand davor und tippe auf STÄDTE ZEIGEN.
coach-rail-cities-own = Verbinde deine geheimen Städte. Sieh sie dir an, wenn sonst niemand hinschaut.
coach-rail-hub = Tippe auf die Karte, nah an den meisten deiner Städte: Dort entsteht dein Bahnhof.
coach-rail-build = Tippe auf gestrichelte Strecken. Gratis pro Zug: zwei einfache oder eine doppelte.
coach-rail-left = Noch {$money}: Bau eine einfache Strecke oder tippe auf −$1. Dann verfällt das Geld.
coach-rail-joined = Dein Netz hängt jetzt mit {$names} zusammen. Ab jetzt gehört es euch gemeinsam.
coach-rail-pay = Jemand hat alle eigenen Städte verbunden. Verbinde jetzt deine: Deine Kasse zahlt.
coach-rail-known = Das ist das ganze Spiel. Jetzt spiel ein echtes.
coach-rail-tasks = {$done} von {$all} Aufgaben erledigt
coach-swap = Anfangen ist ein Vorteil: TAUSCHEN gibt dir Stein und Ränder. Oder setz selbst.
exercise-title = Übung {$number} von {$all}
exercise-next = WEITER
exercise-skip = ZUM SPIEL
exercise-missed = Erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch mal, oder nimm TIPP.
connection-lesson-aim = Tippe auf ein leeres Feld. Verbinde deine zwei Ränder lückenlos, und du gewinnst.
connection-lesson-quickway = Diagonal verbinden sich deine Steine von selbst, außer wo eine Brücke quer liegt.
connection-lesson-crossway = Auch diagonal sind deine Steine verbunden. Verbindungen dürfen sich nie kreuzen.
connection-lesson-quax = Um zwei Steine diagonal zu verbinden, tippe auf beide. Das kostet deinen Zug.
connection-lesson-quadrex = Nur Seite an Seite zählt. Das letzte Feld eines Quadrats kann sich selbst füllen.
raindrops-lesson-aim = Tippe auf einen Tropfen, dann aufs Ziel. Mach aus allen eine Einheit und gewinne.
raindrops-lesson-capture = Zieh auf einen Tropfen der anderen Farbe: So schlägst du seine ganze Einheit.
raindrops-lesson-group = Eine Gruppe zieht Tropfen für Tropfen: Setz einen auf der Linie neben die anderen.
transit-lesson-aim = Zum Tauschen tippe auf deine Endstation (offener Ring) und einen fremden Stein.
transit-lesson-networks = Steine einer Farbe Seite an Seite sind ein Netz. Am Ende gewinnt das größte.
transit-lesson-swaps = Danach brauchen beide zwei Nachbarn ihrer Farbe. Kein Quadrat aus vier gleichen!
yard-lesson-aim = Tippe auf einen Waggon, dann aufs Ziel. Bring alle zehn zur Seite in deiner Farbe.
yard-lesson-train = Waggonreihen, meist deine, sind Güterzüge: Tippe beide Enden an, dann das Ziel.
yard-lesson-areas = Kein Waggon darf in die Versandzone der anderen Farbe oder aus seiner eigenen.
connection-do-corner = Umgeh den Stein im Weg: Setz einen, der beide Enden diagonal berührt.
connection-do-gap = Zwei Wege führen um den Stein, aber einer ist versperrt. Nimm den anderen.
connection-do-link = Die Hälften deiner Kette berühren sich nur diagonal. Tippe beide Steine an.
connection-do-fill = Füll die Lücke nicht: Setz einen Stein links oder rechts, dann füllt sie sich selbst.
connection-do-swap = Die andere Farbe hat in der Mitte begonnen. Übernimm den Stein: Tippe auf TAUSCHEN, dann auf OK.
connection-did-connect = Du hast deine beiden Ränder verbunden: Damit gewinnst du.
connection-did-gap = Verbindungen kreuzen sich nie: Die erste bleibt.
connection-did-swap = Der erste Stein und seine Ränder gehören jetzt dir. Nun ist die andere Farbe am Zug.
raindrops-do-walk = Die Spalte hinauf: Setz immer den hinteren Tropfen nach vorn, bis du schlägst.
raindrops-do-spare = Schlägst du hier, hat die andere Farbe nur eine Einheit und gewinnt. Nimm den anderen.
raindrops-did-join = Alle deine Tropfen sind eine Einheit: Damit gewinnst du.
raindrops-did-capture = Alle weg! Eine Einheit, die schlagen oder verschmelzen kann, muss es beim Ziehen tun.
raindrops-did-group = Deine Gruppe ist verschmolzen. Das beendet den Zug, und hier gewinnst du.
raindrops-did-walk = Eine Gruppe reißt nie auseinander. Schlägt oder verschmilzt sie, endet der Zug.
raindrops-did-spare = Wer nach einem Zug nur eine Einheit hat, gewinnt, auch wenn es nicht der eigene war.
transit-do-join = Finde den einen Tausch, der alle deine acht Steine verbindet.
transit-do-far = Ein Tausch reicht weit: Nimm einen Stein, der nicht neben deiner Endstation liegt.
transit-do-pass = Die andere Farbe hat gepasst. Auch du kannst nicht tauschen: Tippe auf PASSEN, dann auf OK.
transit-did-far = Tauschen geht mit jedem Stein eines Netzes, das an das deiner Endstation grenzt.
transit-did-pass = Passen beide nacheinander, ist das Spiel zu Ende: Das größte Netz gewinnt.
yard-do-ship = Fahr einen Waggon in deine Versandzone, an der Brettseite in deiner Farbe.
yard-do-last = Neun deiner Waggons sind am Ziel. Bring den zehnten hin.
yard-did-car = Geradeaus fährt ein Waggon beliebig weit über leere Felder, diagonal einen Schritt.
yard-did-train = Ein Ende fährt voraus, geradeaus oder zur Seite. Die anderen folgen in seiner Spur.
yard-did-last = Alle zehn Waggons sind am Ziel: Damit gewinnst du.
rail-ready = BEREIT
rail-prompt-ready = Bereit. Warten auf {$names}
rail-prompt-taxes = {$ended}; Steuern {$money}
over-table-layout = TISCHANSICHT
over-own-screen = EINZELANSICHT
over-to-lobby = ALLE SPIELE
over-end-game = SPIEL BEENDEN
over-new-game = NEUES SPIEL
over-full-screen = VOLLBILD
over-full-screen-exit = VOLLBILD BEENDEN
over-rules = REGELN
over-share = TEILEN
over-update = UPDATE
over-holds = Änderungen gelten ab dem nächsten Spiel.
over-inches = Diagonale. Hilft, Handballen zu ignorieren.

over-new-game-asked = Neues Spiel beginnen?
over-new-game-means = Dieses Spiel endet, und ihr beginnt in gleicher Besetzung neu.
over-keep-playing = WEITERSPIELEN
over-end-game-asked = Dieses Spiel beenden?
over-end-game-means = Dieses Spiel endet, und ihr kommt zum Startbildschirm.
over-forget-means = Das angefangene Spiel geht verloren.
over-delete-it = LÖSCHEN
over-keep-it = BEHALTEN

over-share-hands-asked = Alle geheimen Städte mitschicken?
over-share-them = MITSCHICKEN
over-play-again-asked = Noch einmal spielen?
over-play-again = NOCH EINMAL
over-real-game = ECHTES SPIEL
over-another-map-asked = Andere Karte: {$map}?
over-lobby-asked = Zurück zu allen Spielen?
over-another-map = ANDERE KARTE
over-no = NEIN
over-vote-waits = Du bist dafür. Warten auf {$names}
over-vote-no = {$who} hat Nein gesagt

over-keys = Tasten
over-key-tab = Tab, Umschalt+Tab
over-key-tab-does = Nächster oder voriger Knopf
over-key-arrows = Pfeile
over-key-arrows-do = Bewegen: Knöpfe, Felder, Strecken, Regler
over-key-enter = Enter, Leertaste
over-key-enter-does = Knopf drücken
over-key-escape = Esc
over-key-escape-does = Schließen
over-key-letters = Buchstaben
over-key-letters-do = Auf der Karte: zur Stadt mit diesen Buchstaben
over-key-ok = Strg+Enter
over-key-ok-does = OK
over-key-undo = Rücktaste
over-key-undo-does = Zurück
over-key-ask-does = Auf dem Brett: letzter Zug, Stand
over-key-next-does = Nächstes von mir, von anderen
over-key-around-does = Was ringsum liegt
over-key-zoom-does = Vergrößern oder verkleinern
over-key-move = Ende
over-key-move-does = Einen Zug eintippen
over-key-board = Pos1
over-key-board-does = Zum Brett oder zur Karte
over-key-list-does = Diese Liste

over-play-from-here = AB HIER SPIELEN
over-back-to-my-game = ZU MEINEM SPIEL
over-stop-beginning = Spielbeginn
over-stop-turn = Zug {$turn} von {$turns}
over-play-on-asked = Ab hier spielen?
over-play-on-ends-game = Dieses Spiel ersetzt das auf dem Tisch.
over-play-on-loses-save = Dieses Spiel ersetzt deinen Spielstand.
over-play = SPIELEN
over-keep-watching = WEITERSCHAUEN

over-unfinished = Angefangenes Spiel
over-continue = FORTSETZEN
over-map-loading = Die Karte dazu wird geladen …
over-map-again = {$why} Tippe auf FORTSETZEN, um es noch einmal zu versuchen.
over-tap-to-continue = ZUM WEITERMACHEN TIPPEN

## Phones, far seats and watchers

refused-cut-off = Keine Verbindung zum Tisch. Versuch es gleich noch einmal.
fault-seat-link = Dieser Link zu einem Platz ist unvollständig. Bitte scanne oder kopiere ihn noch einmal.
fault-seat-view = Diese Seite kann das Spiel auf dem Tisch nicht zeigen. Lade sie neu.

room-phone = Auf deinem Handy
room-far = Von woanders spielen
room-scan-cities = Scanne den Code mit dem Handy: Dann siehst du dort deine Städte.
room-scan-board = Scanne den Code mit dem Handy, um dort zu spielen.
room-send = Schick diesen Link nur einer Person: Sie bekommt diesen Platz.
room-until = Bis dahin spielt hier ein Computer.
room-type = Oder gib auf dem Handy ein:
room-phone-holds = Du spielst hier mit deinem Handy. Auch am Tisch kannst du weiterspielen.
room-phone-away = Dein Handy antwortet nicht. Spiel hier weiter oder weck es auf.
room-far-nobody = Noch hat niemand den Link geöffnet.
room-left = {$colour} ist ausgestiegen.
friend-waits = Das Spiel beginnt, sobald alle da sind.
friend-you = du
friend-here = da
friend-not-yet = noch nicht da
friend-is-here = {$colour} ist da. Das Spiel beginnt.
room-far-holds = Hier spielt jemand von woanders.
room-far-away = Woanders, keine Verbindung
room-asks = Ein anderes Handy möchte diesen Platz. Ist es deins?
room-asks-far = Noch jemand hat den Link zu diesem Platz geöffnet. Zulassen?
room-allow = ZULASSEN
room-refuse = ABLEHNEN
room-show-here = HIER ZEIGEN
room-withdraw = LINK LÖSCHEN
room-copy = KOPIEREN
room-copied = Kopiert. Füg den Link in eine Nachricht ein.
room-not-copied = Kopieren ging nicht: Scanne den Code.
room-host-full = Der Server ist gerade voll. Versuch es später noch einmal.
room-invite = EINLADEN
room-far-thinks = Woanders, denkt seit {$count} s nach
room-far-waits = Woanders
room-computer-plays = COMPUTER EINSETZEN
room-give-back = ZURÜCKGEBEN
room-invite-title = Einladen
room-watch = ZUSCHAUEN
room-watch-means = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen.
room-watchers = { $count ->
    [0] Niemand schaut zu.
    [one] {$count} Person schaut zu.
   *[other] {$count} Personen schauen zu.
}

member-looking = Der Tisch wird gesucht …
member-no-host = Keine Verbindung. Neuer Versuch …
member-no-table = Der andere Bildschirm antwortet nicht. Bleib hier: Es geht von selbst weiter.
member-asking = Diesen Platz hat schon jemand. Willst du ihn übernehmen, tippe am Tisch auf ZULASSEN.
member-waits = Du bist {$colour}. Warte, bis das Spiel beginnt.
member-watches = Du schaust zu. Warte, bis das Spiel beginnt.
member-refused = Am Tisch wurdest du nicht zugelassen.
member-elsewhere = Diesen Platz hat jetzt ein anderes Handy.
member-closed = Dieser Platz wird wieder am Tisch gespielt.
member-left = Du hast deinen Platz verlassen. Du kannst zurück, solange ihn niemand nimmt.
member-void = Dieser Link geht nicht mehr. Scanne den Code am Tisch noch einmal.
member-version = Der Tisch hat eine andere Version. Lade diese Seite neu.
member-again = ERNEUT VERSUCHEN
member-return = EINSTEIGEN
member-leave-tells = Dein Platz wird frei. Derselbe Link bringt dich zurück, solange ihn niemand nimmt.
member-hand-over = Platz abgeben?
member-look-up = Schau auf den Tisch, wie es weitergeht.
member-players-decide = Wie es weitergeht, entscheiden die Spieler.

mirror-phone = Auf dem Handy spielen
mirror-far-at = {$colour}, woanders
member-fair = Die Städte wurden fair verteilt: Dein Gerät hat mitgemischt und alles geprüft.
member-unfair = Die Städte wurden nicht wie vereinbart verteilt. Frag am Tisch nach.

## Looking back at a game for two

review-percent = {$percent} %
review-working = Das Spiel wird geprüft: {$known} von {$all}
review-better = Bester Zug: {$turn} (nach {$time})
review-better-marked = Bester Zug: wie markiert (nach {$time})
review-as-played = Bester Zug hier (nach {$time})
review-seconds = {$seconds},{$tenths} s
review-trying = Zug {$turn} + {$tried}
review-try = Zum Ausprobieren das Brett oder einen Zug antippen.
review-try-turn = {$turn} ausprobieren
review-behind = −{$points} %
review-joints = Gestrichelte Verbindungen halten in jedem Fall.
review-joints-none = Noch keine sicheren Verbindungen.
review-only = {$who} gewinnt. Dagegen hilft höchstens: {$cells}
review-only-marked = {$who} gewinnt. Höchstens ein goldenes Feld hilft.
review-only-none = {$who} gewinnt, was immer kommt
last-aloud = Der Computer sagt: {$words}
last-fell-newcomer = Gut gespielt! Dein Zug {$turn} hat mich überrascht.
last-fell-easy = Auf deinen Zug {$turn} war schwer zu antworten. Gut gespielt!
last-fell-medium = Dein Zug {$turn} tat mir am meisten weh. Schönes Spiel!
last-fell-hard = Dein Zug {$turn} tat weh: Meine Chancen fielen von {$before} auf {$after}.
last-fell-master = Zug {$turn}: Davor gab ich mir {$before}, danach {$after}.
last-fell-at-last = Deinen letzten Zug habe ich nicht kommen sehen. Gut gespielt!
last-behind = Du lagst von Anfang an vorn. Gut gespielt!
last-slid = Du bist Stück für Stück davongezogen. Ich habe nicht gemerkt, wann.
last-rose = Sieh dir deinen Zug {$turn} noch einmal an: Er hat mir am meisten geholfen.
last-rose-percent = Dein Zug {$turn} half mir: Meine Chancen stiegen von {$before} auf {$after}.
last-sure = Ab Zug {$turn} wusste ich, dass ich gewinne.
last-unsure = Ich war mir bis zuletzt nicht sicher.
last-open = Es war noch nicht vorbei: Mit einem Sieg habe ich nicht gerechnet!
last-drawn = Unentschieden. Gut gespielt!
last-length = { $turns ->
    [one] Schönes Spiel! Es dauerte {$turns} Zug.
   *[other] Schönes Spiel! Es dauerte {$turns} Züge.
}
review-back = ZUM RÜCKBLICK
review-back-short = RÜCKBLICK
over-replay-speed = {$speed}×
mirror-turning-point = Nächster Wendepunkt
mirror-joints = Sichere Verbindungen
mirror-joints-told = Sichere Verbindungen: {$links}
mirror-joint = {$who} von {$one} nach {$other}
mirror-joint-edge = {$who} von {$one} zum Rand
mirror-replay-play = Abspielen
mirror-replay-pause = Anhalten
mirror-replay-speed = Tempo {$speed}×
sheet-share-moves = ZÜGE ALS TEXT KOPIEREN
sheet-share-moves-copied = Züge kopiert. Hier eingefügt laufen sie noch einmal ab.
paste-fails = Zeile {$line}: {$why}
paste-begins = Ein Spiel beginnt mit einer Zeile wie dieser: {$example}
paste-unknown = „{$text}“ ist kein bekannter Befehl.
paste-illegal = „{$turn}“ ist dort nicht erlaubt.
position-form = Eine Stellung schreibt man so: {$example}
position-rows = Dieses Spiel hat kein Brett mit {$rows} Reihen.
position-row = Reihe {$row} von oben hat ein falsches Zeichen oder die falsche Länge.
position-side = Wer am Zug ist: {$one} oder {$other}.
position-link = Eine Brücke verbindet zwei Steine einer Farbe, und keine andere kreuzt sie.
position-links = Brücken schreibt man, wo sich zwei Diagonalen kreuzen, an jeder Stelle eine.
position-crosscut = In diesem Spiel kreuzen sich beide Farben nie in einem Viererquadrat.
position-unfilled = Ein Feld ist leer, das sich von selbst gefüllt hätte.
position-cars = Von einer Farbe gibt es höchstens zehn Waggons.
position-area = Der Waggon auf {$cell} steht in der Versandzone der anderen Farbe.
position-pieces = Jede Farbe braucht einen Tropfen auf dem Brett.
paste-position = So eine Stellung hat kein Spiel. Schreib darüber eine Zeile wie diese: {$example}
paste-which = So eine Stellung haben mehrere Spiele. Schreib darüber eine dieser Zeilen: {$lines}
setup-open = STELLUNG AUFBAUEN
setup-tap = Wähl eine Farbe und tippe aufs Brett.
setup-link = Farbe wählen, aufs Brett tippen. Für eine Brücke ziehen.
setup-over = In dieser Stellung ist das Spiel zu Ende.
setup-moves = Am Zug
setup-nothing = Wegnehmen
setup-clear = LEEREN
setup-start = ANFANG

## Puzzles

lobby-puzzle = RÄTSEL
puzzle-title = Rätsel des Tages
puzzle-another = Noch ein Rätsel
puzzle-race = Wettrennen bis {$count}
puzzle-back = { $count ->
    [1] Rätsel von gestern
    [one] Rätsel von vor {$count} Tag
   *[other] Rätsel von vor {$count} Tagen
}
puzzle-series = { $count ->
    [one] {$count} im ersten Versuch!
   *[other] {$count} hintereinander im ersten Versuch!
}
puzzle-scores = Gelöst: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = LEICHT
puzzle-medium = MITTEL
puzzle-hard = SCHWER
puzzle-win = { $count ->
    [1] {$who} ist am Zug: Gewinne mit diesem Zug.
    [one] {$who} ist am Zug: Gewinne in {$count} Zug, egal was dein Gegenüber macht.
   *[other] {$who} ist am Zug: Gewinne in {$count} Zügen, egal was dein Gegenüber macht.
}
puzzle-join = { $count ->
    [one] Verbinde diese Stadt so billig wie möglich.
   *[other] Verbinde diese {$count} Städte so billig wie möglich.
}
puzzle-laid = Bisher gebaut: {$money}
puzzle-wrong = { $count ->
    [1] Dieser Zug gewinnt nicht. Versuch einen anderen!
    [one] Das gewinnt nicht in {$count} Zug. Versuch etwas anderes!
   *[other] Das gewinnt nicht in {$count} Zügen. Versuch etwas anderes!
}
puzzle-thinks = {$who} denkt nach …
puzzle-right = Richtig!
puzzle-answers = {$who} antwortet {$turn}.
puzzle-again = NOCH MAL
puzzle-apart = Noch sind nicht alle Städte verbunden.
puzzle-over = Verbunden, aber {$money} zu teuer. Welcher Umweg kann weg?
puzzle-solved = { $count ->
    [1] Im ersten Versuch gelöst!
    [one] Im {$count}. Versuch gelöst!
   *[other] Im {$count}. Versuch gelöst!
}
puzzle-first = {$who} hat das Rennen gewonnen.
puzzle-first-you = Du hast das Rennen gewonnen!
puzzle-wants = {$who} möchte {$how}: Tippe auch darauf, oder spiel weiter.
puzzle-waits = {$how} beginnt, wenn die anderen auch darauf tippen.
puzzle-next = WEITER
puzzle-earlier = TAG DAVOR
puzzle-later = TAG DANACH
puzzle-share = Ergebnis teilen
puzzle-copy = KOPIEREN
puzzle-copied = Ergebnis kopiert.
puzzle-clear = LEEREN
puzzle-loading = Die Rätsel werden geladen …
puzzle-damaged = Die Rätseldatei dieses Spiels ist beschädigt.
web-puzzle-file = Die Rätseldatei {$name}
mirror-puzzle-at = Rätsel, {$place}
mirror-puzzle-link = {$from} – {$to}, {$money}
