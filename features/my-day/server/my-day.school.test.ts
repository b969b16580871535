import { describe, expect } from 'vitest';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../my-day.contract.ts';
import { lineOf } from './my-day.factory.ts';

const CODE = 'SAKURA26';

/** A knockout of today; two of its four players are members of a club, which a teacher looks after. */
async function school(server: TestApp) {
  const event = await playedToday(server);
  const teacher = await server.playerPhone({ fullName: 'Sensei' });
  const { db, clock } = server.services;
  const now = clock.now();
  const creator = { accountId: teacher.player.id, name: 'Sensei' };
  const club = await makeGroup(db, { creator, now, name: 'Sakura', teamCode: CODE, members: [] });
  const pupils = event.phones.slice(0, 2) as Awaited<ReturnType<TestApp['playerPhone']>>[];
  for (const { player } of pupils) {
    await joinGroup(db, { accountId: player.id, fullName: player.fullName, now }, CODE);
  }
  const read = async (phone: Phone, groupId = club.id) =>
    phone.call(contract.findSchool, { params: { groupId } });
  const linesOf = async () => {
    const { data } = await read(teacher);
    const [day] = data?.school.days ?? [];
    const nameOf = (id: number) => day?.people.find(({ memberId }) => memberId === id)?.name;
    return (day?.matches ?? []).map(
      ({ memberId, match }) => `${nameOf(memberId)}: ${lineOf(match)}`,
    );
  };
  return { ...event, ...deskOf(event.desk, event.here.id), teacher, club, pupils, read, linesOf };
}

async function callsOf(phone: Phone): Promise<number[]> {
  const { data } = await phone.call(notifications.list, {});
  return (data?.notifications ?? []).flatMap(({ kind, facts }) =>
    kind === 'pupils-called' ? [facts.groupId ?? 0] : [],
  );
}

describe('the day of a club', () => {
  test('The teacher reads the matches of all members with an account, the called ones first, and nobody else', async ({
    server,
  }) => {
    const { first, call, match, courtId, linesOf, read, teacher, pupils } = await school(server);
    const names = pupils.map(({ player }) => player.fullName);
    const waiting = await linesOf();
    expect(waiting.every((line) => names.some((name) => line.startsWith(`${name}: waiting`)))).toBe(
      true,
    );
    const last = await first(1);
    await call(await match(last.matchId), courtId, { isAnyway: true });
    const [top] = await linesOf();
    expect(top).toMatch(/^.+: called 1 /);
    const { data } = await read(teacher);
    expect(data?.school.days[0]?.people.map(({ name, checkIn }) => [name, checkIn])).toEqual(
      names.map((name) => [name, 'expected']),
    );
  });

  test('A member, a stranger and the teacher of another club read nothing of it', async ({
    server,
  }) => {
    const { read, pupils, club } = await school(server);
    const other = await server.playerPhone({ fullName: 'Other' });
    const creator = { accountId: other.player.id, name: 'Other' };
    await makeGroup(server.services.db, { creator, now: server.clock.now(), members: [] });
    for (const phone of [pupils[0]!, other, await server.playerPhone()]) {
      expect((await read(phone, club.id)).refusal?.code).toBe('GROUP_NOT_FOUND');
    }
  });

  test('The day of the teacher names the club while somebody of it plays, and that of a member does not', async ({
    server,
  }) => {
    const { teacher, pupils, club } = await school(server);
    const clubsOf = async (phone: Phone) => (await phone.call(own.find, {})).data?.clubs;
    expect(await clubsOf(teacher)).toEqual([{ groupId: club.id, name: 'Sakura', players: 2 }]);
    expect(await clubsOf(pupils[0]!)).toEqual([]);
    server.clock.advance({ days: 1 });
    expect(await clubsOf(teacher)).toEqual([]);
  });
});

describe('calls of a club', () => {
  test('The teacher is notified once of calls that come together, and again of a later one', async ({
    server,
  }) => {
    const { first, call, take, match, courtId, teacher, club, pupils } = await school(server);
    const { matchId } = await first(0);
    await call(await match(matchId), courtId, { isAnyway: true });
    await take(await match(matchId), { kind: 'call-again' });
    expect(await callsOf(teacher)).toEqual([]);
    await server.services.jobs.drain();
    expect(await callsOf(teacher)).toEqual([club.id]);
    server.clock.advance({ seconds: 40 });
    await take(await match(matchId), { kind: 'back' });
    await call(await match(matchId), courtId, { isAnyway: true });
    await server.services.jobs.drain();
    expect(await callsOf(teacher)).toEqual([club.id, club.id]);
    expect(await callsOf(pupils[0]!)).toEqual([]);
  });

  test('A call of players of no club notifies no teacher', async ({ server }) => {
    const event = await playedToday(server);
    const desk = deskOf(event.desk, event.here.id);
    const { matchId } = await event.first(0);
    await desk.call(await desk.match(matchId), event.courtId, { isAnyway: true });
    expect(await server.services.jobs.drain()).toEqual([]);
    expect(await callsOf(event.desk)).toEqual([]);
  });
});
