import type { ReactNode } from 'react';
import css from './print-frame.module.css';

/** A4 sheets that are printed instead of the screen around them. */
export function PrintFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.sheets} aria-hidden="true">
      {children}
    </div>
  );
}
