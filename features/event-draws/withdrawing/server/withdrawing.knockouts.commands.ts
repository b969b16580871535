import type { Draw } from '#domain/bracket/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { hasResults } from '#features/matches/ties/ties.play.policy.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { shownDraw } from '../../event-draws.drafts.policy.ts';
import { knockoutInPlay } from '../../results/results.policy.ts';
import { asResults, readResults } from '../../results/server/results.presenter.ts';
import type { StoredEntrant } from '../../server/event-draws.store.ts';
import { readStageTies } from '../../ties/server/ties.reading.commands.ts';
import type { FollowedGroups } from '../withdrawing.lines.policy.ts';
import { publishedKind } from '../withdrawing.policy.ts';
import type { PublishedKind } from '../withdrawing.vocabulary.ts';
import type { CalledMatch, DayOfTournament } from './withdrawing.calls.provider.ts';

/** The published knockout that somebody is in, in play, and which of its matches have begun. */

interface Wanted {
  readonly tournament: StoredTournament;
  readonly eventId: number;
  /** Of the entrant, in the draw. */
  readonly id: string;
  /** Everybody who was ever in the list of the event. */
  readonly entrants: readonly StoredEntrant[];
}

interface Knockout {
  readonly stage: stages.StoredStage;
  readonly newest: draws.StoredDraw;
  /** With its changes and results. */
  readonly draw: Draw;
  /** Null where it is the first stage. */
  readonly groups: FollowedGroups | null;
}

/**
 * The first stage where it is a knockout, otherwise the one that follows the groups; null for who is in neither. All stages are locked.
 * A step inside the transaction of a decision.
 */
export async function lockKnockoutOf(
  tx: Db,
  wanted: Wanted,
): Promise<{ readonly published: PublishedKind | null; readonly knockout: Knockout | null }> {
  const { eventId, id } = wanted;
  const [first, ...further] = await lockStages(tx, eventId);
  const newest = first ? await draws.findNewest(tx, first.id) : null;
  const published = publishedKind(newest);
  if (!first || !newest || !isOut(newest)) return { published, knockout: null };
  if (!isGroupsDraw(newest.draw)) {
    const own = await inPlay(tx, first, newest, id);
    return { published, knockout: own && { ...own, groups: null } };
  }
  for (const stage of further) {
    const drawn = await draws.findNewest(tx, stage.id);
    const own = drawn && isOut(drawn) ? await inPlay(tx, stage, drawn, id) : null;
    if (!own) continue;
    const groups = await readGroups(tx, { ...wanted, first, newest });
    return { published, knockout: { ...own, groups } };
  }
  return { published, knockout: null };
}

/**
 * The stages of an event in their order, all locked before the day, which the decision locks next (decision 0031): a walkover is written in
 * each of them. While the first is locked no other is made.
 */
export async function lockStages(tx: Db, eventId: number): Promise<stages.StoredStage[]> {
  const first = await stages.findAtForUpdate(tx, eventId, 0);
  if (!first) return [];
  const locked = [first];
  for (const { id } of await stages.listOf(tx, eventId)) {
    const stage = id === first.id ? null : await stages.findForUpdate(tx, id);
    if (stage) locked.push(stage);
  }
  return locked;
}

/** A published knockout with its results; null where somebody is not in it. */
async function inPlay(tx: Db, stage: stages.StoredStage, newest: draws.StoredDraw, id: string) {
  const shown = shownDraw(newest);
  if (isGroupsDraw(shown) || !shown.entrants.some((one) => one.id === id)) return null;
  const results = await readResults(tx, newest);
  if (!('marks' in results)) return null;
  return { stage, newest, draw: knockoutInPlay(shown, stage.settings.format, results.marks) };
}

interface First extends Wanted {
  readonly first: stages.StoredStage;
  readonly newest: draws.StoredDraw;
}

async function readGroups(
  tx: Db,
  { tournament, eventId, entrants, first, newest }: First,
): Promise<FollowedGroups | null> {
  const draw = shownDraw(newest);
  const { format } = first.settings;
  const results = asResults({
    draw,
    stage: first,
    tournament,
    entrants,
    followedSince: await draws.findFollowedSince(tx, eventId),
    results: await readResults(tx, newest),
  });
  if (!isGroupsDraw(draw) || format?.kind !== 'groups' || 'marks' in results) return null;
  return { draw, results, rules: format };
}

/**
 * The matches of an event that the desk has called, or that are being played. A tie is one as soon as one of its rubbers is called, and
 * being played since its first result: who plays it is not replaced any more.
 */
export async function listCalled(
  db: Db,
  event: Pick<StoredEvent, 'id' | 'discipline'>,
  { called }: Pick<DayOfTournament, 'called'>,
): Promise<CalledMatch[]> {
  const found = called.map((one) => ({ ...one, matchId: splitMatchId(one.matchId).matchId }));
  if (event.discipline !== 'Team') return found;
  for (const stage of await stages.listOf(db, event.id)) {
    const played = await readStageTies(db, { event, stage });
    if (!played) continue;
    const { drawNumber } = played;
    for (const { match } of played.ties.filter(hasResults)) {
      found.push({ stageId: stage.id, drawNumber, matchId: match.matchId, isPlaying: true });
    }
  }
  return found;
}
