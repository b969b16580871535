import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MATCH_FORMATS } from '#domain/scorecard/match-record.ts';
import { isUnread } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { DashedTitle } from '../components/dashed-title.tsx';
import { FormatCards } from '../components/format-cards.tsx';
import { Narrowed } from '../components/narrowed.tsx';
import { useSearch } from '../hooks/use-search.ts';
import { type CarriedDay, dayOf } from '../lib/day.ts';
import { formatsQuery } from '../records.queries.ts';
import { useText } from '../records.text.ts';

const NONE = MATCH_FORMATS.map((format) => ({ format, matches: 0 }));

/** What was played on a day (spec section 2.16). */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const { dateId = '' } = useParams();
  const { search, suffix } = useSearch();
  const carried = useLocationState<CarriedDay>();
  const day = dayOf(dateId);
  const counts = useQuery({ ...formatsQuery(dateId, search), enabled: day !== null });
  const formattedDate = day ? format.longDate(day) : carried?.formattedDate;
  const title = carried?.formattedDate
    ? t.formatTitle(formattedDate ?? dateId)
    : t.dayTitle(dateId);
  const failed = isUnread(counts);
  return (
    <Frame
      title={title}
      heading={<DashedTitle>{title}</DashedTitle>}
      subtitle={day && !carried?.formattedDate ? formattedDate : undefined}
      back={{ to: `/practice-records${suffix}`, label: t.backToDays }}
    >
      <Narrowed />
      {failed ? <LoadFailure error={counts.error} onRetry={() => void counts.refetch()} /> : null}
      <FormatCards
        dateId={dateId}
        carried={{ dateId, ...(formattedDate && { formattedDate }) }}
        counts={day ? counts.data : NONE}
        waiting={!failed}
      />
    </Frame>
  );
}
