import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';

/** The squads of all confirmed teams of a tournament, on paper and as a file, for its organizer. */

const params = z.object({ id: pathNumber });
const refusals = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const list = endpoint({
  operationId: 'squadLists.list',
  method: 'GET',
  path: '/api/tournaments/:id/squads',
  summary: 'The squads of all confirmed teams of a tournament, for its organizer',
  params,
  output: z.object({
    teams: z.array(
      z.object({
        entryId: z.uuid(),
        eventId: z.int(),
        name: z.string(),
        /** The school or club; '' where nobody has given one. */
        club: z.string(),
        players: z.array(
          z.object({
            /** In the registered order, from 1. */
            place: z.int(),
            name: z.string(),
            /** In katakana; '' where nobody has given it. */
            reading: z.string(),
            /** '' where nobody has given it. */
            grade: z.string(),
          }),
        ),
      }),
    ),
  }),
  refusals,
});

export const exportList = endpoint({
  operationId: 'squadLists.exportList',
  method: 'GET',
  path: '/api/tournaments/:id/squads/csv',
  summary: 'The same as a spreadsheet (CSV, UTF-8 with a byte order mark), a row for each player',
  params,
  output: z.object({ fileName: z.string(), csv: z.string() }),
  refusals,
});
