import type * as accounts from '#features/accounts/accounts.contract.ts';
import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** Registration. */
export const registrationRoutes: readonly ScreenRoute[] = [
  {
    path: '/registration',
    load: () => import('./screens/registration.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session' satisfies typeof accounts.session.path,
  },
];
