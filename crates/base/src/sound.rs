//! Sounds of the program.

/// The sounds of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A press.
    Click,
    /// Somebody sits down.
    Chuff,
    /// Cards are dealt.
    Cards,
    /// A hub comes down.
    Hub,
    /// A rail is laid, so many semitones above the lowest: the larger the network, the higher.
    Rail(u8),
    /// A rail or a piece is taken back.
    Undo,
    /// A dollar is given up.
    Coin,
    /// A stone is placed on a board.
    Stone,
    /// A drop falls.
    Drop,
    /// Two pieces change places.
    Swap,
    /// Cars are coupled.
    Coupling,
    /// It is the turn of the next one.
    Turn,
    /// Something that is not allowed.
    Buzz,
    /// A player has connected the last city.
    Ding,
    /// A round is over.
    Steam,
    /// A round starts.
    Whistle,
    /// Taxes are paid.
    Drawer,
    /// The winner is about to be told.
    Drum,
    /// A game ends.
    Fanfare,
}
