import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { useText } from '../ratings.text.ts';
import css from './trend.module.css';

const [WIDTH, HEIGHT, EDGE] = [240, 40, 4];

/** The last steps of a rate as one small line; the player's page has the graph, with a table. */
export function Trend({ points }: { readonly points: readonly number[] }) {
  const joined = useJoined();
  const t = useText();
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const x = (at: number) => EDGE + (at / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    high === low
      ? HEIGHT / 2
      : HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const line = points.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={css.trend}
      role="img"
      aria-label={joined.labelled(t.graph, t.sum(first, last))}
    >
      <polyline points={line} className={css.line} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="3.5" className={css.end} />
    </svg>
  );
}
