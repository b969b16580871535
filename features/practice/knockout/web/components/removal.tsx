import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import {
  cacheKnockout,
  invalidateKnockout,
  invalidateRecords,
  type Knockout,
  removeKnockout,
  restoreKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

/** Removes a bracket with its results, after asking; the notification can undo it. */
export function Removal({ knockout }: { readonly knockout: Knockout }) {
  const [open, setOpen] = useState(false);
  const t = useText();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const { id, groupId } = knockout;

  const restoring = useSubmit({
    send: (_: undefined, writeId) => restoreKnockout({ params: { id }, body: { writeId } }),
    words: t,
    onSuccess: ({ knockout: restored }) => {
      cacheKnockout(restored);
      invalidateRecords();
      notify({ title: t.restored });
      return navigate(`/tournament-bracket/${groupId}?session=${id}`);
    },
  });
  const { submit, isPending } = useSubmit({
    send: (_: undefined, writeId) => removeKnockout({ params: { id }, query: { writeId } }),
    words: t,
    onSuccess: async () => {
      setOpen(false);
      invalidateRecords();
      notify({
        title: t.removed,
        description: t.removedText,
        action: { label: t.undo, onClick: () => void restoring.submit(undefined) },
      });
      await leadOn(`/select-tournament-members/${groupId}`, { replace: true });
      invalidateKnockout(knockout);
    },
    // Somebody else has removed it: the screen reads again.
    onRefusal: () => {
      setOpen(false);
      invalidateKnockout(knockout);
    },
  });
  return (
    <>
      <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={open}
        title={t.removeTitle}
        confirmLabel={t.remove}
        danger
        busy={isPending}
        onConfirm={() => void submit(undefined)}
        onCancel={() => setOpen(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}
