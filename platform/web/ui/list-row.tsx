import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import css from './list-row.module.css';

interface Props {
  /** An icon or avatar. */
  readonly start?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A badge, a number, a button. */
  readonly end?: ReactNode;
  readonly to?: string;
  readonly state?: unknown;
  readonly onClick?: () => void;
}

/** One line of a list; with `to` a link, with `onClick` a button. Put rows into a `<List>`. */
export function ListRow({ start, title, text, end, to, state, onClick }: Props) {
  const content = (
    <>
      {start ? <span className={css.start}>{start}</span> : null}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text ? <span className={css.text}>{text}</span> : null}
      </span>
      {end ? <span className={css.end}>{end}</span> : null}
      {to ? <ChevronRight className={css.arrow} aria-hidden="true" /> : null}
    </>
  );
  return <li className={css.item}>{asControl(content, to, state, onClick)}</li>;
}

function asControl(content: ReactNode, to?: string, state?: unknown, onClick?: () => void) {
  if (to) {
    return (
      <Link to={to} state={state} className={classNames(css.row, css.active)}>
        {content}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" onClick={onClick} className={classNames(css.row, css.active)}>
        {content}
      </button>
    );
  }
  return <div className={css.row}>{content}</div>;
}
