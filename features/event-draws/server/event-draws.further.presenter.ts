import { afterKnockout } from '#domain/stage-draw/consolation.ts';
import { type EventFormat, isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { shownDraw } from '../event-draws.drafts.policy.ts';
import {
  type AfterFirst,
  afterPlayed,
  type FurtherStage,
  furtherStages,
} from '../event-draws.further.policy.ts';
import { knockoutInPlay } from '../results/results.policy.ts';
import { asResults, type StoredResults } from '../results/server/results.presenter.ts';
import type { StoredEntrant } from './event-draws.store.ts';

/** A published first stage that other stages follow. */
export interface PlayedFirst {
  /** With its changes, without results. */
  readonly draw: StageDraw;
  readonly after: AfterFirst;
  readonly further: readonly FurtherStage[];
}

/** The first stage of an event with what follows it; null where none is published, and where nothing follows. */
export function playedFirst({
  newest,
  stage,
  results,
  ...facts
}: {
  readonly newest: StoredDraw | null;
  readonly stage: StoredStage | null;
  readonly tournament: StoredTournament;
  readonly entrants: readonly StoredEntrant[];
  /** Null without a published draw. */
  readonly results: StoredResults | null;
  /** Since when one of the others is published; null while none is. */
  readonly followedSince: Date | null;
}): PlayedFirst | null {
  const format = stage?.settings.format;
  const further = furtherStages(format);
  if (!newest || !isOut(newest) || !stage || !format || further.length === 0) return null;
  const draw = shownDraw(newest);
  const given = results && asResults({ draw, stage, results, ...facts });
  const after = given && afterFirst(draw, format, given);
  return after && { draw, after: withoutOut(after, facts.entrants), further };
}

/** Nobody is drawn from the groups who has withdrawn since they were played. */
function withoutOut(after: AfterFirst, entrants: readonly StoredEntrant[]): AfterFirst {
  if (!('fields' in after)) return after;
  const inIt = new Set(entrants.flatMap(({ number, isIn }) => (isIn ? [String(number)] : [])));
  const fields = after.fields.map(({ range, groups }) => {
    const left = groups.map((group) => group.filter((id) => inIt.has(id)));
    return { range, groups: left.filter(({ length }) => length > 0) };
  });
  return { ...after, fields: fields.filter(({ groups }) => groups.length > 0) };
}

function afterFirst(
  draw: StageDraw,
  format: EventFormat,
  given: ReturnType<typeof asResults>,
): AfterFirst | null {
  if (isGroupsDraw(draw)) {
    const isPlayed = 'matches' in given && format.kind === 'groups';
    return isPlayed ? afterPlayed(draw, given, format) : null;
  }
  if (!('marks' in given)) return null;
  return afterKnockout(knockoutInPlay(draw, format, given.marks), new Set(given.out));
}
