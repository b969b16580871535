import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';
import type * as contract from '../business/business.contract.ts';

/** The legal texts; linked from Help, My Page, registration and payment. */
export const legalRoutes: readonly ScreenRoute[] = [
  {
    path: '/privacy',
    load: () => import('../privacy/web/screens/privacy.screen.tsx'),
    prerender: true,
  },
  {
    path: '/terms',
    load: () => import('../terms/web/screens/terms.screen.tsx'),
    prerender: true,
  },
  {
    path: '/specified-commercial-transactions',
    load: () => import('../business/web/screens/specified-commercial-transactions.screen.tsx'),
    prerender: true,
    early: '/api/legal/business' satisfies typeof contract.find.path,
  },
];
