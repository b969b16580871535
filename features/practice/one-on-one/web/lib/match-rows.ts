import type { CardSet } from '#domain/scorecard/card-set.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import type { Mark } from '../../../records/web/components/unsent-mark.tsx';
import type { UnsentScore } from '../../../records/web/lib/unsent-scores.ts';
import type { ReturnedMatch } from '../../../scorecard/web/lib/scorecard-return.ts';

/** One row of "Match Records". */
export interface MatchRow {
  readonly id: string;
  readonly player1: MatchPlayer;
  readonly player2: MatchPlayer;
  /** The winner's name. */
  readonly winner: string | null;
  readonly result: string;
  readonly sets: readonly CardSet[];
  readonly status: Status | undefined;
  /** Null for the card of the specification. */
  readonly scoreFormat: ChosenFormat | null;
  readonly playedOn: PlainDate;
  /** As read from the server; null for what the server does not know yet. */
  readonly version: number | null;
  readonly mark: Mark;
}

interface Sources {
  readonly saved: readonly MatchOutput[];
  /** Scores of this group that are still on the phone. */
  readonly unsent: readonly UnsentScore<'one-on-one'>[];
  /** The score that was just confirmed, until the server's list includes it. */
  readonly returned: ReturnedMatch | null;
}

/** Newest day first, as the server orders them; the latest input is shown. */
export function matchRows({ saved, unsent, returned }: Sources): MatchRow[] {
  const rows = new Map(saved.map((match) => [match.id, fromSaved(match)]));
  const versionOf = (id: string) => rows.get(id)?.version ?? null;
  if (returned) rows.set(returned.id, fromReturned(returned, versionOf(returned.id)));
  for (const score of unsent) {
    rows.set(score.matchId, fromUnsent(score, versionOf(score.matchId)));
  }
  return [...rows.values()].sort(newestFirst);
}

function newestFirst(a: MatchRow, b: MatchRow): number {
  const [first, second] = [a.playedOn + a.id, b.playedOn + b.id];
  return first === second ? 0 : first < second ? 1 : -1;
}

function fromSaved(match: MatchOutput): MatchRow {
  const { id, player1, player2, result, sets, status, scoreFormat, playedOn, version } = match;
  const name = match.winner ? match[match.winner].name : null;
  const common = { id, player1, player2, result, sets, status, scoreFormat, playedOn, version };
  return { ...common, winner: name, mark: null };
}

function fromReturned(match: ReturnedMatch, version: number | null): MatchRow {
  const { id, player1, player2, winner, result, sets, status, scoreFormat = null, date } = match;
  const common = { id, player1, player2, result, sets, status, scoreFormat, version, mark: null };
  return { ...common, winner: winner?.name ?? null, playedOn: date };
}

function fromUnsent(score: UnsentScore<'one-on-one'>, version: number | null): MatchRow {
  const { matchId, match, card, scoreFormat, refused } = score;
  return {
    id: matchId,
    player1: match.player1,
    player2: match.player2,
    winner: card.winner && match[card.winner].name,
    result: card.result,
    sets: card.sets,
    status: card.status,
    scoreFormat,
    playedOn: match.playedOn,
    version,
    mark: refused ? 'refused' : 'unsent',
  };
}
