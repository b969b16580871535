import * as Entry from '#domain/entry/entry.ts';
import { countWaiting, placesOf } from '#domain/entry/events.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { listAll } from './moderation.accounts.store.ts';

type ListedAccount = Awaited<ReturnType<typeof listAll>>['rows'][number];

/** An account as the operator sees it. */
export function asAccount(account: ListedAccount) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    organizerId: account.organizerId,
    organizationName: account.organizationName,
    operator: account.isOperator,
    suspended: account.suspendedAt !== null,
    secondFactor: account.secondFactorSince !== null,
    createdAt: account.createdAt.toISOString(),
  };
}

interface Facts {
  /** A plain date. */
  readonly today: string;
  /** How many people wait for each event. */
  readonly waiting: ReadonlyMap<number, number>;
  /** Those that an operator has taken out of the rates. */
  readonly unrated: ReadonlySet<number>;
}

/** A tournament in the operator's list. */
export function asOverseenTournament(
  tournament: StoredTournament,
  { today, waiting, unrated }: Facts,
) {
  const places = placesOf(tournament.events);
  return {
    id: tournament.id,
    name: tournament.name,
    organizerName: tournament.organizerName,
    eventDate: tournament.eventDate,
    availability: Entry.availability({ ...tournament, ...places }, today),
    waiting: countWaiting(tournament.events, waiting),
    ...places,
    suspended: tournament.suspendedAt !== null,
    rated:
      tournament.sport === 'unspecified' || tournament.isUnlisted
        ? null
        : !unrated.has(tournament.id),
  };
}
