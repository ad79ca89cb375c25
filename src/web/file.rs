//! Reading the files that come beside the page, and the words for a missing one.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestInit, Response};

use app::input::Event;
use rules::GameId;
use rules::puzzles::Date;

use super::runtime::Runtime;
use super::timer::Timer;
use super::window;
use base::words::{self, Language, Message};

/// Timeout of a file in milliseconds.
const PATIENCE: u32 = 20_000;

/// Returns the text of a file, or a sentence about its failure that begins with `what`.
pub(crate) async fn read(address: &str, what: Message) -> Result<String, Message> {
    load(address).await.map_err(|why| why.sentence(what))
}

/// Fetches the words of a game's rules, and sends the result. If a language has none, it fetches English.
pub(crate) fn fetch_rules(runtime: &Runtime, game: GameId, language: Language) {
    let asking = runtime.clone();
    runtime.run(async move {
        let name = format!("{}.txt", game);
        let what = words::web_rules_file(&name);
        let address = |language: Language| format!("rules/{}/{name}", language.code());
        let mut text = load(&address(language)).await;
        if text.is_err() && language != Language::ENGLISH {
            text = load(&address(Language::ENGLISH)).await;
        }
        let text = text.map_err(|why| why.sentence(what));
        asking.send(Event::RulesCame {
            game,
            language,
            text,
        });
    });
}

/// Fetches the puzzles of a game, and sends the result with the day by the machine's clock.
pub(crate) fn fetch_puzzles(runtime: &Runtime, game: GameId, name: &'static str) {
    let asking = runtime.clone();
    runtime.run(async move {
        let file = format!("{name}.txt");
        let text = read(&format!("puzzles/{file}"), words::web_puzzle_file(&file)).await;
        let now = js_sys::Date::new_0();
        // Script counts months from 0.
        let date = Date::new(now.get_month() as u8 + 1, now.get_date() as u8);
        asking.send(Event::PuzzlesCame {
            game,
            name,
            date,
            text,
        });
    });
}

/// Reason why nothing was loaded.
pub(crate) enum Missing {
    /// The host answered with this number.
    Answer(u16),
    /// There was no answer.
    Silence,
}

impl Missing {
    /// Returns true if there was no answer at all.
    pub(crate) fn is_silence(&self) -> bool {
        matches!(self, Self::Silence)
    }

    fn sentence(&self, what: Message) -> Message {
        match self {
            Self::Answer(number) => words::web_file_missing(*number, what),
            Self::Silence => words::web_file_silent(what),
        }
    }
}

impl From<JsValue> for Missing {
    fn from(_: JsValue) -> Self {
        Self::Silence
    }
}

/// Returns the text of a file, or the reason of the failure.
pub(crate) async fn load(address: &str) -> Result<String, Missing> {
    let controller = AbortController::new()?;
    let wishes = RequestInit::new();
    wishes.set_signal(Some(&controller.signal()));
    let _patience = Timer::after(PATIENCE, move || controller.abort());
    let answer = window()?.fetch_with_str_and_init(address, &wishes);
    let answer: Response = JsFuture::from(answer).await?.dyn_into()?;
    // "No content" is a success, and no file.
    if !answer.ok() || answer.status() == 204 {
        return Err(Missing::Answer(answer.status()));
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(Missing::Silence)
}
