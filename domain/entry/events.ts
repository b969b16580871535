/** The places of one event. */
export interface EventPlaces {
  readonly participantLimit: number;
  /** The number of reserved and confirmed entries together. */
  readonly placesTaken: number;
  /** The organizer has closed the entries of the event: nobody can take a free place. */
  readonly isClosed: boolean;
}

/** The places of several events together. */
export interface AllPlaces extends EventPlaces {
  /** The free places of those events whose entries are closed. */
  readonly placesClosed: number;
}

/**
 * The places of a tournament's events together. No event has more taken than there are, so that a place is left here
 * exactly where one of them has one. All are closed where each of them is.
 */
export function placesOf(events: readonly EventPlaces[]): AllPlaces {
  const sum = (of: (event: EventPlaces) => number) =>
    events.reduce((all, event) => all + of(event), 0);
  const closed = events.filter(({ isClosed }) => isClosed);
  return {
    participantLimit: sum((event) => event.participantLimit),
    placesTaken: sum((event) => event.placesTaken),
    isClosed: closed.length === events.length,
    placesClosed: closed.reduce((all, one) => all + one.participantLimit - one.placesTaken, 0),
  };
}

/** The people who wait for a place in any of these events; `waiting` has their number by event. */
export function countWaiting(
  events: readonly { readonly id: number }[],
  waiting: ReadonlyMap<number, number>,
): number {
  return events.reduce((all, { id }) => all + (waiting.get(id) ?? 0), 0);
}
