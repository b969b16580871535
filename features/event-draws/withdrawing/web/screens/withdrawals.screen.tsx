import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { EventRefused } from '#features/referees/web/components/event-refused.tsx';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useReturnTo } from '../../../results/web/hooks/use-return-to.ts';
import { Assistant } from '../components/assistant.tsx';
import { WithdrawalList } from '../components/withdrawal-list.tsx';
import { type EventToWithdrawFrom, withdrawalsQuery } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';

/** The withdrawals of a closed event, and the assistant that decides one of them (next.md, B6 and B12). */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const here = `/organizer/tournaments/${params.id}/events/${params.eventId}`;
  const entryId = useSearchParams()[0].get('entry');
  const backToList = useReturnTo(params, t.backToEvent);
  const query = useQuery(withdrawalsQuery(params));
  const known = dataOf(query);
  const names = known ? [known.tournamentName, known.eventName].filter(Boolean) : [];
  return (
    <Frame
      title={entryId ? t.assistantTitle : t.title}
      subtitle={format.facts(names.map((name) => format.name(name)))}
      step={entryId ?? 'list'}
      back={entryId ? { to: `${here}/withdraw`, label: t.backToList } : backToList}
    >
      <Loaded query={query} count={4} refused={(refusal) => <EventRefused refusal={refusal} />}>
        {(event) => (
          <>
            <State event={event} here={here} />
            {entryId ? (
              <Assistant key={entryId} params={params} event={event} entryId={entryId} />
            ) : (
              <WithdrawalList event={event} here={here} />
            )}
          </>
        )}
      </Loaded>
    </Frame>
  );
}

/** Why nothing, or not everything, can be decided. */
function State({ event, here }: { readonly event: EventToWithdrawFrom; readonly here: string }) {
  const t = useText();
  if (event.isCancelled) {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  if (!event.isClosed) return <InlineNotice title={t.openTitle}>{t.openText}</InlineNotice>;
  if (event.published === null) return null;
  if (event.published === 'groups') {
    const text = event.isFollowed ? t.publishedNextText : t.publishedGroupsText;
    return <InlineNotice title={t.publishedTitle}>{text}</InlineNotice>;
  }
  const open = event.isOrderOut ? t.orderOutText : t.publishedText;
  const text = event.isPlayed ? t.playedText : open;
  return (
    <InlineNotice
      title={t.publishedTitle}
      action={
        <LinkButton variant="secondary" to={here}>
          {t.toEvent}
        </LinkButton>
      }
    >
      {text}
    </InlineNotice>
  );
}
