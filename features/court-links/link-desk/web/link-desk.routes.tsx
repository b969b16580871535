import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The desk's screens about devices without an account. */
export const linkDeskRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/day/links',
    access: 'signed-in',
    load: () => import('./screens/links.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/history/:stageId/:matchId',
    access: 'signed-in',
    load: () => import('./screens/history.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/day/scan',
    access: 'signed-in',
    usesCamera: true,
    load: () => import('./screens/scan.screen.tsx'),
  },
];
