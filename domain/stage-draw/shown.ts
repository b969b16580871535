import {
  linesOf,
  matchesFrom,
  withExchangedLines,
  withoutLeaver,
} from '#domain/bracket/recorded.ts';
import type { Draw, Entrant } from '#domain/bracket/vocabulary.ts';
import { withExchangedEntrants } from '#domain/groups/exchanged.ts';
import {
  isExchange,
  isGroupsDraw,
  type Replacement,
  type StageChange,
  type StageDraw,
} from './vocabulary.ts';

/**
 * A recorded draw with its recorded changes: what is shown. Nothing is checked again: `exchange` of draw.ts and `replacementChoices` of
 * replacement.ts have checked each change under the lock under which it was recorded, and neither the draw nor a recorded change is ever
 * changed. So a reader does without the engine.
 */
export function withRecordedChanges<Drawn extends StageDraw>(
  made: Drawn,
  changes: readonly StageChange[],
): Drawn {
  // Every change leaves a knockout a knockout, and groups groups.
  return changes.reduce<StageDraw>(withChange, made) as Drawn;
}

/** Everybody who was ever in a draw: those who were drawn, then the alternates of its changes. */
export function everybodyIn(made: StageDraw, changes: readonly StageChange[]): Entrant[] {
  const alternates = changes.flatMap((change) =>
    isExchange(change) || !change.alternate ? [] : [change.alternate],
  );
  return [...made.entrants, ...alternates];
}

function withChange(draw: StageDraw, change: StageChange): StageDraw {
  if (isGroupsDraw(draw)) {
    return 'entrants' in change ? withExchangedEntrants(draw, change.entrants) : draw;
  }
  if ('lines' in change) return withExchangedLines(draw, change.lines);
  return 'moves' in change ? withReplacement(draw, change) : draw;
}

function withReplacement(draw: Draw, change: Replacement): Draw {
  const lines = linesOf(draw);
  for (const { from } of change.moves) if (from !== null) lines[from - 1] = null;
  for (const { player, to } of change.moves) if (to !== null) lines[to - 1] = player;
  const { entrants, groups } = withoutLeaver(draw, change);
  return {
    ...draw,
    entrants,
    ...(groups && { groups }),
    seeds: change.seeds,
    matches: matchesFrom(lines),
  };
}
