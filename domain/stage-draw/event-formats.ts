/** How the stages of an event are played, from what its organizer has planned. */
import { drawSize } from '#domain/bracket/rounds.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import { fieldSize } from '#domain/order-of-play/planned-stages.ts';
import { FINAL_ROUNDS, finalRoundsIn, type StageFormats } from '#domain/scoring/final-format.ts';
import { groupsOfSize } from './group-sizes.ts';
import type { EventFormat, EventFormats } from './vocabulary.ts';

/** How the matches of the first stage are scored: of groups, or of the knockout that decides the event. */
export function firstStageFormats(
  { groupFormat = null, mainFormat = null, finalFormat = null }: EventFormats,
  kind: EventFormat['kind'],
): StageFormats {
  return kind === 'groups'
    ? { scoreFormat: groupFormat, finalFormat: null }
    : { scoreFormat: mainFormat, finalFormat };
}

/**
 * How the matches of a knockout after groups are scored; where the organizer has planned nothing, like those of the groups. Only the
 * knockout for the first place has another format in its last rounds.
 */
export function nextStageFormats(
  { mainFormat, finalFormat = null }: EventFormats,
  places: { readonly from: number },
  ofGroups: StageFormats['scoreFormat'],
): StageFormats {
  return {
    scoreFormat: mainFormat === undefined ? ofGroups : mainFormat,
    finalFormat: places.from === 1 ? finalFormat : null,
  };
}

/**
 * The rounds from which the knockout that decides an event can have another format, with at most so many sides. None where the
 * groups decide it; all where so many sides cannot be drawn in this way.
 */
export function finalRoundsOf(
  format: EventFormat | undefined,
  sides: number,
): ReturnType<typeof finalRoundsIn> {
  if (format?.kind !== 'groups') return finalRoundsIn(drawSize(sides));
  const [first] = rangesAfter(format.size === 'one' ? 'none' : format.next);
  if (!first) return [];
  const groups = groupsOfSize(sides, format.size);
  return groups.ok ? finalRoundsIn(drawSize(fieldSize(groups.value, first))) : FINAL_ROUNDS;
}
