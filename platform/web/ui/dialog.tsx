import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { unbrokenNames } from '../i18n/unbroken-names.ts';
import css from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { addOpenDialog } from './open-dialogs.ts';

interface Props {
  readonly open: boolean;
  /** Esc, the close button or a tap beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** `alertdialog` for questions that must be answered; it has no close button. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A modal on the native `<dialog>`, which traps the focus and returns it on closing. */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog' }: Props) {
  const t = usePlatformText();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Closed before it leaves the page: the browser returns the focus only then.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    const remove = addOpenDialog(element);
    return () => {
      remove();
      element.close();
    };
  }, [open]);

  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current && role === 'dialog') onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for this is Esc, which the platform handles.
    <dialog
      ref={dialog}
      className={css.dialog}
      role={role}
      aria-labelledby={heading}
      onClick={beside}
      // In React the close of a dialog inside this one arrives here, too.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
    >
      {open ? (
        <div className={css.panel}>
          <header className={css.head}>
            <h2 id={heading} className={css.title}>
              {typeof title === 'string' ? unbrokenNames(title) : title}
            </h2>
            {role === 'dialog' ? (
              <IconButton label={t.close} icon={<X />} onClick={onClose} />
            ) : null}
          </header>
          <div className={css.body}>{children}</div>
          {actions ? <footer className={css.actions}>{actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
