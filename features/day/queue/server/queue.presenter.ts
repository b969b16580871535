import { type Dispatch, dispatch, type Reason } from '#domain/order-of-play/dispatch.ts';
import { expectedTimes, lastEnd, plannedEnd } from '#domain/order-of-play/expected-times.ts';
import type { MatchObstacle } from '#domain/order-of-play/obstacles.ts';
import type { QueuedDay } from '#domain/order-of-play/queued.ts';
import { mayRun } from '#features/publishing/publishing.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { spareTables } from '../../open-tables/open-tables.policy.ts';
import { NO_TABLES, type Tables } from '../../open-tables/server/open-tables.reading.commands.ts';
import { isAwaited } from '../../rules/rules.policy.ts';
import { closedRefusal } from '../../server/day.locks.commands.ts';
import { breakEnd, currentOn, freeCourts, nextOn } from '../queue.courts.policy.ts';
import { asQueuedDay, peopleOf, umpireIdOf } from '../queue.day.policy.ts';
import { clockOf, rulesOf } from '../queue.facts.policy.ts';
import { progressOf } from '../queue.finished.policy.ts';
import type { DayMatch } from '../queue.matches.policy.ts';
import { minutesByEvent } from '../queue.minutes.policy.ts';
import { isNextDrawDue, isPlanned } from '../queue.planned.policy.ts';
import type { DayPerson } from '../queue.sides.policy.ts';
import { proposedUmpires } from '../queue.umpires.policy.ts';
import { proposedWalkovers } from '../queue.walkovers.policy.ts';
import type { StoredFacts } from './queue.facts.commands.ts';
import { asQueueMatch } from './queue.matches.presenter.ts';

interface Around {
  readonly tournament: StoredTournament;
  readonly facts: StoredFacts;
  readonly account: Parameters<typeof mayRun>[0];
  readonly mayReferee: boolean;
  /** The requests to withdraw that wait for their decision, by event. */
  readonly asked: readonly { readonly eventId: number; readonly count: number }[];
  /** Who plays on open tables. */
  readonly tables?: Tables;
}

/** The queue of a day as its desk sees it. */
export function asQueue({ tables = NO_TABLES, ...around }: Around) {
  const { tournament, facts, account, mayReferee, asked } = around;
  const day = asQueuedDay(facts);
  const clock = clockOf(facts);
  const { calls, notReady, ...dispatched } = dispatch(day);
  const sinceStart = day.now - clock.minuteAt(tournament.startTime);
  const waiting = withoutEarlyWait(dispatched.waiting, sinceStart);
  const expected = expectedTimes(day);
  const umpires = proposedUmpires(facts, calls, expected);
  const people = peopleByKey(facts);
  const instant = (minute: number) => clock.instantOf(minute).toISOString();
  const end = lastEnd(expected);
  const planned = plannedEnd(day);
  return {
    at: facts.now.toISOString(),
    tournamentName: tournament.name,
    sport: tournament.sport,
    eventDate: tournament.eventDate,
    isClosed: closedRefusal(tournament, facts.now) !== null,
    isOrganizer: mayRun(account, tournament),
    mayReferee,
    counts: {
      ...countsOf(facts),
      freeCourts: freeCourts(facts).length,
      waiting: waiting.length,
      longestWaitingMinutes:
        waiting.length === 0 ? null : Math.floor(Math.max(...waiting.map(({ waited }) => waited))),
      minutesBehind: end === null || planned === null ? null : Math.round(end - planned),
    },
    expectedEnd: end === null ? null : instant(end),
    events: eventsOf(tournament, facts, day),
    courts: facts.courts.map(({ id, name, isClosed, isOpenTable, labels }) => {
      const call = calls.find(({ court }) => court === id);
      const ordered = call && waiting.find((one) => one.id === call.match);
      const until = breakEnd(facts, id);
      return {
        id,
        name,
        isClosed: isClosed && !isOpenTable,
        isOpenTable,
        practice: practiceOn(tables, id),
        labels: [...labels],
        breakUntil: until === null ? null : instant(until),
        current: currentOn(facts, id)?.key ?? null,
        next: nextOn(facts, id, expected),
        proposal: ordered ? { key: ordered.id, reason: asReason(ordered.reason) } : null,
      };
    }),
    matches: facts.matches.map((match) =>
      asQueueMatch(facts, match, {
        umpireId: umpireIdOf(facts, match) ?? umpires.get(match.key) ?? null,
        start: expected.get(match.key)?.start ?? null,
      }),
    ),
    waiting: waiting.map(({ id, reason, path, waited }) => ({
      key: id,
      reason: asReason(reason),
      criticalPathMinutes: Math.round(path),
      waitingMinutes: Math.floor(waited),
    })),
    notReady: notReady
      .filter(({ id }) => !isPlanned(id) && !isLaterRubber(facts, id))
      .map(({ id, obstacles }) => ({
        key: id,
        obstacles: obstacles.map((one) => asObstacle(one, people, instant)),
      })),
    finished: finishedOf(facts),
    openTables: {
      spare: [...spareTables(day, waiting.length)],
      waiting: tables.waiting,
    },
    walkovers: proposedWalkovers(facts).map(({ key, since, missingSideIds }) => ({
      key,
      since: since.toISOString(),
      missingSideIds,
    })),
    withdrawals: asked.map(({ eventId, count }) => ({ eventId, count })),
    breaks: facts.breaks.map(({ id, kind, eventId, courtId, from, until, minutes }) => ({
      id,
      kind,
      eventId,
      courtId,
      from,
      until,
      minutes,
    })),
  };
}

/** Of a tie whose orders are not out, the first rubber says so for all of them. */
function isLaterRubber({ matches }: StoredFacts, key: string): boolean {
  const match = matches.find((one) => one.key === key);
  return match?.player1Id === null && (match.place.rubber?.number ?? 1) > 1;
}

function practiceOn({ pairs }: Tables, courtId: string) {
  const pair = pairs.find((one) => one.courtId === courtId);
  return pair ? { names: pair.names, calledAt: pair.calledAt.toISOString() } : null;
}

/** Nobody waits before the tournament begins, however early they have come. */
function withoutEarlyWait(waiting: Dispatch['waiting'], sinceStart: number): Dispatch['waiting'] {
  const most = Math.max(0, sinceStart);
  return waiting.map(({ waited, reason, ...match }) => ({
    ...match,
    waited: Math.min(waited, most),
    reason:
      reason.code === 'longest-waiting' && reason.minutes !== null
        ? { ...reason, minutes: Math.min(reason.minutes, most) }
        : reason,
  }));
}

function countsOf(facts: StoredFacts) {
  const states = facts.matches.map(({ key }) => facts.rows.get(key)!.state);
  const inState = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const { eventDate } = facts.tournament;
  const checkedIn = [...facts.sides.values()].filter(
    ({ isLineUp, eventId }) =>
      !isLineUp && isAwaited(rulesOf(facts, eventId), { eventDate, now: facts.now }),
  );
  const missing = checkedIn.flatMap(({ people }) =>
    people.flatMap(({ key, isMissing, isAbsent }) => (isMissing && !isAbsent ? [key] : [])),
  );
  return {
    playing: inState('playing'),
    called: inState('called'),
    finished: inState('done'),
    open: inState('waiting', 'next', 'called', 'playing'),
    disputed: facts.matches.filter(({ result }) => result?.agreement?.state === 'disputed').length,
    notPresent: new Set(missing).size,
  };
}

function eventsOf(tournament: StoredTournament, facts: StoredFacts, day: QueuedDay) {
  const minutes = minutesByEvent(facts);
  const undrawn = progressOf(tournament, facts, day).filter(({ isUndrawn }) => isUndrawn);
  const nextDraw = (id: number) => {
    if (!undrawn.some(({ eventId }) => eventId === id)) return null;
    return isNextDrawDue(facts, id) ? ('now' as const) : ('later' as const);
  };
  return tournament.events.map(({ id, name, discipline, level }) => ({
    id,
    name,
    eventType: discipline,
    level,
    isDrawn: facts.stages.some(({ eventId }) => eventId === id),
    nextDraw: nextDraw(id),
    rules: rulesOf(facts, id),
    minutes: minutes.of(id),
    isMedian: minutes.isMedian(id),
  }));
}

function finishedOf(facts: StoredFacts): string[] {
  const endOf = ({ key }: DayMatch) => facts.rows.get(key)!.endedAt?.getTime() ?? 0;
  return facts.matches
    .filter(({ result }) => result !== null)
    .sort((one, other) => endOf(other) - endOf(one))
    .map(({ key }) => key);
}

function asReason({ code, minutes }: Reason) {
  return { code, minutes: minutes === null ? null : Math.round(minutes) };
}

function asObstacle(
  { code, person, court, matches = [], until }: MatchObstacle,
  people: ReadonlyMap<string, DayPerson>,
  instant: (minute: number) => string,
) {
  const somebody = person === undefined ? undefined : people.get(person);
  return {
    code,
    person: somebody ? { id: somebody.id, name: somebody.name } : null,
    courtId: court ?? null,
    keys: matches.filter((key) => !isPlanned(key)),
    until: until === undefined ? null : instant(until),
  };
}

function peopleByKey({ sides }: StoredFacts): ReadonlyMap<string, DayPerson> {
  const people = [...sides.values()].flatMap(peopleOf);
  return new Map(people.map((person) => [person.key, person]));
}
