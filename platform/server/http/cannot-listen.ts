import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';

/**
 * Says in a sentence why the server cannot listen where it should; returns any other error unchanged. The names of the settings begin
 * with `prefix`.
 */
export function cannotListen(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  prefix = '',
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is in use by another program. Stop that one, or set ${prefix}PORT to another port.`,
      );
    case 'EACCES':
      return new CannotStart(
        `This user may not listen on port ${port}. Set ${prefix}PORT to one from 1024 on.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`${prefix}HOST cannot be ${host}: this machine has no such address.`);
    default:
      return error;
  }
}
