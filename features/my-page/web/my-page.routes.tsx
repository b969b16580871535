import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** The person's own page. */
export const myPageRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-page',
    access: 'signed-in',
    load: () => import('./screens/my-page.screen.tsx'),
  },
];
