import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './printed.module.css';

/** Papers that are printed alone, without the screen around them. Their own styles say what the screen shows of them. */
export function Printed({ className, ...props }: ComponentProps<'div'>) {
  return <div className={classNames(css.printed, className)} {...props} />;
}
