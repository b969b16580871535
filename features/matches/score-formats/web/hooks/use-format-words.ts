import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Status } from '#domain/scoring/ending.ts';
import type { ScoreFormat, Sport } from '#domain/scoring/formats.ts';
import { earlyWord } from '../../../web/lib/early-word.ts';
import { useText as useMatchesText } from '../../../web/matches.text.ts';
import { formatLine, formatName, presetName } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';

/** Score formats and the ends of matches in words, for screens that choose or show them. */
export function useFormatWords() {
  const t = useText();
  const matches = useMatchesText();
  return {
    sport: (sport: Sport) => t.sports[sport],
    /** Within its sport: "Best of five". */
    shortName: (format: ScoreFormat) => presetName(format, t),
    /** "first to 11, 2 ahead, best of five". */
    line: (format: ScoreFormat) => formatLine(format, t),
    /** "Table tennis, best of five"; "as entered" without a format. */
    name: (chosen: ChosenFormat | null | undefined) => formatName(chosen, t),
    /** "W.O."; null for a match that was played to its end, or is not over. */
    ending: (status: Status) => earlyWord(status, matches),
  };
}
export type FormatWords = ReturnType<typeof useFormatWords>;
