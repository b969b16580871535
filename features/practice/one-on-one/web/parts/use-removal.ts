import { useState } from 'react';
import { v7 } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { useWrite, warn } from '../../../records/web/parts/use-write.ts';
import { removeMatch } from '../../../records/web/records.queries.ts';
import { useText as useRecordsText } from '../../../records/web/records.text.ts';
import { matchesChanged, newestVersion } from '../../../scorecard/web/scorecard.queries.ts';
import { useText } from '../one-on-one.text.ts';
import type { MatchRow } from './match-rows.ts';

/** Deleting a match: asked first, then done. `entryOf` finds what of it still waits in the outbox. */
export function useRemoval(entryOf: (matchId: string) => string | undefined) {
  const t = useText();
  const shared = useRecordsText();
  const [asked, setAsked] = useState<{ row: MatchRow; writeId: string } | null>(null);
  const { busy, write } = useWrite();

  const done = async (entry: string | undefined) => {
    if (entry) await outbox.discard(entry);
    setAsked(null);
    notify({ title: t.deletedTitle, description: t.deletedText });
  };
  const removeSaved = async (id: string, query: { writeId: string; baseVersion: number }) => {
    const answer = await write(() => removeMatch({ params: { id }, query }));
    if (!answer) return;
    // Gone already is what was wanted.
    if (answer.ok || answer.code === 'MATCH_NOT_FOUND') await done(entryOf(id));
    else {
      setAsked(null);
      warn(shared.changedTitle, shared.changedText);
    }
    await matchesChanged();
  };
  const remove = async () => {
    if (!asked || busy) return;
    const { row, writeId } = asked;
    const version = newestVersion(row);
    // The server never heard of it: what waits here is all there is.
    if (version === null) await done(entryOf(row.id));
    else await removeSaved(row.id, { writeId, baseVersion: version });
  };
  return {
    asked: asked?.row ?? null,
    busy,
    ask: (row: MatchRow) => setAsked({ row, writeId: v7() }),
    cancel: () => setAsked(null),
    remove,
  };
}
