import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Today's practice of a group: who is here, the courts, the matches. */
export const eveningRoutes: readonly ScreenRoute[] = [
  {
    path: '/practice-evening/:groupId',
    access: 'signed-in',
    load: () => import('./screens/practice-evening.screen.tsx'),
  },
];
