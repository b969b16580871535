import type { GroupsDraw } from './vocabulary.ts';

/** Groups in which two entrants have taken each other's place. Both are in a group. */
export function withExchangedEntrants(
  draw: GroupsDraw,
  [one, other]: readonly [string, string],
): GroupsDraw {
  const exchanged = (id: string) => (id === one ? other : id === other ? one : id);
  return { ...draw, groups: draw.groups.map((group) => group.map(exchanged)) };
}
