import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { chooseSport } from '#features/groups/groups.contract.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { makeClub } from '../../server/practice.people.factory.ts';
import { chooseScoreRules, scoreRules } from '../score-rules.contract.ts';

const BEST_OF_FIVE = { id: 'table-tennis-5' };
const BADMINTON = { id: 'badminton-21' };
const choice = (scoreFormat: ChosenFormat | null, seen: ChosenFormat | null = null) => ({
  writeId: uuidv7(),
  seen,
  scoreFormat,
});

describe('the score rules of a group', () => {
  test('A group that has chosen nothing has scores as entered', async ({ server }) => {
    const { member, groupId } = await makeClub(server);
    const { data } = await member.call(scoreRules, { params: { groupId, kind: 'league' } });
    expect(data?.rules.scoreFormat).toBeNull();
    expect(data?.sport).toBe('unspecified');
  });

  test('The choice of rules starts at the sport of the group', async ({ server }) => {
    const { coach, member, groupId } = await makeClub(server);
    await coach.call(chooseSport, { params: { id: groupId }, body: { sport: 'badminton' } });
    const { data } = await member.call(scoreRules, { params: { groupId, kind: 'league' } });
    expect(data).toEqual({ rules: { scoreFormat: null }, sport: 'badminton' });
  });

  test('Every member chooses the rules, and everybody finds them, each kind of practice its own', async ({
    server,
  }) => {
    const { coach, member, groupId } = await makeClub(server);
    const league = { groupId, kind: 'league' as const };
    const custom = { id: 'custom', custom: { to: 5, lead: 1, bestOf: 3 } };
    await member.call(chooseScoreRules, { params: league, body: choice(custom) });
    const found = await coach.call(scoreRules, { params: league });
    expect(found.data?.rules.scoreFormat).toEqual(custom);
    const other = await coach.call(scoreRules, { params: { groupId, kind: 'one-on-one' } });
    expect(other.data?.rules.scoreFormat).toBeNull();
  });

  test('A choice that is sent again changes nothing, also after another one', async ({
    server,
  }) => {
    const { coach, groupId } = await makeClub(server);
    const params = { groupId, kind: 'league' as const };
    const first = choice(BEST_OF_FIVE);
    await coach.call(chooseScoreRules, { params, body: first });
    await coach.call(chooseScoreRules, { params, body: choice(BADMINTON, BEST_OF_FIVE) });
    const again = await coach.call(chooseScoreRules, { params, body: first });
    expect(again.data?.rules.scoreFormat).toEqual(BADMINTON);
  });

  test('A choice on top of rules that somebody else has changed is refused, the same choice is not', async ({
    server,
  }) => {
    const { coach, member, groupId } = await makeClub(server);
    const params = { groupId, kind: 'one-on-one' as const };
    await coach.call(chooseScoreRules, { params, body: choice(BEST_OF_FIVE) });
    const other = await member.call(chooseScoreRules, { params, body: choice(BADMINTON) });
    expect(other.refusal?.code).toBe('RULES_CHANGED');
    const same = await member.call(chooseScoreRules, { params, body: choice(BEST_OF_FIVE) });
    expect(same.data?.rules.scoreFormat).toEqual(BEST_OF_FIVE);
    const back = await member.call(chooseScoreRules, {
      params,
      body: choice(null, BEST_OF_FIVE),
    });
    expect(back.data?.rules.scoreFormat).toBeNull();
  });

  test.for([
    { id: 'table-tennis-9' },
    { id: 'spec-3' },
    { id: 'custom' },
    { id: 'custom', custom: { to: 0, lead: 1, bestOf: 3 } },
    { id: 'custom', custom: { to: 11, lead: 2, cap: 11, bestOf: 3 } },
    { id: 'custom', custom: { to: 11, lead: 2, bestOf: 2 } },
  ])('Rules that are no format are refused: %j', async (scoreFormat, { server }) => {
    const { coach, groupId } = await makeClub(server);
    const params = { groupId, kind: 'league' as const };
    const chosen = await coach.call(chooseScoreRules, { params, body: choice(scoreFormat) });
    expect([chosen.status, chosen.refusal?.code]).toEqual([422, 'UNKNOWN_FORMAT']);
  });

  test('For an outsider the group has no rules to read or choose', async ({ server }) => {
    const { outsider, groupId } = await makeClub(server);
    const params = { groupId, kind: 'league' as const };
    const read = await outsider.call(scoreRules, { params });
    const chosen = await outsider.call(chooseScoreRules, { params, body: choice(BEST_OF_FIVE) });
    expect([read.refusal?.code, chosen.refusal?.code]).toEqual([
      'GROUP_NOT_FOUND',
      'GROUP_NOT_FOUND',
    ]);
  });
});
