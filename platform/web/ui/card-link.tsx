import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import css from './card.module.css';
import { classNames } from './class-names.ts';

interface Props extends Omit<LinkProps, 'title'> {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: 'raised' | 'plain' | 'brand';
}

/** A card that is one link: icon, title, a line of text. */
export function CardLink({
  icon,
  title,
  text,
  tone = 'raised',
  className,
  children,
  ...rest
}: Props) {
  return (
    <Link {...rest} className={classNames(css.card, css.link, css[tone], className)}>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {text ? <span className={css.text}>{text}</span> : null}
        {children}
      </span>
      <ChevronRight className={css.arrow} aria-hidden="true" />
    </Link>
  );
}
