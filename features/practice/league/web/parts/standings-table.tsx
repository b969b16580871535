import { useMemo } from 'react';
import { shortNames } from '#domain/league-table/short-names.ts';
import { standings } from '#domain/league-table/standings.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { useText } from '../league.text.ts';
import { placeReason } from './place-reason.ts';
import css from './standings-table.module.css';
import type { LeagueView } from './use-league.ts';

/** The table as it stands, with what decided each place that wins alone did not. */
export function StandingsTable({ view }: { readonly view: LeagueView }) {
  const t = useText();
  const { league, matches } = view;
  const { players, preset } = league;
  const rows = useMemo(
    () =>
      standings(
        players.map(({ id }) => id),
        matches,
        preset,
      ),
    [players, matches, preset],
  );
  const names = useMemo(() => new Map(players.map(({ id, name }) => [id, name])), [players]);
  const short = useMemo(() => {
    const list = shortNames(players.map(({ name }) => name));
    return new Map(players.map(({ id }, at) => [id, list[at] ?? '']));
  }, [players]);
  const byPoints = preset === 'table-tennis';
  if (rows.every(({ played }) => played === 0)) return <p className={css.empty}>{t.nothingYet}</p>;
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
            {t.sets}
          </th>
          {byPoints ? (
            <th scope="col" className={css.figure}>
              {t.matchPoints}
            </th>
          ) : null}
        </tr>
      </thead>
      {rows.map((row) => {
        const why = placeReason(row, players.length, short, t);
        return (
          <tbody key={row.player} className={css.player}>
            <tr>
              <td className={css.place}>
                <span className={classNames(css.badge, row.place === 1 && css.first)}>
                  {row.place}
                </span>
              </td>
              <th scope="row" className={css.name}>
                {names.get(row.player)}
              </th>
              <td className={css.figure}>{`${row.won}–${row.lost}`}</td>
              <td className={css.figure}>{`${row.setsWon}–${row.setsLost}`}</td>
              {byPoints ? (
                <td className={classNames(css.figure, css.points)}>{row.matchPoints}</td>
              ) : null}
            </tr>
            {why ? (
              <tr className={css.reason}>
                <td />
                <td colSpan={byPoints ? 4 : 3}>{why}</td>
              </tr>
            ) : null}
          </tbody>
        );
      })}
    </table>
  );
}
