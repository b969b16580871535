import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The one scorecard of league, one-on-one and free practice (spec section 2.14). */
export const scorecardRoutes: readonly ScreenRoute[] = [
  {
    path: '/scorecard-input/:id',
    access: 'signed-in',
    load: () => import('./screens/scorecard-input.screen.tsx'),
  },
];
