import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';
import type * as contract from '../accounts.contract.ts';

/** Login and the person's own page. */
export const accountsRoutes: readonly ScreenRoute[] = [
  {
    path: '/login',
    load: () => import('./screens/login.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session' satisfies typeof contract.session.path,
  },
  {
    path: '/my-page',
    access: 'signed-in',
    load: () => import('./screens/my-page.screen.tsx'),
  },
];
