import { useState } from 'react';
import { v7 } from 'uuid';
import {
  matchesChanged,
  newestVersion,
  removeMatch,
} from '#features/matches/web/matches.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { warnOfChange } from '../../../records/web/lib/warn-of-change.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { discardWritesOf, lastWriteOf, removeUnanswered } from '../../../web/lib/match-writes.ts';
import type { MatchRow } from '../lib/match-rows.ts';
import { useText } from '../one-on-one.text.ts';

/** Deletes a match after asking, with everything of it that this phone has not sent yet. */
export function useRemoval() {
  const t = useText();
  const shared = useRecordsText();
  const [asked, setAsked] = useState<{ row: MatchRow; writeId: string } | null>(null);

  const done = () => {
    setAsked(null);
    notify({ title: t.deletedTitle, description: t.deletedText });
  };
  const removed = async (matchId: string) => {
    await discardWritesOf(matchId);
    done();
  };
  const { submit, isPending } = useSubmit({
    send: removeMatch,
    words: shared,
    onSuccess: async (_, { params }) => {
      await removed(params.id);
      await matchesChanged();
    },
    onRefusal: async ({ code }, { params }) => {
      // The match is already gone, as requested.
      if (code === 'MATCH_NOT_FOUND') await removed(params.id);
      else {
        setAsked(null);
        warnOfChange(shared);
      }
      await matchesChanged();
    },
  });
  const remove = async () => {
    if (!asked || isPending) return;
    const { row, writeId } = asked;
    const version = newestVersion(row);
    if (version === null) {
      await removeUnanswered(row.id);
      done();
    } else {
      const query = { writeId, baseVersion: version, follows: lastWriteOf(row.id) };
      await submit({ params: { id: row.id }, query });
    }
  };
  return {
    asked: asked?.row ?? null,
    isPending,
    ask: (row: MatchRow) => setAsked({ row, writeId: v7() }),
    cancel: () => setAsked(null),
    remove,
  };
}
