import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const settingsRoutes: readonly ScreenRoute[] = [
  { path: '/account', access: 'signed-in', load: () => import('./screens/account.screen.tsx') },
];
