import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { tabDraft } from '../forms/draft.ts';

const stored = tabDraft<Record<string, number>>('scroll');
/** How long a page may take to grow back to its old height, in milliseconds. */
const TIMEOUT_MS = 1500;

// Read at start, written when the page is left: a reload returns to the same place.
let positions: Record<string, number> = {};

let restoring: (() => void) | undefined;

/** Ends a return to an old place, because the screen shows new content. */
export function stopRestoring(): void {
  restoring?.();
}

/** A new screen starts at its top; going back returns to the earlier place, once the page is long enough. */
export function useScroll(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    positions = (isFirstVisit() ? null : stored.read()) ?? {};
    const keep = () => stored.write(positions);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useLayoutEffect(() => {
    // A replaced address of the same screen (a filter, a tab) is the same place.
    const samePlace = how === 'REPLACE' && shown.current === pathname;
    shown.current = pathname;
    restoring = how === 'POP' ? restore(positions[key] ?? 0) : undefined;
    if (how !== 'POP' && !samePlace) window.scrollTo(0, 0);
    const note = () => {
      positions[key] = window.scrollY;
    };
    if (how !== 'POP') note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      restoring?.();
      removeEventListener('scroll', note);
    };
  }, [key, how, pathname]);
}

/** Neither a reload nor a return: nothing is stored, and reading the storage would make a slow phone wait. */
function isFirstVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

function restore(top: number): (() => void) | undefined {
  if (top === 0) {
    window.scrollTo(0, 0);
    return;
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(document.body);
  // The person's own scrolling takes precedence.
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}
