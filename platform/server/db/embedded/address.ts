import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BY_PASSWORD, type Cluster, NAME, passwordOf } from './cluster.ts';
import { type DatabaseUser, giveTo } from './database-user.ts';

/** Where a cluster's PostgreSQL listens. */
export interface Address {
  /** Empty where it listens on TCP. */
  readonly socketFolder: string;
  readonly port: number;
}

/** PostgreSQL's limit for the path of a socket: 103 bytes on a Mac, 107 on Linux. */
const LONGEST_SOCKET = 103;
const PORT = 5432;

/**
 * A socket in the cluster's folder, which only its owner may enter; in a temporary folder, if that path is too long for
 * a socket. A free TCP port on Windows.
 */
export async function addressFor({ folder }: Cluster): Promise<Address> {
  if (BY_PASSWORD) return { socketFolder: '', port: await freePort() };
  const fits = Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET;
  return { socketFolder: fits ? folder : join(tmpdir(), `rallydays-${randomUUID()}`), port: PORT };
}

/** Makes the temporary folder of a socket, for the database's user alone. */
export function ensureSocketFolder({ socketFolder }: Address, user: DatabaseUser): void {
  if (!socketFolder || existsSync(socketFolder)) return;
  mkdirSync(socketFolder, { mode: 0o700 });
  giveTo(user, socketFolder);
}

/** The settings that make PostgreSQL listen there, and nowhere else. */
export function listenSettings({ socketFolder, port }: Address): Record<string, string> {
  return {
    port: String(port),
    listen_addresses: socketFolder ? '' : '127.0.0.1',
    unix_socket_directories: socketFolder && `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

/** The address of the database for one of its users, as in DATABASE_URL. */
export function urlOf(
  cluster: Pick<Cluster, 'folder'>,
  { socketFolder, port }: Address,
  user = NAME,
): string {
  if (!socketFolder) {
    return `postgres://${user}:${passwordOf(cluster.folder)}@127.0.0.1:${port}/${NAME}`;
  }
  return `postgres:///${NAME}?host=${encodeURIComponent(socketFolder)}&user=${user}&sslmode=disable`;
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
