import { ratingsRoutes } from '#features/ratings/web/ratings.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** The screens of rankings and players. */
export const routes: readonly ScreenRoute[] = ratingsRoutes;
