import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { useOwnAddress } from '../hooks/use-own-address.ts';
import { type OwnTie, tieQuery } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

interface Props {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly children: (tie: OwnTie) => ReactNode;
}

/** The frame of a screen about one tie: it loads, cannot be read, or is not there. */
export function TieFrame({ title, back, children }: Props) {
  const t = useText();
  const format = useFormat();
  const { data, error, isError, isPaused, refetch } = useQuery(tieQuery(useOwnAddress()));
  const isGone = isRefused(error);
  const failed = !data && !isGone && (isError || isPaused);
  const names = data ? [data.tournamentName, data.eventName].filter(Boolean) : [];
  return (
    <Frame title={title} subtitle={format.facts(names.map(format.name))} back={back}>
      {isGone ? (
        <InlineNotice tone="error" title={t.notFound}>
          {t.notFoundText}
        </InlineNotice>
      ) : null}
      {data && !isGone ? children(data) : null}
      {failed ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data || failed || isGone ? null : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="card" count={2} />
        </div>
      )}
    </Frame>
  );
}
