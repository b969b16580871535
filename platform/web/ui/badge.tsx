import type { ReactNode } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

export type Tone = 'green' | 'blue' | 'purple' | 'amber' | 'cyan' | 'pink' | 'neutral' | 'red';

interface Props {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon}
      {children}
    </span>
  );
}
