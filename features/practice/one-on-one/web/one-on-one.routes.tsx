import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** One-on-one matches of a group (spec section 2.28). */
export const oneOnOneRoutes: readonly ScreenRoute[] = [
  {
    path: '/one-on-one-match/:id',
    access: 'signed-in',
    load: () => import('./screens/one-on-one-match.screen.tsx'),
  },
];
