import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** A tournament as everybody follows it. */
export const liveRoutes: readonly ScreenRoute[] = [
  { path: '/live/:id', load: () => import('./screens/live.screen.tsx') },
  { path: '/live/:id/board', load: () => import('../board/web/screens/board.screen.tsx') },
];
