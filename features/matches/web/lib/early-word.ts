import type { Status } from '#domain/scoring/ending.ts';
import type { matchesMessages } from '../../matches.messages.en.ts';

/** "W.O.", "Ret." or "Def." for a match that was not played to its end; null for any other. */
export function earlyWord(
  status: Status | undefined,
  { early }: Pick<typeof matchesMessages, 'early'>,
): string | null {
  return status && status in early ? early[status as keyof typeof early] : null;
}
