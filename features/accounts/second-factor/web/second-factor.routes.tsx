import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const secondFactorRoutes: readonly ScreenRoute[] = [
  {
    path: '/account/second-factor',
    access: 'signed-in',
    load: () => import('./screens/second-factor.screen.tsx'),
  },
];
