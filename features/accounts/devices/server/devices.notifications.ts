import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import { newDeviceMail } from './devices.mails.ts';

/** Notifies the owner of an account by mail that somebody signed in on a device for the first time. */
export async function notifyOfNewDevice(
  { mailer, origin }: Pick<Services, 'mailer' | 'origin'>,
  tx: Db,
  signedIn: { accountId: string; deviceId: string; device: string; address: string; at: Date },
): Promise<void> {
  const { accountId, ...facts } = signedIn;
  const recipient = await findRecipient(tx, accountId);
  if (recipient) await mailer.send(tx, newDeviceMail({ ...facts, recipient, origin: origin() }));
}
