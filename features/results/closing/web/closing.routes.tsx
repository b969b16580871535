import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The end of a tournament and its papers, for its desk. */
export const closingRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/results',
    access: 'signed-in',
    load: () => import('./screens/closing.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/report',
    access: 'signed-in',
    load: () => import('./screens/report.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/certificates',
    access: 'signed-in',
    load: () => import('../../certificates/web/screens/certificates.screen.tsx'),
  },
];
