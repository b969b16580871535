import { dayInJapan } from '#platform/shared/format.ts';
import type { Card } from '../../payments.form.ts';

const DECLINED = '4000000000000002';
const EXPIRED = '4000000000000069';

/** Card numbers for each outcome; any other number is accepted like the first. */
export const TEST_CARDS = { ok: '4242424242424242', declined: DECLINED, expired: EXPIRED } as const;

/**
 * The sandbox provider's part in the browser: makes a token of a card, as a real provider's script does. Only the token
 * is sent to our server; the card's number and code are sent nowhere.
 */
export function cardToken({ cardNumber, expiryDate }: Card, now = new Date()): string {
  return `tok_sandbox_${outcome(cardNumber, expiryDate, now)}_${cardNumber.slice(-4)}`;
}

function outcome(number: string, expiry: string, now: Date): 'ok' | 'declined' | 'expired' {
  if (number === DECLINED) return 'declined';
  return number === EXPIRED || isPast(expiry, now) ? 'expired' : 'ok';
}

/** A card is valid to the end of its month. `expiry` is MM/YY. */
function isPast(expiry: string, now: Date): boolean {
  const [month, year] = expiry.split('/');
  return `20${year}-${month}` < dayInJapan(now).slice(0, 7);
}
