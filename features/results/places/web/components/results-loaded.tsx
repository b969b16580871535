import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { dataOf, type Read } from '#platform/web/api/read.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { useText } from '../places.text.ts';

interface Props<Data> {
  readonly query: Read<Data>;
  /** For whom it is not. */
  readonly forbidden?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was read of a tournament's results. What is refused meanwhile may be on the device, and is not shown. */
export function ResultsLoaded<Data>({ query, forbidden, children }: Props<Data>) {
  return (
    <Loaded
      query={{ ...query, data: dataOf(query) }}
      shape="card"
      count={2}
      refused={(refusal) => {
        if (refusal.code === 'FORBIDDEN') return forbidden;
        return isRefused(refusal, 'TOURNAMENT_NOT_FOUND', 'INVALID_INPUT') ? <Gone /> : undefined;
      }}
    >
      {children}
    </Loaded>
  );
}

function Gone() {
  const t = useText();
  return (
    <EmptyState
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/open-tournaments">{t.toTournaments}</LinkButton>}
    />
  );
}
