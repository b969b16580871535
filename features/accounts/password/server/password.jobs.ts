import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { countSince, existsDedupeKey } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import { findForUpdate } from '../../server/accounts.store.ts';
import { resetMail, suspendedMail } from './password.mails.ts';
import { insertOrPretend, insertReset } from './password.store.ts';

/** The job that answers a forgotten password. */
const FORGOTTEN_JOB = 'accounts.password-forgotten';

const MINUTE_MS = 60_000;
/** So many mails may reach one mailbox in so long, whoever asks from wherever. */
const MOST_MAILS = 5;
const MOST_MAILS_IN_MS = 60 * MINUTE_MS;

/** `accountId` is null only in jobs that an earlier version queued for names that no account has. */
const jobData = z.object({ requestId: z.uuid(), accountId: z.string().nullable() });

/**
 * Queues the answer to a forgotten password. For a name that no account has, no job stays and the same work is done:
 * how long it takes does not tell whether the account exists.
 */
export async function enqueueForgotten(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  accountId: string | null,
): Promise<void> {
  const job = { requestId: uuidv7(), accountId: accountId ?? uuidv7() };
  await insertOrPretend(db, accountId !== null, (tx) => jobs.enqueue(tx, FORGOTTEN_JOB, job));
}

/**
 * Answers a forgotten password with a mail. In the background, because how long it takes depends on the account. Jobs
 * for one account wait for each other, so that the limit of mails counts each of them.
 */
export function passwordJobs(services: Services): Job[] {
  return [
    {
      name: FORGOTTEN_JOB,
      async run(data) {
        const { requestId, accountId } = jobData.parse(data);
        if (!accountId) return;
        const dedupeKey = `reset-password ${requestId}`;
        await services.db.transaction((tx) => sendLink(services, tx, { accountId, dedupeKey }));
      },
    },
  ];
}

async function sendLink(
  { clock, mailer, origin }: Services,
  tx: Db,
  { accountId, dedupeKey }: { accountId: string; dedupeKey: string },
): Promise<void> {
  const account = await findForUpdate(tx, accountId);
  const reader = account && (await readerOf(tx, accountId));
  if (!account || !reader) return;
  const now = clock.now();
  const kind = account.suspendedAt ? 'reset-password-suspended' : 'reset-password';
  const since = new Date(now.getTime() - MOST_MAILS_IN_MS);
  if (await existsDedupeKey(tx, dedupeKey)) return;
  if ((await countSince(tx, { kind, to: reader.email, since })) >= MOST_MAILS) return;
  if (account.suspendedAt) return mailer.send(tx, suspendedMail({ reader, dedupeKey }));
  const secret = await insertReset(tx, { accountId, now });
  await mailer.send(tx, resetMail({ reader, dedupeKey, origin: origin(), secret }));
}
