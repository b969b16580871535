import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { Balance } from '../payments.points.policy.ts';
import { earnedPointsOpenOn } from '../payments.policy.ts';
import { DECLINES, type Decline, type PaymentState } from '../payments.vocabulary.ts';
import { transferBy } from '../transfers/transfers.policy.ts';
import type { ShownAction } from './payments.actions.store.ts';
import type { OfferedWay } from './payments.offered.commands.ts';
import type { EarnedLot } from './payments.points.store.ts';
import type { Share } from './payments.shares.commands.ts';
import type { Charge } from './payments.store.ts';

interface About {
  /** The points that its payments earned. */
  readonly earned: readonly EarnedLot[];
  readonly action: ShownAction | null;
  readonly sandbox: boolean;
}

/** What a person may see of their own charge. */
export function asPayment(charge: Charge, { earned: lots, action, sandbox }: About) {
  const [first] = charge;
  const state = stateOf(charge);
  const earned = state === 'succeeded' ? lots : [];
  const deadline = earned.find((lot) => lot.deadline !== null)?.deadline;
  return {
    id: first.chargeId,
    entryId: first.entryId,
    method: first.method,
    amountYen: charge.reduce((sum, { amountYen }) => sum + amountYen, 0),
    state,
    action: action && asAction(action),
    sandbox,
    pointsEarned: earned.reduce((sum, { amount }) => sum + amount, 0),
    pointsFrom: deadline ? earnedPointsOpenOn(deadline) : null,
  };
}

/** What has to be done for a charge that waits. */
function asAction({ kind, expiresAt, stores, url, transfer }: ShownAction) {
  const until = kind === 'transfer' ? transferBy(expiresAt) : expiresAt;
  return {
    kind,
    until: until.toISOString(),
    stores: stores.map(({ store, paymentCode, confirmationNumber }) => ({
      store,
      paymentCode,
      confirmationNumber,
    })),
    url,
    transfer: transfer && {
      to: transfer.to,
      code: transfer.code,
      heldUntil: expiresAt.toISOString(),
    },
  };
}

/** Further ways to pay, and until when. */
export function asFurther(offered: readonly OfferedWay[]) {
  return offered.map(({ way, until }) => ({ way, until: until?.toISOString() ?? null }));
}

/** What a person pays together: their parts of the fees of one entry or several. */
export function asToPay(tournament: StoredTournament, shares: readonly Share[]) {
  return {
    amountYen: shares.reduce((sum, one) => sum + one.amountYen, 0),
    isSchool: shares.some(({ entry }) => entry.applicationId !== null),
    entries: shares.map(({ entry, amountYen: feeYen }) => {
      const { name, discipline, level } = eventOf(tournament, entry.eventId);
      const { id, team } = entry;
      return { id, name, eventType: discipline, level, feeYen, team };
    }),
  };
}

/** A charge that pays for at least one entry has succeeded; what it does not pay for is refunded. */
export function stateOf(charge: Charge): PaymentState {
  const isPaid = charge.some(({ state }) => state === 'succeeded');
  return isPaid ? 'succeeded' : charge[0].state;
}

/** What a person may see of their points. */
export function asPoints({ available, upcoming, debt }: Balance) {
  return {
    available,
    upcoming: upcoming.map(({ points, opensAt }) => ({ points, from: dayInJapan(opensAt) })),
    debt,
  };
}

/** Why a charge was declined; null where it was not. */
export function failureOf(charge: Charge): Decline | null {
  if (stateOf(charge) !== 'declined') return null;
  return DECLINES.find((code) => code === charge[0].failure) ?? 'CARD_DECLINED';
}
