import { ok, type Result } from '#domain/common/result.ts';
import { record } from './results.ts';
import { allMatches } from './third-place.ts';
import type { Draw, PlayedResult, ResultRefusal } from './vocabulary.ts';

/**
 * The draw with the results of its matches, by match id, each recorded in the order of play. Refuses as `record`
 * does, for the first result that is not possible.
 */
export function replay(
  draw: Draw,
  results: ReadonlyMap<string, PlayedResult>,
): Result<Draw, ResultRefusal> {
  let state = draw;
  for (const { id } of allMatches(draw)) {
    const result = results.get(id);
    if (!result) continue;
    const step = record(state, id, result);
    if (!step.ok) return step;
    state = step.value.next;
  }
  return ok(state);
}
