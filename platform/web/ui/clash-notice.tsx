import { type ReactNode, useEffect, useRef } from 'react';
import css from './clash-notice.module.css';
import { InlineNotice } from './inline-notice.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons below, where there is a choice to make. */
  readonly choices?: ReactNode;
}

/** A notice that another person has saved meanwhile. It scrolls into view, and is read out, when it appears. */
export function ClashNotice({ title, children, choices }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={css.clash}>
      <InlineNotice tone="error" title={title}>
        {children}
      </InlineNotice>
      {choices}
    </div>
  );
}
