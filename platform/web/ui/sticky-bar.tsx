import { type ReactNode, useCallback } from 'react';
import { classNames } from './class-names.ts';
import css from './sticky-bar.module.css';

interface Props {
  /** Under the header, or above the footer. */
  readonly edge: 'top' | 'bottom';
  /** Makes it a navigation of this name. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A bar that stays in sight while the screen scrolls, except where the screen is too low for it. At most one for each
 * edge: focused elements and notifications stay clear of it by `--clear-top` and `--clear-bottom` (tokens.css).
 */
export function StickyBar({ edge, label, className, children }: Props) {
  const measured = useCallback(
    (bar: HTMLElement | null) => (bar ? measure(bar, `--bar-${edge}`) : undefined),
    [edge],
  );
  const Bar = label ? 'nav' : 'div';
  return (
    <Bar ref={measured} aria-label={label} className={classNames(css.bar, css[edge], className)}>
      {children}
    </Bar>
  );
}

/** Writes the height of the bar to a custom property of the page for as long as the bar is there. */
function measure(bar: HTMLElement, property: string): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${bar.offsetHeight}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
