import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signOutOthers } from '#features/accounts/devices/devices.contract.ts';
import { register } from '#features/registration/registration.contract.ts';
import type { Sent } from '#platform/shared/endpoint.ts';
import { Server } from '#platform/testing/server-process.ts';
import { copyDatabase } from '#platform/testing/test-database.ts';

const CALLERS = 12;
const RESTARTS = 5;

/** The server as `npm start` runs it: one process, stopped by the last test. */
describe('the process of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rallydays-process-'));
  const server = new Server(join(folder, 'data'), { LOG_LEVEL: 'info' });
  let postgres: pg.Client;

  beforeAll(async () => {
    const url = await copyDatabase();
    postgres = new pg.Client({ connectionString: url });
    await postgres.connect();
    await server.start({
      DEMO: 'off',
      DATABASE_URL: url,
      SESSION_SECRET: 'x'.repeat(32),
      METRICS_PORT: '0',
    });
  });

  afterAll(async () => {
    await server.stop();
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('The process prints the line that a person needs, and JSON around it, without a terminal', () => {
    const lines = server.log.trim().split('\n');
    const isJson = (line: string) => line.startsWith('{') && JSON.parse(line).msg !== undefined;
    expect(lines.filter((line) => !isJson(line))).toEqual([`RallyDays is ready at ${server.url}`]);
    expect(lines.length).toBeGreaterThan(1);
  });

  test('The process names itself in the list of connections of the database, as in its log', async () => {
    const { rows } = await postgres.query(
      "select distinct application_name from pg_stat_activity where application_name like 'rallydays %'",
    );
    const { pid, hostname } = JSON.parse(server.log.trim().split('\n')[0] ?? '{}');
    expect(rows.map((row) => row.application_name)).toContain(`rallydays ${hostname} ${pid}`);
  });

  test('The process shows its metrics at a port of its own, as the setting says', async () => {
    const port = /"port":(\d+),"msg":"metrics are served"/.exec(server.log)?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await answer.text()).toContain('rallydays_database_takes_writes 1');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test('The process survives the loss of its database connections under load, and answers again', async () => {
    const call = await signedIn(server.url);
    let answers = 0;
    let restarts = 0;
    const caller = async () => {
      while (restarts < RESTARTS) if ((await call()) === 200) answers += 1;
    };
    const callers = Array.from({ length: CALLERS }, caller);
    for (; restarts < RESTARTS; restarts += 1) {
      const before = answers;
      // So that each restart finds requests at every stage.
      await Promise.race([until(() => answers >= before + CALLERS), ...callers]);
      await endConnections(postgres);
    }
    await Promise.all(callers);
    expect(server.exitCode).toBeNull();
    expect(await call()).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test('The process stops within seconds, and without a fault, while bodies and headers arrive slowly', async () => {
    const slow = [
      ...Array.from({ length: 50 }, () => open(server.url, bodyBegun)),
      open(server.url, 'POST /api/accounts/login HTTP/1.1\r\nhost: loc'),
    ];
    await Promise.all(slow);
    await server.stop();
    expect(server.exitCode).toBe(0);
    for (const socket of await Promise.all(slow)) socket.destroy();
  });
});

const bodyBegun = [
  'POST /api/accounts/login HTTP/1.1',
  'host: localhost',
  'x-rallydays: 1',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{"loginId": "',
].join('\r\n');

/** Registers a person, and returns a call of theirs that is one transaction; the call returns its status. */
async function signedIn(url: string): Promise<() => Promise<number>> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'x-rallydays': '1', 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const registered = await post(register.path, newPlayer());
  const cookie = registered.headers.getSetCookie().map((one) => one.split(';')[0]);
  return async () => {
    const answer = await post(signOutOthers.path, {}, cookie.join('; '));
    await answer.arrayBuffer();
    return answer.status;
  };
}

function newPlayer(): Sent<typeof register>['body'] {
  const person = {
    fullName: 'Hana Ito',
    nickname: '',
    prefecture: 'Tokyo',
    phone: '090-1234-5678',
    email: 'hana.ito@example.com',
    password: 'serve-and-volley',
    confirmPassword: 'serve-and-volley',
  } as const;
  return { id: uuidv7(), person, club: { clubId: '' }, experience: { level: 'C' } };
}

/** Ends all connections, as a restart of PostgreSQL does. */
async function endConnections(postgres: pg.Client): Promise<void> {
  await postgres.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

/** Opens a connection that has sent these bytes and nothing more. */
function open(url: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((sent, failed) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', failed);
    socket.write(bytes, () => sent(socket));
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((turn) => setImmediate(turn));
}
