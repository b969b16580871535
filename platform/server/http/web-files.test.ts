import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hashes } from './security-headers.ts';
import { readWebBuild, serveWeb } from './web-files.ts';

let folder: string;
let before: string;
let http: FastifyInstance;

/** A page without a head, but for the one that gets previews. */
const pageOf = (language: string, name: string) =>
  name === 'player'
    ? `<head><title>x</title>\n<meta name="description" content="y" />\n</head>${language}`
    : `${language} ${name}`;

/** A build as apps/web/build.ts leaves it, of two pages. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rallydays-'));
  for (const language of ['en', 'ja']) {
    const shells = join(folder, 'shells', language);
    mkdirSync(shells, { recursive: true });
    for (const name of ['home', 'frame', 'player']) {
      for (const ending of ['', '.br', '.gz']) {
        writeFileSync(join(shells, `${name}.html${ending}`), pageOf(language, name));
      }
    }
  }
  writeFileSync(
    join(folder, 'shells', 'shells.json'),
    JSON.stringify({
      pages: { '/': 'home', '/players/1': 'player', '*': 'frame' },
      addresses: ['/', '/help', '/players/:id', '/group-details/:id', '/desks/:id/scan'],
      cameras: ['/desks/:id/scan'],
      rendered: [],
      inside: {
        home: { styleHashes: ['home-style'], scriptHashes: ['home-script'] },
        frame: { styleHashes: ['frame-style'], scriptHashes: [] },
      },
    }),
  );
  writeFileSync(join(folder, 'robots.txt'), 'hello');
  for (const ending of ['', '.br']) writeFileSync(join(folder, `sw.js${ending}`), 'worker');
  before = mkdtempSync(join(tmpdir(), 'rallydays-'));
  for (const [place, text] of [
    [folder, 'this build'],
    [before, 'build before'],
  ] as const) {
    mkdirSync(join(place, 'assets'));
    for (const name of ['both.js', `${text.replace(' ', '-')}.js`]) {
      for (const ending of ['', '.br']) writeFileSync(join(place, 'assets', name + ending), text);
    }
  }
  http = Fastify();
  const build = readWebBuild(folder);
  const inside = ({ styleHashes, scriptHashes }: Hashes) => ({
    'content-security-policy': ['page', ...styleHashes, ...scriptHashes].join(' '),
    'permissions-policy': 'camera=()',
  });
  if (!build) return;
  await serveWeb(http, build, {
    headers: inside,
    folder,
    before,
    nobody: {},
    isSignedIn: () => false,
    origin: () => 'https://rallydays.example',
    findPreview: async (path, language) => {
      if (path === '/players/broken') throw new Error('the database does not answer');
      return path === '/players/1'
        ? { title: `<Sato> & "co" ${language}`, description: '$1' }
        : null;
    },
  });
});

afterAll(async () => {
  await http.close();
  for (const place of [folder, before]) rmSync(place, { recursive: true });
});

test.each([
  ['/', 200, 'en home'],
  ['/help', 200, 'en frame'],
  ['/Help/', 200, 'en frame'],
  ['/group-details/7?tab=1', 200, 'en frame'],
  ['/group-details/7/more', 404, 'en frame'],
  ['/nowhere', 404, 'en frame'],
  ['/.env', 404, 'en frame'],
  ['/robots.txt', 200, 'hello'],
])('The address %s answers %d', async (url, status, text) => {
  const answer = await http.inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([status, text]);
});

test.each([
  ['/', 'page home-style home-script'],
  ['/help', 'page frame-style'],
  ['/nowhere', 'page frame-style'],
  ['/shells/ja/home.html', 'page home-style home-script'],
  ['/sw.js', 'page'],
  // Only pages load it, and their own policy counts.
  ['/robots.txt', undefined],
])('The policy of %s allows its own inline styles and scripts only', async (url, policy) => {
  for (const encoding of ['identity', 'br']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(answer.headers['content-security-policy']).toBe(policy);
  }
});

test.each([
  ['/desks/7/scan', /^camera=\(self\), /],
  ['/Desks/7/scan/', /^camera=\(self\), /],
  ['/desks/7/scan/more', /^camera=\(\)$/],
  ['/desks/7', /^camera=\(\)$/],
  ['/', /^camera=\(\)$/],
  ['/shells/ja/frame.html', /^camera=\(\)$/],
])('The page of %s may use the camera only where codes are scanned', async (url, policy) => {
  expect((await http.inject({ url })).headers['permissions-policy']).toMatch(policy);
});

test.each(['/api/nothing', '/assets/gone.js'])('The missing file %s is no page', async (url) => {
  const answer = await http.inject({ url });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

test.each([
  ['/assets/this-build.js', 'this build'],
  ['/assets/both.js', 'this build'],
  ['/assets/build-before.js', 'build before'],
])('A page that was opened before an upgrade finds its file %s', async (url, text) => {
  for (const encoding of ['identity', 'br']) {
    const answer = await http.inject({ url, headers: { 'accept-encoding': encoding } });
    expect([answer.statusCode, answer.body]).toEqual([200, text]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
  }
});

test.each(['identity', 'gzip', 'br'])(
  'A page with a preview says it in tags that no text can break, with the encoding %s',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding, cookie: 'lang=ja' };
    const answer = await http.inject({ url: '/players/1?from=mail', headers });
    const html = { identity: String, gzip: gunzipSync, br: brotliDecompressSync } as const;
    const body = html[encoding as keyof typeof html](answer.rawPayload as never).toString();
    expect(body).toContain('<title>&lt;Sato&gt; &amp; &quot;co&quot; ja</title>');
    expect(body).toContain('<meta name="description" content="$1" />');
    expect(body).toContain(
      '<meta property="og:url" content="https://rallydays.example/players/1" />',
    );
    expect(body).toContain('content="https://rallydays.example/icons/icon-512.png"');
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  },
);

test('A page whose preview fails is sent without it', async () => {
  const answer = await http.inject({ url: '/players/broken' });
  expect([answer.statusCode, answer.body]).toEqual([200, 'en frame']);
});
