/** Somebody withdraws from a knockout that is published: the choices of the referee, and what is recorded of one. */
import type { Effects } from '#domain/bracket/amendment-effects.ts';
import { amend } from '#domain/bracket/amendments.ts';
import type { Draw, Entrant } from '#domain/bracket/vocabulary.ts';
import { type WithdrawalMoment, withdrawalChoices } from '#domain/bracket/withdrawal-choices.ts';
import { clubKey } from '#domain/common/club-key.ts';
import { isGroupsDraw, type Replacement, type StageChange, type StageDraw } from './vocabulary.ts';

/** What is chosen for the line of somebody who withdraws. */
export type LineChoice = 'alternate' | 'bye';

/** One choice with its effects, and what is recorded when it is made. */
export interface ReplacementChoice {
  readonly choice: LineChoice;
  readonly change: Replacement;
  readonly effects: Effects;
}

/** One of the seeding list, as far as a withdrawal needs it. */
export interface ListedNow {
  /** Unique in the event. */
  readonly number: number;
  readonly club: string | null;
  /** Ranked by the organizer or by rating points. */
  readonly isRanked: boolean;
}

/**
 * The choices for somebody in a knockout, which is given with its changes and results: the first of the seeding list who is in no
 * line takes the free one. While the order of play is not out, seeds move up, the next of the list follows the last of them, and the
 * line may become a bye. `list` is everybody who takes part, in seeding order. Empty where nothing about the lines can be chosen.
 *
 * Source: next.md, B6.
 */
export function replacementChoices(
  draw: Draw,
  player: string,
  list: readonly ListedNow[],
  moment: WithdrawalMoment = 'drawn',
): readonly ReplacementChoice[] {
  const alternate = alternateOf(draw, list);
  const next = nextOf(draw, player, list);
  return choicesWith(draw, player, {
    moment,
    ...(alternate && { alternate }),
    ...(next !== undefined && { next }),
  });
}

/** The same with the one who takes the line, such as a lucky loser. */
export function choicesWith(
  draw: Draw,
  player: string,
  moment: Parameters<typeof withdrawalChoices>[2],
): readonly ReplacementChoice[] {
  const choices = withdrawalChoices(draw, player, moment);
  if (!choices.ok) return [];
  return choices.value.flatMap((one) => {
    if (one.kind !== 'amendment' || one.amendment.kind === 'exchange') return [];
    const { amendment, effects, next: after } = one;
    const change: Replacement = { ...amendment, moves: effects.moves, seeds: after.seeds };
    return [{ choice: amendment.alternate ? 'alternate' : 'bye', change, effects } as const];
  });
}

/** What a recorded draw gives when it is changed by the engine; null where a change is not possible. */
export function changedByEngine(made: Draw, changes: readonly StageChange[]): StageDraw | null {
  let draw = made;
  for (const change of changes) {
    const amended = isAmendment(change) ? amend(draw, change) : null;
    if (!amended?.ok) return null;
    draw = amended.value.next;
  }
  return draw;
}

/** The first of the list who is in no line, as the record names them; undefined without one. */
export function alternateOf(draw: StageDraw, list: readonly ListedNow[]): Entrant | undefined {
  const drawn = new Map(draw.entrants.map(({ id, club }) => [id, club]));
  const found = list.find(({ number }) => !drawn.has(String(number)));
  if (!found || isGroupsDraw(draw)) return undefined;
  const alternate = { id: String(found.number), name: '' };
  const club = clubKey(found.club);
  if (club === null) return alternate;
  const mate = list.find((one) => clubKey(one.club) === club && drawn.get(String(one.number)));
  return { ...alternate, club: (mate && drawn.get(String(mate.number))) ?? freeKey(draw) };
}

/** A key of a club that nobody in the draw has. */
function freeKey({ entrants }: Draw): string {
  const used = new Set(entrants.map(({ club }) => club));
  let count = 1;
  while (used.has(`c${count}`)) count++;
  return `c${count}`;
}

/** Who follows the last seed: the next of the list who is ranked. Undefined where nobody moves up. */
function nextOf(draw: Draw, player: string, list: readonly ListedNow[]): string | undefined {
  if (!draw.seeds.includes(player)) return undefined;
  const drawn = new Set(draw.entrants.map(({ id }) => id));
  const ids = list.filter(({ isRanked }) => isRanked).map(({ number }) => String(number));
  return ids.find((id) => drawn.has(id) && !draw.seeds.includes(id));
}

function isAmendment(change: StageChange): change is Exclude<StageChange, { entrants: unknown }> {
  return !('entrants' in change);
}
