import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'operator';

/** The operator's console. */
export const operatorRoutes: readonly ScreenRoute[] = [
  { path: '/operator', access, load: () => import('./screens/applications.screen.tsx') },
  {
    path: '/operator/announcements',
    access,
    load: () => import('./screens/announcements.screen.tsx'),
  },
  { path: '/operator/accounts', access, load: () => import('./screens/accounts.screen.tsx') },
  { path: '/operator/tournaments', access, load: () => import('./screens/tournaments.screen.tsx') },
  { path: '/operator/mails', access, load: () => import('./screens/mails.screen.tsx') },
  { path: '/operator/refunds', access, load: () => import('./screens/refunds.screen.tsx') },
  {
    path: '/operator/business',
    access,
    load: () => import('../business/web/screens/business.screen.tsx'),
  },
  { path: '/operator/log', access, load: () => import('./screens/log.screen.tsx') },
];
