import { largestRandomSeed } from '#domain/bracket/lot.ts';
import type { Draw, Tradition } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { drawAfterGroups } from '#domain/stage-draw/after-groups.ts';
import { drawConsolation } from '#domain/stage-draw/consolation.ts';
import { nextStageFormats } from '#domain/stage-draw/event-formats.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import * as draws from '#features/matches/draws/server/draws.events.store.ts';
import { replaceDraw } from '#features/matches/draws/server/draws.results.commands.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { systemRandomness } from '#platform/server/randomness.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { drawingRefusal } from '../event-draws.drafts.policy.ts';
import { type FurtherStage, fieldOf, isFurtherOutdated } from '../event-draws.further.policy.ts';
import { readResults } from '../results/server/results.presenter.ts';
import { rubberFormat } from '../ties/server/ties.reading.commands.ts';
import { type PlayedFirst, playedFirst } from './event-draws.further.presenter.ts';
import { type OwnStage, publishedRefusal } from './event-draws.locks.commands.ts';
import * as store from './event-draws.store.ts';

/** Steps of stages after the first, inside the transactions of commands. The first stage is locked. */

/** A stage after the first, with the published draw that it follows. */
export interface Further extends PlayedFirst {
  readonly own: FurtherStage;
}

/** What follows the published first stage at a position, from 1; null where nothing does. */
export async function findFurther(
  tx: Db,
  { tournament, event, first }: Omit<OwnStage, 'stage'>,
  position: number,
): Promise<Further | null> {
  const newest = first && (await draws.findNewest(tx, first.id));
  const entrants = newest ? await store.listEntrants(tx, event.id) : [];
  const results = newest && (await readResults(tx, newest));
  const followedSince = await draws.findFollowedSince(tx, event.id);
  const facts = { tournament, entrants, results, followedSince };
  const played = playedFirst({ newest, stage: first, ...facts });
  const own = played?.further.find((one) => one.position === position);
  return played && own ? { ...played, own } : null;
}

interface FurtherWrite {
  readonly writeId: string;
  readonly seenDraw: number;
  readonly position: number;
  readonly format: EventFormat;
  readonly account: { readonly id: string };
}

export type FurtherRefusal =
  | 'STAGE_NOT_FOUND'
  | 'GROUPS_OPEN'
  | 'MATCHES_OPEN'
  | 'LOTS_NEEDED'
  | 'KNOCKOUT_ONLY'
  | 'DRAW_CHANGED'
  | 'DRAW_PUBLISHED'
  | 'MATCH_PLAYED'
  | 'TOO_FEW'
  | 'TOO_MANY';

/**
 * Draws the knockout of those who go on from the groups, or the consolation. Refuses while it is not known who plays in it,
 * where somebody else has drawn since, and while its draw is published.
 */
export async function drawFurtherIn(
  services: CommandServices,
  tx: Db,
  locked: OwnStage,
  { writeId, seenDraw, position, format, account }: FurtherWrite,
): Promise<Result<null, FurtherRefusal>> {
  const further = await findFurther(tx, locked, position);
  if (!further) return refuse('STAGE_NOT_FOUND');
  if (format.kind !== 'knockout' || format.consolation) return refuse('KNOCKOUT_ONLY');
  const { stage, event } = locked;
  const newest = stage && (await draws.findNewest(tx, stage.id));
  const refusal = drawingRefusal({ newest, version: 0 }, { seenDraw, seenVersion: 0 });
  if (refusal === 'DRAW_CHANGED') return refuse(refusal);
  const published = stage && (await publishedRefusal(tx, stage));
  if (published) return refuse(published);
  const randomSeed = systemRandomness.whole(largestRandomSeed);
  const drawn = drawOf(further, { tradition: format.tradition, randomSeed });
  if (!drawn.ok) return drawn;
  const { places } = further.own;
  // How it was scored already stays, or was chosen for it.
  const scored = stage ? {} : await scoredAs(tx, locked, places);
  const settings = { format, places, ...scored };
  await replaceDraw(tx, {
    stageId: await stages.upsertFurther(tx, { eventId: event.id, position, settings }),
    number: seenDraw + 1,
    draw: drawn.value,
    drawnAt: services.clock.now(),
    drawnByAccountId: account.id,
    writeId,
  });
  return ok(null);
}

/** How the matches of a stage are scored at first: as planned, else like those of the first stage, as a consolation is. */
async function scoredAs(tx: Db, { event, first }: OwnStage, places: FurtherStage['places']) {
  const ofRubbers = await rubberFormat(tx, event, 'knockout');
  const { scoreFormat = null } = ofRubbers ? { scoreFormat: ofRubbers } : (first?.settings ?? {});
  return places ? nextStageFormats(event.formats, places, scoreFormat) : { scoreFormat };
}

/** The draw of those who go on; refuses while that is not known. */
function drawOf(
  { draw, after, own }: Further,
  options: { readonly randomSeed: number; readonly tradition: Tradition },
): Result<Draw, FurtherRefusal> {
  if (after.state === 'open') return refuse('GROUPS_OPEN');
  if (after.state === 'matches-open') return refuse('MATCHES_OPEN');
  if (after.state === 'lots-needed') return refuse('LOTS_NEEDED');
  if ('losers' in after) return drawConsolation(draw, after.losers, options);
  return drawAfterGroups(draw, fieldOf(after, own), options);
}

/** Why the draft of a stage after the first cannot be published; null when it can. */
export function furtherPublicationRefusal(
  further: Further | null,
  newest: draws.StoredDraw,
): 'DRAW_OUTDATED' | null {
  if (!further) return 'DRAW_OUTDATED';
  return isFurtherOutdated(newest, further.after, further.own) ? 'DRAW_OUTDATED' : null;
}
