import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { Services } from '#platform/server/services.ts';
import { OWN_LOGIN } from '../setup/own-login.ts';
import { lockOrganizer } from './organizer.store.ts';

/** The organizer of the simulated day, made on the first start of the server. */
export async function ensureOrganizer({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { loginId, password, organizationName } = OWN_LOGIN;
  await db.transaction(async (tx) => {
    await lockOrganizer(tx);
    if (await organizers.existsLoginId(tx, loginId)) return;
    const own = { db: tx, clock };
    const { id: accountId } = await makePlayer(own, { fullName: organizationName, password });
    await organizers.insert(tx, { loginId, accountId, organizationName, now: clock.now() });
  });
}
