import type { ComponentProps, ReactNode } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import css from './card-grid.module.css';
import { UnmarkedList } from './unmarked-list.tsx';

/** A list of cards: one column on a phone, as many as fit on a wide screen. */
export function CardGrid(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <UnmarkedList {...props} className={css.grid} />;
}

/** What is in its place while the cards are read: their grey shapes, and a word that is read aloud. */
export function CardGridSkeleton({ children }: { readonly children: ReactNode }) {
  const t = usePlatformText();
  return (
    <div className={css.grid} aria-busy="true">
      <span className="visually-hidden">{t.loading}</span>
      {children}
    </div>
  );
}
