import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Checking people in: the list of the desk, and a player's own page. */
export const checkInRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/day/check-in',
    access: 'signed-in',
    load: () => import('./screens/check-in-list.screen.tsx'),
  },
  {
    path: '/check-in/:id',
    access: 'signed-in',
    load: () => import('./screens/own-check-in.screen.tsx'),
  },
];
