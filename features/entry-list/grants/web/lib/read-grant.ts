import { wholeNumberIn } from '#platform/shared/typed-number.ts';
import { grantSchema } from '../../grants.form.ts';
import type { grantsMessages } from '../../grants.messages.en.ts';

export type GrantError = keyof (typeof grantsMessages)['errors'];

/** What is wrong with a decision, by its field. */
export interface GrantErrors {
  readonly amount?: GrantError | undefined;
  readonly reason?: GrantError | undefined;
}

/** The amount that was typed, or what is wrong with it. */
export function readAmount(
  text: string,
  mostYen: number,
): { readonly amountYen?: number; readonly error?: GrantError } {
  const read = grantSchema.shape.amountYen.safeParse(wholeNumberIn(text));
  if (!read.success) return { error: 'amountInvalid' };
  const amountYen = read.data;
  if (amountYen === 0) return { error: 'AMOUNT_MISSING' };
  return amountYen > mostYen ? { error: 'AMOUNT_TOO_HIGH' } : { amountYen };
}

/** The reason that was typed, or what is wrong with it. */
export function readReason(text: string): {
  readonly reason?: string;
  readonly error?: GrantError;
} {
  const read = grantSchema.shape.reason.safeParse(text);
  if (read.success) return { reason: read.data };
  return { error: text.trim() === '' ? 'reasonMissing' : 'reasonTooLong' };
}
