import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asText } from '#domain/scorecard/card-set.ts';
import { fastest } from '#domain/scoring/fastest.ts';
import { findFormat } from '#domain/scoring/formats.ts';
import { PRESETS, type Preset } from './presets.ts';
import { matchesIn } from './sample-matches.ts';
import { needsLots, type StandingsOptions, standings } from './standings.ts';
import { USUAL_WITHDRAWAL_RULE, type WithdrawalRule } from './withdrawal.ts';

const WITHDRAWAL_RULES: readonly WithdrawalRule[] = ['void', 'stand', 'completed-matches'];

/** next.md 8.2. */
const BADMINTON = `
  A-B 21-15 21-18; B-C 21-19 18-21 21-16; C-A 21-17 19-21 21-19;
  A-D 21-8 21-10; B-D 21-12 21-14; C-D 21-5 17-21 21-3`;
/** B has beaten A and leaves before the match against C. */
const HALF_PLAYED = 'B-A 11-9 11-9; A-C 11-9 11-9';

function table(names: string, league: string, preset: Preset, options: StandingsOptions<string>) {
  return standings([...names], matchesIn(league), preset, options);
}

function without(sides: string, rule: WithdrawalRule): StandingsOptions<string> {
  return { withdrawals: { sides: new Set(sides), rule } };
}

/** "1 A, 2 C, - B gone". */
function places({ rows }: ReturnType<typeof table>): string {
  return rows
    .map(({ place, player, withdrawn }) => `${place ?? '-'} ${player}${withdrawn ? ' gone' : ''}`)
    .join(', ');
}

describe('a side that withdraws', () => {
  it('A side whose results are void leaves none, which can change the order of the others', () => {
    expect(places(table('ABCD', BADMINTON, 'badminton', {}))).toBe('1 A, 2 B, 3 C, 4 D');
    const voided = table('ABCD', BADMINTON, 'badminton', without('D', 'void'));
    expect(places(voided)).toBe('1 A, 2 C, 3 B, - D gone');
    expect(voided.provisional).toBe(false);
    expect(voided.rows.slice(0, 3)).toMatchObject([
      { won: 1, setsWon: 3, setsLost: 2 },
      { won: 1, setsWon: 3, setsLost: 3 },
      { won: 1, setsWon: 2, setsLost: 3 },
    ]);
    expect(voided.rows[3]).toMatchObject({ played: 0, won: 0, matchPoints: 0, decidedBy: null });
  });

  it.each([
    ['void', '1 A, 2 C, - B gone'],
    ['stand', '1 B gone, 2 A, 3 C'],
    ['completed-matches', '1 A, 2 C, 3 B gone'],
  ] as const)(
    'A side that leaves one match unplayed after a win is placed by the rule: %s',
    (rule, expected) => {
      const left = table('ABC', HALF_PLAYED, 'soft-tennis', without('B', rule));
      expect(places(left)).toBe(expected);
      expect(left.provisional).toBe(false);
    },
  );

  it('In table tennis the unplayed match gives no point and counts as the games needed, each 11-0', () => {
    const walkoverSets = fastest(findFormat('table-tennis-5')!, 'player1').map(asText);
    const withdrawals = { sides: new Set('B'), rule: 'stand', walkoverSets } as const;
    const { rows } = table('ABC', HALF_PLAYED, 'table-tennis', { withdrawals });
    expect(rows.map((row) => [row.player, row.matchPoints])).toEqual([
      ['A', 3],
      ['C', 3],
      ['B', 2],
    ]);
    expect(rows[1]).toMatchObject({ won: 1, setsWon: 3, pointsWon: 33 + 18 });
    expect(rows[2]).toMatchObject({ forfeited: 1, setsLost: 3, pointsLost: 33 + 18 });
  });

  it('Two withdrawn sides have no match to play, and the group is finished without it', () => {
    const left = table('ABC', 'A-B 11-9 11-9', 'table-tennis', without('BC', 'stand'));
    expect(left.provisional).toBe(false);
    expect(places(left)).toBe('1 A, 2 B gone, 3 C gone');
  });

  it('A group remains provisional while the others have matches to play', () => {
    const left = table('ABCD', 'A-B 11-9 11-9', 'badminton', without('D', 'void'));
    expect(left.provisional).toBe(true);
  });

  it('The usual rule is void in badminton, completed matches in tennis, and stand elsewhere', () => {
    expect(PRESETS.map((preset) => USUAL_WITHDRAWAL_RULE[preset])).toEqual([
      'stand',
      'completed-matches',
      'stand',
      'void',
    ]);
  });

  it('No withdrawn side changes nothing, by any rule and book', () => {
    for (const preset of PRESETS) {
      for (const rule of WITHDRAWAL_RULES) {
        const plain = table('ABCD', BADMINTON, preset, {});
        expect(
          table('ABCD', BADMINTON, preset, without('', rule)).rows.map((row) => row.player),
        ).toEqual(plain.rows.map((row) => row.player));
      }
    }
  });
});

describe('lots', () => {
  const circle = 'A-B 11-9 11-9; B-C 11-9 11-9; C-A 11-9 11-9';

  it('A perfect circle needs lots, and a recorded random seed decides it', () => {
    for (const preset of PRESETS) {
      const level = table('ABC', circle, preset, {});
      expect(needsLots(level)).toBe(true);
      const drawn = table('ABC', circle, preset, { lots: 7 });
      expect(needsLots(drawn)).toBe(false);
      expect(drawn.rows.map(({ place }) => place)).toEqual([1, 2, 3]);
      expect(drawn.rows[0]!.decidedBy).toMatchObject({ criterion: 'lot', among: 'tied' });
      expect(drawn).toEqual(table('ABC', circle, preset, { lots: 7 }));
    }
  });

  it('The order of the list has no effect on the lots, and every order is drawn', () => {
    const orders = new Set<string>();
    for (let lots = 0; lots < 60; lots++) {
      const [one, other] = ['ABC', 'CAB'].map((names) =>
        table(names, circle, 'badminton', { lots })
          .rows.map(({ player }) => player)
          .join(''),
      );
      expect(one).toBe(other);
      orders.add(one!);
    }
    expect(orders.size).toBe(6);
  });

  it('Lots decide nothing that the rule book decides, and nothing while matches are open', () => {
    const decided = table('ABCD', BADMINTON, 'badminton', { lots: 3 });
    expect(places(decided)).toBe('1 A, 2 B, 3 C, 4 D');
    const open = table('ABC', 'A-B 11-9 11-9', 'badminton', { lots: 3 });
    expect(
      open.rows.every(({ steps }) => steps.every(({ criterion }) => criterion !== 'lot')),
    ).toBe(true);
    expect(needsLots(open)).toBe(false);
  });

  it('A group with any results and withdrawn sides has one place for each side that is not void', () => {
    const result = fc.constantFrom('11-9 11-9', '9-11 9-11', '11-9 9-11 11-5', '');
    fc.assert(
      fc.property(
        fc.array(result, { minLength: 6, maxLength: 6 }),
        fc.subarray([...'ABCD']),
        fc.constantFrom(...WITHDRAWAL_RULES),
        fc.constantFrom(...PRESETS),
        (results, sides, rule, preset) => {
          const pairs = ['A-B', 'A-C', 'A-D', 'B-C', 'B-D', 'C-D'];
          const league = pairs.flatMap((pair, index) =>
            results[index] ? `${pair} ${results[index]}` : [],
          );
          const withdrawals = { sides: new Set(sides), rule };
          const { rows, provisional } = table('ABCD', league.join(';'), preset, {
            withdrawals,
            lots: 1,
          });
          expect(
            rows
              .map(({ player }) => player)
              .toSorted()
              .join(''),
          ).toBe('ABCD');
          if (provisional) return;
          const placed = rows.filter(({ place }) => place !== null).map(({ place }) => place);
          expect(placed).toEqual(placed.map((_, index) => index + 1));
          expect(placed).toHaveLength(rule === 'void' ? 4 - sides.length : 4);
        },
      ),
      { numRuns: 300 },
    );
  });
});
