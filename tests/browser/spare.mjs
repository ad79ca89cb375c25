// Pages that one test after another uses: a new one costs Chromium three times as much as a load does.

/** Options of a table that any page can have. A table with other options needs a new page. */
const PLAIN = ['seed', 'game', 'query', 'idle', 'real'];

/** The free pages of a file's tests, by their kind. */
export class Spares {
  #free = new Map();

  /** Returns true if a table with these options can have a used page, and can leave it to others. */
  static fit(options) {
    return Object.keys(options).every((name) => PLAIN.includes(name));
  }

  /** A free page; undefined if there is none. */
  take({ real = false }) {
    const page = this.#free.get(real);
    this.#free.delete(real);
    return page;
  }

  /** Takes a page back in its initial state, and closes a page that cannot return to it. */
  async give(page, { real = false }) {
    const context = page.context();
    const { width, height } = page.isClosed() ? {} : page.viewportSize();
    const isWhole = context.pages().length === 1 && width === 1280 && height === 720;
    if (!isWhole || this.#free.has(real)) return context.close();
    page.removeAllListeners();
    await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false), context.clearPermissions()]);
    const { origin } = new URL(page.url());
    await page.emulateMedia({ contrast: null, forcedColors: null, colorScheme: null, reducedMotion: real ? 'no-preference' : 'reduce' });
    // Without an open page of this site, its window name and its session storage go too.
    await page.goto('about:blank');
    const cdp = await context.newCDPSession(page);
    if (origin !== 'null') await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await cdp.detach();
    this.#free.set(real, page);
  }
}
