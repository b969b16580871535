import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const devicesRoutes: readonly ScreenRoute[] = [
  {
    path: '/account/sign-ins',
    access: 'signed-in',
    load: () => import('./screens/sign-ins.screen.tsx'),
  },
];
