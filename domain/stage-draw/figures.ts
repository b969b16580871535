import { drawSize } from '#domain/bracket/rounds.ts';
import { limits } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { matchOrder } from '#domain/groups/match-order.ts';
import { rangesAfter } from '#domain/groups/next-stage.ts';
import { fieldSize, knockoutPart } from '#domain/order-of-play/planned-stages.ts';
import { groupsOfSize } from './group-sizes.ts';
import type { EventFormat, GroupsFormat, KnockoutFormat, StageRefusal } from './vocabulary.ts';

/** What a format means for an event, before it is drawn. */
export interface Figures {
  /** Of the whole event, further stages included. */
  readonly matches: number;
  /** Matches that everybody surely has, and the most that anybody can have. */
  readonly fewest: number;
  readonly most: number;
  /** How many are in each group, largest first; empty for a knockout. */
  readonly sizes: readonly number[];
}

/**
 * The matches of an event of so many players, pairs or teams, before its draw. Refuses what `drawStage` refuses.
 *
 * Source: next.md, B4, B5 and B7.
 */
export function figuresOf(format: EventFormat, sides: number): Result<Figures, StageRefusal> {
  if (sides < limits.fewestPlayers) return refuse('TOO_FEW');
  return format.kind === 'knockout' ? ofKnockout(format, sides) : ofGroups(format, sides);
}

function ofKnockout(
  { thirdPlace, consolation }: KnockoutFormat,
  sides: number,
): Result<Figures, StageRefusal> {
  if (sides > limits.mostPlayers) return refuse('TOO_MANY');
  const main = knockoutPart('main', sides, { minutes: 0 }, { thirdPlace });
  const losers = main.deciding.length;
  const further = consolation && losers >= limits.fewestPlayers ? losers : 0;
  return ok({
    matches: main.matches.length + Math.max(0, further - 1),
    fewest: further > 0 ? 2 : 1,
    most: Math.max(roundsOf(sides), 1 + roundsOf(further)),
    sizes: [],
  });
}

function ofGroups({ size, next }: GroupsFormat, sides: number): Result<Figures, StageRefusal> {
  const groups = groupsOfSize(sides, size);
  if (!groups.ok) return groups;
  const found = groups.value;
  const ranges = rangesAfter(next).filter((range) => fieldSize(found, range) > 1);
  const fields = ranges.map((range) => fieldSize(found, range));
  if (fields.some((field) => field > limits.mostPlayers)) return refuse('TOO_MANY');
  const [largest, smallest] = [found[0]!, found.at(-1)!];
  const everybody = ranges.some(({ to }) => to === null);
  return ok({
    matches:
      found.reduce((sum, one) => sum + matchOrder(one).length, 0) +
      fields.reduce((sum, field) => sum + field - 1, 0),
    fewest: smallest - 1 + (everybody ? 1 : 0),
    most: largest - 1 + Math.max(0, ...fields.map(roundsOf)),
    sizes: found,
  });
}

function roundsOf(players: number): number {
  return players < limits.fewestPlayers ? 0 : Math.log2(drawSize(players));
}
