import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const pairsRoutes: readonly ScreenRoute[] = [
  {
    path: '/my-tournaments/:entryId/pair',
    access: 'signed-in',
    load: () => import('./screens/my-pair.screen.tsx'),
  },
  { path: '/p/:token', load: () => import('./screens/invitation.screen.tsx') },
];
