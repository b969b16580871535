import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import css from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  /**
   * Work is under way: a spinner, `busyLabel` instead of the label, and no second press. `aria-disabled` alone, without
   * the spinner, is for its neighbours that write, too.
   */
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
  const held = busy || rest['aria-disabled'];
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, full, flush, className)}
      // Not disabled: that would take the focus away, and a screen reader from the place of the outcome.
      aria-disabled={held || undefined}
      aria-busy={busy || undefined}
      onClick={held ? ignore : rest.onClick}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
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
