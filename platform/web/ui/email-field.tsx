import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'required'
>;

/** A mail address that must be given: the keyboard for it, and nothing corrected or offered but the person's own. */
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
