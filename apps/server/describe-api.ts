import type { FastifyInstance } from 'fastify';
import type { SignIn } from '#features/sign-in/server/sign-in.commands.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { createHttp } from '#platform/server/http/create-http.ts';
import { silentLog } from '#platform/server/log.ts';
import type { Services } from '#platform/server/services.ts';
import { mountFeatures } from './features.ts';

/** The OpenAPI document of the whole API, created without a database: mounting a feature only declares its endpoints. */
export async function describeApi(): Promise<ReturnType<FastifyInstance['swagger']>> {
  const config = readConfig({ DEMO: 'off', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const origin = () => `http://127.0.0.1:${config.port}`;
  const http = await createHttp({
    config,
    clock: systemClock,
    gate: async () => null,
    origin,
    headers: {},
    logOutput: { write: () => {} },
  });
  const services: Partial<Services> = { clock: systemClock, config, log: silentLog, origin };
  const secret = 'x'.repeat(32);
  mountFeatures({
    http,
    services: services as Services,
    signIn: {} as SignIn,
    secret,
    isDemo: () => false,
    real: null,
  });
  await http.ready();
  return http.swagger();
}
