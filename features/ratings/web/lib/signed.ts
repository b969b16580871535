/** A change with its sign: "+84", "−32", "±0". The minus is as wide as the plus. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}
