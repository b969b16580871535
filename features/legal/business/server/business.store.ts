import type { Db } from '#platform/server/db/database.ts';
import type { BusinessFacts } from '../business.vocabulary.ts';
import { businessFacts } from './business.tables.ts';

export interface StoredBusiness {
  readonly facts: BusinessFacts;
  readonly changedAt: Date;
}

/** The seller's facts; null until the operator has filled them in. */
export async function find(db: Db): Promise<StoredBusiness | null> {
  const [row] = await db.select().from(businessFacts);
  return row ? { facts: row.facts, changedAt: row.changedAt } : null;
}

/** The same, locked until the transaction ends. */
export async function findForUpdate(tx: Db): Promise<StoredBusiness | null> {
  const [row] = await tx.select().from(businessFacts).for('update');
  return row ? { facts: row.facts, changedAt: row.changedAt } : null;
}

/** Stores the first facts; null if another operator has just stored them. */
export async function insert(
  tx: Db,
  facts: BusinessFacts,
  now: Date,
): Promise<StoredBusiness | null> {
  const made = await tx
    .insert(businessFacts)
    .values({ facts, changedAt: now })
    .onConflictDoNothing()
    .returning({ id: businessFacts.id });
  return made.length > 0 ? { facts, changedAt: now } : null;
}

/** Stores changed facts. */
export async function update(tx: Db, facts: BusinessFacts, now: Date): Promise<StoredBusiness> {
  const change = { facts, changedAt: now };
  await tx.update(businessFacts).set(change);
  return change;
}
