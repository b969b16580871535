import { ok, type Result } from '#domain/common/result.ts';
import { noteArrivalIn } from '#features/payments/transfers/server/transfers.commands.ts';
import {
  findTerms,
  type Terms,
  upsertTerms,
} from '#features/payments/transfers/server/transfers.terms.store.ts';
import { stepsIn } from '#features/publishing/publishing.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { notifyOfAccount } from './bank-transfers.notifications.ts';

interface Saving {
  readonly account: Account;
  /** One that the account runs. */
  readonly tournament: StoredTournament;
  /** What has changed of them. */
  readonly terms: Partial<Terms>;
}

/**
 * Stores to which account the organizer of a tournament is paid. Another account than before is reported to the organizer; an operator
 * who has saved it is in the audit log.
 */
export async function saveTerms(
  services: Services,
  { account, tournament, terms }: Saving,
): Promise<void> {
  const { organizerId } = tournament;
  await services.db.transaction(async (tx) => {
    const before = await findTerms(tx, organizerId);
    await upsertTerms(tx, organizerId, terms);
    const { transferTo = before.transferTo } = terms;
    if (before.transferTo !== '' && before.transferTo !== transferTo) {
      const byOperator = stepsIn(account, tournament);
      await notifyOfAccount(services, tx, { tournament, transferTo, byOperator });
    }
    await logStep(services, tx, { account, tournament });
  });
}

type Arrival = Omit<Parameters<typeof noteArrivalIn>[2], 'tournamentId' | 'accountId'>;
type ArrivalRefusal = 'TRANSFER_NOT_FOUND' | 'NOT_UNPAID' | 'ID_TAKEN';

/** Notes what has arrived by a transfer, as `noteArrivalIn` does; an operator who has noted it is in the audit log. */
export function noteTransfer(
  services: Services,
  { account, tournament, ...arrival }: Omit<Saving, 'terms'> & Arrival,
): Promise<Result<null, ArrivalRefusal>> {
  return services.db.transaction(async (tx) => {
    const by = { tournamentId: tournament.id, accountId: account.id };
    const done = await noteArrivalIn(services, tx, { ...arrival, ...by });
    if (!done.ok) return done;
    if (done.value)
      await logStep(services, tx, { account, tournament, note: 'bankTransfers.note' });
    return ok(null);
  });
}
