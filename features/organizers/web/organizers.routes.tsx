import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Becoming an organizer (spec sections 2.19 and 2.20). */
export const organizersRoutes: readonly ScreenRoute[] = [
  {
    path: '/tournament-organizer-registration',
    prerender: true,
    load: () => import('./screens/tournament-organizer-registration.screen.tsx'),
  },
  {
    path: '/tournament-organizer-submitted',
    prerender: true,
    load: () => import('./screens/tournament-organizer-submitted.screen.tsx'),
  },
];
