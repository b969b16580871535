import * as Entry from '#domain/entry/entry.ts';
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

/** A tournament in the operator's list on `today`; `waiting` has the number of people on each waiting list. */
export function asOverseenTournament(
  tournament: StoredTournament,
  { today, waiting }: { today: string; waiting: ReadonlyMap<number, number> },
) {
  return {
    id: tournament.id,
    name: tournament.name,
    organizerName: tournament.organizerName,
    eventDate: tournament.eventDate,
    availability: Entry.availability(tournament, today),
    waiting: waiting.get(tournament.id) ?? 0,
    placesTaken: tournament.placesTaken,
    participantLimit: tournament.participantLimit,
    suspended: tournament.suspendedAt !== null,
  };
}
