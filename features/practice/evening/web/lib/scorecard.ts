import type { BoardMatch } from '#domain/practice-evening/board.ts';
import type { MatchSide } from '#domain/scorecard/sides.ts';
import type { ScoreRulesChoice } from '#features/matches/score-rules/web/lib/rules-choice.ts';
import { toScorecard } from '#features/matches/web/lib/scorecard-address.ts';

interface Played {
  readonly match: Pick<BoardMatch, 'id'>;
  readonly sides: readonly [MatchSide, MatchSide];
  readonly groupId: number;
  readonly groupName: string;
  readonly day: string;
  readonly rules: Pick<ScoreRulesChoice, 'scoreFormat'>;
}

/** The scorecard of a match of the evening: an ordinary one-on-one match, which returns to the evening. */
export function scorecardOf({ match, sides, groupId, groupName, day, rules }: Played) {
  const [player1, player2] = sides;
  return toScorecard(groupId, {
    player1,
    player2,
    matchDate: day,
    isOneOnOne: true,
    matchId: match.id,
    groupId,
    groupName,
    scoreFormat: rules.scoreFormat,
    fromEvening: true,
  });
}
