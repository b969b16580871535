import * as audit from '#features/audit/server/audit.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Account } from '#platform/server/http/account.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { mayRun, stepsIn } from '../publishing.policy.ts';

/** Steps that every command on a published tournament takes inside its transaction. */

export type Denial = 'TOURNAMENT_NOT_FOUND' | 'FORBIDDEN';

/** Why the account may not run the tournament; null when it may. */
export async function denialOf(
  tx: Db,
  {
    id,
    account,
  }: { readonly id: number; readonly account: Pick<Account, 'organizerId' | 'roles'> },
): Promise<Denial | null> {
  const tournament = await tournaments.findById(tx, id);
  if (!tournament) return 'TOURNAMENT_NOT_FOUND';
  return mayRun(account, tournament) ? null : 'FORBIDDEN';
}

/** Who runs a tournament, as the log of operators needs them. */
export type Runner = Parameters<typeof stepsIn>[0] & { readonly id: string };

interface Step {
  readonly account: Runner;
  readonly tournament: StoredTournament;
  readonly action?: `tournament-${'changed' | 'closed' | 'reopened' | 'cancelled'}`;
  /** What was done, as the API names it, where the action alone does not say it. Nobody's data: a line is never deleted. */
  readonly note?: string;
}

/** Logs a step of an operator on somebody else's tournament. */
export async function logStep(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { account, tournament, action = 'tournament-changed', note = '' }: Step,
): Promise<void> {
  if (!stepsIn(account, tournament)) return;
  const { id: subjectId, name: subject } = tournament;
  const now = clock.now();
  await audit.insert(tx, { actorId: account.id, action, subjectId, subject, note, now });
}

/**
 * Logs that an operator runs the desk of somebody else's tournament: one line a day in Japan, with the first change. A line for each
 * call or ticked player would bury the others.
 */
export async function logDesk(
  { clock }: Pick<Services, 'clock'>,
  tx: Db,
  { account, tournament }: Pick<Step, 'account' | 'tournament'>,
): Promise<void> {
  if (!stepsIn(account, tournament)) return;
  const now = clock.now();
  const line = { actorId: account.id, action: 'desk-run', subjectId: tournament.id } as const;
  const today = instantInJapan(dayInJapan(now), '00:00');
  if (await audit.existsSince(tx, line, today)) return;
  await audit.insert(tx, { ...line, subject: tournament.name, now });
}
