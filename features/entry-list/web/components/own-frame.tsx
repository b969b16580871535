import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import { isLastingRefusal } from '#platform/web/api/errors.ts';
import type { Read } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { tournamentQuery } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

interface Props<Data> {
  readonly title: string;
  readonly query: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Holds the line of the tournament's name while it is read, so that nothing moves. */
const EMPTY_LINE = '\u00a0';

/** The frame of an organizer's screen about one tournament, in all its states. */
export function OrganizerFrame<Data>({ title, query, children }: Props<Data>) {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const tournament = useQuery(tournamentQuery(id));
  // Somebody else may have read it on the device before.
  const own = isLastingRefusal(query.error) ? undefined : tournament.data;
  const back = { to: `/organizer/tournaments/${id}`, label: t.backToTournament };
  return (
    <Frame
      title={title}
      subtitle={tournament.isLoading ? EMPTY_LINE : own && format.name(own.name)}
      back={back}
      width="wide"
    >
      <Loaded
        query={query}
        count={5}
        refused={(refusal) => <OwnTournamentRefused refusal={refusal} />}
      >
        {children}
      </Loaded>
    </Frame>
  );
}
