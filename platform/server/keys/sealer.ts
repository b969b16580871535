import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts short texts that the server must read again, so that the database and its backups do not hold them. */
export interface Sealer {
  /** Encrypts `text`; `about` says whose it is, and only the same `about` opens it. */
  seal(text: string, about?: string): string;
  /** The text, or null when it was sealed by another server secret, for another purpose or about somebody else, or was changed. */
  open(sealed: string, about?: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Seals the secrets of accounts, with a key that is derived from the session secret for this use alone. */
export function createSealer(serverSecret: string): Sealer {
  return sealerWith(hkdfSync('sha256', serverSecret, '', 'rallydays sealed secrets', KEY_BYTES));
}

/** Seals for one purpose. What it has sealed cannot be read once the server's secret changes. */
export function sealerFor(purpose: string, serverSecret: string): Sealer {
  const about = `sealed ${purpose}`;
  return sealerWith(hkdfSync('sha256', serverSecret, 'rallydays', about, KEY_BYTES));
}

/** AES-256-GCM: the nonce, the tag, and what is encrypted, as one text. */
function sealerWith(given: ArrayBuffer): Sealer {
  const key = Buffer.from(given);
  return {
    seal(text, about = '') {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, about = '') {
      const bytes = Buffer.from(sealed, 'base64url');
      const end = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < end) return null;
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, end));
      try {
        return cipher.update(bytes.subarray(end), undefined, 'utf8') + cipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
