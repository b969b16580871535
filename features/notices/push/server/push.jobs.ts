import { z } from 'zod';
import { readerOf } from '#features/accounts/server/accounts.reader.store.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import * as notices from '../../server/notices.store.ts';
import { PUSHED } from '../push.vocabulary.ts';
import { asPush } from './push.presenter.ts';
import { send } from './push.provider.ts';
import * as store from './push.store.ts';

export const PUSH_JOB = 'push.send';
const jobData = z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() });

type JobServices = Pick<Services, 'db' | 'clock' | 'config' | 'origin' | 'log'>;

/** Sends one notice to one browser, while it is worth it; what was read meanwhile needs no push any more. */
export function pushJobs(services: JobServices): Job[] {
  return [{ name: PUSH_JOB, retries: 8, run: (data) => run(services, jobData.parse(data)) }];
}

async function run(services: JobServices, ids: z.output<typeof jobData>): Promise<void> {
  const { db, clock, log } = services;
  const notice = await notices.findById(db, ids.noticeId);
  const subscription = await store.findById(db, ids.subscriptionId);
  const options = notice && PUSHED[notice.kind];
  if (!subscription || !options || notice.readAt) return;
  // The browser may have passed to somebody else since.
  if (subscription.accountId !== notice.accountId) return;
  const age = Math.round((clock.now().getTime() - notice.createdAt.getTime()) / 1000);
  const ttlS = options.ttlS - age;
  const reader = await readerOf(db, notice.accountId);
  if (ttlS <= 0 || !reader) return;
  const payload = JSON.stringify(asPush(notice, reader.language));
  const outcome = await send(services, subscription, payload, { ...options, ttlS });
  if (outcome === 'gone') await store.deleteById(db, subscription.id);
  // Not its address: whoever knows it can send there.
  if (outcome === 'refused') log.warn({ subscription: subscription.id }, 'a push was refused');
}
