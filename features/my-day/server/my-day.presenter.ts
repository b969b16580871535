import type { ShownMatch } from '#features/day/times/times.policy.ts';
import { asEventOfEntry } from '#features/entries/server/entries.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { DayPlace } from './my-day.store.ts';

/** By event and entrant's number: the name as stored, and the one that strangers may read. */
export type Names = ReadonlyMap<
  number,
  ReadonlyMap<
    string,
    { readonly full: string; readonly shown: string; readonly club: string | null }
  >
>;

interface Around {
  readonly tournament: StoredTournament;
  readonly place: DayPlace;
  readonly courtNames: ReadonlyMap<string, string>;
  readonly names: Names;
}

/** A match for somebody who plays in it or umpires it: the own side by its name, others as everybody reads them. */
export function asOwnMatch(match: ShownMatch, { tournament, place, courtNames, names }: Around) {
  const own = String(place.number);
  const isUmpire = match.player1Id !== own && match.player2Id !== own;
  const isSecond = match.player2Id === own;
  const ordered = isSecond
    ? [match.player2Id, match.player1Id]
    : [match.player1Id, match.player2Id];
  const side = (id: string | null | undefined) => {
    if (id == null) return null;
    const known = names.get(match.eventId)?.get(id);
    const name = id === own ? known?.full : known?.shown;
    return { name: name || FORMER_PLAYER, club: known?.club ?? null };
  };
  const comingAt = isSecond ? match.player2ComingAt : match.player1ComingAt;
  return {
    entryId: place.entryId,
    event: asEventOfEntry(tournament, match.eventId),
    stageId: match.stageId,
    matchId: match.matchId,
    place: match.place,
    role: isUmpire ? ('umpire' as const) : ('player' as const),
    sides: [side(ordered[0]), side(ordered[1])] as [
      ReturnType<typeof side>,
      ReturnType<typeof side>,
    ],
    state: match.state,
    court: match.courtId === null ? null : (courtNames.get(match.courtId) ?? null),
    calledAt: asText(match.calledAt),
    isComing: !isUmpire && comingAt !== null,
    notBefore: asText(match.notBefore),
    about: asText(match.about),
    answer: answerOf(match, isSecond ? 'player2' : 'player1'),
  };
}

function answerOf({ agreement, enteredBy }: ShownMatch, own: 'player1' | 'player2') {
  if (agreement === null) return null;
  if (agreement === 'disputed') return 'desk' as const;
  return enteredBy === own ? ('other' as const) : ('own' as const);
}

/** What is on a court comes first, then what asks for an answer, then by time; what nobody can say comes last. */
const RANK = { called: 0, playing: 1, done: 2, next: 3, waiting: 4 } as const;

export function byUrgency<Match extends Pick<ReturnType<typeof asOwnMatch>, 'state' | 'about'>>(
  one: Match,
  other: Match,
): number {
  const late = '9999';
  return (
    RANK[one.state] - RANK[other.state] || (one.about ?? late).localeCompare(other.about ?? late)
  );
}

function asText(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
