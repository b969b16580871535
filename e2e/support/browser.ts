import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { chromiumArguments, findChromium } from '#platform/testing/chromium.ts';

let launched: Promise<Browser> | undefined;

/** One Chromium per test file, started with its first phone. */
export function browser(): Promise<Browser> {
  launched ??= launch();
  return launched;
}

afterAll(async () => {
  await (await launched)?.close();
  launched = undefined;
});

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found; `npm test` says how to get one.');
  return chromium.launch({ executablePath, args: chromiumArguments() });
}
