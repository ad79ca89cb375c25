// Pages whose loads are counted, with a clock that can be turned: for what a page does before its program runs, and
// when it starts again by itself.

import { PATIENCE } from './table.mjs';

/** Opens an address. `looks` are wishes of Playwright for the context, `prepare` is called with the page before it loads,
    and `broken` is run in it before anything of its own. */
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
