import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MatchHead } from '#features/day/handshake/web/components/match-head.tsx';
import { DeskFrame } from '#features/day/web/components/desk-frame.tsx';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Happened } from '../components/happened.tsx';
import css from '../components/link-desk.module.css';
import { TallyLogs } from '../components/tally-logs.tsx';
import { type History, historyQuery } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';

/** What happened in a match of the day, and how its devices counted: for the desk that decides (next.md, C5 and 7). */
export function Screen() {
  const t = useText();
  const { id: typedId, stageId = '', matchId = '' } = useParams();
  const id = Number(typedId);
  const query = useQuery(historyQuery(id, stageId, matchId));
  return (
    <DeskFrame
      id={id}
      title={t.historyTitle}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDayHome }}
    >
      {(history) => <Match history={history} />}
    </DeskFrame>
  );
}

function Match({ history }: { readonly history: History }) {
  const t = useText();
  const eventName = useEventName();
  const { match, events } = history;
  const event = events.find(({ id }) => id === match.eventId);
  return (
    <>
      <Card tone="plain" className={css.stack}>
        <MatchHead
          heading="h2"
          match={match}
          event={event && events.length > 1 ? eventName(event) : null}
        />
      </Card>
      <Section heading={t.happened}>
        <Happened history={history} />
      </Section>
      <Section heading={t.runningScore}>
        <TallyLogs history={history} />
      </Section>
    </>
  );
}
