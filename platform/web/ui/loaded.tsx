import type { ComponentProps, ReactNode } from 'react';
import { isLastingRefusal, isRefused, type Refused } from '../api/errors.ts';
import { isUnread, type Read } from '../api/read.ts';
import { LoadFailure } from './load-failure.tsx';
import { Placeholder } from './placeholder.tsx';

interface Props<Data> extends Pick<ComponentProps<typeof Placeholder>, 'shape' | 'count'> {
  readonly query: Read<Data>;
  /**
   * In the place of data that the server refuses to give. `undefined` for a code that is not expected here: that is shown as a failure, also
   * where older data are on the device. A limit on requests is asked about only where there are no data.
   */
  readonly refused?: (refusal: Refused) => ReactNode | undefined;
  /** Holds the place while the data are on their way, where grey shapes alone do not. */
  readonly placeholder?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has read, in each of its states: refused, there, failed (with another try), or on its way. */
export function Loaded<Data>(props: Props<Data>): ReactNode {
  const { query, shape = 'row', count = 3, refused, placeholder, children } = props;
  const { data, error } = query;
  const isLasting = isLastingRefusal(error);
  const isAnswer = isLasting || (data === undefined && isRefused(error, 'RATE_LIMITED'));
  const refusal = isAnswer ? refused?.(error) : undefined;
  if (refusal !== undefined) return refusal;
  if (data !== undefined && !isLasting) return children(data);
  if (isLasting || isUnread(query))
    return <LoadFailure error={error} onRetry={() => void query.refetch()} />;
  return placeholder ?? <Placeholder shape={shape} count={count} />;
}
