import type { QueueMatch, QueueSide } from '../queue.queries.ts';

/** Who of an event can umpire one of its matches: every entrant who neither plays it nor is on a court, by name. */
export function umpiresFor(matches: readonly QueueMatch[], match: QueueMatch): QueueSide[] {
  const ofEvent = matches.filter(({ eventId }) => eventId === match.eventId);
  const busy = new Set(
    ofEvent
      .filter(({ key, state }) => key === match.key || state === 'called' || state === 'playing')
      .flatMap(({ player1, player2, umpire }) => [player1?.id, player2?.id, umpire?.id]),
  );
  const sides = ofEvent.flatMap(({ player1, player2 }) => [player1, player2]);
  const byId = new Map(sides.flatMap((side) => (side ? [[side.id, side] as const] : [])));
  return [...byId.values()]
    .filter(({ id }) => !busy.has(id))
    .sort((a, b) => a.name.localeCompare(b.name, 'ja'));
}

/** The entrant of the event with this id, with the club; undefined for one in none of its matches. */
export function entrantOf(
  matches: readonly QueueMatch[],
  { eventId }: QueueMatch,
  id: string,
): QueueSide | undefined {
  const ofEvent = matches.filter((one) => one.eventId === eventId);
  const sides = ofEvent.flatMap(({ player1, player2 }) => [player1, player2]);
  return sides.find((side) => side?.id === id) ?? undefined;
}
