import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { useDrawName } from '../hooks/use-draw-name.ts';
import { type PublicDraw, publicDrawQuery } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';
import { EarlierDraws } from './earlier-draws.tsx';
import { Cancelled, Loading } from './page-states.tsx';
import { PublishedDraw } from './published-draw.tsx';

/** The draw of an event, for everybody: to find a child, to print, and to check that it was drawn by lot. */
export function DrawOfEvent() {
  const t = useText();
  const format = useFormat();
  const nameOf = useDrawName();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(publicDrawQuery(params));
  const { data } = query;
  const where = data
    ? `${format.name(data.tournament.name)} · ${format.dayWithWeekday(data.tournament.eventDate)}`
    : '';
  return (
    <Frame
      title={t.title}
      heading={data && t.heading(nameOf(data.event))}
      subtitle={where}
      width="wide"
      back={{ to: `/tournaments/${params.id}/draws`, label: t.backToDraws }}
    >
      {data ? <Page data={data} where={where} /> : <Loading query={query} />}
    </Frame>
  );
}

function Page({ data, where }: { readonly data: PublicDraw; readonly where: string }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useDrawName();
  const { tournament, event, draw, withdrawn, earlier } = data;
  return (
    <>
      {tournament.isCancelled ? <Cancelled /> : null}
      {withdrawn ? (
        <InlineNotice tone="warning" title={t.withdrawnTitle}>
          <p>{t.withdrawnText(withdrawn.number, format.dateTime(withdrawn.at))}</p>
          <p>{t.reasonIs(withdrawn.reason)}</p>
        </InlineNotice>
      ) : null}
      {draw ? (
        <PublishedDraw
          draw={draw}
          eventType={event.eventType}
          heading={`${nameOf(event)} · ${where}`}
        />
      ) : null}
      {draw || withdrawn ? null : <EmptyState title={t.noneTitle} text={t.noneText} />}
      <EarlierDraws draws={earlier} />
    </>
  );
}
