import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../ui/open-dialogs.ts';
import css from './notification-host.module.css';
import type { Props } from './notification-view.tsx';
import { notifications } from './notify.ts';

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
  if (!shown.open) return null;
  const bare = (
    <div role="alert" className={css.bare}>
      <p>{shown.title}</p>
      <p>{shown.description}</p>
    </div>
  );
  return dialog ? createPortal(bare, dialog) : bare;
}
