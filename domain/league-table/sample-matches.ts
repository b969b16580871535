/** The notation of a league as text: "A-B 11-8 11-7; C-A w/o". For tests and examples. */
import * as ScoreText from '#domain/scorecard/score-text.ts';
import * as Scorecard from '#domain/scorecard/scorecard.ts';
import type { LeagueMatch } from './league-match.ts';

/**
 * Reads matches separated by semicolons: two names joined by "-", then the sets. More sets win;
 * "w/o" after the names is a walkover for the first. Throws for anything else.
 */
export function matchesIn(text: string): readonly LeagueMatch<string>[] {
  return text
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(matchIn);
}

function matchIn(line: string): LeagueMatch<string> {
  const [, player1Id, player2Id, rest] = /^(\w+)-(\w+) (.+)$/.exec(line) ?? [];
  if (!player1Id || !player2Id || !rest) throw new Error(`not a match: ${line}`);
  if (rest === 'w/o') return { player1Id, player2Id, winner: 'player1', sets: [], walkover: true };
  const sets = ScoreText.parse(rest);
  if (!sets.ok) throw new Error(`not a score: ${line}`);
  const won = Scorecard.setsWon(sets.value);
  if (won.player1 === won.player2) throw new Error(`nobody has won: ${line}`);
  const winner = won.player1 > won.player2 ? 'player1' : 'player2';
  return { player1Id, player2Id, winner, sets: sets.value };
}
