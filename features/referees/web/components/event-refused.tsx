import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { useText } from '../referees.text.ts';

interface Props {
  readonly query: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPaused: boolean;
    readonly refetch: () => unknown;
  };
  /** Rows that are expected. */
  readonly count: number;
}

/** In the place of a tournament's event: it loads, cannot be read, does not exist, or is somebody else's. */
export function Unread({ query, count }: Props) {
  const t = useText();
  const { error, isError, isPaused } = query;
  if (isRefused(error)) {
    const foreign = isRefused(error, 'FORBIDDEN');
    return (
      <InlineNotice tone="error" title={foreign ? t.notYours : t.notFound}>
        {foreign ? t.notYoursText : t.notFoundText}
      </InlineNotice>
    );
  }
  if (isError || isPaused)
    return <LoadFailure error={error} onRetry={() => void query.refetch()} />;
  return <Placeholder shape="row" count={count} />;
}
