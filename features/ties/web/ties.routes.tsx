import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The ties of a tournament for everybody, and entering a rubber for the desk. */
export const tiesRoutes: readonly ScreenRoute[] = [
  { path: '/ties/:id', load: () => import('./screens/ties.screen.tsx') },
  { path: '/ties/:id/:stageId/:matchId', load: () => import('./screens/tie.screen.tsx') },
  {
    path: '/organizer/tournaments/:id/rubbers/:stageId/:matchId',
    access: 'signed-in',
    load: () => import('./screens/rubber-score.screen.tsx'),
  },
];
