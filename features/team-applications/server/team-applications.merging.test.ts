import { v7 as uuidv7 } from 'uuid';
import { expect, vi } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import * as entries from '#features/entries/entries.contract.ts';
import { publicDraw } from '#features/event-draws/event-draws.public.contract.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import * as merging from '#features/groups/merging/merging.contract.ts';
import { mergeMembers } from '#features/groups/merging/server/merging.commands.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { confirmed } from '#features/guardian-page/server/guardian-page.factory.ts';
import { MOTHER } from '#features/guardians/server/guardians.factory.ts';
import { countWaiting } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';

/** A school of five pupils without accounts, of whom 1 and 2, and 3 and 4, play doubles. */
const twoPairs = (server: TestApp) => schoolOf(server, 'Doubles');

/** The same, or the first four of them each in a place of their own. */
async function schoolOf(server: TestApp, eventType: 'Singles' | 'Doubles') {
  const host = await makeHost(server, [], { feeYen: 0, eventType });
  const { id: tournamentId, organizer, account } = host;
  const [eventId = 0] = host.eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 5);
  const [a = '', b = '', c = '', d = ''] = pupils.map(({ id }) => id);
  const places =
    eventType === 'Doubles'
      ? [
          [a, b],
          [c, d],
        ]
      : [[a], [b], [c], [d]];
  const lines = places.map((inPlace) => ({ eventId, pupils: inPlace }));
  const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
  const params = { id: group.id };
  /** A phone joins with the code, and the teacher says that it is the pupil of that name. */
  const join = async (phone: Phone) => {
    const found = await groups.findVisible(server.services.db, teacher.player.id, group.id);
    await phone.call(joining.join, { body: { teamId: found?.teamCode ?? '' } });
    const { data } = await teacher.call(joining.find, { params });
    const requestId = data?.requests[0]?.id ?? '';
    const body = { answer: 'same-person' as const };
    const { refusal } = await teacher.call(joining.answer, {
      params: { ...params, requestId },
      body,
    });
    expect(refusal).toBeNull();
  };
  const event = { tournamentId, eventId, account };
  return { id, organizer, teacher, group, pupils, join, event };
}

/** The partners with whom somebody plays the entries that they find on their phone. */
const partnersOf = async (phone: Phone) => {
  const { data } = await phone.call(entries.mine, { query: { when: 'coming' } });
  return data?.entries.map(({ pair }) => pair?.name);
};

/** What the desk does with the check-in of a tournament. */
async function checkInAt(desk: Phone, tournamentId: number) {
  await openDayFrom(desk, tournamentId);
  const params = { id: tournamentId };
  const list = async () => (await desk.call(checkIn.list, { params })).data?.list.people ?? [];
  const tick = async (names: readonly string[], people: Awaited<ReturnType<typeof list>>) => {
    const ticked = people.filter(({ name }) => names.includes(name));
    const body = {
      state: 'present' as const,
      people: ticked.map((one) => ({ id: one.id, seenVersion: one.version })),
    };
    return (await desk.call(checkIn.tick, { params, body })).refusal?.code ?? 'ticked';
  };
  const present = async () =>
    (await list())
      .filter(({ state }) => state === 'present')
      .map(({ name }) => name)
      .toSorted();
  return { list, tick, present };
}

test('Strangers read the whole name of that pupil of a pair only whose guardian allows it, also once the pupil has joined', async ({
  server,
}) => {
  const { event, join } = await twoPairs(server);
  await makePublishedDraw(server.services, event, KNOCKOUT);
  const names = async () => {
    const params = { id: event.tournamentId, eventId: event.eventId };
    const { data } = await server.phone().call(publicDraw, { params });
    return data?.draw?.people.map(({ name }) => name).join(', ');
  };
  expect(await names()).not.toContain('生徒');

  const family = await confirmed(server, MOTHER, '生徒2');
  await family.guardian.call(guardianPage.chooseNameDisplay, {
    params: { id: family.id },
    body: { ...family.sent.body, nameDisplay: 'full' },
  });
  await join(family.phone);
  expect(await names()).toContain('生徒2');
  expect(await names()).not.toMatch(/生徒[134]/);
});

test('Who of a pair is checked in stays so when the other one joins and comes first in the pair', async ({
  server,
}) => {
  const { event, join, organizer } = await twoPairs(server);
  const { list, tick, present } = await checkInAt(organizer, event.tournamentId);
  const before = await list();
  await tick(['生徒1'], before);
  await join(await server.playerPhone({ fullName: '生徒2' }));
  expect(await present()).toEqual(['生徒1']);
  // The list of before has pupil 1 under the id that is the other one's by now.
  expect(await tick(['生徒1'], before)).toBe('CHECK_IN_CHANGED');
  expect(await tick(['生徒2'], before)).toBe('PERSON_NOT_FOUND');
  expect(await tick(['生徒2'], await list())).toBe('ticked');
  expect(await present()).toEqual(['生徒1', '生徒2']);
});

test('Where nobody was ticked, an older list ticks no newcomer in place of the pupil whom it shows', async ({
  server,
}) => {
  for (const eventType of ['Doubles', 'Singles'] as const) {
    const { id, event, organizer, pupils } = await schoolOf(server, eventType);
    const { list, tick, present } = await checkInAt(organizer, event.tournamentId);
    const before = await list();
    const { data } = await organizer.call(contract.find, { params: { id } });
    const line = data?.application.lines.find(({ players }) => players[0]?.name === '生徒1');
    const [outgoing = '', incoming = ''] = [pupils[0]?.id, pupils[4]?.id];
    const params = { id, entryId: line?.id ?? '' };
    const body = { outgoing, incoming };
    expect((await organizer.call(contract.replacePupil, { params, body })).refusal).toBeNull();
    expect(await tick(['生徒1'], before)).toBe('CHECK_IN_CHANGED');
    expect(await present()).toEqual([]);
    expect(await tick(['生徒5'], await list())).toBe('ticked');
    expect(await present()).toEqual(['生徒5']);
  }
});

test('Where nobody was ticked, an older list ticks no pupil who comes first in the pair by joining', async ({
  server,
}) => {
  const { event, join, organizer } = await twoPairs(server);
  const { list, tick, present } = await checkInAt(organizer, event.tournamentId);
  const before = await list();
  await join(await server.playerPhone({ fullName: '生徒2' }));
  expect(await tick(['生徒1'], before)).toBe('CHECK_IN_CHANGED');
  expect(await present()).toEqual([]);
});

test('Who plays instead of a pupil of a pair is not checked in, and the partner stays so', async ({
  server,
}) => {
  const { id, event, organizer, pupils } = await twoPairs(server);
  const { list, tick, present } = await checkInAt(organizer, event.tournamentId);
  await tick(['生徒1', '生徒2', '生徒3'], await list());
  const { data } = await organizer.call(contract.find, { params: { id } });
  const line = data?.application.lines.find(({ players }) => players[0]?.name === '生徒1');
  const [outgoing = '', incoming = ''] = [pupils[0]?.id, pupils[4]?.id];
  const params = { id, entryId: line?.id ?? '' };
  const body = { outgoing, incoming };
  expect((await organizer.call(contract.replacePupil, { params, body })).refusal).toBeNull();
  expect((await list()).map(({ name }) => name).toSorted()).toEqual(
    ['生徒2', '生徒3', '生徒4', '生徒5'].toSorted(),
  );
  expect(await present()).toEqual(['生徒2', '生徒3']);
});

test('A pupil whose row is merged by hand into that of an account holds its line until that is undone', async ({
  server,
}) => {
  const { id, teacher, group, pupils, join, organizer } = await twoPairs(server);
  const hanako = await server.playerPhone({ fullName: '佐藤 花子' });
  const { memberId: intoId } = await addPupil(server, group.id, hanako);
  const [first, second, , , fifth] = pupils;
  const at = { id: group.id, memberId: second?.memberId ?? 0 };
  const merged = await teacher.call(merging.merge, { params: at, body: { intoId } });
  expect(merged.refusal).toBeNull();
  expect(await partnersOf(hanako)).toEqual(['生徒1']);

  // The merged row is off the list: the partner joins, and is replaced, all the same.
  const partner = await server.playerPhone({ fullName: '生徒1' });
  await join(partner);
  expect(await partnersOf(partner)).toEqual(['佐藤 花子']);
  const { data } = await teacher.call(contract.find, { params: { id } });
  const line = data?.application.lines.find((one) =>
    one.players.some(({ pupilId }) => pupilId === second?.id),
  );
  const params = { id, entryId: line?.id ?? '' };
  const body = { outgoing: first?.id ?? '', incoming: fifth?.id ?? '' };
  expect((await organizer.call(contract.replacePupil, { params, body })).refusal).toBeNull();
  expect(await partnersOf(hanako)).toEqual(['生徒5']);
  expect(await partnersOf(partner)).toEqual([]);

  expect((await teacher.call(merging.undo, { params: at })).refusal).toBeNull();
  expect(await partnersOf(hanako)).toEqual([]);
});

test('A pupil who joins holds also the lines of a row that was merged into theirs before', async ({
  server,
}) => {
  const { teacher, group, pupils, join } = await twoPairs(server);
  const [from, , , , into] = pupils;
  await teacher.call(merging.merge, {
    params: { id: group.id, memberId: from?.memberId ?? 0 },
    body: { intoId: into?.memberId ?? 0 },
  });
  const pupil = await server.playerPhone({ fullName: '生徒5' });
  await join(pupil);
  expect(await partnersOf(pupil)).toEqual(['生徒2']);
});

/** A school of four pupils: 1 plays alone and for a team, 3 alone. Whom it wants to enter further is refused with these codes. */
async function twoEvents(server: TestApp) {
  const host = await makeHost(server, [{ eventType: 'Team', fee: 0 }], { feeYen: 0 });
  const { id: tournamentId, organizer } = host;
  const [alone = 0, forTeams = 0] = host.eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 4);
  const [first, second, third] = pupils;
  const about = { tournamentId, groupId: group.id, totalYen: 0 };
  const lines = [
    ...singles(alone, pupils.slice(0, 1)),
    { eventId: forTeams, pupils: [first?.id ?? ''], team: 'A' },
    ...singles(alone, pupils.slice(2, 3)),
  ];
  const { id, answer } = await applyFor(teacher, { ...about, lines });
  expect(answer.refusal).toBeNull();
  const merge = async (from: number, into: number) => {
    const params = { id: group.id, memberId: from };
    const { refusal } = await teacher.call(merging.merge, { params, body: { intoId: into } });
    expect(refusal).toBeNull();
  };
  const refused = async (pupil: string) => {
    const draft = { id: uuidv7(), version: 0 };
    const codes = [];
    for (const line of [
      { eventId: alone, pupils: [pupil] },
      { eventId: forTeams, pupils: [pupil], team: 'B' },
    ]) {
      const { saved, answer } = await applyFor(teacher, { ...about, lines: [line], draft });
      draft.version = saved.data?.version ?? 0;
      codes.push(answer.refusal?.code);
    }
    return codes;
  };
  const lineOfThird = async () => {
    const { data } = await teacher.call(contract.find, { params: { id } });
    const line = data?.application.lines.find((one) => one.players[0]?.pupilId === third?.id);
    return { id, entryId: line?.id ?? '' };
  };
  return { organizer, teacher, group, first, second, third, merge, refused, lineOfThird };
}

test('A pupil whose duplicate row was merged is not entered a second time in an event', async ({
  server,
}) => {
  const { organizer, first, second, third, merge, refused, lineOfThird } = await twoEvents(server);
  await merge(first?.memberId ?? 0, second?.memberId ?? 0);
  expect(await refused(second?.id ?? '')).toEqual(['PUPIL_ENTERED', 'PUPIL_ENTERED']);
  const params = await lineOfThird();
  const body = { outgoing: third?.id ?? '', incoming: second?.id ?? '' };
  const { refusal } = await organizer.call(contract.replacePupil, { params, body });
  expect(refusal?.code).toBe('PUPIL_ENTERED');
});

test('A pupil whose row was merged into that of an account is not entered a second time for a team', async ({
  server,
}) => {
  const { group, first, merge, refused } = await twoEvents(server);
  const hanako = await server.playerPhone({ fullName: '佐藤 花子' });
  const row = await addPupil(server, group.id, hanako);
  await merge(first?.memberId ?? 0, row.memberId);
  expect(await refused(row.id)).toEqual(['PUPIL_ENTERED', 'PUPIL_ENTERED']);
});

test('A pupil whose row is merged while they are to play for another one is not put into the line', async ({
  server,
}) => {
  const { group, teacher, organizer, third, lineOfThird, second } = await twoEvents(server);
  const row = await addPupil(server, group.id, await server.playerPhone());
  const params = await lineOfThird();
  const body = { outgoing: third?.id ?? '', incoming: second?.id ?? '' };
  const about = { accountId: teacher.player.id, groupId: group.id };
  const { answer } = await server.services.db.transaction(async (tx) => {
    const merge = { ...about, memberId: second?.memberId ?? 0, intoId: row.memberId };
    expect((await mergeMembers({ ...server.services, db: tx }, merge)).ok).toBe(true);
    const answer = organizer.call(contract.replacePupil, { params, body });
    await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), 10_000);
    return { answer };
  });
  expect((await answer).refusal?.code).toBe('PUPIL_UNKNOWN');
});
