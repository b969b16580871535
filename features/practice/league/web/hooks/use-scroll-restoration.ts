import { type RefObject, useLayoutEffect } from 'react';

const places = new Map<string, { left: number; top: number }>();

/** Restores the scroll position of a large table: after each score the person returns to it. */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTo(places.get(key) ?? { left: 0, top: 0 });
    const keep = () => {
      places.set(key, { left: element.scrollLeft, top: element.scrollTop });
    };
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller, key]);
}
