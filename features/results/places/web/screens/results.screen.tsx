import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useOldSince } from '#platform/web/offline/use-old-since.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { EventOfResults, Results } from '../../../results.contract.ts';
import { decidingFirst } from '../../../results.policy.ts';
import { Corrections } from '../components/corrections.tsx';
import { Downloads } from '../components/downloads.tsx';
import { Places } from '../components/places.tsx';
import { ResultsLoaded } from '../components/results-loaded.tsx';
import { ResultsState } from '../components/results-state.tsx';
import { SharePlaces } from '../components/share-places.tsx';
import { useResultNames } from '../hooks/use-result-names.ts';
import { resultsQuery } from '../places.queries.ts';
import { useText } from '../places.text.ts';

/** Who came where in a tournament, for everybody (next.md, C8). */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(resultsQuery(id));
  // One that is held back meanwhile is on the device.
  const data = dataOf(query);
  const oldSince = useOldSince(query);
  return (
    <Frame
      title={t.title}
      heading={data ? <bdi>{format.name(data.tournament.name)}</bdi> : t.title}
      subtitle={
        data ? format.facts([t.title, format.dayWithWeekday(data.tournament.eventDate)]) : null
      }
      back={{ to: `/confirm-tournament-application/${id}`, label: t.back }}
    >
      {data && oldSince !== null ? (
        <InlineNotice tone="warning" title={t.oldTitle(oldSince)}>
          {t.oldText}
        </InlineNotice>
      ) : null}
      <ResultsLoaded query={query}>{(results) => <Shown results={results} />}</ResultsLoaded>
    </Frame>
  );
}

function Shown({ results }: { readonly results: Results }) {
  const t = useText();
  const { id } = results.tournament;
  const hasPlaces = results.events.some(({ stages }) =>
    stages.some(({ places }) => places.length > 0),
  );
  return (
    <>
      <ResultsState results={results} />
      {results.state === 'cancelled' ? null : (
        <>
          {results.events.map((event) => (
            <Event key={event.id} results={results} event={event} />
          ))}
          <Corrections results={results} />
          {hasPlaces ? (
            <>
              <p>{t.namesText}</p>
              <LinkButton variant="secondary" to={`/tournaments/${id}/certificates`}>
                {t.toCertificates}
              </LinkButton>
              <Downloads id={id} names="public" />
            </>
          ) : null}
        </>
      )}
    </>
  );
}

interface EventProps {
  readonly results: Results;
  readonly event: EventOfResults;
}

function Event({ results: { state, tournament }, event }: EventProps) {
  const t = useText();
  const format = useFormat();
  const { eventName, stageName } = useResultNames();
  const name = eventName(event);
  const stages = decidingFirst(event.stages);
  return (
    <Section heading={<bdi>{name}</bdi>} card>
      {stages.length === 0 ? <p>{t.noDraw}</p> : null}
      {stages.map((stage) => (
        <section key={stage.stageId}>
          {stages.length > 1 ? <h3>{stageName(stage)}</h3> : null}
          <Places stage={stage} label={format.facts([name, stageName(stage)])} />
        </section>
      ))}
      {state === 'final' ? <SharePlaces tournament={tournament} event={event} /> : null}
      {event.isPublished ? (
        <LinkButton variant="secondary" to={`/tournaments/${tournament.id}/draws/${event.id}`}>
          {t.drawWithScores}
        </LinkButton>
      ) : null}
      {event.isPublished && event.eventType === 'Team' ? (
        <LinkButton variant="secondary" to={`/ties/${tournament.id}`}>
          {t.toTies}
        </LinkButton>
      ) : null}
    </Section>
  );
}
