import { z } from 'zod';
import type { Job } from '#platform/server/jobs/jobs.ts';
import * as mails from '#platform/server/mail/mail.erasure.store.ts';
import { forgetFiles } from '#platform/server/mail/transport.ts';
import type { Services } from '#platform/server/services.ts';
import { goodbyeKey } from './deletion.mails.ts';

export const FORGET_JOB = 'personal-data.forget-mails';

const forgetData = z.object({ accountId: z.string(), mailIds: z.array(z.uuid()) });

/** Deletes the mails that were still on their way at the deletion, including the goodbye, and the files of all. */
export function deletionJobs({ db, config }: Pick<Services, 'db' | 'config'>): Job[] {
  return [
    {
      name: FORGET_JOB,
      async run(data) {
        const { accountId, mailIds } = forgetData.parse(data);
        await mails.deleteByIds(db, mailIds);
        const goodbye = await mails.deleteByKey(db, goodbyeKey(accountId));
        await forgetFiles(config, [...mailIds, ...goodbye]);
      },
    },
  ];
}
