import { describe, expect } from 'vitest';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { openHall } from '#features/day/open-tables/server/open-tables.factory.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as guardianPage from '#features/guardian-page/guardian-page.contract.ts';
import { nameGuardian, secretFor } from '#features/guardians/server/guardians.factory.ts';
import { closerOf } from '#features/results/closing/server/closing.factory.ts';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../my-day.contract.ts';
import { dayOf } from './my-day.factory.ts';

const OVER = { isOver: true, checkIn: null, matches: [], practice: null };

describe('my day once nothing more is played', () => {
  test('After an early end a called player and the guardian read that the day is over, until it is played on', async ({
    server,
  }) => {
    const event = await playedToday(server);
    const { call, match } = deskOf(event.desk, event.here.id);
    const { phone, matchId } = await event.first();
    await call(await match(matchId), event.courtId, { isAnyway: true });
    const before = await dayOf(phone);
    expect(before).toMatchObject([
      { isOver: false, checkIn: 'expected', matches: [{ state: 'called' }] },
    ]);
    await nameGuardian(phone);
    const secret = await secretFor(server);
    const opened = await phone.call(guardianPage.open, { body: { secret } });
    const sent = { params: { id: opened.data!.players[0]!.id }, body: { secret } };
    await phone.call(guardianPage.confirm, sent);
    const { endEarly, playOn } = closerOf(event.desk, event.here.id);
    await endEarly();
    expect(await dayOf(phone)).toMatchObject([OVER]);
    expect((await phone.call(guardianPage.day, sent)).data?.days).toMatchObject([OVER]);
    await playOn();
    expect(await dayOf(phone)).toEqual(before);
  });

  test('Once the results are final nobody is asked about one that was never answered', async ({
    server,
  }) => {
    const event = await playedToday(server, { names: ['Ito', 'Kato'] });
    const match = await event.first();
    await event.enter(match.phone, match, '11-5 11-5 11-5');
    expect(await dayOf(match.opponent)).toMatchObject([{ matches: [{ answer: 'own' }] }]);
    const { finalize } = closerOf(event.desk, event.here.id);
    expect((await finalize({ sport: 'table-tennis' })).status).toBe(200);
    expect(await dayOf(match.opponent)).toMatchObject([OVER]);
  });

  test('After an early end a pair is called to an open table no longer, until it is played on', async ({
    server,
  }) => {
    const { tables, courtIds, out, signUp, desk, here, queue } = await openHall(server);
    await tables([courtIds[2]!]);
    for (const phone of out.slice(0, 2)) await signUp(phone);
    const practiceNow = async () => (await dayOf(out[0]!))[0]?.practice?.state ?? null;
    const pairNow = async () => (await queue()).courts[2]?.practice ?? null;
    expect(await practiceNow()).toBe('called');
    const { endEarly, playOn } = closerOf(desk, here.id);
    await endEarly();
    expect(await practiceNow()).toBeNull();
    expect(await pairNow()).toBeNull();
    await playOn();
    expect(await practiceNow()).toBe('called');
    expect(await pairNow()).not.toBeNull();
  });

  test('After an early end the teacher reads no match of the club, and of nobody that they are missing', async ({
    server,
  }) => {
    const { phones, desk, here } = await playedToday(server);
    const teacher = await server.playerPhone({ fullName: 'Sensei' });
    const { db, clock } = server.services;
    const now = clock.now();
    const creator = { accountId: teacher.player.id, name: 'Sensei' };
    const club = await makeGroup(db, { creator, now, teamCode: 'SAKURA26', members: [] });
    const { id: accountId, fullName } = phones[0]!.player;
    await joinGroup(db, { accountId, fullName, now }, 'SAKURA26');
    const read = async () =>
      (await teacher.call(contract.findSchool, { params: { groupId: club.id } })).data?.school.days;
    expect(await read()).toMatchObject([{ isOver: false, people: [{ checkIn: 'expected' }] }]);
    await closerOf(desk, here.id).endEarly();
    expect(await read()).toMatchObject([
      { isOver: true, people: [{ name: fullName, checkIn: null }], matches: [] },
    ]);
  });
});
