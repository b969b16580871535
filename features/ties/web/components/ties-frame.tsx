import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataOf } from '#platform/web/api/read.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
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
  const data = dataOf(query);
  return (
    <Frame title={title} subtitle={data ? (subtitle?.(data) ?? null) : null} back={back(data)}>
      <Loaded query={query} shape="card" refused={() => <NotFound />}>
        {children}
      </Loaded>
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
