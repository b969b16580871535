import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '#platform/testing/chromium.ts';

const launched = new Map<boolean, Promise<Browser>>();

/**
 * One Chromium per worker, started with its first phone; it ends with the worker's process. `whole` is one that can show
 * notifications, which the headless shell cannot.
 */
export function browser(whole = false): Promise<Browser> {
  const known = launched.get(whole) ?? launch(whole);
  launched.set(whole, known);
  return known;
}

async function launch(whole: boolean): Promise<Browser> {
  const executablePath = findChromium({ whole });
  if (!executablePath) throw new Error('No Chromium found; `npm test` says how to get one.');
  return chromium.launch({ executablePath, args: chromiumArguments() });
}
