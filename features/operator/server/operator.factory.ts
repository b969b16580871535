import {
  type MadeApp,
  makeApp,
} from '#features/accounts/second-factor/server/second-factor.factory.ts';
import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { updateOperator } from '#features/accounts/server/accounts.password.store.ts';
import type { Services } from '#platform/server/services.ts';

/** An operator whose login is known, with an authenticator app; `secret` is the app's, when it must be known in advance. */
export async function makeOperator(
  services: Pick<Services, 'db' | 'clock' | 'sealer' | 'origin' | 'publish'>,
  { secret, ...options }: Parameters<typeof makePlayer>[1] & { secret?: string } = {},
): Promise<MadePlayer & { app: MadeApp }> {
  const account = await makePlayer(services, { fullName: 'Operator', ...options });
  await updateOperator(services.db, account.id);
  return { ...account, app: await makeApp(services, account, secret) };
}
