import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { EventOfResults, Place, StageOfResults } from '../../../results.contract.ts';
import { placeText } from '../../../results.policy.ts';
import { useText } from '../places.text.ts';

/** What events, stages and places are called. */
export function useResultNames() {
  const t = useText();
  const format = useFormat();
  const stageName = (stage: Pick<StageOfResults, 'further' | 'kind' | 'hasNext'>) => {
    const { further, kind, hasNext } = stage;
    if (!further) return hasNext ? t.firstGroups : t.kinds[kind];
    if (!further.places) return t.consolation;
    return further.isMain ? t.mainDraw : t.placeDraw(further.places.from, further.places.to);
  };
  return {
    eventName: ({ name, eventType }: Pick<EventOfResults, 'name' | 'eventType'>) =>
      name === '' ? t.eventTypes[eventType] : format.name(name),
    stageName,
    /** "3", or "Group 2: 1". */
    placeName: (place: Pick<Place, 'from' | 'to' | 'group'>) =>
      place.group === null
        ? placeText(place)
        : t.placeInGroup(t.group(place.group), placeText(place)),
  };
}
