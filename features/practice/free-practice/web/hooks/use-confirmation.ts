import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { warn } from '../../../records/web/lib/warn.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { confirmMatches, freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
import type { DraftRow } from '../lib/draft-rows.ts';

/** Puts the list into the records and goes home. Pending writes on the phone are sent first. */
export function useConfirmation(rows: readonly DraftRow[]) {
  const t = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const shared = useRecordsText();
  const { submit, isPending } = useSubmit({
    // One id for one list: a confirmation that is sent again after a lost answer is the same one.
    send: async (matchIds: string[], writeId) => {
      if (await everythingSent(matchIds)) return confirmMatches({ body: { writeId, matchIds } });
      warn(t.waitingTitle, t.waitingText);
      return null;
    },
    words: shared,
    onSuccess: ({ saved }) => {
      notify({ title: t.confirmedTitle, description: t.confirmedText(saved) });
      queries.setQueryData(freeMatchesQuery.queryKey, []);
      void matchesChanged();
      navigate('/');
    },
    onRefusal: () => {
      warn(t.nothingTitle, t.nothingText);
      return queries.invalidateQueries({ queryKey: freeMatchesQuery.queryKey });
    },
  });
  return { confirm: () => void submit(rows.map(({ id }) => id)), isPending };
}

/** Sends the pending writes of these matches; false when some remain. */
async function everythingSent(matchIds: readonly string[]): Promise<boolean> {
  const waiting = () => outbox.current().some(({ queueKey }) => matchIds.includes(queueKey));
  if (waiting()) await outbox.flush();
  return !waiting();
}
