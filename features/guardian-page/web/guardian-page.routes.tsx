import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const guardianPageRoutes: readonly ScreenRoute[] = [
  { path: '/guardian', load: () => import('./screens/guardian.screen.tsx') },
];
