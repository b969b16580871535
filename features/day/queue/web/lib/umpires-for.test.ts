import { expect, test } from 'vitest';
import { match, queue, side } from './sample-queue.ts';
import { umpiresFor } from './umpires-for.ts';

const called = queue.matches.find(({ matchId }) => matchId === '1-1')!;

test('Who plays the match, or is on a court, cannot umpire it', () => {
  const names = umpiresFor(queue.matches, called).map(({ name }) => name);
  expect(names).toEqual(['Eto Ren', 'Fujii Go', 'Goto Mei', 'Hara Jun']);
});

test('Somebody who umpires elsewhere, or is in another event, is left out', () => {
  const playing = match({
    matchId: '1-5',
    state: 'playing',
    player1: side('20', 'X'),
    player2: side('21', 'Y'),
    umpire: { id: '7', name: 'Goto Mei' },
  });
  const other = match({ matchId: '1-6', eventId: 9, player1: side('30', 'Z') });
  const names = umpiresFor([...queue.matches, playing, other], called).map(({ name }) => name);
  expect(names).toEqual(['Eto Ren', 'Fujii Go', 'Hara Jun']);
});
