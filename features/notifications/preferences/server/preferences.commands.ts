import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Services } from '#platform/server/services.ts';
import { type Channel, TOPICS, type Topic } from '../preferences.vocabulary.ts';
import * as store from './preferences.store.ts';

type PreferenceServices = Pick<Services, 'db' | 'clock'>;

/** Stores whether an account wants a topic by mail or push, where that is optional. */
export async function choose(
  { db, clock }: PreferenceServices,
  preference: { accountId: string; topic: Topic; channel: Channel; wanted: boolean },
): Promise<Result<null, 'NOT_OPTIONAL'>> {
  if (TOPICS[preference.topic][preference.channel] !== 'optional') return refuse('NOT_OPTIONAL');
  await store.update(db, { ...preference, now: clock.now() });
  return ok(null);
}

/** Ends the mails of one topic for this subscriber. */
export async function endMails(
  { db, clock }: PreferenceServices,
  { subscriber, topic }: { subscriber: store.Subscriber; topic: Topic },
): Promise<Result<null, 'ACCOUNT_GONE'>> {
  const now = clock.now();
  if (subscriber.kind === 'address') {
    await store.insertUnsubscribed(db, { addressHash: subscriber.id, topic, now });
    return ok(null);
  }
  if (!(await store.existsAccount(db, subscriber.id))) return refuse('ACCOUNT_GONE');
  await store.update(db, { accountId: subscriber.id, topic, channel: 'mail', wanted: false, now });
  return ok(null);
}
