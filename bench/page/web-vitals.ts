import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';

/** What a person sees while a page loads, in milliseconds; `cls` without a unit. */
export interface WebVitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

const INSIDE = fileURLToPath(new URL('collector.js', import.meta.url));

/** Records from the start everything that this page opens. */
export function observe(page: Page) {
  return page.addInitScript({ path: INSIDE });
}

export function webVitals(page: Page): Promise<WebVitals> {
  return page.evaluate('rallydaysBench.webVitals()');
}

/** Milliseconds from a tap to the next frame. */
export async function tapOn(page: Page, target: Locator): Promise<number> {
  await page.evaluate('rallydaysBench.watchTap()');
  await target.tap();
  return page.evaluate('rallydaysBench.answered');
}

/** Waits until a service worker controls the page, which is when everything is cached. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate('rallydaysBench.workerInCharge()');
}
