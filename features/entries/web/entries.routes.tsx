import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const entriesRoutes: readonly ScreenRoute[] = [
  {
    path: '/confirm-tournament-application/:id',
    load: () => import('./screens/confirm-tournament-application.screen.tsx'),
  },
  { path: '/tournaments/:id', load: () => import('./screens/tournament-address.screen.tsx') },
  {
    path: '/my-tournaments',
    access: 'signed-in',
    load: () => import('./screens/my-tournaments.screen.tsx'),
  },
];
