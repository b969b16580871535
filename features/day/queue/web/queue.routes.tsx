import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The order of the matches of a day, for the desk. */
export const queueRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/day/queue',
    access: 'signed-in',
    load: () => import('./screens/queue.screen.tsx'),
  },
];
