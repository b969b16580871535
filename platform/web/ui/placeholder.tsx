import type { ComponentProps } from 'react';
import { Skeleton } from './skeleton.tsx';

interface Props extends ComponentProps<typeof Skeleton> {
  /** What is being read, for screen readers. */
  readonly label: string;
}

/** In the place of what is being read: its grey shapes, and a word that is read aloud. */
export function Placeholder({ label, ...shapes }: Props) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <Skeleton {...shapes} />
    </div>
  );
}
