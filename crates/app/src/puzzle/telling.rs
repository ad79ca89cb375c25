//! Sentences of a puzzle for the people who try it: the task, the result of a try, the race, and a difficulty that
//! a player wants.

use super::{Duel, Pad, PuzzleScreen, RACE, Told};
use crate::library::Library;
use base::Millis;
use base::words::{self, Message};
use rules::puzzles::{Grade, Puzzle};
use session::cabinet::GameDef;
use session::{Seat, turn_in_words};

impl PuzzleScreen {
    /// Returns a person's task as a sentence; nothing while the board shows a refutation.
    pub fn task(&self, pad: &Pad) -> Message {
        if pad.is_refuted() {
            return Message::NOTHING;
        }
        match (self.puzzle(pad), pad.duel()) {
            (Some(Puzzle::Join(join)), _) => words::puzzle_join(join.cities.len()),
            (Some(Puzzle::Win(win)), Some(duel)) => {
                let left = if pad.is_solved() {
                    win.turns
                } else {
                    duel.left()
                };
                words::puzzle_win(left, colour_of(self.game, duel.side()))
            }
            (Some(Puzzle::Win(_)) | None, _) => Message::NOTHING,
        }
    }

    /// Returns the message to a person about a try, as sentences, as the person sees it at a time. It counts rails
    /// once their map is in the library.
    pub fn told(&self, pad: &Pad, at: Millis, library: &Library) -> Message {
        let told = pad.told_at(at);
        let said = match told {
            Told::Asked => self.laid(pad, library),
            Told::Thinking | Told::Right | Told::Wrong => {
                let words = pad.duel().map(|duel| answer(self.game, duel, told));
                words.unwrap_or_default()
            }
            Told::Silent(why) => why.clone(),
            Told::Apart => words::puzzle_apart(),
            Told::Over(over) => words::puzzle_over(Message::Money((*over).into())),
            Told::Solved => words::puzzle_solved(pad.missed() + 1),
        };
        Message::sentences(
            [said]
                .into_iter()
                .chain(self.series(pad, told))
                .chain(self.race(pad))
                .chain(self.wish(pad))
                .filter(|one| !one.is_nothing()),
        )
    }

    /// Message about the rails laid so far.
    fn laid(&self, pad: &Pad, library: &Library) -> Message {
        let map = self.join(pad).and_then(|join| library.loaded_map(join.map));
        let laid = |cost: u32| words::puzzle_laid(Message::Money(cost.into()));
        map.map(|map| laid(pad.cost(&map.rails)))
            .unwrap_or_default()
    }

    /// Sentence for a person about the difficulty that a player wants but the others do not yet.
    fn wish(&self, pad: &Pad) -> Option<Message> {
        if let Some(grade) = pad.wants {
            return Some(words::puzzle_waits(grade_words(grade)));
        }
        let wants = |other: &Pad| Some((other.colour.name(), other.wants?));
        let (who, grade) = self.pads.iter().find_map(wants)?;
        Some(words::puzzle_wants(grade_words(grade), who))
    }

    /// The length of a person's series of puzzles solved on the first try, where there is one.
    fn series(&self, pad: &Pad, told: &Told) -> Option<Message> {
        let is_told = *told == Told::Solved && pad.series > 1 && !self.is_race();
        is_told.then(|| words::puzzle_series(pad.series))
    }

    /// Sentence for a person about the race: the winner or, until then, the number of each player's solutions.
    fn race(&self, pad: &Pad) -> Option<Message> {
        if !self.is_race() {
            return None;
        }
        // The winner may have left.
        if let Some(first) = self.first.and_then(|first| self.pad(first)) {
            return Some(match first.place == pad.place {
                true => words::puzzle_first_you(),
                false => words::puzzle_first(first.colour.name()),
            });
        }
        let score = |pad: &Pad| words::puzzle_score(pad.score, pad.colour.name());
        Some(words::puzzle_scores(Message::series(
            self.pads.iter().map(score),
        )))
    }

    /// Returns the title of a person's puzzle: the one of the day, another one of the day, or the one of an earlier
    /// day.
    pub fn title(&self, pad: &Pad) -> Message {
        let Some(shelf) = self.shelf.here() else {
            return words::puzzle_title();
        };
        match pad.back {
            _ if self.is_race() => words::puzzle_race(RACE),
            0 if shelf.date.grade() == self.grade => words::puzzle_title(),
            0 => words::puzzle_another(),
            back => words::puzzle_back(back),
        }
    }
}

/// The other side's answer to a turn in a game for two, as a sentence.
fn answer(game: &GameDef, duel: &Duel, told: &Told) -> Message {
    let who = colour_of(game, 1 - duel.side().min(1));
    if *told == Told::Thinking {
        return words::puzzle_thinks(who);
    }
    let answers = duel.answer();
    let answers = answers.map(|turn| words::puzzle_answers(turn_in_words(turn), who));
    let said = match told {
        Told::Right => [Some(words::puzzle_right()), answers],
        _ => [answers, Some(words::puzzle_wrong(duel.left()))],
    };
    Message::sentences(said.into_iter().flatten())
}

/// The colour of a side of a game for two.
fn colour_of(game: &GameDef, side: Seat) -> Message {
    game.colours[side.min(1)].name()
}

/// A difficulty as people read it.
pub fn grade_words(grade: Grade) -> Message {
    match grade {
        Grade::Easy => words::puzzle_easy(),
        Grade::Medium => words::puzzle_medium(),
        Grade::Hard => words::puzzle_hard(),
    }
}
