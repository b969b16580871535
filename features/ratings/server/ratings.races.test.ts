import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { groups } from '#features/groups/server/groups.tables.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import { test } from '../../../apps/server/test-app.ts';
import { ratePractice, rateTournament } from './ratings.commands.ts';
import { makePlayedTournament, makePracticeMatches } from './ratings.factory.ts';
import { findTrackForUpdate } from './ratings.periods.store.ts';
import { ratingPeriods } from './ratings.tables.ts';

/** Until a statement waits for a lock of this kind, or the call is done. */
async function untilWaiting(tx: Db, kind: 'advisory' | 'relation', call: Promise<unknown>) {
  let isDone = false;
  void call.finally(() => {
    isDone = true;
  });
  const waiting = sql`select from pg_locks where not granted and locktype = ${kind}`;
  while (!isDone && (await rowsOf(tx, waiting)).length === 0) {
    await new Promise((turn) => setImmediate(turn));
  }
}

/** A transaction beside others: what it locks is free once `run` has ended. */
async function beside<Sent>(db: Db, run: (tx: Db) => Promise<Sent>): Promise<Sent> {
  return db.transaction((tx) => run(tx));
}

test('A tournament whose sport changes before it is rated waits for other ratings in the new one', async ({
  server,
}) => {
  const { services } = server;
  const { db } = services;
  const [winner, loser] = [await makePlayer(services), await makePlayer(services)];
  const id = await makePlayedTournament(services, {
    day: '2026-10-04',
    matches: [{ winner, loser }],
  });
  const order: string[] = [];
  const { rated } = await beside(db, async (next) => {
    await findTrackForUpdate(next, { source: 'tournament', sport: 'badminton' });
    const sent = await beside(db, async (seen) => {
      await findTrackForUpdate(seen, { source: 'tournament', sport: 'table-tennis' });
      const rated = rateTournament(services, id).then(() => order.push('rated'));
      await untilWaiting(seen, 'advisory', rated);
      await db.update(tournaments).set({ sport: 'badminton' }).where(eq(tournaments.id, id));
      return { rated };
    });
    await untilWaiting(next, 'advisory', sent.rated);
    order.push('free');
    return sent;
  });
  await rated;
  expect(order).toEqual(['free', 'rated']);
  expect(await db.select().from(ratingPeriods)).toMatchObject([{ sport: 'badminton' }]);
});

test('A month of practice is computed as of the moment before its matches are read', async ({
  server,
}) => {
  const { services, clock } = server;
  const { db } = services;
  const [winner, loser] = [await makePlayer(services), await makePlayer(services)];
  const creator = { accountId: winner.id, name: winner.fullName };
  const group = await makeGroup(db, { creator, now: clock.now() });
  await db.update(groups).set({ sport: 'table-tennis' }).where(eq(groups.id, group.id));
  await makePracticeMatches(db, [{ winner, loser, day: '2026-10-06', group }]);
  const before = clock.now();
  const { rated } = await beside(db, async (reading) => {
    const sent = await beside(db, async (track) => {
      await findTrackForUpdate(track, { source: 'practice', sport: 'table-tennis' });
      const rated = ratePractice(services);
      await untilWaiting(track, 'advisory', rated);
      await reading.execute(sql`lock table ${matches}`);
      return { rated };
    });
    await untilWaiting(reading, 'relation', sent.rated);
    clock.advance({ minutes: 1 });
    return sent;
  });
  await rated;
  expect(await db.select().from(ratingPeriods)).toMatchObject([{ computedAt: before }]);
});
