/** The places of one event, or of several together. */
export interface EventPlaces {
  readonly participantLimit: number;
  /** The number of reserved and confirmed entries together. */
  readonly placesTaken: number;
}

/**
 * The places of a tournament's events together. No event has more taken than there are, so that a place is left here
 * exactly where one of them has one.
 */
export function placesOf(events: readonly EventPlaces[]): EventPlaces {
  const sum = (of: (event: EventPlaces) => number) =>
    events.reduce((all, event) => all + of(event), 0);
  return {
    participantLimit: sum((event) => event.participantLimit),
    placesTaken: sum((event) => event.placesTaken),
  };
}

/** The people who wait for a place in any of these events; `waiting` has their number by event. */
export function countWaiting(
  events: readonly { readonly id: number }[],
  waiting: ReadonlyMap<number, number>,
): number {
  return events.reduce((all, { id }) => all + (waiting.get(id) ?? 0), 0);
}
