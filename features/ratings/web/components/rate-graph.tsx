import { useId } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useDay } from '../hooks/use-day.ts';
import { usePeriodName } from '../hooks/use-period-name.ts';
import { type Box, plot } from '../lib/graph.ts';
import { signed } from '../lib/signed.ts';
import type { RatedPeriod } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './rate-graph.module.css';

const BOX: Box = { width: 340, height: 190, left: 38, right: 10, top: 10, bottom: 22 };

interface Props {
  /** Of one rate, oldest first, at least one. */
  readonly periods: readonly RatedPeriod[];
  /** The chosen period; its point is marked. */
  readonly chosen: string | null;
  readonly onChoose: (periodId: string) => void;
}

/** A rate over time with the band of its uncertainty. Screen readers get the same as a table, which everybody can open. */
export function RateGraph({ periods, chosen, onChoose }: Props) {
  const t = useText();
  const format = useFormat();
  const dayOf = useDay();
  const id = useId();
  const nameOf = usePeriodName();
  const { line, band, dots, ticks } = plot(periods, BOX);
  const [first, last] = [periods.at(0), periods.at(-1)];
  if (!first || !last) return null;
  const bottom = BOX.height - 6;
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id} className="visually-hidden">
        {t.graphText(
          format.longDate(first.day),
          format.longDate(last.day),
          first.points,
          last.points,
        )}
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={css.picture} aria-hidden="true">
        {ticks.map(({ points, y }) => (
          <g key={points}>
            <line x1={BOX.left} x2={BOX.width - BOX.right} y1={y} y2={y} className={css.grid} />
            <text x={BOX.left - 6} y={y + 3.5} textAnchor="end" className={css.tick}>
              {points}
            </text>
          </g>
        ))}
        <path d={band} className={css.band} />
        <path d={line} className={css.line} />
        {dots.map(({ x, y }, index) => {
          const period = periods[index];
          if (!period) return null;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list of periods below does the same by keyboard
            <g key={period.id} onClick={() => onChoose(period.id)} className={css.hit}>
              <circle cx={x} cy={y} r={12} className={css.target} />
              <circle cx={x} cy={y} r={period.id === chosen ? 5.5 : 3.5} className={css.dot} />
            </g>
          );
        })}
        <text x={BOX.left} y={bottom} className={css.tick}>
          {dayOf(first.day)}
        </text>
        {periods.length > 1 ? (
          <text x={BOX.width - BOX.right} y={bottom} textAnchor="end" className={css.tick}>
            {dayOf(last.day)}
          </text>
        ) : null}
      </svg>
      <details className={css.table}>
        <summary>{t.graphTable}</summary>
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.tableDay}</th>
                <th scope="col">{t.tablePeriod}</th>
                <th scope="col">{t.tableRate}</th>
                <th scope="col">{t.tableChange}</th>
                <th scope="col">{t.tableBand}</th>
              </tr>
            </thead>
            <tbody>
              {[...periods].reverse().map((period) => (
                <tr key={period.id}>
                  <td>{dayOf(period.day)}</td>
                  <th scope="row">{nameOf(period)}</th>
                  <td>{period.points}</td>
                  <td>{signed(period.change)}</td>
                  <td>{t.plusMinus(period.deviation)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
