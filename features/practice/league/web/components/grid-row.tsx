import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { memo } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../league.text.ts';
import { type Cell, looksOf } from '../lib/grid-cells.ts';
import css from './match-grid.module.css';

interface Props {
  readonly index: number;
  readonly name: string;
  /** The reader's own row. */
  readonly isOwn: boolean;
  readonly cells: readonly Cell[];
  /** The column of the cell that Tab reaches, if it is in this row. */
  readonly active: number | null;
}

/** One player's row: the name stays in view, each other player is a cell to tap. */
export const GridRow = memo(
  function GridRow({ index, name, isOwn, cells, active }: Props) {
    return (
      <tr className={classNames(css.row, isOwn && css.own)}>
        <th scope="row" className={css.name}>
          <span className={css.clipped}>{name}</span>
        </th>
        {cells.map((cell, column) =>
          cell.same ? (
            <td key={cell.column} className={css.same} aria-disabled="true">
              {'–'}
            </td>
          ) : (
            <td key={cell.column} className={css.place}>
              <CellButton cell={cell} place={`${index} ${column}`} reachable={active === column} />
            </td>
          ),
        )}
      </tr>
    );
  },
  (before, now) =>
    before.name === now.name &&
    before.active === now.active &&
    looksOf(before.cells) === looksOf(now.cells),
);

interface CellProps {
  readonly cell: Cell;
  readonly place: string;
  readonly reachable: boolean;
}

function CellButton({ cell, place, reachable }: CellProps) {
  const t = useText();
  return (
    <button
      type="button"
      className={classNames(
        css.cell,
        cell.score && (cell.won ? css.won : css.lost),
        cell.score && !cell.mark && css.done,
      )}
      aria-label={cell.label}
      data-cell={place}
      tabIndex={reachable ? 0 : -1}
    >
      {cell.score ? (
        <span className={css.score}>{cell.score}</span>
      ) : (
        <span className={css.open}>{t.tapToEnter}</span>
      )}
      {cell.mark === 'waiting' ? <CloudUpload className={css.waiting} aria-hidden="true" /> : null}
      {cell.mark === 'refused' ? <CircleAlert className={css.refused} aria-hidden="true" /> : null}
    </button>
  );
}
