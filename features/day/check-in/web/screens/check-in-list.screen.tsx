import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useOnline } from '#platform/web/offline/use-online.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { DeskFrame } from '../../../web/components/desk-frame.tsx';
import { useText as useDayText } from '../../../web/day.text.ts';
import { checkInListQuery } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { CheckInList } from '../components/check-in-list.tsx';

/** Who is there, for the desk (next.md, C9 screen 4). Without a signal it is read, and nothing is ticked. */
export function Screen() {
  const t = useText();
  const { backToDay } = useDayText();
  const id = Number(useParams().id);
  const query = useQuery(checkInListQuery(id));
  const isOnline = useOnline();
  return (
    <DeskFrame
      id={id}
      title={t.title}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: backToDay }}
    >
      {(list) => (
        <>
          {list.isClosed ? (
            <InlineNotice tone="warning" title={t.closedTitle}>
              {t.closedText}
            </InlineNotice>
          ) : null}
          {isOnline ? null : (
            <InlineNotice tone="warning" title={t.offlineTitle}>
              {t.offlineText}
            </InlineNotice>
          )}
          <CheckInList id={id} list={list} />
        </>
      )}
    </DeskFrame>
  );
}
