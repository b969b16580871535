import { earlyEnding } from '../../../web/lib/score-outbox.ts';
import { useText } from '../score-formats.text.ts';
import type { ChosenEnding } from './use-format-card.ts';

/** Says why a card without a format cannot end as chosen, by the code of the refusal; null while it can, and where no end is chosen. */
export function useEndingProblem() {
  const t = useText();
  return (chosen: ChosenEnding | null, code: string | null): string | null => {
    if (!chosen) return null;
    if (!earlyEnding(chosen)) return t.whoMissing;
    if (code === null) return null;
    return code === 'ALREADY_DECIDED' ? t.alreadyDecided : t.nothingPlayed;
  };
}
