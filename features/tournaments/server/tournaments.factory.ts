import { v7 as uuidv7 } from 'uuid';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import * as organizers from '#features/organizers/server/organizers.store.ts';
import type { Services } from '#platform/server/services.ts';
import { addDays, dayInJapan } from '#platform/shared/format.ts';
import { createTournament, type EventColumns } from './tournaments.commands.ts';
import type * as store from './tournaments.store.ts';

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

export interface TournamentOptions
  extends Partial<store.NewTournament>,
    Partial<Pick<EventColumns, 'level' | 'feeYen' | 'participantLimit'>> {
  readonly eventType?: EventType;
}

/** Publishes a tournament with one event in two weeks, open for a week; gives its number. */
export async function makeTournament(
  services: FactoryServices,
  {
    participantLimit = 32,
    level = 'Intermediate',
    eventType = 'Singles',
    feeYen = 2000,
    ...options
  }: TournamentOptions = {},
): Promise<number> {
  const now = services.clock.now();
  const today = dayInJapan(now);
  const tournament = {
    publishId: uuidv7(),
    organizerId: options.organizerId ?? (await makeOrganizer(services)),
    name: 'Autumn Junior Open',
    prefecture: 'Tokyo' as const,
    venue: 'Ariake Tennis Park',
    eventDate: addDays(today, 14),
    startTime: '09:00',
    endTime: '17:00',
    applicationDeadline: addDays(today, 7),
    organizerName: 'Sakura Tennis Association',
    contactInfo: 'info@sakura.example',
    emergencyContact: '090-0000-0000',
    notes: '',
    createdAt: now,
    ...options,
  };
  const event = { discipline: eventType, level, feeYen, participantLimit };
  const made = await services.db.transaction((tx) => createTournament(tx, tournament, [event]));
  return made.id;
}
