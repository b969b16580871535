import type { EventType } from '#domain/entry/vocabulary.ts';

/** How those in an event are counted; for the messages of the features that count them. */
export const eventsMessages = {
  units: { Singles: 'participants', Doubles: 'pairs', Team: 'teams' },
  people: (count: number, eventType: EventType) => {
    const [one, several] = COUNTED[eventType];
    return count === 1 ? one : `${count} ${several}`;
  },
  /** Groups whose sides are players, pairs or teams. */
  groupsOf: (size: number, _eventType: EventType) => `Groups of ${size}`,
  taken: (taken: number, limit: number, _eventType: EventType | null) => `${taken} of ${limit}`,
};

const COUNTED = {
  Singles: ['1 person', 'people'],
  Doubles: ['1 pair', 'pairs'],
  Team: ['1 team', 'teams'],
} as const;
