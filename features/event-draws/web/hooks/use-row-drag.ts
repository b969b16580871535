import { type PointerEvent, useState } from 'react';

/**
 * Dragging the rows of a list by their handles, with a finger or a mouse. A row has `data-place`, its place in the list;
 * `onMove` is called whenever the dragged row is over another place. The list follows the
 * pointer, because a row that changes its place in the page loses it.
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
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const to = dragged === null ? null : placeAt(clientX, clientY);
      if (dragged !== null && to !== null) onMove(dragged, to);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
  return { dragged, handleOf, list };
}

function placeAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}
