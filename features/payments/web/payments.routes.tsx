import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const paymentsRoutes: readonly ScreenRoute[] = [
  {
    path: '/tournament-payment',
    access: 'signed-in',
    load: () => import('./screens/tournament-payment.screen.tsx'),
  },
];
