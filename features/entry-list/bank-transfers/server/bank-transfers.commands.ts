import {
  type Terms,
  upsertTerms,
} from '#features/payments/transfers/server/transfers.terms.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';

interface Saving {
  readonly account: Account;
  /** One that the account runs. */
  readonly tournament: StoredTournament;
  /** What has changed of them. */
  readonly terms: Partial<Terms>;
}

/** Stores to which account the organizer of a tournament is paid; an operator who says it for them is in the audit log. */
export async function saveTerms(
  services: Services,
  { account, tournament, terms }: Saving,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await upsertTerms(tx, tournament.organizerId, terms);
    await logStep(services, tx, { account, tournament, action: 'tournament-changed' });
  });
}
