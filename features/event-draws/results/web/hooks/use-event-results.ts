import type { ResultsOwner } from '#features/matches/knockout-scores/web/lib/scored-match.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { queryClient } from '#platform/web/offline/query-client.ts';
import { type EventAddress, preparedEventQuery } from '../../../web/event-draws.queries.ts';
import { submitEventResult } from '../lib/knockout-outbox.ts';
import { useText } from '../results.text.ts';
import { useReturnTo } from './use-return-to.ts';

/** The results of a knockout of an event: they go to its stage, and the form leads back to where it was opened. */
export function useEventResults(params: EventAddress, stageId: string): ResultsOwner {
  const t = useText();
  const leadOn = useLeadOn();
  const back = useReturnTo(params, t.backToDraw);
  return {
    submit: (result, ...seen) => submitEventResult({ ...result, params, stageId }, ...seen),
    reread: () => {
      void queryClient.invalidateQueries({ queryKey: preparedEventQuery(params).queryKey });
    },
    leave: async () => {
      await leadOn(back.to, { replace: true });
    },
    refusalText: (code) =>
      code in t.refusedResults
        ? t.refusedResults[code as keyof typeof t.refusedResults]
        : undefined,
  };
}
