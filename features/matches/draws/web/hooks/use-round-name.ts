import type { MatchKind } from '#domain/bracket/rounds.ts';
import { roundName, useText } from '../draws.text.ts';

/** "Quarter Finals", "Round 2", in the language in use. */
export function useRoundName(): (kind: MatchKind) => string {
  const t = useText();
  return (kind) => roundName(kind, t);
}
