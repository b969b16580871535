import { describe, expect, test } from 'vitest';
import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import { ensureDemoWorld } from '#demo/demo-world.ts';
import * as accounts from '#features/accounts/accounts.contract.ts';
import { isUnstorable } from '#platform/server/db/database.ts';
import {
  asJson,
  Chance,
  type Schema,
  Seen,
  type Source,
  valueFor,
} from '#platform/testing/fuzz-values.ts';
import { inlinedPaths } from '#platform/testing/inlined-paths.ts';
import { type Phone, startTestApp } from './test-app.ts';

/**
 * Sends requests generated from the OpenAPI document's schemas, valid and hostile ones, as a visitor, a player, the
 * demo's organizer and the operator. No answer may be a 5xx: input can be refused, but must not cause a failure.
 * FUZZ_REQUESTS and FUZZ_SEED make the run longer, or different (docs/threat-model.md).
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Requests to one world: they delete, cancel and log out, so that little of it is left. */
const PER_WORLD = 2500;

interface Operation {
  readonly 'x-access': 'public' | 'link' | 'signed-in' | 'organizer' | 'operator';
  readonly parameters?: readonly {
    in: 'path' | 'query';
    name: string;
    required?: boolean;
    schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

interface Route extends Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

interface Request {
  readonly method: Route['method'];
  readonly url: string;
  readonly payload?: string;
}

type World = Awaited<ReturnType<typeof openWorld>>;

describe('Requests generated from the schemas', () => {
  const worlds = Math.ceil(REQUESTS / PER_WORLD);

  test.for(Array.from({ length: worlds }, (_, index) => SEED + index))(
    'Generated requests are never answered with a 5xx, from seed %i',
    { timeout: 600_000 },
    async (seed) => {
      const world = await openWorld();
      try {
        const failures = await attack(world, seed, Math.min(REQUESTS, PER_WORLD));
        expect(failures).toEqual([]);
      } finally {
        await world.server.close();
      }
    },
  );
});

async function openWorld() {
  const server = await startTestApp({ DEMO: 'on' });
  server.app.setDemoAccount(await ensureDemoWorld(server.services));
  const errors = new Map<string, Error>();
  server.app.http.addHook('onError', async (request, _reply, error) => {
    errors.set(request.id, error);
  });
  return { server, errors };
}

async function attack(world: World, seed: number, count: number): Promise<string[]> {
  const chance = new Chance(seed);
  const seen = new Seen();
  const routes = await routesOf(world);
  const people = await peopleOf(world);
  const failures = new Map<string, string>();
  const stats = new Map<string, number[]>();
  for (let sent = 0; sent < count; sent += 1) {
    const route = chance.one(routes);
    const request = requestFor(route, { chance, seen, hostile: chance.one([0, 0, 0.03, 0.3]) });
    const person = chance.one(people[chance.isIn(0.1) ? 'public' : route['x-access']]);
    const answer = await send(world, person, request, chance);
    if (answer.statusCode === 401) await person.signIn();
    if (answer.statusCode < 400 && answer.body.startsWith('{')) {
      seen.add(answer.json(), ownerIn(route.path));
    }
    stats.set(`${route.method} ${route.path}`, [
      ...(stats.get(`${route.method} ${route.path}`) ?? []),
      answer.statusCode,
    ]);
    if (answer.statusCode < 500 && !isUnstorable(errorOf(world, answer))) continue;
    failures.set(`${route.method} ${route.path}`, described(world, request, answer));
  }
  if (process.env.FUZZ_STATS) process.stderr.write(`${JSON.stringify([...stats])}\n`);
  return [...failures.values()];
}

/** A person with cookies, who signs in again when a request has ended the session. */
interface Person {
  cookie: string;
  signIn(): Promise<void>;
}

async function peopleOf({ server }: World): Promise<Record<Route['x-access'], Person[]>> {
  const withCookie = async (newPhone: () => Promise<Phone>): Promise<Person> => {
    const person = {
      cookie: '',
      async signIn() {
        const { cookies } = await newPhone();
        person.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
    };
    await person.signIn();
    return person;
  };
  const operator = await withCookie(async () => {
    const phone = server.phone();
    const { email, password } = DEMO_OPERATOR;
    await phone.call(accounts.login, { body: { loginId: email, password } });
    return phone;
  });
  const player = await withCookie(() => server.playerPhone());
  const visitor = { cookie: 'rallydays.demo=left', signIn: async () => {} };
  // The demo's visitor is a player and an organizer with a world full of data.
  const demo = { cookie: '', signIn: async () => {} };
  return {
    public: [visitor, demo, player],
    link: [visitor, demo],
    'signed-in': [demo, demo, player, operator],
    organizer: [demo],
    operator: [operator],
  };
}

async function routesOf({ server }: World): Promise<Route[]> {
  const whole = inlinedPaths<Operation>((await server.app.http.inject('/api/openapi.json')).json());
  return Object.entries(whole).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase() as Route['method'],
    })),
  );
}

function requestFor(
  { method, path, parameters = [], requestBody }: Route,
  source: Source,
): Request {
  const { chance } = source;
  const asText = (value: unknown) =>
    typeof value === 'object' ? asJson(value).slice(0, 2000) : String(value);
  // A lone surrogate cannot be written into an address.
  const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());
  const owner = ownerIn(path);
  const url = path.replace(/\{(\w+)\}/g, (all, name: string, at: number) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    const field = { name, owner: ownerIn(path.slice(0, at)) };
    return encoded(valueFor(parameter?.schema ?? {}, source, field)) || all;
  });
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || chance.isIn(0.5)))
    .map(({ name, schema }) => `${name}=${encoded(valueFor(schema, source, { name, owner }))}`);
  const schema = requestBody?.content['application/json'].schema;
  return {
    method,
    url: query.length > 0 ? `${url}?${query.join('&')}` : url,
    ...(schema && { payload: asJson(valueFor(schema, source, { name: '', owner })) }),
  };
}

/** The resource of an address: the last plural word of `/api/practice/leagues/{id}`. */
function ownerIn(path: string): string {
  const words = path.split('/').filter((word) => word && !word.startsWith('{'));
  return words.findLast((word) => word.endsWith('s')) ?? words.at(-1) ?? '';
}

function send({ server }: World, { cookie }: Person, request: Request, chance: Chance) {
  // From another address each time, so that no limit hides the endpoints behind it.
  const remoteAddress = `10.${[0, 0, 0].map(() => chance.below(256)).join('.')}`;
  return server.app.http.inject({
    ...request,
    remoteAddress,
    headers: {
      'x-rallydays': '1',
      ...(cookie && { cookie }),
      ...(request.payload && { 'content-type': 'application/json' }),
    },
  });
}

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

function errorOf({ errors }: World, { headers }: Answered): Error | undefined {
  return errors.get(String(headers['x-request-id']));
}

function described(world: World, request: Request, answer: Answered): string {
  const error = errorOf(world, answer);
  const cause = error?.cause instanceof Error ? ` <- ${error.cause.message}` : '';
  const message = `${error?.message.split('\n')[0]?.slice(0, 160)}${cause}`;
  const body = request.payload?.slice(0, 400) ?? '';
  return `${answer.statusCode} ${request.method} ${request.url.slice(0, 300)} ${body}: ${message}`;
}
