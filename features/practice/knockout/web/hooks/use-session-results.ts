import type { ResultsOwner } from '#features/matches/knockout-scores/web/lib/scored-match.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { invalidateKnockout, type Knockout } from '../knockout.queries.ts';
import { submitResult } from '../lib/result-outbox.ts';

/** The results of a practice knockout: they go to its session, and the form leads back to its bracket. */
export function useSessionResults(knockout: Knockout): ResultsOwner {
  const leadOn = useLeadOn();
  const { id, groupId, groupName, practiceDate } = knockout;
  return {
    submit: (result, ...seen) => submitResult({ ...result, sessionId: id, groupId }, ...seen),
    reread: () => invalidateKnockout(knockout),
    leave: async (state) => {
      await leadOn(`/tournament-bracket/${groupId}?session=${id}`, {
        state: { groupName, practiceDate, selectedPlayers: [], ...state },
        replace: true,
      });
    },
  };
}
