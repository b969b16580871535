import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { type Verdict, verdictOf } from '../lib/card-verdict.ts';
import { useText } from '../score-formats.text.ts';
import type { useFormatCard } from './use-format-card.ts';

/** What the card can be confirmed as, or why it cannot, in the language in use. */
export function useVerdict(card: ReturnType<typeof useFormatCard>, format: ScoreFormat): Verdict {
  return verdictOf({ ...card, format }, useText());
}
