import type { DisputeState } from './disputes.vocabulary.ts';

const RANKS: Record<DisputeState, number> = { open: 0, 'under-review': 1, won: 2, lost: 2 };

/** Whether a dispute may get into another state. It only moves forward, and its end is final. */
export function disputeMoves(from: DisputeState, to: DisputeState): boolean {
  return RANKS[to] > RANKS[from];
}

export function isDisputeOver(state: DisputeState): boolean {
  return state === 'won' || state === 'lost';
}

/** What disputes take of the revenue, in whole yen: for now, and permanently. */
export function sumDisputes(
  disputes: readonly { readonly state: DisputeState; readonly amountYen: number }[],
): { readonly disputedYen: number; readonly lostYen: number } {
  const total = (of: (state: DisputeState) => boolean) =>
    disputes.filter(({ state }) => of(state)).reduce((sum, { amountYen }) => sum + amountYen, 0);
  return {
    disputedYen: total((state) => !isDisputeOver(state)),
    lostYen: total((state) => state === 'lost'),
  };
}
