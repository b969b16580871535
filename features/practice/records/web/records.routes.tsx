import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The practice records (spec sections 2.15 to 2.18). */
export const recordsRoutes: readonly ScreenRoute[] = [
  {
    path: '/practice-records',
    access: 'signed-in',
    load: () => import('./screens/practice-records.screen.tsx'),
  },
  {
    path: '/practice-records/format/:dateId',
    access: 'signed-in',
    load: () => import('./screens/practice-format.screen.tsx'),
  },
  {
    path: '/practice-records/matches/:dateId/:formatId',
    access: 'signed-in',
    load: () => import('./screens/practice-matches.screen.tsx'),
  },
  {
    path: '/match-scorecard/:id',
    access: 'signed-in',
    load: () => import('./screens/match-scorecard.screen.tsx'),
  },
];
