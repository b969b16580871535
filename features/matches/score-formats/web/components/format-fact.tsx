import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { formatName } from '../lib/format-words.ts';
import { useText } from '../score-formats.text.ts';

/** The name of a match's format, among its facts. */
export function FormatFact({ chosen }: { readonly chosen: ChosenFormat }) {
  return <span>{formatName(chosen, useText())}</span>;
}
