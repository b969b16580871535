import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Withdrawals from a closed event; with `entry` in the address, the decision about one of them. */
export const withdrawingRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/events/:eventId/withdraw',
    access: 'signed-in',
    load: () => import('./screens/withdrawals.screen.tsx'),
  },
];
