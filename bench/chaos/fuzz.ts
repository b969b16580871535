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
/** So many requests are under way at once. */
const AT_ONCE = 6;
const NEXT_CODE_MS = 30_000;

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
  const ofOthers = routes.filter((route) => route['x-access'] !== 'operator');
  const seen = new Seen();
  const errors: string[] = [];
  const operator = new Operator(base);
  const sendOne = async () => {
    const route = chance.one(operator.cookie ? routes : ofOthers);
    const request = requestFor(route, { chance, seen, hostile: chance.one([0, 0, 0.03, 0.3]) });
    const access = chance.isIn(0.1) ? 'public' : route['x-access'];
    const own = isForOperator(access, chance) ? operator.cookie : null;
    const cookie = own ?? visitorFor(access, chance);
    const { status, text } = await send(base, request, { cookie, address: someAddress(chance) });
    if (hasEnded(status, text)) operator.loggedOut(own);
    if (status < 400 && text.startsWith('{')) seen.add(JSON.parse(text), ownerIn(route.path));
    if (status >= 500) errors.push(described(status, request));
  };
  let left = count;
  const sendOn = async () => {
    while (left > 0) {
      left -= 1;
      await sendOne();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return errors;
}

function isForOperator(access: Access, chance: Chance): boolean {
  return access === 'operator' || (access === 'signed-in' && chance.isIn(0.2));
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

/** The demo's operator, who is logged in again in the background: made requests log out, and each code is good for one use. */
class Operator {
  /** Null while nobody is logged in. */
  cookie: string | null = null;
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
    this.#logInLater();
  }

  /** Their session with this cookie has ended; null was somebody else's. */
  loggedOut(cookie: string | null): void {
    if (cookie === null || this.cookie !== cookie) return;
    this.cookie = null;
    this.#logInLater();
  }

  /** Where the server has ended, other requests say so. */
  #logInLater(): void {
    this.#logIn().catch(() => {});
  }

  async #logIn(): Promise<void> {
    const client = networkClient(() => this.#base);
    const { email: loginId, password } = DEMO_OPERATOR;
    const { data } = await client.call(accounts.login, { body: { loginId, password } });
    const step = data?.step ?? '';
    for (let tried = 0; tried < 12 && step !== ''; tried += 1) {
      const code = await codeAt(DEMO_OPERATOR.secret, new Date());
      const { refusal } = await client.call(secondFactor.logIn, { body: { step, code } });
      if (!refusal) {
        this.cookie = client.cookie();
        return;
      }
      await setTimeout(NEXT_CODE_MS, null, { ref: false });
    }
  }
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
