import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { MOST_COURTS } from '../day.vocabulary.ts';
import { queueOutput } from '../queue/queue.record.contract.ts';

const courtIds = z.array(z.uuid()).max(MOST_COURTS);

export const setOpenTables = endpoint({
  operationId: 'openTables.setOpenTables',
  method: 'PUT',
  path: '/api/tournaments/:id/day/open-tables',
  summary: 'Open courts for practice matches of players who are out, and take them back',
  params: z.object({ id: pathNumber }),
  body: z.object({
    /** The courts that the writer saw open. */
    seen: courtIds,
    /** Those that are open from now on; without any, nobody waits. */
    next: courtIds,
  }),
  output: z.object({ queue: queueOutput }),
  refusals: {
    TOURNAMENT_NOT_FOUND: 404,
    DAY_NOT_OPEN: 409,
    TOURNAMENT_CANCELLED: 409,
    DAY_OVER: 409,
    COURT_NOT_FOUND: 409,
    COURT_CLOSED: 409,
    /** A match of the tournament is called or played on it. */
    COURT_IN_USE: 409,
    /** Another desk has opened tables or taken some back. */
    COURTS_CHANGED: 409,
  },
});
