import { groupsRoutes } from '#features/groups/web/groups.routes.tsx';
import { freePracticeRoutes } from '#features/practice/free-practice/web/free-practice.routes.tsx';
import { knockoutRoutes } from '#features/practice/knockout/web/knockout.routes.tsx';
import { oneOnOneRoutes } from '#features/practice/one-on-one/web/one-on-one.routes.tsx';
import { recordsRoutes } from '#features/practice/records/web/records.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens of groups, of practice beyond the league, and of its records. */
export const routes: readonly ScreenRoute[] = [
  ...groupsRoutes,
  ...oneOnOneRoutes,
  ...freePracticeRoutes,
  ...knockoutRoutes,
  ...recordsRoutes,
];
