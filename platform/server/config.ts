import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import {
  ACCEPTED_PAYMENTS,
  type PaymentsConfig,
  paymentSettings,
  readPayments,
} from './config.payments.ts';
import { isLoopback } from './loopback.ts';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** Every setting, its accepted values and what it is for, as the README's table says, too. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXY: z
    .string()
    .regex(/^[0-9a-fA-F.:/, ]+$/)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: z.enum(['on', 'off', 'still']).optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('RallyDays <no-reply@rallydays.invalid>'),
  MAIL_WEBHOOK_SECRET: z.string().min(32).optional(),
  SESSION_SECRET: z.string().min(32).optional(),
  PUSH_SERVICES: z
    .string()
    .regex(/^https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*$/)
    .optional(),
  ...paymentSettings,
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
});

const ACCEPTED: Record<keyof z.infer<typeof settings>, string> = {
  PORT: 'a port number, 0 to 65535 (0 takes a free one)',
  HOST: 'a host name or address to listen on',
  APP_ORIGIN: 'the address that people open, such as https://rallydays.example',
  TRUSTED_PROXY:
    'the addresses of proxies in front, such as 127.0.0.1 or 10.0.0.0/8, whose word on visitors is believed',
  DATA_DIR: 'a folder for the embedded database and mail files',
  DATABASE_URL: 'postgres://user:password@host:5432/database',
  DATABASE_DIRECT_URL:
    'the same database without the pooler that DATABASE_URL leads through, such as postgres://user:password@host:5432/database',
  DEMO: 'on, off, or still for a demo in which nobody plays',
  MAIL_URL: 'smtp://user:password@host:587 or smtps://user:password@host:465',
  MAIL_FROM: 'the sender of mails, such as RallyDays <no-reply@rallydays.example>',
  MAIL_WEBHOOK_SECRET: 'at least 32 characters that nobody can guess',
  SESSION_SECRET: 'at least 32 characters that nobody can guess',
  PUSH_SERVICES:
    'origins of push services besides those of the known browsers, such as https://push.example',
  ...ACCEPTED_PAYMENTS,
  LOG_LEVEL: LOG_LEVELS.join(', '),
  METRICS_PORT: 'a port number, 0 to 65535 (0 takes a free one)',
  METRICS_HOST: 'a host name or address for the metrics to listen on',
};

export interface Config {
  readonly port: number;
  readonly host: string;
  /** null: the address that the server finds itself listening on. */
  readonly appOrigin: string | null;
  /** Proxies whose `x-forwarded-for` counts; null: the connection's own address does. */
  readonly trustedProxy: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The same database directly, where `databaseUrl` leads through a pooler that gives connections out by transaction. */
  readonly databaseDirectUrl: string | null;
  readonly demo: boolean;
  /** The demo has a tournament that is being played while people look. */
  readonly demoIsPlayed: boolean;
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  /** Signs what the mail server reports about mails; null: no report is believed. */
  readonly mailWebhookSecret: string | null;
  /** null: made on the first start of an embedded server and stored in the data folder. */
  readonly sessionSecret: string | null;
  /** Origins of push services besides those of the known browsers. */
  readonly pushServices: readonly string[];
  /** Who takes the money. */
  readonly payments: PaymentsConfig;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where programs read the metrics; null: nowhere, and nothing is counted. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
}

/** A setting that the server refuses to start with; the message names it and what it accepts. */
export class ConfigError extends CannotStart {}

/**
 * Reads the configuration; every setting is optional on one machine. Throws `ConfigError` on a wrong value and
 * on settings that would be unsafe in public: the demo world at a public address, or a shared database without a secret.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(ACCEPTED).map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => wrong(String(issue.path[0]), env));
    throw new ConfigError([...new Set(lines)].join('\n'));
  }
  const s = parsed.data;
  const demo = s.DEMO ? s.DEMO !== 'off' : !s.DATABASE_URL;
  const payments = readPayments(s);
  if (typeof payments === 'string') throw new ConfigError(payments);
  const config: Config = {
    port: s.PORT,
    host: s.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    appOrigin: s.APP_ORIGIN ? new URL(s.APP_ORIGIN).origin : null,
    trustedProxy: s.TRUSTED_PROXY ?? null,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL ?? null,
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? null,
    demo,
    demoIsPlayed: demo && s.DEMO !== 'still',
    mailUrl: s.MAIL_URL ?? null,
    mailFrom: s.MAIL_FROM,
    mailWebhookSecret: s.MAIL_WEBHOOK_SECRET ?? null,
    sessionSecret: s.SESSION_SECRET ?? null,
    pushServices: s.PUSH_SERVICES?.split(',') ?? [],
    payments,
    logLevel: s.LOG_LEVEL,
    metricsPort: s.METRICS_PORT ?? null,
    metricsHost: s.METRICS_HOST,
  };
  refuseUnsafe(config);
  return config;
}

function refuseUnsafe(config: Config): void {
  if (config.databaseUrl && !config.sessionSecret) {
    throw new ConfigError(
      `SESSION_SECRET is required with DATABASE_URL: ${ACCEPTED.SESSION_SECRET}.`,
    );
  }
  if (config.databaseDirectUrl && !config.databaseUrl) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL is only for a DATABASE_URL that leads through a pooler.',
    );
  }
  if (config.demo && !opensOnThisMachine(config)) throw publicDemo(config);
  if (config.payments.kind === 'fake-stripe' && !opensOnThisMachine(config)) {
    throw new ConfigError(
      'PAYMENTS=fake-stripe takes no money and is for this machine only: set PAYMENTS=stripe.',
    );
  }
  if (!config.appOrigin && !isLoopback(config.host)) {
    throw new ConfigError(
      `APP_ORIGIN is required when the server can be reached from outside (HOST=${config.host}): ${ACCEPTED.APP_ORIGIN}.`,
    );
  }
}

/** Whether people open the app only on the machine that it runs on. */
export function opensOnThisMachine({ appOrigin, host }: Pick<Config, 'appOrigin' | 'host'>) {
  return isLoopback(appOrigin ? new URL(appOrigin).hostname : host);
}

/** The demo signs every visitor in, and its passwords, the operator's among them, are published. */
function publicDemo({ appOrigin, host }: Config): ConfigError {
  const where = appOrigin ? `APP_ORIGIN is ${appOrigin}` : `HOST is ${host}`;
  return new ConfigError(
    `DEMO cannot be on while ${where}: the demo world's passwords are published, its operator's too. ` +
      'Set DEMO=off, or APP_ORIGIN to the address on this machine, such as http://localhost:3000.',
  );
}

function wrong(name: string, env: Readonly<Record<string, string | undefined>>): string {
  const secret = /SECRET|DATABASE_(DIRECT_)?URL|MAIL_URL/.test(name);
  const value = secret ? 'what is set' : JSON.stringify(env[name]);
  return `${name} cannot be ${value}: it takes ${ACCEPTED[name as keyof typeof ACCEPTED]}.`;
}
