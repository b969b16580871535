import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'signed-in';

/** The person's own data: to download, and to delete. */
export const personalDataRoutes: readonly ScreenRoute[] = [
  { path: '/account/data', access, load: () => import('./screens/data.screen.tsx') },
  {
    path: '/account/delete',
    access,
    load: () => import('../deletion/web/screens/delete-account.screen.tsx'),
  },
  {
    path: '/account/suspended',
    load: () => import('../suspended/web/screens/suspended-account.screen.tsx'),
  },
];
