import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import type { Services } from '#platform/server/services.ts';
import * as applications from './organizers.applications.store.ts';
import * as store from './organizers.store.ts';

type FactoryServices = Pick<Services, 'db' | 'clock'>;

/** An active organizer whose login is known. */
export async function makeOrganizerAccount(
  { db, clock }: FactoryServices,
  organizationName = 'Sakura Tennis Association',
) {
  const account = await makePlayer({ db, clock }, { fullName: organizationName });
  const loginId = `ORG-${account.id.slice(-6).toUpperCase()}`;
  const now = clock.now();
  const organizerId = await store.insert(db, {
    loginId,
    accountId: account.id,
    organizationName,
    now,
  });
  return { ...account, organizerId, loginId, organizationName };
}

/** An application that waits for review. */
export async function makeApplication(
  { db, clock }: FactoryServices,
  options: Partial<applications.NewApplication> = {},
): Promise<applications.NewApplication> {
  const application = {
    id: uuidv7(),
    organizerName: 'Hanako Sato',
    organizationName: 'Midori Tennis Association',
    address: '1-2-3 Midori, Tokyo',
    email: `organizer.${uuidv7().slice(-8)}@example.com`,
    phoneNumber: '03-1234-5678',
    workplaceOrSchool: 'Midori High School',
    language: 'en',
    now: clock.now(),
    ...options,
  };
  await applications.insert(db, application);
  return application;
}
