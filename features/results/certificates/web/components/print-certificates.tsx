import type { ReactNode } from 'react';
import { Printed } from '#platform/web/ui/printed.tsx';
import css from './print-certificates.module.css';

/** Certificates that are printed instead of the screen around them, a sheet of A4 landscape each. */
export function PrintCertificates({ children }: { readonly children: ReactNode }) {
  return (
    <Printed className={css.sheets} aria-hidden="true">
      {children}
    </Printed>
  );
}
