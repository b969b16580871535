import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { checkInOf, isDayOver, opensAt } from '../check-in/check-in.policy.ts';
import type { StoredPerson } from '../check-in/server/check-in.store.ts';
import type { StoredCourt } from './day.courts.store.ts';
import type { StoredCheckIn, StoredDay } from './day.store.ts';

interface Around {
  readonly tournament: StoredTournament;
  readonly day: StoredDay | null;
  readonly checkIn: ReadonlyMap<number, StoredCheckIn>;
  readonly courts: readonly StoredCourt[];
  readonly people: readonly StoredPerson[];
  readonly account: Parameters<typeof mayRun>[0];
  readonly mayReferee: boolean;
  /** The address of the app. */
  readonly origin: string;
  readonly now: Date;
}

/** The day of a tournament as its desk sees it. */
export function asDay({ tournament, day, courts, account, origin, now, ...around }: Around) {
  return {
    tournamentName: tournament.name,
    sport: tournament.sport,
    eventDate: tournament.eventDate,
    startTime: tournament.startTime,
    isCancelled: tournament.state === 'cancelled',
    isOver: isDayOver(tournament, now),
    isOrganizer: mayRun(account, tournament),
    mayReferee: around.mayReferee,
    opened: day && {
      at: day.openedAt.toISOString(),
      code: day.code,
      address: `${origin}/check-in/${tournament.id}`,
    },
    checkInOpensAt: opensAt(tournament).toISOString(),
    events: tournament.events.map(({ id, name, discipline, level }) => ({
      id,
      name,
      eventType: discipline,
      level,
      ...checkInOf(around.checkIn, id),
      ...countsOf(around.people.filter(({ eventId }) => eventId === id)),
    })),
    courts: courts.map(({ id, name, isClosed, labels }) => ({ id, name, isClosed, labels })),
  };
}

function countsOf(people: readonly StoredPerson[]) {
  const inState = (wanted: string) => people.filter(({ state }) => state === wanted).length;
  return {
    expected: inState('expected'),
    present: inState('present'),
    absent: inState('absent'),
  };
}
