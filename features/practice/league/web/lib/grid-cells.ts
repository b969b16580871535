import { cellScore, type PlayerId } from '#domain/league-table/league-match.ts';
import type { FormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import type { LeagueView, Mark } from '../hooks/use-league.ts';
import type { LeagueText } from '../league.text.ts';

/** One cell of the match table, seen from the player of its row. */
export interface Cell {
  readonly column: PlayerId;
  /** "2-1"; null while the pair is open, and on the diagonal. */
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

/** A row's cells, left to right. */
export function cellsOf(
  row: Named,
  players: readonly Named[],
  { matchOf, markOf }: Pick<LeagueView, 'matchOf' | 'markOf'>,
  t: LeagueText,
  words: FormatWords,
): Cell[] {
  return players.map((column) => {
    const same = row.id === column.id;
    const match = same ? null : matchOf(row.id, column.id);
    const seen = match && cellScore(match, row.id);
    // "W.O." in place of the sets that such a match counts for; of a match that began, the score and "Ret.".
    const ended = match && words.ending(match.status);
    const played = match && cellScore({ ...match, sets: match.played }, row.id);
    const sets = played && match.played.length > 0 ? played.sets.join('-') : null;
    const score = seen
      ? ended
        ? [sets, ended].filter(Boolean).join(' ')
        : seen.sets.join('-')
      : null;
    const mark = markOf(row.id, column.id);
    const label = score
      ? t.cellDone(row.short, column.short, score)
      : t.cellOpen(row.short, column.short);
    const state = mark && (mark === 'waiting' ? t.notSentYet : t.notAccepted);
    return {
      column: column.id,
      score,
      won: seen?.won ?? false,
      same,
      mark,
      label: state ? `${label}, ${state}` : label,
    };
  });
}

/** Equal for rows that look alike, so that only rows with a new score render again. */
export function looksOf(cells: readonly Cell[]): string {
  return cells.map(({ label }) => label).join();
}
