import { gatesOf } from './gates.ts';
import { isOpen, type QueuedMatch } from './queued.ts';
import { wayToGo } from './way-to-go.ts';

/**
 * For each match the minutes to the end of its stages at best: its own, with rest and minutes of each match on the longest chain
 * that waits for it. In a group, also those of the rounds that its open matches still take.
 *
 * Source: next.md, C3.
 */
export function criticalPaths(matches: readonly QueuedMatch[]): ReadonlyMap<string, number> {
  const way = wayToGo(matches, gatesOf(matches), 0);
  const left = new Map<string, number>();
  for (const match of matches) {
    const { id } = match.group ?? {};
    if (id !== undefined && isOpen(match)) left.set(id, (left.get(id) ?? 0) + 1);
  }
  return new Map(
    matches.map(({ id, group, minutes, restMinutes }, number) => {
      const rounds = group ? Math.ceil((left.get(group.id) ?? 1) / group.atOnce) : 1;
      return [id, way[number]! + Math.max(0, rounds - 1) * (minutes + restMinutes)];
    }),
  );
}
