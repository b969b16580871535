import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { answerErrors } from './errors.ts';

test.for([
  ['a date that no calendar has', `select '0000-01-01'::date`, 422, 'INVALID_INPUT'],
  ['a number beyond its column', `select 2147483648::bigint::int`, 422, 'INVALID_INPUT'],
  ['half of a surrogate pair in JSON', `select '"\\ud800"'::jsonb`, 422, 'INVALID_INPUT'],
  ['a table that is not there', 'select * from nowhere', 500, 'UNEXPECTED'],
] as const)(
  'A statement that fails for %s gets the right status and code',
  async ([, statement, status, code]) => {
    const { db, close } = await openTestDatabase();
    const http = Fastify();
    answerErrors(http);
    http.get('/', () => db.execute(sql.raw(statement)));
    const answer = await http.inject('/');
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    await http.close();
    await close();
  },
);
