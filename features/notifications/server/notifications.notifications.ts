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
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { kind, now, ...person }: store.NewNotification,
): Promise<void> {
  await notifyPeople(services, tx, { kind, now, people: [person] });
}

/** The same for many people at once. */
export async function notifyPeople(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  {
    kind,
    now,
    people,
  }: Pick<store.NewNotification, 'kind' | 'now'> & {
    readonly people: readonly Omit<store.NewNotification, 'kind' | 'now'>[];
  },
): Promise<void> {
  const made = await store.insertAll(
    tx,
    people.map((one) => ({ kind, now, ...one })),
  );
  if (made.length === 0 || !PUSHED[kind]) return;
  const accountIds = made.map(({ accountId }) => accountId);
  const topic = TOPIC_OF[kind];
  const ended = await preferences.listEnded(tx, accountIds, { topic, channel: 'push' });
  const devices = Map.groupBy(
    await subscriptions.listLiveOf(tx, accountIds, now),
    ({ accountId }) => accountId,
  );
  for (const { id: noticeId, accountId } of made) {
    if (ended.has(accountId)) continue;
    for (const { id: subscriptionId } of devices.get(accountId) ?? []) {
      const key = `${noticeId} ${subscriptionId}`;
      await jobs.enqueue(tx, PUSH_JOB, { noticeId, subscriptionId }, { key });
    }
  }
}
