import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { asReason, publicationRefusal, shownDraw } from '../event-draws.drafts.policy.ts';
import * as results from '../results/server/results.store.ts';
import {
  type ChangeRefusal,
  lockRefereed,
  type StageRequest,
} from './event-draws.locks.commands.ts';
import * as store from './event-draws.store.ts';

/** A draw goes out to everybody, and back. Locks are taken in the order tournament, stage. */

interface PublicationWrite extends StageRequest {
  readonly seenDraw: number;
  /** The number of exchanges that the writer saw. */
  readonly seenAmendments: number;
}

export type PublicationRefusal =
  | ChangeRefusal
  | 'DRAW_CHANGED'
  | 'DRAW_WITHDRAWN'
  | 'ENTRIES_OPEN'
  | 'PLACES_HELD'
  | 'DRAW_OUTDATED';

/**
 * Publishes a draft; its players are notified. Refuses while places are reserved or offered, because whoever takes one
 * would not be in the draw, and when the seeding list has changed since it was drawn. What is published already stays so.
 */
export async function publishDraw(
  services: CommandServices,
  { seenDraw, seenAmendments, ...request }: PublicationWrite,
): Promise<Result<null, PublicationRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const stage = await stages.findAtForUpdate(tx, event.id, request.position);
    const newest = stage && (await draws.findNewest(tx, stage.id));
    if (!stage || !newest || newest.number !== seenDraw) return refuse('DRAW_CHANGED');
    if (newest.withdrawnAt) return refuse('DRAW_WITHDRAWN');
    if (newest.amendments.length !== seenAmendments) return refuse('DRAW_CHANGED');
    if (newest.publishedAt) return ok(null);
    const { held } = await store.countPeople(tx, event.id);
    const entrants = (await store.listEntrants(tx, event.id)).filter(({ isIn }) => isIn);
    const { isClosed } = event;
    const list = { isClosed, held, version: stage.version, entrants };
    const refusal = publicationRefusal(newest, list);
    if (refusal) return refuse(refusal);
    const { account } = request;
    await draws.updatePublished(tx, newest, { at: now, accountId: account.id });
    await logStep(services, tx, { account, tournament, action: 'tournament-changed' });
    const out = { tournament, event, drawNumber: newest.number, players: playersIn(entrants) };
    await services.publish(tx, { type: 'draw.published', ...out });
    return ok(null);
  });
}

interface WithdrawalWrite extends StageRequest {
  readonly seenDraw: number;
  readonly reason: string;
}

export type TakingBackRefusal =
  | ChangeRefusal
  | 'DRAW_CHANGED'
  | 'NOT_PUBLISHED'
  | 'MATCH_PLAYED'
  | 'INVALID_REASON';

/**
 * Takes a published draw back; its players are notified of the reason, and everybody can read it. It must be drawn again.
 * What was taken back already stays so. Refuses once a match has a result.
 */
export async function withdrawPublication(
  services: CommandServices,
  { seenDraw, reason: typed, ...request }: WithdrawalWrite,
): Promise<Result<null, TakingBackRefusal>> {
  const reason = asReason(typed);
  if (reason === null) return refuse('INVALID_REASON');
  return services.db.transaction(async (tx) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const stage = await stages.findAtForUpdate(tx, event.id, request.position);
    const newest = stage && (await draws.findNewest(tx, stage.id));
    if (!newest || newest.number !== seenDraw) return refuse('DRAW_CHANGED');
    if (!newest.publishedAt) return refuse('NOT_PUBLISHED');
    if (newest.withdrawnAt) return ok(null);
    if (await results.existsOf(tx, stage.id)) return refuse('MATCH_PLAYED');
    const { account } = request;
    await draws.updateWithdrawn(tx, newest, { at: now, reason });
    await logStep(services, tx, { account, tournament, action: 'tournament-changed' });
    const drawn = new Set(shownDraw(newest).entrants.map(({ id }) => id));
    const entrants = (await store.listEntrants(tx, event.id)).filter(
      ({ number, isIn }) => isIn && drawn.has(String(number)),
    );
    const back = { tournament, event, drawNumber: newest.number, players: playersIn(entrants) };
    await services.publish(tx, { type: 'draw.withdrawn', ...back, reason });
    return ok(null);
  });
}

/** The players of a draw who have an account, both of a pair. */
export function playersIn(entrants: readonly store.StoredEntrant[]) {
  const people = entrants.flatMap(({ entryId, accountId, partner }) => [
    { entryId, accountId },
    // Each has news of their own, under the id of their part of the pair.
    ...(partner ? [{ entryId: partner.id, accountId: partner.accountId }] : []),
  ]);
  return people.flatMap(({ entryId, accountId }) => (accountId ? [{ entryId, accountId }] : []));
}
