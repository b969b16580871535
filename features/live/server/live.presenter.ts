import { expectedTimes, lastEnd } from '#domain/order-of-play/expected-times.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { breakEnd } from '#features/day/queue/queue.courts.policy.ts';
import { asQueuedDay } from '#features/day/queue/queue.day.policy.ts';
import { clockOf } from '#features/day/queue/queue.facts.policy.ts';
import { isPlanned } from '#features/day/queue/queue.planned.policy.ts';
import { shownOf } from '#features/day/queue/server/queue.matches.presenter.ts';
import {
  asPublicDraws,
  publicNamesOf,
  publicReadingsOf,
} from '#features/event-draws/server/event-draws.public.presenter.ts';
import type {
  listPeople,
  listPublished,
} from '#features/event-draws/server/event-draws.public.store.ts';
import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import type { LiveSnapshot } from '../live.contract.ts';
import { asLiveMatch, liveTies } from '../live.matches.policy.ts';
import { pausedUntil } from '../live.policy.ts';
import type { LiveFacts } from './live.facts.commands.ts';

type Person = Awaited<ReturnType<typeof listPeople>>[number];

interface Read {
  readonly seq: number;
  readonly tournament: StoredTournament;
  readonly facts: LiveFacts;
  readonly state: LiveSnapshot['state'];
  readonly winners: LiveSnapshot['winners'];
  readonly published: Awaited<ReturnType<typeof listPublished>>;
  /** The entrants of the events with a published draw, by the id of the event. */
  readonly people: ReadonlyMap<number, readonly Person[]>;
}

/** A tournament as everybody follows it. */
export function asSnapshot({
  seq,
  tournament,
  facts,
  state,
  winners,
  ...read
}: Read): LiveSnapshot {
  const { id, name, sport, eventDate, startTime, venue } = tournament;
  const { organizerName, applicationDeadline } = tournament;
  const expected = expectedTimes(asQueuedDay(facts));
  const { instantOf } = clockOf(facts);
  const end = lastEnd(expected);
  return {
    seq,
    tournament: {
      id,
      name,
      sport,
      eventDate,
      startTime,
      venue,
      organizerName,
      applicationDeadline,
    },
    state,
    winners,
    endedEarly: tournament.endedEarlyAt && tournament.endedEarlyFor,
    pausedUntil: pausedUntil(facts, expected)?.toISOString() ?? null,
    expectedEnd: end === null ? null : instantOf(end).toISOString(),
    events: eventsOf(tournament, facts, read.published),
    courts: facts.courts.map(({ id: courtId, name: court, isClosed }) => {
      const until = breakEnd(facts, courtId);
      const breakUntil = until === null ? null : instantOf(until).toISOString();
      return { id: courtId, name: court, isClosed, breakUntil };
    }),
    sides: sidesOf(facts, read.people),
    matches: facts.matches.map((match) => asLiveMatch(facts, match)),
    ties: liveTies(facts),
    times: timesOf(facts, expected),
  };
}

function eventsOf(tournament: StoredTournament, facts: LiveFacts, published: Read['published']) {
  const states = new Map(
    asPublicDraws(tournament, published).events.map(({ id, state }) => [id, state]),
  );
  return tournament.events.map(({ id, name, discipline, level }) => ({
    id,
    name,
    level,
    eventType: discipline,
    state: states.get(id) ?? 'none',
    stages: facts.stages
      .filter(({ eventId }) => eventId === id)
      .map(({ id: stageId, draw, drawNumber, stage }) => ({
        stageId,
        kind: isGroupsDraw(draw) ? ('groups' as const) : ('knockout' as const),
        further: stage && {
          position: stage.position,
          places: stage.places && { from: stage.places.from, to: stage.places.to },
          isMain: stage.isMain,
        },
        drawNumber,
      })),
  }));
}

/** Who is in a published draw, by the names that strangers may read. Who is in another event's seeding list is not said. */
function sidesOf({ stages, sides }: LiveFacts, people: Read['people']) {
  const drawn = Map.groupBy(stages, ({ eventId }) => eventId);
  return [...drawn].flatMap(([eventId, ofEvent]) => {
    const ids = new Set(ofEvent.flatMap(({ draw }) => draw.entrants.map(({ id }) => id)));
    for (const { id, eventId: of } of sides.values()) {
      if (of === eventId && isRubberSide(id)) ids.add(id);
    }
    const named = (people.get(eventId) ?? []).filter(
      ({ number, name }) => ids.has(String(number)) && name !== FORMER_PLAYER,
    );
    const names = publicNamesOf(named);
    const readings = publicReadingsOf(named);
    return [...sides.values()]
      .filter((side) => side.eventId === eventId && ids.has(side.id))
      .map(({ id, club, isIn }) => ({
        eventId,
        id,
        club,
        isIn,
        name: names.get(Number(id)) || null,
        reading: readings.get(Number(id)) ?? '',
      }));
  });
}

/** Of matches that are not called yet, the earliest first. */
function timesOf(facts: LiveFacts, expected: ReturnType<typeof expectedTimes>) {
  return [...expected]
    .filter(([key]) => !isPlanned(key))
    .toSorted(([, one], [, other]) => one.start - other.start)
    .flatMap(([key, { start, court }]) => {
      const row = facts.rows.get(key);
      const shown = row && shownOf(facts, row, start);
      const courtId = row?.state === 'next' ? row.courtId : (court ?? null);
      return shown ? [{ key, ...shown, courtId }] : [];
    });
}
