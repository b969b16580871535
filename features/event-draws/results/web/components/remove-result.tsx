import { useState } from 'react';
import {
  discardScoresOf,
  type Found,
  keyOf,
  pendingScoreFor,
} from '#features/matches/web/lib/score-outbox.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { removeMatch } from '../results.queries.ts';
import { useText } from '../results.text.ts';

interface Props extends Pick<Found, 'target'> {
  /** Of the result on the screen. */
  readonly version: number;
  readonly onRemoved: () => Promise<void>;
}

/** Opens a match again whose result was entered by mistake. */
export function RemoveResult({ target, version, onRemoved }: Props) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const key = keyOf(target);
  const pending = pendingScoreFor(useOutbox(), key)?.entry.id;
  // A correction that is answered while the screen is open has another version than the screen was opened with.
  const [first] = useState(pending);
  const follows = pending ?? first;
  const { submit, isPending } = useSubmit({
    send: (baseVersion: number, writeId) =>
      removeMatch({ params: { id: target.matchId }, query: { writeId, baseVersion, follows } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: async () => {
      await discardScoresOf(key);
      notify({ title: t.removed });
      await onRemoved();
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={t.removeTitle}
        confirmLabel={t.remove}
        busy={isPending}
        onConfirm={() => void submit(version).finally(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}
