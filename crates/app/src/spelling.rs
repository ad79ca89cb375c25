//! Spelling of typed names: without case and marks.
//!
//! The letters are Latin where the keys write those.

use base::words::Language;

/// Syllables of Mandarin, each before the signs that are read so: all signs in names of cities. Keyboards in China have
/// no keys for the signs, and what turns letters into them is off where no text is written.
const PINYIN: &[&str] = &[
    "a阿",
    "ai埃爱",
    "an安",
    "ao奥敖",
    "ba巴",
    "bai拜",
    "bao堡",
    "bei北贝",
    "ben本",
    "bi俾彼毕",
    "bin滨",
    "bo伯柏波",
    "bu布",
    "che彻",
    "cheng城",
    "ci茨",
    "da大答达",
    "dan丹",
    "de得德",
    "di底迪",
    "dian典",
    "die迭",
    "ding丁",
    "dong东",
    "dou都",
    "dun敦顿",
    "duo多",
    "e俄鄂",
    "er尔",
    "fa法",
    "fei菲",
    "fu佛福辅",
    "gan干",
    "gang港",
    "ge各哥戈格",
    "gu谷",
    "guang光",
    "ha哈",
    "hai海",
    "han汉",
    "he何河",
    "hei黑",
    "hu湖胡",
    "hua华",
    "ji吉基矶",
    "jia加",
    "jie杰",
    "jin金",
    "jing京",
    "jiu旧",
    "ka卡喀",
    "kan坎",
    "ke克科",
    "ku库",
    "la拉",
    "lai莱",
    "lan兰",
    "lei勒雷",
    "li利里黎",
    "liang良",
    "lin林",
    "lu卢路陆鲁",
    "lun伦",
    "luo洛罗",
    "lv律",
    "ma马",
    "mai买迈麦",
    "man曼",
    "meng孟",
    "mi密米",
    "ming明",
    "mo摩莫",
    "mu姆慕木",
    "na娜纳那",
    "nai奈",
    "nei内",
    "ni尼",
    "niu纽",
    "nuo诺",
    "pa帕",
    "pi皮",
    "po坡",
    "qi奇齐",
    "sa萨",
    "sai塞赛",
    "sha沙",
    "shan山杉",
    "shang上",
    "sheng圣盛",
    "shi什士市",
    "shou首",
    "si斯",
    "suo索",
    "ta塔",
    "tan坦",
    "te特",
    "tu图",
    "tuo托",
    "wan万",
    "wei维",
    "wu乌武",
    "xi西",
    "xia夏",
    "xiang象香",
    "xin新",
    "xun逊",
    "ya亚雅",
    "yan盐",
    "yang仰",
    "ye也",
    "yi伊易",
    "yue约",
    "zhi志芝",
];

/// Names of cities that are not written in kana, as they are read.
const READ: [(&str, &str); 5] = [
    ("東京", "toukyou"),
    ("北京", "pekin"),
    ("上海", "shanhai"),
    ("武漢", "bukan"),
    ("香港", "honkon"),
];

/// Kana from A on, in the order of their numbers, in Latin letters: as most people write them, and as the rows go.
const KANA: [(&str, &str); 84] = [
    ("a", "a"),
    ("a", "a"),
    ("i", "i"),
    ("i", "i"),
    ("u", "u"),
    ("u", "u"),
    ("e", "e"),
    ("e", "e"),
    ("o", "o"),
    ("o", "o"),
    ("ka", "ka"),
    ("ga", "ga"),
    ("ki", "ki"),
    ("gi", "gi"),
    ("ku", "ku"),
    ("gu", "gu"),
    ("ke", "ke"),
    ("ge", "ge"),
    ("ko", "ko"),
    ("go", "go"),
    ("sa", "sa"),
    ("za", "za"),
    ("shi", "si"),
    ("ji", "zi"),
    ("su", "su"),
    ("zu", "zu"),
    ("se", "se"),
    ("ze", "ze"),
    ("so", "so"),
    ("zo", "zo"),
    ("ta", "ta"),
    ("da", "da"),
    ("chi", "ti"),
    ("ji", "di"),
    ("-", "-"),
    ("tsu", "tu"),
    ("zu", "du"),
    ("te", "te"),
    ("de", "de"),
    ("to", "to"),
    ("do", "do"),
    ("na", "na"),
    ("ni", "ni"),
    ("nu", "nu"),
    ("ne", "ne"),
    ("no", "no"),
    ("ha", "ha"),
    ("ba", "ba"),
    ("pa", "pa"),
    ("hi", "hi"),
    ("bi", "bi"),
    ("pi", "pi"),
    ("fu", "hu"),
    ("bu", "bu"),
    ("pu", "pu"),
    ("he", "he"),
    ("be", "be"),
    ("pe", "pe"),
    ("ho", "ho"),
    ("bo", "bo"),
    ("po", "po"),
    ("ma", "ma"),
    ("mi", "mi"),
    ("mu", "mu"),
    ("me", "me"),
    ("mo", "mo"),
    ("ya", "ya"),
    ("ya", "ya"),
    ("yu", "yu"),
    ("yu", "yu"),
    ("yo", "yo"),
    ("yo", "yo"),
    ("ra", "ra"),
    ("ri", "ri"),
    ("ru", "ru"),
    ("re", "re"),
    ("ro", "ro"),
    ("wa", "wa"),
    ("wa", "wa"),
    ("i", "i"),
    ("e", "e"),
    ("o", "o"),
    ("n", "n"),
    ("vu", "vu"),
];

/// The first kana of the table: a small A.
const FIRST: char = '\u{30a1}';

/// All ways in which a name begins for keys, as its language has it.
pub(crate) fn spellings(name: &str, language: Language) -> Vec<String> {
    let name = folded(name);
    match language.code() {
        "ja" => {
            let [one, other] = [true, false].map(|usual| romanized(&name, usual));
            vec![name, one, other]
        }
        "zh-Hans" => vec![name.chars().map(pinyin).collect(), name],
        _ => vec![name],
    }
}

/// Returns letters without case and marks, which many keyboards lack, and without what no key of a letter writes.
pub(crate) fn folded(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    let letters = small.filter(|sign| sign.is_alphanumeric());
    let mut folded = String::new();
    for letter in letters {
        match letter {
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            _ => folded.push(bare(letter)),
        }
    }
    folded
}

/// A small letter without its mark, a kana of one kind, and an Arabic letter in its plainest form.
fn bare(letter: char) -> char {
    match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ę' | 'ě' | 'ė' => 'e',
        'ğ' => 'g',
        'ì'..='ï' | 'ī' | 'ı' => 'i',
        'ł' | 'ĺ' | 'ľ' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ŕ' | 'ř' => 'r',
        'ś' | 'š' | 'ş' | 'ș' => 's',
        'ť' | 'ț' | 'ţ' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'أ' | 'إ' | 'آ' | 'ٱ' => 'ا',
        'ة' => 'ه',
        'ى' | 'ئ' | 'ی' => 'ي',
        'ؤ' => 'و',
        'ک' => 'ك',
        'ぁ'..='ゖ' => char::from_u32(u32::from(letter) + 0x60).unwrap_or(letter),
        other => other,
    }
}

/// Returns the reading of a Chinese sign. A sign that no city has stays as it is.
fn pinyin(sign: char) -> String {
    let mut rows = PINYIN.iter();
    let found = rows.find(|row| row.contains(sign));
    let read = found.map(|row| row.trim_end_matches(|sign: char| !sign.is_ascii()));
    read.map_or_else(|| sign.into(), str::to_owned)
}

/// A name in kana in Latin letters.
fn romanized(name: &str, usual: bool) -> String {
    if let Some((_, read)) = READ.iter().find(|(written, _)| *written == name) {
        return (*read).to_owned();
    }
    let mut latin = String::new();
    let mut doubles = false;
    for kana in name.chars() {
        let place = u32::from(kana).checked_sub(u32::from(FIRST));
        let Some((one, other)) = place.and_then(|place| KANA.get(place as usize)) else {
            // The line that makes a sound long has no letter.
            latin.extend((kana != 'ー').then_some(kana));
            continue;
        };
        let sound = if usual { one } else { other };
        match (kana, latin.pop()) {
            ('ッ', last) => {
                latin.extend(last);
                doubles = true;
                continue;
            }
            // A small kana takes the place of the vowel before it: the Y is in the consonant already.
            ('ャ' | 'ュ' | 'ョ', Some('i')) => {
                let has_y = latin.ends_with("sh") || latin.ends_with("ch") || latin.ends_with('j');
                let sound = if has_y { &sound[1..] } else { sound };
                latin.push_str(sound);
            }
            ('ァ' | 'ィ' | 'ェ' | 'ォ', Some('u')) if usual => {
                // A U alone becomes a consonant.
                if latin.is_empty()
                    || !latin.ends_with(|last: char| last.is_ascii_alphabetic() && !is_vowel(last))
                {
                    latin.push('w');
                }
                latin.push_str(sound);
            }
            ('ィ', Some('e' | 'o')) if usual => latin.push_str(sound),
            (_, last) => {
                latin.extend(last);
                if std::mem::take(&mut doubles) {
                    latin.extend(sound.chars().next());
                }
                latin.push_str(sound);
            }
        }
    }
    latin
}

fn is_vowel(letter: char) -> bool {
    "aiueo".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_typed_without_what_keyboards_lack() {
        assert_eq!(folded("São Paulo"), "saopaulo");
        assert_eq!(folded("St. Łódź"), "stlodz");
        assert_eq!(folded("İZMİR"), "izmir");
        assert_eq!(folded("أنقرة"), "انقره");
    }

    #[test]
    fn names_of_china_and_japan_are_typed_in_latin_letters() {
        let typed =
            |name: &str, code: &str| spellings(name, Language::of_code(code).expect("it is known"));
        let has = |name: &str, code: &str, latin: &str| {
            let all = typed(name, code);
            assert!(all.iter().any(|one| one == latin), "{name}: {all:?}");
        };
        has("维也纳", "zh-Hans", "weiyena");
        has("旧金山", "zh-Hans", "jiujinshan");
        has("ウィーン", "ja", "win");
        has("ウィーン", "ja", "uin");
        has("シカゴ", "ja", "shikago");
        has("シカゴ", "ja", "sikago");
        has("ブカレスト", "ja", "bukaresuto");
        has("ジャクソンビル", "ja", "jakusonbiru");
        has("ジャクソンビル", "ja", "zyakusonbiru");
        has("ジッダ", "ja", "jidda");
        has("ミュンヘン", "ja", "myunhen");
        has("サンフランシスコ", "ja", "sanfuranshisuko");
        has("ラピッドシティ", "ja", "rapiddoshiti");
        has("東京", "ja", "toukyou");
        has("東京", "ja", "東京");
    }
}
