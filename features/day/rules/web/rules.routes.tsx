import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The rules of a day, with its order of play and breaks, and its timetable on paper, for the desk. */
export const rulesRoutes: readonly ScreenRoute[] = [
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
