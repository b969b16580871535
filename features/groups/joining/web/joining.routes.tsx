import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Where the QR code and the invitation of a club lead to. */
export const joiningRoutes: readonly ScreenRoute[] = [
  { path: '/join/:code', load: () => import('./screens/join.screen.tsx') },
];
