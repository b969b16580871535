import { ok, type Result, refuse } from '#domain/common/result.ts';
import { firstStageFormats } from '#domain/stage-draw/event-formats.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { existsSeason } from '#features/matches/ties/server/ties.seasons.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { asReason, publicationRefusal, shownDraw } from '../event-draws.drafts.policy.ts';
import * as results from '../results/server/results.store.ts';
import { rubberFormat } from '../ties/server/ties.reading.commands.ts';
import type { FindDay } from '../withdrawing/server/withdrawing.calls.provider.ts';
import type { PublishedDraw } from './event-draws.events.ts';
import { findFurther, furtherPublicationRefusal } from './event-draws.further.commands.ts';
import {
  type ChangeRefusal,
  type EventRequest,
  lockRefereed,
  lockStages,
  type OwnEvent,
  type StageRequest,
} from './event-draws.locks.commands.ts';
import * as store from './event-draws.store.ts';

/** A draw goes out to everybody, and back. Locks are taken in the order tournament, stage, day. */

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
  | 'SEASON_BEGUN'
  | 'PLACES_HELD'
  | 'DRAW_OUTDATED';

/**
 * Publishes a draft; its players are notified. Refuses while places are reserved or offered, because a person who takes
 * one would not be in the draw, and when the seeding list has changed since it was drawn. What is published already stays so.
 */
export async function publishDraw(
  services: CommandServices,
  { seenDraw, seenAmendments, ...request }: PublicationWrite,
): Promise<Result<null, PublicationRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const { first, stage } = await lockStages(tx, request);
    const newest = stage && (await draws.findNewest(tx, stage.id));
    if (!stage || !newest || newest.number !== seenDraw) return refuse('DRAW_CHANGED');
    if (newest.withdrawnAt) return refuse('DRAW_WITHDRAWN');
    if (newest.amendments.length !== seenAmendments) return refuse('DRAW_CHANGED');
    if (newest.publishedAt) return ok(null);
    const entrants = (await store.listEntrants(tx, event.id)).filter(({ isIn }) => isIn);
    const out = { tournament, event, stage, newest, entrants };
    const refusal = await refusalOf(tx, out, first);
    if (refusal) return refuse(refusal);
    const { account } = request;
    await draws.updatePublished(tx, newest, { at: now, accountId: account.id });
    await fixFormatsIn(tx, out);
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'draw.published', ...asPublished(out) });
    return ok(null);
  });
}

/** Its matches are scored as the organizer has planned, unless somebody has chosen for this stage since. */
async function fixFormatsIn(tx: Db, { event, stage }: Pick<Out, 'event' | 'stage'>): Promise<void> {
  const { format, scoreFormat } = stage.settings;
  if (stage.position > 0 || !format || scoreFormat !== undefined) return;
  const planned = firstStageFormats(event.formats, format.kind);
  const usual = planned.scoreFormat ?? (await rubberFormat(tx, event, format.kind));
  await stages.updatePlay(tx, stage, { ...planned, scoreFormat: usual });
}

/** Why a draft cannot be published; null when it can. */
async function refusalOf(tx: Db, out: Out, first: stages.StoredStage | null) {
  const { tournament, event, stage, newest, entrants } = out;
  const { position, version } = stage;
  if (position > 0) {
    const further = await findFurther(tx, { tournament, event, first }, position);
    return furtherPublicationRefusal(further, newest);
  }
  if (await existsSeason(tx, event.id)) return 'SEASON_BEGUN';
  const { held } = await store.countPeople(tx, event.id);
  return publicationRefusal(newest, { isClosed: event.isClosed, held, version, entrants });
}

interface WithdrawalWrite extends StageRequest {
  readonly seenDraw: number;
  readonly reason: string;
  readonly findDayForUpdate: FindDay;
}

export type TakingBackRefusal =
  | ChangeRefusal
  | 'DRAW_CHANGED'
  | 'NOT_PUBLISHED'
  | 'MATCH_PLAYED'
  | 'MATCH_CALLED'
  | 'NEXT_STAGE_DRAWN'
  | 'INVALID_REASON';

/**
 * Takes a published draw back; its players are notified of the reason, and everybody can read it. It must be drawn again.
 * What was taken back already stays so. Refuses once a match is called or has a result: the draw stands from its first match on (spec).
 */
export async function withdrawPublication(
  services: CommandServices,
  { seenDraw, reason: typed, findDayForUpdate, ...request }: WithdrawalWrite,
): Promise<Result<null, TakingBackRefusal>> {
  const reason = asReason(typed);
  if (reason === null) return refuse('INVALID_REASON');
  return services.db.transaction(async (tx) => {
    const locked = await lockRefereed(services, tx, request);
    if (!locked.ok) return locked;
    const { tournament, event, now } = locked.value;
    const { stage } = await lockStages(tx, request);
    const newest = stage && (await draws.findNewest(tx, stage.id));
    if (!newest || newest.number !== seenDraw) return refuse('DRAW_CHANGED');
    if (!newest.publishedAt) return refuse('NOT_PUBLISHED');
    if (newest.withdrawnAt) return ok(null);
    const fixed = await fixedRefusal(tx, { ...request, stage, newest, findDayForUpdate });
    if (fixed) return refuse(fixed);
    const { account } = request;
    await draws.updateWithdrawn(tx, newest, { at: now, reason });
    await logStep(services, tx, { account, tournament });
    const entrants = (await store.listEntrants(tx, event.id)).filter(({ isIn }) => isIn);
    const back = asPublished({ tournament, event, stage, newest, entrants });
    await services.publish(tx, { type: 'draw.withdrawn', ...back, reason });
    return ok(null);
  });
}

interface Fixed extends EventRequest, Pick<WithdrawalWrite, 'findDayForUpdate'> {
  readonly stage: stages.StoredStage;
  readonly newest: draws.StoredDraw;
}

/** Why a published draw stands; null while it can be taken back. No match of it is called until the transaction ends. */
async function fixedRefusal(
  tx: Db,
  { tournamentId, eventId, stage, newest, findDayForUpdate }: Fixed,
): Promise<'MATCH_PLAYED' | 'NEXT_STAGE_DRAWN' | 'MATCH_CALLED' | null> {
  if (await results.existsOf(tx, stage.id)) return 'MATCH_PLAYED';
  const isFollowed = stage.position === 0 && (await draws.existsFurtherOut(tx, eventId));
  if (isFollowed) return 'NEXT_STAGE_DRAWN';
  const { called } = await findDayForUpdate(tx, tournamentId);
  const isCalled = called.some(
    ({ stageId, drawNumber }) => stageId === stage.id && drawNumber === newest.number,
  );
  return isCalled ? 'MATCH_CALLED' : null;
}

interface Out extends OwnEvent {
  readonly stage: stages.StoredStage;
  readonly newest: draws.StoredDraw;
  /** Of the event, without those who have withdrawn. */
  readonly entrants: readonly store.StoredEntrant[];
}

/** What is published or taken back, with the players who are in it. */
function asPublished({ tournament, event, stage, newest, entrants }: Out): PublishedDraw {
  const drawn = new Set(shownDraw(newest).entrants.map(({ id }) => id));
  const { position, settings } = stage;
  const inDraw = entrants.filter(({ number }) => drawn.has(String(number)));
  return {
    tournament,
    event,
    stage: { position, places: settings.places ?? null },
    drawNumber: newest.number,
    entryIds: inDraw.map(({ entryId }) => entryId),
    players: playersIn(inDraw),
  };
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
