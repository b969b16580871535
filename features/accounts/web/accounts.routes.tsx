import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** Registration, login and the person's own page. */
export const accountsRoutes: readonly ScreenRoute[] = [
  {
    path: '/registration',
    load: () => import('./screens/registration.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session',
  },
  {
    path: '/login',
    load: () => import('./screens/login.screen.tsx'),
    prerender: true,
    early: '/api/accounts/session',
  },
  {
    path: '/my-page',
    access: 'signed-in',
    load: () => import('./screens/my-page.screen.tsx'),
  },
];
