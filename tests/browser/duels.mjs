// Two people at a game for two: how they begin it in the lobby, and how they touch and carry. Cells
// are named as on a chessboard.

/** The target of a cell: `cellNamed('d4')`. */
export const cellNamed = (name) => `cell ${name}`;

/** The name of a cell by its file and rank, both from 0: `cellAt(3, 3)` is `d4`. */
export const cellAt = (file, rank) => `${String.fromCharCode(97 + file)}${rank + 1}`;

/** Two people, through one game. */
export class Pair {
  constructor(table, places) {
    Object.assign(this, { table, places });
  }

  /** Two people sit down, choose a game and its values by their numbers, and begin. */
  static async begin(table, game, chosen, places) {
    for (const place of places) await table.tap(`join ${place}`);
    await table.tap(`game ${game}`);
    for (const [choice, value] of chosen.entries()) await table.tap(`choice ${choice} ${value}`);
    await table.untilAllowed('start');
    await table.tap('start');
    return new Pair(table, places);
  }

  /** The place of the player on turn. */
  acting() {
    return this.table.acting();
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

  /** Moves a finger from cell to cell, each part in several moves, and lifts it on the last. */
  async carry(names, moves = 4) {
    const cells = [];
    for (const name of names.split(' ')) cells.push(await this.table.target(cellNamed(name)));
    await this.table.trail(cells, { steps: moves });
  }

  /** Whole turns, each touched and confirmed. */
  async turns(...turns) {
    for (const turn of turns) {
      await this.touch(turn);
      await this.table.tap(`ok ${await this.acting()}`);
    }
  }
}
