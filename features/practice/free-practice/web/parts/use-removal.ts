import { useQueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { useWrite, warn } from '../../../records/web/parts/use-write.ts';
import { removeMatch, restoreMatch } from '../../../records/web/records.queries.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { newestVersion } from '../../../scorecard/web/scorecard.queries.ts';
import { freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
import { addAgain } from './add-match.ts';
import type { DraftRow } from './draft-rows.ts';

interface List {
  readonly hide: (id: string) => void;
  readonly show: (id: string) => void;
}

/** Deleting a line: it goes at once, and the notification can bring it back. */
export function useRemoval({ hide, show }: List) {
  const t = useText();
  const shared = useRecordsText();
  const { write } = useWrite();
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

  async function removeSaved({ id, entries }: DraftRow, baseVersion: number) {
    const query = { writeId: v7(), baseVersion };
    const answer = await write(() => removeMatch({ params: { id }, query }));
    if (!answer || (!answer.ok && answer.code === 'MATCH_CHANGED')) {
      show(id);
      if (answer) warn(shared.changedTitle, shared.changedText);
    } else {
      for (const entry of entries) await outbox.discard(entry.id);
      gone(() => restore(id));
    }
    await refresh();
  }

  async function restore(id: string) {
    const answer = await write(() => restoreMatch({ params: { id }, body: { writeId: v7() } }));
    if (!answer?.ok) return;
    await refresh();
    show(id);
  }

  return (row: DraftRow) => {
    hide(row.id);
    const version = newestVersion(row);
    return version === null ? removeUnsent(row) : removeSaved(row, version);
  };
}
