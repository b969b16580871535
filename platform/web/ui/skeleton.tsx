import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

interface Props {
  /** The content to come; each has the size of the real thing. */
  readonly shape?: 'line' | 'short' | 'title' | 'number' | 'row' | 'card' | 'tile';
  /** How many, one below the other. */
  readonly count?: number;
  readonly className?: string | undefined;
}

/** A grey placeholder of fixed size, so that nothing jumps when the data arrives. */
export function Skeleton({ shape = 'line', count = 1, className }: Props) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike and never reordered.
    <span key={at} className={classNames(css.skeleton, css[shape], className)} aria-hidden="true" />
  ));
}
