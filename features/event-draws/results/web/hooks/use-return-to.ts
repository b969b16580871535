import { useLocationState } from '#platform/web/navigation/screens.tsx';
import type { EventAddress } from '../../../web/event-draws.queries.ts';
import { addressOfEvent } from '../lib/match-address.ts';
import { useText } from '../results.text.ts';

/** The state of a link from the desk of the day, so that the score of a match leads back there. */
export const FROM_DAY = { from: 'day' } as const;

interface ReturnTo {
  readonly to: string;
  readonly label: string;
}

/** The way back from the score of a match: the desk of the day if it was opened there, else its event. */
export function useReturnTo(params: EventAddress, label: string): ReturnTo {
  const t = useText();
  const from = useLocationState<{ readonly from?: string }>()?.from;
  return from === FROM_DAY.from
    ? { to: `/organizer/tournaments/${params.id}/day`, label: t.backToDay }
    : { to: addressOfEvent(params), label };
}
