import { and, count, desc, eq, gt, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { mails } from './mail.tables.ts';

export type StoredMail = typeof mails.$inferSelect;

const undelivered = inArray(mails.state, ['queued', 'failed', 'refused']);
/** The retention has not deleted it: without, the mail is given up (mail.retention.store.ts). */
const hasText = ne(mails.textBody, '');

/** Stores a mail; false when its event was announced before. */
export async function insert(
  tx: Db,
  mail: Omit<
    StoredMail,
    'state' | 'attempts' | 'lastError' | 'failedForRecipient' | 'triedAt' | 'sentAt'
  >,
): Promise<boolean> {
  const rows = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return rows.length === 1;
}

export async function findById(db: Db, id: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

/** Whether the mail about an event was written before. */
export async function existsDedupeKey(db: Db, dedupeKey: string): Promise<boolean> {
  return (await db.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0;
}

/** How many mails of some kinds were written to an address since an instant, by all accounts together. */
export async function countSince(
  db: Db,
  { kinds, to, since }: { kinds: readonly string[]; to: string; since: Date },
): Promise<number> {
  return db.$count(
    mails,
    and(gt(mails.createdAt, since), inArray(mails.kind, [...kinds]), eq(mails.toAddress, to)),
  );
}

/** Claims a mail for delivery: from then on it cannot be recalled. Null when there is nothing to deliver, or no text any more. */
export async function updateTaken(db: Db, id: string, now: Date): Promise<StoredMail | null> {
  const [mail] = await db
    .update(mails)
    .set({ sendAfter: null, triedAt: now })
    .where(and(eq(mails.id, id), undelivered, hasText))
    .returning();
  return mail ?? null;
}

/** Records that a mail was sent. */
export async function updateSent(
  db: Db,
  id: string,
  { forgetSecret, now }: { forgetSecret: boolean; now: Date },
): Promise<void> {
  const forgotten = {
    textBody: withoutSecret(mails.textBody),
    htmlBody: withoutSecret(mails.htmlBody),
    // Empty, and not null: from now on the mail says that it had one.
    secret: sql`left(${mails.secret}, 0)`,
  };
  await db
    .update(mails)
    .set({
      state: 'sent',
      sentAt: now,
      lastError: null,
      attempts: sql`${mails.attempts} + 1`,
      ...(forgetSecret && forgotten),
    })
    .where(eq(mails.id, id));
}

/** Stands in the text of a mail for its secret, where that is hidden or was deleted. */
export const FORGOTTEN = '…';

const withoutSecret = (body: typeof mails.textBody | typeof mails.htmlBody) =>
  sql`replace(${body}, coalesce(${mails.secret}, ''), ${FORGOTTEN})`;

export async function updateFailed(
  db: Db,
  id: string,
  failure: { error: string; state: 'failed' | 'refused'; forRecipient: boolean },
): Promise<void> {
  const { error: lastError, state, forRecipient: failedForRecipient } = failure;
  await db
    .update(mails)
    .set({ state, lastError, failedForRecipient, attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, id), hasText));
}

/** Recalls a mail that waits for its time; false when it is too late. Its event may be announced again. */
export async function updateRecalled(tx: Db, dedupeKey: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(mails)
    .set({ state: 'recalled', dedupeKey: sql`${mails.dedupeKey} || ' recalled ' || ${mails.id}` })
    .where(and(eq(mails.dedupeKey, dedupeKey), eq(mails.state, 'queued'), gt(mails.sendAfter, now)))
    .returning({ id: mails.id });
  return rows.length === 1;
}

/** Mails that nobody has tried to deliver since `before`: their job was lost or has given up. */
export async function listForgotten(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        inArray(mails.state, ['queued', 'failed']),
        hasText,
        lt(mails.createdAt, before),
        or(isNull(mails.triedAt), lt(mails.triedAt, before)),
        or(isNull(mails.sendAfter), lt(mails.sendAfter, before)),
      ),
    )
    .limit(500);
  return rows.map((row) => row.id);
}

/**
 * The mails that are due and not sent, and how many seconds the oldest of them waits; 0 where none does. Those that wait for their recipient
 * only are not among them: an address with a mistake delays nobody else.
 */
export async function findWaiting(
  db: Db,
  now: Date,
): Promise<{ readonly count: number; readonly oldestSeconds: number }> {
  const since = sql`coalesce(${mails.sendAfter}, ${mails.createdAt})`;
  const [row] = await db
    .select({ count: count(), since: sql<string | null>`min(${since})` })
    .from(mails)
    .where(
      and(
        inArray(mails.state, ['queued', 'failed']),
        hasText,
        not(mails.failedForRecipient),
        or(isNull(mails.sendAfter), lte(mails.sendAfter, now)),
      ),
    );
  const oldest = row?.since ? new Date(row.since).getTime() : now.getTime();
  return { count: row?.count ?? 0, oldestSeconds: Math.max(0, now.getTime() - oldest) / 1000 };
}

/** A mail that was sent came back, with its reason; gives its address, and null when there is no such mail. */
export async function updateReturned(db: Db, id: string, error: string): Promise<string | null> {
  const rows = await db
    .update(mails)
    .set({ state: 'refused', lastError: error })
    .where(and(eq(mails.id, id), eq(mails.state, 'sent')))
    .returning({ address: mails.toAddress });
  return rows[0]?.address ?? null;
}

/** Whether the last mail to an address that had an end was refused, or came back. */
export async function existsReturned(db: Db, address: string): Promise<boolean> {
  const [last] = await db
    .select({ state: mails.state })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.toAddress})`, address.toLowerCase()),
        inArray(mails.state, ['sent', 'refused']),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(1);
  return last?.state === 'refused';
}
