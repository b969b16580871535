import type { ReactNode } from 'react';
import css from './empty-state.module.css';

interface Props {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Takes the place of an empty list: why it is empty, and what to do about it. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={css.empty}>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
