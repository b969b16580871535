import { afterKnockout } from '#domain/stage-draw/consolation.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { type AfterFirst, afterPlayed } from '../../event-draws.further.policy.ts';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { knockoutInPlay } from '../../results/results.policy.ts';
import { isOfKnockout } from '../../results/web/lib/given-results.ts';
import type { DraftedDraw } from '../event-draws.queries.ts';

/** Who goes on from the published first stage, as its results are stored; null where it has none. */
export function useAfterFirst(first: DraftedDraw): AfterFirst | null {
  const { draw } = useShownDraw(first);
  const { results, format } = first;
  if (!results) return null;
  if (isOfKnockout(results)) {
    if (isGroupsDraw(draw)) return null;
    return afterKnockout(knockoutInPlay(draw, format, results.marks), new Set(results.out));
  }
  if (!isGroupsDraw(draw) || format.kind !== 'groups') return null;
  return afterPlayed(draw, results, format);
}
