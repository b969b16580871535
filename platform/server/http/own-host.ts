import type { FastifyReply } from 'fastify';

/** Tells whoever came by a name that is not known here. */
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
 * `APP_ORIGIN` the server stands on somebody's own machine, where the demo needs no password. A page elsewhere can have
 * its own name point to this machine (DNS rebinding) and would then count as ours: only addresses and `localhost` are
 * answered, which no name server can turn.
 */
export function namesThisMachine(host: string | undefined): boolean {
  return host !== undefined && ADDRESS.test(host);
}
