import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './scroll-region.module.css';

interface Props {
  readonly label: string;
  /** The id of a text that explains it. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A wide table that scrolls inside its box, also by keyboard. */
export function ScrollRegion({ label, describedBy, className, children }: Props) {
  return (
    <section
      className={classNames(css.scroll, className)}
      aria-label={label}
      aria-describedby={describedBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      {children}
    </section>
  );
}
