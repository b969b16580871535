import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in base64url: what is stored of a secret, and by what long texts are compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
