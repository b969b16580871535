import { describe, expect, it } from 'vitest';
import { pairOf } from '#domain/scorecard/sides.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import type { UnsentScore } from '../../../records/web/lib/unsent-scores.ts';
import { ADD_KIND, draftRows, namesIn } from './draft-rows.ts';

const [ren, yui] = [
  { id: 1, name: 'Ren' },
  { id: 2, name: 'Yui' },
];
const playedOn = '2026-11-20';
const saved = (id: string) =>
  ({
    id,
    player1: ren,
    player2: yui,
    playedOn,
    result: '0-0',
    version: 0,
  }) as unknown as MatchOutput;
const added = (id: string): OutboxEntry => ({
  id: `add ${id}`,
  at: 1,
  kind: ADD_KIND,
  queueKey: id,
  method: 'POST',
  path: '/api/practice/free-matches',
  body: { id, player1Name: 'Ren', player2Name: 'Yui', playedOn },
  meta: null,
  owner: 'ann',
  tries: 0,
  refusal: null,
});
const scored = (matchId: string): UnsentScore<'free-practice'> => ({
  matchId,
  match: { kind: 'free-practice', player1: ren, player2: yui, playedOn },
  card: { sets: [], result: '2-1', winner: 'player1' },
  scoreFormat: null,
  entryId: `score ${matchId}`,
  refused: false,
});

const rowsOf = (change: Partial<Parameters<typeof draftRows>[0]>) =>
  draftRows({ saved: [], outgoing: [], unsent: [], returned: null, ...change });

describe('the list of a free practice', () => {
  it("The list of a free practice shows the server's matches and those of this phone, in the order of adding", () => {
    const rows = rowsOf({ saved: [saved('a'), saved('c')], outgoing: [added('b')] });
    expect(rows.map(({ id, result, version }) => [id, result, version])).toEqual([
      ['a', '0-0', 0],
      ['b', '0-0', null],
      ['c', '0-0', 0],
    ]);
    expect(rows[1]).toMatchObject({ player1: ren, player2: yui, mark: 'unsent' });
  });

  it('A match appears once in the list while the answer to adding it is pending', () => {
    expect(rowsOf({ saved: [saved('a')], outgoing: [added('a')] })).toHaveLength(1);
  });

  it('An unsent score appears on its match', () => {
    const score = { ...added('a'), id: 'score a', kind: 'practice.score', method: 'PUT' } as const;
    const [row] = rowsOf({ outgoing: [added('a'), score], unsent: [scored('a')] });
    expect(row).toMatchObject({ result: '2-1', mark: 'unsent', version: null });
  });

  it('The list of a free practice shows the score that the scorecard has just returned', () => {
    const returned = {
      id: 'a',
      player1: ren,
      player2: yui,
      winner: ren,
      date: playedOn,
      result: '2-0',
      sets: [],
    };
    expect(rowsOf({ saved: [saved('a')], returned })[0]?.result).toBe('2-0');
    expect(rowsOf({ returned })).toEqual([]);
  });
});

it('The players of a pair are named one by one, and everybody once', () => {
  const [sora, riku] = [
    { id: 3, name: 'Sora' },
    { id: 4, name: 'Riku' },
  ];
  const rows = [
    { player1: pairOf(ren, yui), player2: pairOf(sora, riku) },
    { player1: ren, player2: sora },
  ];
  expect(namesIn(rows)).toEqual(['Ren', 'Yui', 'Sora', 'Riku']);
});
