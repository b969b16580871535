import { useQueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { newestVersion } from '#features/matches/web/matches.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { warn } from '../../../records/web/lib/warn.ts';
import { removeMatch, restoreMatch } from '../../../records/web/records.queries.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
import { addAgain } from '../lib/add-match.ts';
import type { DraftRow } from '../lib/draft-rows.ts';

interface List {
  readonly hide: (id: string) => void;
  readonly show: (id: string) => void;
}

/** Deletes a row immediately; the notification can restore it. */
export function useRemoval({ hide, show }: List) {
  const t = useText();
  const shared = useRecordsText();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: freeMatchesQuery.queryKey });

  const gone = (undo: () => Promise<unknown>) =>
    notify({
      title: t.deletedTitle,
      description: t.deletedText,
      action: { label: t.undo, onClick: () => void undo() },
    });

  async function removeUnsent({ id, entries }: DraftRow) {
    for (const entry of entries) await outbox.discard(entry.id);
    gone(async () => {
      show(id);
      await addAgain(entries);
    });
  }

  const removal = useSubmit({
    send: async (sent: Parameters<typeof removeMatch>[0]) => {
      const answer = await removeMatch(sent);
      // The match is already gone, as requested.
      const isGone = answer.ok || answer.code === 'MATCH_NOT_FOUND';
      return isGone ? { ok: true, data: true } : answer;
    },
    words: shared,
    onRefusal: ({ code }) => {
      if (code !== 'MATCH_CHANGED') return false;
      warn(shared.changedTitle, shared.changedText);
      return true;
    },
  });
  const restoring = useSubmit({
    send: restoreMatch,
    words: shared,
    onSuccess: async (_, { params }) => {
      await refresh();
      show(params.id);
    },
  });

  async function removeSaved({ id, entries }: DraftRow, baseVersion: number) {
    const query = { writeId: v7(), baseVersion };
    if (await removal.submit({ params: { id }, query })) {
      for (const entry of entries) await outbox.discard(entry.id);
      gone(() => restoring.submit({ params: { id }, body: { writeId: v7() } }));
    } else show(id);
    await refresh();
  }

  return (row: DraftRow) => {
    hide(row.id);
    const version = newestVersion(row);
    return version === null ? removeUnsent(row) : removeSaved(row, version);
  };
}
