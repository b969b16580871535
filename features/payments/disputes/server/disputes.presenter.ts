import type { ListedDispute } from './disputes.store.ts';

/** A dispute as the organizer and the operator see it. */
export function asDispute({ dispute, payer, tournament }: ListedDispute) {
  const { id, amountYen, state, dueBy, openedAt, endedAt } = dispute;
  return {
    id,
    tournament: { id: tournament.id, name: tournament.name },
    payer,
    amountYen,
    state,
    dueBy: dueBy?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
