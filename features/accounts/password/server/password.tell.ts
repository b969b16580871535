import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import { changedMail } from './password.mails.ts';

type TellServices = Pick<Services, 'mailer' | 'origin' | 'clock'>;

/** Tells an account's owner that the password was changed, in the transaction that changes it. */
export async function tellChanged(
  { mailer, origin, clock }: TellServices,
  tx: Db,
  accountId: string,
): Promise<void> {
  const reader = await readerOf(tx, accountId);
  if (!reader) return;
  const at = clock.now();
  const dedupeKey = `password-changed ${accountId} ${at.toISOString()}`;
  await mailer.send(tx, changedMail({ reader, dedupeKey, origin: origin(), at }));
}
