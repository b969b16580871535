import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
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

interface Props {
  readonly knockout: Knockout;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a bracket and its results are removed; right afterwards it can be undone. */
export function Removal({ knockout, open, onClose }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const { id, groupId } = knockout;

  const remove = async () => {
    const query = { writeId: newId() };
    const answer = await send(() => removeKnockout({ params: { id }, query }));
    if (!answer) return;
    onClose();
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
    <ConfirmDialog
      open={open}
      title={t.removeTitle}
      confirmLabel={t.remove}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  );
}
