import { largestRandomSeed } from '#domain/bracket/lot.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { groupState } from '#domain/groups/standings.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import { type ChosenFormat, formatOf } from '#domain/scoring/chosen-format.ts';
import { areSameFormats, type FinalFormat, finalRoundsIn } from '#domain/scoring/final-format.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { logStep } from '#features/publishing/server/publishing.steps.commands.ts';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { shownDraw } from '../../event-draws.drafts.policy.ts';
import {
  type ChangeRefusal,
  lockStage,
  type OwnEvent,
  type StageRequest,
} from '../../server/event-draws.locks.commands.ts';
import * as entrants from '../../server/event-draws.store.ts';
import { withTieSums } from '../../ties/server/ties.sums.commands.ts';
import { formatsOf, outOfGroups, playOf } from '../results.policy.ts';
import * as results from './results.store.ts';

/** What is decided about the matches of a published draw besides their scores. The stage is locked. */

interface PlayWrite extends StageRequest {
  /** The number of the published draw that the writer saw. */
  readonly seenDraw: number;
}

interface FormatWrite extends PlayWrite {
  readonly scoreFormat: ChosenFormat | null;
  /** Of the last rounds of a knockout; missing changes nothing. */
  readonly finalFormat?: FinalFormat | null | undefined;
}

/**
 * Chooses how the matches of a published draw are scored, and from which round on in another way. Refuses a round that the draw does not
 * have after its first one. Refuses once a match has a result, because the matches of a round are scored in the same way. Choosing again what is chosen is no error.
 */
export async function chooseScoreFormat(
  services: CommandServices,
  { scoreFormat, finalFormat, ...write }: FormatWrite,
): Promise<
  Result<null, ChangeRefusal | 'DRAW_CHANGED' | 'UNKNOWN_FORMAT' | 'ROUND_UNKNOWN' | 'MATCH_PLAYED'>
> {
  const chosen = [scoreFormat, finalFormat?.scoreFormat ?? null];
  if (chosen.some((one) => one && !formatOf(one))) return refuse('UNKNOWN_FORMAT');
  return services.db.transaction(async (tx) => {
    const locked = await lockPublished(tx, write);
    if (!locked.ok) return locked;
    const { stage, tournament, draw } = locked.value;
    const before = formatsOf(stage.settings);
    const after = { scoreFormat, finalFormat: finalFormat ?? null };
    if (finalFormat === undefined) after.finalFormat = before.finalFormat;
    if (areSameFormats(before, after)) return ok(null);
    const from = after.finalFormat?.from;
    const isKnown = from === undefined || from === before.finalFormat?.from;
    if (!isKnown && (isGroupsDraw(draw) || !finalRoundsIn(draw.size).includes(from))) {
      return refuse('ROUND_UNKNOWN');
    }
    if (await results.existsOf(tx, stage.id)) return refuse('MATCH_PLAYED');
    await stages.updatePlay(tx, stage, after);
    const { account } = write;
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'play.changed', tournament });
    return ok(null);
  });
}

interface LotsWrite extends Omit<PlayWrite, 'position'> {
  /** From 1. */
  readonly group: number;
}

/**
 * Draws lots for the places of a group that no result decides, and records the random seed. A group has lots once: drawing again
 * changes nothing, so that nobody can try several.
 */
export async function drawLots(
  services: CommandServices,
  { group, ...write }: LotsWrite,
): Promise<Result<null, ChangeRefusal | 'DRAW_CHANGED' | 'GROUP_NOT_FOUND' | 'LOTS_NOT_NEEDED'>> {
  return services.db.transaction(async (tx) => {
    const locked = await lockPublished(tx, { ...write, position: 0 });
    if (!locked.ok) return locked;
    const { stage, tournament, event, draw } = locked.value;
    const players = isGroupsDraw(draw) ? draw.groups[group - 1] : undefined;
    if (!players) return refuse('GROUP_NOT_FOUND');
    const { ruleBook, scoreFormat, lots } = playOf(stage.settings, tournament.sport);
    if (lots.some((one) => one.group === group)) return ok(null);
    const known = await entrants.listEntrants(tx, event.id);
    const followedSince = await draws.findFollowedSince(tx, event.id);
    const rules = {
      ruleBook,
      scoreFormat,
      out: new Set(outOfGroups(draw, known, followedSince)),
    };
    const listed = await results.listResults(tx, stage.id);
    const stored = (await withTieSums(tx, stage.id, listed)).map((result) => ({
      ...result,
      sets: setsIn(result.sets),
    }));
    if (!groupState(players, stored, rules, undefined).needsLots) return refuse('LOTS_NOT_NEEDED');
    const randomSeed = systemRandomness.whole(largestRandomSeed);
    const at = services.clock.now().toISOString();
    await stages.updatePlay(tx, stage, { lots: [...lots, { group, randomSeed, at }] });
    const { account } = write;
    await logStep(services, tx, { account, tournament });
    await services.publish(tx, { type: 'play.changed', tournament });
    return ok(null);
  });
}

/** The published draw that the writer saw, with its stage, which is locked. */
async function lockPublished(tx: Db, write: PlayWrite) {
  const locked = await lockStage(tx, write);
  if (!locked.ok) return locked;
  return publishedOf(tx, locked.value, write.seenDraw);
}

/** The published draw of an event with its exchanges; refuses where it is another than the writer saw. */
export async function publishedOf(
  db: Db,
  { stage, ...own }: OwnEvent & { readonly stage: stages.StoredStage | null },
  seenDraw: number,
) {
  const newest = stage && (await draws.findNewest(db, stage.id));
  const isSeen = newest && isOut(newest) && newest.number === seenDraw;
  if (!isSeen) return refuse('DRAW_CHANGED');
  return ok({ ...own, stage, draw: shownDraw(newest), drawnAt: newest.drawnAt });
}
