import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'signed-in';

/** Applying for a school, its applications and their prints, and the organizer's list of them. */
export const teamApplicationsRoutes: readonly ScreenRoute[] = [
  {
    path: '/apply-team/:tournamentId',
    access,
    load: () => import('./screens/apply-team.screen.tsx'),
  },
  {
    path: '/team-applications/:id',
    access,
    load: () => import('./screens/team-application.screen.tsx'),
  },
  {
    path: '/team-applications/:id/print/:what',
    access,
    load: () => import('../prints/web/screens/print-application.screen.tsx'),
  },
  {
    path: '/group-applications/:groupId',
    access,
    load: () => import('./screens/group-applications.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/team-applications',
    access,
    load: () => import('./screens/school-list.screen.tsx'),
  },
];
