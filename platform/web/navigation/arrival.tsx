import { createContext, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { stopRestoring } from './scroll.ts';

/** Where the build collects the title of a prerendered page; absent in the browser. */
export const TitleSink = createContext<((title: string) => void) | null>(null);

// One person, one page: the address whose heading last received the focus. The first load moves no focus.
let arrivedAt: string | null = null;
/** The step that was shown last; undefined of a screen without steps, such as a placeholder. */
let shownStep: unknown;
/** Whether the focus was in the page when the last heading went. */
let hadFocus = false;

/** Records the address at which the app was opened. */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    arrivedAt ??= pathname;
  }, [pathname]);
}

/**
 * Moves the focus to a new screen's heading, so that a screen reader announces it and Tab goes on from there.
 * `step` makes a part of one screen (a wizard's page) count as new, also where another component shows it. What only
 * replaces the component that had the focus, such as a placeholder, takes it over where the page is.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>, step: unknown): void {
  const { pathname } = useLocation();
  useLayoutEffect(
    () => () => {
      hadFocus = document.activeElement !== document.body;
    },
    [],
  );
  useEffect(() => {
    const arrived = arrivedAt !== null && arrivedAt !== pathname;
    const stepped = !arrived && (step ?? shownStep) !== (shownStep ?? step);
    const isLost = hadFocus && document.activeElement === document.body;
    arrivedAt = pathname;
    shownStep = step;
    hadFocus = false;
    if (stepped) {
      stopRestoring();
      window.scrollTo(0, 0);
    }
    if (arrived || stepped || isLost) heading.current?.focus({ preventScroll: true });
  }, [heading, pathname, step]);
}
