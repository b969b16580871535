import { describe, expect, test } from 'vitest';
import { placeRefusal, slipsObjection } from './court-links.policy.ts';
import { MOST_SLIPS } from './court-links.vocabulary.ts';

const match = { stageId: 's', matchId: '1-0', drawNumber: 1 };
const court = {
  kind: 'court',
  courtId: 'c3',
  stageId: null,
  matchId: null,
  drawNumber: null,
} as const;
const slip = { ...match, kind: 'match', courtId: null } as const;
const here = { courtId: 'c3', isThere: true };
const there = { courtId: 'c4', isThere: true };
const reserved = { courtId: 'c4', isThere: false };

describe('the matches that a link opens', () => {
  test.for([
    ['is or was on its court', here, false, false, null],
    ['waits, and was shown on its court', null, true, false, null],
    ['waits, and was never shown there', null, false, false, 'NOT_YOUR_COURT'],
    ['is reserved for another court, and was shown here', reserved, true, false, null],
    ['is on another court, and was shown here', there, true, false, 'NOT_YOUR_COURT'],
    ['is on another court, was shown here, and is scanned by the desk', there, true, true, null],
    [
      'is on another court, was not shown here, and is scanned',
      there,
      false,
      true,
      'NOT_YOUR_COURT',
    ],
  ] as const)('A match that %s', ([, at, wasShown, isScanned, code]) => {
    expect(placeRefusal(court, match, { at, wasShown, isScanned })).toBe(code);
  });

  test('A slip opens its match in its draw wherever it is, and nothing else', () => {
    expect(placeRefusal(slip, match, { at: there, wasShown: false })).toBeNull();
    for (const other of [{ matchId: '1-1' }, { stageId: 'x' }, { drawNumber: 2 }]) {
      const found = placeRefusal(slip, { ...match, ...other }, { at: here, wasShown: true });
      expect(found).toBe('NOT_YOUR_COURT');
    }
  });
});

test.each([
  ['No match', 0, 'NO_MATCHES'],
  ['One match', 1, null],
  ['As many as fit on one print', MOST_SLIPS, null],
  ['One more than fit', MOST_SLIPS + 1, 'TOO_MANY_MATCHES'],
])('%s: slips are made, or refused with the reason', (_, matches, objection) => {
  expect(slipsObjection(matches)).toBe(objection);
});
