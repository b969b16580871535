import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { entries } from '../../server/entries.tables.ts';
import type { AskedBy, Decision, RequestState } from '../withdrawals.vocabulary.ts';
import { withdrawals } from './withdrawals.tables.ts';

export type StoredRequest = typeof withdrawals.$inferSelect;

/** A request as a column of a statement about entries; instants are ISO 8601. */
export interface ListedRequest {
  readonly id: string;
  readonly state: RequestState;
  readonly askedBy: AskedBy;
  readonly askedAt: string;
  readonly decision: Decision | null;
  readonly word: string;
  readonly decidedAt: string | null;
  /** The name of who decided; null before. */
  readonly decidedBy: string | null;
}

/** The newest request about each entry of a statement; null without one. */
export const requestOfEntry = sql<ListedRequest | null>`(
  select jsonb_build_object(
    'id', ${withdrawals.id}, 'state', ${withdrawals.state}, 'askedBy', ${withdrawals.askedBy},
    'askedAt', ${withdrawals.askedAt}, 'decision', ${withdrawals.decision}, 'word', ${withdrawals.word},
    'decidedAt', ${withdrawals.decidedAt},
    'decidedBy', (select decider.name from ${accounts} decider where decider.id = ${withdrawals.decidedByAccountId})
  )
  from ${withdrawals} where ${eq(withdrawals.entryId, entries.id)}
  order by ${withdrawals.askedAt} desc, ${withdrawals.id} desc limit 1
)`;

/** The request about an entry that waits for its decision; null without one. */
export async function findAsked(db: Db, entryId: string): Promise<StoredRequest | null> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.entryId, entryId), eq(withdrawals.state, 'asked')));
  return found ?? null;
}

/** The newest request about an entry, in any state. */
export async function findNewest(db: Db, entryId: string): Promise<StoredRequest | null> {
  const [found] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.entryId, entryId))
    .orderBy(desc(withdrawals.askedAt), desc(withdrawals.id))
    .limit(1);
  return found ?? null;
}

/** The entry that the decision with this id was about; null where no such decision is stored. */
export async function findDecided(db: Db, decisionId: string): Promise<{ entryId: string } | null> {
  const [found] = await db
    .select({ entryId: withdrawals.entryId })
    .from(withdrawals)
    .where(eq(withdrawals.decisionId, decisionId));
  return found ?? null;
}

export async function insert(
  tx: Db,
  request: typeof withdrawals.$inferInsert,
): Promise<StoredRequest> {
  const [made] = await tx.insert(withdrawals).values(request).returning();
  if (!made) throw new Error('the request was not stored');
  return made;
}

export async function update(
  tx: Db,
  id: string,
  change: Partial<Omit<StoredRequest, 'id' | 'entryId'>>,
): Promise<void> {
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id));
}

/** Takes back what waits about the confirmed entries of an event; the entries of a deleted account have ended. */
export async function updateTakenBack(tx: Db, eventId: number): Promise<void> {
  const { id } = entries;
  const confirmed = and(eq(entries.eventId, eventId), eq(entries.state, 'confirmed'));
  const ofEvent = inArray(withdrawals.entryId, tx.select({ id }).from(entries).where(confirmed));
  await tx
    .update(withdrawals)
    .set({ state: 'taken-back' })
    .where(and(eq(withdrawals.state, 'asked'), ofEvent));
}
