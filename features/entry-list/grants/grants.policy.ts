import type { REFUND_PROGRESS } from '#domain/entry/vocabulary.ts';

interface Returned {
  readonly grantedYen: number;
  /** A rule gives back, or has given back, all that was left of the fee. */
  readonly isReturned: boolean;
  readonly refund: (typeof REFUND_PROGRESS)[number];
}

/** Whether the sum that the organizer has decided to give back is all that goes back of a fee. */
export function isGrantedOnly({ grantedYen, isReturned, refund }: Returned): boolean {
  // How far the rest is that a school gets back by a transfer, the entry does not say.
  return grantedYen > 0 && !(isReturned && refund !== 'none');
}
