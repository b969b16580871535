import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** The settings of notifications outside the app. */
export const notificationSettingsRoutes: readonly ScreenRoute[] = [
  {
    path: '/notifications/settings',
    access: 'signed-in',
    load: () => import('./screens/notification-settings.screen.tsx'),
  },
];
