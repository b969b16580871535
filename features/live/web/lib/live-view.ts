import { groupBy } from '#domain/common/grouped.ts';
import { decidingStage } from '../../live.stages.policy.ts';
import type { LiveCourt, LiveMatch, LiveSnapshot } from '../live.queries.ts';

/** A match with the side that won: what "now", "next" and "results" are made of. */
export interface CourtInPlay {
  readonly court: LiveCourt;
  /** Called or played there. */
  readonly match: LiveMatch | null;
  /** Reserved for it, else the one that is expected there first. */
  readonly next: LiveMatch | null;
}

type State = Pick<LiveSnapshot, 'state'>;
/** Everything is played, or its date has passed. */
export const isOver = ({ state }: State) => state === 'finished' || state === 'over';
/** Nothing more is played. */
export const isDone = (snapshot: State) => isOver(snapshot) || snapshot.state === 'cancelled';

const isOn = ({ state }: LiveMatch) => state === 'called' || state === 'playing';

/** Every court that is open or in use, in the order of the desk. */
export function courtsInPlay(snapshot: LiveSnapshot): readonly CourtInPlay[] {
  const upcoming = upcomingMatches(snapshot);
  const expected = new Map(snapshot.times.map(({ key, courtId }) => [key, courtId]));
  return snapshot.courts.flatMap((court) => {
    const match = snapshot.matches.find((one) => isOn(one) && one.courtId === court.id) ?? null;
    const next =
      upcoming.find((one) => one.state === 'next' && one.courtId === court.id) ??
      upcoming.find((one) => one.state === 'waiting' && expected.get(one.key) === court.id) ??
      null;
    return court.isClosed && !match ? [] : [{ court, match, next }];
  });
}

/** The matches that are not called yet and have both sides, those with the earliest times first. */
export function upcomingMatches({ matches, times }: LiveSnapshot): readonly LiveMatch[] {
  const order = new Map(times.map(({ key }, at) => [key, at]));
  const placeOf = ({ key }: LiveMatch) => order.get(key) ?? times.length;
  return matches
    .filter(({ state, player1Id, player2Id }) => {
      return (state === 'waiting' || state === 'next') && player1Id !== null && player2Id !== null;
    })
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The matches for a court: called, or expected there. */
export interface CourtQueue {
  /** Null for those that have no court yet. */
  readonly court: LiveCourt | null;
  /** Called ones, then the others by their times; never empty. */
  readonly matches: readonly LiveMatch[];
}

/** The matches that are called or come, by court, in the order of the desk; those without a court last. */
export function courtQueues(
  { courts, times }: LiveSnapshot,
  matches: readonly LiveMatch[],
): readonly CourtQueue[] {
  const expected = new Map(times.map(({ key, courtId }) => [key, courtId]));
  const known = new Set(courts.map(({ id }) => id));
  const byCourt = groupBy(matches, ({ key, courtId }) => {
    const id = courtId ?? expected.get(key) ?? null;
    return id !== null && known.has(id) ? id : null;
  });
  return [...courts, null].flatMap((court) => {
    const own = byCourt.get(court?.id ?? null);
    return own ? [{ court, matches: own }] : [];
  });
}

/** The matches with a result, the newest first; of two at once the one of the later round. Those that were cancelled come last. */
export function resultsOf<One extends Pick<LiveMatch, 'result'>>({
  matches,
}: {
  readonly matches: readonly One[];
}): readonly One[] {
  const at = ({ result }: One) => (result?.kind === 'cancelled' ? 0 : Date.parse(result?.at ?? ''));
  return matches
    .filter(({ result }) => result !== null)
    .reverse()
    .sort((one, other) => at(other) - at(one));
}

/** The same without those that were cancelled. */
export function playedOf(snapshot: LiveSnapshot): readonly LiveMatch[] {
  return resultsOf(snapshot).filter(({ result }) => result?.kind !== 'cancelled');
}

/** When a match was called last. */
export const calledAt = ({ calledAgainAt, calledAt: first }: LiveMatch) => calledAgainAt ?? first;

/** The called matches that have not begun, the newest call first. */
export function callsOf({ matches }: LiveSnapshot): readonly LiveMatch[] {
  const at = (match: LiveMatch) => Date.parse(calledAt(match) ?? '');
  return matches
    .filter(({ state }) => state === 'called')
    .sort((one, other) => at(other) - at(one));
}

const isLastRound = ({ place }: LiveMatch) =>
  place.kind === 'knockout' && place.round === place.rounds && place.position === 0;

/** The finals of the draws that decide an event: not those of a consolation or of lower places. */
export function finalsOf(snapshot: LiveSnapshot): readonly LiveMatch[] {
  return snapshot.events.flatMap(({ stages }) => {
    const deciding = decidingStage(stages);
    if (deciding?.kind !== 'knockout') return [];
    return snapshot.matches.filter(
      (match) => isLastRound(match) && match.key.startsWith(`${deciding.stageId} `),
    );
  });
}

/** Finals and semi-finals of the draws that decide an event, finals first; only those of which a side is known. */
export function lastRoundsOf(snapshot: LiveSnapshot): readonly LiveMatch[] {
  const finals = finalsOf(snapshot);
  const semiFinals = finals.flatMap((final) => {
    const [stageId] = final.key.split(' ');
    return snapshot.matches.filter(
      ({ key, place }) =>
        key.startsWith(`${stageId} `) &&
        place.kind === 'knockout' &&
        place.round === place.rounds - 1,
    );
  });
  return [...finals, ...semiFinals].filter(
    ({ player1Id, player2Id }) => player1Id !== null || player2Id !== null,
  );
}

/** A running score as a scoreboard shows it. */
export interface RunningScore {
  /** Games that are over and won, by side. */
  readonly won: readonly [number, number];
  /** Of the game that is played. */
  readonly points: readonly [number, number];
}

/** The running score of a match; null without one. */
export function runningScore({ tally }: LiveMatch): RunningScore | null {
  const games = [...(tally ?? '').matchAll(/(\d+)-(\d+)/g)].map(
    ([, one, other]) => [Number(one), Number(other)] as const,
  );
  const last = games.at(-1);
  if (!last) return null;
  const over = games.slice(0, -1);
  return {
    won: [
      over.filter(([one, other]) => one > other).length,
      over.filter(([one, other]) => other > one).length,
    ],
    points: last,
  };
}

/** A side in an event. */
export interface SideRef {
  readonly eventId: number;
  readonly id: string;
}
