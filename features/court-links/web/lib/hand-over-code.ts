import {
  codeOf,
  type HandOver,
  messageOf,
  SIGN_PREFIX,
} from '../../court-links.hand-over.policy.ts';
import type { PendingResult } from './court-outbox.ts';

/** The text of the QR code by which a result that is not sent yet is handed over; the desk sends the same write. */
export async function handOverCode(
  linkId: string,
  token: string,
  { entry, sent: { match } }: PendingResult,
): Promise<string> {
  const { stageId, matchId } = match;
  const body = entry.body as Omit<HandOver, 'linkId' | 'stageId' | 'matchId' | 'at'> & {
    readonly at: string;
  };
  const message = messageOf({ ...body, linkId, stageId, matchId, at: new Date(body.at) });
  return codeOf(message, await signatureOf(message, token));
}

/** HMAC-SHA-256 in hexadecimal digits. The key is the hash that the server stores, and not the token. */
async function signatureOf(message: string, token: string): Promise<string> {
  const { subtle } = crypto;
  const bytes = new TextEncoder();
  const hash = await subtle.digest('SHA-256', bytes.encode(SIGN_PREFIX + token));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', hash, algorithm, false, ['sign']);
  const signature = new Uint8Array(await subtle.sign('HMAC', key, bytes.encode(message)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
