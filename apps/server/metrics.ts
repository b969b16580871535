import * as payments from '#features/payments/server/payments.waiting.store.ts';
import type { Config } from '#platform/server/config.ts';
import { type OpenDatabase, takesWrites } from '#platform/server/db/database.ts';
import { listWaiting } from '#platform/server/jobs/jobs.store.ts';
import * as mails from '#platform/server/mail/mail.store.ts';
import { addGauge } from '#platform/server/metrics/gauges.ts';
import { countRequests } from '#platform/server/metrics/http-metrics.ts';
import { createRegistry, serveMetrics } from '#platform/server/metrics/serve-metrics.ts';
import { rememberedFor } from '#platform/server/remembered-for.ts';
import type { App } from './app.ts';

/** So long what the database says is reused: two programs that read the metrics cost as much as one. */
const KNOWN_MS = 5000;

/** Counts requests and reads the rest when it is asked for, at a port of its own. Must come before the server listens. */
export async function startMetrics(
  { http, services: { db, clock } }: Pick<App, 'http' | 'services'>,
  { connections }: Pick<OpenDatabase, 'connections'>,
  config: Pick<Config, 'metricsPort' | 'metricsHost'>,
): Promise<{ readonly port: number; close(): void }> {
  const registry = createRegistry();
  countRequests(http, registry);
  const remembered = <Answer>(ask: () => Promise<Answer>) => rememberedFor(KNOWN_MS, clock, ask);
  const secondsSince = (since: Date | null) =>
    since ? Math.max(0, clock.now().getTime() - since.getTime()) / 1000 : 0;

  const writes = remembered(() => takesWrites(db));
  addGauge(registry, {
    name: 'rallydays_database_takes_writes',
    help: '1 while the database takes writes, else 0.',
    read: async () => ((await writes()) ? 1 : 0),
  });
  addGauge(registry, {
    name: 'rallydays_database_connections',
    help: "Connections of this process's pool, and callers that wait for one.",
    labels: ['state'],
    read: () => Object.entries(connections()).map(([state, count]) => [{ state }, count]),
  });

  const jobs = remembered(() => listWaiting(db));
  addGauge(registry, {
    name: 'rallydays_jobs_waiting',
    help: 'Jobs that are due and not begun, by queue.',
    labels: ['queue'],
    read: async () => (await jobs()).map(({ name, count }) => [{ queue: name }, count]),
  });
  addGauge(registry, {
    name: 'rallydays_jobs_oldest_seconds',
    help: 'Seconds since the oldest of them was due, by queue.',
    labels: ['queue'],
    read: async () => (await jobs()).map((one) => [{ queue: one.name }, one.oldestSeconds]),
  });

  const mail = remembered(() => mails.findWaiting(db, clock.now()));
  addGauge(registry, {
    name: 'rallydays_mails_waiting',
    help: 'Mails that are due and not sent, without those that a mail server refuses for now for their recipient.',
    read: async () => (await mail()).count,
  });
  addGauge(registry, {
    name: 'rallydays_mails_oldest_seconds',
    help: 'Seconds that the oldest of them waits.',
    read: async () => (await mail()).oldestSeconds,
  });

  for (const [kind, find] of [
    ['payments', remembered(() => payments.findWaiting(db, clock.now()))],
    ['refunds', remembered(() => payments.findWaitingRefunds(db))],
  ] as const) {
    addGauge(registry, {
      name: `rallydays_${kind}_pending`,
      help: `The ${kind} whose end the provider has not said.`,
      read: async () => (await find()).count,
    });
    addGauge(registry, {
      name: `rallydays_${kind}_pending_oldest_seconds`,
      help: 'Seconds since the oldest of them began.',
      read: async () => secondsSince((await find()).since),
    });
  }
  return serveMetrics(registry, config);
}
