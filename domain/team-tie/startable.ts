/** Which rubbers of a tie can be started at the same time (badman #774). */
import { type BySide, SIDES } from '#domain/scorecard/side.ts';
import type { Line } from './line-up.ts';
import type { RubberState, TieState } from './tie.ts';

/**
 * The rubbers that can be called now, in the order of play: at most one for each free court, and nobody in two rubbers at
 * once, those that are being played included. While the tie can still be decided before the end, only as many are started as
 * are surely needed: a rubber is not begun for nothing.
 */
export function startable(
  lines: BySide<readonly Line[]>,
  rubbers: readonly RubberState[],
  { toPlay }: Pick<TieState, 'toPlay'>,
  { courts, surelyNeeded }: { readonly courts: number; readonly surelyNeeded: number },
): readonly number[] {
  const isPlaying = (rubber: number) => rubbers[rubber]?.state === 'playing';
  const playing = toPlay.filter(isPlaying);
  const busy = new Set(playing.flatMap((rubber) => peopleOf(lines, rubber)));
  const room = Math.max(0, Math.min(courts, surelyNeeded - playing.length));
  const started: number[] = [];
  for (const rubber of toPlay) {
    const people = peopleOf(lines, rubber);
    const isFree = !isPlaying(rubber) && people.every((person) => !busy.has(person));
    if (!isFree || started.length >= room) continue;
    started.push(rubber);
    for (const person of people) busy.add(person);
  }
  return started;
}

/**
 * How many rubbers are played, regardless of who wins them: until the leading side has its wins. All that are left where every
 * rubber is played.
 */
export function surelyNeeded(
  { score, toPlay }: Pick<TieState, 'score' | 'toPlay'>,
  { wins, playsAll }: { readonly wins: number; readonly playsAll: boolean },
): number {
  if (playsAll) return toPlay.length;
  return Math.min(toPlay.length, Math.max(0, wins - Math.max(score.player1, score.player2)));
}

/** The people of both sides; a squad's numbers are its own, so that the side is part of the key. */
function peopleOf(lines: BySide<readonly Line[]>, rubber: number): readonly string[] {
  return SIDES.flatMap((side) =>
    (lines[side][rubber] ?? []).flatMap((id) => (id === null ? [] : [`${side} ${id}`])),
  );
}
