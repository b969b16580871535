import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** An event on its way to the draw, for the organizer of its tournament. */
export const eventDrawsRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/events/:eventId',
    access: 'signed-in',
    load: () => import('./screens/event-steps.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/events/:eventId/matches/:first/:second',
    access: 'signed-in',
    load: () => import('../results/web/screens/event-score.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/events/:eventId/knockout/:matchId',
    access: 'signed-in',
    load: () => import('../results/web/screens/knockout-score.screen.tsx'),
  },
];
