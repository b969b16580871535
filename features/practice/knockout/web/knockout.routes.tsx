import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const members = () => import('./screens/select-knockout-members.screen.tsx');
const bracket = () => import('./screens/knockout-bracket.screen.tsx');

/** Knockouts in practice (spec sections 2.25 to 2.27), and the page behind a public link. */
export const knockoutRoutes: readonly ScreenRoute[] = [
  { path: '/select-tournament-members', access: 'signed-in', load: members },
  { path: '/select-tournament-members/:id', access: 'signed-in', load: members },
  { path: '/tournament-bracket', access: 'signed-in', load: bracket },
  { path: '/tournament-bracket/:id', access: 'signed-in', load: bracket },
  {
    path: '/tournament-score-input/:matchId',
    access: 'signed-in',
    load: () => import('./screens/knockout-score-input.screen.tsx'),
  },
  { path: '/b/:token', load: () => import('./screens/public-bracket.screen.tsx') },
];
