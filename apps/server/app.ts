import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  mailPreference,
  unsubscribeLinks,
} from '#features/notifications/preferences/server/preferences.mails.ts';
import type { PaymentProvider } from '#features/payments/server/payments.provider.ts';
import type { Auth, createAuth } from '#features/sign-in/server/sign-in.auth.provider.ts';
import { createSignIn } from '#features/sign-in/server/sign-in.commands.ts';
import {
  DEMO_LEFT_COOKIE,
  sessionCookieOf,
  sessionGate,
} from '#features/sign-in/server/sign-in.gate.ts';
import { statusPage } from '#features/status/server/status.handlers.ts';
import type { WaitingClock } from '#platform/server/clock.ts';
import type { StripeSettings } from '#platform/server/config.payments.ts';
import type { Config } from '#platform/server/config.ts';
import type { OpenDatabase } from '#platform/server/db/database.ts';
import { createPublish } from '#platform/server/events/events.ts';
import { serveApiReference } from '#platform/server/http/api-reference.ts';
import { createHttp } from '#platform/server/http/create-http.ts';
import { answerNotFound } from '#platform/server/http/errors.ts';
import { answerHealth } from '#platform/server/http/health.ts';
import { securityHeaders } from '#platform/server/http/security-headers.ts';
import { shareLimits, type Unshared } from '#platform/server/http/share-limits.ts';
import { serveWeb, type WebBuild } from '#platform/server/http/web-files.ts';
import { type Jobs, startJobs } from '#platform/server/jobs/jobs.ts';
import { createSealer } from '#platform/server/keys/sealer.ts';
import type { Log } from '#platform/server/log.ts';
import type { LogOutput } from '#platform/server/log-output.ts';
import { createMailer, mailJobs } from '#platform/server/mail/mailer.ts';
import { createMailTransport } from '#platform/server/mail/transport.ts';
import type { Services } from '#platform/server/services.ts';
import { sessionSecret } from '#platform/server/session-secret.ts';
import { mountFeatures } from './features.ts';
import { createPreviews } from './previews.ts';
import { subscriptions } from './subscriptions.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly clock: WaitingClock;
  readonly log: Log;
  /** The output of the request log. */
  readonly logOutput: LogOutput;
  /** The built web app; null serves the API alone. */
  readonly web: WebBuild | null;
  /** Milliseconds in which a request must have arrived completely; a minute by default. */
  readonly requestTimeoutMs?: number;
  /** Stripe's API as a fake of it plays it; the configuration's, when left out. */
  readonly stripe?: StripeSettings | undefined;
  /** Wraps the payment provider; for tests of lost answers. */
  readonly aroundProvider?: (provider: PaymentProvider) => PaymentProvider;
}

export interface App {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly jobs: Jobs;
  /** Sets the address that people open, when the server listens on it. */
  setOrigin(origin: string): void;
  setReady(): void;
  /** Makes visitors without a session act as this account (the demo world's sample player). */
  setDemoAccount(id: string): void;
  /**
   * Accepts no more requests, lets those in flight finish for three seconds and closes their connections, then stops the
   * jobs. The caller that opened the database closes it.
   */
  close(): Promise<void>;
}

const STOP_REQUESTS_MS = 3000;

/** Puts the server together: platform, then every feature's handlers and jobs. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, clock, log, web, aroundProvider } = options;
  const stripe =
    options.stripe ?? (config.payments.kind === 'stripe' ? config.payments.stripe : null);
  const { db } = database;
  let origin = config.appOrigin ?? `http://${config.host}:${config.port}`;
  let ready = false;
  let demoAccountId: string | null = null;
  let auth: Promise<Auth> | null = null;
  const secret = sessionSecret(config);
  const getAuth = () => (auth ??= loadAuth(db, { secret, origin }));

  const jobs = await startJobs(database, log);
  const mailer = createMailer(jobs, clock, {
    preference: mailPreference({ links: unsubscribeLinks(secret), origin: () => origin }),
    origin: () => origin,
  });
  const services: Services = {
    db,
    clock,
    jobs,
    mailer,
    config,
    log,
    sealer: createSealer(secret),
    origin: () => origin,
    publish: createPublish(subscriptions, () => services),
  };

  const headers = securityHeaders(origin.startsWith('https:'), stripe?.origins);
  // Other servers can use the same database only where it is not the embedded one.
  const unshared: Unshared | undefined = config.databaseUrl ? new Map() : undefined;
  const limits = unshared && shareLimits(unshared, { db, clock, log });
  const http = await createHttp({
    unshared,
    config,
    clock,
    gate: sessionGate(secret, services, () => (config.demo ? demoAccountId : null)),
    origin: () => origin,
    headers: headers.data,
    logOutput: options.logOutput,
    requestTimeoutMs: options.requestTimeoutMs,
  });
  const signIn = createSignIn(getAuth, secret, services);
  const isDemo = (id: string) => config.demo && id === demoAccountId;
  const real = stripe && (await stripeProvider(stripe));
  const featureJobs = mountFeatures({
    http,
    services,
    signIn,
    secret,
    isDemo,
    real,
    aroundProvider,
  });
  answerHealth(http, { db, clock, ready: () => ready });
  statusPage(http, services, headers.page);
  await serveApiReference(http, headers.page);
  const served = {
    headers: headers.page,
    findPreview: createPreviews(services),
    origin: () => origin,
    nobody: { cookie: `${DEMO_LEFT_COOKIE}=left` },
    // The demo's visitor has no session, and reads first what a visitor of any other server reads.
    isSignedIn: (request: FastifyRequest) => sessionCookieOf(request, secret) !== null,
  };
  if (web) await serveWeb(http, web, served);
  else http.setNotFoundHandler(answerNotFound);

  const transport = await createMailTransport(config);
  await jobs.register([...mailJobs({ db, clock, jobs, transport, log }), ...featureJobs]);

  return {
    http,
    services,
    jobs,
    setOrigin: (address) => {
      if (!config.appOrigin) origin = address;
    },
    setReady: () => {
      ready = true;
    },
    setDemoAccount: (id) => {
      demoAccountId = id;
    },
    close: async () => {
      ready = false;
      limits?.stop();
      // Requests that arrive slowly, and answers that nobody reads, would prevent the server from closing.
      const timer = setTimeout(() => http.server.closeAllConnections(), STOP_REQUESTS_MS);
      await http.close();
      clearTimeout(timer);
      await jobs.stop();
      transport.close();
    },
  };
}

/** Its library is large, and only those who log in or out need it. */
async function loadAuth(...given: Parameters<typeof createAuth>): Promise<Auth> {
  const { createAuth } = await import('#features/sign-in/server/sign-in.auth.provider.ts');
  return createAuth(...given);
}

/** Its library is large: it loads only where it is used. */
async function stripeProvider(settings: StripeSettings): Promise<PaymentProvider> {
  const { createStripeProvider } = await import(
    '#features/payments/server/payments.stripe.provider.ts'
  );
  return createStripeProvider(settings);
}
