import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { type Season, type SeasonAddress, seasonQuery } from '../season.queries.ts';
import { useText } from '../season.text.ts';

interface Props {
  readonly title: string;
  readonly back: (at: SeasonAddress) => { readonly to: string; readonly label: string };
  readonly children: (season: Season, at: SeasonAddress) => ReactNode;
}

/** The frame of the screens of a season: it loads, cannot be read, or is not there. */
export function SeasonFrame({ title, back, children }: Props) {
  const t = useText();
  const format = useFormat();
  const { id, eventId } = useParams();
  const at = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(seasonQuery(at));
  const shown = dataOf(query);
  const names = shown ? [shown.tournamentName, shown.eventName].filter(Boolean) : [];
  return (
    <Frame title={title} subtitle={format.facts(names.map(format.name))} back={back(at)}>
      <Loaded
        query={query}
        count={6}
        refused={() => <InlineNotice tone="error" title={t.failures.SEASON_NOT_FOUND} />}
      >
        {(season) => children(season, at)}
      </Loaded>
    </Frame>
  );
}
