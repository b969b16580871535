import { expect, it, vi } from 'vitest';

/** The first screen stands once for each page: one of its own for this test. */
async function newPage() {
  vi.resetModules();
  delete document.documentElement.dataset.live;
  return import('./standing.ts');
}

it('what waits for the first screen goes on when it stands, and not before', async () => {
  const { firstScreen, noteStanding } = await newPage();
  let goesOn = false;
  const waiting = firstScreen.then(() => {
    goesOn = true;
  });
  await Promise.resolve();
  expect(goesOn).toBe(false);
  noteStanding();
  await waiting;
  expect(document.documentElement.dataset.live).toBe('');
});
