import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import { inSeedingOrder, seedCounts } from '../event-draws.policy.ts';
import type { OwnEvent } from './event-draws.commands.ts';
import type { PeopleCount, Seeder, StoredEntrant } from './event-draws.store.ts';

interface Prepared extends OwnEvent {
  readonly people: PeopleCount;
  readonly stage: StoredStage | null;
  /** In the list since the entries were closed. */
  readonly entrants: readonly StoredEntrant[];
  readonly seeder: Seeder | null;
  /** The reader runs the tournament, and does not only referee it. */
  readonly isOrganizer: boolean;
}

/** An event on its way to the draw, as its organizer sees it. */
export function asPreparedEvent(prepared: Prepared) {
  const { tournament, event, stage, entrants, seeder, isOrganizer } = prepared;
  const { confirmed, held, waiting } = prepared.people;
  return {
    tournamentName: tournament.name,
    eventName: event.name,
    eventType: event.discipline,
    state: event.isClosed ? ('closed' as const) : ('entries' as const),
    isOrganizer,
    isCancelled: tournament.state === 'cancelled',
    people: { confirmed, held, waiting },
    seeding: event.isClosed && stage ? asSeeding(stage, entrants, seeder) : null,
  };
}

function asSeeding(
  { version, settings }: StoredStage,
  known: readonly StoredEntrant[],
  seeder: Seeder | null,
) {
  const entrants = inSeedingOrder(known.filter(({ isIn }) => isIn));
  const counts = seedCounts(entrants.length, settings.seedCount);
  const isByPoints = entrants.every(({ rank }) => rank === null);
  return {
    version,
    seedCount: counts.chosen,
    isCountChosen: settings.seedCount !== undefined,
    usualSeedCount: counts.usual,
    mostSeeds: counts.most,
    savedBy: seeder && { name: seeder.name, at: seeder.at.toISOString() },
    isByPoints,
    entrants: entrants.map(({ number, name, club, points, rank }) => ({
      number,
      name,
      club,
      points,
      isNew: !isByPoints && rank === null,
    })),
  };
}
