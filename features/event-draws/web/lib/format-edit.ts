/** The format that an organizer chooses on cards, before the draw. */
import type { Tradition } from '#domain/bracket/vocabulary.ts';
import { sizes } from '#domain/groups/groups.ts';
import { type GroupOrder, groupLimits, type NextStage } from '#domain/groups/vocabulary.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { type EventFormat, type GroupSize, groupSizes } from '#domain/stage-draw/vocabulary.ts';

export type Shape = 'knockout' | `${GroupSize}`;

/** What is chosen for each kind of format, so that trying another card loses nothing. */
export interface FormatEdit {
  readonly shape: Shape;
  readonly tradition: Tradition;
  readonly thirdPlace: boolean;
  readonly consolation: boolean;
  readonly next: NextStage;
  /** Of the groups in what follows; missing is by their seeds. */
  readonly order?: GroupOrder;
  /** Decides the places of groups; missing is that of the event. */
  readonly ruleBook?: Preset;
}

/**
 * The cards for so many entrants: up to five they are one group, and more are several. Wanted sizes that give the same
 * groups are one card, such as 3, 4 and 5 of eleven entrants: that of the size which most groups have.
 */
export function shapesFor(sides: number): readonly Shape[] {
  if (sides <= groupLimits.largest) return ['knockout', 'one'];
  return ['knockout', ...new Set(SEVERAL.map((size) => shapeLike(size, sides)))];
}

const SEVERAL = [3, 4, 5] as const;

/** The card that gives the groups of a wanted size. */
function shapeLike(wanted: (typeof SEVERAL)[number], sides: number): Shape {
  const groups = sizes(sides, wanted)?.join() ?? '';
  const alike = SEVERAL.filter((size) => sizes(sides, size)?.join() === groups);
  const commonest = alike.find((size) => size === Math.round(sides / groups.split(',').length));
  return `${commonest ?? alike[0] ?? wanted}`;
}

/** Where the choice begins: as the event was drawn last, or a knockout by the seed table of the sport. */
export function startOf(last: EventFormat | null, usual: Tradition, sides: number): FormatEdit {
  const start: FormatEdit = {
    shape: 'knockout',
    tradition: usual,
    thirdPlace: false,
    consolation: false,
    next: 'first-two',
  };
  if (last?.kind === 'knockout') return { ...start, ...withoutKind(last) };
  if (last?.kind !== 'groups') return start;
  const shape: Shape = last.size === 'one' ? 'one' : shapeLike(last.size, sides);
  return {
    ...start,
    shape: shapesFor(sides).includes(shape) ? shape : 'knockout',
    next: last.next,
    ...(last.order && { order: last.order }),
  };
}

/** The choice as the server takes it. Nothing follows a single group. */
export function formatOf({
  shape,
  next,
  order,
  ruleBook: _,
  ...knockout
}: FormatEdit): EventFormat {
  if (shape === 'knockout') return { kind: 'knockout', ...knockout };
  const size = groupSizes.find((one) => String(one) === shape) ?? 'one';
  if (size === 'one' || next === 'none') return { kind: 'groups', size, next: 'none' };
  return { kind: 'groups', size, next, ...(order && { order }) };
}

function withoutKind(last: Extract<EventFormat, { readonly kind: 'knockout' }>) {
  const { tradition, thirdPlace, consolation } = last;
  return { tradition, thirdPlace, consolation };
}
