import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The season of a league of teams, and one of its fixtures; open to everybody. */
export const seasonRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-seasons',
    access: 'signed-in',
    load: () => import('./screens/my-seasons.screen.tsx'),
  },
  { path: '/season/:id/:eventId', load: () => import('./screens/season.screen.tsx') },
  {
    path: '/season/:id/:eventId/:fixtureId/order-sheet/:side',
    access: 'signed-in',
    load: () => import('./screens/fixture-sheet.screen.tsx'),
  },
  { path: '/season/:id/:eventId/:fixtureId', load: () => import('./screens/fixture.screen.tsx') },
];
