import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { usualRuleBook } from '#domain/league-table/usual-rules.ts';
import { drawStage, exchange } from '#domain/stage-draw/draw.ts';
import type {
  EventFormat,
  Exchange,
  ExchangeRefusal,
  StageRefusal,
} from '#domain/stage-draw/vocabulary.ts';
import type { RecordedChange } from '#features/matches/draws/draws.vocabulary.ts';
import * as events from '#features/matches/draws/server/draws.events.store.ts';
import { replaceDraw } from '#features/matches/draws/server/draws.results.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { existsSeason } from '#features/matches/ties/server/ties.seasons.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { CommandServices } from '#platform/server/services.ts';
import {
  asField,
  asReason,
  drawingRefusal,
  exchangeRefusal,
  isSameExchange,
  shownDraw,
} from '../event-draws.drafts.policy.ts';
import * as results from '../results/server/results.store.ts';
import { drawFurtherIn, type FurtherRefusal } from './event-draws.further.commands.ts';
import {
  type ChangeRefusal,
  lockStage,
  type OwnStage,
  type StageRequest,
} from './event-draws.locks.commands.ts';
import * as store from './event-draws.store.ts';

/** Drafts: an event is drawn, drawn again, and changed by hand, before everybody sees it. The stage is locked. */

interface DrawWrite extends StageRequest {
  readonly writeId: string;
  /** The number of the draw that the writer saw; 0 for none. */
  readonly seenDraw: number;
  /** The version of the seeding list that the writer saw. */
  readonly seenVersion: number;
  readonly format: EventFormat;
  /** Decides the places of groups; missing is that of the sport. */
  readonly ruleBook?: Preset | undefined;
}

export type MakeRefusal =
  | ChangeRefusal
  | StageRefusal
  | FurtherRefusal
  | 'ENTRIES_OPEN'
  | 'SEASON_BEGUN'
  | 'SEEDING_CHANGED';

/**
 * Draws a stage of an event by lot; a later draw has the next number, and none is overwritten. Refuses where somebody else has drawn
 * or changed the seeding list since, and while a draw is published. A repeated write changes nothing.
 */
export async function createDraw(
  services: CommandServices,
  write: DrawWrite,
): Promise<Result<null, MakeRefusal>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockStage(tx, write);
    if (!locked.ok) return locked;
    const { tournament, stage } = locked.value;
    const earlier = await events.findDrawnBy(tx, write.writeId);
    // An id that has drawn another stage must not pass for the draw of this one.
    if (earlier) return earlier.stageId === stage?.id ? ok(null) : refuse('STAGE_NOT_FOUND');
    const draw = write.position === 0 ? drawFirstIn : drawFurtherIn;
    const drawn = await draw(services, tx, locked.value, write);
    if (!drawn.ok) return drawn;
    const { account } = write;
    await logStep(services, tx, { account, tournament });
    return drawn;
  });
}

/** Draws the seeding list. */
async function drawFirstIn(
  services: CommandServices,
  tx: Db,
  { tournament, event, stage }: OwnStage,
  { writeId, seenDraw, seenVersion, format, ruleBook, account }: DrawWrite,
): Promise<Result<null, MakeRefusal>> {
  if (!stage || !event.isClosed) return refuse('ENTRIES_OPEN');
  if (await existsSeason(tx, event.id)) return refuse('SEASON_BEGUN');
  const refusal = await refusalOf(tx, stage, { seenDraw, seenVersion });
  if (refusal) return refuse(refusal);
  const entrants = (await store.listEntrants(tx, event.id)).filter(({ isIn }) => isIn);
  const field = asField(entrants, stage.settings.seedCount);
  const drawn = drawStage(field, format, systemRandomness.whole(largestRandomSeed));
  if (!drawn.ok) return drawn;
  await stages.updateFormat(tx, stage, {
    format,
    ruleBook: ruleBook ?? usualRuleBook(tournament.sport),
  });
  await replaceDraw(tx, {
    stageId: stage.id,
    number: seenDraw + 1,
    draw: drawn.value,
    drawnAt: services.clock.now(),
    drawnByAccountId: account.id,
    writeId,
    stageVersion: stage.version,
  });
  return ok(null);
}

/** Why a stage cannot be drawn by somebody who saw this draw and version of the list; null when it can. */
async function refusalOf(
  tx: Db,
  { id, version }: stages.StoredStage,
  seen: Pick<DrawWrite, 'seenDraw' | 'seenVersion'>,
) {
  const newest = await events.findNewest(tx, id);
  const refusal = drawingRefusal({ newest, version }, seen);
  const isOut = refusal === 'DRAW_PUBLISHED';
  return isOut && (await results.existsOf(tx, id)) ? 'MATCH_PLAYED' : refusal;
}

interface ExchangeWrite extends StageRequest {
  readonly seenDraw: number;
  /** The number of exchanges that the writer saw. */
  readonly seenAmendments: number;
  readonly change: Exchange;
  readonly reason: string;
}

export type ExchangeOutcome = Result<
  null,
  | ChangeRefusal
  | ExchangeRefusal
  | 'DRAW_CHANGED'
  | 'DRAW_PUBLISHED'
  | 'DRAW_WITHDRAWN'
  | 'INVALID_REASON'
  | 'TOO_MANY_EXCHANGES'
>;

/**
 * Exchanges two places of a draft and records why. Refuses where somebody else has drawn or exchanged since. The last
 * exchange sent again changes nothing.
 */
export async function exchangePlaces(
  services: CommandServices,
  { seenDraw, seenAmendments, change, reason: typed, ...request }: ExchangeWrite,
): Promise<ExchangeOutcome> {
  const reason = asReason(typed);
  if (reason === null) return refuse('INVALID_REASON');
  return services.db.transaction(async (tx) => {
    const locked = await lockStage(tx, request);
    if (!locked.ok) return locked;
    const { tournament, stage } = locked.value;
    const newest = stage && (await events.findNewest(tx, stage.id));
    if (!newest || newest.number !== seenDraw) return refuse('DRAW_CHANGED');
    const { amendments } = newest;
    const by = request.account.id;
    const isRepeated = isLast(amendments, { seenAmendments, change, reason, by });
    if (isRepeated) return ok(null);
    const refusal = exchangeRefusal(newest, seenAmendments);
    if (refusal) return refuse(refusal);
    const exchanged = exchange(shownDraw(newest), change);
    if (!exchanged.ok) return exchanged;
    const at = services.clock.now().toISOString();
    await events.updateAmendments(tx, newest, [...amendments, { at, by, reason, change }]);
    const { account } = request;
    await logStep(services, tx, { account, tournament });
    return ok(null);
  });
}

/** Whether a change is the one that was recorded last, after those that its writer saw. */
function isLast(
  amendments: readonly RecordedChange[],
  sent: Pick<ExchangeWrite, 'seenAmendments' | 'change' | 'reason'> & { readonly by: string },
): boolean {
  const last = amendments.at(-1);
  return (
    last !== undefined &&
    amendments.length === sent.seenAmendments + 1 &&
    isSameExchange(last.change, sent.change) &&
    last.reason === sent.reason &&
    last.by === sent.by
  );
}
