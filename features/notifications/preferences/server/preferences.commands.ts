import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Db } from '#platform/server/db/database.ts';
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

interface Ended {
  readonly subscriber: store.Subscriber;
  readonly topic: Topic;
}

/** Ends the mails of one topic for this subscriber. */
export async function endMails(
  { db, clock }: PreferenceServices,
  ended: Ended,
): Promise<Result<null, 'ACCOUNT_GONE'>> {
  const { kind, id } = ended.subscriber;
  if (kind === 'account' && !(await store.existsAccount(db, id))) return refuse('ACCOUNT_GONE');
  await endMailsIn(db, { ...ended, now: clock.now() });
  return ok(null);
}

/** The same for a subscriber who is there, as a step inside a transaction. */
export async function endMailsIn(
  tx: Db,
  { subscriber: { kind, id }, topic, now }: Ended & { now: Date },
): Promise<void> {
  if (kind === 'address') await store.insertUnsubscribed(tx, { addressHash: id, topic, now });
  else await store.update(tx, { accountId: id, topic, channel: 'mail', wanted: false, now });
}
