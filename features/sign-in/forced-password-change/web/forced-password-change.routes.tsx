import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const forcedPasswordChangeRoutes: readonly ScreenRoute[] = [
  {
    path: '/new-password',
    access: 'signed-in',
    load: () => import('./screens/new-password.screen.tsx'),
  },
];
