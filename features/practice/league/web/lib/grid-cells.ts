import { cellScore, type PlayerId } from '#domain/league-table/league-match.ts';
import type { ShownMatch } from '#domain/league-table/shown-match.ts';
import { filled } from '#domain/scorecard/card-set.ts';
import type { BySide } from '#domain/scorecard/side.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import type { matchesMessages } from '#features/matches/matches.messages.en.ts';
import { earlyWord, isEarly } from '#features/matches/web/lib/early-word.ts';
import type { LeagueView, Mark } from '../hooks/use-league.ts';
import type { LeagueText } from '../league.text.ts';

/** One cell of the match table, seen from the player of its row. */
export interface Cell {
  readonly column: PlayerId;
  /** "2-1", or "4-2" of a match of one set; null while the pair is open, and on the diagonal. */
  readonly score: string | null;
  readonly won: boolean;
  readonly same: boolean;
  readonly mark: Mark | undefined;
  /** For screen readers. */
  readonly label: string;
}

export interface Named {
  readonly id: PlayerId;
  /** First name, unique in this league. */
  readonly short: string;
}

/** "W.O.", "Ret." and "Def.". */
type EndingWords = Pick<typeof matchesMessages, 'early'>;

/** A row's cells, left to right. */
export function cellsOf(
  row: Named,
  players: readonly Named[],
  { matchOf, markOf }: Pick<LeagueView, 'matchOf' | 'markOf'>,
  t: LeagueText,
  words: EndingWords,
): Cell[] {
  return players.map((column) => {
    const same = row.id === column.id;
    const match = same ? null : matchOf(row.id, column.id);
    const score = match && scoreOf(match, row, words);
    const mark = markOf(row.id, column.id);
    const won = match !== null && cellScore(match, row.id).won;
    const label = score
      ? t.cellDone(row.short, column.short, withWinner(score, match, (won ? row : column).short, t))
      : t.cellOpen(row.short, column.short);
    const state = mark && (mark === 'waiting' ? t.notSentYet : t.notAccepted);
    return {
      column: column.id,
      score,
      won,
      same,
      mark,
      label: state ? `${label}, ${state}` : label,
    };
  });
}

/** "2-1", or "4-2" of a match of one set; of a match that was not played to its end what was played, and "W.O." or "Ret.". */
function scoreOf(match: ShownMatch, row: Named, words: EndingWords): string {
  const ended = earlyWord(match.status, words);
  const { player1, player2 } = shownScore(match);
  const score = row.id === match.player1Id ? `${player1}-${player2}` : `${player2}-${player1}`;
  if (ended === null) return score;
  return match.played.length === 0 ? ended : `${score} ${ended}`;
}

/** The score, with what only the colour of the cell says: who has won a match that was not played to its end. */
function withWinner(
  score: string,
  match: ShownMatch | null,
  winner: string,
  t: LeagueText,
): string {
  return match && match.winner !== null && isEarly(match.status) ? t.cellWon(score, winner) : score;
}

/** The sets that each side has won; of a match of one set its score. */
function shownScore({ scoreFormat, played, setsWon }: ShownMatch): BySide<number> {
  const [only] = played;
  return only && scoreFormat && formatOf(scoreFormat)?.bestOf === 1 ? filled(only) : setsWon;
}

/** Equal for rows that look alike, so that only rows with a new score render again. */
export function looksOf(cells: readonly Cell[]): string {
  return cells.map(({ label, won }) => `${label} ${won}`).join();
}
