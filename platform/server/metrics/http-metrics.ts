import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { openStreamCount } from '../http/event-streams.ts';
import { addGauge, type Metrics } from './gauges.ts';

/** From a read of the cache to a request that is about to be given up. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/**
 * Counts answers by route and status, and refusals by code. A route is its pattern, never an address: those hold ids and secrets. An
 * address without a route counts as `none`.
 */
export function countRequests(http: FastifyInstance, registry: Metrics): void {
  const registers = [registry];
  const answers = new Counter({
    name: 'rallydays_http_requests_total',
    help: 'Answers, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const busy = new Counter({
    name: 'rallydays_http_request_seconds_total',
    help: 'Seconds from the request to the end of its answer, by method and route.',
    labelNames: ['method', 'route'],
    registers,
  });
  const refusals = new Counter({
    name: 'rallydays_refusals_total',
    help: 'Refusals and errors of the API, by code.',
    labelNames: ['code'],
    registers,
  });
  const durations = new Histogram({
    name: 'rallydays_http_duration_seconds',
    help: 'Seconds from the request to the end of its answer, for reads and writes.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const seconds = reply.elapsedTime / 1000;
    answers.inc({ method, route, status: reply.statusCode });
    busy.inc({ method, route }, seconds);
    durations.observe({ kind: method === 'GET' ? 'read' : 'write' }, seconds);
    if (reply.refusalCode) refusals.inc({ code: reply.refusalCode });
    done();
  });
  addGauge(registry, {
    name: 'rallydays_live_readers',
    help: 'Open streams of changes: live pages, boards, leagues and knockouts of practice.',
    read: () => openStreamCount(),
  });
}
