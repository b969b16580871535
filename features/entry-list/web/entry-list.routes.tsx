import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

const access = 'signed-in';

/** The entry list, its print view, the squads, the revenue and the transfers of a tournament, for its organizer. */
export const entryListRoutes: readonly ScreenRoute[] = [
  {
    path: '/organizer/tournaments/:id/entries',
    access,
    load: () => import('./screens/entry-list.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/print',
    access,
    load: () => import('./screens/print-list.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/squads',
    access,
    load: () => import('../squad-lists/web/screens/squad-lists.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/takings',
    access,
    load: () => import('./screens/revenue.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/transfers',
    access,
    load: () => import('../bank-transfers/web/screens/bank-transfers.screen.tsx'),
  },
  {
    path: '/organizer/tournaments/:id/refund-all',
    access,
    load: () => import('../grants/web/screens/refund-all.screen.tsx'),
  },
];
