import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from 'react';

export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** One cell is reached by Tab, the others from it with the arrow keys, Home, End and Ctrl with these. */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  size: number,
  first: CellPosition,
) {
  const [active, setActive] = useState(first);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = after(event, placeOf(event) ?? active, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    const { row, column } = next;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  return { active, onKeyDown };
}

/** The cell in which something has happened; null outside of the cells. */
export function placeOf({ target }: SyntheticEvent): CellPosition | null {
  const place = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!place) return null;
  const [row = 0, column = 0] = place.split(' ').map(Number);
  return { row, column };
}

function after({ key, ctrlKey }: KeyboardEvent, { row, column }: CellPosition, size: number) {
  const last = size - 1;
  switch (key) {
    case 'ArrowRight':
      return beside({ row, column: column + 1 }, 0, 1, size);
    case 'ArrowLeft':
      return beside({ row, column: column - 1 }, 0, -1, size);
    case 'ArrowDown':
      return beside({ row: row + 1, column }, 1, 0, size);
    case 'ArrowUp':
      return beside({ row: row - 1, column }, -1, 0, size);
    case 'Home':
      return beside({ row: ctrlKey ? 0 : row, column: 0 }, 0, 1, size);
    case 'End':
      return beside({ row: ctrlKey ? last : row, column: last }, 0, -1, size);
    default:
      return null;
  }
}

/** The cell, or the next one where it is on the diagonal; null outside the table. */
function beside(
  place: CellPosition,
  down: number,
  right: number,
  size: number,
): CellPosition | null {
  const { row, column } =
    place.row === place.column ? { row: place.row + down, column: place.column + right } : place;
  const inside = row >= 0 && column >= 0 && row < size && column < size;
  return inside && row !== column ? { row, column } : null;
}
