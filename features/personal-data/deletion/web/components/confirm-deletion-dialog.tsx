import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText } from '../deletion.text.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The last confirmation before an account is deleted. */
export function ConfirmDeletionDialog({ open, onClose, onConfirm }: Props) {
  const t = useText();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t.sureTitle}
      confirmLabel={t.sureYes}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {t.sureText}
    </ConfirmDialog>
  );
}
