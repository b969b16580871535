/** Full-width letters and digits, as a Japanese keyboard makes them, in their plain form. */
export function toHalfWidth(typed: unknown): unknown {
  return typeof typed === 'string' ? typed.normalize('NFKC') : typed;
}
