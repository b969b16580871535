import type { RatedMatch } from './period.ts';

/** More matches of the same two sides on one day say little that the first ones did not. */
export const MOST_PER_DAY = 4;

/** The first matches of each two sides on each day, in the order given. */
export function withinDay<M extends RatedMatch & { readonly day: string }>(
  matches: readonly M[],
): readonly M[] {
  const met = new Map<string, number>();
  return matches.filter((match) => {
    const key = `${match.day} ${meeting(match)}`;
    const before = met.get(key) ?? 0;
    met.set(key, before + 1);
    return before < MOST_PER_DAY;
  });
}

/** The same for the same two sides, whichever is named first. */
function meeting({ sides }: RatedMatch): string {
  return sides
    .map((side) => [...side].sort().join('+'))
    .sort()
    .join(' ');
}
