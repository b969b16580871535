import { expect, it } from 'vitest';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { unsentScores } from './unsent-scores.ts';

const ID = '019a9c00-0000-7000-8000-000000000001';
const [ren, yui] = [
  { id: 1, name: 'Ren' },
  { id: 2, name: 'Yui' },
];

const entry = (change: Partial<OutboxEntry> = {}, sets = '11-9 11-7'): OutboxEntry => ({
  id: 'write-1',
  at: 1,
  kind: 'practice.score',
  queueKey: ID,
  method: 'PUT',
  path: `/api/practice/matches/${ID}`,
  body: {
    match: { kind: 'one-on-one', groupId: 1, player1: ren, player2: yui, playedOn: '2026-11-20' },
    sets: sets.split(' ').map((set) => {
      const [player1Score, player2Score] = set.split('-');
      return { player1Score, player2Score };
    }),
  },
  meta: null,
  owner: 'ann',
  tries: 0,
  refusal: null,
  ...change,
});

it('The unsent scores of one kind are found among all pending writes', () => {
  const other = entry({ method: 'POST', path: '/api/practice/free-matches' });
  const [score, ...rest] = unsentScores([other, entry()], 'one-on-one');
  expect(rest).toEqual([]);
  expect(score).toMatchObject({ matchId: ID, entryId: 'write-1', refused: false });
  expect(score?.card).toMatchObject({ result: '2-0', winner: 'player1' });
  expect(unsentScores([entry()], 'free-practice')).toEqual([]);
});

it('A pending correction replaces the score that it corrects, and a refused score is marked', () => {
  const refusal = { code: 'MATCH_CHANGED', status: 409 };
  const scores = unsentScores(
    [entry(), entry({ id: 'write-2', refusal }, '9-11 9-11')],
    'one-on-one',
  );
  expect(scores).toHaveLength(1);
  expect(scores[0]).toMatchObject({ entryId: 'write-2', refused: true });
  expect(scores[0]?.card.winner).toBe('player2');
});
