import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import * as links from '#platform/server/links/links.store.ts';
import { countSince } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';
import { HOUR_MS } from '#platform/shared/durations.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { deleteByAccount as deletePasskeys } from '../../passkeys/server/passkeys.store.ts';
import * as factors from '../../second-factor/server/second-factor.store.ts';
import { redeemAccountLink } from '../../server/accounts.links.commands.ts';
import { createResetLink } from '../../server/accounts.password.commands.ts';
import * as passwords from '../../server/accounts.password.store.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import { findByEmail } from '../../server/accounts.store.ts';
import { changeMail, takenMail } from './email-address.mails.ts';
import { notifyOfChangedEmail } from './email-address.notifications.ts';
import * as store from './email-address.store.ts';

const CHANGE_VALID_MS = HOUR_MS;
/** The limit of mails to one mailbox in a period, for requests of all accounts together. */
const MOST_MAILS = 5;
const MOST_MAILS_IN_MS = HOUR_MS;
const UNDO_VALID_MS = 7 * 24 * HOUR_MS;

type ChangeServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'origin'>;
export type ChangeRefusal = links.LinkRefusal | 'EMAIL_IN_USE';

/**
 * Sends a mail to the address that the owner of an account chose: a link that confirms it, or a note that the address
 * has an account already, or was given up so lately that its account can bring it back. Only the owner of that mailbox learns which.
 * Nothing is sent to a mailbox that has had its mails.
 */
export async function requestEmailChange(
  services: ChangeServices,
  wanted: {
    account: { readonly id: string; readonly email: string };
    currentPassword: string;
    email: string;
  },
): Promise<Result<null, 'WRONG_PASSWORD' | 'SAME_EMAIL'>> {
  const { db, clock, mailer, origin } = services;
  const { id: accountId, email: current } = wanted.account;
  const hash = await passwords.findProvenHash(db, accountId, wanted.currentPassword);
  if (hash === null) return refuse('WRONG_PASSWORD');
  const email = wanted.email.toLowerCase();
  if (email === current) return refuse('SAME_EMAIL');
  const isInUse = (await findByEmail(db, email)) !== null;
  const isTaken =
    isInUse || (await store.existsUndoTo(db, { email, now: clock.now(), exceptId: accountId }));
  return db.transaction(async (tx) => {
    if (!(await passwords.isStillProven(tx, accountId, hash))) return refuse('WRONG_PASSWORD');
    const owner = await findRecipient(tx, accountId);
    const kinds = ['email-change', 'email-taken'];
    const since = new Date(clock.now().getTime() - MOST_MAILS_IN_MS);
    if (!owner || (await countSince(tx, { kinds, to: email, since })) >= MOST_MAILS)
      return ok(null);
    const facts = { dedupeKey: `email-change ${uuidv7()}`, origin: origin() };
    if (isTaken) {
      await mailer.send(tx, takenMail({ ...facts, to: email, language: owner.language, isInUse }));
      return ok(null);
    }
    const secret = await createChangeLink(services, tx, { accountId, email });
    await mailer.send(tx, changeMail({ ...facts, recipient: { ...owner, email }, secret }));
    return ok(null);
  });
}

/** Creates the link that confirms another address, and withdraws earlier ones. */
async function createChangeLink(
  { clock }: ChangeServices,
  tx: Db,
  { accountId: subject, email }: { accountId: string; email: string },
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.changeEmail, subject };
  await links.deleteBySubject(tx, link);
  return links.insert(tx, {
    ...link,
    facts: { email },
    validMs: CHANGE_VALID_MS,
    now: clock.now(),
  });
}

/**
 * Makes the new address the account's, by the link that was sent there, and notifies the old mailbox. Links to a new
 * password that went to the old mailbox are withdrawn.
 */
export function confirmEmailChange(
  services: ChangeServices,
  { secret }: { secret: string },
): Promise<Result<{ email: string }, ChangeRefusal>> {
  const { db } = services;
  return unlessTaken(() =>
    undoable<{ email: string }, ChangeRefusal>(db, async (tx, undo) => {
      const asked = { purpose: LINK_PURPOSES.changeEmail, secret };
      const used = await redeemAccountLink(services, tx, asked);
      if (!used.ok) return used;
      const { account: old, link, now } = used.value;
      const accountId = old.id;
      const email = link.facts.email ?? '';
      await store.updateEmail(tx, { accountId, email, now });
      // Read afterwards: the write waits for another account that is just giving the address up.
      if (await store.existsUndoTo(tx, { email, now, exceptId: accountId })) undo('EMAIL_IN_USE');
      await links.deleteBySubject(tx, { purpose: LINK_PURPOSES.resetPassword, subject: accountId });
      const undoSecret = old.emailVerified ? await createUndoLink(tx, old, now) : null;
      const changed = { accountId, oldEmail: old.email, email, undoSecret };
      await notifyOfChangedEmail(services, tx, changed);
      return ok({ email });
    }),
  );
}

/** Creates the link that restores a confirmed address; an unconfirmed one gets none, since it may be mistyped. */
function createUndoLink(
  tx: Db,
  { id: subject, email }: { id: string; email: string },
  now: Date,
): Promise<string> {
  const link = { purpose: LINK_PURPOSES.undoEmail, subject, facts: { email } };
  return links.insert(tx, { ...link, validMs: UNDO_VALID_MS, now });
}

/**
 * Restores the old address. The person who changed it knew the password, so the password becomes void, every session ends, and
 * passkeys go, as do an authenticator app and a guardian of after the change. Gives the secret of a link to a new password.
 */
export function undoEmailChange(
  services: Pick<Services, 'db' | 'clock' | 'publish'>,
  { secret }: { secret: string },
): Promise<Result<{ email: string; resetSecret: string }, ChangeRefusal>> {
  const { db } = services;
  return unlessTaken(() =>
    db.transaction(async (tx) => {
      const used = await redeemAccountLink(services, tx, {
        purpose: LINK_PURPOSES.undoEmail,
        secret,
      });
      if (!used.ok) return used;
      const { account, link, now } = used.value;
      const accountId = account.id;
      const { facts, createdAt: madeFrom } = link;
      const email = facts.email ?? '';
      await store.updateEmail(tx, { accountId, email, now });
      await deletePasskeys(tx, accountId);
      await factors.deleteSetUpSince(tx, account, madeFrom);
      await services.publish(tx, { type: 'account.recovered', accountId, since: madeFrom });
      await passwords.update(tx, accountId, { hash: null, mustChange: false, now });
      // Links that undo later changes restore addresses that somebody else chose. One that undoes an earlier change stays: it may be
      // the owner's, and this one the thief's.
      const undoLinks = { purpose: LINK_PURPOSES.undoEmail, subject: accountId };
      await links.deleteBySubject(tx, { ...undoLinks, madeFrom });
      return ok({ email, resetSecret: await createResetLink(services, tx, { accountId }) });
    }),
  );
}

async function unlessTaken<Value>(
  write: () => Promise<Result<Value, ChangeRefusal>>,
): Promise<Result<Value, ChangeRefusal>> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'accounts_email_once') return refuse('EMAIL_IN_USE');
    throw error;
  }
}
