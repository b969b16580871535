import { describe, expect } from 'vitest';
import { updateSuspended } from '#features/accounts/server/accounts.password.store.ts';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { bodyOf } from '#features/day/handshake/server/handshake.factory.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import { openDayFrom } from '#features/day/server/day.factory.ts';
import * as own from '#features/entries/own-day/own-day.contract.ts';
import { leave } from '#features/groups/groups.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { newsKindsOf } from '#features/notifications/server/notifications.factory.ts';
import {
  addCoach,
  applyFor,
  makeHost,
  makeSchool,
} from '#features/team-applications/server/team-applications.school.factory.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../my-day.contract.ts';
import { playedBySchools } from './my-day.entered.factory.ts';
import { lineOf } from './my-day.factory.ts';

/** What a teacher does on the day, by phone. */
function teacherOf(phone: Phone, tournamentId: number, groupId: number) {
  const here = { id: tournamentId };
  const read = async () => phone.call(contract.findSchool, { params: { groupId } });
  const matches = async () =>
    (await phone.call(handshake.findOwn, { params: here })).data?.own.matches ?? null;
  type Match = NonNullable<Awaited<ReturnType<typeof matches>>>[number];
  const refOf = ({ stageId, matchId }: Match) => ({ ...here, stageId, matchId });
  return {
    read,
    /** "生徒1 expected": who of the school plays. */
    people: async () => {
      const { data } = await read();
      return data?.school.days[0]?.people.map((one) => `${one.name} ${one.checkIn}`) ?? [];
    },
    lines: async () => {
      const { data } = await read();
      return data?.school.days[0]?.matches.map(({ match }) => lineOf(match)) ?? [];
    },
    clubs: async () => (await phone.call(own.find, {})).data?.clubs,
    allPresent: () =>
      phone.call(contract.checkInPupils, { params: { groupId }, body: { tournamentId } }),
    matches,
    /** Enters that the own side has won. */
    enter: (match: Match) => {
      const winner = match.ownSide ?? 'player1';
      const score = winner === 'player1' ? '11-5 11-5 11-5' : '5-11 5-11 5-11';
      const known = { ...match, player1: match.player1!, player2: match.player2! };
      const body = bodyOf(known, score, { winner });
      return phone.call(handshake.enterOwn, { params: refOf(match), body });
    },
    confirm: (match: Match) =>
      phone.call(handshake.confirmOwn, {
        params: refOf(match),
        body: { seenVersion: 1, isSameDevice: false },
      }),
    dispute: (match: Match) =>
      phone.call(handshake.disputeOwn, {
        params: refOf(match),
        body: { seenVersion: 1, claim: null },
      }),
    calls: async () => (await newsKindsOf(phone)).filter((kind) => kind === 'pupils-called').length,
    /** The notices about results. */
    news: async () => (await newsKindsOf(phone)).filter((kind) => kind.startsWith('result-')),
  };
}

/** The day of two schools, and what their teachers and the desk can do. */
async function dayOfSchools(server: TestApp, options: Parameters<typeof playedBySchools>[1] = {}) {
  const event = await playedBySchools(server, options);
  const { id, organizer, sakura, momiji, courtId } = event;
  const desk = deskOf(organizer, id);
  return {
    ...event,
    teacher: teacherOf(sakura.teacher, id, sakura.group.id),
    other: teacherOf(momiji.teacher, id, momiji.group.id),
    teacherAs: (phone: Phone) => teacherOf(phone, id, sakura.group.id),
    callFirst: async () => {
      const [first] = (await desk.queue()).matches;
      const called = await desk.call(first!, courtId, { isAnyway: true });
      expect(called.status).toBe(200);
      await server.services.jobs.drain();
    },
  };
}

/**
 * A school with a creator and two coaches, one of whom also coaches a club, has entered pupils for singles, and a team; the club has a team,
 * too. The day is open, and `phone` is the other coach's.
 */
async function schoolWithTeam(server: TestApp) {
  const hours = { eventDate: '2026-11-20', startTime: '13:00', applicationDeadline: '2026-11-20' };
  const further = [{ eventType: 'Team', fee: 0 }] as const;
  const { id, eventIds, organizer } = await makeHost(server, further, { feeYen: 0, ...hours });
  const [singles = 0, team = 0] = eventIds;
  const school = await makeSchool(server, 7);
  const club = await makeSchool(server, 5, '紅葉クラブ');
  const teamOf = ({ pupils }: Pick<typeof school, 'pupils'>, name: string) => ({
    eventId: team,
    pupils: pupils.map((one) => one.id),
    team: name,
  });
  const [one, two, ...others] = school.pupils;
  const alone = [one!, two!].map((pupil) => ({ eventId: singles, pupils: [pupil.id] }));
  const teams = ['桜丘', '紅葉'] as const;
  const entered = [
    { by: school, lines: [...alone, teamOf({ pupils: others }, teams[0])] },
    { by: club, lines: [teamOf(club, teams[1])] },
  ];
  for (const { by, lines } of entered) {
    const wanted = { tournamentId: id, groupId: by.group.id, lines, totalYen: 0 };
    expect((await applyFor(by.teacher, wanted)).answer.status).toBe(200);
  }
  const coach = await addCoach(server, school.group.id);
  await addCoach(server, club.group.id, coach);
  const phone = teacherOf(await addCoach(server, school.group.id), id, school.group.id);
  await openDayFrom(organizer, id);
  return { phone, organizer, id, teams, names: [one!.name, two!.name] };
}

describe('the day of pupils without an account whom the school has entered', () => {
  test('The teacher reads them with their matches, and nobody who is not entered', async ({
    server,
  }) => {
    const { teacher, sakura } = await dayOfSchools(server);
    const [one, two] = sakura.names;
    expect(await teacher.clubs()).toEqual([
      { groupId: sakura.group.id, name: sakura.group.name, players: 2 },
    ]);
    expect(await teacher.people()).toEqual([`${one} expected`, `${two} expected`]);
    const lines = await teacher.lines();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^waiting (生徒1|生徒2) v\. /);
    // The opponent is named as strangers read them.
    for (const line of lines) expect(line).not.toMatch(/v\. 生徒/);
  });

  test('Both of a pair without an account are there, with the match of the pair', async ({
    server,
  }) => {
    const { teacher, sakura } = await dayOfSchools(server, { eventType: 'Doubles' });
    const names = sakura.names.slice(0, 4);
    expect(await teacher.people()).toEqual(names.map((name) => `${name} expected`));
    expect(await teacher.lines()).toHaveLength(4);
    expect((await teacher.allPresent()).status).toBe(200);
    expect(await teacher.people()).toEqual(names.map((name) => `${name} present`));
  });

  test('The players of a team of the school are there, also before anybody has saved its squad', async ({
    server,
  }) => {
    const hours = { eventDate: '2026-11-20', applicationDeadline: '2026-11-20' };
    const host = await makeHost(server, [], { feeYen: 0, eventType: 'Team', ...hours });
    const [eventId = 0] = host.eventIds;
    const { teacher, group, pupils } = await makeSchool(server, 6);
    const team = pupils.slice(0, 5);
    const lines = [{ eventId, pupils: team.map(({ id }) => id), team: '桜丘' }];
    const wanted = { tournamentId: host.id, groupId: group.id, lines, totalYen: 0 };
    expect((await applyFor(teacher, wanted)).answer.status).toBe(200);
    await openDayFrom(host.organizer, host.id);
    const phone = teacherOf(teacher, host.id, group.id);
    expect(await phone.people()).toEqual(team.map(({ name }) => `${name} null`));
    expect(await phone.clubs()).toMatchObject([{ players: 5 }]);
  });

  test('The teacher checks all of them in, and nobody of another school', async ({ server }) => {
    const { teacher, other, organizer, here } = await dayOfSchools(server);
    for (let time = 0; time < 2; time++) {
      expect((await teacher.allPresent()).status).toBe(200);
    }
    expect(await teacher.people()).toEqual(['生徒1 present', '生徒2 present']);
    expect(await other.people()).toEqual(['生徒1 expected', '生徒2 expected']);
    const { data } = await organizer.call(checkIn.list, { params: here });
    const written = data!.list.people.map(({ state, by, version }) => [state, by, version]);
    expect(written.filter(([state]) => state === 'present')).toEqual([
      ['present', 'teacher', 1],
      ['present', 'teacher', 1],
    ]);
  });

  test('A school with three teachers checks its pupils in, and teams only with the code of the venue', async ({
    server,
  }) => {
    const { phone, organizer, id, names, teams } = await schoolWithTeam(server);
    expect((await phone.allPresent()).status).toBe(200);
    const { data } = await organizer.call(checkIn.list, { params: { id } });
    const states = data!.list.people.map(({ name, state }) => `${name} ${state}`);
    expect(states.toSorted()).toEqual(
      [
        ...names.map((name) => `${name} present`),
        ...teams.map((name) => `${name} expected`),
      ].toSorted(),
    );
  });

  test('A call of them is notified to their teachers, and of nobody else', async ({ server }) => {
    const { teacher, other, callFirst, sakura, id } = await dayOfSchools(server);
    const stranger = await makeSchool(server, 2);
    await callFirst();
    expect([await teacher.calls(), await other.calls()]).toEqual([1, 1]);
    expect(await teacherOf(stranger.teacher, id, stranger.group.id).calls()).toBe(0);
    expect(sakura.pupils[0]?.accountId).toBeNull();
  });

  test('Both teachers enter, confirm and contradict results, each for the own side', async ({
    server,
  }) => {
    const { teacher, other } = await dayOfSchools(server);
    const [first, second] = (await teacher.matches())!;
    const same = async ({ matchId }: { matchId: string }) =>
      (await other.matches())!.find((one) => one.matchId === matchId)!;
    expect(first?.[first.ownSide!]?.name).toMatch(/^生徒/);
    expect((await teacher.enter(first!)).status).toBe(200);
    // The own side says nothing by its yes.
    await teacher.confirm(first!);
    expect((await same(first!)).handshake?.state).toBe('entered');
    expect((await other.confirm(await same(first!))).status).toBe(200);
    expect((await same(first!)).handshake?.state).toBe('confirmed');
    expect((await other.enter(await same(second!))).status).toBe(200);
    expect((await teacher.dispute(second!)).status).toBe(200);
    expect((await same(second!)).handshake?.state).toBe('disputed');
  });
});

describe('notices about results of pupils without an account', () => {
  test('The teacher of the other side is asked whether a result is right, and who has entered it learns of a contradiction', async ({
    server,
  }) => {
    const { teacher, other } = await dayOfSchools(server);
    const [match] = (await teacher.matches())!;
    await teacher.enter(match!);
    expect([await teacher.news(), await other.news()]).toEqual([[], ['result-entered']]);
    await other.dispute(match!);
    expect(await teacher.news()).toEqual(['result-denied']);
    expect(await other.news()).toEqual(['result-entered']);
  });

  test('A teacher of both sides is not asked about what they have entered', async ({ server }) => {
    const { teacher, momiji, sakura } = await dayOfSchools(server);
    await addCoach(server, momiji.group.id, sakura.teacher);
    const [match] = (await teacher.matches())!;
    expect((await teacher.enter(match!)).status).toBe(200);
    expect(await teacher.news()).toEqual([]);
  });
});

describe('who does not speak for pupils without an account', () => {
  test('The teacher of another school, a pupil and a stranger have none of them', async ({
    server,
  }) => {
    const { teacher, teacherAs } = await dayOfSchools(server);
    const [match] = (await teacher.matches())!;
    const stranger = await makeSchool(server, 2);
    for (const phone of [stranger.teacher, await server.playerPhone()]) {
      const by = teacherAs(phone);
      expect((await by.read()).refusal?.code).toBe('GROUP_NOT_FOUND');
      expect((await by.allPresent()).refusal?.code).toBe('GROUP_NOT_FOUND');
      expect(await by.clubs()).toEqual([]);
      expect(await by.matches()).toBeNull();
      expect((await by.enter(match!)).refusal?.code).toBe('MATCH_NOT_FOUND');
    }
    expect(await teacher.people()).toEqual(['生徒1 expected', '生徒2 expected']);
  });

  test('A teacher speaks for the side of the own school only', async ({ server }) => {
    const { teacher, other } = await dayOfSchools(server);
    const [match] = (await teacher.matches())!;
    const seen = (await other.matches())!.find(({ matchId }) => matchId === match!.matchId);
    expect(new Set([match?.ownSide, seen?.ownSide])).toEqual(new Set(['player1', 'player2']));
    await teacher.enter(match!);
    expect((await teacher.dispute(match!)).refusal?.code).toBe('OWN_RESULT');
  });

  test('The application of one group gives nothing to another group of the same teacher', async ({
    server,
  }) => {
    const { id, sakura } = await dayOfSchools(server);
    const creator = { accountId: sakura.teacher.player.id, name: '先生' };
    const { services, clock } = server;
    const second = await makeGroup(services.db, { creator, now: clock.now(), name: '卒業生の会' });
    const teacher = teacherOf(sakura.teacher, id, second.id);
    expect((await teacher.read()).data?.school.days).toEqual([]);
    expect((await teacher.allPresent()).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(await teacher.clubs()).toMatchObject([{ groupId: sakura.group.id }]);
  });

  test('A withdrawn line and a replaced pupil are nobody’s, and who came in instead is the school’s', async ({
    server,
  }) => {
    const { teacher, sakura, organizer } = await dayOfSchools(server, {
      prepare: async (school) => {
        expect((await school.withdraw(0)).status).toBe(200);
        expect((await school.replace(1, 2)).status).toBe(200);
      },
    });
    const [, , third, fourth] = sakura.names;
    expect(await teacher.people()).toEqual([`${third} expected`]);
    expect(await teacher.clubs()).toMatchObject([{ players: 1 }]);
    expect(await teacher.matches()).toHaveLength(1);
    // On the day the desk replaces.
    expect((await sakura.replace(2, 3, organizer)).status).toBe(200);
    expect(await teacher.people()).toEqual([`${fourth} expected`]);
  });

  test('A school whose only line is withdrawn has no day and checks in nobody', async ({
    server,
  }) => {
    const { teacher, callFirst } = await dayOfSchools(server, {
      prepare: async (school) => {
        for (const pupil of [0, 1]) await school.withdraw(pupil);
      },
    });
    expect((await teacher.read()).data?.school.days).toEqual([]);
    expect(await teacher.clubs()).toEqual([]);
    expect((await teacher.allPresent()).refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(await teacher.matches()).toBeNull();
    await callFirst();
    expect(await teacher.calls()).toBe(0);
  });

  test('A coach speaks for them until leaving the group or being suspended', async ({ server }) => {
    const { sakura, teacher, teacherAs, callFirst } = await dayOfSchools(server);
    const groupId = sakura.group.id;
    const [match] = (await teacher.matches())!;
    const former = await addCoach(server, groupId);
    const by = teacherAs(former);
    expect(await by.people()).toHaveLength(2);
    expect(await by.matches()).toHaveLength(2);
    await former.call(leave, { params: { id: groupId } });
    expect((await by.read()).refusal?.code).toBe('GROUP_NOT_FOUND');
    expect((await by.allPresent()).refusal?.code).toBe('GROUP_NOT_FOUND');
    expect(await by.clubs()).toEqual([]);
    expect(await by.matches()).toBeNull();
    expect((await by.enter(match!)).refusal?.code).toBe('MATCH_NOT_FOUND');
    await callFirst();
    expect([await by.calls(), await teacher.calls()]).toEqual([0, 1]);

    const suspended = await addCoach(server, groupId);
    const { services, clock } = server;
    await updateSuspended(services.db, suspended.player.id, clock.now());
    const refused = teacherAs(suspended);
    expect((await refused.read()).refusal?.code).toBe('SIGN_IN_REQUIRED');
    expect((await refused.enter(match!)).refusal?.code).toBe('SIGN_IN_REQUIRED');
  });
});
