import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';
import type * as contract from '../home.contract.ts';
import { Screen as Home } from './screens/home.screen.tsx';

/** Home is part of the first load. */
export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: '/',
    Screen: Home,
    prerender: true,
    early: '/api/home' satisfies typeof contract.home.path,
  },
];
