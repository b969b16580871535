import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { signedUp } from '#features/groups/server/groups.people.factory.ts';
import { removeMatch, saveScore } from '#features/matches/matches.contract.ts';
import { inTurn } from '#platform/testing/while-locked.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { practiceDays } from '../../records/records.contract.ts';
import { setsOf } from '../../server/practice.people.factory.ts';
import * as contract from '../free-practice.contract.ts';

const { addFreeMatch, confirmFreeMatches, freeMatches } = contract;

const added = (change = {}) => ({
  id: uuidv7(),
  player1Name: ' 山田 ',
  player2Name: 'Suzuki',
  playedOn: '2026-11-20',
  ...change,
});

const score = {
  writeId: uuidv7(),
  baseVersion: 0,
  match: {
    kind: 'free-practice' as const,
    player1: { id: 1, name: '山田' },
    player2: { id: 2, name: 'Suzuki' },
    playedOn: '2026-11-20',
  },
  sets: setsOf('11-1 11-1'),
};

describe('the list of a free practice', () => {
  test('The list of a free practice is there after a reload, with 0-0 for matches without a score', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Yamada');
    const body = added();
    await phone.call(addFreeMatch, { body });
    await phone.call(addFreeMatch, { body });
    const { data } = await phone.call(freeMatches);
    expect(data?.matches).toMatchObject([
      { id: body.id, player1: { name: '山田' }, result: '0-0', winner: null, state: 'draft' },
    ]);
  });

  test('The list of a free practice takes scores and deletions, and "Confirm" puts the rest into the records', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Yamada');
    const [one, two, three] = [added(), added(), added()];
    for (const body of [one, two, three]) await phone.call(addFreeMatch, { body });
    await phone.call(saveScore, { params: { id: one.id }, body: score });
    const query = { writeId: uuidv7(), baseVersion: 0 };
    await phone.call(removeMatch, { params: { id: two.id }, query });
    const before = await phone.call(practiceDays, { query: {} });
    expect(before.data?.days).toEqual([]);
    const body = { writeId: uuidv7(), matchIds: [one.id, two.id, three.id] };
    const first = await phone.call(confirmFreeMatches, { body });
    const again = await phone.call(confirmFreeMatches, { body });
    expect([first.data, again.data]).toEqual([{ saved: 2 }, { saved: 2 }]);
    expect((await phone.call(freeMatches)).data?.matches).toEqual([]);
    const after = await phone.call(practiceDays, { query: {} });
    expect(after.data?.days).toEqual([
      { id: '2026-11-20', matches: 2, formats: [{ format: 'one-on-one', matches: 2 }] },
    ]);
  });

  test('A score that was confirmed again unchanged, and then corrected, is corrected also where all three arrive late', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Yamada');
    const params = { id: uuidv7() };
    const again = { ...score, writeId: uuidv7(), follows: score.writeId };
    const corrected = { writeId: uuidv7(), follows: again.writeId, sets: setsOf('11-9 11-9') };
    for (const body of [score, again, { ...score, ...corrected }]) {
      expect((await phone.call(saveScore, { params, body })).refusal).toBeNull();
    }
    const { data } = await phone.call(freeMatches);
    expect(data?.matches[0]?.sets).toEqual(corrected.sets);
    expect(data?.matches[0]?.version).toBe(2);
  });

  test('A match of a free practice can be scored before it has arrived', async ({ server }) => {
    const phone = await signedUp(server, 'Yamada');
    const body = added();
    const scored = await phone.call(saveScore, { params: { id: body.id }, body: score });
    expect(scored.data?.match).toMatchObject({ state: 'draft', result: '2-0' });
    const late = await phone.call(addFreeMatch, { body });
    expect(late.data?.match).toMatchObject({ result: '2-0', version: 1 });
  });

  test('A free practice refuses a match of one name against itself, and a "Confirm" of nothing', async ({
    server,
  }) => {
    const phone = await signedUp(server, 'Yamada');
    const same = await phone.call(addFreeMatch, { body: added({ player2Name: '山田' }) });
    expect(same.refusal?.code).toBe('SAME_PLAYER');
    const body = { writeId: uuidv7(), matchIds: [uuidv7()] };
    const nothing = await phone.call(confirmFreeMatches, { body });
    expect(nothing.refusal?.code).toBe('NOTHING_TO_CONFIRM');
  });

  test('The list of a free practice is visible to its owner alone', async ({ server }) => {
    const [owner, other] = [await signedUp(server, 'Yamada'), await signedUp(server, 'Other')];
    const body = added();
    await owner.call(addFreeMatch, { body });
    expect((await other.call(freeMatches)).data?.matches).toEqual([]);
    const confirm = { writeId: uuidv7(), matchIds: [body.id] };
    const codes = [
      await other.call(confirmFreeMatches, { body: confirm }),
      await other.call(addFreeMatch, { body }),
    ].map((answer) => answer.refusal?.code);
    expect(codes).toEqual(['NOTHING_TO_CONFIRM', 'TOO_MANY_MATCHES']);
  });
});

test('A confirmation that is sent again while the first try is under way gets the same answer', async ({
  server,
}) => {
  const phone = await signedUp(server, 'Yamada');
  const draft = added();
  await phone.call(addFreeMatch, { body: draft });
  const body = { writeId: uuidv7(), matchIds: [draft.id] };
  const confirm = async () => (await phone.call(confirmFreeMatches, { body })).data;
  const answers = await inTurn(server.services.db, 'matches', [confirm, confirm]);
  expect(answers).toEqual([{ saved: 1 }, { saved: 1 }]);
});
