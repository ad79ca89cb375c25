//! Overlays of a screen: a stack, of which people deal with the top first.

use rules::GameId;
use rules::record::Unreadable;
use scene::Target;

use super::input::Effect;
use super::sharing::Share;
use super::vote::Vote;
use base::Millis;
use base::table::{Rotation, Station};
use base::words::{self, Message};

/// Overlay on top of a screen.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// The rules of a game, at a page. The game behind pauses.
    Rules(GameId, usize),
    /// The settings. The game continues meanwhile.
    Settings,
    /// The languages, one of which is chosen for this machine.
    Languages,
    /// The list of the keys.
    Keys,
    /// The workshop of own maps.
    Workshop,
    /// The pad on which the operator gives the PIN.
    Pin,
    /// The operator's panel.
    Operator,
    /// Question that comes before a loss.
    Question(Question),
    /// The link of the game on the table.
    Share(Box<Share>),
    /// Pictures of the end of the match.
    Picture,
    /// The invitation of others: the link to a seat, or to look on.
    Invite(Invitation),
    /// A question at every seat, to which all people have to agree.
    Vote(Vote),
    /// Something that has gone wrong, as sentences that have not been read yet.
    Trouble(Vec<Message>),
}

/// Offer on the sheet of invitations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The place of the seat that is offered; `None` for those who look on.
    pub place: Option<Station>,
    /// True if the link has been copied; `None` if that has not been tried.
    pub copied: Option<bool>,
}

/// Question for confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Begin a new game with the same people?
    NewGame,
    /// End this game and go to the lobby?
    EndGame,
    /// The same, asked by the browser's Back: another Back leaves the page, and the game is kept.
    Leave,
    /// Leave the seat that this page holds at a table elsewhere?
    LeaveSeat,
    /// Give this page's seat to another page that asks for it? True if that page is far away.
    HandOver(bool),
    /// Play on a game that came by a link, in place of another?
    PlayOn,
    /// Lose the game that waits, and do something next?
    Forget(Target),
}

/// Where an overlay belongs in the stack, from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    /// Sheets that people open and close; there is one at a time.
    Sheet,
    /// Messages that a person has to read before anything else.
    Trouble,
}

impl Overlay {
    /// Returns its name, and true if it hides the game behind it.
    fn row(&self) -> (&'static str, bool) {
        match self {
            Self::Rules(..) => ("rules", true),
            Self::Settings => ("settings", false),
            Self::Languages => ("languages", false),
            Self::Keys => ("keys", false),
            Self::Workshop => ("workshop", false),
            Self::Pin => ("pin", true),
            Self::Operator => ("operator", true),
            Self::Question(_) => ("question", false),
            Self::Share(_) => ("share", false),
            Self::Picture => ("picture", false),
            Self::Invite(_) => ("invite", false),
            Self::Vote(_) => ("vote", false),
            Self::Trouble(_) => ("trouble", true),
        }
    }

    /// Returns the name of the screen while this overlay is on top.
    pub fn name(&self) -> &'static str {
        self.row().0
    }

    /// Returns true if people cannot follow the game behind the overlay.
    pub(crate) fn stops_the_game(&self) -> bool {
        self.row().1
    }

    /// Returns true if the overlay is modal on the whole screen. Nothing else takes touches meanwhile.
    pub fn is_whole(&self) -> bool {
        let asks = matches!(self, Self::Question(Question::Forget(_)));
        asks || matches!(self, Self::Rules(..) | Self::Pin | Self::Operator)
    }

    fn level(&self) -> Level {
        match self {
            Self::Trouble(_) => Level::Trouble,
            _ => Level::Sheet,
        }
    }
}

/// All overlays on a screen. Each level has one at most.
#[derive(Clone, Debug, Default)]
pub struct Overlays {
    stack: Vec<Overlay>,
    /// Rotation of the overlays.
    pub rotation: Rotation,
}

impl Overlays {
    /// From the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Overlay> {
        self.stack.iter()
    }

    /// Returns true if there is no overlay.
    pub fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }

    /// Returns the overlay that people deal with first.
    pub(crate) fn top(&self) -> Option<&Overlay> {
        self.stack.last()
    }

    /// The sheet that people have opened.
    pub fn sheet(&self) -> Option<&Overlay> {
        self.at(Level::Sheet)
    }

    /// The same, to be changed.
    pub(crate) fn sheet_mut(&mut self) -> Option<&mut Overlay> {
        let mut all = self.stack.iter_mut();
        all.find(|overlay| overlay.level() == Level::Sheet)
    }

    /// Returns the messages about faults that have not been read yet.
    pub fn troubles(&self) -> &[Message] {
        match self.at(Level::Trouble) {
            Some(Overlay::Trouble(troubles)) => troubles,
            Some(_) | None => &[],
        }
    }

    /// Opens an overlay. It replaces the one on its level, and covers the levels below.
    pub(crate) fn open(&mut self, overlay: Overlay) {
        let level = overlay.level();
        self.close(level);
        let below = self.stack.partition_point(|other| other.level() < level);
        self.stack.insert(below, overlay);
    }

    /// Takes away the sheet that people have opened, if there is one.
    pub(crate) fn close_sheet(&mut self) -> Option<Overlay> {
        self.close(Level::Sheet)
    }

    /// Takes away what has been read; whether there was anything.
    pub(crate) fn dismiss(&mut self) -> bool {
        self.close(Level::Trouble).is_some()
    }

    /// Something has gone wrong that people should read; it comes behind what they have not read yet.
    pub(crate) fn complain(&mut self, why: Message) {
        let mut troubles = self.troubles().to_vec();
        if !troubles.contains(&why) {
            troubles.push(why);
            self.open(Overlay::Trouble(troubles));
        }
    }

    /// Reports that a save was unreadable and is set aside.
    pub(crate) fn tell_unreadable(&mut self, why: Unreadable) {
        self.open(Overlay::Trouble(vec![words::fault_put_aside(why)]));
    }

    /// Asks something before it is lost.
    pub(crate) fn ask_first(&mut self, question: Question) {
        self.open(Overlay::Question(question));
    }

    /// The link to be copied.
    pub(crate) fn copy_link(&mut self, out: &mut Vec<Effect>) {
        if let Some(Overlay::Share(share)) = self.sheet_mut()
            && let Ok(link) = &share.link
        {
            out.push(Effect::Copy(link.clone()));
            (share.copied, share.copies_moves) = (None, false);
        }
    }

    /// The moves of the game to be copied, as the referee writes them.
    pub(crate) fn copy_moves(&mut self, out: &mut Vec<Effect>) {
        if let Some(Overlay::Share(share)) = self.sheet_mut()
            && let Some(moves) = &share.moves
        {
            out.push(Effect::Copy(moves.clone()));
            (share.copied, share.copies_moves) = (None, true);
        }
    }

    /// The link to be handed to the system's other programs.
    pub(crate) fn send_link(&mut self, out: &mut Vec<Effect>) {
        if let Some(Overlay::Share(share)) = self.sheet()
            && let Ok(link) = &share.link
        {
            out.push(Effect::Send(link.clone()));
        }
    }

    /// The vote that is on.
    pub fn vote(&self) -> Option<&Vote> {
        match self.sheet() {
            Some(Overlay::Vote(vote)) => Some(vote),
            Some(_) | None => None,
        }
    }

    /// Ends a vote that has run out of time, and returns true if it did.
    pub(crate) fn pass_vote(&mut self, now: Millis) -> bool {
        let over = self.vote().is_some_and(|vote| vote.until <= now);
        if over {
            self.close_sheet();
        }
        over
    }

    /// Returns true if the pad or the panel is open.
    pub(crate) fn panel_is_open(&self) -> bool {
        matches!(self.sheet(), Some(Overlay::Pin | Overlay::Operator))
    }

    fn at(&self, level: Level) -> Option<&Overlay> {
        self.stack.iter().find(|overlay| overlay.level() == level)
    }

    fn close(&mut self, level: Level) -> Option<Overlay> {
        let at = self.stack.iter().position(|other| other.level() == level)?;
        Some(self.stack.remove(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vote::Proposal;

    fn names(overlays: &Overlays) -> Vec<&str> {
        overlays.iter().map(Overlay::name).collect()
    }

    #[test]
    fn trouble_is_read_first_and_a_sheet_takes_the_place_of_another() {
        let mut overlays = Overlays::default();
        overlays.open(Overlay::Trouble(vec!["no room".into()]));
        overlays.open(Overlay::Settings);
        overlays.open(Overlay::Pin);
        assert_eq!(names(&overlays), ["pin", "trouble"]);
        assert!(overlays.dismiss());
        assert!(matches!(overlays.close_sheet(), Some(Overlay::Pin)));
        assert!(overlays.is_empty());
    }

    #[test]
    fn a_complaint_is_told_once_and_comes_last() {
        let mut overlays = Overlays::default();
        for why in ["no room", "no link", "no room"] {
            overlays.complain(why.into());
        }
        assert_eq!(overlays.troubles(), ["no room".into(), "no link".into()]);
    }

    #[test]
    fn a_vote_is_over_at_its_time() {
        let mut overlays = Overlays::default();
        let people = vec![Station::NearLeft, Station::FarRight];
        let vote = Vote::new(Proposal::Lobby, people, Millis::default());
        let until = vote.until;
        overlays.open(Overlay::Vote(vote));
        assert!(!overlays.pass_vote(Millis::default()) && overlays.vote().is_some());
        assert!(overlays.pass_vote(until) && overlays.is_empty());
        overlays.open(Overlay::Settings);
        assert!(!overlays.pass_vote(until), "that is no vote");
    }
}
