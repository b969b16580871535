import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createEventStreams, type EventStream } from './event-streams.ts';

/** A server whose only answer is a stream. */
async function streaming(mostOfAddress?: number, http = Fastify()) {
  const streams = createEventStreams(http, mostOfAddress);
  const open: EventStream[] = [];
  http.get('/', { exposeHeadRoute: false }, async (_request, reply) => {
    open.push(streams.open(reply, () => {}));
    return reply;
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const connect = () =>
    new Promise<IncomingMessage>((resolve) => void get({ port, agent: false }, resolve));
  return { http, streams, open, connect };
}

const MESSAGE = Buffer.from(`data: ${'x'.repeat(32_000)}\n\n`);

test('A reader who never reads is dropped while others get everything, and may come back', async () => {
  const { http, streams, open, connect } = await streaming();
  const deaf = await connect();
  deaf.pause();
  const good = await connect();
  let bytes = 0;
  good.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await expect.poll(() => bytes).toBeGreaterThan(0);
  const begun = bytes;
  let sent = 0;
  while (streams.count() > 1 && sent < 10_000) {
    for (const stream of open) stream.send(MESSAGE);
    sent += 1;
    await expect.poll(() => bytes - begun, { interval: 1 }).toBe(sent * MESSAGE.length);
  }
  expect(streams.count()).toBe(1);
  await connect();
  expect(streams.count()).toBe(2);
  await http.close();
});

test('A reader who has read nothing between two comments is dropped at the second', async () => {
  const { http, streams, open, connect } = await streaming();
  const sockets: Socket[] = [];
  http.server.on('connection', (socket) => void sockets.push(socket));
  const deaf = await connect();
  deaf.pause();
  // Until the buffers of the connection are full, and something waits in the process.
  while (sockets[0]?.writableLength === 0) {
    open[0]?.send(Buffer.alloc(1000, 'x'));
    await new Promise(setImmediate);
  }
  streams.beat();
  expect(streams.count()).toBe(1);
  streams.beat();
  await expect.poll(() => streams.count()).toBe(0);
  await http.close();
});

test('A reader whose connection has ended before the stream opens is counted no longer', async () => {
  const http = Fastify();
  http.addHook('preHandler', async ({ raw }) => void raw.socket.destroy());
  const { streams, open } = await streaming(1, http);
  const { port } = http.server.address() as AddressInfo;
  for (const opened of [1, 2]) {
    get({ port, agent: false }).on('error', () => {});
    await expect.poll(() => open.length).toBe(opened);
    await expect.poll(() => streams.count()).toBe(0);
  }
  await http.close();
});

test('Streams end when their server stops', async () => {
  const { http, streams, connect } = await streaming();
  const reader = await connect();
  const ended = new Promise((resolve) => reader.on('end', resolve));
  reader.resume();
  await http.close();
  await ended;
  expect(streams.count()).toBe(0);
});

test('An address has so many streams at most, and another one when one of them has ended', async () => {
  const { http, streams, connect } = await streaming(2);
  const [first] = [await connect(), await connect()];
  const refused = await connect();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15']);
  refused.setEncoding('utf8');
  expect(JSON.parse((await refused.toArray()).join(''))).toMatchObject({ code: 'RATE_LIMITED' });
  expect(streams.count()).toBe(2);
  first?.destroy();
  await expect.poll(() => streams.count()).toBe(1);
  expect((await connect()).statusCode).toBe(200);
  await http.close();
});
