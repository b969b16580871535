import { type ChangeEvent, type CompositionEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Mask } from '../lib/card-input.ts';

/** A form field whose text passes through a mask at each key press; the caret stays at the typing position. */
export function useMasked(field: UseFormRegisterReturn, mask: Mask) {
  const before = useRef('');
  const apply = (input: HTMLInputElement) => {
    const { value, caret } = mask(
      input.value,
      input.selectionStart ?? input.value.length,
      before.current,
    );
    before.current = value;
    if (input.value === value) return;
    input.value = value;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  return {
    ...field,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      // A Japanese keyboard composes first; changing the text meanwhile would break the composition.
      const composing = (event.nativeEvent as InputEvent).isComposing;
      if (!composing) apply(event.target);
      return field.onChange(event);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      apply(event.currentTarget);
      return field.onChange({ type: 'change', target: event.currentTarget });
    },
  };
}
