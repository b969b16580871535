import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The plan of a tournament's day, for its organizer. */
export const dayPlanRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/plan',
    access: 'signed-in',
    load: () => import('./screens/day-plan.screen.tsx'),
  },
];
