import {
  FINAL_ROUNDS,
  type FinalFormat,
  type FinalRound,
  type StageFormats,
} from '#domain/scoring/final-format.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import type { RulesStart } from '#features/matches/score-rules/web/lib/rules-choice.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../results.text.ts';

interface Props {
  readonly formats: StageFormats;
  /** The rounds from which another format can hold; those of the draw, or of so many sides as may enter. */
  readonly rounds: readonly FinalRound[];
  readonly start: RulesStart;
  readonly onChange: (finalFormat: FinalFormat | null) => void;
}

/** Whether the last rounds of a knockout are scored in another way, from which one on, and how. Nothing where there are none. */
export function FinalFormatField({ formats, rounds, start, onChange }: Props) {
  const t = useText();
  const words = useFormatWords();
  const { scoreFormat, finalFormat } = formats;
  const offered = FINAL_ROUNDS.filter(
    (round) => rounds.includes(round) || round === finalFormat?.from,
  );
  if (offered.length === 0) return null;
  const change = (text: string) => {
    const from = offered.find((round) => String(round) === text);
    onChange(from ? { scoreFormat, ...finalFormat, from } : null);
  };
  return (
    <>
      <SelectField
        name="finalFrom"
        label={t.finalFormat}
        value={String(finalFormat?.from ?? '')}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        options={[
          { value: '', label: t.noFinalFormat },
          ...offered.map((round) => ({ value: String(round), label: words.finalFrom(round) })),
        ]}
      />
      {finalFormat ? (
        <ScoreRulesRow
          {...start}
          scoreFormat={finalFormat.scoreFormat}
          hasFiveSets
          wordsOf={(name) => t.inFinalRounds(words.finalRounds(finalFormat.from), name)}
          choose={(format) => onChange({ ...finalFormat, scoreFormat: format })}
        />
      ) : null}
    </>
  );
}
