import * as Toast from '@radix-ui/react-toast';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePlatformText } from '../i18n/platform-text.ts';
import { classNames } from '../ui/class-names.ts';
import { useTopDialog } from '../ui/open-dialogs.ts';
import css from './notification-view.module.css';
import { dismiss, SHOWN_FOR, type Shown } from './notify.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export interface Props {
  readonly shown: Shown;
}

/** One notification: 5000 ms (the clock stops while it is touched), swiped away to the right after 50 px. */
export function NotificationView({ shown }: Props) {
  const t = usePlatformText();
  const dialog = useTopDialog();
  useKeyboardInset();
  const destructive = shown.variant === 'destructive';
  return (
    <Toast.Provider
      duration={SHOWN_FOR}
      swipeDirection="right"
      swipeThreshold={50}
      label={t.notifications}
      // Outside of an open dialog nothing is read aloud.
      announcerContainer={dialog ?? undefined}
    >
      <Toast.Root
        key={shown.id}
        open={shown.open}
        onOpenChange={(open) => open || dismiss(shown.id)}
        // `foreground` is announced assertively, `background` when the reader pauses.
        type={destructive ? 'foreground' : 'background'}
        className={classNames(css.notification, destructive && css.destructive)}
      >
        <div className={css.words}>
          <Toast.Title className={css.title}>{shown.title}</Toast.Title>
          {shown.description ? (
            <Toast.Description className={css.description}>{shown.description}</Toast.Description>
          ) : null}
        </div>
        {shown.action ? (
          <Toast.Action
            className={css.action}
            altText={shown.action.label}
            onClick={shown.action.onClick}
          >
            {shown.action.label}
          </Toast.Action>
        ) : null}
        <Toast.Close className={css.close} aria-label={t.close}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      {dialog ? createPortal(<Place />, dialog) : <Place />}
    </Toast.Provider>
  );
}

function Place() {
  const t = usePlatformText();
  const place = useRef<HTMLOListElement>(null);
  useClearOfFocus(place);
  return (
    <Toast.Viewport ref={place} className={css.viewport} label={t.notificationsKey('{hotkey}')} />
  );
}
