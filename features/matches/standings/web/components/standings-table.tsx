import { useContext, useMemo } from 'react';
import type { PlayerId } from '#domain/league-table/league-match.ts';
import { shortNames } from '#domain/league-table/short-names.ts';
import type { Row } from '#domain/league-table/standings.ts';
import type { MatchSide } from '#domain/scorecard/sides.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { countsOf } from '../../../web/lib/set-unit.ts';
import { usePlaceReason } from '../hooks/use-place-reason.ts';
import { isLongName } from '../lib/long-name.ts';
import { percentage } from '../lib/place-reason.ts';
import { useText } from '../standings.text.ts';
import css from './standings-table.module.css';

/** The figure that orders the rows, where it is not the wins. */
export type OrderingFigure = 'win-share' | 'match-points' | null;

interface Props {
  readonly players: readonly MatchSide[];
  readonly rows: readonly Row<PlayerId>[];
  readonly figure: OrderingFigure;
  /** Of the matches; null or missing: as entered, in the words of the sport that is played. */
  readonly scoreFormat: ChosenFormat | null | undefined;
}

/** Places, with the deciding step where the figures of the row do not show it. A long name is above its figures. */
export function StandingsTable({ players, rows, figure, scoreFormat }: Props) {
  const t = useText();
  const names = useMemo(() => new Map(players.map(({ id, name }) => [id, name])), [players]);
  const short = useMemo(() => {
    const list = shortNames(players);
    return new Map(players.map(({ id }, at) => [id, list[at] ?? '']));
  }, [players]);
  const counts = countsOf(scoreFormat, useContext(PlayedSport));
  const reasonOf = usePlaceReason({ counts });
  // Where a match is one set, its sets say what the wins say; a team wins several of them in one match.
  const games = counts === 'match-games' && rows.every(({ rubbersWon }) => rubbersWon === 0);
  const ranked = rows.filter(({ place }) => place !== null).length;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.place}>
            <span className="visually-hidden">{t.place}</span>
            <span aria-hidden="true">{'#'}</span>
          </th>
          <th scope="col">{t.player}</th>
          <th scope="col" className={css.figure}>
            {t.wonLost}
          </th>
          <th scope="col" className={css.figure}>
            {games || counts === 'games-points' ? t.games : t.sets}
          </th>
          {figure ? (
            <th scope="col" className={css.figure}>
              {figure === 'win-share' ? t.winShare : t.matchPoints}
            </th>
          ) : null}
        </tr>
      </thead>
      {rows.map((row) => {
        const why = reasonOf(row, ranked, short);
        const name = names.get(row.player) ?? '';
        const isLong = isLongName(name);
        const figures = <Figures row={row} figure={figure} games={games} />;
        const columns = figure ? 4 : 3;
        return (
          <tbody key={row.player} className={css.player}>
            <tr>
              <td className={css.place} rowSpan={isLong ? 2 : 1}>
                <span className={classNames(css.badge, row.place === 1 && css.first)}>
                  {row.place ?? '–'}
                </span>
              </td>
              <th scope="rowgroup" className={css.name} colSpan={isLong ? columns : 1}>
                {name}
              </th>
              {isLong ? null : figures}
            </tr>
            {isLong ? (
              <tr className={css.below}>
                <td />
                {figures}
              </tr>
            ) : null}
            {why ? (
              <tr className={css.reason}>
                <td />
                <td colSpan={columns}>
                  <Reason why={why} isNoPlace={row.place === null} />
                </td>
              </tr>
            ) : null}
          </tbody>
        );
      })}
    </table>
  );
}

interface ReasonProps {
  readonly why: string;
  /** It says why there is no place. */
  readonly isNoPlace: boolean;
}

/** Small print, open on a tap. */
function Reason({ why, isNoPlace }: ReasonProps) {
  const t = useText();
  if (isNoPlace) return why;
  return (
    <details>
      <summary>{t.why}</summary>
      {why}
    </details>
  );
}

interface FiguresProps extends Pick<Props, 'figure'> {
  readonly row: Row<PlayerId>;
  /** The points of the card are games, and are shown in place of its sets. */
  readonly games: boolean;
}

/** What was won and lost. */
function Figures({ row, figure, games }: FiguresProps) {
  const [won, lost] = games ? [row.pointsWon, row.pointsLost] : [row.setsWon, row.setsLost];
  return (
    <>
      <td className={css.figure}>{`${row.won}–${row.lost}`}</td>
      <td className={css.figure}>{`${won}–${lost}`}</td>
      {figure ? (
        <td className={classNames(css.figure, css.points)}>{figureOf(row, figure)}</td>
      ) : null}
    </>
  );
}

function figureOf(row: Row<PlayerId>, figure: Exclude<OrderingFigure, null>): string {
  if (figure === 'match-points') return String(row.matchPoints);
  return row.played === 0 ? '–' : percentage(row.won, row.lost, 0);
}
