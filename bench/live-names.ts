import type { IncomingMessage } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import * as entries from '#features/entries/entries.contract.ts';
import * as profile from '#features/my-page/profile/profile.contract.ts';
import * as registration from '#features/registration/registration.contract.ts';
import { type Client, networkClient } from '../simulate/http/client.ts';
import { must } from '../simulate/http/insistent.ts';
import { LAST_ID, open } from './live-streams.ts';
import { median } from './report.ts';

const ROUNDS = 9;
/** Each correction shows another name than the one before. */
const NAMES = ['山本 美沙', '山本 美咲'];
const PERSON = {
  fullName: '山本 美咲',
  nickname: '',
  prefecture: 'Kyoto',
  phone: '09012345678',
} as const;

/** Milliseconds from the request that changes how a player's name is shown until a reader of a live page hears of it. */
export async function nameHeardAfter(url: string): Promise<number> {
  const phone = networkClient(() => url);
  await register(phone);
  const reader = await open(url, await enter(phone, url));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const heard = nextReset(reader);
    const began = performance.now();
    const body = { ...PERSON, fullName: NAMES[round % 2] ?? '', reading: '', club: '' };
    await must(phone.call(profile.edit, { body }), 'correcting the name');
    await heard;
    times.push(performance.now() - began);
  }
  reader.destroy();
  return median(times);
}

async function register(phone: Client): Promise<void> {
  const password = 'long-rally-7';
  const person = {
    ...PERSON,
    email: 'reader@example.com',
    password,
    confirmPassword: password,
  } as const;
  const body = { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } } as const;
  await must(phone.call(registration.register, { body }), 'registering a player');
}

/** Enters the player into the first tournament that takes entries; gives its number. */
async function enter(phone: Client, url: string): Promise<number> {
  for (let tournamentId = 1; tournamentId <= LAST_ID; tournamentId += 1) {
    const body = { id: uuidv7(), tournamentId, agreed: true };
    const { refusal } = await phone.call(entries.apply, { body });
    if (!refusal && (await fetch(`${url}/api/live/${tournamentId}`)).ok) return tournamentId;
  }
  throw new Error('no tournament of the demo takes entries');
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
