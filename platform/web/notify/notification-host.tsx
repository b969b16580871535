import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../ui/class-names.ts';
import { useTopDialog } from '../ui/open-dialogs.ts';
import css from './notification-host.module.css';
import type { Props } from './notification-view.tsx';
import { dismiss, notifications, SHOWN_FOR } from './notify.ts';

// Its code loads with the first notification. Where it cannot be loaded, the plain text appears.
const View = lazy<ComponentType<Props>>(() =>
  import('./notification-view.tsx').then(
    ({ NotificationView }) => ({ default: NotificationView }),
    () => ({ default: BareNotification }),
  ),
);

const none = () => null;

/** Where notifications appear; part of the shell. */
export function NotificationHost() {
  const shown = useSyncExternalStore(notifications.subscribe, notifications.current, none);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <View shown={shown} />
    </Suspense>
  );
}

function BareNotification({ shown }: Props) {
  const dialog = useTopDialog();
  const { id } = shown;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id]);
  if (!shown.open) return null;
  const tone = shown.variant === 'destructive' && css.destructive;
  const bare = (
    <div role="alert" className={classNames(css.bare, tone)}>
      <p>{shown.title}</p>
      <p>{shown.description}</p>
    </div>
  );
  return dialog ? createPortal(bare, dialog) : bare;
}
