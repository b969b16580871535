import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Inviting referees, answering an invitation, and what a referee looks after. */
export const refereesRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/referees',
    access: 'signed-in',
    load: () => import('./screens/referees.screen.tsx'),
  },
  { path: '/referee', load: () => import('./screens/invitation.screen.tsx') },
  {
    path: '/referee/tournaments/:id',
    access: 'signed-in',
    load: () => import('./screens/refereed-tournament.screen.tsx'),
  },
];
