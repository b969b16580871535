import { v7 as uuidv7 } from 'uuid';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import * as store from './tournaments.store.ts';

type FactoryServices = Pick<Services, 'db' | 'clock'>;

/** An organizer with an account. */
export async function makeOrganizer(
  services: FactoryServices,
  organizationName = 'Sakura Tennis Association',
): Promise<number> {
  const account = await makePlayer(services, { fullName: organizationName });
  return organizers.insert(services.db, {
    loginId: `ORG-${account.id.slice(-6).toUpperCase()}`,
    accountId: account.id,
    organizationName,
    now: services.clock.now(),
  });
}

/** Publishes a tournament in two weeks, open for a week; gives its number. */
export async function makeTournament(
  services: FactoryServices,
  options: Partial<store.NewTournament> = {},
): Promise<number> {
  const now = services.clock.now();
  const today = dayInJapan(now);
  return store.insert(services.db, {
    publishId: uuidv7(),
    organizerId: options.organizerId ?? (await makeOrganizer(services)),
    name: 'Autumn Junior Open',
    prefecture: 'Tokyo',
    venue: 'Ariake Tennis Park',
    eventDate: addDays(today, 14),
    startTime: '09:00',
    endTime: '17:00',
    applicationDeadline: addDays(today, 7),
    participantLimit: 32,
    level: 'Intermediate',
    eventType: 'Singles',
    feeYen: 2000,
    organizerName: 'Sakura Tennis Association',
    contactInfo: 'info@sakura.example',
    emergencyContact: '090-0000-0000',
    notes: '',
    createdAt: now,
    ...options,
  });
}
