import type { ReactNode } from 'react';
import { Printed } from '#platform/web/ui/printed.tsx';
import css from './print-frame.module.css';

/** A4 sheets that are printed instead of the screen around them. */
export function PrintFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Printed className={css.sheets} aria-hidden="true">
      {children}
    </Printed>
  );
}
