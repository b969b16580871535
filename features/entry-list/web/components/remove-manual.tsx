import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LIST_READS, type ListedEntry, removeManual } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
}

/** Removes a person whom the organizer entered, after a confirmation. */
export function RemoveManual({ entry, tournamentId: id }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => removeManual({ params: { id, entryId: entry.id } }),
    ...LIST_READS,
    words: t,
    onSuccess: () => notify({ title: t.removed(entry.name) }),
  });
  return (
    <div>
      <Button variant="quiet" flush onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle(entry.name)}
        confirmLabel={t.remove}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </div>
  );
}
