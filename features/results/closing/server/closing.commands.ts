import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { type EventProgress, progressOf } from '#features/day/queue/queue.finished.policy.ts';
import { readFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import {
  type Denial,
  type DeskRequest,
  findForDesk,
} from '#features/day/server/day.locks.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import * as publishing from '#features/publishing/server/publishing.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type FinalRefusal, finalRefusal } from '../closing.policy.ts';
import * as store from './closing.store.ts';

/** The end of a tournament. Locks are taken in the order tournament, stages: no result changes while it is decided. */

export type FinalizingRefusal = Denial | FinalRefusal | 'SPORT_NEEDED';

interface Finalizing extends DeskRequest {
  /** For a tournament without one; 'unspecified' leaves it unrated. */
  readonly sport?: Sport | undefined;
}

/**
 * Makes the results of a tournament final: afterwards they change by a correction only. Refuses while a match is open, or somebody
 * contradicts a result. Where they are final already nothing changes.
 */
export async function finalize(
  services: Services,
  { sport, ...request }: Finalizing,
): Promise<Result<null, FinalizingRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await findForDesk(tx, request);
    if (!found.ok) return found;
    const tournament = await lockPlayed(tx, request.tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    if (tournament.finalizedAt) return ok(null);
    const refusal = finalRefusal(await progressIn(services, tx, tournament));
    if (refusal) return refuse(refusal);
    const chosen = tournament.sport === 'unspecified' ? sport : tournament.sport;
    if (!chosen) return refuse('SPORT_NEEDED');
    if (chosen !== tournament.sport) await publishing.updateSport(tx, tournament.id, chosen);
    await finalizeIn(services, tx, { ...tournament, sport: chosen });
    const { account } = request;
    await logStep(services, tx, { account, tournament, action: 'tournament-changed' });
    return ok(null);
  });
}

/** Makes the results final by itself, once nothing has changed for long; `onDisputes` runs where one holds it up. */
export async function finalizeAlone(
  services: Services,
  tournamentId: number,
  onDisputes: (tx: Db, tournament: StoredTournament) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const tournament = await lockPlayed(tx, tournamentId);
    if (!tournament || tournament.finalizedAt) return;
    const refusal = finalRefusal(await progressIn(services, tx, tournament));
    if (refusal === 'DISPUTES_OPEN') await onDisputes(tx, tournament);
    if (refusal === null) await finalizeIn(services, tx, tournament);
  });
}

async function finalizeIn(services: Services, tx: Db, tournament: StoredTournament): Promise<void> {
  const finalizedAt = services.clock.now();
  await publishing.updateState(tx, tournament.id, { finalizedAt });
  const last = await store.findLast(tx, tournament.id);
  await services.publish(tx, {
    type: 'tournament.finalized',
    tournament: { ...tournament, finalizedAt },
    lastDay: last?.day ?? dayInJapan(finalizedAt),
  });
  await services.publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
}

/** The tournament with all its stages, locked: neither a draw nor a result changes. */
export async function lockPlayed(tx: Db, tournamentId: number): Promise<StoredTournament | null> {
  const tournament = await tournaments.findForUpdate(tx, tournamentId);
  for (const { id } of tournament?.events ?? []) {
    for (const stage of await stages.listOf(tx, id)) await stages.findForUpdate(tx, stage.id);
  }
  return tournament;
}

export interface Progress {
  readonly state: StoredTournament['state'];
  readonly hasResults: boolean;
  readonly events: readonly EventProgress[];
  readonly disputes: number;
}

/** How far a tournament is played. */
export async function progressIn(
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  tournament: StoredTournament,
): Promise<Progress> {
  const facts = await readFacts(db, tournament, clock.now());
  const results = facts.matches.flatMap(({ result }) => (result ? [result] : []));
  return {
    state: tournament.state,
    hasResults: results.some(({ kind }) => kind !== 'cancelled'),
    events: progressOf(tournament, facts),
    disputes: results.filter(({ agreement }) => agreement?.state === 'disputed').length,
  };
}
