import type { ReactNode } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly cancelLabel?: ReactNode;
  /** What it does cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question that must be answered. The safe answer has the focus. */
export function ConfirmDialog(props: Props) {
  const t = usePlatformText();
  return (
    <Dialog
      role="alertdialog"
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      actions={
        <>
          <Button variant="secondary" onClick={props.onCancel} disabled={props.busy}>
            {props.cancelLabel ?? t.cancel}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            busy={props.busy ?? false}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
