import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as accountStore from '#features/accounts/server/accounts.store.ts';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { deskOf } from '#features/day/queue/server/queue.factory.ts';
import * as home from '#features/home/home.contract.ts';
import * as notifications from '#features/notifications/server/notifications.store.ts';
import * as orders from '#features/tie-orders/tie-orders.contract.ts';
import * as tiesContract from '#features/ties/ties.contract.ts';
import { list as listOpen } from '#features/tournaments/tournaments.contract.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { startTestApp } from '../../apps/server/test-app.ts';
import { ensureDemoPast } from '../demo-past.ts';
import { DEMO_ORGANIZATION, DEMO_PASSWORD, DEMO_PLAYER } from '../demo-people.ts';
import { ensureDemoWorld } from '../demo-world.ts';
import { STAR, TABLES, teacherEmail } from './day-samples.ts';
import { type Played, playOn } from './play-day.ts';

type Server = Awaited<ReturnType<typeof startTestApp>>;

/** One world for all tests: it takes seconds to create. */
let server: Server;
let played: Played | null = null;

beforeAll(async () => {
  server = await startTestApp({ DEMO: 'on' });
  server.app.setDemoAccount(await ensureDemoWorld(server.services));
  await ensureDemoPast(server.services);
});

afterAll(() => server.close());

/** A phone with one of the logins of the README. */
async function phoneOf(loginId: string) {
  const phone = server.phone();
  await phone.call(accounts.login, { body: { loginId, password: DEMO_PASSWORD } });
  return phone;
}

/** Plays on, and reads what the desk sees. */
async function seen(later: { hours?: number; minutes?: number } = {}) {
  server.clock.advance(later);
  played = await playOn(server.services, played, async () => true);
  if (!played) throw new Error('nothing is played');
  const phone = await phoneOf(DEMO_ORGANIZATION.loginId);
  const queue = await deskOf(phone, played.tournamentId).queue();
  return { id: played.tournamentId, queue };
}

/** Hundreds of steps, on a busy machine. */
const LONG = { timeout: 240_000 };

const busy = ({ queue }: Awaited<ReturnType<typeof seen>>) =>
  queue.counts.playing + queue.counts.called;

describe('the day of the demo', () => {
  test(
    'The demo has a tournament of today whose tables are busy, with results, and everybody finds it',
    LONG,
    async () => {
      const day = await seen();
      expect(day.queue.eventDate).toBe(dayInJapan(server.clock.now()));
      expect(busy(day)).toBeGreaterThanOrEqual(TABLES / 2);
      expect(day.queue.counts.finished).toBeGreaterThan(10);
      expect(day.queue.counts.open).toBeGreaterThan(30);
      const { data } = await server.phone().call(listOpen, {});
      expect(data?.tournaments.map(({ id }) => id)).toContain(day.id);
    },
  );

  test('The day of the demo changes nothing of what the specification shows on home', async () => {
    const { data } = await server.phone().call(home.home);
    expect(data?.person).toMatchObject({ tournamentsJoined: 12, newNotifications: 3 });
  });

  test(
    'The day of the demo goes on by itself, each match at its time, and has calls that are out',
    LONG,
    async () => {
      const before = await seen();
      const after = await seen({ minutes: 20 });
      expect(after.id).toBe(before.id);
      expect(after.queue.counts.finished).toBeGreaterThan(before.queue.counts.finished + 3);
      expect(busy(after)).toBeGreaterThanOrEqual(TABLES / 2);
      const ends = after.queue.matches.flatMap(({ endedAt }) => endedAt ?? []);
      const last = Math.max(...ends.map((at) => Date.parse(at)));
      // Ten tables end a match every two minutes in the mean, by chance sometimes after ten.
      expect(server.clock.now().getTime() - last).toBeLessThan(15 * 60_000);
      expect(new Set(ends).size).toBeGreaterThan(20);
    },
  );

  test('The day of the demo is caught up with, although time goes on meanwhile', LONG, async () => {
    await seen();
    let steps = 0;
    const rest = async () => {
      server.clock.advance({ seconds: 0.02 });
      steps += 1;
      return steps < 300;
    };
    const { until } = (await playOn(server.services, played, rest))!;
    expect(steps).toBeLessThan(30);
    expect(server.clock.now().getTime() - until.getTime()).toBeLessThan(1000);
  });

  test('Teams play beside the pupils: orders are out, rubbers have results, and a coach reads their ties', async () => {
    const phone = await phoneOf(teacherEmail(1));
    const params = { id: played!.tournamentId };
    const { ties } = (await phone.call(tiesContract.list, { params })).data!;
    expect(ties.ties).toHaveLength(7);
    expect(ties.ties.filter(({ isRevealed }) => isRevealed).length).toBeGreaterThanOrEqual(4);
    const results = ties.ties.flatMap(({ rubbers }) =>
      rubbers.flatMap(({ result }) => result ?? []),
    );
    expect(results.length).toBeGreaterThan(8);
    const own = (await phone.call(orders.list)).data!.ties;
    expect(own.map(({ tournamentId }) => tournamentId)).toContain(params.id);
  });

  test('The player of the README is in the day, and has won every match', async () => {
    const phone = await phoneOf(STAR);
    const { data } = await phone.call(handshake.findOwn, { params: { id: played!.tournamentId } });
    const results = data?.own.matches.filter(({ result }) => result !== null) ?? [];
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ result, ownSide }) => result?.winner === ownSide)).toBe(true);
  });

  test(
    'When the last match is over, also of the knockout after the groups, the next tournament of the day begins',
    LONG,
    async () => {
      const before = await seen();
      const after = await seen({ hours: 4 });
      expect(after.id).toBeGreaterThan(before.id);
      expect(busy(after)).toBeGreaterThanOrEqual(TABLES / 2);
      const phone = await phoneOf(DEMO_ORGANIZATION.loginId);
      const { counts, matches } = await deskOf(phone, before.id).queue();
      expect(counts).toMatchObject({ open: 0, finished: matches.length });
      // Of groups, of what follows them, of a knockout, and of teams.
      expect(new Set(matches.map(({ stageId }) => stageId)).size).toBe(4);
      const { ties } = (await phone.call(tiesContract.list, { params: { id: before.id } })).data!;
      expect(ties.ties.map(({ isOver, winner }) => isOver && winner !== null)).toEqual(
        Array(7).fill(true),
      );
      const { db } = server.services;
      const organizer = await accountStore.findByEmail(db, DEMO_PLAYER.email);
      const page = { after: null, limit: 50 };
      const news = await notifications.listByAccount(db, organizer!.id, page);
      const disputes = news.filter(({ kind }) => kind === 'result-disputed');
      expect(disputes.length).toBeGreaterThan(0);
      expect(disputes.filter(({ readAt }) => !readAt)).toEqual([]);
    },
  );

  test('Shortly after midnight a tournament of the new day is being played', LONG, async () => {
    const now = server.clock.now().getTime();
    const midnight = Date.parse(`${dayInJapan(server.clock.now())}T15:00:00Z`);
    const day = await seen({ minutes: (midnight - now) / 60_000 + 10 });
    expect(day.queue.eventDate).toBe(dayInJapan(server.clock.now()));
    expect(busy(day)).toBeGreaterThanOrEqual(TABLES / 2);
  });
});
