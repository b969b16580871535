import {
  listOfEvent as listSquads,
  type SquadPlayer,
} from '#features/entries/squads/server/squads.store.ts';
import { isOut } from '#features/matches/draws/draws.policy.ts';
import { listStages } from '#features/matches/draws/server/draws.events.store.ts';
import { listOfEvent } from '#features/matches/server/matches.store.ts';
import { findRulesAndSport, listTies } from '#features/matches/ties/server/ties.store.ts';
import { templateOf } from '#features/matches/ties/ties.play.policy.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Found, type Reads, together } from '#platform/server/db/together.ts';
import { listPeople, type PublicPerson } from '../../server/event-draws.public.store.ts';
import { listEntrants } from '../../server/event-draws.store.ts';
import { lineUpsOf } from './ties.line-ups.commands.ts';
import { withLineUps } from './ties.people.commands.ts';
import { type StageTies, stageTies } from './ties.reading.commands.ts';

/** An event for teams with the ties of its published stages, the first one first. */
export interface EventTies {
  readonly event: StoredEvent;
  readonly stages: readonly StageTies[];
  /** Its teams, and the sides of the rubbers that are out. */
  readonly people: readonly PublicPerson[];
  /** Who is in the squads now, in their registered orders, by the numbers of the teams. Whole names. */
  readonly squads: ReadonlyMap<string, readonly SquadPlayer[]>;
}

/**
 * Reads the ties of all events for teams of a tournament, and what a page shows beside them, in one statement. Each read of `beside` sends
 * one select; there is at least one.
 */
export async function readEventTies<const All extends Reads>(
  db: Db,
  { events }: Pick<StoredTournament, 'events'>,
  beside: All,
  /** Whether a rubber is being played, by what was read beside. */
  isPlaying: (found: Found<All>, stageId: string, matchId: string) => boolean = () => false,
): Promise<{ readonly events: readonly EventTies[]; readonly beside: Found<All> }> {
  const teams = events.filter(({ discipline }) => discipline === 'Team');
  const ofTeams = teams.flatMap(({ id }) => READS.map((read) => (one: Db) => read(one, id)));
  const found: unknown[] = await together(db, [...ofTeams, ...beside]);
  const each = READS.length;
  const around = found.slice(teams.length * each) as unknown as Found<All>;
  return {
    events: teams.map((event, at) =>
      asEvent(event, found.slice(at * each, (at + 1) * each) as unknown as Read, (...rubber) =>
        isPlaying(around, ...rubber),
      ),
    ),
    beside: around,
  };
}

const READS = [
  listStages,
  listOfEvent,
  listTies,
  findRulesAndSport,
  listEntrants,
  listPeople,
  listSquads,
] as const;

type Read = Found<typeof READS>;

function asEvent(
  event: StoredEvent,
  [drawn, matches, ties, { rules, sport, day }, entrants, people, squads]: Read,
  isPlaying: (stageId: string, matchId: string) => boolean,
): EventTies {
  const template = templateOf(rules, sport);
  const stages = drawn.flatMap(({ stage, newest }) => {
    if (!newest || !isOut(newest)) return [];
    const own = matches.filter(
      ({ sessionId, drawNumber }) => sessionId === stage.id && drawNumber === newest.number,
    );
    return stageTies({
      stage,
      newest,
      matches: own,
      ties,
      template,
      day,
      entrants,
      isPlaying: (matchId) => isPlaying(stage.id, matchId),
    });
  });
  const inSquads = Map.groupBy(
    squads.filter(({ position }) => position !== null),
    ({ entryId }) => entryId,
  );
  return {
    event,
    stages,
    people: withLineUps(people, lineUpsOf(ties, squads, entrants)),
    squads: new Map(
      entrants.map(({ number, entryId }) => [String(number), inSquads.get(entryId) ?? []]),
    ),
  };
}
