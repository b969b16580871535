import type { LiveSnapshot } from '../../../live.contract.ts';
import type { KnownSide } from '../known.queries.ts';

/** A snapshot with the whole names of those whom its reader knows. */
export function withKnownNames(snapshot: LiveSnapshot, known: readonly KnownSide[]): LiveSnapshot {
  if (known.length === 0) return snapshot;
  const names = new Map(known.map(({ eventId, id, name }) => [`${eventId} ${id}`, name]));
  return {
    ...snapshot,
    sides: snapshot.sides.map((side) => ({
      ...side,
      name: names.get(`${side.eventId} ${side.id}`) ?? side.name,
    })),
  };
}
