import { type PointerEvent, useState } from 'react';

/**
 * Dragging the rows of a list by their handles, with a finger or a mouse. A row has `data-place`, its place in the list;
 * `onMove` is called whenever the pointer is at the height of another place. The list follows the pointer, because a row
 * that changes its place in the page loses it.
 */
export function useRowDrag(onMove: (number: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const drop = () => setDragged(null);
  const handleOf = (number: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId);
      setDragged(number);
    },
  });
  const list = {
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      if (dragged === null) return;
      const row = rowAt(currentTarget, clientY);
      if (!row) return;
      onMove(dragged, Number(row.dataset.place));
      // At the edge of the screen, or below a bar, the list scrolls on.
      row.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { dragged, handleOf, list };
}

/** The row at this height; beyond the list, its first or last one. */
function rowAt(list: HTMLElement, y: number): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-place]')];
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1);
}
