import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Budget, LIMITS, type LimitName } from './limits.ts';
import { createTurns } from './turns.ts';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Gives the hooks that apply a named limit to a route: a request beyond it gets 429 and the seconds to wait, or waits for its turn
 * where the budget says so. They run after the input has been read. All routes of one limit have the same hooks, so they share its
 * budgets.
 */
export function createLimits(http: FastifyInstance): (name: LimitName) => Hook[] {
  const made = new Map<LimitName, Hook[]>();
  return (name) => {
    const hooks =
      made.get(name) ??
      LIMITS[name].map((budget, index) => hookOf(http, `${name} ${index}`, budget));
    made.set(name, hooks);
    return hooks;
  };
}

/** `name` separates its callers from those of other limits, whose counts are shared by the same table. */
function hookOf(http: FastifyInstance, name: string, { max, timeWindow, caller, beyond }: Budget) {
  const count = http.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) => {
      const counted = caller(request);
      return counted ? `${name} ${counted}` : '';
    },
    allowList: (_request, key) => key === '',
  });
  const { clock } = http;
  const turns = beyond && createTurns(beyond);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed) return;
    reply.header('x-ratelimit-limit', max).header('x-ratelimit-remaining', counted.remaining);
    if (!counted.isExceeded) return;
    const wait = turns ? turns(counted.key, clock.now().getTime()) : null;
    if (wait !== null) return clock.pause(wait);
    const seconds = beyond ? Math.ceil(beyond.longestMs / 1000) : counted.ttlInSeconds;
    reply.header('retry-after', seconds);
    throw Object.assign(new Error('too many requests'), { statusCode: 429 });
  };
}
