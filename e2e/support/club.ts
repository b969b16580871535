import { type APIRequestContext, expect } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';
import type { Phone } from './phone.ts';

/** The owner of the cookies of an API call: a phone, or a person without one. */
export interface Caller {
  readonly context: { readonly request: APIRequestContext };
}

export interface Member {
  readonly id: number;
  readonly name: string;
}

/** Registers an adult, who is then signed in. */
export async function registerPlayer(caller: Caller, fullName: string, level = 'C'): Promise<void> {
  const id = uuidv7();
  const login = { email: `${id}@example.com`, password: 'correct horse' };
  await send(caller, 'POST', '/api/accounts', {
    id,
    person: {
      fullName,
      nickname: '',
      prefecture: 'Tokyo',
      phone: '0312345678',
      ...login,
      confirmPassword: login.password,
    },
    club: { clubId: '' },
    experience: { level },
  });
  await send(caller, 'PUT', '/api/guardians/mine', { age: 'adult' });
}

/** Creates a group of the person; returns its members as practice lists them. */
export async function makeClub(caller: Caller, name: string, members: readonly string[]) {
  const { id: groupId } = await send<{ id: number }>(caller, 'POST', '/api/groups', {
    creationId: uuidv7(),
    name,
    teamId: uuidv7().slice(-8).toUpperCase(),
    members: members.map((member) => ({ name: member })),
  });
  const path = `/api/practice/groups/${groupId}/participants`;
  const { members: listed } = await send<{ members: Member[] }>(caller, 'GET', path);
  return { groupId, members: listed };
}

/** Calls the API as this person; the call must be accepted. */
export async function send<Data>(
  caller: Caller,
  method: string,
  path: string,
  data?: unknown,
): Promise<Data> {
  const answer = await caller.context.request.fetch(path, {
    method,
    headers: { 'x-rallydays': '1' },
    ...(data !== undefined && { data }),
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Data;
}

/** "11-9 7-11" in the boxes of a scorecard. */
export function setsOf(score: string) {
  return score.split(' ').map((set) => {
    const [player1Score = '', player2Score = ''] = set.split('-');
    return { player1Score, player2Score };
  });
}

/** Fills in the scorecard on the screen, and confirms it. */
export async function enterScore({ page }: Phone, score: string, confirm: string): Promise<void> {
  for (const [at, set] of setsOf(score).entries()) {
    await page.fill(`[name="sets.${at}.player1Score"]`, set.player1Score);
    await page.fill(`[name="sets.${at}.player2Score"]`, set.player2Score);
  }
  await page.getByRole('button', { name: confirm }).click();
}
