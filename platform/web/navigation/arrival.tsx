import { createContext, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { stopRestoring } from './scroll.ts';

/** Where the build collects the title of a prerendered page; absent in the browser. */
export const TitleSink = createContext<((title: string) => void) | null>(null);

// One person, one page: the address whose heading last received the focus. The first load moves no focus.
let arrivedAt: string | null = null;

/** Records the address at which the app was opened. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current && arrivedAt === null) arrivedAt = pathname;
    first.current = false;
  }, [pathname]);
}

/**
 * Moves the focus to a new screen's heading, so that a screen reader announces it and Tab goes on from there.
 * `step` makes a part of one screen (a wizard's page) count as new.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, step: unknown): void {
  const { pathname } = useLocation();
  const shownStep = useRef(step);
  useEffect(() => {
    const stepped = shownStep.current !== step;
    shownStep.current = step;
    const arrived = arrivedAt !== null && arrivedAt !== pathname;
    arrivedAt = pathname;
    if (stepped) {
      stopRestoring();
      window.scrollTo(0, 0);
    }
    if (stepped || arrived) heading.current?.focus({ preventScroll: true });
  }, [heading, pathname, step]);
}
