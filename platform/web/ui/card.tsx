import type { HTMLAttributes, ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** `plain` has no shadow; `brand` is the highlighted one. */
  readonly tone?: 'raised' | 'plain' | 'brand';
  readonly children: ReactNode;
}

export function Card({ as: Tag = 'div', tone = 'raised', className, children, ...rest }: Props) {
  return (
    <Tag {...rest} className={classNames(css.card, css[tone], className)}>
      {children}
    </Tag>
  );
}
