import { describe, expect, test } from 'vitest';
import { plot } from './graph.ts';

const BOX = { width: 300, height: 200, left: 40, right: 10, top: 10, bottom: 20 };
const moment = (day: string, points: number, deviation = 50) => ({ day, points, deviation });

describe('the graph of a rate', () => {
  test('Days are laid out by time, and the rate steps on the day of a period', () => {
    const { dots, line } = plot(
      [moment('2026-04-01', 1400), moment('2026-04-11', 1500), moment('2026-05-01', 1450)],
      BOX,
    );
    expect(dots.map(({ x }) => x)).toEqual([40, 123.3, 290]);
    expect(line.match(/L/g)).toHaveLength(4);
    expect(dots[1]!.y).toBeLessThan(dots[0]!.y);
  });

  test('The band stays inside the picture, and its ticks are round', () => {
    const { ticks, band } = plot(
      [moment('2026-04-01', 1400, 250), moment('2026-06-01', 1621, 90)],
      BOX,
    );
    expect(ticks.map(({ points }) => points)).toEqual([1000, 1200, 1400, 1600, 1800]);
    const heights = [...band.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(BOX.top);
    expect(Math.max(...heights)).toBeLessThanOrEqual(BOX.height - BOX.bottom);
  });

  test('One moment alone is in the middle, and nothing is not a number', () => {
    const { dots, line } = plot([moment('2026-04-01', 1400)], BOX);
    expect(dots[0]!.x).toBe(165);
    expect(line).not.toContain('NaN');
  });
});
