import type { ComponentProps } from 'react';
import css from './card-grid.module.css';
import { UnmarkedList } from './unmarked-list.tsx';

/** A list of cards: one column on a phone, as many as fit on a wide screen. */
export function CardGrid(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <UnmarkedList {...props} className={css.grid} />;
}

/** What is in its place while the cards are read. */
export function CardGridSkeleton(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={css.grid} aria-busy="true" />;
}
