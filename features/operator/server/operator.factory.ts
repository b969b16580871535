import { type MadePlayer, makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { updateOperator } from '#features/accounts/server/accounts.password.store.ts';
import type { Services } from '#platform/server/services.ts';

/** An operator whose login is known. */
export async function makeOperator(
  services: Pick<Services, 'db' | 'clock'>,
  options: Parameters<typeof makePlayer>[1] = {},
): Promise<MadePlayer> {
  const account = await makePlayer(services, { fullName: 'Operator', ...options });
  await updateOperator(services.db, account.id);
  return account;
}
