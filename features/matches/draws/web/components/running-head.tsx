import type { ReactNode } from 'react';
import css from './running-head.module.css';

interface Props {
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Papers of several sheets, each of which begins with the same head: sheets are hung up side by side. */
export function RunningHead({ head, children }: Props) {
  return (
    <div className={css.papers}>
      <div className={css.head}>{head}</div>
      <div className={css.body}>{children}</div>
    </div>
  );
}
