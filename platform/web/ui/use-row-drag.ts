import { type PointerEvent, useCallback, useState } from 'react';

/**
 * Dragging the rows of a list by their handles, with a finger or a mouse. A row has `data-place`, its place in the list;
 * `onMove` is called whenever the pointer is at the height of another place, and `onDrop` at the end. The list follows the pointer, because a row
 * that changes its place in the page loses it.
 */
export function useRowDrag<Id extends number | string>(
  onMove: (id: Id, to: number) => void,
  onDrop?: (id: Id) => void,
) {
  const [dragged, setDragged] = useState<Id | null>(null);
  const drop = () => {
    if (dragged !== null) onDrop?.(dragged);
    setDragged(null);
  };
  const grab = useCallback((id: Id, event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId);
    setDragged(id);
  }, []);
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
  return { dragged, grab, list };
}

/** The row at this height; beyond the list, its first or last one. It measures few of them: a list may have hundreds. */
function rowAt(list: HTMLElement, y: number): HTMLElement | undefined {
  const rows = list.querySelectorAll<HTMLElement>('[data-place]');
  let from = 0;
  let to = rows.length - 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (y < rows[middle]!.getBoundingClientRect().bottom) to = middle;
    else from = middle + 1;
  }
  return rows[from];
}
