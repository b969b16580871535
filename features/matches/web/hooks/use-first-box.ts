import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A card without a result that a tap has opened waits for digits: the focus is in its first box, after the screen's
 * heading had it. What was typed before a reload is not selected, which the next digit would replace.
 */
export function useFirstBox(hasNoResult: boolean): void {
  const isOpenedByTap = useLocation().key !== 'default';
  const wanted = useRef(hasNoResult && isOpenedByTap);
  useEffect(() => {
    if (!wanted.current) return;
    const frame = requestAnimationFrame(() => {
      const box = document.querySelector<HTMLInputElement>('[name="sets.0.player1Score"]');
      if (box?.value === '') box.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
