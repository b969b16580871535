import { isEntered } from '#domain/bracket/results.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { matchOrder } from '#domain/groups/match-order.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import type { Status } from '#domain/scoring/ending.ts';
import { isGroupsDraw, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { TieMatch } from '#features/matches/ties/ties.play.policy.ts';

/** The ties of a draw for teams. */

interface DrawnTies {
  /** A knockout has its results in it. */
  readonly draw: StageDraw;
  readonly isFirstStage: boolean;
  /** Of groups: the ties' own results. */
  readonly results: readonly {
    readonly player1Id: string;
    readonly player2Id: string;
    readonly status: Status;
  }[];
  /** Teams that have withdrawn since the draw. In groups their ties are not played any more. */
  readonly out: ReadonlySet<string>;
}

type Found = Omit<TieMatch, 'isFirstTie'>;

/** All ties of a draw that somebody plays, each team's first ones first. A bye is none. */
export function tieMatchesOf({ draw, isFirstStage, results, out }: DrawnTies): TieMatch[] {
  const found = isGroupsDraw(draw) ? inGroups(draw.groups, results, out) : inKnockout(draw);
  const seen = new Set<string>();
  return found.map((match) => {
    const teams = [match.player1, match.player2].filter((team) => team !== null);
    const isFirstTie = isFirstStage && teams.some((team) => !seen.has(team));
    for (const team of teams) seen.add(team);
    return { ...match, isFirstTie };
  });
}

function inGroups(
  groups: readonly (readonly string[])[],
  results: DrawnTies['results'],
  out: DrawnTies['out'],
): Found[] {
  const statusOf = new Map(
    results.map(({ player1Id, player2Id, status }) => [pairKey(player1Id, player2Id), status]),
  );
  return groups.flatMap((members, at) =>
    matchOrder(members.length).map(({ first, second }) => {
      const [player1, player2] = [members[first - 1]!, members[second - 1]!];
      const status = statusOf.get(pairKey(player1, player2)) ?? 'scheduled';
      const isSettled =
        status === 'scheduled' ? out.has(player1) || out.has(player2) : status !== 'finished';
      return {
        matchId: `${at + 1}-${first}-${second}`,
        player1,
        player2,
        isSettled,
        isRetired: status === 'retired',
        play: 'groups',
      };
    }),
  );
}

function inKnockout({ matches, third }: Draw): Found[] {
  return (third ? [...matches, third] : matches).filter(isPlayed).map((match) => ({
    matchId: match.id,
    player1: match.player1,
    player2: match.player2,
    isSettled: isEntered(match.result) && match.result.kind !== 'score',
    isRetired: isEntered(match.result) && match.result.kind === 'retirement',
    play: 'knockout',
  }));
}

function isPlayed({ result }: Match): boolean {
  return result?.kind !== 'bye' && result?.kind !== 'unopposed';
}
