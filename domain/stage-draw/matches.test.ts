import { describe, expect, test } from 'vitest';
import { record } from '#domain/bracket/results.ts';
import { players, playOut, sampleDraw, win } from '#domain/bracket/sample-draws.ts';
import { withThirdPlace } from '#domain/bracket/third-place.ts';
import type { Draw, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { GroupOutcome } from '#domain/groups/group-matches.ts';
import { matchesOf, matchesOfGroups, matchesOfKnockout } from './matches.ts';

const idsOf = (matches: readonly { readonly matchId: string }[]) =>
  matches.map(({ matchId }) => matchId).join(' ');

function withResult(draw: Draw, matchId: string, result: PlayedResult): Draw {
  const step = record(draw, matchId, result);
  if (!step.ok) throw new Error(step.code);
  return step.value.next;
}

const four = sampleDraw(players(4, 4), { placing: 'strength-order' });
const nobody = { kind: 'double-walkover', winner: null } as const;

describe('the matches of a knockout that somebody plays', () => {
  test.each<[string, Draw, string]>([
    ['a draw of four', four, '1-0 1-1 2-0'],
    ['one with a match for third place, the last of all', withThirdPlace(four), '1-0 1-1 2-0 2-1'],
    ['a draw of three, without the bye', sampleDraw(players(3, 3)), '1-1 2-0'],
    ['one that is played to its end', playOut(four, () => true), '1-0 1-1 2-0'],
    [
      'one after a double walkover, whose next match nobody plays',
      withResult(withResult(four, '1-0', nobody), '1-1', win('p003')),
      '1-0 1-1',
    ],
  ])('Of %s somebody plays each match that has two sides', (_, draw, ids) => {
    expect(idsOf(matchesOfKnockout(draw))).toBe(ids);
  });

  test('A match says where it is, who plays it as far as it is known, and its result', () => {
    const [first, , final] = matchesOfKnockout(withResult(four, '1-0', win('p001')));
    expect(first).toEqual({
      matchId: '1-0',
      place: { kind: 'knockout', round: 1, rounds: 2, position: 0 },
      player1: 'p001',
      player2: 'p004',
      result: win('p001'),
      isOff: false,
    });
    expect(final).toMatchObject({ player1: 'p001', player2: null, result: null });
  });
});

describe('the matches of groups that somebody plays', () => {
  const draw = {
    groups: [
      ['A', 'B', 'C'],
      ['D', 'E', 'F', 'G'],
      ['H', 'I'],
    ],
  };
  const outcome = (
    [player1Id, player2Id]: readonly [string, string],
    more: Partial<GroupOutcome> = {},
  ): GroupOutcome => ({ player1Id, player2Id, winner: 'player1', status: 'finished', ...more });
  const offOf = (out: readonly string[], results: readonly GroupOutcome[]) =>
    idsOf(matchesOfGroups(draw, { results, out: new Set(out) }).filter(({ isOff }) => isOff));

  test('Groups are listed one after the other, each in the order of its matches', () => {
    const matches = matchesOfGroups(draw, { results: [], out: new Set() });
    expect(idsOf(matches)).toBe('1-2-3 1-1-3 1-1-2 2-1-4 2-2-3 2-1-3 2-2-4 2-1-2 2-3-4 3-1-2');
    expect(matches[3]).toEqual({
      matchId: '2-1-4',
      place: { kind: 'group', group: 2, number: 1 },
      player1: 'D',
      player2: 'G',
      umpire: 'E',
      isOff: false,
    });
    expect(matches.at(-1)?.umpire).toBeNull();
  });

  test.each<[string, readonly string[], readonly GroupOutcome[], string]>([
    ['nobody is out', [], [outcome(['A', 'B'])], ''],
    ['a side has withdrawn before it played', ['B'], [], '1-2-3 1-1-2'],
    ['a side has withdrawn after a match, which stays', ['B'], [outcome(['B', 'A'])], '1-2-3'],
    ['a result was cleared', ['B'], [outcome(['A', 'B'], { status: 'scheduled' })], '1-2-3 1-1-2'],
    ['a side has lost by default', [], [outcome(['C', 'A'], { status: 'defaulted' })], '1-1-2'],
    [
      'nobody came to a match: both play on',
      [],
      [outcome(['A', 'B'], { status: 'double-walkover', winner: null })],
      '',
    ],
    ['somebody of another group has withdrawn', ['I'], [], '3-1-2'],
  ])('A match without a result is off where a side is out: %s', (_, out, results, ids) => {
    expect(offOf(out, results)).toBe(ids);
  });

  test('The matches of a draw are those of its kind', () => {
    const played = { results: [], out: new Set<string>() };
    const entrants = [...'ABC'].map((id) => ({ id, name: id }));
    const groups = {
      ...draw,
      kind: 'groups',
      method: 1,
      wanted: 3,
      randomSeed: 1,
      entrants,
    } as const;
    expect(matchesOf(groups, played)).toHaveLength(10);
    expect(matchesOf(four, played)).toHaveLength(3);
  });
});
