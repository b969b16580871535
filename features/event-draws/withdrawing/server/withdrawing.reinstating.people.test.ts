import { v7 as uuidv7 } from 'uuid';
import { describe, expect, vi } from 'vitest';
import * as entries from '#features/entries/entries.contract.ts';
import * as waitingList from '#features/entries/waiting-list/waiting-list.contract.ts';
import * as entryList from '#features/entry-list/entry-list.contract.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import * as joining from '#features/groups/joining/joining.contract.ts';
import * as merging from '#features/groups/merging/merging.contract.ts';
import { mergeMembers } from '#features/groups/merging/server/merging.commands.ts';
import * as groups from '#features/groups/server/groups.store.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { accept, enter, linkFrom } from '#features/pairs/server/pairs.factory.ts';
import { makeSeason } from '#features/season/server/season.factory.ts';
import {
  addPupil,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import * as applications from '#features/team-applications/team-applications.contract.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { countWaiting } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as eventDraws from '../../event-draws.contract.ts';
import { teamDay } from '../../ties/server/ties.day.factory.ts';
import { TEAM_GROUPS } from '../../ties/server/ties.factory.ts';
import * as contract from '../withdrawing.contract.ts';
import { hostedTournament, stepsOf } from './withdrawing.factory.ts';

const PAPER = { email: '', phone: '', note: '', paidYen: 0 };

type PlayerPhone = Awaited<ReturnType<TestApp['playerPhone']>>;
type Params = { readonly id: number; readonly eventId: number };

/** Removes an entry from a closed event, and takes that back a minute later. */
async function outAndBack(
  server: { readonly clock: { advance: (by: object) => void } },
  phone: Phone,
  params: Params,
  entryId: string,
) {
  const body = { writeId: uuidv7(), seenRequest: null, decision: 'remove', word: '' } as const;
  const of = { ...params, entryId };
  const { data, status } = await phone.call(contract.decide, { params: of, body });
  expect(status).toBe(200);
  const found = data?.event.entrants.find((one) => one.entryId === entryId);
  server.clock.advance({ minutes: 1 });
  const seen = { writeId: uuidv7(), seenRequest: found?.request?.id ?? '' };
  return phone.call(contract.reinstate, { params: of, body: seen });
}

/** A phone joins a school by its code, and the teacher says that it is the pupil of that name. */
async function join(
  { services }: TestApp,
  { phone, teacher, groupId: id }: { phone: Phone; teacher: PlayerPhone; groupId: number },
) {
  const found = await groups.findVisible(services.db, teacher.player.id, id);
  await phone.call(joining.join, { body: { teamId: found?.teamCode ?? '' } });
  const asked = await teacher.call(joining.find, { params: { id } });
  const params = { id, requestId: asked.data?.requests[0]?.id ?? '' };
  return teacher.call(joining.answer, { params, body: { answer: 'same-person' } });
}

const entriesOf = async (phone: Phone) =>
  (await phone.call(entries.mine, { query: { when: 'coming' } })).data?.entries;

describe('who comes back with an entry', () => {
  test('Both of a pair play again, and both are notified', async ({ server }) => {
    const hosted = await hostedTournament(server, { eventType: 'Doubles', feeYen: 0 });
    const { organizer, params } = hosted;
    const player = await server.playerPhone({ fullName: 'Aoki Ren' });
    const partner = await server.playerPhone({ fullName: 'Baba Yui' });
    const entryId = await enter(player, hosted.tournamentId);
    await accept(partner, await linkFrom(player, entryId));
    await organizer.call(eventDraws.closeEntries, { params });
    expect((await outAndBack(server, organizer, params, entryId)).status).toBe(200);
    for (const phone of [player, partner]) {
      const found = await phone.call(entries.find, { params: { id: entryId } });
      expect(found.data?.entry).toMatchObject({ state: 'confirmed' });
      expect(await newsKindsOf(phone)).toContain('entry-reinstated');
    }
    expect((await outAndBack(server, organizer, params, entryId)).status).toBe(200);
    const ended = (await newsKindsOf(partner)).filter((kind) => kind === 'pair-ended');
    expect(ended).toHaveLength(2);
  });

  test('A team whose name another one has got since stays withdrawn', async ({ server }) => {
    const hosted = await hostedTournament(server, { eventType: 'Team', feeYen: 0 });
    const { organizer, params, decide, requestOf } = hosted;
    const [entryId, other] = [uuidv7(), uuidv7()];
    const people = [
      { id: entryId, person: { ...PAPER, name: 'Lions' } },
      { id: other, person: { ...PAPER, name: 'Tigers' } },
    ];
    await organizer.call(entryList.addManual, { params: { id: params.id }, body: { people } });
    await organizer.call(eventDraws.closeEntries, { params });
    await decide(entryId, 'remove');
    const renamed = { params: { id: params.id, entryId: other }, body: { name: 'lions' } };
    expect((await organizer.call(entryListNames.renameTeam, renamed)).status).toBe(200);
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect([back.status, back.refusal?.code]).toEqual([409, 'ENTERED_AGAIN']);
  });

  test('A pupil who has joined with an account since, and entered again, does not come back twice', async ({
    server,
  }) => {
    const options = { feeYen: 0, participantLimit: 2 };
    const { id: tournamentId, eventIds, organizer } = await makeHost(server, [], options);
    const { teacher, group, pupils } = await makeSchool(server);
    const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
    const lines = singles(params.eventId, pupils.slice(0, 2));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const found = await teacher.call(applications.find, { params: { id } });
    const [entryId = '', other = ''] = found.data?.application.lines.map((line) => line.id) ?? [];
    const phone = await server.playerPhone({ fullName: pupils[0]?.name ?? '' });
    const waiting = { id: uuidv7(), tournamentId, agreed: true };
    expect((await phone.call(waitingList.join, { body: waiting })).status).toBe(200);
    await organizer.call(eventDraws.closeEntries, { params });
    const { decide, requestOf } = stepsOf(organizer, params);
    await decide(entryId, 'offer');
    await enter(phone, tournamentId);
    await decide(other, 'remove');

    expect((await join(server, { phone, teacher, groupId: group.id })).status).toBe(200);
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const back = await organizer.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(back.refusal?.code).toBe('ENTERED_AGAIN');
  });

  test.for(['Singles', 'Doubles'] as const)(
    'A pupil who has joined with an account since plays with it again (%s)',
    async (eventType, { server }) => {
      const {
        id: tournamentId,
        eventIds,
        organizer,
      } = await makeHost(server, [], {
        feeYen: 0,
        eventType,
      });
      const { teacher, group, pupils } = await makeSchool(server);
      const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
      const places = pupils.slice(0, eventType === 'Doubles' ? 2 : 1).map(({ id }) => id);
      const lines = [{ eventId: params.eventId, pupils: places }];
      const wanted = { tournamentId, groupId: group.id, lines, totalYen: 0 };
      const { id } = await applyFor(teacher, wanted);
      const found = await teacher.call(applications.find, { params: { id } });
      const entryId = found.data?.application.lines[0]?.id ?? '';
      await organizer.call(eventDraws.closeEntries, { params });
      const { decide, requestOf } = stepsOf(organizer, params);
      await decide(entryId, 'remove');
      const phone = await server.playerPhone({
        fullName: pupils.at(places.length - 1)?.name ?? '',
      });
      expect((await join(server, { phone, teacher, groupId: group.id })).status).toBe(200);
      const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
      const of = { ...params, entryId };
      expect((await organizer.call(contract.reinstate, { params: of, body })).status).toBe(200);
      const { data } = await phone.call(entries.mine, { query: { when: 'coming' } });
      const partner = eventType === 'Doubles' ? { name: pupils[0]?.name } : null;
      expect(data?.entries).toMatchObject([{ id: entryId, state: 'confirmed', pair: partner }]);
      expect(await newsKindsOf(phone)).toContain('entry-reinstated');
    },
  );

  test('An account whose merge with a pupil is undone meanwhile gets neither the line back nor a notice of it', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server, [], { feeYen: 0 });
    const { teacher, group, pupils } = await makeSchool(server);
    const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
    const lines = singles(params.eventId, pupils.slice(0, 1));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const found = await teacher.call(applications.find, { params: { id } });
    const entryId = found.data?.application.lines[0]?.id ?? '';
    const phone = await server.playerPhone();
    const { memberId: intoId } = await addPupil(server, group.id, phone);
    const row = { id: group.id, memberId: pupils[0]?.memberId ?? 0 };
    expect((await teacher.call(merging.merge, { params: row, body: { intoId } })).status).toBe(200);
    expect(await entriesOf(phone)).toHaveLength(1);
    await organizer.call(eventDraws.closeEntries, { params });
    const { decide, requestOf } = stepsOf(organizer, params);
    await decide(entryId, 'remove');
    expect((await teacher.call(merging.undo, { params: row })).status).toBe(200);
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const of = { ...params, entryId };
    expect((await organizer.call(contract.reinstate, { params: of, body })).status).toBe(200);
    expect(await entriesOf(phone)).toEqual([]);
    expect(await newsKindsOf(phone)).not.toContain('entry-reinstated');
  });

  test('A pupil who is merged into an account while the line comes back plays with it', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server, [], { feeYen: 0 });
    const { teacher, group, pupils } = await makeSchool(server);
    const params = { id: tournamentId, eventId: eventIds[0] ?? 0 };
    const lines = singles(params.eventId, pupils.slice(0, 1));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const found = await teacher.call(applications.find, { params: { id } });
    const entryId = found.data?.application.lines[0]?.id ?? '';
    await organizer.call(eventDraws.closeEntries, { params });
    const { decide, requestOf } = stepsOf(organizer, params);
    await decide(entryId, 'remove');
    const phone = await server.playerPhone();
    const { memberId: intoId } = await addPupil(server, group.id, phone);
    const body = { writeId: uuidv7(), seenRequest: (await requestOf(entryId))?.id ?? '' };
    const of = { ...params, entryId };
    const { answer } = await server.services.db.transaction(async (tx) => {
      const memberId = pupils[0]?.memberId ?? 0;
      const merge = { accountId: teacher.player.id, groupId: group.id, memberId, intoId };
      expect((await mergeMembers({ ...server.services, db: tx }, merge)).ok).toBe(true);
      const answer = organizer.call(contract.reinstate, { params: of, body });
      await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), 10_000);
      return { answer };
    });
    expect((await answer).status).toBe(200);
    const { data } = await phone.call(entries.mine, { query: { when: 'coming' } });
    expect(data?.entries).toMatchObject([{ id: entryId, state: 'confirmed' }]);
  });

  test('The last line of a school brings its application back, and the teacher reads so', async ({
    server,
  }) => {
    const { id: tournamentId, eventIds, organizer } = await makeHost(server, [], { feeYen: 0 });
    const { teacher, group, pupils } = await makeSchool(server);
    const [eventId = 0] = eventIds;
    const lines = singles(eventId, pupils.slice(0, 1));
    const { id } = await applyFor(teacher, { tournamentId, groupId: group.id, lines, totalYen: 0 });
    const params = { id: tournamentId, eventId };
    await organizer.call(eventDraws.closeEntries, { params });
    const find = async () => (await teacher.call(applications.find, { params: { id } })).data!;
    const entryId = (await find()).application.lines[0]!.id;
    expect((await outAndBack(server, organizer, params, entryId)).status).toBe(200);
    const { application, steps } = await find();
    expect(application).toMatchObject({ state: 'paid', lines: [{ state: 'confirmed' }] });
    expect(steps.map(({ kind }) => kind)).toContain('reinstated');
    expect(await newsKindsOf(teacher)).toContain('entry-reinstated');
    const mails = await mailsTo(server, teacher.player.email);
    const mail = mails.find(({ kind }) => kind === 'entry-reinstated');
    expect(mail?.textBody).toContain(pupils[0]!.name);
  });

  test('The ties of a team in a group are open again, but for those that rubbers have decided', async ({
    server,
  }) => {
    const day = await teamDay(server, { teams: 3, format: TEAM_GROUPS });
    const { organizer: _owner, phone, params, desk } = day;
    const matchId = '1-2-3';
    await day.reveal(matchId);
    for (const at of [1, 2]) {
      await desk.play(`${matchId}r${at}`);
      await day.score(`${matchId}r${at}`, '11-5 11-6 11-7');
      server.clock.advance({ minutes: 20 });
    }
    const list = async () =>
      (await phone.call(ties.list, { params: { id: params.id } })).data!.ties.ties;
    const before = (await list()).map(({ isOver, isWalkover, isRetired }) => [
      isOver,
      isWalkover,
      isRetired,
    ]);
    const leaver = (await list()).find((one) => one.matchId === matchId)?.team1?.id;
    const entrants = (await phone.call(contract.list, { params })).data!.event.entrants;
    const entryId = entrants.find(({ number }) => String(number) === leaver)!.entryId;
    expect((await outAndBack(server, phone, params, entryId)).status).toBe(200);
    const after = (await list()).map(({ isOver, isWalkover, isRetired }) => [
      isOver,
      isWalkover,
      isRetired,
    ]);
    expect(after).toEqual(before);
    expect((await desk.match(`${matchId}r3`)).state).toBe('waiting');
  });

  test('A tie that a team had begun in a knockout goes on', async ({ server }) => {
    const day = await teamDay(server);
    const { phone, params, desk } = day;
    const matchId = (await desk.queue()).matches[0]!.matchId.split('r')[0]!;
    await day.reveal(matchId);
    await desk.play(`${matchId}r1`);
    await day.score(`${matchId}r1`, '11-5 11-6 11-7');
    const tie = async () =>
      (await phone.call(ties.list, { params: { id: params.id } })).data!.ties.ties.find(
        (one) => one.matchId === matchId,
      );
    const leaver = Number((await tie())?.team1?.id);
    server.clock.advance({ minutes: 1 });
    expect((await day.withdraw(leaver)).status).toBe(200);
    expect(await tie()).toMatchObject({ isRetired: true, isOver: true });
    server.clock.advance({ minutes: 1 });
    const { entrants } = (await phone.call(contract.list, { params })).data!.event;
    const { entryId, request } = entrants.find(({ number }) => number === leaver)!;
    const body = { writeId: uuidv7(), seenRequest: request?.id ?? '' };
    const back = await phone.call(contract.reinstate, { params: { ...params, entryId }, body });
    expect(back.status).toBe(200);
    expect(await tie()).toMatchObject({ isRetired: false, isOver: false, winner: null });
  });

  test('A team is back in its season, and its ties count again', async ({ server }) => {
    const { desk, params, season, nameOf, find } = await makeSeason(server, ['A', 'B', 'C'], 1);
    const sent = { params: { id: params.id }, query: {} };
    const listed = (await desk.call(entryList.list, sent)).data!.entries;
    const out = season.fixtures[0]!.home;
    const entry = listed.find(({ name }) => name === nameOf(out))!;
    expect((await outAndBack(server, desk, params, entry.id)).status).toBe(200);
    const { fixtures } = (await find()).season!;
    expect(fixtures.filter(({ isVoid }) => isVoid)).toEqual([]);
  });
});
