import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { linkRefusals, linkSecret } from '#platform/shared/mailed-link.ts';
import { TIES } from './known.vocabulary.ts';

/**
 * Whom a reader of a live page may read by the whole name: their own family, and fellow members of a club (next.md, C7). The snapshot
 * is the same for everybody; this is read beside it.
 */

const params = z.object({ id: pathNumber });

const output = z.object({
  sides: z.array(
    z
      .object({
        eventId: z.int(),
        /** The entrant's number in the event, as text. */
        id: z.string(),
        /** Whole for whom the reader knows; the other of a pair as everybody reads it. */
        name: z.string(),
        tie: z.enum(TIES),
      })
      .meta({ id: 'KnownSide' }),
  ),
});

const unknown = { TOURNAMENT_NOT_FOUND: 404 } as const;

export const known = endpoint({
  operationId: 'known.known',
  method: 'GET',
  path: '/api/live/:id/known',
  summary: 'Me and the members of my clubs in the published draws of a tournament, by their names',
  params,
  output,
  refusals: unknown,
});

export const guarded = endpoint({
  operationId: 'known.guarded',
  method: 'POST',
  path: '/api/live/:id/guarded',
  summary:
    'Those whom the guardian with this mailed link looks after, in the published draws of a tournament',
  params,
  body: z.object({ secret: linkSecret }),
  output,
  refusals: { ...unknown, ...linkRefusals },
});
