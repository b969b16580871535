/**
 * Deltas as whole points that add up to a whole change. Each is rounded up or down, those with the largest rest up, so that no win is below
 * 0 and no loss above it. `change` differs by less than 1 from the sum of the deltas, as the difference of two rounded rates does.
 */
export function wholePoints(deltas: readonly number[], change: number): readonly number[] {
  const whole = deltas.map(Math.floor);
  const missing = change - whole.reduce((sum, delta) => sum + delta, 0);
  const byRest = deltas
    .map((delta, index) => ({ index, rest: delta - Math.floor(delta) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  const raised = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return whole.map((delta, index) => (raised.has(index) ? delta + 1 : delta));
}
