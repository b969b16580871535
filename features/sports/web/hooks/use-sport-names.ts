import type { Sport } from '#domain/scoring/formats.ts';
import { useText } from '../sports.text.ts';

/** The sports in the reader's language, where a text is needed instead of an element. */
export function useSportNames(): Readonly<Record<Sport, string>> {
  return useText().names;
}
