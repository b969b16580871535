import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** The list behind "New Notifications". */
export const notificationsRoutes: readonly ScreenRoute[] = [
  {
    path: '/notifications',
    access: 'signed-in',
    load: () => import('./screens/notifications.screen.tsx'),
  },
];
