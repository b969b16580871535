import type { EventOfResults, Place, Results } from '../../../results.contract.ts';

/** Parts of results, for tests. */

export function samplePlace(from: number, to: number, ...names: readonly string[]): Place {
  const sides = names.map((name, at) => ({ id: `${from}-${at}`, name, club: 'Sakura' }));
  return { group: null, from, to, sides };
}

export function sampleEvent(event: Partial<EventOfResults> = {}): EventOfResults {
  return {
    id: 7,
    name: '',
    eventType: 'Singles',
    level: 'Intermediate',
    isPublished: true,
    isFinished: true,
    stages: [
      {
        stageId: 's',
        kind: 'knockout',
        further: null,
        hasNext: false,
        places: [
          samplePlace(1, 1, 'Aoki'),
          samplePlace(2, 2, 'Baba'),
          samplePlace(3, 4, 'Chiba', 'Doi'),
        ],
      },
    ],
    ...event,
  };
}

export function sampleResults(results: Partial<Results> = {}): Results {
  return {
    tournament: {
      id: 8,
      name: 'Winter Open',
      eventDate: '2026-12-15',
      venue: 'City Hall',
      organizerName: 'City Association',
      sport: 'table-tennis',
      applicationDeadline: '2026-12-01',
    },
    state: 'final',
    endedEarly: null,
    finalizedAt: '2026-12-15T09:00:00.000Z',
    events: [sampleEvent()],
    corrections: [],
    ...results,
  };
}
