import { createServer } from 'node:http';
import { collectDefaultMetrics, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { cannotListen } from '../http/cannot-listen.ts';
import type { Metrics } from './gauges.ts';

/** The metrics of this process in the format OpenMetrics, with those of Node: memory, garbage, the lag of the event loop. */
export function createRegistry(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Answers `/metrics` at a port of its own, so that no proxy in front of the app can show it to the world. Gives what stops it. Throws
 * `CannotStart` where it cannot listen.
 */
export async function serveMetrics(
  registry: Metrics,
  { metricsPort, metricsHost: host }: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const port = metricsPort ?? 0;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, host, listening);
  }).catch((error: unknown) => {
    throw cannotListen(error, { port, host }, 'METRICS_');
  });
  server.unref();
  const { port: opened } = server.address() as { port: number };
  return {
    port: opened,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
