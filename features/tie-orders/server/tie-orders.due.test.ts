import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { furtherSteps } from '#features/event-draws/server/event-draws.further.factory.ts';
import { KNOCKOUT } from '#features/event-draws/server/event-draws.referee.factory.ts';
import { teamDay } from '#features/event-draws/ties/server/ties.day.factory.ts';
import * as notifications from '#features/notifications/notifications.contract.ts';
import * as publishing from '#features/publishing/publishing.contract.ts';
import { sampleForm } from '#features/publishing/server/publishing.factory.ts';
import * as ties from '#features/ties/ties.contract.ts';
import { sentStatements } from '#platform/testing/sent-statements.ts';
import { type Phone, type TestApp, test } from '../../../apps/server/test-app.ts';
import * as desk from '../tie-orders.desk.contract.ts';
import { makeTeamEvent, makeTie, ORDER } from './tie-orders.factory.ts';
import { DUE_JOB, remindLater } from './tie-orders.reminders.commands.ts';

/** On the day of the tournament, in Japan. */
function goTo({ clock }: TestApp, time: string): void {
  const wanted = Date.parse(`2026-12-04T${time}:00+09:00`);
  clock.advance({ seconds: (wanted - clock.now().getTime()) / 1000 });
}

/** How often somebody was reminded. */
async function remindersOf(phone: Phone): Promise<number> {
  const { data } = await phone.call(notifications.list, { query: {} });
  return data!.notifications.filter(({ kind }) => kind === 'orders-due').length;
}

/** A tie of a tournament that its organizer moves to another day, or to begin at another time. */
async function movable(server: TestApp) {
  const made = await makeTie(server);
  const { desk: phone, tournamentId: id, stageId, matchId, find } = made;
  const setTime = (time: string | null, seenTime?: string | null) => {
    const body = { time, ...(seenTime !== undefined && { seenTime }) };
    return phone.call(desk.setTime, { params: { id, stageId, matchId }, body });
  };
  let form = sampleForm;
  const edit = async (changes: Partial<typeof sampleForm>) => {
    const was = form;
    form = { ...was, ...changes };
    const body = { tournament: form, was };
    expect((await phone.call(publishing.edit, { params: { id }, body })).status).toBe(200);
  };
  const times = async () => {
    const { startsAt, dueAt } = (await find('player1')).data!.tie;
    return [startsAt, dueAt];
  };
  return { ...made, setTime, edit, times };
}

/** The ties of a stage are read with its draw. */
const readsDraw = (text: string) => text.includes('from "draws" where "draws"."stage_id"');
/** Without what others read meanwhile, such as the runner of jobs. */
const readsTies = (text: string) =>
  /from "(draws|matches|stages|ties|tie_orders|entrants|squads|squad_players)"/.test(text);

describe('a tournament that moves', () => {
  test('A time that the desk has set is the same clock time of the new day', async ({ server }) => {
    const { setTime, edit, times } = await movable(server);
    await setTime('09:30');
    await edit({ eventDate: '2026-12-12' });
    expect(await times()).toEqual(['2026-12-12T00:30:00.000Z', '2026-12-12T00:20:00.000Z']);
  });

  test('The usual time of a tie with an order moves with the day, and with the time at which play begins', async ({
    server,
  }) => {
    const { file, edit, times } = await movable(server);
    await file('player1', ORDER);
    await edit({ eventDate: '2026-12-12' });
    expect(await times()).toEqual([null, '2026-12-11T23:50:00.000Z']);
    await edit({ startTime: '10:00' });
    expect(await times()).toEqual([null, '2026-12-12T00:50:00.000Z']);
  });

  test('Where the desk has taken the time back, and once both orders are out, nothing moves', async ({
    server,
  }) => {
    const { file, setTime, edit, times } = await movable(server);
    await setTime(null);
    await edit({ eventDate: '2026-12-12' });
    expect(await times()).toEqual([null, null]);
    await setTime('09:30');
    await file('player1', ORDER);
    await file('player2', ORDER);
    const before = await times();
    await edit({ eventDate: '2026-12-19' });
    expect(await times()).toEqual(before);
  });

  test('Another place moves nothing', async ({ server }) => {
    const { setTime, edit, times } = await movable(server);
    await setTime('09:30');
    const before = await times();
    await edit({ venue: 'Koganei Park' });
    expect(await times()).toEqual(before);
  });
});

describe('a time that two desks set', () => {
  test('A time replaces none that its writer has not seen, and is accepted again after a lost answer', async ({
    server,
  }) => {
    const { setTime, times } = await movable(server);
    expect((await setTime('09:30', null)).status).toBe(200);
    expect((await setTime('09:30', null)).status).toBe(200);
    for (const old of ['10:00', null]) {
      expect((await setTime(old, '10:00')).refusal?.code).toBe('TIME_CHANGED');
    }
    expect(await times()).toEqual(['2026-12-04T00:30:00.000Z', '2026-12-04T00:20:00.000Z']);
    expect((await setTime('10:00', '09:30')).status).toBe(200);
    expect((await setTime(null, '10:00')).status).toBe(200);
    expect(await times()).toEqual([null, null]);
  });

  test('A time that has moved with its tournament is still the one that was seen', async ({
    server,
  }) => {
    const { setTime, edit, times } = await movable(server);
    await setTime('09:30');
    await edit({ eventDate: '2026-12-12' });
    expect((await setTime('09:45', '09:30')).status).toBe(200);
    expect(await times()).toEqual(['2026-12-12T00:45:00.000Z', '2026-12-12T00:35:00.000Z']);
  });
});

describe('a tie for which neither team has filed', () => {
  test('Both are reminded before its usual time, once', async ({ server }) => {
    const { one, two, find } = await makeTie(server);
    goTo(server, '08:35');
    await server.services.jobs.drain();
    await server.services.jobs.drain();
    for (const { phone } of [one, two]) expect(await remindersOf(phone)).toBe(1);
    expect((await find('player1')).data?.tie.state).toBe('open');
  });

  test('After a move they are reminded of the new time, and not of the one before', async ({
    server,
  }) => {
    const { one, edit } = await movable(server);
    await edit({ startTime: '11:00' });
    goTo(server, '08:35');
    await server.services.jobs.drain();
    expect(await remindersOf(one.phone)).toBe(1);
    const { data } = await one.phone.call(notifications.list, { query: {} });
    const reminder = data!.notifications.find(({ kind }) => kind === 'orders-due');
    expect(reminder?.facts.notBefore).toBe('2026-12-04T01:50:00.000Z');
  });

  test('Once a tie is over nobody is reminded of its orders', async ({ server }) => {
    const { desk: phone, tournamentId: id, eventId, stageId, matchId, one } = await makeTie(server);
    const params = { id, stageId, matchId };
    const body = { eventId, drawNumber: 1, outcome: 'player1' as const };
    expect((await phone.call(ties.decide, { params, body })).status).toBe(200);
    goTo(server, '08:35');
    await server.services.jobs.drain();
    expect(await remindersOf(one.phone)).toBe(0);
  });

  test('A tie whose teams follow from results has its reminder with the last of them', async ({
    server,
  }) => {
    const event = await makeTeamEvent(server, { teams: ['A', 'B', 'C', 'D'] });
    const { desk: phone, tournamentId: id, eventId, stageId, coaches } = event;
    goTo(server, '11:00');
    await server.services.jobs.drain();
    const reminded = async () => {
      const counts = await Promise.all([...coaches.values()].map((one) => remindersOf(one.phone)));
      return counts.sort();
    };
    for (const matchId of ['1-0', '1-1']) {
      await server.services.jobs.drain();
      expect(await reminded()).toEqual([0, 0, 0, 0]);
      const params = { id, stageId, matchId };
      const body = { eventId, drawNumber: 1, outcome: 'player1' as const };
      expect((await phone.call(ties.decide, { params, body })).status).toBe(200);
    }
    await server.services.jobs.drain();
    expect(await reminded()).toEqual([0, 0, 1, 1]);
  });

  test('The same two teams have one reminder, and an alternate who comes late has another', async ({
    server,
  }) => {
    const { services } = server;
    const tie = {
      stageId: uuidv7(),
      drawNumber: 1,
      matchId: '1-0',
      team1: '1',
      team2: '2',
      dueAt: new Date(services.clock.now().getTime() + 3_600_000),
    };
    const remind = (team2: string) =>
      services.db.transaction((tx) => remindLater(services, tx, { ...tie, team2 }));
    for (const team2 of ['2', '2', '3']) await remind(team2);
    const { rows } = (await services.db.execute(
      sql`select id from pgboss.job where name = ${DUE_JOB}`,
    )) as unknown as { rows: unknown[] };
    expect(rows.length).toBe(2);
  });

  test('The result of a rubber reads the ties of its stage, and none of a stage beside it', async ({
    server,
  }) => {
    const won = '11-5 11-6 11-7';
    const day = await teamDay(server, { format: { ...KNOCKOUT, consolation: true } });
    const { reveal, score } = day;
    for (const matchId of ['1-0', '1-1']) {
      await reveal(matchId);
      for (const rubber of [1, 2, 3]) await score(`${matchId}r${rubber}`, won);
    }
    await reveal('2-0');
    const sent = sentStatements();
    const readBy = async (rubber: number) => {
      sent.length = 0;
      expect((await score(`2-0r${rubber}`, won)).status).toBe(200);
      return sent.filter(readsTies).length;
    };
    const before = await readBy(1);
    expect(before).toBeGreaterThan(0);
    const { stageAt } = furtherSteps(day);
    await stageAt(1).draw();
    expect((await stageAt(1).publish()).status).toBe(200);
    expect(await readBy(2)).toBe(before);
  });

  test('The result of a rubber reads the ties of its stage before the lock, under it and once it is stored, and for reminders only where it decides its tie', async ({
    server,
  }) => {
    const { reveal, score } = await teamDay(server);
    await reveal('1-0');
    const sent = sentStatements();
    const readBy = async (rubber: number) => {
      sent.length = 0;
      expect((await score(`1-0r${rubber}`, '11-5 11-6 11-7')).status).toBe(200);
      const draws = sent.filter(readsDraw);
      // The event is looked up once for all who follow.
      const events = sent.filter((text) => text.includes('from "stages" inner join "events"'));
      return [draws.length, events.length];
    };
    expect(await readBy(1)).toEqual([3, 1]);
    expect(await readBy(2)).toEqual([3, 1]);
    expect(await readBy(3)).toEqual([4, 1]);
  });
});
