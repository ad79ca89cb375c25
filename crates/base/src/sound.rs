//! Sounds of the program.

/// The sounds of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A press.
    Click,
    /// A player sits down.
    Chuff,
    /// Cards are dealt.
    Cards,
    /// A player places a hub.
    Hub,
    /// A player builds a link. The number is the pitch in semitones above the lowest: the larger the network, the
    /// higher.
    Rail(u8),
    /// A player undoes a link or a piece.
    Undo,
    /// A player gives up a dollar.
    Coin,
    /// A player places a stone.
    Stone,
    /// A drop falls.
    Drop,
    /// Two pieces change places.
    Swap,
    /// Cars couple.
    Coupling,
    /// It is the turn of the next one.
    Turn,
    /// A refused action.
    Buzz,
    /// A player has connected the last city.
    Ding,
    /// A round is over.
    Steam,
    /// A round starts.
    Whistle,
    /// Tax day.
    Drawer,
    /// Drum roll before the winner.
    Drum,
    /// A game ends.
    Fanfare,
}
