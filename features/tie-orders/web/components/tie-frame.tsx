import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
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
  const query = useQuery(tieQuery(useOwnAddress()));
  const tie = dataOf(query);
  const names = tie ? [tie.tournamentName, tie.eventName].filter(Boolean) : [];
  return (
    <Frame title={title} subtitle={format.facts(names.map(format.name))} back={back}>
      <Loaded
        query={query}
        shape="card"
        count={2}
        refused={() => (
          <InlineNotice tone="error" title={t.notFound}>
            {t.notFoundText}
          </InlineNotice>
        )}
      >
        {children}
      </Loaded>
    </Frame>
  );
}
