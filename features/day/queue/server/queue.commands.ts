import { v7 as uuidv7 } from 'uuid';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { isOnCourt } from '#domain/order-of-play/queued.ts';
import { publishResult } from '#features/matches/server/matches.results.commands.ts';
import { logDesk } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import type { DayRefusal, DeskRequest } from '../../server/day.locks.commands.ts';
import { isFixed, type Order, placed, withOrder } from '../queue.order.policy.ts';
import type { QueueRow } from '../queue.rows.policy.ts';
import { isTaken, type Step, type StepRefusal, stepped } from '../queue.steps.policy.ts';
import type { StepKind } from '../queue.vocabulary.ts';
import {
  hasSides,
  isSeen,
  type LockedMatch,
  lockQueueMatch,
  lockRubber,
  type SeenMatch,
} from './queue.locks.commands.ts';
import { notifyOfStep } from './queue.notifications.ts';
import * as store from './queue.store.ts';

interface MatchRequest extends DeskRequest {
  readonly seen: SeenMatch;
}

export type MatchRefusal = DayRefusal | 'MATCH_NOT_FOUND' | 'MATCH_PLAYED' | 'QUEUE_CHANGED';

/** Steps after which a match is played, or is not any more. */
const PLAYS: ReadonlySet<Step['kind']> = new Set(['start', 'back']);

/**
 * Calls a match, calls it again, starts it, moves it, makes it the next of a court or takes it back. A step that was taken already
 * changes nothing; refuses where another desk has changed the match since its writer saw it.
 */
export async function takeStep(
  services: Services,
  { step, ...request }: MatchRequest & { readonly step: Step },
): Promise<Result<null, MatchRefusal> | StepRefusal> {
  return services.db.transaction(async (tx) => {
    if (PLAYS.has(step.kind)) await lockRubber(tx, request.seen);
    const locked = await lockQueueMatch(services, tx, request);
    if (!locked.ok) return locked;
    const { facts, match, row } = locked.value;
    if (hasSides(match, request.seen) && isTaken(step, row)) return ok(null);
    if (!isSeen(locked.value, request.seen)) return refuse('QUEUE_CHANGED');
    const next = stepped(facts, match, step);
    if (!next.ok) return next;
    await saveIn(tx, locked.value, next.value, { kind: step.kind, accountId: request.account.id });
    await notifyOfStep(services, tx, locked.value, next.value, step.kind);
    await logDesk(services, tx, { account: request.account, ...locked.value });
    await services.publish(tx, { type: 'queue.changed', tournamentId: request.tournamentId });
    const isOff = row.state === 'playing' && next.value.state === 'waiting';
    if (isOff && match.place.rubber) {
      await publishResult(services, tx, { stageId: match.stageId, ownerAccountId: null });
    }
    return ok(null);
  });
}

/** Gives a waiting match another place, priority, court or time, or holds it. What is fixed already changes nothing. */
export async function changeOrder(
  services: Services,
  { order, ...request }: MatchRequest & { readonly order: Order },
): Promise<Result<null, MatchRefusal | 'MATCH_ON_COURT' | 'COURT_NOT_FOUND'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockQueueMatch(services, tx, request);
    if (!locked.ok) return locked;
    const { match, row } = locked.value;
    if (hasSides(match, request.seen) && isFixed(order, row)) return ok(null);
    if (!isSeen(locked.value, request.seen)) return refuse('QUEUE_CHANGED');
    if (isOnCourt(row)) return refuse('MATCH_ON_COURT');
    const by = { kind: 'order', accountId: request.account.id } as const;
    const fixed = await fix(tx, locked.value, order, by);
    if (!fixed.ok) return fixed;
    await logDesk(services, tx, { account: request.account, ...locked.value });
    await services.publish(tx, { type: 'queue.changed', tournamentId: request.tournamentId });
    return ok(null);
  });
}

async function fix(
  tx: Db,
  locked: LockedMatch,
  order: Order,
  by: By,
): Promise<Result<null, 'QUEUE_CHANGED' | 'COURT_NOT_FOUND'>> {
  const { facts, match, row } = locked;
  if (order.kind === 'place') {
    const places = placed(facts, match, order.before);
    if (!places) return refuse('QUEUE_CHANGED');
    await store.upsertPlaces(tx, placesOf(locked, places));
    await saveStep(tx, locked, by, null);
    return ok(null);
  }
  const courtId = order.kind === 'court' ? order.courtId : null;
  if (courtId !== null && !facts.courts.some(({ id }) => id === courtId)) {
    return refuse('COURT_NOT_FOUND');
  }
  await saveIn(tx, locked, withOrder(row, order), by);
  return ok(null);
}

/** Rows with their places from 1; only the moved match counts the change. */
function placesOf({ facts, match }: LockedMatch, places: readonly string[]): QueueRow[] {
  return places.map((key, at) => {
    const row = facts.rows.get(key)!;
    const version = key === match.key ? row.version + 1 : row.version;
    return { ...row, priority: 'usual', place: at + 1, version };
  });
}

interface By {
  readonly kind: StepKind;
  /** Null for a device with a link. */
  readonly accountId: string | null;
  readonly linkId?: string;
}

/** Stores a row and who has changed it. A step of a command that holds the day. */
export async function saveIn(tx: Db, locked: LockedMatch, row: QueueRow, by: By): Promise<void> {
  await store.upsertMatch(tx, row);
  await saveStep(tx, locked, by, row.courtId);
}

async function saveStep(
  tx: Db,
  { facts, match, now, tournament }: LockedMatch,
  by: By,
  courtId: string | null,
): Promise<void> {
  const { stageId, matchId } = match;
  const courtName = facts.courts.find(({ id }) => id === courtId)?.name ?? null;
  const at = now;
  await store.insertStep(tx, {
    id: uuidv7(),
    tournamentId: tournament.id,
    stageId,
    matchId,
    courtName,
    at,
    ...by,
  });
}
