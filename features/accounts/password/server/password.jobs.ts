import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { countSince, existsDedupeKey } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';
import { readerOf } from '../../server/accounts.reader.store.ts';
import { findById } from '../../server/accounts.store.ts';
import { resetMail, suspendedMail } from './password.mails.ts';
import { insertReset } from './password.store.ts';

/** The job that answers a forgotten password. */
export const FORGOTTEN_JOB = 'accounts.password-forgotten';

const MINUTE_MS = 60_000;
/** So many mails may reach one mailbox in so long, whoever asks from wherever. */
const MOST_MAILS = 5;
const MOST_MAILS_IN_MS = 60 * MINUTE_MS;

/** `accountId` is null for a name that nobody has: that job is queued, too, and does nothing. */
const jobData = z.object({ requestId: z.uuid(), accountId: z.string().nullable() });

/**
 * Answers a forgotten password. In the background, so that whoever asks cannot tell from the answer's time whether the
 * account exists.
 */
export function passwordJobs({ db, clock, mailer, origin }: Services): Job[] {
  return [
    {
      name: FORGOTTEN_JOB,
      async run(data) {
        const { requestId, accountId } = jobData.parse(data);
        const account = accountId && (await findById(db, accountId));
        const reader = accountId && (await readerOf(db, accountId));
        if (!account || !reader) return;
        const now = clock.now();
        const dedupeKey = `reset-password ${requestId}`;
        const since = new Date(now.getTime() - MOST_MAILS_IN_MS);
        await db.transaction(async (tx) => {
          const kind = account.suspendedAt ? 'reset-password-suspended' : 'reset-password';
          if (await existsDedupeKey(tx, dedupeKey)) return;
          if ((await countSince(tx, { kind, to: reader.email, since })) >= MOST_MAILS) return;
          if (account.suspendedAt) {
            return mailer.send(tx, suspendedMail({ reader, dedupeKey }));
          }
          const secret = await insertReset(tx, { accountId: account.id, now });
          await mailer.send(tx, resetMail({ reader, dedupeKey, origin: origin(), secret }));
        });
      },
    },
  ];
}
