import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { entrants } from './event-draws.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;

/**
 * Three pairs of a school in a closed event as the version before wrote them: the second of the first pair has joined with an account and
 * holds the entry; the second pair has no account; the third has entered by itself.
 */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('a', 'Ono Mei', 'a@example.com', 'ja'),
    ('b', 'Abe Ken', 'b@example.com', 'ja'), ('c', 'Ito Yu', 'c@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(91)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit, places_taken)
    values (1, 0, 'Doubles', 'Beginner', 0, 16, 3);
  insert into entries (id, tournament_id, event_id, account_id, source, state, fee_yen, created_at) values
    ('${id(1)}', 1, 1, 'a', 'player', 'confirmed', 0, '2026-05-01'),
    ('${id(2)}', 1, 1, null, 'organizer', 'confirmed', 0, '2026-05-01'),
    ('${id(3)}', 1, 1, 'b', 'player', 'confirmed', 0, '2026-05-01');
  insert into entry_contacts (entry_id, name, email, phone, note) values ('${id(2)}', 'Ueda Rin', '', '', '');
  insert into entry_partners (id, entry_id, event_id, how, state, account_id, name, club, invited_at) values
    ('${id(11)}', '${id(1)}', 1, 'name', 'named', null, 'Mori Aya', '', '2026-05-01'),
    ('${id(12)}', '${id(2)}', 1, 'name', 'named', null, 'Oda Sora', '', '2026-05-01'),
    ('${id(13)}', '${id(3)}', 1, 'link', 'accepted', 'c', '', '', '2026-05-01');
  insert into entrants (event_id, number, entry_id, name) values
    (1, 1, '${id(1)}', 'Mori Aya / Ono Mei'), (1, 2, '${id(2)}', 'Ueda Rin / Oda Sora'), (1, 3, '${id(3)}', 'Abe Ken / Ito Yu');
`;

test('The migration names the pairs of a draw in the order of their entries', async () => {
  const { db, close } = await openOlderDatabase('0210_results_confirmed_by_silence', ROWS);
  try {
    const rows = await db.select().from(entrants).orderBy(asc(entrants.number));
    expect(rows.map(({ name }) => name)).toEqual([
      'Ono Mei / Mori Aya',
      'Ueda Rin / Oda Sora',
      'Abe Ken / Ito Yu',
    ]);
  } finally {
    await close();
  }
});
