import type { Services } from '#platform/server/services.ts';
import { masked } from '../payouts.policy.ts';
import { accountOf } from './payouts.commands.ts';
import type { NamedPayout } from './payouts.store.ts';

/** A payout as who gets the money sees it. */
export function asOwn(services: Pick<Services, 'config'>, { payout, tournament }: NamedPayout) {
  const account = accountOf(services, payout);
  return {
    ...sharedOf({ payout, tournament }),
    owner: payout.owner,
    organizerName: tournament.organizerName,
    account: account && masked(account),
  };
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
    paidOutName: payout.paidOutName,
  };
}

function sharedOf({ payout, tournament }: Pick<NamedPayout, 'payout' | 'tournament'>) {
  const { id, amountYen, state, createdAt, paidOutOn } = payout;
  const { id: tournamentId, name, eventDate } = tournament;
  return {
    id,
    tournament: { id: tournamentId, name, eventDate },
    amountYen,
    state,
    createdAt: createdAt.toISOString(),
    paidOutOn,
  };
}
