import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** From now on nothing passes, and no connection ends: as when the host of the database has lost its power. */
  silence(): void;
  /** New connections pass again, those that were tried meanwhile included; those that were open before never do. */
  answer(): void;
  close(): void;
}

/** Stands before a database. */
export async function silentProxy(url: string): Promise<SilentProxy> {
  const open = new Set<Socket>();
  let silent = false;
  let tried: Socket[] = [];
  const pass = (caller: Socket) => {
    const database = connectTo(url).on('error', () => {});
    open.add(database);
    caller.pipe(database).pipe(caller);
  };
  const server = createServer((caller) => {
    open.add(caller.on('error', () => {}));
    if (silent) tried.push(caller);
    else pass(caller);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: through(url, (server.address() as AddressInfo).port),
    silence() {
      silent = true;
      for (const socket of open) socket.unpipe().pause();
    },
    answer() {
      silent = false;
      for (const caller of tried) pass(caller);
      tried = [];
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function connectTo(url: string): Socket {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? connect(`${folder}/.s.PGSQL.5432`) : connect(Number(port) || 5432, hostname);
}

function through(url: string, port: number): string {
  const { username, password, pathname, searchParams } = new URL(url);
  const query = new URLSearchParams(searchParams);
  query.delete('host');
  const user = username ? `${username}:${password}@` : '';
  return `postgres://${user}127.0.0.1:${port}${pathname}?${query}`;
}
