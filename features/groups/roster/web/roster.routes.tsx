import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'signed-in';

/** The school roster of a group. */
export const rosterRoutes: readonly ScreenRoute[] = [
  { path: '/group-roster/:id', access, load: () => import('./screens/roster.screen.tsx') },
  {
    path: '/group-roster/:id/school',
    access,
    load: () => import('./screens/school-sheet.screen.tsx'),
  },
  {
    path: '/group-roster/:id/import',
    access,
    load: () => import('./screens/import-roster.screen.tsx'),
  },
  {
    path: '/group-roster/:id/pupils/:pupilId',
    access,
    load: () => import('./screens/pupil.screen.tsx'),
  },
];
