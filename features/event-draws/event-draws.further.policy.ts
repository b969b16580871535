import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { type AfterGroups, afterGroups, type GoingOn } from '#domain/groups/going-on.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import { type GroupResult, groupState } from '#domain/groups/standings.ts';
import type { GroupsDraw, NextStage } from '#domain/groups/vocabulary.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isDrawnFrom } from '#domain/stage-draw/after-groups.ts';
import type { EventFormat, StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { FurtherState } from './event-draws.vocabulary.ts';

/** The stages that follow the groups of an event: which there are, who plays in them, and how far each is. */

/** A stage after the first, by its place in the event. */
export interface FurtherStage {
  /** From 1. */
  readonly position: number;
  /** The places of the groups that it is for. */
  readonly places: PlaceRange;
  /** The main draw; otherwise one of several draws by place (順位別). */
  readonly isMain: boolean;
}

/** The stages that follow an event of this format, in the order of their positions. Source: next.md, B5. */
export function furtherStages(format: EventFormat | null | undefined): readonly FurtherStage[] {
  const next: NextStage = format?.kind === 'groups' ? format.next : 'none';
  return rangesAfter(next).map((places, at) => ({
    position: at + 1,
    places,
    isMain: next !== 'placing',
  }));
}

/** The results of groups as they are sent. */
interface Played {
  readonly ruleBook: Preset;
  readonly scoreFormat: ChosenFormat | null;
  readonly matches: readonly (Omit<GroupResult, 'sets'> & { readonly sets: string })[];
  readonly lots: readonly { readonly group: number; readonly randomSeed: number }[];
  readonly out: readonly string[];
}

/** Who goes on from played groups, or what must happen before it is known. */
export function afterPlayed(
  { groups }: GroupsDraw,
  { ruleBook, scoreFormat, matches, lots, out }: Played,
  next: NextStage,
): AfterGroups {
  const results = matches.map((match) => ({ ...match, sets: setsIn(match.sets) }));
  const rules = { ruleBook, scoreFormat, out: new Set(out) };
  const states = groups.map((group, at) => {
    const lot = lots.find((one) => one.group === at + 1);
    return groupState(group, results, rules, lot?.randomSeed);
  });
  return afterGroups(states, next);
}

/** Who plays in a stage; null before every place of the groups is decided. Nobody may be left for it. */
export function fieldOf(after: AfterGroups, { places }: Pick<FurtherStage, 'places'>) {
  if (after.state !== 'ready') return null;
  const field = after.fields.find(({ range }) => range.from === places.from);
  return field ?? ({ range: places, groups: [] } satisfies GoingOn);
}

/** What is known of the newest draw of a stage. */
interface Drawn {
  readonly draw: StageDraw;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** How far a stage is; `newest` is its newest draw, null before the first. */
export function stateOfFurther(
  after: AfterGroups,
  stage: FurtherStage,
  newest: Drawn | null,
): FurtherState {
  if (newest && isOut(newest)) return 'published';
  if (after.state === 'open') return 'groups-open';
  if (after.state === 'lots-needed') return 'lots-needed';
  const people = fieldOf(after, stage)?.groups.flat().length ?? 0;
  if (people < limits.fewestPlayers) return 'too-few';
  return newest && newest.withdrawnAt === null ? 'drawn' : 'ready';
}

/** Whether the groups have changed since the draw of a stage: a corrected result, lots, or somebody who has withdrawn. */
export function isFurtherOutdated(
  { draw }: Pick<Drawn, 'draw'>,
  after: AfterGroups,
  stage: Pick<FurtherStage, 'places'>,
): boolean {
  const field = fieldOf(after, stage);
  return field === null || isGroupsDraw(draw) || !isDrawnFrom(draw, field);
}
