import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** How an event is meant to be played, for its organizer. */
export const formatsRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/events/:eventId/formats',
    access: 'signed-in',
    load: () => import('./screens/event-formats.screen.tsx'),
  },
];
