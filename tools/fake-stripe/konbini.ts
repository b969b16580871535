import { createHash } from 'node:crypto';
import { invalid } from './errors.ts';
import { type Form, formAt, textAt } from './form.ts';

/** When a voucher is paid, and when it ends. */
export interface Plan {
  readonly expiresAt: Date;
  /** When the payment is reported; null when nobody pays. */
  paysAt: Date | null;
  /** The store has the money already. */
  isTaken: boolean;
}

const MINUTES = 60_000;
const DAYS = 24 * 60 * MINUTES;

/** The plan of a payment at a store: test addresses say what happens, others pay after three minutes. */
export function konbiniPlan(
  form: Form,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Plan {
  const options = formAt(form, 'payment_method_options', 'konbini');
  const person = formAt(form, 'payment_method_data', 'billing_details');
  const email = textAt(person, 'email') ?? '';
  if (!textAt(person, 'name') || email === '') {
    throw invalid('Konbini needs a name and an email address', { param: 'billing_details' });
  }
  if (amount < 120) throw invalid('Too small for konbini', { code: 'amount_too_small' });
  if (amount > 300_000) throw invalid('Too large for konbini', { code: 'amount_too_large' });
  if ((textAt(options, 'product_description') ?? '').length > 22) {
    throw invalid('At most 22 characters', { param: 'product_description' });
  }
  const at = expiryOf(options, now);
  if (email.includes('succeed_immediately@')) return { expiresAt: at, paysAt: now, isTaken: true };
  if (email.includes('expire_immediately@'))
    return { expiresAt: now, paysAt: null, isTaken: false };
  const soon = new Date(now.getTime() + 3 * MINUTES);
  if (email.includes('expire_with_delay@'))
    return { expiresAt: soon, paysAt: null, isTaken: false };
  const paysAt = email.includes('fill_never@') ? null : soon;
  return { expiresAt: at, paysAt, isTaken: false };
}

function expiryOf(options: Form, now: Date): Date {
  const at = textAt(options, 'expires_at');
  const days = textAt(options, 'expires_after_days');
  if (at && days) throw invalid('Only one of expires_at and expires_after_days');
  if (!at) return new Date(endOfDay(now.getTime() + Number(days ?? 3) * DAYS));
  const expiresAt = new Date(Number(at) * 1000);
  const left = expiresAt.getTime() - now.getTime();
  if (!(left > 0 && left <= 60 * DAYS))
    throw invalid('Not within 60 days', { param: 'expires_at' });
  return expiresAt;
}

/** 23:59:59 in Japan. */
function endOfDay(instant: number): number {
  const shift = 9 * 60 * MINUTES;
  return Math.floor((instant + shift) / DAYS) * DAYS + DAYS - 1000 - shift;
}

/** Numbers for each chain, always the same for an intent. */
export function storeNumbers(id: string) {
  const digits = createHash('sha256').update(id).digest('hex').replace(/\D/g, '').padEnd(30, '3');
  const numbers = { payment_code: digits.slice(0, 11), confirmation_number: digits.slice(11, 21) };
  return {
    familymart: { ...numbers },
    lawson: { ...numbers },
    ministop: { ...numbers },
    seicomart: { ...numbers },
  };
}
