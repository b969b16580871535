import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const draws = () => import('./screens/public-draws.screen.tsx');

/** The draws of a tournament, and the tournaments that are over, for everybody. */
export const publicDrawsRoutes: readonly ScreenRoute[] = [
  { path: '/tournaments/:id/draws', load: draws },
  { path: '/tournaments/:id/draws/:eventId', load: draws },
  { path: '/past-tournaments', load: () => import('./screens/past-tournaments.screen.tsx') },
];
