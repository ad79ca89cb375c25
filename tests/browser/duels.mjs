// Two people at a game for two: how they begin it in the lobby, and how they touch and carry. Cells
// are named as on a chessboard.

/** The colours that people get who take the first one that is free. */
const COLOURS = ['Orange', 'Sky'];

/** The target of a cell: `cellNamed('d4')`. */
export function cellNamed(name) {
  const file = name.charCodeAt(0) - 'a'.charCodeAt(0);
  return `Cell(Cell { file: ${file}, rank: ${Number(name.slice(1)) - 1} })`;
}

/** Two people, through one game. */
export class Pair {
  constructor(table, places) {
    Object.assign(this, { table, places });
  }

  /** Two people sit down, choose a game and its values by their numbers, and begin. */
  static async begin(table, game, chosen, places) {
    for (const place of places) await table.tap(`Join(${place})`);
    await table.tap(`Game(${game})`);
    for (const [choice, value] of chosen.entries()) await table.tap(`Choice(${choice}, ${value})`);
    await table.untilAllowed('Start');
    await table.tap('Start');
    return new Pair(table, places);
  }

  /** The place of the player on turn: the other one's panel says who is waited for. */
  async acting() {
    const [, colour] = (await this.table.words()).match(/Waiting for (\w+)/) ?? [];
    const place = this.places[COLOURS.indexOf(colour)];
    if (!place) throw new Error(`Nobody is on turn. On the screen: ${await this.table.words()}`);
    return place;
  }

  /** The place of the other one. */
  async waiting() {
    const acting = await this.acting();
    return this.places.find((place) => place !== acting);
  }

  /** Touches cells: `'c2 c5'`. */
  async touch(names) {
    for (const name of names.split(' ')) await this.table.tap(cellNamed(name));
  }

  /** A finger goes from cell to cell, each stretch in some moves, and is lifted on the last. */
  async carry(names, moves = 4) {
    const cells = [];
    for (const name of names.split(' ')) cells.push(await this.table.target(cellNamed(name)));
    await this.table.trail(cells, { steps: moves });
  }

  /** Whole turns, each touched and confirmed. */
  async turns(...turns) {
    for (const turn of turns) {
      await this.touch(turn);
      await this.table.tap(`Ok(${await this.acting()})`);
    }
  }
}
