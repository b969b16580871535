import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import type { FurtherStage } from '../../../event-draws.further.policy.ts';
import { useText } from '../public-draws.text.ts';

type Named = Pick<FurtherStage, 'isMain' | 'places'>;

/** "Main draw", "Place 2", "Consolation": what a stage after the first is called. */
export function useStageName(): (stage: Named) => string {
  const t = useText();
  return ({ isMain, places }) => {
    if (!places) return t.consolationDraw;
    return isMain ? t.mainDraw : t.placeDraw(places.from, places.to);
  };
}

/** What the first stage is called beside those that follow it: the groups, or the draw beside its consolation. */
export function useFirstStageName(): (further: readonly Named[]) => string {
  const t = useText();
  return (further) => (hasPlaces(further) ? t.firstGroups : t.firstDraw);
}

/** How the first stage is played; groups are preliminary only where draws by their places follow. */
export function useKindName(): (kind: EventFormat['kind'], further: readonly Named[]) => string {
  const t = useText();
  return (kind, further) =>
    kind === 'groups' && hasPlaces(further) ? t.firstGroups : t.kinds[kind];
}

/** Whether draws by the places of groups follow. */
function hasPlaces(further: readonly Named[]): boolean {
  return further.some(({ places }) => places !== null);
}
