import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { chooseSport } from '#features/groups/groups.contract.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { removeMatch, restoreMatch } from '#features/matches/matches.contract.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { ratePractice } from './ratings.commands.ts';
import { makePracticeMatches } from './ratings.factory.ts';
import { GROUP_JOB } from './ratings.queue.commands.ts';
import { playerRatings } from './ratings.tables.ts';

/** A group of table tennis with one match of the month before, which is rated. */
async function ratedPractice(server: TestApp) {
  const { services } = server;
  const { db, clock } = services;
  const phone = await server.playerPhone();
  const rival = await makePlayer(services);
  const { id: accountId, fullName: name } = phone.player;
  const group = await makeGroup(db, { creator: { accountId, name }, now: clock.now() });
  const choose = async (sport: 'table-tennis' | 'badminton' | 'unspecified') => {
    const chosen = await phone.call(chooseSport, { params: { id: group.id }, body: { sport } });
    expect(chosen.status).toBe(200);
    expect(await services.jobs.drain()).toEqual([]);
    // A change is rated at night.
    server.clock.advance({ days: 1 });
  };
  await choose('table-tennis');
  await makePracticeMatches(db, [{ winner: phone.player, loser: rival, day: '2026-10-06', group }]);
  await ratePractice(services);
  const [match] = await db.select().from(matches).where(eq(matches.groupId, group.id));
  if (!match) throw new Error('the match was not made');
  return {
    phone,
    match,
    choose,
    /** The sports in which somebody has a rate of practice. */
    rated: async () => {
      const rows = await db
        .selectDistinct({ sport: playerRatings.sport })
        .from(playerRatings)
        .where(and(eq(playerRatings.source, 'practice'), eq(playerRatings.matches, 1)));
      return rows.map(({ sport }) => sport).sort();
    },
  };
}

describe('practice that is rated already', () => {
  test('What a group has played counts in the sport that it chooses later, and no longer in the one before', async ({
    server,
  }) => {
    const { choose, rated } = await ratedPractice(server);
    expect(await rated()).toEqual(['table-tennis']);
    await choose('badminton');
    expect(await rated()).toEqual(['badminton']);
    await choose('unspecified');
    expect(await rated()).toEqual([]);
    await choose('table-tennis');
    expect(await rated()).toEqual(['table-tennis']);
  });

  test('All changes of the sport on one day are rated once, in the night after it', async ({
    server,
  }) => {
    const { db, clock } = server.services;
    const phone = await server.playerPhone();
    const { id: accountId, fullName: name } = phone.player;
    const { id } = await makeGroup(db, { creator: { accountId, name }, now: clock.now() });
    for (const sport of ['badminton', 'tennis', 'tennis', 'badminton'] as const) {
      await phone.call(chooseSport, { params: { id }, body: { sport } });
    }
    const queued = await rowsOf<{ at: Date }>(
      db,
      sql`select start_after as at from pgboss.job where name = ${GROUP_JOB}`,
    );
    const night = instantInJapan(addDays(dayInJapan(clock.now()), 1), '03:40');
    expect(queued.map(({ at }) => new Date(at))).toEqual([night]);
  });

  test('A match that is brought back after a night without it counts again', async ({ server }) => {
    const { services, clock } = server;
    const { phone, match, rated } = await ratedPractice(server);
    const params = { id: match.id };
    clock.advance({ minutes: 1 });
    const query = { writeId: uuidv7(), baseVersion: match.version };
    expect((await phone.call(removeMatch, { params, query })).status).toBe(200);
    clock.advance({ minutes: 1 });
    await ratePractice(services);
    expect(await rated()).toEqual([]);
    clock.advance({ minutes: 1 });
    const body = { writeId: uuidv7() };
    expect((await phone.call(restoreMatch, { params, body })).status).toBe(200);
    clock.advance({ minutes: 1 });
    await ratePractice(services);
    expect(await rated()).toEqual(['table-tennis']);
  });
});
