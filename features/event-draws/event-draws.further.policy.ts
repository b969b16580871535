import type { PlaceRange } from '#domain/bracket/further-stages.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { type AfterGroups, afterGroups, type GoingOn } from '#domain/groups/going-on.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import {
  finalOrder,
  type GroupResult,
  type GroupState,
  groupState,
} from '#domain/groups/standings.ts';
import type { GoingOnRules, GroupsDraw, NextStage } from '#domain/groups/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isDrawnFrom } from '#domain/stage-draw/after-groups.ts';
import { type AfterKnockout, isDrawnForLosers } from '#domain/stage-draw/consolation.ts';
import type { EventFormat, StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import type { FurtherState } from './event-draws.vocabulary.ts';

/** The stages that follow the first of an event: which there are, who plays in them, and how far each is. */

/** A stage after the first, by its place in the event. */
export interface FurtherStage {
  /** From 1. */
  readonly position: number;
  /** The places of the groups that it is for; null for the consolation of a knockout. */
  readonly places: PlaceRange | null;
  /** The main draw after groups; otherwise one of several draws by place (順位別), or a consolation. */
  readonly isMain: boolean;
}

const CONSOLATION: FurtherStage = { position: 1, places: null, isMain: false };

/** The stages that follow the first of an event of this format, in the order of their positions. Source: next.md, B5. */
export function furtherStages(format: EventFormat | null | undefined): readonly FurtherStage[] {
  if (format?.kind === 'knockout') return format.consolation ? [CONSOLATION] : [];
  const next: NextStage = format?.next ?? 'none';
  return rangesAfter(next).map((places, at) => ({
    position: at + 1,
    places,
    isMain: next !== 'placing' && places.from === 1,
  }));
}

/** Who goes on from the first stage of an event, or what must happen before it is known. */
export type AfterFirst = AfterGroups | AfterKnockout;

/** The results of groups as they are sent. */
export interface Played {
  readonly ruleBook: Preset;
  readonly scoreFormat: ChosenFormat | null;
  readonly matches: readonly (Omit<GroupResult, 'sets'> & { readonly sets: string })[];
  readonly lots: readonly { readonly group: number; readonly randomSeed: number }[];
  readonly out: readonly string[];
}

/** Who goes on from played groups, or what must happen before it is known. */
export function afterPlayed(draw: GroupsDraw, played: Played, rules: GoingOnRules): AfterGroups {
  return afterGroups(statesOf(draw, played), rules);
}

/** Nobody is drawn from the groups who has withdrawn since they were played. */
export function withoutOut(after: AfterGroups, out: ReadonlySet<string>): AfterGroups {
  if (after.state !== 'ready') return after;
  const fields = after.fields.map(({ range, groups }) => {
    const left = groups.map((group) => group.filter((id) => !out.has(id)));
    return { range, groups: left.filter(({ length }) => length > 0) };
  });
  return { ...after, fields: fields.filter(({ groups }) => groups.length > 0) };
}

/** Whether the same people go on to the same places of every next stage with the results `after` as with those `before`. */
export function isSameGoingOn(
  draw: GroupsDraw,
  rules: GoingOnRules,
  { before, after }: { readonly before: Played; readonly after: Played },
): boolean {
  const known = afterPlayed(draw, before, rules);
  if (known.state !== 'ready') return false;
  return JSON.stringify(known) === JSON.stringify(afterPlayed(draw, after, rules));
}

type PlayedMatch = Played['matches'][number];

/** The results with this one in place of the stored result of the same two. */
export function withResult(
  { matches, ...played }: Played,
  result: Omit<PlayedMatch, 'scoreFormat'>,
): Played {
  const pair = pairKey(result.player1Id, result.player2Id);
  const stored = matches.find((one) => pairKey(one.player1Id, one.player2Id) === pair);
  const { scoreFormat } = stored ?? played;
  const others = matches.filter((one) => one !== stored);
  return { ...played, matches: [...others, { ...result, scoreFormat }] };
}

/** The order of each of the groups, best first: of those who are not out of them. */
export function ordersAfter(draw: GroupsDraw, played: Played): readonly (readonly string[])[] {
  return statesOf(draw, played).map(finalOrder);
}

/** The state of each of the groups. */
export function statesOf(
  { groups }: Pick<GroupsDraw, 'groups'>,
  { ruleBook, scoreFormat, matches, lots, out }: Played,
): readonly GroupState[] {
  const results = matches.map((match) => ({ ...match, sets: setsIn(match.sets) }));
  const rules = { ruleBook, scoreFormat, out: new Set(out) };
  return groups.map((group, at) => {
    const lot = lots.find((one) => one.group === at + 1);
    return groupState(group, results, rules, lot?.randomSeed);
  });
}

/** How many play in a stage; null before it is known. */
export function countIn(after: AfterFirst, stage: Pick<FurtherStage, 'places'>): number | null {
  if (after.state !== 'ready') return null;
  return 'losers' in after ? after.losers.length : fieldOf(after, stage).groups.flat().length;
}

type Ready = Extract<AfterGroups, { readonly state: 'ready' }>;

/** Who goes on from the groups to a stage. Nobody may be left for it. */
export function fieldOf({ fields }: Ready, { places }: Pick<FurtherStage, 'places'>): GoingOn {
  const range = places ?? { from: 1, to: null };
  return fields.find((one) => one.range.from === range.from) ?? { range, groups: [] };
}

/** What is known of the newest draw of a stage. */
interface Drawn {
  readonly draw: StageDraw;
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Since when the first of these draws is published; null while none is. What they follow from cannot change then. */
export function sinceWhen(
  drawn: readonly (Pick<Drawn, 'publishedAt' | 'withdrawnAt'> | null)[],
): Date | null {
  const published = drawn.flatMap((one) =>
    one?.publishedAt && isOut(one) ? [one.publishedAt.getTime()] : [],
  );
  return published.length > 0 ? new Date(Math.min(...published)) : null;
}

/** How far a stage is; `newest` is its newest draw, null before the first. */
export function stateOfFurther(
  after: AfterFirst,
  stage: FurtherStage,
  newest: Drawn | null,
): FurtherState {
  if (newest && isOut(newest)) return 'published';
  if (after.state === 'open') return 'groups-open';
  if (after.state !== 'ready') return after.state;
  if ((countIn(after, stage) ?? 0) < limits.fewestPlayers) return 'too-few';
  return newest && newest.withdrawnAt === null ? 'drawn' : 'ready';
}

/**
 * Whether who plays in a stage has changed since its draw: by a corrected result, by lots, or because somebody has
 * withdrawn.
 */
export function isFurtherOutdated(
  { draw }: Pick<Drawn, 'draw'>,
  after: AfterFirst,
  stage: Pick<FurtherStage, 'places'>,
): boolean {
  if (after.state !== 'ready' || isGroupsDraw(draw)) return true;
  if ('losers' in after) return !isDrawnForLosers(draw, after.losers);
  return !isDrawnFrom(draw, fieldOf(after, stage));
}
