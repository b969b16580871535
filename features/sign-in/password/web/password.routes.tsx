import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens that change the password, and those that replace a forgotten one. */
export const passwordRoutes: readonly ScreenRoute[] = [
  { path: '/forgot-password', load: () => import('./screens/forgot-password.screen.tsx') },
  { path: '/reset-password', load: () => import('./screens/reset-password.screen.tsx') },
  {
    path: '/account/password',
    access: 'signed-in',
    load: () => import('./screens/change-password.screen.tsx'),
  },
];
