import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Choosing the players of a league, and its match table (spec sections 2.12 and 2.13). */
export const leagueRoutes: readonly ScreenRoute[] = [
  {
    path: '/select-league-members/:id',
    access: 'signed-in',
    load: () => import('./screens/select-league-members.screen.tsx'),
  },
  {
    path: '/league-match-table/:id',
    access: 'signed-in',
    load: () => import('./screens/league-match-table.screen.tsx'),
  },
];
