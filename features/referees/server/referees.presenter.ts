import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { shownState } from '../referees.policy.ts';
import { NAMELESS } from '../referees.vocabulary.ts';
import type { Invited } from './referees.invitation.commands.ts';
import type { StoredReferee } from './referees.store.ts';

/** The referees of a tournament, as its organizer sees them at `now`. */
export function asReferees(
  tournament: StoredTournament,
  referees: readonly (StoredReferee & { readonly name: string | null })[],
  now: Date,
) {
  return {
    tournamentName: tournament.name,
    isCancelled: tournament.state === 'cancelled',
    referees: referees.map((referee) => ({
      id: referee.id,
      email: referee.email.endsWith(NAMELESS) ? '' : referee.email,
      name: referee.name,
      state: shownState(referee, now),
      invitedAt: referee.invitedAt.toISOString(),
      expiresAt: referee.expiresAt.toISOString(),
    })),
  };
}

/** What the invited person may see before answering. */
export function asInvitation({ referee, tournament }: Invited) {
  return {
    email: referee.email,
    tournament: asFacts(tournament),
    isDeclined: referee.state === 'declined',
    expiresAt: referee.expiresAt.toISOString(),
  };
}

/** A tournament for its referees: no places, no fees, no contacts. */
export function asRefereed(tournament: StoredTournament, isReferee: boolean) {
  return {
    ...asFacts(tournament),
    isReferee,
    events: tournament.events.map(({ id, name, discipline, level, isClosed }) => ({
      id,
      name,
      eventType: discipline,
      level,
      isClosed,
    })),
  };
}

function asFacts(tournament: StoredTournament) {
  const { id, name, eventDate, startTime, endTime, venue, organizerName, state } = tournament;
  const isCancelled = state === 'cancelled';
  return { id, name, eventDate, startTime, endTime, venue, organizerName, isCancelled };
}
