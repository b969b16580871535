import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** Practice between any two people, without a group (spec section 2.29). */
export const freePracticeRoutes: readonly ScreenRoute[] = [
  {
    path: '/free-practice-match',
    access: 'signed-in',
    load: () => import('./screens/free-practice-match.screen.tsx'),
  },
];
