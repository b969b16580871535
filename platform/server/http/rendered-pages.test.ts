import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderedPages, type FindContent, type RenderScreen } from './rendered-pages.ts';

const PAGE = '<body>\n<div id="app" data-page="*"><div>frame</div></div>\n</body>';

let http: FastifyInstance;
let find: FindContent;
let now: Date;
let scores: string;
const render = vi.fn<RenderScreen>();

beforeEach(() => {
  now = new Date('2026-12-15T00:00:00Z');
  scores = '</script>1-0';
  render.mockReset().mockImplementation(async ({ path, language }) => `<p>${language} ${path}</p>`);
  http = Fastify();
  http.decorate('clock', { now: () => now } as never);
  http.get<{ Params: { id: string } }>('/api/scores/:id', (request, reply) => {
    const { cookie, 'accept-language': language } = request.headers;
    if (request.params.id === '9') return reply.code(404).send({ code: 'NOT_FOUND' });
    return { scores, cookie, language };
  });
  find = createRenderedPages({
    http,
    render,
    screens: [
      { path: '/scores/:id', reads: ['/api/scores/:id'], hasContent: true },
      { path: '/latest', reads: ['/api/scores/3'], hasContent: true },
      { path: '/scores/:id/drawn', reads: ['/api/scores/:id'], hasContent: false },
      { path: '/own/:id', reads: ['/api/scores/:id'], hasContent: true, isForVisitors: true },
    ],
    nobody: { cookie: 'left' },
  });
});

afterEach(() => http.close());

/** What a visitor gets at an address. */
function visit(url: string, language: 'en' | 'ja' = 'en') {
  return find({ url, language, isSignedIn: false });
}

/** The page of an address, with its content. */
async function pageOf(url: string, language: 'en' | 'ja' = 'en') {
  return (await visit(url, language))?.within(PAGE);
}

test('The page of a rendered screen has its content, and what nobody in particular reads for it', async () => {
  expect(await pageOf('/scores/3/', 'ja')).toBe(
    '<body>\n<div id="app" data-page="/scores/3"><p>ja /scores/3</p></div>' +
      '<script type="application/json" id="page-reads">{"at":"2026-12-15T00:00:00.000Z","answers":' +
      '{"/api/scores/3":{"scores":"\\u003c/script>1-0","cookie":"left","language":"ja"}}}</script>\n</body>',
  );
});

test('The page of a screen without parameters has its content', async () => {
  expect(await pageOf('/latest')).toContain(
    '<div id="app" data-page="/latest"><p>en /latest</p></div>',
  );
});

test.each(['/scores', '/scores/3/more', '/scores/a%20b', '/other/3'])(
  'The server renders no content for %s',
  async (url) => {
    expect(await visit(url)).toBeNull();
  },
);

test('The page of what strangers may not read has no content', async () => {
  expect(await visit('/scores/9')).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

test('A screen that shows who is signed in other things first has content for visitors only', async () => {
  expect(await pageOf('/own/3')).toContain('<p>en /own/3</p>');
  expect(await find({ url: '/own/3', language: 'en', isSignedIn: true })).toBeNull();
  expect(await find({ url: '/scores/3', language: 'en', isSignedIn: true })).not.toBeNull();
});

test.each([
  ['A query may choose a part of the screen', '/scores/3?tab=next'],
  ['A screen may have styles that no page may have', '/scores/3/drawn'],
])('%s: its page has what is read, and the frame', async (_why, url) => {
  const page = await pageOf(url);
  expect(page).toContain('data-page="*"><div>frame</div></div><script type="application/json"');
  expect(render).not.toHaveBeenCalled();
});

test('Content is rendered once for all who open it, and again after a change or half a minute', async () => {
  const [one, other] = await Promise.all([visit('/scores/3'), visit('/scores/3')]);
  expect(one).toBe(other);
  expect(render).toHaveBeenCalledTimes(1);
  scores = '2-0';
  expect(await visit('/scores/3')).not.toBe(one);
  expect(render).toHaveBeenCalledTimes(2);
  now = new Date(now.getTime() + 30_000);
  await visit('/scores/3');
  expect(render).toHaveBeenCalledTimes(3);
});

test.each(['<p style="color:red">', '<p onclick="x">', '<script>'])(
  'Content with %s, which the policy of the page blocks, is an error and not remembered',
  async (html) => {
    render.mockResolvedValueOnce(html);
    await expect(visit('/scores/3')).rejects.toThrow('must not contain');
    expect(await visit('/scores/3')).not.toBeNull();
  },
);
