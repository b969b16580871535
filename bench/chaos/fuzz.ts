import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import * as secondFactor from '#features/accounts/second-factor/second-factor.contract.ts';
import { codeAt } from '#features/accounts/second-factor/server/second-factor.totp.provider.ts';
import {
  type Access,
  type FuzzRequest,
  fuzzRoutes,
  ownerIn,
  requestFor,
  someAddress,
} from '#platform/testing/fuzz-requests.ts';
import { type Chance, Seen } from '#platform/testing/fuzz-values.ts';
import { passableFolder } from '#platform/testing/passable-folder.ts';
import { Server } from '#platform/testing/server-process.ts';
import { networkClient } from '../../simulate/http/client.ts';

/** Requests to one world: they delete, cancel and log out, so that little of it is left. */
const PER_WORLD = 2500;

export interface Fuzzed {
  readonly requests: number;
  /** What was answered with a 5xx, or ended the server. */
  readonly errors: readonly string[];
}

/** Sends so many requests made of the OpenAPI document to servers with a demo world each, valid and hostile ones. */
export async function fuzz(
  count: number,
  chance: Chance,
  progress: (sent: number) => void,
): Promise<Fuzzed> {
  const errors: string[] = [];
  for (let sent = 0; sent < count; sent += PER_WORLD) {
    errors.push(...(await fuzzWorld(Math.min(PER_WORLD, count - sent), chance)));
    progress(Math.min(count, sent + PER_WORLD));
  }
  return { requests: count, errors };
}

async function fuzzWorld(count: number, chance: Chance): Promise<string[]> {
  const folder = passableFolder();
  const settings = { DEMO: 'still', LOG_LEVEL: 'silent', TRUSTED_PROXY: '127.0.0.1' };
  const server = new Server(join(folder, 'data'), settings);
  await server.start();
  try {
    return await attack(server.url, count, chance);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function attack(base: string, count: number, chance: Chance): Promise<string[]> {
  const document = await (await fetch(`${base}/api/openapi.json`)).json();
  const routes = fuzzRoutes(document as never);
  const seen = new Seen();
  const errors: string[] = [];
  let operator = await operatorAt(base);
  for (let sent = 0; sent < count; sent += 1) {
    const route = chance.one(routes);
    const request = requestFor(route, { chance, seen, hostile: chance.one([0, 0, 0.03, 0.3]) });
    const access = chance.isIn(0.1) ? 'public' : route['x-access'];
    const isOperator = access === 'operator' || (access === 'signed-in' && chance.isIn(0.2));
    const cookie = isOperator ? operator : visitorFor(access, chance);
    const { status, text } = await send(base, request, { cookie, address: someAddress(chance) });
    if (isOperator && hasEnded(status, text)) operator = await operatorAt(base);
    if (status < 400 && text.startsWith('{')) seen.add(JSON.parse(text), ownerIn(route.path));
    if (status >= 500) errors.push(described(status, request));
  }
  return errors;
}

/** A session has ended, or its proof of the second factor is too old. */
function hasEnded(status: number, text: string): boolean {
  return status === 401 || text.includes('"PROOF_REQUIRED"');
}

function described(status: number, { method, url, payload = '' }: FuzzRequest): string {
  return `${status} ${method} ${url.slice(0, 300)} ${payload.slice(0, 400)}`;
}

/** The demo's visitor is a player and an organizer with a world full of data. */
function visitorFor(access: Access, chance: Chance): string {
  return access === 'public' && chance.isIn(0.5) ? 'rallydays.demo=left' : '';
}

async function operatorAt(base: string): Promise<string> {
  const client = networkClient(() => base);
  const { email: loginId, password } = DEMO_OPERATOR;
  const { data } = await client.call(accounts.login, { body: { loginId, password } });
  const step = data?.step ?? '';
  // Each code is good for one use, and made requests try codes, too: then the next one is waited for.
  for (let tried = 0; tried < 12 && step !== ''; tried += 1) {
    const code = await codeAt(DEMO_OPERATOR.secret, new Date());
    const { refusal } = await client.call(secondFactor.logIn, { body: { step, code } });
    if (!refusal) break;
    await setTimeout(30_000);
  }
  return client.cookie();
}

async function send(
  base: string,
  { method, url, payload }: FuzzRequest,
  { cookie, address }: { readonly cookie: string; readonly address: string },
): Promise<{ status: number; text: string }> {
  const headers = {
    'x-rallydays': '1',
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
    ...(payload && { 'content-type': 'application/json' }),
  };
  try {
    const answer = await fetch(base + url, {
      method,
      headers,
      body: payload ?? null,
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 599, text: String(error) };
  }
}
