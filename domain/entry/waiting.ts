/** How long a released place is held for the first person on the waiting list (product decision). */
const OFFER_HOURS = 24;

/**
 * When an offer made at `now` ends: a day later, but never after `latest`, when applications close or, of a closed event, the tournament
 * begins. Milliseconds since 1970.
 */
export function offerEnds(now: number, latest: number): number {
  return Math.min(now + OFFER_HOURS * 3_600_000, latest);
}

/** How many people on the waiting list can be offered a place now. */
export function placesToOffer(
  tournament: { readonly participantLimit: number; readonly placesTaken: number },
  open: boolean,
): number {
  return open ? Math.max(0, tournament.participantLimit - tournament.placesTaken) : 0;
}
