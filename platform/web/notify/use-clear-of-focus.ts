import { type RefObject, useEffect } from 'react';

/**
 * Keeps notifications off what has the focus, such as the first wrong field: the page scrolls that out from under a
 * notification that comes, and by its scroll padding (`--notification`) whenever the focus moves while one is there.
 */
export function useClearOfFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (!current?.firstElementChild) return void style.removeProperty('--notification');
      style.setProperty('--notification', `${current.offsetHeight}px`);
      uncoverFocus(current);
    });
    if (current) observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notification');
    };
  }, [place]);
}

function uncoverFocus(cover: Element): void {
  const focused = document.activeElement;
  if (focused && !cover.contains(focused) && overlaps(cover, focused)) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}

function overlaps(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
