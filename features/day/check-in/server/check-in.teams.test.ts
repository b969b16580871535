import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { reservePlaces } from '#features/entries/server/entries.application.commands.ts';
import * as squads from '#features/entries/squads/server/squads.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { makeOrganizerAccount } from '#features/organizers/server/organizers.factory.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { type Phone, type TestApp, test } from '../../../../apps/server/test-app.ts';
import * as day from '../../day.contract.ts';
import { openDayFrom } from '../../server/day.factory.ts';
import * as contract from '../check-in.contract.ts';
import { checkInOwn } from './check-in.own.commands.ts';

const TODAY = '2026-11-20';

/** A team of a school that its secretary has entered, and the school's teacher, who looks after it. The day is open. */
async function schoolTeam(server: TestApp) {
  const { services } = server;
  const organizer = await makeOrganizerAccount(services);
  const { organizerId, loginId, password } = organizer;
  const hours = { eventDate: TODAY, startTime: '13:00', applicationDeadline: TODAY };
  const tournamentId = await makeTournament(services, {
    organizerId,
    feeYen: 0,
    eventType: 'Team',
    sport: 'table-tennis',
    ...hours,
  });
  const secretary = await makePlayer(services);
  const teacher = await makePlayer(services, { fullName: 'Ito' });
  const entryId = uuidv7();
  const places = [{ id: entryId, team: 'Sakura' }];
  await reservePlaces(services, { tournamentId, accountId: secretary.id, places });
  const { id: groupId } = await makeGroup(services.db, {
    creator: { accountId: teacher.id, name: 'Ito' },
    now: services.clock.now(),
    name: 'Sakura School',
  });
  await squads.upsertSquad(services.db, { entryId, groupId, version: 1 });
  const desk = server.phone();
  await desk.call(accounts.login, { body: { loginId, password } });
  await openDayFrom(desk, tournamentId);
  const params = { id: tournamentId };
  const { data } = await desk.call(day.find, { params });
  const code = data?.day.opened?.code ?? '';
  const phone = server.phone();
  await phone.call(accounts.login, {
    body: { loginId: teacher.email, password: teacher.password },
  });
  const checkIn = (by: Phone) => by.call(contract.checkIn, { params, body: { code } });
  const seen = async () => (await desk.call(contract.list, { params })).data?.list.people;
  const own = { tournamentId, accountId: teacher.id, code };
  return { phone, checkIn, seen, params, own };
}

describe('the team of a school', () => {
  test('The teacher of a school checks its team in with the code, and the desk sees it', async ({
    server,
  }) => {
    const { phone, checkIn, seen, params } = await schoolTeam(server);
    const own = await phone.call(contract.findOwn, { params });
    expect(own.data?.checkIn.people).toMatchObject([{ state: 'expected' }]);
    const { data } = await checkIn(phone);
    expect(data?.checkIn.people).toMatchObject([{ state: 'present' }]);
    expect(await seen()).toMatchObject([{ name: 'Sakura', state: 'present' }]);
  });

  test('Somebody who does not look after the school has nothing to check in', async ({
    server,
  }) => {
    const { checkIn, seen } = await schoolTeam(server);
    const stranger = await server.playerPhone();
    expect((await checkIn(stranger)).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(await seen()).toMatchObject([{ state: 'expected' }]);
  });

  test('The guardian of who looks after the school has nothing to do with its team', async ({
    server,
  }) => {
    const { own, seen } = await schoolTeam(server);
    const done = await checkInOwn(server.services, { ...own, by: 'guardian' });
    expect(done).toEqual({ ok: false, code: 'TOURNAMENT_NOT_FOUND' });
    expect(await seen()).toMatchObject([{ state: 'expected' }]);
  });
});
