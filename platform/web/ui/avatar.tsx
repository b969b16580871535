import css from './avatar.module.css';
import { classNames } from './class-names.ts';

interface Props {
  readonly name: string;
  /** Shown instead of the initials. */
  readonly emoji?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A person or a group at a glance. Decoration: the name is beside it. */
export function Avatar({ name, emoji, size = 'medium' }: Props) {
  return (
    <span className={classNames(css.avatar, css[size])} aria-hidden="true">
      {emoji || initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const latin = /^[\p{Script=Latin}]/u.test(name);
  // One character says enough of a Japanese name; two Latin letters do.
  const letters = latin ? words.slice(0, 2).map((word) => word[0]) : [[...name.trim()][0]];
  return letters.join('').toUpperCase();
}
