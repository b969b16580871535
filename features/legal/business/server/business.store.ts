import type { Db } from '#platform/server/db/database.ts';
import type { BusinessFacts } from '../business.vocabulary.ts';
import { businessFacts } from './business.tables.ts';

export interface StoredBusiness {
  readonly facts: BusinessFacts;
  readonly changedAt: Date;
}

/** What the operator has filled in; null until then. */
export async function find(db: Db): Promise<StoredBusiness | null> {
  const [row] = await db.select().from(businessFacts);
  return row ? { facts: row.facts, changedAt: row.changedAt } : null;
}

/** Keeps what the operator fills in. */
export async function update(tx: Db, facts: BusinessFacts, now: Date): Promise<StoredBusiness> {
  const change = { facts, changedAt: now };
  await tx
    .insert(businessFacts)
    .values(change)
    .onConflictDoUpdate({ target: businessFacts.id, set: change });
  return change;
}
