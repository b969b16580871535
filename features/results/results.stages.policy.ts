import { knockoutPlaces, type PlaceLine } from '#domain/bracket/places.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { groupPlaces } from '#domain/groups/places.ts';
import { type GroupState, groupState } from '#domain/groups/standings.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import type { publicDraw } from '#features/event-draws/event-draws.public.contract.ts';
import { knockoutInPlay } from '#features/event-draws/results/results.policy.ts';
import type { Output } from '#platform/shared/endpoint.ts';

/** The published stages of an event as they were played. */

export type PublicDraw = Output<typeof publicDraw>;
type Published = NonNullable<PublicDraw['draw']>;
type Further = Pick<PublicDraw['further'][number], 'position' | 'places' | 'isMain'>;

interface Stage {
  readonly stageId: string;
  /** Null for the first one. */
  readonly further: Further | null;
  /** Of groups: draws by their places follow. */
  readonly hasNext: boolean;
  readonly people: Published['people'];
}

export interface KnockoutStage extends Stage {
  readonly kind: 'knockout';
  /** With its results. */
  readonly draw: Draw;
}

export interface GroupsStage extends Stage {
  readonly kind: 'groups';
  /** Null for scores as entered. */
  readonly scoreFormat: ChosenFormat | null;
  readonly groups: readonly { readonly members: readonly string[]; readonly state: GroupState }[];
}

export type PlayedStage = KnockoutStage | GroupsStage;

/** The published stages, the first one first. */
export function stagesOf({ draw, further }: PublicDraw): readonly PlayedStage[] {
  const stages = [
    { draw, further: null },
    ...further.map(({ position, places, isMain, ...stage }) => ({
      draw: stage.draw,
      further: { position, places, isMain },
    })),
  ];
  return stages.flatMap((one) => (one.draw ? playedStage(one.draw, one.further) : []));
}

function playedStage(published: Published, further: Further | null): readonly PlayedStage[] {
  const { made, amendments, results, people, format } = published;
  const draw = shownDraw({ draw: made, amendments });
  if (!results) return [];
  const hasNext = further === null && format.kind === 'groups' && format.next !== 'none';
  const stage = { stageId: results.stageId, further, hasNext, people };
  if ('marks' in results) {
    if (isGroupsDraw(draw)) return [];
    const played = knockoutInPlay(draw, format, results.marks);
    return [{ ...stage, kind: 'knockout', draw: played }];
  }
  if (!isGroupsDraw(draw)) return [];
  const { ruleBook, scoreFormat, matches, lots } = results;
  const rules = { ruleBook, scoreFormat, out: new Set(results.out) };
  const all = matches.map((match) => ({ ...match, sets: setsIn(match.sets) }));
  const groups = draw.groups.map((members, at) => {
    const own = lots.find(({ group }) => group === at + 1)?.randomSeed;
    return { members, state: groupState(members, all, rules, own) };
  });
  return [{ ...stage, kind: 'groups', scoreFormat, groups }];
}

export interface StagePlace extends PlaceLine {
  /** Of groups, from 1. */
  readonly group: number | null;
}

/** The places of a stage, the best first; `isOver`: nothing more is played. */
export function placesOf(stage: PlayedStage, isOver: boolean): readonly StagePlace[] {
  if (stage.kind === 'knockout') {
    return knockoutPlaces(stage.draw, { isOver }).map((line) => ({ ...line, group: null }));
  }
  return stage.groups.flatMap(({ state }, at) =>
    groupPlaces(state, { isOver }).map((line) => ({ ...line, group: at + 1 })),
  );
}
