import type { EventType } from '#domain/entry/vocabulary.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { useText } from '../public-draws.text.ts';

/** How an event is played, in a few words: "Knockout, match for third place". */
export function useFormatName(): (format: EventFormat, eventType: EventType) => string {
  const t = useText();
  return (format, eventType) => {
    if (format.kind === 'groups') {
      return format.size === 'one' ? t.oneGroup : t.groupsOf(format.size, eventType);
    }
    const facts = [
      t.kinds.knockout,
      format.thirdPlace ? t.thirdPlace : null,
      format.consolation ? t.consolation : null,
    ];
    return facts.filter((fact) => fact !== null).join(t.comma);
  };
}

/** What follows a draw, one sentence each: "The 1st and 2nd of each group go to the main draw." */
export function useWhatFollows(): (format: EventFormat) => readonly string[] {
  const t = useText();
  return (format) => {
    if (format.kind === 'groups') {
      return [t.nextStages[format.next], ...(format.order === 'results' ? [t.byResults] : [])];
    }
    return [
      ...(format.thirdPlace ? [t.thirdPlaceText] : []),
      ...(format.consolation ? [t.consolationText] : []),
    ];
  };
}
