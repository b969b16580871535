import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { changedMail } from './password.mails.ts';

/** Notifies the owner of an account by mail that the password was changed. */
export async function notifyOfPasswordChange(
  { mailer, origin }: Pick<Services, 'mailer' | 'origin'>,
  tx: Db,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  const recipient = await findRecipient(tx, accountId);
  if (!recipient) return;
  const dedupeKey = `password-changed ${accountId} ${at.toISOString()}`;
  await mailer.send(tx, changedMail({ recipient, dedupeKey, origin: origin(), at }));
}
