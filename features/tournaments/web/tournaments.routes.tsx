import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const tournamentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/open-tournaments',
    prerender: true,
    early: '/api/tournaments',
    load: () => import('./screens/open-tournaments.screen.tsx'),
  },
];
