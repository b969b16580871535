import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const guardiansRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-guardian',
    access: 'signed-in',
    load: () => import('./screens/my-guardian.screen.tsx'),
  },
];
