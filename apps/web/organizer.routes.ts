import { linkDeskRoutes } from '#features/court-links/link-desk/web/link-desk.routes.tsx';
import { courtLinksRoutes } from '#features/court-links/web/court-links.routes.tsx';
import { checkInRoutes } from '#features/day/check-in/web/check-in.routes.tsx';
import { handshakeRoutes } from '#features/day/handshake/web/handshake.routes.tsx';
import { queueRoutes } from '#features/day/queue/web/queue.routes.tsx';
import { rulesRoutes } from '#features/day/rules/web/rules.routes.tsx';
import { dayRoutes } from '#features/day/web/day.routes.tsx';
import { dayPlanRoutes } from '#features/day-plan/web/day-plan.routes.tsx';
import { entryListRoutes } from '#features/entry-list/web/entry-list.routes.tsx';
import { formatsRoutes } from '#features/event-draws/formats/web/formats.routes.tsx';
import { eventDrawsRoutes } from '#features/event-draws/web/event-draws.routes.tsx';
import { withdrawingRoutes } from '#features/event-draws/withdrawing/web/withdrawing.routes.tsx';
import { rosterRoutes } from '#features/groups/roster/web/roster.routes.tsx';
import { myDayRoutes } from '#features/my-day/web/my-day.routes.tsx';
import { organizersRoutes } from '#features/organizers/web/organizers.routes.tsx';
import { ownEventsRoutes } from '#features/publishing/own-events/web/own-events.routes.tsx';
import { publishingRoutes } from '#features/publishing/web/publishing.routes.tsx';
import { refereesRoutes } from '#features/referees/web/referees.routes.tsx';
import { closingRoutes } from '#features/results/closing/web/closing.routes.tsx';
import { seasonRoutes } from '#features/season/web/season.routes.tsx';
import { teamApplicationsRoutes } from '#features/team-applications/web/team-applications.routes.tsx';

import { tieOrdersRoutes } from '#features/tie-orders/web/tie-orders.routes.tsx';

import { squadsRoutes } from '#features/ties/squads/web/squads.routes.tsx';

import { tiesRoutes } from '#features/ties/web/ties.routes.tsx';
import type { ScreenRoute } from '#platform/web/navigation/screen-route.ts';

/**
 * The screens on which a tournament is published, prepared and run, on which its players, courts and slips enter results, and those of a school.
 */
export const routes: readonly ScreenRoute[] = [
  ...organizersRoutes,
  ...publishingRoutes,
  ...ownEventsRoutes,
  ...dayPlanRoutes,
  ...entryListRoutes,
  ...teamApplicationsRoutes,
  ...eventDrawsRoutes,
  ...formatsRoutes,
  ...withdrawingRoutes,
  ...refereesRoutes,
  ...dayRoutes,
  ...checkInRoutes,
  ...handshakeRoutes,
  ...queueRoutes,
  ...rulesRoutes,
  ...linkDeskRoutes,
  ...courtLinksRoutes,
  ...myDayRoutes,
  ...rosterRoutes,
  ...closingRoutes,
  ...tieOrdersRoutes,
  ...squadsRoutes,
  ...tiesRoutes,
  ...seasonRoutes,
];
