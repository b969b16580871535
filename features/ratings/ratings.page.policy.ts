import { groupBy } from '#domain/common/grouped.ts';
import { schoolYearOf } from '#domain/common/school-grade.ts';
import type { Source } from '#domain/rating/vocabulary.ts';

/** A match as the player's page counts it. */
export interface CountedResult {
  readonly id: string;
  readonly day: string;
  readonly source: Source;
  readonly hasWon: boolean;
  /** The opponent in singles whose page can be named; null for pairs and unknown people. */
  readonly opponentId: string | null;
}

export interface Tally {
  readonly won: number;
  readonly lost: number;
}

/** So many results are shown as dots. */
const LAST = 10;

/** How it has gone: the share of wins, how many of a kind came last, and the last ones, oldest first; `results` are the newest first. */
export function formOf(results: readonly CountedResult[]) {
  const [newest] = results;
  const turned = results.findIndex(({ hasWon }) => hasWon !== newest?.hasWon);
  return {
    ...tallyOf(results),
    streak: newest
      ? { hasWon: newest.hasWon, count: turned === -1 ? results.length : turned }
      : null,
    last: results
      .slice(0, LAST)
      .map(({ hasWon }) => hasWon)
      .reverse(),
  };
}

/** The days of practice with the number of matches, oldest first. */
export function practiceDaysOf(results: readonly CountedResult[]) {
  const practice = results.filter(({ source }) => source === 'practice');
  return [...groupBy(practice, ({ day }) => day)]
    .map(([day, played]) => ({ day, matches: played.length }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** Wins and losses against each opponent in singles, by id. */
export function meetingsOf(results: readonly CountedResult[]): ReadonlyMap<string, Tally> {
  const met = groupBy(
    results.filter(({ opponentId }) => opponentId !== null),
    ({ opponentId }) => opponentId ?? '',
  );
  return new Map([...met].map(([opponentId, played]) => [opponentId, tallyOf(played)]));
}

const NONE: Tally = { won: 0, lost: 0 };

/** Wins and losses by school year, the newest first. */
export function seasonsOf(results: readonly CountedResult[]) {
  const years = groupBy(results, ({ day }) => schoolYearOf(day));
  return [...years]
    .sort(([one], [other]) => other - one)
    .map(([year, played]) => ({
      year,
      tournament: tallyOf(played.filter(({ source }) => source === 'tournament')),
      practice: tallyOf(played.filter(({ source }) => source === 'practice')),
    }));
}

/** Whom the player has met most often in singles, at most so many, each met at least twice. */
export function rivalsOf(results: readonly CountedResult[], most: number) {
  return [...meetingsOf(results)]
    .map(([opponentId, tally]) => ({ opponentId, ...tally }))
    .filter(({ won, lost }) => won + lost > 1)
    .sort((one, other) => other.won + other.lost - (one.won + one.lost))
    .slice(0, most);
}

/** How many matches a badge says: nothing but facts. */
const MATCH_BADGES = [100, 50, 10] as const;

/** The first win, and the largest round number of matches; `results` are the newest first. */
export function badgesOf(results: readonly CountedResult[]) {
  const oldestFirst = [...results].reverse();
  const firstWin = oldestFirst.find(({ hasWon, source }) => hasWon && source === 'tournament');
  const reached = MATCH_BADGES.find((count) => oldestFirst.length >= count);
  const last = reached === undefined ? undefined : oldestFirst[reached - 1];
  return [
    ...(firstWin ? [{ badge: 'first-win' as const, count: 1, day: firstWin.day }] : []),
    ...(last && reached ? [{ badge: 'matches' as const, count: reached, day: last.day }] : []),
  ];
}

function tallyOf(results: readonly CountedResult[]): Tally {
  return results.reduce(
    ({ won, lost }, { hasWon }) => (hasWon ? { won: won + 1, lost } : { won, lost: lost + 1 }),
    NONE,
  );
}
