import { describe, expect, test } from 'vitest';
import { findFormat } from '#domain/scoring/formats.ts';
import { drawAfterGroups } from '#domain/stage-draw/after-groups.ts';
import { drawStage } from '#domain/stage-draw/draw.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { type PublicDraw, type SentResult, scoreText } from './public-state.ts';
import { wrongStandings } from './standings.ts';

const FORMAT = findFormat('table-tennis-3')!;
const SETS = [
  { player1: 11, player2: 5 },
  { player1: 12, player2: 10 },
];

/** Two groups of three, whose members are in the order of their strength: the first one wins every match. */
function played() {
  const list = Array.from({ length: 6 }, (_, at) => {
    return { number: at + 1, club: null, isRanked: true };
  });
  const format = { kind: 'groups', size: 3, next: 'first' } as const;
  const made = drawStage({ list, seedCount: 0 }, format, 7);
  if (!made.ok || !isGroupsDraw(made.value)) throw new Error('no groups were drawn');
  const { groups } = made.value;
  const sent = groups.flatMap(([a, b, c]) => [result(a!, b!), result(a!, c!), result(b!, c!)]);
  const scoreFormat = { id: FORMAT.id };
  const results = {
    stageId: 's',
    ruleBook: 'table-tennis',
    scoreFormat,
    lots: [],
    out: [],
    matches: sent.map((one) => row(one)),
  };
  const draw = { format, made: made.value, results } as unknown as PublicDraw;
  return { draw, sent, groups, results };
}

function result(winnerId: string, other: string): SentResult {
  const where = { key: '', stageId: 's', matchId: '' };
  const sides = { player1Id: winnerId, player2Id: other, winnerId };
  return { ...where, ...sides, score: scoreText(SETS), sets: SETS };
}

function row({ player1Id, player2Id, score }: SentResult) {
  return {
    player1Id,
    player2Id,
    sets: score,
    winner: 'player1',
    status: 'finished',
    scoreFormat: { id: FORMAT.id },
  };
}

/** The knockout after the groups, of these places in them. */
function knockoutOf({ draw, groups }: ReturnType<typeof played>, place: number) {
  const field = { groups: groups.map((group) => [group[place] ?? '']) };
  const drawn = drawAfterGroups(draw.made, field, { randomSeed: 3, tradition: 'table-tennis' });
  if (!drawn.ok) throw new Error(drawn.code);
  return [{ places: { from: 1, to: 1 }, draw: { made: drawn.value } as PublicDraw }];
}

describe('The standings beside the acknowledged results', () => {
  test('Groups in the order of the results, and a knockout of their winners, have no mistake', () => {
    const event = played();
    const { draw, sent } = event;
    expect(wrongStandings({ draw, further: knockoutOf(event, 0) }, sent, FORMAT)).toBe(0);
  });

  test('A group that everybody reads in another order is wrong', () => {
    const { draw, sent, results } = played();
    const [first, ...others] = results.matches;
    const turned = {
      ...draw,
      results: { ...results, matches: [{ ...first, winner: 'player2' }, ...others] },
    };
    expect(
      wrongStandings({ draw: turned as unknown as PublicDraw, further: [] }, sent, FORMAT),
    ).toBe(1);
  });

  test('A knockout of others than those whom the results send on is wrong', () => {
    const event = played();
    expect(
      wrongStandings({ draw: event.draw, further: knockoutOf(event, 1) }, event.sent, FORMAT),
    ).toBe(1);
  });

  test('A knockout that was drawn though a result of a group is missing is wrong', () => {
    const event = played();
    const further = knockoutOf(event, 0);
    expect(wrongStandings({ draw: event.draw, further }, event.sent.slice(1), FORMAT)).toBe(2);
  });
});
