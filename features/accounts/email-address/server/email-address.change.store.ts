import { eq } from 'drizzle-orm';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { deleteByAccount as deletePasskeys } from '../../passkeys/server/passkeys.store.ts';
import { insertReset } from '../../password/server/password.store.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import { accounts } from '../../server/accounts.tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const CHANGE_VALID_MS = HOUR_MS;
const UNDO_VALID_MS = 7 * 24 * HOUR_MS;

export type ChangeTrouble = links.LinkTrouble | 'EMAIL_IN_USE';

interface Opened {
  readonly secret: string;
  readonly now: Date;
}

/** Makes the link that confirms another address, and gives its secret; it withdraws earlier ones. */
export async function insertChange(
  tx: Db,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.changeEmail, subject: accountId };
  await links.deleteBySubject(tx, link);
  const facts = { email: email.toLowerCase() };
  return links.insert(tx, { ...link, facts, validMs: CHANGE_VALID_MS, now });
}

/** What an address was changed to; `undoSecret` brings the old one back, if its reader was known. */
export interface Changed {
  readonly accountId: string;
  readonly oldEmail: string;
  readonly email: string;
  readonly undoSecret: string | null;
}

/**
 * Makes the new address the account's, by the link that was sent there, and whatever `also` adds in the same
 * transaction. Links to a new password that went to the old mailbox are withdrawn.
 */
export function updateByChange(
  db: Db,
  { secret, now }: Opened,
  also: (tx: Db, changed: Changed) => Promise<void>,
): Promise<Result<Changed, ChangeTrouble>> {
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const link = await links.updateUsed(tx, { purpose: LINK_PURPOSES.changeEmail, secret, now });
      if (!link.ok) return link;
      const { subject: accountId, facts } = link.value;
      const email = facts.email ?? '';
      const [old] = await tx
        .select()
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('update');
      if (!old) return refuse('LINK_UNKNOWN');
      await tx
        .update(accounts)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(accounts.id, accountId));
      await links.deleteBySubject(tx, { purpose: LINK_PURPOSES.resetPassword, subject: accountId });
      const undoSecret = old.emailVerified ? await insertUndo(tx, old, now) : null;
      const changed = { accountId, oldEmail: old.email, email, undoSecret };
      await also(tx, changed);
      return ok(changed);
    }),
  );
}

/**
 * Brings the old address back. Whoever changed it knew the password: it is void, every session ends, and the secret of a
 * link to a new one is given.
 */
export function updateByUndo(
  db: Db,
  { secret, now }: Opened,
): Promise<Result<{ email: string; resetSecret: string }, ChangeTrouble>> {
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const link = await links.updateUsed(tx, { purpose: LINK_PURPOSES.undoEmail, secret, now });
      if (!link.ok) return link;
      const { subject: accountId, facts } = link.value;
      const email = facts.email ?? '';
      await tx
        .update(accounts)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(accounts.id, accountId));
      await deletePasskeys(tx, accountId);
      await passwords.update(tx, accountId, { hash: null, mustChange: false, now });
      // The ways back of later changes lead to addresses that somebody else chose.
      await links.deleteBySubject(tx, { purpose: LINK_PURPOSES.undoEmail, subject: accountId });
      return ok({ email, resetSecret: await insertReset(tx, { accountId, now }) });
    }),
  );
}

/** The way back to an address that its owner has proven to read; one that was a slip of the thumb gets none. */
function insertUndo(
  tx: Db,
  { id: subject, email }: { id: string; email: string },
  now: Date,
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.undoEmail, subject, facts: { email } };
  return links.insert(tx, { ...link, validMs: UNDO_VALID_MS, now });
}

async function unlessTaken<Value>(
  write: () => Promise<Result<Value, ChangeTrouble>>,
): Promise<Result<Value, ChangeTrouble>> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'accounts_email_once') return refuse('EMAIL_IN_USE');
    throw error;
  }
}
