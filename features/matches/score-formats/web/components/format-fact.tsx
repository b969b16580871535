import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useFormatWords } from '../hooks/use-format-words.ts';

/** The name of a match's format, among its facts. */
export function FormatFact({ chosen }: { readonly chosen: ChosenFormat }) {
  return <span>{useFormatWords().name(chosen)}</span>;
}
