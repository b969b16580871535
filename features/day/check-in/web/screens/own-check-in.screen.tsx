import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { ownCheckInQuery } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { CodeForm } from '../components/code-form.tsx';
import { OwnPeople } from '../components/own-people.tsx';
import { OwnState } from '../components/own-state.tsx';
import { useNow } from '../hooks/use-now.ts';
import { stepOf } from '../lib/own-step.ts';

/** A player's own check-in on the day; the QR code of the venue opens it with the code behind "#". */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(ownCheckInQuery(id));
  const { data, error } = query;
  const at = useNow();
  const step = data ? stepOf(data, at) : null;
  const isUnknown = isRefused(error);
  const failed = !data && !isUnknown && (query.isError || query.isPaused);
  return (
    <Frame
      title={t.ownTitle}
      subtitle={data && !isUnknown ? <bdi>{format.name(data.tournamentName)}</bdi> : null}
      back={{ to: '/my-tournaments', label: t.backToMine }}
    >
      {/* A page for one person, not for search engines. */}
      <meta name="robots" content="noindex" />
      {data && !isUnknown ? (
        <>
          <Facts
            facts={[
              [t.date, format.dayWithWeekday(data.eventDate)],
              [t.venue, <bdi key="venue">{format.name(data.venue)}</bdi>],
            ]}
          />
          {step ? <OwnState own={data} step={step} /> : null}
          {step === 'open' ? <CodeForm id={id} /> : null}
          <OwnPeople own={data} />
          <LinkButton full variant="secondary" to={`/my-matches/${id}`}>
            {t.toMatches}
          </LinkButton>
        </>
      ) : null}
      {isUnknown ? (
        <InlineNotice tone="error" title={t.notFound}>
          {t.notFoundText}
        </InlineNotice>
      ) : null}
      {failed ? <LoadFailure error={error} onRetry={() => void query.refetch()} /> : null}
      {data || failed || isUnknown ? null : (
        <div aria-busy="true">
          <span className="visually-hidden">{t.loading}</span>
          <Skeleton shape="card" count={2} />
        </div>
      )}
    </Frame>
  );
}
