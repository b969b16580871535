import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import css from './stat-card.module.css';

interface Props {
  readonly label: ReactNode;
  /** Undefined while it loads. */
  readonly value: ReactNode | undefined;
  readonly icon?: ReactNode;
  /** Makes the whole card a link. */
  readonly to?: string;
}

/** One number that matters, with its name. */
export function StatCard({ label, value, icon, to }: Props) {
  const content = (
    <>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={css.value}>{value ?? <Skeleton shape="number" />}</span>
      <span className={css.label}>{label}</span>
    </>
  );
  if (!to) return <div className={css.stat}>{content}</div>;
  return (
    <Link to={to} className={classNames(css.stat, css.link)}>
      {content}
    </Link>
  );
}
