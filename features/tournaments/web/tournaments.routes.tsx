import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';
import type * as contract from '../tournaments.contract.ts';

export const tournamentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/open-tournaments',
    prerender: true,
    early: '/api/tournaments' satisfies typeof contract.list.path,
    load: () => import('./screens/open-tournaments.screen.tsx'),
  },
];
