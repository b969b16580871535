import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const firstLoginRoutes: readonly ScreenRoute[] = [
  {
    path: '/new-password',
    access: 'signed-in',
    load: () => import('./screens/new-password.screen.tsx'),
  },
];
