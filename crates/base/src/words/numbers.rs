//! Numbers, money and plurals as a language writes them, reported by the browser's `Intl`.

/// A language's numbers.
///
/// ```
/// use base::words::Numbers;
///
/// let english = Numbers::english();
/// assert_eq!((english.category(1), english.category(2)), ("one", "other"));
/// assert_eq!(english.money(-5), "−$5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Plural categories of 0 to 199. Larger numbers have the category of their last two digits.
    categories: Vec<&'static str>,
    /// Text before and after an amount of money.
    money: (String, String),
    /// The figures 0 to 9.
    figures: [char; 10],
}

/// Fluent's names of the plural categories.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Invisible mark for left-to-right text.
const LEFT_TO_RIGHT: &str = "\u{200e}";

impl Numbers {
    /// Returns the text before and after an amount of money in a right-to-left language.
    ///
    /// The sign is before the number, as in the rules pages of that language.
    pub fn money_rtl() -> (String, String) {
        (format!("{LEFT_TO_RIGHT}$"), String::new())
    }

    /// Returns a language's numbers: the plural category of a number, the text before and after an amount of money,
    /// and the digits 0 to 9.
    pub fn new(
        category: impl Fn(u16) -> String,
        money: (String, String),
        figures: [char; 10],
    ) -> Self {
        let known = |number| {
            let name = category(number);
            CATEGORIES
                .into_iter()
                .find(|&known| known == name)
                .unwrap_or("other")
        };
        Self {
            categories: (0..200).map(known).collect(),
            money,
            figures,
        }
    }

    /// Returns the English numbers: "$5", and a singular for one.
    pub fn english() -> Self {
        let category = |number| if number == 1 { "one" } else { "other" }.to_owned();
        Self::new(
            category,
            ("$".into(), String::new()),
            ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        )
    }

    /// Returns the plural category of a number, by Fluent's name.
    pub fn category(&self, number: i64) -> &'static str {
        let number = usize::try_from(number.unsigned_abs()).unwrap_or_default();
        let at = if number < 200 {
            number
        } else {
            100 + number % 100
        };
        self.categories[at]
    }

    /// A number in the language's figures.
    pub(crate) fn number(&self, number: i64) -> String {
        let figure = |letter: char| match letter.to_digit(10) {
            Some(digit) => self.figures[digit as usize],
            None => '−',
        };
        number.to_string().chars().map(figure).collect()
    }

    /// An amount of money.
    pub fn money(&self, amount: i64) -> String {
        let (before, behind) = &self.money;
        let sign = if amount < 0 { "−" } else { "" };
        let amount = i64::try_from(amount.unsigned_abs()).unwrap_or(i64::MAX);
        // The direction mark comes before the sign, too.
        let (mark, before) = match before.strip_prefix(LEFT_TO_RIGHT) {
            Some(before) => (LEFT_TO_RIGHT, before),
            None => ("", before.as_str()),
        };
        format!("{mark}{sign}{before}{}{behind}", self.number(amount))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_keeps_its_sign_in_front_where_lines_run_from_right_to_left() {
        let figures = Numbers::english().figures;
        let numbers = Numbers::new(|_| "other".into(), Numbers::money_rtl(), figures);
        assert_eq!(numbers.money(-1), "\u{200e}−$1");
        assert_eq!(numbers.money(15), "\u{200e}$15");
    }
}
