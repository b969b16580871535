import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** New tournament setup (spec section 2.21) and changing a published tournament. */
export const publishingRoutes: readonly ScreenRoute[] = [
  {
    path: '/register-tournament',
    access: 'organizer',
    load: () => import('./screens/register-tournament.screen.tsx'),
  },
  {
    path: '/organizer',
    access: 'organizer',
    load: () => import('./screens/own-tournaments.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id',
    access: 'signed-in',
    load: () => import('./screens/manage-tournament.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/edit',
    access: 'signed-in',
    load: () => import('./screens/edit-tournament.screen.tsx'),
  },
];
