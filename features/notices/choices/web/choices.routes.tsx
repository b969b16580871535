import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** What one is told outside the app, and the way out of mails. */
export const choicesRoutes: readonly ScreenRoute[] = [
  {
    path: '/notifications/settings',
    access: 'signed-in',
    load: () => import('./screens/notification-settings.screen.tsx'),
  },
  { path: '/unsubscribe', load: () => import('./screens/unsubscribe.screen.tsx') },
];
