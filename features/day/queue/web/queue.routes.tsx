import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The order of the matches of a day, and its rules, for the desk. */
export const queueRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/day/queue',
    access: 'signed-in',
    load: () => import('./screens/queue.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/rules',
    access: 'signed-in',
    load: () => import('./screens/rules.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/timetable',
    access: 'signed-in',
    load: () => import('./screens/timetable.screen.tsx'),
  },
];
