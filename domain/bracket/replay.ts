import { ok, type Result } from '#domain/common/result.ts';
import type { Draw, PlayedResult, ResultRefusal } from './glossary.ts';
import { record } from './results.ts';

/**
 * The draw with the results of its matches, by match id: each written down in the order of play. Refuses as `record`
 * does, with the first result that could not have come about.
 */
export function replay(
  draw: Draw,
  results: ReadonlyMap<string, PlayedResult>,
): Result<Draw, ResultRefusal> {
  let state = draw;
  for (const { id } of draw.matches) {
    const result = results.get(id);
    if (!result) continue;
    const step = record(state, id, result);
    if (!step.ok) return step;
    state = step.value.next;
  }
  return ok(state);
}
