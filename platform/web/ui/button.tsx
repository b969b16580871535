import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  /** Work is under way: a spinner, `busyLabel` instead of the label, and no second press. */
  readonly busy?: boolean;
  readonly busyLabel?: ReactNode;
  readonly icon?: ReactNode;
  readonly full?: boolean;
  /** A quiet button has no edge: its word begins where the lines above begin. */
  readonly flush?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: Props) {
  const {
    variant = 'primary',
    busy,
    busyLabel,
    icon,
    full,
    flush,
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, full, flush, className)}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}

/** The look of a button, for any element that acts as one. */
export function buttonClass(
  variant: ButtonVariant,
  full?: boolean,
  flush?: boolean,
  more?: string,
): string {
  return classNames(css.button, css[variant], full && css.full, flush && css.flush, more);
}
