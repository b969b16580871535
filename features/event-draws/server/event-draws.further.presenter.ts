import type { AfterGroups } from '#domain/groups/going-on.ts';
import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { StoredDraw } from '#features/matches/draws/server/draws.events.store.ts';
import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { shownDraw } from '../event-draws.drafts.policy.ts';
import { afterPlayed, type FurtherStage, furtherStages } from '../event-draws.further.policy.ts';
import { asResults, type StoredResults } from '../results/server/results.presenter.ts';
import type { StoredEntrant } from './event-draws.store.ts';

/** Published groups that stages follow. */
export interface PlayedGroups {
  /** With its exchanges. */
  readonly draw: GroupsDraw;
  readonly after: AfterGroups;
  readonly further: readonly FurtherStage[];
}

/** The groups of a first stage with what follows them; null where none are published, and where nothing follows. */
export function playedGroups({
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
}): PlayedGroups | null {
  const format = stage?.settings.format;
  const further = furtherStages(format);
  if (!newest || !isOut(newest) || !stage || format?.kind !== 'groups') return null;
  const draw = shownDraw(newest);
  const given = results && asResults({ draw, stage, results, ...facts });
  if (further.length === 0 || !given || !('matches' in given) || !isGroupsDraw(draw)) return null;
  return { draw, after: afterPlayed(draw, given, format.next), further };
}
