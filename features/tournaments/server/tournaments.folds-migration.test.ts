import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entries } from '#features/entries/server/entries.tables.ts';
import { teamKey } from '#features/entries/teams/teams.policy.ts';
import { matches } from '#features/matches/server/matches.tables.ts';
import { organizerApplications } from '#features/organizers/server/organizers.tables.ts';
import { searchColumns } from '#platform/server/search/grams.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { tournaments } from './tournaments.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;

const UNSEEN = '\u{AD}\u{180B}\u{200B}\u{200D}\u{202E}\u{2060}\u{FE0F}\u{E0100}';
const TEAM = `桜${UNSEEN}a`;

/** Folds as the version before wrote them, with what nobody sees. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('organizer', 'Kato Jun', 'kato@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into organizer_applications (id, organizer_name, organization_name, address, email, phone_number,
      workplace_or_school, language, search_text, created_at)
    values ('${id(81)}', 'Abe', 'Sakura', 'Tokyo', 'abe@example.com', '03', '', 'ja',
      E'辻\u{E0100}\nsakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(91)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', E'辻\u{E0100}杯 ${UNSEEN} a\u{200B}\n体育館', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit, places_taken)
    values (1, 0, 'Team', 'Beginner', 0, 16, 3), (1, 1, 'Team', 'Beginner', 0, 16, 1);
  insert into entries (id, tournament_id, event_id, account_id, source, state, fee_yen, created_at, team, team_key) values
    ('${id(1)}', 1, 1, null, 'organizer', 'confirmed', 0, '2026-05-01', '${TEAM}', '${TEAM}'),
    ('${id(2)}', 1, 1, null, 'organizer', 'confirmed', 0, '2026-05-02', '桜a', '桜a'),
    ('${id(3)}', 1, 1, null, 'organizer', 'withdrawn', 0, '2026-05-03', '${TEAM}', '${TEAM}'),
    ('${id(4)}', 1, 2, null, 'organizer', 'confirmed', 0, '2026-05-01', '${TEAM}', '${TEAM}'),
    ('${id(5)}', 1, 2, null, 'organizer', 'confirmed', 0, '2026-05-02', '桜\u{200B}a', '桜\u{200B}a');
  insert into matches (id, kind, owner_account_id, played_on, player1, player2, sets, result, status, search_text, created_at)
    values ('${id(31)}', 'one-on-one', 'organizer', '2026-11-21', '{"name": "辻"}', '{"name": "Ito"}', '[]', '2-0',
      'finished', E'辻\u{E0100} 一\nito', '2026-11-20');
`;

test('Folds of the versions before lose what nobody sees, and two teams of an event keep different keys', async () => {
  const { db, close } = await openOlderDatabase('0219_refund_grants', ROWS);
  try {
    const [match] = await db.select().from(matches);
    expect(match?.searchText).toBe('辻 一\nito');
    const [application] = await db.select().from(organizerApplications);
    expect(application?.searchText).toBe('辻\nsakura');
    const [tournament] = await db.select().from(tournaments);
    const folded = searchColumns(['辻杯 a', '体育館']);
    expect(tournament?.searchText).toBe(folded.searchText);
    expect(tournament?.searchGrams.toSorted()).toEqual(folded.searchGrams.toSorted());
    const teams = await db.select().from(entries).orderBy(asc(entries.id));
    const key = teamKey('桜a');
    expect(teams.map((team) => team.teamKey)).toEqual([TEAM, key, key, key, '桜\u{200B}a']);
  } finally {
    await close();
  }
});
