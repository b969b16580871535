import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '#platform/testing/chromium.ts';

let launched: Promise<Browser> | undefined;

/** One Chromium per worker, started with its first phone; it ends with the worker's process. */
export function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found; `npm test` says how to get one.');
  return chromium.launch({ executablePath, args: chromiumArguments() });
}
