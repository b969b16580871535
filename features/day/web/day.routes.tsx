import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The day of a tournament, for its desk. */
export const dayRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/day',
    access: 'signed-in',
    load: () => import('./screens/day.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/courts',
    access: 'signed-in',
    load: () => import('./screens/courts.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/code',
    access: 'signed-in',
    load: () => import('./screens/code.screen.tsx'),
  },
];
