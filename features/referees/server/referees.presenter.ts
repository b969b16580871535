import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { shownState } from '../referees.policy.ts';
import { NAMELESS, type PlayedAs, type RefereeDuty } from '../referees.vocabulary.ts';
import type { Invited } from './referees.invitation.commands.ts';
import type { StoredReferee } from './referees.store.ts';

/** The referees and desk helpers of a tournament, as its organizer sees them at `now`. */
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
      duty: referee.duty,
      state: shownState(referee, now),
      expiresAt: referee.expiresAt.toISOString(),
    })),
  };
}

/** What the invited person may see before answering. */
export function asInvitation({ referee, tournament }: Invited) {
  return {
    email: referee.email,
    duty: referee.duty,
    tournament: asFacts(tournament),
    isDeclined: referee.state === 'declined',
    expiresAt: referee.expiresAt.toISOString(),
  };
}

/** As what events are played, by event. */
export type Played = ReadonlyMap<number, PlayedAs>;

/** A tournament for its referees and desk helpers: no places, no fees, no contacts. */
export function asRefereed(
  tournament: StoredTournament,
  { duty, played }: { readonly duty: RefereeDuty | null; readonly played: Played },
) {
  return {
    ...asFacts(tournament),
    duty,
    events: tournament.events.map(({ id, name, discipline, level, isClosed }) => ({
      id,
      name,
      eventType: discipline,
      level,
      isClosed,
      playedAs: played.get(id) ?? null,
    })),
  };
}

function asFacts(tournament: StoredTournament) {
  const { id, name, eventDate, startTime, endTime, venue, organizerName, state } = tournament;
  const isCancelled = state === 'cancelled';
  return { id, name, eventDate, startTime, endTime, venue, organizerName, isCancelled };
}
