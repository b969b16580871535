import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import * as payments from '#features/payments/payments.contract.ts';
import { players } from '#features/players/server/players.tables.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as applying from '../team-applications.applying.contract.ts';
import * as contract from '../team-applications.contract.ts';
import { applyFor, makeHost, makeSchool, singles } from './team-applications.school.factory.ts';

const OK = 'tok_sandbox_ok_4242';

const taken = async ({ services }: TestApp, id: number) =>
  (await tournaments.findById(services.db, id))?.events.map(({ placesTaken }) => placesTaken);
const find = async (phone: Phone, id: string) =>
  (await phone.call(contract.find, { params: { id } })).data;
const pay = (phone: Phone, entryId: string, more = {}) =>
  phone.call(payments.pay, {
    body: { id: uuidv7(), entryId, method: 'credit-card', cardToken: OK, ...more },
  });
const firstLine = async (phone: Phone, id: string) =>
  (await find(phone, id))?.application.lines[0]?.id ?? '';

describe('applying for a school', () => {
  test('An application takes a place for each line, in the order of strength, for 30 minutes', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [
      { eventType: 'Doubles', fee: 800 },
    ]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, two = 0] = eventIds;
    const [a, b, c] = pupils;
    const lines = [
      ...singles(
        one,
        [b, a, c].flatMap((pupil) => pupil ?? []),
      ),
      { eventId: two, pupils: [a?.id ?? '', b?.id ?? ''] },
    ];
    const { id, answer } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 2300,
    });
    expect(answer.status).toBe(200);
    const found = await find(teacher, id);
    expect(found?.application).toMatchObject({
      state: 'reserved',
      totalYen: 2300,
      dueAt: '2026-11-20T03:30:00.000Z',
      code: expect.stringMatching(/^RD[2-9A-HJKMNP-Z]{4}$/),
    });
    expect(
      found?.application.lines.map(({ rank, players: of }) => [rank, of.map(({ name }) => name)]),
    ).toEqual([
      [1, ['生徒2']],
      [2, ['生徒1']],
      [3, ['生徒3']],
      [1, ['生徒1', '生徒2']],
    ]);
    expect(await taken(server, tournamentId)).toEqual([3, 1]);
  });

  test('An application that needs more places than there are takes none', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { participantLimit: 24 });
    const { teacher, group, pupils } = await makeSchool(server, 25);
    const lines = singles(eventIds[0] ?? 0, pupils);
    const { answer } = await applyFor(teacher, {
      tournamentId,
      groupId: group.id,
      lines,
      totalYen: 12_500,
    });
    expect(answer.refusal).toMatchObject({ code: 'TOO_FEW_PLACES', details: { placesLeft: 24 } });
    expect(await taken(server, tournamentId)).toEqual([0]);
  });

  test('The quota of a club counts the pupils who have entered alone', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [{ perClub: 3 }]);
    const { teacher, group, pupils } = await makeSchool(server);
    const eventId = eventIds[1] ?? 0;
    const own = { body: { id: uuidv7(), tournamentId, eventId, agreed: true } };
    expect((await teacher.call(entries.apply, own)).status).toBe(200);
    const three = { tournamentId, groupId: group.id, lines: singles(eventId, pupils.slice(0, 3)) };
    const refused = await applyFor(teacher, { ...three, totalYen: 1500 });
    expect(refused.answer.refusal).toMatchObject({ code: 'CLUB_LIMIT', details: { limit: 3 } });
  });

  test('An individual entry counts the pupils whom the school has entered', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [{ perClub: 2 }]);
    const { teacher, group, pupils } = await makeSchool(server);
    const eventId = eventIds[1] ?? 0;
    const lines = singles(eventId, pupils.slice(0, 2));
    await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 1000 });
    const own = { body: { id: uuidv7(), tournamentId, eventId, agreed: true } };
    expect((await teacher.call(entries.apply, own)).refusal?.code).toBe('CLUB_LIMIT_REACHED');
  });

  test('The same pupil cannot be in two lines of an event, nor in a second application of it', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const about = { tournamentId, groupId: group.id };
    const [one] = pupils;
    const once = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const twice = { ...about, lines: [...once, ...once], totalYen: 1000 };
    const refused = await applyFor(teacher, twice);
    expect(refused.answer.refusal).toMatchObject({
      code: 'PUPIL_TWICE',
      details: { pupilId: one?.id },
    });
    const draft = { id: refused.id, version: 1 };
    const first = await applyFor(teacher, { ...about, draft, lines: once, totalYen: 500 });
    expect(first.answer.status).toBe(200);
    const second = await applyFor(teacher, { ...about, lines: once, totalYen: 500 });
    expect(second.answer.refusal).toMatchObject({
      code: 'PUPIL_ENTERED',
      details: { pupilId: one?.id },
    });
    expect(second.id).not.toBe(first.id);
    expect(await taken(server, tournamentId)).toEqual([1]);
  });

  test('A second application of a school goes on in its order of strength where the first one ends', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [{}]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one = 0, two = 0] = eventIds;
    const about = { tournamentId, groupId: group.id };
    const ranksOf = async (lines: ReturnType<typeof singles>) => {
      const totalYen = 500 * lines.length;
      const { id } = await applyFor(teacher, { ...about, lines, totalYen });
      const found = await find(teacher, id);
      return { id, ranks: found?.application.lines.map(({ rank }) => rank) };
    };
    const first = await ranksOf(singles(one, pupils.slice(0, 3)));
    expect(first.ranks).toEqual([1, 2, 3]);
    const late = [...singles(one, pupils.slice(3, 5)), ...singles(two, pupils.slice(3, 4))];
    expect((await ranksOf(late)).ranks).toEqual([4, 5, 1]);

    // Another school counts for itself, and who is out counts no more.
    const other = await makeSchool(server, 2, '若葉台中学校');
    const lines = singles(one, other.pupils.slice(0, 1));
    const theirs = { tournamentId, groupId: other.group.id, lines, totalYen: 500 };
    const { id } = await applyFor(other.teacher, theirs);
    expect((await find(other.teacher, id))?.application.lines[0]?.rank).toBe(1);
    await other.teacher.call(contract.giveUp, { params: { id } });
    const again = await applyFor(other.teacher, theirs);
    expect((await find(other.teacher, again.id))?.application.lines[0]?.rank).toBe(1);
  });

  test('A pupil whose gender is known does not fit an event of the other', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [{ genderRule: 'female' }]);
    const { teacher, group, pupils } = await makeSchool(server);
    const [one] = pupils;
    const { db } = server.services;
    await db
      .update(players)
      .set({ gender: 'male' })
      .where(eq(players.id, one?.id ?? ''));
    const lines = singles(eventIds[1] ?? 0, pupils.slice(0, 1));
    const about = { tournamentId, groupId: group.id, totalYen: 500 };
    expect((await applyFor(teacher, { ...about, lines })).answer.refusal?.code).toBe(
      'WRONG_GENDER',
    );
  });

  test.for([
    ['one pupil in doubles', { pupils: 1 }, 'PAIR_INCOMPLETE'],
    ['three pupils in doubles', { pupils: 3 }, 'PAIR_INCOMPLETE'],
    ['nobody', { pupils: -1 }, 'NOTHING_CHOSEN'],
  ] as const)(
    'An application with %s is refused',
    async ([, { pupils: count }, code], { server }) => {
      const { id: tournamentId, eventIds } = await makeHost(server, [{ eventType: 'Doubles' }]);
      const { teacher, group, pupils } = await makeSchool(server);
      const ids = pupils.slice(0, count).map(({ id }) => id);
      const lines = count < 0 ? [] : [{ eventId: eventIds[1] ?? 0, pupils: ids }];
      const about = { tournamentId, groupId: group.id, lines, totalYen: 500 * lines.length };
      expect((await applyFor(teacher, about)).answer.refusal?.code).toBe(code);
      expect(await taken(server, tournamentId)).toEqual([0, 0]);
    },
  );

  test('A team has a name that no other team of the event has, and its squad', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [
      { eventType: 'Team', fee: 3000 },
    ]);
    const { teacher, group, pupils } = await makeSchool(server);
    const ids = pupils.slice(0, 6).map(({ id }) => id);
    const about = { tournamentId, groupId: group.id, totalYen: 3000 };
    const line = (team?: string, of = ids) => [
      { eventId: eventIds[1] ?? 0, pupils: of, ...(team !== undefined && { team }) },
    ];
    const twice = [...line('桜丘A', ids.slice(0, 3)), ...line('桜丘 ａ', ids.slice(3))];
    const same = await applyFor(teacher, { ...about, totalYen: 6000, lines: twice });
    expect(same.answer.refusal?.code).toBe('TEAM_NAME_TAKEN');
    const nameless = await applyFor(teacher, {
      ...about,
      draft: { id: same.id, version: 1 },
      lines: line(),
    });
    expect(nameless.answer.refusal?.code).toBe('TEAM_NAME_MISSING');
    const draft = { id: nameless.id, version: 2 };
    const { id, answer } = await applyFor(teacher, { ...about, draft, lines: line('桜丘A') });
    expect(answer.status).toBe(200);
    expect((await find(teacher, id))?.application.lines[0]).toMatchObject({
      team: '桜丘A',
      players: Array.from({ length: 6 }, (_, at) => ({ name: `生徒${at + 1}` })),
    });
    const other = pupils.slice(6, 8).map((pupil) => pupil.id);
    const taken = await applyFor(teacher, { ...about, lines: line('桜丘Ａ', other) });
    expect(taken.answer.refusal?.code).toBe('TEAM_NAME_TAKEN');
  });

  test('An application without a fee is confirmed at once', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server, [], { feeYen: 0 });
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const found = await find(teacher, id);
    expect(found?.application.state).toBe('paid');
    expect(found?.application.lines.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
  });

  test('An application sent again changes nothing', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const id = uuidv7();
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    const draft = { tournamentId, groupId: group.id, saveId: uuidv7(), version: 0, lines };
    await teacher.call(applying.saveDraft, { params: { id }, body: draft });
    const write = {
      writeId: uuidv7(),
      version: 1,
      totalYen: 1000,
      byTransfer: false,
      agreed: true,
    };
    const first = await teacher.call(applying.apply, { params: { id }, body: write });
    const second = await teacher.call(applying.apply, { params: { id }, body: write });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await taken(server, tournamentId)).toEqual([2]);
    const other = { ...write, writeId: uuidv7() };
    const third = await teacher.call(applying.apply, { params: { id }, body: other });
    expect(third.refusal?.code).toBe('ALREADY_APPLIED');
  });

  test('A total that has changed meanwhile is refused with both amounts', async ({ server }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 2));
    const about = { tournamentId, groupId: group.id, lines };
    const { answer } = await applyFor(teacher, { ...about, totalYen: 900 });
    expect(answer.refusal).toMatchObject({
      code: 'AMOUNT_CHANGED',
      details: { was: 900, is: 1000 },
    });
  });

  test('An application is refused after the deadline, of a cancelled tournament, and without agreement', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const { id, answer } = await applyFor(teacher, { ...about, totalYen: 1 });
    expect(answer.refusal?.code).toBe('AMOUNT_CHANGED');
    const write = { writeId: uuidv7(), version: 1, totalYen: 500, byTransfer: false };
    const silent = { params: { id }, body: { ...write, agreed: false } };
    expect((await teacher.call(applying.apply, silent)).refusal?.code).toBe('AGREEMENT_REQUIRED');
    server.clock.advance({ days: 8 });
    const late = { params: { id }, body: { ...write, agreed: true } };
    expect((await teacher.call(applying.apply, late)).refusal?.code).toBe('ENTRIES_CLOSED');
  });
});

describe('who may apply', () => {
  test('Only who looks after a group finds its drafts and applications', async ({ server }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server);
    const { teacher, group, pupils } = await makeSchool(server);
    const stranger = await server.playerPhone();
    const lines = singles(eventIds[0] ?? 0, pupils.slice(0, 1));
    const about = { tournamentId, groupId: group.id, lines, totalYen: 500 };
    const refused = await applyFor(stranger, about);
    expect(refused.saved.refusal?.code).toBe('GROUP_NOT_FOUND');
    const { id } = await applyFor(teacher, about);
    const params = { id };
    expect((await stranger.call(contract.find, { params })).status).toBe(404);
    expect((await server.phone().call(contract.find, { params })).status).toBe(401);
    expect((await organizer.call(contract.find, { params })).status).toBe(200);
    const other = await makeOrganizerAccount(server.services);
    expect(other.organizerId).toBeGreaterThan(0);
    for (const endpoint of [contract.payLater, contract.giveUp]) {
      expect((await stranger.call(endpoint, { params })).refusal?.code).toBe(
        'APPLICATION_NOT_FOUND',
      );
    }
    const print = { params, body: { writeId: uuidv7() } };
    expect((await stranger.call(contract.issueReceipt, print)).refusal?.code).toBe(
      'APPLICATION_NOT_FOUND',
    );
    const entryId = await firstLine(teacher, id);
    const line = { params: { id, entryId } };
    expect((await stranger.call(contract.withdrawLine, line)).refusal?.code).toBe('LINE_NOT_FOUND');
    expect((await organizer.call(contract.withdrawLine, line)).refusal?.code).toBe(
      'LINE_NOT_FOUND',
    );
    expect((await pay(stranger, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
    expect((await pay(organizer, entryId)).refusal?.code).toBe('ENTRY_NOT_FOUND');
  });
});

describe('two schools', () => {
  test('The ids of another school’s draft store nothing and answer nothing', async ({ server }) => {
    const { id: tournamentId } = await makeHost(server);
    const [one, two] = [await makeSchool(server), await makeSchool(server, 2, '若葉台中学校')];
    const id = uuidv7();
    const body = { tournamentId, saveId: uuidv7(), version: 0, lines: [] };
    const save = ({ teacher, group }: typeof one) =>
      teacher.call(applying.saveDraft, { params: { id }, body: { ...body, groupId: group.id } });
    expect((await save(one)).status).toBe(200);
    expect((await save(two)).refusal?.code).toBe('DRAFT_CHANGED');
  });
});

describe('two teachers', () => {
  test('A save over a newer draft is refused, and so is a second draft of the group', async ({
    server,
  }) => {
    const { id: tournamentId } = await makeHost(server);
    const { teacher, group } = await makeSchool(server);
    const id = uuidv7();
    const body = { tournamentId, groupId: group.id, saveId: uuidv7(), version: 0, lines: [] };
    const first = await teacher.call(applying.saveDraft, { params: { id }, body });
    expect(first.data).toEqual({ id, version: 1 });
    const again = await teacher.call(applying.saveDraft, { params: { id }, body });
    expect(again.data).toEqual({ id, version: 1 });
    const next = { ...body, saveId: uuidv7(), version: 1 };
    expect((await teacher.call(applying.saveDraft, { params: { id }, body: next })).data).toEqual({
      id,
      version: 2,
    });
    const old = { ...body, saveId: uuidv7(), version: 1 };
    const refused = await teacher.call(applying.saveDraft, { params: { id }, body: old });
    expect(refused.refusal?.code).toBe('DRAFT_CHANGED');
    const other = { ...body, saveId: uuidv7() };
    const second = await teacher.call(applying.saveDraft, {
      params: { id: uuidv7() },
      body: other,
    });
    expect(second.refusal?.code).toBe('DRAFT_CHANGED');
  });
});

test('A draft is listed while something is chosen in it', async ({ server }) => {
  const { id: tournamentId, eventIds } = await makeHost(server);
  const { teacher, group, pupils } = await makeSchool(server);
  const groupId = group.id;
  const params = { id: uuidv7() };
  const states = async () => {
    const { data } = await teacher.call(contract.ofGroup, { params: { groupId } });
    return data?.applications.map(({ state }) => state);
  };
  const save = (version: number, lines: ReturnType<typeof singles>) => {
    const body = { tournamentId, groupId, saveId: uuidv7(), version, lines };
    return teacher.call(applying.saveDraft, { params, body });
  };
  await save(0, singles(eventIds[0] ?? 0, pupils.slice(0, 1)));
  expect(await states()).toEqual(['draft']);
  await save(1, []);
  expect(await states()).toEqual([]);
});
