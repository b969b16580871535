import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { OpenDatabase } from '#platform/server/db/database.ts';
import { startMetrics } from './metrics.ts';
import { test as base, startTestApp, type TestApp } from './test-app.ts';

interface Measured {
  readonly server: TestApp;
  /** The lines of the metrics, as a program reads them. */
  readonly lines: () => Promise<string[]>;
}

const CONNECTIONS: Pick<OpenDatabase, 'connections'> = {
  connections: () => ({ busy: 3, idle: 7, waiting: 2 }),
};

const test = base.extend<{ measured: Measured }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern
  measured: async ({}, use) => {
    const server = await startTestApp();
    const settings = { metricsPort: 0, metricsHost: '127.0.0.1' };
    const metrics = await startMetrics(server.app, CONNECTIONS, settings);
    const lines = async () => {
      const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
      expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
      return (await answer.text()).split('\n');
    };
    await use({ server, lines });
    metrics.close();
    await server.close();
  },
});

describe('the metrics', () => {
  test('Answers are counted by the pattern of their route and by status, and refusals by code', async ({
    measured: { server, lines },
  }) => {
    await server.app.http.inject('/api/tournaments/987654');
    await server.app.http.inject('/api/accounts/profile');
    await server.app.http.inject('/no-such-address');
    const printed = await lines();
    expect(printed).toContain(
      'rallydays_http_requests_total{method="GET",route="/api/tournaments/:id",status="404"} 1',
    );
    expect(printed).toContain(
      'rallydays_http_requests_total{method="GET",route="none",status="404"} 1',
    );
    expect(printed).toContain('rallydays_refusals_total{code="SIGN_IN_REQUIRED"} 1');
    expect(printed).toContain('rallydays_refusals_total{code="TOURNAMENT_NOT_FOUND"} 1');
    expect(printed.join('\n')).not.toContain('987654');
  });

  test('A mail and a job that wait are counted with the age of the oldest', async ({
    measured: { server, lines },
  }) => {
    const { db, clock, jobs } = server.services;
    const since = new Date(clock.now().getTime() - 400_000);
    await db.execute(sql`
      insert into mails (id, dedupe_key, kind, to_address, language, subject, text_body, html_body, created_at)
      values (gen_random_uuid(), 'one', 'test', 'a@example.com', 'en', 'S', 'T', 'H', ${since.toISOString()}::timestamptz)`);
    await db.transaction((tx) => jobs.enqueue(tx, 'mail.send', { mailId: crypto.randomUUID() }));
    const printed = await lines();
    expect(printed).toContain('rallydays_mails_waiting 1');
    expect(printed).toContain('rallydays_mails_oldest_seconds 400');
    expect(printed).toContain('rallydays_jobs_waiting{queue="mail.send"} 1');
    expect(printed).toContain('rallydays_database_connections{state="waiting"} 2');
    expect(printed).toContain('rallydays_database_takes_writes 1');
  });

  test('While the database fails, the metrics of the process still arrive and say so', async ({
    measured: { server, lines },
  }) => {
    await server.services.db.execute(sql`alter table mails rename to hidden`);
    const printed = await lines();
    await server.services.db.execute(sql`alter table hidden rename to mails`);
    expect(printed.filter((line) => line.startsWith('rallydays_mails'))).toEqual([]);
    expect(printed).toContain('rallydays_live_readers 0');
    expect(printed.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
  });

  test('Every metric that an alert rule names exists', async ({ measured: { server, lines } }) => {
    await server.app.http.inject('/api/home');
    await server.app.http.inject('/api/accounts/profile');
    const names = (await lines()).map((line) => /^[a-z_0-9]+/.exec(line)?.[0]);
    const rules = readFileSync('deploy/prometheus.rules.yml', 'utf8');
    const wanted = new Set(rules.match(/(?:rallydays|nodejs)_\w+/g));
    const typed = (await lines()).map((line) => /^# TYPE (\S+)/.exec(line)?.[1]);
    const missing = [...wanted].filter((name) => !names.includes(name) && !typed.includes(name));
    expect(missing).toEqual([]);
  });

  test('Nothing but the metrics is answered at their port', async () => {
    const server = await startTestApp();
    const settings = { metricsPort: 0, metricsHost: '127.0.0.1' };
    const metrics = await startMetrics(server.app, CONNECTIONS, settings);
    const at = `http://127.0.0.1:${metrics.port}`;
    expect((await fetch(`${at}/api/home`)).status).toBe(404);
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    metrics.close();
    await server.close();
  });
});
