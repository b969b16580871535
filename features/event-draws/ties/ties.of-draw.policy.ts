import type { GroupOutcome } from '#domain/groups/group-matches.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import { matchesOf, type StageMatch } from '#domain/stage-draw/matches.ts';
import type { StageDraw } from '#domain/stage-draw/vocabulary.ts';
import type { TieMatch } from '#features/matches/ties/ties.play.policy.ts';
import { formatAt } from '../results/results.policy.ts';

/** The ties of a draw for teams. */

interface DrawnTies {
  /** A knockout has its results in it. */
  readonly draw: StageDraw;
  readonly isFirstStage: boolean;
  /** Of groups: the ties' own results. */
  readonly results: readonly GroupOutcome[];
  /** Teams that have withdrawn since the draw. In groups their ties are not played any more. */
  readonly out: ReadonlySet<string>;
  /** How the matches of its stage are scored. */
  readonly formats: Parameters<typeof formatAt>[0];
}

/**
 * All ties of a draw that somebody plays, each team's first ones first. A bye is none. A tie that is settled without play leaves its teams
 * their first one; that does not reopen a tie of a group which the table counts already.
 */
export function tieMatchesOf({ draw, isFirstStage, results, out, formats }: DrawnTies): TieMatch[] {
  const statusOf = new Map(
    results.map(({ player1Id, player2Id, status }) => [pairKey(player1Id, player2Id), status]),
  );
  const drawn = new Set<string>();
  const begun = new Set<string>();
  return matchesOf(draw, { results, out }).map((match) => {
    const { matchId, player1, player2 } = match;
    const teams = [player1, player2].filter((team) => team !== null);
    const end = endOf(match);
    const earlier = isCounted(match) ? drawn : begun;
    const isFirstTie = isFirstStage && teams.some((team) => !earlier.has(team));
    for (const team of teams) {
      drawn.add(team);
      if (!end.isSettled || end.isRetired) begun.add(team);
    }
    const scoreFormat = formatAt(formats, match.place);
    return { matchId, player1, player2, isFirstTie, scoreFormat, ...end };
  });

  function isCounted(match: StageMatch): boolean {
    if ('result' in match) return false;
    return statusOf.get(pairKey(match.player1, match.player2)) === 'finished';
  }

  function endOf(match: StageMatch): Pick<TieMatch, 'play' | 'isSettled' | 'isRetired'> {
    if ('result' in match) {
      const kind = match.result?.kind ?? 'score';
      return { play: 'knockout', isSettled: kind !== 'score', isRetired: kind === 'retirement' };
    }
    const status = statusOf.get(pairKey(match.player1, match.player2)) ?? 'scheduled';
    const isEnded = status !== 'scheduled' && status !== 'finished';
    return { play: 'groups', isSettled: match.isOff || isEnded, isRetired: status === 'retired' };
  }
}
