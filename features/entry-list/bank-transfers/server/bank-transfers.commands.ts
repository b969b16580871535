import { ok, type Result, refuse } from '#domain/common/result.ts';
import { noteArrivalIn } from '#features/payments/transfers/server/transfers.commands.ts';
import {
  findTermsForUpdate,
  insertTerms,
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
  /** What was typed of them. */
  readonly terms: Changed<Terms>;
  /** The account that the writer saw; without it, nothing is compared. */
  readonly seenTransferTo?: string | undefined;
}

type Changed<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined };

/**
 * Stores to which account the organizer of a tournament is paid, unless the stored one is not the one that the writer saw. Another
 * account than before is reported to the organizer; an operator who has saved it is in the audit log.
 */
export async function saveTerms(
  services: Services,
  { account, tournament, terms, seenTransferTo }: Saving,
): Promise<Result<null, 'TRANSFER_ACCOUNT_CHANGED'>> {
  const { organizerId } = tournament;
  return services.db.transaction(async (tx) => {
    await insertTerms(tx, organizerId);
    const before = await findTermsForUpdate(tx, organizerId);
    const { transferTo = before.transferTo, acceptsPlayers = before.acceptsPlayers } = terms;
    const { registrationNo = before.registrationNo } = terms;
    // The account that is wanted is stored after a first try whose answer was lost, too.
    const isKnown = [undefined, before.transferTo].includes(seenTransferTo);
    if (!isKnown && transferTo !== before.transferTo) return refuse('TRANSFER_ACCOUNT_CHANGED');
    await upsertTerms(tx, organizerId, { transferTo, acceptsPlayers, registrationNo });
    if (before.transferTo !== '' && before.transferTo !== transferTo) {
      const byOperator = stepsIn(account, tournament);
      await notifyOfAccount(services, tx, { tournament, transferTo, byOperator });
    }
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

type Arrival = Omit<Parameters<typeof noteArrivalIn>[2], 'tournamentId' | 'accountId'>;
type ArrivalRefusal = 'TRANSFER_NOT_FOUND' | 'NOT_UNPAID' | 'ID_TAKEN';

/** Notes what has arrived by a transfer, as `noteArrivalIn` does; an operator who has noted it is in the audit log. */
export function noteTransfer(
  services: Services,
  { account, tournament, ...arrival }: Pick<Saving, 'account' | 'tournament'> & Arrival,
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
