import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import { updateReturned } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';
import { TOPIC_NAMES, TOPICS } from '../../preferences/preferences.vocabulary.ts';
import { endMailsIn } from '../../preferences/server/preferences.commands.ts';
import * as preferences from '../../preferences/server/preferences.store.ts';
import { notifyPerson } from '../../server/notifications.notifications.ts';

/** A signature is of the last minutes, so that a message that somebody has recorded is worth nothing later. */
const VALID_MS = 5 * 60_000;

const OPTIONAL_TOPICS = TOPIC_NAMES.filter((topic) => TOPICS[topic].mail === 'optional');

export interface ReturnedMail {
  readonly type: 'bounce' | 'complaint';
  readonly messageId: string;
  readonly reason: string;
}

/**
 * Notes that a mail did not reach its reader: it is refused, with the reason. A mail that we do not know changes nothing. After a
 * complaint (somebody has marked it as spam) no optional mail goes to that address, until its owner chooses otherwise in the app.
 */
export async function noteReturned(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>,
  { type, messageId, reason }: ReturnedMail,
): Promise<void> {
  const id = /^<?([0-9a-f-]{36})@rallydays>?$/i.exec(messageId.trim())?.[1];
  if (!id) return;
  const isKnown = await services.db.transaction(async (tx) => {
    const address = await updateReturned(tx, id, `${type}: ${reason}`);
    if (address && type === 'complaint') await endOptionalMails(services, tx, { address, id });
    return address !== null;
  });
  if (isKnown) services.log.warn({ mail: id, type }, 'a mail came back');
}

/** A mailbox whose owner complains again and again makes providers refuse everybody's mails. */
async function endOptionalMails(
  services: Pick<Services, 'clock' | 'jobs'>,
  tx: Db,
  { address, id: mailId }: { address: string; id: string },
): Promise<void> {
  const now = services.clock.now();
  const subscriber = await preferences.findSubscriber(tx, address);
  for (const topic of OPTIONAL_TOPICS) await endMailsIn(tx, { subscriber, topic, now });
  if (subscriber.kind !== 'account') return;
  await notifyPerson(services, tx, {
    accountId: subscriber.id,
    kind: 'mails-ended',
    facts: {},
    dedupeKey: `mails-ended ${mailId}`,
    now,
  });
}

/**
 * Whether somebody who knows the secret has signed the body within the last minutes: the header has the instant in milliseconds, a dot,
 * and a proof over that instant and the body as it is sent.
 */
export function isSigned(secret: string | null, header: unknown, rawBody: string, now: Date) {
  if (!secret || typeof header !== 'string') return false;
  const [stamp = '', proof = ''] = header.split('.');
  const [given, expected] = [Buffer.from(proof), Buffer.from(prove(secret, stamp, rawBody))];
  const isRecent = Math.abs(now.getTime() - Number(stamp)) <= VALID_MS;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

function prove(secret: string, stamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${stamp}.${rawBody}`).digest('base64url');
}
