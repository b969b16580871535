import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'required'
>;

/** A required mail address: the right keyboard, no autocorrection, and autofill with the person's own address. */
export function EmailField(props: Props) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
