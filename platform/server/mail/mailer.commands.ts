import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Delivers one mail; its data are the mail's id. */
export const MAIL_JOB = 'mail.send';

/** Queues a mail that is stored, in a transaction of its own: now, or at `at`. */
export async function queueMail(
  { db, jobs }: { readonly db: Db; readonly jobs: Pick<Jobs, 'enqueue'> },
  mailId: string,
  at?: Date,
): Promise<void> {
  await db.transaction((tx) => jobs.enqueue(tx, MAIL_JOB, { mailId }, at && { at }));
}
