import { expect, it } from 'vitest';
import { tabulate } from '#domain/league-table/tally.ts';
import type { CardSet } from '#domain/scorecard/card-set.ts';
import { shownMatch } from './shown-match.ts';

const ids = { player1Id: 1, player2Id: 2 };
const set: CardSet = { player1Score: '5', player2Score: '3' };
const tallyOf = (...[match]: Parameters<typeof shownMatch>) =>
  tabulate([1, 2], [shownMatch(match)]).overall;

it('A walkover in table tennis counts as the games needed, each 11-0, and as given up', () => {
  const scoreFormat = { id: 'table-tennis-5' };
  const tally = tallyOf({ ...ids, sets: [], winner: 'player2', status: 'walkover', scoreFormat });
  expect(tally[1]).toMatchObject({ won: 1, setsWon: 3, pointsWon: 33 });
  expect(tally[0]).toMatchObject({ lost: 1, forfeited: 1, setsLost: 3 });
});

it('A retirement in tennis counts with its games as they were, and shows what was played', () => {
  const scoreFormat = { id: 'tennis-1-set' };
  const match = { ...ids, sets: [set], winner: 'player2', status: 'retired', scoreFormat } as const;
  expect(tallyOf(match)[0]).toMatchObject({ lost: 1, forfeited: 1, pointsWon: 5 });
  expect(shownMatch(match).played).toEqual([set]);
});

it('A game that was still going on at a retirement is won by nobody', () => {
  const won: CardSet = { player1Score: '9', player2Score: '11' };
  const match = { ...ids, sets: [won, set], winner: 'player2', status: 'retired' } as const;
  const { setsWon } = shownMatch({ ...match, scoreFormat: { id: 'table-tennis-5' } });
  expect(setsWon).toEqual({ player1: 0, player2: 1 });
});

it.each(['tennis-3-sets', 'badminton-15'])(
  'A set of %s that was still going on at a retirement counts for nobody, but its games and points do',
  (id) => {
    const won = id === 'tennis-3-sets' ? ['6', '3'] : ['15', '3'];
    const sets = [{ player1Score: won[0]!, player2Score: won[1]! }, set];
    const match = { ...ids, sets, winner: 'player2', status: 'retired' } as const;
    const [first, second] = tallyOf({ ...match, scoreFormat: { id } });
    expect(first).toMatchObject({ setsWon: 1, setsLost: 0, pointsWon: Number(won[0]) + 5 });
    expect(second).toMatchObject({ setsWon: 0, setsLost: 1, pointsWon: 6 });
  },
);

it.each([
  ['walkover', []],
  ['retired', [set]],
  ['defaulted', [set]],
] as const)(
  'A %s without a format counts with the sets as they were, and as given up',
  (status, sets) => {
    const [first, second] = tallyOf({ ...ids, sets, winner: 'player2', status });
    expect(first).toMatchObject({
      lost: 1,
      forfeited: 1,
      setsWon: sets.length,
      pointsWon: sets.length * 5,
    });
    expect(second).toMatchObject({ won: 1, setsWon: 0, pointsWon: sets.length * 3 });
  },
);

it('A match of the specification and a finished one of a format count as they are', () => {
  const plain = shownMatch({ ...ids, sets: [set], winner: 'player1', status: 'finished' });
  expect([plain.sets, plain.walkover]).toEqual([[set], undefined]);
});

it('A double walkover is a match without points for both, and a cancelled match does not count', () => {
  const scoreFormat = { id: 'table-tennis-5' };
  const match = { ...ids, sets: [], winner: null, scoreFormat };
  for (const tally of tallyOf({ ...match, status: 'double-walkover' })) {
    expect(tally).toMatchObject({ played: 1, won: 0, lost: 1, forfeited: 1, setsWon: 0 });
  }
  for (const tally of tallyOf({ ...match, sets: [set], status: 'cancelled' })) {
    expect(tally).toMatchObject({ played: 0, pointsWon: 0 });
  }
  expect(shownMatch({ ...match, sets: [set], status: 'cancelled' }).played).toEqual([set]);
});
