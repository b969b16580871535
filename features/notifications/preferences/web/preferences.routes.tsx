import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** The screen that ends mails. */
export const preferencesRoutes: readonly ScreenRoute[] = [
  { path: '/unsubscribe', load: () => import('./screens/unsubscribe.screen.tsx') },
];
