### Arabic (Modern Standard Arabic). Glossary: English = Arabic.
### Instructions are masculine imperatives; where the whole table is meant, the plural. Buttons are verbal nouns and
### stand in «» within a sentence, as Arabic has no capitals; OK and the amounts stand without.
### Before each $ and −$ is an invisible left-to-right mark (U+200E), so that "$2" and "−$1" are not turned round after
### Arabic letters. The digits are 0 to 9.
###
### tap = نقر (انقر على)
### seat = مقعد
### player = لاعب
### computer = حاسوب (player: الحاسوب)
### turn = دور (أدوار)
### move (what is done in a turn) = نقلة (نقلات)
### hint = تلميح
### round = جولة
### win = فاز (يفوز البرتقالي)
### resign = انسحاب
### unfinished game = لعبة غير مكتملة
### operator = المشغّل
### lobby = شاشة البداية (ALL GAMES: كل الألعاب)
### panel = لوحة (لوحتك)
### slider = مؤشر منزلق
### map = خريطة
### region = منطقة
### lens = عدسة (magnifier: المكبّر)
### intersection = تقاطع
### city = مدينة (مدن)
### hub = محطة (محطتك); not مركز, which is a rank
### link (rail) = وصلة (single: مفردة, double: مزدوجة)
### link (address) = رابط
### line (on the map) = خط
### build = بنى، يبني
### track = سكة (سكك)
### network = شبكة
### connect = ربط، يربط
### connected = متصل (of a player: مدنه كلها متصلة)
### bank = رصيد (أرصدة)
### free track = سكك مجانية
### skip = تخطّي (تخطّى، يتخطّى)
### tax day = يوم الضرائب
### place (rank) = مركز
### board = رقعة
### cell = خانة
### square (of four cells) = مربع
### side by side = جنبًا إلى جنب
### stone = حجر (أحجار)
### edge = حافة (حافتان)
### touch at a corner = يتلامس عند الزاوية
### corner to corner = متقابلان قُطريًا
### link (between stones) = وصلة
### swap (pie rule) = تبديل
### drop = قطرة
### point = نقطة
### unit = كتلة (كتل)
### group = مجموعة
### capture = أسر (تأسر، تؤسر)
### join (drops) = انضمام (تنضم إلى)
### engaged = متأهبة
### piece = قطعة (قطع)
### terminal = قطعة طرفية (قطع طرفية)
### swap (pieces) = تبديل (بدّل … بـ…)
### pass = تمرير (الدور)
### draw = تعادل
### yard = ساحة
### car = عربة
### train = قطار
### receiving area = منطقة الاستقبال
### shipping area = منطقة الشحن
### set-up = توزيع (العربات)
###
### Buttons:
### JOIN = انضمام
### START = بدء
### SHOW CITIES = عرض المدن
### HIDE CITIES = إخفاء المدن
### HINT = تلميح
### UNDO = تراجع
### OK = OK
### PASS = تمرير
### RESIGN = انسحاب
### SWAP = تبديل
### LEAVE = مغادرة
### REVIEW = مراجعة
### RULES = القواعد
### SHARE = مشاركة
### SETTINGS = الإعدادات
### CLOSE = إغلاق
### BACK = رجوع
### NEXT = التالي
### NEW GAME = لعبة جديدة
### CONTINUE = متابعة
### NEXT ROUND = الجولة التالية
### PLAY AGAIN = اللعب مجددًا
### REPLAY = الإعادة
### COMPUTER = الحاسوب
### EASY = سهل
### MEDIUM = متوسط
### HARD = صعب
### YES = نعم
### NO = لا
### KEEP PLAYING = مواصلة اللعب
### FULL SCREEN = ملء الشاشة
###
### Players: Orange = البرتقالي, Sky = السماوي, Green = الأخضر, Red = الأحمر, Blue = الأزرق, Pink = الوردي
###
### phone = هاتف
### far seat, elsewhere = في مكان آخر
### invite = دعوة
### watch = شاهد، يشاهد
### host = خادم
### SHOW HERE = عرض هنا
### INVITE = دعوة
### WATCH = مشاهدة
### ALLOW = سماح
### REFUSE = رفض
### CANCEL LINK = إلغاء الرابط
### LET COMPUTER PLAY = ترك اللعب للحاسوب
### GIVE BACK = إعادة المقعد
### TRY AGAIN = إعادة المحاولة

## Rules pages: transglobal-rail. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-transglobal-rail-goal = الهدف
rules-transglobal-rail-goal-text =
    لكل لاعب خمس مدن سرّية، واحدة في كل منطقة من الخريطة. وتبنون معًا شبكة سكك واحدة. كن أول من يربط مدنه الخمس كلها بمحطته.

    بعدها يدفع كل لاعب آخر من رصيده ليربط مدنه. وعندما ينفد مال أحدكم تنتهي اللعبة، ويفوز أغنى لاعب.

    تستغرق اللعبة بضع جولات، أي نحو نصف ساعة.

rules-transglobal-rail-joining = الانضمام
rules-transglobal-rail-joining-text =
    من لاعبَين إلى ستة: ينقر كل منكم على «انضمام» في مكانه ويختار لونًا. ثم اختاروا خريطة: الولايات المتحدة أسهلها وآسيا أصعبها. أو اصنعوا خريطتكم لأي جزء من العالم. ثم انقروا على «بدء».

    يبدأ كل رصيد بمبلغ ‎$15. الرصيد الأصغر يعني لعبة أقصر، والأكبر لعبة أطول. اضبطوه بالمؤشر المنزلق في شاشة البداية أو خلف الترس الأحمر. وخلف الترس تجدون هذه القواعد أيضًا في أي وقت.

rules-transglobal-rail-cities = مدنك الخمس
rules-transglobal-rail-cities-text =
    انقر على «عرض المدن» لترى مدنك الخمس، وعلى «إخفاء المدن» لتغلق القائمة، أو أبقِ إصبعك على الزر لنظرة خاطفة. احجب القائمة بيدك عن الآخرين. ولك أن تنظر إليها في أي وقت. وفيها زر «تلميح» يقترح عليك في دورك خطوة واحدة، مرة في كل دور.

    العلامة المستديرة بجانب اسم المدينة تدل على منطقتها، بلونها ورمزها على الخريطة. وعلامة الصح تعني أن المدينة متصلة بمحطتك.

    مع لاعبَين أو ثلاثة، تبقى المدن المحاطة بحلقة بيضاء متقطعة خارج اللعب.

rules-transglobal-rail-hub = محطتك
rules-transglobal-rail-hub-text =
    في كل جولة تعطي القرعة التاج لأحد اللاعبين، فيبدأ اللعب. في دورك انقر على أي تقاطع، سواء أكانت فيه مدينة أم لا، لتضع محطتك. انقر على تقاطع آخر لتنقلها إليه، ثم انقر على OK. ويدور اللعب باتجاه عقارب الساعة.

    كل ما تبنيه يجب أن يكون متصلًا بمحطتك. وإذا وضعت محطتك على إحدى مدنك اتصلت بها المدينة فورًا. ولا تجتمع محطتان في تقاطع واحد.

    لا تصل يدك إلى الخريطة؟ انقر على المكبّر في لوحتك، فتظهر أمامك عدسة. انقر فيها كما تنقر على الخريطة، أو اسحب إصبعك لتحريك ما تعرضه.

rules-transglobal-rail-turn = دورك: ‎$2
rules-transglobal-rail-turn-text =
    في كل دور لك سكك مجانية بقيمة ‎$2، وعليك أن تستخدمها. الخطوط على الخريطة وصلات يمكن بناؤها، والوصلة المبنية سكة. الوصلة بخط مفرد ثمنها ‎$1، وبخط مزدوج ثمنها ‎$2 لأنها تعبر نهرًا أو جبالًا أو مضيقًا. وحيث لا خطوط، كما في جبال الهيمالايا، لا يبني أحد.

    فابنِ وصلتين مفردتين أو وصلة مزدوجة واحدة. الوصلات التي يمكنك بناؤها الآن متقطعة الخط. انقر على إحداها، أو اسحب إصبعك إليها ثم ارفعه.

    ومبلغ ‎$2 هذا ليس من رصيدك: فالبناء لا ينقص رصيدك.

rules-transglobal-rail-buttons = «تراجع» و‎−$1 وOK
rules-transglobal-rail-buttons-text =
    زر «تراجع» يلغي ما بنيته في هذا الدور، خطوة خطوة، إلى أن تنقر على OK.

    بعد بناء وصلة واحدة ثمنها ‎$1، يتخطى زر ‎−$1 دولارك الثاني وينهي دورك فورًا. استخدمه حين لا تنفع مواصلة البناء إلا غيرك. ولا يمكن التراجع عنه.

    زر OK ينهي دورك بعد أن تنفق المبلغ كله، وكذلك إذا بقي لك ‎$1 وكانت مدنك كلها متصلة، أو لم تكن في متناولك وصلة ثمنها ‎$1.

rules-transglobal-rail-track = السكك للجميع
rules-transglobal-rail-track-text =
    لون السكة لا يدل إلا على من بناها. وما إن تلامس شبكتك شبكة أخرى حتى تصبح السكك المتصلة كلها تحت تصرفك، ولك أن تواصل البناء من أي موضع فيها.

    لذلك فنصف اللعبة أن تعرف متى تتصل بغيرك وأين: فوصلاتك تفيد الآخرين أيضًا.

rules-transglobal-rail-finish = نهاية الجولة
rules-transglobal-rail-finish-text =
    عندما ينقر على OK لاعب ربط مدنه الخمس كلها، يرن جرس ويتوقف البناء. ومن كانت مدنه الخمس متصلة عندها لا يدفع شيئًا، أيًّا كان من بنى الوصلة الأخيرة.

    أما الآخرون فيربطون مدنهم الباقية بالدور باتجاه عقارب الساعة، بدءًا ممن يلي اللاعب الذي أنهى البناء. الآن تدفع ثمن كل وصلة، ‎$1 أو ‎$2، من رصيدك، وزر «تراجع» يعيد المال. والسكك التي بناها غيرك من قبل مجانية. وزر «إكمال» الذي يحمل سعرًا يبني ما ينقصك بأرخص ثمن. ومتى اتصلت آخر مدنك فلا بناء بعد ذلك: انقر على OK.

    بعدها يعرض زر «مراجعة» أرخص شبكة لكل لاعب، ويعيد عرض الجولة.

rules-transglobal-rail-banks = الأرصدة والضرائب
rules-transglobal-rail-banks-text =
    إذا بلغ رصيد أحدكم الصفر أو أقل في نهاية جولة، انتهت اللعبة. يفوز أغنى لاعب، والمتساوون يتقاسمون المركز. وإن بقي لدى الجميع مال، تُخلى الخريطة وتبدأ جولة جديدة بمدن جديدة ومحطات جديدة.

    بعد الجولة الثانية يأتي يوم الضرائب، مرة واحدة: يدفع الجميع المبلغ نفسه، بحيث يبقى لأفقر لاعب ‎$5 (يحدد مؤشر منزلق هذا المبلغ). وإذا كان رصيد أحدكم بهذا القدر أو أقل، فلا يدفع أحد.

rules-transglobal-rail-credits = الحقوق
rules-transglobal-rail-credits-text =
    لعبة Transglobal Rail من dougx.net، ويقدّمها مجانًا. ترخيصها للمستخدمين النهائيين فقط، للترفيه. ولا يجوز ضمّها إلى حزمة ولا بيعها ولا عرضها ولا استخدامها لأي غرض تجاري. للأسئلة: contact at dougx.net.

    السواحل والأنهار والحدود من Natural Earth، وهي ملك عام. ومدن الخرائط الجديدة من GeoNames (CC BY 4.0). والحروف اللاتينية بخط Barlow من تصميم Jeremy Tribby، والعربية بخط Noto Sans من Google، برخصة SIL Open Font License.

## Rules pages: quickway. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-quickway-goal = الهدف
rules-quickway-goal-text =
    حافتان متقابلتان من الرقعة بلونك. اربط بينهما بسلسلة متصلة من أحجارك قبل أن يربط اللاعب الآخر حافتيه. وخانة الزاوية تنتمي إلى حافتيها معًا. لا بد أن ينجح أحدكما.

    تشترك أربع ألعاب في هذا الهدف: Quickway وCrossway وQuax وQuadrex. ولا تختلف إلا فيما يحدث حين تتلامس الأحجار عند الزاوية. اختارا إحداها قبل «بدء».

    تحدد القرعة من يبدأ، إلا إذا اخترتما ذلك أيضًا قبل «بدء».
rules-quickway-goal-caption-1 = ينقص البرتقالي حجر واحد …
rules-quickway-goal-caption-2 = … وها قد ربط حافتيه

rules-quickway-turn = دورك
rules-quickway-turn-text =
    انقر على خانة فارغة لتضع حجرك. انقر على خانة أخرى لتنقله إليها. زر OK ينهي دورك، وقبل ذلك تسترد الحجر بزر «تراجع». أما بعد OK فالأحجار لا تتحرك ولا تؤسر أبدًا.

    الأحجار الموضوعة جنبًا إلى جنب متصلة. أما المتلامسة عند الزاوية فاقرأ عنها في صفحة لعبتك.

    لا يُتاح لك «تمرير» إلا إذا لم تبقَ لك أي نقلة.
rules-quickway-turn-caption-1 = العلامات: حيث يمكنك اللعب
rules-quickway-turn-caption-2 = الحجر الجديد يتصل بجيرانه

rules-quickway-swap = التبديل
rules-quickway-swap-text =
    لمن يبدأ أفضلية كبيرة. لذلك يحق للاعب الثاني، في أول دور له، أن ينقر على «تبديل» ثم على OK بدلًا من وضع حجر. عندها يصبح الحجر الأول له ومعه حافتاه، ويأخذ اللاعب الآخر الحافتين الباقيتين ثم يلعب.

    يجوز التبديل مرة واحدة فقط، في الدور الثاني من اللعبة. ويمكنكما إيقافه قبل «بدء».
rules-quickway-swap-caption-1 = البرتقالي يبدأ …
rules-quickway-swap-caption-2 = … والسماوي يأخذ حجره

rules-quickway-quickway = Quickway: وصلات تلقائية
rules-quickway-quickway-text =
    في Quickway، ما إن يتلامس حجران لك عند الزاوية حتى تربط بينهما وصلة، إلا إذا سبقتها وصلة من اللون الآخر تقطع طريقها.

    ففي كل مربع من أربع خانات تبقى الوصلة الأولى. وللاعب الآخر أن يملأ آخر خانة في هذا المربع، لكنه لا ينال وصلة فيه.
rules-quickway-quickway-caption-1 = ثلاثة أحجار
rules-quickway-quickway-caption-2 = تأخر السماوي، فلا وصلة له

rules-quickway-crossway = Crossway: لا تقاطع
rules-quickway-crossway-text =
    في Crossway، الأحجار التي من لون واحد وتتلامس عند الزاوية متصلة دائمًا. وهذه الاتصالات لا يجوز أن تتقاطع أبدًا. لذلك لا يجوز لك ملء آخر خانة في مربع من أربع خانات إذا صار فيه بذلك حجران من كل لون، متقابلان قُطريًا.

    هذه الخانة مغلقة أمامك. وللاعب الآخر أن يملأها، ما لم يمنعه مربع آخر.
rules-quickway-crossway-caption-1 = خانة مغلقة أمام البرتقالي
rules-quickway-crossway-caption-2 = ثلاث خانات متاحة للبرتقالي

rules-quickway-quax = Quax: وصلات يدوية
rules-quickway-quax-text =
    في Quax، لا تتصل الأحجار المتلامسة عند الزاوية من تلقاء نفسها. في دورك، إما أن تضع حجرًا وإما أن تمدّ وصلة: انقر على حجرين لك يتلامسان عند الزاوية، أو اسحب إصبعك من أحدهما إلى الآخر.

    لا تتقاطع الوصلات أبدًا: فكل مربع من أربع خانات لا يتسع إلا لواحدة.
rules-quickway-quax-caption-1 = انقر على حجر …
rules-quickway-quax-caption-2 = … ثم على الطرف الآخر

rules-quickway-quadrex = Quadrex: خانات تمتلئ وحدها
rules-quickway-quadrex-text =
    في Quadrex، لا تتصل إلا الأحجار الموضوعة جنبًا إلى جنب. وإذا امتلأت ثلاث خانات من مربع من أربع، اثنتان بلون واحد متقابلتان قُطريًا والثالثة باللون الآخر، امتلأت الرابعة وحدها بلون الاثنتين.

    وقد يؤدي امتلاء خانة إلى امتلاء أخرى. وإذا صلحت خانة لأي من اللونين، فهي لمن لعب للتو.
rules-quickway-quadrex-caption-1 = السماوي على وشك اللعب
rules-quickway-quadrex-caption-2 = حجر واحد يملأ خانتين أخريين

rules-quickway-credits = الحقوق
rules-quickway-credits-text =
    لعبة Quickway من تصميم Bill Taylor، نشرها في مجموعة نقاش على الإنترنت عام 2007. ومن تصميمه أيضًا Quax وQuadrex. وهو ينسب الفضل إلى Mark Steere مصمم Crossway.

    ولا يذكر ما نشره أي شروط للاستخدام.

## Rules pages: raindrops. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-raindrops-goal = الهدف
rules-raindrops-goal-text =
    القطرات التي من لون واحد، إذا وقعت جنبًا إلى جنب، تشكّل كتلة. والقطرة المنفردة كتلة أيضًا. يفوز أول لاعب يجمع قطراته كلها في كتلة واحدة. فقرّب قطراتك بعضها من بعض، وتخلّص بالأسر مما يعترضها.

    يتناوب اللونان في البداية كمربعات الشطرنج. وفي القياسات 7 و9 و11 يكون القُطران الطويلان فارغين في البداية.

    تحدد القرعة من يبدأ، إلا إذا اخترتما ذلك قبل «بدء».
rules-raindrops-goal-caption-1 = 8 × 8
rules-raindrops-goal-caption-2 = 7 × 7
rules-raindrops-goal-caption-3 = كتلة واحدة: يفوز البرتقالي

rules-raindrops-drop = قطرة منفردة
rules-raindrops-drop-text =
    القطرة المنفردة تنزلق على صفها أو عمودها، إلى أي مسافة تريدها ما دام الطريق خاليًا، كالقلعة في الشطرنج. انقر عليها ثم على وجهتها، أو اسحبها إليها.

    ولها أن تنزل على قطرة من اللون الآخر، فتأسر كتلتها كلها: تختفي كل قطراتها.

    وكثيرًا ما لا يُسمح إلا ببعض النقاط. وسبب ذلك في صفحة «متأهبة أم لا».
rules-raindrops-drop-caption-1 = يمكنها الذهاب إلى نقطتين
rules-raindrops-drop-caption-2 = تأسر كتلة كاملة …
rules-raindrops-drop-caption-3 = … أو تنضم إلى أخواتها وتفوز

rules-raindrops-group = المجموعة: كاليرقة
rules-raindrops-group-text =
    قطرتان فأكثر جنبًا إلى جنب هي مجموعة. تزحف المجموعة كاليرقة، قطرة بعد قطرة، على خط واحد: صف أو عمود. ارفع قطرة ثم ضعها على هذا الخط بجانب المجموعة: على نقطة فارغة أو على اللون الآخر. ثم ارفع التي تليها. وهكذا ينتقل الذيل إلى الأمام مرة بعد مرة.

    ولك أن ترفع قطرة مرة أخرى في الدور نفسه، إلا التي وضعتها للتو. ويجب ألا تنقسم المجموعة أبدًا، ولا حتى وأنت ترفع قطرة منها.
rules-raindrops-group-caption-1 = ارفع قطرة …
rules-raindrops-group-caption-2 = … وضعها في الأمام …
rules-raindrops-group-caption-3 = … ثم التالية …
rules-raindrops-group-caption-4 = … ثم الأولى من جديد

rules-raindrops-line = أي خط، وأي اتجاه؟
rules-raindrops-line-text =
    اختر خطًا واحدًا: أي صف أو عمود تقع عليه المجموعة في بداية دورك. أما ما لا تبلغه إلا أثناء الدور فلا يُحسب.

    توضع القطرة الأولى على هذا الخط بجانب المجموعة. والثانية بجوار الأولى، على أي من جانبيها. وبعد ذلك توضع كل قطرة أبعد بنقطة واحدة في الاتجاه نفسه: لا عند الطرف الآخر أبدًا، ولا حول زاوية.
rules-raindrops-line-caption-1 = أين توضع الأولى
rules-raindrops-line-caption-2 = الثانية: بجوار الأولى
rules-raindrops-line-caption-3 = من الآن في هذا الاتجاه فقط

rules-raindrops-group-end = متى ينتهي دور المجموعة
rules-raindrops-group-end-text =
    يجب أن تتوقف المجموعة حين تأسر، أو حين تنضم إلى كتلة لك لها قطرة على الخط، أو حين تكون النقطة التالية على الخط خارج الرقعة أو عليها قطرة لك. أما إذا انضمت إلى كتلة لك ليست على الخط فلا يوقفها ذلك: تصبح هذه الكتلة جزءًا من المجموعة، ولك أن ترفع قطراتها أيضًا.

    ولك أن تتوقف قبل ذلك: يضيء OK متى انضمت المجموعة إلى كتلة لك. وإذا لم يكن في وسعها أن تنضم أو تأسر في هذا الدور، أضاء OK متى اقتربت بما يكفي لتفعل ذلك في المرة القادمة.
rules-raindrops-group-end-caption-1 = أسر: عليها أن تتوقف
rules-raindrops-group-end-caption-2 = انضمت خارج الخط: لها أن تواصل
rules-raindrops-group-end-caption-3 = انضمت على الخط: تتوقف وتفوز

rules-raindrops-engaged = متأهبة أم لا
rules-raindrops-engaged-text =
    الكتلة المتأهبة هي التي تستطيع في هذا الدور أن تأسر أو تنضم إلى غيرها. لا يلزمك أن تحرّكها، لكن إذا حرّكتها فعليها أن تأسر أو تنضم.

    ولأي كتلة أخرى أن تتحرك أيضًا، لكن فقط إلى حيث يمكنها الأسر أو الانضمام في المرة القادمة.

    لا يجوز لك تمرير الدور. وإذا لم تستطع التحرك، خسرت.
rules-raindrops-engaged-caption-1 = متأهبة: عليها أن تأسر أو تنضم
rules-raindrops-engaged-caption-2 = غير متأهبة: وجهاتها الممكنة
rules-raindrops-engaged-caption-3 = من هناك تأسر في المرة القادمة

rules-raindrops-end = النهاية
rules-raindrops-end-text =
    بعد كل دور تُعدّ الكتل. من لعب للتو يفوز إذا كانت له كتلة واحدة، حتى لو كانت للآخر كتلة واحدة أيضًا. أما إذا كانت للآخر وحده كتلة واحدة، فالفوز للآخر.

    انتبه: قد يترك أسرك للاعب الآخر كتلة واحدة فيفوز بها. عندها حرّك كتلة أخرى أو اختر أسرًا آخر.
rules-raindrops-end-caption-1 = إذا أسر البرتقالي …
rules-raindrops-end-caption-2 = … بقيت للسماوي كتلة واحدة وفاز
rules-raindrops-end-caption-3 = الأفضل: حرّك قطرة أخرى

rules-raindrops-credits = الحقوق
rules-raindrops-credits-text =
    لعبة Raindrops من تصميم Luis Bolaños Mures في نوفمبر 2011.

    ولا تذكر قواعده أي شروط للاستخدام.

## Rules pages: rapid-transit. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-rapid-transit-goal = الهدف
rules-rapid-transit-goal-text =
    الرقعة مليئة بالقطع وتبقى مليئة. القطع التي من لون واحد والمتصلة جنبًا إلى جنب تشكّل شبكة. بدّل القطع لتكبر شبكاتك. وعندما لا يبقى لأي منكما تبديل ممكن، تفوز أكبر شبكة.

    تحدد القرعة من يبدأ، إلا إذا اخترتما ذلك قبل «بدء».
rules-rapid-transit-goal-caption-1 = البداية
rules-rapid-transit-goal-caption-2 = لاحقًا

rules-rapid-transit-networks = الشبكات والقطع الطرفية
rules-rapid-transit-networks-text =
    الشبكة قطع من لون واحد متصلة جنبًا إلى جنب. الزوايا لا تُحسب. والقطعة المنفردة شبكة من قطعة واحدة.

    القطعة التي ليس لها جار من لونها، أو لها جار واحد فقط، هي قطعة طرفية. وفي دورك يجب أن تكون إحدى القطعتين المبدَّلتين قطعة طرفية لك، ولا يلزم ذلك في الأخرى.
rules-rapid-transit-networks-caption-1 = القطع الطرفية بشكل حلقات

rules-rapid-transit-turn = دورك: تبديل
rules-rapid-transit-turn-text =
    انقر على إحدى قطعك الطرفية، ثم على قطعة من اللون الآخر؛ أو اسحبها إليها. فتتبادل القطعتان مكانيهما.

    ولا يلزم أن تتجاورا. ابحث عن شبكة من اللون الآخر تقع، في أي موضع كان، جنبًا إلى جنب مع شبكة قطعتك الطرفية. ولك أن تبدّل مع أي قطعة منها.

    إذا كان التبديل ممكنًا فهو واجب، حتى لو كبرت شبكة للاعب الآخر أيضًا.
rules-rapid-transit-turn-caption-1 = انقر على قطعة طرفية …
rules-rapid-transit-turn-caption-2 = … ثم على ما تبدّلها به
rules-rapid-transit-turn-caption-3 = أي قطعة من تلك الشبكة تصلح

rules-rapid-transit-swaps = التبديل المسموح
rules-rapid-transit-swaps-text =
    بعد التبديل، يجب أن يكون لكل من القطعتين جاران على الأقل من لونها، أي ألا تكون أي منهما طرفية.

    ويجب ألا تملأ أربع قطع من لون واحد مربعًا من أربع خانات أبدًا. ولا يمكنك أن تنقر إلا على تبديل يوافق هذه القواعد.
rules-rapid-transit-swaps-caption-1 = مشطوبة: جيرانها أقل مما يلزم
rules-rapid-transit-swaps-caption-2 = مشطوبة: أربع قطع ستملأ مربعًا

rules-rapid-transit-end = النهاية
rules-rapid-transit-end-text =
    لا تنقر على «تمرير» ثم على OK إلا إذا تعذّر عليك التبديل. تمريران متتاليان ينهيان اللعبة.

    قارنا أكبر شبكة لكل لون: تفوز أكبرهما. فإذا تساوتا، قارنا الثانية حجمًا، وهكذا. وإذا تساوت الشبكات كلها، فاز صاحب آخر تبديل.
rules-rapid-transit-end-caption-1 = 12 مقابل 10: يفوز السماوي
rules-rapid-transit-end-caption-2 = تساوت كلها: فاز السماوي بآخر تبديل

rules-rapid-transit-credits = الحقوق
rules-rapid-transit-credits-text =
    لعبة Rapid Transit من تصميم Phil Leduc (عامي 2022 و2024)، وهو يحتفظ بجميع الحقوق. ويجوز حاليًا تداول قواعدها على الإنترنت.

    ويطلب ممن يريد برمجة اللعبة أو بيعها أن يراسله طلبًا للإذن (philleduc.pled at gmail.com).

## Rules pages: switch-yard. Paragraphs are kept apart by empty lines; a caption has about 30 letters.

rules-switch-yard-goal = الهدف
rules-switch-yard-goal-text =
    وصلت إلى الساحة عشر عربات من كل لون. أوصل عرباتك إلى منطقة شحنك، وهي العمودان اللذان بلونك عند جانب الرقعة. يفوز أول من يوصل عرباته العشر كلها.

    لا يجوز لك تمرير الدور. والعربات لا تقفز ولا تؤسر أبدًا.

    تحدد القرعة من يبدأ، إلا إذا اخترتما ذلك قبل «بدء».
rules-switch-yard-goal-caption-1 = البداية
rules-switch-yard-goal-caption-2 = وصلت العشر كلها: يفوز البرتقالي

rules-switch-yard-car = عربة واحدة
rules-switch-yard-car-text =
    يمكن لأي عربة لك أن تتحرك وحدها، حتى لو كانت في قطار. تسير في خط مستقيم فوق الخانات الفارغة إلى أي مسافة تريدها، أو خطوة واحدة قُطريًا. انقر عليها ثم على وجهتها، أو اسحبها إليها.
rules-switch-yard-car-caption-1 = وجهات العربة الممكنة
rules-switch-yard-car-caption-2 = بعد أن تحركت

rules-switch-yard-train = القطار
rules-switch-yard-train-text =
    عربتان أو أكثر في صف أو عمود بلا فجوات تتحرك كقطار إذا كان أكثر من نصفها لك. ويكفي جزء من صف أطول. انقر على الطرفين أو اسحب إصبعك من طرف إلى طرف، ثم انقر على وجهة أحدهما.

    هذا الطرف هو الذي يقود، أيًّا كان لونه، إلى الأمام أو إلى الجانب. ويسير إلى أي مسافة تريدها على خانات فارغة، لكن ليس قُطريًا أبدًا. والبقية تتبعه على مساره. وإذا انثنى القطار حول زاوية، فلا يتحرك كقطار حتى يستقيم.
rules-switch-yard-train-caption-1 = انقر على الطرفين
rules-switch-yard-train-caption-2 = إلى الأمام
rules-switch-yard-train-caption-3 = حول الزاوية

rules-switch-yard-areas = مناطق مغلقة
rules-switch-yard-areas-text =
    لا يجوز لأي عربة أن تدخل منطقة شحن اللون الآخر. وإذا كانت في منطقة شحن لونها، فلها أن تتحرك داخلها لا أن تغادرها. وهذا يسري على كل عربة في القطار، أيًّا كان من يحركه.
rules-switch-yard-areas-caption-1 = اليسار مغلق للبرتقالي واليمين للسماوي
rules-switch-yard-areas-caption-2 = بعد دخولها لا تتحرك إلا داخلها

rules-switch-yard-set-ups = توزيع العربات
rules-switch-yard-set-ups-text =
    تختاران قبل «بدء» توزيعًا بقطارات كثيرة، أو بقطارات أقل، أو من صنعكما. في هذا الأخير تتناوبان على ملء منطقتي الاستقبال، أي الصفين أمام كل منكما. انقر على خانة معلَّمة لتضع عربة لك، وانقر عليها ثانيةً لتغيّر لونها. أما الخانة المقابلة في الجهة الأخرى، مرورًا بمركز الرقعة، فتأخذ اللون الآخر من تلقاء نفسها.
rules-switch-yard-set-ups-caption-1 = للمبتدئين
rules-switch-yard-set-ups-caption-2 = للمتقدمين
rules-switch-yard-set-ups-caption-3 = من صنعكما

rules-switch-yard-end = النهاية
rules-switch-yard-end-text =
    يفوز أول من يوصل عرباته العشر كلها. وقد يوصل القطار آخر عربة للاعب الآخر أيضًا: فيفوز ذلك اللاعب. وإذا امتلأت منطقتا الشحن في دور واحد، فاز من لعب للتو.

    إذا لم تستطع التحرك، خسرت. وإذا حدث الوضع نفسه للمرة الثالثة والدور للاعب نفسه، انتهت اللعبة بالتعادل.
rules-switch-yard-end-caption-1 = العربة العاشرة …
rules-switch-yard-end-caption-2 = … تفوز

rules-switch-yard-credits = الحقوق
rules-switch-yard-credits-text =
    لعبة Switch Yard من تصميم Phil Leduc (عام 2014)، ويجوز تداول قواعدها على الإنترنت دون تغيير ومع نسبتها إليه كاملة، وهو يحتفظ بجميع الحقوق الأخرى.

    ويطلب ممن يريد برمجة اللعبة أو بيعها أن يراسله طلبًا للإذن (philleduc.pled at gmail.com).

## Rules pages: the last page but one of all games for two.

rules-buttons = الأزرار
rules-buttons-text =
    زر OK ينهي دورك. وقبل ذلك يلغي زر «تراجع» ما فعلته، خطوة خطوة. ويمكنك أن تختار في الإعدادات أن تنهيه أيضًا نقرة ثانية على الموضع نفسه، أو نقرة بالفأرة عند اللعب ضد الحاسوب. وبعد OK يطلب زر «تراجع» من اللاعب الآخر أن يسمح لك بالتراجع.

    زر «انسحاب» يسألك أولًا. هناك يمكنك أن تنسحب، أو أن تعرض التعادل في Switch Yard إذا كان اللاعب الآخر إنسانًا.

    يمكنكما اختيار ساعة قبل «بدء»: يخسر من ينفد وقته. أما الساعة الرملية فلا يخسر بها أحد، وإنما تذكّرك باللعب. ويمكن أن يكون لكل منكما وقت مختلف، وأن يضيف كل دور 5 ثوانٍ.

## The map USA: its name, its regions, its cities

map-usa = الولايات المتحدة
map-great-lakes = البحيرات العظمى
region-west = الغرب
region-north = الشمال
region-central = الوسط
region-south = الجنوب
region-east = الشرق
city-seattle = سياتل
city-spokane = سبوكان
city-portland = بورتلاند
city-reno = رينو
city-san-francisco = سان فرانسيسكو
city-los-angeles = لوس أنجلوس
city-san-diego = سان دييغو
city-helena = هيلينا
city-bismarck = بسمارك
city-rapid-city = رابيد سيتي
city-minneapolis = مينيابوليس
city-duluth = دولوث
city-chicago = شيكاغو
city-detroit = ديترويت
city-salt-lake-city = سولت ليك سيتي
city-denver = دنفر
city-santa-fe = سانتا فيه
city-omaha = أوماها
city-topeka = توبيكا
city-oklahoma-city = أوكلاهوما سيتي
city-st-louis = سانت لويس
city-phoenix = فينيكس
city-el-paso = إل باسو
city-san-antonio = سان أنطونيو
city-dallas = دالاس
city-new-orleans = نيو أورلينز
city-memphis = ممفيس
city-atlanta = أتلانتا
city-boston = بوسطن
city-buffalo = بافالو
city-new-york = نيويورك
city-washington = واشنطن
city-charlotte = شارلوت
city-jacksonville = جاكسونفيل
city-miami = ميامي

## The map Europe: its name, its regions, its cities

map-europe = أوروبا
region-southwest = الجنوب الغربي
region-centre = الوسط
city-dublin = دبلن
city-edinburgh = إدنبرة
city-manchester = مانشستر
city-london = لندن
city-amsterdam = أمستردام
city-paris = باريس
city-brest = بريست
city-lisbon = لشبونة
city-seville = إشبيلية
city-madrid = مدريد
city-bilbao = بلباو
city-barcelona = برشلونة
city-bordeaux = بوردو
city-marseille = مرسيليا
city-oslo = أوسلو
city-hamburg = هامبورغ
city-berlin = برلين
city-warsaw = وارسو
city-frankfurt = فرانكفورت
city-munich = ميونخ
city-prague = براغ
city-vienna = فيينا
city-milan = ميلانو
city-rome = روما
city-belgrade = بلغراد
city-bucharest = بوخارست
city-athens = أثينا
city-istanbul = إسطنبول
city-stockholm = ستوكهولم
city-st-petersburg = سانت بطرسبرغ
city-riga = ريغا
city-minsk = مينسك
city-kyiv = كييف
city-odesa = أوديسا
city-moscow = موسكو

## The map Asia: its name, its regions, its cities

map-asia = آسيا
region-southeast = الجنوب الشرقي
city-ankara = أنقرة
city-jeddah = جدة
city-baghdad = بغداد
city-baku = باكو
city-tehran = طهران
city-riyadh = الرياض
city-dubai = دبي
city-novosibirsk = نوفوسيبيرسك
city-irkutsk = إركوتسك
city-astana = أستانا
city-tashkent = طشقند
city-almaty = ألماتي
city-urumqi = أورومتشي
city-ulaanbaatar = أولان باتور
city-chennai = تشيناي
city-hyderabad = حيدر آباد
city-kabul = كابول
city-karachi = كراتشي
city-delhi = دلهي
city-mumbai = مومباي
city-kolkata = كلكتا
city-singapore = سنغافورة
city-ho-chi-minh-city = هو تشي منه
city-bangkok = بانكوك
city-yangon = يانغون
city-vientiane = فيينتيان
city-mandalay = ماندالاي
city-hanoi = هانوي
city-tokyo = طوكيو
city-seoul = سيول
city-beijing = بكين
city-harbin = هاربين
city-shanghai = شنغهاي
city-wuhan = ووهان
city-hong-kong = هونغ كونغ

## The map Central Europe: its name, its regions, its cities

map-central-europe = أوروبا الوسطى
city-gdansk = غدانسك
city-poznan = بوزنان
city-rostock = روستوك
city-szczecin = شتشيتسين
city-torun = تورون
city-budapest = بودابست
city-cluj = كلوج
city-kosice = كوشيتسه
city-lublin = لوبلين
city-lviv = لفيف
city-vilnius = فيلنيوس
city-bologna = بولونيا
city-genoa = جنوة
city-ljubljana = ليوبليانا
city-turin = تورينو
city-venice = البندقية
city-zagreb = زغرب
city-brussels = بروكسل
city-dijon = ديجون
city-geneva = جنيف
city-lyon = ليون
city-reims = رانس
city-cologne = كولونيا
city-stuttgart = شتوتغارت

## Everywhere

language-name = العربية
list-and = {$first} و{$second}
list-comma = {$first}، {$second}
list-sentences = {$first} {$second}

## Players' colours, which are their names

colour-orange = البرتقالي
colour-sky = السماوي
colour-green = الأخضر
colour-red = الأحمر
colour-blue = الأزرق
colour-pink = الوردي

## Settings: what a slider sets, its value, what its ends do

setting-music = الموسيقى
setting-sound = الأصوات
setting-bank = رصيد البداية
setting-taxes = الباقي بعد الضرائب
setting-inches = قياس الشاشة
setting-idle = سؤال «أما زلتم تلعبون؟» بعد
setting-kept = حفظ اللعبة المتروكة لمدة
setting-ceiling = أقصى مستوى للصوت
setting-palm = تجاهل اللمسات الأعرض من
setting-pace = سرعة الحاسوب
setting-confirm = تأكيد الدور
setting-confirm-tap = نقرة ثانية
setting-confirm-click = نقرة الفأرة
setting-hints = التلميحات
setting-on = تشغيل
setting-off = إيقاف
setting-percent = {$value}%
setting-in-inches = { $value ->
    [few] {$value} بوصات
   *[other] {$value} بوصة
}
setting-seconds = {$value} ث
setting-tenths = {$whole}.{$tenths} ث
setting-minutes = {$value} د
setting-millimetres = {$value} مم
setting-quieter = أخفض
setting-louder = أعلى
setting-shorter-game = لعبة أقصر
setting-longer-game = لعبة أطول
setting-smaller = أصغر
setting-larger = أكبر
setting-sooner = أقصر
setting-later = أطول
setting-faster = أسرع
setting-slower = أبطأ
setting-shorter = أقصر
setting-longer = أطول

## A command that is refused, whatever the game

refused-stale = فات الأوان: تقدمت اللعبة.
refused-no-such-seat = هذا المقعد خالٍ.
refused-not-your-turn = الدور لغيرك الآن.
refused-not-your-seat = هذا المقعد لغيرك.
refused-finished = انتهت اللعبة.
refused-results-shown = انظر إلى النتائج أولًا، ثم انقر على «جاهز».
refused-nothing-to-undo = ليس هناك ما تتراجع عنه.
refused-no-such-cell = ليس على الرقعة خانة {$cell}.
refused-incomplete = لم يكتمل دورك بعد.
refused-not-offered = لا يمكنك ذلك الآن.
refused-illegal = القواعد لا تسمح بذلك.

## A session, whatever the game

session-on-turn = الآن دور {$who}.
session-no-game = لا توجد لعبة على الطاولة.
session-no-game-in-progress = لا توجد لعبة جارية.
session-nobodys-turn = لا دور لأحد الآن.
session-typed-unreadable = «{$text}» ليس نقلة: {$why}
session-typed-refused = لا يستطيع {$who} أن يلعب {$text}: {$why}
computer-invalid-move = نقلته غير صالحة.
computer-cannot-play = لا يستطيع الحاسوب أن يلعب بدل {$colour}. {$why} العبوا بدل {$colour} بأنفسكم، أو انقروا على الروبوت هناك ليحاول مجددًا.

## How strongly the computer plays, where it is read aloud

strength-newcomer = مبتدئ
strength-learner = متدرب
strength-easy = سهل
strength-medium = متوسط
strength-hard = صعب
strength-master = أستاذ
# As strong as it takes to win half of the matches against the people at the table.
level-even = متكيّف
strength-unknown = مستوى الحاسوب هو newcomer أو learner أو easy أو medium أو hard أو master.

## Places round the table

place-near-left = اليسار القريب
place-left = اليسار
place-far-left = اليسار البعيد
place-far-right = اليمين البعيد
place-right = اليمين
place-near-right = اليمين القريب

## Boards of games for two

cell-unknown = تُكتب الخانة بحرف ورقم، مثل d4
board-taken = مشغولة
board-go-on = واصل
board-goes = من {$from} إلى {$to}
board-takes = {$from} تأسر {$to}
board-swaps = تبديل {$one} و{$other}
board-joins = ربط {$one} و{$other}
board-fills = تمتلئ من نفسها: {$cells}
board-why-wins = بهذا تفوز
board-why-sure = تفوز في النقلة التالية مهما حدث
board-why-threat = تهدد بالفوز: لا يوقفها إلا {$cells}
connection-why-turns = النقلات المتبقية على الأقل: {$own}، وللآخر {$other}
connection-why-cells = الخانات الفارغة في أقصر طريق: {$own}، وللآخر {$other}
board-title = {$title} · {$size} × {$size}
board-size = القياس

## Transglobal Rail: panels, results, hints, review, what is read aloud

rail-about = ابنوا معًا شبكة سكك واحدة. أول من يربط مدنه السرّية الخمس ينهي الجولة.
rail-duration = { $minutes ->
    [few] نحو {$minutes} دقائق.
   *[other] نحو {$minutes} دقيقة.
}
rail-corner = {$map} · الجولة {$round}
rail-title = {$map}، الجولة {$round}
rail-standing = {$game}، {$map}
rail-standing-round = في الجولة {$round}، كما تُركت.
rail-standing-results = انتهت الجولة {$round}. النتائج على الطاولة.

rail-place-at = في {$city}
rail-place-near = قرب {$city}

rail-prompt-hub = انظر إلى مدنك، ثم انقر لتضع محطتك
rail-prompt-hub-seen = انقر لتضع محطتك
rail-prompt-hub-placed = انقر على OK، أو انقل محطتك
rail-prompt-build = دورك: ابنِ سككًا بقيمة ‎{$money}
rail-prompt-build-own = ابنِ سككًا بقيمة ‎{$money}
rail-prompt-done = انقر على OK لإنهاء دورك
rail-prompt-nothing-to-buy = لا شيء يُبنى بمبلغ ‎{$money}: انقر على OK
rail-prompt-finish = اربط باقي مدنك: الدفع من رصيدك
rail-prompt-finish-spent = اربط باقي مدنك. دفعت حتى الآن: ‎{$money}
rail-prompt-finished = ربطت مدنك مقابل ‎{$money}: انقر على OK
rail-prompt-computer = الحاسوب يبني
rail-prompt-computer-hub = الحاسوب يضع محطته
rail-prompt-waiting = بانتظار {$name}
rail-moment = { $count ->
    [one] {$who} ربط كل مدنه!
    [two] {$who} ربطا كل مدنهما!
   *[other] {$who} ربطوا كل مدنهم!
}
rail-moment-means = على الآخرين الآن أن يدفعوا لربط مدنهم الباقية
rail-moment-you = اتصلت كل مدنك: لا تدفع شيئًا
rail-moment-it = اتصلت كل المدن: لا شيء يُدفع
rail-prompt-connected = اتصلت كل مدنك! بانتظار: {$who}
rail-prompt-you-win = لقد فزت!
rail-prompt-it-wins = المركز الأول: فاز الحاسوب!
rail-prompt-place = { $place ->
    [1] المركز الأول
    [2] المركز الثاني
    [3] المركز الثالث
    [4] المركز الرابع
    [5] المركز الخامس
   *[other] المركز {$place}
}
rail-prompt-first = أول من ربط مدنه: لا يدفع شيئًا
rail-prompt-paid = ثمن ربط المدن: ‎{$money}
rail-prompt-others-connected-it = ربط الآخرون مدنه: لا يدفع شيئًا
rail-prompt-others-connected-you = ربط الآخرون مدنك: لا تدفع شيئًا
rail-may-stop = يمكنك التوقف هنا
rail-bank = الرصيد

rail-show-cities = عرض المدن
rail-hide-cities = إخفاء المدن
rail-undo = تراجع
rail-skip = تخطّي
rail-finish = إكمال
rail-finish-for = إكمال ‎{$cost}
mirror-finish = بناء ما ينقصك بأرخص ثمن
rail-ok = OK
rail-hint = تلميح
rail-hint-away = المدن
rail-hint-coming = …
rail-pass-to-orange = الجهاز للبرتقالي: عرض المدن
rail-pass-to-sky = الجهاز للسماوي: عرض المدن
rail-pass-to-green = الجهاز للأخضر: عرض المدن
rail-pass-to-red = الجهاز للأحمر: عرض المدن
rail-pass-to-blue = الجهاز للأزرق: عرض المدن
rail-pass-to-pink = الجهاز للوردي: عرض المدن

rail-hint-none = لا يوجد تلميح
rail-hint-hub = ضع محطتك {$place}
rail-hint-towards = ابنِ نحو {$city}
rail-hint-track = ابنِ هذه السكة
rail-hint-discard = انقر على ‎{$money}: الانتظار أفضل
rail-hint-ok = انقر على OK
rail-hint-price = مقابل ‎{$money}
rail-hint-towards-priced = ابنِ نحو {$city} مقابل ‎{$money}
rail-hint-track-priced = ابنِ هذه السكة مقابل ‎{$money}
rail-hint-says-hub = تلميح: ضع محطتك عند {$hub}.
rail-hint-says-towards = تلميح: ابنِ نحو {$city}، من {$from} إلى {$to}.
rail-hint-says-track = تلميح: ابنِ هذه السكة، من {$from} إلى {$to}.
rail-hint-says-discard = تلميح: انقر على ‎{$money}: الانتظار أفضل.
rail-hint-says-ok = تلميح: انقر على OK.

rail-results-round = انتهت الجولة {$round}
rail-results-won = فاز {$name}!
rail-results-won-together = فاز {$names}!
rail-results-paid = المدفوع
rail-results-taxes = ضرائب
rail-results-connected = اكتمل
rail-results-nth = {$place}
rail-results-cost = دفع ‎{$money}
rail-results-cost-taxes = دفع ‎{$money}، ضرائب ‎{$money-taxes}
rail-results-connected-taxes = اكتمل، ضرائب ‎{$money-taxes}
rail-results-no-taxes = لا ضرائب في هذه اللعبة: رصيد أحدكم ‎{$money} أو أقل.
rail-results-tax-day = يوم الضرائب! يدفع الجميع ‎{$money}. يحدث هذا مرة واحدة فقط.
rail-results-go-on = التالي: خريطة خالية وخمس مدن جديدة لكل لاعب.
rail-results-over = نفد مال أحدكم. يفوز أغنى لاعب، ومن تساوت أرصدتهم تقاسموا المركز.
rail-tax-day = يوم الضرائب!
rail-tax-day-means = يدفع الجميع ‎{$money}. يحدث هذا مرة واحدة فقط.
rail-tax-none = لا ضرائب
rail-tax-none-why = لدى أحدكم بالفعل ‎{$money} أو أقل.
rail-results-why = نفد المال: {$names}
rail-prompt-results-come = راقبوا الخريطة: من يدفع ماذا؟
rail-results-row = {$name}، دفع ‎{$money}، الرصيد ‎{$money-before}، الآن ‎{$money-now}.
rail-results-row-taxes = {$name}، دفع ‎{$money}، ضرائب ‎{$money-taxes}، الرصيد ‎{$money-before}، الآن ‎{$money-now}.
rail-results-row-connected = {$name}، ربط مدنه، دفع ‎{$money}، الرصيد ‎{$money-before}، الآن ‎{$money-now}.
rail-results-row-connected-taxes = {$name}، ربط مدنه، دفع ‎{$money}، ضرائب ‎{$money-taxes}، الرصيد ‎{$money-before}، الآن ‎{$money-now}.
rail-results-row-placed = المركز {$nth}: {$row}
rail-award-hub = الأرخص: ‎{$money}
rail-award-others = من الآخرين: ‎{$money}
rail-award-line = أطول طريق: {$count}
rail-award-hub-panel = أرخص شبكة: ‎{$money}
rail-award-others-panel = سكك الآخرين: ‎{$money}
rail-award-line-panel = أطول طريق (وصلات): {$count}
rail-award-of = {$name}: {$award}
rail-results-review = مراجعة
rail-results-next = الجولة التالية
rail-results-again-short = مجددًا

rail-review-your-hub = محطتك
rail-review-its-hub = محطته
rail-review-best-hub = أفضل محطة
rail-review-replay = الإعادة
rail-review-priced = {$button} ‎{$money}
rail-review-show = عرض هذه الشبكة
rail-review-working = يجري حساب أرخص شبكة…
rail-review-missing = أرخص شبكة غير متاحة.
rail-review-unreadable = تعذّرت قراءة النتيجة. حاول مجددًا.
rail-review-perfect-yours = مثالي! من محطتك {$place}: ‎{$money}
rail-review-perfect-its = مثالي! من محطته {$place}: ‎{$money}
rail-review-taken-yours = محطتك {$place}: مدنك مقابل ‎{$money}
rail-review-taken-its = محطته {$place}: مدنه مقابل ‎{$money}
rail-review-was-best = كانت هذه أفضل محطة على الخريطة.
rail-review-saves = كانت أفضل محطة ستوفر ‎{$money}.
rail-review-guessed = أرجح تخمين لدى {$who}: {$city} ({$share}).
rail-review-best-yours = أفضل محطة {$place}: مدنك مقابل ‎{$money}
rail-review-best-its = أفضل محطة {$place}: مدنه مقابل ‎{$money}
rail-review-as-good-yours = كانت محطتك جيدة مثلها.
rail-review-as-good-its = كانت محطته جيدة مثلها.
rail-review-less-yours = توفّر ‎{$money} مقارنة بمحطتك.
rail-review-less-its = توفّر ‎{$money} مقارنة بمحطته.
rail-map-fair = عادلة ({$map}): في تسع مرات من عشر تكلّف خمس مدن من ‎{$money-from} إلى ‎{$money-to} (‎±{$whole}.{$tenths}).
rail-map-costs = {$map}: في تسع مرات من عشر تكلّف خمس مدن من ‎{$money-from} إلى ‎{$money-to} (‎±{$whole}.{$tenths}).
rail-review-spent = سكك مجانية ‎{$money}، دفع ‎{$money-paid}
rail-review-spent-skipped = سكك مجانية ‎{$money}، تخطّى ‎{$money-skipped}، دفع ‎{$money-paid}
rail-review-network = شبكة (‎{$money}) بناها
rail-review-built = بناها مقابل ‎{$money}:
rail-review-built-short = {$money}:
rail-review-empty = الخريطة فارغة
rail-review-over = انتهت الجولة
rail-review-hub = {$name} يضع محطته
rail-review-skips = {$name} يتخطّى ‎{$money}
rail-review-pays = {$name} يدفع ‎{$money}
rail-review-builds = {$name} يبني مقابل ‎{$money}

rail-says-bank = الرصيد ‎{$money}.
rail-says-begins = يبدأ هذه الجولة.
rail-says-hub = المحطة عند {$hub}.
rail-says-city = {$city}، {$region}.
rail-says-city-connected = {$city}، {$region}، متصلة.
rail-tell-builds = {$name} يبني {$way}.
rail-tell-builds-left = {$name} يبني {$way}، بقي ‎{$money}.
rail-tell-builds-so-far = {$name} يبني {$way}، المجموع حتى الآن ‎{$money}.
rail-tell-places-hub = {$name} يضع محطته عند {$hub}.
rail-tell-places-hub-ok = {$name} يضع محطته عند {$hub}. انقر على OK.
rail-tell-undone = {$name} يتراجع عن خطوته.
rail-tell-hub = محطة {$name} عند {$hub}.
rail-tell-built = {$name}: {$way}، ‎{$cost}.
rail-tell-built-nothing = {$name} لم يبنِ شيئًا.
rail-tell-connected = {$name} ربط كل مدنه.
rail-tell-round-over = انتهت الجولة {$round}.
rail-tell-round-begins = تبدأ الجولة {$round}.
rail-link = {$from} – {$to}
rail-node-hub = محطة {$name}
rail-node-track = سكة {$name} إلى {$end}
rail-link-track = سكة {$name}
rail-link-ring = تُغلق حلقة
rail-link-connects-track = تتصل بسكة {$name}
rail-link-connects-hub = تتصل بمحطة {$name}

rail-refused-no-such-node = ليس على الخريطة تقاطع {$node}.
rail-refused-no-such-link = ليس على الخريطة وصلة ‎{$from}-{$to}.
rail-refused-hubs-stand = لا يمكنك وضع محطة إلا في بداية الجولة.
rail-refused-hub-taken = هناك محطة لاعب آخر.
rail-refused-hub-here = محطتك هناك بالفعل.
rail-refused-hubs-first = انتظر حتى توضع كل المحطات، ثم ابنِ.
rail-refused-no-hub = ضع محطتك أولًا.
rail-refused-built = هذه السكة مبنية بالفعل.
rail-refused-out-of-reach = لا تتصل بشبكتك بعد.
rail-refused-too-dear = هذه أغلى مما بقي لك، وهو ‎{$money}.
rail-refused-connected = مدنك كلها متصلة: انقر على OK.
rail-refused-not-connected = واصل البناء: لم تتصل مدنك كلها بعد.
rail-refused-money-left = أنفق ‎{$money} أولًا، ثم انقر على OK.
rail-refused-nothing-to-skip = لا تخطّي إلا بعد بناء وصلة واحدة ثمنها ‎{$money}.
rail-step-unknown = تُكتب الخطوة هكذا: `hub 3` أو `link 3-17` أو `discard` أو `ok`.
rail-step-backwards = تُكتب الوصلة بالرقم الأصغر أولًا.
rail-setup-seats = عدد اللاعبين من {$least} إلى {$most}، لا {$number}.
rail-setup-bank = رصيد البداية من ‎{$money-least} إلى ‎{$money-most}، لا ‎{$money}.
rail-setup-taxes = تُبقي الضرائب للأفقر من ‎{$money-least} إلى ‎{$money-most}، لا ‎{$money}.

rail-figure-on-city = على مدينة
rail-figure-on-crossing = على تقاطع
rail-figure-two-links = {$money} و‎{$money}
rail-figure-skipped = {$money} ثم ‎{$money-skipped}
rail-figure-one-link = واحدة بسعر ‎{$money}
rail-figure-connects = {$name} يتصل هنا …
rail-figure-builds-on = … ويواصل البناء هناك
rail-figure-from-bank = {$money} + {$money-double} + {$money} من الرصيد
rail-figure-taxes = ‎− ‎{$money}

## Quickway and its family: choices, panels, refusals

connection-off-board = ليس على الرقعة خانة كهذه.
connection-taken = في هذه الخانة حجر بالفعل.
connection-crosscut = الخانة مغلقة: فيها يتقاطع اتصالان.
connection-no-links = لا تمدّ الوصلات بنفسك إلا في Quax.
connection-not-own = الوصلة تربط بين حجرين لك.
connection-marked = في هذا المربع وصلة بالفعل.
connection-no-swap = التبديل ممكن في الدور الثاني من اللعبة فقط.
connection-no-pass = لا يجوز تمرير الدور إلا إذا لم تبقَ لك أي نقلة.
connection-about = تناوبا على وضع الأحجار. أول من يربط حافتيه يفوز.
connection-variant = اللعبة
connection-quickway-means = أحجار اللون الواحد المتلامسة عند الزاوية تتصل تلقائيًا. والوصلات لا تتقاطع: الأولى تبقى.
connection-crossway-means = أحجار اللون الواحد المتلامسة عند الزاوية متصلة. ولا يجوز أن يتقاطع اتصالان.
connection-quax-means = الأحجار المتلامسة عند الزاوية لا تتصل إلا إذا أنفقت دورًا على وصلها.
connection-quadrex-means = لا يُحسب إلا ما كان جنبًا إلى جنب. والخانة التي يتقاطع فيها قُطران تمتلئ تلقائيًا.
connection-swap = التبديل
connection-swap-on-means = للاعب الثاني أن يأخذ الحجر الأول وحافتي لونه.
connection-swap-off-means = يحتفظ كل لاعب بحافتيه.
connection-prompt-quax = انقر على خانة فارغة، أو صِل بين حجرين
connection-prompt = انقر على خانة فارغة
connection-prompt-link = انقر على الحجر الذي تصله به
connection-no-link = الوصلة تربط حجرين يتلامسان عند الزاوية.
connection-none-to-link = لا حجر يمكن وصله بهذا.
connection-turn-unknown = تُكتب النقلة هكذا: ‎`d4`‎ أو ‎`a1-b2`‎ أو ‎`swap`‎ أو ‎`pass`‎.
connection-link-backwards = يُكتب الحرف الأسبق أولًا: ‎`a1-b2`‎.
connection-tally = اربط حافتيك
connection-tally-won = الحافتان متصلتان
connection-tally-lost = قُطع الطريق
connection-end = اتصلت الحافتان

## Raindrops: choices, panels, refusals

raindrops-off-board = ليس على الرقعة نقطة {$at}.
raindrops-no-piece = لا قطرة على {$at}.
raindrops-not-yours = القطرة التي على {$at} ليست لك.
raindrops-other-unit = القطرة التي على {$at} ليست من المجموعة التي تحرّكها.
raindrops-just-placed = وضعت القطرة التي على {$at} للتو: ارفع غيرها.
raindrops-splits = رفع القطرة التي على {$at} يشقّ المجموعة.
raindrops-occupied = لك قطرة على {$at}.
raindrops-is-capture = اللون الآخر على {$at}: اكتب x لتأسره.
raindrops-no-capture = لا قطرة تؤسر على {$at}: اكتب - بدلًا من x.
raindrops-no-slide = لا تصل إلى {$at}: القطرة تنزلق مستقيمة عبر نقاط خالية.
raindrops-apart = النقطة {$at} ليست بجانب بقية المجموعة.
raindrops-not-next = ليست {$at} النقطة التالية على الخط.
raindrops-ended = انتهى الدور بالفعل.
raindrops-must-gain = هذه الكتلة تستطيع الأسر أو الانضمام، فعلى نقلتها ذلك.
raindrops-must-engage = انقلها إلى حيث يمكنها الأسر أو الانضمام في المرة القادمة.
raindrops-about = قرّب قطراتك بعضها من بعض. أول من يجمعها كلها في كتلة واحدة يفوز.
raindrops-full = رقعة مليئة، تبدأ كمربعات الشطرنج.
raindrops-open = القُطران الطويلان فارغان في البداية.
raindrops-drop = قطرة
raindrops-prompt = انقر على إحدى قطراتك
raindrops-prompt-next = انقر على القطرة التالية
raindrops-prompt-to = انقر على وجهتها
raindrops-go-on = ارفع قطرة أخرى
raindrops-turn-unknown = تُكتب النقلة خطوة خطوة بفواصل بينها: ‎`a5-b3,a3-c3,c2xd3`‎.
raindrops-end = بقيت كتلة واحدة
raindrops-gives = بهذا يبقى {$who} بكتلة واحدة: يفوز {$who}
raindrops-gave = أبقيت {$who} بكتلة واحدة: فاز {$who}
raindrops-why-captures = تأسر {$count}
raindrops-why-joins = تضم كتلًا (تبقى {$count})
raindrops-tally = { $count ->
    [zero] لم تبقَ كتل
    [one] بقيت كتلة واحدة
    [two] بقيت كتلتان
    [few] بقيت {$count} كتل
    [many] بقيت {$count} كتلة
   *[other] بقيت {$count} كتلة
}

## Rapid Transit: choices, panels, refusals

transit-not-own = القطعة التي على {$cell} ليست لك.
transit-not-opposing = القطعة {$cell} لك أيضًا: اختر قطعة من اللون الآخر.
transit-no-terminal = القطعة {$cell} ليست طرفية: لها جاران من لونها أو أكثر.
transit-out-of-reach = شبكتا {$own} و{$other} لا تتلامسان.
transit-still-terminal = بعد التبديل يجب أن يكون لكل من القطعتين جاران من لونها.
transit-square = لا يجوز أن تملأ أربع قطع من لون واحد مربعًا.
transit-must-swap = يمكنك التبديل، فلا يجوز تمرير الدور.
transit-about = بدّل قطعك بقطع اللاعب الآخر. صاحب أكبر شبكة يفوز.
transit-size-4 = 8 قطع لكل لاعب: لعبة سريعة
transit-size-6 = 18 قطعة لكل لاعب
transit-size-8 = 32 قطعة لكل لاعب: اللعبة الكاملة
transit-prompt = انقر على إحدى قطعك الطرفية
transit-prompt-other = انقر على ما تبدّلها به
transit-nothing-to-swap = لا تبديل ممكن بهذه القطعة الطرفية.
transit-end-draw = كل الشبكات متساوية، ولم يحدث تبديل
transit-end-last-swap = كل الشبكات متساوية: الحسم لآخر تبديل
transit-end-larger = شبكة أكبر
transit-why-joins = تربط شبكات: {$sizes}
transit-why-cuts = تشق شبكة خصمك: {$size}
transit-terminal = طرفية
transit-turn-unknown = تُكتب النقلة هكذا: ‎`d4-e6`‎ (قطعتك أولًا) أو ‎`pass`‎.
transit-tally-leads = متقدم {$own} مقابل {$other}
transit-tally-trails = متأخر {$own} مقابل {$other}
transit-tally-level = تساوٍ: {$sizes}

## Switch Yard: choices, panels, refusals

yard-still-placing = ضع العربات كلها أولًا، ثم حرّكها.
yard-all-placed = وُضعت العربات كلها.
yard-not-receiving = ضع العربات على الخانات المعلَّمة فقط.
yard-taken = هناك عربة على {$cell}.
yard-no-car = لا عربة على {$cell}.
yard-not-own = العربة التي على {$cell} ليست لك.
yard-no-train = ليست {$lead} و{$tail} طرفي قطار.
yard-no-majority = يجب أن يكون أكثر من نصف عربات القطار لك.
yard-no-way = لا وصول من {$lead} إلى {$to} في نقلة واحدة.
yard-blocked = الطريق من {$lead} إلى {$to} مسدود.
yard-shipping = لا يجوز لأي عربة أن تغادر منطقة شحنها أو تدخل الأخرى.
yard-about = حرّك العربات والقطارات. أول من يوصل عرباته العشر كلها يفوز.
yard-setup = التوزيع
yard-setup-beginner-means = تبدأ عربات كل لون في أعمدة: قطارات من أول اللعبة.
yard-setup-advanced-means = بداية كمربعات الشطرنج: قطارات أقل في أول اللعبة.
yard-setup-custom-means = تناوبا على وضع العربات. ومقابل كل عربة توضع عربة من اللون الآخر.
yard-setup-beginner = للمبتدئين
yard-setup-advanced = للمتقدمين
yard-setup-custom = من صنعكما
yard-car = عربة
yard-prompt-place = انقر على خانة معلَّمة
yard-prompt = انقر على عربة أو على طرفي قطار
yard-prompt-first = انقر على وجهتها، أو على طرف القطار الآخر
yard-prompt-train = انقر على وجهة أحد طرفيه
yard-go-on = انقر عليها ثانيةً للون الآخر
yard-nowhere = لا حركة لها الآن: انقر على غيرها.
yard-why-ships = تُوصل {$count}
yard-train-goes = قطار من {$count} من {$from} إلى {$to}
yard-end-draw = الوضع نفسه للمرة الثالثة
yard-end-shipped = وصلت العربات العشر كلها
yard-end-stuck = اللاعب الآخر لا يستطيع التحرك
yard-ships-here = للشحن
yard-turn-unknown = تُكتب النقلة هكذا: ‎`d4-c4`‎، وللقطار ‎`d4f4-c4`‎، ولوضع عربة ‎`c1=r`‎.
yard-receiving = الاستقبال
yard-tally = وصلت {$count} من 10

## Games for two: panels and results of all of them

duel-standing-over = انتهت اللعبة. الرقعة كما تركتموها.
duel-standing = في الدور {$turn}، كما تُركت.
duel-wins = فاز {$who}
duel-draw = تعادل
duel-resign-asked = هل تنسحب؟
duel-resign-or-draw-asked = هل تنسحب أم تعرض التعادل؟
duel-draw-offer = {$who} يعرض التعادل
duel-draw-offered = عرضتَ التعادل
duel-draw-declined = لا تعادل: واصلوا اللعب
duel-back-offer = {$who} يطلب التراجع عن دوره الأخير
duel-back-asked = طلبتَ التراجع عن دورك
duel-back-declined = لا تراجع: واصلوا اللعب
duel-draw-agreed = تعادل باتفاق الطرفين
duel-hint-coming = نبحث عن نقلة جيدة
duel-hint-marked = انظر إلى التلميح على الرقعة
duel-hint-why = تلميح: {$why}
duel-hint-joints = الوصلات المتقطعة مضمونة
duel-hint-swap = تلميح: انقر على «تبديل»
duel-hint-pass = تلميح: انقر على «تمرير»
duel-hint-none = لا يوجد تلميح
duel-nobody-wins = تعادل
duel-result-resigned = {$result} · انسحب {$who}
duel-result-time = {$result} · نفد وقت {$who}
duel-result-why = {$result} · {$why}
duel-waiting = بانتظار {$who}
duel-starts = يبدأ {$who}
duel-starts-drawn = يبدأ {$who} (بالقرعة)
duel-you-are = لونك: {$who} · {$tally}
duel-score = النتيجة {$own} : {$other}
duel-score-tally = {$score} · {$tally}
lead-by = في المقدمة: {$who} بفارق {$by}
duel-computer-moves = الحاسوب يلعب نقلته
duel-swap-ok = تأخذ الحجر وحافتيه: انقر على OK
duel-pass-ok = انقر على OK للتمرير
duel-ok-or-undo = انقر على OK أو «تراجع»
duel-gives = هذا ينهي اللعبة: يفوز {$who}
duel-ok-or = انقر على OK، أو {$or}
duel-must-pass = لا نقلة لك: انقر على «تمرير»
duel-has-swapped = أخذ {$other} حجرك وحافتيك. {$prompt}
duel-edges-sides = حافتاك: اليسرى واليمنى
duel-edges-ends = حافتاك: القريبة والبعيدة
duel-edges-upright = حافتاك: العليا والسفلى
duel-has-swapped-edges = أخذ {$other} حجرك. {$edges}
duel-took-edges = أخذتَ الحجر. {$edges}
duel-has-passed = مرّر {$other} الدور. {$prompt}
duel-or-swap = {$prompt}، أو «تبديل»
duel-resign = انسحاب
duel-offer-draw = عرض التعادل
duel-draw-accept = قبول التعادل
duel-draw-decline = مواصلة اللعب
duel-back-allow = سماح
duel-swap = تبديل
duel-pass = تمرير
duel-told-undone = {$who} تراجع.
duel-told-taken-back = {$who} يتراجع عن الدور الأخير.
duel-told-touched = {$who} ينقر على {$cells}.
duel-told-press-ok = اضغط OK أو «تراجع»
duel-told-touched-then = {$who} ينقر على {$touched}. {$then}.
duel-told-swap = {$who} يريد التبديل.
duel-told-swap-ok = {$who} يريد التبديل. اضغط OK.
duel-told-pass = {$who} يريد تمرير الدور.
duel-told-pass-ok = {$who} يريد تمرير الدور. اضغط OK.
duel-told-swapped = {$who} أخذ الحجر وحافتيه.
duel-told-passed = {$who} مرّر الدور.
duel-told-played = {$who}: {$what}.
duel-resigned = {$who} انسحب.
duel-out-of-time = نفد وقت {$who}.
clock-minutes = { $count ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] {$count} دقائق
   *[other] {$count} دقيقة
}
clock-sand-glass = ساعة رملية، 30 ثانية لكل دور، للتذكير فقط
clock-sand-is-through = انتهى الوقت: العب من فضلك
clock-chip = {$who} {$time}
mirror-clock = الوقت المتبقي: {$time}.

## The lobby

lobby-remove-a-computer = لعبة {$title} للاعبَين: انقروا على «إزالة» بجانب أحد الحواسيب.
lobby-too-many = { $count ->
    [one] لعبة {$title} للاعبَين: لينقر أحدكم على «مغادرة».
    [two] لعبة {$title} للاعبَين: لينقر اثنان منكم على «مغادرة».
    [3] لعبة {$title} للاعبَين: لينقر ثلاثة منكم على «مغادرة».
   *[other] لعبة {$title} للاعبَين: لينقر أربعة منكم على «مغادرة».
}
lobby-nobody = لينقر واحد منكم على الأقل على «انضمام».
lobby-one-more = ينقصكم لاعب أو حاسوب.
lobby-two-can-play = انقروا على «انضمام» في أماكنكم. اللعبة للاعبَين.
lobby-two-to-six-can-play = انقروا على «انضمام» في أماكنكم. اللعبة من لاعبَين إلى ستة.
lobby-map-missing = لم تُحمَّل هذه الخريطة. انقروا عليها ثانيةً أو على غيرها.
lobby-map-loading = يجري تحميل الخريطة…
lobby-start = بدء
lobby-try-it = تجربة
lobby-quick = قصيرة
lobby-normal = عادية
lobby-long = طويلة
lobby-join = انضمام
lobby-computer = الحاسوب
lobby-leave = مغادرة
lobby-remove = إزالة
lobby-newcomer = مبتدئ
lobby-learner = متدرب
lobby-easy = سهل
lobby-medium = متوسط
lobby-hard = صعب
lobby-master = أستاذ
lobby-even = متكيّف
lobby-someone-here = لاعب هنا
lobby-friend = صديق عبر رابط
lobby-add-player = + لاعب
lobby-row-map = الخريطة
lobby-row-players = اللاعبون
lobby-row-against = الخصم
lobby-row-begins = البادئ
lobby-drawn = قرعة
lobby-row-clock = الساعة
lobby-row-times = لكل لاعب
clock-increment = ‎+{$seconds} ث لكل دور
lobby-ahead = أفضلية
connection-ahead = أحجار +{$count}
transit-ahead = تبديلات +{$count}
yard-ahead = عربات وصلت +{$count}
lobby-for-players = { $count ->
    [zero] بلا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] {$count} لاعبين
    [many] {$count} لاعبًا
   *[other] {$count} لاعب
}
lobby-for-players-between = من {$least} إلى {$most} لاعبين
lobby-nobody-yet = لم ينضم أحد بعد
lobby-joined = { $count ->
    [zero] لم ينضم أحد
    [one] انضم لاعب واحد
    [two] انضم لاعبان
    [few] انضم {$count} لاعبين
    [many] انضم {$count} لاعبًا
   *[other] انضم {$count} لاعب
}
lobby-people-and-computers = { $people ->
    [zero] لا أحد
    [one] شخص واحد
    [two] شخصان
    [few] {$people} أشخاص
    [many] {$people} شخصًا
   *[other] {$people} شخص
} و{ $computers ->
    [zero] لا حاسوب
    [one] حاسوب واحد
    [two] حاسوبان
    [few] {$computers} حواسيب
    [many] {$computers} حاسوبًا
   *[other] {$computers} حاسوب
}
lobby-ready = جاهزون؟ انقروا على «بدء» في الوسط.
lobby-start-chosen = انقروا على «بدء». يبدأ {$who}.
lobby-start-full = اكتمل العدد. انقروا على «بدء».
lobby-start-or-wait = انقروا على «بدء»، أو انتظروا لاعبين آخرين.
lobby-map-easiest = الأسهل
lobby-map-standard = عادية
lobby-map-hardest = الأصعب
lobby-map-coming = يجري التحميل…
lobby-maps-from-to = الخرائط من {$from} إلى {$to} من أصل {$count}
workshop-hint = انقر على بلد، أو حرّك العالم حتى تملأ منطقتك الإطار.
workshop-make = اصنع الخريطة
workshop-making = جارٍ صنع خريطتك: {$percent}
workshop-takes = قد يستغرق ذلك دقيقة.
workshop-cancel = إلغاء
workshop-change-frame = تغيير الإطار
workshop-play = العب
workshop-uneven = للحظ دور أكبر على هذه الخريطة. قد تكون خريطة أخرى أو إطار أكبر أعدل.
workshop-small = هذا صغير جدًا: أظهر 300 كم على الأقل.
workshop-pole = قريب جدًا من القطب ولا توجد 35 مدينة. ابتعد عنه.
workshop-world = خريطة العالم. في الإطار: {$frame}. مفاتيح الأسهم تحرّكها، و+ و− للتكبير والتصغير.
workshop-frame-told = {$south}، {$west} إلى {$north}، {$east}
workshop-north = {$degrees}° شمالًا
workshop-south = {$degrees}° جنوبًا
workshop-east = {$degrees}° شرقًا
workshop-west = {$degrees}° غربًا
workshop-name-back = الاسم السابق للخريطة
workshop-name-next = الاسم التالي للخريطة
workshop-remark = أي مكان

## What is written on the maps beside the cities: seas, mountains, lands beyond

map-atlantic-ocean = المحيط الأطلسي
map-pacific-ocean = المحيط الهادئ
map-indian-ocean = المحيط الهندي
map-north-sea = بحر الشمال
map-baltic-sea = بحر البلطيق
map-mediterranean-sea = البحر المتوسط
map-black-sea = البحر الأسود
map-arabian-sea = بحر العرب
map-bay-of-bengal = خليج البنغال
map-south-china-sea = بحر الصين الجنوبي
map-sea-of-japan = بحر اليابان
map-gulf-of-mexico = خليج المكسيك
map-adriatic-sea = البحر الأدرياتيكي
map-caucasus = القوقاز
map-himalaya = الهيمالايا
map-tibet = التبت
map-sahara = الصحراء الكبرى
map-canada = كندا
map-mexico = المكسيك
map-tyrrhenian-sea = البحر التيراني
map-ligurian-sea = البحر الليغوري
map-ukraine = أوكرانيا
map-england = إنجلترا

## The map Italy: its name, its regions, its cities

map-italy = إيطاليا
region-northwest = الشمال الغربي
city-ancona = أنكونا
city-grosseto = غروسيتو
city-perugia = بيروجا
city-ravenna = رافينا
city-rimini = ريميني
city-siena = سيينا
city-bari = باري
city-campobasso = كامبوباسو
city-foggia = فودجا
city-naples = نابولي
city-potenza = بوتنسا
city-salerno = ساليرنو
city-catanzaro = كاتانزارو
city-cosenza = كوزنسا
city-crotone = كروتوني
city-lecce = ليتشي
city-nuoro = نوورو
city-olbia = أولبيا
city-taranto = تارانتو
city-bolzano = بولزانو
city-cuneo = كونيو
city-lugano = لوغانو
city-nice = نيس
city-trento = ترينتو
city-florence = فلورنسا
city-la-spezia = لا سبيتسيا
city-parma = بارما
city-pisa = بيزا
city-verona = فيرونا

## The map Africa: its name, its regions, its seas and ranges, its cities

map-africa = أفريقيا
region-northeast = الشمال الشرقي
map-gulf-of-guinea = خليج غينيا
map-arabia = شبه الجزيرة العربية
city-antananarivo = أنتاناناريفو
city-cape-town = كيب تاون
city-maputo = مابوتو
city-port-elizabeth = بورت إليزابيث
city-pretoria = بريتوريا
city-upington = أبينغتون
city-windhoek = ويندهوك
city-abidjan = أبيدجان
city-algiers = الجزائر
city-casablanca = الدار البيضاء
city-dakar = داكار
city-freetown = فريتاون
city-laayoune = العيون
city-nouadhibou = نواذيبو
city-kano = كانو
city-lagos = لاغوس
city-n-djamena = إنجمينا
city-niamey = نيامي
city-tamanrasset = تمنراست
city-timbuktu = تمبكتو
city-tunis = تونس
city-abu-simbel = أبو سمبل
city-addis-ababa = أديس أبابا
city-asmara = أسمرة
city-benghazi = بنغازي
city-cairo = القاهرة
city-khartoum = الخرطوم
city-tripoli = طرابلس
city-harare = هراري
city-juba = جوبا
city-kigali = كيغالي
city-kinshasa = كينشاسا
city-lubumbashi = لوبومباشي
city-mombasa = مومباسا
city-nairobi = نيروبي

## The map South America: its name, its regions, its seas and ranges, its cities

map-south-america = أمريكا الجنوبية
map-caribbean-sea = البحر الكاريبي
map-sargasso-sea = بحر سارغاسو
city-bogota = بوغوتا
city-caracas = كاراكاس
city-cuenca = كوينكا
city-medellin = ميديلين
city-iquitos = إكيتوس
city-piura = بيورا
city-quito = كيتو
city-belem = بيليم
city-cayenne = كايين
city-fortaleza = فورتاليزا
city-georgetown = جورجتاون
city-macapa = ماكابا
city-manaus = ماناوس
city-paramaribo = باراماريبو
city-brasilia = برازيليا
city-belo-horizonte = بيلو هوريزونتي
city-recife = ريسيفي
city-rio-de-janeiro = ريو دي جانيرو
city-salvador = سالفادور
city-sao-paulo = ساو باولو
city-porto-alegre = بورتو أليغري
city-antofagasta = أنتوفاغستا
city-asuncion = أسونسيون
city-cusco = كوسكو
city-la-paz = لاباز
city-lima = ليما
city-salta = سالتا
city-santa-cruz = سانتا كروز
city-bahia-blanca = باهيا بلانكا
city-buenos-aires = بوينس آيرس
city-concepcion = كونسبسيون
city-cordoba = كوردوبا
city-mar-del-plata = مار ديل بلاتا
city-mendoza = مندوزا
city-santiago = سانتياغو

## The map British Isles: its name, its regions, its seas and ranges, its cities

map-british-isles = الجزر البريطانية
region-ireland = أيرلندا
region-highlands = المرتفعات
map-irish-sea = البحر الأيرلندي
map-celtic-sea = البحر الكلتي
map-english-channel = القناة الإنجليزية
city-ballina = بالينا
city-cork = كورك
city-galway = غالواي
city-kilkenny = كيلكيني
city-limerick = ليمريك
city-waterford = ووترفورد
city-aberdeen = أبردين
city-aviemore = أفيمور
city-dundee = دندي
city-glencoe = غلينكو
city-inverness = إنفرنيس
city-mallaig = ماليغ
city-oban = أوبان
city-belfast = بلفاست
city-campbeltown = كامبلتاون
city-carlisle = كارلايل
city-derry = ديري
city-glasgow = غلاسكو
city-newcastle = نيوكاسل
city-birmingham = برمنغهام
city-bristol = بريستول
city-derby = ديربي
city-leeds = ليدز
city-liverpool = ليفربول
city-york = يورك
city-brighton = برايتون
city-cardiff = كارديف
city-exeter = إكستر
city-norwich = نورتش
city-plymouth = بليموث
city-southampton = ساوثهامبتون

## The map World: its name, its regions, its seas and ranges, its cities

map-world = العالم
region-america = أمريكا
region-pacific = المحيط الهادئ
map-southern-ocean = المحيط الجنوبي
city-santo-domingo = سانتو دومينغو
city-houston = هيوستن
city-winnipeg = وينيبيغ
city-reykjavik = ريكيافيك
city-sydney = سيدني
city-magadan = ماغادان
city-perth = بيرث
city-port-moresby = بورت مورسبي
city-cairns = كيرنز
city-manila = مانيلا

## The map Scandinavia: its name, its regions, its seas and ranges, its cities

map-scandinavia = إسكندنافيا
map-norwegian-sea = البحر النرويجي
map-russia = روسيا
map-poland = بولندا
map-germany = ألمانيا
map-barents-sea = بحر بارنتس
city-falun = فالون
city-sundsvall = سوندسفال
city-tampere = تامبيري
city-umea = أوميو
city-visby = فيسبي
city-ostersund = أوسترسوند
city-pskov = بسكوف
city-tallinn = تالين
city-tartu = تارتو
city-klaipeda = كلايبيدا
city-gothenburg = غوتنبرغ
city-kaliningrad = كالينينغراد
city-kalmar = كالمار
city-karlstad = كارلستاد
city-linkoping = لينشوبينغ
city-malmo = مالمو
city-bod = بودو
city-hammerfest = هامرفست
city-mo-i-rana = مو إي رانا
city-narvik = نارفيك
city-troms = ترومسو
city-trondheim = تروندهايم
city-bergen = برغن
city-ivalo = إيفالو
city-kajaani = كاياني
city-kiruna = كيرونا
city-kuopio = كووبيو
city-oulu = أولو
city-rovaniemi = روفانييمي
city-helsinki = هلسنكي

## The map Japan: its name, its regions, its seas and ranges, its cities

map-japan = اليابان
region-kyushu = كيوشو
region-hokkaido = هوكايدو
map-philippine-sea = بحر الفلبين
map-east-china-sea = بحر الصين الشرقي
city-fukuoka = فوكوكا
city-kagoshima = كاغوشيما
city-kumamoto = كوماموتو
city-miyazaki = ميازاكي
city-nagasaki = ناغازاكي
city-oita = أويتا
city-sasebo = ساسيبو
city-hiroshima = هيروشيما
city-kochi = كوتشي
city-kyoto = كيوتو
city-nagoya = ناغويا
city-osaka = أوساكا
city-takamatsu = تاكاماتسو
city-tokushima = توكوشيما
city-fukui = فوكوي
city-hamamatsu = هاماماتسو
city-kofu = كوفو
city-nagano = ناغانو
city-tottori = توتوري
city-toyama = توياما
city-akita = أكيتا
city-aomori = آوموري
city-fukushima = فوكوشيما
city-morioka = موريوكا
city-niigata = نييغاتا
city-sendai = سنداي
city-utsunomiya = أوتسونوميا
city-furano = فورانو
city-hakodate = هاكوداته
city-muroran = موروران
city-obihiro = أوبيهيرو
city-otaru = أوتارو
city-sapporo = سابورو
city-tomakomai = توماكوماي

## The map India: its name, its regions, its seas and ranges, its cities

map-india = الهند
map-laccadive-sea = بحر لكديف
map-andaman-sea = بحر أندامان
map-indochina = الهند الصينية
city-cochin = كوتشي
city-colombo = كولومبو
city-hubli = هوبلي
city-jaffna = جافنا
city-kandy = كاندي
city-madurai = مادوراي
city-trichy = تيروتشي
city-bengaluru = بنغالور
city-puri = بوري
city-ranchi = رانشي
city-varanasi = فاراناسي
city-visakhapatnam = فيساخاباتنام
city-jodhpur = جودبور
city-lahore = لاهور
city-multan = ملتان
city-shimla = شيملا
city-srinagar = سريناغار
city-ahmedabad = أحمد آباد
city-bhopal = بوبال
city-goa = غوا
city-indore = إندور
city-jaipur = جايبور
city-surat = سورات
city-comilla = كوميلا
city-dhaka = دكا
city-guwahati = غواهاتي
city-kathmandu = كاتماندو
city-shigatse = شيغاتسي
city-thimphu = تيمفو

## Sheets: settings, share, rules, results, questions, votes, the game of a link

sheet-rules-loading = يجري تحميل القواعد…
sheet-share-nothing-yet = يمكنك المشاركة بعد الجولة الأولى. حتى ذلك الحين تبقى المدن سرّية.
sheet-back = رجوع
sheet-next = التالي
# Button beside a title of the rules: an exercise on what the page says.
sheet-try-this = جرّب
sheet-share = مشاركة هذه اللعبة
sheet-share-copy = نسخ الرابط
sheet-share-hands = إضافة الجولة بموافقة الجميع
sheet-share-put-in = يتضمن الرابط مدن الجميع السرّية في هذه الجولة.
sheet-share-left-out = الرابط لا يشمل الجولة الحالية.
sheet-share-copied = نُسخ الرابط.
sheet-share-not-copied = هذا المتصفح لا يسمح بالنسخ.
sheet-share-only-here = لا تُفتح هذه الصفحة إلا على هذا الجهاز، لذلك لا رمز للمسح.
sheet-share-too-long = هذه اللعبة أطول من أن يسعها رمز: انسخ الرابط بدلًا منه.
sheet-share-picture-there = يمكنك حفظ صورة للنتيجة هناك.
sheet-picture = صورة للذكرى
sheet-picture-about = الوضع الأخير مع نتائج الجميع وتاريخ اليوم.
sheet-picture-open = صورة
sheet-picture-png = حفظ الصورة (PNG)
sheet-picture-svg = حفظ للطباعة (SVG)
sheet-picture-turns = الأدوار: {$count}
sheet-picture-round = الجولة {$round}
sheet-picture-connected = اكتمل الربط: {$names}
sheet-share-scan = صوّر الرمز بالهاتف لفتح هذه اللعبة عليه.
sheet-my-game = لعبتي
sheet-lobby = كل الألعاب
sheet-your-turn = دورك
sheet-computer = الحاسوب · {$strength}
sheet-computer-thinks = الحاسوب يفكر
sheet-link-at = {$money} · {$city}
sheet-link-between = {$money} · {$first} – {$second}
sheet-here = هنا

## The operator: the PIN and the panel

operator-pins-differ = الرقمان مختلفان. اختر رقم PIN من جديد.
operator-wrong-pin = رقم PIN خاطئ.
operator-nothing-is-saved = الحفظ لا يعمل: ستضيع هذه اللعبة.
operator-storage-low = مساحة التخزين تكاد تمتلئ: بقي {$room} ميغابايت.
operator-tap-to-play = انقر والعب
operator-tap-the-table = انقر على الطاولة للمتابعة.
operator-closes-in = يُغلق بعد {$time}
operator-closed = هذه الطاولة مغلقة.
operator-pin = رقم PIN للمشغّل
operator-pin-new = اختر رقم PIN
operator-pin-again = كرّر رقم PIN
operator-pin-rule = من {$least} إلى {$most} أرقام. أبقِه سرًّا.
operator-pin-waits = { $count ->
    [zero] أرقام PIN خاطئة كثيرة. حاول الآن.
    [one] أرقام PIN خاطئة كثيرة. انتظر ثانية واحدة.
    [two] أرقام PIN خاطئة كثيرة. انتظر ثانيتين.
    [few] أرقام PIN خاطئة كثيرة. انتظر {$count} ثوانٍ.
    [many] أرقام PIN خاطئة كثيرة. انتظر {$count} ثانية.
   *[other] أرقام PIN خاطئة كثيرة. انتظر {$count} ثانية.
}
operator-pin-asks = جارٍ التحقق من رقم PIN…
operator-pin-silent = الخادم لا يستجيب، فتعذّر التحقق من رقم PIN. حاول مجددًا.
operator-pin-unset = لا يوجد رقم PIN. اضبطه على هذا الجهاز: {$command}
operator-locked = مقفل: تتعذّر قراءة الإعدادات.
operator-pin-erase = مسح
operator-panel = المشغّل
operator-kiosk-on = الكشك: تشغيل
operator-kiosk-off = الكشك: إيقاف
operator-offers = الألعاب المعروضة
operator-start = بداية الألعاب الجديدة
operator-start-heard = الموسيقى {$music}، الأصوات {$sounds}
operator-start-game = {$game}، {$map}، الرصيد ‎{$bank}، الضرائب ‎{$taxes}
operator-use-lobby = اعتماد شاشة البداية
operator-change-pin = تغيير PIN
operator-export = تصدير ألعاب
operator-import = استيراد ألعاب
operator-delete-saves = حذف كل الألعاب المحفوظة
operator-delete-all = إعادة ضبط المصنع
operator-delete-saves-means = ستُحذف كل الألعاب المحفوظة، حتى المنحّاة جانبًا.
operator-delete-all-means = ستُحذف كل الألعاب المحفوظة والإعدادات كلها ورقم PIN.
operator-set-by-file = محدّد في ملف الإعدادات
operator-file-sets = الإعدادات الرمادية محددة في ملف إعدادات الخادم.
operator-file-garbled = تتعذّر قراءة ملف إعدادات الخادم، فلا يُعمل به.
operator-faults = الأخطاء منذ بدء التشغيل
operator-foreign-faults = أخطاء برامج أخرى في هذا المتصفح، مثل الإضافات: {$number}
operator-keep-them = إبقاؤها
operator-yes-delete = نعم، احذف

## The page that is read aloud: names of buttons, places, boards and maps

mirror-zoom-in = تكبير
mirror-zoom-out = تصغير
mirror-zoom-whole = عرض الرقعة كاملة
mirror-unfold = عرض اللوحة كاملة
mirror-fold = عرض المزيد من الرقعة
mirror-sheet-rotate = تدوير هذه اللوحة إلى جانب الطاولة التالي
mirror-lobby-rotate = تدوير وسط الطاولة
mirror-hint-coming = التلميح قادم
mirror-lens = عدسة
mirror-discard = تخطّي الدولار الأخير، ‎−$1
mirror-let-computer = دع الحاسوب يلعب مجددًا
mirror-replay = الإعادة
mirror-seek-start = إلى البداية
mirror-seek-back = رجوع
mirror-seek-next = التالي
mirror-seek-end = إلى النهاية
mirror-timeline = الموضع في الإعادة
mirror-close-open = إغلاق
mirror-settings = الإعدادات
mirror-languages = اللغة: {$name}
mirror-podium = إخفاء منصة الفائزين
mirror-taxes = إخفاء إشعار الضرائب
mirror-another-map = اللعب مجددًا على خريطة أخرى: {$map}
mirror-choice = {$title}: {$value}
mirror-seat-button = {$does}، {$who}
mirror-position = {$stop} من {$stops}
mirror-rules-of = قواعد {$title}
mirror-table = الطاولة
mirror-lobby = اللعبة القادمة
mirror-ready = الكل جاهز: اضغط «بدء».
mirror-nobody = خالٍ
mirror-sits-here = يلعب {$colour} على هذا الجهاز.
mirror-computer-at = {$colour}، حاسوب، {$strength}
mirror-place = مقعد {$place}: {$sits}
mirror-seat = {$colour}، {$place}
mirror-seat-computer = حاسوب، {$strength}.
mirror-cell-next = متاحة
mirror-cell-hint = تلميح
mirror-cell-last = الدور الأخير
mirror-cell-taken-from = أُسرت هنا
mirror-cell-filled = امتلأت من تلقاء نفسها
mirror-cell-refused = غير مسموح
mirror-stands = {$who}: {$what}.
mirror-empty = خانات فارغة: {$count}
mirror-nothing-yet = لا شيء بعد.
mirror-has-nothing = لا شيء بعد لدى {$who}.
mirror-here = {$what}.
mirror-place-hub = ضع محطتك هنا.
mirror-walk-map = الأسهم تسير على الوصلات، والحروف تذهب إلى المدن، وEnter يبني، و? يعرض المفاتيح.
mirror-walk-board = الأسهم تنقل بين الخانات، وEnter يختار، و1 إلى 5 تخبر بالوضع، و? يعرض المفاتيح.
mirror-build = البناء إلى {$end}، ‎{$money}
mirror-build-which = البناء إلى {$end}، ‎{$money}؛ {$about}
mirror-go = الذهاب إلى {$end}
mirror-go-which = الذهاب إلى {$end}؛ {$about}
mirror-type-a-move = كتابة نقلة {$who}
mirror-type-example = مثال: {$line}
mirror-crossing = تقاطع {$number}
mirror-crossing-north = تقاطع {$number}، شمال {$city}
mirror-crossing-northeast = تقاطع {$number}، شمال شرق {$city}
mirror-crossing-east = تقاطع {$number}، شرق {$city}
mirror-crossing-southeast = تقاطع {$number}، جنوب شرق {$city}
mirror-crossing-south = تقاطع {$number}، جنوب {$city}
mirror-crossing-southwest = تقاطع {$number}، جنوب غرب {$city}
mirror-crossing-west = تقاطع {$number}، غرب {$city}
mirror-crossing-northwest = تقاطع {$number}، شمال غرب {$city}
mirror-demonstration = هذا عرض توضيحي.
mirror-press-to-begin = اضغط أي مفتاح للبدء.
mirror-countdown = { $count ->
    [zero] اضغط أي مفتاح الآن للمتابعة.
    [one] اضغط أي مفتاح خلال ثانية واحدة للمتابعة.
    [two] اضغط أي مفتاح خلال ثانيتين للمتابعة.
    [few] اضغط أي مفتاح خلال {$count} ثوانٍ للمتابعة.
    [many] اضغط أي مفتاح خلال {$count} ثانية للمتابعة.
   *[other] اضغط أي مفتاح خلال {$count} ثانية للمتابعة.
}
mirror-still-playing = أما زلتم تلعبون؟
mirror-please-read = اقرأ هذا من فضلك
mirror-vote = تصويت
mirror-vote-all = يجب أن يوافق الجميع.
mirror-page = {$title}: الصفحة {$page} من {$pages}.

## Saves, links, files: what is wrong with them

fault-foreign = هذه ليست لعبة Roundhouse.
fault-text = هذه ليست لعبة Roundhouse، أو ينقصها جزء.
fault-too-long = البيانات أطول من أن تكون لعبة.
fault-older = أُنشئت اللعبة بإصدار أقدم من Roundhouse، ولم يعد فتحها ممكنًا.
fault-newer = أُنشئت اللعبة بإصدار أحدث من Roundhouse، ولا يمكن فتحها هنا.
fault-length = البيانات ناقصة.
fault-language = اللغة {$language} غير متاحة: {$why}
fault-damaged = البيانات تالفة.
fault-no-such-game = هذه اللعبة غير متاحة هنا.
fault-other-game = هذه لعبة أخرى.
fault-no-such-map = خريطتها غير متاحة هنا.
fault-other-map = تغيّرت خريطتها منذ أن لُعبت.
fault-rules = فيها نقلة لا تسمح بها القواعد.
fault-unwritable-start = لا يمكن حفظ هذه اللعبة.
fault-unwritable-move = لا يمكن حفظ هذه اللعبة: تعذّر تسجيل إحدى نقلاتها.
fault-unwritable-too-long = هذه اللعبة أطول من أن تُحفظ.
fault-found-late = ظهرت لعبة أقدم. يمكنكم متابعتها بعد هذه.
fault-second-copy = تضررت لعبة محفوظة، لكن نسختها الثانية سليمة.
fault-put-aside = لا يمكن فتح لعبة محفوظة. {$why} نُحّيت اللعبة جانبًا.
fault-go-on-playing = {$why} يمكنكم مواصلة اللعب.
fault-file-foreign = ليس في هذا الملف ألعاب Roundhouse.
fault-file-without-game = ليس في هذا الملف لعبة.
fault-file-game = لا يمكن فتح اللعبة التي في هذا الملف. {$why}
fault-query = يطلب هذا الرابط {$key} {$value}. {$offered}
fault-query-not-offered = هذا غير متاح هنا.
fault-query-offers = المتاح في {$title}: {$values}.
fault-rules-damaged = ملف القواعد تالف.
fault-link = لا يمكن فتح هذا الرابط. {$why} انسخه مجددًا من فضلك.
fault-map-version = الخريطة من الإصدار {$found}، وهذا البرنامج يقرأ الإصدار {$known}.
fault-map-too-large = الخريطة أكبر من المسموح.
fault-map-too-many-nodes = تقاطعات الخريطة أكثر من المسموح: {$count}.
fault-map-other = في ملف خريطة {$map} خريطة أخرى.
own-map-title = خريطتك الخاصة
own-map-newer = أُنشئت هذه الخريطة بإصدار أحدث من الصفحة. أعد تحميل الصفحة.
own-map-little-land = اليابسة هنا أقل من أن تكفي لخريطة. أظهر يابسة أكثر وبحرًا أقل.
own-map-few-towns = المدن المتباعدة بما يكفي هنا قليلة جدًا. أظهر جزءًا أكبر من العالم، أو جزءًا فيه مدن أكثر.
own-map-torn-land = اليابسة هنا متقطعة لا تصلح لسكة حديد. أظهر يابسة متصلة أكثر.
own-map-failed = تعذّر صنع الخريطة. تحقق من الشبكة وحاول مرة أخرى.
fault-map-place = أحد تقاطعات الخريطة بلا موضع صحيح.
fault-map-link-end = الوصلة {$number} في الخريطة تؤدي إلى التقاطع {$node} غير الموجود.
fault-map-link = الوصلة {$number} في الخريطة (من {$from} إلى {$to} بسعر ‎{$money}) غير مسموح بها.
fault-map-regions = عدد مناطق الخريطة {$count} بدلًا من {$wanted}.
fault-map-city-region = مدينة {$city} تقع في منطقة غير موجودة.
fault-map-city-node = مدينة {$city} تقع على التقاطع {$node} غير الموجود.
fault-map-city-city = مدينة {$city} تقع فوق مدينة أخرى.
fault-map-region = عدد مدن منطقة {$region} هو {$cities}، منها {$ringed} بحلقة، بدلًا من {$wanted} و{$wanted-ringed}.
fault-map-unreached = لا طريق في الخريطة يؤدي إلى التقاطع {$node}.

## The browser: storage, network, full screen, faults

web-rules-file = ملف القواعد {$name}
web-map-file = ملف الخريطة {$name}
web-words-file = ملف اللغة {$name}
web-words-damaged = ملف اللغة {$name} تالف.
web-file-missing = تعذّر تحميل {$what} (خطأ {$number}).
web-file-silent = لم يُحمَّل {$what}. تحقق من الشبكة.
web-map-too-long = ملف الخريطة {$name} أكبر من المسموح.
web-map-damaged = ملف الخريطة {$name} ناقص أو تالف.
web-map-foreign = ملف الخريطة {$name} ليس خريطة.
web-no-picture = لا يستطيع هذا المتصفح حفظ الصورة.
web-no-export = هذا المتصفح لا يصدّر الألعاب المحفوظة.
web-no-import = لا يستطيع هذا المتصفح فتح ملف هنا.
web-file-unreadable = تتعذّر قراءة هذا الملف.
web-storage-refused = لا يستطيع هذا المتصفح حفظ اللعبة (لا مساحة، أو نافذة خاصة). واصل اللعب، لكن لا تغلق الصفحة.
web-storage-healed = تضررت البيانات المحفوظة في هذا المتصفح ومُسحت. عاد حفظ الألعاب الآن.
web-storage-silent = هذا المتصفح لا يحفظ اللعبة. واصل اللعب، لكن لا تغلق الصفحة وإلا فقد تضيع.
web-storage-elsewhere = الصفحة مفتوحة في نافذة أخرى. لن تُحفظ هذه اللعبة حتى تغلق تلك النافذة.
web-storage-slow = الحفظ بطيء. واصل اللعب؛ وإذا انقطع التيار فقد يضيع الدور الأخير.
web-computer-missing = لم يُحمَّل اللاعب الحاسوب، أو تعطّل.
web-computer-silent = لم يستجب اللاعب الحاسوب.

## The page itself, while there is no program

page-loading = يجري تحميل Roundhouse.
page-file = افتح Roundhouse من خادم ويب، لا كملف. (للمطورين: cargo xtask play)
page-too-old = هذا المتصفح أقدم من أن يشغّل Roundhouse. استخدم إصدارًا حديثًا من Chrome.
page-again = لحظة من فضلك: تبدأ Roundhouse من جديد.
page-failed = أعيد تشغيل Roundhouse ثلاث مرات دون جدوى. انقر على الشاشة للمحاولة مجددًا.
page-failed-kiosk = أعيد تشغيل Roundhouse ثلاث مرات دون جدوى. ستحاول مجددًا بعد دقيقة، أو انقر على الشاشة الآن.
page-missing = لا توجد صفحة على هذا العنوان.
page-open = افتح Roundhouse
mirror-said = سجل اللعبة
mirror-own = مقعدك

## Settings, questions, votes, the keys, the game of a link, the game that waits

over-close = إغلاق
over-language = اللغة
over-hints-on = تلميحات: تشغيل
over-hints-off = تلميحات: إيقاف
coach-leave = إغلاق المرشد
setting-coach = المرشد
over-coach-on = المرشد: تشغيل
over-coach-off = المرشد: إيقاف
seat-leave-asked = هل تغادر اللعبة؟
seat-leave-tells = سيلعب الحاسوب بدلًا منك.
seat-leave = مغادرة
seat-stay = بقاء
seat-take-over = اللعب هنا
seat-nudge = هل ما زلت هنا؟ إنه دورك.
seat-away-tells = يمكن للحاسوب اللعب بدلًا منك.
seat-away-computer = الحاسوب يلعب
seat-away-here = أنا هنا
seat-take-over-asked = تلعب هنا؟
seat-take-over-tells = تتولى اللعب بدل الحاسوب.
seat-take-over-no = لا
mirror-leave-seat = مغادرة اللعبة
setting-motion = الحركة
setting-contrast = التباين
setting-text = حجم النص
over-motion-on = الحركة: تشغيل
over-motion-off = الحركة: إيقاف
over-contrast-high = التباين: عالٍ
over-contrast-auto = التباين: تلقائي
setting-names = أسماء الخريطة تواجه اللاعبين
over-names-turn = الأسماء: تدور
over-names-stay = الأسماء: ثابتة
coach-rail-cities = احجب اللوحة بيدك وانقر على «عرض المدن» لترى مدنك السرّية.
coach-rail-cities-own = لك مدن سرّية عليك ربطها. انظر إليها حين لا يرى الشاشة أحد غيرك.
coach-rail-hub = ضع محطتك: انقر على الخريطة قرب معظم مدنك. منها تبدأ سككك.
coach-rail-build = انقر على الوصلات المتقطعة لتبني. وصلتان مفردتان أو واحدة مزدوجة مجانًا في كل دور.
coach-rail-left = بقي ‎{$money}: ابنِ وصلة مفردة أخرى، أو انقر على ‎−$1. ما تتخطاه يضيع.
coach-rail-joined = اتصلت شبكتك الآن بشبكة {$names}. من الآن تتشاركونها.
coach-rail-pay = ربط أحدهم كل مدنه. اربط مدنك الآن: الثمن من رصيدك.
coach-rail-known = هذه هي اللعبة كلها. العب الآن لعبة حقيقية.
coach-rail-tasks = أُنجزت {$done} من {$all} مهام
coach-swap = البدء ميزة: انقر على «تبديل» لتأخذ ذلك الحجر وحافتيه، أو ضع حجرك.
exercise-title = التمرين {$number} من {$all}
exercise-next = التالي
exercise-skip = تجاوز
exercise-missed = هذا مسموح، لكنه ليس المطلوب هنا. حاول ثانيةً، أو انقر على «تلميح».
connection-lesson-aim = انقر على خانة فارغة. اربط حافتيك بسلسلة متصلة لتفوز.
connection-lesson-quickway = أحجارك تتصل عند الزوايا وحدها، إلا إذا كانت وصلة تقطع الطريق.
connection-lesson-crossway = أحجارك تتصل عند الزوايا أيضًا. ولا يجوز لحجر أن يُحدث تقاطعًا.
connection-lesson-quax = لوصل حجرين متلامسين عند الزاوية انقر على كليهما. هذا يستهلك دورك.
connection-lesson-quadrex = لا تتصل إلا الأحجار جنبًا إلى جنب. وآخر خانة في المربع قد تمتلئ وحدها.
raindrops-lesson-aim = انقر على قطرة ثم على وجهتها. اجمع قطراتك كلها في كتلة واحدة لتفوز.
raindrops-lesson-capture = حرّك قطرتك إلى قطرة من اللون الآخر لتأسر كتلتها كلها.
raindrops-lesson-group = تتحرك المجموعة قطرة قطرة: ارفع واحدة وضعها بجانب البقية على الخط.
transit-lesson-aim = انقر على إحدى قطعك الطرفية (حلقة) ثم على قطعة من اللون الآخر للتبديل.
transit-lesson-networks = القطع المتجاورة من لون واحد شبكة. في النهاية تفوز أكبر شبكة.
transit-lesson-swaps = يلزم لكلتيهما جاران من لونها. ولا تملأ أربع من لون واحد مربعًا.
yard-lesson-aim = انقر على عربة ثم على وجهتها. أوصل العشر كلها إلى الجانب الذي بلونك.
yard-lesson-train = صف عربات معظمها لك قطار: انقر على الطرفين ثم على وجهة أحدهما.
yard-lesson-areas = لا تدخل عربة منطقة شحن اللون الآخر، ولا تغادر منطقة لونها.
connection-do-corner = التفّ حول الحجر الذي أمامك: ضع حجرًا يلامس الطرفين عند الزاوية.
connection-do-gap = حول الحجر طريقان، لكن أحدهما مقطوع. خذ الآخر.
connection-do-link = نصفا سلسلتك لا يتلامسان إلا عند الزاوية. انقر على هذين الحجرين لوصلهما.
connection-do-fill = لا تملأ الفراغ: ضع حجرًا على يساره أو يمينه فيمتلئ وحده.
connection-do-swap = بدأ اللاعب الآخر من الوسط. خذ حجره: انقر على «تبديل» ثم على OK.
connection-did-connect = ربطت الحافتين اللتين بلونك. وبهذا تفوز!
connection-did-gap = الوصلات لا تتقاطع أبدًا: تبقى الأولى.
connection-did-swap = الحجر الأول وحافتاه لك الآن. والدور للاعب الآخر.
raindrops-do-walk = اصعد في العمود: ضع القطرة الخلفية في الأمام، وكرّر حتى تأسر.
raindrops-do-spare = إن أسرت هنا بقيت للاعب الآخر كتلة واحدة ففاز. حرّك قطرتك الأخرى.
raindrops-did-join = صارت قطراتك كلها كتلة واحدة. وبهذا تفوز!
raindrops-did-capture = أسرتها كلها. وإذا حرّكت كتلة تستطيع الأسر أو الانضمام فعليها ذلك.
raindrops-did-group = انضمت مجموعتك إلى كتلة أخرى. بهذا ينتهي الدور، وهنا يكون الفوز.
raindrops-did-walk = تتحرك المجموعة قطرة قطرة ولا تنقسم أبدًا. والأسر أو الانضمام ينهي دورها.
raindrops-did-spare = بعد كل دور يفوز من له كتلة واحدة، حتى لو لم يكن الدور له.
transit-do-join = ابحث عن التبديل الذي يجمع قطعك الثماني.
transit-do-far = التبديل يصل بعيدًا: بدّل إحدى قطعك الطرفية بقطعة ليست بجانبها.
transit-do-pass = مرّر اللاعب الآخر الدور. وأنت أيضًا لا تبديل لك: انقر على «تمرير» ثم على OK.
transit-did-far = يمكنك التبديل بأي قطعة من شبكة تلامس شبكة قطعتك الطرفية.
transit-did-pass = تمريران متتاليان ينهيان اللعبة: تفوز أكبر شبكة.
yard-do-ship = أدخل عربة إلى منطقة شحنك، عند جانب الرقعة الذي بلونك.
yard-do-last = وصلت تسع من عرباتك. أوصل العاشرة.
yard-did-car = تسير العربة مستقيمة أي مسافة عبر خانات خالية، أو خطوة واحدة قُطريًا.
yard-did-train = يتقدم أحد الطرفين، مستقيمًا أو إلى الجانب، وتتبعه البقية في أثره.
yard-did-last = وصلت عرباتك العشر كلها. وبهذا تفوز!
rail-ready = جاهز
rail-prompt-ready = جاهز. بانتظار {$names}
rail-prompt-taxes = {$ended}؛ الضرائب ‎{$money}
over-table-layout = شاشة طاولة
over-own-screen = شاشة فردية
over-to-lobby = كل الألعاب
over-end-game = إنهاء اللعبة
over-new-game = لعبة جديدة
over-full-screen = ملء الشاشة
over-full-screen-exit = إنهاء ملء الشاشة
over-rules = القواعد
over-share = مشاركة
over-update = تحديث
over-holds = تسري التغييرات من اللعبة القادمة.
over-inches = قُطر الشاشة: لتجاهل لمسة راحة اليد.

over-new-game-asked = هل نبدأ لعبة جديدة؟
over-new-game-means = تنتهي هذه اللعبة، ويبدأ اللاعبون أنفسهم من جديد.
over-keep-playing = مواصلة اللعب
over-end-game-asked = هل ننهي هذه اللعبة؟
over-end-game-means = تنتهي هذه اللعبة، وتعودون إلى شاشة البداية.
over-forget-means = ستضيع اللعبة غير المكتملة.
over-delete-it = حذفها
over-keep-it = إبقاؤها

over-share-hands-asked = هل تضاف مدن الجميع السرّية؟
over-share-them = مشاركتها
over-play-again-asked = هل نلعب مجددًا؟
over-play-again = اللعب مجددًا
over-real-game = اللعبة الحقيقية
over-another-map-asked = خريطة أخرى: {$map}؟
over-lobby-asked = هل نعود إلى كل الألعاب؟
over-another-map = خريطة أخرى
over-no = لا
over-vote-waits = أنت موافق. بانتظار {$names}
over-vote-no = قال {$who} لا

over-keys = المفاتيح
over-key-tab = Tab، Shift+Tab
over-key-tab-does = الزر التالي أو السابق
over-key-arrows = الأسهم
over-key-arrows-do = التحرك: أزرار، خانات، وصلات، مؤشرات
over-key-enter = Enter أو المسافة
over-key-enter-does = ضغط الزر
over-key-escape = Escape
over-key-escape-does = إغلاق
over-key-letters = الحروف
over-key-letters-do = على الخريطة: الذهاب إلى المدينة بحروفها
over-key-ok = Ctrl+Enter
over-key-ok-does = OK
over-key-undo = Backspace
over-key-undo-does = تراجع
over-key-ask-does = على الرقعة: الدور الأخير، والوضع
over-key-next-does = التالي لي، التالي لغيري
over-key-around-does = ما الموجود حول هذا المكان
over-key-zoom-does = التكبير أو التصغير
over-key-move = End
over-key-move-does = كتابة نقلة
over-key-board = Home
over-key-board-does = الذهاب إلى الرقعة أو الخريطة
over-key-list-does = هذه القائمة

over-play-from-here = اللعب من هنا
over-back-to-my-game = رجوع إلى لعبتي
over-stop-beginning = بداية اللعبة
over-stop-turn = الدور {$turn} من {$turns}
over-play-on-asked = هل تلعب من هنا؟
over-play-on-ends-game = ستحل هذه اللعبة محل التي على الطاولة.
over-play-on-loses-save = ستحل هذه اللعبة محل لعبتك المحفوظة.
over-play = لعب
over-keep-watching = مواصلة المشاهدة

over-unfinished = لعبة غير مكتملة
over-continue = متابعة
over-map-loading = يجري تحميل خريطتها…
over-map-again = {$why} انقر على «متابعة» للمحاولة مجددًا.
over-tap-to-continue = انقر للمتابعة

## Phones, far seats and watchers

refused-cut-off = لا اتصال بالطاولة. حاول مجددًا بعد لحظات.
fault-seat-link = رابط المقعد هذا ناقص. صوّر الرمز أو انسخ الرابط مجددًا من فضلك.
fault-seat-view = لا يمكن لهذه الصفحة عرض لعبة الطاولة. أعد تحميل الصفحة.

room-phone = على هاتفك
room-far = اللعب عن بُعد
room-scan-cities = صوّر هذا الرمز بهاتفك لترى مدنك عليه.
room-scan-board = صوّر الرمز بهاتفك لتلعب عليه.
room-send = أرسل هذا الرابط إلى شخص واحد فقط: يصبح هذا المقعد له.
room-until = حتى ذلك الحين يلعب الحاسوب هنا.
room-type = أو اكتب في هاتفك:
room-phone-holds = هذا المقعد على هاتفك. ويمكنك أن تلعب هنا أيضًا.
room-phone-away = هاتفك لا يستجيب. العب هنا، أو شغّل شاشته.
room-far-nobody = لم يفتح أحد الرابط بعد.
room-left = غادر اللاعب {$colour}.
friend-waits = تبدأ اللعبة عندما يحضر الجميع.
friend-you = أنت
friend-here = موجود
friend-not-yet = لم يحضر بعد
friend-is-here = {$colour} هنا. تبدأ اللعبة.
room-far-holds = هناك من يلعب هنا من مكان آخر.
room-far-away = في مكان آخر، غير متصل
room-asks = هاتف آخر يطلب هذا المقعد. هل هو هاتفك؟
room-asks-far = فتح شخص آخر رابط هذا المقعد. هل تسمح له؟
room-allow = سماح
room-refuse = رفض
room-show-here = عرض هنا
room-withdraw = إلغاء الرابط
room-copy = نسخ
room-copied = نُسخ الرابط. الصقه في رسالة.
room-not-copied = لم ينجح النسخ: صوّر الرمز بدلًا منه.
room-host-full = الخادم ممتلئ الآن. حاول مجددًا لاحقًا.
room-invite = دعوة
room-far-thinks = في مكان آخر، يفكر منذ {$count} ث
room-far-waits = في مكان آخر
room-computer-plays = ترك اللعب للحاسوب
room-give-back = إعادة المقعد
room-invite-title = دعوة
room-watch = مشاهدة
room-watch-means = كل من لديه هذا الرابط يشاهد فقط ولا يلعب.
room-watchers = { $count ->
    [zero] لا أحد يشاهد الآن.
    [one] يشاهد الآن شخص واحد.
    [two] يشاهد الآن شخصان.
    [few] يشاهد الآن {$count} أشخاص.
    [many] يشاهد الآن {$count} شخصًا.
   *[other] يشاهد الآن {$count} شخص.
}

member-looking = يجري البحث عن الطاولة…
member-no-host = لا اتصال. تجري المحاولة مجددًا…
member-no-table = لا ردّ من الشاشة الأخرى. ابقَ هنا: تتصل هذه الصفحة من جديد وحدها.
member-asking = هذا المقعد لشخص آخر. لتأخذه، انقر على «سماح» على الطاولة.
member-waits = لونك {$colour}. بانتظار بدء اللعبة.
member-watches = أنت تشاهد. بانتظار بدء اللعبة.
member-refused = رُفض طلبك عند الطاولة.
member-elsewhere = هذا المقعد على هاتف آخر الآن.
member-closed = عاد اللعب في هذا المقعد إلى الطاولة.
member-left = لقد تركت مقعدك. يمكنك العودة ما لم يأخذه أحد.
member-void = لم يعد هذا الرابط صالحًا. صوّر الرمز الذي على الطاولة مجددًا.
member-version = على الطاولة إصدار آخر. أعد تحميل هذه الصفحة.
member-again = إعادة المحاولة
member-return = العودة
member-leave-tells = سيصبح مقعدك شاغرًا. يعيدك الرابط نفسه ما لم يأخذه أحد.
member-hand-over = هل تتخلى عن مقعدك؟
member-look-up = انظر إلى الطاولة لترى ما يحدث.
member-players-decide = ما يأتي بعد ذلك يقرّره اللاعبون.

mirror-phone = اللعب على الهاتف
mirror-far-at = {$colour}، في مكان آخر
member-fair = توزيع عادل: ساعد جهازك في خلط المدن وتحقق منها.
member-unfair = لم توزَّع المدن كما اتُّفق. اسأل عند الطاولة.

## Looking back at a game for two

review-percent = {$percent}%
review-working = تجري مراجعة اللعبة: {$known} من {$all}
review-better = الأفضل هنا: {$turn} (بعد {$time})
review-better-marked = الأفضل هنا: كما هو معلَّم (بعد {$time})
review-as-played = أفضل نقلة هنا (بعد {$time})
review-seconds = {$seconds}.{$tenths} ث
review-trying = الدور {$turn} + {$tried}
review-try = انقر على الرقعة أو على نقلة هنا لتجربتها.
review-try-turn = جرّب {$turn}
review-behind = −{$points}%
review-joints = الوصلات المتقطعة مضمونة مهما حدث.
review-joints-none = لا وصلات مضمونة بعد.
review-only = يفوز {$who}. قد لا يمنعه إلا: {$cells}
review-only-marked = يفوز {$who}. قد لا تمنعه إلا خانة ذهبية.
review-only-none = يفوز {$who} مهما حدث
last-aloud = يقول الحاسوب: {$words}
last-fell-newcomer = أحسنت! فاجأتني نقلتك رقم {$turn}.
last-fell-easy = كان الرد على نقلتك رقم {$turn} صعبًا. أحسنت!
last-fell-medium = نقلتك رقم {$turn} آلمتني أكثر من غيرها. لعبة جميلة!
last-fell-hard = نقلتك رقم {$turn} آلمتني أكثر: هبطت فرصي من {$before} إلى {$after}.
last-fell-master = النقلة {$turn}: قبلها كنت أمنح نفسي {$before}، وبعدها {$after}.
last-fell-at-last = لم أتوقع نقلتك الأخيرة. أحسنت!
last-behind = كنت في المقدمة منذ البداية. أحسنت!
last-slid = تقدمت شيئًا فشيئًا، ولم أنتبه متى.
last-rose = انظر مجددًا إلى نقلتك رقم {$turn}: إنها أكثر ما ساعدني.
last-rose-percent = نقلتك رقم {$turn} ساعدتني أكثر: ارتفعت فرصي من {$before} إلى {$after}.
last-sure = منذ النقلة {$turn} عرفت أني سأفوز.
last-unsure = لم أكن واثقًا حتى آخر لحظة.
last-open = لم تكن اللعبة قد انتهت: لم أظن أني سأفوز!
last-drawn = تعادل. أحسنت!
last-length = { $turns ->
    [one] لعبة جميلة! استمرت دورًا واحدًا.
    [two] لعبة جميلة! استمرت دورين.
    [few] لعبة جميلة! استمرت {$turns} أدوار.
    [many] لعبة جميلة! استمرت {$turns} دورًا.
   *[other] لعبة جميلة! استمرت {$turns} دور.
}
review-back = رجوع إلى المراجعة
review-back-short = رجوع
over-replay-speed = {$speed}×
mirror-turning-point = اللحظة الحاسمة التالية
mirror-joints = الوصلات المضمونة
mirror-joints-told = الوصلات المضمونة: {$links}
mirror-joint = {$who} من {$one} إلى {$other}
mirror-joint-edge = {$who} من {$one} إلى الحافة
mirror-replay-play = تشغيل
mirror-replay-pause = إيقاف مؤقت
mirror-replay-speed = السرعة {$speed}×
sheet-share-moves = نسخ النقلات كنص
sheet-share-moves-copied = نُسخت النقلات. الصقها هنا لإعادة عرضها.
paste-fails = السطر {$line}: {$why}
paste-begins = تبدأ اللعبة بسطر كهذا: {$example}
paste-unknown = «{$text}» ليس أمرًا معروفًا.
paste-illegal = «{$turn}» غير مسموح به هناك.
position-form = يُكتب الوضع هكذا: {$example}
position-rows = ليس لهذه اللعبة رقعة عدد صفوفها {$rows}.
position-row = في الصف {$row} من الأعلى رمز خاطئ أو طول خاطئ.
position-side = يُكتب صاحب الدور {$one} أو {$other}.
position-link = تربط الوصلة حجرين من لون واحد ولا تقطعها وصلة أخرى.
position-links = تُكتب الوصلات حيث يتقاطع قُطران، وصلة واحدة في كل موضع.
position-crosscut = في هذه اللعبة لا يتقاطع اللونان أبدًا في مربع من أربع خانات.
position-unfilled = هناك خانة فارغة كانت ستمتلئ من تلقاء نفسها.
position-cars = لكل لون عشر عربات على الأكثر.
position-area = العربة في {$cell} تقف في منطقة شحن اللون الآخر.
position-pieces = يحتاج كل لون إلى قطرة على الرقعة.
paste-position = لا توجد لعبة فيها هذا الوضع. اكتب فوقه سطرًا مثل هذا: {$example}
paste-which = هذا الوضع موجود في عدة ألعاب. اكتب فوقه أحد هذه الأسطر: {$lines}
setup-open = إعداد وضع
setup-tap = اختر لونًا ثم انقر على الرقعة.
setup-link = اختر لونًا وانقر على الرقعة. اسحب لربط حجرين.
setup-over = في هذا الوضع تكون اللعبة قد انتهت.
setup-moves = الدور
setup-nothing = إزالة
setup-clear = إفراغ
setup-start = البداية

## Puzzles

lobby-puzzle = لغز
puzzle-title = لغز اليوم
puzzle-another = لغز آخر
puzzle-race = سباق إلى {$count}
puzzle-back = { $count ->
    [1] لغز الأمس
    [zero] لغز اليوم
    [one] لغز الأمس
    [two] لغز أول أمس
    [few] لغز قبل {$count} أيام
    [many] لغز قبل {$count} يومًا
   *[other] لغز قبل {$count} يوم
}
puzzle-series = { $count ->
    [zero] من أول محاولة!
    [one] من أول محاولة!
    [two] مرتان متتاليتان من أول محاولة!
    [few] {$count} مرات متتالية من أول محاولة!
    [many] {$count} مرة متتالية من أول محاولة!
   *[other] {$count} مرة متتالية من أول محاولة!
}
puzzle-scores = المحلول: {$scores}.
puzzle-score = {$who} {$count}
puzzle-easy = سهل
puzzle-medium = متوسط
puzzle-hard = صعب
puzzle-win = { $count ->
    [1] الدور على {$who}: فُز بهذه النقلة.
    [zero] الدور على {$who}: فُز الآن.
    [one] الدور على {$who}: فُز في نقلة واحدة مهما فعل الخصم.
    [two] الدور على {$who}: فُز في نقلتين مهما فعل الخصم.
    [few] الدور على {$who}: فُز في {$count} نقلات مهما فعل الخصم.
    [many] الدور على {$who}: فُز في {$count} نقلة مهما فعل الخصم.
   *[other] الدور على {$who}: فُز في {$count} نقلة مهما فعل الخصم.
}
puzzle-join = { $count ->
    [zero] اربط المدن بأقل ثمن.
    [one] اربط هذه المدينة بأقل ثمن.
    [two] اربط هاتين المدينتين بأقل ثمن.
    [few] اربط هذه المدن الـ{$count} بأقل ثمن.
    [many] اربط هذه المدن الـ{$count} بأقل ثمن.
   *[other] اربط هذه المدن الـ{$count} بأقل ثمن.
}
puzzle-laid = بُني حتى الآن: ‎{$money}
puzzle-wrong = { $count ->
    [1] هذه النقلة لا تحقّق الفوز. جرّب غيرها!
    [zero] هذه لا تحقّق الفوز. جرّب غيرها!
    [one] هذه لا تحقّق الفوز في نقلة واحدة. جرّب غيرها!
    [two] هذه لا تحقّق الفوز في نقلتين. جرّب غيرها!
    [few] هذه لا تحقّق الفوز في {$count} نقلات. جرّب غيرها!
    [many] هذه لا تحقّق الفوز في {$count} نقلة. جرّب غيرها!
   *[other] هذه لا تحقّق الفوز في {$count} نقلة. جرّب غيرها!
}
puzzle-thinks = يفكّر {$who}…
puzzle-right = صحيح!
puzzle-answers = ردّ {$who}: {$turn}.
puzzle-again = حاول مجددًا
puzzle-apart = لم تتصل كل المدن بعد.
puzzle-over = اتصلت، لكنها أغلى بمقدار ‎{$money}. أي التفاف يمكن حذفه؟
puzzle-solved = { $count ->
    [1] أحسنت! حللته من أول محاولة
    [zero] أحسنت! حللته
    [one] أحسنت! حللته في المحاولة {$count}
    [two] أحسنت! حللته في المحاولة {$count}
    [few] أحسنت! حللته في المحاولة {$count}
    [many] أحسنت! حللته في المحاولة {$count}
   *[other] أحسنت! حللته في المحاولة {$count}
}
puzzle-first = فاز بالسباق: {$who}.
puzzle-first-you = فزت بالسباق!
puzzle-wants = يريد {$who} {$how}: انقر عليه أيضًا، أو واصل اللعب.
puzzle-waits = {$how}: يبدأ حين ينقر عليه الآخرون أيضًا.
puzzle-next = التالي
puzzle-earlier = اليوم السابق
puzzle-later = اليوم اللاحق
puzzle-share = مشاركة النتيجة
puzzle-copy = نسخ
puzzle-copied = نُسخت النتيجة.
puzzle-clear = مسح
puzzle-loading = يجري تحميل الألغاز…
puzzle-damaged = ملف ألغاز هذه اللعبة تالف.
web-puzzle-file = ملف الألغاز {$name}
mirror-puzzle-at = لغز، {$place}
mirror-puzzle-link = {$from} – {$to}، ‎{$money}
