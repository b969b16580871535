import type { DragEvent, ReactNode } from 'react';
import css from './person-button.module.css';

/** Who is chosen to change places, and what tapping or dropping does. */
export interface Choice {
  readonly chosen: string | null;
  readonly names: ReadonlyMap<string, string>;
  readonly onTap: (id: string) => void;
  readonly onDrop: (dragged: string, onto: string) => void;
}

interface Props {
  readonly id: string;
  readonly choice: Choice;
  readonly children?: ReactNode;
}

/** Somebody on the board. The keyboard and a screen reader use it by tapping, as a phone does. */
export function PersonButton({ id, choice, children }: Props) {
  const { chosen, names, onTap, onDrop } = choice;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const dragged = event.dataTransfer.getData('text/plain');
    if (names.has(dragged)) onDrop(dragged, id);
  };
  return (
    <button
      type="button"
      className={css.person}
      data-person={id}
      aria-pressed={chosen === id}
      draggable
      onClick={() => onTap(id)}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <span className={css.name}>{names.get(id)}</span>
      {children}
    </button>
  );
}
