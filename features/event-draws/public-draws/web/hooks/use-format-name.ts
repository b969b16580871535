import { useContext } from 'react';
import type { EventType } from '#domain/entry/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { countsOf } from '#features/matches/web/lib/set-unit.ts';
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

/**
 * What follows a draw, one sentence each: "The 1st and 2nd of each group go to the main draw." The results by which it seeds are
 * those of matches that are scored as `scoreFormat` says.
 */
export function useWhatFollows(
  scoreFormat: ChosenFormat | null | undefined,
): (format: EventFormat) => readonly string[] {
  const t = useText();
  const counts = countsOf(scoreFormat, useContext(PlayedSport));
  return (format) => {
    if (format.kind === 'groups') {
      const order = format.order === 'results' ? [t.byResults(t.shares[counts])] : [];
      return [t.nextStages[format.next], ...order];
    }
    return [
      ...(format.thirdPlace ? [t.thirdPlaceText] : []),
      ...(format.consolation ? [t.consolationText] : []),
    ];
  };
}
