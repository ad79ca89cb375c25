// Pages that count their loads, with a clock that a test can turn. They test the page before its program runs, and its
// restarts.

import { PATIENCE } from './table.mjs';

/**
 * Opens an address. `looks` are Playwright's options of the context, `prepare` gets the page before it loads, and
 * `broken` runs in it before its own scripts.
 */
export async function counted(browser, url, { looks, prepare, broken, ...options } = {}) {
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: 'block', ...looks });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const loads = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.clock.install();
  await prepare?.(page);
  if (broken) await page.addInitScript(broken);
  await page.goto(url, options);
  return { page, loads, close: () => context.close() };
}
