/** The fixtures of a season: who plays whom on which matchday, and at whose place (next.md, F4). */
import { rounds } from '#domain/league-table/schedule.ts';

export interface Fixture<Id extends string | number> {
  /** From 1. Nobody plays twice on a matchday. */
  readonly matchday: number;
  readonly home: Id;
  readonly away: Id;
}

/**
 * Every pair once, or twice with the places exchanged: 6 teams and 2 legs are 30 ties on 10 matchdays. By the circle method
 * (domain/league-table, schedule.ts); with an odd number of teams one rests on each matchday. In a leg the numbers of a team's
 * ties at home and away differ by at most one.
 */
export function fixtures<Id extends string | number>(
  teams: readonly Id[],
  legs: 1 | 2,
): readonly Fixture<Id>[] {
  const first = rounds(teams).flatMap(({ pairs }, index) =>
    pairs.map(([one, other]) => ({ matchday: index + 1, ...atHome(teams, one, other) })),
  );
  if (legs === 1) return first;
  const matchdays = rounds(teams).length;
  const second = first.map(({ matchday, home, away }) => {
    return { matchday: matchday + matchdays, home: away, away: home };
  });
  return [...first, ...second];
}

/**
 * On a circle of an odd number of teams everybody is at home to the half that follows, so that home and away are equal. With
 * an even number the last team is outside of the circle, at home to every other one.
 */
function atHome<Id extends string | number>(teams: readonly Id[], one: Id, other: Id) {
  const [a, b] = [teams.indexOf(one), teams.indexOf(other)];
  const circle = teams.length - 1 + (teams.length % 2);
  const outside = Math.max(a, b) === circle;
  const steps = (b - a + circle) % circle;
  const isFirstAtHome = outside ? (Math.min(a, b) % 2 === 0) === a < b : steps <= circle / 2;
  return isFirstAtHome ? { home: one, away: other } : { home: other, away: one };
}
