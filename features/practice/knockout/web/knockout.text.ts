import type { RoundKind } from '#domain/bracket/rounds.ts';
import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { knockoutMessages } from '../knockout.messages.en.ts';

export type KnockoutText = typeof knockoutMessages;

/** Messages of knockouts. */
export const useText = createMessagesHook<KnockoutText>('knockout');

/** "Quarter Finals", "Round 2": the last three rounds have names. */
export function roundName(kind: RoundKind, t: KnockoutText): string {
  return kind.kind === 'round' ? t.round(kind.number) : t.rounds[kind.kind];
}
