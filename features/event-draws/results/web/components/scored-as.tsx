import type { StageFormats } from '#domain/scoring/final-format.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { useText } from '../results.text.ts';

interface Props {
  readonly formats: StageFormats;
  readonly className?: string | undefined;
}

/** How the matches of a stage are scored, also in its last rounds. */
export function ScoredAs({ formats: { scoreFormat, finalFormat }, className }: Props) {
  const t = useText();
  const words = useFormatWords();
  return (
    <>
      <p className={className}>{t.scoredAs(words.name(scoreFormat))}</p>
      {finalFormat ? (
        <p className={className}>
          {t.inFinalRounds(
            words.finalRounds(finalFormat.from),
            words.name(finalFormat.scoreFormat),
          )}
        </p>
      ) : null}
    </>
  );
}
