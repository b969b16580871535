import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './inline-notice.module.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

interface Props {
  readonly tone?: 'info' | 'warning' | 'error' | 'success';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A message that belongs to its place on the screen and stays there; errors are announced. */
export function InlineNotice({ tone = 'info', title, children, action }: Props) {
  const Icon = ICONS[tone];
  return (
    <div
      className={classNames(css.notice, css[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        {title ? <p className={css.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </div>
  );
}
