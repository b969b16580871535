import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import { movedMail } from './email-address.mails.ts';

/** A changed address; `undoSecret` restores the old one, and is null if that was not confirmed. */
export interface ChangedEmail {
  readonly accountId: string;
  readonly oldEmail: string;
  readonly email: string;
  readonly undoSecret: string | null;
}

/** Notifies the old mailbox that the account has another address, with the link that undoes the change. */
export async function notifyOfChangedEmail(
  { mailer, origin, clock }: Pick<Services, 'mailer' | 'origin' | 'clock'>,
  tx: Db,
  { accountId, oldEmail, email, undoSecret }: ChangedEmail,
): Promise<void> {
  const owner = await findRecipient(tx, accountId);
  if (!owner) return;
  const at = clock.now();
  const facts = { dedupeKey: `email-moved ${accountId} ${at.toISOString()}`, origin: origin(), at };
  await mailer.send(
    tx,
    movedMail({ ...facts, recipient: { ...owner, email: oldEmail }, newEmail: email, undoSecret }),
  );
}
