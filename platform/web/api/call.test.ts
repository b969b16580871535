import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ConnectionLost, call, Refused, ServerError, unwrap } from './call.ts';

const rename = endpoint({
  operationId: 'groups.rename',
  method: 'PUT',
  path: '/api/groups/:id/name',
  summary: 'Rename',
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), page: z.int().optional() }),
  body: z.object({ name: z.string() }),
  output: z.object({ name: z.string() }),
  refusals: { NAME_TAKEN: 409 },
});
const send = call(rename);
const sent = { params: { id: 'a/b' }, query: { tag: ['x', 'y'] }, body: { name: 'Sakura' } };
const server = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => {
  server.mockReset();
});

function answers(status: number, body: unknown) {
  server.mockResolvedValue(Response.json(body, { status }));
}

it('A call fills in the address and sends JSON with the header that prevents cross-site writes', async () => {
  answers(200, { name: 'Sakura' });
  document.documentElement.lang = 'ja';
  const answer = await send(sent);
  expect(answer).toEqual({ ok: true, data: { name: 'Sakura' } });
  const [url, init] = server.mock.calls[0]!;
  expect(url).toBe('/api/groups/a%2Fb/name?tag=x&tag=y');
  expect(init).toMatchObject({
    method: 'PUT',
    credentials: 'same-origin',
    body: '{"name":"Sakura"}',
  });
  expect(init?.headers).toMatchObject({
    'x-rallydays': '1',
    'accept-language': 'ja',
    'content-type': 'application/json',
  });
});

it('A call gives an expected refusal as data', async () => {
  answers(409, { code: 'NAME_TAKEN', fields: { name: 'nameTaken' }, requestId: 'r1' });
  const answer = await send(sent);
  expect(answer).toEqual({
    ok: false,
    status: 409,
    code: 'NAME_TAKEN',
    fields: { name: 'nameTaken' },
    requestId: 'r1',
  });
  expect(() => unwrap(answer)).toThrow(Refused);
});

it('A call throws ConnectionLost when the server cannot be reached', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(send(sent)).rejects.toBeInstanceOf(ConnectionLost);
});

it('A call throws ServerError with the request id when the server fails', async () => {
  answers(500, { code: 'UNEXPECTED', requestId: 'r2' });
  await expect(send(sent)).rejects.toMatchObject({ name: 'ServerError', requestId: 'r2' });
});

it('A call throws ServerError when the answer is no JSON, such as a page of a proxy', async () => {
  server.mockResolvedValue(new Response('<html>', { status: 404 }));
  await expect(send(sent)).rejects.toBeInstanceOf(ServerError);
});

it('An aborted call ends as aborted', async () => {
  server.mockRejectedValue(new DOMException('stopped', 'AbortError'));
  await expect(send(sent)).rejects.toMatchObject({ name: 'AbortError' });
});

it('A call uses a read that the page started before the code loaded, once', async () => {
  const read = endpoint({
    operationId: 'home.read',
    method: 'GET',
    path: '/api/home',
    summary: 'Home',
    output: z.object({ joined: z.int() }),
    refusals: {},
  });
  window.early = { '/api/home': Promise.resolve(Response.json({ joined: 12 })) };
  answers(200, { joined: 13 });
  const home = call(read);
  expect(await home()).toEqual({ ok: true, data: { joined: 12 } });
  expect(await home()).toEqual({ ok: true, data: { joined: 13 } });
});
