import type { MatchKind } from '#domain/bracket/rounds.ts';
import { createMessagesHook } from '#platform/web/i18n/language.tsx';
import type { drawsMessages } from '../draws.messages.en.ts';

export type DrawsText = typeof drawsMessages;

/** Messages of the picture of a draw. */
export const useText = createMessagesHook<DrawsText>('draws');

/** "Quarter Finals", "Round 2": the last three rounds have names. */
export function roundName(
  kind: MatchKind,
  t: Pick<DrawsText, 'round' | 'rounds' | 'thirdPlace'>,
): string {
  if (kind.kind === 'third-place') return t.thirdPlace;
  return kind.kind === 'round' ? t.round(kind.number) : t.rounds[kind.kind];
}
