import { useQueryClient } from '@tanstack/react-query';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { warn } from '../../../web/lib/warn.ts';
import { confirmMatches, freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
import type { DraftRow } from '../lib/draft-rows.ts';

/** Puts the list into the records and goes home, unless the person has gone elsewhere meanwhile. Pending writes on the phone are sent first. */
export function useConfirmation(rows: readonly DraftRow[]) {
  const t = useText();
  const leadOn = useLeadOn();
  const queries = useQueryClient();
  const shared = useRecordsText();
  const { submit, isPending } = useSubmit({
    // One id for one list: a confirmation that is sent again after a lost answer is the same one.
    send: async (matchIds: string[], writeId) => {
      const left = await unsentOf(matchIds);
      if (left.length === 0) return confirmMatches({ body: { writeId, matchIds } });
      const isRefused = left.some(({ refusal }) => refusal);
      warn(t.waitingTitle, isRefused ? t.refusedText : t.waitingText);
      return null;
    },
    words: shared,
    onSuccess: ({ saved }) => {
      notify({ title: t.confirmedTitle, description: t.confirmedText(saved) });
      queries.setQueryData(freeMatchesQuery.queryKey, []);
      void matchesChanged();
      return leadOn('/');
    },
    onRefusal: () => {
      warn(t.nothingTitle, t.nothingText);
      return readAgain(queries, { queryKey: freeMatchesQuery.queryKey });
    },
  });
  return { confirm: () => void submit(rows.map(({ id }) => id)), isPending };
}

/** Sends the pending writes of these matches; gives those that remain, because they wait or were refused. */
async function unsentOf(matchIds: readonly string[]): Promise<readonly OutboxEntry[]> {
  const unsent = () => outbox.current().filter(({ queueKey }) => matchIds.includes(queueKey));
  if (unsent().some(({ refusal }) => !refusal)) await outbox.flush();
  return unsent();
}
