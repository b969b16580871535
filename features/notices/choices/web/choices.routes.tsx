import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** The way out of mails. */
export const choicesRoutes: readonly ScreenRoute[] = [
  { path: '/unsubscribe', load: () => import('./screens/unsubscribe.screen.tsx') },
];
