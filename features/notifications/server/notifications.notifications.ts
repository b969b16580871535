import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { TOPIC_OF } from '../preferences/preferences.vocabulary.ts';
import * as preferences from '../preferences/server/preferences.store.ts';
import { PUSHED } from '../push/push.vocabulary.ts';
import { PUSH_JOB } from '../push/server/push.jobs.ts';
import * as subscriptions from '../push/server/push.store.ts';
import * as store from './notifications.store.ts';

/**
 * Notifies one person of an event, once: in the app, and on the devices where they want it. The pushes go out only if
 * the causing transaction commits.
 */
export async function notifyPerson(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  notification: store.NewNotification,
): Promise<void> {
  const notificationId = await store.insert(tx, notification);
  if (!notificationId || !PUSHED[notification.kind]) return;
  const { accountId, kind, now } = notification;
  const asked = { accountId, topic: TOPIC_OF[kind], channel: 'push' as const };
  if (!(await preferences.findWanted(tx, asked))) return;
  for (const subscriptionId of await subscriptions.listLive(tx, accountId, now)) {
    const key = `${notificationId} ${subscriptionId}`;
    await jobs.enqueue(tx, PUSH_JOB, { noticeId: notificationId, subscriptionId }, { key });
  }
}
