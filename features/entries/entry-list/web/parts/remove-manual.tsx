import { useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type ListedEntry, removeManual } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
}

/** Removes somebody whom the organizer entered, after a question. */
export function RemoveManual({ entry, tournamentId: id }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const done = await change(() => removeManual({ params: { id, entryId: entry.id } }));
    setAsking(false);
    if (done) notify({ title: t.removed(entry.name) });
  };
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle(entry.name)}
        confirmLabel={t.remove}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </div>
  );
}
