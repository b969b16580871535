import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { rowsOf } from '#platform/server/db/rows.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { type TestApp, test } from '../../../apps/server/test-app.ts';
import { rateTournament } from './ratings.commands.ts';
import { makePlayedTournament } from './ratings.factory.ts';
import { ratingsJobs } from './ratings.jobs.ts';
import { playerRatings, ratingChanges, ratingPeriods, ratingSteps } from './ratings.tables.ts';

const SATURDAY = '2026-11-14';
const MONDAY = '2026-11-16';

/** Two tournaments of one weekend, of which a version before has dated that of Saturday by Monday, when its results were entered. */
async function weekend(server: TestApp) {
  const { services } = server;
  const { db } = services;
  const people: MadePlayer[] = [];
  for (const level of ['C', 'B', 'A'] as const) people.push(await makePlayer(services, { level }));
  const [a, b, c] = people as [MadePlayer, MadePlayer, MadePlayer];
  const play = (day: string, pairs: readonly (readonly [MadePlayer, MadePlayer])[]) =>
    makePlayedTournament(services, {
      day,
      matches: pairs.map(([winner, loser]) => ({ winner, loser })),
    });
  const late = await play(MONDAY, [
    [a, b],
    [a, c],
  ]);
  const sunday = await play('2026-11-15', [
    [b, a],
    [c, b],
  ]);
  for (const id of [late, sunday]) await rateTournament(services, id);
  await db.update(tournaments).set({ eventDate: SATURDAY }).where(eq(tournaments.id, late));
  const rates = async () =>
    (await db.select().from(playerRatings).orderBy(playerRatings.playerId)).map(
      ({ playerId, points, deviation }) => ({ playerId, points, deviation }),
    );
  return { ids: [late, sunday], rates };
}

describe('periods of tournaments that a version before has dated by when results were entered', () => {
  test('After the update a job puts them in the order of their days, notifies once, and comes to an end', async ({
    server,
  }) => {
    const { services } = server;
    const { db } = services;
    const { ids, rates } = await weekend(server);
    const before = await rates();
    const job = ratingsJobs(services).find(({ name }) => name === 'ratings.days')!;
    expect(await job.isDone?.()).toBe(false);
    await job.run({});
    expect(await job.isDone?.()).toBe(true);
    const repaired = await rates();
    expect(repaired).not.toEqual(before);
    const news = await db
      .select({ accountId: notifications.accountId })
      .from(notifications)
      .where(eq(notifications.kind, 'rate-corrected'));
    expect(new Set(news.map(({ accountId }) => accountId)).size).toBe(news.length);
    expect(news.length).toBeGreaterThan(0);

    for (const table of [ratingSteps, ratingChanges, playerRatings]) await db.delete(table);
    await db.delete(ratingPeriods);
    for (const id of ids) await rateTournament(services, id);
    expect(await rates()).toEqual(repaired);
  });
});

const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;
const side = (number: number) => `'{"id": "${number}", "name": "${number}"}'`;

/** Matches of a tournament on Saturday, entered on that day and on Monday, and one of practice on Monday. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('a', 'Ono Mei', 'a@example.com', 'ja');
  insert into players (id, account_id, display_name, created_by_account) values ('${id(50)}', 'a', 'Ono Mei', 'a');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'a', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(91)}', 1, 'Cup', 'Tokyo', 'Gym', '${SATURDAY}', '09:00', '17:00', '2026-11-10', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit)
    values (1, 0, 'Singles', 'Beginner', 0, 16);
  insert into stages (id, kind, event_id) values ('${id(20)}', 'round-robin', 1);
  insert into matches (id, stage_id, kind, owner_account_id, played_on, player1, player2, sets, result, winner, status,
      search_text, created_at)
    values
      ('${id(31)}', '${id(20)}', 'league', null, '${SATURDAY}', ${side(1)}, ${side(2)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-14'),
      ('${id(32)}', '${id(20)}', 'league', null, '${MONDAY}', ${side(1)}, ${side(3)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-16'),
      ('${id(33)}', null, 'one-on-one', 'a', '${MONDAY}', ${side(1)}, ${side(2)}, '[]', '2-0', 'player1', 'finished', '', '2026-11-16');
  insert into match_players (match_id, side, player_id, played_on) values
    ('${id(31)}', 1, '${id(50)}', '${SATURDAY}'), ('${id(32)}', 1, '${id(50)}', '${MONDAY}'),
    ('${id(33)}', 1, '${id(50)}', '${MONDAY}');
`;

test('The migration gives the matches of tournaments the day of the tournament, and those of practice stay', async () => {
  const { db, close } = await openOlderDatabase('0206_mails_that_fail_for_their_recipient', ROWS);
  try {
    for (const table of ['matches', 'match_players'] as const) {
      const key = table === 'matches' ? 'id' : 'match_id';
      const query = `select played_on::text as day from ${table} order by ${key}`;
      const rows = await rowsOf(db, sql.raw(query));
      expect(rows).toEqual([{ day: SATURDAY }, { day: SATURDAY }, { day: MONDAY }]);
    }
  } finally {
    await close();
  }
});
