import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyAll, ok } from '#domain/common/result.ts';
import { type Amendment, amend } from './amendments.ts';
import { drawQualified } from './draw-qualified.ts';
import { largestRandomSeed } from './lot.ts';
import { opponentLine } from './placing.ts';
import { redraw } from './redraw.ts';
import { record } from './results.ts';
import { players, sampleDraw, sheet, win } from './sample-draws.ts';
import type { Draw, Entrant } from './vocabulary.ts';

const alternate: Entrant = { id: 'alt', name: 'Alternate' };

function amended(draw: Draw, amendment: Amendment) {
  const made = amend(draw, amendment);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

function amendAll(draw: Draw, amendments: readonly Amendment[]) {
  return applyAll(draw, amendments, (before, amendment) => {
    const made = amend(before, amendment);
    return made.ok ? ok(made.value.next) : made;
  });
}

/** The line of a player, from 1. */
function lineOf(draw: Draw, player: string): number {
  return sheet(draw).indexOf(player) + 1;
}

describe('a seed who withdraws before the order of play is out', () => {
  // 16 players, 4 seeds, 5 to 16 ranked behind them.
  const draw = sampleDraw(players(16, 16));
  const lines = ['p001', 'p002', 'p003', 'p004', 'p005'].map((id) => lineOf(draw, id));

  test('The next seeds move up one line each, the best unseeded player follows, and the alternate gets that line', () => {
    const { next, effects } = amended(draw, { kind: 'withdrawal', player: 'p002', alternate });
    expect(['p001', 'p003', 'p004', 'p005', 'alt'].map((id) => lineOf(next, id))).toEqual(lines);
    expect(next.seeds).toEqual(['p001', 'p003', 'p004', 'p005']);
    expect(effects.moves).toHaveLength(5);
    expect(effects.moves).toContainEqual({ player: 'p002', from: lines[1], to: null });
    expect(effects.moves).toContainEqual({ player: 'p003', from: lines[2], to: lines[1] });
    expect(effects.moves).toContainEqual({ player: 'alt', from: null, to: lines[4] });
    expect(next.entrants.map(({ id }) => id)).toContain('alt');
  });

  test('Without an alternate the best seed gets a bye, and the opponent of that seed moves to the free line', () => {
    const opponent = sheet(draw)[1];
    const { next } = amended(draw, { kind: 'withdrawal', player: 'p002' });
    expect(['p001', 'p003', 'p004', 'p005'].map((id) => lineOf(next, id))).toEqual(
      lines.slice(0, 4),
    );
    expect(sheet(next)[1]).toBeNull();
    expect(lineOf(next, opponent!)).toBe(lines[4]);
    expect(next.matches[0]?.result).toEqual({ kind: 'bye', winner: 'p001' });
  });

  test('The bye goes to the best seed who has none', () => {
    const byes = sampleDraw(players(14, 14));
    const { next } = amended(byes, { kind: 'withdrawal', player: 'p004' });
    const excused = next.matches.flatMap(({ result }) => (result ? [result.winner] : []));
    expect(excused.toSorted()).toEqual(['p001', 'p002', 'p003']);
  });

  test('With ratings of the seeds alone the line of the last seed is free', () => {
    const few = sampleDraw(players(16, 4));
    const last = lineOf(few, 'p004');
    const { next } = amended(few, { kind: 'withdrawal', player: 'p003', alternate });
    expect(lineOf(next, 'alt')).toBe(last);
    expect(next.seeds).toEqual(['p001', 'p002', 'p004']);
  });
});

describe('others who withdraw', () => {
  const draw = sampleDraw(players(13, 4));
  const unseeded = draw.matches.find(({ round, result, player1, player2 }) => {
    return (
      round === 1 && !result && !draw.seeds.includes(player1!) && !draw.seeds.includes(player2!)
    );
  })!;

  test('An alternate takes the line of an unseeded player, and nobody else moves', () => {
    const player = unseeded.player1!;
    const { next, effects } = amended(draw, { kind: 'withdrawal', player, alternate });
    expect(sheet(next)).toEqual(sheet(draw).map((id) => (id === player ? 'alt' : id)));
    expect(effects.pairs).toEqual([
      {
        matchId: unseeded.id,
        before: [player, unseeded.player2],
        after: ['alt', unseeded.player2],
      },
    ]);
  });

  test('Without an alternate the line becomes a bye', () => {
    const { next } = amended(draw, { kind: 'withdrawal', player: unseeded.player2! });
    expect(sheet(next)).toEqual(sheet(draw).map((id) => (id === unseeded.player2 ? null : id)));
  });

  test('Where the opponent has no opponent either, the best player without a bye gets it', () => {
    const five = sampleDraw(players(5), { randomSeed: 3 });
    const excused = five.matches.find(({ result }) => result)!.result!.winner!;
    const { next } = amended(five, { kind: 'withdrawal', player: excused });
    expect(sheet(next).filter((id) => id === null)).toHaveLength(4);
    expect(sheet(next).every((id, line) => id ?? sheet(next)[opponentLine(line)])).toBe(true);
  });

  test('A draw that would have an empty match must be made again', () => {
    const five = sampleDraw(players(5));
    const four = amended(five, { kind: 'withdrawal', player: 'p001' }).next;
    expect(amend(four, { kind: 'withdrawal', player: 'p002' })).toEqual({
      ok: false,
      code: 'EMPTY_MATCH',
    });
  });

  test('Club-mates who meet now are named', () => {
    const club = 'Kita';
    const player = unseeded.player1!;
    const entrants = players(13, 4).map((one) =>
      one.id === unseeded.player2 ? { ...one, club } : one,
    );
    const { effects } = amended(sampleDraw(entrants), {
      kind: 'withdrawal',
      player,
      alternate: { ...alternate, club: 'Ｋｉｔａ ' },
    });
    expect(effects.clashes).toEqual([
      { matchId: unseeded.id, club, players: ['alt', unseeded.player2] },
    ]);
  });

  test('Nobody moves up in a knockout after groups, whose constraints are counted again', () => {
    const groups = ['p001 p005', 'p002 p006', 'p003 p007', 'p004 p008'].map((ids) =>
      ids.split(' '),
    );
    const made = drawQualified(players(8), groups, { randomSeed: 1, tradition: 'tennis' });
    if (!made.ok) throw new Error(made.code);
    const { next } = amended(made.value, { kind: 'withdrawal', player: 'p002', alternate });
    expect(sheet(next)).toEqual(sheet(made.value).map((id) => (id === 'p002' ? 'alt' : id)));
    expect(next.groups?.[1]).toEqual(['alt', 'p006']);
    const [line, other] = [lineOf(made.value, 'p001'), lineOf(made.value, 'p002')];
    const exchanged = amended(made.value, { kind: 'exchange', lines: [line, other] }).next;
    expect(exchanged.constraints?.[0]).toEqual({ constraint: 'same-group', broken: 2 });
  });
});

describe('a substitution after the order of play is out', () => {
  const draw = sampleDraw(players(8, 2));

  test('A lucky loser takes the very line, also of a seed, and all results stay', () => {
    const first = draw.matches[1]!;
    const step = record(draw, first.id, win(first.player1));
    if (!step.ok) throw new Error(step.code);
    const { next } = amended(step.value.next, { kind: 'substitution', player: 'p002', alternate });
    expect(sheet(next)).toEqual(sheet(draw).map((id) => (id === 'p002' ? 'alt' : id)));
    expect(next.matches[1]?.result?.winner).toBe(first.player1);
    expect(next.seeds).toEqual(['p001']);
  });

  test('Who has played is not replaced', () => {
    const first = draw.matches[0]!;
    const step = record(draw, first.id, win('p001'));
    if (!step.ok) throw new Error(step.code);
    const late = amend(step.value.next, { kind: 'substitution', player: 'p001', alternate });
    expect(late).toEqual({ ok: false, code: 'MATCH_PLAYED' });
  });
});

describe('an amendment is refused', () => {
  const draw = sampleDraw(players(8, 2));
  test.each<[string, Amendment, string]>([
    ['a line that is not there', { kind: 'exchange', lines: [1, 9] }, 'UNKNOWN_LINE'],
    ['half a line', { kind: 'exchange', lines: [1.5, 2] }, 'UNKNOWN_LINE'],
    ['a line with itself', { kind: 'exchange', lines: [3, 3] }, 'UNKNOWN_LINE'],
    ['a stranger', { kind: 'withdrawal', player: 'x' }, 'UNKNOWN_PLAYER'],
    [
      'an alternate who plays already',
      { kind: 'withdrawal', player: 'p001', alternate: { id: 'p002', name: 'P' } },
      'DUPLICATE_PLAYER',
    ],
  ])('An amendment is refused for %s', (_why, amendment, code) => {
    expect(amend(draw, amendment)).toEqual({ ok: false, code });
  });

  test('An exchange or a withdrawal is refused once a match has been played', () => {
    const first = draw.matches[0]!;
    const step = record(draw, first.id, win(first.player1));
    const after = step.ok ? step.value.next : draw;
    for (const amendment of [
      { kind: 'exchange', lines: [5, 6] },
      { kind: 'withdrawal', player: first.player2! },
    ] as const) {
      expect(amend(after, amendment)).toEqual({ ok: false, code: 'MATCH_PLAYED' });
    }
  });

  test('An exchange that leaves two byes in one match is refused', () => {
    const three = sampleDraw(players(6, 6));
    const [one, other] = sheet(three).flatMap((id, line) => (id === null ? [line] : []));
    const amendment = { kind: 'exchange', lines: [opponentLine(one!) + 1, other! + 1] } as const;
    expect(amend(three, amendment)).toEqual({ ok: false, code: 'EMPTY_MATCH' });
  });
});

const plan = fc.array(fc.record({ kind: fc.nat(3), one: fc.nat(), other: fc.nat() }), {
  minLength: 1,
  maxLength: 8,
});

describe('any amendments', () => {
  test('The draw that is made again from its record and amended is the published one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 64 }),
        fc.nat(64),
        fc.integer({ min: 0, max: largestRandomSeed }),
        plan,
        (count, rated, randomSeed, steps) => {
          const made = sampleDraw(players(count, Math.min(rated, count)), { randomSeed });
          let published = made;
          const amendments: Amendment[] = [];
          for (const [index, step] of steps.entries()) {
            const amendment = amendmentOf(published, step, index);
            const after = amend(published, amendment);
            if (!after.ok) continue;
            amendments.push(amendment);
            published = after.value.next;
          }
          const drawn = redraw(made);
          expect(drawn.ok && amendAll(drawn.value, amendments)).toEqual({
            ok: true,
            value: published,
          });
          expect(amendAll(made, JSON.parse(JSON.stringify(amendments)))).toEqual({
            ok: true,
            value: published,
          });
          const placed = sheet(published).filter((id) => id !== null);
          expect(placed.toSorted()).toEqual(published.entrants.map(({ id }) => id));
          expect(published.seeds.every((id) => placed.includes(id))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function amendmentOf(
  draw: Draw,
  { kind, one, other }: { readonly kind: number; readonly one: number; readonly other: number },
  index: number,
): Amendment {
  if (kind === 0)
    return { kind: 'exchange', lines: [1 + (one % draw.size), 1 + (other % draw.size)] };
  const player = draw.entrants[one % draw.entrants.length]!.id;
  const next: Entrant = { id: `alt${index}`, name: 'Alternate' };
  if (kind === 1) return { kind: 'withdrawal', player };
  return { kind: kind === 2 ? 'withdrawal' : 'substitution', player, alternate: next };
}
