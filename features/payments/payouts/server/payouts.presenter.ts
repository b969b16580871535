import type { Services } from '#platform/server/services.ts';
import { masked } from '../payouts.policy.ts';
import type { PAYER_STEPS } from '../payouts.vocabulary.ts';
import { accountMark, accountOf } from './payouts.commands.ts';
import type { NamedPayout } from './payouts.store.ts';

/** A payout as who gets the money sees it. */
export function asOwn(services: Pick<Services, 'config'>, named: NamedPayout) {
  const { givenByPayer } = named.payout;
  return {
    ...sharedOf(named),
    ...bankOf(services, named, !givenByPayer),
    payer: payerStep(named),
  };
}

/** The same as who has paid by a link sees it. */
export function asOfPayer(services: Pick<Services, 'config'>, named: NamedPayout) {
  const { givenByPayer } = named.payout;
  return { ...sharedOf(named), ...bankOf(services, named, givenByPayer), player: named.payee };
}

/** Who transfers, and where to; the account only for who has given it. */
function bankOf(
  services: Pick<Services, 'config'>,
  { payout, tournament }: NamedPayout,
  isGiver: boolean,
) {
  const account = isGiver ? accountOf(services, payout) : null;
  return {
    owner: payout.owner,
    organizerName: tournament.organizerName,
    account: account && masked(account),
  };
}

function payerStep({ payout, payerEmail }: NamedPayout): (typeof PAYER_STEPS)[number] | null {
  if (payout.givenByPayer) return 'given';
  return payerEmail === null ? null : 'asked';
}

/** A payout as who transfers the money sees it. */
export function asDue(
  services: Pick<Services, 'config'>,
  { payout, payee, tournament }: NamedPayout,
) {
  const account = accountOf(services, payout);
  return {
    ...sharedOf({ payout, tournament }),
    payee,
    account: account && {
      bank: account.bank,
      branch: account.branch,
      accountType: account.accountType,
      number: account.number,
      holder: account.holder,
    },
    accountMark: accountMark(payout),
    paidOutName: payout.paidOutName,
  };
}

function sharedOf({ payout, tournament }: Pick<NamedPayout, 'payout' | 'tournament'>) {
  const { id, amountYen, state, reason, createdAt, paidOutOn } = payout;
  const { id: tournamentId, name, eventDate } = tournament;
  return {
    id,
    tournament: { id: tournamentId, name, eventDate },
    amountYen,
    state,
    reason,
    createdAt: createdAt.toISOString(),
    paidOutOn,
  };
}
