import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredAccount } from '#features/accounts/server/accounts.store.ts';
import { findLive } from '#features/guardians/server/guardians.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import { FORGET_JOB } from './deletion.jobs.ts';
import {
  type EndedEntry,
  goodbyeMail,
  guardianMail,
  newOwnerMail,
  type TransferredGroup,
} from './deletion.mails.ts';

/** Long enough for a mail server that is down over a weekend. */
const FORGET_AFTER_DAYS = 7;

interface Deletion {
  readonly person: StoredAccount;
  readonly ended: readonly EndedEntry[];
  readonly transferred: readonly TransferredGroup[];
}

/** Says goodbye, and notifies the guardian and the new owners of clubs. */
export async function notifyOfDeletion(
  { mailer, origin }: Services,
  tx: Db,
  { person, ended, transferred }: Deletion,
): Promise<void> {
  for (const { group, newOwner } of transferred) {
    const recipient = await findRecipient(tx, newOwner.accountId);
    if (recipient) await mailer.send(tx, newOwnerMail({ group, recipient, origin: origin() }));
  }
  const recipient = await findRecipient(tx, person.id);
  if (recipient) await mailer.send(tx, goodbyeMail({ id: person.id, recipient, ended }));
  const guardian = await findLive(tx, person.id);
  if (guardian?.state === 'confirmed') {
    await mailer.send(tx, guardianMail({ guardian, player: person.name, ended }));
  }
}

/** Deletes the last mails to the person as well, once they have certainly been sent. */
export async function forgetMailsLater(
  { jobs, clock }: Services,
  tx: Db,
  accountId: string,
  mailIds: readonly string[],
): Promise<void> {
  const at = new Date(clock.now().getTime() + FORGET_AFTER_DAYS * DAY_MS);
  await jobs.enqueue(tx, FORGET_JOB, { accountId, mailIds }, { at });
}
