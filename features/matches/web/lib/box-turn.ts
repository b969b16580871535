import type { KeyboardEvent } from 'react';

/**
 * Whether typing has filled a score box, so that the focus moves to the next one: only a second digit does, because one
 * digit may be the first of two ("4" may become "45"). Removing a digit never moves the focus.
 */
export function isFilled(text: string, before: string): boolean {
  return text.length === 2 && text.length > before.length;
}

/** Whether this key completes a score of one digit. An Enter that only ends a Japanese conversion does not. */
export function endsBox({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
