import type { FastifyInstance } from 'fastify';

/**
 * The address that mail programs post to, opened by a person: it changes nothing (programs that look for dangerous
 * links open it, too) and leads to the screen that asks. There the secret is after the `#`, as in the mail's text.
 */
export function redirectUnsubscribe(http: FastifyInstance): void {
  http.get<{ Params: { secret: string } }>(
    '/api/notices/unsubscribe/:secret',
    { schema: { hide: true } },
    (request, reply) => reply.redirect(`/unsubscribe#${encodeURIComponent(request.params.secret)}`),
  );
}
