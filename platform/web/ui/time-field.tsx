import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>;

/** A time of day, "HH:MM". The platform's own control: its wheel on a phone is faster than any of ours. */
export function TimeField(props: Props) {
  return <TextField step={300} {...props} type="time" />;
}
