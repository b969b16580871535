import { isRefused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { useText } from '../public-draws.text.ts';

interface Props {
  readonly query: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPaused: boolean;
    readonly refetch: () => unknown;
  };
}

/** In the place of a page about draws: it is loading, cannot be read, or does not exist. */
export function Loading({ query }: Props) {
  const t = useText();
  if (isRefused(query.error, 'TOURNAMENT_NOT_FOUND', 'EVENT_NOT_FOUND', 'INVALID_INPUT')) {
    return (
      <EmptyState
        title={t.notFound}
        text={t.notFoundText}
        action={<LinkButton to="/open-tournaments">{t.toTournaments}</LinkButton>}
      />
    );
  }
  if (query.isError || query.isPaused) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Placeholder shape="row" count={5} />;
}

/** The tournament does not take place. */
export function Cancelled() {
  const t = useText();
  return (
    <InlineNotice tone="warning" title={t.cancelledTitle}>
      {t.cancelledText}
    </InlineNotice>
  );
}
