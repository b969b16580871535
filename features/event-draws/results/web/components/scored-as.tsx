import type { StageFormats } from '#domain/scoring/final-format.ts';
import { useScoreRules } from '../hooks/use-rule-sentences.ts';

interface Props {
  readonly formats: StageFormats;
  readonly className?: string | undefined;
}

/** How the matches of a stage are scored, also in its last rounds. */
export function ScoredAs({ formats, className }: Props) {
  return useScoreRules()(formats).map((rule) => (
    <p key={rule} className={className}>
      {rule}
    </p>
  ));
}
