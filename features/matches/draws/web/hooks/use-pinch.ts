import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Two fingers on a box that scrolls zoom its content, and what is between them stays there. They are followed as touches:
 * a browser takes pointers away as soon as it scrolls.
 */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  zoom: number,
  setZoom: (zoom: number) => void,
): void {
  const now = useRef({ zoom, setZoom });
  useEffect(() => {
    now.current = { zoom, setZoom };
  });
  useEffect(() => {
    const frame = box.current;
    let began = { gap: 0, zoom: 1 };
    const start = ({ touches }: TouchEvent) => {
      began = { gap: pinchOf(touches)?.gap ?? 0, zoom: now.current.zoom };
    };
    const move = (event: TouchEvent) => {
      const pinch = pinchOf(event.touches);
      if (!frame || !pinch || began.gap === 0) return;
      // Once one finger scrolls, a browser does not let itself be stopped.
      if (event.cancelable) event.preventDefault();
      const { left, top } = frame.getBoundingClientRect();
      const [x, y] = [pinch.x - left, pinch.y - top];
      const before = now.current.zoom;
      flushSync(() => now.current.setZoom((began.zoom * pinch.gap) / began.gap));
      const by = now.current.zoom / before;
      frame.scrollTo((frame.scrollLeft + x) * by - x, (frame.scrollTop + y) * by - y);
    };
    frame?.addEventListener('touchstart', start, { passive: true });
    frame?.addEventListener('touchmove', move, { passive: false });
    return () => {
      frame?.removeEventListener('touchstart', start);
      frame?.removeEventListener('touchmove', move);
    };
  }, [box]);
}

/** How far two fingers are apart, and where their middle is; null for any other number. */
function pinchOf({ length, 0: one, 1: other }: TouchList) {
  if (length !== 2 || !one || !other) return null;
  return {
    gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
