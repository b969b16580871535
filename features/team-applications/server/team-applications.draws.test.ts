import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import * as drafts from '#features/event-draws/event-draws.drafts.contract.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { enterPaid } from '#features/event-draws/withdrawing/server/withdrawing.factory.ts';
import * as withdrawing from '#features/event-draws/withdrawing/withdrawing.contract.ts';
import { destinationOf } from '#features/notifications/notifications.destinations.vocabulary.ts';
import { newsOf } from '#features/notifications/server/notifications.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { mailsTo } from '#platform/testing/sent-mails.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
  singles,
} from './team-applications.school.factory.ts';

const ABOUT_DRAWS = /^draw-/;

/** A published knockout of five pupils of a school, without accounts. */
async function drawn(server: TestApp) {
  const { id, organizer, account, eventIds } = await makeHost(server, [], { feeYen: 0 });
  const [eventId = 0] = eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 5);
  const coach = await addCoach(server, group.id);
  const lines = singles(eventId, pupils);
  const wanted = { tournamentId: id, groupId: group.id, lines, totalYen: 0 };
  const { id: applicationId } = await applyFor(teacher, wanted);
  const publish = () =>
    makePublishedDraw(server.services, { tournamentId: id, eventId, account }, KNOCKOUT);
  const read = async () =>
    (await teacher.call(contract.find, { params: { id: applicationId } })).data?.application.lines;
  const params = { id, eventId };
  return { organizer, teacher, coach, group, params, publish, read };
}

async function newsOfDraws(phone: Phone) {
  return (await newsOf(phone)).filter(({ kind }) => ABOUT_DRAWS.test(kind)).toReversed();
}

test('Everybody who looks after a school hears once of the draw of its pupils, and that it was taken back and why', async ({
  server,
}) => {
  const { organizer, teacher, coach, params, publish } = await drawn(server);
  await publish();
  const body = { seenDraw: 1, reason: 'Mori was forgotten' };
  await organizer.call(drafts.withdrawPublication, { params, body });
  for (const phone of [teacher, coach]) {
    const news = await newsOfDraws(phone);
    expect(news.map(({ kind }) => kind)).toEqual(['draw-published', 'draw-withdrawn']);
    const page = `/tournaments/${params.id}/draws/${params.eventId}`;
    expect(news.map(destinationOf)).toEqual([page, page]);
    const mails = (await mailsTo(server, phone.player.email)).filter(({ kind }) =>
      ABOUT_DRAWS.test(kind),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['draw-published', 'draw-withdrawn']);
    expect(mails[0]?.textBody).toContain(`${server.services.origin()}${page}`);
    expect(mails[1]?.textBody).toContain('Mori was forgotten');
  }
});

test('Who looks after a school and plays in the event hears of the draw as a player only', async ({
  server,
}) => {
  const { id, account, eventIds } = await makeHost(server, [], { feeYen: 0 });
  const [eventId = 0] = eventIds;
  const { teacher, group, pupils } = await makeSchool(server);
  const coach = await addCoach(server, group.id);
  await enterPaid(coach, id);
  const lines = singles(eventId, pupils);
  await applyFor(teacher, { tournamentId: id, groupId: group.id, lines, totalYen: 0 });
  await makePublishedDraw(server.services, { tournamentId: id, eventId, account }, KNOCKOUT);
  const [asPlayer, ...others] = await newsOfDraws(coach);
  expect([asPlayer?.kind, asPlayer?.facts.schoolName, others]).toEqual([
    'draw-published',
    undefined,
    [],
  ]);
  expect(await newsOfDraws(teacher)).toMatchObject([{ facts: { schoolName: group.name } }]);
});

test('Who plays hears of a change as the school, too, where it concerns more than the own entry', async ({
  server,
}) => {
  const { id, eventIds } = await makeHost(server, [], { feeYen: 0 });
  const [eventId = 0] = eventIds;
  const { teacher, group, pupils } = await makeSchool(server, 2);
  const entryId = await enterPaid(teacher, id);
  const wanted = { tournamentId: id, groupId: group.id, totalYen: 0 };
  const applied = await applyFor(teacher, { ...wanted, lines: singles(eventId, pupils) });
  const { data } = await teacher.call(contract.find, { params: { id: applied.id } });
  const [first = '', second = ''] = data?.application.lines.map((line) => line.id) ?? [];
  const { db, publish } = server.services;
  const tournament = (await tournaments.findById(db, id))!;
  // Whom a change concerns is up to the lots, so that the test says it.
  const amend = (amendment: number, own: string, entryIds: readonly string[]) =>
    db.transaction((tx) =>
      publish(tx, {
        type: 'draw.amended',
        tournament,
        event: tournament.events[0],
        stage: { position: 0, places: null },
        drawNumber: 1,
        amendment,
        entryIds,
        players: [{ entryId: own, accountId: teacher.player.id, move: null }],
      }),
    );
  const asSchool = async () =>
    (await newsOfDraws(teacher)).filter(({ facts }) => facts.schoolName === group.name).length;
  await amend(1, first, [first]);
  expect(await asSchool()).toBe(0);
  await amend(2, entryId, [entryId, second]);
  expect(await asSchool()).toBe(1);
  expect(await newsOfDraws(teacher)).toHaveLength(3);
});

test('Who looks after a school reads which of its entries a change of the draw concerns', async ({
  server,
}) => {
  const { organizer, teacher, params, publish, read } = await drawn(server);
  await publish();
  const { data } = await organizer.call(withdrawing.list, { params });
  const [first] = data?.event.entrants ?? [];
  const body = {
    writeId: uuidv7(),
    seenRequest: null,
    decision: 'bye' as const,
    seen: { draw: 1, amendments: 0, alternate: null },
    word: '',
  };
  const entryId = first?.entryId ?? '';
  const decided = await organizer.call(withdrawing.decide, {
    params: { ...params, entryId },
    body,
  });
  expect(decided.refusal).toBeNull();
  const kinds = (await newsOfDraws(teacher)).map(({ kind }) => kind);
  expect(kinds).toEqual(['draw-published', 'draw-amended']);
  const mail = (await mailsTo(server, teacher.player.email)).find(
    ({ kind }) => kind === 'draw-amended',
  );
  const names = (await read())?.flatMap(({ players }) => players.map(({ name }) => name)) ?? [];
  expect(names.some((name) => mail?.textBody?.includes(name))).toBe(true);
});
