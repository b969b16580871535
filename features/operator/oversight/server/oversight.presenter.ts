import type { listAll } from '#features/accounts/server/accounts.directory.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';

type ListedAccount = Awaited<ReturnType<typeof listAll>>['rows'][number];

/** What the operator sees of an account. */
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

/** What the operator sees of a tournament in the list. */
export function asOverseenTournament(tournament: StoredTournament) {
  return {
    id: tournament.id,
    name: tournament.name,
    organizerName: tournament.organizerName,
    eventDate: tournament.eventDate,
    state: tournament.state,
    placesTaken: tournament.placesTaken,
    participantLimit: tournament.participantLimit,
    suspended: tournament.suspendedAt !== null,
  };
}
