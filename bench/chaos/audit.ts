import { sql } from 'drizzle-orm';
import type { PaymentState } from '#features/payments/payments.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import { rowsOf } from '#platform/server/db/rows.ts';

/** What must not be, read from our books and from those of the payment company. */
export interface Audit {
  /** Events with more entries than places, and people with two entries in one event. */
  readonly oversold: number;
  /** Fees of an entry that were taken twice and not given back. */
  readonly doubleCharges: number;
  /** Payments and refunds without an end, and money that moved for which our books have another end. */
  readonly unsettled: number;
}

/** Money that the company has taken for a charge. */
export interface Taken {
  readonly chargeId: string;
  readonly amountYen: number;
  readonly returnedYen: number;
}

/** Our books: what the payments of one entry each have come to. */
interface Booked {
  readonly chargeId: string;
  readonly entryId: string;
  readonly accountId: string;
  readonly state: PaymentState;
  /** How far its refund is; null without one. */
  readonly refund: 'owed' | 'sent' | 'by-transfer' | null;
}

export interface Books {
  readonly oversold: number;
  readonly booked: readonly Booked[];
}

const HELD = sql`(e.state = 'confirmed' or (e.state = 'reserved' and e.reserved_until > now()))`;

/** Events with more entries than places, and people with two entries in one event. */
export async function countOversold(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select (
        select count(*)::int from (
          select e.event_id from entries e join events v on v.id = e.event_id where ${HELD}
          group by e.event_id, v.participant_limit having count(*) > v.participant_limit) full_events
      ) + (
        select count(*)::int from (
          select 1 from entries e where ${HELD} and e.account_id is not null
          group by e.event_id, e.account_id having count(*) > 1) twice
      ) as count`,
  );
  if (!row) throw new Error('the audit has found nothing');
  return row.count;
}

/** A refund by a transfer has its end with us once the payer is asked for an account: then it is a person's turn. */
export async function readBooks(db: Db): Promise<Books> {
  const booked = await rowsOf<Booked>(
    db,
    sql`select p.charge_id as "chargeId", p.entry_id as "entryId", p.account_id as "accountId", p.state,
        case when r.id is null then null
          when r.state = 'by-transfer' and o.id is not null then 'by-transfer'
          when r.state = 'succeeded' then 'sent' else 'owed' end as refund
      from payments p left join refunds r on r.payment_id = p.id left join payouts o on o.refund_id = r.id`,
  );
  return { oversold: await countOversold(db), booked };
}

/** Compares the books of both sides. */
export function compareBooks({ oversold, booked }: Books, taken: readonly Taken[]): Audit {
  const byCharge = new Map(booked.map((one) => [one.chargeId, one]));
  const takenFor = new Map(taken.map((one) => [one.chargeId, one]));
  const notReturned = taken.flatMap((one) => {
    const found = byCharge.get(one.chargeId);
    const isBack = one.returnedYen === one.amountYen || found?.refund === 'by-transfer';
    return found && !isBack ? [`${found.entryId} ${found.accountId}`] : [];
  });
  const fees = Map.groupBy(notReturned, (fee) => fee).values();
  const open = booked.filter((one) => !hasEnded(one, takenFor.get(one.chargeId)));
  const unknown = taken.filter(({ chargeId }) => !byCharge.has(chargeId));
  return {
    oversold,
    doubleCharges: [...fees].filter(({ length }) => length > 1).length,
    unsettled: open.length + unknown.length,
  };
}

/** Whether a payment has the end that the company knows of it, too. */
function hasEnded({ state, refund }: Booked, taken: Taken | undefined): boolean {
  switch (state) {
    case 'pending':
    case 'requires-action':
    case 'processing':
      return false;
    case 'succeeded':
      return (
        taken !== undefined && (refund === null ? taken.returnedYen === 0 : isBack(refund, taken))
      );
    case 'returned':
      return taken !== undefined && isBack(refund, taken);
    default:
      return taken === undefined;
  }
}

function isBack(refund: Booked['refund'], { amountYen, returnedYen }: Taken): boolean {
  if (refund === 'by-transfer') return returnedYen === 0;
  return refund === 'sent' && returnedYen === amountYen;
}

/** Gives jobs back to the queue whose server was killed while they ran; nothing runs now. */
export async function updateAbandoned(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active' and started_on < now() - interval '3 seconds'`,
  );
}
