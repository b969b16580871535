import type { ReactNode } from 'react';
import css from './list-row.module.css';
import { UnmarkedList } from './unmarked-list.tsx';

/** A card of `ListRow`s. */
export function List({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <UnmarkedList aria-label={label} className={css.list}>
      {children}
    </UnmarkedList>
  );
}
