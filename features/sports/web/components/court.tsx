import type { ReactNode } from 'react';
import type { Sport } from '#domain/scoring/formats.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import css from './court.module.css';

interface Props {
  /** What the browser's history carries from an earlier version of the app has none. */
  readonly sport: Sport | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A surface in the colour of a sport's court, with its lines; white text is readable on it. */
export function Court({ sport = 'unspecified', className, children }: Props) {
  return <div className={classNames(css.court, css[sport], className)}>{children}</div>;
}
