//! The harness for the contract of games: every game's tests play their games through it.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

use rules::Game;
use rules::record::Record;

/// Everything visible of a state from outside. States that agree in it are the same to the byte.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    /// The state's hash.
    pub hash: u64,
    debug: String,
    text: String,
}

/// A state's [`Print`].
pub fn print<G: Game>(game: &G) -> Print {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    Print {
        hash: hasher.finish(),
        debug: format!("{game:?}"),
        text: game.to_string(),
    }
}

/// Plays one game to its end, and checks the contract in every state.
///
/// `universe` contains every conceivable step, legal or not. `choose` returns the number of the step to play. The
/// slow check of every step runs at every `every`th state and at the last one. Fails if the game has not ended
/// after `limit` steps.
pub fn play_through<G: Game>(
    start: G,
    universe: &[G::Move],
    every: usize,
    limit: usize,
    mut choose: impl FnMut(&G, &[G::Move]) -> usize,
) -> Record<G> {
    let mut record = Record::new(start);
    for count in 0..=limit {
        let steps = record.now().steps();
        check_end(record.now(), &steps);
        if count % every == 0 || steps.is_empty() {
            check_steps(record.now(), &steps, universe);
        }
        if steps.is_empty() {
            check_replay(&record);
            return record;
        }
        let step = steps[choose(record.now(), &steps)].clone();
        play_and_check(&mut record, step);
    }
    panic!("the game has not ended after {limit} steps");
}

fn check_end<G: Game>(game: &G, steps: &[G::Move]) {
    let over = game.to_act().is_none();
    assert_eq!(
        over,
        steps.is_empty(),
        "nobody acts and nothing can be done: together"
    );
    assert_eq!(
        over,
        game.outcome().is_some(),
        "over and an outcome: together"
    );
}

/// The listed steps are exactly the accepted ones, and no step is listed twice. Refused steps change nothing, and
/// the text of each step is read back. Where steps have synonyms, an accepted one leads to the state of a listed
/// one.
pub fn check_steps<G: Game>(game: &G, steps: &[G::Move], universe: &[G::Move]) {
    let listed: HashSet<_> = steps.iter().collect();
    assert_eq!(listed.len(), steps.len(), "a step is listed twice");
    let mut reached = HashSet::new();
    let before = print(game);
    for step in steps {
        let read: G::Move = step
            .to_string()
            .parse()
            .expect("a step's text is read back");
        assert_eq!(&read, step);
        let mut next = game.clone();
        if let Err(refusal) = next.play(step.clone()) {
            panic!("{step} is listed and refused: {refusal}\n{game}");
        }
        assert!(next != *game, "{step} changes nothing");
        if G::SYNONYMS {
            assert!(reached.insert(next), "{step} leads where another does");
        }
    }
    let mut same = game.clone();
    for step in universe.iter().filter(|step| !listed.contains(step)) {
        match same.play(step.clone()) {
            Ok(_) if reached.contains(&same) => same = game.clone(),
            Ok(_) => panic!("{step} is not listed and accepted\n{game}"),
            Err(refusal) => assert!(!refusal.to_string().is_empty()),
        }
        assert!(same == *game, "{step} is refused and changes the state");
    }
    assert_eq!(print(&same), before);
}

/// Plays a step. If it may be taken back, takes it back, compares, and plays it again.
fn play_and_check<G: Game>(record: &mut Record<G>, step: G::Move) {
    let before = print(record.now());
    let count = record.steps().len();
    let events = record
        .play(step.clone())
        .expect("a listed step is accepted");
    assert_eq!(record.may_undo(), record.now().may_undo());
    let after = print(record.now());
    if !record.may_undo() {
        assert_eq!(record.undo(), None);
        assert_eq!(print(record.now()), after, "a refused undo changes nothing");
        return;
    }
    assert_eq!(record.undo().as_ref(), Some(&step));
    assert_eq!(print(record.now()), before, "undo of {step}");
    assert_eq!(record.steps().len(), count);
    assert_eq!(record.play(step), Ok(events));
    assert_eq!(print(record.now()), after);
}

/// The same start and the same steps are the same game.
fn check_replay<G: Game>(record: &Record<G>) {
    let mut again = record.start().clone();
    for step in record.steps() {
        again
            .play(step.clone())
            .expect("a step of the record is accepted");
    }
    assert_eq!(print(&again), print(record.now()));
    assert!(again == *record.now());
}
