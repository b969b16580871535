import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as links from '#platform/server/links/links.store.ts';
import type { Services } from '#platform/server/services.ts';
import { DAY_MS } from '#platform/shared/durations.ts';
import { LINK_PURPOSES } from '../../accounts.vocabulary.ts';
import { findRecipient } from '../../server/accounts.recipients.store.ts';
import { findById } from '../../server/accounts.store.ts';
import { verifyMail } from './email-address.mails.ts';
import * as store from './email-address.store.ts';

const purpose = LINK_PURPOSES.verifyEmail;
const VALID_MS = 7 * DAY_MS;

/**
 * Creates the link that proves access to this address, and gives its secret; a step inside a transaction.
 * Earlier links stay valid.
 */
export function createVerificationLink(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { accountId: subject, email }: { accountId: string; email: string },
): Promise<string> {
  const facts = { email: email.toLowerCase() };
  return links.insert(tx, { purpose, subject, facts, validMs: VALID_MS, now: clock.now() });
}

/** Confirms an address by the link that was sent to it. Opening it twice, or on two devices, gives the same result. */
export async function verifyEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { secret }: { secret: string },
): Promise<Result<{ email: string }, links.LinkRefusal>> {
  const link = await links.findBySecret(db, { purpose, secret, now: clock.now() });
  if (!link.ok) return link;
  const { subject: accountId, facts } = link.value;
  const email = facts.email ?? '';
  const verified = await store.updateVerified(db, { accountId, email });
  return verified ? ok({ email }) : refuse('LINK_UNKNOWN');
}

/** Sends the link that confirms the address again. */
export async function resendVerification(
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'origin'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<Result<null, 'ALREADY_VERIFIED'>> {
  const { db, mailer, origin } = services;
  if ((await findById(db, accountId))?.emailVerified) return refuse('ALREADY_VERIFIED');
  await db.transaction(async (tx) => {
    const recipient = await findRecipient(tx, accountId);
    if (!recipient) return;
    const secret = await createVerificationLink(services, tx, { accountId, email });
    const dedupeKey = `verify-email ${uuidv7()}`;
    await mailer.send(tx, verifyMail({ recipient, dedupeKey, origin: origin(), secret }));
  });
  return ok(null);
}
