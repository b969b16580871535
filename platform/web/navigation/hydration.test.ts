import { expect, it, vi } from 'vitest';

/** Each page has one first screen, so this test makes a new page. */
async function newPage() {
  vi.resetModules();
  delete document.documentElement.dataset.live;
  return import('./hydration.ts');
}

it('Code that waits for the first screen continues when the screen is interactive, and not before', async () => {
  const { firstScreen, markHydrated } = await newPage();
  let goesOn = false;
  const waiting = firstScreen.then(() => {
    goesOn = true;
  });
  await Promise.resolve();
  expect(goesOn).toBe(false);
  markHydrated();
  await waiting;
  expect(document.documentElement.dataset.live).toBe('');
});
