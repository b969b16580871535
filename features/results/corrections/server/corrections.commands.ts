import { ok, type Result, refuse } from '#domain/common/result.ts';
import { tiesOf } from '#features/day/queue/queue.rubbers.policy.ts';
import { readFacts } from '#features/day/queue/server/queue.facts.commands.ts';
import { type DeskRequest, findForReferee } from '#features/day/server/day.locks.commands.ts';
import {
  CORRECTION_MINUTES,
  changesBetween,
  correctorOf,
  type NotedResults,
} from '#features/event-draws/corrections/corrections.policy.ts';
import * as store from '#features/event-draws/corrections/server/corrections.store.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import { findEvent } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { AppEvent } from '#platform/server/events/event.ts';
import type { Services } from '#platform/server/services.ts';
import { lockPlayed } from '../../closing/server/closing.commands.ts';

/** No write takes longer between its permission and what follows from it. */
const LONGEST_WRITE_MS = 60_000;

interface Opening extends DeskRequest {
  readonly id: string;
  readonly eventId: number;
  readonly reason: string;
}

type OpeningRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'FORBIDDEN'
  | 'EVENT_NOT_FOUND'
  | 'TOURNAMENT_CANCELLED'
  | 'NOT_FINAL'
  | 'CORRECTION_OVER'
  | 'CORRECTION_CLOSED';

/** Opens a correction of an event, and stores its results as they are before it. */
export async function openCorrection(
  services: Services,
  { id, eventId, reason, ...request }: Opening,
): Promise<Result<{ readonly openUntil: Date }, OpeningRefusal>> {
  return services.db.transaction(async (tx) => {
    const { account } = request;
    const locked = await lockFinal(tx, request);
    if (!locked.ok) return locked;
    const tournament = locked.value;
    if (!findEvent(tournament, eventId)) return refuse('EVENT_NOT_FOUND');
    const now = services.clock.now();
    const by = correctorOf(account, tournament, now);
    if (!by) return refuse('CORRECTION_OVER');
    const earlier = await store.findById(tx, id);
    if (earlier) {
      const isOpen = earlier.eventId === eventId && earlier.openUntil > now;
      return isOpen ? ok({ openUntil: earlier.openUntil }) : refuse('CORRECTION_CLOSED');
    }
    const openUntil = new Date(now.getTime() + CORRECTION_MINUTES * 60_000);
    const before = await notedIn(services, tx, tournament, eventId);
    await store.insert(tx, { id, eventId, by, reason, openedAt: now, openUntil, before });
    await logStep(services, tx, { account, tournament });
    return ok({ openUntil });
  });
}

/** The tournament with everything that is played, locked, for its organizer or an operator. */
async function lockFinal(
  tx: Db,
  request: DeskRequest,
): Promise<
  Result<
    StoredTournament,
    Exclude<OpeningRefusal, 'EVENT_NOT_FOUND' | 'CORRECTION_OVER' | 'CORRECTION_CLOSED'>
  >
> {
  const found = await findForReferee(tx, request);
  if (!found.ok) return found;
  // A referee enters results until they are final.
  if (!mayRun(request.account, found.value)) return refuse('FORBIDDEN');
  const tournament = await lockPlayed(tx, request.tournamentId);
  if (!tournament) return refuse('TOURNAMENT_NOT_FOUND');
  if (tournament.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
  return tournament.finalizedAt === null ? refuse('NOT_FINAL') : ok(tournament);
}

/** Notes what a result has changed once results are final, and says so to those who compute with them. */
export async function noteCorrections(
  services: Services,
  tx: Db,
  { tournamentId, eventId }: AppEvent<'result.changed'>,
): Promise<void> {
  const tournament = await tournaments.findById(tx, tournamentId);
  if (!tournament?.finalizedAt) return;
  // The write was permitted by an earlier reading of the clock: a correction may have closed since.
  const permittedFrom = new Date(services.clock.now().getTime() - LONGEST_WRITE_MS);
  const open = await store.findOpen(tx, eventId, permittedFrom);
  if (open) {
    const after = await notedIn(services, tx, tournament, eventId);
    await store.updateChanges(tx, open.id, changesBetween(open.before, after));
  }
  const correctionId = open?.id ?? null;
  await services.publish(tx, { type: 'result.corrected', tournamentId, eventId, correctionId });
}

/** The results of an event as a correction notes them; of an event for teams those of its rubbers, and those of the ties themselves. */
async function notedIn(
  { clock }: Services,
  tx: Db,
  tournament: StoredTournament,
  eventId: number,
): Promise<NotedResults> {
  const { matches, stages } = await readFacts(tx, tournament, clock.now());
  const noted = [...matches, ...stages.flatMap(tiesOf)].flatMap(
    ({ key, player1Id, player2Id, result, ...match }) => {
      if (match.eventId !== eventId || !result || result.kind === 'cancelled') return [];
      const { winnerId, kind, score } = result;
      return [[key, { player1Id, player2Id, winnerId, kind, score }] as const];
    },
  );
  return Object.fromEntries(noted);
}
