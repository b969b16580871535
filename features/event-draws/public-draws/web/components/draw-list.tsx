import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useDrawName } from '../hooks/use-draw-name.ts';
import { useSideCount } from '../hooks/use-side-count.ts';
import { useKindName, useStageName } from '../hooks/use-stage-name.ts';
import { type DrawsOfTournament, publicDrawsQuery } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';
import { EndedEarly } from './ended-early.tsx';
import { Cancelled, drawRefused } from './page-states.tsx';

/** The events of a tournament and their draws, for everybody. */
export function DrawList() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(publicDrawsQuery(id));
  const tournament = dataOf(query)?.tournament;
  return (
    <Frame
      title={t.title}
      subtitle={
        tournament && (
          <FactsLine
            facts={[format.name(tournament.name), format.dayWithWeekday(tournament.eventDate)]}
          />
        )
      }
      back={{ to: `/confirm-tournament-application/${id}`, label: t.backToTournament }}
    >
      <Loaded query={query} count={5} refused={drawRefused}>
        {({ tournament: { isCancelled, endedEarly }, events }) => (
          <>
            {isCancelled ? <Cancelled /> : <p>{t.listText}</p>}
            {endedEarly ? <EndedEarly why={endedEarly} /> : null}
            <List label={t.title}>
              {events.map((event) => (
                <Row
                  key={event.id}
                  event={event}
                  to={
                    event.hasSeason
                      ? `/season/${id}/${event.id}`
                      : `/tournaments/${id}/draws/${event.id}`
                  }
                />
              ))}
            </List>
            <LinkButton variant="secondary" to={`/live/${id}`}>
              {t.live}
            </LinkButton>
            <LinkButton variant="secondary" to={`/tournaments/${id}/results`}>
              {t.toPlaces}
            </LinkButton>
          </>
        )}
      </Loaded>
    </Frame>
  );
}

const TONES = { none: 'neutral', published: 'green', withdrawn: 'amber' } as const;

interface RowProps {
  readonly event: DrawsOfTournament['events'][number];
  readonly to: string;
}

function Row({ event, to }: RowProps) {
  const t = useText();
  const format = useFormat();
  const nameOf = useDrawName();
  const sideCount = useSideCount();
  const kindName = useKindName();
  const stageName = useStageName();
  const { published, state, eventType, further, hasSeason } = event;
  const facts = published && [
    [kindName(published.kind, further), ...further.map((one) => stageName(one))].join(t.comma),
    sideCount(eventType, published.entrants),
    t.publishedOn(format.dateTime(published.publishedAt)),
  ];
  return (
    <ListRow
      to={to}
      title={nameOf(event)}
      text={facts ? <FactsLine facts={facts} /> : hasSeason ? t.seasonText : undefined}
      end={
        hasSeason ? (
          <Badge tone="green">{t.season}</Badge>
        ) : (
          <Badge tone={TONES[state]}>{t.states[state]}</Badge>
        )
      }
    />
  );
}
