import { withoutTwins } from '../../day.policy.ts';
import { LONGEST_LABEL, MOST_LABELS } from '../../day.vocabulary.ts';

/** The labels of a court that were typed with commas between them, those of both scripts, each once; null where they are too many, or one is too long. */
export function labelsIn(text: string): string[] | null {
  const labels = withoutTwins(
    text
      .split(/[,，、]/)
      .map((label) => label.trim())
      .filter(Boolean),
  );
  const isTooLong = labels.some((label) => [...label].length > LONGEST_LABEL);
  return labels.length > MOST_LABELS || isTooLong ? null : labels;
}
