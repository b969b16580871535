import { withExchangedLines } from '#domain/bracket/recorded.ts';
import { withExchangedEntrants } from '#domain/groups/exchanged.ts';
import { type Exchange, isGroupsDraw, type StageDraw } from './vocabulary.ts';

/**
 * A recorded draw with its recorded changes: what is shown. Each was possible when it was recorded (`exchange` of draw.ts),
 * so nothing is checked here, and a page that only shows draws does without the engine.
 */
export function withRecordedExchanges(made: StageDraw, changes: readonly Exchange[]): StageDraw {
  return changes.reduce((draw: StageDraw, change) => {
    if (isGroupsDraw(draw)) {
      return 'entrants' in change ? withExchangedEntrants(draw, change.entrants) : draw;
    }
    return 'lines' in change ? withExchangedLines(draw, change.lines) : draw;
  }, made);
}
