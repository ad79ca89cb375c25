//! Questions before a loss.

use app::overlay::Question;
use app::state::State;
use base::words::{self, Message};
use scene::{Pen, QuestionTarget, Target};

use super::sheet::{self, BUTTON, Place, WORDS};

/// Greatest width of the sheet.
const WIDE: f32 = 420.0;

/// A question: its title, its explanation, and the words of both answers.
pub(crate) struct Asked {
    /// The question itself.
    pub(crate) title: Message,
    /// Result of a yes.
    pub(crate) words: Message,
    /// The answer that does it.
    pub(crate) yes: Message,
    /// Answer that changes nothing.
    pub(crate) no: Message,
}

/// Returns the words of a question; `None` if the controls of a linked game ask it.
pub(crate) fn asked(question: Question) -> Option<Asked> {
    let (title, words, yes, no) = match question {
        Question::NewGame => (
            words::over_new_game_asked(),
            words::over_new_game_means(),
            words::over_new_game(),
            words::over_keep_playing(),
        ),
        Question::EndGame | Question::Leave => (
            words::over_end_game_asked(),
            words::over_end_game_means(),
            words::over_end_game(),
            words::over_keep_playing(),
        ),
        Question::Forget(_) => (
            words::over_new_game_asked(),
            words::over_forget_means(),
            words::over_delete_it(),
            words::over_keep_it(),
        ),
        Question::LeaveSeat => (
            words::seat_leave_asked(),
            words::member_leave_tells(),
            words::seat_leave(),
            words::seat_stay(),
        ),
        Question::HandOver(far) => {
            let asks = match far {
                true => words::room_asks_far(),
                false => words::room_asks(),
            };
            let (yes, no) = (words::room_allow(), words::room_refuse());
            (words::member_hand_over(), asks, yes, no)
        }
        Question::PlayOn => return None,
    };
    Some(Asked {
        title,
        words,
        yes,
        no,
    })
}

/// Draws a question before a loss. Its answers are away from the button that led here.
pub(crate) fn draw(state: &State, question: Question, pen: &mut Pen) {
    let place = match question {
        Question::Forget(_) | Question::PlayOn => Place::Middle,
        Question::NewGame
        | Question::EndGame
        | Question::Leave
        | Question::LeaveSeat
        | Question::HandOver(_) => Place::Question,
    };
    if let Some(asked) = asked(question) {
        draw_asked(state, place, asked, pen);
    }
}

/// Draws a question in words, with its answers.
pub(crate) fn draw_asked(state: &State, place: Place, asked: Asked, pen: &mut Pen) {
    sheet::draw(state, pen, place, WIDE, |pen, column| {
        sheet::draw_asking(state, &asked.title, pen, column);
        column.words(pen, &asked.words, WORDS);
        column.skip(sheet::GAP);
        let answers = [
            (QuestionTarget::Yes, &asked.yes, false),
            (QuestionTarget::No, &asked.no, true),
        ];
        let row = column.row(BUTTON);
        for (index, (answer, words, golden)) in answers.into_iter().enumerate() {
            let frame = row.column(index, 2, column.gap());
            sheet::button(state, pen, Target::Question(answer), frame, words, golden);
        }
    });
}
