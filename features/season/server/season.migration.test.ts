import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fixtures } from '#features/matches/ties/server/ties.seasons.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

const fixture = (number: number, state: string, enteredAt: string) =>
  `('${id(number)}', 1, ${number}, 1, 2, '2026-12-06', '2026-12-15', ${state === 'none' ? 'null' : `'[]'`}, '${state}', ${enteredAt})`;

/** Fixtures as the version before wrote them; the job of the first one has found another time than its own, and done nothing. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('organizer', 'Kato Jun', 'kato@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG-000001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(9)}', 1, 'League', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'league', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit, places_taken)
    values (1, 0, 'Team', 'Beginner', 0, 16, 2);
  insert into seasons (event_id, legs, started_at) values (1, 2, '2026-04-01');
  insert into fixtures (id, event_id, matchday, home, away, window_from, window_to, rubbers, result_state, entered_at) values
    ${fixture(1, 'entered', "now() - interval '25 hours'")},
    ${fixture(2, 'entered', "now() - interval '23 hours'")},
    ${fixture(3, 'disputed', "now() - interval '25 hours'")},
    ${fixture(4, 'confirmed', "now() - interval '25 hours'")},
    ${fixture(5, 'none', 'null')};
`;

test('The migration confirms what was entered more than a day ago and nobody has answered, and nothing else', async () => {
  const { db, close } = await openOlderDatabase('0209_days_of_tournament_matches', ROWS);
  try {
    const rows = await db.select().from(fixtures).orderBy(asc(fixtures.matchday));
    expect(rows.map(({ resultState, version }) => [resultState, version])).toEqual([
      ['confirmed', 2],
      ['entered', 1],
      ['disputed', 1],
      ['confirmed', 1],
      ['none', 1],
    ]);
  } finally {
    await close();
  }
});
