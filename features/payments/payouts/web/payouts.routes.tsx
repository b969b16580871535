import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const payoutsRoutes: readonly ScreenRoute[] = [
  { path: '/refunds', access: 'signed-in', load: () => import('./screens/own-payouts.screen.tsx') },
  { path: '/refunds/payer', load: () => import('./screens/payer-payout.screen.tsx') },
];
