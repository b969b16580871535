import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import { isOpen } from '../../payments.policy.ts';
import * as actions from '../../server/payments.actions.store.ts';
import { listOffered } from '../../server/payments.offered.commands.ts';
import { asFurther, asPayment, asToPay, stateOf } from '../../server/payments.presenter.ts';
import type { PaymentServices } from '../../server/payments.provider.ts';
import { isPayable } from '../../server/payments.shares.commands.ts';
import * as payments from '../../server/payments.store.ts';
import type { PAY_FOR_STATES } from '../pay-for.vocabulary.ts';
import { type Asked, allHeldUntil } from './pay-for.commands.ts';

/** What the holder of a link sees: what is to be paid for whom, and how far it is. */
export async function presentAsked(services: PaymentServices, asked: Asked) {
  const { db, clock, provider } = services;
  const { share, also, accountId, charge } = asked;
  const tournament = await tournaments.findById(db, share.entry.tournamentId);
  if (!tournament) throw new Error('an entry without its tournament');
  const state = await stateOfAsked(services, asked);
  const { sandbox, browser } = provider;
  const isShown = state === 'pending' || state === 'waiting';
  const action = isShown && charge ? await actions.findShown(db, charge[0].chargeId) : null;
  const shares = [share, ...also];
  const isDue = state === 'due';
  return {
    state,
    player: (await findRecipient(db, accountId))?.name ?? '',
    tournament: shown(tournament),
    toPay: asToPay(tournament, shares),
    isHalf: share.entry.partnerFeeYen !== null,
    until: isDue ? (allHeldUntil(shares)?.toISOString() ?? null) : null,
    payment: isShown && charge ? asPayment(charge, { earned: [], action, sandbox }) : null,
    sandbox,
    browser,
    further: isDue
      ? asFurther(await listOffered(db, provider, { tournament, shares, now: clock.now() }))
      : [],
  };
}

async function stateOfAsked(
  { db, clock }: PaymentServices,
  { share, accountId, charge }: Asked,
): Promise<(typeof PAY_FOR_STATES)[number]> {
  if (charge && isOpen(stateOf(charge))) {
    return stateOf(charge) === 'requires-action' ? 'waiting' : 'pending';
  }
  const { id: entryId, state } = share.entry;
  if (state === 'confirmed') return 'paid';
  const payer = { entryId, accountId };
  if (state === 'reserved') {
    if (await payments.existsLive(db, payer)) return 'paid';
    if (isPayable(share, clock.now())) return 'due';
  }
  return (await payments.existsPaid(db, payer)) ? 'ended' : 'gone';
}

function shown({ name, eventDate, venue }: StoredTournament) {
  return { name, eventDate, venue };
}
