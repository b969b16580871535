import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';

interface Props {
  readonly heading: ReactNode;
  /** At the end of the heading's line, such as "View All". */
  readonly action?: ReactNode;
  readonly text?: ReactNode;
  /** Draws the section as a card: for the parts of a form. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** A part of a screen under an h2. */
export function Section({ heading, action, text, card, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(css.section, card && css.card)}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {text ? <p className={css.text}>{text}</p> : null}
      {children}
    </section>
  );
}
