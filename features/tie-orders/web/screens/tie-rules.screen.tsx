import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OwnTournamentRefused } from '#features/publishing/web/components/own-tournament-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
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
  const data = dataOf(query);
  const names = data ? [data.tournamentName, data.eventName].filter(Boolean) : [];
  return (
    <Frame
      title={t.rulesTitle}
      subtitle={format.facts(names.map(format.name))}
      back={{ to: `/organizer/tournaments/${id}/events/${eventId}`, label: t.backToEvents }}
    >
      <Loaded
        query={query}
        count={6}
        refused={(refusal) =>
          refusal.code === 'NOT_FOR_TEAMS' ? (
            <InlineNotice tone="error" title={t.failures.NOT_FOR_TEAMS} />
          ) : (
            <OwnTournamentRefused refusal={refusal} />
          )
        }
      >
        {(rules) => <RulesForm params={params} rules={rules} />}
      </Loaded>
    </Frame>
  );
}
