import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button.tsx';

interface Props extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly full?: boolean;
  /** As of a quiet `Button`. */
  readonly flush?: boolean;
}

/** A link that looks like a button: for going somewhere, where a `Button` does something. */
export function LinkButton(props: Props) {
  const { variant = 'primary', icon, full, flush, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass(variant, full, flush, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
