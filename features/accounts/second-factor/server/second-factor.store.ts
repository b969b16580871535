import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import type { StoredAccount } from '../../server/accounts.store.ts';
import { sessions } from '../../server/accounts.tables.ts';
import { CODE_TRIES, plain } from '../second-factor.policy.ts';
import { recoveryCodes, secondFactors } from './second-factor.tables.ts';

export type StoredFactor = typeof secondFactors.$inferSelect;

/** How the codes of this feature are stored. */
export const codeHashOf = (code: string) => hashOf(plain(code));
const ofAccount = (accountId: string) => eq(secondFactors.accountId, accountId);

export async function find(db: Db, accountId: string): Promise<StoredFactor | null> {
  const [found] = await db.select().from(secondFactors).where(ofAccount(accountId));
  return found ?? null;
}

/** The same, locked until the transaction ends. */
export async function findForUpdate(tx: Db, accountId: string): Promise<StoredFactor | null> {
  const [found] = await tx.select().from(secondFactors).where(ofAccount(accountId)).for('update');
  return found ?? null;
}

/** Stores the secret of an app that is being set up; one that is in use stays. */
export async function insertNewSecret(
  db: Db,
  accountId: string,
  newSealedSecret: string,
): Promise<void> {
  await db
    .insert(secondFactors)
    .values({ accountId, newSealedSecret })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: { newSealedSecret } });
}

/** The app that was being set up is in use from now on. */
export async function updateConfirmed(
  tx: Db,
  accountId: string,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await tx
    .update(secondFactors)
    .set({
      sealedSecret: sql`${secondFactors.newSealedSecret}`,
      newSealedSecret: null,
      onSince: sql`coalesce(${secondFactors.onSince}, ${now.toISOString()}::timestamptz)`,
      lastStep: step,
      tries: 0,
      setUpCodeHash: null,
      mailedCodeHash: null,
      mailedCodeUntil: null,
    })
    .where(ofAccount(accountId));
}

/** Counts a try before it is made, so that simultaneous ones are counted, too; false when it has to wait. */
export async function updateTried(db: Db, accountId: string, now: Date): Promise<boolean> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { free, everyMs, forgetMs } = CODE_TRIES;
  const forgotten = lte(secondFactors.triedAt, before(forgetMs));
  const rows = await db
    .update(secondFactors)
    .set({
      tries: sql`case when ${forgotten} then 1 else ${secondFactors.tries} + 1 end`,
      triedAt: now,
    })
    .where(
      and(
        ofAccount(accountId),
        or(lt(secondFactors.tries, free), lte(secondFactors.triedAt, before(everyMs))),
      ),
    )
    .returning({ id: secondFactors.accountId });
  return rows.length === 1;
}

/** A right code: its step is used up, and the tries are forgotten. False when the step or a later one was used before. */
export async function updateStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step, tries: 0 })
    .where(and(ofAccount(accountId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.accountId });
  return rows.length === 1;
}

/** A right set-up or recovery code: the tries are forgotten. */
export async function updateUntried(db: Db, accountId: string): Promise<void> {
  await db.update(secondFactors).set({ tries: 0 }).where(ofAccount(accountId));
}

/** Removes the app; from then on only the holder of this code can set up another. */
export async function insertSetUpCode(tx: Db, accountId: string, code: string): Promise<void> {
  await deleteByAccount(tx, accountId);
  await tx.insert(secondFactors).values({ accountId, setUpCodeHash: codeHashOf(code) });
}

/** Stores a code that is mailed for the first app, in place of one before. */
export async function insertMailedCode(
  tx: Db,
  accountId: string,
  { code, until: mailedCodeUntil }: { code: string; until: Date },
): Promise<void> {
  const mailed = { mailedCodeHash: codeHashOf(code), mailedCodeUntil };
  await tx
    .insert(secondFactors)
    .values({ accountId, ...mailed })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: mailed });
}

/** Removes the app and every recovery code. */
export async function deleteByAccount(tx: Db, accountId: string): Promise<void> {
  await tx.delete(secondFactors).where(ofAccount(accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/**
 * Removes the app of an account whose address nobody has confirmed: a stranger may have registered under it, and would lock
 * out who reads its mailbox. An operator's stays.
 */
export async function deleteUnproven(
  tx: Db,
  { id, emailVerified, isOperator }: Pick<StoredAccount, 'id' | 'emailVerified' | 'isOperator'>,
): Promise<void> {
  if (!emailVerified && !isOperator) await deleteByAccount(tx, id);
}

/**
 * Removes the app of an account that was set up at `since` or later, when somebody else had the account. An operator's stays: it
 * takes more than the password to set one up.
 */
export async function deleteSetUpSince(
  tx: Db,
  { id, isOperator }: Pick<StoredAccount, 'id' | 'isOperator'>,
  since: Date,
): Promise<void> {
  const onSince = (await find(tx, id))?.onSince;
  if (!isOperator && onSince && onSince >= since) await deleteByAccount(tx, id);
}

/** Stores recovery codes in place of those before. */
export async function insertCodes(
  tx: Db,
  accountId: string,
  { codes, now: createdAt }: { codes: readonly string[]; now: Date },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ id: uuidv7(), accountId, codeHash: codeHashOf(code), createdAt })),
    );
}

const unused = (accountId: string) =>
  and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));

export function countCodes(db: Db, accountId: string): Promise<number> {
  return db.$count(recoveryCodes, unused(accountId));
}

/** When the recovery codes of an account were made, the used ones, too; null without any. */
export async function findCodesSince(db: Db, accountId: string): Promise<Date | null> {
  const [code] = await db
    .select({ createdAt: recoveryCodes.createdAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId))
    .limit(1);
  return code?.createdAt ?? null;
}

/** Uses a recovery code up: of two that try at the same moment, one gets it. */
export async function updateCodeUsed(
  tx: Db,
  accountId: string,
  { code, now }: { code: string; now: Date },
): Promise<'used' | 'used-before' | 'unknown'> {
  const one = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.codeHash, codeHashOf(code)),
  );
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(one, isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  if (rows.length === 1) return 'used';
  return (await tx.$count(recoveryCodes, one)) > 0 ? 'used-before' : 'unknown';
}

/** Records that the second factor was proven in a session. */
export async function updateProven(db: Db, sessionId: string, provenAt: Date): Promise<void> {
  await db.update(sessions).set({ provenAt }).where(eq(sessions.id, sessionId));
}
