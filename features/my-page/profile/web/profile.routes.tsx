import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Where people correct what they have written about themselves. */
export const profileRoutes: readonly ScreenRoute[] = [
  {
    path: '/account/profile',
    access: 'signed-in',
    load: () => import('./screens/profile.screen.tsx'),
  },
];
