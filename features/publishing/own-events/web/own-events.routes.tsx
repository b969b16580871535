import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The events of a tournament, for its organizer. */
export const ownEventsRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/events',
    access: 'signed-in',
    load: () => import('./screens/own-events.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/events/new',
    access: 'signed-in',
    load: () => import('./screens/new-event.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/events/:eventId/edit',
    access: 'signed-in',
    load: () => import('./screens/own-event.screen.tsx'),
  },
];
