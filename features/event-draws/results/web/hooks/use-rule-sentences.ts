import type { Preset } from '#domain/league-table/presets.ts';
import { USUAL_WITHDRAWAL_RULE } from '#domain/league-table/withdrawal.ts';
import type { StageFormats } from '#domain/scoring/final-format.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { useText } from '../results.text.ts';

/** Which rules decide the places of groups, and what becomes of the results of a side that withdraws. */
export function usePlaceRules(): (ruleBook: Preset) => readonly string[] {
  const t = useText();
  return (ruleBook) => [
    t.ruleBook(t.ruleBooks[ruleBook]),
    t.withdrawals[USUAL_WITHDRAWAL_RULE[ruleBook]],
  ];
}

/** How the matches of a stage are scored, also in its last rounds. */
export function useScoreRules(): (formats: StageFormats) => readonly string[] {
  const t = useText();
  const words = useFormatWords();
  return ({ scoreFormat, finalFormat }) => {
    const all = t.scoredAs(words.name(scoreFormat));
    if (!finalFormat) return [all];
    const { from, scoreFormat: last } = finalFormat;
    return [all, t.inFinalRounds(words.finalRounds(from), words.name(last))];
  };
}
