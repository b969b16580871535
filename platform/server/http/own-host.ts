import type { FastifyReply } from 'fastify';

/** Answers a request for a host name that is not the server's. */
export function refuseForeignName(reply: FastifyReply): void {
  reply
    .code(421)
    .type('text/plain; charset=utf-8')
    .serializer(String)
    .send('RallyDays does not know this name. Set APP_ORIGIN to the address that people open.\n');
}

const ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\]|(.+\.)?localhost)(:\d+)?$/i;

/**
 * Whether a `Host` header is an address or a name of the loopback, which only this machine can have. Without
 * `APP_ORIGIN` the server runs on a person's own machine, where the demo needs no password. Another site's name can be
 * made to point to this machine (DNS rebinding), and its page would then count as the app's own. So only addresses and
 * `localhost` are answered, which no name server can redirect.
 */
export function namesThisMachine(host: string | undefined): boolean {
  return host !== undefined && ADDRESS.test(host);
}
