import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat, Sport } from '#domain/scoring/formats.ts';
import { formatLine, formatName, presetName } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';

/** Score formats in words, for screens that choose or show them. */
export function useFormatWords() {
  const t = useText();
  return {
    sport: (sport: Sport) => t.sports[sport],
    /** Within its sport: "Best of five". */
    shortName: (format: ScoreFormat) => presetName(format, t),
    /** "first to 11, 2 ahead, best of five". */
    line: (format: ScoreFormat) => formatLine(format, t),
    /** "Table tennis, best of five"; "as entered" without a format. */
    name: (chosen: ChosenFormat | null | undefined) => formatName(chosen, t),
  };
}
