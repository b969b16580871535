import type { FastifyInstance } from 'fastify';

/**
 * The short address of a tournament, above that of its draws, leads to its page. The screen at this address does the same for who comes
 * from another screen, and without a network.
 */
export function redirectTournament(http: FastifyInstance): void {
  http.get<{ Params: { id: string } }>(
    '/tournaments/:id',
    { schema: { hide: true } },
    ({ params, url }, reply) => {
      const query = /\?.*/.exec(url)?.[0] ?? '';
      return reply.redirect(
        `/confirm-tournament-application/${encodeURIComponent(params.id)}${query}`,
      );
    },
  );
}
