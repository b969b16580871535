import { publicDrawsRoutes } from '#features/event-draws/public-draws/web/public-draws.routes.tsx';
import { liveRoutes } from '#features/live/web/live.routes.tsx';
import { placesRoutes } from '#features/results/places/web/places.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/** A tournament as everybody follows it: live page and board, draws, results. */
export const routes: readonly ScreenRoute[] = [
  ...liveRoutes,
  ...publicDrawsRoutes,
  ...placesRoutes,
];
