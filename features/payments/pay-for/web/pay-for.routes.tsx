import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const payForRoutes: readonly ScreenRoute[] = [
  { path: '/pay-for', load: () => import('./screens/pay-for.screen.tsx') },
];
