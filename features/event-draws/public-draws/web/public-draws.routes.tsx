import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The draws of a tournament, for everybody. */
export const publicDrawsRoutes: readonly ScreenRoute[] = [
  { path: '/tournaments/:id/draws', load: () => import('./screens/public-draws.screen.tsx') },
  {
    path: '/tournaments/:id/draws/:eventId',
    load: () => import('./screens/public-draw.screen.tsx'),
  },
];
