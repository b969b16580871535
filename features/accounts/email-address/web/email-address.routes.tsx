import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Where the mails about an e-mail address lead. */
export const emailAddressRoutes: readonly ScreenRoute[] = [
  { path: '/verify-email', load: () => import('./screens/verify-email.screen.tsx') },
];
