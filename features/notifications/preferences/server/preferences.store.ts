import { and, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashOf } from '#platform/server/hash-of.ts';
import type { Channel, Topic } from '../preferences.vocabulary.ts';
import { notificationPreferences, unsubscribedAddresses } from './preferences.tables.ts';

/** Who ends mails: an account, or an address that belongs to none, by its hash. */
export interface Subscriber {
  readonly kind: 'account' | 'address';
  readonly id: string;
}

/** What an account has chosen so far. */
export async function listByAccount(db: Db, accountId: string) {
  return db
    .select({
      topic: notificationPreferences.topic,
      channel: notificationPreferences.channel,
      wanted: notificationPreferences.wanted,
    })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId));
}

/** Stores a preference; the last one counts. */
export async function update(
  tx: Db,
  preference: { accountId: string; topic: Topic; channel: Channel; wanted: boolean; now: Date },
): Promise<void> {
  const { now: chosenAt, ...chosen } = preference;
  await tx
    .insert(notificationPreferences)
    .values({ ...chosen, chosenAt })
    .onConflictDoUpdate({
      target: [
        notificationPreferences.accountId,
        notificationPreferences.topic,
        notificationPreferences.channel,
      ],
      set: { wanted: chosen.wanted, chosenAt },
    });
}

/** Those of these accounts that have ended a topic on a channel. */
export async function listEnded(
  db: Db,
  accountIds: readonly string[],
  { topic, channel }: { topic: Topic; channel: Channel },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ accountId: notificationPreferences.accountId })
    .from(notificationPreferences)
    .where(
      and(
        inArray(notificationPreferences.accountId, [...accountIds]),
        eq(notificationPreferences.topic, topic),
        eq(notificationPreferences.channel, channel),
        eq(notificationPreferences.wanted, false),
      ),
    );
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Whose address it is: an account's, or nobody's. */
export async function findSubscriber(db: Db, address: string): Promise<Subscriber> {
  const email = address.trim().toLowerCase();
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email));
  return found ? { kind: 'account', id: found.id } : { kind: 'address', id: hashOf(email) };
}

/** Whether mails of a topic still go to this subscriber. */
export async function findMailWanted(
  db: Db,
  subscriber: Subscriber,
  topic: Topic,
): Promise<boolean> {
  if (subscriber.kind === 'account') {
    return !(await listEnded(db, [subscriber.id], { topic, channel: 'mail' })).has(subscriber.id);
  }
  const [ended] = await db
    .select({ topic: unsubscribedAddresses.topic })
    .from(unsubscribedAddresses)
    .where(
      and(
        eq(unsubscribedAddresses.addressHash, subscriber.id),
        eq(unsubscribedAddresses.topic, topic),
      ),
    );
  return !ended;
}

/** Those of the given lower-case addresses whose readers have ended the mails of a topic. */
export async function listUnwanted(
  db: Db,
  addresses: readonly string[],
  topic: Topic,
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const ofAccounts = await db
    .select({ email: accounts.email, wanted: notificationPreferences.wanted })
    .from(accounts)
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.accountId, accounts.id),
        eq(notificationPreferences.topic, topic),
        eq(notificationPreferences.channel, 'mail'),
      ),
    )
    .where(inArray(accounts.email, [...addresses]));
  const known = new Set(ofAccounts.map(({ email }) => email));
  const others = new Map(
    addresses.filter((one) => !known.has(one)).map((one) => [hashOf(one), one]),
  );
  const ended = await db
    .select({ hash: unsubscribedAddresses.addressHash })
    .from(unsubscribedAddresses)
    .where(
      and(
        eq(unsubscribedAddresses.topic, topic),
        inArray(unsubscribedAddresses.addressHash, [...others.keys()]),
      ),
    );
  return new Set([
    ...ofAccounts.filter(({ wanted }) => wanted === false).map(({ email }) => email),
    ...ended.map(({ hash }) => others.get(hash) ?? ''),
  ]);
}

/** Stores that an address without an account wants no mails of a topic. */
export async function insertUnsubscribed(
  db: Db,
  { addressHash, topic, now: at }: { addressHash: string; topic: Topic; now: Date },
): Promise<void> {
  await db.insert(unsubscribedAddresses).values({ addressHash, topic, at }).onConflictDoNothing();
}

export async function existsAccount(db: Db, id: string): Promise<boolean> {
  const [known] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id));
  return known !== undefined;
}
