import type { Sport } from '#domain/scoring/formats.ts';
import { useText } from '../sports.text.ts';

/** A sport, in the reader's language. */
export function SportName({ sport }: { readonly sport: Sport }) {
  return useText().names[sport];
}
