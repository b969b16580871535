import { isLastingRefusal } from './errors.ts';

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

/** The data of a query that shows the answer to the question before meanwhile: not where its own cannot be read. */
export function ownDataOf<Data>(
  query: Read<Data> & { readonly isPlaceholderData: boolean },
): Data | undefined {
  return query.isPlaceholderData && isCutOff(query) ? undefined : query.data;
}

/** What a screen may show outside of `Loaded`, such as in its title: nothing of what is refused and stays so. */
export function dataOf<Data>(read: Pick<Read<Data>, 'data' | 'error'>): Data | undefined {
  return isLastingRefusal(read.error) ? undefined : read.data;
}

/** Two reads that a screen needs together, as one: one that is refused decides, else one that failed, else one on its way. */
export function bothOf<A, B>(first: Read<A>, second: Read<B>): Read<readonly [A, B]> {
  const both =
    first.data === undefined || second.data === undefined
      ? undefined
      : ([first.data, second.data] as const);
  const decides = needOf(second) > needOf(first) ? second : first;
  const { error, isError, isPaused, refetch } = decides;
  return { data: both, error, isError, isPaused, refetch };
}

/** How much a read decides what becomes of a screen that needs it. */
function needOf(read: Read): number {
  if (isLastingRefusal(read.error)) return 3;
  if (isUnread(read)) return 2;
  return read.data === undefined ? 1 : 0;
}
