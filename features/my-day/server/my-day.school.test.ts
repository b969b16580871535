import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as day from '#features/day/day.contract.ts';
import { playedToday } from '#features/day/handshake/server/handshake.factory.ts';
import { deskOf, type QueueMatch } from '#features/day/queue/server/queue.factory.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import { joinGroup, makeGroup } from '#features/groups/server/groups.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import { updateState } from '#features/tournaments/server/tournaments.store.ts';
import { whileLocked } from '#platform/testing/while-locked.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../my-day.contract.ts';
import { lineOf } from './my-day.factory.ts';

const CODE = 'SAKURA26';

/** A knockout of today; two of its four players are members of a club, which a teacher looks after. */
async function school(server: TestApp, tournament: object = {}) {
  const event = await playedToday(server, { tournament });
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

async function callsOf(phone: Phone, sought = 'pupils-called'): Promise<number[]> {
  const { data } = await phone.call(notifications.list, {});
  return (data?.notifications ?? []).flatMap(({ kind, facts }) =>
    kind === sought ? [facts.groupId ?? 0] : [],
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

/** Its check-in has been open for an hour. */
const NOON = { startTime: '13:00' };

describe('checking in a club', () => {
  const allPresent = (phone: Phone, groupId: number, tournamentId: number) =>
    phone.call(contract.checkInPupils, { params: { groupId }, body: { tournamentId } });
  const statesOf = (school?: { days: { people: { checkIn: string | null }[] }[] }) =>
    school?.days[0]?.people.map(({ checkIn }) => checkIn);

  test('The teacher checks in all members who play, twice as well as once, and nobody of another club', async ({
    server,
  }) => {
    const { teacher, club, here, desk, pupils } = await school(server, NOON);
    for (let time = 0; time < 2; time++) {
      const { data } = await allPresent(teacher, club.id, here.id);
      expect(statesOf(data?.school)).toEqual(['present', 'present']);
    }
    const { data } = await desk.call(checkIn.list, { params: here });
    const names = pupils.map(({ player }) => player.fullName);
    for (const { name, state, by, version } of data!.list.people) {
      const expected = names.includes(name) ? ['present', 'teacher', 1] : ['expected', null, 0];
      expect([state, by, version]).toEqual(expected);
    }
  });

  test('A tournament that is cancelled while a check-in of a club waits has nobody checked in', async ({
    server,
  }) => {
    const { teacher, club, here } = await school(server, NOON);
    const { db } = server.services;
    const { refusal } = await whileLocked(db, 'days', {
      call: () => allPresent(teacher, club.id, here.id),
      meanwhile: () => updateState(db, here.id, { state: 'cancelled' }),
    });
    expect(refusal?.code).toBe('TOURNAMENT_CANCELLED');
  });

  test('Whom the desk has marked as absent stays so, and speaks with the desk', async ({
    server,
  }) => {
    const { teacher, club, here, desk, pupils } = await school(server, NOON);
    const { data: before } = await desk.call(checkIn.list, { params: here });
    const absent = before!.list.people.find(({ name }) => name === pupils[0]!.player.fullName)!;
    const people = [{ id: absent.id, seenVersion: 0 }];
    await desk.call(checkIn.tick, { params: here, body: { state: 'absent', people } });
    const { data } = await allPresent(teacher, club.id, here.id);
    expect(statesOf(data?.school)?.toSorted()).toEqual(['absent', 'present']);
  });

  test('A member, a stranger and the teacher of another club check in nobody', async ({
    server,
  }) => {
    const { club, here, pupils, read, teacher } = await school(server, NOON);
    for (const phone of [pupils[0]!, await server.playerPhone()]) {
      const answer = await allPresent(phone, club.id, here.id);
      expect(answer.refusal?.code).toBe('GROUP_NOT_FOUND');
    }
    expect((await allPresent(teacher, club.id, 999)).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(statesOf((await read(teacher)).data?.school)).toEqual(['expected', 'expected']);
  });

  test('Before the check-in opens the refusal says from when', async ({ server }) => {
    const { teacher, club, here } = await school(server, { startTime: '23:00' });
    const { refusal } = await allPresent(teacher, club.id, here.id);
    expect([refusal?.code, refusal?.details]).toEqual([
      'TOO_EARLY',
      { opensAt: '2026-11-20T12:00:00.000Z' },
    ]);
  });

  test('After the day nobody is checked in any more', async ({ server }) => {
    const { teacher, club, here } = await school(server, NOON);
    server.clock.advance({ days: 1 });
    expect((await allPresent(teacher, club.id, here.id)).refusal?.code).toBe('CHECK_IN_CLOSED');
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

  test('The teacher hears that a called pupil has to go to another court, and that one has to umpire', async ({
    server,
  }) => {
    const { desk, here, ...event } = await school(server);
    const { first, call, take, match, queue, courtId, teacher, pupils } = event;
    const countAfter = async (step: Promise<{ refusal: unknown }>) => {
      expect((await step).refusal).toBeNull();
      await server.services.jobs.drain();
      server.clock.advance({ seconds: 40 });
      return (await callsOf(teacher)).length;
    };
    const { matchId } = await first(0);
    const called = await countAfter(call(await match(matchId), courtId, { isAnyway: true }));
    expect(called).toBe(1);
    const other = uuidv7();
    const courts = [{ id: other, name: '7' }];
    expect((await desk.call(day.addCourts, { params: here, body: { courts } })).refusal).toBeNull();
    const move = { kind: 'move', courtId: other } as const;
    expect(await countAfter(take(await match(matchId), move))).toBe(2);
    await take(await match(matchId), { kind: 'back' });

    const { matches } = await queue();
    const sidesOf = ({ player1, player2 }: QueueMatch) => [player1, player2];
    const name = pupils[0]!.player.fullName;
    const pupil = matches.flatMap(sidesOf).find((side) => side?.name === name);
    const without = matches.find((one) =>
      sidesOf(one).every((side) => side !== null && side.name !== name),
    )!;
    const before = await countAfter(call(without, courtId, { isAnyway: true }));
    const umpire = { kind: 'umpire', umpireId: pupil?.id ?? '' } as const;
    expect(await countAfter(take(await match(without.matchId), umpire))).toBe(before + 1);
  });

  test('The teacher hears once that a called pupil waits again, and nothing of a match that was never called', async ({
    server,
  }) => {
    const { first, call, take, match, courtId, teacher, club, pupils } = await school(server);
    const { matchId } = await first(0);
    const waitingOf = async (phone: Phone) => {
      await server.services.jobs.drain();
      return callsOf(phone, 'pupils-waiting');
    };
    await take(await match(matchId), { kind: 'next', courtId: courtId ?? '' });
    await take(await match(matchId), { kind: 'back' });
    expect(await waitingOf(teacher)).toEqual([]);
    await call(await match(matchId), courtId, { isAnyway: true });
    const seen = await match(matchId);
    for (const _time of [1, 2]) await take(seen, { kind: 'back' });
    expect(await waitingOf(teacher)).toEqual([club.id]);
    expect(await waitingOf(pupils[0]!)).toEqual([]);
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

describe('results of a club', () => {
  test('The teacher enters the result of a pupil as that side, corrects it, and the opponent agrees', async ({
    server,
  }) => {
    const { teacher, enter, confirm, phones, first, own } = await school(server);
    // Of a pupil against somebody of no club, where there is one; else of two pupils.
    const match = await first(0);
    const seen = await own(teacher);
    expect(seen?.matches.map(({ matchId }) => matchId)).toContain(match.matchId);
    const shown = seen!.matches.find(({ matchId }) => matchId === match.matchId)!;
    expect((await enter(teacher, match, '11-7 11-7 11-7')).status).toBe(200);
    const corrected = { ...match, version: 1 };
    expect((await enter(teacher, corrected, '11-7 11-7 11-8')).status).toBe(200);
    const after = (await own(teacher))!.matches.find(({ matchId }) => matchId === match.matchId);
    expect(after).toMatchObject({
      version: 2,
      handshake: { state: 'entered', side: shown.ownSide },
    });
    // The own side says nothing by its yes; the other one agrees.
    await confirm(teacher, match, 2);
    const stateNow = async () =>
      (await own(teacher))!.matches.find(({ matchId }) => matchId === match.matchId)!.handshake;
    expect((await stateNow())?.state).toBe('entered');
    const other = shown.ownSide === match.ownSide ? match.opponent : phones[0]!;
    await confirm(other, match, 2);
    expect((await stateNow())?.state).toBe('confirmed');
  });

  test('A teacher who plays speaks only for the own side, also against a pupil', async ({
    server,
  }) => {
    const event = await playedToday(server, { names: ['Sensei', 'Pupil'] });
    const [teacher, pupil] = event.phones as Awaited<ReturnType<TestApp['playerPhone']>>[];
    const { db, clock } = server.services;
    const creator = { accountId: teacher!.player.id, name: 'Sensei' };
    const now = clock.now();
    await makeGroup(db, { creator, now, name: 'Sakura', teamCode: CODE, members: [] });
    const { id: accountId, fullName } = pupil!.player;
    await joinGroup(db, { accountId, fullName, now }, CODE);
    const match = await event.first(0);
    expect((await event.own(teacher!))?.matches[0]?.ownSide).toBe(match.ownSide);
    await event.enter(teacher!, match, '11-7 11-7 11-7');
    await event.confirm(teacher!, match);
    expect((await event.own(pupil!))?.matches[0]?.handshake?.state).toBe('entered');
  });

  test('Who looks after another club has no match here', async ({ server }) => {
    const { own, enter, first } = await school(server);
    const other = await server.playerPhone({ fullName: 'Other' });
    const creator = { accountId: other.player.id, name: 'Other' };
    await makeGroup(server.services.db, { creator, now: server.clock.now(), members: [] });
    expect(await own(other)).toBeNull();
    const refused = await enter(other, await first(0), '11-7 11-7 11-7');
    expect(refused.refusal?.code).toBe('MATCH_NOT_FOUND');
  });
});
