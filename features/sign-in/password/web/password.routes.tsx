import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Changing the password, and the way back in for who has forgotten it. */
export const passwordRoutes: readonly ScreenRoute[] = [
  { path: '/forgot-password', load: () => import('./screens/forgot-password.screen.tsx') },
  { path: '/reset-password', load: () => import('./screens/reset-password.screen.tsx') },
  {
    path: '/account/password',
    access: 'signed-in',
    load: () => import('./screens/change-password.screen.tsx'),
  },
];
