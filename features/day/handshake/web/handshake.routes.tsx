import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Results of the day: for the players of a match, and for the desk. */
export const handshakeRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-matches/:id',
    access: 'signed-in',
    load: () => import('./screens/own-matches.screen.tsx'),
  },
  {
    path: '/my-matches/:id/:stageId/:matchId',
    access: 'signed-in',
    load: () => import('./screens/own-result.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/results',
    access: 'signed-in',
    load: () => import('./screens/open-results.screen.tsx'),
  },
];

/** What a guardian does on the day by the mailed link, below the page of guardians. */
export const guardianMatchesRoutes: readonly ScreenRoute[] = [
  {
    path: '/guardian/:playerId/check-in/:id',
    load: () => import('./screens/guarded-check-in.screen.tsx'),
  },
  {
    path: '/guardian/:playerId/matches/:id',
    load: () => import('./screens/guarded-matches.screen.tsx'),
  },
  {
    path: '/guardian/:playerId/matches/:id/:stageId/:matchId',
    load: () => import('./screens/guarded-result.screen.tsx'),
  },
];
