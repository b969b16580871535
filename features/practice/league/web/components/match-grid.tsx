import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react';
import { shortNames } from '#domain/league-table/short-names.ts';
import { useEarlyWords } from '#features/matches/web/hooks/use-early-words.ts';
import type { Participant } from '../../../practice.vocabulary.ts';
import { type CellPosition, placeOf, useGridKeys } from '../hooks/use-grid-keys.ts';
import type { LeagueView } from '../hooks/use-league.ts';
import { useScrollRestoration } from '../hooks/use-scroll-restoration.ts';
import { useText } from '../league.text.ts';
import { cellsOf } from '../lib/grid-cells.ts';
import { isSelf } from '../lib/self.ts';
import { GridRow } from './grid-row.tsx';
import css from './match-grid.module.css';

interface Props {
  readonly view: LeagueView;
  /** The cell that Tab reaches first: the pair that was scored last. */
  readonly start: CellPosition;
  readonly onOpen: (row: Participant, column: Participant) => void;
}

/** Players by players; scrolls both ways behind frozen names (spec section 2.13). */
export function MatchGrid({ view, start, onOpen }: Props) {
  const t = useText();
  const words = useEarlyWords();
  const { players, id, self = null } = view.league;
  const grid = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useGridKeys(grid, players.length, start);
  useScrollRestoration(scroller, id);
  const named = useMemo(() => {
    const short = shortNames(players);
    return players.map((player, at) => ({ id: player.id, short: short[at] ?? player.name }));
  }, [players]);

  const open = (event: MouseEvent) => {
    const place = placeOf(event);
    if (place) onOpen(players[place.row]!, players[place.column]!);
  };
  return (
    <div ref={scroller} className={css.scroller}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells.
        role="grid"
        aria-label={t.gridLabel}
        className={css.grid}
        style={{ '--players': players.length } as CSSProperties}
        onClick={open}
        onKeyDown={keys.onKeyDown}
      >
        <thead className={css.sticky}>
          <tr className={css.head}>
            <th scope="col" className={css.corner}>
              {t.corner}
            </th>
            {named.map(({ id: player, short }, column) => (
              <th key={player} scope="col" className={css.column} title={players[column]?.name}>
                <span className={css.clipped}>{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {named.map((player, row) => (
            <GridRow
              key={player.id}
              index={row}
              name={player.short}
              isOwn={isSelf(players[row]!, self)}
              cells={cellsOf(player, named, view, t, words)}
              active={keys.active.row === row ? keys.active.column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
