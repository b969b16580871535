import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import css from '../components/handshake.module.css';
import { OwnMatch } from '../components/own-match.tsx';
import { type OwnMatches, ownMatchesQuery } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';

/** My matches of a tournament: entering results, and saying whether those of the other side are right. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const id = Number(useParams().id);
  const query = useQuery(ownMatchesQuery(id));
  const { data, error } = query;
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
      {data && !isUnknown ? <Matches id={id} own={data} /> : null}
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

function Matches({ id, own }: { readonly id: number; readonly own: OwnMatches }) {
  const t = useText();
  const eventName = useEventName();
  if (own.isCancelled) return <InlineNotice tone="warning" title={t.cancelled} />;
  const labelOf = (eventId: number) => {
    const event = own.events.find((one) => one.id === eventId);
    return event && own.events.length > 1 ? eventName(event) : null;
  };
  return (
    <>
      {own.isOpen ? null : <InlineNotice title={t.notOpen}>{t.notOpenText}</InlineNotice>}
      {own.matches.length === 0 ? (
        <EmptyState title={t.noMatches} text={t.noMatchesText} />
      ) : (
        <ul className={css.list}>
          {own.matches.map((match) => (
            <OwnMatch
              key={`${match.stageId} ${match.matchId}`}
              tournamentId={id}
              match={match}
              event={labelOf(match.eventId)}
              isOpen={own.isOpen}
            />
          ))}
        </ul>
      )}
    </>
  );
}
