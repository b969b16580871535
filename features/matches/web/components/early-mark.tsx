import type { Status } from '#domain/scoring/ending.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { earlyWord, isEarly } from '../lib/early-word.ts';
import { useText } from '../matches.text.ts';

/** "W.O.", "Ret." or "Cancelled" beside the score of a match that was not played to its end; nothing beside any other. */
export function EarlyMark({ status }: { readonly status: Status | undefined }) {
  return isEarly(status) ? <Word status={status} /> : null;
}

function Word({ status }: { readonly status: Status | undefined }) {
  return <Badge>{earlyWord(status, useText())}</Badge>;
}
