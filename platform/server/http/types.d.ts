import type { WaitingClock } from '#platform/server/clock.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Access } from './access.ts';
import type { Account } from './account.ts';
import type { createLimits } from './limiter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The clock by which requests beyond a limit wait. */
    clock: WaitingClock;
    /** The hooks that apply a named limit to a route (limiter.ts). */
    limits: ReturnType<typeof createLimits>;
  }
  interface FastifyRequest {
    /** Who is asking; set by the session gate before any handler. */
    account: Account | null;
    /** The body as it came, on routes that ask for it; '' elsewhere. */
    rawBody: string;
  }
  interface FastifyReply {
    /** Why the request was refused, for the metrics; null for an answer. */
    refusalCode: string | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    access?: Access;
    crossSite?: boolean;
    rawBody?: boolean;
  }
}
