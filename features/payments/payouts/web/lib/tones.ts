import type { Tone } from '#platform/web/ui/badge.tsx';
import type { PayoutState } from '../../payouts.vocabulary.ts';

/** Amber waits for the payer, blue for the transfer. */
export const PAYOUT_TONES: Readonly<Record<PayoutState, Tone>> = {
  'needs-account': 'amber',
  ready: 'blue',
  'paid-out': 'green',
};
