/** Compares the results that were acknowledged with those that everybody reads. */

export interface ResultOfMatch {
  /** The place of the match in the draw. */
  readonly matchId: string;
  readonly player1Id: string;
  readonly player2Id: string;
  readonly winnerId: string | null;
  /** "11-9 8-11", as seen by player1. */
  readonly score: string;
}

export interface PublicResult extends ResultOfMatch {
  /** How often it was written. */
  readonly version: number;
}

/** Of the acknowledged results, those that nobody can read, or that are read as another score. */
export function lostResults(
  acknowledged: readonly ResultOfMatch[],
  everybody: readonly PublicResult[],
): number {
  return acknowledged.filter(
    (sent) =>
      !everybody.some(
        (one) =>
          one.matchId === sent.matchId &&
          one.winnerId === sent.winnerId &&
          one.score === sent.score,
      ),
  ).length;
}

/** How often a result was recorded once more than somebody wrote it. */
export function doubledResults(
  acknowledged: readonly (ResultOfMatch & { readonly writes?: number })[],
  everybody: readonly PublicResult[],
): number {
  const writesOf = new Map(acknowledged.map(({ matchId, writes }) => [matchId, writes ?? 1]));
  const byMatch = Map.groupBy(everybody, ({ matchId }) => matchId);
  return [...byMatch].reduce((sum, [matchId, list]) => {
    const writes = writesOf.get(matchId) ?? 1;
    const more = list.reduce((all, { version }) => all + Math.max(0, version - writes), 0);
    return sum + list.length - 1 + more;
  }, 0);
}

/** Who plays and who wins a match of a draw. */
export interface Place {
  readonly matchId: string;
  readonly sides: readonly (string | null)[];
  readonly winnerId: string | null;
}

/** The matches whose sides or winner differ between the replayed draw and the public one, or that are in one of them only. */
export function wrongPlaces(replayed: readonly Place[], everybody: readonly Place[]): number {
  const textOf = ({ matchId, sides, winnerId }: Place) =>
    JSON.stringify([matchId, sides, winnerId]);
  const ours = new Set(replayed.map(textOf));
  const theirs = new Set(everybody.map(textOf));
  const different = [
    ...replayed.filter((one) => !theirs.has(textOf(one))),
    ...everybody.filter((one) => !ours.has(textOf(one))),
  ];
  return new Set(different.map(({ matchId }) => matchId)).size;
}
