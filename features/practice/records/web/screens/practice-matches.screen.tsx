import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { formatOf } from '../../records.vocabulary.ts';
import { DashedTitle } from '../components/dashed-title.tsx';
import { MatchList, NoMatches } from '../components/match-list.tsx';
import { Narrowed } from '../components/narrowed.tsx';
import { useSearch } from '../hooks/use-search.ts';
import { type CarriedDay, dayOf } from '../lib/day.ts';
import { useText } from '../records.text.ts';

/** The results of a day and format (spec section 2.17). */
export function Screen() {
  const t = useText();
  const { longDate } = useFormat();
  const { dateId = '', formatId } = useParams();
  const { suffix } = useSearch();
  const carried = useLocationState<CarriedDay>();
  const day = dayOf(dateId);
  const format = formatOf(formatId);
  const title = t.resultsTitle(format ? t.formats[format] : t.otherFormat);
  return (
    <Frame
      title={title}
      heading={<DashedTitle>{title}</DashedTitle>}
      subtitle={day ? longDate(day) : carried?.formattedDate}
      back={{
        to: `/practice-records/format/${dateId}${suffix}`,
        label: t.backToFormats,
        state: carried,
      }}
    >
      <Narrowed />
      {day && format ? <MatchList day={day} format={format} /> : <NoMatches />}
    </Frame>
  );
}
