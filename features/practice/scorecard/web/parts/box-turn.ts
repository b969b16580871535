import type { KeyboardEvent } from 'react';

/**
 * Whether typing has filled a score box, so that the next box has its turn: only a second digit does. After one digit
 * nobody can know whether it is the whole score ("4" may become "45"). Taking a digit away never moves on.
 */
export function isFilled(text: string, before: string): boolean {
  return text.length === 2 && text.length > before.length;
}

/** Whether this key says that the score of one digit is complete. Enter that only ends a Japanese conversion does not. */
export function endsBox({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
