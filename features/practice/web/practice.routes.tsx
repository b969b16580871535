import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';
import { eveningRoutes } from '../evening/web/evening.routes.tsx';
import { leagueRoutes } from '../league/web/league.routes.tsx';
import { scorecardRoutes } from '../scorecard/web/scorecard.routes.tsx';

/** All screens of practice (spec sections 2.9 to 2.18 and 2.25 to 2.29). */
export const practiceRoutes: readonly ScreenRoute[] = [
  {
    path: '/start-practicing',
    prerender: true,
    load: () => import('./screens/start-practicing.screen.tsx'),
  },
  {
    path: '/select-practice-mode/:id',
    access: 'signed-in',
    load: () => import('./screens/select-practice-mode.screen.tsx'),
  },
  ...eveningRoutes,
  ...leagueRoutes,
  ...scorecardRoutes,
];
