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
  withoutOut,
} from '../event-draws.further.policy.ts';
import { knockoutInPlay, outOf } from '../results/results.policy.ts';
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
  if (!after) return null;
  const out = new Set(outOf(draw, facts.entrants));
  return { draw, after: 'fields' in after ? withoutOut(after, out) : after, further };
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
