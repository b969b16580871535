import { accountsRoutes } from '#features/accounts/web/accounts.routes.tsx';
import { SessionGuard } from '#features/accounts/web/parts/session-guard.tsx';
import { groupsRoutes } from '#features/groups/web/groups.routes.tsx';
import { homeRoutes } from '#features/home/web/home.routes.tsx';
import { noticesRoutes } from '#features/notices/web/notices.routes.tsx';
import type { Guard, ScreenRoute } from '#platform/web/navigation/screens.tsx';

/** Every feature's screens. */
export const routes: readonly ScreenRoute[] = [
  ...homeRoutes,
  ...accountsRoutes,
  ...noticesRoutes,
  ...groupsRoutes,
];

/** Decides who may open a screen. */
export const guard: Guard = SessionGuard;
