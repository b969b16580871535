import type { ReactNode } from 'react';
import css from './list-row.module.css';

/** A card of `ListRow`s. */
export function List({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without it Safari does not call an unmarked list a list.
    <ul role="list" aria-label={label} className={css.list}>
      {children}
    </ul>
  );
}
