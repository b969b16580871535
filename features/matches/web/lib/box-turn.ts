import type { KeyboardEvent } from 'react';
import { isComposing } from '#platform/web/forms/is-composing.ts';

/**
 * Whether typing has filled a score box, so that the focus moves to the next one: only a second digit does, because one
 * digit may be the first of two ("4" may become "45"). Removing a digit never moves the focus.
 */
export function isFilled(text: string, before: string): boolean {
  return text.length === 2 && text.length > before.length;
}

/** Whether this key completes a score of one digit. An Enter that only ends a Japanese conversion does not. */
export function endsBox(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !isComposing(event);
}
