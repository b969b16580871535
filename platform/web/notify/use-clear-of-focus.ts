import { type RefObject, useEffect } from 'react';

/**
 * Prevents notifications from covering the focused element, such as the first wrong field. The page scrolls when a
 * notification appears, and its scroll padding (`--notification`) does the same when the focus moves later.
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
