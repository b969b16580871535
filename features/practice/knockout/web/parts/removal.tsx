import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import {
  type Knockout,
  knockoutDoubted,
  knockoutKnown,
  recordsDoubted,
  removeKnockout,
  restoreKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { useSend } from './use-send.ts';

/** Removes a bracket with its results, after asking; right afterwards it can be undone. */
export function Removal({ knockout }: { readonly knockout: Knockout }) {
  const [open, setOpen] = useState(false);
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const { id, groupId } = knockout;

  const remove = async () => {
    const query = { writeId: newId() };
    const answer = await send(() => removeKnockout({ params: { id }, query }));
    if (!answer) return;
    setOpen(false);
    if (!answer.ok) return knockoutDoubted(knockout);
    recordsDoubted();
    notify({
      title: t.removed,
      description: t.removedText,
      action: { label: t.undo, onClick: () => void restore() },
    });
    await navigate(`/select-tournament-members/${groupId}`, { replace: true });
    knockoutDoubted(knockout);
  };
  const restore = async () => {
    const body = { writeId: newId() };
    const answer = await send(() => restoreKnockout({ params: { id }, body }));
    if (!answer?.ok) return;
    knockoutKnown(answer.data.knockout);
    recordsDoubted();
    notify({ title: t.restored });
    await navigate(`/tournament-bracket/${groupId}?session=${id}`);
  };
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
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}
