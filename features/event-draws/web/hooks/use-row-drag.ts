import { type PointerEvent, useState } from 'react';

/**
 * Dragging the rows of a list by their handles, with a finger or a mouse. A row has `data-place`, its place in the list;
 * `onMove` is called whenever the dragged row is over another place.
 */
export function useRowDrag(onMove: (number: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const handleOf = (number: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(number);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (dragged !== number) return;
      const to = placeAt(clientX, clientY);
      if (to !== null) onMove(number, to);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });
  return { dragged, handleOf };
}

function placeAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return row ? Number(row.dataset.place) : null;
}
