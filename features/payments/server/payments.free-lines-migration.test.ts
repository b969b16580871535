import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applications } from '#features/entries/applications/server/applications.tables.ts';
import { entries } from '#features/entries/server/entries.tables.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { countPending } from './payments.pending-refunds.store.ts';
import { findBalance } from './payments.points.store.ts';
import { refunds } from './payments.tables.ts';

const id = (number: number) =>
  `019a9d1c-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

/**
 * Applications 11 and 12, each with a line of 500 yen and a free one, and 13, which is free: of 11 the free line is withdrawn, of 12
 * the other as well; of 13 one. Entry 31 is paid by card and stands, beside a transfer that went back; 32 is withdrawn with its fee, and 33 with
 * the half of the partner alone.
 */
const ROWS = `
  insert into accounts (id, name, email, language) values
    ('organizer', 'Kato Jun', 'kato@example.com', 'ja'), ('teacher', 'Ono Mei', 'a@example.com', 'ja'),
    ('a', 'Abe Ken', 'b@example.com', 'ja'), ('b', 'Ito Yu', 'c@example.com', 'ja');
  insert into organizers (login_id, account_id, organization_name, created_at)
    values ('ORG00001', 'organizer', 'Sakura', '2026-04-01');
  insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
      application_deadline, organizer_name, contact_info, emergency_contact, search_text, search_grams, created_at)
    values ('${id(1)}', 1, 'Cup', 'Tokyo', 'Gym', '2026-12-05', '09:00', '17:00', '2026-11-30', 'Sakura', 'mail',
      'phone', 'cup', '{}', '2026-04-01');
  insert into events (tournament_id, position, discipline, level, fee_yen, participant_limit) values
    (1, 1, 'Singles', 'Beginner', 500, 32), (1, 2, 'Singles', 'Beginner', 0, 32);
  insert into groups (creation_id, name, team_code, creator_account_id, created_at)
    values ('${id(2)}', 'School', 'SCHOOL12', 'teacher', '2026-04-01');
  insert into applications (id, tournament_id, group_id, by_account_id, state, total_yen, created_at, paid_at) values
    ('${id(11)}', 1, 1, 'teacher', 'partly-refunded', 500, '2026-05-01', '2026-05-01'),
    ('${id(12)}', 1, 1, 'teacher', 'partly-refunded', 0, '2026-05-01', '2026-05-01'),
    ('${id(13)}', 1, 1, 'teacher', 'partly-refunded', 0, '2026-05-01', '2026-05-01');
  insert into entries (id, tournament_id, event_id, account_id, source, state, fee_yen, payment_method, refund, refund_yen, application_id, created_at) values
    ('${id(21)}', 1, 1, null, 'organizer', 'confirmed', 500, 'credit-card', 'none', null, '${id(11)}', '2026-05-01'),
    ('${id(22)}', 1, 2, null, 'organizer', 'withdrawn', 0, 'credit-card', 'pending', null, '${id(11)}', '2026-05-01'),
    ('${id(23)}', 1, 1, null, 'organizer', 'withdrawn', 500, 'points', 'done', null, '${id(12)}', '2026-05-01'),
    ('${id(24)}', 1, 2, null, 'organizer', 'confirmed', 0, 'points', 'none', null, '${id(12)}', '2026-05-01'),
    ('${id(25)}', 1, 2, null, 'organizer', 'withdrawn', 0, null, 'none', null, '${id(13)}', '2026-05-01'),
    ('${id(31)}', 1, 1, 'a', 'player', 'confirmed', 500, 'credit-card', 'done', 500, null, '2026-05-01'),
    ('${id(32)}', 1, 1, 'b', 'player', 'withdrawn', 500, 'credit-card', 'pending', 500, null, '2026-05-01'),
    ('${id(33)}', 1, 1, 'a', 'player', 'withdrawn', 500, 'credit-card', 'done', null, null, '2026-05-01');
  insert into payments (id, charge_id, entry_id, account_id, method, state, amount_yen, created_at) values
    ('${id(41)}', '${id(41)}', '${id(21)}', 'teacher', 'credit-card', 'succeeded', 500, '2026-05-01'),
    ('${id(42)}', '${id(41)}', '${id(22)}', 'teacher', 'credit-card', 'succeeded', 0, '2026-05-01'),
    ('${id(43)}', '${id(43)}', '${id(23)}', 'teacher', 'points', 'succeeded', 500, '2026-05-01'),
    ('${id(44)}', '${id(43)}', '${id(24)}', 'teacher', 'points', 'succeeded', 0, '2026-05-01'),
    ('${id(45)}', '${id(45)}', '${id(31)}', 'a', 'credit-card', 'succeeded', 500, '2026-05-01'),
    ('${id(46)}', '${id(46)}', '${id(31)}', 'a', 'transfer', 'returned', 500, '2026-05-01'),
    ('${id(47)}', '${id(47)}', '${id(32)}', 'b', 'credit-card', 'succeeded', 500, '2026-05-01'),
    ('${id(48)}', '${id(48)}', '${id(33)}', 'a', 'credit-card', 'succeeded', 250, '2026-05-01'),
    ('${id(49)}', '${id(49)}', '${id(33)}', 'b', 'credit-card', 'returned', 250, '2026-05-01');
  insert into refunds (id, payment_id, amount_yen, state, created_at) values
    ('${id(52)}', '${id(42)}', 0, 'failed', '2026-05-02'),
    ('${id(53)}', '${id(43)}', 500, 'succeeded', '2026-05-02'),
    ('${id(56)}', '${id(46)}', 500, 'succeeded', '2026-05-02'),
    ('${id(57)}', '${id(47)}', 500, 'pending', '2026-05-02'),
    ('${id(59)}', '${id(49)}', 250, 'succeeded', '2026-05-02');
  insert into point_lots (id, account_id, cause, cause_id, amount, remaining, created_at, expires_at) values
    ('${id(61)}', 'teacher', 'welcome', 'x', 1500, 0, '2026-05-01', '2026-11-01'),
    ('${id(62)}', 'teacher', 'returned', 'y', 3000, 2500, '2026-05-01', '2026-11-01');
  insert into point_spendings (id, lot_id, payment_id, amount, created_at, ended_at) values
    ('${id(71)}', '${id(61)}', '${id(44)}', 1500, '2026-05-01', null),
    ('${id(72)}', '${id(62)}', '${id(44)}', 500, '2026-05-01', null),
    ('${id(73)}', '${id(62)}', '${id(43)}', 2000, '2026-05-01', '2026-05-02');
`;

test('The migration closes refunds of nothing, gives back what free lines cost, and takes back false words', async () => {
  const { db, close } = await openOlderDatabase('0200_actors_of_operators', ROWS);
  try {
    // What the operator has still to send is the fee alone.
    expect(await countPending(db)).toBe(1);
    expect(await db.$count(refunds)).toBe(5);
    const { available } = await findBalance(db, 'teacher', new Date('2026-06-01T00:00:00Z'));
    expect(available).toBe(4500);
    const states = await db.select().from(applications).orderBy(applications.id);
    expect(states.map(({ state }) => state)).toEqual(['paid', 'partly-refunded', 'paid']);
    const rows = await db
      .select({ refund: entries.refund, yen: entries.refundYen })
      .from(entries)
      .where(sql`${entries.paymentMethod} is not null`)
      .orderBy(entries.id);
    expect(rows.map(({ refund }) => refund)).toEqual([
      'none',
      'none',
      'done',
      'none',
      'none',
      'pending',
      'done',
    ]);
    expect(rows.map(({ yen }) => yen)).toEqual([null, null, null, null, null, 500, null]);
  } finally {
    await close();
  }
});
