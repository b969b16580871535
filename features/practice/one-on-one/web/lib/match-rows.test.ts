import { describe, expect, it } from 'vitest';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { UnsentScore } from '../../../records/web/lib/unsent-scores.ts';
import { matchRows } from './match-rows.ts';

const [ren, yui] = [
  { id: 1, name: 'Ren' },
  { id: 2, name: 'Yui' },
];
const sets = [
  { player1Score: '11', player2Score: '9' },
  { player1Score: '11', player2Score: '7' },
];

const saved = (id: string, playedOn: string) =>
  ({
    id,
    player1: ren,
    player2: yui,
    sets,
    result: '2-0',
    winner: 'player1',
    playedOn,
    version: 3,
  }) as unknown as MatchOutput;

const unsent = (matchId: string, refused = false): UnsentScore<'one-on-one'> => ({
  matchId,
  match: { kind: 'one-on-one', groupId: 1, player1: ren, player2: yui, playedOn: '2026-11-20' },
  card: { sets, result: '0-2', winner: 'player2' },
  scoreFormat: null,
  entryId: 'entry',
  refused,
});

const returned = {
  id: 'b',
  player1: ren,
  player2: yui,
  winner: yui,
  date: '2026-11-19',
  result: '1-2',
  sets,
};

describe('the match records', () => {
  it('The match records show the newest day first, and the later match of a day above', () => {
    const rows = matchRows({
      saved: [saved('a', '2026-11-18'), saved('c', '2026-11-20'), saved('b', '2026-11-20')],
      unsent: [],
      returned: null,
    });
    expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('The match records show a match that is only on this phone, with a mark', () => {
    const [row] = matchRows({ saved: [], unsent: [unsent('x')], returned: null });
    expect(row).toMatchObject({ winner: 'Yui', result: '0-2', mark: 'unsent', version: null });
  });

  it('The match records show the unsent correction of a saved match, with the version that a deletion needs', () => {
    const rows = matchRows({
      saved: [saved('x', '2026-11-20')],
      unsent: [unsent('x', true)],
      returned: null,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ result: '0-2', mark: 'refused', version: 3 });
  });

  it('The match records show the score that the scorecard has just returned before the list is read again', () => {
    const rows = matchRows({ saved: [saved('b', '2026-11-19')], unsent: [], returned });
    expect(rows[0]).toMatchObject({ winner: 'Yui', result: '1-2', version: 3, mark: null });
  });
});
