import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { updateDays } from '#features/matches/ties/server/ties.fixtures.store.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import * as contract from '../season.contract.ts';
import { makeSeason } from './season.factory.ts';
import { CONFIRM_JOB } from './season.silence.commands.ts';

const WON = { home: 3, away: 1 };
const RESULT = [WON, WON, WON, null, null];
const OTHER = [WON, WON, { home: 0, away: 3 }, WON, null];

/** A clock that goes on between any two looks at it, as that of a server does. */
function letTimePass({ clock }: TestApp): void {
  const now = clock.now.bind(clock);
  clock.now = () => {
    clock.advance({ seconds: 0.001 });
    return now();
  };
}

/** A season on such a clock; `enter` has the home captain enter a result of its first fixture. */
async function start(server: TestApp) {
  const made = await makeSeason(server, ['A', 'B']);
  letTimePass(server);
  const enter = async (rubbers = RESULT) => {
    const { version: baseVersion } = await made.now();
    const body = { rubbers, baseVersion };
    expect((await made.home.call(contract.enterResult, { params: made.at, body })).status).toBe(
      200,
    );
  };
  return { ...made, enter };
}

describe('a result without an answer', () => {
  test('Silence confirms a result after 24 hours, at the time that the captains read', async ({
    server,
  }) => {
    const { services } = server;
    const { enter, now } = await start(server);
    const from = server.clock.now().getTime();
    await enter();
    const { confirmsAt } = await now();
    expect(Date.parse(confirmsAt!) - from).toBeGreaterThanOrEqual(24 * 3_600_000);
    const queued = await rowsOf<{ at: string }>(
      services.db,
      sql`select start_after as at from pgboss.job where name = ${CONFIRM_JOB}`,
    );
    expect(queued.map((job) => new Date(job.at).toISOString())).toEqual([confirmsAt]);
    expect(await services.jobs.drain()).toEqual([]);
    expect(await now()).toMatchObject({ resultState: 'confirmed', confirmsAt: null, version: 3 });
  });

  test('A job that a version before has queued, with a time after that of the result, confirms it', async ({
    server,
  }) => {
    const { services } = server;
    const { enter, now } = await start(server);
    await enter();
    await services.db.execute(sql`
      update pgboss.job set data = jsonb_set(data, '{enteredAt}',
        to_jsonb(to_char((data->>'enteredAt')::timestamptz at time zone 'UTC' + interval '3 milliseconds',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where name = ${CONFIRM_JOB}`);
    expect(await services.jobs.drain()).toEqual([]);
    expect((await now()).resultState).toBe('confirmed');
  });

  test('Another result that is entered meanwhile has a day of its own', async ({ server }) => {
    const { services } = server;
    const { enter, now } = await start(server);
    await enter();
    server.clock.advance({ hours: 5 });
    await enter(OTHER);
    const { confirmsAt } = await now();
    await services.db.execute(
      sql`delete from pgboss.job where name = ${CONFIRM_JOB} and start_after = ${confirmsAt}`,
    );
    expect(await services.jobs.drain()).toEqual([]);
    expect((await now()).resultState).toBe('entered');
  });

  test('Silence also confirms a result of a league whose days have moved with the calendar', async ({
    server,
  }) => {
    const { services } = server;
    const { params, enter, now } = await start(server);
    await enter();
    const { confirmsAt } = await now();
    await updateDays(services.db, params.eventId, 1);
    expect(await now()).toMatchObject({ windowFrom: '2026-12-07', confirmsAt });
    expect(await services.jobs.drain()).toEqual([]);
    expect((await now()).resultState).toBe('confirmed');
  });

  test('Silence confirms nothing while the away team is out by mistake; back in, its captain has a whole day', async ({
    server,
  }) => {
    const { services } = server;
    const { desk, away, params, at, fixture, enter, now } = await start(server);
    await enter();
    const takeOut = async (isOut: boolean) => {
      const body = { team: fixture.away, isOut };
      expect((await desk.call(contract.withdrawTeam, { params, body })).status).toBe(200);
    };
    await takeOut(true);
    expect(await services.jobs.drain()).toEqual([]);
    expect(await now()).toMatchObject({ resultState: 'entered', confirmsAt: null });
    server.clock.advance({ hours: 26 });
    await takeOut(false);
    const { version: baseVersion, confirmsAt } = await now();
    expect(Date.parse(confirmsAt!) - server.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000);
    const queued = await rowsOf<{ at: string }>(
      services.db,
      sql`select start_after as at from pgboss.job where name = ${CONFIRM_JOB} and state = 'created'`,
    );
    expect(queued.map((job) => new Date(job.at).toISOString())).toEqual([confirmsAt]);
    const body = { agrees: false, baseVersion };
    expect((await away.call(contract.answerResult, { params: at, body })).status).toBe(200);
    expect((await now()).resultState).toBe('disputed');
  });
});
