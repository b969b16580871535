import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused } from '#platform/web/api/errors.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { type Back, Screen as Frame } from '#platform/web/ui/screen.tsx';
import { type Ties, tiesQuery } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';

interface Props {
  readonly id: number;
  readonly title: string;
  readonly subtitle?: (ties: Ties) => ReactNode;
  readonly back: (ties: Ties | undefined) => Back;
  readonly children: (ties: Ties) => ReactNode;
}

/** A screen about the ties of a tournament, with what it shows while it loads, and why it cannot be shown. */
export function TiesFrame({ id, title, subtitle, back, children }: Props) {
  const query = useQuery(tiesQuery(id));
  const isGone = isRefused(query.error);
  const data = isGone ? undefined : query.data;
  const isFailed = !data && !isGone && (query.isError || query.isPaused);
  return (
    <Frame title={title} subtitle={data ? (subtitle?.(data) ?? null) : null} back={back(data)}>
      {data ? children(data) : null}
      {isGone ? <NotFound /> : null}
      {isFailed ? <LoadFailure error={query.error} onRetry={() => void query.refetch()} /> : null}
      {data || isGone || isFailed ? null : <Placeholder shape="card" count={3} />}
    </Frame>
  );
}

export function NotFound() {
  const t = useText();
  return (
    <InlineNotice tone="error" title={t.notFound}>
      {t.notFoundText}
    </InlineNotice>
  );
}
