import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The results of a tournament, for everybody. */
export const placesRoutes: readonly ScreenRoute[] = [
  { path: '/tournaments/:id/results', load: () => import('./screens/results.screen.tsx') },
  {
    path: '/tournaments/:id/certificates',
    load: () => import('../../certificates/web/screens/sample-certificates.screen.tsx'),
  },
];
