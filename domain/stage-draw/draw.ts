/** Makes the draw of an event from its seeding list; changes a draft; repeats a draw from its record. */
import { amend } from '#domain/bracket/amendments.ts';
import { draw as drawKnockout } from '#domain/bracket/draw.ts';
import { redraw } from '#domain/bracket/redraw.ts';
import { type Entrant, limits } from '#domain/bracket/vocabulary.ts';
import { clubKey } from '#domain/common/club-key.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { amendGroups, drawGroups, redrawGroups } from '#domain/groups/draw.ts';
import { groupsOfSize, wantedOf } from './group-sizes.ts';
import {
  type EventFormat,
  type Exchange,
  type ExchangeRefusal,
  type GroupsFormat,
  isGroupsDraw,
  type KnockoutFormat,
  type StageDraw,
  type StageRefusal,
} from './vocabulary.ts';

/** One of the seeding list. */
export interface Listed {
  /** Unique in the event. */
  readonly number: number;
  /** Null where it is not known. */
  readonly club: string | null;
  /** Ranked by the organizer or by rating points; the others are placed by lot in groups. */
  readonly isRanked: boolean;
}

export interface Field {
  /** In the order of the seeding list, the strongest first. */
  readonly list: readonly Listed[];
  /** The first so many are the seeds of a knockout. */
  readonly seedCount: number;
}

/**
 * Draws an event. The record has no names: entrants are named by their numbers, clubs by keys ('c1', 'c2', …) in the order of
 * the numbers, so that it stays true when a person's data is deleted. A rating, for groups only, is the place in the
 * list counted from its end.
 *
 * Source: next.md, B3 to B5; decision 0024.
 */
export function drawStage(
  field: Field,
  format: EventFormat,
  randomSeed: number,
): Result<StageDraw, StageRefusal> {
  if (field.list.length < limits.fewestPlayers) return refuse('TOO_FEW');
  return format.kind === 'knockout'
    ? knockoutOf(field, format, randomSeed)
    : groupsOf(field, format, randomSeed);
}

/**
 * Changes two places of a draft. Refuses lines and entrants that the draw does not have, a first-round match that would
 * have no player, and two entrants of one group.
 */
export function exchange(draw: StageDraw, change: Exchange): Result<StageDraw, ExchangeRefusal> {
  if (isGroupsDraw(draw)) {
    if (!('entrants' in change)) return refuse('UNKNOWN_LINE');
    const amended = amendGroups(draw, change);
    if (amended.ok) return amended;
    return refuse(amended.code === 'SAME_GROUP' ? 'SAME_GROUP' : 'UNKNOWN_ENTRANT');
  }
  if (!('lines' in change)) return refuse('UNKNOWN_ENTRANT');
  const amended = amend(draw, change);
  if (amended.ok) return ok(amended.value.next);
  return refuse(amended.code === 'EMPTY_MATCH' ? 'EMPTY_MATCH' : 'UNKNOWN_LINE');
}

/** Repeats a draw from its record, without its changes. Refuses a record that no draw can have. */
export function redrawStage(made: StageDraw): Result<StageDraw, 'NO_DRAW'> {
  const drawn = isGroupsDraw(made) ? redrawGroups(made) : redraw(made);
  return drawn.ok ? drawn : refuse('NO_DRAW');
}

function knockoutOf(
  { list, seedCount }: Field,
  { tradition }: KnockoutFormat,
  randomSeed: number,
): Result<StageDraw, StageRefusal> {
  if (list.length > limits.mostPlayers) return refuse('TOO_MANY');
  const seeds = list.slice(0, seedCount).map(idOf);
  return asMade(drawKnockout(entrantsOf(list), { randomSeed, tradition, seeds }));
}

function groupsOf(
  { list }: Field,
  { size }: GroupsFormat,
  randomSeed: number,
): Result<StageDraw, StageRefusal> {
  const groups = groupsOfSize(list.length, size);
  if (!groups.ok) return groups;
  return asMade(drawGroups(withRatings(list), { wanted: wantedOf(size), randomSeed }));
}

/** What else the engines refuse cannot come from a seeding list: it would be a mistake in this file. */
function asMade<Made extends StageDraw>(drawn: Result<Made, string>): Result<Made, never> {
  if (!drawn.ok) throw new Error(`the seeding list cannot be drawn: ${drawn.code}`);
  return drawn;
}

function idOf({ number }: Listed): string {
  return String(number);
}

function withRatings(list: readonly Listed[]): Entrant[] {
  const ratings = new Map(
    list.flatMap((one, place) => (one.isRanked ? [[idOf(one), list.length - place]] : [])),
  );
  return entrantsOf(list).map((entrant) => {
    const rating = ratings.get(entrant.id);
    return rating === undefined ? entrant : { ...entrant, rating };
  });
}

function entrantsOf(list: readonly Listed[]): Entrant[] {
  const keys = new Map<string, string>();
  return list
    .toSorted((one, other) => one.number - other.number)
    .map((one) => {
      const club = clubKey(one.club);
      if (club === null) return { id: idOf(one), name: '' };
      const key = keys.get(club) ?? `c${keys.size + 1}`;
      keys.set(club, key);
      return { id: idOf(one), name: '', club: key };
    });
}
