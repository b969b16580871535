import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The secret that signs sessions: the configured one, else one made on the first start and stored beside the data. */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  if (!existsSync(file)) make(file, config.dataDir);
  return readFileSync(file, 'utf8').trim();
}

/** Writes it whole or not at all; of several at the same time, the first wins. */
function make(file: string, folder: string): void {
  const part = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(part, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part);
  }
}
