import { expect, test } from 'vitest';
import { ensureDemoPast } from '#demo/demo-past.ts';
import { ensureDemoWorld } from '#demo/demo-world.ts';
import { isUnstorable } from '#platform/server/db/database.ts';
import {
  type Access,
  type FuzzRequest,
  fuzzRoutes,
  ownerIn,
  requestFor,
  someAddress,
} from '#platform/testing/fuzz-requests.ts';
import { Chance, Seen } from '#platform/testing/fuzz-values.ts';
import { type Phone, startTestApp } from './test-app.ts';

/**
 * Sends requests generated from the OpenAPI document's schemas, valid and hostile ones, as a visitor, a player, the
 * demo's organizer and the operator. No answer may be a 5xx: input can be refused, but must not cause a failure.
 * `npm run chaos` sends as many as one likes, over the network.
 */
const REQUESTS = 1000;
const SEED = 1;

type World = Awaited<ReturnType<typeof openWorld>>;

test('Generated requests are never answered with a 5xx', { timeout: 600_000 }, async () => {
  const world = await openWorld();
  try {
    expect(await attack(world)).toEqual([]);
  } finally {
    await world.server.close();
  }
});

async function openWorld() {
  const server = await startTestApp({ DEMO: 'on' });
  server.app.setDemoAccount(await ensureDemoWorld(server.services));
  await ensureDemoPast(server.services);
  const errors = new Map<string, Error>();
  server.app.http.addHook('onError', async (request, _reply, error) => {
    errors.set(request.id, error);
  });
  return { server, errors };
}

async function attack(world: World): Promise<string[]> {
  const chance = new Chance(SEED);
  const seen = new Seen();
  const document = await world.server.app.http.inject('/api/openapi.json');
  const routes = fuzzRoutes(document.json());
  const people = await peopleOf(world);
  const failures = new Map<string, string>();
  for (let sent = 0; sent < REQUESTS; sent += 1) {
    const route = chance.one(routes);
    const request = requestFor(route, { chance, seen, hostile: chance.one([0, 0, 0.03, 0.3]) });
    const person = chance.one(people[chance.isIn(0.1) ? 'public' : route['x-access']]);
    const answer = await send(world, person, request, chance);
    if (answer.statusCode === 401) await person.signIn();
    if (answer.statusCode < 400 && answer.body.startsWith('{')) {
      seen.add(answer.json(), ownerIn(route.path));
    }
    if (answer.statusCode < 500 && !isUnstorable(errorOf(world, answer))) continue;
    failures.set(`${route.method} ${route.path}`, described(world, request, answer));
  }
  return [...failures.values()];
}

/** A person with cookies, who signs in again when a request has ended the session. */
interface Person {
  cookie: string;
  signIn(): Promise<void>;
}

async function peopleOf({ server }: World): Promise<Record<Access, Person[]>> {
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
  const operator = await withCookie(() => server.operatorPhone());
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

function send({ server }: World, { cookie }: Person, request: FuzzRequest, chance: Chance) {
  const remoteAddress = someAddress(chance);
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

function described(world: World, request: FuzzRequest, answer: Answered): string {
  const error = errorOf(world, answer);
  const cause = error?.cause instanceof Error ? ` <- ${error.cause.message}` : '';
  const message = `${error?.message.split('\n')[0]?.slice(0, 160)}${cause}`;
  const body = request.payload?.slice(0, 400) ?? '';
  return `${answer.statusCode} ${request.method} ${request.url.slice(0, 300)} ${body}: ${message}`;
}
