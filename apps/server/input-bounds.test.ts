import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { accounts } from '#features/accounts/server/accounts.tables.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import { register } from '#features/registration/registration.contract.ts';
import { LARGEST_INTEGER } from '#platform/shared/bounds.ts';
import type { Schema } from '#platform/testing/fuzz-values.ts';
import { inlinedPaths } from '#platform/testing/inlined-paths.ts';
import { type Phone, type TestApp, test } from './test-app.ts';

interface Operation {
  readonly parameters?: readonly { name: string; schema: Schema }[];
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
}

const REFUSED = [422, 'INVALID_INPUT'];

describe('Input', () => {
  test('Input names no number that a column could not hold, in any schema', async ({ server }) => {
    const document = (await server.app.http.inject('/api/openapi.json')).json();
    const beyond = Object.entries(inlinedPaths<Operation>(document)).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
        const body = requestBody?.content['application/json'].schema;
        const fields = [
          ...parameters.flatMap(({ name, schema }) => unbounded(schema, name)),
          ...(body ? unbounded(body, 'body') : []),
        ];
        return fields.map((field) => `${method} ${path} ${field}`);
      }),
    );
    expect(beyond).toEqual([]);
  });

  test('Input that is 10,000 levels deep is refused without an account', async ({ server }) => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    for (const payload of [deep, `{"loginId":${deep},"password":"x"}`]) {
      expect(await sent(server, 'POST', '/api/accounts/login', payload)).toEqual(REFUSED);
    }
  });

  test.for(['\u200B\u200B', '\u3164\u3164', '\u202E\u2066', ' \u2800 '])(
    'A person does not register under a name that nobody sees: %j',
    async (fullName, { server }) => {
      expect(await registered(server, fullName)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { 'person.fullName': 'nameShort' },
      });
    },
  );

  test.for([
    ['\u202E佐藤　花子', '佐藤 花子'],
    ['[[former]]', '[former]]'],
  ])('A name is stored as it is seen: %j', async ([typed = '', stored], { server }) => {
    expect(await registered(server, typed)).toBeNull();
    const [person] = await server.services.db.select({ name: accounts.name }).from(accounts);
    expect(person?.name).toBe(stored);
  });

  test('Input with half of a surrogate pair is refused where it would be stored as JSON', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const body = {
      writeId: uuidv7(),
      baseVersion: 0,
      match: {
        kind: 'free-practice',
        player1: { id: 'a', name: 'Ann \ud800' },
        player2: { id: 'b', name: 'Ben' },
        playedOn: '2026-11-20',
      },
      sets: [{ player1Score: '11', player2Score: '5' }],
    };
    const url = `/api/practice/matches/${uuidv7()}`;
    expect(await sent(server, 'PUT', url, JSON.stringify(body), phone)).toEqual(REFUSED);
  });

  test.for([
    '/api/practice/records/days?before=0000-01-01',
    '/api/practice/records/days/0000-01-01',
    `/api/practice/leagues?groupId=${LARGEST_INTEGER + 1}`,
    `/api/practice/groups/${LARGEST_INTEGER + 1}/participants`,
    `/api/practice/groups/${LARGEST_INTEGER + 1}/score-rules/league`,
    `/api/groups/${LARGEST_INTEGER + 1}`,
  ])('Input beyond its column is refused: %s', async (url, { server }) => {
    const phone = await server.playerPhone();
    expect(await sent(server, 'GET', url, undefined, phone)).toEqual(REFUSED);
  });

  test.for([
    ['/api/tournaments', { date: '0000-01-01', id: 1 }],
    ['/api/tournaments', { date: '2026-01-01', id: LARGEST_INTEGER + 1 }],
    ['/api/entries?when=past', { at: '0000-01-01T00:00:00.000Z', id: uuidv7() }],
    ['/api/entries?when=coming', { date: '0000-01-01', id: uuidv7() }],
    ['/api/notices', { at: '0000-01-01T00:00:00.000Z', id: uuidv7() }],
  ] as const)(
    'A crafted cursor starts the list at its beginning: %s',
    async ([url, key], { server }) => {
      const phone = await server.playerPhone();
      const address = `${url}${url.includes('?') ? '&' : '?'}cursor=${asCursor(key)}`;
      expect((await sent(server, 'GET', address, undefined, phone))[0]).toBe(200);
    },
  );

  test('A crafted cursor of the operator’s list of mails starts the list at its beginning', async ({
    server,
  }) => {
    const phone = await server.operatorPhone();
    const url = `/api/operator/mails?cursor=${asCursor({ at: '0000-01-01T00:00:00.000Z', id: uuidv7() })}`;
    expect((await sent(server, 'GET', url, undefined, phone))[0]).toBe(200);
  });

  test('A crafted cursor of a page of matches starts the list at its beginning', async ({
    server,
  }) => {
    const phone = await server.playerPhone();
    const group = await makeGroup(server.services.db, {
      creator: { accountId: phone.player.id, name: 'Ann' },
      now: server.clock.now(),
    });
    const day = '/api/practice/records/days/2026-11-20/league';
    const one = `/api/practice/one-on-one?groupId=${group.id}`;
    const urls = [
      `${day}?after=${asCursor([LARGEST_INTEGER + 1, uuidv7()])}`,
      `${one}&after=${asCursor(['0000-01-01', uuidv7()])}`,
    ];
    for (const url of urls) expect((await sent(server, 'GET', url, undefined, phone))[0]).toBe(200);
  });
});

const asCursor = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

async function sent(
  { app }: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: string,
  phone?: Phone,
): Promise<[status: number, code: unknown]> {
  const cookie = [...(phone?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'x-rallydays': '1',
    cookie,
    ...(payload && { 'content-type': 'application/json' }),
  };
  const answer = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return [answer.statusCode, answer.json().code];
}

/** The fields of a schema that accept a whole number which an `integer` column cannot hold. */
function unbounded(schema: Schema, name: string): string[] {
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  // A list of numbers has no other.
  const isNumber = (type === 'integer' || type === 'number') && !schema.enum;
  const beyond = isNumber && (maximum > LARGEST_INTEGER || minimum < -LARGEST_INTEGER);
  return [
    ...(beyond ? [name] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => unbounded(one, name)),
    ...(schema.items ? unbounded(schema.items, `${name}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inside]) =>
      unbounded(inside, `${name}.${key}`),
    ),
  ];
}

/** The refusal of a registration under a name; null where it is accepted. */
async function registered(server: TestApp, fullName: string) {
  const password = 'long-rally-7';
  const person = {
    fullName,
    nickname: '',
    prefecture: 'Tokyo',
    phone: '09012345678',
    email: 'hana@example.com',
    password,
    confirmPassword: password,
  } as const;
  const body = { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } } as const;
  return (await server.phone().call(register, { body })).refusal;
}
