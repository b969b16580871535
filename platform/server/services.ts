import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Publish } from './events/event.ts';
import type { On } from './http/handlers.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Sealer } from './keys/sealer.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';

/** The services that every handler, command and subscriber uses. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Publishes an event to its subscribers, in the transaction that causes it. */
  readonly publish: Publish;
  readonly config: Config;
  readonly log: Log;
  /** Encrypts what is stored and must be read again. */
  readonly sealer: Sealer;
  /** The address that people open, for links in mails and QR codes. */
  readonly origin: () => string;
}

/** The services of a command that only stores and publishes. */
export type CommandServices = Pick<Services, 'db' | 'clock' | 'publish'>;

/** A feature's handlers: called once at start with the binder and the services. */
export type Handlers = (on: On, services: Services) => void;

/** Gives a feature's handlers their types. */
export function handlers(mount: Handlers): Handlers {
  return mount;
}
