import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const personalDataRoutes: readonly ScreenRoute[] = [
  { path: '/account/data', access: 'signed-in', load: () => import('./screens/data.screen.tsx') },
];
