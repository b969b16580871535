import { useLocationState } from '#platform/web/navigation/screens.tsx';
import type { EventAddress } from '../../../web/event-draws.queries.ts';
import { addressOfEvent } from '../lib/match-address.ts';
import { useText } from '../results.text.ts';

/** The state of a link from the desk of the day, so that the score of a match leads back there. */
export const FROM_DAY = { from: 'day' } as const;

/** The same of a link from the results that wait for an answer. */
export const FROM_OPEN_RESULTS = { from: 'open-results' } as const;

interface ReturnTo {
  readonly to: string;
  readonly label: string;
}

/** The way back from the score of a match: the screen of the day on which it was opened, else its event. */
export function useReturnTo(params: EventAddress, label: string): ReturnTo {
  const t = useText();
  const from = useLocationState<{ readonly from?: string }>()?.from;
  const day = `/organizer/tournaments/${params.id}/day`;
  if (from === FROM_DAY.from) return { to: day, label: t.backToDay };
  if (from === FROM_OPEN_RESULTS.from) return { to: `${day}/results`, label: t.backToOpenResults };
  return { to: addressOfEvent(params), label };
}
