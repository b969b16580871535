import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './section.module.css';

/** The ids of the headings around a section, each with a space behind it. */
const Around = createContext('');

interface Props {
  readonly heading: ReactNode;
  /** At the end of the heading's line, such as "View All". */
  readonly action?: ReactNode;
  readonly text?: ReactNode;
  /** Draws the section as a card: for the parts of a form. */
  readonly card?: boolean;
  /** Several of its kind are on the screen: the sections in it are called by its heading and by their own. */
  readonly scope?: boolean;
  readonly children: ReactNode;
}

/** A part of a screen under an h2. */
export function Section({ heading, action, text, card, scope, children }: Props) {
  const id = useId();
  const label = useContext(Around) + id;
  return (
    <section aria-labelledby={label} className={classNames(css.section, card && css.card)}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {heading}
        </h2>
        {action}
      </div>
      {text ? <p className={css.text}>{text}</p> : null}
      {scope ? <Around value={`${label} `}>{children}</Around> : children}
    </section>
  );
}
