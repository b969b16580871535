import { sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';

/** What must not be, read from our books and from those of the payment company. */
export interface Audit {
  /** Events with more entries than places, and people with two entries in one event. */
  readonly oversold: number;
  /** Fees of an entry that were taken twice and not given back. */
  readonly doubleCharges: number;
  /** Payments and refunds without an end, and money taken for which no entry was paid and nothing given back. */
  readonly unsettled: number;
}

const HELD = sql`(e.state = 'confirmed' or (e.state = 'reserved' and e.reserved_until > now()))`;
const NOT_RETURNED = sql`c.outcome = 'succeeded' and not exists (
  select 1 from sandbox_refunds r where r.charge_key = c.idempotency_key)`;

export async function audit(db: Db): Promise<Audit> {
  const [row] = await rowsOf<Audit>(
    db,
    sql`select (
        select count(*)::int from (
          select e.event_id from entries e join events v on v.id = e.event_id where ${HELD}
          group by e.event_id, v.participant_limit having count(*) > v.participant_limit) full_events
      ) + (
        select count(*)::int from (
          select 1 from entries e where ${HELD} and e.account_id is not null
          group by e.event_id, e.account_id having count(*) > 1) twice
      ) as oversold, (
        select count(*)::int from (
          select 1 from sandbox_charges c join payments p on p.charge_id::text = c.idempotency_key
          where ${NOT_RETURNED} group by p.entry_id, p.account_id having count(*) > 1) doubled
      ) as "doubleCharges", (
        select count(*)::int from payments where state = 'pending'
      ) + (
        select count(*)::int from refunds where state <> 'succeeded'
      ) + (
        select count(*)::int from sandbox_charges c where ${NOT_RETURNED} and not exists (
          select 1 from payments p where p.charge_id::text = c.idempotency_key and p.state = 'succeeded')
      ) as unsettled`,
  );
  if (!row) throw new Error('the audit has found nothing');
  return row;
}

/** Gives jobs back to the queue whose server was killed while they ran; nothing runs now. */
export async function updateAbandoned(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and started_on < now() - interval '3 seconds'`,
  );
}
