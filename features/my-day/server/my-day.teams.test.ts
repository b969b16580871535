import { describe, expect } from 'vitest';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import { saveSquad } from '#features/entries/squads/server/squads.commands.ts';
import { findSquad } from '#features/entries/squads/server/squads.store.ts';
import { listNumbersOf } from '#features/event-draws/server/event-draws.store.ts';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import { joinSquad } from '#features/event-draws/ties/server/ties.factory.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import {
  applyFor,
  makeHost,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { dayOf } from './my-day.factory.ts';

const CODE = 'SAKURA26';

/** A pupil with an account, who is the first player in the squad of a team of today, and the teacher of the pupil's club. */
async function inTeam(server: TestApp) {
  const event = await teamDay(server, { teams: 2 });
  const pupil = await server.playerPhone({ fullName: 'Aoki Ren' });
  const teacher = await server.playerPhone({ fullName: 'Sensei' });
  const { services, clock } = server;
  const now = clock.now();
  const creator = { accountId: teacher.player.id, name: 'Sensei' };
  const club = await makeGroup(services.db, { creator, now, teamCode: CODE, members: [] });
  const account = { id: pupil.player.id, name: 'Aoki Ren' };
  await joinGroup(services.db, { accountId: account.id, fullName: account.name, now }, CODE);
  await joinSquad(services, { eventId: event.eventId, side: '10100', account });
  /** The desk saves the squad of the team with these of its players. */
  const save = async (numbers: readonly number[]) => {
    const teams = await listNumbersOf(services.db, event.eventId);
    const entryId = teams.find(({ number }) => number === 1)?.entryId ?? '';
    const squad = await findSquad(services.db, entryId);
    const saved = await saveSquad(services, {
      entryId,
      accountId: event.organizer.id,
      isDesk: true,
      seenVersion: squad?.version ?? 0,
      groupId: null,
      players: numbers.map((number) => ({ kind: 'member' as const, number })),
    });
    expect(saved.ok).toBe(true);
  };
  const clubs = async () => (await teacher.call(own.find, {})).data?.clubs;
  return { ...event, pupil, club, save, clubs };
}

describe('the day of a player of a team', () => {
  test('Who is taken out of a squad has no day any more, and has it again once back in the squad', async ({
    server,
  }) => {
    const { pupil, tournamentId, save } = await inTeam(server);
    expect(await dayOf(pupil)).toMatchObject([{ tournamentId }]);
    await save([2, 3, 4]);
    expect(await dayOf(pupil)).toEqual([]);
    await save([2, 3, 4, 1]);
    expect(await dayOf(pupil)).toMatchObject([{ tournamentId }]);
  });

  test('The day of the teacher names the club of pupils who play only in a team', async ({
    server,
  }) => {
    const { club, save, clubs } = await inTeam(server);
    expect(await clubs()).toMatchObject([{ groupId: club.id, players: 1 }]);
    await save([2, 3, 4]);
    expect(await clubs()).toEqual([]);
  });

  test('Somebody in the line of a school has a day while nobody has saved the squad of its team', async ({
    server,
  }) => {
    const { services, clock } = server;
    const hours = { eventDate: '2026-11-20', applicationDeadline: '2026-11-20' };
    const host = await makeHost(server, [], { feeYen: 0, eventType: 'Team', ...hours });
    const teacher = await server.playerPhone({ fullName: 'Sensei' });
    const pupil = await server.playerPhone({ fullName: 'Aoki Ren' });
    const now = clock.now();
    const creator = { accountId: teacher.player.id, name: 'Sensei' };
    const members = ['Baba Yui', 'Chiba Sora', 'Doi Mao', 'Endo Rin', 'Fujii Aoi'];
    const { id: groupId } = await makeGroup(services.db, { creator, now, teamCode: CODE, members });
    const { id: accountId, fullName } = pupil.player;
    await joinGroup(services.db, { accountId, fullName, now }, CODE);
    const pupils = (await listPupils(services.db, groupId)).filter(
      (one) => one.accountId !== teacher.player.id,
    );
    const [eventId = 0] = host.eventIds;
    const lines = [{ eventId, pupils: pupils.map(({ id }) => id), team: 'Sakura' }];
    const { answer } = await applyFor(teacher, {
      tournamentId: host.id,
      groupId,
      lines,
      totalYen: 0,
    });
    expect(answer.status).toBe(200);
    await openDayFrom(host.organizer, host.id);
    expect(await dayOf(pupil)).toMatchObject([{ tournamentId: host.id }]);
    expect(await dayOf(teacher)).toEqual([]);
  });
});
