import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnTournamentError } from '#features/publishing/web/components/own-tournament-error.tsx';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { RulesForm } from '../components/rules-form.tsx';
import { tieRulesQuery } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';

/** How the ties of an event are played: the organizer's own copy of a template. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(tieRulesQuery(params));
  const { data, error } = query;
  const isForPlayers = isRefused(error, 'NOT_FOR_TEAMS');
  const failed = !data && !isForPlayers && (query.isError || query.isPaused);
  const names = data ? [data.tournamentName, data.eventName].filter(Boolean) : [];
  return (
    <Frame
      title={t.rulesTitle}
      subtitle={format.facts(names.map(format.name))}
      back={{ to: `/organizer/tournaments/${id}/events/${eventId}`, label: t.backToEvents }}
    >
      {data ? <RulesForm params={params} rules={data} /> : null}
      {isForPlayers ? <InlineNotice tone="error" title={t.failures.NOT_FOR_TEAMS} /> : null}
      {failed ? <OwnTournamentError query={query} /> : null}
      {data || failed || isForPlayers ? null : (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" count={6} />
        </div>
      )}
    </Frame>
  );
}
