import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { useText } from '../publishing.text.ts';

interface Props {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Why a tournament cannot be shown to its organizer: it does not exist, is not theirs, or could not be read. */
export function OwnTournamentError({ query }: Props) {
  const t = useText();
  if (isRefused(query.error, 'FORBIDDEN')) {
    return (
      <InlineNotice tone="error" title={t.notYours}>
        {t.notYoursText}
      </InlineNotice>
    );
  }
  if (isRefused(query.error)) {
    return (
      <InlineNotice tone="error" title={t.notFound}>
        {t.notFoundText}
      </InlineNotice>
    );
  }
  return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
}
