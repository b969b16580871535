import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';
import type * as contract from '../accounts.contract.ts';

/** Login. */
export const accountsRoutes: readonly ScreenRoute[] = [
  {
    path: '/login',
    load: () => import('./screens/login.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session' satisfies typeof contract.session.path,
  },
];
