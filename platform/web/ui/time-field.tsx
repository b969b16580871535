import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>;

/** A time of day, "HH:MM". The native control: its wheel on a phone is faster than a custom one. */
export function TimeField(props: Props) {
  return <TextField step={300} {...props} type="time" />;
}
