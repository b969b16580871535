import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { Services } from '#platform/server/services.ts';
import { OWN_LOGIN } from '../setup/own-login.ts';

/** The organizer of the simulated day, made on the first start of the server. */
export async function ensureOrganizer(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  const { loginId, password, organizationName } = OWN_LOGIN;
  if (await organizers.existsLoginId(db, loginId)) return;
  const { id: accountId } = await makePlayer(services, { fullName: organizationName, password });
  await organizers.insert(db, { loginId, accountId, organizationName, now: clock.now() });
}
