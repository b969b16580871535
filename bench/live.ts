import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { nameHeardAfter } from './live-names.ts';
import { AT_ONCE, largest, opened } from './live-streams.ts';
import type { Measure } from './report.ts';
import { startServer } from './server-process.ts';

const READERS = 5000;
const VISITS = 10_000;
const SETTLED_MS = 3000;

/** The live page of the demo's largest day: its snapshot, readers that only wait, and readers who come and go. */
export const measure: Measure = async () => {
  const server = await startServer({}, 'bench/collecting-server.ts');
  const { id, bytes } = await largest(server.url);
  const snapshots = await perSecond(`${server.url}/api/live/${id}`);
  const pages = await perSecond(`${server.url}/live/${id}`);
  const name = await nameHeardAfter(server.url);
  // The first ones compile the code that the others run.
  for (const reader of await opened(server.url, id, AT_ONCE)) reader.destroy();
  await pause(SETTLED_MS);
  const before = await server.collected();
  const readers = await opened(server.url, id, READERS);
  await pause(SETTLED_MS);
  const held = await server.collected();
  for (const reader of readers) reader.destroy();
  await comeAndGo(server.url, id);
  const once = await server.collected();
  await comeAndGo(server.url, id);
  const twice = await server.collected();
  await server.stop();
  return [
    { what: 'snapshot, from memory', value: snapshots, unit: '/s', atLeast: 2000 },
    { what: 'page with its content', value: pages, unit: '/s' },
    { what: 'its answer', value: bytes / 1000, unit: 'KB' },
    // Source: next.md, section 7.
    { what: 'another name, until a reader hears of it', value: name, unit: 'ms', atMost: 2000 },
    {
      what: `memory of each of ${READERS} waiting readers`,
      value: ((held.whole - before.whole) * 1024) / READERS,
      unit: 'KB',
      atMost: 20,
    },
    {
      what: `growth by the second ${VISITS} readers who come and go`,
      value: twice.used - once.used,
      unit: 'MB',
      atMost: 5,
    },
  ];
};

/** How many answers 32 readers get in a second. */
async function perSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const { requests, non2xx } = await autocannon({ url, headers, connections: 32, duration: 5 });
  if (non2xx > 0) throw new Error(`${non2xx} readers got no answer from ${url}`);
  return requests.average;
}

/** Readers who leave as soon as they have got something. */
async function comeAndGo(url: string, id: number): Promise<void> {
  for (let left = VISITS; left > 0; left -= AT_ONCE) {
    for (const reader of await opened(url, id, AT_ONCE)) reader.destroy();
  }
  await pause(SETTLED_MS);
}
