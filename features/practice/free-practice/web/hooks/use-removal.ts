import { useQueryClient } from '@tanstack/react-query';
import { v7 } from 'uuid';
import { newestVersion, removeMatch, restoreMatch } from '#features/matches/web/matches.queries.ts';
import { readAgain } from '#platform/web/api/read-again.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { OutboxEntry } from '#platform/web/offline/outbox-entry.ts';
import { warnOfChange } from '../../../records/web/lib/warn-of-change.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import {
  discardWritesOf,
  lastWriteOf,
  removeUnanswered,
  restoreWrites,
  takeBackRemoval,
} from '../../../web/lib/match-writes.ts';
import { freeMatchesQuery } from '../free-practice.queries.ts';
import { useText } from '../free-practice.text.ts';
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
  const refresh = () => readAgain(queries, { queryKey: freeMatchesQuery.queryKey });

  const gone = (undo: () => Promise<unknown>) =>
    notify({
      title: t.deletedTitle,
      description: t.deletedText,
      action: { label: t.undo, onClick: () => void undo() },
    });

  const notRestored = (undo: () => Promise<unknown>) =>
    notify({
      title: t.notRestoredTitle,
      description: t.notRestoredText,
      variant: 'destructive',
      action: { label: t.undo, onClick: () => void undo() },
    });

  async function removeUnsent({ id }: DraftRow) {
    const removed = await removeUnanswered(id);
    gone(async () => {
      if ('removalId' in removed) return restoreUnanswered(id, removed.removalId);
      show(id);
      await restoreWrites(removed.writes);
    });
  }

  async function restoreUnanswered(id: string, removalId: string): Promise<void> {
    const outcome = await takeBackRemoval(removalId);
    if (outcome === 'taken-back') show(id);
    else if (outcome === 'removed') await restoreSaved(id, 0, []);
    else notRestored(() => restoreUnanswered(id, removalId));
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
      warnOfChange(shared);
      return true;
    },
  });
  const restoring = useSubmit({
    send: restoreMatch,
    onSuccess: async (_, { params }) => {
      await refresh();
      show(params.id);
    },
  });

  async function removeSaved({ id }: DraftRow, baseVersion: number) {
    const query = { writeId: v7(), baseVersion, follows: lastWriteOf(id) };
    if (await removal.submit({ params: { id }, query })) {
      const writes = await discardWritesOf(id);
      gone(() => restoreSaved(id, baseVersion, writes));
    } else show(id);
    await refresh();
  }

  async function restoreSaved(id: string, seenVersion: number, writes: readonly OutboxEntry[]) {
    const body = { writeId: v7() };
    const attempt = async (): Promise<void> => {
      const restored = await restoring.submit({ params: { id }, body });
      if (restored) return restoreWrites(writes, { ...body, seenVersion });
      // What was unsent is nowhere else any more: the way back to it stays.
      notRestored(attempt);
    };
    await attempt();
  }

  return (row: DraftRow) => {
    hide(row.id);
    const version = newestVersion(row);
    return version === null ? removeUnsent(row) : removeSaved(row, version);
  };
}
