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
    createdAt: account.createdAt.toISOString(),
  };
}

/** A tournament in the operator's list on `today`; `waiting` has the number of people who wait for each event. */
export function asOverseenTournament(
  tournament: StoredTournament,
  { today, waiting }: { today: string; waiting: ReadonlyMap<number, number> },
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
  };
}
