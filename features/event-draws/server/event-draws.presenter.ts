import type { StoredStage } from '#features/matches/server/matches.stages.store.ts';
import { inSeedingOrder, seedCounts } from '../event-draws.policy.ts';
import type { OwnEvent } from './event-draws.commands.ts';
import type { PeopleCount, StoredEntrant } from './event-draws.store.ts';

interface Prepared extends OwnEvent {
  readonly people: PeopleCount;
  readonly stage: StoredStage | null;
  /** In the list since the entries were closed. */
  readonly entrants: readonly StoredEntrant[];
}

/** An event on its way to the draw, as its organizer sees it. */
export function asPreparedEvent({ tournament, event, people, stage, entrants }: Prepared) {
  const { confirmed, held, waiting } = people;
  return {
    tournamentName: tournament.name,
    eventName: event.name,
    eventType: event.discipline,
    state: event.isClosed ? ('closed' as const) : ('entries' as const),
    isCancelled: tournament.state === 'cancelled',
    people: { confirmed, held, waiting },
    seeding: event.isClosed && stage ? asSeeding(stage, entrants) : null,
  };
}

function asSeeding({ version, settings }: StoredStage, known: readonly StoredEntrant[]) {
  const entrants = inSeedingOrder(known.filter(({ isIn }) => isIn));
  const counts = seedCounts(entrants.length, settings.seedCount);
  const isByPoints = entrants.every(({ rank }) => rank === null);
  return {
    version,
    seedCount: counts.chosen,
    isCountChosen: settings.seedCount !== undefined,
    usualSeedCount: counts.usual,
    mostSeeds: counts.most,
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
