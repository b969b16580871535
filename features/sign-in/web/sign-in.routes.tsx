import type * as contract from '#features/accounts/accounts.contract.ts';
import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** Login. */
export const signInRoutes: readonly ScreenRoute[] = [
  {
    path: '/login',
    load: () => import('./screens/login.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session' satisfies typeof contract.session.path,
  },
];
