import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

export const helpRoutes: readonly ScreenRoute[] = [
  { path: '/help', load: () => import('./screens/help.screen.tsx'), prerender: true },
];
