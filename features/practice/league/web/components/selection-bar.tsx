import type { ReactNode } from 'react';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import css from './selection-bar.module.css';

interface Props {
  readonly selected: string;
  /** How many more are needed. */
  readonly missing?: string | undefined;
  readonly minimum: string;
  /** The button that continues with them. */
  readonly children: ReactNode;
}

/** Below a list of people: how many are chosen, and the next step. */
export function SelectionBar({ selected, missing, minimum, children }: Props) {
  return (
    <StickyBar edge="bottom" className={css.bar}>
      <p className={css.note}>
        <span className={css.chosen}>
          <b aria-live="polite">{selected}</b>
          {missing ? <b className={css.few}>{missing}</b> : null}
        </span>
        <span>{minimum}</span>
      </p>
      {children}
    </StickyBar>
  );
}
