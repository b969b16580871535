import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { WithdrawalsLink } from '../../withdrawing/web/components/withdrawals-link.tsx';
import { EntriesStep } from '../components/entries-step.tsx';
import { SeedingStep } from '../components/seeding-step.tsx';
import {
  type EventAddress,
  type PreparedEvent,
  preparedEventQuery,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';

/** An event on its way to the draw, step by step, for its organizer and referees (next.md, B12). */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(preparedEventQuery(params));
  const event = query.data;
  const failed = !event && (query.isError || query.isPaused);
  const names = event ? [event.tournamentName, event.eventName].filter(Boolean) : [];
  return (
    <Frame
      title={t.title}
      subtitle={names.map((name) => format.name(name)).join(' · ')}
      back={{ to: backOf(params, event), label: t.backToEvents }}
    >
      {event ? <Steps params={params} event={event} /> : null}
      {failed ? <Failure error={query.error} onRetry={() => void query.refetch()} /> : null}
      {event || failed ? null : (
        <div aria-busy="true">
          <span className="visually-hidden">{t.loading}</span>
          <Skeleton shape="row" count={5} />
        </div>
      )}
    </Frame>
  );
}

/** Referees have their own list of a tournament's events. */
function backOf({ id }: EventAddress, event: PreparedEvent | undefined): string {
  return event && !event.isOrganizer
    ? `/referee/tournaments/${id}`
    : `/organizer/tournaments/${id}/events`;
}

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
}

function Steps({ params, event }: Props) {
  const t = useText();
  const accountId = useSession().data?.account?.id;
  return (
    <>
      {event.isCancelled ? (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.cancelledText}
        </InlineNotice>
      ) : null}
      <EntriesStep params={params} event={event} />
      {event.seeding ? <WithdrawalsLink params={params} /> : null}
      {event.seeding && !event.isCancelled && accountId ? (
        <SeedingStep params={params} list={event.seeding} accountId={accountId} />
      ) : null}
    </>
  );
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText();
  if (!isRefused(error)) return <LoadFailure error={error} onRetry={onRetry} />;
  const foreign = isRefused(error, 'FORBIDDEN');
  return (
    <InlineNotice tone="error" title={foreign ? t.notYours : t.notFound}>
      {foreign ? t.notYoursText : t.notFoundText}
    </InlineNotice>
  );
}
