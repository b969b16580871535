import type { ScreenRoute } from '#platform/web/navigation/screens.tsx';
import { Screen as Home } from './screens/home.screen.tsx';

/** Home is part of the first load; help comes when it is asked for. */
export const homeRoutes: readonly ScreenRoute[] = [
  { path: '/', Screen: Home, prerender: true, early: '/api/home' },
  {
    path: '/help',
    load: () => import('../help/web/screens/help.screen.tsx'),
    prerender: true,
  },
];
