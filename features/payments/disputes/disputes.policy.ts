import type { DisputeState } from './disputes.vocabulary.ts';

const RANKS: Record<DisputeState, number> = { open: 0, 'under-review': 1, won: 2, lost: 2 };

interface Stage {
  readonly state: DisputeState;
  /** Until when evidence is taken; null where the company names no end. */
  readonly dueBy: Date | null;
}

/**
 * Whether evidence is taken again, until a later end: an inquiry of the bank has become a chargeback, under the same id, even after it
 * was closed.
 */
export function isReopened(from: Stage, to: Stage): boolean {
  return to.state === 'open' && from.dueBy !== null && to.dueBy !== null && to.dueBy > from.dueBy;
}

/** Whether a dispute may get into another stage: it moves forward, or is opened again. */
export function disputeMoves(from: Stage, to: Stage): boolean {
  return RANKS[to.state] > RANKS[from.state] || isReopened(from, to);
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
