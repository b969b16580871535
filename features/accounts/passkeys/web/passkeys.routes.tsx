import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const passkeysRoutes: readonly ScreenRoute[] = [
  {
    path: '/account/passkey',
    access: 'signed-in',
    load: () => import('./screens/add-passkey.screen.tsx'),
  },
];
