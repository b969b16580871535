import { DAY_MS } from '#platform/shared/durations.ts';

/** A rate over time as the points of a picture. */

export interface Moment {
  /** A plain date. */
  readonly day: string;
  readonly points: number;
  readonly deviation: number;
}

export interface Plot {
  /** The path of the rate: it steps on the day of a period. */
  readonly line: string;
  /** The band of twice the deviation around it. */
  readonly band: string;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
  /** Round numbers of points, with their height. */
  readonly ticks: readonly { readonly points: number; readonly y: number }[];
}

export interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const STEPS = [50, 100, 200, 500, 1000] as const;
const MOST_TICKS = 5;

/** Lays moments out in a box, the oldest on the left; one moment alone is in the middle. */
export function plot(moments: readonly Moment[], box: Box): Plot {
  const times = moments.map(({ day }) => Date.parse(day) / DAY_MS);
  const [begin = 0, end = 0] = [times.at(0), times.at(-1)];
  const low = Math.min(...moments.map(({ points, deviation }) => points - deviation));
  const high = Math.max(...moments.map(({ points, deviation }) => points + deviation));
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS - 1) ?? 1000;
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const x = (time: number) => scaled(time, begin, end, box.left, box.width - box.right);
  const y = (points: number) => scaled(points, from, to, box.height - box.bottom, box.top);
  const dots = moments.map(({ points }, index) => ({ x: x(times[index] ?? 0), y: y(points) }));
  const edge = (sign: 1 | -1) =>
    stepped(moments.map((one, at) => [dots[at]?.x ?? 0, y(one.points + sign * one.deviation)]));
  const ticks = [];
  for (let points = from; points <= to; points += step) ticks.push({ points, y: round(y(points)) });
  return {
    line: path(stepped(dots.map((dot) => [dot.x, dot.y]))),
    band: `${path([...edge(1), ...edge(-1).reverse()])}Z`,
    dots: dots.map((dot) => ({ x: round(dot.x), y: round(dot.y) })),
    ticks,
  };
}

type Point = readonly [x: number, y: number];

/** A rate stays what it is until the next period. */
function stepped(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    return before ? [[point[0], before[1]] as const, point] : [point];
  });
}

function path(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`)
    .join('');
}

function scaled(value: number, from: number, to: number, start: number, end: number): number {
  return from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
