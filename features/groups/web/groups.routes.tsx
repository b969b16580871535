import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const details = () => import('./screens/group-details.screen.tsx');

/** Club support and groups (spec sections 2.5 to 2.8 and 2.10). */
export const groupsRoutes: readonly ScreenRoute[] = [
  {
    path: '/club-support',
    prerender: true,
    load: () => import('./screens/club-support.screen.tsx'),
  },
  {
    path: '/create-group',
    access: 'signed-in',
    load: () => import('./screens/create-group.screen.tsx'),
  },
  {
    path: '/group-registered',
    access: 'signed-in',
    load: () => import('./screens/group-registered.screen.tsx'),
  },
  { path: '/group-details', access: 'signed-in', load: details },
  { path: '/group-details/:id', access: 'signed-in', load: details },
  {
    path: '/select-invited-group',
    access: 'signed-in',
    load: () => import('./screens/select-invited-group.screen.tsx'),
  },
];
