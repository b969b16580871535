/** The list with one of its keys at another place, counted from 0. */
export function movedTo(keys: readonly string[], key: string, to: number): readonly string[] {
  const others = keys.filter((one) => one !== key);
  return others.toSpliced(to, 0, key);
}
