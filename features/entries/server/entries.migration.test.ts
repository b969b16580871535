import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { entries } from './entries.tables.ts';

const id = (number: number) => `019a9d1c-0000-7000-8000-00000000000${number}`;

/** Rows as the previous version wrote them: the payment method and the refund of an entry follow from its payments. */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('a', 'Ono Mei', 'a@example.com', 'ja'),
    ('b', 'Abe Ken', 'b@example.com', 'ja'), ('c', 'Ito Yu', 'c@example.com', 'ja'), ('d', 'Oka Rin', 'd@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, participant_limit, level, event_type, fee_yen, organizer_name, contact_info,
      emergency_contact, search_text, search_grams, created_at)
    values ('${id(9)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 32, 'Beginner', 'Singles',
      2000, 'Sakura', 'mail', 'phone', 'cup', '{}', '2026-04-01');
  insert into entries (id, tournament_id, account_id, state, fee_yen, created_at) values
    ('${id(1)}', 1, 'a', 'confirmed', 2000, '2026-05-01'), ('${id(2)}', 1, 'b', 'withdrawn', 2000, '2026-05-01'),
    ('${id(3)}', 1, 'c', 'lapsed', 2000, '2026-05-01'), ('${id(4)}', 1, 'd', 'confirmed', 0, '2026-05-01');
  insert into payments (id, entry_id, account_id, method, state, amount_yen, created_at) values
    ('${id(5)}', '${id(1)}', 'a', 'points', 'succeeded', 2000, '2026-05-01'),
    ('${id(6)}', '${id(2)}', 'b', 'credit-card', 'succeeded', 2000, '2026-05-01'),
    ('${id(7)}', '${id(3)}', 'c', 'qr-code', 'returned', 2000, '2026-05-01');
  insert into refunds (id, payment_id, amount_yen, state, created_at) values
    ('${id(6)}', '${id(6)}', 2000, 'succeeded', '2026-05-02'), ('${id(7)}', '${id(7)}', 2000, 'failed', '2026-05-02');
`;

test('The migration takes the payment method and the refund of an entry from its payments', async () => {
  const { db, close } = await openOlderDatabase('0019_sandbox_wallet', ROWS);
  try {
    const rows = await db.select().from(entries).orderBy(asc(entries.id));
    expect(rows.map(({ paymentMethod, refund }) => [paymentMethod, refund])).toEqual([
      ['points', 'none'],
      ['credit-card', 'done'],
      [null, 'pending'],
      [null, 'none'],
    ]);
  } finally {
    await close();
  }
});
