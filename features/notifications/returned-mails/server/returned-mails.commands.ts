import { createHmac, timingSafeEqual } from 'node:crypto';
import { updateReturned } from '#platform/server/mail/mail.store.ts';
import type { Services } from '#platform/server/services.ts';

/** A signature is of the last minutes, so that a message that somebody has recorded is worth nothing later. */
const VALID_MS = 5 * 60_000;

export interface ReturnedMail {
  readonly type: 'bounce' | 'complaint';
  readonly messageId: string;
  readonly reason: string;
}

/** Notes that a mail did not reach its reader: it is refused, with the reason. A mail that we do not know changes nothing. */
export async function noteReturned(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { type, messageId, reason }: ReturnedMail,
): Promise<void> {
  const id = /^<?([0-9a-f-]{36})@rallydays>?$/i.exec(messageId.trim())?.[1];
  if (!id || !(await updateReturned(db, id, `${type}: ${reason}`))) return;
  log.warn({ mail: id, type }, 'a mail came back');
}

/** The header of a report: the instant in milliseconds, and a proof over it and the body as it is sent. */
export function signReport(secret: string, now: Date, rawBody: string): string {
  const stamp = String(now.getTime());
  return `${stamp}.${prove(secret, stamp, rawBody)}`;
}

/** Whether somebody who knows the secret has signed the body within the last minutes. */
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
