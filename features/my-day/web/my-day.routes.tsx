import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The day of a club, and results of practice matches. */
export const myDayRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-school/:groupId',
    access: 'signed-in',
    load: () => import('./screens/my-school.screen.tsx'),
  },
  {
    path: '/my-matches/:id/practice/:matchId',
    access: 'signed-in',
    load: () => import('./screens/practice-result.screen.tsx'),
  },
];
