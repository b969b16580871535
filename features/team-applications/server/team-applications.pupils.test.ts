import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { sweepTournament } from '#features/entries/server/entries.places.commands.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import * as merging from '#features/groups/merging/merging.contract.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { joinGroup } from '#features/groups/server/groups.factory.ts';
import * as tables from '#features/groups/server/groups.tables.ts';
import * as pairs from '#features/pairs/pairs.contract.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const mine = async (phone: Phone) =>
  (await phone.call(entries.mine, { query: { when: 'coming' } })).data?.entries ?? [];

/** A school of which one pupil has an account, and that pupil's phone. */
async function withPupil(server: TestApp, fullName = '佐藤 花') {
  const school = await makeSchool(server);
  const { db, clock } = server.services;
  const [group] = await db
    .select()
    .from(tables.groups)
    .where(eq(tables.groups.id, school.group.id));
  const pupil = await server.playerPhone({ fullName });
  const who = { accountId: pupil.player.id, fullName, now: clock.now() };
  await joinGroup(db, who, group?.teamCode ?? '');
  const listed = await listPupils(db, school.group.id);
  const own = listed.find(({ accountId }) => accountId === pupil.player.id);
  if (!own) throw new Error('the pupil is not in the list');
  return { ...school, pupil, own, teamCode: group?.teamCode ?? '' };
}

/** A school that can apply for a pair of two pupils with accounts, and their phones. */
async function withPair(server: TestApp) {
  const { id: tournamentId, eventIds } = await makeHost(server, [{ eventType: 'Doubles' }]);
  const { teacher, group, pupil: second, own, teamCode } = await withPupil(server);
  const first = await server.playerPhone({ fullName: '山田 葵' });
  const { db, clock } = server.services;
  const who = { accountId: first.player.id, fullName: '山田 葵', now: clock.now() };
  await joinGroup(db, who, teamCode);
  const listed = await listPupils(db, group.id);
  const leading = listed.find(({ accountId }) => accountId === first.player.id);
  const eventId = eventIds[1] ?? 0;
  const lines = [{ eventId, pupils: [leading?.id ?? '', own.id] }];
  const applyForPair = () =>
    applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 500 });
  const applyAlone = (phone: Phone) =>
    phone.call(entries.apply, { body: { id: uuidv7(), tournamentId, eventId, agreed: true } });
  return { tournamentId, teacher, first, second, applyForPair, applyAlone };
}

describe('a pupil with an account', () => {
  test('A pupil finds the entry that the school has made, and need not pay it', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupil, own } = await withPupil(server);
    const lines = singles(eventIds[0] ?? 0, [own]);
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    await applyFor(teacher, about);
    expect(await mine(pupil)).toMatchObject([
      { state: 'reserved', payment: 'none', schoolName: '桜丘中学校', canRenameTeam: false },
    ]);
    const entryId = (await mine(pupil))[0]?.id ?? '';
    const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
    const paid = await pupil.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
    expect(paid.refusal?.code).toBe('ENTRY_NOT_FOUND');
  });

  test('A pupil who enters alone is refused because the school has entered them', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupil, own } = await withPupil(server);
    const lines = singles(eventIds[0] ?? 0, [own]);
    await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 500 });
    const body = { id: uuidv7(), tournamentId, agreed: true };
    expect((await pupil.call(entries.apply, { body })).refusal?.code).toBe('ENTERED_BY_SCHOOL');
  });

  test('The second of a pair is refused as well', async ({ server }) => {
    const { first, second, applyForPair, applyAlone } = await withPair(server);
    expect((await applyForPair()).answer.status).toBe(200);
    for (const phone of [second, first]) {
      expect((await applyAlone(phone)).refusal?.code).toBe('ENTERED_BY_SCHOOL');
    }
  });

  test('A pair that was not paid in time is applied for again, and its second pupil can apply alone once that is withdrawn', async ({
    server,
  }) => {
    const { tournamentId, teacher, second, applyForPair, applyAlone } = await withPair(server);
    await applyForPair();
    server.clock.advance({ minutes: 31 });
    await sweepTournament(server.services, tournamentId);
    for (const _again of [1, 2]) {
      const { id, answer } = await applyForPair();
      expect(answer.status).toBe(200);
      expect((await teacher.call(contract.giveUp, { params: { id } })).status).toBe(200);
    }
    expect((await applyAlone(second)).data?.entry.state).toBe('reserved');
  });

  test('Neither pupil changes a pair that the school has entered', async ({ server }) => {
    const { first, second, applyForPair } = await withPair(server);
    await applyForPair();
    const [{ id = '' } = {}] = await mine(first);
    const params = { id };
    const found = async (phone: Phone) => (await phone.call(pairs.find, { params })).data?.pair;
    const before = await found(first);
    expect(before).toMatchObject({ closed: 'PAIR_OF_SCHOOL', partner: { state: 'accepted' } });
    const seen = { id: before?.partner?.id ?? '', state: 'accepted' as const };
    const partner = { how: 'name' as const, partner: { name: '別の 選手', club: '' } };
    const answers = [
      await first.call(pairs.invite, { params, body: { id: uuidv7(), seen, partner } }),
      await first.call(pairs.end, { params, body: { seen } }),
      await second.call(pairs.end, { params, body: { seen } }),
    ];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(
      answers.map(() => 'PAIR_OF_SCHOOL'),
    );
    expect(await found(first)).toEqual(before);
    expect(await found(second)).toMatchObject({ role: 'partner', closed: 'PAIR_OF_SCHOOL' });
  });

  test('A pupil withdraws alone from what the school has paid, and the school gets the fee', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupil, own, pupils } = await withPupil(server);
    const lines = singles(eventIds[0] ?? 0, [own, ...pupils.slice(0, 1)]);
    const about = { tournamentId, groupId: group.id, lines, totalYen: 1000 };
    const { id } = await applyFor(teacher, about);
    const entryId = (await mine(pupil))[0]?.id ?? '';
    const card = { method: 'credit-card', cardToken: 'tok_sandbox_ok_4242' } as const;
    await teacher.call(payments.pay, { body: { id: uuidv7(), entryId, ...card } });
    const gone = await pupil.call(entries.withdraw, { params: { id: entryId } });
    expect(gone.data?.entry).toMatchObject({ state: 'withdrawn', refund: 'none' });
    expect((await find(teacher, id))?.application).toMatchObject({
      state: 'partly-refunded',
      totalYen: 500,
    });
  });
});

describe('a pupil who joins later', () => {
  test('After the yes of the teacher the pupil finds the entry, and loses it when that is undone', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const [first] = pupils;
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 500 });
    const { db } = server.services;
    const [stored] = await db.select().from(tables.groups).where(eq(tables.groups.id, group.id));
    const pupil = await server.playerPhone({ fullName: first?.name ?? '' });
    await pupil.call(joining.join, { body: { teamId: stored?.teamCode ?? '' } });
    expect(await mine(pupil)).toEqual([]);
    const params = { id: group.id };
    const asked = (await teacher.call(joining.find, { params })).data;
    const requestId = asked?.requests[0]?.id ?? '';
    const answered = await teacher.call(joining.answer, {
      params: { ...params, requestId },
      body: { answer: 'same-person' },
    });
    expect(answered.refusal).toBeNull();
    expect(await mine(pupil)).toMatchObject([{ schoolName: '桜丘中学校' }]);
    const undone = await teacher.call(merging.undo, {
      params: { ...params, memberId: first?.memberId ?? 0 },
    });
    expect(undone.refusal).toBeNull();
    expect(await mine(pupil)).toEqual([]);
  });
});
