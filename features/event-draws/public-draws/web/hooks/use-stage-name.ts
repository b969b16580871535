import type { FurtherStage } from '../../../event-draws.further.policy.ts';
import { useText } from '../public-draws.text.ts';

/** "Main draw", "Place 2": what a stage after the groups is called; the first stage, null, is the groups. */
export function useStageName(): (stage: Pick<FurtherStage, 'isMain' | 'places'> | null) => string {
  const t = useText();
  return (stage) => {
    if (!stage) return t.kinds.groups;
    return stage.isMain ? t.mainDraw : t.placeDraw(stage.places.from, stage.places.to);
  };
}
