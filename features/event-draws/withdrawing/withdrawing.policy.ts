import * as Entry from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import {
  type Decision,
  LONGEST_WORD,
} from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import type { PublishedKind, Refund } from './withdrawing.vocabulary.ts';

interface Fee {
  readonly source: 'player' | 'organizer';
  readonly feeYen: number;
  readonly paymentMethod: PaymentMethod | null;
}

/** What happens to a fee when its entry ends; `day` is that of the request, or today without one. */
export function refundOf(
  { source, feeYen, paymentMethod }: Fee,
  tournament: { readonly applicationDeadline: string },
  day: string,
): Refund {
  if (source === 'organizer') return feeYen > 0 ? 'outside' : 'nothing-paid';
  if (paymentMethod === null) return 'nothing-paid';
  if (!Entry.isRefunded(tournament, day)) return 'too-late';
  return paymentMethod === 'points' ? 'points' : 'money';
}

interface Facts {
  /** A request waits for its decision. */
  readonly isAsked: boolean;
  /** The entry is confirmed. */
  readonly isIn: boolean;
  /** Null without a published draw. */
  readonly published: PublishedKind | null;
  readonly waiting: number;
  /** The tournament has begun. */
  readonly hasBegun: boolean;
}

export type DecisionRefusal =
  | 'NOT_ACTIVE'
  | 'NOTHING_ASKED'
  | 'DRAW_PUBLISHED'
  | 'NOBODY_WAITS'
  | 'TOO_LATE_TO_OFFER'
  | 'INVALID_WORD';

/**
 * Why a decision is refused; null when it can be made. The entry of a deleted account has ended: what is decided then is
 * only what becomes of the place. Who leaves a published knockout would be missing in it; in published groups the rule book says
 * what becomes of the matches, and nobody can take the place any more. Source: next.md, B6.
 */
export function decisionRefusal(
  { decision, word }: { readonly decision: Decision; readonly word: string },
  { isAsked, isIn, published, waiting, hasBegun }: Facts,
): DecisionRefusal | null {
  if ([...word].length > LONGEST_WORD) return 'INVALID_WORD';
  if (decision === 'decline') {
    if (!isAsked || !isIn) return 'NOTHING_ASKED';
    return word === '' ? 'INVALID_WORD' : null;
  }
  if (!isAsked && !isIn) return 'NOT_ACTIVE';
  if (published === 'knockout') return 'DRAW_PUBLISHED';
  if (decision === 'remove') return null;
  if (published !== null) return 'DRAW_PUBLISHED';
  if (waiting === 0) return 'NOBODY_WAITS';
  return hasBegun ? 'TOO_LATE_TO_OFFER' : null;
}
