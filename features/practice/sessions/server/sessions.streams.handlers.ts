import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createEventStreams } from '#platform/server/http/event-streams.ts';
import { lastEventOf } from '#platform/server/http/signal-streams.ts';
import type { Services } from '#platform/server/services.ts';
import { findShared } from '../../knockout/server/knockout.shares.store.ts';
import { visibleSession } from '../../practice.policy.ts';
import { BRACKET_STREAM_PATH, SESSION_STREAM_PATH } from '../../practice.streams.vocabulary.ts';
import { sessionStreamsOf } from './sessions.following.commands.ts';
import * as sessions from './sessions.store.ts';

/**
 * The streams of a league or a knockout, for its group and for who has its public link: answers without an end, which no contract
 * describes. Who may not read it gets 404.
 */
export function sessionStreams(http: FastifyInstance, services: Services): void {
  const { db } = services;
  const connections = createEventStreams(http);
  const streams = sessionStreamsOf(services);
  const options = { schema: { hide: true }, exposeHeadRoute: false };

  const follow = async (sessionId: string | null, request: FastifyRequest, reply: FastifyReply) => {
    if (sessionId === null) {
      return reply.code(404).send({ code: 'SESSION_NOT_FOUND', requestId: request.id });
    }
    await streams.follow(sessionId, lastEventOf(request), (onEnd) =>
      connections.open(reply, onEnd),
    );
    return reply;
  };

  // `access` makes the handler read the session; a visitor gets the answer of a stranger.
  const own = { ...options, config: { access: 'signed-in' as const } };
  http.get<{ Params: { id: string } }>(SESSION_STREAM_PATH, own, async (request, reply) => {
    const id = z.uuid().safeParse(request.params.id).data;
    const account = request.account?.id;
    const stored = id && account ? await sessions.findWithGroup(db, account, id) : null;
    const found = visibleSession(stored);
    return follow(found.ok ? found.value.session.id : null, request, reply);
  });

  http.get<{ Params: { token: string } }>(BRACKET_STREAM_PATH, options, async (request, reply) => {
    const session = (await findShared(db, request.params.token))?.session;
    return follow(session?.id ?? null, request, reply);
  });
}
