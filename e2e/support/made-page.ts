import type { Page } from 'playwright-core';

/** Every page from now on remembers the heading that it came with. */
export async function rememberHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { made: document.querySelector('h1') });
    });
  });
}

/** Whether the page still has the heading that came with it: it was taken over, and not made anew. */
export async function sameHeading(page: Page): Promise<boolean> {
  return page.evaluate('made !== null && made === document.querySelector("h1")');
}
