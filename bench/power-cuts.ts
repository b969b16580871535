import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { postmasterOf } from '#platform/server/db/embedded/postmaster-pid.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';
import type { Measure } from './report.ts';

const ROUNDS = 200;
const WRITERS = 4;
const MOST_WRITES = 60;
const HEADERS = { 'x-rallydays': '1', 'content-type': 'application/json' };
const MATCHES = '/api/practice/free-matches';

/** The processes that kill -9 ends, in turns: the server; the database; both; both and the supervisor of the database. */
const VICTIMS = ['server', 'database', 'both', 'everything'] as const;

/**
 * While four writers add matches, kill -9 ends the server, the database or both, in the middle of them. Then the server
 * is started again, or starts the database again. Every match whose answer had arrived must be there.
 */
export const measure: Measure = async () => {
  const folder = passableFolder();
  const server = new Server(join(folder, 'data'), { DEMO: 'still', LOG_LEVEL: 'silent' });
  await server.start();
  let acknowledged = 0;
  let lost = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
    const writes = 1 + Math.floor(Math.random() * MOST_WRITES);
    const written = await writeUntil(writes, server.url, () => cut(server, victim));
    if (victim === 'database') await ready(server.url);
    else await server.start();
    const there = await takeWritten(server.url);
    acknowledged += written.length;
    lost += written.filter((id) => !there.has(id)).length;
    process.stdout.write(`\r${round} of ${ROUNDS} rounds, ${acknowledged} writes, ${lost} lost`);
  }
  process.stdout.write('\n');
  await server.stop();
  rmSync(folder, { recursive: true });
  return [
    {
      what: `acknowledged writes in ${ROUNDS} rounds`,
      value: acknowledged,
      unit: '',
      atLeast: 1,
    },
    { what: 'of them lost', value: lost, unit: '', atMost: 0 },
  ];
};

/** Adds matches until so many are acknowledged, then cuts the power; returns the ids of all acknowledged matches. */
async function writeUntil(
  writes: number,
  url: string,
  cutPower: () => Promise<void>,
): Promise<string[]> {
  const written: string[] = [];
  let over = false;
  const writer = async () => {
    while (!over) {
      const id = uuidv7();
      if (await isAdded(url, id)) written.push(id);
      if (over || written.length < writes) continue;
      over = true;
      await cutPower();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written;
}

async function isAdded(url: string, id: string): Promise<boolean> {
  const playedOn = new Date().toISOString().slice(0, 10);
  const body = JSON.stringify({ id, player1Name: 'Haru', player2Name: 'Rin', playedOn });
  try {
    return (await fetch(url + MATCHES, { method: 'POST', headers: HEADERS, body })).ok;
  } catch {
    return false;
  }
}

async function cut(server: Server, victim: (typeof VICTIMS)[number]): Promise<void> {
  const database = postmasterOf(join(server.dataDir, 'database', 'cluster'))?.pid;
  if (database && victim === 'everything') process.kill(-groupOf(database), 'SIGKILL');
  if (database && (victim === 'both' || victim === 'database')) process.kill(database, 'SIGKILL');
  if (victim !== 'database') await server.kill();
}

/** The process group of PostgreSQL and its supervisor, from the fifth field of Linux's list. */
function groupOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[4]);
}

async function ready(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await pause(20);
}

/** Returns the ids of all matches in the list, and confirms it, which makes room for the next round. */
async function takeWritten(url: string): Promise<Set<string>> {
  const answer = await fetch(url + MATCHES);
  const { matches } = (await answer.json()) as { matches: { id: string }[] };
  const matchIds = matches.map(({ id }) => id);
  const body = JSON.stringify({ writeId: uuidv7(), matchIds });
  if (matchIds.length > 0) {
    await fetch(`${url}${MATCHES}/confirm`, { method: 'POST', headers: HEADERS, body });
  }
  return new Set(matchIds);
}
