import { expect, it } from 'vitest';
import { firstScreen, noteStanding } from './standing.ts';

it('what waits for the first screen goes on when it stands, and not before', async () => {
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
