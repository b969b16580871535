import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
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
  return (
    <div role="alert">
      {shown.title} {shown.description}
    </div>
  );
}
