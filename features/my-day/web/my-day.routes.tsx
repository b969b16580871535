import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The day of a club. */
export const myDayRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-school/:groupId',
    access: 'signed-in',
    load: () => import('./screens/my-school.screen.tsx'),
  },
];
