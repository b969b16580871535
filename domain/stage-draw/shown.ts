import { withExchangedLines } from '#domain/bracket/recorded.ts';
import { withExchangedEntrants } from '#domain/groups/exchanged.ts';
import { type Exchange, isGroupsDraw, type StageDraw } from './vocabulary.ts';

/**
 * A recorded draw with its recorded changes: what is shown. Nothing is checked again: `exchange` of draw.ts has checked each
 * change under the lock under which it was recorded, and neither the draw nor a recorded change is ever changed. So a reader does without the
 * engine.
 */
export function withRecordedExchanges(made: StageDraw, changes: readonly Exchange[]): StageDraw {
  return changes.reduce((draw: StageDraw, change) => {
    if (isGroupsDraw(draw)) {
      return 'entrants' in change ? withExchangedEntrants(draw, change.entrants) : draw;
    }
    return 'lines' in change ? withExchangedLines(draw, change.lines) : draw;
  }, made);
}
