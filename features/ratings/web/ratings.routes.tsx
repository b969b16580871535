import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Rankings, and the pages of players. */
export const ratingsRoutes: readonly ScreenRoute[] = [
  { path: '/rankings', load: () => import('./screens/rankings.screen.tsx') },
  { path: '/players/:playerId', load: () => import('./screens/player.screen.tsx') },
];
