import { and, eq } from 'drizzle-orm';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { RulesKind } from '../score-rules.vocabulary.ts';
import { practiceScoreRules as rules } from './score-rules.tables.ts';

export interface RulesScope {
  readonly groupId: number;
  readonly kind: RulesKind;
}
export type StoredRules = typeof rules.$inferSelect;

/** Null where nobody has chosen rules yet. */
export async function find(db: Db, scope: RulesScope): Promise<StoredRules | null> {
  const [found] = await db.select().from(rules).where(isAt(scope));
  return found ?? null;
}

/** Inserts the row of a scope, without rules; nothing where it is there. */
export async function insertMissing(tx: Db, scope: RulesScope & { readonly id: string }) {
  await tx.insert(rules).values(scope).onConflictDoNothing();
}

/** Locks the row of a scope, which is there, until the transaction ends. */
export async function findForUpdate(tx: Db, scope: RulesScope): Promise<StoredRules> {
  const [found] = await tx.select().from(rules).where(isAt(scope)).for('no key update');
  return found!;
}

export async function update(
  tx: Db,
  id: string,
  change: { readonly scoreFormat: ChosenFormat | null; readonly version: number },
): Promise<void> {
  await tx.update(rules).set(change).where(eq(rules.id, id));
}

function isAt({ groupId, kind }: RulesScope) {
  return and(eq(rules.groupId, groupId), eq(rules.kind, kind));
}
