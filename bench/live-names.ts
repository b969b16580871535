import type { IncomingMessage } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { LAST_ID, open } from './live-streams.ts';
import { median } from './report.ts';

const ROUNDS = 9;

/** Milliseconds from the request that changes how a player's name is shown until a reader of a live page hears of it. */
export async function nameHeardAfter(url: string): Promise<number> {
  const phone = { url, cookie: await registered(url) };
  const reader = await open(url, await entered(phone));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = nextReset(reader);
    const began = performance.now();
    // Every answer about the age may show another name.
    await done(send(phone, 'PUT', '/api/guardians/mine', { age: 'adult', guardianEmail: '' }));
    await heard;
    times.push(performance.now() - began);
  }
  reader.destroy();
  return median(times);
}

/** Registers a player; gives the cookie of their session. */
async function registered(url: string): Promise<string> {
  const password = 'long-rally-7';
  const person = {
    fullName: '山本 美咲',
    nickname: '',
    prefecture: 'Kyoto',
    phone: '09012345678',
    email: 'reader@example.com',
    password,
    confirmPassword: password,
  };
  const account = { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } };
  const answer = await done(send({ url, cookie: '' }, 'POST', '/api/accounts', account));
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Enters the player into the first tournament that takes entries; gives its number. */
async function entered(phone: Phone): Promise<number> {
  for (let tournamentId = 1; tournamentId <= LAST_ID; tournamentId += 1) {
    const entry = { id: uuidv7(), tournamentId, agreed: true };
    const { ok } = await send(phone, 'POST', '/api/entries', entry);
    if (ok && (await fetch(`${phone.url}/api/live/${tournamentId}`)).ok) return tournamentId;
  }
  throw new Error('no tournament of the demo takes entries');
}

interface Phone {
  readonly url: string;
  readonly cookie: string;
}

function send(
  { url, cookie }: Phone,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-rallydays': '1', cookie };
  return fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
}

async function done(sent: Promise<Response>): Promise<Response> {
  const answer = await sent;
  if (!answer.ok) throw new Error(`${answer.url}: ${await answer.text()}`);
  return answer;
}

function nextReset(reader: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const hear = (chunk: Buffer) => {
      if (!chunk.includes('"kind":"reset"')) return;
      reader.off('data', hear);
      resolve();
    };
    reader.on('data', hear);
  });
}
