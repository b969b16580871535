import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import { type Changed, insertChange } from './email-address.change.store.ts';
import { changeMail, movedMail, takenMail, verifyMail } from './email-address.mails.ts';
import { insertVerification } from './email-address.store.ts';

type TellServices = Pick<Services, 'mailer' | 'origin' | 'clock'>;

/** Sends the link that proves the mailbox once more. */
export async function tellUnproven(
  { mailer, origin, clock }: TellServices,
  tx: Db,
  { id: accountId, email }: { id: string; email: string },
): Promise<void> {
  const reader = await readerOf(tx, accountId);
  if (!reader) return;
  const secret = await insertVerification(tx, { accountId, email, now: clock.now() });
  const dedupeKey = `verify-email ${uuidv7()}`;
  await mailer.send(tx, verifyMail({ reader, dedupeKey, origin: origin(), secret }));
}

/** Writes to an address that somebody wants for their account: a link, or that it has an account already. */
export async function tellWished(
  { mailer, origin, clock }: TellServices,
  tx: Db,
  { accountId, email, taken }: { accountId: string; email: string; taken: boolean },
): Promise<void> {
  const owner = await readerOf(tx, accountId);
  if (!owner) return;
  const facts = { dedupeKey: `email-change ${uuidv7()}`, origin: origin() };
  if (taken) return mailer.send(tx, takenMail({ ...facts, to: email, language: owner.language }));
  const secret = await insertChange(tx, { accountId, email, now: clock.now() });
  await mailer.send(tx, changeMail({ ...facts, reader: { ...owner, email }, secret }));
}

/** Tells the old mailbox that the account has another address, with the way back if it was its owner's. */
export async function tellMoved(
  { mailer, origin, clock }: TellServices,
  tx: Db,
  { accountId, oldEmail, email, undoSecret }: Changed,
): Promise<void> {
  const owner = await readerOf(tx, accountId);
  if (!owner) return;
  const at = clock.now();
  const facts = { dedupeKey: `email-moved ${accountId} ${at.toISOString()}`, origin: origin(), at };
  await mailer.send(
    tx,
    movedMail({ ...facts, reader: { ...owner, email: oldEmail }, newEmail: email, undoSecret }),
  );
}
