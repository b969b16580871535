import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { EventOfResults, Place } from '../../../results.contract.ts';
import { type NamedStage, placeText, stageText } from '../../../results.policy.ts';
import { useText } from '../places.text.ts';

/** What events, stages and places are called. */
export function useResultNames() {
  const t = useText();
  const format = useFormat();
  return {
    eventName: ({ name, eventType }: Pick<EventOfResults, 'name' | 'eventType'>) =>
      name === '' ? t.eventTypes[eventType] : format.name(name),
    stageName: (stage: NamedStage) => stageText(t, stage),
    /** "3", or "Group 2: 1". */
    placeName: (place: Pick<Place, 'from' | 'to' | 'group'>) =>
      place.group === null
        ? placeText(place)
        : t.placeInGroup(t.group(place.group), placeText(place)),
  };
}
