import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useText } from '../referees.text.ts';

interface Waiting {
  /** Read aloud while it loads. */
  readonly label: string;
  readonly shape?: 'row' | 'card';
  readonly count: number;
}

/** In the place of what is not read yet. */
export function Reading({ label, shape = 'row', count }: Waiting) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <Skeleton shape={shape} count={count} />
    </div>
  );
}

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
  return <Reading label={t.loading} count={count} />;
}
