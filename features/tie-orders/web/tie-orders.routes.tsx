import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'signed-in';

/** The team matches of a coach, their order sheets, the desk's orders, and the format of an event's team matches. */
export const tieOrdersRoutes: readonly ScreenRoute[] = [
  { path: '/my-ties', access, load: () => import('./screens/my-ties.screen.tsx') },
  {
    path: '/my-ties/:stageId/:matchId/:side',
    access,
    load: () => import('./screens/my-tie.screen.tsx'),
  },
  {
    path: '/my-ties/:stageId/:matchId/:side/print',
    access,
    load: () => import('./screens/order-sheet.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/orders',
    access,
    load: () => import('./screens/desk-orders.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/tie-rules/:eventId',
    access,
    load: () => import('./screens/tie-rules.screen.tsx'),
  },
];
