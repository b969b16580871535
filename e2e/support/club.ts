import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import type { App } from '#platform/testing/server-process.ts';
import { newPhone, type Phone, type PhoneOptions } from './phone.ts';

export interface Member {
  readonly id: number;
  readonly name: string;
}

/** The phone of somebody of age who has just registered on it. */
export async function playerPhone(app: App, fullName: string, options: PhoneOptions = {}) {
  const phone = await newPhone(app, options);
  const id = uuidv7();
  const login = { email: `${id}@example.com`, password: 'correct horse' };
  await send(phone, 'POST', '/api/accounts', {
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
    experience: { level: 'C' },
  });
  await send(phone, 'PUT', '/api/guardians/mine', { age: 'adult' });
  return phone;
}

/** Another phone on which the same person is signed in. */
export async function secondPhone(app: App, first: Phone, options: PhoneOptions = {}) {
  const phone = await newPhone(app, options);
  await phone.context.addCookies(await first.context.cookies());
  return phone;
}

/** A group of the person on this phone, with its members as practice knows them. */
export async function makeClub(phone: Phone, name: string, members: readonly string[]) {
  const { id: groupId } = await send<{ id: number }>(phone, 'POST', '/api/groups', {
    creationId: uuidv7(),
    name,
    teamId: uuidv7().slice(-8).toUpperCase(),
    members: members.map((member) => ({ name: member })),
  });
  const path = `/api/practice/groups/${groupId}/participants`;
  const { members: listed } = await send<{ members: Member[] }>(phone, 'GET', path);
  return { groupId, members: listed };
}

/** A call of the API in the name of the person on this phone; it must be accepted. */
export async function send<Data>(
  phone: Phone,
  method: string,
  path: string,
  data?: unknown,
): Promise<Data> {
  const answer = await phone.context.request.fetch(path, {
    method,
    headers: { 'x-rallydays': '1' },
    ...(data !== undefined && { data }),
  });
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
  return (await answer.json()) as Data;
}

/** "11-9 7-11" as the boxes of a scorecard hold it. */
export function setsOf(score: string) {
  return score.split(' ').map((set) => {
    const [player1Score = '', player2Score = ''] = set.split('-');
    return { player1Score, player2Score };
  });
}

/** Fills the scorecard on the screen in, and confirms it. */
export async function enterScore({ page }: Phone, score: string, confirm: string): Promise<void> {
  for (const [at, set] of setsOf(score).entries()) {
    await page.fill(`[name="sets.${at}.player1Score"]`, set.player1Score);
    await page.fill(`[name="sets.${at}.player2Score"]`, set.player2Score);
  }
  await page.getByRole('button', { name: confirm }).click();
}
