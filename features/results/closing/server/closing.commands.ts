import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import {
  type EventProgress,
  eventsWaitingForLots,
  progressOf,
} from '#features/day/queue/queue.finished.policy.ts';
import { readFacts, type StoredFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { fitQueue } from '#features/day/queue/server/queue.results.commands.ts';
import { type DeskRequest, findForReferee } from '#features/day/server/day.locks.commands.ts';
import { closedRefusal } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { publishResult } from '#features/matches/server/matches.results.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { changeSportIn } from '#features/publishing/server/publishing.sport.commands.ts';
import { type Denial, logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { EarlyEnd } from '#features/tournaments/tournaments.vocabulary.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices, Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { type FinalRefusal, finalAlone, finalRefusal } from '../closing.policy.ts';
import { remindDesk } from './closing.notifications.ts';
import * as store from './closing.store.ts';

/** The end of a tournament. Locks are taken in the order tournament, stages: no result changes while it is decided. */

export type FinalizingRefusal = Denial | FinalRefusal | 'SPORT_NEEDED';

interface Finalizing extends DeskRequest {
  /** For a tournament without one; 'unspecified' leaves it unrated. */
  readonly sport?: Sport | undefined;
}

/**
 * Makes the results of a tournament final: afterwards they change by a correction only. Refuses while a match is open, somebody contradicts a
 * result, or only lots decide a place. Where they are final already nothing changes.
 */
export async function finalize(
  services: CommandServices,
  { sport, ...request }: Finalizing,
): Promise<Result<null, FinalizingRefusal>> {
  return services.db.transaction(async (tx) => {
    const found = await findForReferee(tx, request);
    if (!found.ok) return found;
    const tournament = await lockPlayed(tx, request.tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    if (tournament.finalizedAt) return ok(null);
    const refusal = finalRefusal(await progressIn(services, tx, tournament));
    if (refusal) return refuse(refusal);
    const chosen = tournament.sport === 'unspecified' ? sport : tournament.sport;
    if (!chosen) return refuse('SPORT_NEEDED');
    if (chosen !== tournament.sport) await changeSportIn(tx, tournament, chosen);
    await finalizeIn(services, tx, { ...tournament, sport: chosen });
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

/** Makes the results final by itself, once nothing has changed for long; where a contradicted one or lots hold it up, reminds the desk. */
export async function finalizeAlone(services: Services, tournamentId: number): Promise<void> {
  await services.db.transaction(async (tx) => {
    const tournament = await lockPlayed(tx, tournamentId);
    // Read again under the lock: it may be held back, its day moved or a result changed since it was listed.
    if (!tournament || !(await isFinalAlone(services, tx, tournament))) return;
    const refusal = finalRefusal(await progressIn(services, tx, tournament));
    if (refusal === 'DISPUTES_OPEN' || refusal === 'LOTS_NEEDED')
      await remindDesk(services, tx, tournament);
    if (refusal === null) await finalizeIn(services, tx, tournament);
  });
}

/** Whether nothing has changed for long, on the day or after it, and no operator holds the tournament back. */
async function isFinalAlone(
  { clock }: Services,
  tx: Db,
  { id, eventDate, finalizedAt, suspendedAt }: StoredTournament,
): Promise<boolean> {
  const last = await store.findLast(tx, id);
  if (!last || finalizedAt || suspendedAt) return false;
  return clock.now() >= finalAlone(last.at, eventDate);
}

async function finalizeIn(
  services: CommandServices,
  tx: Db,
  tournament: StoredTournament,
): Promise<void> {
  const finalizedAt = services.clock.now();
  await tournaments.updateState(tx, tournament.id, { finalizedAt });
  const last = await store.findLast(tx, tournament.id);
  await services.publish(tx, {
    type: 'tournament.finalized',
    tournament: { ...tournament, finalizedAt },
    lastDay: last?.day ?? dayInJapan(finalizedAt),
  });
  await services.publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
}

export type EndingRefusal = Denial | 'TOURNAMENT_CANCELLED' | 'TOURNAMENT_FINALIZED';

interface Ending extends DeskRequest {
  readonly why: EarlyEnd;
}

/**
 * Ends the day before everything is played: what is open is cancelled, what is played counts. Before the date, and where nothing is drawn,
 * there is nothing to end. Where it has ended already nothing changes.
 */
export async function endEarly(
  services: Services,
  { why, ...request }: Ending,
): Promise<Result<null, EndingRefusal | 'TOO_EARLY' | 'NOTHING_DRAWN'>> {
  return change(services, { ...request, ends: true }, async (tx, tournament) => {
    const now = services.clock.now();
    if (dayInJapan(now) < tournament.eventDate) return 'TOO_EARLY';
    const { matches } = await readFacts(tx, tournament, now);
    if (matches.length === 0) return 'NOTHING_DRAWN';
    await tournaments.updateState(tx, tournament.id, { endedEarlyAt: now, endedEarlyFor: why });
    await publishTies(services, tx, tournament);
    return null;
  });
}

/** Takes an early end back: everything is as it was before, and what has a result since is off its court. */
export async function playOn(
  services: Services,
  request: DeskRequest,
): Promise<Result<null, EndingRefusal>> {
  return change<never>(services, { ...request, ends: false }, async (tx, tournament) => {
    const { id } = tournament;
    await tournaments.updateState(tx, id, { endedEarlyAt: null, endedEarlyFor: null });
    await fitQueue(services, tx, id);
    await publishTies(services, tx, tournament);
    return null;
  });
}

/**
 * Publishes the results of all ties: the end cancels the rubbers on court, by which decided ties of groups may be over; without it these
 * are played on.
 */
async function publishTies(
  services: Services,
  tx: Db,
  { events }: Pick<StoredTournament, 'events'>,
): Promise<void> {
  for (const { id } of events.filter(({ discipline }) => discipline === 'Team')) {
    for (const { stage, newest } of await draws.listStages(tx, id)) {
      // A stage without a published draw has no ties.
      if (!newest || !isOut(newest)) continue;
      await publishResult(services, tx, { stageId: stage.id, ownerAccountId: null });
    }
  }
}

/** A change of when the day ends, under the lock of everything that is played; nothing where it is so already. */
async function change<Code extends string>(
  services: Services,
  { ends, ...request }: DeskRequest & { readonly ends: boolean },
  carryOut: (tx: Db, tournament: StoredTournament) => Promise<Code | null>,
): Promise<Result<null, EndingRefusal | Code>> {
  return services.db.transaction(async (tx) => {
    const found = await findForReferee(tx, request);
    if (!found.ok) return found;
    const tournament = await lockPlayed(tx, request.tournamentId);
    if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
    const closed = closedRefusal(tournament);
    if (closed) return refuse(closed);
    if ((tournament.endedEarlyAt !== null) === ends) return ok(null);
    const refusal = await carryOut(tx, tournament);
    if (refusal) return refuse(refusal);
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'tournament.changed', tournamentId: tournament.id });
    return ok(null);
  });
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

export interface ClosingProgress extends Progress {
  readonly waitingForLots: ReadonlySet<number>;
}

/** How far a tournament is played, and what only lots decide. */
export async function progressIn(
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  tournament: StoredTournament,
): Promise<ClosingProgress> {
  const facts = await readFacts(db, tournament, clock.now());
  const waitingForLots = eventsWaitingForLots(tournament, facts);
  return { ...progressOfFacts(tournament, facts), waitingForLots };
}

/** How far it is played, from facts that are read already. */
export function progressOfFacts(tournament: StoredTournament, facts: StoredFacts): Progress {
  const results = facts.matches.flatMap(({ result }) => (result ? [result] : []));
  return {
    state: tournament.state,
    hasResults: results.some(({ kind }) => kind !== 'cancelled'),
    events: progressOf(tournament, facts),
    disputes: results.filter(({ agreement }) => agreement?.state === 'disputed').length,
  };
}
