import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { earlyEnding, type Found } from '#features/matches/web/lib/score-outbox.ts';
import type { Rubber, Tie } from '../ties.queries.ts';

interface Played {
  readonly id: number;
  /** Of the tournament. */
  readonly day: string;
  readonly tie: Tie;
  readonly rubber: Rubber;
  readonly names: Readonly<Record<Side, string>>;
}

/** A rubber as the match of a scorecard; `fresh` is its id where it has no row yet. Both of its sides are known. */
export function asFound(
  { id: tournamentId, day, tie, rubber, names }: Played,
  fresh: string,
): Found {
  const { eventId, stageId, drawNumber } = tie;
  const { matchId, result, version, scoreFormat } = rubber;
  const sets = result ? ScoreText.parse(result.sets) : null;
  return {
    target: {
      kind: 'event',
      sessionId: stageId,
      pathId: String(eventId),
      matchId: rubber.id ?? fresh,
      player1: { ...rubber.player1!, name: names.player1 },
      player2: { ...rubber.player2!, name: names.player2 },
      groupName: null,
      playedOn: day,
      event: { tournamentId, eventId, drawNumber, rubber: { stageId, matchId } },
    },
    stored: result
      ? {
          card: sets?.ok ? Scorecard.fromSaved(sets.value) : Scorecard.empty(),
          notes: '',
          version,
          scoreFormat,
          ending: earlyEnding(result),
        }
      : null,
    scoreFormat,
  };
}
