import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listPlayers } from '#features/entries/squads/server/squads.store.ts';
import * as entryListNames from '#features/entry-list/entry-list.names.contract.ts';
import { groupMembers } from '#features/groups/server/groups.tables.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { destinationOf } from '#features/notifications/notifications.destinations.vocabulary.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { mailsOf } from '#platform/testing/sent-mails.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../team-applications.contract.ts';
import { addPupil, applyFor, makeHost, makeSchool } from './team-applications.school.factory.ts';

/** A confirmed team of a school: its pupils 1 to 3, of 6. */
async function team(server: TestApp) {
  const host = await makeHost(server, [], { feeYen: 0, eventType: 'Team' });
  const { id: tournamentId, organizer, eventIds } = host;
  const { teacher, group, pupils } = await makeSchool(server, 6);
  const ids = pupils.map((pupil) => pupil.id);
  const line = { eventId: eventIds[0] ?? 0, pupils: ids.slice(0, 3), team: '桜丘 A' };
  const wanted = { tournamentId, groupId: group.id, lines: [line], totalYen: 0 };
  const { id } = await applyFor(teacher, wanted);
  const read = async () => (await teacher.call(contract.find, { params: { id } })).data;
  const entryId = (await read())?.application.lines[0]?.id ?? '';
  const params = { id, entryId };
  const replace = async (outgoing: number, incoming: number, phone: typeof organizer = teacher) => {
    const body = { outgoing: ids[outgoing - 1] ?? '', incoming: ids[incoming - 1] ?? '' };
    const { status, refusal } = await phone.call(contract.replacePupil, { params, body });
    return refusal?.code ?? status;
  };
  /** Saves the squad of these pupils on its own page. */
  const save = async (seenVersion: number, order: readonly number[]) => {
    const players = order.map((at) => ({ kind: 'pupil' as const, playerId: ids[at - 1] ?? '' }));
    const body = { seenVersion, groupId: group.id, players };
    expect((await teacher.call(squads.save, { params: { entryId }, body })).status).toBe(200);
  };
  const pupilOf = (playerId: string) => ids.indexOf(playerId) + 1;
  /** Everybody who is or was in the squad: the number, the place in the order, and which pupil it is. */
  const squad = async () =>
    (await listPlayers(server.services.db, [entryId])).map(
      (one) => [one.number, one.position, pupilOf(one.playerId)] as const,
    );
  const inLine = async () =>
    (await read())?.application.lines[0]?.players.map(({ pupilId }) => pupilOf(pupilId));
  return { organizer, teacher, tournamentId, id, entryId, replace, save, squad, inLine };
}

test('A teacher in the squad gets one mail of another day and one of a cancellation, as the teacher', async ({
  server,
}) => {
  const host = await makeHost(server, [], { feeYen: 0, eventType: 'Team' });
  const { id: tournamentId, eventIds, organizer } = host;
  const { teacher, group, pupils } = await makeSchool(server);
  const coach = await server.playerPhone({ fullName: '鈴木 学' });
  const pupil = await server.playerPhone({ fullName: '山田 葵' });
  const known = [await addPupil(server, group.id, coach), await addPupil(server, group.id, pupil)];
  const squad = [...known, ...pupils.slice(0, 2)].map((one) => one.id);
  const lines = [{ eventId: eventIds[0] ?? 0, pupils: squad, team: '桜丘A' }];
  const about = { tournamentId, groupId: group.id, lines, totalYen: 0 };
  expect((await applyFor(teacher, about)).answer.refusal).toBeNull();

  const { db } = server.services;
  const isCoach = eq(groupMembers.accountId, coach.player.id);
  await db.update(groupMembers).set({ role: 'Coach' }).where(isCoach);
  const params = { id: tournamentId };
  const form = { ...sampleForm, eventType: 'Team' as const, participationFee: '0' };
  const tournament = { ...form, eventDate: '2026-12-05' };
  const moved = await organizer.call(publishing.edit, { params, body: { tournament } });
  expect([moved.status, moved.refusal]).toEqual([200, null]);
  await organizer.call(publishing.cancel, { params, body: { reason: '台風のため' } });
  const everybody = [teacher, coach, pupil].map(({ player }) => player.email).sort();
  for (const kind of ['tournament-changed', 'tournament-cancelled']) {
    const mails = await mailsOf(server, kind);
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(everybody);
    const mail = mails.find(({ toAddress }) => toAddress === coach.player.email);
    expect(mail?.textBody).toMatch(/the application of 桜丘中学校|team-applications/);
  }
  const { data } = await coach.call(notifications.list, {});
  const kinds = data?.notifications
    .map((one) => one.kind)
    .filter((kind) => kind.startsWith('tour'));
  expect(kinds?.toSorted()).toEqual(['tournament-cancelled', 'tournament-changed']);
});

describe('replacing a pupil in the team of a school', () => {
  test('The incoming pupil has a new number, and that of the leaving one stays theirs', async ({
    server,
  }) => {
    const { organizer, replace, squad, inLine } = await team(server);
    server.clock.advance({ days: 8 });
    expect(await replace(2, 5, organizer)).toBe(200);
    const after = [
      [1, 1, 1],
      [4, 2, 5],
      [3, 3, 3],
      [2, null, 2],
    ];
    expect(await squad()).toEqual(after);
    expect(await inLine()).toEqual([1, 5, 3]);
    expect(await replace(2, 5, organizer)).toBe(200);
    expect(await squad()).toEqual(after);
  });

  test('A pupil who comes back has the number of before', async ({ server }) => {
    const { replace, squad } = await team(server);
    expect([await replace(2, 5), await replace(5, 2)]).toEqual([200, 200]);
    expect(await squad()).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
      [4, null, 5],
    ]);
  });

  test('A squad that somebody has saved changes with the line', async ({ server }) => {
    const { replace, save, squad } = await team(server);
    await save(0, [3, 2, 1, 4]);
    expect(await replace(2, 5)).toBe(200);
    const after = [
      [3, 1, 3],
      [5, 2, 5],
      [1, 3, 1],
      [4, 4, 4],
      [2, null, 2],
    ];
    expect(await squad()).toEqual(after);
    await save(2, [3, 5, 1, 4]);
  });

  test('An incoming pupil who is in the saved squad keeps place and number', async ({ server }) => {
    const { replace, save, squad } = await team(server);
    await save(0, [1, 2, 3, 4]);
    expect(await replace(2, 4)).toBe(200);
    expect(await squad()).toEqual([
      [1, 1, 1],
      [3, 2, 3],
      [4, 3, 4],
      [2, null, 2],
    ]);
  });

  test('A pupil whom somebody has taken out of the saved squad is not replaced in it', async ({
    server,
  }) => {
    const { replace, save, squad, inLine } = await team(server);
    await save(0, [1, 3, 4]);
    const before = await squad();
    expect(await replace(2, 5)).toBe('SQUAD_DIFFERS');
    expect(await squad()).toEqual(before);
    expect(await inLine()).toEqual([1, 2, 3]);
  });
});

test('Who looks after a school hears of each name that the organizer gives its team', async ({
  server,
}) => {
  const { organizer, teacher, tournamentId, id, entryId } = await team(server);
  for (const name of ['桜丘高校 A', '桜丘高校 B']) {
    server.clock.advance({ minutes: 1 });
    const params = { id: tournamentId, entryId };
    const renamed = await organizer.call(entryListNames.renameTeam, { params, body: { name } });
    expect(renamed.refusal).toBeNull();
  }
  const { data } = await teacher.call(notifications.list, {});
  const news = data?.notifications.filter(({ kind }) => kind === 'team-renamed') ?? [];
  expect(news.map(destinationOf)).toEqual(Array(2).fill(`/team-applications/${id}`));
  const [first, second] = await mailsOf(server, 'team-renamed');
  expect(first?.textBody).toContain('桜丘高校 A');
  expect(second?.textBody).toContain('桜丘高校 B');
});
