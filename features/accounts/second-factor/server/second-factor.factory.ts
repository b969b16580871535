import type { Services } from '#platform/server/services.ts';
import * as commands from './second-factor.commands.ts';
import * as store from './second-factor.store.ts';
import { codeAt } from './second-factor.totp.provider.ts';

/** An authenticator app in memory, with the account's recovery codes. */
export interface MadeApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** A code that was not used: of three at one time, each is accepted. */
  code(): Promise<string>;
}

type FactorServices = Pick<Services, 'db' | 'clock' | 'sealer' | 'origin' | 'publish'>;

const STEP_MS = 30_000;
/** It was set up long ago. */
const NO_MAILS = { send: async () => false, recall: async () => false, retry: async () => {} };

/** Sets up an authenticator app for an account by the real commands; `secret` is one that is known in advance. */
export async function makeApp(
  services: FactorServices,
  {
    id: accountId,
    email: label,
    password: currentPassword,
  }: { id: string; email: string; password: string },
  known?: string,
): Promise<MadeApp> {
  const { clock, db, sealer } = services;
  const wanted = { accountId, label, currentPassword, setUpCode: '', required: false };
  const begun = await commands.beginSetUp(services, wanted);
  if (!begun.ok) throw new Error(begun.code);
  if (known) await store.insertNewSecret(db, accountId, sealer.seal(known, accountId));
  const secret = known ?? begun.value.secret;
  // The code of the step before: that of now is left for a login.
  let last = clock.now().getTime() - STEP_MS;
  const given = { accountId, sessionId: null, code: await codeAt(secret, new Date(last)) };
  const done = await commands.confirmSetUp({ ...services, mailer: NO_MAILS }, given);
  if (!done.ok) throw new Error(done.code);
  return {
    secret,
    recoveryCodes: done.value,
    code: () => {
      last = Math.max(last + STEP_MS, clock.now().getTime() - STEP_MS);
      return codeAt(secret, new Date(last));
    },
  };
}
