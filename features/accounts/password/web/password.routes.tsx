import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The way back in for who has forgotten the password. */
export const passwordRoutes: readonly ScreenRoute[] = [
  { path: '/forgot-password', load: () => import('./screens/forgot-password.screen.tsx') },
  { path: '/reset-password', load: () => import('./screens/reset-password.screen.tsx') },
];
