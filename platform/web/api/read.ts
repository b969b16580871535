/** What a screen uses of a query. */
export interface Read<Data = unknown> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
}

/** The last try failed or waits for a connection: what is shown may be old. */
export function isCutOff({ isError, isPaused }: Pick<Read, 'isError' | 'isPaused'>): boolean {
  return isError || isPaused;
}

/** There is nothing to show, and nothing on its way. */
export function isUnread(read: Read): boolean {
  return read.data === undefined && isCutOff(read);
}

/** Two reads that a screen needs together, as one: the first that cannot be shown says why, and is tried again. */
export function bothOf<A, B>(first: Read<A>, second: Read<B>): Read<readonly [A, B]> {
  const both =
    first.data === undefined || second.data === undefined
      ? undefined
      : ([first.data, second.data] as const);
  const decides = isUnread(first) || !isUnread(second) ? first : second;
  const { error, isError, isPaused, refetch } = decides;
  return { data: both, error, isError, isPaused, refetch };
}
