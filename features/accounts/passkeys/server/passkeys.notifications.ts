import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import { addedMail } from './passkeys.mails.ts';
import type { StoredPasskey } from './passkeys.store.ts';

/** Notifies the owner by mail that a passkey was added. */
export async function notifyOfAddedPasskey(
  { mailer, origin }: Pick<Services, 'mailer' | 'origin'>,
  tx: Db,
  passkey: Pick<StoredPasskey, 'id' | 'accountId' | 'name' | 'createdAt'>,
): Promise<void> {
  const recipient = await findRecipient(tx, passkey.accountId);
  if (!recipient) return;
  const { id: passkeyId, name, createdAt: at } = passkey;
  await mailer.send(tx, addedMail({ recipient, passkeyId, name, at, origin: origin() }));
}
