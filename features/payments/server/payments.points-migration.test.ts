import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Db, OpenDatabase } from '#platform/server/db/database.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { giveBackPoints } from './payments.points.commands.ts';
import * as points from './payments.points.store.ts';

const AT = '2026-11-01T03:00:00Z';
const NOW = new Date('2026-11-20T03:00:00Z');
const END = '2027-05-01T03:00:00Z';

/** Rows as the previous version wrote them, with the required columns only. */
class Old {
  readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  async account(): Promise<string> {
    const id = uuidv7();
    await this.db.execute(sql`
      insert into accounts (id, name, email, language, created_at, updated_at)
      values (${id}, 'A', ${`${id}@example.com`}, 'en', ${AT}, ${AT})`);
    return id;
  }

  async tournament(applicationDeadline: string): Promise<number> {
    const organizer = await this.db.execute(sql`
      insert into organizers (login_id, account_id, organization_name, created_at)
      values (${uuidv7()}, ${await this.account()}, 'Club', ${AT}) returning id`);
    const { rows } = (await this.db.execute(sql`
      insert into tournaments (publish_id, organizer_id, name, prefecture, venue, event_date, start_time, end_time,
        application_deadline, participant_limit, level, event_type, fee_yen, organizer_name, contact_info,
        emergency_contact, notes, search_text, search_grams, created_at)
      values (${uuidv7()}, ${idOf(organizer)}, 'Cup', 'Tokyo', 'Hall', '2027-01-10', '09:00', '17:00',
        ${applicationDeadline}, 32, 'Beginner', 'Singles', 2000, 'Club', 'c', 'e', '', '', '{}', ${AT})
      returning id`)) as unknown as { rows: { id: number }[] };
    return rows[0]?.id ?? 0;
  }

  /** An entry with its payment; gives the payment's id. */
  async paid(
    accountId: string,
    more: { method?: string; deadline?: string; refunded?: boolean } = {},
  ): Promise<string> {
    const { method = 'credit-card', deadline = '2026-12-31', refunded = false } = more;
    const [entry, payment] = [uuidv7(), uuidv7()];
    const state = refunded ? 'withdrawn' : 'confirmed';
    await this.db.execute(sql`
      insert into entries (id, tournament_id, account_id, state, fee_yen, created_at)
      values (${entry}, ${await this.tournament(deadline)}, ${accountId}, ${state}, 2000, ${AT})`);
    await this.db.execute(sql`
      insert into payments (id, entry_id, account_id, method, amount_yen, state, created_at)
      values (${payment}, ${entry}, ${accountId}, ${method}, 2000, 'succeeded', ${AT})`);
    return payment;
  }

  async refund(payment: string): Promise<string> {
    const id = uuidv7();
    await this.db.execute(sql`
      insert into refunds (id, payment_id, amount_yen, state, created_at)
      values (${id}, ${payment}, 2000, 'succeeded', ${AT})`);
    return id;
  }

  async lot(accountId: string, cause: string, causeId: string, amount: number, remaining = amount) {
    const id = uuidv7();
    await this.db.execute(sql`
      insert into point_lots (id, account_id, cause, cause_id, amount, remaining, created_at, expires_at)
      values (${id}, ${accountId}, ${cause}, ${causeId}, ${amount}, ${remaining}, ${AT}, ${END})`);
    return id;
  }

  async spent(lotId: string, payment: string, amount: number): Promise<void> {
    await this.db.execute(sql`
      insert into point_spendings (id, lot_id, payment_id, amount, created_at)
      values (${uuidv7()}, ${lotId}, ${payment}, ${amount}, ${AT})`);
  }
}

function idOf(answer: unknown): number {
  return (answer as { rows: { id: number }[] }).rows[0]?.id ?? 0;
}

describe('ledgers from before', () => {
  async function migrated<T>(write: (old: Old) => Promise<T>): Promise<OpenDatabase & { made: T }> {
    let made: T | undefined;
    const database = await openOlderDatabase('0015_retired', async (db) => {
      made = await write(new Old(db));
    });
    return { ...database, made: made as T };
  }
  const balanceOf = ({ db }: OpenDatabase, accountId: string) =>
    points.findBalance(db, accountId, NOW);

  test('The migration preserves the points that were given, and earned points then wait for their deadline', async () => {
    const database = await migrated(async (old) => {
      const id = await old.account();
      await old.lot(id, 'welcome', id, 1500);
      await old.lot(id, 'paid-entry', await old.paid(id, { deadline: '2026-11-10' }), 100);
      await old.lot(id, 'paid-entry', await old.paid(id, { deadline: '2026-12-31' }), 100);
      return id;
    });
    expect(await balanceOf(database, database.made)).toMatchObject({
      available: 1600,
      upcoming: [{ points: 100, opensAt: new Date('2027-01-01T00:00:00+09:00') }],
      debt: 0,
    });
    await database.close();
  });

  test('The migration leaves nothing owed for points that a refund left spent, and never gives them back', async () => {
    const database = await migrated(async (old) => {
      const id = await old.account();
      const earning = await old.paid(id, { refunded: true });
      const earned = await old.lot(id, 'paid-entry', earning, 100, 0);
      await old.refund(earning);
      const welcome = await old.lot(id, 'welcome', id, 1900, 0);
      const place = await old.paid(id, { method: 'points' });
      await old.spent(earned, place, 100);
      await old.spent(welcome, place, 1900);
      return { id, place };
    });
    const { id: accountId, place: paymentId } = database.made;
    expect(await balanceOf(database, accountId)).toMatchObject({ available: 0, debt: 0 });
    await giveBackPoints(database.db, { accountId, paymentId, now: NOW });
    expect(await balanceOf(database, accountId)).toMatchObject({ available: 1900, debt: 0 });
    await database.close();
  });

  test('The migration preserves the expiry of points that were given back, and gives them only once', async () => {
    const database = await migrated(async (old) => {
      const id = await old.account();
      const place = await old.paid(id, { method: 'points', refunded: true });
      await old.spent(await old.lot(id, 'welcome', id, 2000, 0), place, 2000);
      await old.lot(id, 'returned', await old.refund(place), 2000);
      return { id, place };
    });
    const { id: accountId, place: paymentId } = database.made;
    await giveBackPoints(database.db, { accountId, paymentId, now: NOW });
    expect(await balanceOf(database, accountId)).toMatchObject({
      available: 2000,
      nextExpiry: { points: 2000, at: new Date(END) },
    });
    await database.close();
  });
});
