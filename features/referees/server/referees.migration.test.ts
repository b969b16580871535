import { expect, test } from 'vitest';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { referees } from './referees.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A referee and an invitation as the version before wrote them. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('referee', 'Ono Mei', 'ono@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(91)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into referees (id, tournament_id, email, account_id, state, invited_at, expires_at) values
    ('${id(1)}', 1, 'ono@example.com', 'referee', 'accepted', '2026-11-01', '2026-11-08'),
    ('${id(2)}', 1, 'abe@example.com', null, 'invited', '2026-11-01', '2026-11-08');
`;

test('Those who were referees, or invited to be, before there were desk helpers are referees', async () => {
  const { db, close } = await openOlderDatabase('0211_names_of_pairs_in_their_order', ROWS);
  try {
    const rows = await db.select({ duty: referees.duty }).from(referees);
    expect(rows).toEqual([{ duty: 'referee' }, { duty: 'referee' }]);
  } finally {
    await close();
  }
});
