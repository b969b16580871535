import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { REGISTER } from '../personal-data.register.policy.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

/** Columns that name a person without pointing at an account. */
const WITHOUT_KEY = [
  'audit_log.actor_id',
  'audit_log.actor',
  'mails.to_address',
  'links.subject',
  'guardianships.email',
  'entrants.name',
  'referees.email',
  'check_ins.state',
  'payouts.sealed_account',
  'payment_receipts.email',
  'application_transfers.payer_name',
  'bank_transfer_notes.payer_name',
  'refund_grants.reason',
  'school_sheets.person_in_charge',
  'entry_partners.name',
  'draws.amendments',
  'rating_changes.player_id',
  'rating_steps.player_id',
  'organizer_applications.email',
];

/** Other rows or places depend on them: their own features delete them first. */
const DELETED_BY_HAND = ['point_lots.account_id', 'waiting_entries.account_id'];

describe('the register of personal data', () => {
  test('The register names every column of the database that points at an account', async () => {
    const { rows } = (await database.db.execute(sql`
      select c.conrelid::regclass::text || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'accounts'::regclass
    `)) as unknown as { rows: { place: string }[] };
    const known = Object.keys(REGISTER).filter(
      (place) => place !== 'accounts.id' && !WITHOUT_KEY.includes(place),
    );
    expect(rows.map(({ place }) => place).sort()).toEqual(known.sort());
  });

  test('Rows that the register calls "deleted" are deleted with the account by the database', async () => {
    const { rows } = (await database.db.execute(sql`
      select c.conrelid::regclass::text || '.' || a.attname as place
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'accounts'::regclass and c.confdeltype = 'c'
    `)) as unknown as { rows: { place: string }[] };
    const cascading = rows.map(({ place }) => place);
    const deleted = Object.keys(REGISTER).filter(
      (place) =>
        REGISTER[place]?.erasure === 'deleted' &&
        !WITHOUT_KEY.includes(place) &&
        !DELETED_BY_HAND.includes(place),
    );
    expect(cascading.sort()).toEqual(deleted.sort());
  });

  test('The register says why for everything that stays', () => {
    const silent = Object.entries(REGISTER).filter(
      ([, { erasure, why }]) => erasure !== 'deleted' && !why,
    );
    expect(silent).toEqual([]);
  });
});
