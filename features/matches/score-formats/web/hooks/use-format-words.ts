import { useContext } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { FinalRound } from '#domain/scoring/final-format.ts';
import type { ScoreFormat, Sport } from '#domain/scoring/formats.ts';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { formatLine, formatName, presetName } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';

/** Score formats in words, for screens that choose or show them. */
export function useFormatWords() {
  const t = useText();
  const played = useContext(PlayedSport);
  return {
    sport: (sport: Sport) => t.sports[sport],
    /** Within its sport: "Best of five". */
    shortName: (format: ScoreFormat) => presetName(format, t),
    /** "first to 11, 2 ahead, best of five". */
    line: (format: ScoreFormat) => formatLine(format, t),
    /** "From the semi-finals on". */
    finalFrom: (round: FinalRound) => t.finalFrom[round],
    /** "Semi-finals and final". */
    finalRounds: (round: FinalRound) => t.finalRounds[round],
    /** "Table tennis, best of five"; "as entered" without a format. */
    name: (chosen: ChosenFormat | null | undefined) => formatName(chosen, played, t),
  };
}
