import { describe, expect } from 'vitest';
import { remove } from '#features/groups/groups.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { insertLast } from '#features/groups/server/groups.members.store.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import * as squads from '#features/ties/squads/squads.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../tie-orders.contract.ts';
import { joinSchool, makeTeamEvent, makeTie, ORDER } from './tie-orders.factory.ts';

function waitUntil({ clock }: TestApp, day: string): void {
  while (dayInJapan(clock.now()) < day) clock.advance({ days: 1 });
}

describe('the list of own ties', () => {
  test('A tie is listed until 30 days after its tournament, also of a final one, and opens by its address later', async ({
    server,
  }) => {
    const { one, find, matchId, tournamentId } = await makeTie(server);
    const own = async () => (await one.phone.call(contract.list)).data?.ties;
    // The tournament is on 2026-12-04.
    waitUntil(server, '2027-01-03');
    const now = server.services.clock.now();
    await updateState(server.services.db, tournamentId, { finalizedAt: now });
    expect(await own()).toMatchObject([{ matchId, own: 'player1' }]);
    waitUntil(server, '2027-01-04');
    expect(await own()).toEqual([]);
    expect((await find('player1')).status).toBe(200);
  });

  test('The ties of a cancelled tournament are not listed', async ({ server }) => {
    const { one, tournamentId } = await makeTie(server);
    await updateState(server.services.db, tournamentId, { state: 'cancelled' });
    expect((await one.phone.call(contract.list)).data?.ties).toEqual([]);
  });

  test('A coach finds the ties of two tournaments and of all teams of the own school, each once', async ({
    server,
  }) => {
    const [first, second] = [await makeTeamEvent(server), await makeTeamEvent(server)];
    const coach = first.coaches.get('桜丘 A')!;
    await joinSchool(server.services, [coach, second.coaches.get('若葉台')!]);
    const listed = (await coach.phone.call(contract.list)).data!.ties;
    expect(listed.map(({ stageId }) => stageId)).toEqual([first.stageId, second.stageId]);
    expect(listed.map((tie) => tie[tie.own])).toEqual(['桜丘 A', '若葉台']);
  });

  test('A contact cannot make the coaches of a school speak for the team that are not of it', async ({
    server,
  }) => {
    const { one } = await makeTie(server);
    const stranger = await server.playerPhone();
    const { id: groupId } = await makeGroup(server.services.db, {
      creator: { accountId: stranger.player.id, name: 'Coach' },
      now: server.services.clock.now(),
    });
    const saved = await one.phone.call(squads.save, {
      params: { entryId: one.entryId },
      body: { seenVersion: 1, groupId, players: [{ kind: 'name', name: 'Aoki Ren' }] },
    });
    expect([saved.status, saved.refusal?.code]).toEqual([422, 'PUPIL_NOT_FOUND']);
    expect((await stranger.call(contract.list)).data?.ties).toEqual([]);
  });
});

test('A coach of a school whose group was deleted no longer hears of the orders of its team', async ({
  server,
}) => {
  const { one, file } = await makeTie(server);
  const { db } = server.services;
  await joinSchool(server.services, [one]);
  const coach = await server.playerPhone();
  const { id: accountId, fullName: name } = coach.player;
  const playerId = (await findByAccount(db, accountId)) ?? '';
  await insertLast(db, 1, { name, accountId, playerId, role: 'Coach' });
  expect((await one.phone.call(remove, { params: { id: 1 } })).status).toBe(200);
  await file('player1', ORDER);
  await file('player2', ORDER);
  expect(await newsKindsOf(one.phone)).toContain('orders-revealed');
  expect(await newsKindsOf(coach)).not.toContain('orders-revealed');
});
