import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The squad of a team. */
export const squadsRoutes: readonly ScreenRoute[] = [
  {
    path: '/squads/:entryId',
    access: 'signed-in',
    load: () => import('./screens/squad.screen.tsx'),
  },
];
