import { v7 as uuidv7 } from 'uuid';
import { ok } from '#domain/common/result.ts';
import { createResetLink } from '#features/accounts/server/accounts.password.commands.ts';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { findForUpdate } from '#features/accounts/server/accounts.store.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import { countSince, existsDedupeKey } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';
import { MINUTE_MS } from '#platform/shared/durations.ts';
import { findByLoginId } from '../../server/sign-in.store.ts';
import { resetMail, suspendedMail } from './password.mails.ts';

/** The job that answers a forgotten password. */
export const FORGOTTEN_JOB = 'accounts.password-forgotten';

/** The limit of mails to one mailbox in a period, for requests from all addresses together. */
const MOST_MAILS = 5;
const MOST_MAILS_IN_MS = 60 * MINUTE_MS;

/**
 * Queues the answer to a forgotten password. For a name without an account the same statements run and the same commit
 * reaches the disk, but no job stays: how long it takes does not show whether the account exists.
 */
export async function requestPasswordReset(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { loginId }: { loginId: string },
): Promise<void> {
  const account = await findByLoginId(db, loginId);
  const job = { requestId: uuidv7(), accountId: account?.id ?? uuidv7() };
  await db.transaction((tx) =>
    // Undone to a savepoint: the transaction around it commits in both cases.
    undoable(tx, async (inner, undo) => {
      await jobs.enqueue(inner, FORGOTTEN_JOB, job);
      return account ? ok(null) : undo('NO_ACCOUNT');
    }),
  );
}

/**
 * Answers a forgotten password with a mail. Requests for one account wait for each other, so that the limit of mails
 * counts each of them.
 */
export async function sendResetLink(
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'origin'>,
  { requestId, accountId }: { requestId: string; accountId: string },
): Promise<void> {
  const { db, clock, mailer, origin } = services;
  const dedupeKey = `reset-password ${requestId}`;
  await db.transaction(async (tx) => {
    const account = await findForUpdate(tx, accountId);
    const recipient = account && (await findRecipient(tx, accountId));
    if (!account || !recipient) return;
    const kind = account.suspendedAt ? 'reset-password-suspended' : 'reset-password';
    const since = new Date(clock.now().getTime() - MOST_MAILS_IN_MS);
    if (await existsDedupeKey(tx, dedupeKey)) return;
    if ((await countSince(tx, { kinds: [kind], to: recipient.email, since })) >= MOST_MAILS) return;
    if (account.suspendedAt) {
      await mailer.send(tx, suspendedMail({ recipient, dedupeKey }));
      return;
    }
    const secret = await createResetLink(services, tx, { accountId });
    await mailer.send(tx, resetMail({ recipient, dedupeKey, origin: origin(), secret }));
  });
}
