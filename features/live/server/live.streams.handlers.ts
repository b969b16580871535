import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSeenBy } from '#features/referees/server/referees.unlisted.commands.ts';
import { createEventStreams, type EventStreams } from '#platform/server/http/event-streams.ts';
import type { Services } from '#platform/server/services.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { STREAM_PATH } from '../live.contract.ts';
import { findFollowable } from './live.snapshot.commands.ts';
import { type After, createStreams, type Streams } from './live.streams.commands.ts';

export interface LiveStreams extends Streams {
  readonly connections: EventStreams;
}

/**
 * The stream of a tournament: an answer without an end, which no contract describes. There is no limit on requests: 500 readers of a
 * hall may share one address, and a reader costs as much as a read of the snapshot. Only open streams of one address are limited.
 */
export function liveStreams(http: FastifyInstance, services: Services): LiveStreams {
  const connections = createEventStreams(http);
  const streams = createStreams(services);

  http.get<{ Params: { id: string }; Querystring: { after?: unknown } }>(
    STREAM_PATH,
    // The session is read: an unlisted tournament has streams for some.
    { schema: { hide: true }, config: { access: 'public' }, exposeHeadRoute: false },
    async (request, reply) => {
      const id = pathNumber.safeParse(request.params.id).data;
      const tournament = id === undefined ? null : await findFollowable(services.db, id);
      if (!tournament || !(await isSeenBy(services.db, tournament, request.account))) {
        const code = 'TOURNAMENT_NOT_FOUND';
        return reply.code(404).send({ code, requestId: request.id });
      }
      await streams.follow(tournament, afterOf(request), (onEnd) => connections.open(reply, onEnd));
      return reply;
    },
  );
  return { ...streams, connections };
}

/** A browser that connects again says what it got last; before that, the address says it. */
function afterOf({ headers, query }: FastifyRequest): After {
  const said = headers['last-event-id'] ?? (query as { after?: unknown }).after;
  if (said === undefined || said === '') return null;
  return typeof said === 'string' && /^\d{1,15}$/.test(said) ? Number(said) : 'unknown';
}
