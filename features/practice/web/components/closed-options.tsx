import type { ReactNode } from 'react';
import css from './closed-options.module.css';

interface Props {
  readonly title: string;
  /** Open from the beginning: one of the options is in use. */
  readonly inUse?: boolean;
  readonly children: ReactNode;
}

/** Options beyond those of the specification, closed until somebody opens them. */
export function ClosedOptions({ title, inUse = false, children }: Props) {
  return (
    <details className={css.options} open={inUse || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
