import { isRefused } from '#platform/web/api/errors.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { useText } from '../places.text.ts';

interface Props {
  readonly query: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPaused: boolean;
    readonly refetch: () => unknown;
  };
}

/** In the place of results: they are loading, cannot be read, or do not exist. */
export function ResultsLoading({ query }: Props) {
  const t = useText();
  if (isRefused(query.error, 'TOURNAMENT_NOT_FOUND', 'INVALID_INPUT')) {
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
  return <Placeholder shape="card" count={2} />;
}
