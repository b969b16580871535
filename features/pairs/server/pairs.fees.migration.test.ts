import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entries } from '#features/entries/server/entries.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

/** Three pairs: one paid by the player, one shared, and one whose partner the organizer has replaced. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('a', 'Ono Mei', 'a@example.com', 'ja'),
    ('b', 'Abe Ken', 'b@example.com', 'ja'), ('c', 'Ito Yu', 'c@example.com', 'ja'), ('d', 'Oka Rin', 'd@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(9)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit)
    values (1, 1, 'Doubles', 'Beginner', 3001, 32);
  insert into entries (id, tournament_id, event_id, account_id, state, fee_yen, partner_fee_yen, payment_method, created_at) values
    ('${id(1)}', 1, 1, 'a', 'confirmed', 3001, null, 'points', '2026-05-01'),
    ('${id(2)}', 1, 1, 'b', 'confirmed', 3001, 1500, 'points', '2026-05-01'),
    ('${id(3)}', 1, 1, 'c', 'confirmed', 1501, null, 'points', '2026-05-01');
  insert into payments (id, charge_id, entry_id, account_id, method, state, amount_yen, created_at) values
    ('${id(4)}', '${id(4)}', '${id(1)}', 'a', 'points', 'succeeded', 3001, '2026-05-01'),
    ('${id(5)}', '${id(5)}', '${id(2)}', 'b', 'points', 'succeeded', 1501, '2026-05-01'),
    ('${id(6)}', '${id(6)}', '${id(2)}', 'd', 'credit-card', 'succeeded', 1500, '2026-05-01'),
    ('${id(7)}', '${id(7)}', '${id(3)}', 'c', 'points', 'succeeded', 1501, '2026-05-01'),
    ('${id(8)}', '${id(8)}', '${id(3)}', 'd', 'credit-card', 'returned', 1500, '2026-05-01');
`;

test('The migration marks the entries of which a half is left, by the partner who was paid back', async () => {
  const { db, close } = await openOlderDatabase('0061_days', ROWS);
  try {
    const rows = await db.select().from(entries).orderBy(asc(entries.id));
    expect(rows.map(({ isOwnHalf }) => isOwnHalf)).toEqual([false, false, true]);
  } finally {
    await close();
  }
});
