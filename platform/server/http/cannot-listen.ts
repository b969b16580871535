import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';

/** Says in a sentence why the server cannot listen where it should; returns any other error unchanged. */
export function cannotListen(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`,
      );
    case 'EACCES':
      return new CannotStart(
        `This user may not listen on port ${port}. Set PORT to one from 1024 on.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`HOST cannot be ${host}: this machine has no such address.`);
    default:
      return error;
  }
}
