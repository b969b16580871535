import { isLive } from '#domain/entry/vocabulary.ts';
import { hasEnded } from '#features/entries/applications/applications.policy.ts';
import { balanceOf } from '#features/payments/transfers/transfers.balance.policy.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { Application } from '../team-applications.queries.ts';

/** The colour of each state of an application: amber is still to be paid. */
export const STATE_TONES: Readonly<Record<Application['state'], Tone>> = {
  draft: 'neutral',
  reserved: 'amber',
  'awaiting-payment': 'amber',
  paid: 'green',
  'partly-refunded': 'blue',
  cancelled: 'neutral',
  lapsed: 'red',
};

/** Who plays in a line, as one name. */
export function lineName({ team, players }: Application['lines'][number]): string {
  return team ?? players.map(({ name }) => name).join(' / ');
}

/** What has arrived by transfer, less what was sent back, in whole yen. */
export function transferredYen({ transfers }: Application): number {
  return transfers.reduce((sum, { amountYen }) => sum + amountYen, 0);
}

/**
 * What of a transfer is missing or too much, in whole yen. A school that has paid in another way owes nothing by one, and neither
 * does one whose application has ended: its money is on its way back, or stays with the organizer after the deadline.
 */
export function balanceOfTransfers(application: Application): ReturnType<typeof balanceOf> {
  const { paidAt, isByTransfer, totalYen, state } = application;
  const owesNothing = paidAt === null ? hasEnded(state) : !isByTransfer;
  const dueYen = owesNothing ? 0 : totalYen;
  const balance = balanceOf({ totalYen: dueYen, receivedYen: transferredYen(application) });
  return hasEnded(state) ? { ...balance, missingYen: 0 } : balance;
}

/** The papers of an application, and which of them there are now. */
export function papersOf({ lines, state, isPaying, receivedYen }: Application) {
  return {
    form: lines.some(isLive),
    // Beside numbers for a store it would ask for the money a second time.
    invoice: state === 'awaiting-payment' && !isPaying,
    receipt: receivedYen > 0,
  };
}
