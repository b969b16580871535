import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { eventSource } from './event-source.ts';

/** A server of streams; gives its address, and each connection in turn. */
async function streams() {
  const waiting: ((connection: Connection) => void)[] = [];
  const server = createServer((request, response) => waiting.shift()?.({ request, response }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: () => `http://127.0.0.1:${port}/stream`,
    next: () => new Promise<Connection>((resolve) => waiting.push(resolve)),
    close: () => server.close(),
  };
}

interface Connection {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

test('A stream is read in whatever pieces it arrives, and after a lost connection the last event is named', async () => {
  const server = await streams();
  const heard: string[] = [];
  let trigger = Promise.withResolvers<void>();
  const first = server.next();
  let lost = 0;
  const source = eventSource({
    url: server.url,
    headers: { cookie: 'session=1' },
    message: (id, data) => {
      heard.push(`${id} ${data}`);
      trigger.resolve();
    },
    lost: () => {
      lost += 1;
    },
    refused: () => {},
  });
  const { request, response } = await first;
  expect([request.headers.cookie, request.headers['last-event-id']]).toEqual([
    'session=1',
    undefined,
  ]);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 1\n\n:\n\nid: 7\nda');
  response.write('ta: {"kind":"open"}\n\n');
  await trigger.promise;
  trigger = Promise.withResolvers();
  const second = server.next();
  source.drop();
  const again = await second;
  expect(again.request.headers['last-event-id']).toBe('7');
  again.response.writeHead(200);
  again.response.write('id: 8\ndata: x\n\n');
  await trigger.promise;
  expect([heard, lost]).toEqual([['7 {"kind":"open"}', '8 x'], 1]);
  source.close();
  server.close();
});

test('An answer that is no stream is a refusal, and is asked for again', async () => {
  const server = await streams();
  const statuses: number[] = [];
  const first = server.next();
  const refused = Promise.withResolvers<void>();
  const source = eventSource({
    url: server.url,
    headers: {},
    message: () => {},
    lost: () => {},
    refused: (status) => {
      statuses.push(status);
      refused.resolve();
    },
  });
  (await first).response.writeHead(429).end();
  await refused.promise;
  expect(statuses).toEqual([429]);
  source.close();
  server.close();
});
